// What is said of the way to opening: the day of the decision, and that the told opening is too soon.
import type { Draft } from './draft.ts';
import type { Message } from './message.ts';

/** The day before which nothing is signed, and what has to be on the table by then. */
export const GO_OR_NOT: Message = {
  id: 'steps.go',
  when: ({ steps }) => !steps.isOpen,
  variants: [
    {
      es: 'Se decide antes del {{fig:go-by}}: con el dinero prometido por escrito y {{countEnough}} o más en el recuento se firma el {{fig:sign-by}}; con menos se rehace la previsión, y con {{countShort}} o menos no se firma nada que se pague cada mes.',
      en: 'The decision falls before {{fig:go-by}}: with the money promised in writing and {{countEnough}} or more in the count, signing is on {{fig:sign-by}}; below that the forecast is redone, and at {{countShort}} or below nothing that is paid every month is signed.',
    },
    {
      es: 'El {{fig:sign-by}} se firma lo primero que obliga a pagar cada mes, y solo si antes del {{fig:go-by}} está el dinero por escrito y el recuento da {{countEnough}} o más, lo que pide la previsión; con menos se rehace, y con {{countShort}} o menos no se abre.',
      en: 'On {{fig:sign-by}} the first paper that means paying every month is signed, and only if by {{fig:go-by}} the money is there in writing and the count reaches {{countEnough}}, which the forecast asks for; below that it is redone, and at {{countShort}} or below it does not open.',
    },
  ],
};

/** `weeksLater`: by how many weeks the told opening is too soon. */
export function stepSlots({ figures }: Draft): Draft['slots'] {
  if (!figures['short-weeks']) return {};
  return figures['short-weeks'].value === 1
    ? { weeksLater: { es: 'una semana', en: 'one week' } }
    : { weeksLater: { es: '{{fig:short-weeks}} semanas', en: '{{fig:short-weeks}} weeks' } };
}

/** By how much the told opening is too soon, and what is done then. */
export const TOO_SOON: readonly Message[] = [
  {
    id: 'steps.short.away',
    when: (draft) => isTooSoon(draft) && draft.steps.canBeginAway,
    variants: [
      {
        es: 'No da tiempo a tenerlo todo al abrir: lo que se firma el {{fig:sign-by}} está listo el {{fig:ready-by}}, {{weeksLater}} después de abrir; hasta entonces se trabaja sin local abierto al público, y eso se aclara al pedir el permiso.',
        en: 'There is not time to have it all at opening: what is signed on {{fig:sign-by}} is ready on {{fig:ready-by}}, {{weeksLater}} after opening; until then the work is done with no premises open to the public, which is cleared when asking.',
      },
    ],
  },
  {
    id: 'steps.short',
    when: isTooSoon,
    variants: [
      {
        es: 'Abrir en {{fig:start}} no cabe: con la firma el {{fig:sign-by}}, todo está el {{fig:ready-by}}, {{weeksLater}} más tarde. Se abre ese día, y cada mes de estas cuentas se corre lo mismo; antes solo se abriría con un local que ya tenga los permisos.',
        en: 'Opening in {{fig:start}} cannot be done: signing on {{fig:sign-by}}, everything is there on {{fig:ready-by}}, {{weeksLater}} later. The doors open that day and each month of these sums moves with it; only premises with their permits in place would open sooner.',
      },
    ],
  },
];

function isTooSoon({ figures }: Draft): boolean {
  return figures['short-weeks'] !== undefined;
}
