// Trades of a place, called by what they are where the work goes to the customer.
import type { Bilingual } from '../language/language.ts';
import type { Sector } from './sector.ts';

interface Mobile {
  readonly name: Bilingual;
  readonly aBusiness: Bilingual;
}

type Two = readonly [es: string, en: string];

const mobile = ([es, en]: Two, [aEs, aEn]: Two): Mobile => ({ name: { es, en }, aBusiness: { es: aEs, en: aEn } });

/** By what the trade is called in English where it has a place. */
const MOBILE: Readonly<Record<string, Mobile>> = {
  'a hair salon': mobile(
    ['Peluquería a domicilio', 'Mobile hairdressing'],
    ['una peluquería a domicilio', 'a mobile hairdressing service'],
  ),
  'a hair and beauty salon': mobile(
    ['Peluquería y estética a domicilio', 'Mobile hair and beauty'],
    ['un servicio de peluquería y estética a domicilio', 'a mobile hair and beauty service'],
  ),
  'a beauty salon': mobile(['Estética a domicilio', 'Mobile beauty'], ['un servicio de estética a domicilio', 'a mobile beauty service']),
  'a beauty clinic': mobile(['Estética a domicilio', 'Mobile beauty'], ['un servicio de estética a domicilio', 'a mobile beauty service']),
  'a barber shop': mobile(['Barbería a domicilio', 'Mobile barber'], ['una barbería a domicilio', 'a mobile barber service']),
  'a nail studio': mobile(['Uñas a domicilio', 'Mobile nails'], ['un servicio de uñas a domicilio', 'a mobile nail service']),
  'a dog groomer’s': mobile(
    ['Peluquería canina a domicilio', 'Mobile dog grooming'],
    ['una peluquería canina a domicilio', 'a mobile dog grooming service'],
  ),
  'a massage practice': mobile(['Masaje a domicilio', 'Mobile massage'], ['un servicio de masaje a domicilio', 'a mobile massage service']),
  'a physiotherapy clinic': mobile(
    ['Fisioterapia a domicilio', 'Home physiotherapy'],
    ['un servicio de fisioterapia a domicilio', 'a home physiotherapy service'],
  ),
  'a veterinary practice': mobile(
    ['Veterinaria a domicilio', 'Mobile vet'],
    ['un servicio veterinario a domicilio', 'a mobile veterinary service'],
  ),
  'a car wash': mobile(['Lavado de coches a domicilio', 'Mobile car wash'], ['un lavado de coches a domicilio', 'a mobile car wash']),
};

/** From one customer of a district to the next, parking included. Our own assumption, to be timed. */
const TRAVEL_MINUTES = 20;

const THE_SERVICE: Bilingual = { es: 'el servicio', en: 'the service' };

/** With the usual values and words of its trade, and no name that tells of a place; as it was where its name tells of none. */
export function calledMobile(sector: Sector): Sector {
  const called = MOBILE[sector.pack.aBusiness.en];
  if (!called) return sector;
  return {
    ...sector,
    name: called.name,
    travelMinutes: TRAVEL_MINUTES,
    pack: { ...sector.pack, aBusiness: called.aBusiness, theBusiness: THE_SERVICE },
  };
}
