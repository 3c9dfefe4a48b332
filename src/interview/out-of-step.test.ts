import { describe, expect, test } from 'vitest';
import { OPENING, SALES, talk } from './talk-fixture.ts';

describe('an answer to a question that is still to come', () => {
  test('the sales, where the channels are asked for: the channels are asked for again', () => {
    const { facts, asked } = talk([...OPENING.slice(0, 3), 'el ramo son 28 € y espero 60 ramos a la semana', 'instagram']);
    expect(facts).toMatchObject({ price: { value: 28 }, volume: { value: 260 }, marketing: { value: 'instagram' } });
    expect(asked.slice(-2)).toEqual(['marketing', 'marketing']);
  });

  test('the means, where the cost of a sale is: nothing of them is taken for it, and they are not asked for again', () => {
    const { facts, question } = talk([
      ...OPENING,
      'El ramo se vende a 28 € y espero vender 260 ramos al mes.',
      'una cámara 9.000 € y mostrador 1.500, alquiler 700 al mes, luz 90 y autónomos 300',
      'cada ramo me cuesta 11 €',
    ]);
    expect(facts).toMatchObject({ unitCost: { value: 11 }, fixedCosts: { value: 1090 }, investment: { value: 10_500 } });
    expect(question).not.toContain('¿Qué necesitas para abrir');
  });

  test('the cost of a sale, where a price is doubted', () => {
    const { facts, asked } = talk([...OPENING, 'El ramo a 280 € y 200 ramos al mes', 'las flores me cuestan 100 y el papel 2 por ramo']);
    expect(asked.at(-1)).toBe('odd-price');
    expect(facts).toMatchObject({ price: { value: 280 }, unitCost: { value: 102 } });
    const listed = talk([...OPENING, 'El ramo a 280 € y 200 ramos al mes', 'flores y papel 102 por ramo']).facts;
    expect(listed).toMatchObject({ price: { value: 280 }, unitCost: { value: 102 } });
  });

  test('how many are sold, where a price is doubted', () => {
    const { facts, asked } = talk([...OPENING, 'El ramo a 280 €', 'unos 60 a la semana']);
    expect(asked.at(-1)).toBe('odd-price');
    expect(facts).toMatchObject({ price: { value: 280 }, volume: { value: 260 } });
    expect(talk([...OPENING, 'El ramo a 280 €', 'no, son 28 €']).facts.price?.value).toBe(28);
  });

  test('a price that no estate agency has, where its kind was guessed of a house and a photograph', () => {
    const told = [
      'Mi madre tiene 84 años y vive sola en un cuarto sin ascensor',
      'La Cesta de Pilar, hacemos la compra a personas mayores en Vallecas, Madrid',
      'hijos de 50 a 60 años con padres mayores en Vallecas',
      'Vamos al súper con su lista, lo subimos a casa, lo colocamos y mandamos una foto al hijo',
      'Carteles en farmacias',
      '9 euros por compra, iva incluido, unas 80 a la semana',
    ];
    expect(talk(told.slice(0, 5)).facts.sector?.value).toBe('real_estate');
    const { facts, asked } = talk(told);
    expect(facts.sector).toBeUndefined();
    expect(facts).toMatchObject({ price: { value: 9 }, volume: { value: 347 } });
    expect(asked).not.toContain('odd-price');
  });

  test('a share of the money is what a sale costs, and nobody who leaves', () => {
    const { facts } = talk([...OPENING, 'El ramo a 28 € y 260 ramos al mes', '60 de cada 100 euros se van en comprar género']);
    expect(facts.churn).toBeUndefined();
    expect(facts.unitCost?.value).toBe(16.8);
  });

  test('whoever says that it was told before sells no tea', () => {
    const { facts } = talk([...OPENING, 'ya te dije, es por mes no por ramo, 28 € y 260 ramos al mes']);
    expect(facts.sector?.value).not.toBe('cafe_restaurant');
  });

  test('what a month costs, where the time of a sale is asked for, and the sales, where the country is', () => {
    const seamstress = [
      'Mi vecina dejó la falda dos meses en una bolsa',
      'Mujeres de 35 a 70 de Zafra',
      'La Puntada, un taller de arreglos de ropa en Zafra',
      'España',
      'Instagram y cartel en el escaparate',
      '14 € por arreglo, con IVA, y unos 220 arreglos al mes',
      '1,60 de hilo',
      'Trabajo yo sola y quiero cobrar 1100 al mes. Una máquina de 1.900, una remalladora de 1.200, mesa 700 y pintar 1.500',
      'Alquiler 320, luz 90, autónomos 300, seguro y gestoría 110',
    ];
    const { facts, asked } = talk(seamstress);
    expect(asked.at(-1)).toBe('service-time');
    expect(facts).toMatchObject({ fixedCosts: { value: 820 }, rent: { value: 320 } });
    const instead = talk([...seamstress.slice(0, 3), 'Instagram y cartel', '14 € por arreglo, con IVA, y unos 220 arreglos al mes']);
    expect(instead.facts).toMatchObject({ price: { value: 14 }, volume: { value: 220 }, currency: { value: 'EUR' } });
  });

  test('pay for hours of somebody named, told with the name and the place', () => {
    const said = 'Clee Chimney Sweeping, from Ludlow. just me, and Kath my sister in law does the phone 8 hrs a week at £13 an hour';
    const sweep = ['people with wood burners cant get a chimney sweep before winter', 'homeowners 45 to 75 with a log burner, once a year'];
    const { facts, asked } = talk([...sweep, 'I come in the van, sweep it with power rods, camera up the flue', said], 'en');
    expect(asked.at(-1)).toBe('identity');
    expect(facts).toMatchObject({ name: { value: 'Clee Chimney Sweeping' }, city: { value: 'Ludlow' }, staffPay: { value: 450.67 } });
    expect(facts.price).toBeUndefined();
  });

  test('a month alone is no goal, and a yes is none', () => {
    const told = [...OPENING, SALES, '16.000 € de cámara, 3.100 € al mes de gastos fijos y somos dos', '16.000 € de ahorros', 'no sé'];
    const { facts, asked } = talk([...told, 'en abril']);
    expect(asked.at(-1)).toBe('goals');
    expect(facts.start?.value).toBe('2027-04');
    expect(facts.goals).toBeUndefined();
    expect(talk([...told, 'dale']).facts.goals).toBeUndefined();
  });
});
