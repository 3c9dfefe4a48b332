// Troubles that no list of the trade names and that its told answers know: a problem told with them is not a problem without words.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Concept } from '../../sectors/concepts/concept.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { TradeId } from '../../sectors/trades.ts';
import type { Said } from '../told/gather-said.ts';
import { TOLD_ANSWERS } from './told-answer-words.ts';

/** What was told, with the troubles of the trade's told answers where it names none. */
export function withToldPains(said: Said, facts: FactSheet, sector: SectorId, trade: string | null | undefined): Said {
  if (said.pains.length > 0) return said;
  const problem = foldText(factValue(facts, 'problem') ?? '');
  const known = TOLD_ANSWERS[(trade ?? '') as TradeId] ?? TOLD_ANSWERS[sector] ?? [];
  const pains = known
    .filter(({ told }) => told.test(problem))
    .map(({ pain }): Concept => ({ kind: 'pain', es: pain.es, en: pain.en, clues: { es: [], en: [] } }));
  return { ...said, pains };
}
