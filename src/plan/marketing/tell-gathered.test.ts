import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
import { gatheredFigures, tellGathered } from './tell-gathered.ts';

const { customersBrought: _, ...OTHERS } = SAMPLE_FACTS;
const GATHERED = { ...OTHERS, ...fact('soFar', 'Abro en marzo; ya tengo 24 clientes y 30 personas en la lista de espera') };

it('tells who is there already, kind by kind, with the part of a list that is counted', () => {
  expect(tellGathered(GATHERED)?.es).toContain('lista de espera');
  expect(gatheredFigures(GATHERED)).toMatchObject({
    'gathered-customers': { value: 24, origin: 'said' },
    'gathered-waiting': { value: 30, origin: 'said' },
    'gathered-one-in': { value: 2, origin: 'sector' },
  });
  expect(tellGathered(OTHERS)).toBeNull();
});

it('stands first among the channels, on the first page and among the strengths', () => {
  const text = JSON.stringify(compose(GATHERED));
  expect(text).toContain('Demanda ya reunida');
  expect(text).toContain('Ya hay una prueba de que existe demanda');
  expect(JSON.stringify(compose(OTHERS))).not.toMatch(/ya reunida|Ya hay una prueba/);
});
