import { expect, it } from 'vitest';
import type { Concept } from '../../sectors/concepts/concept.ts';
import { mergeTerms } from './merge-terms.ts';

const edge = (es: string, en: string): Concept => ({ kind: 'edge', es, en, clues: { es: [], en: [] } });
const told = (...promises: readonly Concept[]) => mergeTerms(promises).map(({ es, en }) => [es, en]);

it('two turnarounds of two things are told as one span, the sooner first', () => {
  expect(
    told(
      edge('un plazo de dos días', 'a two-day turnaround'),
      edge('recogida en casa', 'collection from home'),
      edge('un plazo de veinte minutos', 'a twenty-minute turnaround'),
    ),
  ).toEqual([
    ['plazos de veinte minutos a dos días', 'twenty-minute to two-day turnarounds'],
    ['recogida en casa', 'collection from home'],
  ]);
});

it('a guarantee beside one of so many months is told once', () => {
  expect(told(edge('garantía', 'a guarantee'), edge('garantía de tres meses', 'a three-month guarantee'))).toEqual([
    ['garantía de tres meses', 'a three-month guarantee'],
  ]);
  expect(told(edge('garantía', 'a guarantee'))).toEqual([['garantía', 'a guarantee']]);
});

it('one turnaround alone stays as it is', () => {
  expect(told(edge('un plazo de cuarenta y ocho horas', 'a forty-eight-hour turnaround'))).toEqual([
    ['un plazo de cuarenta y ocho horas', 'a forty-eight-hour turnaround'],
  ]);
});
