import type { Fact } from '../../facts/fact.ts';
import type { Amount, Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { middle } from './monthly-amount.ts';
import { roleOfPercent, surroundings } from './percent-roles.ts';
import type { ReadingContext } from './reading-context.ts';

const CHARGED =
  /\b(?:cobr(?:o|amos|are|aremos|ando|ar|aria|ariamos)|(?:me|nos) (?:quedo|quedamos|quedare|quedaremos|llevo|llevamos)|nuestra comision|mi comision|our (?:commission|cut|fee|take rate)|my (?:commission|cut|fee)|(?:we|i)(?:'ll| will| would)? (?:charge|take|keep|get|earn|retain)|ganamos|gano)\b/;
const PAID =
  /\b(?:pag(?:o|amos|are|aremos|ando|ar)|se (?:lleva|queda)n?|(?:me|nos) cobran?|glovo|uber|just eat|deliveroo|doordash|airbnb|booking\.com|amazon|etsy|ebay|stripe|paypal|tpv|datafono|tarjetas?|banco|pasarela|comerciales|representantes|we pay|i pay|paying|they (?:take|charge|keep)|takes|charges (?:us|me)|card|bank|sales ?(?:people|reps|team|force))\b/;
/** A platform that says "15 % de cada trabajo" says its commission. */
const OF_EACH = /^ (?:de|por|of|on|from) (?:cada|each|every|todas las|all) /;
/** "Me quedo el 60 %" of one's own work is a margin; nobody keeps that much of what others sell. */
const MOST_KEPT = 50;

/** The share of each operation that the business charges on what others sell, percent. What it pays to others is a cost. */
export function findCommission(ground: Ground, amounts: readonly Amount[], { answer, known, question }: ReadingContext): readonly Fact[] {
  for (const percent of amounts) {
    if (percent.kind !== 'percent') continue;
    const { left, right } = surroundings(ground.folded, percent, amounts);
    const isShare = question === 'revenue' && known.sector?.value === 'marketplace_app' && OF_EACH.test(right);
    if (roleOfPercent(ground, percent, amounts) !== 'commission' && !isShare) continue;
    const words = `${left} ${right}`;
    const isCalledSo = /\b(?:comision|commission|take rate|corretaje|brokerage|fees?)\b/.test(words);
    if (isDenied(left) || (!CHARGED.test(words) && PAID.test(words)) || (!isCalledSo && middle(percent) > MOST_KEPT)) continue;
    const quote = quoteOf(ground.text, answer, percent.start, percent.end);
    const origin = percent.low === percent.high ? 'said' : 'derived';
    return [makeFact('commission', middle(percent), { unit: 'percent', quote, origin })];
  }
  return [];
}

/** "no cobramos comisión". */
function isDenied(left: string): boolean {
  return /\b(?:sin|no (?:hay|cobr\w+|tenemos)|without|no|(?:don'?t|do not) (?:charge|take)) (?:ninguna |una? |any |a )?(?:comision|commission|fee)/.test(
    left,
  );
}
