import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const beautySalonTradeTakes = {
  barber_shop: {
    costDoubts: [
      {
        es: 'la cuchilla, la toalla y la loción parecen nada, y entre las tres se llevan un corte de cada diez',
        en: 'blade, towel and lotion look like nothing, and between them take one haircut in ten',
      },
      {
        es: 'no se ha restado la silla vacía de quien reservó y no vino, que es el coste mayor del oficio',
        en: 'the empty chair of whoever booked and did not come has not been taken off, and it is the dearest cost there is',
      },
    ],
    strains: [
      {
        es: 'Los sábados se podrían llenar cuatro sillones y los martes por la mañana sobra uno: la agenda es el problema, no la clientela.',
        en: 'On Saturdays four chairs could be filled and on Tuesday mornings one is too many; the diary is the trouble, not the custom.',
      },
      {
        es: 'Cada cliente pregunta por una persona concreta, y si ella falta la cita no se cambia de manos: se pierde.',
        en: 'Each client asks for one particular person, and when that person is away the booking does not change hands but is lost.',
      },
    ],
  },
  dog_groomer: {
    costDoubts: [
      {
        es: 'no suma el rato de deshacer nudos, la cuchilla que se parte ni el lavado de toallas del final del día',
        en: 'it does not add the time spent on knots, the blade that breaks or the towels washed at the day’s end',
      },
      {
        es: 'un perro grande gasta agua, champú y espalda por tres pequeños, y la media los trata igual',
        en: 'one large dog uses up the water, shampoo and backache of three small ones, and the average treats them alike',
      },
    ],
    strains: [
      {
        es: 'Hay una mesa, un secador y un perro nervioso: cuando se tuerce el de las diez, se retrasan todos los que vienen detrás.',
        en: 'There is one table, one dryer and one nervous dog; when the ten o’clock goes wrong, all those behind run late.',
      },
      {
        es: 'En mayo llaman a la vez todos los pelos del invierno, y quien no encuentra hueco compra una maquinilla.',
        en: 'In May the whole winter’s fur rings at once, and whoever finds no slot buys clippers instead.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
