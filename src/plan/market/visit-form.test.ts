import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
import { blankFor } from './visit-form.ts';

const told = (competitors: string, rivals: readonly string[]): FactSheet => ({
  ...SAMPLE_FACTS,
  ...fact('competitors', competitors),
  ...fact('rivals', [...rivals]),
});

function rowsOf(facts: FactSheet): readonly (readonly string[])[] {
  const matrix = tablesOf(compose(facts)).find(({ title }) => title.en === 'Competitor matrix');
  return (matrix?.rows ?? []).map(({ cells }) => cells.map((cell) => ('text' in cell ? cell.text.en.replaceAll('**', '') : '')));
}

const rowOf = (rows: ReturnType<typeof rowsOf>, head: RegExp) => rows.find(([name]) => head.test(name ?? ''));

describe('what the matrix leaves to be filled in', () => {
  it('has the form of what is asked', () => {
    expect(blankFor({ es: 'si viene la misma persona', en: '' }, false).es).toBe('por comprobar');
    expect(blankFor({ es: 'días hasta la cita', en: '' }, false).es).toBe('…… días');
    expect(blankFor({ es: 'a qué hora abre', en: '' }, false).es).toBe('de …… a ……');
    expect(blankFor({ es: 'quién atiende', en: '' }, false).es).toBe('por comprobar');
    expect(blankFor({ es: 'fotos al terminar', en: '' }, true).en).toBe('to be checked');
  });

  it('knows a program and a shop on the internet by their kind, as anybody does, and asks the rest', () => {
    const school = inSector(
      { ...told('Duolingo y Academia Mendel.', ['Duolingo', 'Academia Mendel']), ...fact('trade', 'language_school') },
      'academy',
    );
    const rows = rowsOf(school);
    expect(rowOf(rows, /^Price/)?.[2]).toMatch(/^A small fee, or free\{\{mark:sector\}\}/);
    expect(rows.flat().join()).not.toMatch(/not applicable/i);
  });

  it('asks of each rival what the business promises, and of its own trade what a visitor of it sees', () => {
    const cafe = {
      ...inSector(told('El Cafetón y Dindurra.', ['El Cafetón', 'Dindurra']), 'cafe_restaurant'),
      ...fact('trade', 'coffee_shop'),
      ...fact('solution', 'Una cafetería con café de especialidad. Te sientas, hay enchufes y nadie te echa.'),
    };
    const matrix = rowsOf(cafe);
    expect(rowOf(matrix, /^Sockets/)?.slice(1, 3)).toEqual(['Yes, promised{{mark:said}}', 'To be checked']);
    expect(matrix.flat().join()).not.toMatch(/first plate|dish/);
    expect(matrix.at(-1)?.[2]).toMatch(/^A coffee and a pastry/);
    const architect = rowsOf({
      ...inSector(told('Resi y un par de estudios locales.', ['Resi']), 'consulting_freelance'),
      ...fact('trade', 'architecture_studio'),
      ...fact('solution', 'A small architecture practice: a fixed fee from first sketch to planning permission in ten weeks.'),
    });
    expect(rowOf(architect, /^Weeks to permission/)?.[1]).toMatch(/ten-week/);
    expect(architect.flat().join()).not.toMatch(/first answer|real case|sticks/);
  });
});
