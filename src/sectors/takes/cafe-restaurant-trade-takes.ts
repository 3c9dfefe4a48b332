import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const cafeRestaurantTradeTakes = {
  coffee_shop: {
    scenes: [
      {
        scene: {
          es: 'Quedan once minutos para entrar y la máquina de la oficina sabe a cable. En la esquina hay cola, nadie mira a quien espera y la leche sale tan caliente que el vaso se queda en la mesa.',
          en: 'Eleven minutes to go before work, and the office machine tastes of wire. There is a line at the corner place, nobody looks up, and the milk comes so hot that the cup is left on the table.',
        },
        stakes: {
          es: 'Un mal rato de cada mañana no se protesta: se cambia de acera y no se vuelve.',
          en: 'Nobody complains about a bad moment every morning; they cross the street and stay there.',
        },
      },
      {
        scene: {
          es: 'Dos amigas buscan dónde hablar una hora. En el bar hay televisor y en la cadena, reloj; acaban sentadas en un banco con dos vasos de papel.',
          en: 'Two friends want somewhere to talk for an hour. The bar has a television and the chain has a clock; they end up on a bench holding paper cups.',
        },
        stakes: {
          es: 'Sin un sitio donde quedarse, el barrio se usa de paso y el dinero se gasta en otro.',
          en: 'A neighbourhood with nowhere to sit becomes a place to pass through, and the money is spent elsewhere.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'fuera de la cuenta quedan la leche que se tira al purgar la jarra y las tazas que se invitan para arreglar una espera',
        en: 'left out of the sum are the milk poured away from the jug and the cups given free to mend a wait',
      },
      {
        es: 'nadie ha pesado el café del primer cuarto de hora, mientras se ajusta la molienda, que no lo bebe ningún cliente',
        en: 'nobody has weighed the coffee of the first quarter of an hour, spent on setting the grinder and drunk by no customer',
      },
    ],
    strains: [
      {
        es: 'Una sola máquina y una sola persona en la barra hacen de embudo entre las ocho y las nueve; el resto del día sobran las dos.',
        en: 'One machine and one person behind it are the funnel between eight and nine; for the remainder of the day there is too much of both.',
      },
      {
        es: 'Lo que se agota son las mesas con enchufe: quien trabaja en ellas toda la tarde paga un café, y a quien venía a merendar no le queda sitio.',
        en: 'What runs out is the tables with a socket: whoever works there all afternoon pays for one coffee, and those who came for cake find no seat.',
      },
    ],
  },
  set_menu_restaurant: {
    costDoubts: [
      {
        es: 'la cuenta no ve el segundo plato que se repite, el pan que vuelve mordido a la cocina ni el postre que nadie pidió',
        en: 'the sum does not see the second helping, the bread that comes back bitten or the dessert nobody ordered',
      },
      {
        es: 'se ha calculado con el precio de hoy del aceite y del pescado, y la pizarra no se borra cuando suben',
        en: 'it was worked out at today’s price of oil and fish, and the chalkboard is not wiped when they rise',
      },
    ],
    strains: [
      {
        es: 'Todo el mundo llega a las dos y cuarto: la cocina podría dar el doble de comidas si la ciudad almorzara por turnos.',
        en: 'Everybody comes at a quarter past two; the kitchen could serve twice as many if the town took its lunch in shifts.',
      },
      {
        es: 'El lavavajillas manda más que los fogones, porque sin platos limpios no sale la segunda vuelta de mesas.',
        en: 'The dishwasher rules more than the stoves do, since without clean plates there is no second turn of the tables.',
      },
    ],
  },
  tapas_bar: {
    costDoubts: [
      {
        es: 'se olvida la tapa que acompaña sin cobrarse, el barril que se queda a medias y la ronda de la casa',
        en: 'it forgets the snack that comes with the drink, the half-finished barrel and the round on the house',
      },
      {
        es: 'una raya de jamón de más en cada plato, repetida mil veces, es el sueldo de alguien',
        en: 'one slice of ham too many on each plate, a thousand times over, is somebody’s wages',
      },
    ],
    strains: [
      {
        es: 'La barra mide lo que mide: pasada la tercera fila, quien viene detrás mira, calcula y se va al de enfrente.',
        en: 'The bar is as long as it is; past the third row of people, whoever comes behind looks, reckons and goes across the street.',
      },
      {
        es: 'De jueves a sábado faltan manos dos horas por noche y de lunes a miércoles sobran cuatro: nadie firma un contrato con ese horario.',
        en: 'From Thursday to Saturday there are hands missing two hours a night, and from Monday to Wednesday too many for four; nobody signs up for hours like those.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
