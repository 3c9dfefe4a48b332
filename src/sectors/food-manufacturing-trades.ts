import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const foodManufacturingTrades = [
  {
    id: 'craft_brewery',
    sector: 'food_manufacturing',
    name: { es: 'Cervecería artesana', en: 'Craft brewery' },
    clues: {
      es: [
        'cerveza artesana',
        'cervecería artesanal',
        'cerveza artesanal',
        'fábrica de cerveza',
        'cervezas',
        'maestro cervecero',
        'lúpulo',
        'barriles',
      ],
      en: ['craft brewery', 'craft beer', 'brewery', 'microbrewery', 'brewing', 'brewer', 'beers', 'hops', 'kegs'],
    },
    figures: {
      unit: { es: { one: 'litro', many: 'litros' }, en: { one: 'litre', many: 'litres' } },
      variableCostPct: estimate(36, 42, 50),
      price: estimate(3.4, 5.2, 8),
      monthlyUnits: estimate(1_200, 2_500, 4_500),
      usualTeam: 2,
      staffPct: estimate(21, 26, 31),
      rentPct: estimate(4, 7, 10),
      marketingPct: estimate(3, 5, 8),
      otherFixedPct: estimate(10, 13, 16),
      netMarginPct: estimate(1, 5, 10),
      // Alcohol is no food to the taxman.
      vatClass: 'standard',
      rampMonths: 12,
      daysOfStock: 45,
      capex: estimate(60_000, 130_000, 300_000),
      season: [0.7, 0.75, 0.85, 0.95, 1.05, 1.25, 1.4, 1.35, 1.05, 0.85, 0.8, 1.0],
      weatherDriven: true,
    },
    words: {
      aBusiness: { es: 'una cervecería artesana', en: 'a craft brewery' },
      theBusiness: { es: 'la cervecería', en: 'the brewery' },
      usualCustomer: {
        es: 'los bares y las tiendas que quieren un grifo con nombre de aquí',
        en: 'bars and shops that want one tap with a local name',
      },
      directCost: { es: 'la malta, el lúpulo, la botella y el impuesto del alcohol', en: 'malt, hops, bottles and excise duty' },
      scene: {
        es: 'El bar ha puesto seis grifos y los seis vienen del mismo camión. El camarero los recita de memoria, le piden «la que sea», y nadie levanta el vaso para mirarlo.',
        en: 'The bar has put in six taps, and all six come off one lorry. The waiter recites them, the answer is “whichever”, and nobody holds a glass up to look.',
      },
      stakes: {
        es: 'Sin nada que preguntar no hay segunda ronda, y la cuenta se paga mirando el reloj.',
        en: 'With nothing to ask about there is no second round, and the bill is paid with an eye on the clock.',
      },
      permits: {
        es: [
          'registro sanitario del establecimiento',
          'alta en el impuesto sobre la cerveza como fábrica',
          'licencia de actividad del local',
          'vertido de agua autorizado',
          'etiquetado con alérgenos o graduación',
          'trazabilidad por lote',
          'seguro de responsabilidad por producto',
        ],
        en: [
          'food business registration',
          'registration for duty on beer as a maker',
          'licence for the premises',
          'consent to discharge water',
          'labels with allergens or strength',
          'batch traceability',
          'product liability insurance',
        ],
      },
      costDoubt: {
        es: 'el coste por litro se olvida del fondo del tanque, del barril que no vuelve y del gas que se va en cada trasiego',
        en: 'the cost per litre forgets the bottom of the tank, the keg that never comes back and the gas lost at each transfer',
      },
      substitutes: {
        es: ['el grifo de una gran marca', 'otra artesana de la provincia', 'un vino por copas', 'una cerveza de importación'],
        en: ['a big brand on tap', 'another brewery in the county', 'wine by the glass', 'an imported beer'],
      },
      steps: {
        es: ['Prueba un barril en tu barra', 'Elige el estilo que queda en el grifo', 'Haz el pedido y recíbelo en el siguiente reparto'],
        en: ['Try one keg at your bar', 'Choose the style that keeps the tap', 'Order, and have it on the next delivery round'],
      },
      before: { es: 'el mismo grifo que en todos los bares de la calle', en: 'the same tap as every bar in the street' },
      after: {
        es: 'un grifo por el que preguntan y una nevera que se repone sola',
        en: 'a tap people ask about and a fridge that is kept filled',
      },
      proof: {
        es: 'tres cocciones seguidas de la misma receta con igual grado, espuma y sabor al mes de embotellar',
        en: 'three brews running of one recipe with equal strength, head and taste a month after bottling',
      },
      story: {
        wish: {
          es: 'Lleva un bar y quiere que alguien cruce la calle por algo que solo hay en su barra.',
          en: 'Somebody who runs a bar and would like people to cross the street for a thing found only at that counter.',
        },
        obstacle: {
          es: 'La marca grande pone los grifos, las copas y las condiciones.',
          en: 'The big brand puts in the taps, the glasses and the terms.',
        },
        hurt: {
          es: 'Cuando un cliente pregunta qué hay de aquí, se le señala el vino.',
          en: 'When a customer asks what there is from round here, they are pointed to the wine.',
        },
      },
      strain: {
        es: 'El tanque está ocupado tres semanas por cada cocción: lo que se beba en los meses de calor tiene que fermentar cuando las terrazas aún están recogidas.',
        en: 'Each brew holds its tank for three weeks, so whatever is drunk in the hot months has to ferment while the café terraces are still packed away.',
      },
    },
  },
  {
    id: 'bakery_workshop',
    sector: 'food_manufacturing',
    name: { es: 'Panadería de obrador', en: 'Bakery' },
    clues: {
      es: [
        'panadería',
        'panadería artesana',
        'pan',
        'panes',
        'masa madre',
        'panadero',
        'hornear pan',
        'barras de pan',
        'pan sin gluten',
        'hogazas',
        'molletes',
      ],
      en: ['bakery', 'bread', 'sourdough', 'loaves', 'bread baker', 'bakehouse', 'artisan bread'],
    },
    figures: {
      unit: { es: { one: 'pan', many: 'panes' }, en: { one: 'loaf', many: 'loaves' } },
      variableCostPct: estimate(30, 36, 43),
      price: estimate(2, 3.1, 5),
      monthlyUnits: estimate(3_000, 5_500, 7_500),
      usualTeam: 3,
      staffPct: estimate(30, 36, 42),
      marketingPct: estimate(1, 2, 4),
      otherFixedPct: estimate(10, 13, 16),
      netMarginPct: estimate(2, 5, 10),
      vatClass: 'bread',
      daysToCollect: 6,
      daysToPay: 20,
      daysOfStock: 6,
      capex: estimate(45_000, 95_000, 200_000),
      season: [1.0, 0.97, 1.0, 1.03, 1.0, 0.97, 0.95, 0.82, 1.0, 1.03, 1.05, 1.18],
    },
    words: {
      aBusiness: { es: 'una panadería de obrador', en: 'a neighbourhood bakery' },
      theBusiness: { es: 'la panadería', en: 'the bakery' },
      usualCustomer: {
        es: 'los vecinos que compran pan a diario y los restaurantes que lo ponen en la mesa',
        en: 'local people who buy bread daily and restaurants that put it on the table',
      },
      directCost: { es: 'la harina, la luz del horno y las bolsas', en: 'flour, oven power and bags' },
      costDoubt: {
        es: 'el coste por pan no suma las barras que quedan a las ocho de la tarde ni la masa que el calor echa a perder',
        en: 'the cost per loaf does not add what is left on the shelf at closing time or the dough a hot night spoils',
      },
      substitutes: {
        es: ['la barra congelada del supermercado', 'la gasolinera de guardia', 'una panificadora en casa', 'el pan de molde'],
        en: ['the supermarket’s part-baked baguette', 'the petrol station', 'a bread machine at home', 'sliced bread'],
      },
      scene: {
        es: 'A las once de la mañana la barra ya está dura y a las nueve de la noche es goma. Se tira la mitad, se vuelve a comprar, y nadie en la calle recuerda cuándo el pan duraba tres días.',
        en: 'By eleven in the morning the baguette is hard and by evening it is rubber. Half is thrown out, more is bought, and nobody in the street remembers when bread lasted three days.',
      },
      stakes: {
        es: 'Se gasta en pan todos los días del año y no se recuerda un solo bocado.',
        en: 'Money goes on bread every day of the year, and not a single mouthful is remembered.',
      },
      story: {
        wish: {
          es: 'Compra pan cada mañana antes de subir a casa. Quiere uno que llegue bueno a la cena.',
          en: 'Somebody who buys bread each morning on the way home. They want one that is still good at supper.',
        },
        obstacle: {
          es: 'Cerca solo hay masas que viajaron congeladas y se tuestan detrás del mostrador.',
          en: 'All there is nearby is dough that travelled frozen and is browned behind the counter.',
        },
        hurt: {
          es: 'Los niños dejan los bordes, y el bocadillo del trabajo se come por costumbre.',
          en: 'The children leave the crusts, and the sandwich at work is eaten out of habit.',
        },
      },
      steps: {
        es: ['Prueba una rebanada en el mostrador', 'Encarga el tuyo para los días que quieras', 'Recógelo caliente a la misma hora'],
        en: ['Taste a slice at the counter', 'Order yours for the days you want', 'Collect it warm at the same hour'],
      },
      before: { es: 'una barra dura antes de comer', en: 'a baguette gone hard before lunch' },
      after: { es: 'un pan que aguanta tres días y se acaba en dos', en: 'a loaf that keeps for three days and is gone in two' },
      proof: {
        es: 'dos semanas de hornadas a prueba con lo vendido, lo sobrante y quién volvió a por más',
        en: 'two weeks of trial bakes with what sold, what was left and who came back for more',
      },
      strain: {
        es: 'La noche decide: se amasa de madrugada, en el horno cabe una tanda cada vez y la cola de primera hora no espera a la siguiente.',
        en: 'The night decides; dough is mixed before dawn, the oven takes one batch at a time, and the early queue does not wait for the next.',
      },
      measures: {
        es: [
          'panes vendidos por día',
          'pan sobrante',
          'kilos de harina por hornada',
          'venta por cliente',
          'horas de noche por cada cien panes',
        ],
        en: ['loaves sold per day', 'bread left over', 'flour per bake', 'sale per customer', 'night hours per hundred loaves'],
      },
      channels: [
        {
          name: { es: 'escaparate con hora de horneado', en: 'window with baking times' },
          purpose: { es: 'quien pasa cuando huele', en: 'passers-by when it smells' },
          share: 40,
        },
        {
          name: { es: 'encargos por mensaje', en: 'orders by message' },
          purpose: { es: 'saber cuánto amasar', en: 'knowing how much to mix' },
          share: 25,
        },
        {
          name: { es: 'muestras a restaurantes', en: 'samples to restaurants' },
          purpose: { es: 'pedidos fijos de lunes a jueves', en: 'standing orders early in the week' },
          share: 20,
        },
        {
          name: { es: 'mercado de los sábados', en: 'Saturday market' },
          purpose: { es: 'otros barrios', en: 'other districts' },
          share: 15,
        },
      ],
    },
  },
  {
    id: 'preserves_maker',
    sector: 'food_manufacturing',
    name: { es: 'Conservas y mermeladas', en: 'Preserves and jams' },
    clues: {
      es: ['conservas', 'conservera', 'mermeladas', 'mermelada', 'tarros', 'encurtidos', 'salsas', 'patés'],
      en: ['preserves', 'jams', 'jam', 'chutneys', 'chutney', 'pickles', 'jars', 'sauces', 'marmalade'],
    },
    figures: {
      unit: { es: { one: 'tarro', many: 'tarros' }, en: { one: 'jar', many: 'jars' } },
      variableCostPct: estimate(36, 43, 52),
      price: estimate(3.5, 4.9, 8),
      monthlyUnits: estimate(1_000, 2_100, 4_000),
      usualTeam: 2,
      staffPct: estimate(25, 31, 37),
      rentPct: estimate(3, 5, 8),
      marketingPct: estimate(4, 6, 10),
      otherFixedPct: estimate(8, 10, 12),
      netMarginPct: estimate(1, 4, 9),
      vatClass: 'food',
      daysOfStock: 90,
      rampMonths: 12,
      capex: estimate(25_000, 60_000, 140_000),
      season: [0.7, 0.75, 0.85, 0.95, 0.9, 0.9, 1.0, 1.05, 0.95, 1.1, 1.35, 1.5],
    },
    words: {
      aBusiness: { es: 'un obrador de conservas y mermeladas', en: 'a maker of preserves' },
      theBusiness: { es: 'el obrador', en: 'the kitchen' },
      usualCustomer: {
        es: 'las tiendas de producto y quienes regalan comida de la tierra',
        en: 'food shops and people who give something local to eat',
      },
      directCost: { es: 'la fruta, el azúcar, el tarro y la etiqueta', en: 'fruit, sugar, jars and labels' },
      scene: {
        es: 'Hay que llevar algo a casa de quien lo tiene todo. En la tienda, los tarros con tela de cuadros llevan todos el mismo código de fábrica, y el último regalo así sigue sin abrir en su despensa.',
        en: 'Something has to be taken to people who have everything. In the shop the jars with gingham tops all carry one factory code, and the last present of the kind is still unopened in their larder.',
      },
      stakes: {
        es: 'Se paga por un detalle y lo que se entrega es un estorbo.',
        en: 'Money goes on a thoughtful touch, and what gets handed over is clutter.',
      },
      costDoubt: {
        es: 'el coste por tarro no descuenta la fruta que se pela y se tira ni los tarros sin vacío que hay que abrir',
        en: 'the cost per jar does not count the fruit peeled away or the jars that fail to seal and must be opened',
      },
      substitutes: {
        es: [
          'la marca del supermercado',
          'el tarro de una cooperativa grande',
          'hacerlo en casa en verano',
          'una caja de galletas para regalar',
        ],
        en: ['the supermarket brand', 'a jar from a large cooperative', 'making it at home in summer', 'a tin of biscuits as a present'],
      },
      after: {
        es: 'un tarro que se acaba antes de abrir el siguiente y una etiqueta con nombre',
        en: 'a jar finished before the next is opened, with a name on its label',
      },
      strain: {
        es: 'La fruta llega en tres semanas y se vende en doce meses: hay que pagar, cocer y guardar de golpe lo que se cobrará tarro a tarro.',
        en: 'The fruit comes in three weeks and sells over twelve months; it must be paid for, cooked and stored at once, and is earned back jar by jar.',
      },
    },
  },
  {
    id: 'chocolate_maker',
    sector: 'food_manufacturing',
    name: { es: 'Chocolatería artesana', en: 'Chocolate maker' },
    clues: {
      es: ['chocolate', 'chocolates', 'chocolatería', 'bombones', 'chocolatero', 'cacao', 'turrón', 'trufas'],
      en: ['chocolatier', 'chocolate maker', 'chocolate bars', 'bonbons', 'cocoa', 'truffles', 'chocolate boxes', 'bean to bar'],
    },
    figures: {
      unit: { es: { one: 'caja de bombones', many: 'cajas de bombones' }, en: { one: 'box of chocolates', many: 'boxes of chocolates' } },
      variableCostPct: estimate(33, 40, 48),
      price: estimate(11, 17, 30),
      monthlyUnits: estimate(320, 620, 1_100),
      usualTeam: 2,
      staffPct: estimate(26, 31, 37),
      rentPct: estimate(4, 7, 10),
      marketingPct: estimate(4, 6, 9),
      otherFixedPct: estimate(8, 10, 12),
      netMarginPct: estimate(1, 5, 11),
      vatClass: 'food',
      daysToCollect: 15,
      daysOfStock: 30,
      capex: estimate(30_000, 70_000, 150_000),
      season: [0.85, 1.25, 0.9, 1.1, 0.85, 0.6, 0.45, 0.4, 0.7, 0.95, 1.35, 2.6],
    },
    words: {
      aBusiness: { es: 'una chocolatería artesana', en: 'a chocolate workshop' },
      theBusiness: { es: 'la chocolatería', en: 'the workshop' },
      usualCustomer: {
        es: 'quienes regalan bombones y las empresas que agasajan en Navidad',
        en: 'people who give chocolates and firms with Christmas presents to send',
      },
      directCost: { es: 'el cacao, la nata, los frutos secos y la caja', en: 'cocoa, cream, nuts and the box itself' },
      costDoubt: {
        es: 'el coste por caja no incluye el bombón que sale mate, el que se come al atemperar y el lazo que se pone a mano',
        en: 'the cost per box does not include the piece that comes out dull, the one eaten while tempering and the ribbon tied by hand',
      },
      substitutes: {
        es: ['una caja de marca conocida', 'la pastelería del barrio', 'una botella de vino', 'un ramo de flores'],
        en: ['a well-known brand’s box', 'the local pastry shop', 'a bottle of wine', 'a bunch of flowers'],
      },
      scene: {
        es: 'Hay que llevar algo a una cena y son las siete. La caja del supermercado la conoce todo el mundo, con su precio; los bombones buenos los hacía alguien, pero no se sabe dónde ni hasta qué hora abre.',
        en: 'Something has to be taken to dinner and it is already seven. Everyone knows the supermarket box and what it cost; somebody in town made good ones, but where, and open until when, nobody can say.',
      },
      stakes: {
        es: 'La caja de siempre se deja en la encimera sin abrir y no dice nada de quien la trajo.',
        en: 'The usual box is left on the worktop unopened and says nothing about the person who brought it.',
      },
      steps: {
        es: ['Prueba dos y elige sabores', 'Monta tu caja o encarga con tarjeta', 'Recógela o pide que la envíen'],
        en: ['Taste two and choose the flavours', 'Make up a box or order with a card', 'Collect it or have it sent'],
      },
      after: { es: 'una caja que se abre en la mesa y se pregunta de dónde es', en: 'a box opened at the table and asked about' },
      story: {
        wish: {
          es: 'Va a una casa ajena y no quiere aparecer con lo mismo de todos. Quiere que, al abrir la caja, la mesa se quede un momento en silencio.',
          en: 'Somebody on the way to another person’s house who would rather not bring what everyone brings. They want a moment’s hush when the box is opened.',
        },
        obstacle: {
          es: 'Lo que hay a mano viene envuelto en plástico, y lo bueno hay que haberlo pensado el lunes.',
          en: 'What is to hand comes in cellophane, and the good kind had to be thought of on Monday.',
        },
        hurt: {
          es: 'Se llega tarde y con una botella comprada de camino.',
          en: 'The evening starts late, with a bottle bought on the way.',
        },
      },
      before: { es: 'la caja de siempre con el precio sin quitar', en: 'the usual box with its price still on' },
      channels: [
        {
          name: { es: 'escaparate y prueba en la puerta', en: 'window and a taste at the door' },
          purpose: { es: 'quien va de camino a una cena', en: 'people on their way to dinner' },
          share: 35,
        },
        {
          name: { es: 'lotes de empresa desde septiembre', en: 'company gifts from September' },
          purpose: { es: 'llenar diciembre antes de que llegue', en: 'filling December ahead of time' },
          share: 30,
        },
        {
          name: { es: 'Instagram con el molde abierto', en: 'Instagram with the mould turned out' },
          purpose: { es: 'que apetezca un martes', en: 'wanting some on a Tuesday' },
          share: 20,
        },
        {
          name: { es: 'cafeterías y hoteles', en: 'cafés and hotels' },
          purpose: { es: 'el bombón junto al café', en: 'the piece beside the coffee' },
          share: 15,
        },
      ],
      strain: {
        es: 'La Navidad vende como cinco meses juntos y con calor ni se templa ni se envía: las manos que faltan unas semanas sobran la mitad del año.',
        en: 'Christmas sells like five months together, and in hot weather nothing can be tempered or sent; hands wanted for a few weeks have nothing to do for half the year.',
      },
      measures: {
        es: [
          'cajas vendidas',
          'importe medio por caja',
          'coste del cacao por kilo',
          'encargos de empresa',
          'producto fuera de fecha',
          'ventas fuera de Navidad',
        ],
        en: [
          'boxes sold',
          'average amount per box',
          'cocoa cost per kilo',
          'company orders',
          'stock past its date',
          'sales outside Christmas',
        ],
      },
    },
  },
  {
    id: 'pastry_workshop',
    sector: 'food_manufacturing',
    name: { es: 'Pastelería y tartas por encargo', en: 'Pastry and cakes to order' },
    clues: {
      es: [
        'tortas por encargo',
        'tortas decoradas',
        'tortas de cumpleaños',
        'queques',
        'pasteles por encargo',
        'pastelería',
        'repostería',
        'tartas',
        'tarta',
        'pasteles',
        'galletas',
        'confitería',
        'bollería',
        'tartas por encargo',
      ],
      en: ['patisserie', 'pastry', 'pastries', 'cakes', 'cake', 'cupcakes', 'celebration cakes', 'cake maker', 'cookies'],
    },
    figures: {
      unit: { es: { one: 'tarta', many: 'tartas' }, en: { one: 'cake', many: 'cakes' } },
      variableCostPct: estimate(32, 38, 45),
      price: estimate(24, 34, 60),
      monthlyUnits: estimate(170, 330, 560),
      usualTeam: 2,
      staffPct: estimate(29, 34, 40),
      rentPct: estimate(5, 8, 11),
      marketingPct: estimate(2, 3, 5),
      otherFixedPct: estimate(8, 10, 12),
      netMarginPct: estimate(2, 6, 11),
      vatClass: 'food',
      daysToCollect: -2,
      daysOfStock: 7,
      capex: estimate(25_000, 55_000, 120_000),
      season: [1.1, 0.9, 0.95, 1.0, 1.25, 1.05, 0.85, 0.65, 0.9, 0.95, 1.0, 1.4],
    },
    words: {
      aBusiness: { es: 'un obrador de pastelería', en: 'a cake and pastry kitchen' },
      theBusiness: { es: 'el obrador', en: 'the kitchen' },
      usualCustomer: {
        es: 'las familias que celebran y las cafeterías sin horno',
        en: 'families with something to celebrate and cafés with no oven',
      },
      directCost: { es: 'los huevos, la mantequilla, la fruta y la caja', en: 'eggs, butter, fruit and cake boxes' },
      costDoubt: {
        es: 'el coste por tarta no recoge la prueba de sabores, la decoración que se repite ni la hora de llevarla sin frenar de golpe',
        en: 'the cost per cake leaves aside the tasting, the icing done twice and the hour of driving it across town without braking hard',
      },
      substitutes: {
        es: ['la tarta helada del supermercado', 'un bizcocho hecho en casa', 'la confitería de toda la vida', 'una tarta por aplicación'],
        en: ['a supermarket ice-cream cake', 'a sponge made at home', 'the old confectioner’s', 'a cake through an app'],
      },
      scene: {
        es: 'El cumpleaños es el sábado y hay un niño que no puede tomar huevo. En la confitería no apuntan alergias por teléfono, y la foto que se mandó vuelve con un «más o menos».',
        en: 'The birthday is on Saturday and one of the guests cannot eat egg. The confectioner takes no allergies over the phone, and the picture that was sent comes back with a “more or less”.',
      },
      stakes: {
        es: 'La tarta sale en todas las fotos: si llega torcida o sabe a nata de bote, se recuerda más que los regalos.',
        en: 'The cake is in every photograph; if it arrives lopsided or tastes of tinned cream, it is remembered longer than the presents.',
      },
      story: {
        wish: {
          es: 'Prepara la fiesta de alguien a quien quiere y cuenta raciones en una servilleta. Quiere apagar la luz, que entre la tarta y oír el silencio.',
          en: 'Somebody planning a party for a loved one and counting slices on a napkin. The wish is to turn off the light, bring in the cake and hear the hush.',
        },
        obstacle: {
          es: 'Quien hornea bonito no contesta hasta el jueves, y quien contesta solo tiene tres modelos.',
          en: 'Whoever bakes beautifully does not answer until Thursday, and whoever answers has three designs.',
        },
        hurt: {
          es: 'El viernes por la noche hay que decidir entre improvisar un bizcocho o llevar una caja congelada.',
          en: 'On Friday night the choice is between improvising a sponge and bringing a frozen box.',
        },
      },
      steps: {
        es: ['Cuenta fecha, raciones y alergias', 'Aprueba el boceto y paga la señal', 'Recógela el mismo día con su caja'],
        en: ['Give the date, the portions and any allergies', 'Approve the sketch and pay the deposit', 'Collect it that day in its box'],
      },
      before: { es: 'una foto enviada y un «más o menos»', en: 'a picture sent and a “more or less”' },
      after: { es: 'la tarta de la foto, sin lo que no podía llevar', en: 'the cake in the picture, without what it could not contain' },
      rivalTest: {
        es: 'Encargar la misma tarta a otro obrador y apuntar qué preguntan, si enseñan un boceto, cuánto pesa y cómo llega a casa.',
        en: 'Order the same cake from another kitchen, and note what they ask, whether they show a sketch, what it weighs and how it survives the journey.',
      },
      proof: {
        es: 'un álbum de encargos con la foto pedida, la foto entregada y la lista de alérgenos de cada uno',
        en: 'an album of orders with the picture requested, the picture delivered and the allergens in each',
      },
      channels: [
        {
          name: { es: 'Instagram con encargos terminados', en: 'Instagram with finished orders' },
          purpose: { es: 'quien prepara una fiesta', en: 'people planning a party' },
          share: 40,
        },
        {
          name: { es: 'cafeterías sin horno', en: 'cafés with no oven' },
          purpose: { es: 'pedidos de lunes a jueves', en: 'weekday orders' },
          share: 25,
        },
        {
          name: { es: 'recomendación en el colegio', en: 'word at the school gate' },
          purpose: { es: 'el cumpleaños siguiente de la clase', en: 'the next birthday in the class' },
          share: 20,
        },
        {
          name: { es: 'ficha de Google con carta', en: 'Google profile with a price list' },
          purpose: { es: 'la tarta que hace falta mañana', en: 'the cake needed tomorrow' },
          share: 15,
        },
      ],
      strain: {
        es: 'El sábado tienen que salir doce tartas frescas del mismo frigorífico, y ninguna puede hacerse antes del viernes.',
        en: 'On Saturday a dozen fresh cakes must leave one refrigerator, and none of them could be made before Friday.',
      },
      measures: {
        es: ['tartas entregadas', 'importe medio por encargo', 'horas por tarta', 'materia prima tirada', 'encargos que repiten'],
        en: ['cakes delivered', 'average amount per order', 'hours per cake', 'ingredients thrown out', 'customers who order again'],
      },
    },
  },
  {
    id: 'cheese_dairy',
    sector: 'food_manufacturing',
    name: { es: 'Quesería', en: 'Cheese dairy' },
    clues: {
      es: ['quesería', 'quesera', 'quesero', 'queso artesano', 'elaboración de quesos', 'leche cruda', 'cuajo'],
      en: ['cheese dairy', 'cheesemaker', 'cheese making', 'making cheese', 'creamery', 'raw milk', 'rennet'],
    },
    figures: {
      unit: { es: { one: 'kilo', many: 'kilos' }, en: { one: 'kilo', many: 'kilos' } },
      variableCostPct: estimate(36, 43, 52),
      price: estimate(11, 16, 26),
      monthlyUnits: estimate(300, 600, 1_200),
      usualTeam: 2,
      staffPct: estimate(25, 31, 37),
      rentPct: estimate(2, 4, 7),
      marketingPct: estimate(2, 4, 7),
      otherFixedPct: estimate(8, 11, 14),
      netMarginPct: estimate(1, 4, 9),
      vatClass: 'food',
      daysOfStock: 45,
      rampMonths: 14,
      capex: estimate(45_000, 95_000, 220_000),
      season: [0.9, 0.88, 0.92, 1.0, 0.98, 0.98, 1.05, 1.1, 0.95, 0.95, 1.05, 1.24],
    },
    words: {
      aBusiness: { es: 'una quesería', en: 'a cheese dairy' },
      theBusiness: { es: 'la quesería', en: 'the dairy' },
      scene: {
        es: 'La carta dice queso del valle y la cámara guarda una barra de fábrica cortada en cuñas. El camarero lo sabe, el cliente que pregunta de qué pueblo es también, y el reparto que debía traer el bueno no pasó el jueves.',
        en: 'The menu says cheese from the valley and the cold room holds a factory block cut into wedges. The waiter knows it, so does the guest who asks which village, and the van meant to bring the real one did not call on Thursday.',
      },
      stakes: {
        es: 'Un restaurante que se queda dos semanas sin su queso cambia la carta, y quien sale de una carta tarda una temporada en volver.',
        en: 'A restaurant without its cheese for a fortnight reprints the menu, and it takes a season to get back on one.',
      },
      story: {
        wish: {
          es: 'Lleva una cocina y quiere un queso con nombre de pueblo que llegue siempre igual y siempre el mismo día.',
          en: 'This is a cook who wants a cheese with a village’s name that always comes the same, and on the same day.',
        },
        obstacle: {
          es: 'El que le gusta lo hace alguien que no coge el teléfono y que a mitad de temporada ya lo ha vendido todo.',
          en: 'The good one is made by somebody who never answers the telephone and has sold out by mid-season.',
        },
        hurt: {
          es: 'Se acaba comprando al distribuidor, que tiene de todo y no sabe de qué vaca.',
          en: 'In the end the wholesaler gets the order, having everything and not knowing from which cow.',
        },
      },
      usualCustomer: {
        es: 'los restaurantes y las tiendas de producto de la comarca, y quien pasa por la puerta',
        en: 'restaurants and food shops of the district, and whoever stops at the door',
      },
      directCost: { es: 'la leche, el cuajo y el envase', en: 'milk, rennet and packaging' },
      costDoubt: {
        es: 'el coste por kilo no resta lo que el queso pierde de peso en la cava ni las piezas que se abren para probar',
        en: 'the cost per kilo does not take off the weight lost in the cellar or the cheeses opened for tasting',
      },
      substitutes: {
        es: [
          'el queso de un distribuidor',
          'una denominación conocida de otra zona',
          'la cuña del supermercado',
          'comprarlo en el mercado del pueblo',
        ],
        en: ['a wholesaler’s cheese', 'a well-known cheese from elsewhere', 'a supermarket wedge', 'buying it at the village market'],
      },
      rivalTest: {
        es: 'Comprar una pieza de cada rival en la misma tienda, mirar la fecha y el lote, y dejarlas juntas en la nevera hasta que una se rinda.',
        en: 'Buy one cheese from each rival in the same shop, look at date and batch, and keep them side by side in the fridge until one gives up.',
      },
      steps: {
        es: ['Pide una muestra para tu cocina', 'Fija el día de reparto', 'Avisa con tiempo si cambia la cantidad'],
        en: ['Ask for a sample for the kitchen', 'Settle the delivery day', 'Say in good time if the amount changes'],
      },
      before: { es: 'una tabla con cinco quesos y ninguna historia', en: 'a board of five cheeses and no story' },
      after: {
        es: 'una pieza con lote, pueblo y el nombre de la ganadería',
        en: 'a cheese with a batch, a village and the name of the herd',
      },
      proof: {
        es: 'los análisis de los tres primeros lotes y la carta de un cocinero que se compromete a una cantidad por semana',
        en: 'laboratory results for the first three batches and a chef’s letter committing to an amount a week',
      },
      strain: {
        es: 'La leche entra todos los días aunque nadie compre: lo que manda no es la cuba, sino los metros de cava donde el queso espera a que lo paguen.',
        en: 'Milk comes in every day whether anybody buys or not; the limit is not the vat but the cellar shelves where cheese waits to be paid for.',
      },
      risks: [
        {
          risk: { es: 'un lote que no pasa el análisis', en: 'a batch that fails its tests' },
          hits: 'waste',
          trigger: { es: 'un recuento alto en la leche de recogida', en: 'a high count in the milk collected' },
          response: {
            es: 'lote retenido, aviso a quien lo tenga y análisis por ganadería',
            en: 'batch held back, holders told and tests herd by herd',
          },
        },
        {
          risk: {
            es: 'la ganadería que sirve la leche sube el precio o cierra',
            en: 'the herd that supplies the milk raises its price or closes',
          },
          hits: 'goods',
          trigger: { es: 'un segundo aviso de precio en el mismo año', en: 'a second notice about price within the year' },
          response: {
            es: 'contrato anual con dos ganaderías y precio ligado al litro',
            en: 'yearly contracts with two herds and a price tied to the litre',
          },
        },
        {
          risk: { es: 'la cava se llena antes que la cartera de pedidos', en: 'the cellar fills before the order book' },
          hits: 'waste',
          trigger: { es: 'más de siete semanas de queso en las baldas', en: 'over seven weeks of cheese on the shelves' },
          response: {
            es: 'menos días de cuba y una línea fresca que se venda en la semana',
            en: 'fewer days at the vat and a fresh line that sells within the week',
          },
        },
        {
          risk: { es: 'un restaurante grande paga tarde', en: 'one large restaurant pays late' },
          hits: 'late',
          trigger: { es: 'dos facturas vencidas de la misma casa', en: 'two overdue bills from one house' },
          response: {
            es: 'tope de crédito por cliente y reparto contra pago',
            en: 'a credit limit for each customer and payment on delivery',
          },
        },
      ],
      measures: {
        es: [
          'kilos vendidos por semana',
          'litros de leche por kilo',
          'semanas de queso en la cava',
          'restaurantes que repiten cada mes',
          'piezas apartadas por defecto',
        ],
        en: [
          'kilos sold in a week',
          'litres of milk to a kilo',
          'weeks of cheese in the cellar',
          'restaurants reordering each month',
          'cheeses set aside as faulty',
        ],
      },
    },
  },
  {
    id: 'fresh_pasta',
    sector: 'food_manufacturing',
    name: { es: 'Fábrica de pastas frescas', en: 'Fresh pasta shop' },
    clues: {
      es: [
        'fábrica de pastas',
        'pastas frescas',
        'pasta fresca',
        'pastas artesanales',
        'pastas caseras',
        'ravioles',
        'raviolis',
        'sorrentinos',
        'capeletis',
        'ñoquis',
        'tallarines',
        'canelones',
        'pasta rellena',
      ],
      en: [
        'fresh pasta',
        'pasta shop',
        'pasta maker',
        'handmade pasta',
        'ravioli',
        'gnocchi',
        'tagliatelle',
        'filled pasta',
        'lasagne sheets',
      ],
    },
    figures: {
      unit: { es: { one: 'pedido', many: 'pedidos' }, en: { one: 'order', many: 'orders' } },
      variableCostPct: estimate(33, 39, 46),
      price: estimate(8, 13, 22),
      monthlyUnits: estimate(650, 1_150, 1_900),
      usualTeam: 2,
      staffPct: estimate(26, 31, 36),
      marketingPct: estimate(1, 2, 4),
      otherFixedPct: estimate(8, 10, 13),
      netMarginPct: estimate(3, 7, 11),
      vatClass: 'food',
      rampMonths: 6,
      daysToCollect: 2,
      daysToPay: 15,
      daysOfStock: 7,
      customerCost: estimate(3, 8, 20),
      capex: estimate(18_000, 42_000, 95_000),
      season: [0.93, 0.92, 1.0, 1.03, 1.03, 1.0, 0.98, 0.95, 0.98, 1.02, 1.02, 1.14],
    },
    words: {
      aBusiness: { es: 'una fábrica de pastas frescas', en: 'a fresh pasta shop' },
      theBusiness: { es: 'la fábrica de pastas', en: 'the pasta shop' },
      usualCustomer: {
        es: 'las familias del barrio que comen pasta el domingo y los restaurantes que no la amasan',
        en: 'local families who eat pasta on Sundays and restaurants that do not roll their own',
      },
      directCost: { es: 'la harina, los huevos, el relleno y la bandeja', en: 'flour, eggs, filling and trays' },
      scene: {
        es: 'Es domingo, son las doce y la mesa es para ocho. Delante hay once personas con número, y la bandeja que se venía a buscar desaparece dos turnos antes.',
        en: 'It is noon on Sunday and the table is laid for eight. Eleven people with a ticket stand in front, and the tray everyone came for goes two numbers too soon.',
      },
      stakes: {
        es: 'Se vuelve a casa con el paquete del supermercado, que se abre en la olla y deja el relleno en el agua.',
        en: 'Home goes the supermarket packet, which bursts in the pan and leaves its filling in the water.',
      },
      story: {
        wish: {
          es: 'Reúne a los suyos una vez por semana y quiere poner en la mesa lo que hacía su abuela sin levantarse a amasar.',
          en: 'The family comes together once a week, and somebody would like to serve what a grandmother made without getting up early to knead.',
        },
        obstacle: {
          es: 'La masa fresca no se guarda: o se compra esa misma mañana, con todos, o ya no está.',
          en: 'Fresh dough does not keep, so it is bought that same morning, along with everybody else, or not at all.',
        },
        hurt: {
          es: 'Nadie se queja de la salsa, pero alguien pregunta si son de paquete.',
          en: 'Nobody complains about the sauce, yet somebody asks whether the pasta came out of a packet.',
        },
      },
      costDoubt: {
        es: 'el coste por pedido no cuenta los recortes de masa, el relleno que sobra el domingo por la tarde ni la bandeja que se regala al pesar',
        en: 'the cost per order leaves out the trimmings, the filling left on Sunday evening and the tray given away on the scales',
      },
      substitutes: {
        es: ['la pasta fresca del supermercado', 'otra fábrica de pastas', 'amasarla en casa', 'pedir comida hecha'],
        en: ['the supermarket’s chilled pasta', 'another pasta shop', 'rolling it at home', 'ordering a meal in'],
      },
      rivalTest: {
        es: 'Hacer la cola de la otra fábrica un domingo: anotar cuánto tarda, qué variedad se acaba primero y cuánta gente se marcha sin comprar.',
        en: 'Stand in the other shop’s queue one Sunday and note how long it takes, which shape sells out first and how many leave with nothing.',
      },
      steps: {
        es: [
          'Escribe el sábado qué relleno y para cuántos',
          'Recógelo el domingo con tu nombre en la bandeja',
          'Échalo al agua hirviendo y siéntate',
        ],
        en: [
          'Message on Saturday with the filling and how many you are',
          'Pick up a tray with your name on it on Sunday',
          'Drop it in boiling water and sit down',
        ],
      },
      before: {
        es: 'media mañana de domingo haciendo cola y un plan de repuesto',
        en: 'half of Sunday morning in a queue, with a fallback in mind',
      },
      after: { es: 'una bandeja apartada y la familia sentada a la una', en: 'a tray put by and the family at the table by one' },
      proof: {
        es: 'el mismo raviol hervido diez veces sin abrirse, con su peso y los minutos de cocción escritos en la bandeja',
        en: 'one ravioli boiled ten times without bursting, its weight and cooking time printed on the tray',
      },
      strain: {
        es: 'La mitad de la semana se vende en tres horas del domingo: lo que haya que amasar, rellenar y cerrar antes de abrir marca cuántos pedidos se pueden aceptar.',
        en: 'Half the week is sold in three hours on Sunday; whatever has to be kneaded, filled and sealed before opening sets how many orders can be taken.',
      },
      channels: [
        {
          name: { es: 'lista de WhatsApp con los pedidos del fin de semana', en: 'weekend order list on WhatsApp' },
          purpose: { es: 'saber el viernes cuánto amasar', en: 'knowing on Friday how much to knead' },
          share: 35,
        },
        {
          name: { es: 'prueba en la puerta los sábados', en: 'Saturday tasting at the door' },
          purpose: { es: 'que el vecino compare con lo que compra', en: 'letting people compare with what they buy' },
          share: 25,
        },
        {
          name: { es: 'ficha de Google con horario de domingo', en: 'Google profile with Sunday hours' },
          purpose: { es: 'quien busca pastas abiertas ahora', en: 'people looking for pasta open now' },
          share: 20,
        },
        {
          name: { es: 'muestra a restaurantes sin amasadora', en: 'samples for kitchens with no mixer' },
          purpose: { es: 'kilos fijos entre semana', en: 'steady weekday weight' },
          share: 20,
        },
      ],
      permits: {
        es: [
          'registro sanitario del elaborador',
          'habilitación del local como obrador',
          'carné de manipulación de alimentos',
          'rotulado con peso, alérgenos o vencimiento',
          'control de temperaturas por escrito',
          'seguro de responsabilidad por producto',
        ],
        en: [
          'food business registration',
          'premises approval for production',
          'food hygiene certificate',
          'labels with weight, allergens or use-by date',
          'written temperature log',
          'product liability insurance',
        ],
      },
      risks: [
        {
          risk: { es: 'un domingo de lluvia deja bandejas sin vender', en: 'a wet Sunday leaves trays unsold' },
          hits: 'waste',
          trigger: { es: 'menos de la mitad encargada el sábado por la noche', en: 'under half of it ordered by Saturday night' },
          response: {
            es: 'amasar sobre encargo, congelar lo relleno ese día y venderlo rotulado como congelado',
            en: 'knead to order, freeze the filled shapes that day and sell them labelled as frozen',
          },
        },
        {
          risk: { es: 'se corta el frío un sábado', en: 'the cold fails on a Saturday' },
          hits: 'waste',
          trigger: { es: 'dos lecturas fuera de rango en un turno', en: 'two readings out of range in one shift' },
          response: {
            es: 'alarma al teléfono, técnico con nombre y conservadora de un vecino apalabrada',
            en: 'an alarm to the phone, a named engineer and a neighbour’s fridge agreed on',
          },
        },
        {
          risk: { es: 'suben a la vez el huevo y la ricota', en: 'eggs and ricotta rise together' },
          hits: 'goods',
          trigger: { es: 'una lista nueva del proveedor antes de fin de mes', en: 'a new price list before the month is out' },
          response: {
            es: 'recalcular el relleno por kilo, dos proveedores y precio nuevo avisado con una semana',
            en: 'cost the filling again by weight, keep two suppliers and announce the new price a week ahead',
          },
        },
      ],
      measures: {
        es: [
          'encargos cerrados el sábado',
          'kilos amasados',
          'bandejas sin vender',
          'minutos de espera el domingo',
          'gasto en relleno por kilo',
          'clientes que repiten cada semana',
        ],
        en: [
          'orders closed on Saturday',
          'weight of dough made',
          'trays unsold',
          'minutes of waiting on Sunday',
          'filling cost by weight',
          'customers back every week',
        ],
      },
    },
  },
  {
    id: 'meal_prep',
    sector: 'food_manufacturing',
    name: { es: 'Comida preparada a domicilio', en: 'Meal prep delivery' },
    clues: {
      es: [
        'viandas',
        'viandas saludables',
        'almuerzos a domicilio',
        'lunch a domicilio',
        'comida casera a domicilio',
        'menús semanales',
        'táper',
        'tuppers',
        'comida preparada',
        'batch cooking',
        'comidas para la semana',
      ],
      en: ['meal prep', 'prepared meals', 'ready meals', 'weekly meals', 'meal delivery', 'home cooked meals delivered'],
    },
    figures: {
      unit: { es: { one: 'ración', many: 'raciones' }, en: { one: 'meal', many: 'meals' } },
      variableCostPct: estimate(30, 38, 46),
      price: estimate(6.5, 9, 13),
      monthlyUnits: estimate(700, 1_100, 1_900),
      usualTeam: 2,
      staffPct: estimate(29, 34, 40),
      rentPct: estimate(3, 6, 10),
      marketingPct: estimate(3, 5, 8),
      otherFixedPct: estimate(6, 8, 11),
      netMarginPct: estimate(2, 7, 13),
      daysToCollect: 0,
      daysToPay: 15,
      daysOfStock: 4,
      customerCost: estimate(8, 18, 40),
      capex: estimate(10_000, 24_000, 55_000),
      season: [1.1, 1.05, 1.05, 1.0, 1.0, 0.95, 0.85, 0.75, 1.1, 1.1, 1.05, 1.0],
    },
    words: {
      aBusiness: { es: 'una cocina de comida preparada a domicilio', en: 'a meal prep kitchen' },
      theBusiness: { es: 'la cocina', en: 'the kitchen' },
      usualCustomer: {
        es: 'quienes comen fuera de casa entre semana y las familias sin tiempo de cocinar',
        en: 'people who eat away from home on weekdays, and families with no time to cook',
      },
      directCost: { es: 'los ingredientes, los envases y el reparto', en: 'ingredients, containers and delivery' },
      costDoubt: {
        es: 'el coste por ración no incluye lo que se pela, lo que sobra del viernes ni el envase que vuelve roto',
        en: 'the cost per meal leaves out peelings, what is left over on Friday and containers that come back broken',
      },
      substitutes: {
        es: [
          'el reparto de restaurantes',
          'los platos del supermercado',
          'cocinar el domingo para toda la semana',
          'un bocadillo en la mesa de trabajo',
        ],
        en: ['restaurant delivery apps', 'supermarket ready meals', 'cooking on Sunday for the week', 'a sandwich at the desk'],
      },
      scene: {
        es: 'Son las nueve de la noche y la nevera tiene media cebolla y un yogur. Se abre la aplicación de reparto, se mira el precio y se acaba cenando cereales.',
        en: 'It is nine at night, and the fridge holds half an onion and a yoghurt. The delivery app is opened, the price is looked at, and dinner is cereal.',
      },
      stakes: {
        es: 'Se come peor de lo que se sabe y se gasta en una semana lo que costaba un mes de compra.',
        en: 'People eat worse than they know how to, and spend in a week what a month of groceries used to cost.',
      },
      story: {
        wish: {
          es: 'Quiere abrir la nevera un miércoles y encontrar la comida hecha por alguien que cocina como en su casa.',
          en: 'The wish is to open the fridge on a Wednesday and find food cooked as it would be at home.',
        },
        obstacle: {
          es: 'Lo barato sabe a bandeja, lo bueno llega frío y nadie apunta que no come cerdo.',
          en: 'What is cheap tastes of the tray, what is good arrives cold, and no one notes that pork is out.',
        },
        hurt: {
          es: 'La compra del sábado se pudre en el cajón y cada bolsa tirada lleva culpa dentro.',
          en: 'Saturday’s shopping rots in the drawer, and every bag thrown out carries its share of guilt.',
        },
      },
      rivalTest: {
        es: 'Encargar la misma semana a dos cocinas y pesar cada ración, leer la etiqueta y apuntar a qué temperatura llega.',
        en: 'Order the same week from two kitchens, weigh each meal, read the label and note how warm it arrives.',
      },
      steps: {
        es: ['Elige el menú antes del jueves', 'Recibe la caja el domingo', 'Calienta y deja los envases en la puerta'],
        en: ['Choose the menu before Thursday', 'Get the box on Sunday', 'Heat, and leave the containers at the door'],
      },
      before: { es: 'media cebolla y una aplicación abierta', en: 'half an onion and an app open' },
      after: { es: 'cinco comidas etiquetadas en su balda', en: 'five labelled meals on their shelf' },
      proof: {
        es: 'cuatro semanas de pedidos repetidos, con lo que volvió en cada envase',
        en: 'four weeks of repeat orders, with what came back in each container',
      },
      strain: {
        es: 'Todo se cocina en dos días y se reparte en uno: la cámara, los fogones y la furgoneta se llenan a la vez y descansan el resto de la semana.',
        en: 'All is cooked in two days and delivered in one; cold room, stoves and van fill at the same time and rest for the remainder of the week.',
      },
      channels: [
        {
          name: { es: 'oficinas de la zona', en: 'offices nearby' },
          purpose: { es: 'una prueba en una mesa de diez', en: 'a tasting for a table of ten' },
          share: 35,
        },
        {
          name: { es: 'Instagram con el menú del lunes', en: 'Instagram with Monday’s menu' },
          purpose: { es: 'ver qué entra en la caja', en: 'seeing what goes into the box' },
          share: 40,
        },
        {
          name: { es: 'gimnasios con nutricionista', en: 'gyms with a dietitian' },
          purpose: { es: 'quien pesa lo que come', en: 'people who weigh what they eat' },
          share: 25,
        },
      ],
      permits: {
        es: [
          'registro sanitario del obrador',
          'plan de análisis de peligros',
          'etiquetas con alérgenos',
          'registro de temperaturas en cocina o reparto',
          'seguro de responsabilidad por producto',
        ],
        en: [
          'food business registration',
          'hazard analysis plan',
          'allergen labels',
          'temperature log of kitchen or van',
          'product liability insurance',
        ],
      },
      risks: [
        {
          risk: { es: 'una bandeja sin alérgeno apuntado', en: 'a tray with an allergen not noted' },
          hits: 'policy',
          trigger: { es: 'un cambio de ingrediente hecho el mismo día', en: 'one ingredient changed on the day' },
          response: {
            es: 'ficha por plato, etiqueta impresa desde ella y retirada de la tanda entera',
            en: 'a card for each dish, labels printed from it and the whole batch withdrawn',
          },
        },
        {
          risk: { es: 'sube el precio de la carne', en: 'the price of meat goes up' },
          hits: 'goods',
          trigger: { es: 'dos facturas seguidas por encima de lo presupuestado', en: 'two invoices running above the estimate' },
          response: {
            es: 'menú de temporada, dos platos de legumbre por semana y precio revisado cada trimestre',
            en: 'a seasonal menu, two pulse dishes a week and prices reviewed each quarter',
          },
        },
        {
          risk: { es: 'las altas se cansan del menú', en: 'subscribers tire of the menu' },
          hits: 'sales',
          trigger: { es: 'tres bajas con el mismo motivo', en: 'three leavers for the same reason' },
          response: {
            es: 'un plato nuevo cada semana, pausa sin pedir explicaciones y encuesta de dos preguntas',
            en: 'a new dish every week, a pause with no reason asked and a survey of two questions',
          },
        },
      ],
      measures: {
        es: ['raciones por semana', 'kilos tirados', 'clientes que repiten a los dos meses', 'minutos por parada', 'coste por bandeja'],
        en: ['meals a week', 'kilos thrown away', 'customers still there after two months', 'minutes per stop', 'cost per tray'],
      },
    },
  },
] as const satisfies readonly Trade[];
