import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const marketplaceApp: Sector = {
  id: 'marketplace_app',
  family: 'comercio',
  name: { es: 'Plataforma de intermediación', en: 'Marketplace app' },
  unit: { es: { one: 'transacción', many: 'transacciones' }, en: { one: 'transaction', many: 'transactions' } },
  revenueModel: 'take-rate',
  variableCostPct: estimate(15, 25, 35),
  staffPct: estimate(32, 40, 60),
  rentPct: estimate(1, 2, 3),
  marketingPct: estimate(15, 22, 40),
  otherFixedPct: estimate(6, 8, 10),
  netMarginPct: estimate(-40, 2, 12),
  // The price of a transaction is the commission kept, not what buyer pays seller.
  price: estimate(4, 9, 25),
  monthlyUnits: estimate(300, 1300, 4000),
  usualTeam: 2,
  season: [0.9177, 0.8827, 1.0068, 1.0028, 1.0548, 0.9927, 1.0258, 1.0188, 0.9667, 1.0178, 1.0148, 1.0988],
  rampMonths: 18,
  daysToCollect: 3,
  daysToPay: 15,
  daysOfStock: 0,
  customerCost: estimate(10, 28, 80),
  capex: estimate(15000, 35000, 80000),
  capexLifeYears: 4,
  targets: [
    { measure: { es: 'comisión sobre productos', en: 'commission on goods' }, unit: 'percent', from: 5, to: 15 },
    { measure: { es: 'comisión sobre servicios', en: 'commission on services' }, unit: 'percent', from: 20, to: 30 },
  ],
  codes: { cnae: '63.12', naics: '519' },
  basis: { variableCost: 'V take rate 10-30% (YC via statsforstartups); % on commission revenue', netMargin: 'K', season: 'V' },
  evidence: [
    {
      figure: 'take rate 10-30% (products 5-15, services 20-30)',
      source: 'statsforstartups.com (YC), omegapoint.systems',
      tag: 'V',
      cite: false,
    },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'una plataforma de intermediación', en: 'an online marketplace' },
    theBusiness: { es: 'la plataforma', en: 'the platform' },
    scene: {
      es: 'Alguien tiene un taladro que usa dos veces al año; otro, dos calles más abajo, va a comprar uno para colgar una estantería. Se cruzan en el portal cada mañana y no lo saben.',
      en: 'Somebody owns a drill that comes out twice a year; two streets away somebody else is about to buy one to put up a shelf. They pass each other every morning and neither knows.',
    },
    stakes: {
      es: 'Uno paga por lo que apenas usará y el otro guarda lo que podría cobrar, y el trato de palabra se rompe al primer golpe sin factura.',
      en: 'One pays for what will hardly be used and the other stores what could earn, and a deal on a handshake breaks at the first dent with no receipt.',
    },
    story: {
      wish: {
        es: 'Necesita algo pocas horas, o lo tiene parado en un armario. Quiere tratar con alguien de quien no haya que fiarse a ciegas.',
        en: 'Somebody who needs a thing for a few hours, or owns one idle in a cupboard. The wish is to deal with a stranger without taking them on trust.',
      },
      obstacle: {
        es: 'El anuncio lleva dos semanas puesto y los que escriben preguntan si se puede pagar en mano.',
        en: 'The advert has been up for a fortnight, and those who write ask whether they can pay in cash.',
      },
      hurt: {
        es: 'El trato se cierra en un portal, sin papel, y si algo vuelve roto no hay a quién enseñárselo.',
        en: 'The deal is done in a doorway with nothing in writing, and if something comes back broken there is nobody to show it to.',
      },
    },
    usualCustomer: {
      es: 'quienes ofrecen o buscan lo mismo en una misma ciudad',
      en: 'people in one city who offer or look for the same thing',
    },
    directCost: {
      es: 'las comisiones de pago, la verificación y la atención de incidencias',
      en: 'payment fees, identity checks and dispute handling',
    },
    costDoubt: {
      es: 'el coste por transacción no cuenta las devoluciones de cargo ni lo que se gasta en traer a quien ofrece y se va sin un solo encargo',
      en: 'the cost per transaction leaves out chargebacks and the money spent on bringing in suppliers who leave without a single booking',
    },
    substitutes: {
      es: [
        'un grupo de mensajes del barrio',
        'el tablón de anuncios clasificados',
        'un conocido de un conocido',
        'pagar a una empresa del ramo',
      ],
      en: ['a neighbourhood chat group', 'classified adverts', 'a friend of a friend', 'an established firm in that line'],
    },
    rivalTest: {
      es: 'Publicar una petición igual en la plataforma rival y en un grupo del barrio, y contar las horas hasta la primera respuesta seria y quién pide salirse para pagar.',
      en: 'Post the same request on the rival platform and in a neighbourhood group, and count the hours to a serious answer and who asks to settle outside.',
    },
    steps: {
      es: [
        'Publica lo que ofreces o buscas',
        'Acuerda fecha y precio dentro de la plataforma',
        'Confirma que salió bien para liberar el pago',
      ],
      en: ['Post what you offer or need', 'Agree date and price on the platform', 'Confirm it went well and release the payment'],
    },
    before: { es: 'treinta mensajes en un grupo y un pago en mano sin recibo', en: 'thirty messages in a group and cash with no receipt' },
    after: {
      es: 'un trato cerrado, con el dinero guardado hasta que ambos dan el visto bueno',
      en: 'a deal closed, with the money held until both sides say yes',
    },
    proof: {
      es: 'cuarenta tratos cerrados a mano en un solo barrio, con el tiempo de respuesta y lo que repitió cada lado',
      en: 'forty deals arranged by hand in one district, with the response time and how often each side came back',
    },
    strain: {
      es: 'Sin oferta no vienen compradores y sin compradores la oferta se aburre: en cada calle nueva hay que volver a empezar por los dos lados.',
      en: 'Without supply nobody comes to buy, and without buyers supply drifts off; every new street has to be started again from both ends.',
    },
    channels: [
      {
        name: { es: 'comunidades y asociaciones del barrio', en: 'local groups and associations' },
        purpose: { es: 'llenar primero el lado que ofrece', en: 'filling the supply side first' },
        share: 35,
      },
      {
        name: { es: 'páginas por barrio y oficio en buscadores', en: 'pages by district and trade in search' },
        purpose: { es: 'quien teclea lo que necesita y dónde', en: 'people typing what they need and where' },
        share: 25,
      },
      {
        name: { es: 'invitación entre usuarios', en: 'invitations between users' },
        purpose: { es: 'el segundo trato de cada lado', en: 'each side’s second deal' },
        share: 25,
      },
      {
        name: { es: 'acuerdos con comercios y gremios', en: 'agreements with shops and guilds' },
        purpose: { es: 'credibilidad donde nadie la conoce', en: 'credit where nobody knows it yet' },
        share: 15,
      },
    ],
    permits: {
      es: [
        'condiciones para las dos partes',
        'obligaciones de información fiscal de plataformas',
        'proveedor de pagos autorizado',
        'procedimiento de retirada de contenidos',
        'protección de datos con verificación de identidad',
        'seguro o garantía por daños en el trato',
      ],
      en: [
        'terms for both sides',
        'platform tax reporting duties',
        'a licensed payment provider',
        'notice-and-removal procedure',
        'data protection with identity checks',
        'cover or guarantee for damage in a deal',
      ],
    },
    risks: [
      {
        risk: { es: 'un lado llega y el otro no', en: 'one side arrives and the other does not' },
        hits: 'sales',
        trigger: { es: 'una petición de cada tres sin respuesta en un día', en: 'every third request unanswered after a day' },
        response: {
          es: 'cerrar la puerta a otros barrios hasta llenar el primero',
          en: 'keep other districts closed until the first one is full',
        },
      },
      {
        risk: { es: 'se conocen aquí y pagan fuera', en: 'they meet here and pay elsewhere' },
        hits: 'lost-sale',
        trigger: { es: 'perfiles con muchos mensajes y un solo trato', en: 'profiles with many messages and a single deal' },
        response: {
          es: 'garantía, recibo y reseña que solo existen dentro',
          en: 'a guarantee, a receipt and reviews that exist only inside',
        },
      },
      {
        risk: { es: 'un engaño sale en el periódico', en: 'a fraud makes the local paper' },
        hits: 'sales',
        trigger: { es: 'dos quejas sobre el mismo perfil', en: 'two complaints about the same profile' },
        response: {
          es: 'pago retenido, verificación y respuesta humana el mismo día',
          en: 'payment held back, identity checks and a person replying that day',
        },
      },
      {
        risk: { es: 'captar cuesta más que tres comisiones', en: 'winning a user costs more than three commissions' },
        hits: 'adverts',
        trigger: {
          es: 'seis semanas sin segundo trato de quien llegó por anuncio',
          en: 'six weeks with no second deal from those who came by advert',
        },
        response: { es: 'parar el anuncio y subir lo que se premia por invitar', en: 'stop the advert and raise the reward for inviting' },
      },
    ],
    measures: {
      es: [
        'tratos cerrados por semana',
        'valor total intermediado',
        'comisión media por trato',
        'peticiones respondidas en un día',
        'usuarios que repiten por cada lado',
        'coste de captar en cada lado',
      ],
      en: [
        'deals closed per week',
        'total value handled',
        'average commission per deal',
        'requests answered within a day',
        'users who come back on each side',
        'cost of winning each side',
      ],
    },
  },
};
