import { expect, it } from 'vitest';
import { findConcepts } from '../../sectors/concepts/find-concepts.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import { drawPack } from '../draw-pack.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { ANYBODY } from '../takes-for.ts';
import { tellsTroubleTold } from './tells-trouble-told.ts';

const IDS = Array.from({ length: 12 }, (_, at) => `plan ${at}`);

function scenesOf(problem: string): readonly string[] {
  const sector = sectorOf('repair_shop', 'bicycle_workshop');
  const tellsTold = tellsTroubleTold({ pains: findConcepts(problem, sector.id, ['pain']) }, sector.id);
  return [...new Set(IDS.map((id) => drawPack(id, sector, 'bicycle_workshop', { ...ANYBODY, tellsTold }).scene.es))];
}

it('draws the example that tells of the trouble told, in either language', () => {
  for (const problem of [
    'Te dan hora para dentro de seis semanas.',
    'The shop keeps you waiting four weeks.',
    'Listas de espera de cinco semanas.',
  ])
    expect(scenesOf(problem), problem).toEqual([expect.stringMatching(/dentro de tres semanas/)]);
  expect(scenesOf('Nadie arregla ruedas de carga.').length).toBeGreaterThan(1);
});

it('takes hard bread for no bread from a factory', () => {
  const tells = tellsTroubleTold(
    { pains: findConcepts('Solo llega pan congelado de fábrica.', 'food_manufacturing', ['pain']) },
    'food_manufacturing',
  );
  const stakes = { es: 'Se tira la mitad.', en: 'Half is thrown away.' };
  expect(tells({ scene: { es: 'Al día siguiente el pan está duro.', en: 'The bread is hard next day.' }, stakes })).toBe(false);
  expect(tells({ scene: { es: 'El pan es congelado, de fábrica.', en: 'Frozen bread from a factory.' }, stakes })).toBe(true);
});

it('leaves the example out beside a problem of which it says nothing, and keeps it where none was told', () => {
  const { problem: _, ...untold } = SHEETS['all said, money missing'] ?? {};
  const page = (facts: typeof untold) => JSON.stringify(compose(inSector(facts, 'gym')).pages.find(({ id }) => id === 'customer'));
  const [scene] = IDS.map((id) => drawPack(id, sectorOf('gym', null), null).scene.es);
  expect(scene).toBeTruthy();
  const marks = /escena inventada del oficio|que nadie contó en la entrevista/;
  for (const told of ['No hay dónde entrenar con un perro.', 'There is nowhere to train with a wheelchair.', 'Los vestuarios huelen.'])
    expect(page({ ...untold, ...fact('problem', told) }), told).not.toMatch(marks);
  expect(page(untold)).toMatch(/suele encontrarse|escena más común|situación típica/);
});
