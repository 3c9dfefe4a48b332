import { factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

const PERCENT = 100;

/** What one sale brings in, tax as said: its price, or of what others sell only the commission. Undefined where no price was told. */
export const earnedOfPrice = keptWithFacts((facts): number | undefined => {
  const [price, commission] = [factValue(facts, 'price'), factValue(facts, 'commission')];
  if (price === undefined || commission === undefined) return price;
  return Math.round(price * commission) / PERCENT;
});
