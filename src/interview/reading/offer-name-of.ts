// Which thing a number is told of: one that is known or was just named, or a new one, by the words beside it.

import { clausesBefore, type Named, newNameAfter, newNameIn, thingIn, wordsAfter } from './offer-names.ts';
import type { OfferNumber } from './offer-numbers.ts';
import type { OfferAsked, OfferThing } from './offer-thing.ts';

export interface Found {
  readonly at: number;
  readonly things: readonly OfferThing[];
  /** Up to where the words are used up. */
  readonly taken: number;
  /** Named by what the number counts. */
  readonly isCounted?: boolean;
}

/** The clause beside a number names something, and nothing that is sold. */
export function namesElse(before: string): boolean {
  return clausesBefore(before).some((clause) => newNameIn(clause) !== null);
}

/** The thing that a number is told of, new or known; null where nothing beside it names one. */
export function nameOf(
  before: string,
  after: string,
  number: OfferNumber,
  { things, lead }: { readonly things: readonly OfferThing[]; readonly lead?: string | undefined },
  asked: OfferAsked,
): Found | null {
  const { words: behind, end, isCounted } = wordsAfter(after);
  const own = (at: number, taken = 0): Found => ({ at, things, taken });
  const byAfter = () => thingIn(things, behind);
  const clauses = clausesBefore(before);
  const [near = ''] = /[,;:.]\s*$/.test(before) || before.trim() === '' ? [] : clauses;
  const nouns = isCounted && (number.role === 'count' || number.role === 'bare') ? firstNouns(behind) : '';
  const ofNouns = nouns === '' ? -1 : thingIn(things, nouns);
  if (ofNouns >= 0) return { ...own(ofNouns, end), isCounted: true };
  const direct = near === '' ? -1 : thingIn(things, near);
  if (direct >= 0) return own(direct);
  const isNew = (name: Named | null): name is Named => name !== null && asked.mayName && thingIn(things, name.label) < 0;
  const fresh = near === '' ? null : newNameIn(near);
  if (isNew(fresh)) return added(things, fresh, 0);
  const at = byAfter();
  if (at >= 0) return own(at, end);
  for (const clause of clauses) {
    const known = thingIn(things, clause);
    if (known >= 0) return own(known);
    const name = newNameIn(clause);
    if (isNew(name) && number.role !== 'count') return added(things, name, 0);
  }
  const named = number.role === 'count' || number.role === 'cost' ? null : newNameAfter(after);
  if (isNew(named) && (number.role === 'price' || asked.bare === 'price')) return added(things, named, end);
  // «110 adultos a 750»: named by how many.
  const counted = nouns === '' ? null : newNameIn(nouns);
  if (isNew(counted) && /^ \p{L}[\p{L} ]{2,40}? (?:a|at|por|x) (?:unos |unas |about )?[$€£]?$/iu.test(after))
    return { ...added(things, counted, 0), isCounted: true };
  const unseen = UNSEEN.exec(before)?.[1];
  const missed = unseen === undefined ? null : newNameIn(unseen);
  if (isNew(missed)) return added(things, missed, 0);
  if (lead !== undefined && before.trim() === '') {
    const led = clausesBefore(lead).map(newNameIn).find(isNew);
    if (led && ASKS_FOR.test(lead)) return added(things, led, 0);
  }
  return null;
}

const ASKS_FOR = /(?<!\p{L})(?:where|falta|missing|forgot|olvid|sell|vend|no veo|no aparec|can['’]t see|don['’]t see)/iu;

/** «No veo los talleres por ningún lado», "I can't see the workshops anywhere". */
const UNSEEN =
  /(?<!\p{L})(?:no veo|no aparecen?|faltan?|(?:can['’]t|don['’]t) see|missed|missing|forgot)(?: (?:ah[ií]|por ah[ií]))? (?:(?:a )?(?:el|la|los|las|the|my|our) )(\p{L}+(?: de \p{L}+)?)(?= (?:por|en|ah[ií]|anywhere|there|in)(?!\p{L})|[,:;])/iu;

/** What a number counts: the words after it up to a period or a price. */
function firstNouns(words: string): string {
  return words.replace(/\s(?:al|a la|a|an|por|per|each|cada|at|on top|en|in|x|que|which|or|o)(?=\s|$).*$/iu, '');
}

function added(things: readonly OfferThing[], name: Named, taken: number): Found {
  return { at: things.length, things: [...things, { ...name, known: null, told: {} }], taken };
}
