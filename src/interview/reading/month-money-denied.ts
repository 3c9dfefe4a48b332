// «No, no me cuadra, son unos 37,300 al mes sumando las tres cosas»: said back what the month brings in, who denies it may tell that sum anew. It
// is neither a price nor a number of sales.
import { factValue } from '../../facts/fact.ts';
import type { Amount, Ground } from './amount.ts';
import { findAmounts } from './find-amounts.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

const OF_ALL =
  /(?<![a-z])(?:sumando|suman?|sumad[oa]s|entre (?:l[oa]s|tod[oa]s)|en total|todo junto|tod[oa]s junt[oa]s|between (?:the|them|all)|altogether|all together|in all|in total|adding (?:up|them|it)|added up|combined|across)(?![a-z])/;
/** How many times what was sold no founder means by a number that is nearer to the month's money. */
const FAR_OFF = 30;
const NEARLY = 0.03;

/** Whether the one number of these words is what the whole month brings in. */
export function tellsMonthsMoney(ground: Ground, context: ReadingContext): boolean {
  const told = findAmounts(ground).filter((amount) => amount.kind === 'money' || amount.kind === 'count');
  const [only] = told;
  return told.length === 1 && only !== undefined && isMonthsMoney(middle(only), only, ground, context);
}

function isMonthsMoney(value: number, amount: Amount, { folded }: Ground, { known }: ReadingContext): boolean {
  const [price, volume] = [factValue(known, 'price'), factValue(known, 'volume')];
  if (price === undefined || volume === undefined || (amount.kind === 'count' && NOUN.test(amount.noun))) return false;
  const off = (one: number) => Math.abs(Math.log(value / one));
  const isNearest = off(price * volume) < off(price) && off(price * volume) < off(volume);
  if (off(price * volume) < NEARLY) return true;
  return isNearest && (OF_ALL.test(folded) || Math.min(value / volume, value / price) >= FAR_OFF);
}

/** Things counted, and not the month. */
const NOUN = /^(?!al?$|sumando|entre|mes|month)[a-z]{3,}/;
