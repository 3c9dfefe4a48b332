// How the promise that sets the offer apart is measured: weeks, minutes, the hours behind a fixed price, what each sale shows, or what customers say.
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { perLanguage } from '../../language/language.ts';
import { remediesOf } from '../customer/find-problem-remedy.ts';
import { isSaidBy, leadingPromises } from '../customer/order-promises.ts';
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import type { WatchedMeasure } from './money-measures.ts';

const IS_TIMED =
  /\b(?:plazo|horas?|minutos|dias?|semanas?|mismo dia|misma semana|un dia para otro|manana siguiente|respuesta|entrega en|servicio en|atencion en)\b/;
const IS_SEEN = /\b(?:fotos?(?! de boda)|videos?|por escrito|aviso)\b/;
const IS_PRICED = /\b(?:precio|honorarios|presupuesto) cerrad[oa]s?\b/;
const IS_UNBOOKED = /\b(?:sin cita|sin esper\w*|sin colas?|walk.?ins?|no appointment|without an? appointment|no queues?|no wait\w*)\b/;
/** How long it is open is no promise that a sale can miss. */
const IS_OPEN = /^(?:apertura|horario|servicio desde)\b/;

type Kind = 'submitted' | 'timed' | 'unbooked' | 'seen' | 'priced' | 'named';

interface Promise {
  readonly kind: Kind;
  readonly told: PlanText;
}

type Asked = Pick<Draft, 'said' | 'facts' | 'figures' | 'sector' | 'model' | 'slots'>;

/** Of what the positioning names, what is likeliest to be missed; null where it names nothing that was told. */
export function findPromise(draft: Asked): Promise | null {
  const { facts, figures } = draft;
  const named = promisesNamed(draft);
  const [first] = named;
  const told = (test: RegExp) => named.find(({ es }) => test.test(foldText(es)) && !IS_OPEN.test(foldText(es)));
  const unbooked = told(IS_UNBOOKED) ?? (IS_UNBOOKED.test(foldText(factValue(facts, 'solution') ?? '')) ? first : undefined);
  const found: readonly (readonly [Kind, PlanText | undefined])[] = [
    ['submitted', figures['submit-weeks'] ? first : undefined],
    ['unbooked', waitFigure(figures) ? unbooked : undefined],
    ['timed', told(IS_TIMED)],
    ['seen', told(IS_SEEN)],
    ['priced', told(IS_PRICED)],
    ['named', first],
  ];
  const [kind, words] = found.find(([, promise]) => promise !== undefined) ?? [];
  return kind && words ? { kind, told: perLanguage((language) => words[language].split(', ')[0] ?? '') } : null;
}

/** Two stand in the positioning, and in the summary of the offer in one sentence. */
const MOST_NAMED = 2;

/** What the plan proposes on the problem told, as the positioning has it, where nothing offered answers it; else what the business is chosen for, the first first. */
function promisesNamed(draft: Asked): readonly PlanText[] {
  const { said, sector } = draft;
  const remedy = remediesOf(draft).find(({ isTold }) => isTold);
  if (remedy) return [remedy.answer];
  const business = sector.pack.aBusiness;
  const apart = leadingPromises(said, business).filter((promised) => !isSaidBy(business, promised));
  return apart.length > 0 ? apart.slice(0, MOST_NAMED) : said.edges;
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
      es: 'más de {{fig:submit-weeks}} en dos seguidas desde {{fig:m01-name}}: no aceptar trabajos nuevos hasta ponerse al día y quitar el plazo de los anuncios',
      en: 'over {{fig:submit-weeks}} in two running, from {{fig:m01-name}}: take no new job until back on time, and drop the term from the adverts',
    },
    when: is('submitted'),
  },
  {
    name: { es: 'Minutos de espera sin cita, el peor día de la semana', en: 'Minutes waited without booking, worst day of the week' },
    target: (_, { figures }) => waitFigure(figures) ?? '',
    response: {
      es: 'más de {{wait}} dos semanas seguidas desde {{fig:m01-name}}: dar menos citas ese día y dejar de anunciarlo',
      en: 'over {{wait}} two weeks running, from {{fig:m01-name}}: take fewer bookings that day and stop advertising it',
    },
    when: is('unbooked'),
  },
  {
    name: { es: '{{units^}} en que se cumple lo prometido: {{kept}}', en: '{{units^}} with the promise kept: {{kept}}' },
    target: () => 'measure-kept',
    response: {
      es: 'menos del {{fig:measure-kept-floor}} en {{fig:m03-name}} o después, o dos fallos seguidos: dejar de anunciarlo hasta cumplirlo un mes entero',
      en: 'under {{fig:measure-kept-floor}} in {{fig:m03-name}} or later, or two misses running: stop advertising it until it is kept for a whole month',
    },
    when: is('timed', 'seen'),
  },
  {
    name: { es: 'Horas por {{unit}}, respecto a las del precio cerrado', en: 'Hours per {{unit}}, against those in the fixed price' },
    target: () => 'measure-hours',
    response: {
      es: 'más del {{fig:measure-hours-stop}} dos veces seguidas, en {{fig:m03-name}} o antes: no dar más ese precio hasta rehacer la tarifa',
      en: 'over {{fig:measure-hours-stop}} twice running, in {{fig:m03-name}} or earlier: quote that price to nobody else until the list is redone',
    },
    when: is('priced'),
  },
  {
    name: {
      es: 'Clientes nuevos que dicen venir por lo prometido: {{kept}}',
      en: 'New customers who say they came for what is promised: {{kept}}',
    },
    target: () => 'measure-named',
    response: {
      es: 'menos del {{fig:measure-named-floor}} en {{fig:m03-name}}: cambiar los anuncios para decir lo que sí mencionan',
      en: 'under {{fig:measure-named-floor}} in {{fig:m03-name}}: change the adverts to say what they do mention',
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
