// The conversation from readings alone, whatever the words were: it ends, keeps its order and never says a question twice.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fact, FactValues } from '../facts/fact.ts';
import { TOPICS } from '../facts/topic.ts';
import type { Language } from '../language/language.ts';
import { answerBack } from './answer-back.ts';
import { foldTurns } from './fold-turns.ts';
import type { Reading, ReadingKind, Turn } from './interview.ts';
import { layFacts } from './lay-facts.ts';
import { chooseNext } from './next-question.ts';
import { isTold, MOST_QUESTIONS, MOST_TO_SETTLE, SCRIPT } from './script.ts';

const MOST_IN_ALL = MOST_QUESTIONS + MOST_TO_SETTLE;
const TODAY = '2026-11-20';
const AT = '2026-11-20T10:00:00.000Z';
const KINDS: readonly ReadingKind[] = ['answer', 'dont-know', 'help', 'confirmation', 'correction', 'unclear', 'off-topic', 'private'];
const WISHES: readonly ReadingKind[] = ['back', 'change', 'finish'];

const VALUES: Partial<FactValues> = {
  ...{ name: 'Flor de Azahar', sector: 'retail_shop', city: 'Valencia', country: 'ES', currency: 'EUR' },
  ...{
    price: 32,
    volume: 310,
    unitCost: 12.5,
    fixedCosts: 3950,
    investment: 24000,
    ownFunds: 10000,
    loan: 14000,
    team: 2,
    start: '2027-03',
  },
};

function fact<Id extends keyof FactValues>(id: Id, value: FactValues[Id]): Fact<Id> {
  return { id, value, period: null, unit: null, quote: null, origin: 'said' };
}

const FACTS = (Object.keys(VALUES) as (keyof FactValues)[]).map((id) => fact(id, VALUES[id] as never));

/** Plays readings until the interview ends or they run out; the last one is repeated when `endless`. */
function play(readings: readonly Reading[], language: Language = 'es'): Turn[] {
  const turns: Turn[] = [];
  for (const reading of readings) {
    const { pending, facts: before } = foldTurns({ language, startedAt: AT, turns });
    if (pending === null) break;
    const exchanges = [...turns, { question: pending, reading }];
    const facts = layFacts(exchanges);
    const next = chooseNext(exchanges, facts);
    const reply = answerBack({ exchanges, before, facts, language, today: TODAY }, next);
    turns.push({ question: pending, text: '…', reading, at: AT, reply, next });
  }
  return turns;
}

/** Figures that no trade would think usual, and some that contradict each other. */
const ODD_FACTS = [
  ...[fact('price', 3), fact('price', 9999), fact('unitCost', 50), fact('volume', 1_000_000), fact('fixedCosts', 900_000)],
  ...[fact('investment', 9_000_000), fact('founderPay', 0), fact('customer', 'todo el mundo')],
];
const someFacts = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.subarray([...FACTS, ...ODD_FACTS], { maxLength: 3 }) },
);
function readingOf(kinds: readonly ReadingKind[]): fc.Arbitrary<Reading> {
  return fc
    .record({
      kind: fc.constantFrom(...kinds),
      facts: someFacts,
      about: fc.constantFrom('price' as const, 'city', 'customer', 'taxIncluded'),
    })
    .map(({ kind, facts, about }) => ({
      kind,
      facts: kind === 'answer' || kind === 'correction' ? facts : [],
      ...(kind === 'change' ? { about } : {}),
    }));
}
const anyReading = readingOf(KINDS);
const anyWishfulTalk = fc.array(readingOf([...KINDS, ...WISHES]), { minLength: MOST_IN_ALL, maxLength: MOST_IN_ALL });
const anyTalk = fc.array(anyReading, { minLength: MOST_IN_ALL, maxLength: MOST_IN_ALL });
/** Sales told with the offer: nobody asks for them again. */
const TOLD_EARLY: Reading[] = Array.from({ length: MOST_QUESTIONS }, (_, at) => ({
  kind: 'answer',
  facts: at === 2 ? FACTS.filter(({ id }) => id === 'price' || id === 'volume') : [],
}));
const anyLanguage = fc.constantFrom<Language>('es', 'en');

describe('whatever is answered', () => {
  test('the interview ends within twenty questions, in a plan; beyond them only a correction is read back, and sales that nobody could serve are asked about', () => {
    fc.assert(
      fc.property(anyWishfulTalk, anyLanguage, (talk, language) => {
        const turns = play(talk, language);
        const corrects = ({ kind, facts }: Reading) => facts.length > 0 || kind === 'correction';
        const isAfterCorrection = (at: number) => {
          const before = turns[at - 1];
          return before?.question === 'read-back' && corrects(before.reading);
        };
        const beyond = turns.map(({ question }, at) => (question === 'read-back' && isAfterCorrection(at) ? 'corrected' : question));
        const allowed = ['volume-above-capacity', 'corrected'];
        expect(beyond.slice(MOST_QUESTIONS).filter((question) => !allowed.includes(question))).toEqual([]);
        expect(turns.length).toBeLessThanOrEqual(MOST_IN_ALL);
        expect(turns.at(-1)?.reply).toMatchObject({ isComplete: true, shouldGenerate: true, nextQuestion: null, topic: null });
        expect(['read-back', 'volume-above-capacity']).toContain(turns.at(-1)?.question);
      }),
      { numRuns: 100 },
    );
  });

  test('the topics come in order, all eight but those already told, and progress never goes back', () => {
    fc.assert(
      fc.property(anyTalk, (talk) => {
        const turns = play(talk);
        const topics = ['problem', ...turns.map(({ reply }) => reply.topic).filter((topic) => topic !== null)];
        const facts = layFacts(turns);
        expect(TOPICS.filter((topic) => !topics.includes(topic) && !isTold(topic, facts))).toEqual([]);
        const indexes = topics.map((topic) => (TOPICS as readonly string[]).indexOf(topic));
        expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
        const progress = turns.map(({ reply }) => reply.progress.answered);
        expect(progress).toEqual(progress.toSorted((a, b) => a - b));
        expect(progress.at(-1)).toBe(TOPICS.length);
      }),
      { numRuns: 60, examples: [[TOLD_EARLY]] },
    );
  });

  test('three of the twenty are left for the read-back and its corrections', () => {
    fc.assert(
      fc.property(anyTalk, (talk) => {
        expect(play(talk).findIndex(({ question }) => question === 'read-back')).toBeLessThanOrEqual(MOST_QUESTIONS - 3);
      }),
      { numRuns: 60 },
    );
  });

  test('no question is said twice, and none but the read-back asks for a yes', () => {
    fc.assert(
      fc.property(anyWishfulTalk, anyLanguage, (talk, language) => {
        const turns = play(talk, language);
        const said = turns.map(({ reply }) => reply.nextQuestion).filter((question) => question !== null);
        expect(new Set(said).size).toBe(said.length);
        for (const { reply } of turns) {
          if (reply.topic === null) continue;
          expect(reply.nextQuestion).not.toMatch(/correct|confirm|todo bien|está bien|is (this|that|it) right|looks? right/i);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('no question is answered more than twice but for help, and four at most are beyond the script, one a topic', () => {
    fc.assert(
      fc.property(anyTalk, (talk) => {
        const turns = play(talk).filter(({ question }) => question !== 'read-back');
        const tried = turns.filter(({ reading }) => reading.kind !== 'help');
        for (const { question } of tried) expect(tried.filter((turn) => turn.question === question).length).toBeLessThanOrEqual(2);
        const beyond = [...new Set(turns.map(({ question }) => question).filter((question) => !SCRIPT.includes(question)))];
        const topics = beyond.map((id) => turns[turns.findIndex(({ question }) => question === id) - 1]?.reply.topic);
        expect(topics.length).toBeLessThanOrEqual(4);
        expect(new Set(topics).size).toBe(topics.length);
      }),
      { numRuns: 60 },
    );
  });

  test('«no sé» to everything asks the whole script once: eighteen questions', () => {
    const turns = play(Array.from({ length: 20 }, () => ({ kind: 'dont-know', facts: [] })));
    expect(turns.map(({ question }) => question)).toEqual([
      ...['problem', 'customer', 'solution', 'identity', 'marketing', 'revenue', 'price', 'volume', 'unit-cost'],
      ...['resources', 'fixed-costs', 'investment', 'funding', 'team', 'goals', 'start', 'competitors', 'read-back', 'read-back'],
    ]);
  });

  test('questions wanted again after the end are asked, and the read-back agreed to before does not end them', () => {
    const said = (kind: ReadingKind, facts: Fact[] = []): Reading => ({ kind, facts });
    const readBack = [said('finish'), said('answer'), said('answer')];
    const turns = play([
      said('answer'),
      said('answer', [fact('volume', 1_000_000)]),
      ...readBack,
      said('back'),
      said('answer'),
      said('answer'),
    ]);
    const asked = turns.map(({ question }) => question);
    const reopened = turns.findIndex(({ reading }) => reading.kind === 'back');
    expect(asked.slice(reopened + 1)).not.toContain('read-back');
    expect(turns.at(-1)?.next).not.toBe('complete');
  });

  test('a refused business ends the interview without a plan', () => {
    const turns = play([
      { kind: 'answer', facts: [] },
      { kind: 'refused', facts: [] },
    ]);
    expect(turns.at(-1)?.reply).toMatchObject({ isComplete: true, shouldGenerate: false, nextQuestion: null, topic: null });
    expect(foldTurns({ language: 'es', startedAt: AT, turns }).status).toBe('declined');
  });
});
