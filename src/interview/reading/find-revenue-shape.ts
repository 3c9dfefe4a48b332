import type { Fact, RevenueShape } from '../../facts/fact.ts';
import type { Amount, Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const SUBSCRIPTION =
  /\b(?:cuotas? (?:mensual(?:es)?|de soci[oa]s?|al mes|anual(?:es)?)|mensualidad(?:es)?|suscripci(?:on|ones)|suscriptor(?:es|as)?|abonos? mensual(?:es)?|igualas?|tarifa plana|monthly (?:fees?|plans?|memberships?|retainers?|box(?:es)?|subscriptions?)|subscriptions?|subscribers?|memberships?|retainers?)\b/g;
const PROJECT =
  /\b(?:por (?:cada )?(?:proyecto|obra|contrato)|(?:per|each|by the) (?:project|contract)|(?:proyectos?|contratos?) (?:cerrados?|medios?|con (?:empresas|clientes|colegios|ayuntamientos|hoteles|comunidades)|de (?:unos |entre |hasta )?[$€£]?\d)|(?:obras?|reformas?) (?:de|a) (?:unos |entre )?[$€£]?\d|precio cerrado|presupuesto cerrado|llave en mano|(?:projects?|contracts?) (?:with (?:companies|clients|schools|councils|hotels)|(?:of|worth|at|averag\w+)(?: about| around)? [$€£]?\d)|(?:average|typical) (?:project|contract)|fixed[- ]price (?:projects?|contracts?|jobs?))\b/g;
const PROJECTS_SOLD = /\b(?:proyectos?|contratos?|projects?|contracts?)\b/;
const EACH_TIME =
  /\b(?:pago por uso|pago unico|sin (?:cuotas?|suscripcion|permanencia)|pay[- ]as[- ]you[- ]go|pay per (?:use|visit|class)|one-off (?:payments?|sales?|purchases?))\b/g;
const DENIED =
  /\b(?:sin|no|ni|ninguna|without|not|nor|never|nunca|en vez de|en lugar de|instead of|rather than)(?: (?:a|an|any|una?|hay|es|son|sera|cobr\w+|tenemos|tendremos|habra|quiero|want|by|con|de)){0,3} $/;
/** A second line beside the main one does not change how the business charges. */
const ASIDE =
  /\b(?:opcion\w*|opcional|tambien|ademas|alguna|algunas|option\w*|optional|also|some|plus|as well as|pago|pagamos|pagar|i pay|we pay)(?: [a-z]+){0,3} $/;
const SOMEBODY_ELSES =
  /^ (?:del? (?:prestamo|credito|hipoteca|autonom\w+|leasing|renting|alquiler|trabajo|software)|to (?:adobe|software)|laboral\w*|indefinid\w*)/;

/** How money comes in, where the words say so plainly: a fee each month, a commission, projects. Nights are told by find-lodging. */
export function findRevenueShape(
  ground: Ground,
  amounts: readonly Amount[],
  found: readonly Fact[],
  { answer, known }: ReadingContext,
): readonly Fact[] {
  const commission = found.find(({ id }) => id === 'commission');
  if (commission) return [makeFact('revenueShape', 'commission', { quote: commission.quote, origin: 'derived' })];
  if (found.some(({ id }) => id === 'revenueShape')) return [];
  const priced = found.find(({ id }) => id === 'price') ?? known.price;
  const isMonthly = priced?.period === 'month';
  const said = (shape: RevenueShape, pattern: RegExp) => {
    const match = plainMention(ground.folded, pattern);
    const quote = match && quoteOf(ground.text, answer, match.index, match.index + match[0].length);
    return match ? [makeFact('revenueShape', shape, { quote })] : [];
  };
  const subscription = isMonthly || priced === undefined ? said('subscription', SUBSCRIPTION) : [];
  if (subscription.length > 0) return subscription;
  if (isMonthly) return [];
  const project = said('project', PROJECT);
  if (project.length > 0) return project;
  const sold = amounts.find((amount) => amount.kind === 'count' && PROJECTS_SOLD.test(amount.noun));
  if (sold) return [makeFact('revenueShape', 'project', { quote: quoteOf(ground.text, answer, sold.start, sold.end) })];
  return said('transaction', EACH_TIME);
}

/** The first mention that is neither denied, nor an aside, nor of what the business itself pays. */
function plainMention(folded: string, pattern: RegExp): RegExpExecArray | null {
  for (const match of folded.matchAll(pattern)) {
    const before = folded.slice(Math.max(0, match.index - 40), match.index);
    const after = folded.slice(match.index + match[0].length, match.index + match[0].length + 30);
    if (!DENIED.test(before) && !ASIDE.test(before) && !SOMEBODY_ELSES.test(after)) return match;
  }
  return null;
}
