// One word said by the way decides no trade: an embroidered bee, a window with a view, the soap something is washed with.
import { expect, test } from 'vitest';
import { factValue } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import { foldTurns } from '../fold-turns.ts';
import type { Interview } from '../interview.ts';
import { takeAnswer } from '../take-answer.ts';

const MOMENT = { at: '2026-11-22T10:00:00.000Z', today: '2026-11-22' };

const MOST_ANSWERS = 6;

/** What is known once the three are answered; a customer asked for again is told again. */
function told(language: Language, problem: string, customer: string, solution: string) {
  const said = { problem, customer, solution };
  let interview: Interview = { language, startedAt: MOMENT.at, turns: [] };
  for (let at = 0; at < MOST_ANSWERS; at++) {
    const { pending } = foldTurns(interview);
    const turn = takeAnswer(interview, said[(pending ?? 'solution') as keyof typeof said] ?? customer, MOMENT);
    if (turn === 'finished') break;
    interview = { ...interview, turns: [...interview.turns, turn] };
    if (turn.question === 'solution') break;
  }
  const { facts } = foldTurns(interview);
  return { sector: factValue(facts, 'sector') ?? null, trade: factValue(facts, 'trade') ?? null };
}

test.each([
  [
    'en',
    'Toddlers outgrow their coats in a season and parents buy new every time',
    'Parents with children under five in Bristol',
    'A parcel of 12 coats and jumpers in the right size, swapped when they grow. Each one gets a little stitched bee where it was torn',
  ],
  [
    'es',
    'Los niños dejan pequeña la ropa en tres meses y los padres la guardan en cajas',
    'Padres de Zaragoza con niños de menos de tres años',
    'Una caja con quince prendas de su talla que cambiamos cuando el niño crece. Los rotos los tapamos con una abeja bordada',
  ],
  [
    'es',
    'Rentas un inflable y llega sucio y tarde, con todos los niños esperando',
    'Mamás de Querétaro con niños de tres a diez años',
    'Un inflable grande y la carpa, puestos a la hora. Lo limpio delante de ti con jabón antes de inflarlo',
  ],
] as const)('a word said after what it is: %s %s', (language, problem, customer, solution) => {
  const { trade } = told(language, problem, customer, solution);
  expect(['beekeeping', 'candle_maker', 'online_cosmetics']).not.toContain(trade);
});

test('what the same word is of, borne out by another, keeps its trade', () => {
  const keeper = told(
    'en',
    'Supermarket honey is blended and heated and tastes of nothing',
    'People at the farmers market in Hexham',
    'Raw jars from my forty hives on the heather, and the bees stay on the moor all August',
  );
  expect(keeper.trade).toBe('beekeeping');
});

test.each([
  [
    'en',
    'People swim in the sea all winter and there is nowhere to warm up after',
    'Sea swimmers and surfers in Whitby',
    'A wood fired sauna for eight by the slipway, with a big window that frames the abbey',
  ],
  [
    'en',
    'You will wait two months for the one at the hotel and you can never get a Saturday',
    'Couples in Sligo who swim in winter',
    'A cedar sauna on a trailer. You can book the hour and I will show you how the stove works',
  ],
  [
    'es',
    'Salen del mar helados y no hay donde calentarse',
    'Los que nadan todo el año en San Sebastián',
    'Una sauna de leña sobre un remolque, con una ventana redonda que da a la isla',
  ],
] as const)('a window, a "will" and a "can" are no trade: %s %s', (language, problem, customer, solution) => {
  expect(told(language, problem, customer, solution).trade).toBeNull();
});

test.each([
  [
    'en',
    'Half the six year olds here cant float and the pool has a waiting list',
    'Parents with a pool at home in Phoenix',
    'One to one lessons in your own pool, twenty minutes at a time, until they float on their own',
  ],
  [
    'en',
    'Grown men who cant read a word of the forms they sign',
    'Adults in Leeds who left school early',
    'Evening lessons in small groups, at their own pace, with a certificate at the end',
  ],
] as const)('"cant" is no «canto»: %s %s', (language, problem, customer, solution) => {
  expect(told(language, problem, customer, solution).trade).not.toBe('music_school');
});

test.each([
  [
    'en',
    'The old sweep retired and folk have lit stoves for years without cleaning the flue',
    'Farmhouses and cottages near Hay',
    'Sweep and camera inspection with a certificate for the insurer. I leave no soot, and I show you what came out of the chimney',
    'cleaning',
  ],
  [
    'es',
    'Nadie ha limpiado el tiro en años y cada invierno sale ardiendo alguna casa',
    'Casas de pueblo con estufa de leña en Soria',
    'Deshollino chimeneas con cámara y doy un certificado para el seguro, sin dejar hollín',
    'cleaning',
  ],
  [
    'en',
    'Cattle get onto the road because the fences went in the flood',
    'Graziers around Dubbo',
    'Rural fencing, post and wire, quoted by the job after I walk the line. Stock stays where it should',
    'construction_trades',
  ],
  [
    'es',
    'Las vacas se escapan porque los cercos están caídos',
    'Ganaderos de la zona de Tandil',
    'Vallado de fincas con postes y alambre, con presupuesto por escrito',
    'construction_trades',
  ],
  [
    'es',
    'El café bueno se exporta y acá tomamos el malo',
    'Parejas jóvenes de Medellín con prensa en la casa',
    'Medio kilo de café recién tostado que llega a la casa cada quince días, de nuestra finca en Jericó',
    'food_manufacturing',
  ],
  [
    'en',
    'Supermarket coffee was roasted a year ago',
    'Home brewers in Portland',
    'Two bags of coffee roasted to order, in your letterbox every month',
    'food_manufacturing',
  ],
] as const)('common businesses with no trade of their own have their sector: %s %s', (language, problem, customer, solution, sector) => {
  expect(told(language, problem, customer, solution)).toEqual({ sector, trade: null });
});
