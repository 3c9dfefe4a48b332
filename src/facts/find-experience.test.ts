import { expect, test } from 'vitest';
import { experienceIn } from './find-experience.ts';

test.each([
  ['I’m a wall and floor tiler, 12 years on the tools for a firm, going out on my own', '12 years on the tools for a firm'],
  ['my car, key safe, dbs check. done it for friends for six years', 'done it for friends for six years'],
  ['Alicato baños, quince años de oficio', 'quince años de oficio'],
  ['No. I’ve been baking cakes at home for six', 'I’ve been baking cakes at home for six'],
  ['sixteen grand saved and a loan, fifteen thousand over five years at six per cent', ''],
  ['the other shop has been open twenty years in the trade', ''],
  ['a shed in Falmouth. My dad taught me, I’m the daughter', 'My dad taught me'],
  ['nada más yo, aprendí con don Eusebio que en paz descanse', 'aprendí con don Eusebio que en paz descanse'],
  ['Lo aprendí de mi abuela en Oaxaca', 'Lo aprendí de mi abuela en Oaxaca'],
  ['I learned it from a thatcher in Devon', 'I learned it from a thatcher in Devon'],
  ['my dad taught maths at the school', ''],
  ['me llamo Paco y soy carpintero, la última fue Encarna, una señora viuda de 61 años del Zaidín', ''],
  ['soy fontanera y a un señor de 74 años le cobraron 300', ''],
  ["I'm a joiner, and the last one was a widow of 61 years from Leith", ''],
  ['I was called by a couple aged 58 years in Hove', ''],
  ['soy carpintero con una experiencia de 15 años', 'soy carpintero con una experiencia de 15 años'],
  ['aprendí que la gente paga tarde', ''],
])('years of work are told wherever they stand: %s', (answer, told) => {
  expect(experienceIn(answer, false)).toBe(told);
});

test.each([
  [
    'My truck, all my tools and 14 years as a finish carpenter. CAPS certification in progress',
    '14 years as a finish carpenter. CAPS certification in progress',
  ],
  ['Una camioneta, la herramienta y veinte años de plomero', 'veinte años de plomero'],
  ['I’ve got the van, 9 years behind the bar at O’Malley’s and a small kiln', '9 years behind the bar at O’Malley’s'],
  ['la furgoneta pagada, 12 años de electricista y el carnet de instalador', '12 años de electricista y el carnet de instalador'],
  ['A pickup, two mowers and about ten years mowing for the county', 'about ten years mowing for the county'],
  ['Trabajé diez años de cocinera en un hotel y tengo dos hornos', 'Trabajé diez años de cocinera en un hotel'],
  ['14 yrs as a technician with Whirlpool, I have all the tools', '14 yrs as a technician with Whirlpool'],
  ['Nada, empiezo de cero', ''],
])('among what there is already, the years and the training beside them are told: %s', (answer, told) => {
  expect(experienceIn(answer, true)).toBe(told);
});

test.each([
  [
    "that's the waitlist, thirty-one people from my nine years at Happy Tails over in Englewood",
    'my nine years at Happy Tails over in Englewood',
  ],
  ['La lista sale de mis doce años en el Parador', 'mis doce años en el Parador'],
  ['I have applied to the enterprise office for a €4,000 grant, over five years', ''],
  ['€4,000 is the Local Enterprise Office grant I have applied for', ''],
  ['Pongo 15.000 euros y he solicitado una subvención como autónoma', ''],
])('years are told wherever they are mentioned, and no grant that was applied for is any: %s', (answer, told) => {
  expect(experienceIn(answer, false)).toBe(told);
});

test.each([
  [
    'Somos tres: yo, Ignacio Valdés, ingeniero civil con seis años en Cornershop; Fernanda Rojas, CTO, ocho años como desarrolladora; y Tomás',
    'ingeniero civil con seis años en Cornershop',
  ],
  ['Tres: yo, con seis años de jefa de producto; mi socia Juliana, diseñadora con ocho años en patronaje', 'seis años de jefa de producto'],
  ['Two: me, five years as a cook; Ana, twenty years as a chef', 'five years as a cook'],
  [
    'I was assistant manager at a gift store for eleven years, so I know the trade, and I have been pouring candles for three years',
    'I was assistant manager at a gift store for eleven years',
  ],
  ['I’m Karen Liu, by the way, physiotherapist for 15 years', 'physiotherapist for 15 years'],
])('the founder’s own years come before a partner’s, and the more of them the better: %s', (answer, told) => {
  expect(experienceIn(answer, true)).toBe(told);
});

test('what somebody was, for how long and where, is told in a row of three', () => {
  expect(experienceIn('me, Megan, vet tech 7 years at VCA, and my husband does the books', true)).toBe('vet tech 7 years at VCA');
  expect(experienceIn('van 5 years old, loan 7 years at 9%', true)).toBe('');
});

test.each([
  [
    'De momento yo sola: me llamo Marta, tengo 38 años, trece años ejerciendo y los nueve últimos en una mutua.',
    'trece años ejerciendo y los nueve últimos en una mutua',
  ],
  ["I'm Dana, 41 years old, ten years designing gardens for a firm in Austin", 'ten years designing gardens for a firm in Austin'],
  ['Tengo 45 años y llevo veinte de tapicero', 'llevo veinte de tapicero'],
  ['Soy Rosa, 52 años, modista de toda la vida', 'modista de toda la vida'],
  ['Tengo doce años de experiencia en peluquería', 'Tengo doce años de experiencia en peluquería'],
  ['tengo 38 años, trabajo en una fábrica', ''],
])('how old somebody is tells no experience: %s', (answer, words) => {
  expect(experienceIn(answer, true)).toBe(words);
});
