import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

// The price of a unit is what the platform earns from a deal, not what the buyer pays; a delivery app pays the courier out of it.
export const marketplaceAppTrades = [
  {
    id: 'services_marketplace',
    sector: 'marketplace_app',
    name: { es: 'Plataforma de servicios', en: 'Services marketplace' },
    clues: {
      es: [
        'marketplace de servicios',
        'plataforma de servicios',
        'encontrar profesionales',
        'profesionales a domicilio',
        'cuidadores',
        'paseadores',
        'reservar profesionales',
        'app de servicios',
      ],
      en: [
        'services marketplace',
        'find professionals',
        'booking professionals',
        'carers',
        'dog walkers',
        'local pros',
        'gig platform',
        'freelancers and clients',
      ],
    },
    figures: {
      unit: { es: { one: 'encargo', many: 'encargos' }, en: { one: 'booking', many: 'bookings' } },
      variableCostPct: estimate(16, 24, 33),
      price: estimate(7, 14, 35),
      monthlyUnits: estimate(250, 700, 1_800),
      usualTeam: 2,
      staffPct: estimate(32, 40, 55),
      rentPct: estimate(0, 1, 3),
      marketingPct: estimate(16, 24, 40),
      netMarginPct: estimate(-40, 2, 12),
      customerCost: estimate(12, 30, 90),
      capex: estimate(15_000, 35_000, 80_000),
      season: [0.95, 0.95, 1.05, 1.05, 1.1, 1.1, 1.0, 0.7, 1.1, 1.1, 1.0, 0.9],
    },
    words: {
      aBusiness: { es: 'una plataforma de servicios a domicilio', en: 'a local services platform' },
      theBusiness: { es: 'la plataforma', en: 'the platform' },
      usualCustomer: {
        es: 'los hogares que necesitan a alguien de fiar y los profesionales con horas libres',
        en: 'households that need someone they can trust and professionals with hours to fill',
      },
      directCost: {
        es: 'las comisiones de pago, las comprobaciones y las garantías',
        en: 'payment fees, background checks and guarantees',
      },
      costDoubt: {
        es: 'el coste por encargo no suma la visita que se anula, el profesional que no aparece ni el vale con que se pide perdón',
        en: 'the cost per booking does not add the visit called off, the professional who fails to come or the voucher that says sorry',
      },
      substitutes: {
        es: ['preguntar en el grupo del colegio', 'un directorio con teléfonos', 'una empresa de servicios', 'hacerlo sin ayuda'],
        en: ['asking in the school chat', 'a directory of phone numbers', 'an agency', 'doing without help'],
      },
      scene: {
        es: 'Hace falta alguien que cuide a la abuela los jueves por la tarde. El grupo del barrio da tres nombres, dos no contestan y del tercero nadie ha visto ni un papel.',
        en: 'Somebody is needed to sit with a grandmother on Thursday afternoons. The neighbourhood chat gives three names, two do not answer, and of the third nobody has seen a single reference.',
      },
      stakes: {
        es: 'Se pierde la tarde de trabajo, y quien podría cobrarla está a cuatro calles, con el hueco libre y sin enterarse.',
        en: 'An afternoon’s work is lost, while a person four streets away has it free and never hears of it.',
      },
      story: {
        wish: {
          es: 'Busca ayuda para algo que no puede fallar y va a dejar entrar en casa a una persona desconocida. Quiere saber quién responde por ella.',
          en: 'Somebody who needs help with a thing that cannot go wrong and is about to let a stranger in. They want to know who vouches for them.',
        },
        obstacle: {
          es: 'Las reseñas son todas de cinco estrellas y ninguna cuenta qué pasó.',
          en: 'The reviews all have five stars, and none says what happened.',
        },
        hurt: {
          es: 'Se acaba pidiendo el favor a quien ya lo hizo la semana pasada.',
          en: 'The favour is asked again of whoever did it last week.',
        },
      },
      before: { es: 'tres nombres en un grupo y ningún papel', en: 'three names in a chat and no references' },
      after: {
        es: 'una persona comprobada que llega el día acordado y un recibo',
        en: 'a checked person at the door on the day agreed, and a receipt',
      },
      strain: {
        es: 'Los buenos se llenan pronto y dejan de contestar; los que tienen huecos son los que nadie reserva, y en cada barrio hay que volver a encontrarlos.',
        en: 'The good ones fill up and stop answering, those with gaps are the ones nobody books, and in every new district they have to be found again.',
      },
    },
  },
  {
    id: 'secondhand_marketplace',
    sector: 'marketplace_app',
    name: { es: 'Plataforma de segunda mano', en: 'Second-hand marketplace' },
    clues: {
      es: [
        'segunda mano',
        'plataforma de segunda mano',
        'compraventa entre particulares',
        'ropa usada',
        'artículos usados',
        'reventa',
        'muebles usados',
      ],
      en: ['second-hand marketplace', 'second hand', 'secondhand', 'resale platform', 'resale', 'used goods', 'pre-loved', 'used clothes'],
    },
    figures: {
      unit: {
        es: { one: 'operación entre particulares', many: 'operaciones entre particulares' },
        en: { one: 'sale between users', many: 'sales between users' },
      },
      variableCostPct: estimate(22, 30, 40),
      price: estimate(2.2, 4.2, 10),
      monthlyUnits: estimate(900, 2_600, 6_000),
      usualTeam: 2,
      staffPct: estimate(30, 38, 50),
      rentPct: estimate(0, 1, 3),
      marketingPct: estimate(14, 22, 38),
      otherFixedPct: estimate(5, 7, 9),
      netMarginPct: estimate(-40, 1, 11),
      customerCost: estimate(4, 11, 35),
      capex: estimate(15_000, 38_000, 90_000),
      season: [1.15, 0.95, 1.0, 0.95, 0.95, 0.9, 0.85, 0.8, 1.1, 1.1, 1.15, 1.1],
    },
    words: {
      aBusiness: { es: 'una plataforma de segunda mano', en: 'a second-hand platform' },
      theBusiness: { es: 'la plataforma', en: 'the platform' },
      usualCustomer: {
        es: 'quienes vacían armarios y quienes compran usado por precio o por principio',
        en: 'people clearing wardrobes and people who buy used, on price or on principle',
      },
      directCost: { es: 'los cobros con tarjeta, la ayuda al envío y las devoluciones', en: 'card fees, postage help and refunds' },
      costDoubt: {
        es: 'el coste por operación no toma en cuenta la etiqueta de envío que se regala ni el artículo que no era como en la foto',
        en: 'the cost per sale does not reckon with the postage given away or the item that was not as pictured',
      },
      substitutes: {
        es: ['la aplicación grande de siempre', 'un mercadillo de domingo', 'regalarlo a la familia', 'el contenedor de ropa'],
        en: ['the one big app', 'a Sunday market', 'handing it to relatives', 'the clothes bank'],
      },
      scene: {
        es: 'El armario no cierra y la cuna lleva dos años en el trastero. En la aplicación grande el anuncio se hunde en una hora, ofrecen la mitad y piden quedar en un aparcamiento.',
        en: 'The wardrobe will not shut and the cot has spent two years in the loft. On the big app the advert sinks in an hour, the offers are for half and the meeting is in a car park.',
      },
      stakes: {
        es: 'Lo que otro busca se queda cogiendo polvo, y ese otro compra nuevo lo que apenas va a usar.',
        en: 'What one household is looking for gathers dust in another, and gets bought new to be hardly used.',
      },
      steps: {
        es: ['Haz tres fotos y di qué le pasa', 'Acepta una oferta dentro de la plataforma', 'Imprime la etiqueta y cobra al llegar'],
        en: [
          'Take three photos and say what is wrong with it',
          'Accept an offer on the platform',
          'Print the label and be paid on arrival',
        ],
      },
      before: { es: 'un trastero lleno y citas en un aparcamiento', en: 'a full loft and meetings in a car park' },
      after: {
        es: 'sitio en el armario y el dinero guardado hasta que el otro lo abre',
        en: 'room in the wardrobe and the money held until the other side opens it',
      },
      strain: {
        es: 'Cada artículo se vende una vez y desaparece: hay que traer anuncios nuevos a diario, y revisar falsos con las mismas dos personas.',
        en: 'Each item sells once and is gone, so new listings have to arrive daily while the same two people weed out fakes.',
      },
    },
  },
  {
    id: 'delivery_app',
    sector: 'marketplace_app',
    name: { es: 'Aplicación de reparto a domicilio', en: 'Local delivery app' },
    clues: {
      es: [
        'app de reparto',
        'aplicación de reparto',
        'app de comida a domicilio',
        'delivery',
        'pedidos a domicilio',
        'riders',
        'restaurantes y repartidores',
        'app de reparto de comida',
        'reparto de comida a domicilio',
        'app de comida',
      ],
      en: [
        'delivery app',
        'food delivery app',
        'takeaway app',
        'delivery platform',
        'order from restaurants',
        'riders and restaurants',
        'grocery delivery app',
        'food delivery platform',
        'app for local restaurants',
        'local restaurants',
      ],
    },
    figures: {
      unit: { es: { one: 'pedido', many: 'pedidos' }, en: { one: 'order', many: 'orders' } },
      variableCostPct: estimate(48, 58, 68),
      price: estimate(4.5, 6.5, 10),
      monthlyUnits: estimate(1_200, 2_900, 3_800),
      usualTeam: 2,
      staffPct: estimate(16, 22, 32),
      rentPct: estimate(0, 1, 2),
      marketingPct: estimate(7, 12, 22),
      otherFixedPct: estimate(4, 5, 7),
      netMarginPct: estimate(-35, 1, 8),
      daysToPay: 7,
      customerCost: estimate(5, 14, 40),
      capex: estimate(15_000, 40_000, 90_000),
      season: [1.1, 1.05, 1.02, 1.0, 0.95, 0.92, 0.85, 0.75, 0.98, 1.08, 1.15, 1.15],
    },
    words: {
      aBusiness: { es: 'una aplicación de reparto local', en: 'a local delivery app' },
      theBusiness: { es: 'la aplicación', en: 'the app' },
      usualCustomer: {
        es: 'los bares y comercios del pueblo y los vecinos que piden desde el sofá',
        en: 'bars and shops in town and neighbours who order from the sofa',
      },
      directCost: { es: 'el repartidor, la pasarela de pago y los pedidos repuestos', en: 'courier, card fees and orders made good' },
      costDoubt: {
        es: 'el coste por pedido no recoge la bolsa que se vuelca, la espera en la barra ni el repartidor pagado en una noche sin llamadas',
        en: 'the cost per order leaves aside the bag that tips over, the wait at the bar and the courier paid for a night without calls',
      },
      substitutes: {
        es: ['la plataforma internacional', 'llamar al restaurante de siempre', 'bajar a por ello', 'una pizza congelada'],
        en: ['the international platform', 'ringing the usual restaurant', 'walking down for it', 'a frozen pizza'],
      },
      scene: {
        es: 'Es viernes, llueve y en casa no queda nada. La plataforma grande no llega a este barrio, el bar de abajo no coge el teléfono y la cocina de la esquina tira lo que no vendió.',
        en: 'It is a wet Friday with nothing in the house. The big platform does not reach this district, the bar downstairs is not picking up, and the kitchen on the corner throws out what it did not sell.',
      },
      stakes: {
        es: 'Unos cenan mal, otros cierran con género en la nevera, y la comisión que sí se paga se va a otro país.',
        en: 'Some eat badly, others close with food in the fridge, and whatever commission is paid goes abroad.',
      },
      story: {
        wish: {
          es: 'Llega a casa tarde y quiere cenar de la cocina de siempre sin volver a ponerse los zapatos.',
          en: 'Somebody home late who would like supper from the usual kitchen without putting their shoes back on.',
        },
        obstacle: {
          es: 'El local no tiene quien reparta, y quien reparte no tiene acuerdo con el local.',
          en: 'The kitchen has no one to deliver, and those who deliver have no agreement with the kitchen.',
        },
        hurt: {
          es: 'Se cena lo que hay, y a la tercera noche ya no se piensa en el bar de abajo.',
          en: 'Supper is whatever there is, and by the third night the bar downstairs is forgotten.',
        },
      },
      rivalTest: {
        es: 'Pedir la misma cena por la plataforma grande y por teléfono y apuntar el recargo, los minutos y lo que le queda al restaurante.',
        en: 'Order the same supper through the big platform and by telephone, and note the surcharge, the minutes and what the restaurant keeps.',
      },
      steps: {
        es: ['Elige local y plato', 'Paga y mira por dónde viene', 'Recoge en la puerta todavía caliente'],
        en: ['Choose a kitchen and a dish', 'Pay and see where it is', 'Take it at the door still warm'],
      },
      before: { es: 'un teléfono que nadie contesta y una pizza congelada', en: 'a phone nobody picks up and a frozen pizza' },
      after: {
        es: 'la cena de la esquina todavía caliente y el bar con otra mesa vendida',
        en: 'supper from the corner still hot and one more table sold for the bar',
      },
      proof: {
        es: 'ocho semanas en un solo barrio con los minutos de cada pedido y lo que cobró cada local',
        en: 'eight weeks in one district with the minutes each order took and what each kitchen earned',
      },
      strain: {
        es: 'En hora y media de la noche entra la mitad del día: sobran repartidores por la tarde y faltan justo cuando llueve.',
        en: 'Half the day comes in over an hour and a half at supper time; couriers are idle in the afternoon and short exactly when it rains.',
      },
      risks: [
        {
          risk: { es: 'cambian las reglas sobre repartidores', en: 'the rules on couriers change' },
          hits: 'goods',
          trigger: { es: 'una inspección o una sentencia en el sector', en: 'an inspection or a ruling in the trade' },
          response: {
            es: 'contratos desde el primer día y turnos con horas reales',
            en: 'contracts from the start and shifts with real hours',
          },
        },
        {
          risk: { es: 'la plataforma grande entra en la zona', en: 'the big platform moves in' },
          hits: 'sales',
          trigger: { es: 'sus mochilas en la plaza un sábado', en: 'its bags in the square one Saturday' },
          response: {
            es: 'comisión menor, datos compartidos con el local y contrato anual',
            en: 'a lower commission, data shared with kitchens and a yearly contract',
          },
        },
        {
          risk: { es: 'cada pedido cuesta más de lo que deja', en: 'each order costs more than it leaves' },
          hits: 'margin',
          trigger: { es: 'menos de dos pedidos por hora y repartidor', en: 'under two orders per courier and hour' },
          response: { es: 'zona más pequeña, pedido mínimo y pedidos agrupados', en: 'a smaller zone, a minimum order and grouped drops' },
        },
      ],
      measures: {
        es: [
          'pedidos por noche',
          'pedidos por hora de repartidor',
          'minutos hasta la puerta',
          'comisión media',
          'locales activos',
          'clientes que repiten al mes',
        ],
        en: [
          'orders per night',
          'orders per courier hour',
          'minutes to the door',
          'average commission',
          'kitchens active',
          'customers back within a month',
        ],
      },
    },
  },
] as const satisfies readonly Trade[];
