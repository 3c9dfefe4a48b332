// What a bank reads is said of the business, never to whoever founds it.
import { expect, it } from 'vitest';
import { speakVos } from '../../countries/voice/speak-vos.ts';
import { TAKES } from '../../sectors/takes/takes.ts';
import { TRADE_TAKES } from '../../sectors/takes/trade-takes.ts';
import { BANK } from './bank-words.ts';

const TO_SOMEBODY = /(?<!\p{L})(?:tú|ti|tus?|te|contigo|cobras|tienes|puedes|haces|pagas|vendes|vas|has|eres|sabes|venderás)(?!\p{L})/iu;

/** Imperatives are those that a founder called «vos» would hear otherwise. */
const isToSomebody = (es: string) => speakVos(es) !== es || TO_SOMEBODY.test(es);

it('the list for the bank speaks to nobody', () => {
  const said = BANK.flatMap(({ variants }) => variants.map(({ es }) => es));
  expect(said.filter(isToSomebody)).toEqual([]);
});

it('neither does what a trade adds to it, or says of its strong and its weak months', () => {
  const takes = [...Object.values(TAKES), ...Object.values(TRADE_TAKES)];
  const said = takes.flatMap(({ bankAsks, peaks, troughs }) => [bankAsks ?? [], peaks ?? [], troughs ?? []].flat().map(({ es }) => es));
  expect(said.length).toBeGreaterThan(200);
  expect(said.filter(isToSomebody)).toEqual([]);
});
