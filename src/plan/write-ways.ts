import { isPayApart } from './break-even-words.ts';
import type { Draft } from './draft.ts';
import type { Block, PlanText } from './plan.ts';
import { figure, figureOr, table, words } from './write-block.ts';

const WITH_PAY_HEAD: PlanText = { es: 'Equilibrio con cuota y sueldos', en: 'Break-even with it and pay' };

/** Three ways of finding what is missing, each with its instalment and the sales that pay for it. */
export function writeWays(draft: Draft): Block {
  const row = (name: PlanText, change: PlanText, instalment: string, breakEven: string) => ({
    cells: [words(name), words(change), figure(instalment), figureOr(draft, breakEven, { es: 'no llega', en: 'not reached' })],
  });
  return table({
    title: { es: 'Tres maneras de cubrir lo que falta', en: 'Three ways to cover what is missing' },
    size: 'text',
    columns: [
      { head: { es: 'Salida', en: 'Way out' }, align: 'start', width: 3 },
      { head: { es: 'Qué cambia', en: 'What changes' }, align: 'start', width: 6 },
      { head: { es: 'Cuota al mes', en: 'Instalment' }, align: 'end', width: 3 },
      { head: isPayApart(draft) ? WITH_PAY_HEAD : { es: 'Equilibrio con cuota', en: 'Break-even with it' }, align: 'end', width: 3 },
    ],
    rows: [
      row(
        { es: 'Más préstamo', en: 'Borrow more' },
        { es: 'un préstamo de {{fig:way-loan}}', en: 'a loan of {{fig:way-loan}}' },
        'way-loan-instalment',
        'way-loan-break-even',
      ),
      row(
        { es: 'A medias', en: 'Half and half' },
        {
          es: '{{fig:way-half-own}} propios o de la familia, préstamo de {{fig:way-half-loan}}',
          en: '{{fig:way-half-own}} of own or family money, loan of {{fig:way-half-loan}}',
        },
        'way-half-instalment',
        'way-half-break-even',
      ),
      row(
        { es: 'Un socio, o abrir más ligero', en: 'A partner, or open lighter' },
        {
          es: '{{fig:way-own}} que alguien aporta o que se dejan de gastar',
          en: '{{fig:way-own}} that somebody puts in or that is not spent',
        },
        'way-own-instalment',
        'way-own-break-even',
      ),
    ],
  });
}
