// The terms of each loan, where several lend, as rows of the assumptions.
import type { Draft } from '../draft.ts';
import type { PlanText, Table } from '../plan.ts';
import { words } from '../write-block.ts';
import { backerLabel, backersOf } from './backer-words.ts';

/** The terms of each who lends, and of what is still asked of a bank. */
export function lenderRows(draft: Draft, said: PlanText): Table['rows'] {
  const { lenders = [], raisedLoan } = draft.model.assumptions;
  const named = backersOf(draft).loan;
  const told = lenders.map(({ years, rateBasisPoints }, at) => {
    const backer = named[at];
    const id = backer?.figure ?? 'loan-rest';
    const isTold = years.origin === 'said' && rateBasisPoints.origin === 'said';
    return termRow(backer ? backerLabel(backer) : OTHER_LOAN, id, isTold ? said : TERMS_IN_PART);
  });
  return raisedLoan.value > 0 ? [...told, termRow(STILL_ASKED, 'raised', TERMS_IN_PART)] : told;
}

function termRow(name: PlanText, id: string, from: PlanText): Table['rows'][number] {
  const value = `{{fig:${id}-term}} · {{fig:${id}-rate}}`;
  return { cells: [words(name), words({ es: value, en: value }), words(from)] };
}

const OTHER_LOAN: PlanText = { es: 'Otro préstamo', en: 'Another loan' };
const STILL_ASKED: PlanText = { es: 'Lo que queda por pedir', en: 'What is still to be requested' };
const TERMS_IN_PART: PlanText = { es: 'lo que no se dijo, supuesto', en: 'assumed where not given' };
