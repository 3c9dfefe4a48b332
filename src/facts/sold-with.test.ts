import { expect, it } from 'vitest';
import { SALE_UNITS } from '../sectors/sale-units.ts';
import type { Fact, FactSheet } from './fact.ts';
import { namedInFull, soldWith } from './sold-with.ts';

const { haircut, menu, class: lesson } = SALE_UNITS;
const told = (id: 'revenue' | 'price', value: string | number, text: string): FactSheet => ({
  [id]: { id, value, period: null, unit: null, quote: { answer: 0, start: 0, end: text.length, text }, origin: 'said' } as Fact,
});
const sold = (said: string, price: string, unit: Parameters<typeof soldWith>[1] = haircut.unit) => {
  const { es, en } = soldWith({ ...told('revenue', said, said), ...told('price', 18, price) }, unit);
  return `${es.one} = ${en.one}`;
};

it('is named with what goes in its price, in both languages', () => {
  expect(sold('El corte con barba lo dejo en 18 €. Pienso hacer 380 cortes al mes.', '18 €')).toBe(
    'corte con barba = haircut with beard trim',
  );
  expect(sold('Cobro 18 euros el corte y barba, unos 300 al mes', '18 euros')).toBe('corte y barba = haircut and beard trim');
  expect(sold('Corte + arreglo de barba: 18€', '18€')).toBe('corte con arreglo de barba = haircut with beard trim');
  expect(sold('A cut with beard trim is £25 and I do 300 a month', '£25')).toBe('corte con barba = haircut with beard trim');
  expect(sold("cut & blow-dry, I'd charge £38", '£38')).toBe('corte y secado = haircut and blow-dry');
  expect(sold('El menú con bebida a 13,50 €', '13,50 €', menu.unit)).toBe('menú con bebida = set menu with drink');
  expect(sold('Each class with materials costs $30', '$30', lesson.unit)).toBe('clase con material = class with materials');
});

it('is the bare word where each has its own price, or what follows is nothing that is sold', () => {
  expect(sold('El corte a 15 € y la barba a 8 €', '15 €')).toBe('corte = haircut');
  expect(sold('Hago corte y barba. El corte lo cobro a 18 €', '18 €')).toBe('corte = haircut');
  expect(sold('El corte con cita son 18 €', '18 €')).toBe('corte = haircut');
  expect(sold('A cut with me is £20', '£20')).toBe('corte = haircut');
});

it('is counted by the bare word, and in full where many are priced', () => {
  const unit = soldWith({ ...told('revenue', 'El corte con barba lo dejo en 18 €', ''), ...told('price', 18, '18 €') }, haircut.unit);
  expect(unit.es.many).toBe('cortes');
  expect(namedInFull(unit)).toEqual({ es: 'cortes con barba', en: 'haircuts with beard trim' });
  expect(namedInFull(haircut.unit)).toEqual({ es: 'cortes', en: 'haircuts' });
});
