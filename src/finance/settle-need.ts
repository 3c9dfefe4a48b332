/** As many rounds as settle a billion to the unit where each instalment asks for nine tenths of itself once more. */
const MOST_ROUNDS = 200;
/** A need that many times as large without a loan is one that no loan ever meets. */
const MOST_TIMES = 10;

/**
 * What is needed where part of it is borrowed, which depend on each other: a larger loan asks for larger instalments, and they for more money at
 * the start. Null where more borrowing never gets there, since it is paid back before the business lives on its sales. Whole currency units.
 */
export function settleNeed(needWith: (loan: number) => number, loanOf: (need: number) => number): number | null {
  const alone = needWith(0);
  let need = alone;
  for (let round = 0; round < MOST_ROUNDS && need <= alone * MOST_TIMES; round++) {
    const more = needWith(loanOf(need));
    if (more <= need) return need;
    need = more;
  }
  return null;
}
