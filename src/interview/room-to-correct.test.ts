// A founder who says little at a time, of whom everything is asked: what is read back can still be corrected, and the last correction counts.
import { describe, expect, test } from 'vitest';
import { factValue } from '../facts/fact.ts';
import { talk } from './talk-fixture.ts';

const TERSE = [
  'flores frescas los domingos',
  'parejas',
  'parejas de 25 a 50 años de Ruzafa que compran un ramo cada dos meses',
  'una floristería que abre los domingos',
  'Pétalo Lento, Valencia',
  'Instagram',
  'depende',
  '28 €',
  '260 al mes',
  '2 €',
  'sí',
  'una cámara',
  '3.100 € al mes',
  '400 €',
  'sí',
  '9.000 € de ahorros',
  'dos',
  'vender 350 ramos al mes',
  'en abril',
  'Flores Paquita y Colvin',
];

describe('where everything had to be asked', () => {
  const upTo = TERSE.findIndex((_, at) => talk(TERSE.slice(0, at + 1)).state.pending === 'read-back') + 1;
  const CORRECTIONS = ['el precio es 32', 'las ventas son 240', 'los gastos fijos son 3.200'];

  test('three answers are left for the read-back', () => {
    expect(upTo).toBeGreaterThan(15);
    expect(upTo).toBeLessThanOrEqual(17);
  });

  test('the last is heard too, and said back before the end', () => {
    const fruitless = Array.from({ length: 17 - upTo }, () => '¿qué es el margen?');
    const corrected = [...TERSE.slice(0, upTo), ...fruitless, ...CORRECTIONS];
    const { facts, last, state } = talk(corrected);
    expect(state.pending).toBe('read-back');
    expect(talk([...corrected, 'sí']).state.status).toBe('complete');
    expect([factValue(facts, 'price'), factValue(facts, 'volume'), factValue(facts, 'fixedCosts')]).toEqual([32, 240, 3200]);
    expect(last.reply.nextQuestion).toMatch(/gastos fijos al mes, 3\.200\u00a0€ \(antes 3\.100\u00a0€\)/);
  });
});
