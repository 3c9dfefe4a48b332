// "€34,000 to do it right. I've 9 saved": of what is needed, the thousands that are left out of what there is.
import type { Amount, Ground, Money } from './amount.ts';
import { scaleToNeed } from './inherit-scale.ts';

/** Nobody opens with less, and leaves thousands out of it. */
const LEAST_NEED = 1_000;
const SAVED_AFTER =
  /^ (?:(?:already |ya )?(?:saved|put by|put away|set aside|stashed|in savings|of my own|of our own|ahorrad[oa]s?|juntad[oa]s?|guardad[oa]s?|apartad[oa]s?|de mis ahorros|de nuestros ahorros)|(?:ya )?l[oa]s (?:tengo|tenemos|pongo|ponemos)(?: (?:yo|ahorrad[oa]s|juntad[oa]s|guardad[oa]s))?(?= ?(?:$|[.,;]))|(?:me|nos) l[oa]s (?:presta|deja|pone)n?|prestad[oa]s?|(?:on loan )?from (?:the|a|my) (?:bank|credit union)|del banco)(?![a-z])/;
const HAS_BEFORE =
  /(?<![a-z])(?:(?:i|we)(?:'ve| have)(?: got)?|got|tengo|tenemos|pongo|ponemos)(?: (?:about|around|already|like|just|maybe|ya|unos|unas|como))* $/;
/** "My old man is lending the other 2.2". */
const LENT_BEFORE =
  /(?<![a-z])(?:lend(?:s|ing)?|presta[n]?|deja[n]?|pone[n]?|borrow(?:ing)?|pido|pedimos)(?: (?:me|us|the other|the rest,?|los otros|otros|unos|about|around))* $/;
const ENDS = /^ ?(?:$|[.,;]|(?:y|and) (?!(?:medi[oa]|a half)(?![a-z])))/;
const OF_IT = /^ (?:of (?:it|that|those)|de (?:ell[oa]s|es[oa]s?))(?= ?(?:$|[.,;])| (?:and|y|already|ya|saved|myself|yo)(?![a-z]))/;

/** The amounts, small ones that somebody has of a sum told in full taken for thousands or millions of it, where those alone make sense. */
export function scaleFunds(ground: Ground, amounts: readonly Amount[]): readonly Amount[] {
  if (ground.question !== 'resources' && ground.question !== 'investment') return amounts;
  const need = Math.max(0, ...amounts.map((amount) => (amount.kind === 'money' && amount.per === null ? amount.high : 0)));
  if (need < LEAST_NEED) return amounts;
  return amounts.map((amount) => {
    const bare = bareMoney(amount);
    if (bare === null || !isHeld(ground, bare, amount.kind === 'money')) return amount;
    const scaled = scaleToNeed(bare, need);
    return scaled === bare ? amount : scaled;
  });
}

function isHeld({ folded }: Ground, { start, end }: Money, isMoney: boolean): boolean {
  const [lead, after] = [folded.slice(Math.max(0, start - 40), start), folded.slice(end)];
  if (LENT_BEFORE.test(lead) || (isMoney && HAS_BEFORE.test(lead) && ENDS.test(after))) return true;
  return SAVED_AFTER.test(after) || (HAS_BEFORE.test(lead) && OF_IT.test(after));
}

/** A number with no coin, period or noun of its own. */
function bareMoney(amount: Amount): Money | null {
  const isOpen =
    amount.kind === 'plain' ||
    (amount.kind === 'count' && amount.per === null && amount.noun === '') ||
    (amount.kind === 'money' && amount.currency === null && amount.per === null);
  if (!isOpen) return null;
  const { low, high, start, end } = amount;
  return { kind: 'money', low, high, currency: null, isShared: false, per: null, start, end };
}
