import { describe, expect, test } from 'vitest';
import { type FactSheet, withFacts } from '../../facts/fact.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { figures, type Told } from './read-fixture.ts';

function knowing(sector: SectorId): FactSheet {
  return withFacts({}, [{ id: 'sector', value: sector, unit: null, period: null, quote: null, origin: 'derived' }]);
}

const LODGING = knowing('tourism_lodging');

const ROWS: Readonly<Record<string, readonly Told[]>> = {
  'the tax in the price': [
    ['price', 'es', '35 € con IVA', { price: 35, currency: 'EUR', taxIncluded: true }],
    ['price', 'es', '35 € + IVA', { price: 35, currency: 'EUR', taxIncluded: false }],
    ['price', 'es', '35 euros más IVA', { price: 35, currency: 'EUR', taxIncluded: false }],
    [
      'revenue',
      'es',
      'El cono doble a 3.500 y casi siempre compran de a dos, así que la boleta saldría como siete lucas con IVA.',
      { price: 3500, taxIncluded: true },
    ],
    ['price', 'es', '35 € IVA incluido', { price: 35, currency: 'EUR', taxIncluded: true }],
    ['price', 'es', '30 € al mes, IVA no incluido', { price: 30, currency: 'EUR', taxIncluded: false }],
    ['revenue', 'es', 'Cobro 30 € sin IVA y hago 40 cortes a la semana', { price: 30, volume: 173, currency: 'EUR', taxIncluded: false }],
    ['revenue', 'es', 'El ramo sale a 28 €, impuestos incluidos', { price: 28, currency: 'EUR', taxIncluded: true, saleUnit: 'bouquet' }],
    ['revenue', 'es', 'Vendo a 30 € y el proveedor me cobra 12 € más IVA por cada uno', { price: 30, unitCost: 12, currency: 'EUR' }],
    ['revenue', 'en', '£45 per session including VAT', { price: 45, currency: 'GBP', taxIncluded: true, saleUnit: 'session' }],
    ['price', 'en', '$80 plus tax', { price: 80, currency: 'USD', taxIncluded: false }],
    ['price', 'en', '£60, VAT included', { price: 60, currency: 'GBP', taxIncluded: true }],
    ['price', 'en', 'about 50 euros before tax', { price: 50, currency: 'EUR', taxIncluded: false }],
    ['price', 'en', '£60, VAT not included', { price: 60, currency: 'GBP', taxIncluded: false }],
    ['read-back', 'es', 'el precio lleva el IVA incluido', { taxIncluded: true }],
    ['read-back', 'en', 'the price does not include VAT', { taxIncluded: false }],
    ['price', 'es', '35 €, el IVA es del 21 %', { price: 35, currency: 'EUR' }],
    ['fixed-costs', 'es', 'el alquiler son 900 € más IVA', { rent: 900, fixedCosts: 900, currency: 'EUR' }],
  ],
  'pay in the fixed costs': [
    ['fixed-costs', 'es', '3.950 € al mes, sueldos incluidos', { fixedCosts: 3950, currency: 'EUR', payIncluded: true }],
    ['fixed-costs', 'es', '2.100 € sin contar mi sueldo', { fixedCosts: 2100, currency: 'EUR', payIncluded: false }],
    ['fixed-costs', 'es', 'unos 3.000 sin sueldos', { fixedCosts: 3000, payIncluded: false }],
    ['fixed-costs', 'es', '3.000 € al mes, sueldos aparte', { fixedCosts: 3000, currency: 'EUR', payIncluded: false }],
    ['fixed-costs', 'es', '4.000 € incluyendo nóminas y alquiler', { fixedCosts: 4000, currency: 'EUR', payIncluded: true }],
    ['fixed-costs', 'es', 'alquiler 900, luz 120 y sueldos 1.600', { fixedCosts: 2620, rent: 900 }],
    ['fixed-costs', 'en', '$4,700 a month including wages', { fixedCosts: 4700, currency: 'USD', payIncluded: true }],
    ['fixed-costs', 'en', '£2,400 a month, not counting my pay', { fixedCosts: 2400, currency: 'GBP', payIncluded: false }],
    ['fixed-costs', 'en', '£3,200, wages included', { fixedCosts: 3200, currency: 'GBP', payIncluded: true }],
    ['fixed-costs', 'en', '2,000 a month excluding salaries', { fixedCosts: 2000, payIncluded: false }],
    ['fixed-costs', 'en', '2,000 a month, wages not included', { fixedCosts: 2000, payIncluded: false }],
    ['fixed-costs', 'es', '3.000 € con sueldos incluidos menos el mío', { fixedCosts: 3000, currency: 'EUR', payIncluded: false }],
    ['resources', 'es', 'Gastos fijos de 3.100 € al mes, sueldos incluidos', { fixedCosts: 3100, currency: 'EUR', payIncluded: true }],
    ['resources', 'es', 'Contrato a un camarero con sueldo de convenio', { team: 2 }],
  ],
  'what the founder takes': [
    ['resources', 'es', 'yo quiero cobrar 1.500 al mes', { founderPay: 1500 }],
    ['team', 'es', 'Somos dos y yo necesito ganar 1.800 € al mes', { team: 2, founderPay: 1800, currency: 'EUR' }],
    ['fixed-costs', 'es', 'alquiler 900 y mi sueldo 1.400', { fixedCosts: 900, founderPay: 1400, payIncluded: false, rent: 900 }],
    ['resources', 'en', 'I need to take 2,000 a month', { founderPay: 2000 }],
    ['resources', 'es', 'no cobraré nada el primer año', { founderPay: 0 }],
    ['team', 'es', 'Solo yo, y sin sueldo el primer año', { team: 1, founderPay: 0 }],
    ['resources', 'en', 'I won’t pay myself anything in the first year', { founderPay: 0 }],
    ['team', 'en', 'just me, no salary for me at first', { team: 1, founderPay: 0 }],
    ['resources', 'es', 'no cobraremos nada por el envío', {}],
    ['price', 'es', 'quiero cobrar 49 € al mes', { price: 49, currency: 'EUR' }],
    ['revenue', 'es', 'yo cobro 30 € por corte', { price: 30, currency: 'EUR', saleUnit: 'haircut' }],
    [
      'revenue',
      'es',
      'Cobro 40 € la sesión y yo quiero ganar 1.600 € al mes',
      { price: 40, founderPay: 1600, currency: 'EUR', saleUnit: 'session' },
    ],
    [
      'fixed-costs',
      'es',
      '36.000 € al año de gastos y 18.000 € al año para mí',
      { fixedCosts: 3000, founderPay: 1500, payIncluded: false, currency: 'EUR' },
    ],
  ],
  'months of grace': [
    [
      'funding',
      'es',
      '20.000 € de préstamo a 5 años con seis meses de carencia',
      { loan: 20000, loanYears: 5, graceMonths: 6, currency: 'EUR' },
    ],
    [
      'funding',
      'es',
      'Un préstamo de 20.000 € con un año de carencia a 6 años',
      { loan: 20000, loanYears: 6, graceMonths: 12, currency: 'EUR' },
    ],
    ['funding', 'en', 'a £15,000 loan over 5 years with six months’ grace', { loan: 15000, loanYears: 5, graceMonths: 6, currency: 'GBP' }],
    ['funding', 'en', '$30,000 loan, 12-month grace period, 7 years', { loan: 30000, loanYears: 7, graceMonths: 12, currency: 'USD' }],
    [
      'funding',
      'en',
      '£30,000 loan over 6 years, interest only for the first 9 months',
      { loan: 30000, loanYears: 6, graceMonths: 9, currency: 'GBP' },
    ],
    ['funding', 'es', 'préstamo de 12.000 € a 4 años sin carencia', { loan: 12000, loanYears: 4, graceMonths: 0, currency: 'EUR' }],
    ['funding', 'es', 'préstamo de 12.000 € a 48 meses', { loan: 12000, loanYears: 4, currency: 'EUR' }],
    ['funding', 'es', '10.000 € ahorrados y en seis meses pido un préstamo de 8.000 €', { ownFunds: 10000, loan: 8000, currency: 'EUR' }],
  ],
  'the shape of the revenue': [
    [
      'revenue',
      'es',
      'Cuota mensual de 40 € y 60 alumnos para empezar',
      { price: 40, volume: 60, volumeFromStart: true, currency: 'EUR', revenueShape: 'subscription' },
    ],
    ['revenue', 'es', 'Suscripción de 19 € al mes', { price: 19, currency: 'EUR', revenueShape: 'subscription' }],
    ['solution', 'es', 'Lo damos por suscripción', { revenueShape: 'subscription' }],
    [
      'revenue',
      'en',
      'A monthly subscription of $29 and 200 subscribers at first',
      { price: 29, currency: 'USD', revenueShape: 'subscription', volume: 200, volumeFromStart: true },
    ],
    [
      'revenue',
      'es',
      'El ramo cuesta 28 €, sin suscripción',
      { price: 28, currency: 'EUR', revenueShape: 'transaction', saleUnit: 'bouquet' },
    ],
    ['revenue', 'es', '28 € por ramo y también una suscripción para oficinas', { price: 28, currency: 'EUR', saleUnit: 'bouquet' }],
    ['fixed-costs', 'es', 'la cuota mensual del préstamo es de 300 €', {}],
    [
      'revenue',
      'es',
      'Cobro por proyecto, unos 6.000 € cada uno, y hago dos proyectos al mes',
      { price: 6000, volume: 2, currency: 'EUR', revenueShape: 'project' },
    ],
    [
      'revenue',
      'en',
      'Contracts worth $8,000 each, one contract a month',
      { price: 8000, volume: 1, currency: 'USD', revenueShape: 'project' },
    ],
    ['revenue', 'es', 'Vendemos contratos de mantenimiento a 90 € al mes', { price: 90, currency: 'EUR' }],
    ['revenue', 'es', 'Cobro 25 € la hora con contrato de trabajo aparte', { price: 25, currency: 'EUR' }],
  ],
  'the commission': [
    ['revenue', 'es', 'cobramos una comisión del 12 % por reserva', { commission: 12, revenueShape: 'commission' }],
    [
      'revenue',
      'es',
      'Nos quedamos con el 15 % de cada venta, de unos 40 € de media',
      { commission: 15, price: 40, currency: 'EUR', revenueShape: 'commission' },
    ],
    [
      'revenue',
      'en',
      'We take a 10% commission on each booking of about £80',
      { commission: 10, price: 80, currency: 'GBP', revenueShape: 'commission', saleUnit: 'booking' },
    ],
    ['revenue', 'en', 'Our fee is 5% of the sale price', { commission: 5, revenueShape: 'commission' }],
    ['revenue', 'es', 'El plato cuesta 14 € y Glovo se lleva una comisión del 30 %', { price: 14, currency: 'EUR', saleUnit: 'dish' }],
    ['revenue', 'es', 'Cobro 40 € con un 10 % de descuento a socios', { price: 40, currency: 'EUR' }],
    ['revenue', 'es', 'Vendo a 40 € y gano un 35 % de margen', { price: 40, currency: 'EUR' }],
    [
      'price',
      'es',
      'el tres por ciento de comisión sobre 200.000 €',
      { commission: 3, price: 200000, currency: 'EUR', revenueShape: 'commission' },
    ],
    ['read-back', 'es', 'la comisión es del 8 %', { commission: 8, revenueShape: 'commission' }],
    ['revenue', 'en', '$30 per ride, we pay the driver 20% commission', { price: 30, currency: 'USD' }],
  ],
  'rooms and how full they are': [
    [
      'revenue',
      'es',
      'Ocho habitaciones a 75 € la noche con un 60 % de ocupación',
      { rooms: 8, occupancy: 60, price: 75, currency: 'EUR', revenueShape: 'lodging' },
      LODGING,
    ],
    [
      'revenue',
      'en',
      '8 rooms at £90 a night, 55% occupancy',
      { rooms: 8, occupancy: 55, price: 90, currency: 'GBP', revenueShape: 'lodging' },
      LODGING,
    ],
    ['volume', 'es', 'una ocupación media del 60 %', { occupancy: 60 }, LODGING],
    ['volume', 'es', 'ocupación del 40 % en invierno y del 80 % en verano', { occupancy: 60 }, LODGING],
    [
      'solution',
      'es',
      'Una casa rural con seis habitaciones en la sierra',
      { rooms: 6, revenueShape: 'lodging', sector: 'tourism_lodging', trade: 'rural_house' },
    ],
    [
      'solution',
      'en',
      'A small hotel with eight en-suite rooms',
      { rooms: 8, revenueShape: 'lodging', sector: 'tourism_lodging', trade: 'small_hotel' },
    ],
    [
      'revenue',
      'es',
      'La casa entera, de cinco habitaciones, a 320 € la noche',
      { price: 320, currency: 'EUR', revenueShape: 'lodging' },
      LODGING,
    ],
    ['volume', 'es', 'crecer un 3 % al mes hasta un 70 % de ocupación', { growth: 3, occupancy: 70 }, LODGING],
    ['revenue', 'es', 'Limpiamos hoteles de 80 habitaciones a 12 € la hora', { price: 12, currency: 'EUR' }, knowing('cleaning')],
    [
      'revenue',
      'en',
      'Three treatment rooms and £50 a session',
      { price: 50, currency: 'GBP', saleUnit: 'session' },
      knowing('health_clinic'),
    ],
    [
      'revenue',
      'es',
      'El local tiene una ocupación del 70 % los viernes y el ticket es de 18 €',
      { price: 18, currency: 'EUR', saleUnit: 'purchase' },
      knowing('cafe_restaurant'),
    ],
    ['volume', 'es', '92 noches al mes', { volume: 92, revenueShape: 'lodging' }, LODGING],
    ['revenue', 'es', '24 plazas a 22 € la noche', { rooms: 24, price: 22, currency: 'EUR', revenueShape: 'lodging' }, LODGING],
  ],
  'customers lost': [
    [
      'revenue',
      'es',
      'Cuota mensual de 30 € y se dan de baja un 4 % al mes',
      { price: 30, currency: 'EUR', churn: 4, revenueShape: 'subscription' },
    ],
    ['revenue', 'en', '$29 a month with 4% monthly churn', { price: 29, currency: 'USD', churn: 4 }],
    ['volume', 'en', '200 subscribers, we lose 3% of customers every month', { volume: 200, revenueShape: 'subscription', churn: 3 }],
    ['volume', 'es', '80 socios y bajas del 5 % mensual', { volume: 80, churn: 5 }],
    ['volume', 'es', '80 socios, crecemos un 6 % al mes y se va un 2 % de los socios', { volume: 80, growth: 6, churn: 2 }],
    ['revenue', 'es', '30 € al mes y renueva el 95 % de los socios cada mes', { price: 30, currency: 'EUR', churn: 5 }],
    ['volume', 'en', '100 members; 30% of members leave each year', { volume: 100, churn: 2.93 }],
    ['revenue', 'es', 'Vendo a 3 € y perdemos un 8 % de género', { price: 3, currency: 'EUR' }],
    ['volume', 'es', '300 clientes, creciendo un 5 % al mes', { volume: 300, growth: 5 }],
    ['volume', 'es', 'bajar el precio un 10 % en verano', {}],
  ],
};

describe.each(Object.entries(ROWS))('%s', (_, rows) => {
  const named = rows.map(([question, language, text, expected, known]) => ({ question, language, text, expected, known }));
  test.each(named)('$question ($language): $text', ({ question, language, text, expected, known }) => {
    expect(figures(question, text, language, known)).toEqual(expected);
  });
});
