import { expect, it } from 'vitest';
import { calledMobile } from './called-mobile.ts';
import { sectorOf } from './sectors.ts';

it('calls a salon that goes to its customers by no place', () => {
  const groomer = calledMobile(sectorOf('beauty_salon', 'dog_groomer'));
  expect(groomer.pack.aBusiness).toEqual({ es: 'una peluquería canina a domicilio', en: 'a mobile dog grooming service' });
  expect(groomer.pack.theBusiness.en).toBe('the service');
});

it('leaves a trade as it is where its name tells of no place', () => {
  const plumber = sectorOf('construction_trades', 'plumber_electrician');
  expect(calledMobile(plumber)).toBe(plumber);
});
