import { describe, expect, test } from 'vitest';
import { instructWriter } from './instruct-model.ts';
import { outlinePlan } from './outline-plan.ts';
import { namesIn, reviewPassage } from './review-passage.ts';
import { wordsIn } from './review-sentence.ts';
import { GOOD_WORDS, SMALL_PLAN } from './writing-fixture.ts';

const CANARY = 'kvrmpltsdnbqgkvrmplt';
const context = { quotes: SMALL_PLAN.quotes, names: namesIn(SMALL_PLAN), canary: CANARY, instructions: wordsIn(instructWriter(CANARY)) };
const passages = outlinePlan(SMALL_PLAN).flatMap((section) => section.passages);
const [unit = { id: '', text: { es: '', en: '' } }] = passages;
const good = GOOD_WORDS[unit.id] ?? unit.text;

const offences = (es: string, en: string) => [...new Set(reviewPassage(unit.text, { es, en }, context).map(({ offence }) => offence))];

describe('a reworded paragraph', () => {
  test('may stand as it was, and in other words', () => {
    for (const { id, text } of passages) {
      expect(reviewPassage(text, text, context)).toEqual([]);
      expect(reviewPassage(text, GOOD_WORDS[id] ?? text, context)).toEqual([]);
    }
  });

  test.each([
    ['lacks a figure', 'missing-token', good.es.replace('{{fig:price*}}', 'el precio'), good.en],
    ['lacks its mark', 'missing-token', good.es.replace('{{fig:price*}}', '{{fig:price}}'), good.en],
    ['names another figure', 'unknown-token', `${good.es} Suma {{fig:fixed-costs}}.`, good.en],
    ['names a figure that is none', 'unknown-token', good.es, `${good.en} It makes {{fig:rev_y9}}.`],
    ['repeats a figure', 'repeated-token', `${good.es} Son {{fig:price*}}.`, good.en],
    ['leaves a slot open', 'unknown-token', `${good.es} Y {{fig:price`, good.en],
    ['is bold where the outline is not', 'markup', good.es.replace('{{fig:price*}}', '**{{fig:price*}}**'), good.en],
    ['is far too long', 'length', good.es, `${good.en} ${'And so it goes on with the flowers. '.repeat(4)}`],
    ['is empty', 'length', '', good.en],
    ['swaps its languages', 'wrong-language', good.en, good.es],
  ])('that %s is rejected', (_what, offence, es, en) => {
    expect(offences(es, en)).toContain(offence);
  });
});
