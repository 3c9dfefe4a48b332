// What is said of the way to opening: the day of the decision, and that the told opening is too soon.
import type { Draft } from './draft.ts';
import type { Message } from './message.ts';

/** The day before which nothing is signed, and what has to be on the table by then. */
export const GO_OR_NOT: Message = {
  id: 'steps.go',
  when: ({ steps }) => !steps.isOpen,
  variants: [
    {
      es: 'Se decide antes del {{fig:go-by}}: con el dinero prometido por escrito y más de {{fig:reach-tight}} en el recuento se firma el {{fig:sign-by}}; si falta una de las dos cosas, no se firma nada que se pague cada mes.',
      en: 'The decision falls before {{fig:go-by}}: with the money promised in writing and over {{fig:reach-tight}} in the count, signing is on {{fig:sign-by}}; if either is missing, nothing that is paid every month is signed.',
    },
    {
      es: 'Dos cosas van antes de la primera firma, y su fecha es el {{fig:go-by}}: el dinero, por escrito, y un recuento por encima de {{fig:reach-tight}}. Con ambas se firma el {{fig:sign-by}}; hasta ese día, dar marcha atrás sale barato.',
      en: 'Two things come before the first signature, and their date is {{fig:go-by}}: the money, in writing, and a count above {{fig:reach-tight}}. With both, signing is on {{fig:sign-by}}; until that day, turning back costs little.',
    },
    {
      es: 'El {{fig:sign-by}} se firma lo primero que obliga a pagar cada mes, y solo si antes del {{fig:go-by}} hay dos síes: el del dinero, por escrito, y el del recuento, con más de {{fig:reach-tight}}.',
      en: 'On {{fig:sign-by}} the first paper that means paying every month is signed, and only if before {{fig:go-by}} there are two yeses: the money, in writing, and the count, at more than {{fig:reach-tight}}.',
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
