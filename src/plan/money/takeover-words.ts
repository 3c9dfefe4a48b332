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
        es: 'Llevar el traspaso a contrato: precio e inventario línea a línea, deudas y sueldos que pasan con el negocio, cambio de titular de las licencias, permiso escrito del dueño del local y semanas en que quien lo deja se queda al lado.',
        en: 'Put the transfer in a contract: price and inventory line by line, debts and wages that pass on with the business, licences moved to the new holder, the landlord’s written consent to assign the lease, and the weeks the seller stays on.',
      },
    ],
  },
  {
    id: 'bank.takeover.tax',
    when: (draft) => isHanded(draft) && draft.model.assumptions.takeoverTold.value > 0 && draft.model.assumptions.vatOnRest.value > 0,
    variants: [
      {
        es: 'Preguntar si el precio del traspaso lleva impuesto de ventas: un negocio en marcha que se cede entero puede quedar fuera, y aquí no se ha sumado.',
        en: 'Ask whether sales tax is due on the price of the transfer: a going concern sold whole may be outside it, and none is added here.',
      },
    ],
  },
];
