import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitGoals } from './split-goals.ts';

it.each([
  [
    'que tenga 300 clientes fijos, y poder poner a Leire a jornada completa el segundo año. Ah y otra cosa, abriría en marzo del 27',
    ['que tenga 300 clientes fijos', 'poder poner a Leire a jornada completa el segundo año'],
  ],
  ['Reach 150 grooms and hire Zoe. Oh and another thing, we would open in March 2027', ['Reach 150 grooms', 'hire Zoe']],
  ['abrir otra tienda en marzo de 2028 y vender 300 bolsas al mes', ['abrir otra tienda en marzo de 2028', 'vender 300 bolsas al mes']],
  [
    'Cobrar todos los meses, firmar con tres empresas y no trabajar los sábados por la tarde.',
    ['Cobrar todos los meses', 'firmar con tres empresas', 'no trabajar los sábados por la tarde'],
  ],
  [
    'Que tenga las 54 alumnas, que me haya pagado mis 1.500 todos los meses, y si puede ser, 60 reseñas en Google',
    ['Que tenga las 54 alumnas', 'que me haya pagado mis 1.500 todos los meses', '60 reseñas en Google'],
  ],
  ['To pay myself every month, hire one person and sign two hotels', ['To pay myself every month', 'hire one person', 'sign two hotels']],
  ['Llegar a 4,5 estrellas y a doce hoteles.', ['Llegar a 4,5 estrellas y a doce hoteles']],
  [
    'A hundred visits a month, a second therapist and zero insurance paperwork.',
    ['A hundred visits a month', 'a second therapist', 'zero insurance paperwork'],
  ],
  ['un sexto lavarropas, uno grande de 20 kilos, y tres hostels', ['un sexto lavarropas, uno grande de 20 kilos', 'tres hostels']],
  ['A second oven, a 60 litre one, and 12 shops', ['A second oven, a 60 litre one', '12 shops']],
  [
    '100 Google reviews, and taking home the same as I do now, 2,450 a month after tax',
    ['100 Google reviews', 'taking home the same as I do now, 2,450 a month after tax'],
  ],
  ['sacar lo mismo que ahora, 1.800 limpios al mes', ['sacar lo mismo que ahora, 1.800 limpios al mes']],
  ['Cien alumnos y un libro publicado', ['Cien alumnos', 'un libro publicado']],
  ['llenar martes y miércoles, y vivir de ello', ['llenar martes y miércoles', 'vivir de ello']],
  [
    'Pagarme 1.900 € al mes, cerrar con cuatro administradores, un 4,9 en Google y cero reclamaciones',
    ['Pagarme 1.900 € al mes', 'cerrar con cuatro administradores', 'un 4,9 en Google', 'cero reclamaciones'],
  ],
  ['Vivir de esto', ['Vivir de esto']],
  [
    'pagar el préstamo sin atrasarme y ponerle la tercera silla en dos años',
    ['pagar el préstamo sin atrasarme', 'ponerle la tercera silla en dos años'],
  ],
  ['Que no se note el cambio y no perder ni un cliente', ['Que no se note el cambio', 'no perder ni un cliente']],
  ['tener lleno el taller y comprarles las motos', ['tener lleno el taller', 'comprarles las motos']],
  ['servir a tres hoteles y bares del centro', ['servir a tres hoteles y bares del centro']],
  [
    "Be in 25 shops by next Christmas, I'm in 9 now. Quit my two shifts a week",
    ["Be in 25 shops by next Christmas, I'm in 9 now", 'Quit my two shifts a week'],
  ],
  ['Llegar a 80 clientas, ahora tengo 30, y sacar mil limpios', ['Llegar a 80 clientas, ahora tengo 30', 'sacar mil limpios']],
  // What is put right first, what was said before, when it opens and why are no goals.
  [
    "Hold on, not 63,000, I've got $22,000 of my own; 41 is my age. What I want: forty yards in the first year, 20 Google reviews, and to be on track to pay the loan off early in year three. In the second year I'd like a second crew.",
    [
      'forty yards in the first year',
      '20 Google reviews',
      'to be on track to pay the loan off early in year three',
      "In the second year I'd like a second crew",
    ],
  ],
  ['Espera, no son 63.000, tengo 22.000 míos. Quiero: 40 jardines el primer año y 20 reseñas', ['40 jardines el primer año', '20 reseñas']],
  ['like I said, 20 dogs a day by the end of year one', ['20 dogs a day by the end of year one']],
  ['Llegar a 350 pares al mes, como te dije, y 50 reseñas', ['Llegar a 350 pares al mes', '50 reseñas']],
  ['600 households on our card, a dozen offices. We open in May 2027, by the way.', ['600 households on our card', 'a dozen offices']],
  ['Abrimos en mayo de 2027. Y quiero 30 socios', ['quiero 30 socios']],
  ['We open in May 2027', ['We open in May 2027']],
  [
    'Que cobre 1.500 desde el cuarto mes, porque los tres primeros no pienso cobrar nada, y 60 reseñas',
    ['Que cobre 1.500 desde el cuarto mes', '60 reseñas'],
  ],
  // A date that opens a sentence is that of all it tells.
  [
    "80 Google reviews. In three years I'd like $9,000 a month and a full-time second seamstress.",
    ['80 Google reviews', "In three years I'd like $9,000 a month", 'In three years, a full-time second seamstress'],
  ],
  [
    'En dos años quiero tener dos furgonetas y un empleado más',
    ['En dos años quiero tener dos furgonetas', 'En dos años, un empleado más'],
  ],
  ['20 dogs a day. Down the road, year 3, a second place', ['20 dogs a day', 'year 3, a second place']],
  ['', []],
])('parts %j', (answer, goals) => {
  expect(splitGoals(answer)).toEqual(goals);
});

it('gives at most four and never throws', () => {
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (answer) => splitGoals(answer).length <= 4));
});

it('what the founder is to take home is a goal of its own, and no part of a hire', () => {
  expect(splitGoals('a part time seamstress, £2,000 a month for me, no Saturdays by Christmas')).toEqual([
    'a part time seamstress',
    '£2,000 a month for me',
    'no Saturdays by Christmas',
  ]);
  expect(splitGoals('una ayudante a media jornada, 2.000 € al mes para mí')).toEqual([
    'una ayudante a media jornada',
    '2.000 € al mes para mí',
  ]);
  expect(splitGoals('pay myself properly, £2,000 a month')).toEqual(['pay myself properly, £2,000 a month']);
});

it.each([
  [
    'Open before the spring fair, so March 2027, and draw £900 a month',
    ['Open before the spring fair, so March 2027', 'draw £900 a month'],
  ],
  [
    'Abrir antes de las fiestas, o sea en julio de 2027. Contratar a una dependienta',
    ['Abrir antes de las fiestas, o sea en julio de 2027', 'Contratar a una dependienta'],
  ],
  ['Be open for the ski season, that is November 2027', ['Be open for the ski season, that is November 2027']],
  ['Sell 80 cakes a month, so profit by June', ['Sell 80 cakes a month', 'so profit by June']],
  ['50 members by summer and keep Mondays free', ['50 members by summer', 'keep Mondays free']],
])('a date told again by its month is no goal of its own: %j', (answer, goals) => {
  expect(splitGoals(answer)).toEqual(goals);
});

it('why, how it is today and what happened once are no goals', () => {
  const answer =
    'Diez cocinas montadas. Pasar mi sueldo a 1.800. Y que Brais se quede fijo, que si no lo formo para otro. En Sarela me pasaron por las manos siete aprendices y se fueron todos a Coruña.';
  expect(splitGoals(answer)).toEqual(['Diez cocinas montadas', 'Pasar mi sueldo a 1.800', 'que Brais se quede fijo']);
  expect(
    splitGoals('Que tengamos los seis restaurantes antes de octubre, que ahora solo hay dos apalabrados, La Cantonera y Casa Remedios.'),
  ).toEqual(['Que tengamos los seis restaurantes antes de octubre']);
});
