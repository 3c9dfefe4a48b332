import { expect, it } from 'vitest';
import type { Page } from '../plan.ts';
import { blocksOf, compose } from '../plan-cases-fixture.ts';
import { fact } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
import { areWomen } from '../told/find-team-words.ts';
import { agreeWithFounders } from './agree-with-founders.ts';

const page = (es: string, en: string): readonly Page[] => [
  { id: 'summary', title: { es: 'a', en: 'a' }, blocks: [{ type: 'paragraph', text: { es, en } }] },
];
const said = (es: string, en: string, founders = 2) => {
  const [first] = agreeWithFounders(page(es, en), founders);
  const [block] = first?.blocks ?? [];
  return block?.type === 'paragraph' ? [block.text.es, block.text.en] : [];
};

it('of several founders, what they do is said in the plural', () => {
  expect(said('Lo lleva quien emprende.', 'The founder answers for debts.')).toEqual([
    'Lo llevan quienes emprenden.',
    'The founders answer for debts.',
  ]);
  expect(said('Quien emprende no cobra; la suegra de quien emprende.', 'the founder’s pay, the founder’s mother-in-law')).toEqual([
    'Quienes emprenden no cobran; la suegra de uno de los socios.',
    'the founders’ pay, one founder’s mother-in-law',
  ]);
  expect(said('los sigue pagando quien emprende con lo suyo', 'x')[0]).toBe('los siguen pagando quienes emprenden con lo suyo');
  expect(said('Lo lleva quien emprende.', 'The founder answers.', 1)).toEqual(['Lo lleva quien emprende.', 'The founder answers.']);
});

it('no plan of two founders speaks of one', () => {
  const plan = compose({ ...SAMPLE_FACTS, ...fact('team', 2), ...fact('resources', 'Somos dos socias y un taller alquilado.') });
  expect(plan.figures['team-founders']?.value).toBe(2);
  expect(blocksOf(plan).length).toBeGreaterThan(0);
  const alone = textsOf(plan).filter(({ text }) => /quien emprende\b|el fundador/.test(text.es) || /\bthe founder\b(?!s)/i.test(text.en));
  expect(alone.map(({ text }) => text)).toEqual([]);
});

it('names them in the feminine where they told of themselves so', () => {
  const part = { kicker: { es: 'quien emprende', en: 'founder' } } as never;
  expect(JSON.stringify(agreeWithFounders(part, 3, true))).toContain('"es":"quienes emprenden"');
  const partners = { kicker: { es: 'los socios se separan', en: 'x' } } as never;
  expect(JSON.stringify(agreeWithFounders(partners, 3, true))).toContain('las socias se separan');
  expect(JSON.stringify(agreeWithFounders(part, 3))).toContain('"es":"quienes emprenden"');
  const team = (value: string) => areWomen({ resources: { value, origin: 'said' } } as never);
  expect([team('somos tres amigas'), team('somos dos amigos'), team('mi hermana y yo')]).toEqual([true, false, false]);
});
