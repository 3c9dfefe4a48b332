import { describe, expect, test } from 'vitest';
import { figures, read } from './read-fixture.ts';

describe('whole interviews', () => {
  test('a florist who gives every figure', () => {
    expect(
      figures('problem', 'En el Ensanche de Valencia la gente quiere flores frescas a última hora y solo encuentra ramos de supermercado.'),
    ).toEqual({
      city: 'Valencia',
      country: 'ES',
    });
    expect(
      figures('solution', 'Una floristería de barrio, Flor de Azahar, con flor de cultivo valenciano y reparto en bicicleta el mismo día.'),
    ).toMatchObject({
      name: 'Flor de Azahar',
      sector: 'retail_shop',
      trade: 'florist',
    });
    expect(
      figures(
        'revenue',
        'El ramo medio se vende a 32 € y calculo 310 ramos al mes al principio, creciendo un 3 % cada mes. La flor y el envoltorio de cada ramo me cuestan 12,50 €.',
      ),
    ).toEqual({ currency: 'EUR', price: 32, volume: 310, volumeFromStart: true, growth: 3, unitCost: 12.5 });
    expect(
      figures(
        'resources',
        'Necesito una cámara de frío de 7.800 €, una bicicleta de carga de 3.400 € y adecuar el local por 12.800 €. Trabajo yo y una persona a media jornada. Los gastos fijos, sueldos incluidos, son 3.950 € al mes.',
      ),
    ).toEqual({
      currency: 'EUR',
      investment: 24000,
      investmentItems: [
        { label: 'cámara de frío', amount: 7800 },
        { label: 'bicicleta de carga', amount: 3400 },
        { label: 'adecuar el local', amount: 12800 },
      ],
      fixedCosts: 3950,
      payIncluded: true,
      team: 2,
    });
    expect(figures('goals', 'En doce meses quiero vender 430 ramos al mes y tener doce hoteles con contrato semanal.')).toEqual({});
    expect(figures('competitors', 'La cadena Colvin por internet, Flores Narciso en la calle Colón y los ramos de Consum.')).toEqual({
      rivals: ['Colvin', 'Flores Narciso', 'Consum'],
    });
  });

  test('a mobile bike workshop, in English and dollars', () => {
    expect(
      figures('problem', 'Commuters in Southeast Portland wait ten days for a bike repair and carry a broken bike across town.', 'en'),
    ).toEqual({
      city: 'Portland',
      country: 'US',
    });
    expect(
      figures('solution', 'Spoke & Gear is a mobile repair workshop in a van: we fix the bike at your door within 48 hours.', 'en'),
    ).toMatchObject({
      name: 'Spoke & Gear',
      sector: 'repair_shop',
      trade: 'bicycle_workshop',
    });
    expect(
      figures('marketing', 'Google local ads, a referral credit of $10 and monthly check-up days at three office parks.', 'en'),
    ).toEqual({});
    expect(
      figures(
        'revenue',
        'The average job is $85. I expect 120 jobs a month at first, growing 4% a month. Parts and fuel cost about $23 per job.',
        'en',
      ),
    ).toEqual({ currency: 'USD', price: 85, volume: 120, volumeFromStart: true, growth: 4, unitCost: 23 });
    expect(
      figures(
        'resources',
        'A used van for $18,500, tools for $6,200 and opening stock of $3,300. I work full time with one part-time mechanic. Fixed costs including wages come to $4,700 a month.',
        'en',
      ),
    ).toEqual({
      currency: 'USD',
      investment: 28000,
      investmentItems: [
        { label: 'used van', amount: 18500 },
        { label: 'tools', amount: 6200 },
        { label: 'opening stock', amount: 3300 },
      ],
      fixedCosts: 4700,
      payIncluded: true,
      team: 2,
    });
    expect(figures('competitors', 'Velo Northwest, Sellwood Cycle Repair and the big box store REI.', 'en')).toEqual({
      rivals: ['Velo Northwest', 'Sellwood Cycle Repair', 'REI'],
    });
  });

  test('somebody who only knows the problem', () => {
    expect(figures('problem', 'En mi pueblo de Teruel, en España, no hay quien arregle la ropa y hay que ir a la capital.')).toEqual({
      city: 'Teruel',
      country: 'ES',
    });
    expect(read('customer', 'no sé')).toEqual({ kind: 'dont-know', facts: [] });
  });
});
