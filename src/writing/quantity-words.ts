// The words that state a number, with their values: what a model may not write unless the outline does, and what a translation must keep.
import type { Bilingual, Language } from '../language/language.ts';
import { SMALL_NUMBERS } from '../language/small-numbers.ts';

/** A word by its value. `times` multiplies what stands before it: "two hundred", «dos mil». */
export interface NumberWord {
  readonly value: number;
  readonly times: boolean;
}

const plain = (from: number, step: number, words: string): [string, NumberWord][] =>
  words
    .split(' ')
    .flatMap((forms, at) => forms.split('/').map((word): [string, NumberWord] => [word, { value: from + at * step, times: false }]));

const small = (language: Language): [string, NumberWord][] =>
  [...SMALL_NUMBERS[language]].map(([word, value]): [string, NumberWord] => [word, { value, times: false }]);

const scale = (value: number, words: string): [string, NumberWord][] =>
  words.split(' ').map((word): [string, NumberWord] => [word, { value, times: true }]);

const half = (words: string): [string, NumberWord][] =>
  words.split(' ').map((word): [string, NumberWord] => [word, { value: 0.5, times: false }]);

/** Folded words. «Medio» is left out: it may be an average. What surrounds it decides (see find-quantities.ts). */
export const NUMBER_WORDS: Bilingual<ReadonlyMap<string, NumberWord>> = {
  es: new Map([
    ...small('es'),
    ...plain(100, 0, 'centenar/centenares/cientos/cientas'),
    ...scale(1000, 'mil miles millar millares'),
    ...scale(1_000_000, 'millon millones'),
    ...scale(1_000_000_000_000, 'billon billones'),
    ...plain(10, 0, 'decena/decenas'),
    ...scale(12, 'docena docenas'),
    ...plain(20, 10, 'veintena treintena cuarentena cincuentena'),
    ...half('mitad mitades'),
    ...plain(2, 1, 'doble/dobla/doblan/duplica/duplican/duplicar triple/triplica/triplican/triplicar cuadruple/cuadruplica/cuadruplicar'),
    ...plain(1 / 3, 0, 'tercio/tercios'),
  ]),
  en: new Map([
    ...small('en'),
    ...plain(0, 0, 'nought'),
    ...plain(2, 1, 'twice thrice'),
    ...plain(20, 10, 'twenties thirties forties fifties sixties seventies'),
    ...scale(100, 'hundred hundreds'),
    ...scale(1000, 'thousand thousands grand'),
    ...scale(1_000_000, 'million millions'),
    ...scale(1_000_000_000, 'billion billions'),
    ...scale(1_000_000_000_000, 'trillion trillions'),
    ...scale(12, 'dozen dozens'),
    ...half('half halves halved halving'),
    ...plain(2, 1, 'double/doubles/doubled/doubling triple/triples/tripled/treble/trebles quadruple/quadruples'),
    ...plain(1 / 3, 0, 'thirds'),
    ...plain(0.25, 0, 'quarter/quarters'),
  ]),
};
