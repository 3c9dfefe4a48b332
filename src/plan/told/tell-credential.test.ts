import { describe, expect, it } from 'vitest';
import { tellCredential } from './tell-credential.ts';

describe('what the founder knows of the trade', () => {
  it.each([
    ['llevo once años de mecánico en Getxo', 'eleven years as a mechanic'],
    ['I have been a nurse for twenty-two years in Leeds', 'twenty-two years in nursing'],
    ['trabajé muchos años en cocina', 'several years in a kitchen'],
    ['soy licenciada en Matemáticas y he dado nueve años clase en un concertado', 'nine years in teaching'],
    ['con nueve años de oficio', 'nine years of experience'],
  ])('is told in the other edition: %s', (told, native) => {
    expect(tellCredential(told)?.en).toBe(native);
  });

  it('says the trade and not a place: a mechanic of bicycles has worked in no car garage', () => {
    expect(tellCredential('llevo once años de mecánico en Getxo')?.es).toBe('once años de mecánica');
  });

  it('is left to the quote where its years are in digits, or are not told', () => {
    expect(tellCredential('llevo 11 años de mecánico')).toBeNull();
    expect(tellCredential('soy fisioterapeuta colegiada')).toBeNull();
  });
});
