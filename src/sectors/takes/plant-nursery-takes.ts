import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const plantNurseryTakes = {
  plant_nursery: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El piso tiene una ventana al norte y un gato. En la tienda de muebles venden un ficus precioso que no aguantaría ni lo uno ni lo otro.',
          en: 'The flat has one north window and a cat. The furniture shop sells a lovely fig that would survive neither.',
        },
        stakes: { es: 'A la planta siguiente ya se le llama decoración.', en: 'The plant after that gets called decoration.' },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La obra se entrega en tres semanas y el pliego exige especies de la comarca. El mayorista habitual ofrece lo de siempre, criado a mil kilómetros.',
          en: 'The site is handed over in three weeks, and the brief calls for species of the district. The usual wholesaler offers the usual stock, raised a thousand miles off.',
        },
        stakes: {
          es: 'Sin las plantas correctas no hay firma, y sin firma no hay cobro.',
          en: 'Without the right plants there is no signature, and with no signature no payment.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Ha comprado su primera casa y el patio es un rectángulo de arena.',
          en: 'A first house comes with a yard that is a rectangle of sand.',
        },
        obstacle: {
          es: 'El vecino riega cada noche y aun así le amarillea todo.',
          en: 'The neighbour waters nightly, and still it all turns yellow.',
        },
        hurt: {
          es: 'Mira el recibo del agua y piensa en poner césped artificial.',
          en: 'The water bill raises thoughts of plastic grass.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Un hotel rural quiere jardín con poca agua y flor todo el año.',
          en: 'A country hotel wants a garden of little water and much flower.',
        },
        obstacle: { es: 'Los catálogos prometen meses que allí son escarcha.', en: 'Catalogues promise months that up there are frost.' },
        hurt: {
          es: 'Cada primavera replanta lo mismo y lo llama mantenimiento.',
          en: 'Each spring the same gets planted again, and is called upkeep.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'una etiqueta con un sol y una gota', en: 'a label with a sun and a drop' },
        after: {
          es: 'una ficha con el mes, el hoyo y el riego de aquí',
          en: 'a card with the month, the hole and the water for this place',
        },
      },
      {
        before: { es: 'trescientas macetas iguales bajo un tubo fluorescente', en: 'three hundred pots alike under a strip light' },
        after: { es: 'doce especies que ya viven en la calle de al lado', en: 'a dozen species already living in the next street' },
      },
    ],
    costDoubts: [
      {
        es: 'quien reclama una planta muerta se lleva otra, y con razón o sin ella nadie apunta cuántas van',
        en: 'whoever brings back a dead plant leaves with another, and right or wrong nobody keeps count',
      },
      {
        es: 'el sustrato bueno pesa, y su transporte cuesta a veces más que el saco',
        en: 'good compost is heavy, and carrying it can cost more than the bag',
      },
    ],
    rivalTests: [
      {
        es: 'Pasear un domingo por los dos viveros de la zona y apuntar qué mesas están vacías, qué falta y qué lleva semanas sin venderse.',
        en: 'Walk round the two nearest nurseries on a Sunday, and note empty benches, gaps and what has sat unsold for weeks.',
      },
      {
        es: 'Escuchar en el mostrador ajeno cinco preguntas de clientes y medir si alguien pregunta por la orientación.',
        en: 'Listen to five customers at someone else’s counter, and see if anyone asks which way the garden faces.',
      },
    ],
    steps: [
      {
        es: ['Cuenta qué plantas no te han aguantado', 'Llévate otras que se adapten mejor', 'Vuelve en otoño por el resto'],
        en: ['Say which plants did not survive', 'Take others that will do better', 'Come back in autumn for the rest'],
      },
      {
        buyer: 'business',
        es: ['Manda el plano y los metros', 'Reserva bandejas por especie', 'Recoge por fases de obra'],
        en: ['Send the plan and the area', 'Hold trays by species', 'Collect as the site advances'],
      },
    ],
    proofs: [
      {
        es: 'una mesa con la misma especie criada aquí y traída de fuera, regadas igual durante una temporada',
        en: 'one bench with a species raised here and brought in, watered alike for a season',
      },
      {
        es: 'el cuaderno de siembras de un año, con lo recogido, lo germinado y lo vendible',
        en: 'a year’s sowing book, with seed gathered, sprouted and fit for sale',
      },
    ],
    strains: [
      {
        es: 'Regar a mano ocupa dos horas cada mañana de verano, fines de semana y fiestas incluidos.',
        en: 'Watering by hand takes two hours each summer morning, weekends and holidays included.',
      },
      {
        es: 'El espacio se llena de lo que todavía crece, y para vender más hay que saber esperar o comprar hecho.',
        en: 'Room fills with what is still growing, and selling more means waiting or buying it grown.',
      },
    ],
    risks: [
      {
        risk: { es: 'se restringe el riego por sequía', en: 'watering is restricted in a drought' },
        hits: 'policy',
        trigger: { es: 'un nivel de embalse bajo antes de primavera', en: 'a low reservoir before spring' },
        response: {
          es: 'depósito de lluvia, goteo con programador y más catálogo de secano',
          en: 'a rain tank, drip lines on a timer and more dry-ground species',
        },
      },
      {
        risk: { es: 'la gran superficie pone plantas a precio de reclamo', en: 'the big shed sells plants at a loss' },
        hits: 'price',
        trigger: {
          es: 'una visita en la que se compara el precio de la maceta, no la planta',
          en: 'one visit in which the pot is compared and not the plant',
        },
        response: {
          es: 'garantía de un año, ficha local y variedades que allí no entran',
          en: 'a year’s guarantee, local cards and kinds that sheds do not stock',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Preguntará cómo se pasa el invierno. Se lleva la tesorería de esos meses y los pedidos ya firmados por paisajistas.',
        en: 'How winter is got through will be asked. Bring the cash for those months and the orders landscapers have signed.',
      },
      {
        es: 'Las plantas se mueren y por eso valen poco como garantía; mejor enseñar bajas por lote y lo que se cría en casa.',
        en: 'Plants die, so they make poor security, and losses by batch and what is raised in house are worth more.',
      },
      {
        es: 'Agua y tierra van primero. Sin derecho de riego por escrito no hay conversación.',
        en: 'Water and land come first. With no written right to irrigate there is no conversation.',
      },
    ],
    peaks: [
      {
        es: 'Se abren reservas de bandeja en pleno invierno y se entrega por fechas, para no tenerlo todo en las mesas el mismo día.',
        en: 'Trays are held from midwinter and handed over by date, so that not all of it stands on benches in one week.',
      },
      {
        es: 'Dos personas de fin de semana aprenden veinte preguntas antes de empezar.',
        en: 'Two weekend hands learn twenty questions before they begin.',
      },
      {
        es: 'Las ofertas se hacen de lo que sobra y no de lo que todos piden.',
        en: 'Offers are made on what is left over and not on what everyone wants.',
      },
    ],
    troughs: [
      {
        es: 'Se venden árboles a raíz desnuda y vales de regalo, que no necesitan flor.',
        en: 'Bare-root trees and gift vouchers sell, which need no flower.',
      },
      {
        es: 'Talleres de poda y de semilla llenan sábados vacíos y traen a quien comprará después.',
        en: 'Pruning and seed workshops fill empty Saturdays and bring those who will buy later.',
      },
      {
        es: 'Se siembra, se limpian mesas y se visita a quien proyecta jardines.',
        en: 'Sowing is done, benches scrubbed, and garden designers called on.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
