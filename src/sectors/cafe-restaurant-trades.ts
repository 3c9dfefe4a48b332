import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const cafeRestaurantTrades = [
  {
    id: 'coffee_shop',
    sector: 'cafe_restaurant',
    name: { es: 'Cafetería', en: 'Coffee shop' },
    clues: {
      es: ['cafetería', 'café de especialidad', 'cafés', 'desayunos', 'meriendas', 'tostadas', 'tartas', 'barista', 'brunch'],
      en: ['coffee shop', 'specialty coffee', 'coffees', 'espresso', 'flat white', 'cakes', 'breakfasts', 'tearoom'],
    },
    figures: {
      unit: { es: { one: 'consumición', many: 'consumiciones' }, en: { one: 'order', many: 'orders' } },
      variableCostPct: estimate(23, 27, 32),
      price: estimate(3.2, 4.8, 8),
      monthlyUnits: estimate(1700, 2900, 4800),
      usualTeam: 3,
      staffPct: estimate(32, 37, 42),
      rentPct: estimate(7, 10, 13),
      capex: estimate(38_000, 70_000, 120_000),
      season: [0.97, 0.96, 1.02, 1.0, 1.03, 1.0, 0.95, 0.86, 1.0, 1.06, 1.06, 1.09],
      vatClass: 'hospitality',
    },
    words: {
      aBusiness: { es: 'una cafetería', en: 'a coffee shop' },
      theBusiness: { es: 'la cafetería', en: 'the coffee shop' },
      scene: {
        es: 'Son las ocho y veinte y falta media hora para entrar. El café de la máquina quema y sabe a cartón; en la barra de la esquina hay que pedirlo a gritos y beberlo de pie.',
        en: 'It is twenty past eight with half an hour to spare. Coffee from the machine scalds and tastes of cardboard; at the counter on the corner it has to be shouted for and drunk standing.',
      },
      stakes: {
        es: 'El rato que debía empezar el día se gasta en una cola, y quien trabaja solo se queda además sin la única conversación de la mañana.',
        en: 'The half hour meant to begin the day is spent in a queue, and anyone who works alone loses the morning’s only conversation with it.',
      },
      story: {
        wish: {
          es: 'Trabaja desde casa y baja todas las mañanas a que le dé el aire. Quiere una mesa con luz y un café que no haya que azucarar.',
          en: 'Somebody who works from home and comes down each morning for air. They want a table in the light and a coffee that needs no sugar.',
        },
        obstacle: {
          es: 'Donde el café es bueno no hay dónde sentarse, y donde hay sillas suena la tragaperras.',
          en: 'Where the coffee is good there is nowhere to sit, and where there are chairs there is a fruit machine.',
        },
        hurt: {
          es: 'Vuelve a la cocina de casa con el café a medias, y pasa otro día entero sin hablar con nadie.',
          en: 'They go back to the kitchen with the coffee half drunk, and another whole day passes without a word to anyone.',
        },
      },
      usualCustomer: {
        es: 'quienes desayunan, meriendan o trabajan un rato fuera de casa',
        en: 'people who have breakfast or coffee, or work for an hour, away from home',
      },
      directCost: { es: 'el café, la leche y la bollería', en: 'coffee, milk and pastries' },
      costDoubt: {
        es: 'el coste por consumición no cuenta la leche que se vaporiza y se tira, el café de calibrar el molino ni la tarta del último día',
        en: 'the cost per order ignores milk steamed and poured away, the shots pulled to set the grinder and the last day’s cake',
      },
      substitutes: {
        es: ['la cafetera de casa', 'la máquina de la oficina', 'el bar de la esquina', 'una cadena con vaso para llevar'],
        en: ['the pot at home', 'the office machine', 'the bar on the corner', 'a chain with paper cups'],
      },
      rivalTest: {
        es: 'Sentarse una mañana entre las ocho y las diez en la cafetería más llena, y contar los cafés por cuarto de hora y las personas que miran, no ven sitio y siguen.',
        en: 'Sit from eight to ten in the busiest coffee shop nearby, counting coffees each quarter of an hour and the people who look in, see no seat and walk on.',
      },
      steps: {
        es: ['Pide en la barra', 'Siéntate donde haya luz', 'Lee o charla con calma'],
        en: ['Order at the counter', 'Sit where there is light', 'Read or chat at your ease'],
      },
      before: { es: 'un vaso de cartón camino de la mesa de trabajo', en: 'a paper cup on the way to the desk' },
      after: { es: 'una taza caliente, una silla y media hora sin prisa', en: 'a warm cup, a chair and half an hour without hurry' },
      proof: {
        es: 'una mañana de prueba con veinte conocidos, los minutos por taza anotados y la receta de cada bebida pesada',
        en: 'one trial morning with twenty acquaintances, minutes per cup noted and each drink’s recipe weighed',
      },
      channels: [
        {
          name: { es: 'ficha de Google Maps con reseñas', en: 'Google Maps profile with reviews' },
          purpose: { es: 'quien busca dónde sentarse cerca', en: 'people looking for a seat nearby' },
          share: 40,
        },
        {
          name: { es: 'Instagram con la tarta del día', en: 'Instagram with the cake of the day' },
          purpose: { es: 'la merienda del sábado', en: 'Saturday afternoons' },
          share: 25,
        },
        {
          name: { es: 'tarjeta de cafés', en: 'coffee card' },
          purpose: { es: 'que el lunes se repita el martes', en: 'turning a Monday into a Tuesday' },
          share: 20,
        },
        {
          name: { es: 'oficinas y vecinos de la calle', en: 'offices and neighbours on the street' },
          purpose: { es: 'los desayunos de reunión', en: 'breakfast meetings' },
          share: 15,
        },
      ],
      strain: {
        es: 'Entre las ocho y las diez se sirve un tercio del día con una sola máquina: cada leche vegetal y cada tostada alargan la cola hasta la puerta.',
        en: 'A third of the day goes through one machine between eight and ten, and each oat milk and each slice of toast lengthens the queue to the door.',
      },
      measures: {
        es: [
          'consumiciones por hora de apertura',
          'importe medio por consumición',
          'coste de comida más personal sobre ventas',
          'bollería sobrante al cierre',
          'clientes que vuelven la misma semana',
        ],
        en: [
          'orders per hour open',
          'average amount per order',
          'goods plus wages as a share of sales',
          'pastries left at closing',
          'customers back the same week',
        ],
      },
      risks: [
        {
          risk: { es: 'la cola de la mañana se alarga y la gente sigue de largo', en: 'the morning queue grows and people walk on' },
          hits: 'sales',
          trigger: {
            es: 'tres mañanas de una semana con más de ocho personas esperando',
            en: 'three mornings in one week with over eight people waiting',
          },
          response: {
            es: 'otra persona en las dos horas llenas, la leche ya en jarras y el cobro aparte',
            en: 'a second person for the two full hours, milk ready in jugs and payment taken apart',
          },
        },
        {
          risk: { es: 'se avería la máquina de café', en: 'the espresso machine breaks down' },
          hits: 'week',
          trigger: {
            es: 'una presión que baila o dos avisos al técnico en un mes',
            en: 'pressure that wavers, or two calls to the engineer in a month',
          },
          response: {
            es: 'mantenimiento contratado con máquina de préstamo, y café de filtro mientras tanto',
            en: 'a service contract with a loan machine, and filter coffee meanwhile',
          },
        },
        {
          risk: { es: 'suben el café o la leche', en: 'coffee or milk goes up' },
          hits: 'goods',
          trigger: {
            es: 'dos facturas seguidas por encima de la ficha de coste',
            en: 'two invoices running above the cost card',
          },
          response: {
            es: 'un segundo tostador con precio para seis meses y la carta repasada cada trimestre',
            en: 'a second roaster with a six-month price, and the menu recosted each quarter',
          },
        },
        {
          risk: {
            es: 'mesas ocupadas toda la mañana con una sola taza',
            en: 'tables taken all morning with a single cup',
          },
          hits: 'sales',
          trigger: {
            es: 'tres días seguidos con gente que se va por no tener sitio',
            en: 'three days running with people leaving for want of a seat',
          },
          response: {
            es: 'una barra alta con enchufes para quien trabaja y las mesas para quien desayuna',
            en: 'a high counter with sockets for those who work, and the tables for those who breakfast',
          },
        },
      ],
    },
  },
  {
    id: 'set_menu_restaurant',
    sector: 'cafe_restaurant',
    name: { es: 'Restaurante con menú del día', en: 'Restaurant with a set menu' },
    clues: {
      es: [
        'menú casero',
        'menús caseros',
        'primeros y segundos',
        'menú del día',
        'bar de menú',
        'bar de menús',
        'bar de menú del día',
        'restaurante de menú del día',
        'menú ejecutivo',
        'menús diarios',
        'restaurante de menú',
        'casa de comidas',
        'comida casera',
        'primer plato',
        'menú de mediodía',
      ],
      en: [
        'set menu',
        'set lunch',
        'lunch menu',
        'menu of the day',
        'home cooking',
        'two-course lunch',
        'workers’ lunch',
        'office lunches',
      ],
    },
    figures: {
      unit: { es: { one: 'menú', many: 'menús' }, en: { one: 'set menu', many: 'set menus' } },
      variableCostPct: estimate(31, 35, 39),
      price: estimate(11, 14, 22),
      monthlyUnits: estimate(750, 1300, 2300),
      usualTeam: 3,
      staffPct: estimate(30, 33, 37),
      rentPct: estimate(5, 7, 10),
      marketingPct: estimate(0.5, 1, 3),
      capex: estimate(55_000, 95_000, 170_000),
      season: [0.95, 0.98, 1.05, 1.0, 1.05, 1.03, 0.98, 0.72, 1.02, 1.08, 1.06, 1.08],
      vatClass: 'hospitality',
    },
    words: {
      aBusiness: { es: 'un restaurante de menú del día', en: 'a set-lunch restaurant' },
      theBusiness: { es: 'el restaurante', en: 'the restaurant' },
      usualCustomer: {
        es: 'quienes trabajan cerca y comen fuera de lunes a viernes',
        en: 'people who work nearby and lunch out from Monday to Friday',
      },
      directCost: { es: 'los ingredientes, el pan y la bebida', en: 'ingredients, bread and drinks' },
      costDoubt: {
        es: 'el coste por menú se saca con los platos baratos, y al final todo el mundo pide el pescado',
        en: 'the cost per set menu is worked out on the cheap dishes, and then everybody orders the fish',
      },
      substitutes: {
        es: ['la comida traída de casa', 'el menú de la competencia a dos calles', 'una ensalada del supermercado', 'un bocadillo de pie'],
        en: ['lunch brought from home', 'the rival’s menu two streets away', 'a supermarket salad', 'a sandwich standing up'],
      },
      strain: {
        es: 'De las dos a las tres y media se sirve casi todo lo que paga el mes: si el primero tarda doce minutos, la segunda vuelta de mesas no existe.',
        en: 'Nearly all that pays for the month is served from two till half past three, and when the first course takes twelve minutes there is no second sitting.',
      },
      measures: {
        es: [
          'menús servidos por día',
          'vueltas por mesa al mediodía',
          'coste de comida más personal sobre ventas',
          'kilos tirados en cocina',
          'parte de los menús con segundo caro',
        ],
        en: [
          'set menus served per day',
          'turns per table at lunch',
          'food plus wages as a share of sales',
          'weight of food binned',
          'share of menus with the dear main course',
        ],
      },
    },
  },
  {
    id: 'home_style_eatery',
    sector: 'cafe_restaurant',
    name: { es: 'Cocina económica', en: 'Home-style eatery' },
    clues: {
      es: [
        'cocina económica',
        'comida corrida',
        'comidas corridas',
        'fonda',
        'fondita',
        'menú corrido',
        'comida corriente',
        'almuerzo ejecutivo',
        'almuerzos ejecutivos',
        'almuerzo corriente',
        'corrientazo',
        'corrientazos',
      ],
      en: ['home-style eatery', 'comida corrida', 'fonda', 'cocina economica', 'corrientazo', 'worker’s canteen lunch'],
    },
    figures: {
      unit: { es: { one: 'comida', many: 'comidas' }, en: { one: 'lunch', many: 'lunches' } },
      // Priced where the trade lives, in Mexico and its neighbours: a complete lunch for the price of a sandwich in Europe.
      variableCostPct: estimate(36, 41, 46),
      price: estimate(3.4, 4.5, 6.2),
      monthlyUnits: estimate(900, 2150, 3600),
      usualTeam: 2,
      staffPct: estimate(26, 30, 34),
      rentPct: estimate(5, 7, 10),
      marketingPct: estimate(0.5, 1, 2),
      otherFixedPct: estimate(8, 10, 12),
      netMarginPct: estimate(3, 8, 13),
      capex: estimate(7_000, 13_000, 24_000),
      season: [0.98, 1.02, 1.04, 0.96, 1.02, 1.02, 0.94, 0.98, 1.03, 1.05, 1.04, 0.92],
      vatClass: 'hospitality',
    },
    words: {
      aBusiness: { es: 'una cocina económica', en: 'a home-style eatery' },
      theBusiness: { es: 'el negocio', en: 'the eatery' },
      usualCustomer: {
        es: 'quienes trabajan cerca y tienen menos de una hora para comer',
        en: 'people who work nearby with under an hour for lunch',
      },
      directCost: { es: 'los ingredientes, las tortillas y el agua de fruta', en: 'ingredients, tortillas and fruit water' },
      costDoubt: {
        es: 'el coste por comida se saca del guisado y olvida la sopa, la segunda ración de arroz y el gas de toda la mañana',
        en: 'the cost per lunch is taken from the stew and forgets the soup, the second helping of rice and a whole morning’s gas',
      },
      substitutes: {
        es: ['una torta en el escritorio', 'la comida traída en un recipiente', 'los antojitos de la esquina', 'una sopa instantánea'],
        en: ['a roll at the desk', 'lunch brought in a box', 'street snacks on the corner', 'instant soup'],
      },
      rivalTest: {
        es: 'Comer tres días seguidos donde más fila haya y contar minutos hasta el plato, guisados que se repiten y gente que mira la fila y sigue.',
        en: 'Have lunch three days running wherever the queue is longest, counting minutes to the plate, dishes that come round again and people who see the queue and walk on.',
      },
      steps: {
        es: ['Lee el menú de hoy en tu teléfono', 'Aparta el guisado que prefieras', 'Come en cuanto llegues'],
        en: ['Read today’s menu on your phone', 'Put your name to a dish', 'Eat as soon as you arrive'],
      },
      before: { es: 'media hora de fila y la otra media de camino', en: 'half an hour in a queue and the other half on the way' },
      after: { es: 'sopa, guisado y postre, y de vuelta a tiempo', en: 'soup, main dish and pudding, and back in time' },
      proof: {
        es: 'cinco días de menú cocinados para veinte personas que pagaron, con lo que volvió en cada plato',
        en: 'five days of menus cooked for twenty people who paid, with what came back on each plate',
      },
      strain: {
        es: 'Todo lo del día está en la olla antes de la una: si el guisado bueno se acaba a las dos, quien llega después se va con otro y ya no vuelve.',
        en: 'The whole day is in the pot before one; when the good dish runs out at two, late arrivals make do with another and do not return.',
      },
      channels: [
        {
          name: { es: 'menú del día por WhatsApp', en: 'the day’s menu by WhatsApp' },
          purpose: { es: 'que aparten antes de salir', en: 'lunches put by before people set out' },
          share: 40,
        },
        {
          name: { es: 'volantes en oficinas y talleres', en: 'leaflets in offices and workshops' },
          purpose: { es: 'quien tiene la hora contada', en: 'people with an hour and no more' },
          share: 35,
        },
        {
          name: { es: 'ficha de Google con fotos', en: 'Google profile with pictures' },
          purpose: { es: 'quien acaba de llegar a la zona', en: 'people new to the area' },
          share: 25,
        },
      ],
      risks: [
        {
          risk: { es: 'suben la carne, el aceite o el gas', en: 'meat, oil or gas goes up' },
          hits: 'goods',
          trigger: { es: 'dos compras seguidas por encima de la hoja de costos', en: 'two shopping trips running above the cost sheet' },
          response: {
            es: 'un guisado de leguminosa o verdura cada día y el menú decidido con lo barato de la semana',
            en: 'one dish of pulses or vegetables a day, and menus decided by what is cheap that week',
          },
        },
        {
          risk: { es: 'la zona se vacía en vacaciones', en: 'the area empties in the holidays' },
          hits: 'sales',
          trigger: { es: 'dos semanas con la mitad de comidas', en: 'two weeks at half the lunches' },
          response: {
            es: 'olla más chica, reparto a pie y descanso del equipo en esas semanas',
            en: 'a smaller pot, deliveries on foot and staff leave in those weeks',
          },
        },
        {
          risk: { es: 'falta quien cocina', en: 'whoever cooks is away' },
          hits: 'week',
          trigger: { es: 'un aviso a las siete de la mañana', en: 'one call at seven in the morning' },
          response: {
            es: 'recetas pesadas, caldos congelados y alguien más que sabe abrir la estufa',
            en: 'weighed recipes, stocks in the freezer and somebody else who can start the stove',
          },
        },
      ],
      measures: {
        es: [
          'comidas por día',
          'comidas apartadas antes de la una',
          'minutos de la puerta al plato',
          'kilos que sobran de cada guisado',
          'importe medio por comida',
        ],
        en: [
          'lunches per day',
          'lunches ordered before one',
          'minutes from door to plate',
          'weight left of each dish',
          'average amount per lunch',
        ],
      },
    },
  },
  {
    id: 'tapas_bar',
    sector: 'cafe_restaurant',
    name: { es: 'Bar', en: 'Bar' },
    clues: {
      es: ['bar', 'bar de tapas', 'tapas', 'cañas', 'cervecería', 'vermut', 'cócteles', 'copas', 'taberna', 'pinchos'],
      en: ['bar', 'tapas bar', 'pub', 'beers', 'cocktails', 'craft beer', 'pints', 'wine bar', 'small plates'],
    },
    figures: {
      unit: { es: { one: 'ronda', many: 'rondas' }, en: { one: 'round', many: 'rounds' } },
      variableCostPct: estimate(27, 31, 35),
      price: estimate(7, 11, 18),
      monthlyUnits: estimate(850, 1500, 2700),
      usualTeam: 3,
      staffPct: estimate(30, 34, 38),
      marketingPct: estimate(0.5, 1, 3),
      capex: estimate(40_000, 75_000, 140_000),
      season: [0.85, 0.9, 0.95, 1.02, 1.08, 1.1, 1.1, 1.05, 1.03, 0.98, 0.92, 1.02],
      weatherDriven: true,
      vatClass: 'hospitality',
    },
    words: {
      aBusiness: { es: 'un bar de barrio', en: 'a neighbourhood bar' },
      theBusiness: { es: 'el bar', en: 'the bar' },
      scene: {
        es: 'Son las ocho, el trabajo se ha acabado y nadie quiere irse a casa todavía. El sitio de siempre está a reventar, en el otro la televisión habla más alto que la mesa, y el grupo se disuelve en la acera.',
        en: 'It is eight, work is over and nobody wants to go home yet. The usual place is packed, the television in the other drowns the table, and the group breaks up on the pavement.',
      },
      stakes: {
        es: 'Los amigos que no tienen dónde verse quedan cada vez menos, y lo que se aplaza tres semanas ya no se queda.',
        en: 'Friends with nowhere to meet see less of each other, and what is put off three weeks running stops being arranged.',
      },
      story: {
        wish: {
          es: 'Vive en el barrio desde hace dos años y conoce a poca gente. Quiere una barra donde se pueda ir sin avisar y sin compañía.',
          en: 'They have lived in the neighbourhood for two years and know few people. They want a counter where they can turn up unannounced and alone.',
        },
        obstacle: {
          es: 'Unos sitios son para grupos con reserva; otros, para quien lleva treinta años en el mismo taburete.',
          en: 'Some places are for groups with a booking, and others for whoever has held the same stool for thirty years.',
        },
        hurt: {
          es: 'Termina cenando delante de una serie, y el barrio sigue siendo el sitio donde duerme.',
          en: 'They end up having supper in front of a series, and the neighbourhood stays the place where they sleep.',
        },
      },
      usualCustomer: {
        es: 'los vecinos y los grupos de amigos que quedan al salir del trabajo',
        en: 'neighbours and groups of friends who meet after work',
      },
      directCost: { es: 'la bebida y las tapas', en: 'drinks and small plates' },
      permits: {
        es: [
          'licencia de actividad con salida de humos si se cocina',
          'registro sanitario del establecimiento',
          'licencia para vender alcohol',
          'plan de higiene con control de temperaturas',
          'formación en alérgenos del personal',
          'permiso de terraza si la hay',
          'derechos de la música ambiental si se pone',
          'seguro de responsabilidad civil',
        ],
        en: [
          'licence for the premises with kitchen extraction where there is cooking',
          'food business registration',
          'licence to sell alcohol',
          'hygiene plan with temperature records',
          'allergen training for staff',
          'permit for outdoor tables if there are any',
          'licence for background music if any is played',
          'public liability insurance',
        ],
      },
      costDoubt: {
        es: 'el coste por ronda olvida la tapa que se pone sin cobrar, la espuma del barril y las invitaciones de la casa',
        en: 'the cost per round forgets the free tapa, the foam in the barrel and the drinks on the house',
      },
      substitutes: {
        es: ['unas cervezas en casa', 'la terraza de la plaza', 'el bar de enfrente', 'quedar otro día'],
        en: ['a few beers at home', 'the tables on the square', 'the bar across the road', 'meeting some other day'],
      },
      rivalTest: {
        es: 'Pasar un jueves y un sábado por el bar que más se llena, a las nueve y a las doce, y contar rondas por mesa y los minutos hasta que alguien mira.',
        en: 'Visit the fullest bar nearby on a Thursday and a Saturday, at nine and at midnight, and count rounds per table and the minutes before anyone looks your way.',
      },
      steps: {
        es: ['Entra y busca un hueco en la barra', 'Pide una ronda y algo de picar', 'Quédate a la siguiente'],
        en: ['Come in and find a gap at the counter', 'Order a round and something to pick at', 'Stay for the next one'],
      },
      before: { es: 'un grupo en la acera que no se decide', en: 'a group on the pavement that cannot decide' },
      after: { es: 'una barra donde saludan por el nombre', en: 'a counter where they greet people by name' },
      channels: [
        {
          name: { es: 'ficha de Google Maps con reseñas', en: 'Google Maps profile with reviews' },
          purpose: { es: 'quien queda con amigos en otra zona', en: 'friends meeting away from home' },
          share: 35,
        },
        {
          name: { es: 'Instagram con la semana del bar', en: 'Instagram with the bar’s week' },
          purpose: { es: 'decidir el sitio del jueves', en: 'choosing the place for Thursday' },
          share: 25,
        },
        {
          name: { es: 'noches con motivo', en: 'nights with a reason' },
          purpose: { es: 'llenar el martes', en: 'filling a Tuesday' },
          share: 25,
        },
        {
          name: { es: 'pizarra en la puerta', en: 'chalkboard at the door' },
          purpose: { es: 'quien sale del trabajo y pasa por delante', en: 'those walking past after work' },
          share: 15,
        },
      ],
      strain: {
        es: 'El jueves y el viernes por la noche tres personas atienden lo que el lunes cabe en una, y el grifo, el lavavasos y la plancha se paran en el mismo momento.',
        en: 'On Thursday and Friday nights three people serve what on Monday needs one, and the tap, the glass washer and the griddle all jam at the same moment.',
      },
      measures: {
        es: [
          'rondas por noche',
          'importe medio por ronda',
          'coste de bebida más personal sobre ventas',
          'barriles perdidos',
          'noches por debajo del gasto diario',
        ],
        en: [
          'rounds per night',
          'average amount per round',
          'drink plus wages as a share of sales',
          'barrels lost',
          'nights below the daily cost',
        ],
      },
    },
  },
  {
    id: 'pizza_takeaway',
    sector: 'cafe_restaurant',
    name: { es: 'Pizzería', en: 'Pizzeria' },
    clues: {
      es: ['pizzería', 'pizzas', 'pizza', 'pizzero', 'horno de pizza', 'pizzas para llevar', 'masa de pizza'],
      en: ['pizzeria', 'pizzas', 'pizza', 'pizza oven', 'pizza takeaway', 'pizza delivery', 'pizza dough'],
    },
    figures: {
      unit: { es: { one: 'pizza', many: 'pizzas' }, en: { one: 'pizza', many: 'pizzas' } },
      variableCostPct: estimate(29, 35, 42),
      price: estimate(9, 11.5, 16),
      monthlyUnits: estimate(750, 1350, 2500),
      usualTeam: 2,
      staffPct: estimate(26, 30, 35),
      rentPct: estimate(4, 6, 9),
      marketingPct: estimate(2, 4, 7),
      otherFixedPct: estimate(10, 12, 14),
      netMarginPct: estimate(4, 8, 12),
      capex: estimate(40_000, 70_000, 120_000),
      season: [1.03, 0.98, 1.0, 0.98, 0.99, 0.98, 0.98, 0.9, 0.98, 1.03, 1.05, 1.1],
      vatClass: 'hospitality',
    },
    words: {
      aBusiness: { es: 'una pizzería para llevar', en: 'a takeaway pizzeria' },
      theBusiness: { es: 'la pizzería', en: 'the pizzeria' },
      scene: {
        es: 'Son las nueve y media, hay partido y en la nevera queda medio limón. La aplicación promete treinta minutos, pasan cincuenta, y lo que llega hay que devolverlo al horno.',
        en: 'It is half past nine, there is a match on and half a lemon in the fridge. The app promises thirty minutes, fifty go by, and what arrives needs putting back in an oven.',
      },
      stakes: {
        es: 'Una cena fría se paga entera, y a la segunda el domingo se resuelve otra vez con pasta de sobre.',
        en: 'A cold supper is paid for in full, and after the second one Sunday goes back to packet pasta.',
      },
      story: {
        wish: {
          es: 'Llega a casa con dos niños y sin ganas de encender el fuego. Quiere que la cena esté en la mesa antes del baño.',
          en: 'They come home with two children and no wish to light the stove. They want supper on the table before bath time.',
        },
        obstacle: {
          es: 'Todos los repartos salen a las nueve y todos dicen que están llegando.',
          en: 'Every delivery sets out at nine, and every one of them is “on its way”.',
        },
        hurt: {
          es: 'Los niños se han dormido sobre galletas cuando suena el timbre.',
          en: 'By the time the bell rings the children are asleep, full of biscuits.',
        },
      },
      usualCustomer: {
        es: 'las familias y los grupos que cenan en casa el fin de semana',
        en: 'families and groups who eat at home on weekend nights',
      },
      directCost: { es: 'la masa, los ingredientes y la caja', en: 'dough, toppings and boxes' },
      costDoubt: {
        es: 'el coste por pizza no incluye la comisión de la aplicación de reparto, que puede llevarse casi un tercio del precio',
        en: 'the cost per pizza leaves out the delivery app’s commission, which can take nearly a third of the price',
      },
      substitutes: {
        es: ['una pizza congelada', 'las cadenas de reparto', 'un kebab de camino', 'unos huevos fritos en casa'],
        en: ['a frozen pizza', 'the delivery chains', 'a kebab on the way home', 'fried eggs in the kitchen'],
      },
      rivalTest: {
        es: 'Pedir a dos rivales la misma pizza un viernes a las nueve y media, y anotar los minutos, la temperatura al abrir la caja y quién cobró el reparto.',
        en: 'Order the same pizza from two rivals at half past nine on a Friday, and note the minutes, the heat when the box opens and who was paid for delivery.',
      },
      steps: {
        es: ['Pide por mensaje o en el mostrador', 'Di a qué hora quieres cenar', 'Recoge la caja caliente o espérala en casa'],
        en: ['Order by message or at the counter', 'Say when supper is', 'Collect the box hot or wait for it at home'],
      },
      before: { es: 'media hora de más y la caja fría', en: 'half an hour late and a cold box' },
      after: { es: 'la cena en la mesa a la hora dicha', en: 'supper on the table at the hour agreed' },
      permits: {
        es: [
          'licencia de actividad con salida de humos',
          'registro sanitario del establecimiento',
          'plan de higiene con control de temperaturas',
          'formación en alérgenos del personal',
          'vehículos de reparto asegurados',
          'alta de quienes reparten',
          'seguro de responsabilidad civil',
          'seguro multirriesgo',
        ],
        en: [
          'licence for the premises with kitchen extraction',
          'food business registration',
          'hygiene plan with temperature records',
          'allergen training for staff',
          'insured delivery vehicles',
          'employment contracts for riders',
          'public liability insurance',
          'buildings or contents cover',
        ],
      },
      strain: {
        es: 'El viernes de nueve a diez y media entra un tercio de la semana: el horno fija cuántas salen por minuto, y ningún repartidor de más lo cambia.',
        en: 'A third of the week comes in on Friday from nine to half past ten; the oven sets how many leave each minute, and no extra rider changes that.',
      },
      risks: [
        {
          risk: {
            es: 'la aplicación de reparto sube la comisión o esconde el local',
            en: 'the delivery app raises its commission or buries the shop',
          },
          hits: 'goods',
          trigger: {
            es: 'más pedidos por ella que por teléfono dos meses seguidos',
            en: 'more orders through it than by phone two months running',
          },
          response: {
            es: 'pedido propio por teléfono a mejor precio y un folleto en cada caja',
            en: 'orders of its own by phone at a better price, and a leaflet in every box',
          },
        },
        {
          risk: { es: 'el horno se para un viernes por la noche', en: 'the oven goes down on a Friday night' },
          hits: 'week',
          trigger: {
            es: 'una resistencia o un quemador que tarda más en calentar',
            en: 'an element or a burner that is slower to heat up',
          },
          response: {
            es: 'revisión cada trimestre y un horno vecino apalabrado para esa noche',
            en: 'a service every quarter and a neighbour’s oven arranged for such a night',
          },
        },
        {
          risk: { es: 'un repartidor sufre un accidente', en: 'a rider has an accident' },
          hits: 'policy',
          trigger: { es: 'una caída sin daños o unos frenos que chirrían', en: 'a fall without injury, or brakes that squeal' },
          response: {
            es: 'seguro que cubra el reparto, casco puesto y ninguna promesa de minutos',
            en: 'insurance that covers deliveries, helmets on and no promise of minutes',
          },
        },
        {
          risk: { es: 'suben el queso y la harina', en: 'cheese and flour go up' },
          hits: 'goods',
          trigger: {
            es: 'la mozzarella por encima de lo presupuestado un trimestre entero',
            en: 'mozzarella over its budgeted price for a whole quarter',
          },
          response: {
            es: 'precio revisado dos veces al año y menos ingredientes en la carta',
            en: 'prices reviewed twice a year and fewer toppings on the list',
          },
        },
      ],
      measures: {
        es: [
          'pizzas por noche',
          'minutos del pedido a la puerta',
          'coste de comida más personal sobre ventas',
          'comisión de reparto sobre ventas',
          'pedidos directos sin intermediario',
        ],
        en: [
          'pizzas per night',
          'minutes from order to door',
          'food plus wages as a share of sales',
          'delivery commission out of sales',
          'direct orders without a middleman',
        ],
      },
    },
  },
  {
    id: 'ice_cream_parlour',
    sector: 'cafe_restaurant',
    name: { es: 'Heladería', en: 'Ice cream parlour' },
    clues: {
      es: ['heladería', 'helados', 'helado artesano', 'horchata', 'granizados', 'cucuruchos', 'yogur helado'],
      en: ['ice cream parlour', 'ice cream shop', 'ice cream', 'gelato', 'sorbets', 'cones', 'frozen yoghurt'],
    },
    figures: {
      unit: { es: { one: 'helado', many: 'helados' }, en: { one: 'ice cream', many: 'ice creams' } },
      variableCostPct: estimate(21, 26, 32),
      price: estimate(2.8, 4, 6),
      monthlyUnits: estimate(1800, 3300, 6000),
      usualTeam: 2,
      staffPct: estimate(27, 31, 36),
      rentPct: estimate(8, 11, 15),
      netMarginPct: estimate(6, 11, 16),
      capex: estimate(48_000, 85_000, 150_000),
      season: [0.2, 0.3, 0.6, 0.9, 1.2, 1.7, 2.2, 2.2, 1.35, 0.7, 0.35, 0.3],
      vatClass: 'hospitality',
      weatherDriven: true,
      rampMonths: 4,
    },
    words: {
      aBusiness: { es: 'una heladería artesana', en: 'a handmade ice cream parlour' },
      theBusiness: { es: 'la heladería', en: 'the parlour' },
      scene: {
        es: 'Son las diez de la noche y todavía hace calor. El paseo está lleno, los niños piden algo frío y lo que hay es un cartel con los mismos ocho palos de todos los veranos.',
        en: 'It is ten at night and still hot. The promenade is full, the children want something cold, and on offer is a board with the same eight lollies as every summer.',
      },
      stakes: {
        es: 'Sin un sitio donde pararse, el paseo se acaba a los veinte minutos y la noche de verano termina delante de una pantalla.',
        en: 'With nowhere to stop, the stroll is over in twenty minutes and the summer night ends in front of a screen.',
      },
      story: {
        wish: {
          es: 'Sale a pasear después de cenar con tres edades distintas de la mano. Quiere un motivo para no volver a casa por el camino más corto.',
          en: 'They go out after supper with three ages in tow. They want a reason not to take the shortest way home.',
        },
        obstacle: {
          es: 'En los sitios de moda la cola es más larga que el paseo, y el sabor es el mismo en todas las cubetas.',
          en: 'At the fashionable places the queue is longer than the walk, and every tub tastes the same.',
        },
        hurt: {
          es: 'El pequeño se duerme en brazos antes de llegar al mostrador, y la familia vuelve a casa como salió.',
          en: 'The youngest falls asleep before the counter is reached, and the family goes home as it came.',
        },
      },
      usualCustomer: {
        es: 'las familias y las parejas que pasean por la zona cuando aprieta el calor',
        en: 'families and couples out walking when the heat is on',
      },
      directCost: { es: 'la leche, la fruta y los cucuruchos', en: 'milk, fruit and cones' },
      costDoubt: {
        es: 'el coste por helado olvida las cucharillas de prueba, las bolas demasiado generosas y el sabor que se cambia sin acabarse',
        en: 'the cost per ice cream forgets tasting spoons, scoops on the generous side and flavours swapped before the tub is empty',
      },
      substitutes: {
        es: ['un polo del quiosco', 'la tarrina del supermercado', 'una cadena de yogur helado', 'una terraza con algo de beber'],
        en: ['a lolly from the kiosk', 'a supermarket tub', 'a frozen yoghurt chain', 'a cold drink at a pavement table'],
      },
      rivalTest: {
        es: 'Sentarse frente a la heladería rival una noche de calor y contar personas en la cola cada cuarto de hora, y cuántas se cansan antes de llegar.',
        en: 'Sit opposite the rival parlour one hot night and count the queue every quarter of an hour, and how many give up before the front.',
      },
      steps: {
        es: ['Prueba un sabor que no conozcas', 'Elige cucurucho o tarrina', 'Síguelo comiendo de paseo'],
        en: ['Taste a flavour you have not met', 'Choose a cone or a cup', 'Carry on with the walk'],
      },
      before: { es: 'un paseo que se acaba pronto y sin sitio donde parar', en: 'a short stroll with nowhere to stop' },
      after: { es: 'media hora más en la calle y algo frío en la mano', en: 'half an hour longer outdoors with something cold in hand' },
      proof: {
        es: 'cinco sabores probados por treinta personas sin ver el nombre, con la receta pesada y su coste por cucurucho',
        en: 'five flavours tried blind by thirty people, with recipes weighed and their cost per cone',
      },
      channels: [
        {
          name: { es: 'escaparate y mostrador a la calle', en: 'window and counter on the street' },
          purpose: { es: 'quien pasea sin rumbo', en: 'people strolling with no plan' },
          share: 35,
        },
        {
          name: { es: 'ficha de Google Maps con fotos', en: 'Google Maps profile with photos' },
          purpose: { es: 'los que están de visita', en: 'visitors to the town' },
          share: 30,
        },
        {
          name: { es: 'Instagram con el sabor de la semana', en: 'Instagram with the flavour of the week' },
          purpose: { es: 'un motivo para volver', en: 'a reason to come back' },
          share: 20,
        },
        {
          name: { es: 'hoteles, restaurantes y fiestas cercanas', en: 'nearby hotels, restaurants and parties' },
          purpose: { es: 'litros vendidos de una vez', en: 'litres sold in one go' },
          share: 15,
        },
      ],
      strain: {
        es: 'Una noche de pleno verano vende lo que un mes entero de frío: la mantecadora marca el techo, y el sueldo de invierno hay que ganarlo antes de que refresque.',
        en: 'One midsummer night sells as much as a whole cold month; the churn sets the ceiling, and the winter’s wages have to be earned before the weather turns.',
      },
      risks: [
        {
          risk: { es: 'un verano fresco o lluvioso', en: 'a cool or rainy summer' },
          hits: 'sales',
          trigger: {
            es: 'dos semanas de temporada alta por debajo de la mitad de lo previsto',
            en: 'two high-season weeks at under half the forecast',
          },
          response: {
            es: 'producción diaria más corta y tarrinas para restaurantes de la zona',
            en: 'shorter daily batches and tubs for local restaurants',
          },
        },
        {
          risk: { es: 'el dinero del verano no llega a primavera', en: 'summer money runs out before spring' },
          hits: 'cash',
          trigger: {
            es: 'menos de tres meses de gastos en la cuenta al cerrar la temporada',
            en: 'under three months of costs in the bank when the season closes',
          },
          response: {
            es: 'cierre de invierno o chocolate caliente con horario reducido',
            en: 'a winter closure, or hot chocolate on short hours',
          },
        },
        {
          risk: { es: 'se rompe la cadena de frío', en: 'the cold chain breaks' },
          hits: 'waste',
          trigger: { es: 'una alarma de temperatura fuera de horario', en: 'a temperature alarm out of hours' },
          response: {
            es: 'sonda con aviso al móvil y arcón de respaldo vacío y enchufado',
            en: 'a probe that rings a phone and a spare freezer kept running empty',
          },
        },
      ],
      measures: {
        es: ['helados por noche de temporada', 'importe medio por helado', 'litros tirados', 'gramos por bola', 'reserva para el invierno'],
        en: [
          'ice creams per night in season',
          'average amount per ice cream',
          'litres thrown away',
          'grams per scoop',
          'reserve for the winter',
        ],
      },
    },
  },
  {
    id: 'ice_lolly_shop',
    sector: 'cafe_restaurant',
    name: { es: 'Paletería', en: 'Ice lolly shop' },
    clues: {
      es: [
        'paletería',
        'paletería y nevería',
        'nevería',
        'paletas de hielo',
        'paletas de fruta',
        'paletas de agua',
        'paletas heladas',
        'paletas artesanales',
        'paletas de crema',
        'aguas frescas',
        'nieve de garrafa',
        'nieves de garrafa',
        'raspados',
        'chamoyadas',
        'polos artesanos',
      ],
      en: ['ice lollies', 'ice lolly', 'popsicles', 'popsicle shop', 'ice pops', 'paletas', 'paleteria', 'shaved ice', 'aguas frescas'],
    },
    // A ticket of several things over the counter, to take away. The calendar is that of the heat.
    figures: {
      unit: { es: { one: 'venta', many: 'ventas' }, en: { one: 'sale', many: 'sales' } },
      variableCostPct: estimate(26, 32, 40),
      price: estimate(2.5, 4.5, 7),
      monthlyUnits: estimate(1400, 2600, 4800),
      usualTeam: 2,
      staffPct: estimate(25, 29, 34),
      rentPct: estimate(7, 10, 14),
      netMarginPct: estimate(6, 11, 17),
      capex: estimate(9_000, 18_000, 40_000),
      capexLifeYears: 7,
      season: [0.5, 0.6, 0.95, 1.25, 1.5, 1.4, 1.35, 1.3, 1.05, 0.85, 0.65, 0.6],
      vatClass: 'hospitality',
      weatherDriven: true,
      rampMonths: 4,
    },
    words: {
      aBusiness: { es: 'una paletería', en: 'an ice lolly shop' },
      theBusiness: { es: 'la paletería', en: 'the shop' },
      scene: {
        es: 'Suena el timbre de la escuela y la banqueta es un horno. Los niños quieren algo helado y lo que hay en el refrigerador de la esquina es azúcar con color y un premio en la envoltura.',
        en: 'The school bell rings and the pavement is an oven. The children want something frozen, and what the corner freezer holds is coloured sugar with a prize in the wrapper.',
      },
      stakes: {
        es: 'Se compra lo que hay, se tira a la mitad y a la hora de comer nadie tiene hambre.',
        en: 'What there is gets bought, half of it is thrown away, and at lunch nobody is hungry.',
      },
      story: {
        wish: {
          es: 'Recoge a dos niños a la salida y hace el camino a pie con el sol de frente. Quiere darles algo frío que sea fruta y no jarabe.',
          en: 'They collect two children from school and walk home into the sun. They want something cold for them that is fruit and not syrup.',
        },
        obstacle: {
          es: 'El carrito no pasa todos los días, y en la tienda la paleta de mango nunca ha visto un mango.',
          en: 'The cart does not come by every day, and the mango lolly in the corner shop has never met a mango.',
        },
        hurt: {
          es: 'Decir que no cada tarde cansa, y decir que sí deja la lengua azul y la duda de qué llevaba.',
          en: 'Saying no every afternoon is tiring, and saying yes leaves a blue tongue and a doubt about what was in it.',
        },
      },
      usualCustomer: {
        es: 'las familias con niños que pasan por la zona cuando hace calor',
        en: 'families with children who pass by in hot weather',
      },
      directCost: { es: 'la fruta, el azúcar, los palitos y las bolsas', en: 'fruit, sugar, sticks and bags' },
      costDoubt: {
        es: 'el coste por venta no cuenta la fruta que se pasa antes de congelarse, las paletas rotas al desmoldar ni la luz de los congeladores',
        en: 'the cost per sale leaves out fruit that turns before it is frozen, lollies broken in the mould and power for the freezers',
      },
      substitutes: {
        es: ['la paleta de fábrica de la tienda', 'el carrito que pasa', 'una bolsa de hielo con jarabe', 'un refresco frío'],
        en: ['a factory lolly from the corner shop', 'the cart that comes by', 'ice with syrup in a bag', 'a cold fizzy drink'],
      },
      rivalTest: {
        es: 'Comprar tres paletas en el rival a la hora de la salida, dejarlas derretir en un vaso y mirar cuánta fruta queda; apuntar también cuánta gente esperaba.',
        en: 'Buy three lollies from the rival at school closing time, let them melt in a glass and see how much fruit is left; note too how many were waiting.',
      },
      steps: {
        es: ['Pregunta qué fruta hay de temporada', 'Elige de agua o de leche', 'Llévate para el congelador de casa'],
        en: ['Ask which fruit is in season', 'Choose water ice or milk', 'Take some for the freezer at home'],
      },
      before: { es: 'una lengua azul y media paleta en el bote', en: 'a blue tongue and half a lolly in the bin' },
      after: { es: 'trozos de fruta que se ven y un palito limpio', en: 'bits of fruit one can see, and a clean stick' },
      proof: {
        es: 'la receta pesada de seis sabores, con los gramos de fruta y el coste de cada molde',
        en: 'weighed recipes for six flavours, with the grams of fruit and the cost of each mould',
      },
      strain: {
        es: 'Lo que se vende a la salida de la escuela se congeló la víspera: si el molde no alcanzó, por la tarde ya no hay manera de hacer más.',
        en: 'What sells at school closing time was frozen the day before; if the moulds fell short, there is no making more by the afternoon.',
      },
      channels: [
        {
          name: { es: 'la salida de las escuelas cercanas', en: 'the gates of nearby schools' },
          purpose: { es: 'familias con calor y con diez minutos', en: 'hot families with ten minutes to spare' },
          share: 35,
        },
        {
          name: { es: 'fachada con los sabores del día', en: 'shop front with the flavours of the day' },
          purpose: { es: 'quien pasa y no pensaba parar', en: 'people passing with no thought of stopping' },
          share: 30,
        },
        {
          name: { es: 'grupos de vecinos en WhatsApp', en: 'neighbours’ WhatsApp groups' },
          purpose: { es: 'la fruta que acaba de llegar', en: 'the fruit that has just come in' },
          share: 20,
        },
        {
          name: { es: 'fiestas con carrito', en: 'parties with a cart' },
          purpose: { es: 'cien paletas de una vez', en: 'a hundred lollies in one go' },
          share: 15,
        },
      ],
      risks: [
        {
          risk: { es: 'se va la luz y se pierde lo congelado', en: 'the power fails and the frozen stock is lost' },
          hits: 'waste',
          trigger: { es: 'un congelador por encima de su temperatura dos horas', en: 'a freezer above its temperature for two hours' },
          response: {
            es: 'termómetro con aviso, hielo seco apalabrado y un congelador vecino',
            en: 'a thermometer that warns, dry ice arranged and a neighbour’s freezer',
          },
        },
        {
          risk: { es: 'un mes de lluvias vacía la calle', en: 'a rainy month empties the street' },
          hits: 'sales',
          trigger: { es: 'dos semanas seguidas por debajo de lo previsto', en: 'two weeks running below the forecast' },
          response: {
            es: 'media jornada menos, menos sabores y cajas para la casa',
            en: 'a half shift fewer, fewer flavours and boxes for the home',
          },
        },
        {
          risk: { es: 'la fruta sube fuera de temporada', en: 'fruit goes up out of season' },
          hits: 'goods',
          trigger: { es: 'un sabor que cuesta un tercio más que en su receta', en: 'a flavour costing a third more than its recipe' },
          response: {
            es: 'pulpa congelada en su mes, y el sabor se quita antes que encogerlo',
            en: 'pulp frozen in its month, and the flavour dropped sooner than shrunk',
          },
        },
      ],
      measures: {
        es: [
          'ventas por día',
          'paletas por venta',
          'piezas rotas o tiradas',
          'recibo de la luz sobre ventas',
          'ventas de lluvia frente a las de sol',
        ],
        en: [
          'sales per day',
          'lollies per sale',
          'pieces broken or thrown away',
          'power bill out of sales',
          'rainy-day sales against sunny ones',
        ],
      },
    },
  },
  {
    id: 'delivery_kitchen',
    sector: 'cafe_restaurant',
    name: { es: 'Cocina de reparto', en: 'Delivery-only kitchen' },
    clues: {
      es: [
        'cocina oculta',
        'cocina fantasma',
        'dark kitchen',
        'cocina solo a domicilio',
        'cocina de reparto',
        'cocina de delivery',
        'solo domicilios',
        'solo delivery',
        'solo a domicilio',
        'restaurante sin mesas',
        'reparto propio',
        'hamburguesas a domicilio',
      ],
      en: [
        'delivery-only kitchen',
        'ghost kitchen',
        'dark kitchen',
        'cloud kitchen',
        'virtual restaurant',
        'delivery kitchen',
        'delivery only',
        'burgers delivered',
        'wings delivered',
        'curry delivered',
      ],
    },
    figures: {
      unit: { es: { one: 'pedido', many: 'pedidos' }, en: { one: 'order', many: 'orders' } },
      variableCostPct: estimate(37, 45, 54),
      price: estimate(14, 20, 30),
      monthlyUnits: estimate(450, 800, 1_400),
      usualTeam: 3,
      staffPct: estimate(24, 28, 33),
      rentPct: estimate(3, 5, 8),
      marketingPct: estimate(2, 5, 8),
      otherFixedPct: estimate(6, 9, 12),
      netMarginPct: estimate(1, 4, 8),
      daysToCollect: 7,
      customerCost: estimate(4, 9, 18),
      capex: estimate(20_000, 45_000, 90_000),
      season: [1.05, 1.03, 1.02, 1.0, 0.98, 0.96, 0.92, 0.88, 0.98, 1.03, 1.06, 1.09],
    },
    words: {
      aBusiness: { es: 'una cocina solo a domicilio', en: 'a delivery-only kitchen' },
      theBusiness: { es: 'la cocina', en: 'the kitchen' },
      usualCustomer: {
        es: 'quienes cenan en casa a menos de veinte minutos en moto y no quieren cocinar',
        en: 'people who eat at home within twenty minutes by scooter and would rather not cook',
      },
      directCost: {
        es: 'los ingredientes, los envases y la comisión de las plataformas',
        en: 'ingredients, packaging and platform commission',
      },
      costDoubt: {
        es: 'el coste por pedido deja fuera la comisión de la promoción, el plato devuelto por frío y el repartidor que espera en la puerta',
        en: 'the cost per order leaves out commission on offers, the dish sent back cold and the rider waiting at the door',
      },
      substitutes: {
        es: ['la cadena de siempre', 'una pizza congelada', 'recoger en el restaurante de la esquina', 'las sobras con huevo'],
        en: ['the usual chain', 'a frozen pizza', 'collecting from the restaurant on the corner', 'leftovers with an egg'],
      },
      scene: {
        es: 'Es viernes, son las nueve y media y la pantalla dice que el pedido está en camino desde hace veinte minutos. Cuando llega, la bolsa pesa bien y las patatas se doblan.',
        en: 'It is Friday, half past nine, and the screen has said for twenty minutes that the order is on its way. When it comes the bag weighs right and the chips bend.',
      },
      stakes: {
        es: 'Una cena fría se perdona una vez, y la estrella que quita la ven todos los vecinos del reparto.',
        en: 'A cold dinner is forgiven once, and the star it costs is seen by everyone within reach of a scooter.',
      },
      story: {
        wish: {
          es: 'Quiere abrir la caja y que cruja como recién salido de la plancha.',
          en: 'The box should be opened to something as crisp as off the griddle.',
        },
        obstacle: {
          es: 'Lo que está rico se pensó para una mesa y no aguanta doce minutos dentro de una bolsa cerrada.',
          en: 'What tastes good was made for a table, and cannot stand twelve minutes in a closed bag.',
        },
        hurt: {
          es: 'Paga envío, servicio y propina por algo que en casa recalienta en una sartén.',
          en: 'Delivery, service and tip are paid on something reheated in a pan at home.',
        },
      },
      rivalTest: {
        es: 'Pedir el mismo plato a las cuatro cocinas que salen primero en la aplicación y apuntar minutos, temperatura al abrir, errores y lo que costó de verdad.',
        en: 'Order one dish from the four kitchens listed first, and write down minutes, heat on opening, mistakes and what it really cost.',
      },
      steps: {
        es: ['Pide directo y ahorra la comisión', 'Mira salir la moto', 'Ábrelo crujiente'],
        en: ['Order direct and save the commission', 'Watch the scooter leave', 'Open it crisp'],
      },
      before: { es: 'patatas blandas y un bot que pide perdón', en: 'limp chips and a chatbot that says sorry' },
      after: { es: 'la cena caliente en la puerta a la hora que se dijo', en: 'dinner hot at the door at the time given' },
      proof: {
        es: 'cien pedidos con la hora de salida, la de llegada y la temperatura al abrir, tomada en casas de prueba',
        en: 'a hundred orders with time out, time in and heat on opening, taken in trial homes',
      },
      strain: {
        es: 'Dos tercios de la semana se cocinan en seis horas de viernes a domingo; la plancha, el empaquetado y las motos se llenan a la vez.',
        en: 'Two thirds of the week is cooked in six hours from Friday to Sunday, when griddle, packing and scooters all fill at once.',
      },
      channels: [
        {
          name: { es: 'aplicaciones de reparto', en: 'delivery apps' },
          purpose: { es: 'la primera cena', en: 'the first dinner' },
          share: 40,
        },
        {
          name: { es: 'tarjeta en la bolsa con enlace propio', en: 'card in the bag with a direct link' },
          purpose: { es: 'el segundo pedido sin comisión', en: 'a second order free of commission' },
          share: 35,
        },
        {
          name: { es: 'vídeos de la plancha', en: 'films of the griddle' },
          purpose: { es: 'el antojo de las ocho', en: 'the craving at eight' },
          share: 25,
        },
      ],
      permits: {
        es: [
          'licencia de cocina sin atención al público',
          'extracción de humos aprobada',
          'registro sanitario con alérgenos por plato',
          'seguro de los repartidores propios',
          'contrato con cada plataforma',
        ],
        en: [
          'licence for a kitchen with no public',
          'approved extraction',
          'food registration with allergens by dish',
          'insurance for own riders',
          'contract with each platform',
        ],
      },
      risks: [
        {
          risk: { es: 'una aplicación sube la comisión o esconde la cocina', en: 'an app raises commission or hides the kitchen' },
          hits: 'margin',
          trigger: { es: 'dos de cada tres pedidos entran por la misma pantalla', en: 'two orders in three come through one screen' },
          response: {
            es: 'enlace propio con precio menor, carta distinta en la aplicación y datos de cliente en casa',
            en: 'an own link at a lower price, another menu on the app and customer data kept in house',
          },
        },
        {
          risk: { es: 'llega frío o falta algo en la bolsa', en: 'it arrives cold or something is missing' },
          hits: 'again',
          trigger: { es: 'tres reclamaciones en una noche', en: 'three complaints in one night' },
          response: {
            es: 'bolsa sellada con lista firmada, zona corta y nada que no aguante quince minutos',
            en: 'sealed bags with a signed list, a short radius and nothing that cannot stand fifteen minutes',
          },
        },
        {
          risk: { es: 'quejas por humo, ruido de motos o basura', en: 'complaints over smoke, scooters or bins' },
          hits: 'week',
          trigger: { es: 'una visita de inspección por aviso vecinal', en: 'one inspection after a neighbour’s call' },
          response: {
            es: 'filtros con calendario, espera de motos dentro y cierre de ventana a la hora pactada',
            en: 'filters on a calendar, scooters waiting indoors and the hatch shut at the hour agreed',
          },
        },
      ],
      measures: {
        es: [
          'minutos de la plancha a la puerta',
          'pedidos por enlace propio',
          'comisión sobre ventas',
          'reclamaciones por cien pedidos',
          'estrellas de las últimas cuatro semanas',
        ],
        en: [
          'minutes from griddle to door',
          'orders through the kitchen’s own link',
          'commission out of sales',
          'complaints per hundred orders',
          'stars over the last four weeks',
        ],
      },
    },
  },
  {
    id: 'juice_bar',
    sector: 'cafe_restaurant',
    name: { es: 'Barra de jugos y licuados', en: 'Juice and smoothie bar' },
    clues: {
      es: [
        'barra de jugos',
        'juguería',
        'jugos naturales',
        'jugos',
        'licuados',
        'zumos naturales',
        'zumería',
        'batidos de fruta',
        'jugos verdes',
        'bar de zumos',
        'jugos prensados',
      ],
      en: ['juice bar', 'smoothie bar', 'smoothies', 'fresh juices', 'cold-pressed juices', 'juicery', 'acai bowls', 'green juice'],
    },
    figures: {
      unit: { es: { one: 'jugo', many: 'jugos' }, en: { one: 'drink', many: 'drinks' } },
      variableCostPct: estimate(28, 34, 41),
      price: estimate(3.5, 5.5, 8.5),
      monthlyUnits: estimate(1_100, 2_000, 3_600),
      usualTeam: 2,
      staffPct: estimate(28, 32, 37),
      rentPct: estimate(6, 9, 12),
      otherFixedPct: estimate(9, 11, 14),
      netMarginPct: estimate(2, 6, 12),
      daysToPay: 7,
      daysOfStock: 3,
      weatherDriven: true,
      capex: estimate(18_000, 40_000, 80_000),
      season: [0.85, 0.9, 0.95, 1.0, 1.1, 1.2, 1.25, 1.15, 1.05, 0.95, 0.8, 0.8],
    },
    words: {
      aBusiness: { es: 'una barra de jugos y licuados', en: 'a juice and smoothie bar' },
      theBusiness: { es: 'la barra', en: 'the bar' },
      usualCustomer: {
        es: 'quienes entrenan o trabajan cerca y beben algo de camino',
        en: 'people who train or work nearby and drink something on the way',
      },
      directCost: { es: 'la fruta, el vaso y el hielo', en: 'fruit, cups and ice' },
      costDoubt: {
        es: 'el coste por vaso no cuenta la fruta que madura en domingo, ni que una naranja de fin de temporada da la mitad de jugo',
        en: 'the cost per drink leaves out fruit that ripens on a Sunday, and oranges that give half the juice at the end of their season',
      },
      substitutes: {
        es: ['un refresco de la máquina', 'el brik del supermercado', 'la licuadora de casa, la que da pereza lavar', 'un café más'],
        en: [
          'a fizzy drink from the machine',
          'a carton from the supermarket',
          'the blender at home, which nobody cares to wash',
          'one more coffee',
        ],
      },
      scene: {
        es: 'Se sale del gimnasio con sed y hay dos neveras a mano: una con refrescos, otra con bebidas de color eléctrico. La naranja más cercana está en un frutero de casa.',
        en: 'The gym is over, thirst is not, and there are two fridges to hand, one of fizzy drinks and one of electric blue. The nearest orange is in a bowl at home.',
      },
      stakes: {
        es: 'Se bebe azúcar por no esperar, y la cuenta la lleva luego la báscula o el médico.',
        en: 'Sugar gets drunk for want of waiting, and it is the scales or the doctor who add it up.',
      },
      story: {
        wish: {
          es: 'Quiere desayunar fruta sin pelarla y llegar a su hora.',
          en: 'Breakfast should be fruit somebody else peeled, with no minute lost.',
        },
        obstacle: {
          es: 'Donde dicen natural sale de una jarra hecha al amanecer, y nadie sabe cuánta azúcar lleva.',
          en: 'What is sold as fresh comes out of a jug filled at dawn, with sugar nobody can state.',
        },
        hurt: {
          es: 'A media mañana vuelve el hambre, y con ella la bolsa de patatas que se había jurado no abrir.',
          en: 'By mid-morning hunger is back, and with it the bag of crisps that was never to be opened again.',
        },
      },
      rivalTest: {
        es: 'Pedir el mismo jugo verde en tres sitios, cronometrar cada uno y mirar si la fruta se corta delante o sale de un bote.',
        en: 'Order one green juice in three places, time each, and see whether fruit is cut in front of you or comes out of a tub.',
      },
      steps: {
        es: ['Elige receta o fruta de la pizarra', 'Mira cómo se exprime', 'Bebe antes de que se separe'],
        en: ['Pick a recipe or a fruit off the board', 'Watch it being pressed', 'Drink it before it settles'],
      },
      before: { es: 'una lata tibia y un bollo a medias', en: 'a warm can and half a bun' },
      after: { es: 'un vaso de fruta de hoy con la receta a la vista', en: 'a glass of today’s fruit, with its recipe on view' },
      proof: {
        es: 'veinte vasos pesados, con los gramos de fruta de cada receta y lo que sobró en la pulpa',
        en: 'twenty drinks weighed, with the grams of fruit in each recipe and what was left as pulp',
      },
      strain: {
        es: 'Todo el mundo tiene sed a la misma hora, y cada vaso pide cortar, licuar y enjuagar: con dos máquinas la cola se mide en jarras por lavar.',
        en: 'Everybody is thirsty at one hour, and each glass means cutting, blending and rinsing, so with two machines the queue is as long as the jugs waiting to be washed.',
      },
      channels: [
        {
          name: { es: 'acuerdos con gimnasios', en: 'deals with gyms' },
          purpose: { es: 'el vaso de después de clase', en: 'the drink after class' },
          share: 40,
        },
        {
          name: { es: 'Instagram con la fruta del día', en: 'Instagram with the fruit of the day' },
          purpose: { es: 'abrir el apetito antes de salir', en: 'whetting the appetite before people set out' },
          share: 35,
        },
        {
          name: { es: 'tarjeta de diez vasos', en: 'ten-drink card' },
          purpose: { es: 'la visita de cada semana', en: 'the weekly visit' },
          share: 25,
        },
      ],
      permits: {
        es: [
          'registro sanitario del local',
          'manipulación de alimentos al día',
          'lista de alérgenos por receta',
          'permiso de terraza o mostrador a la calle',
          'agua potable analizada para el hielo',
        ],
        en: [
          'food registration of the premises',
          'food handling certificate',
          'allergen list for each recipe',
          'licence for a street counter or tables',
          'tested drinking water for ice',
        ],
      },
      risks: [
        {
          risk: { es: 'sube la fruta por una helada o una sequía', en: 'frost or drought pushes fruit up' },
          hits: 'goods',
          trigger: {
            es: 'la caja de naranja un quinto más cara que el mes pasado',
            en: 'oranges a fifth dearer by the crate than last month',
          },
          response: {
            es: 'recetas de dos frutas intercambiables, pulpa congelada en temporada y pizarra sin precios fijos',
            en: 'recipes with two fruits that can be swapped, pulp frozen in season and a board with no fixed prices',
          },
        },
        {
          risk: { es: 'la fruta madura más deprisa que la cola', en: 'fruit ripens faster than the queue grows' },
          hits: 'waste',
          trigger: { es: 'una caja tirada en la semana', en: 'one crate thrown out in a week' },
          response: {
            es: 'compra cada dos días, fruta muy madura al congelador y un batido del día para darle salida',
            en: 'buying every other day, the ripest fruit into the freezer and a smoothie of the day to use it',
          },
        },
        {
          risk: { es: 'alguien enferma por un jugo sin pasteurizar', en: 'somebody falls ill from an unpasteurised juice' },
          hits: 'policy',
          trigger: { es: 'una jarra abierta más de dos horas', en: 'one jug open for more than two hours' },
          response: {
            es: 'lavado con desinfectante de alimentos, nada exprimido de víspera y temperaturas apuntadas',
            en: 'produce washed in food-grade sanitiser, nothing pressed the day before and temperatures logged',
          },
        },
      ],
      measures: {
        es: ['vasos por hora punta', 'kilos de fruta tirada', 'jugo que da cada kilo', 'tarjetas completas', 'ventas en días de lluvia'],
        en: ['drinks in the busiest hour', 'kilos of fruit thrown out', 'juice from each kilo', 'cards filled', 'sales on rainy days'],
      },
    },
  },
] as const satisfies readonly Trade[];
