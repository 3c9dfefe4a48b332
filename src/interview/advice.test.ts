// What a language model may do to the interview: choose among the follow-ups that may be asked, and word the one it chose.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOpenPoints } from './find-open-points.ts';
import { foldTurns } from './fold-turns.ts';
import type { FollowUpChoice, Turn } from './interview.ts';
import { chooseNext } from './next-question.ts';
import { retell } from './retell.ts';
import { isFollowUp, MOST_QUESTIONS, MOST_TO_SETTLE } from './script.ts';
import { type Advice, takeAnswer } from './take-answer.ts';
import { AT, COSTS, OPENING, REST, SALES, talk } from './talk-fixture.ts';

const MOMENT = { at: AT, today: '2026-11-20' };
/** A loss on every sale, which comes of a cost that is unusual too. */
const LOSING = 'El ramo se vende a 18 € más IVA y espero vender 260 ramos al mes. Cada ramo me cuesta 40 €.';
const VAGUE = 'Ramos bonitos.';
const CODES: readonly FollowUpChoice[] = ['contrast', 'tax', 'currency', 'period', 'odd-price', 'odd-unit-cost', 'odd-investment'];

const interviewOf = (turns: readonly Turn[]) => ({ language: 'es', startedAt: AT, turns }) as const;

function advise(before: readonly string[], line: string, chosen: FollowUpChoice | null, words: string | null = null) {
  const { turns } = talk(before);
  const offered = findOpenPoints(interviewOf(turns), line, MOMENT.today)?.followUps ?? [];
  const advice: Advice = { proposals: [], followUp: { offered: offered.map(({ followUp }) => followUp), chosen, words } };
  const turn = takeAnswer(interviewOf(turns), line, MOMENT, advice);
  if (turn === 'finished') throw new Error('nothing is asked any more');
  // As it comes back from the database.
  const stored: Turn[] = JSON.parse(JSON.stringify([...turns, turn]));
  return { offered, turn, stored, pending: foldTurns(interviewOf(stored)).pending, question: turn.reply.nextQuestion ?? '' };
}

describe('the choice', () => {
  test('is among all that the answer gives cause for; the rules ask the first', () => {
    const { offered, pending } = advise(OPENING, LOSING, null);
    expect(offered.map(({ followUp }) => followUp)).toEqual(['price-below-cost', 'odd-unit-cost']);
    expect(talk([...OPENING, LOSING]).state.pending).toBe('price-below-cost');
    expect(pending).toBe('resources');
  });

  test('is asked, kept with its turn, and read as what it is', () => {
    const { pending, question, stored } = advise(OPENING, LOSING, 'odd-unit-cost');
    expect(pending).toBe('odd-unit-cost');
    expect(question).toContain('¿Seguro?');
    expect(retell(interviewOf(stored)).at(-1)?.content).toBe(question);
    const answer = takeAnswer(interviewOf(stored), 'perdón, 8', MOMENT);
    expect(answer).toMatchObject({ question: 'odd-unit-cost', reading: { facts: [{ id: 'unitCost', value: 8 }] } });
  });

  test.each<FollowUpChoice>(['founder-unpaid', 'tax', 'contrast'])('of %s, which may not be asked now, changes nothing', (chosen) => {
    const { turn, pending } = advise(OPENING, LOSING, chosen, '¿Algo más?');
    expect(turn).toEqual(talk([...OPENING, LOSING]).last);
    expect(pending).toBe('price-below-cost');
  });

  test('kept with a turn counts only as far as it may still be asked', () => {
    const { turns, last } = talk([...OPENING, LOSING]);
    const { facts } = foldTurns(interviewOf(turns));
    const pendingWith = (chosen: FollowUpChoice) => chooseNext([...turns.slice(0, -1), { ...last, chosen }], facts);
    expect([pendingWith('odd-unit-cost'), pendingWith('founder-unpaid'), pendingWith('contrast')]).toEqual([
      'odd-unit-cost',
      'price-below-cost',
      'price-below-cost',
    ]);
  });

  test('made without knowing all that may be asked changes nothing', () => {
    const { turns } = talk(OPENING);
    const followUp = { offered: ['odd-unit-cost'], chosen: null, words: null } as const;
    expect(takeAnswer(interviewOf(turns), LOSING, MOMENT, { proposals: [], followUp })).toEqual(talk([...OPENING, LOSING]).last);
  });

  test('cannot leave out what figures cannot be read without', () => {
    const before = ['No hay flores frescas los domingos por la mañana.', 'Parejas jóvenes que regalan flores.'];
    const asked = [...before, 'Una floristería que abre los domingos, con ramos al momento.', 'no sé', 'Instagram y el escaparate'];
    const line = 'cobraré 28 por ramo y espero vender 260 ramos al mes';
    expect(talk([...asked, line]).state.pending).toBe('currency');
    expect(advise(asked, line, null).pending).toBe('currency');
  });

  test('may leave a short answer as it is, or ask more of it', () => {
    const before = OPENING.slice(0, 2);
    expect(talk([...before, VAGUE]).state.pending).toBe('solution');
    expect(advise(before, VAGUE, null).pending).toBe('identity');
    expect(advise(before, VAGUE, 'contrast').pending).toBe('solution');
  });

  test('never raises the caps: one follow-up a topic, four in all, twenty questions and two to settle what is disputed', () => {
    const lines = [...OPENING.slice(0, 2), VAGUE, 'Se llama Pétalo, en Madrid, España', ...OPENING.slice(3), LOSING, SALES, COSTS, ...REST];
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.constantFrom(...CODES)), { minLength: 30, maxLength: 30 }),
        fc.infiniteStream(fc.constantFrom(...lines)),
        (choices, said) => {
          const turns: Turn[] = [];
          for (const chosen of choices) {
            const advice: Advice = {
              proposals: [],
              followUp: {
                offered: [
                  ...CODES,
                  'price-below-cost',
                  'volume-above-capacity',
                  'fixed-costs-above-mature-revenue',
                  'founder-unpaid',
                  'odd-fixed-costs',
                ],
                chosen,
                words: '¿Y eso?',
              },
            };
            const turn = takeAnswer(
              interviewOf(turns),
              turns.length < lines.length ? (lines[turns.length] ?? '') : (said.next().value ?? ''),
              MOMENT,
              advice,
            );
            if (turn === 'finished') break;
            turns.push(turn);
          }
          // Sales that nobody could serve are asked about whatever was asked before.
          const asked = turns.map(({ question }) => question).filter((question) => question !== 'volume-above-capacity');
          expect(asked.length).toBeLessThanOrEqual(MOST_QUESTIONS + MOST_TO_SETTLE);
          expect(asked.filter(isFollowUp).length).toBeLessThanOrEqual(4);
          expect(asked.filter((one, at) => isFollowUp(one) && asked.indexOf(one) !== at && asked[at - 1] !== one)).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('the words', () => {
  const GOOD =
    'Cada ramo entra por {{fig:price}} y sale por {{fig:cost}}: son {{fig:loss}} menos cada vez. ¿Qué tocamos, el precio o el coste?';
  const wordingOf = (words: string) => advise(OPENING, LOSING, 'price-below-cost', words).question;
  const ours = talk([...OPENING, LOSING]).question;

  test('are asked with our figures in them, and told again as they were', () => {
    const { question, stored } = advise(OPENING, LOSING, 'price-below-cost', GOOD);
    expect(question).toContain(
      'Cada ramo entra por 18\u00a0€ y sale por 40\u00a0€: son 22\u00a0€ menos cada vez. ¿Qué tocamos, el precio o el coste?',
    );
    expect(retell(interviewOf(stored)).at(-1)?.content).toBe(question);
    expect(takeAnswer(interviewOf(stored), '55', MOMENT)).toMatchObject({
      question: 'price-below-cost',
      reading: { facts: [{ id: 'price', value: 55 }] },
    });
  });

  test.each([
    ['a figure is missing', GOOD.replace('{{fig:loss}}', 'algo')],
    ['a figure is added', GOOD.replace('{{fig:loss}}', '{{fig:loss}} de {{fig:volume}}')],
    ['a figure stands twice', GOOD.replace('son', 'de {{fig:price}} son')],
    ['a slot is broken', `${GOOD.slice(0, -1)} {{fig:price?`],
    ['it asks two things', `${GOOD} ¿Y cuándo?`],
    ['it asks nothing', GOOD.replace(/[¿?]/g, '')],
    ['it goes on after the question', `${GOOD} Dímelo.`],
    ['its question does not open', GOOD.replace('¿', '')],
    ['it is excited', GOOD.replace('cada vez.', 'cada vez!')],
    ['it is bold', GOOD.replace('menos', '**menos**')],
    ['it says usted', GOOD.replace('tocamos', 'toca usted')],
    [
      'it runs on',
      GOOD.replace('cada vez', 'cada vez que alguien entra por la puerta y se lleva uno envuelto en papel de seda para regalar'),
    ],
    ['a yes would mean something else', GOOD.replace('¿Qué tocamos, el precio o el coste?', '¿Subimos el precio?')],
  ])('are ours where %s', (_what, words) => {
    expect(wordingOf(words)).toBe(ours);
  });

  test.each([
    ['Se va de lo habitual en {{fig:trade}}, de {{fig:low}} a {{fig:high}} por {{fig:one}}: ¿es correcto el precio de {{fig:said}}?', true],
    ['Se va de lo habitual en {{fig:trade}}, de {{fig:low}} a {{fig:high}} por {{fig:one}}: ¿cambiamos el precio de {{fig:said}}?', false],
    [
      'Se va de lo habitual en {{fig:trade}}, de {{fig:low}} a {{fig:high}} por {{fig:one}}: ¿seguro que no es otro que {{fig:said}}?',
      false,
    ],
  ])('keep what a yes means: %s', (words, isAsked) => {
    const { question } = advise(OPENING, 'El ramo se vende a 320 € más IVA y espero vender 260 al mes.', 'odd-price', words);
    expect(question.includes('Se va de lo habitual')).toBe(isAsked);
  });
});
