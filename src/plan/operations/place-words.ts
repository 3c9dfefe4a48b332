// What the hours of a month do not show: the fullest hour, what is made beforehand, and who can be hired at all.
import { tellsOf } from '../../facts/tells-of.ts';
import { worksAtCustomers } from '../../facts/works-at-customers.ts';
import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

/** What was told to be put on every week, and nobody counted: `weeklyEvent`. */
export const WEEKLY_EVENT: Message = {
  id: 'ops.weekly-event',
  when: ({ slots }) => slots.weeklyEvent !== undefined,
  variants: [
    {
      es: 'En la entrevista no se dieron horas, plazas ni gasto para la actividad de cada semana, {{weeklyEvent}}. El plan propone dedicarle tres horas cada vez, que salen de las de esta página. Antes de firmar hay que fijar quién la lleva, cuántas sillas caben y si se cobra.',
      en: 'The interview gave no hours, seats or cost for the weekly activity, {{weeklyEvent}}. The plan allows three hours each time, out of those on this page. Who runs it, how many seats fit and whether it is charged for should be settled before signing.',
    },
  ],
};

/** Where people sit down: how many of them come in the fullest hour, and what that takes in seats and in hands that serve. The first that holds. */
export const SEATS: readonly Message[] = [
  {
    id: 'cap.seats.servers',
    when: (draft) => seatsPeople(draft) && draft.figures['seat-servers'] !== undefined,
    variants: [
      {
        es: 'En {{fig:hard-month}} se esperan {{fig:seat-day*}} {{units}} al día{{openDays}}. El plan supone que un {{fig:seat-share}} llega en la hora de más gente y que cada cliente se queda {{fig:seat-stay}} minutos. Esa hora pide {{fig:seat-places*}} plazas y, a {{fig:seat-pace}} minutos por {{unit}}, {{fig:seat-servers*}} personas sirviendo{{serversOfTeam}}.',
        en: '{{fig:hard-month}} brings {{fig:seat-day*}} {{units}} a day{{openDays}}. The plan assumes that {{fig:seat-share}} come in the busiest hour and that each customer stays {{fig:seat-stay}} minutes. That hour takes {{fig:seat-places*}} seats and, at {{fig:seat-pace}} minutes per {{unit}}, {{fig:seat-servers*}} people serving{{serversOfTeam}}.',
      },
    ],
  },
  {
    id: 'cap.seats',
    when: (draft) => seatsPeople(draft) && draft.figures['seat-minutes'] !== undefined,
    variants: [
      {
        es: 'En {{fig:hard-month}} se esperan {{fig:seat-day*}} {{units}} al día{{openDays}}. Si un {{fig:seat-share}} llega en la hora de más gente y cada cliente se queda {{fig:seat-stay}} minutos, como supone el plan, esa hora pide {{fig:seat-places*}} plazas y deja a una sola persona {{fig:seat-minutes*}} minutos para cada {{unit}}. Conviene contarlo un martes y un sábado en un local parecido antes de firmar.',
        en: '{{fig:hard-month}} brings {{fig:seat-day*}} {{units}} a day{{openDays}}. If {{fig:seat-share}} come in the busiest hour and each customer stays {{fig:seat-stay}} minutes, as the plan assumes, that hour takes {{fig:seat-places*}} seats and leaves one person serving alone {{fig:seat-minutes*}} minutes per {{unit}}. This should be counted on a Tuesday and a Saturday in a similar place before signing.',
      },
    ],
  },
  {
    id: 'cap.seats.crowded',
    when: seatsPeople,
    variants: [
      {
        es: 'En {{fig:hard-month}} se esperan {{fig:seat-day*}} {{units}} al día{{openDays}}. Si un {{fig:seat-share}} llega en la hora de más gente y cada cliente se queda {{fig:seat-stay}} minutos, como supone el plan, esa hora pide {{fig:seat-places*}} plazas y trae {{fig:seat-sales*}} {{units}}, más de lo que una sola persona puede servir bien. Conviene contarlo un martes y un sábado en un local parecido antes de firmar.',
        en: '{{fig:hard-month}} brings {{fig:seat-day*}} {{units}} a day{{openDays}}. If {{fig:seat-share}} come in the busiest hour and each customer stays {{fig:seat-stay}} minutes, as the plan assumes, that hour takes {{fig:seat-places*}} seats and brings {{fig:seat-sales*}} {{units}}, too many for one person to serve well. This should be counted on a Tuesday and a Saturday in a similar place before signing.',
      },
    ],
  },
];

/** Whether those who serve in that hour are all of the team, or more. */
export function serverSlots({ figures }: Draft): Readonly<Record<'serversOfTeam', Bilingual>> {
  const left = amountOf(figures, 'team') - amountOf(figures, 'seat-servers');
  return { serversOfTeam: left < 0 ? MORE_THAN_TEAM : left === 0 ? WHOLE_TEAM : NO_WORDS };
}

const WHOLE_TEAM: Bilingual = {
  es: ', es decir, todo el equipo',
  en: ', which is the whole team',
};
const MORE_THAN_TEAM: Bilingual = {
  es: '. Como el equipo es de {{fig:team}}, tendrá que venir alguien solo para esa hora o habrá que servir más deprisa',
  en: '. As the team is {{fig:team}}, somebody will have to come in for that hour alone or serving will have to be quicker',
};

/** Where it was told that people may stay: how many seats the same hour takes then. */
export const LINGERING: Message = {
  id: 'cap.seats.lingering',
  when: letsStay,
  variants: [
    {
      es: 'Con {{fig:seat-stay-two}} minutos por cliente harían falta {{fig:seat-places-two*}} plazas, y con {{fig:seat-stay-three}}, {{fig:seat-places-three*}}.',
      en: 'At {{fig:seat-stay-two}} minutes per customer it would take {{fig:seat-places-two*}} seats, and at {{fig:seat-stay-three}}, {{fig:seat-places-three*}}.',
    },
  ],
};
/** They are let stay, or come to work or study. */
const MAY_STAY =
  /\b(?:nadie (?:te|les?|los|nos|las) echa|sin que (?:te|los|les|nadie te) echen?|enchufes?|portatil(?:es)?|laptops?|sockets|plugs|teletrabaj\w+|quedarse (?:a|horas|toda)|stay as long|nobody (?:rushes|hurries|moves) you|linger\w*)\b/;

/** Whether people sit down there, and were told to be let stay. */
export function letsStay(draft: Draft): boolean {
  return seatsPeople(draft) && tellsOf(draft.facts, MAY_STAY);
}

function seatsPeople({ figures, sector, denied }: Draft): boolean {
  return (
    sector.id === 'cafe_restaurant' && !denied.includes('premises') && !denied.includes('tables') && figures['seat-places'] !== undefined
  );
}

/** Where what is sold is made beforehand: making it and handing it over are two limits. */
export const HANDED_OVER: Message = {
  id: 'cap.handed-over',
  when: ({ figures, sector }) => sector.id === 'food_manufacturing' && figures['hand-over-minutes'] !== undefined,
  variants: [
    {
      es: 'Además de producir hay que entregar. Si el día fuerte se recogen {{fig:day-units}} en {{fig:hand-over-hours}} horas, como supone el plan, son {{fig:hand-over-rate*}} por hora, uno cada {{fig:hand-over-minutes*}} minutos. Todos tienen que estar hechos antes, así que conviene cronometrar una tanda entera antes de firmar.',
      en: 'What is made also has to be handed over. If the busiest day’s {{fig:day-units}} are collected in {{fig:hand-over-hours}} hours, as the plan assumes, that is {{fig:hand-over-rate*}} an hour, or one every {{fig:hand-over-minutes*}} minutes. All of them have to be made beforehand, so a full batch should be timed before signing.',
    },
  ],
};

/** Work of somebody who knows the trade: where they are found, and by when they are tried. */
export const SKILLED: Message = {
  id: 'cap.skilled',
  when: ({ figures }) => figures['hands-uplift'] !== undefined,
  variants: [
    {
      es: 'Como el trabajo pide oficio, conviene buscar con tiempo, entre proveedores y escuelas, a quien pueda hacerlo, y acordar la tarifa y una prueba pagada antes de {{fig:short-month}}.',
      en: 'As the work takes skill, somebody able to do it should be looked for in good time through suppliers and trade colleges, with a rate and a paid trial agreed before {{fig:short-month}}.',
    },
  ],
};

/** Hours of a month that no single place of work holds beside the founder's own. */
const HALF_A_POST = 80;
/** Trades whose work is done at one bench, chair or table. */
const AT_A_PLACE: readonly SectorId[] = ['repair_shop', 'crafts', 'beauty_salon', 'health_clinic'];

/** Where one works alone at a place of work and the hours hired are many: they need one more. */
export const SECOND_PLACE: Message = {
  id: 'cap.second-place',
  when: ({ facts, figures, model, sector }) =>
    amountOf(figures, 'hands-missing') >= HALF_A_POST &&
    figures['hands-hour'] !== undefined &&
    model.assumptions.team.value === 1 &&
    AT_A_PLACE.includes(sector.id) &&
    !worksAtCustomers(facts),
  variants: [
    {
      es: 'Tantas horas exigen un segundo puesto de trabajo o hacer turnos. Antes de firmar hay que comprobar que ese puesto cabe y que está en la inversión.',
      en: 'That many hours need a second place to work at, or shifts. Before signing, check that there is room for it and that the investment covers it.',
    },
  ],
};
