import { describe, expect, it } from 'vitest';
import { blocksOf, compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};

const POINTED = /quoted (?:under|on the page)|own words on the page|citad[oa]s? en (?:«|la página)|en la página del cliente/;

function textsFor(problem: string): readonly { readonly es: string; readonly en: string }[] {
  return textsOf(compose({ ...SHOP, ...fact('problem', problem) })).map(({ text }) => text);
}

describe('what the problem tells', () => {
  it.each([
    'A mi vecina le pidieron 400 € por un sillón y le dijeron catorce semanas',
    'Mi hermana pagó 140 € por una jaula que no abre',
    'Nadie de por aquí sabe a quién llamar un martes',
    'My neighbour waited nine days for somebody to look at the boiler',
  ])('is told, quoted or left to what is usual, and never only pointed to: %s', (problem) => {
    expect(textsFor(problem).filter(({ es, en }) => POINTED.test(es) || POINTED.test(en))).toEqual([]);
  });

  it('has its amounts as figures', () => {
    const plan = compose({ ...SHOP, ...fact('problem', 'A mi vecina le pidieron 400 € por un sillón y le dijeron catorce semanas') });
    expect(plan.figures['problem-amount-1']).toEqual({ kind: 'price', value: 400, origin: 'said' });
    expect(JSON.stringify(blocksOf(plan))).toContain('(the case quoted mentions {{fig:problem-amount-1}})');
  });

  it('is told once: no list of words follows what says it', () => {
    const plan = compose({ ...SHOP, ...fact('problem', 'Hay esperas largas: mi hermana fue tres veces al garaje en taxi') });
    const english = textsOf(plan).map(({ text }) => text.en);
    expect(english.some((text) => /^(?:In short, the quotation is about|The speaker is describing).*wait/.test(text))).toBe(true);
    expect(english.filter((text) => /taxi/.test(text))).toEqual([]);
  });

  it('is no measure alone: where nothing else tells it its own words stand', () => {
    const texts = textsFor('Mi sobrina Javiera estuvo cuarenta minutos con la guagua llorando');
    expect(texts.filter(({ es, en }) => /\b(?:un|el) caso de|\b(?:a|the) case of/i.test(`${es} ${en}`))).toEqual([]);
    expect(texts.filter(({ en }) => /in this case: the case/i.test(en))).toEqual([]);
  });
});
