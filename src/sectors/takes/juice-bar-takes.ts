import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const juiceBarTakes = {
  juice_bar: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'A las tres sale el colegio y cada criatura pide algo frío. La tienda de la esquina ofrece polos azules y una bebida con más letras que fruta.',
          en: 'School is out at three, and each child wants something cold. The corner shop has blue ice pops and a drink with more letters than fruit in it.',
        },
        stakes: { es: 'Se cede por cansancio y la merienda acaba en discusión.', en: 'Tiredness gives in, and tea ends in an argument.' },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La reunión empieza a las nueve con termos de café y galletas de lata. A las once medio equipo bosteza delante de una hoja de cálculo.',
          en: 'The meeting opens at nine with flasks of coffee and biscuits out of a tin. By eleven half the team is yawning at a spreadsheet.',
        },
        stakes: {
          es: 'La empresa paga cada mes un desayuno que nadie recuerda.',
          en: 'Each month the firm pays for a breakfast nobody remembers.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: { es: 'Le han pedido que baje el azúcar, y el calor no ayuda.', en: 'Less sugar was the advice, and the heat is no help.' },
        obstacle: { es: 'Todo lo frío que encuentra por la calle lleva jarabe.', en: 'Everything cold on the street comes with syrup.' },
        hurt: {
          es: 'Termina con agua del grifo y la sensación de haberse castigado.',
          en: 'It ends in tap water, and in feeling punished.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Dirige un estudio de yoga y quiere que la clase no acabe en la acera.',
          en: 'A yoga studio would like class not to end on the pavement.',
        },
        obstacle: {
          es: 'Poner cocina propia exige obra, y la máquina de bebidas desentona.',
          en: 'A kitchen of its own means building work, and a drinks machine looks wrong.',
        },
        hurt: {
          es: 'Cada tarde ve cruzar a sus alumnos hacia la cafetería de enfrente.',
          en: 'Every evening the students are seen crossing to the coffee shop opposite.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'medio kilo de espinacas olvidado en el cajón', en: 'half a kilo of spinach forgotten in a drawer' },
        after: { es: 'el mismo manojo bebido camino del trabajo', en: 'the same bunch, drunk on the way to work' },
      },
      {
        before: { es: 'un jugo de jarra con tres horas', en: 'a juice three hours in its jug' },
        after: { es: 'uno exprimido mientras se paga', en: 'one pressed while the card is read' },
      },
    ],
    costDoubts: [
      {
        es: 'la cuchilla, los filtros y un motor quemado al año se pagan con muchos vasos que ya se contaron como ganados',
        en: 'blades, filters and one burnt motor a year are paid from drinks already counted as profit',
      },
      {
        es: 'quien pide sin hielo recibe un tercio más de fruta por lo mismo, y quien pide proteína aparte no siempre la paga',
        en: 'whoever wants no ice gets a third more fruit for the same money, and extra protein is not always charged',
      },
    ],
    rivalTests: [
      {
        es: 'Contar desde un banco cuántos vasos salen del rival entre las siete y las nueve y cuántas personas miran la cola y se van.',
        en: 'Sit on a bench and count the glasses leaving the rival between seven and nine, and those who look at the queue and walk on.',
      },
      {
        es: 'Revisar en las reseñas de las juguerías cercanas qué se repite, si la espera, el azúcar o el precio del vaso grande.',
        en: 'Read the reviews of nearby juice bars for what comes up most, the wait, the sugar or the price of a large.',
      },
    ],
    steps: [
      {
        es: ['Pide por mensaje antes de salir', 'Recoge sin hacer cola', 'Sella la tarjeta'],
        en: ['Message your order before you leave', 'Collect without queueing', 'Get the card stamped'],
      },
      {
        buyer: 'business',
        es: ['Fija día y número de vasos', 'Recibe la caja fría en la oficina', 'Cambia recetas cada semana'],
        en: ['Settle the day and how many', 'Get the cold box at the office', 'Change recipes each week'],
      },
    ],
    proofs: [
      {
        es: 'diez clientes que dejaron un refresco por un jugo durante un mes, contado en sus tarjetas',
        en: 'ten customers who swapped a fizzy drink for a juice for a month, as their cards show',
      },
      {
        es: 'el tiempo de cada pedido en tres horas punta, desde que se paga hasta que se entrega',
        en: 'the time of each order over three rush hours, from payment to handing over',
      },
    ],
    strains: [
      {
        es: 'Con la cámara pequeña se compra a diario, y una furgoneta que llega tarde deja la pizarra con media carta tachada.',
        en: 'A small cold room means buying daily, and one late van leaves half the board crossed out.',
      },
      {
        es: 'Dos personas no pueden cobrar, exprimir y fregar a la vez; la tercera solo hace falta noventa minutos al día.',
        en: 'Two people cannot take money, press and wash up at once, and a third is needed for just ninety minutes a day.',
      },
    ],
    risks: [
      {
        risk: { es: 'un mes frío y nadie quiere hielo', en: 'a cold month, and nobody wants ice' },
        hits: 'sales',
        trigger: { es: 'una semana con la mitad de vasos que la anterior', en: 'one week with half the glasses of the last' },
        response: {
          es: 'carta de invierno con caldos, avena caliente y jugo templado de manzana',
          en: 'a winter board of broths, hot oats and warm apple juice',
        },
      },
      {
        risk: { es: 'se quema la licuadora principal', en: 'the main blender burns out' },
        hits: 'week',
        trigger: { es: 'olor a quemado dos mañanas seguidas', en: 'a smell of burning two mornings running' },
        response: {
          es: 'máquina gemela guardada, motor de repuesto y técnico con teléfono directo',
          en: 'a twin machine in store, a spare motor and a repairer on the phone',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Preguntará cuántos vasos salen en la mejor hora y con cuántas manos. Conviene llevar una semana contada y no una media.',
        en: 'The question will be how many glasses leave in the busiest hour, and with how many hands. Bring a week as counted, not an average.',
      },
      {
        es: 'La fruta tirada dice más que las ventas sobre quien compra. Se enseñan los kilos comprados, vendidos y perdidos.',
        en: 'Waste tells more of a buyer than sales do. Show the kilos bought, sold and lost.',
      },
      {
        es: 'Querrá saber qué entra en los meses fríos, y quien ya lo ha probado una mañana de lluvia contesta mejor.',
        en: 'What comes in during cold months will be asked, and whoever has tried a rainy morning answers better.',
      },
    ],
    peaks: [
      {
        es: 'La pulpa de temporada se congela en raciones un mes antes y se pacta con el mercado una caja fija a precio cerrado.',
        en: 'Seasonal pulp is frozen in portions a month ahead, and a standing crate is agreed with the market at a set price.',
      },
      {
        es: 'Se añade una ventana para recoger pedidos hechos por mensaje y se quitan de la carta las tres recetas más lentas.',
        en: 'A hatch opens for orders sent by message, and the three slowest recipes leave the board.',
      },
      {
        es: 'Hielo, vasos y tapas se compran para seis semanas, que el calor vacía también al mayorista.',
        en: 'Ice, cups and lids are bought for six weeks, since heat empties the wholesaler as well.',
      },
    ],
    troughs: [
      {
        es: 'Se ofrecen desayunos en caja a oficinas, con avena y jugo, pagados por adelantado.',
        en: 'Boxed breakfasts of oats and juice are offered to offices, paid in advance.',
      },
      {
        es: 'Es el momento de probar recetas calientes con diez clientes fijos y quedarse con dos.',
        en: 'It is the time to try hot recipes on ten regulars and keep two.',
      },
      {
        es: 'Se acortan las tardes, se abren las mañanas fuertes y se revisan motores y juntas.',
        en: 'Afternoons get shorter, strong mornings stay, and motors and seals are checked.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
