import { expect, it } from 'vitest';
import { LANGUAGES } from '../../language/language.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import { TRADES } from '../../sectors/trades.ts';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SECTOR_IDS, SHEETS } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
import { answersOf } from './narrower-answer-words.ts';

const answersIn = (trade: string | null, sector: Parameters<typeof sectorOf>[0], edges: readonly { readonly es: string }[] = []) =>
  answersOf({
    facts: {},
    sector: sectorOf(sector, trade),
    model: { assumptions: { trade } },
    said: { edges },
    slots: {},
  } as unknown as Parameters<typeof answersOf>[0]);

it('proposes no limit to each group at a driving school, and no vegetables of the day before in a cellar', () => {
  const plan = compose({ ...inSector(SHEETS['all said, money missing'] ?? {}, 'academy'), ...fact('trade', 'driving_school') });
  const canvas = JSON.stringify(tablesOf(plan).find(({ title }) => title.en === 'Value proposition canvas'));
  expect(canvas).toContain('con lo que vale repetir');
  expect(canvas).not.toContain('tope de plazas por grupo');
  expect(JSON.stringify(answersIn('winery', 'agriculture'))).not.toContain('cosecha de la víspera');
  expect(answersIn('language_school', 'academy')).toEqual(answersIn(null, 'academy'));
});

it('answers three points or four in each trade, as clauses without a number', () => {
  for (const { id, sector } of TRADES) {
    const answers = answersIn(id, sector);
    expect(new Set(answers.map(({ point }) => point)).size, id).toBeGreaterThanOrEqual(3);
    for (const { pain, answer } of answers)
      for (const language of LANGUAGES)
        for (const text of [pain[language], answer[language]]) expect(text, id).toMatch(/^[\p{L}«“]\D*[^.:]$/u);
  }
});

it('proposes no fixed price where one was told', () => {
  const fixed = [{ es: 'precio cerrado de antemano' }];
  for (const { id, sector } of [...TRADES, ...SECTOR_IDS.map((sector) => ({ id: null, sector }))])
    for (const { answer } of answersIn(id, sector, fixed)) {
      expect(answer.es, sector).not.toMatch(/^precio cerrado/);
      expect(answer.en, sector).not.toMatch(/^a (?:fixed price|price settled)/);
    }
  const text = JSON.stringify(compose(SAMPLE_FACTS).pages.find(({ id }) => id === 'customer'));
  expect(text).toContain('este plan propone aquí garantía del arreglo');
  expect(text).not.toContain('precio cerrado antes de tocar nada');
});
