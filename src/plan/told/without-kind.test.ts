import { expect, it } from 'vitest';
import type { Concept } from '../../sectors/concepts/concept.ts';
import { gatherSaid } from './gather-said.ts';
import { withoutKind } from './without-kind.ts';

const offer = (es: string): Concept => ({ kind: 'offer', es, en: es, clues: { es: [], en: [] } });

it('takes the kind of business, in one or in many, for nothing that is sold in it, and keeps what says more', () => {
  const said = { ...gatherSaid({}, 'retail_shop'), promise: ['fruterías', 'fruta de temporada', 'frutería infantil'].map(offer) };
  const kept = withoutKind(said, { es: 'una frutería', en: 'a greengrocer' }).promise.map(({ es }) => es);
  expect(kept).toEqual(['fruta de temporada', 'frutería infantil']);
});
