import { describe, expect, it } from 'vitest';
import { blocksOf, compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};

/** Texts of the English edition that hold words of the problem in Spanish. */
function foreign(problem: string): readonly string[] {
  const plan = compose({ ...SHOP, ...fact('problem', problem) });
  return textsOf(plan).flatMap(({ text }) => (/\{\{quote:problem/.test(text.en) ? [text.en] : []));
}

describe('what the problem tells', () => {
  it.each([
    'A mi vecina le pidieron 400 € por un sillón y le dijeron catorce semanas',
    'Mi hermana pagó 140 € por una jaula que no abre',
    'Nadie de por aquí sabe a quién llamar un martes',
  ])('is never left in the other language where it can be told or pointed to: %s', (problem) => {
    expect(foreign(problem)).toEqual([]);
  });

  it('has its amounts as figures', () => {
    const plan = compose({ ...SHOP, ...fact('problem', 'A mi vecina le pidieron 400 € por un sillón y le dijeron catorce semanas') });
    expect(plan.figures['problem-amount-1']).toEqual({ kind: 'price', value: 400, origin: 'said' });
    expect(JSON.stringify(blocksOf(plan))).toContain('(the case quoted mentions {{fig:problem-amount-1}})');
  });

  it('is told once: no list of words follows what says it', () => {
    const plan = compose({ ...SHOP, ...fact('problem', 'Hay esperas largas: mi hermana fue tres veces al garaje en taxi') });
    const english = textsOf(plan).map(({ text }) => text.en);
    expect(english.some((text) => /^(?:In short, in English|The quote, summed up in English).*wait/.test(text))).toBe(true);
    expect(english.filter((text) => /taxi/.test(text))).toEqual([]);
  });

  it('is no measure alone: where nothing else tells it the case is pointed to', () => {
    const plan = compose({ ...SHOP, ...fact('problem', 'Mi sobrina Javiera estuvo cuarenta minutos con la guagua llorando') });
    const texts = textsOf(plan).map(({ text }) => text);
    expect(texts.filter(({ es, en }) => /\bun caso de|\ba case of/i.test(`${es} ${en}`))).toEqual([]);
    const measured = texts.filter(({ en }) => /the case of forty minutes/i.test(en));
    expect(measured.length).toBeGreaterThan(0);
    for (const { en } of measured) expect(en).toMatch(/the case of forty minutes, quoted/i);
    expect(texts.filter(({ en }) => /in this case: the case/i.test(en))).toEqual([]);
  });
});
