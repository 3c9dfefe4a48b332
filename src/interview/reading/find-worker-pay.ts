// What somebody hired costs, told by a name: "Luis costs me 3,000 a month", «lo de Lorena son 1.120», "Joss will help part-time, 20 hours a week, which costs £1,130".
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Amount, Ground, Money } from './amount.ts';
import type { Span } from './clauses.ts';
import { findAmounts } from './find-amounts.ts';
import { isTakenBack } from './is-taken-back.ts';
import { toMonthly } from './monthly-amount.ts';
import { workersKnown } from './tells-wage.ts';

/** What one person costs in a month, whose it is, and the words from the name to the sum. */
export interface WorkerPay extends Span {
  readonly name: string;
  readonly value: number;
}

const NAME =
  '(?!(?:I|Me|My|Mi|Yo|The|And|We|He|She|They|It|Just|Only|Also|Then|When|Two|There|Another|One|Someone|Somebody|Entra|Trabaja|Est[aá]|Estar[eé]|Estamos|Estoy|Tengo|Tenemos|Luego|Desde|Para|Con|Una?|Dos|Solo|S[oó]lo|Alguien|Otr[oa]|Somos|Quiero|Y|La|El|Los|Las)(?!\\p{L}))(\\p{Lu}\\p{Ll}{2,})';
const PART =
  '(?:part[- ]?time|full[- ]?time|a (?:media jornada|medio tiempo|tiempo parcial|jornada completa)|media jornada|medio tiempo|as (?:a |my |our )?(?:crew lead|lead|assistant|helper))';
/** Words in which a name is somebody's who works there, beside those that all answers are read by. */
const WORKS = [
  new RegExp(
    `${NAME}(?: \\p{Lu}\\p{Ll}+)?,? (?:(?:will|would|is going to|va a|nos va a) )?(?:help|work|start|join|ayudar?|trabaj|entra|empieza)`,
    'gu',
  ),
  new RegExp(`${NAME}(?: \\p{Lu}\\p{Ll}+)?,? (?:\\p{Ll}+ ){0,3}${PART}`, 'gu'),
  new RegExp(`(?:[Ee]ntra(?:r[aá])?|[Ss]e incorpora(?:r[aá])?|[Cc]ontrat\\p{L}+ a) (?:[^.;,\\d]{0,24}? )??${NAME}`, 'gu'),
  new RegExp(`(?<!\\p{L})(?:[Mm]e|[Yy]o|I) (?:and|y) ${NAME}`, 'gu'),
];
const ABOUT = '(?: (?:about|around|roughly|me|us|nos|a|of|de|que|es|son|is|unos|unas|como|en|por|out at|now|ahora))*';
/** The verb right before the sum. */
const COSTS = `(?:costs?|will cost|would cost|gets?(?: paid)?|is (?:paid|on)|earns?|makes?|pay(?: is)?|wages? (?:is|are)|salary is|comes? to|(?:me |nos )?(?:cuesta|costara|costaria|sale|saldra|saldria)|cobra(?:ra|ria)?|gana(?:ra|ria)?|le pag\\w+|son|es|seran?|serian?|con)`;
const OF_ELSE =
  /(?<![a-z])(?:i|we|yo|lend\w*|lent|prest\w+|put\w*|pone|aport\w+|charg\w+|sells?|vende|loan|saved|ahorr\w+|price|precio|bought|compr\w+)(?![a-z])/;
const NOT_MONEY = /^ ?(?:%|horas?|hours?|hrs?|h(?![a-z])|dias?|days?|meses|months|anos?|years?|minut|people|personas?)/;
const LEAST = 50;

/** Folded names of those who work there, as these words and what is known tell. */
export function workersTold(text: string, known: FactSheet): readonly string[] {
  const told = [text, factValue(known, 'resources') ?? '', known.team?.quote?.text ?? ''].join('. ');
  const named = WORKS.flatMap((pattern) => [...told.matchAll(pattern)].map(({ 1: name }) => foldText(name ?? '')));
  const paid = (factValue(known, 'costLines') ?? []).filter(({ kind }) => kind === 'hired');
  const labels = paid.flatMap(({ label }) => [...label.matchAll(/\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => foldText(name)));
  return [...new Set([...named, ...labels, ...workersKnown(text, known)])].filter((name) => name.length > 2);
}

/** One for each of them whose pay is told, the last where it is told twice. */
export function findWorkerPay(ground: Ground, known: FactSheet): readonly WorkerPay[] {
  const names = workersTold(ground.text, known);
  if (names.length === 0) return [];
  const sums = findAmounts(ground).filter((amount): amount is Sum => isSum(amount) && !isTakenBack(ground, amount));
  const told = sums.flatMap((sum) => payAt(ground, sum, sums, names));
  return told.filter(({ name }, at) => told.findLastIndex((one) => one.name === name) === at);
}

type Sum = Extract<Amount, { kind: 'money' | 'plain' | 'count' }>;

function isSum(amount: Amount): amount is Sum {
  return (amount.kind === 'money' || amount.kind === 'plain' || amount.kind === 'count') && amount.low === amount.high;
}

function payAt({ folded }: Ground, sum: Sum, sums: readonly Sum[], names: readonly string[]): readonly WorkerPay[] {
  const money = sum.kind === 'money' ? sum : null;
  const per = money?.per ?? null;
  if (sum.low < LEAST || per === 'hour' || per === 'day' || per === 'unit') return [];
  if (sum.kind === 'count' && sum.noun !== '' && !/^(?:brut|gross|al mes|a month)/.test(sum.noun)) return [];
  if (NOT_MONEY.test(folded.slice(sum.start).replace(/^[$€£]? ?\d[\d.,]*/, ''))) return [];
  const before = sums.findLast(({ end, low }) => end <= sum.start && low >= LEAST)?.end ?? 0;
  const lead = folded.slice(before, sum.start).replace(/^.*[.;!?\n](?=\s)/s, '');
  const name = names.filter((one) => new RegExp(`(?<![a-z])${one}(?![a-z])`).test(lead)).at(-1);
  if (name === undefined) return [];
  const own = lead.slice(lead.lastIndexOf(name) + name.length);
  if (!new RegExp(`(?<![a-z])${COSTS}${ABOUT} ?[$€£]?$`).test(own.replaceAll('’', "'")) || OF_ELSE.test(own)) return [];
  return [{ name, value: monthOf(sum, per), start: sum.start - own.length - name.length, end: sum.end }];
}

function monthOf({ low }: Sum, per: Money['per']): number {
  return per === null ? low : (toMonthly(low, per) ?? low);
}
