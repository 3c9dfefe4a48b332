// What somebody else asks or takes, by the verb before the amount: "el veterinario me cobró 2.800", "una chica que cobra 850".
import type { Ground, Money } from './amount.ts';
import type { MoneyRole } from './money-roles.ts';
import type { ReadingContext } from './reading-context.ts';

/** How far back from the amount its verb and who does it are looked for. */
const REACH = 110;
/** The words between the verb and its amount: whom, for what, about. */
const OBJECT = "(?: (?!(?:pero|but|y|and|que)(?![a-z]))[a-z']+){0,4} ?[$€£]*$";
/** Asked of who is talking, or of third parties. "Le cobro" is one's own without its accent. */
const OF_SOMEBODY = new RegExp(
  `(?<![a-z])(?:(?:me|nos) (?:lo |la |los |las )?cobro|(?:me|nos|te|os|le|les|se) (?:lo |la |los |las )?(?:cobraron|cobraba[n]?)|(?:te|os|le|les) cobran)${OBJECT}`,
);
const ONCE_ASKED = new RegExp(`(?<![a-z])cobr(?:aron|aba|aban)${OBJECT}`);
const ACCENTED = /(?<!\p{L})cobró(?!\p{L})(?: \p{L}+){0,4} ?[$€£]*$/u;
const ASKS = new RegExp(`(?:^|[^a-z])((?:[a-z'-]+ ){0,6})cobra(?:ra)?(?![a-z])${OBJECT}`);
/** Whoever they are, they are others. */
const THEY_ASK = new RegExp(`(?<![a-z])(?<!(?<![a-z])(?:se|me|nos) )cobra(?:n|ran)(?![a-z])${OBJECT}`);
const CHARGED_US = new RegExp(`(?<![a-z])(?:charg(?:ed|es|ing|e)|quoted|billed) (?:me|us)${OBJECT}`);
const CHARGES = new RegExp(`(?:^|[^a-z])((?:[a-z']+ ){0,6})(?:charged|charges|(?:was|were|is|are) charging)(?![a-z])${OBJECT}`);
const JOINT = /[.;:!?\n(,]|(?<![a-z])(?:y|pero|and|but|porque|because|si|if|cuando|when)(?![a-z])/;
/** Of these it is told what the business itself asks. */
const OWN =
  /(?<![a-z])(?:se|negocio|empresa|tienda|app|aplicacion|plataforma|web|marca|servicio|taller|estudio|i|we|it|business|company|platform|website|service|brand|plan|gets?|be|been|(?:is|are|am|was|were)(?= $))(?![a-z])/;
/** Nobody does it: a time, a manner. */
const ASIDE =
  /(?<![a-z])(?:cada|por|al|a|la|el|mes|sesion|clase|vez|normalmente|tambien|ahora|solo|ya|y|no|aqui|alli|entonces|luego|despues|normally|usually|also|now|only|then|just|would|will|per|each)(?![a-z])/g;

/** Whether the amount is what another person or firm charges or earns. */
export function isChargedByOthers(ground: Ground, { start }: Pick<Money, 'start'>): boolean {
  const from = Math.max(0, start - REACH, ground.numerals.findLast(({ end, isArticle }) => end <= start && !isArticle)?.end ?? 0);
  const lead = ground.folded.slice(from, start);
  const sentence = lead.slice(lead.search(/[^.;!?\n]*$/));
  if (OF_SOMEBODY.test(sentence) || CHARGED_US.test(sentence) || ONCE_ASKED.test(sentence) || THEY_ASK.test(sentence)) return true;
  if (ACCENTED.test(ground.text.slice(from, start))) return true;
  const subject = (ASKS.exec(sentence) ?? CHARGES.exec(sentence))?.[1];
  return subject !== undefined && isAnother(subject);
}

/** "Una chica que", "Tomasz", "the last plumber": somebody is named, and it is not the business. */
function isAnother(subject: string): boolean {
  const own = subject.split(JOINT).at(-1) ?? '';
  // What "me cobran" is a cost of one's own.
  return !OWN.test(own) && !/(?<![a-z])(?:me|nos) $/.test(own) && /[a-z]{3}/.test(own.replace(ASIDE, ' '));
}

/** What such an amount is for: a part of the costs where those are told, else nothing that the plan asks for. */
export function roleOfOthers(ground: Ground, money: Money, { question }: ReadingContext): MoneyRole | null {
  if (!isChargedByOthers(ground, money)) return null;
  if (question === 'unit-cost') return 'unitCost';
  const isOfMonth = money.per !== null && money.per !== 'unit';
  return question === 'fixed-costs' || (question === 'resources' && isOfMonth) ? 'fixedPart' : 'spend';
}
