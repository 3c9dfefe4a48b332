import { describe, expect, it } from 'vitest';
import { findConcepts } from './find-concepts.ts';
import { isGuarantee } from './find-guarantees.ts';

const told = (text: string) => findConcepts(text, 'retail_shop', ['offer', 'edge']).filter(isGuarantee);

describe('a promise with its condition', () => {
  it.each([
    [
      'Si la bota se rompe en seis meses te la cambio',
      'reposición sin coste si se rompe en seis meses',
      'a free replacement if it breaks within six months',
    ],
    [
      'We replace any lamp that breaks within two years',
      'reposición sin coste si se rompe en dos años',
      'a free replacement if it breaks within two years',
    ],
    [
      'if the shrub dies in the first year you get another',
      'reposición sin coste si se muere en el primer año',
      'a free replacement if it dies in the first year',
    ],
    [
      'Llegamos en 20 minutos o no pagas',
      'nada que pagar si se tarda más de veinte minutos',
      'nothing to pay if it takes more than twenty minutes',
    ],
    [
      'If lunch takes more than 15 minutes it’s on us',
      'nada que pagar si se tarda más de quince minutos',
      'nothing to pay if it takes more than fifteen minutes',
    ],
    ['On time or the delivery is free', 'la entrega gratis si se llega tarde', 'delivery free if it is late'],
    ['Si me retraso, no cobro la mano de obra', 'la mano de obra gratis si se llega tarde', 'labour free if it is late'],
    ['A mí si la novia no queda contenta no me paga', 'nada que pagar si no convence', 'nothing to pay if it disappoints'],
    ['Doesn’t start, don’t pay', 'nada que pagar si falla', 'nothing to pay if it fails'],
    ['Money back if they don’t pass', 'devolución del dinero si no se aprueba', 'money back if the exam is not passed'],
    ['Le devuelvo la señal si llueve', 'devolución de la señal si llueve', 'the deposit refunded if it rains'],
    [
      'If they come back in a month, we come back free',
      'otra visita gratis si vuelve a pasar en un mes',
      'another visit free if it comes back within a month',
    ],
    [
      '10 % de descuento por cada día de retraso',
      'diez por ciento de descuento por cada día de retraso',
      'ten per cent off for each day late',
    ],
  ])('%s', (text, es, en) => {
    expect(told(text).map((one) => [one.es, one.en])).toEqual([[es, en]]);
  });

  it('is told once, without the lesser promise its words hold', () => {
    const all = findConcepts('Listo en 48 horas o la mano de obra no se cobra', 'repair_shop', ['offer', 'edge']);
    expect(all.map(({ es }) => es)).toEqual(['la mano de obra gratis si se tarda más de cuarenta y ocho horas']);
  });

  it('leaves alone what the customer does, whom it is free for, and what is done besides', () => {
    expect(told('If you cancel the day before you don’t pay')).toEqual([]);
    expect(told('Si llueve abrimos igual, y los niños no pagan')).toEqual([]);
    expect(told('Cambio de aceite y de ruedas')).toEqual([]);
    expect(told('No sé si se rompe; el envío es gratis')).toEqual([]);
    expect(told('If it rains we move indoors')).toEqual([]);
    expect(told('Free delivery, and call us if it breaks')).toEqual([]);
  });
});
