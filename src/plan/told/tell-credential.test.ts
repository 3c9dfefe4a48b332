import { describe, expect, it } from 'vitest';
import { tellCredential } from './tell-credential.ts';

describe('what the founder knows of the trade', () => {
  it.each([
    ['llevo once años de mecánico en Getxo', 'eleven years as a mechanic'],
    ['I have been a nurse for twenty-two years in Leeds', 'twenty-two years in nursing'],
    ['trabajé muchos años en cocina', 'several years in a kitchen'],
    ['soy licenciada en Matemáticas y he dado nueve años clase en un concertado', 'nine years in teaching'],
    ['con nueve años de oficio', 'nine years of experience'],
    ['14 years as a finish carpenter', 'fourteen years in carpentry'],
    ['Soy estilista canina desde hace seis años en una cadena', 'six years in dog grooming'],
    ['Trabajé ocho años en una fábrica de pastas', 'eight years making fresh pasta'],
  ])('is told in the other edition: %s', (told, native) => {
    expect(tellCredential(told)?.en).toBe(native);
  });

  it('says the trade and not a place: a mechanic of bicycles has worked in no car garage', () => {
    expect(tellCredential('llevo once años de mecánico en Getxo')?.es).toBe('once años de mecánica');
  });

  it('is left to the quote where its years are not told, or stand beside another number', () => {
    expect(tellCredential('19 years HR, Level 3 PT')).toBeNull();
    expect(tellCredential('soy fisioterapeuta colegiada')).toBeNull();
  });
});
