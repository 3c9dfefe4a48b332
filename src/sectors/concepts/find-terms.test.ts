import { describe, expect, it } from 'vitest';
import { findConcepts } from './find-concepts.ts';
import { isMeasured } from './find-terms.ts';

const english = (text: string) => findConcepts(text, 'repair_shop', ['edge']).map(({ en }) => en);
const spanish = (text: string) => findConcepts(text, 'repair_shop', ['edge']).map(({ es }) => es);

describe('promises with a measure', () => {
  it.each([
    ['I reupholster chairs in three weeks', 'a three-week turnaround', 'un plazo de tres semanas'],
    ['no more than eight residents a visit', 'no more than eight residents a visit', 'no más de ocho residentes por visita'],
    ['up to six people a day', 'no more than six people a day', 'no más de seis personas por día'],
    ['I come to the house every fortnight', 'a visit every two weeks', 'una visita cada dos semanas'],
    ['vamos a la finca cada semana', 'a visit every week', 'una visita por semana'],
    ['primera visita en 48 horas', 'a forty-eight-hour turnaround', 'un plazo de cuarenta y ocho horas'],
    ['te paso el presupuesto en 48 horas', 'a forty-eight-hour quote', 'presupuesto en cuarenta y ocho horas'],
    [
      'Hago el reparto con furgoneta lunes, miércoles y viernes',
      'delivery on Mondays, Wednesdays and Fridays',
      'entrega los lunes, miércoles y viernes',
    ],
    ['delivery on Tuesdays and Saturdays', 'delivery on Tuesdays and Saturdays', 'entrega los martes y sábados'],
    ['pedidos los lunes y los jueves', 'orders placed on Mondays and Thursdays', 'pedido los lunes y jueves'],
    ['we reply in two hours', 'a two-hour reply', 'respuesta en dos horas'],
    ['se compra por la ventana en dos minutos', 'two-minute service', 'atención en dos minutos'],
    ['arreglado en una hora', 'a one-hour turnaround', 'un plazo de una hora'],
    ['Sales peinada en una hora y media', 'ninety-minute visits', 'visitas de hora y media'],
    ['out the door in forty minutes', 'forty-minute visits', 'visitas de cuarenta minutos'],
    ['listo en una hora y media', 'a ninety-minute turnaround', 'un plazo de hora y media'],
    [
      'Una peluquería que abre hasta las diez de la noche y los domingos',
      'opening until ten, Sundays too',
      'apertura hasta las diez y los domingos',
    ],
    ['open until nine', 'opening until nine', 'apertura hasta las nueve'],
    ['con seis meses de garantía', 'a six-month guarantee', 'garantía de seis meses'],
    ['grupos de ocho y una fisio', 'groups of eight', 'grupos de ocho'],
    ['máximo doce por clase', 'groups of twelve at most', 'grupos de doce como mucho'],
    ['clases de a dos en la pileta', 'groups of two', 'grupos de dos'],
    [
      'se queda de siete de la noche a siete de la mañana',
      'service from seven at night to seven in the morning',
      'servicio de siete de la noche a siete de la mañana',
    ],
    ['from 6 pm to 11 pm', 'service from six in the evening to eleven in the evening', 'servicio de seis de la tarde a once de la noche'],
    ['Voy dos veces al día', 'two visits a day', 'dos visitas al día'],
    ['Four visits a year, including the anniversary', 'four visits a year', 'cuatro visitas al año'],
    ['flat $89 tune-up', 'a flat price', 'precio fijo'],
    ['Una furgoneta de ocho plazas', 'a vehicle with eight seats', 'vehículo de ocho plazas'],
    ['I fire every Tuesday and Friday', 'service on Tuesdays and Fridays', 'servicio los martes y los viernes'],
    ['an hour one on one', 'an hour one on one', 'una hora de atención individual'],
    ['un puesto desde las 6 de la mañana', 'service from six in the morning', 'servicio desde las seis de la mañana'],
    ['con recogida los miércoles', 'pick-up on Wednesdays', 'recogida los miércoles'],
  ])('%s', (told, en, es) => {
    expect(english(told)).toEqual([en]);
    expect(spanish(told)).toEqual([es]);
  });

  it('tells the day of the order and that of the pick-up', () => {
    const told = 'con el pedido por WhatsApp el sábado y lo retirás el domingo sin hacer cola';
    expect(english(told)).toEqual(['orders on Saturday for Sunday', 'service without waiting']);
  });

  it('is told once, though a list holds the same words', () => {
    const told = findConcepts('máximo seis por clase', 'academy', ['edge']);
    expect(told.map(({ es }) => es)).toEqual(['grupos de seis como mucho']);
  });

  it('of a list is no measure, whatever was made before', () => {
    expect(findConcepts('máximo seis por clase', 'academy', ['edge']).map(isMeasured)).toEqual([true]);
    expect(findConcepts('seis por clase', 'academy', ['edge']).map(isMeasured)).toEqual([false]);
  });

  it('takes what is learned or opened in some time for no promise', () => {
    expect(english('Se aprende en diez minutos')).toEqual([]);
    expect(english('filming in a day')).toEqual([]);
    expect(english('in the end')).toEqual([]);
    expect(english('closed every Sunday and Monday')).toEqual([]);
  });

  it('knows a wait by the date that was given, and not by a holiday', () => {
    const waits = (text: string) => findConcepts(text, 'health_clinic', ['pain']).map(({ en }) => en);
    expect(waits('le dieron cita con el fisio para dentro de tres meses')).toEqual(['three-month waits']);
    expect(waits('le dijeron catorce semanas')).toEqual(['fourteen-week waits']);
    expect(waits('they gave her an appointment in six weeks')).toEqual(['six-week waits']);
    expect(waits('le dieron tres semanas de vacaciones')).toEqual([]);
    expect(waits('the supplier tells them three to five weeks')).toEqual(['waits of three to five weeks']);
    expect(waits('the breakdown people say four hours')).toEqual(['four-hour waits']);
    expect(waits('every mower shop is backed up three weeks')).toEqual(['three-week waits']);
    expect(waits('the accountants in town close at five')).toEqual(['doors that close at five']);
  });
});

it.each([
  'No daycare opens before seven',
  'nobody round here is open till nine',
  'flowers that are dead in four days',
  'reparto de lunes a viernes',
])('no promise of ours: %s', (text) => {
  expect(english(text)).toEqual([]);
});

describe('a time that is no wait for the work', () => {
  it.each([
    'The chef approves it in under five minutes',
    'Reservas en menos de un minuto',
    'En menos de 24 horas le llega la grabación de la clase',
  ])('%s', (text) => {
    expect(english(text).filter((told) => /service|turnaround|delivery/.test(told))).toEqual([]);
  });

  it('what is brought is a delivery, and what is put on the table is served', () => {
    expect(english('El pedido llega en 35 minutos')).toEqual(['thirty-five-minute delivery']);
    expect(english('Lunch delivered within 40 minutes')).toEqual(['forty-minute delivery']);
    expect(english('En el local se sirve en 15 minutos')).toEqual(['fifteen-minute service']);
    expect(english('Pantalla en 40 minutos. Garantía 12 meses')).toEqual(['a forty-minute turnaround', 'a twelve-month guarantee']);
  });
});
