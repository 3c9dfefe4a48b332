import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import type { Table } from '../plan.ts';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SECTOR_IDS, SHEETS } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
import { TRADE_ANSWERS } from './value-answer-words.ts';

const canvasOf = (facts: FactSheet): Table =>
  tablesOf(compose(facts)).find(({ title }) => title.en === 'Value proposition canvas') as Table;
const cellsOf = (facts: FactSheet, language: 'es' | 'en' = 'es') =>
  canvasOf(facts).rows.map(({ cells }) => cells.map((cell) => ('text' in cell ? cell.text[language] : '')));

const ALL_SAID = SHEETS['all said, money missing'] ?? {};

const AGENCY: FactSheet = inSector(
  {
    ...ALL_SAID,
    ...fact('problem', 'Los restaurantes suben fotos borrosas a Instagram y no contestan mensajes, pierden reservas.'),
    ...fact('solution', 'agencia de redes y anuncios para restaurantes'),
    ...fact('competitors', 'freelancers, no sé nombres'),
    ...fact('rivals', ['freelancers']),
  },
  'agency',
);

const SAMPLE_ANSWERS = cellsOf(SAMPLE_FACTS, 'en').map(([, answer]) => answer ?? '');

describe('the value canvas', () => {
  it('names each part of the offer in one row', () => {
    expect(SAMPLE_ANSWERS[0]).toContain('ollection from home or work');
    expect(SAMPLE_ANSWERS.slice(1).filter((answer) => answer.includes('ollection from home'))).toEqual([]);
  });

  it('has the promise whole, and proposes no price where it was told beforehand', () => {
    const { trade: _, ...wide } = SAMPLE_FACTS;
    const answers = cellsOf(wide).map(([, answer]) => answer ?? '');
    expect(cellsOf(SAMPLE_FACTS)[0]?.[1]).not.toContain('…');
    expect(answers[0]).not.toContain('…');
    expect(answers).toContain('Precio cerrado de antemano');
    expect(answers.join()).not.toMatch(/[Pp]ropuesta: [^,]*, un precio/);
  });

  it('sets the offer beside the problem as it was told, and proposes an answer where the offer has none', () => {
    const [first, second] = cellsOf(AGENCY);
    expect(first?.slice(0, 2)).toEqual(['{{quote:problem-1}}', expect.stringContaining('{{quote:solution-1}}')]);
    expect(second?.[0]).toContain('quote:problem-2');
    expect(second?.[1]).toMatch(/^Propuesta: una sola persona por cuenta/);
    expect(cellsOf(AGENCY)[2]?.[0]).toBe('Hoy recurre a freelancers');
  });

  it('keeps a case that was told beside the problem it is a case of', () => {
    const facts = inSector(
      {
        ...ALL_SAID,
        ...fact('problem', 'Los dueños de pisos turísticos se juegan la reseña. A una clienta le falló la limpiadora.'),
        ...fact('solution', 'Limpieza de pisos turísticos con fotos al acabar'),
      },
      'cleaning',
    );
    expect(cellsOf(facts)[0]?.[0]).toMatch(/problem-1.*; .*problem-2/);
  });

  it('never says the same answer twice, and proves each', () => {
    for (const sector of SECTOR_IDS) {
      const rows = cellsOf(inSector(ALL_SAID, sector));
      expect(new Set(rows.map(([, answer]) => answer)).size, sector).toBe(rows.length);
      expect(rows.length, sector).toBeGreaterThanOrEqual(4);
      expect(
        rows.flat().filter((text) => text === ''),
        sector,
      ).toEqual([]);
    }
  });

  it('tells what both languages have words for in both', () => {
    const facts = inSector(
      { ...ALL_SAID, ...fact('problem', 'No hay café de especialidad en el barrio.'), ...fact('solution', 'Café de especialidad.') },
      'cafe_restaurant',
    );
    expect(cellsOf(facts, 'en')[0]?.[0]).toBe('{{quote:problem-1}}');
    expect(Object.values(compose(facts).translations ?? {}).join()).toContain('specialty coffee');
  });

  it('tells no wait usual in the trade beside the one that was told', () => {
    const { trade: ____, ...wide } = SAMPLE_FACTS;
    const { competitors: _, rivals: __, problem: ___, ...untold } = wide;
    expect(JSON.stringify(canvasOf(untold))).toContain('días de apaños');
    expect(JSON.stringify(canvasOf(wide))).not.toContain('días de apaños');
  });

  it('has four answers for each trade, each on another point', () => {
    for (const [sector, answers] of Object.entries(TRADE_ANSWERS)) expect(new Set(answers.map(({ point }) => point)).size, sector).toBe(4);
  });
});

describe('what nobody told', () => {
  it('is marked as usual in the trade, and going elsewhere for it is answered by having it close by', () => {
    const canvas = (facts: FactSheet) => JSON.stringify(tablesOf(compose(facts)).find(({ title }) => title.en.startsWith('Value prop')));
    expect(canvas(ALL_SAID)).toMatch(/Usually: /);
    const far = { ...ALL_SAID, ...fact('problem', 'No hay café de especialidad. Mi vecina coge el bus hasta el centro solo para eso.') };
    expect(canvas(inSector({ ...far, ...fact('solution', 'una cafetería con café de especialidad') }, 'cafe_restaurant'))).toMatch(
      /un local en la zona, sin ese viaje/,
    );
  });
});

describe('what sets it apart', () => {
  const items = (facts: FactSheet) => {
    const page = compose(facts).pages.find(({ id }) => id === 'customer');
    return page?.blocks.flatMap((block) => (block.type === 'list' ? block.items.map(({ es }) => es) : [])).join('\n') ?? '';
  };

  it('is the promise as it was told, which reads without the name of what it is about', () => {
    const facts = inSector(
      {
        ...ALL_SAID,
        ...fact('solution', 'un box pequeño, máximo doce por clase'),
        ...fact('competitors', 'Altafit'),
        ...fact('rivals', ['Altafit']),
      },
      'gym',
    );
    expect(items(facts)).toMatch(/grupos de doce como mucho/);
  });
});
