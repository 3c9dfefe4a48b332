import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const refillShopTakes = {
  refill_shop: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El bote de detergente se termina y el siguiente pesa casi lo mismo en plástico. En casa hay once iguales, guardados por si acaso sirven.',
          en: 'The detergent runs out, and the next bottle is half plastic by the feel of it. Eleven like it are kept at home in case they come in useful.',
        },
        stakes: {
          es: 'Se guardan botes para no tirarlos, y con la mudanza se tiran todos a la vez.',
          en: 'Bottles are kept so as not to bin them, and all go at once when the household moves.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La oficina compra café en cápsulas y jabón en botes pequeños. Cada viernes alguien baja dos bolsas de envases que nadie recuerda haber pedido.',
          en: 'The office buys its coffee in pods and its soap in small bottles. Each Friday somebody takes down two bags of packaging that nobody remembers ordering.',
        },
        stakes: {
          es: 'El informe de fin de año dice una cosa y el cuarto de basuras otra.',
          en: 'The yearly report says one thing and the bin store another.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Cocina para una persona y le sobran paquetes de todo. Pide poder comprar cien gramos sin dar explicaciones.',
          en: 'Cooking for one leaves packets of everything. A small measure, with no explaining to do, is all that is asked.',
        },
        obstacle: {
          es: 'Las cantidades las decide la fábrica, que piensa en cuatro.',
          en: 'Quantities are set at the factory, with four people in mind.',
        },
        hurt: {
          es: 'En el fondo del armario caduca lo que se compró de más.',
          en: 'What was bought over goes stale at the back of the cupboard.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva una cafetería pequeña y quiere azúcar, avena y lavavajillas sin envases que doblar.',
          en: 'Whoever runs the small café wants sugar, oats and washing-up liquid with no boxes to flatten.',
        },
        obstacle: {
          es: 'El mayorista sirve palés y la tienda de al lado, paquetes de un kilo.',
          en: 'Wholesalers deal in pallets, and the shop next door in small packets.',
        },
        hurt: { es: 'Media tarde del lunes se va en aplastar cartón.', en: 'Half of every Monday afternoon goes on crushing cardboard.' },
      },
    ],
    contrasts: [
      {
        before: { es: 'once botes vacíos debajo del fregadero', en: 'eleven empty bottles under the sink' },
        after: { es: 'el mismo bote, rellenado hasta que se gasta la etiqueta', en: 'the same bottle, refilled until its label wears off' },
      },
      {
        before: { es: 'un kilo para gastar un vaso', en: 'a kilo bought for the sake of a cupful' },
        after: { es: 'la cantidad que pedía la receta', en: 'the amount the recipe asked for' },
      },
    ],
    costDoubts: [
      {
        es: 'se olvida lo que se cae al llenar, que nadie barre dos veces para pesarlo',
        en: 'spillage while filling goes unweighed, since nobody sweeps it up for the scales',
      },
      {
        es: 'hay que sumar los tarros que no vuelven y las palas, grifos y juntas que se cambian cada poco',
        en: 'jars that never come back must be added, with scoops, taps and seals that are replaced every so often',
      },
    ],
    rivalTests: [
      {
        es: 'Entrar con un tarro propio en tres tiendas y apuntar si lo pesan vacío, quién ayuda y si el precio se ve antes de llenar.',
        en: 'Walk into three shops with a jar of your own, and note whether it is weighed empty, who helps and whether the price shows before filling.',
      },
      {
        es: 'Mirar un sábado qué dispensadores se vacían en la tienda más cercana y cuáles llevan semanas con el mismo nivel.',
        en: 'Watch one Saturday which dispensers empty at the nearest shop, and which have stood at one level for weeks.',
      },
    ],
    steps: [
      {
        es: ['Manda la lista por mensaje', 'Deja tus tarros o recíbelos llenos', 'Devuelve los vacíos en el reparto siguiente'],
        en: ['Send the list by message', 'Leave your jars or have them come full', 'Give back the empties at the next round'],
      },
      {
        es: ['Prueba una cosa el primer día', 'Apunta cuánto te dura', 'Vuelve con el tarro vacío'],
        en: ['Try one thing on the first day', 'Note how long it lasts', 'Come back with the empty jar'],
      },
    ],
    proofs: [
      {
        es: 'un mes de ventas en un puesto o una mesa prestada, con los kilos que salieron y los tarros que volvieron',
        en: 'a month’s sales from a stall or a borrowed table, with the weight sold and the jars that came back',
      },
      {
        es: 'veinte básicos con su precio por kilo junto al del supermercado, fechado y firmado',
        en: 'twenty staples priced by weight beside the supermarket, dated and signed',
      },
    ],
    strains: [
      {
        es: 'Cada producto nuevo es un dispensador que lavar, un lote que apuntar y un hueco en la pared: el surtido crece más deprisa que las ventas.',
        en: 'Each new product is one more dispenser to wash, a batch to log and a space on the wall, so the range outgrows the sales.',
      },
      {
        es: 'Rellenar se hace con la tienda cerrada, y las horas de antes de abrir no las paga ninguna compra.',
        en: 'Topping up is done with the shop shut, and no basket pays for the hours before opening.',
      },
    ],
    risks: [
      {
        risk: { es: 'sube de golpe un básico', en: 'a staple jumps in price' },
        hits: 'goods',
        trigger: { es: 'un pedido de sacos un décimo más caro', en: 'one order of sacks a tenth dearer' },
        response: {
          es: 'dos proveedores por básico, precio revisado cada mes y compra junto a otras tiendas',
          en: 'two suppliers for each staple, prices reviewed monthly and buying with other shops',
        },
      },
      {
        risk: { es: 'pasada la novedad se viene menos', en: 'once the novelty is over people come less' },
        hits: 'sales',
        trigger: {
          es: 'un tercio de las caras de apertura sin volver en dos meses',
          en: 'a third of the opening faces not seen for two months',
        },
        response: {
          es: 'tarjeta de rellenos, reparto en bici y un aviso cuando toca el siguiente bote',
          en: 'a refill card, bike rounds and a note when the next bottle is due',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Lo primero que se mira es cuánta gente repite, porque la curiosidad llena una tienda un mes. Sirve la lista de compras por cliente.',
        en: 'First comes how many people return, since curiosity fills a shop for a month. A list of baskets by customer will do.',
      },
      {
        es: 'Van a comparar precios con el supermercado. Conviene llevar la hoja por kilo, con las cosas en que se sale perdiendo.',
        en: 'Prices will be set against the supermarket. Take the sheet by weight, including whatever loses.',
      },
      {
        es: 'Los dispensadores valen poco de segunda mano, así que querrán ver más dinero propio en ellos que en los sacos.',
        en: 'Dispensers fetch little second-hand, so expect them to want more of your own money in those than in the sacks.',
      },
    ],
    peaks: [
      {
        es: 'Los frutos secos y la repostería se piden con un mes, y se abre antes los días de más tarros.',
        en: 'Nuts and baking goods are ordered a month ahead, with longer opening on the days of most jars.',
      },
      {
        es: 'Los tarros de regalo se llenan de víspera, para que la balanza quede libre.',
        en: 'Gift jars are filled the evening before, leaving the scales free.',
      },
      {
        es: 'Se refuerza el sábado con una persona que solo pesa y explica.',
        en: 'Saturdays get one more person, who only weighs and explains.',
      },
    ],
    troughs: [
      {
        es: 'Se vacía y se lava la pared por filas, y se retira lo que no sale.',
        en: 'The wall is emptied and washed row by row, and whatever does not sell is taken off.',
      },
      {
        es: 'Se llevan rellenos a oficinas y cafeterías un día fijo.',
        en: 'Offices and cafés get their refills on a set day.',
      },
      {
        es: 'Se dan talleres con los productos que menos se entienden.',
        en: 'Workshops are given with the products people understand least.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
