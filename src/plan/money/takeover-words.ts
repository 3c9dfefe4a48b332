// What is put in order before a running business changes hands.
import { isTakenOver } from '../../facts/is-taken-over.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';

const isHanded = ({ facts, steps }: Draft) => isTakenOver(facts) && !steps.isOpen;

export const HANDOVER: readonly Message[] = [
  {
    id: 'bank.takeover',
    when: isHanded,
    variants: [
      {
        es: 'Llevar el traspaso a un contrato, con el precio y el inventario línea a línea, las deudas y los sueldos que pasan con el negocio, el cambio de titular de las licencias, el permiso escrito del dueño del local y las semanas en que quien lo deja seguirá ayudando.',
        en: 'Put the transfer in a contract, with the price and inventory line by line, the debts and wages that pass on with the business, the licences moved to the new holder, the landlord’s written consent to assign the lease, and the weeks the seller stays on.',
      },
    ],
  },
  {
    id: 'bank.takeover.tax',
    when: (draft) => isHanded(draft) && draft.model.assumptions.takeoverTold.value > 0 && draft.model.assumptions.vatOnRest.value > 0,
    variants: [
      {
        es: 'Preguntar si el precio del traspaso lleva impuesto de ventas. Un negocio en marcha que se cede entero puede quedar exento, y el plan no lo ha sumado.',
        en: 'Ask whether sales tax is due on the price of the transfer. A going concern sold whole may be exempt, and the plan has not added it.',
      },
    ],
  },
];
