import { expect, test } from 'vitest';
import type { CountryCode } from '../../countries/country.ts';
import { type CostLine, type FactSheet, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { figures, read, type Told } from './read-fixture.ts';

const inCountry = (country: CountryCode): FactSheet => withFacts({}, [makeFact('country', country)]);
const SPAIN = inCountry('ES');
const linesIn = (told: string): readonly CostLine[] =>
  read('fixed-costs', told, 'es', SPAIN).facts.flatMap((fact) => (fact.id === 'costLines' ? (fact.value as readonly CostLine[]) : []));

/** Question, language, answer, what it comes to. */
const WHOLE: readonly (readonly [Told[0], Told[1], string, number])[] = [
  ['fixed-costs', 'es', 'alquiler 750, luz y agua 260, gestoría 70, internet 50 y el seguro no sé cuánto es', 1130],
  ['fixed-costs', 'es', 'el local 900, luz 120, gestoría 70, internet 40, y la basura aún no la he mirado', 1130],
  ['fixed-costs', 'es', 'Renta 8.000, luz 900, el contador 600. No sé cuánto costará el seguro', 9500],
  ['fixed-costs', 'en', 'rent 750, power 260, accountant 70, not sure about the insurance', 1080],
  ['fixed-costs', 'en', "rent 900, power 130, software 45 and the water, I don't know", 1075],
];

test.each(WHOLE)('%s %s "%s": all that was named is the month, and one is open', (question, language, answer, sum) => {
  const { fixedCosts, costsOpen } = figures(question, answer, language, SPAIN);
  expect([fixedCosts, costsOpen]).toEqual([sum, undefined]);
});

const OPEN: readonly (readonly [Told[0], Told[1], string])[] = [
  ['fixed-costs', 'es', 'alquiler 750, luz 260, gestoría 70 y lo demás no sé'],
  ['fixed-costs', 'en', 'rent 750, power 260, accountant 70 and no idea about the rest'],
  ['fixed-costs', 'es', 'alquiler 900 y la luz no sé'],
];

test.each(OPEN)('%s %s "%s": the rest is open', (question, language, answer) => {
  expect(figures(question, answer, language, SPAIN).costsOpen).toBe(true);
});

test('a wage whose charges are not known costs what the law adds to it', () => {
  const told = 'alquiler 750, luz 260, gestoría 70 y la auxiliar 750 brutos, más la seguridad social que no sé cuánto es';
  const { staffPay, fixedCosts, costsOpen } = figures('fixed-costs', told, 'es', SPAIN);
  expect([staffPay, fixedCosts, costsOpen]).toEqual([991.12, 2071.12, undefined]);
  const uk = "rent 750, power 260, accountant 70, Zoe part-time 900 gross a month, plus employer's NI which I don't know";
  expect(figures('fixed-costs', uk, 'en', inCountry('GB')).staffPay).toBe(1026);
});

test('charges told with their sum are counted as told', () => {
  const told = 'alquiler 750, luz 260, gestoría 70 y la auxiliar 750 brutos más 240 de seguridad social';
  expect(figures('fixed-costs', told, 'es', SPAIN).staffPay).toBe(990);
});

test('words beside a sum are no name of the next, and a second sum without a name has that of the first', () => {
  const told =
    'a ver, alquiler los 750 que te he dicho, luz 260 que con los secadores se va, el seguro 45, y unos 60 para mantenimiento y eso. La gestoría 70. La publicidad ya te la dije, los 60 y 40';
  const lines = linesIn(told).map(({ label, amount }) => [label, amount]);
  expect(figures('fixed-costs', told, 'es', SPAIN).rent).toBe(750);
  expect(lines).toEqual([
    ['alquiler', 750],
    ['luz', 260],
    ['seguro', 45],
    ['mantenimiento', 60],
    ['gestoría', 70],
    ['publicidad', 100],
  ]);
});
