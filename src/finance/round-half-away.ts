// Exact rounding for the model: whole numbers in, whole numbers out, no binary fraction in between.

/** Below this a double holds every whole number, and half of it again, exactly. */
const EXACT = 2 ** 52;

/** amount × factor ÷ divisor, rounded half away from zero. All are safe integers, the divisor above zero; so must the outcome be. */
export function roundedShare(amount: number, factor: number, divisor: number): number {
  const product = amount * factor;
  if (2 * Math.abs(product) + divisor < EXACT) {
    const rounded = Math.floor((2 * Math.abs(product) + divisor) / (2 * divisor));
    return product < 0 && rounded > 0 ? -rounded : rounded;
  }
  return Number(roundedQuotient(BigInt(amount) * BigInt(factor), BigInt(divisor)));
}

/** numerator ÷ denominator, rounded half away from zero. The denominator is above zero. */
export function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}
