// «Tu sueldo al mes: cobramos 1.300 cada uno los seis primeros meses y 1.700 después», «Quién pone el dinero: los dos socios, 25.000 cada uno»: more than
// a figure, under the label it was read back by. It touches that fact and its near kin, whatever else its words could be taken for.
import type { Fact, FactId } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import { FACT_LABELS } from '../fact-labels.ts';
import type { Reading, ScriptQuestion } from '../interview.ts';
import { blankOut } from './clauses.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { readLabelled } from './read-labelled.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf } from './split-sentences.ts';
import { withoutDeniedSums } from './without-denied-sums.ts';

type ReadAs = (words: string, question: ScriptQuestion | 'own-pay') => Reading;

const FUNDS = [
  ...(['ownFunds', 'investorFunds', 'investorShare', 'loan', 'moneySources'] as const),
  ...(['loanYears', 'loanRate', 'familyLoan', 'graceMonths'] as const),
];
const OWN_PAY = ['founderPay', 'founderPayFrom', 'founderPayFirst'] as const;
const STAFF_PAY = ['staffPay', 'staffPayFrom', 'staffPayDate', 'staffPayLater'] as const;
const COSTS = ['fixedCosts', 'costLines', 'costList', 'costsOpen', 'rent', 'marketingBudget', 'payIncluded', ...STAFF_PAY] as const;
const PURCHASES = ['investment', 'investmentItems', 'littleToBuy', 'costList'] as const;

interface Kin {
  /** What may change under the label. */
  readonly ids: readonly FactId[];
  /** The question whose answer the words are read as, before they are heard as a correction. */
  readonly asked: ScriptQuestion | 'own-pay';
  /** What the words say of whom, as one says it who is asked: the label calls who answers «tú». */
  readonly lead?: Readonly<Record<'one' | 'each', Bilingual>>;
}

const OF_FUNDS: Kin = { ids: FUNDS, asked: 'funding' };

const OF_OWN_PAY: Kin = {
  ids: OWN_PAY,
  asked: 'own-pay',
  lead: { one: { es: 'mi sueldo: ', en: 'my pay: ' }, each: { es: 'nos pagamos ', en: 'we take ' } },
};

const KIN: Partial<Record<FactId, Kin>> = {
  ownFunds: OF_FUNDS,
  investorFunds: OF_FUNDS,
  loan: OF_FUNDS,
  moneySources: OF_FUNDS,
  loanYears: OF_FUNDS,
  loanRate: OF_FUNDS,
  founderPay: OF_OWN_PAY,
  founderPayFrom: OF_OWN_PAY,
  staffPay: { ids: [...STAFF_PAY, 'fixedCosts', 'costLines'], asked: 'read-back' },
  fixedCosts: { ids: COSTS, asked: 'read-back' },
  investment: { ids: PURCHASES, asked: 'read-back' },
  investmentItems: { ids: PURCHASES, asked: 'read-back' },
};

/** Null where the answer opens with no such label, or with one that a single figure follows; `readAs` reads words as the answer to a question. */
export function readUnderLabel(answer: string, context: ReadingContext, readAs: ReadAs): Reading | null {
  const head = context.question === 'read-back' ? headOf(answer) : null;
  if (head === null || !/\d/.test(answer.slice(head.end))) return null;
  if (readLabelled(answer, context, { lists: false }).facts.length > 0) return null;
  const kin = KIN[head.id] as Kin;
  const end = endOf(answer, head.end);
  const facts = readKin({ ...head, end }, answer, kin, context, readAs);
  const rest = blankOut(answer, [{ start: 0, end }]);
  const other = /\d/.test(rest) ? readAs(rest, 'read-back') : null;
  const more = other?.facts.filter(({ id }) => !facts.some((fact) => fact.id === id)) ?? [];
  if (facts.length === 0) return { kind: more.length > 0 ? 'correction' : 'unclear', facts: more, mayMean: [head.id] };
  const mayMean = other?.mayMean?.filter((id) => !kin.ids.includes(id)) ?? [];
  return { kind: 'correction', facts: [...facts, ...more], ...(mayMean.length > 0 && { mayMean }) };
}

interface Head {
  readonly id: FactId;
  /** Where the label ends. */
  readonly from: number;
  readonly end: number;
}

const LABELS: readonly (readonly [FactId, string])[] = (Object.keys(KIN) as FactId[]).flatMap((id) =>
  (['es', 'en'] as const).map((language) => [id, foldText(FACT_LABELS[id][language])] as const),
);
const OPENS =
  /^[^a-z\d]*(?:(?:no|y|and|pero|but|perdona?|sorry|bueno|ah|oh|(?:te |me |os |solo )?falta[n]?|(?:what's )?missing(?: is)?)[,. ]+)*(?:(?:mi|my|el|la|los|las|the|nuestr[oa]s?|our) |(?=tu |your ))?/;
/** Said of the label before what it should be: «el dinero propio tampoco: …». */
const COLON = /^(?:,? (?:tampoco|no|mal|esta mal|no es ese|neither|either|is wrong(?: too)?|isn't right))? ?:/;

function headOf(answer: string): Head | null {
  const folded = foldText(answer).replaceAll('’', "'");
  const start = OPENS.exec(folded)?.[0].length ?? 0;
  for (const [id, label] of LABELS) {
    const words = [label, label.replace(/^(?:tu|your) /, '')].find((one) => folded.startsWith(one, start));
    const colon = words === undefined ? null : COLON.exec(folded.slice(start + words.length));
    if (words !== undefined && colon)
      return { id, from: start + words.length + colon[0].length, end: start + words.length + colon[0].length };
  }
  return null;
}

/** To the end of its sentence, and of those that only sum it up. */
function endOf(answer: string, from: number): number {
  const sentences = sentencesOf(answer).map(({ start, words }) => ({ words, end: start + words.length }));
  const first = sentences.findIndex(({ words, end }, at) => end > from && (!/;\s*$/.test(words) || at === sentences.length - 1));
  const summing = sentences.findIndex(({ words }, at) => at > first && !SUMS_UP.test(foldText(words).trim()));
  const last = summing < 0 ? sentences.length - 1 : Math.max(first, summing - 1);
  return sentences[last]?.end ?? answer.length;
}

const SUMS_UP =
  /^(?:(?:y |and )?(?:en )?tota?l|suma[n]?|son en total|in all|altogether|that(?:'s| is| makes)|nada mas|nothing else|eso es|y ya|that's (?:it|all))(?![a-z])|^[^\d]*$/;

function readKin({ id, from, end }: Head, answer: string, kin: Kin, context: ReadingContext, readAs: ReadAs): readonly Fact[] {
  const words = withoutDeniedSums(answer.slice(from, end));
  const isKin = (fact: Fact) => kin.ids.includes(fact.id);
  const lead = kin.lead?.[EACH.test(foldText(words)) ? 'each' : 'one'][context.language] ?? '';
  const own = `${' '.repeat(Math.max(0, from - lead.length))}${lead}${words}`;
  const asAnswer = kin.asked === 'read-back' ? [] : readAs(own, kin.asked).facts.filter(isKin);
  const facts = asAnswer.length > 0 ? asAnswer : readAs(`${answer.slice(0, from)}${words}`, 'read-back').facts.filter(isKin);
  // What others give is told under whoever gives, and leaves what the founder puts in as it was.
  const isOfOthers =
    id === 'moneySources' && giftsIn(facts) > 0 && facts.some((one) => one.id === 'ownFunds' && one.value === giftsIn(facts));
  if (isOfOthers) return facts.filter((one) => one.id !== 'ownFunds');
  const isNobodyElse = id === 'moneySources' && NOBODY.test(foldText(answer.slice(from, end))) && !facts.some((one) => one.id === id);
  return isNobodyElse && context.known.moneySources
    ? [...facts, makeFact('moneySources', [], { quote: quoteOf(answer, context.answer, from, end) })]
    : facts;
}

function giftsIn(facts: readonly Fact[]): number {
  const sources = facts.find((fact): fact is Fact<'moneySources'> => fact.id === 'moneySources')?.value ?? [];
  return sumOf(sources.filter(({ kind }) => kind !== 'bank' && kind !== 'familyLoan').map(({ amount }) => amount ?? 0));
}

/** Of as many as start it. */
const EACH = /(?<![a-z])(?:cada un[oa]|each|apiece|por cabeza)(?![a-z])/;
/** Said of whoever was taken for one who gives. */
const NOBODY = /(?<![a-z])(?:nadie|ningun[oa]?|nobody|no one|no-one|none of)(?![a-z])/;
