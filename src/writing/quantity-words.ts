// The words that state a number, with their values: what a model may not write unless the outline does, and what a translation must keep.
import type { Bilingual } from '../language/language.ts';

/** A word by its value. `times` multiplies what stands before it: "two hundred", «dos mil». */
export interface NumberWord {
  readonly value: number;
  readonly times: boolean;
}

const plain = (from: number, step: number, words: string): [string, NumberWord][] =>
  words
    .split(' ')
    .flatMap((forms, at) => forms.split('/').map((word): [string, NumberWord] => [word, { value: from + at * step, times: false }]));

const scale = (value: number, words: string): [string, NumberWord][] =>
  words.split(' ').map((word): [string, NumberWord] => [word, { value, times: true }]);

const half = (words: string): [string, NumberWord][] =>
  words.split(' ').map((word): [string, NumberWord] => [word, { value: 0.5, times: false }]);

/**
 * Folded words. «Un» and "one" are left out: they are articles and pronouns far more often than amounts.
 * «Medio» is left out too: an average. What surrounds it decides (see find-quantities.ts).
 */
export const NUMBER_WORDS: Bilingual<ReadonlyMap<string, NumberWord>> = {
  es: new Map([
    ...plain(0, 1, 'cero'),
    ...plain(2, 1, 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'),
    ...plain(16, 1, 'dieciseis diecisiete dieciocho diecinueve veinte veintiun/veintiuno/veintiuna veintidos veintitres veinticuatro'),
    ...plain(25, 1, 'veinticinco veintiseis veintisiete veintiocho veintinueve'),
    ...plain(30, 10, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
    ...plain(100, 0, 'cien/ciento/centenar/centenares/cientos/cientas'),
    ...plain(200, 100, 'doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas'),
    ...plain(600, 100, 'seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas'),
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
    ...plain(0, 1, 'zero/nought'),
    ...plain(2, 1, 'two/twice three/thrice four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'),
    ...plain(17, 1, 'seventeen eighteen nineteen'),
    ...plain(20, 10, 'twenty/twenties thirty/thirties forty/forties fifty/fifties sixty/sixties seventy/seventies eighty ninety'),
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
