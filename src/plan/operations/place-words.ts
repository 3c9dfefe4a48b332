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
      es: 'De lo de cada semana, {{weeklyEvent}}, no se contaron horas, plazas ni gasto. Propuesta: tres horas cada vez entre preparar, hacerlo y recoger, que salen de las de esta página; antes del {{fig:go-by}} se fija quién lo lleva, cuántas sillas caben y si se cobra.',
      en: 'Of what is put on each week, {{weeklyEvent}}, no hours, seats or cost were given. Proposal: three hours each time to prepare, hold and clear up, out of those on this page; before {{fig:go-by}} settle who runs it, how many seats fit and whether it is charged for.',
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
        es: 'En {{fig:hard-month}} son {{fig:seat-day*}} al día{{openDays}}. Si un {{fig:seat-share}} llega en la hora más llena y cada sitio se ocupa {{fig:seat-stay}} minutos, supuestos por comprobar en un local parecido antes del {{fig:go-by}}, hacen falta {{fig:seat-places*}} plazas y, a {{fig:seat-pace}} minutos por venta, {{fig:seat-servers*}} personas sirviendo a la vez{{serversOfTeam}}.',
        en: '{{fig:hard-month}} brings {{fig:seat-day*}} a day{{openDays}}. If {{fig:seat-share}} come in the busiest hour and each seat is taken for {{fig:seat-stay}} minutes, assumptions to be checked somewhere similar before {{fig:go-by}}, it takes {{fig:seat-places*}} seats and, at {{fig:seat-pace}} minutes a sale, {{fig:seat-servers*}} people serving at once{{serversOfTeam}}.',
      },
    ],
  },
  {
    id: 'cap.seats',
    when: (draft) => seatsPeople(draft) && draft.figures['seat-minutes'] !== undefined,
    variants: [
      {
        es: 'En {{fig:hard-month}} son {{fig:seat-day*}} al día{{openDays}}. Si un {{fig:seat-share}} llega en la hora más llena y cada sitio se ocupa {{fig:seat-stay}} minutos, supuestos nuestros, esa hora pide {{fig:seat-places*}} plazas y, con una sola persona sirviendo, le deja {{fig:seat-minutes*}} minutos para cada venta: se cuenta un martes y un sábado en un local parecido antes del {{fig:go-by}}.',
        en: '{{fig:hard-month}} brings {{fig:seat-day*}} a day{{openDays}}. If {{fig:seat-share}} come in the busiest hour and each seat is taken for {{fig:seat-stay}} minutes, both our assumptions, that hour needs {{fig:seat-places*}} seats and leaves one person serving alone {{fig:seat-minutes*}} minutes per sale: check on a Tuesday and a Saturday in a similar place before {{fig:go-by}}.',
      },
    ],
  },
  {
    id: 'cap.seats.crowded',
    when: seatsPeople,
    variants: [
      {
        es: 'En {{fig:hard-month}} son {{fig:seat-day*}} al día{{openDays}}. Si un {{fig:seat-share}} llega en la hora más llena y cada sitio se ocupa {{fig:seat-stay}} minutos, supuestos nuestros, esa hora pide {{fig:seat-places*}} plazas y trae {{fig:seat-sales*}} ventas, que no sirve bien una persona sola: se cuenta un martes y un sábado en un local parecido antes del {{fig:go-by}}.',
        en: '{{fig:hard-month}} brings {{fig:seat-day*}} a day{{openDays}}. If {{fig:seat-share}} come in the busiest hour and each seat is taken for {{fig:seat-stay}} minutes, both our assumptions, that hour needs {{fig:seat-places*}} seats and brings {{fig:seat-sales*}} sales, too many for one person alone: check on a Tuesday and a Saturday in a similar place before {{fig:go-by}}.',
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
  es: ', todo el equipo: en esa hora sirve también quien en la tabla tiene otra función',
  en: ', the whole team: in that hour those with other roles in the table serve too',
};
const MORE_THAN_TEAM: Bilingual = {
  es: ', y el equipo son {{fig:team}}, así que o viene alguien solo a esa hora o cada venta pide menos',
  en: ', and the team is {{fig:team}}, so either somebody comes in for that hour alone or each sale takes less',
};

/** Where it was told that people may stay: how many seats the same hour takes then. */
export const LINGERING: Message = {
  id: 'cap.seats.lingering',
  when: letsStay,
  variants: [
    {
      es: 'Como a nadie se le pide que se vaya, con {{fig:seat-stay-two}} minutos por sitio hacen falta {{fig:seat-places-two*}} plazas, y con {{fig:seat-stay-three}}, {{fig:seat-places-three*}}.',
      en: 'As nobody is asked to leave, at {{fig:seat-stay-two}} minutes a seat it takes {{fig:seat-places-two*}} seats, and at {{fig:seat-stay-three}}, {{fig:seat-places-three*}}.',
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
      es: 'Producir y entregar son dos topes: los {{fig:day-units}} del día fuerte, recogidos en {{fig:hand-over-hours}} horas, supuestas, son {{fig:hand-over-rate*}} por hora, uno cada {{fig:hand-over-minutes*}} minutos; y han de estar hechos antes, así que se cronometra una tanda entera antes del {{fig:go-by}}.',
      en: 'Production and collection are separate limits: the busiest day’s {{fig:day-units}}, collected over {{fig:hand-over-hours}} hours, our assumption, means {{fig:hand-over-rate*}} an hour, one every {{fig:hand-over-minutes*}} minutes; and they must be made beforehand, so a full batch is timed before {{fig:go-by}}.',
    },
  ],
};

/** Work of somebody who knows the trade: where they are found, and by when they are tried. */
export const SKILLED: Message = {
  id: 'cap.skilled',
  when: ({ figures }) => figures['hands-uplift'] !== undefined,
  variants: [
    {
      es: 'Quien domina el oficio se busca con tiempo, entre proveedores y escuelas: nombre, tarifa y una prueba pagada, antes de {{fig:short-month}}.',
      en: 'Skilled staff are looked for in good time, through suppliers and trade colleges: a name, a rate and a paid trial before {{fig:short-month}}.',
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
      es: 'Tantas horas piden un segundo puesto donde trabajar, o turnos: se comprueba que cabe y que está en la inversión.',
      en: 'That many hours need a second place to work at, or shifts: check that there is room and that the investment covers it.',
    },
  ],
};
