import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const deliveryKitchenTakes = {
  delivery_kitchen: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Ha vuelto tarde, hay partido y tres amigos en el sofá. La carta tiene ochenta platos y ninguno dice cómo llega.',
          en: 'Home late, a match on and three friends on the sofa. The menu has eighty dishes, and none says how it travels.',
        },
        stakes: {
          es: 'Se acaba pidiendo lo de siempre, que tampoco llega bien.',
          en: 'The usual gets ordered, and that arrives no better.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'A las diez y cuarto de la noche la planta de urgencias decide cenar. Las cocinas que quedan abiertas no suben al tercer piso.',
          en: 'At a quarter past ten at night the emergency ward decides to eat. The kitchens still open do not come up to the third floor.',
        },
        stakes: {
          es: 'Doce personas terminan el turno a base de máquina.',
          en: 'Twelve people finish their shift out of a vending machine.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Vive en un barrio nuevo con muchas ventanas y ningún restaurante.',
          en: 'The neighbourhood is new, with many windows and no restaurant.',
        },
        obstacle: {
          es: 'Las buenas cocinas quedan a cuarenta minutos y dicen que no llegan.',
          en: 'The good kitchens are forty minutes off and say they do not deliver.',
        },
        hurt: { es: 'Paga sueldo de ciudad y cena como en una gasolinera.', en: 'Rent is a city’s, and dinner is a petrol station’s.' },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Un estudio de programadores se queda hasta tarde la semana de entrega.',
          en: 'A studio of programmers works late in the week of a release.',
        },
        obstacle: {
          es: 'Cada cual pide por su lado y la puerta suena nueve veces.',
          en: 'Each orders apart, and the door rings nine times.',
        },
        hurt: {
          es: 'Cuando llega el último plato, el primero ya es basura.',
          en: 'By the time the last dish comes the first is in the bin.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'ocho plataformas y la misma lasaña', en: 'eight apps and one lasagne' },
        after: { es: 'una carta corta pensada para viajar', en: 'a short menu made for travelling' },
      },
      {
        before: { es: 'una bolsa grapada sin saber quién la cerró', en: 'a stapled bag nobody owns up to' },
        after: { es: 'un sello con la hora y un nombre', en: 'a seal with an hour and a name' },
      },
    ],
    costDoubts: [
      {
        es: 'las servilletas, las salsas y la bolsa de papel suman casi tanto como el pan',
        en: 'napkins, sauces and the paper bag add up to nearly as much as the bread',
      },
      {
        es: 'cada dos por uno de la aplicación lo paga la cocina entera y la plataforma cobra sobre el precio lleno',
        en: 'each two-for-one on an app is paid by the kitchen alone, and commission is taken on the full price',
      },
    ],
    rivalTests: [
      {
        es: 'Anotar durante una semana, a las nueve, el tiempo prometido por las cinco cocinas del mismo plato y cuántas salen cerradas.',
        en: 'Note for a week, at nine, the time promised by the five kitchens with that dish, and how many show as closed.',
      },
      {
        es: 'Pararse a la salida de una cocina compartida y contar las bolsas por hora y las motos que se van vacías.',
        en: 'Stand outside a shared kitchen, and count bags in an hour and scooters that ride off empty.',
      },
    ],
    steps: [
      {
        es: ['Escanea el código de la bolsa', 'Guarda tu dirección', 'Pide el viernes antes de las ocho'],
        en: ['Scan the code on the bag', 'Save your address', 'Order before eight on a Friday'],
      },
      {
        buyer: 'business',
        es: ['Manda un solo pedido con los nombres', 'Recibe cada caja etiquetada', 'Paga una factura al mes'],
        en: ['Send one order with the names', 'Get each box labelled', 'Pay one invoice a month'],
      },
    ],
    proofs: [
      {
        es: 'doscientas valoraciones de vecinos a menos de tres kilómetros, con las malas contestadas',
        en: 'two hundred ratings from within a short ride, with the bad ones answered',
      },
      {
        es: 'el escandallo de los cinco platos más pedidos, con comisión, envase y merma',
        en: 'the full cost of the five dishes most ordered, with commission, box and waste',
      },
    ],
    strains: [
      {
        es: 'Quien empaqueta manda: si se atasca, diez platos buenos esperan y salen mediocres.',
        en: 'Whoever packs sets the pace, and when that jams ten good dishes wait and leave mediocre.',
      },
      {
        es: 'A un repartidor propio le faltan pedidos a las cuatro y le sobran a las nueve, y el sueldo es el mismo.',
        en: 'An own rider has too few orders at four and too many at nine, on one wage.',
      },
    ],
    risks: [
      {
        risk: { es: 'baja la puntuación por tres malas noches', en: 'the rating falls after three bad nights' },
        hits: 'sales',
        trigger: { es: 'media décima perdida en una semana', en: 'a tenth of a star lost in two weeks' },
        response: {
          es: 'devolución sin preguntas, carta reducida en hora punta y llamada a quien puso una estrella',
          en: 'refunds unasked, a shorter menu at the rush and a call to whoever left one star',
        },
      },
      {
        risk: { es: 'no hay quien reparta bajo la lluvia', en: 'nobody will ride in the rain' },
        hits: 'wages',
        trigger: { es: 'cuatro pedidos cancelados por falta de moto', en: 'four orders cancelled for want of a scooter' },
        response: {
          es: 'plus de lluvia, zona recortada y acuerdo con otra flota',
          en: 'rain pay, a smaller radius and a deal with another fleet',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Separará lo vendido por plataformas de lo vendido directo, porque no dejan lo mismo. Conviene traer dos columnas.',
        en: 'Sales through apps and direct sales will be told apart, as they leave different amounts. Bring two columns.',
      },
      {
        es: 'Le inquieta un negocio sin escaparate. Se contesta con pedidos repetidos por teléfono y dirección.',
        en: 'A business with no window is a worry. Answer with repeat orders by phone number and street.',
      },
      {
        es: 'El contrato del local y la salida de humos pesan más que la receta, y hay que llevarlos firmados.',
        en: 'Lease and extraction weigh more than a recipe, and should come signed.',
      },
    ],
    peaks: [
      {
        es: 'En semanas de lluvia o de final se deja la carta en seis platos y se prepara en bandejas desde las cinco.',
        en: 'In weeks of rain or cup finals the menu is cut to six dishes, set out on trays from five.',
      },
      {
        es: 'Se pacta con tres repartidores extra, pagados por noche, y se cierra la zona lejana a partir de las nueve.',
        en: 'Three extra riders are booked by the night, and the far streets close from nine.',
      },
      {
        es: 'Envases y salsas se compran para un mes, que es lo primero que falta.',
        en: 'Boxes and sauces are bought for a month, as they run out first.',
      },
    ],
    troughs: [
      {
        es: 'Se sirve a oficinas a mediodía con pedido cerrado la víspera.',
        en: 'Offices are served at noon, on orders closed the day before.',
      },
      {
        es: 'Una segunda marca con lo que ya hay en la cámara se prueba dos semanas y se deja si no repite nadie.',
        en: 'A second brand made from what is in the cold room is tried for a fortnight, and dropped if nobody reorders.',
      },
      {
        es: 'Se descansa el lunes, se limpian filtros y se negocian comisiones con las ventas del trimestre delante.',
        en: 'Mondays are closed, filters cleaned and commissions bargained over with the quarter’s sales to hand.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
