// A laundry that sells three things, as it is read back.
import { type FactSheet, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';

/** 620 washes at 95, 2,100 kilos at 32 and 130 duvets at 120; 343,200 of purchases, 5,200 of which is somebody's pay. */
export const LAUNDRY: FactSheet = withFacts({}, [
  makeFact('country', 'MX'),
  makeFact('currency', 'MXN'),
  makeFact('lines', [
    { label: 'vueltas', price: 95, units: 620 },
    { label: 'kilos', price: 32, units: 2100 },
    { label: 'edredones', price: 120, units: 130 },
  ]),
  makeFact('price', 49.72, { unit: 'MXN', period: 'unit', origin: 'derived' }),
  makeFact('volume', 2850, { unit: 'units', period: 'month', origin: 'derived' }),
  makeFact('fixedCosts', 23_200, { unit: 'MXN', period: 'month', origin: 'derived' }),
  makeFact('investment', 343_200, { unit: 'MXN', origin: 'derived' }),
  makeFact('investmentItems', [
    { label: '5 secadoras de gas', amount: 145_000 },
    { label: 'instalación', amount: 193_000 },
    { label: '24 horas', amount: 5200 },
  ]),
  makeFact('team', 4),
]);
