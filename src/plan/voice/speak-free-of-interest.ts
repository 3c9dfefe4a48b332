// A relative who lends without interest waits for nothing but the instalments: no month of that loan “pays interest only”.
import type { FundingAssumptions } from '../../finance/assumption.ts';
import { debtsOf } from '../../finance/repay-loan.ts';
import type { Plan } from '../plan.ts';
import { changeTexts } from './speak-locally.ts';

const SAID_ES: readonly (readonly [RegExp, string])[] = [
  [/meses de solo intereses/g, 'meses sin cuotas'],
  [/el préstamo paga solo intereses/g, 'el préstamo no paga cuotas'],
  [/pagan solo intereses/g, 'no llevan cuota'],
  [/paga solo los intereses/g, 'no paga ninguna'],
  [/un año pagando solo intereses/g, 'un año sin pagar cuotas'],
];
const SAID_EN: readonly (readonly [RegExp, string])[] = [
  [/interest-only months/g, 'months without instalments'],
  [/months of interest only/g, 'months without instalments'],
  [/the loan is interest-only/g, 'the loan asks for no instalments'],
  [/the first payments are interest only/g, 'nothing is due at first'],
  [/ months interest only/g, ' months without instalments'],
  [/pays? interest only/g, 'pays nothing yet'],
  [/a year of interest only/g, 'a year without instalments'],
];

/** The cover or the pages, where nothing that is owed bears interest. */
export function speakFreeOfInterest<Part extends Plan['cover'] | Plan['pages']>(part: Part, funding: FundingAssumptions): Part {
  const owed = debtsOf(funding).filter(({ amount }) => amount > 0);
  if (owed.length === 0 || owed.some(({ rateBasisPoints }) => rateBasisPoints > 0)) return part;
  return changeTexts(part, ({ es, en }) => ({ es: exchange(es, SAID_ES), en: exchange(en, SAID_EN) }));
}

function exchange(text: string, said: readonly (readonly [RegExp, string])[]): string {
  return said.reduce((so, [words, instead]) => so.replace(words, instead), text);
}
