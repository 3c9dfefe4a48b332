import { expect, it } from 'vitest';
import type { Language } from '../../language/language.ts';
import { readAnswer } from './read-answer.ts';

function labels(text: string, language: Language): readonly string[] {
  const { facts } = readAnswer(text, { question: 'revenue', known: {}, answer: 4, language, today: '2026-11-20' });
  const lines = facts.find(({ id }) => id === 'lines')?.value as readonly { readonly label: string }[] | undefined;
  return (lines ?? []).map(({ label }) => label);
}

it.each<[Language, string, readonly string[]]>([
  [
    'es',
    'Un bajo 12 euros, unos 90 al mes; un abrigo 45, unos 12; y a la tienda de novias le cobro 60 por vestido, ocho al mes',
    ['bajo', 'abrigo', 'vestido'],
  ],
  ['es', 'Los bares me pagan 14 por queso, 60 al mes; y en la tienda cuñas a 6, 200 al mes', ['queso', 'cuñas']],
  ['en', 'a hem is 12, about 90 a month; and to the bridal shop I charge 60 a dress, eight a month', ['hem', 'dress']],
  ['en', 'the cafes pay me 4 a loaf, 300 a month, and buns at the market 2 each, 200 a month', ['loaf', 'buns at the market']],
  // By the head, or by the month, names nothing that is sold.
  ['en', 'haircuts I charge 35 a head, 80 a month, and colour 60, 20 a month', ['haircuts', 'colour']],
  ['es', 'A los socios les cobro 30 por mes, 80 al mes, y la clase suelta 8, 40 al mes', ['socios', 'clase suelta']],
])('%s: %s', (language, text, expected) => {
  expect(labels(text, language)).toEqual(expected);
});
