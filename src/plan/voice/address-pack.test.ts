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

it('knows how every step and every test of a rival begins there', () => {
  const packs = [...Object.values(SECTORS).map(({ pack }) => pack), ...TRADES.map(({ words }) => words)];
  const takes = [...Object.values(TAKES), ...Object.values(TRADE_TAKES)];
  const bids = [
    ...packs.flatMap((pack) => [...('steps' in pack ? pack.steps.es : []), ...('rivalTest' in pack ? [pack.rivalTest.es] : [])]),
    ...takes.flatMap(({ steps = [], rivalTests = [] }) => [...steps.flatMap(({ es }) => es), ...rivalTests.map(({ es }) => es)]),
  ];
  const unknown = bids
    .map((bid) => /\p{L}+/u.exec(bid)?.[0].toLowerCase() ?? '')
    .filter((first) => toVos(first) === null && first !== 'basta');
  expect([...new Set(unknown)]).toEqual([]);
});
