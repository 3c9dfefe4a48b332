import { expect, it } from 'vitest';
import { speakVos } from '../../countries/voice/speak-vos.ts';
import { toVos } from '../../countries/voice/voseo-words.ts';
import { SECTORS } from '../../sectors/sectors.ts';
import { TAKES } from '../../sectors/takes/takes.ts';
import { TRADE_TAKES } from '../../sectors/takes/trade-takes.ts';
import { TRADES } from '../../sectors/trades.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';

const WORDS = [...Object.values(SECTORS).map(({ pack }) => pack), ...TRADES.map(({ words }) => words)];
const MORE = [...Object.values(TAKES), ...Object.values(TRADE_TAKES)];
const INFINITIVE = /^(?:Basta )?(?:\p{L}+[aei]|I)r(?:se)?(?!\p{L})/u;
const TO_YOU = /(?<!\p{L})(?:te|ti|tus?|tú|tuy[oa]s?|contigo)(?!\p{L})/iu;

const SHOP = SHEETS['all said, money missing'] ?? {};

const spanishOf = (country: 'AR' | 'MX') =>
  textsOf(compose({ ...SHOP, ...fact('country', country) }))
    .map(({ text }) => text.es)
    .join('\n');

it('bids as Argentina does, with what hangs on the verb', () => {
  expect(speakVos('Pide precio, pruébalo y llévatelo.')).toBe('Pedí precio, probalo y llevátelo.');
  expect(speakVos('En tres pasos: siéntate; elige la masa; vuelve mañana.')).toBe('En tres pasos: sentate; elegí la masa; volvé mañana.');
  expect(speakVos('Recógela en el mercado.')).toBe('Retirala en el mercado.');
});

it('leaves nouns, labels and third persons alone', () => {
  for (const said of [
    'Cuenta de resultados',
    'Compra',
    'Velas y jabones',
    'compra uno de cada 10',
    'Lleva más tiempo y habla bien',
    'Copia',
    'Cuenta con {{fig:raised-loan*}} más de préstamo',
    'Compra quien ya compró',
    'Un mes de prueba; sigue si alguien lo nombra al comprar',
  ])
    expect(speakVos(said)).toBe(said);
});

it('is heard all over a plan for Argentina, and nowhere in one for Mexico', () => {
  expect(spanishOf('AR')).toMatch(/(?<!\p{L})(?:[Aa]notá|[Pp]edí|[Pp]reguntá|[Mm]irá|[Cc]omprá)(?!\p{L})/u);
  expect(spanishOf('AR')).not.toMatch(/(?:^|[:;] )(?:anota|pide|pregunta a|mira|haz|pon|ten) /imu);
  expect(spanishOf('MX')).not.toMatch(/(?<!\p{L})(?:anotá|pedí|preguntá|mirá|hacé|poné)(?!\p{L})/iu);
});

it('knows how every step begins there', () => {
  const bids = [
    ...WORDS.flatMap((pack) => ('steps' in pack ? pack.steps.es : [])),
    ...MORE.flatMap(({ steps = [] }) => steps.flatMap(({ es }) => es)),
  ];
  const unknown = bids.map((bid) => /\p{L}+/u.exec(bid)?.[0].toLowerCase() ?? '').filter((first) => toVos(first) === null);
  expect([...new Set(unknown)]).toEqual([]);
});

it('finds nobody addressed in the test of a rival', () => {
  const tests = [
    ...WORDS.flatMap((pack) => ('rivalTest' in pack ? [pack.rivalTest.es] : [])),
    ...MORE.flatMap(({ rivalTests = [] }) => rivalTests.map(({ es }) => es)),
  ];
  expect(tests.filter((test) => !INFINITIVE.test(test) || TO_YOU.test(test) || speakVos(test) !== test)).toEqual([]);
});
