import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const foodTruckTrades = [
  {
    id: 'burger_truck',
    sector: 'food_truck',
    name: { es: 'Food truck de hamburguesas', en: 'Burger truck' },
    clues: {
      es: ['hamburguesas', 'hamburguesa', 'smash burger', 'perritos calientes', 'puesto de hot dogs', 'patatas fritas', 'plancha'],
      en: ['burgers', 'burger', 'burger van', 'burger truck', 'hot dog stand', 'fries', 'griddle'],
    },
    figures: {
      unit: { es: { one: 'hamburguesa', many: 'hamburguesas' }, en: { one: 'burger', many: 'burgers' } },
      variableCostPct: estimate(30, 34, 39),
      price: estimate(8.5, 10.5, 14),
      monthlyUnits: estimate(450, 900, 1600),
      usualTeam: 1,
      capex: estimate(38_000, 65_000, 110_000),
      season: [0.55, 0.6, 0.8, 1.05, 1.25, 1.35, 1.4, 1.3, 1.2, 1.05, 0.7, 0.75],
      vatClass: 'hospitality',
    },
    words: {
      aBusiness: { es: 'una hamburguesería sobre ruedas', en: 'a burger truck' },
      theBusiness: { es: 'la furgoneta', en: 'the truck' },
      usualCustomer: {
        es: 'quienes cenan de pie en conciertos, ferias y mercadillos nocturnos',
        en: 'people who eat supper standing at concerts, fairs and night markets',
      },
      directCost: { es: 'la carne, el pan y el gas', en: 'meat, buns and gas' },
      scene: {
        es: 'Entre un grupo y el siguiente hay veinte minutos y mucha gente con hambre. La barra del recinto vende un bocadillo frío a precio de cena, y quien va a por él se pierde la primera canción.',
        en: 'Between one band and the next there are twenty minutes and a hungry crowd. The venue’s bar sells a cold roll at the price of a dinner, and whoever goes for it misses the first song.',
      },
      stakes: {
        es: 'Se vuelve del concierto con dolor de cabeza y media entrada gastada en bolsas de patatas.',
        en: 'People go home with a headache and half a ticket’s worth of crisps.',
      },
      costDoubt: {
        es: 'al coste por hamburguesa le suelen faltar el aceite de la freidora, las servilletas y la carne que merma en la plancha',
        en: 'the cost per burger tends to be short of the fryer oil, the napkins and the weight meat loses on the griddle',
      },
      substitutes: {
        es: [
          'el bocadillo traído de casa',
          'la barra del recinto',
          'una cadena de comida rápida a la salida',
          'la pizza del puesto vecino',
        ],
        en: ['a sandwich from home', 'the counter inside the venue', 'a fast-food chain on the way out', 'pizza from the next pitch'],
      },
      strain: {
        es: 'La plancha tiene su tamaño y la carne pide sus minutos: esa cuenta, y no la cola, decide lo que se vende entre concierto y concierto.',
        en: 'The griddle has its size and the meat its minutes; that sum, and not the queue, decides what is sold between one act and the next.',
      },
      measures: {
        es: [
          'hamburguesas por hora de ventanilla',
          'importe medio por persona',
          'jornadas vendidas por mes',
          'canon sobre ventas de la jornada',
          'carne devuelta sin vender',
        ],
        en: [
          'burgers per hour at the hatch',
          'average amount per person',
          'days worked in the month',
          'pitch fee out of the day’s sales',
          'meat brought back unsold',
        ],
      },
    },
  },
  {
    id: 'coffee_van',
    sector: 'food_truck',
    name: { es: 'Cafetería móvil', en: 'Coffee van' },
    clues: {
      es: ['café', 'cafetería móvil', 'carrito de café', 'furgoneta de café', 'café ambulante', 'café de especialidad', 'cafés'],
      en: ['coffee', 'coffee van', 'coffee cart', 'mobile coffee', 'mobile cafe', 'coffee trailer', 'coffees'],
    },
    figures: {
      unit: { es: { one: 'café', many: 'cafés' }, en: { one: 'coffee', many: 'coffees' } },
      variableCostPct: estimate(21, 26, 31),
      price: estimate(2.4, 3.2, 4.5),
      monthlyUnits: estimate(1300, 2400, 3900),
      usualTeam: 1,
      staffPct: estimate(28, 33, 38),
      marketingPct: estimate(1, 2, 4),
      capex: estimate(20_000, 38_000, 65_000),
      season: [0.88, 0.92, 1.0, 1.05, 1.1, 1.1, 0.98, 0.75, 1.05, 1.1, 1.03, 1.04],
      vatClass: 'hospitality',
    },
    words: {
      aBusiness: { es: 'una cafetería sobre ruedas', en: 'a coffee van' },
      theBusiness: { es: 'la furgoneta', en: 'the van' },
      scene: {
        es: 'El tren sale a las siete y doce y el bar de la estación abre a las ocho. En el andén hay sesenta personas con frío y una máquina que se traga las monedas.',
        en: 'The train leaves at twelve past seven and the station bar opens at eight. On the platform stand sixty cold people and a machine that eats coins.',
      },
      stakes: {
        es: 'Se llega al trabajo medio dormido, y el primer café decente del día es el de las once.',
        en: 'People reach work half asleep, and the day’s first decent cup comes at eleven.',
      },
      story: {
        wish: {
          es: 'Sale de casa a las seis y media todos los días con el tiempo justo. Quiere algo caliente en la mano sin desviarse del camino.',
          en: 'Out of the house at half past six each day with no minute to spare. The wish is for something hot in the hand without going out of the way.',
        },
        obstacle: {
          es: 'Todo lo que abre a esa hora está al otro lado de la carretera.',
          en: 'Whatever opens at that hour is across the main road.',
        },
        hurt: {
          es: 'El viaje se hace con los ojos cerrados y la boca seca, cinco mañanas de cada siete.',
          en: 'The journey is spent with eyes shut and a dry mouth, five mornings out of seven.',
        },
      },
      usualCustomer: {
        es: 'quienes entran temprano a estaciones, polígonos y hospitales',
        en: 'people starting early at stations, business parks and hospitals',
      },
      directCost: { es: 'el grano, la leche y los vasos', en: 'beans, milk and cups' },
      costDoubt: {
        es: 'el coste por café no recoge el gasoil del generador, el agua que se carga a mano ni los vasos de la promoción',
        en: 'the cost per coffee does not include generator fuel, water carried by hand or the cups given away',
      },
      substitutes: {
        es: ['el termo de casa', 'la máquina del andén', 'el bar que abre más tarde', 'aguantar hasta la oficina'],
        en: ['a flask from home', 'the platform machine', 'the bar that opens later', 'waiting until the office'],
      },
      rivalTest: {
        es: 'Pasar tres mañanas seguidas por la parada donde se quiere servir, de seis y media a nueve, y contar quién lleva ya un vaso en la mano y de dónde lo trae.',
        en: 'Spend three mornings running where you hope to serve, from half past six to nine, and count who already carries a cup and where it came from.',
      },
      steps: {
        es: ['Mira en qué parada está hoy', 'Pide desde la acera o por mensaje', 'Llévatelo antes de que salga el tren'],
        en: ['See which stop it is at today', 'Order from the pavement or by message', 'Carry it off before the train goes'],
      },
      before: { es: 'una moneda atascada y un andén con frío', en: 'a stuck coin and a cold platform' },
      after: { es: 'un vaso caliente antes de que entre el tren', en: 'a hot cup before the train pulls in' },
      proof: {
        es: 'cinco mañanas de prueba en la misma parada, con los cafés por cuarto de hora anotados',
        en: 'five trial mornings at one stop, with coffees per quarter of an hour written down',
      },
      risks: [
        {
          risk: { es: 'una parada que se pierde', en: 'a stop is lost' },
          hits: 'sales',
          trigger: {
            es: 'aviso del recinto o del ayuntamiento con menos de un mes',
            en: 'notice from the site or the town hall of under a month',
          },
          response: { es: 'dos paradas de reserva medidas de antemano', en: 'two spare stops measured beforehand' },
        },
        {
          risk: { es: 'se avería la máquina', en: 'the machine breaks down' },
          hits: 'week',
          trigger: { es: 'presión que baja dos veces en la misma semana', en: 'pressure dropping twice in one week' },
          response: { es: 'contrato de revisión y una cafetera de filtro a bordo', en: 'a service contract and a filter brewer on board' },
        },
        {
          risk: { es: 'el teletrabajo vacía el andén', en: 'home working empties the platform' },
          hits: 'sales',
          trigger: { es: 'lunes y viernes por debajo de la mitad del miércoles', en: 'Mondays and Fridays at under half of a Wednesday' },
          response: { es: 'cambiar esos días por mercados o rodajes', en: 'swapping those days for markets or film shoots' },
        },
      ],
      strain: {
        es: 'Hay noventa minutos buenos al día y una máquina de dos grupos: quien espera más de un tren no vuelve, y el agua del depósito se acaba sin avisar.',
        en: 'There are ninety good minutes a day and a two-group machine; anyone kept waiting past one train does not return, and the tank runs dry without warning.',
      },
      measures: {
        es: [
          'cafés por hora de parada',
          'importe medio por persona',
          'paradas que pagan su canon',
          'clientes que repiten tres días por semana',
          'jornadas perdidas por lluvia',
        ],
        en: [
          'coffees per hour at each stop',
          'average amount per person',
          'stops that pay their pitch fee',
          'customers seen three days a week',
          'days lost to rain',
        ],
      },
    },
  },
  {
    id: 'churros_stall',
    sector: 'food_truck',
    name: { es: 'Churrería ambulante', en: 'Churros stall' },
    clues: {
      es: ['churrería', 'churros', 'porras', 'chocolate con churros', 'buñuelos', 'gofres', 'crepes', 'algodón de azúcar'],
      en: ['churros', 'churros stall', 'doughnuts', 'waffles', 'waffle stall', 'pancake stall', 'candyfloss', 'hot chocolate'],
    },
    figures: {
      unit: { es: { one: 'ración', many: 'raciones' }, en: { one: 'portion', many: 'portions' } },
      variableCostPct: estimate(18, 23, 28),
      price: estimate(3, 4.5, 7),
      monthlyUnits: estimate(1100, 2100, 3600),
      usualTeam: 1,
      staffPct: estimate(24, 28, 33),
      rentPct: estimate(5, 9, 14),
      marketingPct: estimate(0.5, 1, 3),
      otherFixedPct: estimate(11, 14, 17),
      netMarginPct: estimate(8, 13, 19),
      capex: estimate(25_000, 45_000, 85_000),
      season: [0.9, 0.75, 0.85, 0.85, 0.95, 1.0, 1.1, 1.25, 1.05, 0.95, 0.9, 1.45],
      vatClass: 'hospitality',
      weatherDriven: false,
    },
    words: {
      aBusiness: { es: 'una churrería ambulante', en: 'a travelling churros stall' },
      theBusiness: { es: 'la churrería', en: 'the stall' },
      scene: {
        es: 'La verbena termina a las cinco de la mañana y ha refrescado. Queda una hora hasta el primer autobús, y en toda la plaza no hay nada caliente que se pueda comer andando.',
        en: 'The street party ends at five in the morning and the air has turned cold. The first bus is an hour off, and nothing hot is left on the square that can be eaten walking.',
      },
      stakes: {
        es: 'La fiesta se recuerda por cómo acaba, y acabarla con hambre y sin sitio donde arrimarse la hace más corta el año siguiente.',
        en: 'A party is remembered for how it ended, and one that ends hungry with nowhere to huddle is shorter the next year.',
      },
      usualCustomer: {
        es: 'las familias y las cuadrillas que van a ferias, mercados y fiestas de pueblo',
        en: 'families and groups of friends at fairs, markets and village festivals',
      },
      directCost: { es: 'la harina, el aceite y el chocolate', en: 'flour, oil and chocolate' },
      costDoubt: {
        es: 'el coste por ración parece de risa hasta que se suman el aceite que se cambia cada noche, el gas y el canon de la plaza',
        en: 'the cost per portion looks like nothing until the oil changed nightly, the gas and the fee for the pitch are added in',
      },
      substitutes: {
        es: ['la cafetería que abre pronto', 'los churros congelados', 'el puesto de gofres de al lado', 'irse a casa sin nada'],
        en: ['the cafe that opens early', 'frozen churros at home', 'the waffle stall alongside', 'going home without'],
      },
      rivalTest: {
        es: 'Preguntar en tres ayuntamientos cómo se adjudicó la plaza el año pasado y cuánto se pagó, y mirar una noche de fiesta cuántas raciones salen por hora.',
        en: 'Ask three town halls how last year’s pitch was awarded and what was paid for it, and watch one festival night to see how many portions leave each hour.',
      },
      steps: {
        es: ['Acércate al puesto', 'Pide media docena o una entera', 'Mójalos todavía calientes'],
        en: ['Come up to the stall', 'Order half a dozen or the whole one', 'Dip them while they are hot'],
      },
      before: { es: 'una hora de frío hasta el primer autobús', en: 'an hour of cold until the first bus' },
      after: { es: 'un cucurucho caliente compartido entre cuatro', en: 'one hot cone shared between four' },
      story: {
        wish: {
          es: 'Lleva a los niños a la feria una sola noche al año. Quiere acabarla con algo dulce en la mano y sin discutir el precio.',
          en: 'One night a year the children go to the fair. The wish is to end it with something sweet in hand and no haggling.',
        },
        obstacle: {
          es: 'El puesto de siempre no ha venido, y el de al lado recalienta lo de la tarde.',
          en: 'The usual stall has not come, and its neighbour warms up the afternoon’s batch.',
        },
        hurt: {
          es: 'Se vuelve a casa con el azúcar pegado al jersey y la promesa de otro año.',
          en: 'Everyone goes home with sugar on their sleeves and a promise for another year.',
        },
      },
      strain: {
        es: 'En Nochevieja y en las fiestas de cada pueblo no se duerme: una masa dura lo que dura, y quien fríe no puede también cobrar.',
        en: 'New Year’s Eve and every town’s festival leave no time for sleep: dough lasts as long as it lasts, and whoever fries cannot also take the money.',
      },
      measures: {
        es: [
          'raciones por hora',
          'canon sobre ventas de cada feria',
          'litros de aceite por jornada',
          'ferias adjudicadas',
          'importe medio por grupo',
        ],
        en: [
          'portions per hour',
          'pitch fee out of each fair’s sales',
          'litres of oil per day',
          'fairs awarded',
          'average amount per group',
        ],
      },
    },
  },
  {
    id: 'latin_street_food',
    sector: 'food_truck',
    name: { es: 'Puesto de tacos, arepas o comida del mundo', en: 'Taco, arepa or world food stall' },
    clues: {
      es: [
        'tacos',
        'arepas',
        'empanadas',
        'burritos',
        'taquería',
        'comida mexicana',
        'comida venezolana',
        'comida asiática',
        'bao',
        'antojitos',
        'tamales',
        'elotes',
        'puesto de tamales',
        'puesto de tacos',
      ],
      en: ['tacos stall', 'taco truck', 'taco stand', 'burrito', 'mexican food', 'asian food', 'street noodles', 'falafel', 'world food'],
    },
    figures: {
      unit: { es: { one: 'plato', many: 'platos' }, en: { one: 'plate', many: 'plates' } },
      variableCostPct: estimate(26, 31, 36),
      price: estimate(7, 9.5, 13),
      monthlyUnits: estimate(550, 1000, 1700),
      usualTeam: 1,
      capex: estimate(25_000, 48_000, 90_000),
      season: [0.65, 0.7, 0.88, 1.05, 1.2, 1.28, 1.25, 1.1, 1.15, 1.05, 0.83, 0.86],
      vatClass: 'hospitality',
    },
    words: {
      aBusiness: { es: 'un puesto de comida callejera', en: 'a street food stall' },
      theBusiness: { es: 'el puesto', en: 'the stall' },
      scene: {
        es: 'Hay hambre, poco rato y la misma comida de cadena de ayer. Se come de pie, sin ganas, y media hora después nadie recuerda qué fue.',
        en: 'There is hunger, little time and the same chain food as yesterday. It is eaten standing, without pleasure, and half an hour later nobody recalls what it was.',
      },
      stakes: {
        es: 'Salir del paso cuesta casi lo mismo que comer bien, y no deja ganas de volver.',
        en: 'Making do costs nearly as much as eating well, and leaves no wish to come back.',
      },
      usualCustomer: {
        es: 'quienes comen fuera cerca del puesto',
        en: 'people who eat out near the stall',
      },
      directCost: { es: 'la masa, los rellenos y el envase', en: 'dough, fillings and packaging' },
      costDoubt: {
        es: 'el coste por plato olvida las horas de preparar la víspera y lo que se tira al cerrar',
        en: 'the cost per plate forgets the hours of preparing the day before and what is thrown out at closing',
      },
      substitutes: {
        es: ['la comida rápida de al lado', 'algo frío de una tienda abierta', 'una cadena con reparto', 'cocinar en casa'],
        en: ['the fast food next door', 'something cold from a shop still open', 'a chain that delivers', 'cooking at home'],
      },
      story: {
        wish: {
          es: 'Tiene media hora y ganas de algo recién hecho. Quiere pedirlo, ver cómo se prepara y comerlo caliente.',
          en: 'Half an hour, and an appetite for something freshly made. The wish is to order it, watch it being made and eat it hot.',
        },
        obstacle: {
          es: 'Lo que hay abierto cerca lleva horas hecho y se recalienta.',
          en: 'What is open nearby was made hours ago and is warmed up again.',
        },
        hurt: {
          es: 'Acaba comiendo cualquier cosa, y el único rato libre se va en eso.',
          en: 'It ends with eating whatever there is, and the only free moment goes on that.',
        },
      },
      before: { es: 'lo mismo de siempre, recalentado', en: 'the same old thing, warmed up' },
      after: { es: 'algo recién hecho que se espera con ganas', en: 'something freshly made and worth waiting for' },
      strain: {
        es: 'Lo que lleva horas se hace antes de abrir y no admite prisas: cuando se acaba, la cola que queda se va con hambre y sin volver.',
        en: 'What takes hours is made before opening and will not be hurried: when it runs out, the rest of the queue leaves hungry for good.',
      },
      measures: {
        es: [
          'platos por hora de ventanilla',
          'importe medio por persona',
          'hora a la que se acaba lo preparado',
          'canon sobre ventas de la jornada',
          'comidas de empresa contratadas',
        ],
        en: [
          'plates per hour at the hatch',
          'average amount per person',
          'time at which the food runs out',
          'pitch fee out of the day’s sales',
          'company lunches booked',
        ],
      },
    },
  },
] as const satisfies readonly Trade[];
