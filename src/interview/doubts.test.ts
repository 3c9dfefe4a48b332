// What the assistant makes of figures it doubts: asked about once, and then the visitor's figure stands.
import { describe, expect, test } from 'vitest';
import { factValue } from '../facts/fact.ts';
import { COSTS, OPENING, SALES, talk } from './talk-fixture.ts';

describe('a figure far from what is usual', () => {
  const odd = [...OPENING, 'El ramo se vende a 320 € más IVA y espero vender 260 al mes.'];

  test('is asked about once, with the figure and the range of the trade', () => {
    const { question, state } = talk(odd);
    expect(state.pending).toBe('odd-price');
    expect(question).toMatch(/floristería.*22\u00a0€ a 48\u00a0€ por ramo.*320\u00a0€.*¿Seguro/);
  });

  test('stands when the visitor says so', () => {
    for (const words of ['sí', 'sí, está bien así', 'seguro, son 320 €', 'no sé']) {
      const { facts, state } = talk([...odd, words]);
      expect(factValue(facts, 'price')).toBe(320);
      expect(state.pending).toBe('unit-cost');
    }
  });

  test('is replaced by another, or asked for anew after a no', () => {
    expect(factValue(talk([...odd, 'perdón, son 32 €']).facts, 'price')).toBe(32);
    expect(factValue(talk([...odd, '32']).facts, 'price')).toBe(32);
    expect(talk([...odd, 'no']).state.pending).toBe('price');
    expect(factValue(talk([...odd, 'no', '32']).facts, 'price')).toBe(32);
  });

  test('is not one within half of the low and twice the high', () => {
    expect(talk([...OPENING, 'El ramo se vende a 90 € más IVA y espero vender 260 al mes.']).state.pending).toBe('unit-cost');
  });

  test('is none where the price is of a keg and the trade counts litres', () => {
    const brewery = [
      'En Oaxaca el turista pide cerveza local y no hay casi.',
      'Bares y restaurantes del centro',
      'Cerveza artesanal en barril. Cervecería Tres Nubes',
      'catas los jueves',
    ];
    expect(talk([...brewery, 'el barril a 1,900 + iva, 30 barriles al mes']).state.pending).toBe('unit-cost');
  });

  test('a high investment and high fixed costs are doubted too', () => {
    const sold = [...OPENING, SALES];
    expect(talk([...sold, 'Una inversión de 900.000 € y gastos fijos de 3.100 € al mes.']).state.pending).toBe('odd-investment');
    expect(talk([...sold, 'Una inversión de 16.000 € y gastos fijos de 12.400 € al mes.']).state.pending).toBe('odd-fixed-costs');
  });
});

describe('figures that contradict each other', () => {
  const losing = [...OPENING, 'El ramo se vende a 18 € más IVA y espero vender 260 al mes. Cada ramo me cuesta 21 €.'];

  test('a sale that loses money is named with its loss', () => {
    const { question, state } = talk(losing);
    expect(state.pending).toBe('price-below-cost');
    expect(question).toContain('perderías 3\u00a0€ por venta');
    expect(talk([...losing, 'sí, déjalo así']).state.pending).toBe('resources');
    expect(talk([...losing, '35']).facts).toMatchObject({ price: { value: 35 }, unitCost: { value: 21 } });
    expect(talk([...losing, '9 €']).facts).toMatchObject({ price: { value: 18 }, unitCost: { value: 9 } });
    expect(talk([...losing, 'cambiar el coste']).state.pending).toBe('unit-cost');
  });

  test('more sales than the people can serve', () => {
    const { question, state } = talk([
      ...OPENING,
      'El ramo se vende a 28 € más IVA y espero vender 2.600 al mes. Cada ramo me cuesta 11,50 €.',
      'Una cámara de 16.000 €. Trabajo yo solo. Los gastos fijos son 26.000 € al mes.',
    ]);
    expect(state.pending).toBe('volume-above-capacity');
    expect(question).toMatch(/con 1 persona caben unas 558 ventas al mes, y me has dicho 2\.600/);
  });

  test('a founder without pay', () => {
    const { question, state } = talk([...OPENING, SALES, `${COSTS} Yo no cobraré nada el primer año.`]);
    expect(state.pending).toBe('founder-unpaid');
    expect(question).toContain('0\u00a0€ al mes');
    const paid = talk([...OPENING, SALES, `${COSTS} Yo no cobraré nada el primer año.`, '1.200 €']);
    expect(factValue(paid.facts, 'founderPay')).toBe(1200);
    expect(factValue(paid.facts, 'fixedCosts')).toBe(3100);
  });

  test('money that does not reach is not asked about: the plan deals with it', () => {
    expect(talk([...OPENING, SALES, COSTS, '500 € de ahorros y sin préstamo']).state.pending).toBe('goals');
  });
});

describe('the tax in the price', () => {
  test('is asked of the average where several things are sold', () => {
    const { question, state } = talk([
      ...OPENING,
      'El ramo a 28 €, unos 160 al mes, y el centro de mesa a 36 €, unos 40 al mes. Me cuesta 11 cada uno.',
    ]);
    expect(state.pending).toBe('tax');
    expect(question).toMatch(/¿Los \d+,\d+\u00a0€ de media que paga el cliente/);
  });

  const untold = [...OPENING, 'El ramo se vende a 28 € y espero vender 260 al mes. Cada ramo me cuesta 11,50 €.'];

  test('is asked about where the result hangs on it', () => {
    const { question, last, state } = talk(untold);
    expect(state.pending).toBe('tax');
    expect(question).toContain('¿Los 28\u00a0€ que paga el cliente llevan el IVA incluido?');
    expect(last.reply.topic).toBe('revenue');
    expect(last.reply.suggestions).toEqual(['Sí, incluido', 'No, va aparte', 'No sé']);
  });

  test.each([
    ['sí, están incluidos', true],
    ['sí', true],
    ['Sí, incluido', true],
    ['no', false],
    ['No, va aparte', false],
    ['más IVA', false],
    ['no sé', undefined],
  ])('%s', (words, included) => {
    const { facts, state } = talk([...untold, words]);
    expect(factValue(facts, 'taxIncluded')).toBe(included);
    expect(factValue(facts, 'price')).toBe(28);
    expect(state.pending).toBe('resources');
  });

  test('is not asked about where there is none, or where it was said', () => {
    expect(talk([...OPENING, SALES]).state.pending).toBe('resources');
    const abroad = [
      'Nobody repairs bikes in Portland, Oregon at the moment.',
      ...OPENING.slice(1, 2),
      'A bike workshop called Spoke & Gear.',
      'Google',
    ];
    expect(talk([...abroad, 'The average job is $85 and I expect 120 jobs a month. Parts cost $23 per job.'], 'en').state.pending).toBe(
      'resources',
    );
  });
});

describe('what a figure cannot be read without', () => {
  test('the currency, where neither it nor the country is known', () => {
    const lines = [
      'La gente no encuentra flores frescas los domingos por la mañana.',
      OPENING[1] ?? '',
      'Una floristería que abre los domingos, con ramos al momento.',
    ];
    const asked = [...lines, 'no sé', 'Instagram y el escaparate', 'cobraré 28 por ramo y espero vender 260 ramos al mes'];
    expect(talk(asked).state.pending).toBe('currency');
    expect(factValue(talk([...asked, 'pesos colombianos']).facts, 'currency')).toBe('COP');
    expect(factValue(talk([...asked, 'euros']).facts, 'currency')).toBe('EUR');
  });

  test('whether a price is paid each month, where the trade has both', () => {
    const lines = ['En Soria no hay dónde entrenar con alguien que te mire.', 'Vecinos de 30 a 60 años que entrenan dos veces por semana.'];
    const asked = [...lines, 'Un gimnasio pequeño con entrenador, se llama Fuerza Serena.', 'Google y carteles en el barrio', '45 €'];
    expect(talk(asked).state.pending).toBe('period');
    expect(talk([...asked, 'al mes']).facts).toMatchObject({
      price: { value: 45, period: 'month' },
      revenueShape: { value: 'subscription' },
    });
    expect(factValue(talk([...asked, 'cada vez']).facts, 'revenueShape')).toBe('transaction');
  });
});

describe('a figure that its own answer bears out is not doubted', () => {
  const odd = [...OPENING, 'Los ramos cuestan 80 €, 180 € y 320 €; de media 190 € más IVA, y espero vender 260 al mes.'];

  test('a mean among the prices told with it', () => {
    expect(talk(odd).state.pending).toBe('unit-cost');
  });

  test('a cost told with the parts that it comes to', () => {
    const sold = [...OPENING, 'El ramo se vende a 28 € más IVA y espero vender 260 ramos al mes.'];
    expect(talk([...sold, 'Unos 27 € por ramo: 20 € de flor y 7 € de reparto.']).state.pending).toBe('resources');
  });
});
