// A quick reply must be read as what it says: what the trade suggests is no use when the answer is lost.
import { describe, expect, test } from 'vitest';
import type { CountryCode } from '../countries/country.ts';
import { type FactId, type FactSheet, factValue, withFacts } from '../facts/fact.ts';
import type { Language } from '../language/language.ts';
import { SECTOR_IDS, type SectorId } from '../sectors/sector.ts';
import type { QuestionId } from './interview.ts';
import { readAnswer } from './reading/read-answer.ts';
import { SCRIPT } from './script.ts';
import { suggestReplies } from './suggest-replies.ts';

const TODAY = '2026-11-20';
const FIGURES: readonly (readonly [QuestionId, readonly FactId[]])[] = [
  ['revenue', ['price', 'volume']],
  ['price', ['price']],
  ['volume', ['volume']],
  ['unit-cost', ['unitCost']],
  ['resources', ['investment', 'fixedCosts']],
  ['fixed-costs', ['fixedCosts']],
  ['investment', ['investment']],
  ['funding', ['ownFunds']],
  ['team', ['team']],
  ['start', ['start']],
];
const PLACES: readonly (readonly [Language, CountryCode])[] = [
  ['es', 'ES'],
  ['es', 'MX'],
  ['es', 'PE'],
  ['en', 'US'],
  ['en', 'GB'],
];

function known(sector: SectorId, country: CountryCode): FactSheet {
  const origin = { period: null, unit: null, quote: null, origin: 'said' } as const;
  return withFacts({}, [
    { id: 'sector', value: sector, ...origin },
    { id: 'country', value: country, ...origin },
  ]);
}

describe.each(PLACES)('in %s, %s', (language, country) => {
  test.each(FIGURES)('the replies to %s give %j', (question, ids) => {
    for (const sector of SECTOR_IDS) {
      const facts = known(sector, country);
      for (const text of suggestReplies(question, { facts, language, today: TODAY }).slice(0, -1)) {
        const reading = readAnswer(text, { answer: 3, question, language, known: facts, today: TODAY });
        const read = withFacts({}, reading.facts);
        for (const id of ids) expect(factValue(read, id), `${sector}: ${text}`).toBeDefined();
      }
    }
  });

  test('the last reply to every question but the read-back is «no sé», and is read so', () => {
    for (const question of SCRIPT) {
      const replies = suggestReplies(question, { facts: {}, language, today: TODAY });
      expect(new Set(replies).size).toBe(replies.length);
      const kinds = replies.map((text) => readAnswer(text, { answer: 3, question, language, known: {}, today: TODAY }).kind);
      if (question === 'read-back') expect(kinds).toEqual(['confirmation', 'correction']);
      else expect(kinds.at(-1)).toBe('dont-know');
      expect(kinds).not.toContain('unclear');
      expect(kinds).not.toContain('refused');
    }
  });
});

test('one sale is one', () => {
  const price = { id: 'price', value: 60_000, period: 'unit', unit: 'MXN', quote: null, origin: 'said' } as const;
  const facts = withFacts(known('food_truck', 'MX'), [price]);
  expect(suggestReplies('volume', { facts, language: 'es', today: TODAY })[0]).toBe('1 ticket al mes');
});

test('nothing is built on a price in doubt', () => {
  const price = { id: 'price', value: 60_000, period: 'unit', unit: 'MXN', quote: null, origin: 'said' } as const;
  const facts = withFacts(known('food_truck', 'MX'), [price]);
  const doubts = new Set(['price'] as const);
  for (const question of ['volume', 'unit-cost'] as const)
    expect(suggestReplies(question, { facts, doubts, language: 'es', today: TODAY })).toEqual(['No sé']);
});

test('while the trade is unknown, what is offered fits any', () => {
  const replies = (question: QuestionId) => suggestReplies(question, { facts: {}, language: 'es', today: TODAY }).join(' ');
  for (const question of ['customer', 'marketing', 'competitors'] as const)
    expect(replies(question)).not.toMatch(/escaparate|tienda|supermercado|a pie/i);
  for (const question of ['revenue', 'unit-cost', 'resources', 'fixed-costs'] as const) expect(replies(question)).toBe('No sé');
});

test('no loan is offered of less than nothing', () => {
  const investment = { id: 'investment', value: 185_000, period: null, unit: 'EUR', quote: null, origin: 'said' } as const;
  for (const chip of suggestReplies('funding', { facts: withFacts({}, [investment]), language: 'en', today: TODAY }))
    expect(chip).not.toMatch(/[-−]/);
});

test('a month that costs more than it sells is not suggested, nor an opening of more than a year of sales', () => {
  const said = { period: 'unit', unit: 'EUR', quote: null, origin: 'said' } as const;
  const price = { id: 'price', value: 9, ...said } as const;
  const volume = { id: 'volume', value: 54, ...said, period: 'month', unit: null } as const;
  const facts = withFacts(known('academy', 'ES'), [price, volume]);
  for (const question of ['resources', 'fixed-costs', 'investment'] as const)
    expect(suggestReplies(question, { facts, language: 'es', today: TODAY })).toEqual(['No sé']);
});
