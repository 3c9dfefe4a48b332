// A purchase to open, in the words both languages have for it: whole, or thing by thing where it names several.
import type { Bilingual, Language } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { purchaseThing } from './purchase-words.ts';
import { tellItem } from './tell-item.ts';
import { listOf } from './tell-named.ts';

const JOINTS = /\s*,\s*|\s+(?:y|e|and|&|más|mas)\s+/;

/** The things it names where each has its words; else what the lists of things and of the sector tell of one: of several, a part would stand for the sum of all. */
export function tellPurchase(label: string, language: Language, sector: SectorId): Bilingual | null {
  const whole = purchaseThing(label);
  if (whole) return whole;
  const bare = label.replace(USED, ' ').replace(/\s+/g, ' ').trim();
  if (bare !== label.trim() && bare !== '' && !JOINTS.test(bare)) {
    const told = tellPurchase(bare, language, sector);
    return told && secondHand(told);
  }
  const pieces = label.split(JOINTS).filter(Boolean);
  if (pieces.length < 2) return tellItem(label, language, sector);
  const told = pieces.flatMap((piece) => purchaseThing(piece) ?? tellItem(piece, language, sector) ?? []);
  return told.length === pieces.length ? listOf(told) : null;
}

const USED = /(?<!\p{L})(?:de segunda mano|de ocasión|usad[oa]s?|seminuev[oa]s?|second[ -]hand|used|pre-owned)(?!\p{L})/giu;
const COUNT = /^((?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|twelve) )?(.*)$/u;

/** «Dos pianos de segunda mano», "two second-hand pianos". */
function secondHand({ es, en }: Bilingual): Bilingual {
  const [, count = '', thing = en] = COUNT.exec(en) ?? [];
  return { es: `${es} de segunda mano`, en: `${count === 'an ' ? 'a ' : count}second-hand ${thing}` };
}
