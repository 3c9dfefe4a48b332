// What a sale takes where its cost was told with a bare list: «champú, toallas y moños, unos 45 pesos», "about 22 of materials and fuel".
import { costParts } from '../../facts/cost-parts.ts';
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import { costThing } from './cost-thing-words.ts';
import { listOf } from './tell-named.ts';

const JOINTS = /,\s*(?:y |e |and |mas |plus )?| y | e | and | mas | plus | \+ /;
const FEWEST = 2;
const MOST = 5;
/** What was listed and has no word in the other language; it is counted all the same. */
const REST: Bilingual = { es: 'lo demás que se contó', en: 'the rest of what was listed' };
/** What stands between a list and its sum. */
const TO_SUM =
  /[\s,:(]*(?:\b(?:todo|eso|esto|me|nos|sale[n]?|saldrian?|cuestan?|son|es|serian?|se|van?|viene[n]?|a|ser|gasto|gastamos|unos|unas|como|por|ahi|de|aprox\w*|alrededor|mas|o|menos|en|total|calculo|pongo|suman?|it|all|that|is|are|comes?|to|costs?|runs?|us|about|around|roughly|some|say|maybe|i|we|reckon|spend)\b[\s,:.]*)*(?:[$€£]|s\/)?\s*$/;
/** The list behind its sum. */
const BEHIND =
  /^[\d.,]+\s*(?:€|\$|£|euros?|pesos?|soles|dolares|quid|pounds?|dollars?|mil)?\s*(?:de|en|entre|of|on|in|for)\s+([^\d]{3,80}?)(?=[.;]|,? (?:por|cada|per|an?|each|for each|para cada) |$)/;
/** Before a list, and nothing on it. */
const OPENING = /^(?:en|entre|solo|only|just|on|for|de|compro|gasto|pago|el coste es|el costo es|i buy|i pay for|i spend on)\s+/;

/** The things in a list that both languages have a word for, and the rest as such; null where the list is not one or most of it is not known. */
export function findListedCosts(facts: FactSheet): Bilingual | null {
  const { unitCost } = facts;
  if (!unitCost || unitCost.unit === 'percent' || (factValue(facts, 'lines') ?? []).some((line) => line.unitCost !== undefined))
    return null;
  const parts = costParts(facts).map(({ label }) => foldText(label));
  const pieces = (parts.length > 0 ? parts.join(', ') : listIn(foldText(unitCost.quote?.text ?? ''))).split(JOINTS).filter(Boolean);
  const things = pieces.flatMap((piece) => costThing(piece) ?? []);
  const known = things.filter(({ en }, at) => things.findIndex((other) => other.en === en) === at);
  if (pieces.length < FEWEST || known.length === 0 || things.length * 2 < pieces.length) return null;
  return listOf(things.length < pieces.length || known.length > MOST ? [...known.slice(0, MOST), REST] : known);
}

/** A part of the cost, by all the things in it; null where one has no word in the other language. */
export function listCosts(label: string): Bilingual | null {
  const pieces = foldText(label).split(JOINTS).filter(Boolean);
  const things = pieces.flatMap((piece) => costThing(piece) ?? []);
  return things.length > 0 && things.length === pieces.length ? listOf(things) : null;
}

function listIn(said: string): string {
  const at = said.search(/(?:[$€£]|s\/)?\s*\d/);
  if (at < 0) return '';
  const before = said.slice(0, at).replace(TO_SUM, '').replace(OPENING, '').trim();
  return before !== '' ? before : (BEHIND.exec(said.slice(said.search(/\d/)))?.[1] ?? '');
}
