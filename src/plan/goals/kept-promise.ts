// How the promise that sets the offer apart is measured: weeks, minutes, the hours behind a fixed price, what each sale shows, or what customers say.
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { leadBenefits } from '../customer/order-promises.ts';
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import type { WatchedMeasure } from './money-measures.ts';

const IS_TIMED =
  /\b(?:plazo|horas?|minutos|dias?|semanas?|mismo dia|misma semana|un dia para otro|respuesta|entrega en|servicio en|atencion en)\b/;
const IS_SEEN = /\b(?:fotos?|videos?|por escrito|aviso)\b/;
const IS_PRICED = /\b(?:precio|honorarios|presupuesto) cerrad[oa]s?\b/;
const IS_UNBOOKED = /\b(?:sin cita|sin esper\w*|sin colas?|walk.?ins?|no appointment|without an? appointment|no queues?|no wait\w*)\b/;
/** How long it is open is no promise that a sale can miss. */
const IS_OPEN = /^(?:apertura|horario|servicio desde)\b/;

type Kind = 'submitted' | 'timed' | 'unbooked' | 'seen' | 'priced' | 'named';

interface Promise {
  readonly kind: Kind;
  readonly told: PlanText;
}

/** The promise that is likeliest to be missed; null where none was told. */
export function findPromise({ said, facts, figures, sector }: Pick<Draft, 'said' | 'facts' | 'figures' | 'sector'>): Promise | null {
  const told = (test: RegExp) => said.edges.find(({ es }) => test.test(foldText(es)) && !IS_OPEN.test(foldText(es)));
  const first = said.edges[0];
  // What no sale shows is measured on what the positioning leads with.
  const lead = leadBenefits(said, sector.pack.aBusiness).find((one) => said.edges.includes(one) || said.lacks.includes(one)) ?? first;
  const unbooked = told(IS_UNBOOKED) ?? (IS_UNBOOKED.test(foldText(factValue(facts, 'solution') ?? '')) ? first : undefined);
  const found: readonly (readonly [Kind, PlanText | undefined])[] = [
    ['submitted', figures['submit-weeks'] ? first : undefined],
    ['unbooked', waitFigure(figures) ? unbooked : undefined],
    ['timed', told(IS_TIMED)],
    ['seen', told(IS_SEEN)],
    ['priced', told(IS_PRICED)],
    ['named', lead],
  ];
  const [kind, words] = found.find(([, edge]) => edge !== undefined) ?? [];
  return kind && words ? { kind, told: { es: words.es, en: words.en } } : null;
}

/** `kept`: the promise in the words of the plan. */
export function keptSlot(draft: Draft): Readonly<Record<string, PlanText>> {
  const promise = findPromise(draft);
  return promise ? { kept: promise.told } : {};
}

/** The minutes of one sale: whoever has not booked waits for no more than the one before. */
function waitFigure(figures: Draft['figures']): string | null {
  return (
    ['service-minutes', 'fit-most', 'try-1'].find((id) => figures[id] && !figures[`${id}-hours`] && !figures[`${id}-hours-each`]?.value) ??
    null
  );
}

const is =
  (...kinds: readonly Kind[]) =>
  (draft: Draft) =>
    kinds.includes(findPromise(draft)?.kind ?? ('none' as Kind));

/** Whether each sale shows if the promise was kept: that is worth more than how many of those who ask buy. */
export const isKeptTold = is('submitted', 'unbooked', 'timed', 'seen', 'priced');

/** Whether no sale shows it, and only customers can say. */
export const isNamedOnly = is('named');

/** The first of these that holds is watched. */
export const PROMISE_MEASURES: readonly WatchedMeasure[] = [
  {
    name: { es: 'Semanas hasta presentar la solicitud, como mucho', en: 'Weeks to submission, at most' },
    target: () => 'submit-weeks',
    response: {
      es: 'más de {{fig:submit-weeks}} en dos seguidas desde {{fig:m01-name}}: ninguna obra nueva hasta ponerse al día, y el plazo sale de los anuncios',
      en: 'over {{fig:submit-weeks}} in two running, from {{fig:m01-name}}: no new job until back on time, and the term comes out of the adverts',
    },
    when: is('submitted'),
  },
  {
    name: { es: 'Minutos de espera sin cita, el peor día de la semana', en: 'Minutes waited without booking, worst day of the week' },
    target: (_, { figures }) => waitFigure(figures) ?? '',
    response: {
      es: 'más de {{wait}} dos semanas seguidas desde {{fig:m01-name}}: menos citas ese día, y no se anuncia',
      en: 'over {{wait}} two weeks running, from {{fig:m01-name}}: fewer bookings that day, and it is not advertised',
    },
    when: is('unbooked'),
  },
  {
    name: { es: '{{units^}} con lo prometido: {{kept}}', en: '{{units^}} with what was promised: {{kept}}' },
    target: () => 'measure-kept',
    response: {
      es: 'menos del {{fig:measure-kept-floor}} en {{fig:m03-name}} o después, o dos fallos seguidos: se deja de anunciar hasta cumplirlo un mes entero',
      en: 'under {{fig:measure-kept-floor}} in {{fig:m03-name}} or later, or two misses running: it is no longer advertised until kept for a whole month',
    },
    when: is('timed', 'seen'),
  },
  {
    name: { es: 'Horas de cada {{unit}}, sobre las del precio cerrado', en: 'Hours per {{unit}}, against those in the fixed price' },
    target: () => 'measure-hours',
    response: {
      es: 'más del {{fig:measure-hours-stop}} en {{fig:m03-name}} o antes, dos veces seguidas: nadie más recibe ese precio hasta rehacer la tarifa',
      en: 'over {{fig:measure-hours-stop}} twice running, in {{fig:m03-name}} or earlier: nobody else is quoted that price until the list is redone',
    },
    when: is('priced'),
  },
  {
    name: { es: 'Clientes nuevos que vienen por lo prometido: {{kept}}', en: 'New customers who came for what is promised: {{kept}}' },
    target: () => 'measure-named',
    response: {
      es: 'menos del {{fig:measure-named-floor}} en {{fig:m03-name}}, preguntando a cada uno: los anuncios pasan a decir lo que sí nombran',
      en: 'under {{fig:measure-named-floor}} in {{fig:m03-name}}, asking each one: the adverts change to what they do name',
    },
    when: isNamedOnly,
    spare: 4,
  },
];

/** Whether whoever has not booked is promised a wait by the clock, as this plan proposes it. */
export function isWaitKept(draft: Draft): boolean {
  return findPromise(draft)?.kind === 'unbooked';
}

/** `wait`: the minutes that nobody who has not booked should wait beyond. */
export function waitSlot({ figures }: Draft): Readonly<Record<string, PlanText>> {
  const id = waitFigure(figures);
  return id ? { wait: { es: `{{fig:${id}}}`, en: `{{fig:${id}}}` } } : {};
}
