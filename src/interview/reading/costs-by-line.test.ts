import { expect, test } from 'vitest';
import { type SaleLine, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const BREAD = ['hogazas al público 95 650', 'hogazas a los cafés 75 400', 'piezas de pan dulce 28 3000'];
const CLOTHES = ['prendas de ropa 7.5 850', 'pares de zapatos 12 110', 'cosas grandes 48 32'];
const PILATES = ['clase 69 60', 'dos clases 119 45', 'clases sueltas 20 60'];
const LESSONS = ['45 minute lesson 240 16', '30 minute one 170 8', 'Sunday group 95 6'];

const sold = (lines: readonly string[]): readonly SaleLine[] =>
  lines.map((line) => {
    const [units = '', price = '', ...label] = line.split(' ').reverse();
    return { label: label.reverse().join(' '), price: Number(price), units: Number(units) };
  });

test.each([
  [
    ['reparación 98 65', 'máquina reacondicionada 229 20'],
    'es',
    'En cada reparación se van unos 22 € en piezas. En cada máquina reacondicionada unos 80 €: 45 la máquina usada, 30 de piezas y 5 de reciclaje y demás.',
    [22, 80],
  ],
  [
    ['comida corrida 95 1560', 'para llevar 100 650', 'guisado por kilo 190 40'],
    'es',
    'En ingredientes se van 38 pesos por comida. La de llevar me sale en 45 porque lleva 7 pesos de empaque, y el kilo de guisado en 85.',
    [38, 45, 85],
  ],
  [
    ['full groom 110 105', 'nail grinding 20 35'],
    'en',
    'Per groom I spend $6 on shampoo, $7 on fuel and $3 in fees, so $16. The nail grinding costs me $3.',
    [16, 3],
  ],
  [
    BREAD,
    'es',
    'No, faltan los 30 mil de los cafés y 84 mil del pan dulce, son 175,750 en total. La hogaza nos cuesta 27 pesos, la de los cafés 25 porque va sin bolsa, y cada pieza de pan dulce 9.',
    [27, 25, 9],
  ],
  [
    BREAD,
    'es',
    'El 9 es del pan dulce, que se vende a 28. La hogaza de 95 nos cuesta 27, y la de los cafés, la de 75, nos cuesta 25.',
    [27, 25, 9],
  ],
  [
    CLOTHES,
    'es',
    'No me cuadra, me salen unos 9.230 al mes: las 850 son prendas a 7,50, los 12 euros son solo los zapatos. Cada prenda me cuesta 2 euros, los zapatos 3,50 y las sillas 22.',
    [2, 3.5, 22],
  ],
  [
    PILATES,
    'es',
    'Ojo, que 45 no son euros, son las socias de dos clases, que pagan 119 € al mes. Unos 2 € al mes por socia de una clase, 3 € por la de dos clases y 0,50 € por clase suelta.',
    [2, 3, 0.5],
  ],
  [PILATES, 'es', '2 €, 3 € y 0,50 €', [2, 3, 0.5]],
  [LESSONS, 'en', 'About $11 for the 45s, $9 for the 30s and $6 for the group, mostly card fees and printed sheets', [11, 9, 6]],
] as const)('what each of %s costs (%s): %s', (lines, language, text, costs) => {
  const known = withFacts({}, [makeFact('lines', sold(lines), { unit: 'EUR', period: 'unit' })]);
  const { facts } = readAnswer(text, { answer: 6, question: 'unit-cost', language, known, today: '2026-11-29' });
  const told = (facts.find(({ id }) => id === 'lines')?.value ?? []) as readonly SaleLine[];
  expect(told.map(({ unitCost }) => unitCost)).toEqual(costs);
});

test('the parts of one cost are no costs of two things', () => {
  const known = withFacts({}, [makeFact('lines', sold(['basico 380 60', 'completo 1200 40']), { unit: 'MXN', period: 'unit' })]);
  const { facts } = readAnswer('quimicos 60, gasolina 35 x carro', {
    answer: 6,
    question: 'unit-cost',
    language: 'es',
    known,
    today: '2026-11-29',
  });
  expect(facts.find(({ id }) => id === 'unitCost')?.value).toBe(95);
});
