// The words that belong to each amount of an answer.
import type { Ground, Money } from './amount.ts';
import { withoutDenied, withoutLentGoods } from './money-roles.ts';

/** The words about an amount: those before it since the amount before or the sentence began, and those after it in its own breath. */
export interface Breath {
  readonly sentence: number;
  readonly lead: string;
  /** The same with what the amount before may own. */
  readonly longLead: string;
  readonly tail: string;
  /** All that follows in the sentence. */
  readonly rest: string;
}

const CUT = /[,;:()]| (?:y|e|and|plus|mas|pero|but|mientras|while) /;
const STOP = /[.;!?](?=\s|$)|\n/g;

/** One for each of these amounts, which are in order. A loan that is denied or of goods is no word. */
export function breathsOf(ground: Pick<Ground, 'folded'>, monies: readonly Money[]): readonly Breath[] {
  const folded = withoutLentGoods(withoutDenied(ground.folded));
  const stops = [...folded.matchAll(STOP)].map(({ index }) => index + 1);
  return monies.map((money, at) => {
    const sentence = stops.findLast((stop) => stop <= money.start) ?? 0;
    const end = stops.find((stop) => stop > money.end) ?? folded.length + 1;
    const previous = monies[at - 1];
    const isShared = previous !== undefined && previous.end > sentence;
    const longLead = folded.slice(Math.max(sentence, previous?.end ?? 0), money.start);
    const cut = isShared ? CUT.exec(longLead) : null;
    const lead = cut ? ` ${longLead.slice(cut.index + cut[0].length).trimStart()}` : longLead;
    const rest = folded.slice(money.end, Math.min(end - 1, monies[at + 1]?.start ?? end));
    const stop = CUT.exec(rest)?.index ?? rest.length;
    return { sentence, lead, longLead, tail: rest.slice(0, stop), rest: folded.slice(money.end, end) };
  });
}
