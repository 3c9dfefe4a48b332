import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const retailShop: Sector = {
  id: 'retail_shop',
  family: 'comercio',
  name: { es: 'Comercio de barrio', en: 'Neighbourhood shop' },
  unit: { es: { one: 'venta', many: 'ventas' }, en: { one: 'sale', many: 'sales' } },
  revenueModel: 'transaction',
  variableCostPct: estimate(50, 57, 65),
  staffPct: estimate(14, 18, 22),
  rentPct: estimate(5, 8, 12),
  marketingPct: estimate(1, 3, 5),
  otherFixedPct: estimate(6, 8, 10),
  netMarginPct: estimate(2, 5, 9),
  price: estimate(12, 24, 45),
  monthlyUnits: estimate(350, 650, 1300),
  usualTeam: 1,
  season: [0.9177, 0.8827, 1.0068, 1.0028, 1.0548, 0.9927, 1.0258, 1.0188, 0.9667, 1.0178, 1.0148, 1.0988],
  rampMonths: 9,
  daysToCollect: 0,
  daysToPay: 45,
  daysOfStock: 60,
  customerCost: estimate(3, 7, 15),
  capex: estimate(25000, 47000, 90000),
  capexLifeYears: 8,
  codes: { cnae: '47', naics: '44-45' },
  basis: { variableCost: 'K', netMargin: 'K', season: 'V' },
  evidence: [
    {
      figure: 'US monthly seasonal factors by kind of business, 2024-25',
      source: 'US Census MRTS, census.gov/retail/mrts/www/nadjusts.txt (public domain)',
      tag: 'V',
      cite: true,
    },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'una tienda de barrio', en: 'a neighbourhood shop' },
    theBusiness: { es: 'la tienda', en: 'the shop' },
    scene: {
      es: 'Son las siete y media y falta algo: el detalle para la cena, lo que se olvidó en la compra, lo que piden en el colegio para mañana. Internet lo trae pasado mañana y la gran superficie queda a un trayecto en coche.',
      en: 'It is half past seven and something is missing: a present for tonight’s dinner, the thing that never made it onto the list, whatever the school wants by morning. The internet will bring it the day after tomorrow, and the retail park means the car.',
    },
    stakes: {
      es: 'Sin una puerta abierta a la vuelta de la esquina, se compra lo que quede en el supermercado o se llega con las manos vacías, y de eso se acuerda uno más que del precio.',
      en: 'With no open door around the corner people settle for whatever the supermarket has left or arrive empty-handed, and that is remembered longer than the price.',
    },
    story: {
      wish: {
        es: 'Pasa por delante dos veces al día, camino del trabajo y de vuelta. Quiere salir con lo que le falta sin sacar el coche y sin explicar dos veces lo mismo.',
        en: 'Somebody who walks past twice a day, on the way to work and on the way home. The wish is to walk out with what is missing, without the car and without explaining twice.',
      },
      obstacle: {
        es: 'Cuando por fin tiene un rato, la persiana está bajada o quien despacha no sabe lo que vende.',
        en: 'By the time there is a free moment the shutter is down, or whoever is serving does not know the goods.',
      },
      hurt: {
        es: 'Una tarde entera se va en lo que debía costar diez minutos, y al llegar a casa sigue faltando lo que se fue a buscar.',
        en: 'A whole afternoon goes on what should have taken ten minutes, and the thing itself is still missing at the end of it.',
      },
    },
    usualCustomer: { es: 'los vecinos que viven o trabajan a pocos minutos a pie', en: 'people who live or work a few minutes’ walk away' },
    directCost: { es: 'la mercancía y el envoltorio', en: 'goods and wrapping' },
    costDoubt: {
      es: 'el coste por venta deja fuera lo que se estropea, se rebaja o se queda en la estantería',
      en: 'the cost per sale leaves out whatever spoils, gets marked down or never leaves the shelf',
    },
    substitutes: {
      es: ['el supermercado de camino a casa', 'un pedido por internet', 'otra tienda del mismo género', 'dejarlo para el sábado'],
      en: ['the supermarket on the way home', 'an online order', 'another shop in the same line', 'putting it off until Saturday'],
    },
    rivalTest: {
      es: 'Comprar en la tienda rival un sábado por la mañana, como un cliente cualquiera, y apuntar el precio, los minutos de espera y lo que no tenían.',
      en: 'Buy something in the rival shop on a Saturday morning like anyone else, and write down the price, the minutes spent waiting and what they did not have.',
    },
    steps: {
      es: ['Entra o escribe un mensaje', 'Di para quién o para qué es', 'Llévatelo ahora o encárgalo para otro día'],
      en: ['Walk in or send a message', 'Say who or what it is for', 'Take it now or have it put by'],
    },
    before: { es: 'una vuelta en coche para acabar con lo primero que había', en: 'a drive across town that ended with whatever was left' },
    after: {
      es: 'un paseo corto y un mostrador donde ya conocen los gustos de cada casa',
      en: 'a short walk and a counter where they know what each household likes',
    },
    proof: {
      es: 'treinta encargos de vecinos, con lo que había y el día en que llegó lo que faltaba',
      en: 'thirty requests from neighbours, with what was in stock and the day the rest came in',
    },
    strain: {
      es: 'El sábado a mediodía la cola, un encargo por recoger y el proveedor que descarga cajas en la puerta piden las mismas manos.',
      en: 'At noon on a Saturday the queue, a collection and a supplier unloading crates on the pavement all want the same pair of hands.',
    },
    channels: [
      {
        name: { es: 'ficha de Google con reseñas', en: 'Google profile with reviews' },
        purpose: { es: 'quien busca una tienda abierta a esta hora', en: 'people looking for a shop open at this hour' },
        share: 35,
      },
      {
        name: { es: 'escaparate y rótulo', en: 'shop window and sign' },
        purpose: { es: 'quien pasa a pie dos veces al día', en: 'people who walk past twice a day' },
        share: 25,
      },
      {
        name: { es: 'WhatsApp con lo recién llegado', en: 'WhatsApp with new arrivals' },
        purpose: { es: 'que quien ya compró vuelva esta semana', en: 'bringing buyers back this week' },
        share: 20,
      },
      {
        name: { es: 'fiestas y mercadillos de la zona', en: 'street fairs and local markets' },
        purpose: { es: 'caras nuevas de la calle de al lado', en: 'new faces from the next street along' },
        share: 20,
      },
    ],
    permits: {
      es: [
        'declaración o licencia de apertura',
        'permiso de rótulo o toldo',
        'hojas de reclamaciones a disposición del público',
        'precios expuestos con impuestos',
        'seguro multirriesgo del local',
        'seguro de responsabilidad civil',
      ],
      en: [
        'notice or licence to open the premises',
        'consent for the sign or awning',
        'complaints procedure on display',
        'prices shown with tax',
        'shop insurance for stock',
        'public liability insurance',
      ],
    },
    risks: [
      {
        risk: { es: 'género que no rota', en: 'stock that sits' },
        hits: 'waste',
        trigger: {
          es: 'el mismo artículo, dos inventarios seguidos en la misma balda',
          en: 'the same item on the same shelf at two stock counts running',
        },
        response: { es: 'comprar menos cada vez y sacarlo del pedido', en: 'order in smaller lots and drop it from the list' },
      },
      {
        risk: { es: 'se mira en la tienda y se compra por internet', en: 'people look here and buy online' },
        hits: 'sales',
        trigger: {
          es: 'preguntas que acaban sin venta, apuntadas junto a la caja',
          en: 'enquiries that end without a sale, noted by the till',
        },
        response: {
          es: 'ofrecer encargo con fecha y el consejo que no da una pantalla',
          en: 'offer a dated order and the advice a screen cannot give',
        },
      },
      {
        risk: { es: 'obras en la acera o menos paso de gente', en: 'roadworks outside or fewer passers-by' },
        hits: 'sales',
        trigger: { es: 'un sábado con la mitad de ventas que el anterior', en: 'a Saturday at half the sales of the one before' },
        response: { es: 'avisar por WhatsApp y llevar los pedidos a pie', en: 'tell regulars by WhatsApp and deliver on foot' },
      },
      {
        risk: { es: 'subida del alquiler al renovar', en: 'a higher rent on renewal' },
        hits: 'rent',
        trigger: { es: 'un año para el vencimiento del contrato', en: 'one year left on the lease' },
        response: {
          es: 'negociar con antelación y fijar por escrito el tope que aguanta la caja',
          en: 'open talks early and set in writing the ceiling the till can bear',
        },
      },
    ],
    measures: {
      es: [
        'ventas por día de apertura',
        'importe medio por venta',
        'visitas que acaban en compra',
        'días que el género tarda en venderse',
        'mercancía tirada o rebajada',
      ],
      en: [
        'sales per day open',
        'average amount per sale',
        'visits that end in a purchase',
        'days goods take to sell',
        'goods thrown away or marked down',
      ],
    },
  },
};
