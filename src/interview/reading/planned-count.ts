// What is planned, where what could be done is told as well: "we could do 24 a day; I'm figuring 14".
import type { Amount, Count, Ground } from './amount.ts';
import type { Numeral } from './numeral.ts';

const CAN_BEFORE =
  /(?<![a-z])(?:(?:can|could)(?: (?:physically|probably|just|easily|only))? (?:do|make|take|serve|fit|see|handle|manage|carry)(?:, what,)?|pued[oe] (?:hacer|atender|servir|meter)|podemos (?:hacer|atender|servir|meter)|podria(?:mos)? (?:hacer|atender|meter|dar|sacar)|caben?|da[n]? (?:como )?pa(?:ra)?|capacidad(?: para| de)?|capacity(?: for| of)?)(?: [a-z]+)? $/;
const CAN_AFTER =
  /^[^.;,\d]{0,24}(?<![a-z])(?:flat out|if (?:every|full|all)|at full|si (?:estuviera|todo)|a tope|como maximo|at most)(?![a-z])/;
/** Right before a number that is counted on. */
export const PLANNED_BEFORE =
  /(?<![a-z])(?:start(?:ing)? (?:with|at)|expect(?:ing)?(?: to (?:start|do|sell|begin)(?: with)?)?|empez\w+ con|empiez\w+ con|arranc\w+ con|espero|esperamos|calculo|calculamos|preveo|begin(?:ning)? with|open(?:ing)? with|figur(?:e|ing)(?: on)?|put down|counting on|plan(?:ning|s)? (?:on|for|around|with)|plan assumes|schedule assumes|cuent(?:o|a|amos) (?:solo )?con|vamos con|voy con|(?:hago|hacemos) (?:mis |nuestras |las )?cuentas con|(?:mi|nuestro|el) plan (?:parte de|cuenta con|son|es de))(?: unos| unas| about| around| some| only| solo)? $/;
const HALF =
  /(?<![a-z])(?:la mitad de (?:esa|es[oa]s?|la|su|ell[oa]s|nuestra)(?: capacidad)?|half (?:of )?(?:that|those|them|the|our)(?: capacity)?)(?![a-z])/;

/** Whether the words beside it say that so many could be done. */
function isCapacity({ folded }: Ground, { start, end }: Count): boolean {
  return CAN_BEFORE.test(folded.slice(Math.max(0, start - 60), start)) || CAN_AFTER.test(folded.slice(end, end + 40));
}

/** The one that is expected where the first is what could be done, or half of it where that is said; `undefined` where nothing says so. */
export function plannedCount(ground: Ground, first: Count, others: readonly Count[]): Count | undefined {
  if (!isCapacity(ground, first)) return undefined;
  const { folded, numerals } = ground;
  const isPlanned = ({ start }: Pick<Numeral, 'start'>) => PLANNED_BEFORE.test(folded.slice(Math.max(0, start - 60), start));
  const told = others.find(isPlanned);
  if (told) return told;
  const bare = numerals.find((numeral) => numeral.start > first.end && !numeral.isArticle && isPlanned(numeral));
  if (bare) return { ...first, low: bare.low, high: bare.high, start: bare.start, end: bare.end };
  return HALF.test(folded.slice(first.end)) ? { ...first, low: first.low / 2, high: first.high / 2 } : undefined;
}

/** "We are planning around 54 subscribed rinks": so many who pay by the month. */
export function plannedPayers({ folded, numerals }: Ground): Numeral | undefined {
  return numerals.find(
    ({ start, end, isArticle }) =>
      !isArticle && PLANNED_BEFORE.test(folded.slice(Math.max(0, start - 60), start)) && /^ [a-z]{3,}/.test(folded.slice(end)),
  );
}

/** "$49 a month, 120 gyms", «cobramos 49 al mes a 120 gimnasios»: so many, told right after what each pays by the month. */
export function payersBeside({ folded, numerals }: Ground, amounts: readonly Amount[]): Numeral | undefined {
  const prices = amounts.filter((amount) => amount.kind === 'money' && amount.per === 'month');
  return numerals.find(({ start, end, isArticle, low }) => {
    const price = prices.findLast((money) => money.end <= start);
    const isCounted = !isArticle && Number.isInteger(low) && low >= LEAST_PAYERS && PLURAL_AFTER.test(folded.slice(end));
    return price !== undefined && isCounted && BESIDE_PRICE.test(folded.slice(price.end, start));
  });
}

const LEAST_PAYERS = 5;
const BESIDE_PRICE =
  /^(?: (?:each|cada un[oa]|(?:per|por|a|cada) (?!mes|month)[a-z]{3,}))?(?: (?:a|to|from|for|con|with)|[,.] ?(?:(?:y|and|con|with|for|a|to|in|i expect|espero|esperamos) ?)?) ?(?:(?:unos|unas|about|around|maybe|like|los|the) )?$/;
const PLURAL_AFTER =
  /^ (?!(?:euros?|pesos|soles|dollars|pounds|dias|days|semanas|weeks|meses|months|anos|years|horas|hours|minutos|minutes|personas en|empleados|employees|sesiones|sessions|clases|classes|visitas|visits|veces|times|kilos|litros)(?![a-z]))[a-z]{3,}s(?![a-z])/;
