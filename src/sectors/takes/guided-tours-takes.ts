import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const guidedToursTakes = {
  guided_tours: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Vienen sus padres de fuera y solo hay una tarde. Quien los recibe vive allí desde hace doce años y no sabría qué contar del edificio de enfrente.',
          en: 'The parents are visiting, with one afternoon to spare. Whoever is hosting has lived there for twelve years and could not say a word about the building opposite.',
        },
        stakes: {
          es: 'Se acaba en la plaza mayor mirando cada uno su teléfono.',
          en: 'It ends on the main square, each looking at a phone.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El congreso deja libre la tarde del jueves y hay treinta personas de nueve países. El hotel ofrece un folleto con un autobús.',
          en: 'A conference leaves Thursday afternoon free, with thirty people from nine countries. The hotel has a leaflet with a bus on it.',
        },
        stakes: { es: 'Cada uno se va a su habitación a contestar correos.', en: 'Each goes up to a room to answer email.' },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: { es: 'Viaja en pareja y le da apuro preguntar a desconocidos.', en: 'Travelling as two, one is shy of asking strangers.' },
        obstacle: {
          es: 'El idioma frena, y los bares de las guías están llenos de quienes leyeron la misma guía.',
          en: 'Language gets in the way, and the bars in the book are full of people with the book.',
        },
        hurt: { es: 'Se marcha sin haber dicho más que gracias.', en: 'The trip ends with nothing said but thank you.' },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Una bodega pequeña recibe visitas los sábados y quiere que lleguen entre semana.',
          en: 'A small winery has visitors on Saturdays and would like them midweek.',
        },
        obstacle: {
          es: 'Las agencias piden grupos de cincuenta y una comida aparte.',
          en: 'Agencies want groups of fifty and a meal thrown in.',
        },
        hurt: { es: 'Abre la puerta el martes y barre un patio vacío.', en: 'On Tuesday the gate opens on an empty yard to sweep.' },
      },
    ],
    contrasts: [
      {
        before: { es: 'un silbato y un paraguas en alto', en: 'a whistle and a raised umbrella' },
        after: { es: 'diez personas que ya se saben los nombres', en: 'ten people who know one another’s names' },
      },
      {
        before: { es: 'cinco monumentos en una hora', en: 'five monuments in an hour' },
        after: { es: 'una calle entera, con quien vive en ella', en: 'one whole street, with somebody from it' },
      },
    ],
    costDoubts: [
      {
        es: 'el billete de vuelta de la guía y el café con quien abre su casa salen de cada ruta',
        en: 'the guide’s fare home and a coffee with whoever opens a door come out of each tour',
      },
      {
        es: 'las plazas gratis de niños y acompañantes ocupan sitio y prueban lo mismo',
        en: 'free places for children and companions take up room and taste as much',
      },
    ],
    rivalTests: [
      {
        es: 'Leer las reseñas de tres estrellas de las cinco rutas más vendidas y agrupar de qué se quejan.',
        en: 'Read the three-star reviews of the five tours that sell most, and sort the complaints.',
      },
      {
        es: 'Sentarse en el punto de encuentro más usado un sábado y contar grupos, tamaño de cada uno y paraguas.',
        en: 'Sit at the busiest meeting point on a Saturday, and count groups, their size and their umbrellas.',
      },
    ],
    steps: [
      {
        es: ['Elige tarde o mañana', 'Lleva zapatos cómodos', 'Vuelve con tres direcciones para cenar'],
        en: ['Choose afternoon or morning', 'Wear easy shoes', 'Go back with three addresses for dinner'],
      },
      {
        buyer: 'business',
        es: ['Di cuántos y de qué países', 'Aprueba una ruta a medida', 'Recibe una sola factura'],
        en: ['Say how many and from which countries', 'Approve a route made to measure', 'Get one invoice'],
      },
    ],
    proofs: [
      {
        es: 'cien reseñas de una temporada con el país de quien escribe y la frase que más se repite',
        en: 'a hundred reviews of one season, with the writer’s country and the sentence most repeated',
      },
      {
        es: 'cartas de cuatro vecinos que reciben grupos, con lo que cobran y los días que no quieren a nadie',
        en: 'letters from four neighbours who host groups, with what they are paid and the days they want nobody',
      },
    ],
    strains: [
      {
        es: 'Se camina y se habla tres horas seguidas; a la segunda salida del día la voz ya no llega al fondo.',
        en: 'It is three hours of walking and talking, and by the second outing the voice no longer reaches the back.',
      },
      {
        es: 'La tarde buena dura lo que la luz, así que el mejor horario solo se puede vender una vez al día.',
        en: 'Good light lasts as long as it lasts, so the hour that sells can be sold just once a day.',
      },
    ],
    risks: [
      {
        risk: { es: 'bajan los cruceros o se cierra una ruta aérea', en: 'fewer cruise ships call, or a flight is dropped' },
        hits: 'sales',
        trigger: { es: 'un calendario de escalas más corto que el del año anterior', en: 'a shorter list of calls than the year before' },
        response: {
          es: 'salidas para gente de la región, colegios y empresas fuera de temporada',
          en: 'outings for people of the region, schools and firms out of season',
        },
      },
      {
        risk: { es: 'los vecinos se cansan de los grupos', en: 'neighbours tire of groups' },
        hits: 'client',
        trigger: { es: 'una pintada o una queja en la junta', en: 'one painted wall or a complaint at a meeting' },
        response: {
          es: 'grupos pequeños, horas pactadas, pago a quien abre y rutas que descansan',
          en: 'small groups, agreed hours, pay for whoever opens a door and routes that rest',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Preguntará con cuánta gente sale cada grupo de verdad. Se trae la lista de salidas con plazas vendidas y anuladas.',
        en: 'The real size of each group will be asked. Bring the list of outings with places sold and called off.',
      },
      {
        es: 'Verá si el negocio es de la plataforma o propio, así que conviene separar reservas directas y comisiones.',
        en: 'Whether the business is its own or a platform’s will be looked at, so tell direct bookings from commissions.',
      },
      {
        es: 'Casi no hay nada que embargar; pesan las reseñas, los permisos y un seguro en regla.',
        en: 'There is next to nothing to seize, so reviews, permits and cover in order carry the weight.',
      },
    ],
    peaks: [
      {
        es: 'Se abren horarios dobles con guías ya formados en la ruta corta y precio más alto al atardecer.',
        en: 'Second outings open with guides already trained on the short route, at a higher price for dusk.',
      },
      {
        es: 'Las escalas de cruceros se miran con medio año y se bloquean fechas para grupos privados.',
        en: 'Cruise calls are looked up half a year ahead, and dates kept for private groups.',
      },
      {
        es: 'Con cada casa que abre se pacta un cupo por semana y un día de descanso.',
        en: 'Each house that opens agrees to a weekly limit and a day off.',
      },
    ],
    troughs: [
      {
        es: 'Se ofrece la ruta a colegios y a gente de la ciudad, que nunca la ha hecho.',
        en: 'Schools and locals are offered the tour they have never taken.',
      },
      {
        es: 'Se camina una ruta nueva con amigos hasta que sobra la mitad del texto.',
        en: 'A new route is walked with friends until half the script has gone.',
      },
      {
        es: 'Se renuevan fotos y acuerdos, y se contesta lo que quedó sin contestar.',
        en: 'Pictures and agreements are renewed, and what went unanswered gets an answer.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
