// How long one sale takes: asked once, where the hours of the team hang on it and nobody told.
import { describe, expect, test } from 'vitest';
import { factValue } from '../facts/fact.ts';
import { makeAssumptions } from '../finance/make-assumptions.ts';
import { talk } from './talk-fixture.ts';

const UPHOLSTERER = [
  'En Bolton la gente tira sofás buenos porque nadie los retapiza en menos de dos meses. Estamos en Bolton, Reino Unido.',
  'Familias con un sofá heredado y cafeterías con butacas.',
  'Un taller de tapicería que se llama Second Sitting: devuelvo la pieza en diez días.',
  'Instagram y la tienda de telas',
  'Cada pieza a 420 libras más IVA, unas 25 piezas al mes. En tela y espuma se van 95 por pieza.',
];
const ALONE = 'Una máquina de coser de 3.000 libras y grapadoras por 800. Estoy solo. Gastos fijos de 2.600 libras al mes, con mi sueldo.';
const ASKED = [...UPHOLSTERER, ALONE];

describe('the time of one sale', () => {
  test('is asked for with the figures that hang on it', () => {
    const { state, question, last } = talk(ASKED);
    expect(state.pending).toBe('service-time');
    expect(question).toMatch(
      /A 10 horas por pieza, lo corriente en el oficio, con 1 persona salen como mucho \d+ piezas al mes, y cuentas con 25\. ¿Cuánto te lleva cada pieza\?/,
    );
    expect(last.reply.suggestions).toEqual(['3,5 horas', '10 horas', 'No sé']);
  });

  test.each([
    ['unas 6 horas', 360],
    ['6', 360],
    ['media jornada', 240],
    ['entre 5 y 6 horas', 330],
    ['no sé, unas siete horas', 420],
    ['about forty minutes', 40],
    ['media jornada los dos', 480],
    ['Unos 75 minutos con la limpieza; trabajo 9 horas, así que 6 al día, y con 21 días unas 125 al mes', 75],
  ])('%s', (words, minutes) => {
    const { facts, state, question } = talk([...ASKED, words]);
    expect(factValue(facts, 'minutesPerSale')).toBe(minutes);
    expect(makeAssumptions(facts, '2026-11-20').hands?.minutes).toMatchObject({ value: minutes, origin: 'said' });
    expect(state.pending).toBe(minutes > 240 ? 'volume-above-capacity' : 'funding');
    expect(question).toContain('Anotado');
  });

  test('that does not leave room for the sales told is weighed at once, with what fits', () => {
    const { question, last } = talk([...ASKED, 'unas ocho horas']);
    expect(question).toContain(
      'a 8 horas por pieza, y quitando compras y papeles, con 1 persona caben unas 12 ventas al mes, y me has dicho 25. ¿Bajamos las ventas, sumamos a alguien al equipo o lo dejo así?',
    );
    expect(last.reply.suggestions[0]).toBe('12 ventas al mes');
    const fitting = talk([...ASKED, 'unas ocho horas', '12 ventas al mes']);
    expect(factValue(fitting.facts, 'volume')).toBe(12);
    expect(fitting.state.pending).toBe('funding');
    expect(talk([...ASKED, 'unas ocho horas', 'sí, lo dejo así']).state.pending).toBe('funding');
    expect(factValue(talk([...ASKED, 'unas ocho horas', 'seremos tres personas']).facts, 'team')).toBe(3);
  });

  test.each(['no sé', 'lo normal', 'sí', 'depende'])('%s leaves what is usual, and is not asked again', (words) => {
    const { facts, state } = talk([...ASKED, words]);
    expect(factValue(facts, 'minutesPerSale')).toBeUndefined();
    expect(makeAssumptions(facts, '2026-11-20').hands?.minutes).toMatchObject({ value: 600, origin: 'sector' });
    expect(state.pending).toBe('funding');
  });

  test('other sales or other hands are taken too', () => {
    expect(factValue(talk([...ASKED, 'mejor cuento 15 piezas al mes']).facts, 'volume')).toBe(15);
    expect(factValue(talk([...ASKED, 'seremos tres personas']).facts, 'team')).toBe(3);
  });

  test('is not asked for where it was told, or where the hours suffice', () => {
    const told = UPHOLSTERER.map((line, at) => (at === 2 ? `${line} Cada pieza me lleva ocho horas.` : line));
    expect(talk([...told, ALONE]).state.pending).toBe('volume-above-capacity');
    const few = UPHOLSTERER.map((line) => line.replace('unas 25 piezas', 'unas 8 piezas'));
    expect(talk([...few, ALONE]).state.pending).toBe('funding');
  });

  test('counts what the sales are meant to get to, and reads it back', () => {
    const few = UPHOLSTERER.map((line) => line.replace('unas 25 piezas al mes', 'unas 8 piezas al mes y quiero llegar a 25'));
    const { state, question } = talk([...few, ALONE]);
    expect(state.pending).toBe('service-time');
    expect(question).toContain('cuentas con 25');
    const rest = ['unas 6 horas', '3.800 libras de ahorros, sin préstamo', 'Dar de comer a los dos y tener lista de espera', 'en abril'];
    expect(talk([...few, ALONE, ...rest, 'Bolton Sofas']).question).toContain('Ventas al mes a las que se quiere llegar: 25');
  });

  test('of a trade whose time nobody knows, with what the hours leave for each', () => {
    const lines = [
      'In Portland, Oregon, handmade mugs are sold out for months.',
      'Gift buyers and two cafés.',
      'A pottery workshop called Slow Mud, mugs thrown by hand.',
      'Instagram and the Saturday market',
      'Each mug sells for $38 and I expect 190 mugs a month. Clay and glaze cost $6 each.',
      'A kiln for $6,200. It is just me. Fixed costs are $1,900 a month including my pay.',
    ];
    const { state, question } = talk(lines, 'en');
    expect(state.pending).toBe('service-time');
    expect(question).toMatch(
      /With 1 person and 190 .+ a month, each .+ has \d+ minutes of work\. How long does one take from start to finish\?/,
    );
    expect(factValue(talk([...lines, 'about 35 min'], 'en').facts, 'minutesPerSale')).toBe(35);
    expect(factValue(talk([...lines, '20 mugs in 8 hours'], 'en').facts, 'minutesPerSale')).toBe(24);
  });

  test('is read back, and corrected there', () => {
    const rest = [
      'unas 6 horas',
      '3.800 libras de ahorros, sin préstamo',
      'Dar de comer a los dos y tener lista de espera',
      'en abril',
      'Bolton Sofas',
    ];
    const { state, question } = talk([...ASKED, ...rest]);
    expect(state.pending).toBe('read-back');
    expect(question).toContain('Tiempo de cada venta: 6 horas');
    const corrected = talk([...ASKED, ...rest, 'cada pieza me lleva 8 horas, no 6']);
    expect(corrected.facts).toMatchObject({ minutesPerSale: { value: 480 }, volume: { value: 25 } });
    expect(corrected.question).toContain('tiempo de cada venta, 8 horas');
  });
});
