import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const consultingFreelance: Sector = {
  id: 'consulting_freelance',
  family: 'saber',
  name: { es: 'Consultoría o profesional independiente', en: 'Consultant or freelancer' },
  unit: { es: { one: 'hora facturada', many: 'horas facturadas' }, en: { one: 'billed hour', many: 'billed hours' } },
  revenueModel: 'service',
  variableCostPct: estimate(3, 6, 15),
  staffPct: estimate(45, 55, 65),
  rentPct: estimate(1, 3, 5),
  marketingPct: estimate(3, 5, 9),
  otherFixedPct: estimate(8, 12, 15),
  netMarginPct: estimate(8, 14, 25),
  price: estimate(35, 55, 95),
  monthlyUnits: estimate(60, 95, 130),
  usualTeam: 1,
  season: [0.95, 1.0, 1.05, 1.0, 1.05, 1.05, 0.95, 0.7, 1.05, 1.1, 1.1, 1.0],
  rampMonths: 6,
  daysToCollect: 45,
  daysToPay: 30,
  daysOfStock: 0,
  customerCost: estimate(100, 390, 1500),
  capex: estimate(2000, 4900, 12000),
  capexLifeYears: 4,
  targets: [
    {
      measure: { es: 'horas facturadas sobre horas trabajadas', en: 'hours billed out of hours worked' },
      unit: 'percent',
      from: 60,
      to: 75,
    },
    { measure: { es: 'peso del primer cliente', en: 'weight of the largest client' }, unit: 'percent', to: 25 },
    { measure: { es: 'anticipo al firmar', en: 'payment in advance' }, unit: 'percent', from: 30, to: 50 },
  ],
  codes: { cnae: '70.22/74', naics: '5416' },
  basis: { variableCost: 'K', netMargin: 'K; CMO Survey B2B services 9.0% mkt (V)', season: 'K' },
  evidence: [
    {
      figure: 'marketing 9.0% of revenue in B2B services (larger firms: use as a ceiling)',
      source: 'The CMO Survey via salesfuel',
      tag: 'V',
      cite: false,
    },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'un despacho profesional independiente', en: 'an independent professional practice' },
    theBusiness: { es: 'el despacho', en: 'the practice' },
    scene: {
      es: 'El asunto llega un lunes en un correo de dos líneas y el plazo vence el viernes. Nadie en la empresa lo ha hecho antes, y quien podría ocuparse está apagando otro fuego.',
      en: 'It lands on a Monday in a two-line email, and the deadline is Friday. Nobody at the firm has done one before, and the person who might is busy putting out another fire.',
    },
    stakes: {
      es: 'Aplazarlo se paga en partidas que ninguna factura recoge: un plazo vencido, una decisión a ciegas, un mes de reuniones.',
      en: 'Putting it off is paid for under headings no invoice has: a deadline missed, a decision taken blind, a month of meetings.',
    },
    story: {
      wish: {
        es: 'Dirige una empresa pequeña y decide sin tener con quién consultarlo. Quiere que alguien que ya lo ha visto le diga qué haría.',
        en: 'Somebody running a small firm who decides alone. They want a person who has seen it before to say what they would do.',
      },
      obstacle: {
        es: 'La firma grande manda a quien acaba de entrar, y el conocido que sabe del tema cobra en favores.',
        en: 'The large firm sends its newest recruit, and the friend who knows the subject charges in favours.',
      },
      hurt: {
        es: 'La decisión se toma igual, un domingo por la noche y con lo que se encontró en internet.',
        en: 'The decision gets taken anyway, on a Sunday night, with whatever the internet had.',
      },
    },
    usualCustomer: {
      es: 'las empresas pequeñas que no tienen en plantilla a nadie para ese asunto',
      en: 'small firms with nobody on the payroll for the matter',
    },
    directCost: { es: 'las colaboraciones y los desplazamientos', en: 'subcontracted help and travel' },
    costDoubt: {
      es: 'el coste por hora no cuenta las horas de propuestas, llamadas y cambios que nadie paga',
      en: 'the cost per hour leaves out the proposals, calls and late changes nobody pays for',
    },
    substitutes: {
      es: ['resolverlo en casa con quien tenga un rato', 'la gestoría de siempre', 'una firma grande', 'una plantilla bajada de internet'],
      en: ['whoever in the office has an hour free', 'the accountant they already pay', 'a large firm', 'a template from the internet'],
    },
    rivalTest: {
      es: 'Pedir presupuesto a dos profesionales para el mismo encargo y contar los días hasta la respuesta, las preguntas que hacen y si dicen quién hará el trabajo.',
      en: 'Ask two professionals to quote for the same assignment, and count the days to a reply, the questions they ask and whether they say who will do the work.',
    },
    steps: {
      es: ['Cuenta el asunto en una llamada corta', 'Recibe alcance, plazo y precio por escrito', 'Decide con el trabajo delante'],
      en: ['Describe the matter on a short call', 'Get scope, deadline and price in writing', 'Decide with the work in front of you'],
    },
    before: { es: 'un correo sin contestar desde hace dos semanas', en: 'an email unanswered for a fortnight' },
    after: { es: 'un asunto cerrado y sus papeles en una carpeta', en: 'a closed matter, its papers in one folder' },
    proof: {
      es: 'dos encargos que un cliente autorice a contar, con el plazo prometido y el cumplido',
      en: 'two assignments a client lets you describe, with the deadline promised and the deadline met',
    },
    strain: {
      es: 'Mientras se entrega un encargo no se vende el siguiente, y por eso a un mes lleno le sigue uno vacío.',
      en: 'While one assignment is being delivered the next is not being sold, which is why a full month is followed by an empty one.',
    },
    channels: [
      {
        name: { es: 'recomendación de clientes', en: 'referrals from clients' },
        purpose: { es: 'quien solo contrata a alguien ya probado', en: 'those who hire only someone already tried' },
        share: 35,
      },
      {
        name: { es: 'LinkedIn con casos contados', en: 'LinkedIn with cases told plainly' },
        purpose: { es: 'que te recuerden cuando llegue el plazo', en: 'being remembered when the deadline comes' },
        share: 25,
      },
      {
        name: { es: 'charlas cortas en asociaciones', en: 'short talks at trade associations' },
        purpose: { es: 'una sala entera con la misma duda', en: 'a whole room with the same question' },
        share: 20,
      },
      {
        name: { es: 'acuerdos con despachos vecinos', en: 'arrangements with neighbouring practices' },
        purpose: { es: 'los asuntos que ellos no llevan', en: 'the matters they do not handle' },
        share: 20,
      },
    ],
    permits: {
      es: [
        'alta como profesional',
        'colegiación si la profesión la exige',
        'seguro de responsabilidad civil profesional',
        'contrato de tratamiento de datos',
        'hoja de encargo firmada',
      ],
      en: [
        'registration as self-employed',
        'membership of the professional body if required',
        'professional indemnity insurance',
        'data processing agreement',
        'signed engagement letter',
      ],
    },
    risks: [
      {
        risk: { es: 'un solo cliente sostiene el despacho', en: 'one client keeps the practice alive' },
        hits: 'client',
        trigger: { es: 'una firma por encima de la cuarta parte de lo facturado', en: 'a single firm above a quarter of the billing' },
        response: {
          es: 'un día fijo a la semana para otros y preaviso de dos meses en el contrato',
          en: 'one fixed day a week for others and two months’ notice in the contract',
        },
      },
      {
        risk: { es: 'facturas que no se cobran', en: 'invoices that go unpaid' },
        hits: 'unpaid',
        trigger: { es: 'dos semanas desde el vencimiento sin noticia', en: 'two weeks past due without a word' },
        response: {
          es: 'un tercio por adelantado y alto al trabajo tras el segundo aviso',
          en: 'a third in advance, and tools down after the second reminder',
        },
      },
      {
        risk: { es: 'el encargo crece sin que crezca el precio', en: 'the assignment grows and the fee does not' },
        hits: 'margin',
        trigger: { es: 'la tercera petición fuera de lo escrito', en: 'the third request outside the brief' },
        response: { es: 'anexo con horas y precio antes de seguir', en: 'a priced annex before going on' },
      },
      {
        risk: { es: 'un trimestre sin propuestas vivas', en: 'a quarter with nothing in the pipeline' },
        hits: 'month',
        trigger: { es: 'menos de tres presupuestos pendientes de respuesta', en: 'fewer than three quotes awaiting an answer' },
        response: { es: 'dos mañanas de llamadas antes de abrir el correo', en: 'two mornings of calls before opening the inbox' },
      },
    ],
    measures: {
      es: [
        'horas facturadas sobre horas trabajadas',
        'precio medio de la hora',
        'propuestas enviadas',
        'propuestas aceptadas',
        'días hasta el cobro',
        'peso del primer cliente',
      ],
      en: [
        'hours billed out of hours worked',
        'average rate per hour',
        'proposals sent',
        'proposals accepted',
        'days to payment',
        'weight of the largest client',
      ],
    },
  },
};
