import { describe, expect, it } from 'vitest';
import type { Language } from '../../language/language.ts';
import { readAnswer } from './read-answer.ts';

const correct = (text: string, language: Language = 'es') => {
  const { facts } = readAnswer(text, { answer: 12, question: 'read-back', language, known: {}, today: '2026-11-23' });
  return Object.fromEntries(facts.map(({ id, value }) => [id, value]));
};

describe('a figure told under the label it was read back under', () => {
  it.each([
    ['Precio: 6.543', { price: 6543 }],
    ['Precio: 9,90', { price: 9.9 }],
    ['Ventas al mes: 321', { volume: 321 }],
    ['Ventas al mes: 12 a la semana', { volume: 52 }],
    ['Coste por venta: 3,21', { unitCost: 3.21 }],
    ['Costo por venta: 3,21', { unitCost: 3.21 }],
    ['Gastos fijos al mes: 4.321', { fixedCosts: 4321 }],
    ['los gastos fijos son 4.321', { fixedCosts: 4321 }],
    ['Inversión: 54.321', { investment: 54_321 }],
    ['Dinero propio: 2.345', { ownFunds: 2345 }],
    ['Préstamo: 12.345', { loan: 12_345 }],
    ['Interés del préstamo al año: 7 %', { loanRate: 7 }],
    ['Equipo: 4', { team: 4 }],
    ['Tiempo de cada venta: 35 minutos', { minutesPerSale: 35 }],
    ['Tu sueldo al mes: 1.234', { founderPay: 1234 }],
    ['mi sueldo: 1.234', { founderPay: 1234 }],
    ['Apertura: mayo de 2027', { start: '2027-05' }],
    ['Nombre: Casa Perejil', { name: 'Casa Perejil' }],
    ['Ciudad: Burgos', { city: 'Burgos', country: 'ES' }],
    ['Competidores: Lavandería Rosa y Clean Express', { rivals: ['Lavandería Rosa', 'Clean Express'] }],
    ['Precio: 12; Equipo: 2; Préstamo: 8.000', { price: 12, team: 2, loan: 8000 }],
  ])('%s', (text, facts) => expect(correct(text)).toEqual(facts));

  it.each([
    ['Price: 65.43', { price: 65.43 }],
    ['Sales a month: 321', { volume: 321 }],
    ['Cost per sale: 3.21', { unitCost: 3.21 }],
    ['Time each sale takes is 25 minutes', { minutesPerSale: 25 }],
    ['Own money: 2,345', { ownFunds: 2345 }],
    ['Your monthly pay: 1,234', { founderPay: 1234 }],
    ['Name: Parsley House', { name: 'Parsley House' }],
    ['Name: Luna and the price is 31', { name: 'Luna', price: 31 }],
    ['Name: Salt and Pepper', { name: 'Salt and Pepper' }],
    ['no, the time each sale takes is 45 minutes; sales a month: 60', { minutesPerSale: 45, volume: 60 }],
  ])('%s', (text, facts) => expect(correct(text, 'en')).toEqual(facts));

  it('leaves a list, and what each takes, to be read as such', () => {
    expect(correct('Tu sueldo al mes: 1.300 cada uno')).not.toEqual({ founderPay: 1300 });
    expect(correct('Gastos fijos al mes: 950 de alquiler y 280 de luz')).toMatchObject({ fixedCosts: 1230, rent: 950 });
  });
});
