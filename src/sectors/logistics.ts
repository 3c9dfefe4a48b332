import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const logistics: Sector = {
  id: 'logistics',
  family: 'oficio',
  name: { es: 'Transporte y reparto', en: 'Transport and delivery' },
  unit: { es: { one: 'entrega', many: 'entregas' }, en: { one: 'delivery', many: 'deliveries' } },
  revenueModel: 'service',
  variableCostPct: estimate(30, 38, 45),
  staffPct: estimate(35, 40, 46),
  rentPct: estimate(1, 3, 5),
  marketingPct: estimate(1, 2, 3),
  otherFixedPct: estimate(10, 13, 16),
  netMarginPct: estimate(-2, 2, 5),
  price: estimate(3.2, 5.5, 12),
  monthlyUnits: estimate(1200, 2400, 4800),
  usualTeam: 2,
  season: [0.92, 0.9, 0.98, 0.98, 1.0, 1.0, 0.98, 0.94, 1.0, 1.05, 1.15, 1.1],
  rampMonths: 6,
  daysToCollect: 45,
  daysToPay: 30,
  daysOfStock: 0,
  customerCost: estimate(100, 280, 800),
  monthlyChurnPct: estimate(1.0, 2.0, 3.0),
  capex: estimate(20000, 49000, 120000),
  capexLifeYears: 6,
  targets: [{ measure: { es: 'kilómetros en vacío', en: 'empty kilometres' }, unit: 'percent', from: 16.7, to: 16.7 }],
  codes: { cnae: '49.41/53.20', naics: '484/492' },
  basis: { variableCost: 'V ATRI: fuel ≈21% of $2.26/mile (0.481)', netMargin: 'V ATRI <2% most sectors, truckload -2.3', season: 'K' },
  evidence: [
    {
      figure:
        '2.26 USD/mile, about 0.48 of it fuel (2.26 - 1.779), empty miles 16.7%, margin < 2% in all sectors but LTL, truckload -2.3% (2024)',
      source: 'ATRI 2025 via truckinginfo.com',
      tag: 'V',
      cite: true,
    },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'una empresa de transporte y reparto', en: 'a transport and delivery firm' },
    theBusiness: { es: 'la empresa', en: 'the firm' },
    scene: {
      es: 'El recambio tenía que estar en el taller a las nueve. El seguimiento dice «en reparto» desde ayer, el teléfono del transportista es un menú con cinco opciones y el mecánico tiene el elevador ocupado.',
      en: 'The part was due at the garage at nine. Tracking has said “out for delivery” since yesterday, the carrier’s number is a menu with five options, and the mechanic has a car stuck on the lift.',
    },
    stakes: {
      es: 'Un bulto que no llega para a quien lo espera, y quien lo envió pierde el pedido siguiente sin que nadie se lo diga.',
      en: 'A parcel that does not arrive stops whoever is waiting for it, and the sender loses the next order without being told.',
    },
    story: {
      wish: {
        es: 'Fabrica, vende o repara, y promete plazos que no dependen de sus manos. Quiere mandar la caja y poder olvidarse.',
        en: 'Somebody who makes, sells or mends, and promises dates that hang on others. The wish is to send the box and forget about it.',
      },
      obstacle: {
        es: 'La recogida cierra a las cinco y el pedido bueno entra a las cinco y diez.',
        en: 'Collections close at five, and the good order comes in at ten past.',
      },
      hurt: {
        es: 'La tarde se va en llamadas para averiguar dónde está una caja por la que ya se cobró.',
        en: 'The afternoon goes on calls to find a box that has already been paid for.',
      },
    },
    usualCustomer: {
      es: 'las tiendas, talleres y pequeñas fábricas que envían todos los días',
      en: 'shops, garages and small factories that ship every day',
    },
    directCost: { es: 'el combustible, los peajes y el desgaste', en: 'fuel, tolls and wear' },
    costDoubt: {
      es: 'el coste por entrega no cuenta los kilómetros de vuelta en vacío ni la segunda visita a una puerta cerrada',
      en: 'the cost per delivery leaves out empty miles home and the second visit to a closed door',
    },
    substitutes: {
      es: ['la furgoneta de la propia tienda', 'una gran red de paquetería', 'un taxi para lo urgente', 'que el cliente pase a recogerlo'],
      en: ['the shop’s own van', 'a national parcel network', 'a taxi for anything urgent', 'asking the customer to collect'],
    },
    rivalTest: {
      es: 'Mandar dos paquetes iguales, uno con el rival y otro con la red grande, y apuntar la hora de recogida, la de entrega y quién contesta al teléfono.',
      en: 'Send two identical parcels, one with the rival and one with the national network, and note when each is collected, when it lands and who picks up the phone.',
    },
    steps: {
      es: ['Da origen, destino y bultos', 'Recibe precio y franja de entrega', 'Sigue el envío y firma en el móvil'],
      en: ['Give pick-up, drop-off and packages', 'Get a price and a delivery window', 'Follow it and sign on the phone'],
    },
    before: { es: 'un «en reparto» de dos días y una música de espera', en: 'two days of “out for delivery” and hold music' },
    after: {
      es: 'un mensaje con la hora, el nombre de quien conduce y la firma de quien lo recogió',
      en: 'a message with the time, the driver’s name and the signature at the door',
    },
    proof: {
      es: 'un mes de entregas a prueba para una sola empresa, con la hora prometida y la hora firmada',
      en: 'a month of trial deliveries for one company, with the promised time beside the signed one',
    },
    strain: {
      es: 'Todo el mundo quiere la entrega antes de las diez, y a esa hora cada furgoneta puede estar en una sola calle.',
      en: 'Everybody wants it before ten, and at that hour each van can be in one street only.',
    },
    channels: [
      {
        name: { es: 'visitas a polígonos y mercados', en: 'calls at trading estates and markets' },
        purpose: { es: 'contratos de ruta fija', en: 'fixed-route contracts' },
        share: 40,
      },
      {
        name: { es: 'bolsas de cargas y operadores', en: 'freight exchanges and operators' },
        purpose: { es: 'llenar la vuelta', en: 'filling the empty leg home' },
        share: 25,
      },
      {
        name: { es: 'ficha de Google', en: 'Google profile' },
        purpose: { es: 'la mudanza o el urgente de hoy', en: 'today’s urgent run or house move' },
        share: 20,
      },
      {
        name: { es: 'rótulo de la furgoneta', en: 'livery on the van' },
        purpose: { es: 'quien la ve parar cada mañana en la misma puerta', en: 'those who see it stop at the same door each morning' },
        share: 15,
      },
    ],
    permits: {
      es: [
        'licencia o autorización de transporte',
        'capacitación profesional de quien gestiona si el peso la exige',
        'permiso de conducir de la categoría',
        'tacógrafo si el peso lo exige',
        'seguro de mercancías',
        'responsabilidad civil',
        'acceso a zonas de bajas emisiones si la ciudad la tiene',
      ],
      en: [
        'transport operator’s licence',
        'transport manager’s qualification where weight requires it',
        'driving licence for the class',
        'tachograph where weight requires it',
        'goods in transit insurance',
        'public liability insurance',
        'access to low-emission zones where the city has one',
      ],
    },
    risks: [
      {
        risk: { es: 'el combustible sube', en: 'fuel goes up' },
        hits: 'goods',
        trigger: { es: 'el litro una décima parte por encima del precio del contrato', en: 'the pump price a tenth above the contract’s' },
        response: { es: 'cláusula de revisión mensual en cada tarifa', en: 'a monthly adjustment clause in every rate' },
      },
      {
        risk: { es: 'un solo cargador llena la flota', en: 'a single shipper fills the fleet' },
        hits: 'client',
        trigger: { es: 'más de la tercera parte de las rutas para el mismo nombre', en: 'over a third of the routes for one name' },
        response: { es: 'una furgoneta reservada a clientes nuevos', en: 'one van kept for new customers' },
      },
      {
        risk: { es: 'un accidente o un robo en ruta', en: 'a crash or a theft on the road' },
        hits: 'policy',
        trigger: { es: 'un vehículo sin señal durante media hora', en: 'a vehicle silent for half an hour' },
        response: {
          es: 'seguro de mercancías, doble llave y furgoneta de alquiler apalabrada',
          en: 'goods cover, two keys and a hire van lined up',
        },
      },
      {
        risk: { es: 'quien conduce se marcha a otra empresa', en: 'a driver leaves for another firm' },
        hits: 'week',
        trigger: { es: 'horas extra tres semanas seguidas', en: 'overtime three weeks running' },
        response: {
          es: 'rutas con hora de vuelta y sustituto que conozca cada reparto',
          en: 'routes with a set return time and a stand-in who knows each round',
        },
      },
    ],
    measures: {
      es: [
        'entregas por hora de ruta',
        'coste por kilómetro',
        'kilómetros en vacío',
        'entregas dentro de su franja',
        'segundas visitas',
        'incidencias por cada cien entregas',
      ],
      en: [
        'deliveries per hour on the road',
        'cost per kilometre',
        'empty kilometres',
        'deliveries inside their window',
        'second visits',
        'claims per hundred deliveries',
      ],
    },
  },
};
