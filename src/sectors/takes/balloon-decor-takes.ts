import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const balloonDecorTakes = {
  balloon_decor: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El bebé llega el jueves y la habitación del hospital mide lo que un armario. La familia quiere algo alegre que quepa en el maletero al volver.',
          en: 'The baby comes home on Thursday, and the hospital room is no bigger than a wardrobe. The family wants something cheerful that fits in the boot.',
        },
        stakes: { es: 'Ese primer retrato estará años encima de un mueble.', en: 'That first portrait will stand on a shelf for years.' },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La zapatería inaugura a las diez y la fachada parece la misma de la obra. Enfrente, otra tienda lleva un marco de globos del que se hacen fotos.',
          en: 'A shoe shop opens at ten, and its front still looks like a building site. Across the street another has a frame of balloons that people photograph.',
        },
        stakes: { es: 'El primer sábado decide quién cruza la acera.', en: 'The first Saturday decides who crosses the street.' },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Vive lejos y quiere despertar a su novio con la sala llena.',
          en: 'Living far away, somebody wants a partner to wake to a full room.',
        },
        obstacle: {
          es: 'Nadie entra en una casa a las cinco de la mañana sin hacer ruido.',
          en: 'Nobody walks into a house at five in the morning without a sound.',
        },
        hurt: {
          es: 'Manda un mensaje con confeti dibujado y sabe que no es lo mismo.',
          en: 'A message with drawn confetti is sent instead, and it is known to be no match.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Organiza el aniversario de la empresa y tiene los colores exactos del logo.',
          en: 'A company anniversary has the logo’s exact colours to match.',
        },
        obstacle: { es: 'Los proveedores trabajan con lo que haya en la caja.', en: 'Suppliers use what is in the box.' },
        hurt: { es: 'En las fotos del acto el azul de la marca sale morado.', en: 'In the pictures the brand’s blue comes out purple.' },
      },
    ],
    contrasts: [
      {
        before: { es: 'seis familiares inflando hasta la una', en: 'six relatives blowing until one in the morning' },
        after: { es: 'llaves prestadas y un salón cambiado en silencio', en: 'a lent key, and a room changed in silence' },
      },
      {
        before: { es: 'una pared blanca detrás de la tarta', en: 'a bare wall behind the cake' },
        after: { es: 'un fondo con su nombre y sus colores', en: 'a backdrop with a name and its colours' },
      },
    ],
    costDoubts: [
      {
        es: 'contestar treinta mensajes para cerrar un encargo pequeño lleva más rato que armarlo',
        en: 'thirty messages to settle a small order take longer than putting it up',
      },
      {
        es: 'las bases, los aros y las cortinas de fondo se quedan en casas ajenas y no siempre vuelven enteros',
        en: 'stands, hoops and backdrops stay in other people’s houses and do not always come back whole',
      },
    ],
    rivalTests: [
      {
        es: 'Mirar los comentarios de dos cuentas de globos de la ciudad y apuntar qué contestan sobre precio, distancia y lluvia.',
        en: 'Read the comments on two local balloon accounts, and note what they answer on price, distance and rain.',
      },
      {
        es: 'Ir a una fiesta ajena y contar al final del día cuántos siguen inflados y quién los recoge.',
        en: 'Go to somebody’s party and count, at the end, how many are still up and who takes them away.',
      },
    ],
    steps: [
      {
        es: ['Cuenta para quién es y a qué hora no debe enterarse', 'Recibe un boceto con precio', 'Deja la llave a quien confíes'],
        en: ['Say who it is for and when they must not know', 'Get a sketch with its price', 'Leave the key with someone you trust'],
      },
      {
        buyer: 'business',
        es: ['Manda el logo y las medidas', 'Aprueba los tonos con una muestra', 'Abre con la fachada puesta'],
        en: ['Send the logo and the measurements', 'Approve shades from a sample', 'Open with the front dressed'],
      },
    ],
    proofs: [
      {
        es: 'el vídeo de ocho puertas que se abren, publicado con permiso de quien entra',
        en: 'eight doors opening on film, shown with leave from whoever walks in',
      },
      {
        es: 'una tabla de tres marcas de globo al sol, en coche y en interior, con las horas que duró cada una',
        en: 'a table of three makes of balloon in sun, in a car and indoors, with the hours each lasted',
      },
    ],
    strains: [
      {
        es: 'Un coche lleno de globos inflados carga medio encargo, así que casi todo se infla allí y los minutos se van en la escalera.',
        en: 'A car full of blown balloons holds half an order, so most are filled on site and minutes go on the stairs.',
      },
      {
        es: 'La misma persona contesta, dibuja, compra, conduce, monta y desmonta; dos encargos en un día ya son catorce horas.',
        en: 'One person answers, sketches, buys, drives, puts up and takes down, and two orders in a day make fourteen hours.',
      },
    ],
    risks: [
      {
        risk: { es: 'quien empieza en la cocina cobra la mitad', en: 'beginners at the kitchen table charge half' },
        hits: 'price',
        trigger: { es: 'tres consultas perdidas por precio en una semana', en: 'three enquiries lost to price in a week' },
        response: {
          es: 'temas propios, montaje a deshora, recogida incluida y fotos de cómo queda a las seis horas',
          en: 'own themes, odd hours, clearing up included and pictures taken six hours later',
        },
      },
      {
        risk: {
          es: 'prohíben el plástico o los globos de gas en espacios públicos',
          en: 'plastic or gas balloons are banned in public places',
        },
        hits: 'sales',
        trigger: { es: 'un aviso del ayuntamiento sobre residuos', en: 'one council notice on litter' },
        response: {
          es: 'látex biodegradable, telas, papel y arcos de flores secas',
          en: 'biodegradable latex, cloth, paper and arches of dried flowers',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Querrá saber cuántos encargos llegan solos en un mes sin fiestas señaladas. Se enseña el calendario con señales y el origen de cada pedido.',
        en: 'The number of orders in a month with no feast days will be asked. Show the diary with deposits and where each came from.',
      },
      {
        es: 'Como casi todo se gasta en el acto, mirará lo que queda después del viaje y las horas. Conviene una ficha por montaje.',
        en: 'As almost everything is used up on the day, what remains after travel and hours is looked at. Bring one sheet for each set-up.',
      },
      {
        es: 'Preguntará si hay segunda persona para dos sábados iguales y cuánto cobra.',
        en: 'A second pair of hands for two Saturdays at once will be asked about, and what they cost.',
      },
    ],
    peaks: [
      {
        es: 'Los días de la madre, del amor y de fin de curso se abren con tres modelos cerrados y un solo horario de entrega por zona.',
        en: 'For days of mothers, lovers and graduations there are three set designs and one delivery hour for each area.',
      },
      {
        es: 'Se compra el color de moda con dos meses, que en la semana de la fiesta ya no queda.',
        en: 'The shade in fashion is bought two months early, as none is left in the week itself.',
      },
      {
        es: 'Bases y aros se dejan armados la víspera y una amiga entrenada lleva el segundo coche.',
        en: 'Stands and hoops are assembled the day before, and a trained friend drives the second car.',
      },
    ],
    troughs: [
      {
        es: 'Se ofrecen escaparates por temporada a tiendas y restaurantes, que deciden entre semana.',
        en: 'Seasonal windows are offered to shops and restaurants, which decide on weekdays.',
      },
      {
        es: 'Talleres de guirnalda para madres en sábado por la mañana y cajas listas para inflar en casa.',
        en: 'Garland workshops fill a Saturday morning, with boxes to blow up at home.',
      },
      {
        es: 'Se fotografía el catálogo nuevo y se limpian telas, aros y letras.',
        en: 'The new catalogue is photographed, and cloths, hoops and letters are cleaned.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
