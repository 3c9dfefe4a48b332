// How many work there, told in a sentence of the corrections.
import { expect, test } from 'vitest';
import { factValue, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { read } from './read-fixture.ts';

const KNOWN = withFacts({}, [makeFact('team', 5), makeFact('price', 28), makeFact('city', 'Guadalajara'), makeFact('country', 'MX')]);
const team = (text: string, language: 'es' | 'en') => factValue(withFacts(KNOWN, read('read-back', text, language, KNOWN).facts), 'team');

test.each([
  ['estoy sola, mi prima no entra', 'es', 1],
  ['Estamos en Zapopan y somos dos nada más', 'es', 2],
  ['somos cuatro', 'es', 4],
  ["it's just me, no employees", 'en', 1],
  ['we are three: me, Ana and a part-timer', 'en', 3],
  ["there's two of us", 'en', 2],
  ["We're not 56 people, it's only me and Joss", 'en', 2],
  ['Somos solo yo y mi hermana', 'es', 2],
  ['Y el equipo no son 9, esas eran las del hotel, aqui somos yo, Lupita, Josué y en el mes 6 Wendy', 'es', 4],
  ['somos yo, Lupita, Josué y desde el mes 6 Wendy, 4 personas', 'es', 4],
  ['somos yo, Lupita y Josué, y en el mes 6 entra Wendy con 5,200', 'es', 4],
  ["No, it's me, Ana, Joe and from month six Sam", 'en', 4],
] as const)('%s', (text, language, people) => {
  expect(team(text, language)).toBe(people);
});

test.each([
  ['somos dos calles más abajo', 'es'],
  ['the price is for two of us', 'en'],
] as const)('nobody is counted: %s', (text, language) => {
  expect(team(text, language)).toBe(5);
});

test('a number that tells who works there is no pace of the sales', () => {
  const known = withFacts(KNOWN, [makeFact('volume', 150), makeFact('targetVolume', 220)]);
  const facts = withFacts(known, read('read-back', 'there are three of us now, I hired a second assistant', 'en', known).facts);
  expect(facts).toMatchObject({ team: { value: 3 }, volume: { value: 150 }, targetVolume: { value: 220 } });
});

test('whoever comes later is not all who are paid', () => {
  const known = withFacts(KNOWN, [makeFact('staffPay', 20_300, { period: 'month', origin: 'derived' })]);
  const { facts } = read('read-back', 'somos yo, Lupita y Josué, y en el mes 6 entra Wendy con 5,200', 'es', known);
  expect(facts.map(({ id }) => id)).toEqual(expect.not.arrayContaining(['staffPay', 'staffPayFrom']));
});

test('those who were under the founder elsewhere do not work here', () => {
  const { facts } = read('team', 'Yo y Lupita. Los últimos 5 años fui supervisora con 9 personas a mi cargo', 'es', KNOWN);
  expect(facts.find(({ id }) => id === 'team')?.value ?? 2).toBe(2);
});
