import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../language/language.ts';
import { findQuantities } from './find-quantities.ts';

const CARRIERS: Readonly<Record<Language, readonly ((number: string) => string)[]>> = {
  es: [
    (n) => `La tienda vende ${n} ramos.`,
    (n) => `${n} clientes lo dicen.`,
    (n) => `Hacen falta, dicen, ${n}.`,
    (n) => `Un plan (${n}) así.`,
  ],
  en: [
    (n) => `The shop sells ${n} bouquets.`,
    (n) => `${n} customers say so.`,
    (n) => `It takes, they say, ${n}.`,
    (n) => `A plan (${n}) like it.`,
  ],
};
const carried = fc.record({ language: fc.constantFrom(...LANGUAGES), carrier: fc.nat(3) });

describe('a quantity is found', () => {
  test('in the digits of any locale, alphabet and grouping', () => {
    const locales = ['es-ES', 'en-IE', 'de-CH', 'ar-EG', 'hi-IN-u-nu-deva', 'fa-IR', 'zh-Hans-CN-u-nu-hanidec'];
    const digits = fc.tuple(fc.double({ min: 0, max: 1e12, noNaN: true }), fc.constantFrom(...locales.slice(0, 6)));
    fc.assert(
      fc.property(carried, digits, ({ language, carrier }, [value, locale]) => {
        const text = CARRIERS[language][carrier]?.(new Intl.NumberFormat(locale).format(value)) ?? '';
        expect(findQuantities(text, language).length).toBeGreaterThan(0);
      }),
    );
  });

  test('in the number words of its language up to a million, with the value they state', () => {
    fc.assert(
      fc.property(carried, fc.integer({ min: 2, max: 999_999 }), ({ language, carrier }, value) => {
        const text = CARRIERS[language][carrier]?.(SPELL[language](value)) ?? '';
        expect(findQuantities(text, language).map((quantity) => quantity.value)).toEqual([value]);
      }),
    );
  });

  test('in any case, and with its accents written or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999 }), fc.boolean(), (value, isUpper) => {
        const words = SPELL.es(value);
        const said = isUpper ? words.toUpperCase() : words.replace('veintidos', 'veintidós').replace('dieciseis', 'dieciséis');
        expect(findQuantities(`Son ${said} al mes.`, 'es').length).toBeGreaterThan(0);
      }),
    );
  });

  test.each([
    ['es', 'Queda la mitad.'],
    ['es', 'Un tercio de la clientela vuelve.'],
    ['es', 'Compra uno de cada diez.'],
    ['es', 'Dura media hora.'],
    ['es', 'Se duplica en un año.'],
    ['es', 'Un par de meses bastan.'],
    ['es', 'Vale {{fig:price}} euros.'],
    ['es', 'Sube un {{fig:growth}} por ciento.'],
    ['en', 'Half of it is left.'],
    ['en', 'A third of customers return.'],
    ['en', 'A couple of months will do.'],
    ['en', 'One in {{fig:one-in}} buys.'],
    ['en', 'A tenfold rise.'],
    ['en', 'It costs {{fig:price}} dollars.'],
    ['en', 'Up {{fig:growth}} percent.'],
    ['en', 'Chapter XIV.'],
    ['en', '½ of it, ③ times, ٣ months.'],
  ] as const)('%s: %s', (language, text) => {
    expect(findQuantities(text, language).length).toBeGreaterThan(0);
  });
});

describe('no quantity is found', () => {
  test('in a figure’s own name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), fc.stringMatching(/^[a-z0-9-]{1,20}$/), (language, id) => {
        expect(findQuantities(`Quedan {{fig:${id}*}} y {{quote:${id}}}.`, language)).toEqual([]);
      }),
    );
  });

  test.each([
    ['es', 'Una persona se ocupa de todo, y un día lo cuenta.'],
    ['es', 'El primer año se cierra con el precio medio por trabajo.'],
    ['es', 'Por medio de la ficha de Google, en medio de la calle.'],
    ['es', 'Once upon a time.'.replace('Once', 'Nunca')],
    ['en', 'One person looks after it, and once a day tells the others.'],
    ['en', 'The first year closes; often nobody even attends.'],
    ['en', 'I will mend it on the open counter.'],
  ] as const)('%s: %s', (language, text) => {
    expect(findQuantities(text, language)).toEqual([]);
  });
});

test('a quantity belongs to what it counts, within its sentence', () => {
  expect(findQuantities('Tres canales, tres millones y el doble. Una bici.', 'es').map(({ counted }) => counted)).toEqual([
    'cana',
    'y',
    '',
  ]);
});

const ES_UNITS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const ES_TENS = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const ES_HUNDREDS = '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');
const EN_UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const EN_TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Numbers as they are spelled. */
const SPELL: Readonly<Record<Language, (value: number) => string>> = { es: spellSpanish, en: spellEnglish };

function spellSpanish(value: number): string {
  if (value >= 1000) {
    const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
    return [thousands === 1 ? 'mil' : `${spellSpanish(thousands)} mil`, rest ? spellSpanish(rest) : ''].filter(Boolean).join(' ');
  }
  if (value === 100) return 'cien';
  if (value > 100) return [ES_HUNDREDS[Math.floor(value / 100)], value % 100 ? spellSpanish(value % 100) : ''].filter(Boolean).join(' ');
  if (value < 30) return ES_UNITS[value] ?? '';
  return value % 10 ? `${ES_TENS[Math.floor(value / 10)]} y ${ES_UNITS[value % 10]}` : (ES_TENS[value / 10] ?? '');
}

function spellEnglish(value: number): string {
  if (value >= 1000) {
    const rest = value % 1000;
    return [`${spellEnglish(Math.floor(value / 1000))} thousand`, rest ? spellEnglish(rest) : '']
      .filter(Boolean)
      .join(rest < 100 ? ' and ' : ' ');
  }
  if (value >= 100)
    return [`${EN_UNITS[Math.floor(value / 100)]} hundred`, value % 100 ? spellEnglish(value % 100) : ''].filter(Boolean).join(' and ');
  if (value < 20) return EN_UNITS[value] ?? '';
  return value % 10 ? `${EN_TENS[Math.floor(value / 10)]}-${EN_UNITS[value % 10]}` : (EN_TENS[value / 10] ?? '');
}
