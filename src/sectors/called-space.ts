// A place let by the desk or the unit: what is usual there, over that of a service of any kind.
import type { Bilingual } from '../language/language.ts';
import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

type Space = Pick<
  Sector,
  'name' | 'unit' | 'variableCostPct' | 'staffPct' | 'rentPct' | 'price' | 'monthlyUnits' | 'capex' | 'rampMonths' | 'daysToCollect'
> & {
  readonly words: Pick<
    Sector['pack'],
    'aBusiness' | 'theBusiness' | 'usualCustomer' | 'directCost' | 'substitutes' | 'permits' | 'measures'
  >;
};

const FIRE_AND_USE: Bilingual<readonly string[]> = {
  es: [
    'licencia de uso del local y seguridad contra incendios',
    'contrato de alquiler que permita ceder su uso a otros',
    'seguro de responsabilidad civil y contenido',
  ],
  en: [
    'permission for the use of the premises, with fire safety',
    'a lease that allows letting the space to others',
    'liability and contents insurance',
  ],
};

const SPACES = {
  coworking: {
    name: { es: 'Coworking', en: 'Coworking space' },
    unit: { es: { one: 'cuota', many: 'cuotas' }, en: { one: 'membership', many: 'memberships' } },
    variableCostPct: estimate(5, 10, 18),
    staffPct: estimate(15, 22, 32),
    rentPct: estimate(22, 30, 40),
    price: estimate(90, 150, 260),
    monthlyUnits: estimate(25, 55, 120),
    capex: estimate(15_000, 40_000, 120_000),
    rampMonths: 12,
    daysToCollect: 0,
    words: {
      aBusiness: { es: 'un coworking', en: 'a coworking space' },
      theBusiness: { es: 'el coworking', en: 'the space' },
      usualCustomer: { es: 'quienes trabajan por su cuenta y los equipos pequeños', en: 'people who work for themselves and small teams' },
      directCost: { es: 'el café, la limpieza y los consumibles', en: 'coffee, cleaning and supplies' },
      substitutes: {
        es: ['trabajar desde casa', 'la mesa de un café', 'una oficina pequeña alquilada'],
        en: ['working from home', 'a table in a café', 'a small rented office'],
      },
      permits: FIRE_AND_USE,
      measures: {
        es: ['puestos ocupados', 'bajas del mes', 'horas de sala alquiladas', 'visitas que acaban en cuota'],
        en: ['desks taken', 'members who left', 'hours of the meeting room let', 'visits that end in a membership'],
      },
    },
  },
  storage: {
    name: { es: 'Trasteros de alquiler', en: 'Self-storage' },
    unit: { es: { one: 'trastero alquilado', many: 'trasteros alquilados' }, en: { one: 'unit let', many: 'units let' } },
    variableCostPct: estimate(3, 6, 12),
    staffPct: estimate(8, 15, 24),
    rentPct: estimate(22, 32, 42),
    price: estimate(40, 75, 140),
    monthlyUnits: estimate(30, 70, 160),
    capex: estimate(25_000, 70_000, 200_000),
    rampMonths: 18,
    daysToCollect: 0,
    words: {
      aBusiness: { es: 'un negocio de trasteros', en: 'a self-storage business' },
      theBusiness: { es: 'el negocio', en: 'the business' },
      usualCustomer: { es: 'quienes se mudan o no tienen sitio en casa', en: 'people who are moving or have no room at home' },
      directCost: { es: 'las comisiones de cobro y los candados', en: 'payment fees and locks' },
      substitutes: {
        es: ['el garaje de un familiar', 'un guardamuebles', 'vender lo que no cabe'],
        en: ['a relative’s garage', 'a furniture warehouse', 'selling what does not fit'],
      },
      permits: FIRE_AND_USE,
      measures: {
        es: ['trasteros ocupados', 'meses que se queda cada cliente', 'recibos devueltos'],
        en: ['units let', 'months each customer stays', 'payments returned'],
      },
    },
  },
} as const satisfies Record<string, Space>;

/** With what is usual in a space of this kind, and called by it. */
export function calledSpace(sector: Sector, kind: keyof typeof SPACES): Sector {
  const { words, ...figures } = SPACES[kind];
  return { ...sector, ...figures, revenueModel: 'subscription', pack: { ...sector.pack, ...words } };
}
