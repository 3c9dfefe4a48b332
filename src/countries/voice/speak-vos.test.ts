import { expect, it } from 'vitest';
import { speakVos } from './speak-vos.ts';

it('bids as «vos» does, and leaves a noun spelt like it alone', () => {
  expect(speakVos('Suma las horas')).toBe('Sumá las horas');
  expect(speakVos('suma de lo dicho en la entrevista')).toBe('suma de lo dicho en la entrevista');
  expect(speakVos('Reserva del local')).toBe('Reserva del local');
});
