import { estimate, published } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const gym: Sector = {
  id: 'gym',
  family: 'cuidado',
  name: { es: 'Gimnasio o estudio de entrenamiento', en: 'Gym or fitness studio' },
  unit: { es: { one: 'socio', many: 'socios' }, en: { one: 'member', many: 'members' } },
  revenueModel: 'subscription',
  variableCostPct: estimate(5, 8, 12),
  staffPct: estimate(30, 38, 45),
  rentPct: estimate(12, 18, 25),
  marketingPct: estimate(4, 6, 9),
  otherFixedPct: estimate(10, 13, 15),
  netMarginPct: estimate(5, 12, 24),
  price: estimate(30, 45, 90),
  monthlyUnits: estimate(150, 320, 700),
  usualTeam: 3,
  season: [1.25, 1.1, 1.02, 1.0, 0.97, 0.9, 0.85, 0.78, 1.2, 1.08, 0.98, 0.87],
  rampMonths: 12,
  daysToCollect: 0,
  daysToPay: 30,
  daysOfStock: 5,
  customerCost: estimate(30, 52, 90),
  // The monthly loss that keeps 66.4% of members over a year; low and high, 73.2% of independent clubs and 62.3% of chains in the 2019 edition.
  monthlyChurnPct: published(2.6, 3.4, 3.9, 'Health & Fitness Association 2025 via sgbonline.com', 2024),
  capex: estimate(60000, 130000, 300000),
  capexLifeYears: 8,
  targets: [
    { measure: { es: 'socios que siguen al año', en: 'members still there after a year' }, unit: 'percent', from: 66.4, to: 66.4 },
    { measure: { es: 'plazas ocupadas por clase', en: 'places filled per class' }, unit: 'percent', from: 52, to: 58 },
  ],
  codes: { cnae: '93.13', naics: '713940' },
  basis: { variableCost: 'K', netMargin: 'V EBITDA avg 23.6% HFA 2025', season: 'K (sign-ups)' },
  evidence: [
    {
      figure:
        'average EBITDA 23.6%, retention 66.4%, dues 76.5% of revenue, 175 firms / 17,000 sites (larger operators; independents are lower)',
      source: 'Health & Fitness Association 2025 via sgbonline.com',
      tag: 'V',
      cite: true,
    },
    {
      figure: 'retention 73.2% in independent clubs, 62.3% in chains (98 firms / 10,859 clubs)',
      source: 'IHRSA 2019 Profiles of Success, healthandfitness.org',
      tag: 'V',
      cite: true,
    },
    { figure: 'class fill 52-58%; January about 12% of sign-ups, summer -15%', source: 'getfairview.com', tag: 'V', cite: false },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'un centro de entrenamiento', en: 'a training studio' },
    theBusiness: { es: 'el centro', en: 'the studio' },
    scene: {
      es: 'En enero se pagó un año entero y en marzo la tarjeta sigue en la cartera sin usar. Nadie llamó. A la tercera semana de faltar da apuro volver, y a la quinta ya se dice que el gimnasio no es para uno.',
      en: 'In January a whole year was paid for, and by March the card has not left the wallet. Nobody rang. After three weeks away it feels awkward to go back; after five, one is simply not a gym person.',
    },
    stakes: {
      es: 'Lo que se pierde no es la cuota, sino la espalda que vuelve a doler al subir la compra y otro intento dado por imposible.',
      en: 'The fee is the small loss; the back hurts again carrying the shopping upstairs, and one more attempt is written off.',
    },
    story: {
      wish: {
        es: 'Pasa ocho horas en una silla y ya se apuntó dos veces a un sitio así. Quiere que esta vez dure.',
        en: 'Eight hours a day in a chair and two memberships already abandoned. The wish is for this one to last.',
      },
      obstacle: {
        es: 'El primer día nadie se presenta, y todas las máquinas parecen de otra persona.',
        en: 'On the first day nobody says hello, and every machine seems to belong to someone else.',
      },
      hurt: {
        es: 'La cuota sigue saliendo de la cuenta cada mes como un recordatorio de lo que no se hizo.',
        en: 'The fee goes on leaving the account every month, a reminder of what was not done.',
      },
    },
    usualCustomer: { es: 'los vecinos que empiezan a entrenar por tercera vez', en: 'local people starting to train for the third time' },
    directCost: { es: 'el material, la limpieza y la energía', en: 'consumables, cleaning and energy' },
    costDoubt: {
      es: 'el coste por socio no cuenta las duchas, las clases a media sala ni la comisión de los recibos devueltos',
      en: 'the cost per member leaves out hot showers, classes with half the mats empty and the fee on bounced payments',
    },
    substitutes: {
      es: ['una cadena abierta a todas horas', 'correr por el parque', 'una aplicación con vídeos', 'unas pesas en el trastero'],
      en: ['a chain open at all hours', 'running in the park', 'an app with videos', 'a set of weights in the spare room'],
    },
    rivalTest: {
      es: 'Hacer la prueba gratuita del gimnasio rival un lunes a las siete de la tarde y contar las esperas por máquina, si alguien corrige una postura y si llaman al faltar el miércoles.',
      en: 'Take the rival gym’s free trial on a Monday at seven and count the waits for a machine, whether anyone corrects your posture, and whether they ring when you miss Wednesday.',
    },
    steps: {
      es: ['Ven a una sesión de prueba', 'Fija dos días a la semana', 'Repite la misma medida al mes'],
      en: ['Come to a trial session', 'Fix two days a week', 'Take the same measurement a month later'],
    },
    before: { es: 'una tarjeta sin usar y el propósito del año que viene', en: 'an unused card and next January’s resolution' },
    after: {
      es: 'dos tardes fijas por semana y alguien que nota si faltas',
      en: 'two set evenings a week and somebody who notices when you miss one',
    },
    proof: {
      es: 'la asistencia de un grupo piloto durante ocho semanas, con quién lo dejó y por qué',
      en: 'eight weeks’ attendance for a pilot group, with who dropped out and why',
    },
    strain: {
      es: 'A las siete de la tarde no cabe una esterilla más, mientras a las once de la mañana la luz está encendida para dos personas.',
      en: 'At seven in the evening there is no room for another mat, while at eleven in the morning the lights are on for two people.',
    },
    channels: [
      {
        name: { es: 'sesión de prueba con cita', en: 'booked trial session' },
        purpose: { es: 'que el primer día tenga nombre propio', en: 'giving the first day a name and a face' },
        share: 30,
      },
      {
        name: { es: 'socios que traen a un amigo', en: 'members who bring a friend' },
        purpose: { es: 'quien no vendría solo', en: 'people who would not come alone' },
        share: 30,
      },
      {
        name: { es: 'Instagram de la zona', en: 'local Instagram' },
        purpose: { es: 'ver cuerpos parecidos al propio', en: 'seeing bodies like one’s own' },
        share: 20,
      },
      {
        name: { es: 'acuerdos con empresas cercanas', en: 'agreements with nearby firms' },
        purpose: { es: 'las horas de la mañana', en: 'the morning hours' },
        share: 20,
      },
    ],
    permits: {
      es: [
        'licencia de actividad con aforo',
        'insonorización por música o pesas',
        'titulación de quien dirige entrenamientos',
        'desfibrilador en la sala',
        'derechos de la música en clase',
        'responsabilidad civil',
        'seguro de accidentes',
      ],
      en: [
        'licence for the premises with capacity',
        'soundproofing for music or dropped weights',
        'qualifications of those who lead training',
        'a defibrillator on site',
        'music licence for classes',
        'public liability insurance',
        'accident cover',
      ],
    },
    risks: [
      {
        risk: { es: 'bajas antes de los seis meses', en: 'members lost before six months' },
        hits: 'sales',
        trigger: { es: 'dos semanas sin pasar por el torno', en: 'two weeks without passing the gate' },
        response: {
          es: 'llamada de quien entrena con esa persona y una sesión acordada',
          en: 'a call from their trainer and one session agreed',
        },
      },
      {
        risk: { es: 'el alquiler atrapa', en: 'the rent becomes a trap' },
        hits: 'rent',
        trigger: { es: 'renta por encima de la quinta parte de las cuotas', en: 'rent above a fifth of fees' },
        response: { es: 'cláusula de salida y obra que se pueda desmontar', en: 'a break clause and fittings that can be taken out' },
      },
      {
        risk: { es: 'una cadena abre enfrente', en: 'a chain opens opposite' },
        hits: 'sales',
        trigger: { es: 'tres bajas en un mes con el mismo destino', en: 'three leavers in a month for the same place' },
        response: {
          es: 'grupos pequeños con plaza fija, que la cadena no ofrece',
          en: 'small groups with a fixed place, which the chain does not offer',
        },
      },
      {
        risk: { es: 'una lesión en clase', en: 'an injury in class' },
        hits: 'policy',
        trigger: { es: 'una caída o tirón anotado en el parte', en: 'a fall or strain in the accident book' },
        response: {
          es: 'revisión de material los lunes y tope de personas por monitor',
          en: 'equipment checked on Mondays and a cap on people per trainer',
        },
      },
    ],
    measures: {
      es: [
        'socios activos',
        'bajas del mes',
        'visitas por socio a la semana',
        'plazas ocupadas por clase',
        'ingreso medio por socio',
        'pruebas que acaban en alta',
      ],
      en: [
        'active members',
        'leavers in the month',
        'visits per member per week',
        'places filled per class',
        'average income per member',
        'trials that end in joining',
      ],
    },
  },
};
