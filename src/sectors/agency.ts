import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const agency: Sector = {
  id: 'agency',
  family: 'saber',
  name: { es: 'Agencia de marketing, diseño o desarrollo', en: 'Marketing, design or development agency' },
  unit: { es: { one: 'cuota mensual', many: 'cuotas mensuales' }, en: { one: 'monthly retainer', many: 'monthly retainers' } },
  revenueModel: 'retainer',
  variableCostPct: estimate(8, 15, 25),
  staffPct: estimate(42, 48, 55),
  rentPct: estimate(3, 4, 6),
  marketingPct: estimate(4, 7, 10),
  otherFixedPct: estimate(8, 10, 12),
  netMarginPct: estimate(6, 11, 18),
  price: estimate(600, 1200, 2800),
  monthlyUnits: estimate(6, 13, 25),
  usualTeam: 3,
  season: [0.95, 1.0, 1.05, 1.0, 1.05, 1.05, 0.95, 0.7, 1.05, 1.1, 1.1, 1.0],
  rampMonths: 9,
  daysToCollect: 40,
  daysToPay: 30,
  daysOfStock: 0,
  customerCost: estimate(500, 1500, 4600),
  monthlyChurnPct: estimate(1.5, 3.0, 5.0),
  capex: estimate(8000, 15000, 30000),
  capexLifeYears: 4,
  targets: [
    {
      measure: { es: 'horas facturadas sobre horas contratadas', en: 'hours billed out of hours paid' },
      unit: 'percent',
      from: 70,
      to: 85,
    },
    { measure: { es: 'peso del primer cliente', en: 'weight of the largest client' }, unit: 'percent', to: 20 },
  ],
  codes: { cnae: '73.11/62', naics: '5418' },
  basis: {
    variableCost: 'V agency GM 45-60 incl. delivery staff (dojobusiness/upsource)',
    netMargin: 'V claims 12-25 before owner pay',
    season: 'K',
  },
  evidence: [
    { figure: 'utilisation 75-85%, no client > 20% of revenue, CAC 500-4,600 USD', source: 'dojobusiness.com', tag: 'V', cite: false },
    {
      figure: 'gross margin, Europe, listed advertising, Jan 2019: 31.26% (secondary check only)',
      source: 'Damodaran',
      tag: 'V',
      cite: false,
    },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'una agencia pequeña', en: 'a small agency' },
    theBusiness: { es: 'la agencia', en: 'the agency' },
    scene: {
      es: 'La web sigue anunciando la feria del año pasado. Se encargó a un conocido, las claves las tiene él, y en la reunión de ventas alguien pregunta por qué ya no llega nadie por ahí.',
      en: 'The website is still announcing last year’s trade fair. A friend built it, the friend has the passwords, and at the sales meeting somebody asks why nobody comes in that way any more.',
    },
    stakes: {
      es: 'Cada mes así se paga dos veces, con una campaña que no se lanza y con el cliente que encontró antes a la empresa de al lado.',
      en: 'Each month like this is paid for twice, with the campaign that never ran and with the customer who found the firm next door first.',
    },
    story: {
      wish: {
        es: 'Lleva una empresa de veinte personas y vende por recomendación. Quiere que llegue alguien que no venga de parte de nadie.',
        en: 'They run a firm of twenty that sells by word of mouth. They want an enquiry from somebody nobody sent.',
      },
      obstacle: {
        es: 'Cada proveedor enseña premios y ninguno habla de cuántos contactos trajo.',
        en: 'Every supplier shows awards, and none mentions how many enquiries they brought in.',
      },
      hurt: {
        es: 'Se cambia el logotipo por segunda vez en tres años y los pedidos siguen saliendo de la misma agenda de teléfonos.',
        en: 'The logo changes for the second time in three years, and orders still come out of the same address book.',
      },
    },
    usualCustomer: {
      es: 'las empresas de diez a cincuenta personas sin departamento de marketing',
      en: 'firms of ten to fifty people with no marketing department',
    },
    directCost: { es: 'los colaboradores y las herramientas', en: 'freelancers and tools' },
    costDoubt: {
      es: 'el coste por cliente no cuenta la tercera ronda de cambios ni la reunión semanal que no salía en la propuesta',
      en: 'the cost per client leaves out the third round of changes and the weekly meeting that was not in the proposal',
    },
    substitutes: {
      es: ['una persona en prácticas con las redes', 'un autónomo suelto', 'una plantilla que se monta en casa', 'no hacer nada este año'],
      en: ['an intern on the social accounts', 'a lone freelancer', 'a template put together in the office', 'doing nothing this year'],
    },
    rivalTest: {
      es: 'Escribir a dos agencias con el mismo encargo de tres líneas y comparar quién pregunta por las ventas antes de hablar de diseño.',
      en: 'Send two agencies the same three-line brief and see which one asks about sales before it talks about design.',
    },
    steps: {
      es: ['Enseña las cifras de tu web', 'Elige un objetivo para el trimestre', 'Revisa cada mes lo hecho en una hoja'],
      en: ['Show the figures from your site', 'Choose one aim for the quarter', 'Go over each month’s work on one page'],
    },
    before: {
      es: 'una web con la feria del año pasado y nadie que sepa la clave',
      en: 'a website stuck on last year’s fair and nobody with the password',
    },
    after: {
      es: 'una hoja al mes donde se ve de dónde vino cada contacto',
      en: 'one page a month that shows where each enquiry came from',
    },
    proof: {
      es: 'un trabajo contado con sus cifras antes y después, y el teléfono de quien lo pagó',
      en: 'one piece of work told with its figures before and after, and the phone number of whoever paid for it',
    },
    strain: {
      es: 'El diseño espera un texto que espera un visto bueno, y cuando por fin llega, tres clientes lo quieren el jueves.',
      en: 'The design waits for copy that waits for approval, and when approval comes three clients want it on Thursday.',
    },
    channels: [
      {
        name: { es: 'casos publicados con cifras', en: 'case studies with figures' },
        purpose: { es: 'quien compara agencias sin decirlo', en: 'those quietly comparing agencies' },
        share: 30,
      },
      {
        name: { es: 'LinkedIn del equipo', en: 'LinkedIn posts by the team' },
        purpose: { es: 'la cara que luego contesta al teléfono', en: 'the face that later answers the phone' },
        share: 25,
      },
      {
        name: { es: 'imprentas, estudios y asesorías amigas', en: 'friendly printers, studios and advisers' },
        purpose: { es: 'los encargos que ellos no hacen', en: 'the briefs they do not take' },
        share: 25,
      },
      {
        name: { es: 'desayunos con empresas del polígono', en: 'breakfasts with local firms' },
        purpose: { es: 'diez direcciones en una mañana', en: 'ten managers in one morning' },
        share: 20,
      },
    ],
    permits: {
      es: [
        'seguro de responsabilidad civil profesional',
        'contrato de tratamiento de datos de los clientes',
        'cesión de derechos de autor por escrito',
        'licencias de tipografías o imágenes',
        'contrato mercantil con colaboradores',
      ],
      en: [
        'professional indemnity insurance',
        'data processing agreement with clients',
        'written transfer of copyright',
        'font or image licences',
        'freelance contracts',
      ],
    },
    risks: [
      {
        risk: { es: 'un cliente pesa demasiado', en: 'one client is too large a share of sales' },
        hits: 'client',
        trigger: {
          es: 'un cliente de los primeros deja de contestar o avisa de que se va',
          en: 'one of the first clients stops answering or gives notice',
        },
        response: {
          es: 'tope escrito y una propuesta nueva al mes aunque no haga falta',
          en: 'a written ceiling, and one new proposal a month whether needed or not',
        },
      },
      {
        risk: { es: 'el trabajo desborda la cuota', en: 'work outgrows the retainer' },
        hits: 'margin',
        trigger: { es: 'horas del mes agotadas en la tercera semana', en: 'the month’s hours used up by week three' },
        response: { es: 'alcance por escrito y bolsa de horas con precio', en: 'a written scope and a priced bank of hours' },
      },
      {
        risk: { es: 'bajas a la vez en el cambio de ejercicio', en: 'clients leaving together at the year end' },
        hits: 'client',
        trigger: { es: 'dos clientes que piden «parar en enero»', en: 'two of them asking to “pause in January”' },
        response: { es: 'contratos que vencen en meses distintos', en: 'contracts that end in different months' },
      },
      {
        risk: { es: 'se va quien lleva las cuentas', en: 'the account lead leaves' },
        hits: 'client',
        trigger: { es: 'un solo nombre en todos los correos con un cliente', en: 'one name on every email to a client' },
        response: { es: 'dos personas por cuenta y claves en un gestor común', en: 'two people per account, passwords in a shared vault' },
      },
    ],
    measures: {
      es: [
        'cuota media por cliente',
        'horas facturadas sobre horas contratadas',
        'clientes que se dan de baja',
        'margen por cliente después de colaboradores',
        'peso del primer cliente',
        'rondas de cambios por entrega',
      ],
      en: [
        'average retainer',
        'hours billed out of hours paid',
        'clients lost',
        'margin per client after freelancers',
        'weight of the largest client',
        'rounds of changes per delivery',
      ],
    },
  },
};
