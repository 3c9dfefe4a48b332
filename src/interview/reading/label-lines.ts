// The names of the things sold, by where their prices and numbers stand among each other.
import { foldText } from '../../language/fold-text.ts';
import type { Ground } from './amount.ts';
import { labelAfter, labelBefore, nameIn } from './line-label.ts';
import type { SaleToken } from './sale-tokens.ts';

/**
 * The names of the priced tokens: before each ("haircuts at $35"), or after each ("$35 for a haircut"); where neither names all, whichever does,
 * and what its number counts.
 */
export function labelsOfPriced(ground: Ground, tokens: readonly SaleToken[]): readonly string[] {
  const priced = tokens.flatMap(({ kind }, at) => (kind === 'price' ? [at] : []));
  const sides = priced.map((at) => ({ left: labelLeft(ground, tokens, at), right: labelRight(ground, tokens, at), next: tokens[at + 1] }));
  const isAll = (labels: readonly string[]) => labels.every((label) => label !== '') && areDistinct(labels);
  const [lefts, rights] = [sides.map(({ left }) => left), sides.map(({ right }) => right)];
  if (isAll(lefts)) return lefts;
  if (isAll(rights)) return rights;
  return sides.map(({ left, right, next }) => left || right || (next?.kind === 'count' ? nameIn(next.noun) : ''));
}

/** The name before a price or number, from the one before it. */
export function labelLeft({ text }: Ground, tokens: readonly SaleToken[], at: number): string {
  const before = tokens[at - 1];
  const from = before === undefined ? 0 : before.kind === 'price' ? before.numberEnd : before.end;
  return labelBefore(text.slice(from, tokens[at]?.start));
}

/** The name after a price, up to the next price or number. */
export function labelRight({ text }: Ground, tokens: readonly SaleToken[], at: number): string {
  return labelAfter(text.slice(tokens[at]?.numberEnd, tokens[at + 1]?.start));
}

/** What a number counts ("80 families on the $149 plan"), else the name between it and its price, else the one before it. */
export function labelOfCounted(ground: Ground, tokens: readonly SaleToken[], at: number): string {
  const [token, price, before] = [tokens[at] as SaleToken, tokens[at + 1] as SaleToken, tokens[at - 1]];
  const counted = nameIn(token.noun);
  if (counted !== '') return counted;
  const inside = nameIn(between(ground, token, price));
  return inside !== '' ? inside : labelBefore(ground.text.slice(before?.end ?? 0, token.start));
}

/** The name that opens the sentence: "Then the restored uprights, I'd sell around ten". */
export function labelAhead({ text }: Ground, tokens: readonly SaleToken[], at: number): string {
  const lead = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start);
  const sentence = lead.slice(lead.search(/[^.;!?\n]*$/u));
  return nameIn(sentence.split(',')[0] ?? '');
}

/** Whether no two of them are alike. */
export function areDistinct(labels: readonly string[]): boolean {
  return new Set(labels.map(foldText)).size === labels.length;
}

/** The words between two of them. */
export function between({ text }: Ground, from: SaleToken, to: SaleToken): string {
  return text.slice(from.end, to.start);
}
