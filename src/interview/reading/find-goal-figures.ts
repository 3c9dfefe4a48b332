// The figures that goals alone tell: how it is to grow, and what those who start it mean to take each month.
import type { CurrencyCode } from '../../countries/country.ts';
import { type Fact, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { foundersKnown } from './count-founders.ts';
import { findGoalTarget } from './find-goal-target.ts';
import { findGrowth } from './find-growth.ts';
import { makeFact } from './make-fact.ts';
import { moneyDetails, roundMoney, unitOf } from './money-details.ts';
import { isForAll } from './pay-words.ts';
import type { ReadingContext } from './reading-context.ts';
import { monthly } from './settle-means.ts';

const ABOUT =
  '(?: (?:un|una|a|an|of|de|al menos|unos|unas|como|about|around|at least|los|the|our|nuestro|mi|my|own|propio|mes|month)){0,4} ?[$€£]?$';
/** «Sacar 600 lucas cada uno», «pagarme un sueldo de 1.500», "pay ourselves two grand": a word that nobody says of a customer's money. */
const TAKES = new RegExp(
  `(?<![a-z])(?:sacar(?:me|nos)?|llevar(?:me|nos)(?: a casa)?|pagar(?:me|nos)|poner(?:me|nos)|asignar(?:me|nos)|ganar(?:me|nos)|(?:yo )?me (?:pondria|pondre|pagaria|pagare|asignaria|asignare|llevaria)|vivir (?:de (?:esto|ello|la tienda|mi negocio) )?con|(?:mi|nuestro|un|tener|cobrar) (?:propio )?sueldo(?: mensual)?(?: propio| digno| fijo)?|pay(?:ing)? (?:myself|ourselves|us both)(?: each)?|tak(?:e|ing) home|clear(?:ing)?|draw(?:ing)?|bring(?:ing)? home|(?:my|our|an?) (?:own )?(?:salary|wage|pay)(?: each)?)${ABOUT}`,
);
const EACH = /(?<![a-z])(?:cada un[oa]|cada quien|cada soci[oa]|c\/u|por cabeza|each|apiece)(?![a-z])/;
const FOR_US = /(?<![a-z])(?:nos|ourselves|us|our|nuestr[oa]|cada un[oa])(?![a-z])/;
/** Of one person alone, whoever else there is. */
const FOR_ME =
  /(?<![a-z])(?:m[ye]self|for me|para mi|yo|i(?:['’]d|['’]ll| will| would)?|me (?:pondria|pondre|pagaria|pagare|asignaria|asignare|llevaria|queden?|quedaran?)|sacarme|pagarme|llevarme|ponerme|asignarme|ganarme|mi sueldo)(?![a-z])/;
/** Who tells of the means as one, whoever else works there, means to live on it alone. */
const AS_ONE = /(?<![a-z])(?:i|i['’](?:m|ve|d|ll)|my|yo|tengo|pongo|pido|necesito|preciso|ocupo|mis?|mi[oa]s)(?![a-z])/;
const AS_SEVERAL =
  /(?<![a-z])(?:we|we['’](?:re|ve|d|ll)|us|our|ours|nosotr[oa]s|nuestr[oa]s?|somos|tenemos|ponemos|pedimos|necesitamos|precisamos|ocupamos|queremos)(?![a-z])/;
/** Not from the first month on. */
const LATER =
  /(?<![a-z])(?:by then|by (?:that|the) (?:time|point)|by month \d+|para (?:entonces|esa fecha)|entonces ya|dentro de|(?:by|in|from|after|within|until|for) (?:the )?(?:year|end|second|third|20\d\d|next|two|three|[2-9])|someday|one day|eventually|algun dia|(?:el|al|del|en|para|a) (?:segundo|tercer|otro|proximo|ano|20\d\d|dos|tres|[2-9])|a partir de|en (?:un|dos|tres) anos?|al cabo)(?![a-z])/;

/** Only where they were not told before. */
export function goalFigures(
  ground: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const growth = context.known.growth === undefined ? findGrowth(ground, amounts, context) : [];
  const target = growth.length === 0 ? findGoalTarget(ground, amounts, context) : [];
  return [...growth, ...target, ...(context.known.founderPay === undefined ? goalPay(ground, amounts, context, currency) : [])];
}

/** Pay told as a goal of the business as it opens; what is to come some other year is none yet. */
function goalPay(ground: Ground, amounts: readonly Amount[], context: ReadingContext, currency: CurrencyCode | null): readonly Fact[] {
  const told = amounts.filter((amount) => amount.kind === 'money').filter((money) => isTaken(ground, money, context.known));
  const [money] = told;
  if (money === undefined || told.length > 1) return [];
  const { before, after } = clauseOf(ground, money);
  const isEach = EACH.test(`${before}|${ground.folded.slice(money.start, money.end)}${after}`);
  // Of each or of all together, nobody said which.
  const areSeveral = !FOR_ME.test(`${before}|${after}`) && areToldAsSeveral(ground, amounts, context);
  const isOpen = !isEach && !isForAll(after) && areSeveral && !FOR_US.test(before);
  if (isOpen) return [];
  const times = isEach ? Math.max(LEAST_OF_US, foundersKnown(ground.folded, amounts, context.known) ?? LEAST_OF_US) : 1;
  const value = roundMoney(times * monthly(money.per === 'unit' ? { ...money, per: null } : money));
  const isDerived = times > 1 || money.low !== money.high;
  return [makeFact('founderPay', value, moneyDetails(ground, money, context, unitOf(money, currency), isDerived, 'founderPay'))];
}

const LEAST_OF_US = 2;

/** Whether more than one start it, those who are hired left out. */
function areToldAsSeveral({ folded }: Ground, amounts: readonly Amount[], { known }: ReadingContext): boolean {
  const hired = known.staffPay === undefined ? 0 : 1;
  const means = foldText(factValue(known, 'resources') ?? '');
  const isOne = AS_ONE.test(means) && !AS_SEVERAL.test(`${means}|${folded}`);
  return !isOne && (foundersKnown(folded, amounts, known) ?? 1) - hired > 1;
}

/** "Make $3,000 a month": less than the business is to sell, it is what is left for whoever starts it. */
function isLeftOfSales(before: string, { per, low }: Money, { price, volume }: ReadingContext['known']): boolean {
  if (per !== 'month' || price === undefined || volume === undefined || !EARNS.test(before)) return false;
  return (price.period === 'unit' || price.period === 'month') && low < price.value * volume.value;
}

const EARNS =
  /^ ?(?:(?:i(?:['’]d| would| want)?(?: like)?|be able|to|and|poder|quiero) )*(?:mak(?:e|ing)|earn(?:ing)?|ganar)(?: (?:about|around|at least|unos|al menos|como))? ?[$€£]?$/;

function isTaken(ground: Ground, money: Money, known: ReadingContext['known']): boolean {
  const price = known.price?.value ?? Number.POSITIVE_INFINITY;
  const { before, after } = clauseOf(ground, money);
  const isFarFromPrice = money.per === 'month' && money.low >= PRICES_A_MONTH * price;
  const isOwn =
    TAKES.test(before) ||
    (money.per === 'month' && TAKEN_BY_ONESELF.test(before)) ||
    (money.per !== 'unit' && SUBJECT_SAID.test(before)) ||
    (isFarFromPrice && CHARGES_OR_EARNS.test(before)) ||
    isLeftOfSales(before, money, known) ||
    (money.per === 'month' && FOR_ONESELF.test(after.trim()) && !SOLD.test(before));
  return isOwn && !LATER.test(`${before}|${after}`);
}

/** «1.500 al mes para mí», "£2,000 a month for me". */
const FOR_ONESELF =
  /^(?:(?:al mes|mensuales|por mes|cada mes|a month|per month|every month) )?(?:(?:limpi[oa]s?|libres|clear|net) )?(?:(?:para mi|yo)(?: sol[oa])?(?: sin falta)?|pa mi|for me|for m[ye]self|en mi bolsillo|in(?:to)? my (?:own )?pocket|in my hand)$/;
/** «Cobrar 1.000 € al mes»: of customers where it could be a price, of the founder where it is so many times what each pays. */
const CHARGES_OR_EARNS =
  /^ ?(?:(?:poder |quiero |querria |me gustaria )?cobrar(?: yo)?|yo (?:cobraria|cobrare|ganaria|sacaria))(?: unos| al menos| como)? ?[$€£]?$/;
/** «Que me queden 1.700 al mes», "draw 1,900 a month": by the month it is nothing else. */
const TAKEN_BY_ONESELF =
  /(?:(?<![a-z])(?:que )?(?:me|nos) (?:queden?|quedaran?|quedasen?|deje|salgan?)(?: limpi[oa]s| libres)?|(?:^|[:|] ?|(?<![a-z])to )(?:i )?(?:draw|clear)(?:ing)?|(?<![a-z])(?:i|i'd|we) (?:draw|clear))(?: (?:unos|unas|al menos|como|about|around|at least))? ?[$€£]?$/;
/** «Cobrar yo 1.400», «ganar yo 15 mil»: whoever says so of money speaks of no customer's. */
const SUBJECT_SAID =
  /(?<![a-z])(?:(?:cobrar|ganar|sacar|llevarme|percibir) (?:yo|nosotr[oa]s)|yo (?:cobrar|ganar|sacar))(?: (?:unos|unas|al menos|como))? ?[$€£]?$/;
const PRICES_A_MONTH = 20;
const SOLD = /(?<![a-z])(?:factur\w*|vend\w*|ventas|ingres\w*|sales|sell\w*|turnover|revenue|ganancias?|profit)(?![a-z])/;

/** What stands about the amount, up to the next goal. */
function clauseOf({ folded }: Ground, { start, end }: Money): { readonly before: string; readonly after: string } {
  return {
    before: folded.slice(Math.max(0, start - 90), start).replace(/^.*(?:[.;,!?\n]| (?:y|and|e) )/s, ''),
    after: folded.slice(end, end + 90).split(/[.;,!?\n]| (?:y|and|e) /)[0] ?? '',
  };
}
