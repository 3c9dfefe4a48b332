import type { Way } from '../finance/funding.ts';
import { coverYear } from '../finance/weigh-ways.ts';
import { isCostApart } from './break-even-words.ts';
import type { Draft } from './draft.ts';
import type { Block, Cell, PlanText } from './plan.ts';
import { firstOf } from './say.ts';
import { VERDICT, WHY_NOT_ALL } from './way-words.ts';
import { figure, figureOr, paragraph, table, words } from './write-block.ts';

const WITH_PAY_HEAD: PlanText = { es: 'Equilibrio con cuota y sueldos', en: 'Break-even with it and pay' };
const WITH_ALL_HEAD: PlanText = { es: 'Equilibrio, con todo pagado', en: 'Break-even, all of it paid' };

const BOTH_YEARS_HEAD: PlanText = { es: 'Cobertura, primer y segundo año', en: 'Cover, first and second year' };
const FIRST_YEAR_HEAD: PlanText = { es: 'Cobertura, primer año', en: 'Cover, first year' };

/** Three ways of finding what is missing, each with its instalment, the sales that pay for it and its cover; then which of them holds. */
export function writeWays(draft: Draft): readonly Block[] {
  const reasons = [WHY_NOT_ALL, VERDICT].flatMap((messages) => firstOf(draft, messages));
  return [writeTable(draft), ...paragraph(draft, reasons)];
}

function writeTable(draft: Draft): Block {
  const row = (id: Way['id'], name: PlanText, change: PlanText) => ({
    cells: [
      words(name),
      words(change),
      figure(`way-${id}-instalment`),
      figureOr(draft, `way-${id}-break-even`, { es: 'no llega', en: 'not reached' }),
      coverCell(draft, id),
    ],
  });
  return table({
    title: { es: 'Tres maneras de cubrir lo que falta', en: 'Three ways to cover what is missing' },
    size: 'text',
    columns: [
      { head: { es: 'Salida', en: 'Way out' }, align: 'start', width: 3 },
      { head: { es: 'Qué cambia', en: 'What changes' }, align: 'start', width: 5 },
      { head: { es: 'Cuota al mes', en: 'Instalment' }, align: 'end', width: 3 },
      { head: headOf(draft), align: 'end', width: 3 },
      { head: coverYear(draft.model) === 1 ? BOTH_YEARS_HEAD : FIRST_YEAR_HEAD, align: 'end', width: 3 },
    ],
    rows: [
      row(
        'loan',
        { es: 'Más préstamo', en: 'Borrow more' },
        { es: 'un préstamo de {{fig:way-loan-loan}}', en: 'a loan of {{fig:way-loan-loan}}' },
      ),
      row(
        'half',
        { es: 'A medias', en: 'Half and half' },
        {
          es: '{{fig:way-half-own}} propios o de la familia, préstamo de {{fig:way-half-loan}}',
          en: '{{fig:way-half-own}} of own or family money, loan of {{fig:way-half-loan}}',
        },
      ),
      row(
        'own',
        { es: 'Un socio, o abrir más ligero', en: 'A partner, or open lighter' },
        {
          es: '{{fig:way-own-own}} que alguien aporta o que se dejan de gastar',
          en: '{{fig:way-own-own}} that somebody puts in or that is not spent',
        },
      ),
    ],
  });
}

/** The cover of both years, since the first is the harder one; of one alone where the loan is gone by then. */
function coverCell(draft: Draft, id: Way['id']): Cell {
  const [first, second] = [`way-${id}-cover-first`, `way-${id}-cover`];
  const both = `{{fig:${first}}} · {{fig:${second}}}`;
  if (coverYear(draft.model) === 1 && draft.figures[first] && draft.figures[second]) return words({ es: both, en: both });
  return figureOr(draft, second, { es: 'sin deuda', en: 'no debt' });
}

/** What the break-even beside each way has to pay for. */
function headOf(draft: Draft): PlanText {
  if (draft.model.assumptions.isMarketingApart) return WITH_ALL_HEAD;
  return isCostApart(draft) ? WITH_PAY_HEAD : { es: 'Equilibrio con cuota', en: 'Break-even with it' };
}
