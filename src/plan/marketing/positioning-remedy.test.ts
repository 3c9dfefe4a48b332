import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const linesOf = (facts: typeof SHOP) =>
  textsOf(compose(facts))
    .map(({ text }) => text)
    .filter(({ es }) => /^Posicionamiento\.|^En una frase/.test(es));

it.each([
  [
    'academy',
    'language_school',
    'Half of them cannot talk to their doctor.',
    'Spanish lessons with no grammar tables',
    'Spanish lessons',
    'for a doctor’s appointment',
  ],
  [
    'academy',
    'language_school',
    'Mi vecino no entiende al médico.',
    'Clases de español sin gramática',
    'Spanish lessons',
    'for a doctor’s appointment',
  ],
  [
    'cleaning',
    'holiday_flat_cleaning',
    'Nos falló la limpiadora',
    'Limpieza de pisos turísticos y fotos al acabar',
    'photographs',
    'named stand-in',
  ],
] as const)(
  'sets what answers the problem against the rest, with what is sold: %s, %s: %s',
  (sector, trade, problem, solution, sold, remedy) => {
    const facts = { ...inSector(SHOP, sector), ...fact('trade', trade), ...fact('problem', problem), ...fact('solution', solution) };
    const lines = linesOf({ ...facts, ...fact('competitors', 'Duolingo and Doinn') });
    expect(lines).toHaveLength(2);
    for (const { en } of lines) {
      expect(en).toContain(sold);
      expect(en).toContain(remedy);
    }
  },
);
