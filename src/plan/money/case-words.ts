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
        es: 'La última columna incluye un sueldo propio de {{fig:case-pay*}} al mes{{aPerson}}, el mínimo legal de un asalariado. El primer año daría {{fig:case-result*}}, así que el sueldo puede subir hasta ahí cuando los meses lo confirmen.',
        en: 'The last column includes own pay of {{fig:case-pay*}} a month{{aPerson}}, the legal minimum for an employee. The first year would make {{fig:case-result*}}, so pay can rise that far once the months bear it out.',
      },
    ],
  },
  {
    id: 'case.pay.short',
    when: paysMore,
    variants: [
      {
        es: 'La última columna incluye un sueldo propio de {{fig:case-pay*}} al mes{{aPerson}}, el mínimo legal de un asalariado, y el primer año daría {{fig:case-result*}}. El plan cuenta con un sueldo menor, y antes de firmar conviene saber de qué se va a vivir mientras tanto.',
        en: 'The last column includes own pay of {{fig:case-pay*}} a month{{aPerson}}, the legal minimum for an employee, and the first year would come to {{fig:case-result*}}. The plan counts on lower pay, and before signing it has to be clear what there is to live on meanwhile.',
      },
    ],
  },
  {
    id: 'case.price.holds',
    when: (draft) => chargesLess(draft) && holdsUp(draft),
    variants: [
      {
        es: 'La última columna cobra {{fig:case-charge*}}, un {{fig:bar-change}} menos, y el primer año daría {{fig:case-result*}}. Hasta ese precio se puede ceder con un cliente sin poner en riesgo la cuota.',
        en: 'The last column charges {{fig:case-charge*}}, {{fig:bar-change}} less, and the first year would make {{fig:case-result*}}. A customer can be given that price without putting the instalments at risk.',
      },
    ],
  },
  {
    id: 'case.price.short',
    when: chargesLess,
    variants: [
      {
        es: 'La última columna cobra {{fig:case-charge*}}, un {{fig:bar-change}} menos, y el primer año quedaría en {{fig:case-result*}}. Por eso no conviene bajar el precio para vender más.',
        en: 'The last column charges {{fig:case-charge*}}, {{fig:bar-change}} less, and the first year would come to {{fig:case-result*}}. The price should therefore not be cut to sell more.',
      },
    ],
  },
];

/** `aPerson`: what each owner takes is told of each, where there are several. */
export function withOwners(draft: Draft): Draft {
  return { ...draft, slots: { ...draft.slots, aPerson: draft.figures['pay-each'] ? A_PERSON : NO_WORDS } };
}

const A_PERSON: PlanText = { es: ' por persona', en: ' a person' };
