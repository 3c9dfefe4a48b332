// What the hours of a month do not show: the fullest hour, what is made beforehand, and who can be hired at all.
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';

/** Where people sit down: how many of them come in the fullest hour, and what that takes in seats and in hands. */
export const SEATS: Message = {
  id: 'cap.seats',
  when: ({ figures, sector, denied }) =>
    sector.id === 'cafe_restaurant' && !denied.includes('premises') && figures['seat-places'] !== undefined,
  variants: [
    {
      es: 'Son {{fig:seat-day*}} al día{{openDays}}. Si un {{fig:seat-share}} llega en la hora más llena y cada sitio se ocupa {{fig:seat-stay}} minutos, supuestos nuestros, esa hora pide {{fig:seat-places*}} plazas y deja {{fig:seat-minutes*}} minutos de personal para cada venta: se cuenta un martes y un sábado en un local parecido antes del {{fig:go-by}}.',
      en: 'That is {{fig:seat-day*}} a day{{openDays}}. If {{fig:seat-share}} come in the busiest hour and each seat is taken for {{fig:seat-stay}} minutes, both our assumptions, that hour needs {{fig:seat-places*}} seats and leaves {{fig:seat-minutes*}} staff minutes per sale: check on a Tuesday and a Saturday in a similar place before {{fig:go-by}}.',
    },
  ],
};

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

/** What that leaves of the second year’s cover, where a loan is to be paid. */
export function skilledSlot({ figures }: Draft): Readonly<Record<string, Bilingual>> {
  const cover: Bilingual = figures['skilled-cover']
    ? { es: ', con la cobertura de ese año en {{fig:skilled-cover*}}', en: ', with that year’s cover at {{fig:skilled-cover*}}' }
    : { es: '', en: '' };
  return { skilledCover: cover };
}

const isHired = ({ figures }: Draft) => figures['skilled-hour'] !== undefined;

/** The law's least is what nobody who knows the trade works for: what a quarter more would take, and by when somebody is found and tried. */
export const SKILLED: readonly Message[] = [
  {
    id: 'cap.skilled.bar',
    when: (draft) => isHired(draft) && draft.figures['skilled-bar'] !== undefined,
    variants: [
      {
        es: 'Para quien domina el oficio ese mínimo es un suelo: un cuarto más, supuesto nuestro, son {{fig:skilled-hour*}} la hora, {{fig:skilled-more*}} más el segundo año y un equilibrio de {{fig:skilled-bar*}}{{skilledCover}}. Se pregunta a proveedores y escuelas del oficio; nombre, tarifa y una prueba pagada, antes de {{fig:short-month}}.',
        en: 'For skilled staff that minimum is a floor: a quarter more, our assumption, is {{fig:skilled-hour*}} an hour, {{fig:skilled-more*}} more in the second year and a break-even of {{fig:skilled-bar*}}{{skilledCover}}. Ask suppliers and trade colleges; a name, a rate and a paid trial before {{fig:short-month}}.',
      },
    ],
  },
  {
    id: 'cap.skilled',
    when: isHired,
    variants: [
      {
        es: 'Para quien domina el oficio ese mínimo es un suelo: un cuarto más, supuesto nuestro, son {{fig:skilled-hour*}} la hora y {{fig:skilled-more*}} más el segundo año{{skilledCover}}. Se pregunta a proveedores y escuelas del oficio; nombre, tarifa y una prueba pagada, antes de {{fig:short-month}}.',
        en: 'For skilled staff that minimum is a floor: a quarter more, our assumption, is {{fig:skilled-hour*}} an hour and {{fig:skilled-more*}} more in the second year{{skilledCover}}. Ask suppliers and trade colleges; a name, a rate and a paid trial before {{fig:short-month}}.',
      },
    ],
  },
];
