import { describe, expect, test } from 'vitest';
import type { Language } from '../../language/language.ts';
import { foldTurns } from '../fold-turns.ts';
import type { Interview } from '../interview.ts';
import { takeAnswer } from '../take-answer.ts';
import { findPlace } from './find-place.ts';
import { figures } from './read-fixture.ts';

/** What is known of the place once the problem, the customers and the offer were told. */
function placeAfter(language: Language, answers: readonly string[]) {
  const moment = { at: '2026-11-24T10:00:00.000Z', today: '2026-11-24' };
  let told: Interview = { language, startedAt: moment.at, turns: [] };
  for (const answer of answers) {
    const turn = takeAnswer(told, answer, moment);
    if (turn !== 'finished') told = { ...told, turns: [...told.turns, turn] };
  }
  const { city, country } = foldTurns(told).facts;
  return [city?.value, country?.value];
}

test.each([
  'The bloke from Melbourne charges a call out just to get here',
  'There’s a guy in Bristol who takes six weeks',
  'Mi compadre Chema lo mandó a Houston y se lo tuvieron cinco meses',
  'Mi hermano que vive en Turín me lo contó',
  'My sister in Limerick had her two small ones sick',
  'Compran el vestido por internet o en Laredo y llega chueco',
  'Los hijos que viven en Santiago pagan ellos',
  'Hay que irse hasta Burgos para que te lo arreglen',
  'You have to drive to York for a decent one',
  'A mi amigo se le abrió antes de un concurso en Córdoba',
  'I send the sample to an accredited lab in Galway',
  'Las naranjas vienen de Murcia',
])('a place told by the way is not where the business stands: %s', (text) => {
  expect(findPlace(text)?.isElsewhere ?? true).toBe(true);
  expect(figures('problem', text, /[áéíóúñ]|que|los/i.test(text) ? 'es' : 'en')).not.toHaveProperty('city');
});

test.each([
  ['Las señoras de Medellín cosen en la casa', 'Medellín'],
  ['Nobody in Leeds mends boots any more', 'Leeds'],
  ['Soy un técnico de Granada', 'Granada'],
  ['We are a family from Bristol', 'Bristol'],
  ['My shop in Leeds opens at nine', 'Leeds'],
  ['Mando a domicilio en Rosario', 'Rosario'],
  ['Gente de Sevilla que trabaja', 'Sevilla'],
] as const)('a place told plainly is read: %s', (text, city) => {
  expect(findPlace(text)).toMatchObject({ city, isElsewhere: false });
});

test.each([
  ['I send it to a lab in Galway, it’s called Clear Draw, based in Ennis', 'Ennis'],
  ['The bloke from Melbourne won’t come, so I do it on site in Geelong', 'Geelong'],
  ['Traigo las telas de Madrid y tengo un taller en Granada', 'Granada'],
  ['My cousin in Chicago helped, we’re in Duluth', 'Duluth'],
] as const)('among several places the one where it stands is read: %s', (text, city) => {
  expect(findPlace(text)).toMatchObject({ city });
});

test.each([
  ['A kennel in Otsego, MI', 'Otsego', 'US'],
  ['We clean pools around Boerne, Texas', 'Boerne', 'US'],
  ['Una quesería en Tronchón, Aragón', 'Tronchón', 'ES'],
  ['En Mérida, Yucatán no hay veterinario', 'Mérida', 'MX'],
  ['A smithy in Aughrim, Co. Galway', 'Aughrim', 'IE'],
  ['Empezamos en Febrero, Andalucía entera lo espera', null, 'ES'],
] as const)('a town no list knows is told with its region: %s', (text, city, country) => {
  expect(findPlace(text)).toMatchObject({ city, country });
});

describe('the offer says where it is, whatever place the story told of', () => {
  test.each([
    [
      'es',
      [
        'En Aranjuez y Manrique hay señoras que cosen en la casa y se les daña la fileteadora',
        'las confeccionistas que trabajan en la casa, pagan ellas mismas por nequi',
        'Reparo máquinas de coser industriales a domicilio en Medellín, en la comuna nororiental. Se llama Doble Pespunte.',
      ],
      ['Medellín', 'CO'],
    ],
    [
      'es',
      [
        'A mi vieja la mandaron a la cinta y un pibe ni la miró',
        'Gente de 55 para arriba, jubilados de barrio Echesortu y Pichincha',
        'Gimnasio Quebracho, en Rosario. Grupos de seis como máximo, siempre con profe.',
      ],
      ['Rosario', 'AR'],
    ],
    [
      'es',
      [
        'En un salón te dicen que te alises y nadie trabaja el rizo',
        'Mujeres de 18 a 45 que dejan el alisado, en Santiago y Gurabo',
        'Rizos de Gurabo, en Santiago de los Caballeros. Lavado, definición y corte en seco.',
      ],
      ['Santiago de los Caballeros', 'DO'],
    ],
    [
      'en',
      [
        'There is a gang of us swim at the pier in Ballyvaughan. The nearest sauna is in a hotel in Galway',
        'Sea swimmers from Ballyvaughan, mostly women from 40 to 70',
        'Saltbox Sauna, a wood-fired sauna on a trailer by the pier in Ballyvaughan, eight seats',
      ],
      ['Ballyvaughan', 'IE'],
    ],
    [
      'en',
      [
        'When my mother in law passed nobody knew who was in the slides',
        'People in their fifties whose parents are moving',
        'Shoebox North, in the Lincoln Park district of Otsego, Minnesota. We scan your family photos.',
      ],
      ['Otsego', 'US'],
    ],
  ] as const)('%s %#', (language, answers, place) => {
    expect(placeAfter(language, answers)).toEqual(place);
  });

  test.each([
    [
      'es',
      [
        'En Madrid no hay quien haga un buen tamal',
        'Oficinas de Chamberí que comen fuera',
        'Tamales de Oaxaca con receta de mi abuela, los mando a toda la ciudad',
      ],
      'Madrid',
    ],
    [
      'en',
      ['Nobody in Leeds bakes proper bagels', 'Students and young families', 'Bagels from New York recipes, baked every morning'],
      'Leeds',
    ],
  ] as const)('a place the goods are of moves nothing: %s %#', (language, answers, city) => {
    expect(placeAfter(language, answers)[0]).toBe(city);
  });
});

test.each([
  ['es', 'Alquilo vestidos, lo anuncio en Instagram y en Navidad abro más'],
  ['en', 'Lessons in English and in French, advertised in Facebook groups'],
] as const)('what is no town is none: %s', (language, text) => {
  expect(placeAfter(language, [`${text}, la gente se queja mucho`, `${text} para todos los que quieran`, text])[0]).toBeUndefined();
});
