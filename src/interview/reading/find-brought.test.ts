import { expect, test } from 'vitest';
import { namedFigures, type Told } from './read-fixture.ts';

const brought = (count: number | undefined) => ({ customersBrought: count });

const CASES: readonly Told[] = [
  ['customer', 'es', 'Mujeres de 40 a 60 años. 22 alumnas que se vienen conmigo del otro estudio', brought(22)],
  ['customer', 'en', 'Women over forty; fourteen clients are coming with me from the salon.', brought(14)],
  ['marketing', 'en', 'Fourteen of my clients are coming with me', brought(14)],
  ['marketing', 'en', "I'm bringing 14 regulars with me from my last job", brought(14)],
  ['marketing', 'en', "20 patients said they'll follow me", brought(20)],
  ['marketing', 'es', 'me llevo a doce clientas del salón donde trabajo', brought(12)],
  ['customer', 'es', 'unas 15 familias me siguen desde la otra escuela', brought(15)],
  ['revenue', 'es', '40 euros al mes y 22 alumnas que se vienen conmigo', { price: 40, volume: 22, customersBrought: 22 }],
  // Hoped for, followers, workmates.
  ['marketing', 'en', 'maybe 10 clients will follow me', brought(undefined)],
  ['marketing', 'es', '900 personas me siguen en Instagram', brought(undefined)],
  ['marketing', 'en', '900 people following me on Instagram', brought(undefined)],
  ['resources', 'es', 'dos personas que vienen conmigo a trabajar', brought(undefined)],
];

test.each(CASES.map((told) => [told.slice(0, 3).join(' · '), told] as const))('%s', (_, told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
