// What is put right under the label it was read back by is sure, whatever it was before: it is taken as it stands, and the rest of the answer is
// heard without it. A bare figure is the one that was just asked for.
import type { Fact } from '../../facts/fact.ts';
import { FACT_LABELS } from '../fact-labels.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { costsWithLines } from './correct-costs.ts';
import { listedWithTotal } from './correct-item.ts';
import { type Hear, hearRest } from './hear-rest.ts';
import { labelAlone, readLabelled } from './read-labelled.ts';
import type { ReadingContext } from './reading-context.ts';
import { sourcesWithTerms } from './settle-by-sources.ts';

/** `hear` hears what stands under no label, knowing what does. */
export function hearLabelled(ground: Ground, context: ReadingContext, hear: Hear): Reading {
  const alone = labelAlone(ground.text);
  if (alone !== null) return { kind: 'unclear', facts: [], mayMean: [alone] };
  const labelled = readLabelled(ground.text, context, { lists: false });
  const [told, rest] = labelled.facts.length > 0 ? [labelled.facts, labelled.rest] : [readMeant(ground, context), ''];
  if (told.length === 0) return hear(ground, context);
  const facts = [
    ...told,
    ...costsWithLines(told, context),
    ...listedWithTotal(told, ground.text, context),
    ...sourcesWithTerms(told, context.known),
  ];
  return hearRest(facts, rest, context, hear);
}

/** "$48,100", «unos 31.100 al mes», after «¿Qué cifra pongo en préstamo?». */
function readMeant({ text, numerals }: Ground, context: ReadingContext): readonly Fact[] {
  const { meant, language } = context;
  const isBare = numerals.filter(({ isArticle }) => !isArticle).length === 1 && BARE.test(text);
  return meant && isBare ? readLabelled(`${FACT_LABELS[meant][language]}: ${text.trim()}`, context).facts : [];
}

/** A figure and hardly a word besides. */
const BARE =
  /^\W*(?:(?:son|es|it['’]s|is|are|unos|unas|about|around|pon|put|sería|serían|should be|the right figure is)\s+)*[$€£]?\s?[\d.,]+\s?[€$£]?(?:\s(?:euros?|pesos|dollars|pounds|soles|mil|k|al mes|a month|per month|mensuales|años|years|meses|months|personas|people|ventas|sales))*\W*$/iu;
