// What the scenario that changes something other than the volume leads to.
import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import type { PlanText } from '../plan.ts';
import { isMendedCase } from './other-case.ts';

/** Whether the first year makes a profit and pays its instalments with the room that a bank asks for. */
function holdsUp({ figures }: Draft): boolean {
  const cover = figures['case-cover'];
  return amountOf(figures, 'case-result') >= 0 && (cover === undefined || Number(cover.value) >= amountOf(figures, 'cover-asked'));
}

function paysMore(draft: Draft): boolean {
  return !isMendedCase(draft) && draft.figures['case-pay'] !== undefined;
}

function chargesLess(draft: Draft): boolean {
  return !isMendedCase(draft) && draft.figures['case-charge'] !== undefined;
}

/** The first that holds; the version that works has its own page. */
export const OTHER_CASE: readonly Message[] = [
  {
    id: 'case.pay.holds',
    when: (draft) => paysMore(draft) && holdsUp(draft),
    variants: [
      {
        es: 'La última columna lleva una paga propia de {{fig:case-pay*}} al mes{{aPerson}}, el mínimo legal de un sueldo: el primer año da {{fig:case-result*}} y la paga puede subir hasta ahí en cuanto los meses lo confirmen.',
        en: 'The last column counts own pay of {{fig:case-pay*}} a month{{aPerson}}, the legal minimum for an employee: the first year makes {{fig:case-result*}}, so pay can rise that far once the months bear it out.',
      },
    ],
  },
  {
    id: 'case.pay.short',
    when: paysMore,
    variants: [
      {
        es: 'La última columna lleva una paga propia de {{fig:case-pay*}} al mes{{aPerson}}, el mínimo legal de un sueldo: el primer año da {{fig:case-result*}}. El plan se sostiene con una paga menor, y antes de firmar se escribe de qué se vive hasta que alcance.',
        en: 'The last column counts own pay of {{fig:case-pay*}} a month{{aPerson}}, the legal minimum for an employee: the first year comes to {{fig:case-result*}}. The plan rests on lower pay, and what the household lives on until it does not is written down before signing.',
      },
    ],
  },
  {
    id: 'case.price.holds',
    when: (draft) => chargesLess(draft) && holdsUp(draft),
    variants: [
      {
        es: 'La última columna cobra {{fig:case-charge*}}, un {{fig:bar-change}} menos: el primer año da {{fig:case-result*}}, y hasta ahí se puede ceder con un cliente sin poner en riesgo la cuota.',
        en: 'The last column charges {{fig:case-charge*}}, {{fig:bar-change}} less: the first year makes {{fig:case-result*}}, so a customer can be met that far without putting the instalments at risk.',
      },
    ],
  },
  {
    id: 'case.price.short',
    when: chargesLess,
    variants: [
      {
        es: 'La última columna cobra {{fig:case-charge*}}, un {{fig:bar-change}} menos: el primer año da {{fig:case-result*}}. No se rebaja para llenar: por debajo del precio previsto se deja pasar la venta.',
        en: 'The last column charges {{fig:case-charge*}}, {{fig:bar-change}} less: the first year comes to {{fig:case-result*}}. Nothing is discounted to fill a quiet week: below the price planned, the sale is let go.',
      },
    ],
  },
];

/** `aPerson`: what each owner takes is told of each, where there are several. */
export function withOwners(draft: Draft): Draft {
  return { ...draft, slots: { ...draft.slots, aPerson: draft.figures['pay-each'] ? A_PERSON : NO_WORDS } };
}

const A_PERSON: PlanText = { es: ' por persona', en: ' a person' };
