import { expect, it } from 'vitest';
import type { SectorId } from '../../sectors/sector.ts';
import { fact } from '../plan-fixtures.ts';
import { gatherSaid } from './gather-said.ts';
import { sumUpOffer } from './sum-up-offer.ts';

const AGENCY = { es: 'una agencia de redes sociales', en: 'a social media agency' };
const sumUp = (solution: string, sector: SectorId, business = AGENCY) => {
  const facts = { ...fact('solution', solution), ...fact('sector', sector) };
  return sumUpOffer(facts, gatherSaid(facts, sector), business);
};

it('says what kind of business it is, for whom, and with what', () => {
  expect(sumUp('agencia de redes sociales y anuncios para restaurantes', 'agency')).toEqual({
    es: 'una agencia de redes sociales para restaurantes, con campañas de anuncios',
    en: 'a social media agency for restaurants, with advertising campaigns',
  });
  const clinic = { es: 'una clínica de fisioterapia', en: 'a physical therapy clinic' };
  expect(sumUp('an hour one on one, same week', 'health_clinic', clinic)?.en).toBe(
    'a physical therapy clinic with an hour one on one and an appointment the same week',
  );
});

it('says nothing where the kind of business says it all, or is no kind', () => {
  expect(sumUp('gestión de redes', 'agency')).toBeNull();
  expect(sumUp('servicio a domicilio', 'cleaning', { es: 'un negocio', en: 'a business' })).toBeNull();
});

it('names what is sold where no list of the trade holds the offer', () => {
  const kitchen = { es: 'una cocina de comida preparada', en: 'a meal prep kitchen' };
  expect(sumUp('Milanesas y guisos, entregados el domingo', 'food_manufacturing', kitchen)?.en).toBe(
    'a meal prep kitchen with breaded cutlets and stews',
  );
});
