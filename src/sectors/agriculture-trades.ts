import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const agricultureTrades = [
  {
    id: 'market_garden',
    sector: 'agriculture',
    name: { es: 'Huerta de venta directa', en: 'Market garden' },
    clues: {
      es: ['huerta', 'huerta ecológica', 'cestas de verdura', 'verduras ecológicas', 'hortalizas', 'verduras', 'invernadero', 'tomates'],
      en: ['market garden', 'vegetables', 'veg boxes', 'veg box', 'vegetable boxes', 'organic vegetables', 'polytunnel', 'greenhouse'],
    },
    figures: {
      unit: { es: { one: 'caja de verdura', many: 'cajas de verdura' }, en: { one: 'vegetable box', many: 'vegetable boxes' } },
      variableCostPct: estimate(27, 34, 42),
      price: estimate(13, 19, 30),
      monthlyUnits: estimate(180, 380, 700),
      usualTeam: 1,
      staffPct: estimate(26, 32, 38),
      rentPct: estimate(2, 4, 8),
      marketingPct: estimate(1, 3, 5),
      otherFixedPct: estimate(11, 14, 18),
      netMarginPct: estimate(0, 8, 15),
      vatClass: 'food',
      daysToCollect: -5,
      daysToPay: 30,
      daysOfStock: 3,
      capex: estimate(20_000, 48_000, 120_000),
      season: [0.5, 0.5, 0.6, 0.75, 1.05, 1.3, 1.4, 1.2, 1.45, 1.35, 1.05, 0.85],
    },
    words: {
      aBusiness: { es: 'una huerta de venta directa', en: 'a market garden' },
      theBusiness: { es: 'la huerta', en: 'the garden' },
      usualCustomer: {
        es: 'las familias que cocinan a diario y quieren verdura con apellido',
        en: 'families who cook every day and want vegetables with a surname',
      },
      directCost: { es: 'la planta, el riego, las cajas y el reparto', en: 'seedlings, water, boxes and delivery' },
      costDoubt: {
        es: 'el coste por caja no tiene en cuenta las lechugas que se espigan ni la hilera entera que visitan los jabalíes',
        en: 'the cost per box takes no account of lettuces that bolt or the whole row the wild boar visit',
      },
      substitutes: {
        es: [
          'la frutería de la esquina',
          'el supermercado con sello ecológico',
          'el huerto de un tío',
          'una cesta a domicilio de otra provincia',
        ],
        en: ['the corner greengrocer', 'the supermarket’s organic shelf', 'an uncle’s allotment', 'a box delivered from another county'],
      },
      strain: {
        es: 'En verano todo madura el mismo martes y en invierno la caja se llena a fuerza de coles: cuesta más repartir la abundancia que plantarla.',
        en: 'In summer everything ripens on one Tuesday, and in winter the box is filled with cabbages; plenty is harder to share out than to plant.',
      },
    },
  },
  {
    id: 'olive_oil',
    sector: 'agriculture',
    name: { es: 'Aceite de oliva', en: 'Olive oil' },
    clues: {
      es: ['aceite de oliva', 'aceite', 'olivar', 'olivos', 'aceituna', 'aceitunas', 'almazara', 'virgen extra'],
      en: ['olive oil', 'olive grove', 'olives', 'olive trees', 'oil mill', 'extra virgin'],
    },
    figures: {
      unit: { es: { one: 'botella de aceite', many: 'botellas de aceite' }, en: { one: 'bottle of oil', many: 'bottles of oil' } },
      variableCostPct: estimate(38, 46, 55),
      price: estimate(6.5, 9, 16),
      monthlyUnits: estimate(550, 1_100, 2_200),
      usualTeam: 1,
      staffPct: estimate(21, 27, 33),
      rentPct: estimate(1, 3, 6),
      marketingPct: estimate(3, 5, 8),
      otherFixedPct: estimate(9, 12, 15),
      netMarginPct: estimate(-2, 5, 11),
      vatClass: 'food',
      weatherDriven: false,
      daysToCollect: 20,
      daysToPay: 60,
      daysOfStock: 150,
      customerCost: estimate(6, 18, 50),
      capex: estimate(35_000, 85_000, 220_000),
      season: [1.3, 0.95, 0.85, 0.85, 0.85, 0.8, 0.75, 0.7, 0.8, 0.95, 1.4, 1.8],
    },
    words: {
      aBusiness: { es: 'un olivar con aceite propio', en: 'an olive grove with an oil of its own' },
      theBusiness: { es: 'el olivar', en: 'the grove' },
      usualCustomer: {
        es: 'quienes gastan una botella al mes y las tiendas que la venden con nombre de finca',
        en: 'households that get through a bottle a month and shops that sell by estate',
      },
      directCost: { es: 'la recogida, la molienda, la botella y el envío', en: 'picking, milling, bottles and postage' },
      costDoubt: {
        es: 'el coste por botella olvida el año de poca carga, el fondo turbio del depósito y las cajas que se rompen en el camino',
        en: 'the cost per bottle forgets the lean year, the cloudy bottom of the tank and the cases broken on the road',
      },
      substitutes: {
        es: [
          'la garrafa de la cooperativa',
          'el aceite de oferta del supermercado',
          'el que trae un familiar del pueblo',
          'aceite de girasol',
        ],
        en: ['the cooperative’s five-litre can', 'the supermarket offer', 'what a relative brings from the village', 'sunflower oil'],
      },
      scene: {
        es: 'En el estante hay quince aceites y todos dicen lo mismo. El de la oferta no tiene año ni pueblo, y el que se trajo de aquel viaje se acabó sin que nadie apuntara el nombre.',
        en: 'Fifteen oils stand on the shelf and all of them say the same. The one on offer has neither year nor village, and the bottle from that trip ran out before anyone wrote down its name.',
      },
      stakes: {
        es: 'Se paga cada mes por un aceite que ni huele ni pica, y el campo que lo hacía bien lo vende a granel sin cubrir la recogida.',
        en: 'Every month money goes on an oil with no smell and no bite, while the grove that made a good one sells in bulk for less than the picking.',
      },
      story: {
        wish: {
          es: 'Aliña todos los días y el pan lo moja con gusto. Quiere saber de qué olivos sale lo que pone en la mesa.',
          en: 'Somebody who dresses a salad daily and dips bread with pleasure. They want to know which trees the oil came from.',
        },
        obstacle: {
          es: 'Las etiquetas hablan de selección y de tradición, y ninguna de la semana en que se molió.',
          en: 'Labels speak of selection and tradition, and none of the week it was milled.',
        },
        hurt: {
          es: 'Una botella cara que resulta rancia quita las ganas de volver a probar otra.',
          en: 'One dear bottle that turns out rancid puts people off trying the next.',
        },
      },
      rivalTest: {
        es: 'Comprar tres botellas del mismo precio, probarlas a ciegas y apuntar la fecha de cosecha y lo que tarda en contestar cada productor.',
        en: 'Buy three bottles at one price, taste them blind and note the harvest date on each and how long its producer takes to reply.',
      },
      steps: {
        es: [
          'Prueba el aceite nuevo en la finca o en casa',
          'Reserva tus botellas antes de la cosecha',
          'Recíbelas al acabar la molienda, con su fecha',
        ],
        en: [
          'Taste the new oil at the grove or at home',
          'Reserve your bottles before the harvest',
          'Receive them once the milling is over, with its date',
        ],
      },
      before: { es: 'quince etiquetas iguales y un aceite que no huele', en: 'fifteen labels alike and an oil with no smell' },
      after: { es: 'una botella con año y parcela que se nota en el pan', en: 'a bottle with a year and a field that shows on the bread' },
      proof: {
        es: 'el análisis de la última cosecha, la cata de un panel y cincuenta hogares que repitieron al año siguiente',
        en: 'last harvest’s analysis, a panel’s tasting and fifty households that ordered again the year after',
      },
      channels: [
        {
          name: { es: 'reserva de cosecha por correo', en: 'harvest reserved by mail' },
          purpose: { es: 'cobrar antes de recoger', en: 'payment ahead of picking' },
          share: 35,
        },
        {
          name: { es: 'tiendas de producto', en: 'food shops' },
          purpose: { es: 'la balda con nombre de finca', en: 'the shelf with an estate on it' },
          share: 25,
        },
        {
          name: { es: 'visitas al olivar en otoño', en: 'autumn visits to the grove' },
          purpose: { es: 'quien vuelve cada año', en: 'people who return each year' },
          share: 20,
        },
        {
          name: { es: 'restaurantes con aceite en la mesa', en: 'restaurants with oil on the table' },
          purpose: { es: 'que lo prueben cien personas', en: 'a hundred tasters' },
          share: 20,
        },
      ],
      permits: {
        es: [
          'registro de la explotación',
          'registro sanitario para envasar',
          'etiquetado con origen o categoría del aceite',
          'análisis de cada lote',
          'carné de aplicador de fitosanitarios',
          'contratos de temporada en regla',
          'seguro agrario',
        ],
        en: [
          'farm registration',
          'food registration for bottling',
          'labels with origin or grade of oil',
          'analysis of each batch',
          'spraying certificate',
          'seasonal contracts in order',
          'crop insurance',
        ],
      },
      risks: [
        {
          risk: { es: 'una cosecha corta', en: 'a short crop' },
          hits: 'sales',
          trigger: { es: 'la mitad de flor que el año anterior', en: 'half of last year’s blossom' },
          response: {
            es: 'aceite guardado de un año para otro y botellas más pequeñas antes que rebajas',
            en: 'oil kept from one year to the next, and smaller bottles before lower prices',
          },
        },
        {
          risk: { es: 'el molino no da turno a tiempo', en: 'the mill has no slot in time' },
          hits: 'price',
          trigger: { es: 'aceituna más de un día en los remolques', en: 'olives over a day in the trailers' },
          response: {
            es: 'turno firmado antes de recoger y un segundo molino a media hora',
            en: 'a slot signed before picking and a second mill half an hour away',
          },
        },
        {
          risk: { es: 'el aceite se enrancia antes de venderse', en: 'the oil turns before it is sold' },
          hits: 'waste',
          trigger: {
            es: 'botellas de la cosecha vieja en el almacén cuando llega la nueva',
            en: 'bottles of the old harvest in store as the new one comes',
          },
          response: {
            es: 'depósitos sin aire, cata cada trimestre y lo que quede a granel a tiempo',
            en: 'tanks with no air, a tasting each quarter and the rest sold in bulk in time',
          },
        },
        {
          risk: { es: 'roban la aceituna o el aceite', en: 'olives or oil are stolen' },
          hits: 'waste',
          trigger: { es: 'una parcela barrida de noche o un candado forzado', en: 'a plot stripped by night, or a padlock forced' },
          response: {
            es: 'recogida vigilada, depósitos con llave y seguro de existencias',
            en: 'a watched harvest, locked tanks and stock insurance',
          },
        },
      ],
      strain: {
        es: 'El año entero cabe en cuatro semanas de otoño: si la cuadrilla o el molino fallan un lunes, el aceite de esa parcela baja de categoría.',
        en: 'The whole year fits into four autumn weeks, and if the crew or the mill fails on a Monday that field’s oil drops a grade.',
      },
      measures: {
        es: [
          'kilos por árbol',
          'litros por cada cien kilos',
          'precio medio por botella',
          'botellas reservadas por adelantado',
          'clientes que repiten cada año',
          'existencias sin vender antes de la cosecha',
        ],
        en: [
          'weight per tree',
          'litres per hundred kilos',
          'average price per bottle',
          'bottles reserved ahead',
          'customers back each year',
          'stock unsold before the harvest',
        ],
      },
    },
  },
  {
    id: 'winery',
    sector: 'agriculture',
    name: { es: 'Viñedo y bodega', en: 'Vineyard and winery' },
    clues: {
      es: ['viñedo', 'viñedos', 'bodega', 'vino', 'vinos', 'uva', 'vendimia', 'vino ecológico', 'enólogo', 'viñedo y bodega'],
      en: ['vineyard', 'vineyards', 'winery', 'wine', 'wines', 'grapes', 'winemaker', 'natural wine', 'vineyard and winery', 'estate wine'],
    },
    figures: {
      unit: { es: { one: 'botella de vino', many: 'botellas de vino' }, en: { one: 'bottle of wine', many: 'bottles of wine' } },
      variableCostPct: estimate(34, 42, 50),
      price: estimate(5.5, 8.5, 16),
      monthlyUnits: estimate(700, 1_500, 2_800),
      usualTeam: 2,
      staffPct: estimate(22, 27, 33),
      rentPct: estimate(1, 3, 6),
      marketingPct: estimate(5, 8, 12),
      otherFixedPct: estimate(11, 14, 18),
      netMarginPct: estimate(-3, 5, 11),
      weatherDriven: false,
      // Alcohol is no food to the taxman.
      vatClass: 'standard',
      rampMonths: 24,
      daysToCollect: 30,
      daysToPay: 60,
      daysOfStock: 240,
      customerCost: estimate(8, 25, 70),
      capex: estimate(70_000, 150_000, 400_000),
      season: [0.7, 0.75, 0.85, 0.95, 1.0, 1.0, 0.95, 0.85, 0.95, 1.1, 1.35, 1.55],
    },
    words: {
      aBusiness: { es: 'una bodega con viñedo', en: 'a small winery' },
      theBusiness: { es: 'la bodega', en: 'the winery' },
      usualCustomer: {
        es: 'los restaurantes con carta corta y los aficionados que visitan la bodega',
        en: 'restaurants with a short list and enthusiasts who come to visit',
      },
      directCost: { es: 'la uva, la botella, el corcho y la etiqueta', en: 'grapes, bottles, corks and labels' },
      costDoubt: {
        es: 'el coste por botella no guarda sitio para el vino que se evapora en barrica, las muestras que se abren ni los portes de una caja suelta',
        en: 'the cost per bottle keeps no room for wine lost in the barrel, samples opened or the freight on a single case',
      },
      substitutes: {
        es: ['una marca grande de la denominación', 'el vino de la casa', 'una cerveza artesana', 'un vino de otra región más conocida'],
        en: ['a big name from the region', 'the house wine', 'a craft beer', 'a wine from somewhere better known'],
      },
      scene: {
        es: 'La carta tiene los mismos ocho vinos que la del local de al lado. Quien sirve no sabe quién los hizo, y el que pidió alguien de fuera, de esa misma comarca, no lo tienen.',
        en: 'The list has the same eight wines as the place next door. Whoever pours cannot say who made them, and the one a visitor asked for, from that very district, is not stocked.',
      },
      stakes: {
        es: 'La mesa pide lo conocido por no arriesgar, y un viñedo a media hora vende la uva por debajo de lo que costó podarla.',
        en: 'The table orders the familiar rather than take a risk, and a vineyard half an hour off sells its grapes for less than the pruning.',
      },
      story: {
        wish: {
          es: 'Quiere abrir una botella y tener algo que contar. No hace falta que sepa de vinos; hace falta que alguien se lo explique sin examen.',
          en: 'Somebody who wants to open a bottle and have something to say about it. They need not know wine, only to hear about it without an exam.',
        },
        obstacle: {
          es: 'Los nombres pequeños no llegan a la tienda, y los grandes ocupan la pared.',
          en: 'Small names never reach the shop, and large ones fill the wall.',
        },
        hurt: {
          es: 'Se elige por el dibujo de la etiqueta y se acierta una vez de cada tres.',
          en: 'People choose by the drawing on the label and are right one time in three.',
        },
      },
      rivalTest: {
        es: 'Visitar dos bodegas un sábado y apuntar cuánto dura la visita, qué cuesta, cuántas botellas se llevan los demás y quién escribe después.',
        en: 'Visit two wineries on a Saturday, and note how long the tour takes, its price, how many bottles the others carry off and who writes afterwards.',
      },
      steps: {
        es: ['Prueba tres vinos en la bodega', 'Llévate una caja o súmate al cupo anual', 'Recibe la añada nueva cada primavera'],
        en: ['Taste three wines at the winery', 'Take a case or join the yearly allocation', 'Receive the new vintage each spring'],
      },
      before: { es: 'los mismos ocho vinos de todas las cartas', en: 'the same eight wines on every list' },
      after: { es: 'una botella con viña, año y alguien que la explica', en: 'a bottle with a plot, a year and a person to explain it' },
      proof: {
        es: 'dos añadas embotelladas, catadas a ciegas por cinco restaurantes que hayan vuelto a pedir',
        en: 'two vintages bottled and tasted blind by five restaurants that have ordered again',
      },
      permits: {
        es: [
          'registro de la explotación',
          'registro de viñedo al día',
          'licencia para elaborar o embotellar vino',
          'impuesto sobre bebidas alcohólicas',
          'registro sanitario',
          'etiquetado con alérgenos',
          'permiso para visitas con cata',
          'seguro de responsabilidad civil',
        ],
        en: [
          'farm registration',
          'vineyard register up to date',
          'licence to make or bottle wine',
          'duty on alcoholic drinks',
          'food business registration',
          'labels with allergens',
          'consent for visits with tastings',
          'public liability insurance',
        ],
      },
      risks: [
        {
          risk: { es: 'una helada o un granizo se lleva la añada', en: 'frost or hail takes the vintage' },
          hits: 'sales',
          trigger: { es: 'aviso de mínimas en plena brotación', en: 'a frost warning at bud break' },
          response: {
            es: 'seguro de cosecha, uva vecina apalabrada y vino guardado de otro año',
            en: 'crop insurance, neighbours’ grapes spoken for and wine kept from another year',
          },
        },
        {
          risk: { es: 'el vino se queda en la bodega', en: 'the wine stays in the cellar' },
          hits: 'cash',
          trigger: { es: 'más de un año de existencias al llegar la vendimia', en: 'over a year of stock as the harvest comes' },
          response: {
            es: 'visitas y cupo antes que distribuidor, y menos kilos de entrada',
            en: 'visits and allocation before distributors, and less fruit taken in',
          },
        },
        {
          risk: { es: 'una barrica o un depósito se estropea', en: 'a barrel or a tank goes off' },
          hits: 'waste',
          trigger: { es: 'un olor raro en la cata de cada mes', en: 'an odd smell at the monthly tasting' },
          response: {
            es: 'cata con análisis cada mes, depósitos pequeños y seguro de existencias',
            en: 'tasting with analysis each month, small tanks and stock insurance',
          },
        },
        {
          risk: { es: 'los restaurantes pagan tarde', en: 'restaurants pay late' },
          hits: 'late',
          trigger: { es: 'una factura dos meses pasada de fecha', en: 'an invoice two months past its date' },
          response: {
            es: 'tope por cliente y cobro a la entrega en el primer pedido',
            en: 'a ceiling per client and payment on delivery for a first order',
          },
        },
      ],
      strain: {
        es: 'La vendimia son diez días sin dormir, y lo recogido tarda dos años en cobrarse: el dinero se queda parado en la nave antes de llegar a la copa.',
        en: 'The harvest is ten days without sleep, and what comes in takes two years to be paid for; money stands still in the cellar before it reaches a glass.',
      },
      measures: {
        es: [
          'botellas vendidas por canal',
          'precio medio por botella',
          'visitas con compra',
          'restaurantes que repiten',
          'meses de existencias',
          'kilos de uva por botella',
        ],
        en: [
          'bottles sold per channel',
          'average bottle price',
          'visits with a purchase',
          'restaurants that reorder',
          'months of stock',
          'weight of grapes per bottle',
        ],
      },
      channels: [
        {
          name: { es: 'visitas con cata', en: 'tours with a tasting' },
          purpose: { es: 'la caja que se lleva en el maletero', en: 'the case that leaves in a car boot' },
          share: 35,
        },
        {
          name: { es: 'muestras a restaurantes', en: 'samples to restaurants' },
          purpose: { es: 'entrar en cartas cortas', en: 'a place on short lists' },
          share: 30,
        },
        {
          name: { es: 'cupo anual por suscripción', en: 'yearly allocation list' },
          purpose: { es: 'cobrar antes de embotellar', en: 'payment before bottling' },
          share: 20,
        },
        {
          name: { es: 'ferias de productores', en: 'growers’ fairs' },
          purpose: { es: 'distribuidores de otras provincias', en: 'distributors from further off' },
          share: 15,
        },
      ],
    },
  },
  {
    id: 'beekeeping',
    sector: 'agriculture',
    name: { es: 'Apicultura y miel', en: 'Beekeeping and honey' },
    clues: {
      es: ['miel', 'apicultura', 'apicultor', 'colmenas', 'abejas', 'colmenar', 'polen'],
      en: ['honey', 'beekeeping', 'beekeeper', 'hives', 'bees', 'apiary', 'beeswax'],
    },
    figures: {
      unit: { es: { one: 'tarro de miel', many: 'tarros de miel' }, en: { one: 'jar of honey', many: 'jars of honey' } },
      variableCostPct: estimate(24, 30, 38),
      price: estimate(5.5, 7.5, 12),
      monthlyUnits: estimate(400, 750, 1_300),
      usualTeam: 1,
      staffPct: estimate(28, 34, 40),
      rentPct: estimate(0, 2, 4),
      marketingPct: estimate(3, 5, 8),
      otherFixedPct: estimate(14, 18, 22),
      netMarginPct: estimate(-2, 8, 15),
      vatClass: 'food',
      daysToCollect: 15,
      daysOfStock: 120,
      capex: estimate(20_000, 45_000, 110_000),
      season: [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.8, 0.95, 1.15, 1.3, 1.35, 1.5],
    },
    words: {
      aBusiness: { es: 'un colmenar con miel propia', en: 'an apiary with honey of its own' },
      theBusiness: { es: 'el colmenar', en: 'the apiary' },
      usualCustomer: {
        es: 'quienes desayunan con miel y las tiendas que la quieren sin mezclas',
        en: 'people who have honey at breakfast and shops that want it unblended',
      },
      directCost: { es: 'la cera, los tratamientos, el tarro y la etiqueta', en: 'wax, hive treatments, jars and labels' },
      costDoubt: {
        es: 'el coste por tarro no incluye la colmena que no pasa el invierno, el jarabe de un otoño seco ni los viajes de madrugada para moverlas',
        en: 'the cost per jar does not cover the hive that fails to winter, the syrup of a dry autumn or the night drives to move them',
      },
      substitutes: {
        es: ['la miel mezclada del supermercado', 'el azúcar', 'un tarro de mercadillo sin etiqueta', 'sirope de agave'],
        en: ['blended supermarket honey', 'sugar', 'an unlabelled jar off a stall', 'agave syrup'],
      },
      scene: {
        es: 'El tarro dice «mezcla de mieles» y no dice de dónde. Sabe dulce y a nada más; la que daba el abuelo de alguien cristalizaba en invierno y olía a monte.',
        en: 'The jar says “a blend of honeys” and not from where. It tastes sweet and of nothing else; the kind somebody’s grandfather gave set hard in winter and smelt of the hills.',
      },
      stakes: {
        es: 'Se paga como miel lo que a menudo es jarabe, y los colmenares que quedan cierran por no poder vender a ese precio.',
        en: 'What is often syrup gets paid for as honey, and the apiaries that remain close because they cannot sell at that price.',
      },
      story: {
        wish: {
          es: 'Echa una cucharada en la leche por la noche. Quiere la certeza de que es miel y de dónde, porque también la toman los niños.',
          en: 'Somebody who stirs a spoonful into warm milk at night. They want to be sure it is honey and from where, since the children have it too.',
        },
        obstacle: {
          es: 'La miel del supermercado viene de lejos y mezclada, y la de verdad se vende en casas sin letrero.',
          en: 'Supermarket honey comes blended and from far away, and the real thing is sold from houses with no sign.',
        },
        hurt: {
          es: 'El tarro bueno se termina en pleno invierno y no hay a quién pedirle otro hasta el verano.',
          en: 'The good jar runs out in midwinter, with nobody to ask for another until summer.',
        },
      },
      rivalTest: {
        es: 'Comprar tres tarros de la zona, mirar el origen, dejarlos en frío una semana y apuntar cuál cristaliza y quién contesta si se le pregunta por la flor.',
        en: 'Buy three local jars, read the origin, leave them in the cold for a week and note which sets and who answers a question about the flower.',
      },
      steps: {
        es: ['Prueba tres flores con una cucharilla', 'Elige tarro o caja para todo el año', 'Recógelo en el mercado o en casa'],
        en: ['Taste three flowers off a spoon', 'Choose a jar or a case for the year', 'Collect it at the market or at home'],
      },
      before: { es: 'un tarro con cuatro continentes en la etiqueta', en: 'a jar with four continents on its label' },
      after: { es: 'un tarro con la flor, el monte y el mes', en: 'a jar with its flower, its hill and its month' },
      proof: {
        es: 'el análisis de polen de la última cosecha y el mapa de los asentamientos',
        en: 'last crop’s pollen analysis and a map of where the hives stood',
      },
      strain: {
        es: 'La floración dura lo que quiere: en dos semanas hay que poner alzas, castrar y extraer, y una primavera seca deja los bidones a la mitad.',
        en: 'The blossom lasts as long as it likes; two weeks to add boxes, take them off and extract, and a dry spring leaves the drums half full.',
      },
      risks: [
        {
          risk: { es: 'las colmenas no pasan el invierno', en: 'hives do not come through winter' },
          hits: 'sales',
          trigger: { es: 'más de una de cada seis sin cría al salir del invierno', en: 'over one in six without brood as winter ends' },
          response: {
            es: 'tratamiento de otoño, reinas jóvenes y núcleos de reserva',
            en: 'autumn treatment, young queens and spare colonies',
          },
        },
        {
          risk: { es: 'un año sin floración', en: 'a year without blossom' },
          hits: 'sales',
          trigger: {
            es: 'el mes de más flor sin lluvia en los asentamientos',
            en: 'the month of most blossom without rain where the hives stand',
          },
          response: {
            es: 'asentamientos a dos alturas y existencias del año anterior',
            en: 'sites at two altitudes and stock kept from last year',
          },
        },
        {
          risk: { es: 'la avispa asiática entra en el colmenar', en: 'Asian hornets reach the apiary' },
          hits: 'sales',
          trigger: { es: 'tres avispas a la vez delante de una piquera', en: 'three hornets at once before one entrance' },
          response: {
            es: 'trampas de primavera, arpas y aviso al servicio de sanidad',
            en: 'spring traps, electric harps and a call to the bee inspector',
          },
        },
      ],
      measures: {
        es: [
          'kilos por colmena',
          'colmenas vivas al acabar el invierno',
          'precio medio por tarro',
          'tarros vendidos sin intermediario',
          'kilómetros de trashumancia',
          'existencias en verano',
        ],
        en: [
          'honey per hive',
          'hives alive after winter',
          'average price per jar',
          'jars sold direct',
          'miles moving hives',
          'stock left in summer',
        ],
      },
      channels: [
        {
          name: { es: 'mercado semanal', en: 'weekly market' },
          purpose: { es: 'la cucharilla que convence', en: 'the spoonful that convinces' },
          share: 35,
        },
        {
          name: { es: 'tiendas de la comarca', en: 'shops in the district' },
          purpose: { es: 'el tarro que se repone solo', en: 'jars restocked without a visit' },
          share: 30,
        },
        {
          name: { es: 'envío por cajas', en: 'cases by post' },
          purpose: { es: 'quien la probó de viaje', en: 'people who tasted it while travelling' },
          share: 20,
        },
        {
          name: { es: 'lotes de empresa en Navidad', en: 'company gifts at Christmas' },
          purpose: { es: 'cien tarros con una llamada', en: 'a hundred jars with one call' },
          share: 15,
        },
      ],
      permits: {
        es: [
          'registro de la explotación apícola',
          'permiso de asentamiento en monte',
          'libro de tratamientos veterinarios',
          'registro sanitario para envasar',
          'etiquetado con países de origen',
          'seguro de responsabilidad por las colmenas',
        ],
        en: [
          'registration of the apiary',
          'permission for each site',
          'record of veterinary treatments',
          'food registration for bottling',
          'labels with countries of origin',
          'liability cover for the hives',
        ],
      },
    },
  },
  {
    id: 'free_range_eggs',
    sector: 'agriculture',
    name: { es: 'Huevos camperos', en: 'Free-range eggs' },
    clues: {
      es: ['huevos', 'huevos camperos', 'huevos ecológicos', 'gallinas', 'gallinas ponedoras', 'granja avícola', 'gallinero'],
      en: ['eggs', 'free-range eggs', 'free range eggs', 'hens', 'laying hens', 'poultry', 'chickens', 'henhouse'],
    },
    figures: {
      unit: { es: { one: 'docena de huevos', many: 'docenas de huevos' }, en: { one: 'dozen eggs', many: 'dozen eggs' } },
      variableCostPct: estimate(42, 48, 55),
      price: estimate(2.8, 3.6, 5),
      monthlyUnits: estimate(1_400, 2_600, 4_500),
      usualTeam: 1,
      staffPct: estimate(21, 26, 31),
      rentPct: estimate(1, 3, 6),
      marketingPct: estimate(1, 3, 5),
      otherFixedPct: estimate(11, 14, 17),
      netMarginPct: estimate(-3, 5, 10),
      vatClass: 'food',
      weatherDriven: false,
      rampMonths: 9,
      daysToCollect: 10,
      daysToPay: 30,
      daysOfStock: 6,
      capex: estimate(40_000, 90_000, 200_000),
      season: [0.98, 0.98, 1.02, 1.05, 1.02, 0.97, 0.92, 0.9, 1.0, 1.02, 1.02, 1.12],
    },
    words: {
      aBusiness: { es: 'una granja de huevos camperos', en: 'a free-range egg farm' },
      theBusiness: { es: 'la granja', en: 'the farm' },
      usualCustomer: {
        es: 'las tiendas, las panaderías y las familias que miran el primer número del huevo',
        en: 'shops, bakeries and families who read the code on the shell',
      },
      directCost: { es: 'el pienso, la reposición de gallinas y el cartón', en: 'feed, replacement hens and cartons' },
      costDoubt: {
        es: 'el coste por docena no cuenta los huevos sucios o rajados, la muda que corta la puesta ni las gallinas que se lleva el zorro',
        en: 'the cost per dozen leaves out dirty or cracked eggs, the moult that stops laying and the hens a fox takes',
      },
      substitutes: {
        es: ['los huevos de suelo del supermercado', 'un vecino con cuatro gallinas', 'otra granja certificada', 'huevina para la cocina'],
        en: ['the supermarket’s barn eggs', 'a neighbour with a few hens', 'another certified farm', 'liquid egg for kitchens'],
      },
      scene: {
        es: 'En la tienda los cartones llevan prados dibujados, y las cáscaras, un código que casi nadie sabe leer. La repostera casca un huevo, la yema se rompe pálida y pide a alguien que le traiga los del pueblo.',
        en: 'In the shop the boxes have meadows drawn on them, and the shells a code few can read. The pastry cook cracks an egg, the yolk breaks pale, and somebody is asked to bring the ones from the village.',
      },
      stakes: {
        es: 'Se paga el dibujo del prado y no el prado, y la granja que sí lo tiene vende a un mayorista que no lo dice.',
        en: 'People pay for the drawing of a meadow and not the meadow, and the farm that has one sells to a wholesaler who never says so.',
      },
      story: {
        wish: {
          es: 'Hace tortilla dos noches por semana. Quiere una yema que no se deshaga y ver dónde viven las gallinas.',
          en: 'Somebody who makes an omelette two nights a week. They want a yolk that holds, and to see where the hens live.',
        },
        obstacle: {
          es: 'En el súper todo es campestre en la tapa, y la granja de al lado no sirve menos de un palé.',
          en: 'At the supermarket every lid is rustic, and the nearby farm will not sell less than a pallet.',
        },
        hurt: {
          es: 'Acaba llevándose los de siempre y dejando de mirar.',
          en: 'In the end the usual box goes in the basket and nobody looks any more.',
        },
      },
      rivalTest: {
        es: 'Comprar tres docenas distintas, leer el código de cada cáscara, cascar una de cada y apuntar la fecha de puesta y quién deja visitar la granja.',
        en: 'Buy three different boxes, read the code on each shell, crack one of each and note the laying date and who lets you visit the farm.',
      },
      steps: {
        es: ['Pide una docena de prueba', 'Fija el día de la semana y cuántas', 'Devuelve el cartón y llévate las nuevas'],
        en: ['Ask for a trial dozen', 'Fix the day of the week and how many', 'Return the carton and take the new ones'],
      },
      before: { es: 'un prado dibujado y una yema pálida', en: 'a drawn meadow and a pale yolk' },
      after: {
        es: 'huevos con la fecha de puesta y un prado al que se puede ir',
        en: 'eggs with their laying date and a meadow open to visit',
      },
      proof: {
        es: 'el registro de puesta de un lote completo y dos panaderías que los pidan cada semana',
        en: 'the laying record of one whole flock and two bakeries that order every week',
      },
      channels: [
        {
          name: { es: 'reparto semanal a tiendas y panaderías', en: 'weekly round of shops and bakeries' },
          purpose: { es: 'docenas con pedido fijo', en: 'dozens on standing order' },
          share: 45,
        },
        {
          name: { es: 'mercado de productores', en: 'growers’ market' },
          purpose: { es: 'explicar el código de la cáscara', en: 'explaining the code on the shell' },
          share: 25,
        },
        {
          name: { es: 'expendedora en la puerta de la granja', en: 'vending machine at the farm gate' },
          purpose: { es: 'vender sin estar', en: 'selling while away' },
          share: 20,
        },
        {
          name: { es: 'cocinas de colegios y residencias', en: 'school and care-home kitchens' },
          purpose: { es: 'cajas grandes entre semana', en: 'large cases in midweek' },
          share: 10,
        },
      ],
      permits: {
        es: [
          'registro de la granja avícola',
          'espacio al aire libre por gallina según la norma',
          'centro de clasificación autorizado',
          'marcado de cada huevo',
          'plan de control de salmonela',
          'gestión de estiércol o gallinas retiradas',
          'seguro por enfermedad de las aves',
        ],
        en: [
          'poultry farm registration',
          'outdoor space per hen as the rules require',
          'licensed grading room',
          'marking of every egg',
          'salmonella control plan',
          'disposal of manure or spent hens',
          'insurance against poultry disease',
        ],
      },
      strain: {
        es: 'Las gallinas no cierran en festivo: hay que recoger y clasificar cada día, y entre un lote y el siguiente quedan semanas con clientes y sin huevos.',
        en: 'Hens do not close on holidays; eggs are gathered and graded daily, and between one flock and the next come weeks with customers and no eggs.',
      },
      risks: [
        {
          risk: { es: 'gripe aviar en la comarca', en: 'bird flu in the district' },
          hits: 'month',
          trigger: { es: 'orden de encerrar las aves', en: 'an order to house the birds' },
          response: {
            es: 'parque cubierto, seguro y aviso a clientes con la norma en la mano',
            en: 'a covered run, insurance and a note to customers with the rule in hand',
          },
        },
        {
          risk: { es: 'el pienso sube más que el huevo', en: 'feed rises faster than eggs' },
          hits: 'goods',
          trigger: { es: 'dos facturas seguidas con otro precio por saco', en: 'two invoices in a row with a new price per sack' },
          response: { es: 'compra conjunta y precio revisable con las tiendas', en: 'joint buying and a reviewable price with shops' },
        },
        {
          risk: { es: 'baja la puesta de golpe', en: 'laying drops overnight' },
          hits: 'sales',
          trigger: { es: 'una décima parte menos en tres días', en: 'a tenth fewer in three days' },
          response: {
            es: 'dos lotes de edades distintas y visita del veterinario',
            en: 'two flocks of different ages and the vet’s visit',
          },
        },
      ],
      measures: {
        es: [
          'huevos por gallina',
          'pienso por docena',
          'huevos de segunda',
          'docenas con pedido fijo',
          'bajas de cada mes',
          'precio medio por docena',
        ],
        en: ['eggs per hen', 'feed per dozen', 'seconds', 'dozens on standing order', 'hens lost each month', 'average price per dozen'],
      },
    },
  },
] as const satisfies readonly Trade[];
