// Cash that is kept, told among what opening takes as something one does and not something one buys: «queremos guardar 5 mil de colchón», "we want to keep
// 4,000 back for the first few months". It is one of the items, called what it is.
import type { Fact, MoneyItem } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { QuestionId, Reading } from '../interview.ts';
import type { Amount, Ground, Money, Plain } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';
import { topicKept } from './topic-kept.ts';

const TELLS: ReadonlySet<QuestionId> = new Set(['resources', 'investment']);
const KEEPS =
  /(?:(?<![a-z])(?:ah|oh|y|and|also|ademas|tambien|luego|then|pues|eso si)[, ]+)*(?:(?<![a-z])(?:queremos|quiero|querriamos|quisiera|vamos a|voy a|pensamos|hay que|tenemos que|nos gustaria|we(?:'d| would)? (?:want|like) to|i(?:'d| would)? (?:want|like) to|we're going to|we(?:'ll| will)|i(?:'ll| will)|me|nos|we|i) )?(?<![a-z])(?:guardar(?:nos|me|emos|e)?|guardamos|guardo|apartar(?:emos|e)?|apartamos|aparto|reservar(?:nos|emos|e)?|reservamos|reservo|dejar(?:nos|emos|e)?|dejamos|dejo|tener|tenemos|tengo|mantener|keep|hold|set|put|have|leave)(?: (?:back|aside|by|unos|unas|about|around|otros|otras|another|como|de lado|aparte))* ?[$€£]?$/;
const NOUN = '(?:colchon|reserva|imprevistos|emergencias?|tesoreria|cushion|buffer|reserve|contingenc(?:y|ies|ias)|emergencies|rainy day)';
/** That it is kept, and what for. */
const FOR =
  `(?:(?:de|en|como|para|por|as|for|in|by way of)(?: (?:un|una|el|la|los|las|an?|the|our|nuestr[oa]|mi|my|cash|safety))* ${NOUN}(?![a-z])|` +
  `(?:back|aside|by|para|de margen para|for|en (?:caja|el banco|la cuenta)|in (?:the bank|hand)) ?(?:(?:para |for )?(?:los|el|las|the|our)? ?(?:(?:first|primer[oa]s?|slow|quiet|lean|flojos?|malos?)(?: (?:few|dos|tres|two|three|couple of))? ?(?:months?|mes(?:es)?|winter|temporada|tiempos?))|(?:por si acaso|just in case|lo que (?:pueda pasar|venga|surja)|whatever comes up))|por (?:si acaso|lo que (?:pueda pasar|venga|surja))|just in case)`;
const KEPT_FOR = new RegExp(`^ ?(?:€|euros?|pesos|dollars|pounds|quid)?,? ?(?:mas |more )?${FOR}`);
const LABELS = { es: 'colchón', en: 'cash cushion' } as const;
const NAMED = new RegExp(`(?<![a-z])${NOUN}(?![a-z])`);

/** The reading of the rest with it, and with what opening then takes. */
export function readWithReserve(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const { question, language, today } = context;
  if (!TELLS.has(question)) return read(words);
  const ground = prepareGround(words, question, language, today);
  const kept = keptIn(ground, findAmounts(ground));
  if (kept === null) return read(words);
  const reading = read(blankOut(words, [kept]).trimEnd());
  const of = <Id extends 'investment' | 'investmentItems'>(id: Id) => reading.facts.find((fact): fact is Fact<Id> => fact.id === id);
  const [investment, items] = [of('investment'), of('investmentItems')];
  if (investment === undefined) return read(words);
  const quote = quoteOf(words, context.answer, kept.start, kept.end);
  const bought = items?.value ?? [{ label: LABEL_OF_REST[language], amount: investment.value }];
  const all: readonly MoneyItem[] = [...bought, { label: labelOf(ground, kept, language), amount: kept.amount }];
  const total = roundMoney(sumOf(all.map(({ amount }) => amount)));
  // A total that was told beside the list holds it already.
  const value =
    investment.origin === 'said' && items && investment.value >= total ? investment.value : roundMoney(investment.value + kept.amount);
  const facts = reading.facts
    .filter(({ id }) => id !== 'investment' && id !== 'investmentItems')
    .map((fact) => topicKept(fact, question, words));
  return {
    ...reading,
    facts: [
      ...facts,
      { ...investment, value, origin: value === investment.value ? investment.origin : 'derived' },
      makeFact('investmentItems', all, { unit: investment.unit, quote: items?.quote ?? quote }),
    ],
  };
}

const LABEL_OF_REST = { es: 'apertura', en: 'opening' } as const;

interface Kept extends Span {
  readonly amount: number;
}

function keptIn({ folded }: Ground, amounts: readonly Amount[]): Kept | null {
  const plain = folded.replaceAll('’', "'");
  for (const money of amounts.filter((amount): amount is Money | Plain => isSum(amount))) {
    const lead = KEEPS.exec(plain.slice(Math.max(0, money.start - REACH), money.start));
    const purpose = KEPT_FOR.exec(plain.slice(money.end));
    if (lead && purpose) return { start: money.start - lead[0].length, end: money.end + purpose[0].length, amount: middle(money) };
  }
  return null;
}

const REACH = 90;
/** Smaller numbers count things. */
const LEAST = 100;

function isSum(amount: Amount): boolean {
  return (amount.kind === 'money' && amount.per === null) || (amount.kind === 'plain' && amount.low >= LEAST);
}

/** What it was called, else what such money is called. */
function labelOf({ folded, text }: Ground, { start, end }: Span, language: ReadingContext['language']): string {
  const named = NAMED.exec(folded.slice(start, end));
  return named ? text.slice(start + named.index, start + named.index + named[0].length) : LABELS[language];
}
