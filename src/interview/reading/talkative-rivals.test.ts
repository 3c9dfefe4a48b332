// Whoever types as they talk, without a capital: who the rivals are, who is left out of them, and how the first months sell.
import { describe, expect, it } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { findRivals } from './find-rivals.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

describe('rivals named in small letters', () => {
  it.each<[string, readonly string[]]>([
    [
      "well there's finn's chippy on the quay, does a small cod for nine quid, then there's the silver fry, shut mondays, and the wetherspoons lot, who do it for 8. people choose me cos it's fresh",
      ["finn's chippy", 'silver fry', 'wetherspoons'],
    ],
    [
      "there's a few really. some bloke called gareth who does decking out of a transit, charges 180 a day cash, then oakwood gardens, they're 240 but you wait six weeks, and the homebase lot",
      ['gareth', 'oakwood gardens', 'homebase'],
    ],
    [
      'the nearest is bark and bubbles over in marlow, they charge 55 and you wait a fortnight, then pets at home which is 48, and my cousin says people just use the hose',
      ['bark and bubbles', 'pets at home'],
    ],
    [
      "halfords do a service for 50 but they lose half the bikes, and spoke and wheel is the good one but it's a long wait",
      ['halfords', 'spoke and wheel'],
    ],
    ['starbucks is $6, the local one 4.75', ['starbucks']],
    ["There's tesco, I think they do a loaf for three quid, and a stall on saturdays", ['tesco']],
    [
      'pues está la academia meridiana, que cobra 65 al mes pero son doce por aula, luego hay una chica, lucía, que da clases en su casa a 12 la hora, y un tal benito que se anuncia en el supermercado',
      ['academia meridiana', 'lucía', 'benito'],
    ],
    [
      'hombre, está el kiko, el de la calle real, que te afila en el día pero los sábados cierra, y luego el leroy merlin, que te venden uno nuevo por 20 euros, y los que lo hacen en casa con una piedra',
      ['kiko', 'leroy merlin'],
    ],
    [
      'lo más parecido es o fogar de pepa, que pide 12 por el menú; luego la pizzería trevi do porto, que tiene la grande a 9,50, y el froiz, con las congeladas esas a 3,95',
      ['o fogar de pepa', 'trevi do porto', 'froiz'],
    ],
    ['mercadona cobra 1,20 la barra y encima congelada; la tahona de lola la tiene a 1,50', ['mercadona', 'tahona de lola']],
    ['lo que hay es el tintorro, un bar de vinos de siempre que pone la copa a 2,80, y por las noches nadie', ['tintorro']],
  ])('%s', (answer, names) => {
    expect(findRivals(answer)).toEqual(names);
  });

  it.each([
    'hay dos gimnasios a 500 metros, cobran 29,90 al mes',
    'la cadena cobra 19,99 al mes y abre 24h',
    'the other yoga studio is 85 a month and always full',
    "people just do it themselves in the sink, or the kennels has a bath for 20, and there's nothing else round here",
    'la gente tiene lavadora en casa y quien no pues se va a la lavandería del polígono, que cobra 8 el edredón, y los inviernos cierra a las seis',
    'los abuelos cuidan de los niños, que sale gratis, y luego la guardería municipal, que tiene lista de espera',
    "and then it's the college students at 15 who practise on you",
  ])('no clause and no kind of house is one: %s', (answer) => {
    expect(findRivals(answer)).toEqual([]);
  });
});

const TOLD = {
  es: 'lo más parecido es o fogar de pepa, que pide 12; luego la pizzería trevi do porto, que tiene la grande a 9,50, y el froiz, con las congeladas',
  en: "there's the silver fry, shut mondays, and the wetherspoons lot, who do it for 8, and finn's chippy",
} as const;
const known = (language: 'es' | 'en', rivals: readonly string[]) =>
  withFacts({}, [makeFact('price', 24), makeFact('volume', 200), makeFact('competitors', TOLD[language]), makeFact('rivals', rivals)]);
const hear = (language: 'es' | 'en', text: string, rivals: readonly string[], question: 'read-back' | 'start' = 'read-back') => {
  const { facts } = readAnswer(text, { answer: 9, question, language, known: known(language, rivals), today: '2026-11-20' });
  return Object.fromEntries(facts.map(({ id, value }) => [id, value]));
};

describe('rivals left out, at the read-back', () => {
  it.each<['es' | 'en', string, readonly string[], readonly string[]]>([
    [
      'es',
      'los competidores son tres, o fogar de pepa, trevi do porto y froiz',
      ['fogar de pepa'],
      ['o fogar de pepa', 'trevi do porto', 'froiz'],
    ],
    [
      'es',
      'ese precio va sin iva, y me faltan dos competidores, la pizzería trevi do porto y el froiz; y el primer mes cuenta con vender la mitad, el 50 %',
      ['o fogar de pepa'],
      ['o fogar de pepa', 'trevi do porto', 'froiz'],
    ],
    ['es', 'vale, falta la pizzería trevi do porto y que tardo seis meses en llegar a esas ventas', ['froiz'], ['froiz', 'trevi do porto']],
    ['en', 'you forgot the silver fry', ['wetherspoons'], ['wetherspoons', 'silver fry']],
    [
      'en',
      "nearly right, but add finn's chippy and the silver fry to the rivals",
      ['wetherspoons'],
      ['wetherspoons', "finn's chippy", 'silver fry'],
    ],
    [
      'en',
      "the rivals are three, finn's chippy, the silver fry and wetherspoons",
      ['wetherspoons'],
      ["finn's chippy", 'silver fry', 'wetherspoons'],
    ],
  ])('%s: %s', (language, text, before, after) => {
    const { rivals, competitors = TOLD[language] } = hear(language, text, before);
    expect([rivals, competitors]).toEqual([after, TOLD[language]]);
  });

  it('what a month costs is none of them', () => {
    expect(hear('es', 'me falta el alquiler, 600 al mes', ['froiz']).rivals).toBeUndefined();
  });
});

describe('the first month and the way up, told as one talks', () => {
  it.each<['es' | 'en', string, number, number | undefined]>([
    [
      'es',
      'abro en marzo, y hasta vender lo que te dije echa tú seis meses, que el primer mes con hacer la mitad ya me doy con un canto en los dientes',
      50,
      6,
    ],
    ['es', 'pues en septiembre, y para llegar a esas mesas yo calculo ocho meses, el primer mes con la cuarta parte voy que chuto', 25, 8],
    ['es', 'abro en enero, el primer mes con que venda la mitad yo feliz, y a los cinco meses ya todo', 50, 5],
    ['es', 'en febrero; el primer mes, si hago un 40 por ciento, ya me vale, y en medio año a tope', 40, 6],
    ['en', "we'd open in april, and to get to what i told you give it six months, the first month i'd be over the moon with half", 50, 6],
    [
      'en',
      "open in may i reckon, first month if i do a third of that i'll be happy, and it's a good eight months before i'm doing all that",
      33,
      8,
    ],
    ['en', "april. it'll be half that in the first month, if i'm lucky, and five months till we're up to it", 50, undefined],
  ])('%s: %s', (language, text, share, months) => {
    const heard = hear(language, text, [], 'start');
    expect(heard).toMatchObject({ openingShare: share, ...(months === undefined ? {} : { targetMonths: months }) });
    expect(heard.volume).toBeUndefined();
  });

  it.each<['es' | 'en', string, number]>([
    ['es', 'el primer mes cuenta la mitad', 50],
    ['es', 'y el primer mes cuenta con vender un tercio, el 33 %', 33],
    ['es', 'las ventas del primer mes sobre un mes normal son el 45 %, no el 35', 45],
    ['en', 'count the first month as half a normal one', 50],
    ['en', 'sales in the first month against a normal month are 40%, not 35', 40],
  ])('at the read-back, %s: %s', (language, text, share) => {
    expect(hear(language, text, []).openingShare).toBe(share);
  });
});
