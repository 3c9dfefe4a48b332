import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const KNOWN = withFacts({}, [
  makeFact('competitors', 'Mascotas Ana, que es cara'),
  makeFact('rivals', ['Mascotas Ana']),
  makeFact('goals', 'Llenar la agenda.'),
]);

const CASES: readonly Told[] = [
  ['read-back', 'es', 'ah, y también compite Petco', { rivals: ['Mascotas Ana', 'Petco'] }],
  ['read-back', 'es', 'Petco también compite', { rivals: ['Mascotas Ana', 'Petco'], goals: undefined }],
  ['read-back', 'es', 'sí, y también compite petco', { competitors: 'Mascotas Ana, que es cara. petco' }],
  ['read-back', 'es', 'el competidor se llama Luna, no Mascotas Ana', { rivals: ['Luna'], competitors: 'Luna, que es cara' }],
  ['read-back', 'en', 'the price is 40 and we also compete with Luna', { rivals: ['Mascotas Ana', 'Luna'], price: 40 }],
  ['read-back', 'en', 'you missed Nails Inc, they are a competitor', { rivals: ['Mascotas Ana', 'Nails Inc'] }],
  ['read-back', 'es', 'falta una meta: contratar a un ayudante', { goals: 'Llenar la agenda. contratar a un ayudante', team: undefined }],
  [
    'read-back',
    'es',
    'el precio es 35 y también quiero abrir un segundo local',
    { price: 35, goals: 'Llenar la agenda. quiero abrir un segundo local' },
  ],
  ['read-back', 'en', 'all good, but my goal is also to open a second salon', { goals: 'Llenar la agenda. to open a second salon' }],
  ['read-back', 'es', 'en un año quiero llegar a 200 clientes al mes', { volume: undefined }],
  ['read-back', 'es', 'quiero cobrar 1.800 al mes', { founderPay: 1800, goals: undefined }],
  ['read-back', 'es', 'vender 120 al mes', { volume: 120, goals: undefined }],
  ['read-back', 'es', 'tener 2 empleados', { team: 3, goals: undefined }],
];

test.for(CASES)('%s in %s: %s', (told) => {
  expect(namedFigures([told[0], told[1], told[2], told[3], KNOWN])).toEqual(told[3]);
});
