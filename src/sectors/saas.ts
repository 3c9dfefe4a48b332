import { estimate, published } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const saas: Sector = {
  id: 'saas',
  family: 'saber',
  name: { es: 'Software por suscripción', en: 'Subscription software' },
  unit: { es: { one: 'suscriptor', many: 'suscriptores' }, en: { one: 'subscriber', many: 'subscribers' } },
  revenueModel: 'subscription',
  // What a gross margin of 72-78% leaves to pay.
  variableCostPct: published(22, 23, 28, 'eaglerockcfo.com, SaaS metrics reference (OpenView, Bessemer, SaaS Capital)', 2026),
  staffPct: estimate(35, 42, 60),
  rentPct: estimate(1, 2, 3),
  marketingPct: estimate(12, 20, 35),
  otherFixedPct: estimate(6, 8, 10),
  netMarginPct: estimate(-20, 3, 15),
  price: estimate(15, 39, 120),
  monthlyUnits: estimate(80, 300, 900),
  usualTeam: 2,
  season: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
  rampMonths: 15,
  daysToCollect: 5,
  daysToPay: 30,
  daysOfStock: 0,
  customerCost: estimate(80, 220, 600),
  monthlyChurnPct: estimate(2.0, 4.0, 8.0),
  capex: estimate(5000, 14000, 40000),
  capexLifeYears: 4,
  targets: [
    { measure: { es: 'bajas mensuales', en: 'monthly churn' }, unit: 'percent', to: 4 },
    {
      measure: { es: 'meses hasta recuperar el coste de captar', en: 'months to recover the cost of winning a subscriber' },
      unit: 'months',
      from: 6,
      to: 18,
    },
    {
      measure: { es: 'valor de un suscriptor sobre su coste de captación', en: 'value of a subscriber over the cost of winning one' },
      unit: 'times',
      from: 3,
    },
  ],
  codes: { cnae: '62.01', naics: '5112' },
  basis: { variableCost: 'V GM 72-80% (eaglerockcfo/winsavvy)', netMargin: 'K', season: 'K' },
  evidence: [
    {
      figure:
        'gross margin 72-78% median (firms of 5-50 M USD a year, February 2026); SMB churn < 4%/month healthy, 4-8% watch; LTV:CAC 3-5; payback 6-18 months',
      source: 'eaglerockcfo.com, SaaS metrics reference (OpenView, Bessemer, SaaS Capital)',
      tag: 'V',
      cite: false,
    },
    {
      figure: 'gross margin, Europe, listed computer services, Jan 2019: 21.27% (secondary check only)',
      source: 'Damodaran',
      tag: 'V',
      cite: false,
    },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'un programa por suscripción', en: 'a subscription software product' },
    theBusiness: { es: 'el programa', en: 'the product' },
    scene: {
      es: 'El último viernes de mes alguien pasa datos de tres hojas de cálculo a una cuarta. A las siete descubre una fila repetida y empieza otra vez.',
      en: 'On the last Friday of the month somebody copies figures from three spreadsheets into a fourth. At seven a duplicated row comes to light, and it starts again.',
    },
    stakes: {
      es: 'La tarde perdida vuelve todos los meses, y el error que se cuela se descubre cuando el fichero ya está enviado.',
      en: 'The lost evening comes round every month, and the mistake that slips through is found once the file has gone out.',
    },
    story: {
      wish: {
        es: 'Lleva las cuentas, los turnos o los pedidos de una empresa de seis personas. Quiere cerrar el mes sin quedarse por la noche.',
        en: 'Somebody who keeps the accounts, the rotas or the orders of a six-person firm. The wish is to close the month without staying late.',
      },
      obstacle: {
        es: 'La hoja la hizo alguien que ya no trabaja allí, y nadie se atreve a tocar sus fórmulas.',
        en: 'The spreadsheet was built by someone who has left, and nobody dares touch the formulas.',
      },
      hurt: {
        es: 'Un cliente encuentra el error antes que la empresa, y desde entonces pide revisarlo todo dos veces.',
        en: 'A customer finds the mistake before the firm does, and from then on asks for everything to be checked twice.',
      },
    },
    usualCustomer: {
      es: 'las empresas pequeñas que hoy llevan esa tarea en hojas de cálculo',
      en: 'small firms that run the task on spreadsheets today',
    },
    directCost: { es: 'los servidores, la atención al usuario y la comisión del cobro', en: 'hosting, user support and payment fees' },
    costDoubt: {
      es: 'el coste por suscriptor no cuenta las horas de ayuda a quien acaba de entrar ni las copias de seguridad que nadie mira',
      en: 'the cost per subscriber leaves out the hours spent helping newcomers and the backups nobody looks at',
    },
    substitutes: {
      es: ['la hoja de cálculo', 'el programa general que ya pagan', 'una persona que lo hace a mano', 'un desarrollo a medida'],
      en: ['the spreadsheet', 'the general package they already pay for', 'a person doing it by hand', 'bespoke development'],
    },
    rivalTest: {
      es: 'Abrir la prueba gratuita de un rival con datos de verdad y apuntar los minutos hasta la primera tarea acabada y la pantalla en la que uno se atasca.',
      en: 'Open a rival’s free trial with real data, and note the minutes to the first finished task and the screen where you got stuck.',
    },
    steps: {
      es: ['Abre una cuenta de prueba', 'Carga los datos de este mes', 'Termina la primera tarea el mismo día'],
      en: ['Open a trial account', 'Load this month’s data', 'Finish the first task the same day'],
    },
    before: { es: 'una tarde de copiar y pegar entre hojas de cálculo', en: 'an evening of copying between spreadsheets' },
    after: {
      es: 'un fichero que cuadra solo y el viernes por la tarde libre',
      en: 'a file that adds up by itself and Friday evening back',
    },
    proof: {
      es: 'cinco empresas piloto que entren cada semana, con la tarea cronometrada antes y después',
      en: 'five pilot firms logging in every week, with the task timed before and after',
    },
    strain: {
      es: 'Quien programa es también quien contesta: cada mañana de soporte retrasa la función que otro está esperando.',
      en: 'The person who writes the code also answers the tickets, so every morning of support delays the feature somebody else is waiting for.',
    },
    channels: [
      {
        name: { es: 'guías y páginas para buscadores', en: 'guides and pages for search' },
        purpose: { es: 'quien teclea el nombre de su problema', en: 'people typing the name of their problem' },
        share: 30,
      },
      {
        name: { es: 'prueba gratuita guiada', en: 'guided free trial' },
        purpose: { es: 'llegar a la primera tarea acabada', en: 'reaching the first finished task' },
        share: 25,
      },
      {
        name: { es: 'asesorías e integradores que recomiendan', en: 'advisers and integrators who recommend it' },
        purpose: { es: 'diez cuentas por una puerta', en: 'ten accounts through one door' },
        share: 25,
      },
      {
        name: { es: 'correo directo a empresas escogidas', en: 'direct email to chosen firms' },
        purpose: { es: 'conversaciones antes de programar', en: 'conversations before code' },
        share: 20,
      },
    ],
    permits: {
      es: [
        'condiciones de uso del servicio',
        'contrato de tratamiento de datos con cada cliente',
        'registro de la marca',
        'plan de copias con restauración ensayada',
        'seguro de riesgos informáticos',
      ],
      en: [
        'terms of service',
        'data processing agreement with each client',
        'trade mark registration',
        'backup plan with a rehearsed restore',
        'cyber insurance',
      ],
    },
    risks: [
      {
        risk: { es: 'suscriptores que se van antes del tercer mes', en: 'subscribers who leave before month three' },
        hits: 'sales',
        trigger: { es: 'cuentas sin entrar en dos semanas', en: 'accounts not opened for two weeks' },
        response: {
          es: 'llamada en la primera semana y una tarea acabada antes de colgar',
          en: 'a call in week one that ends with a task done',
        },
      },
      {
        risk: { es: 'el dinero se acaba antes que el desarrollo', en: 'money runs out before development does' },
        hits: 'cash',
        trigger: { es: 'menos de seis meses de gastos en la cuenta', en: 'less than six months of costs in the bank' },
        response: { es: 'congelar funciones nuevas y vender cuotas anuales', en: 'freeze new features and sell annual plans' },
      },
      {
        risk: { es: 'se cae el proveedor de la nube', en: 'the cloud provider goes down' },
        hits: 'week',
        trigger: { es: 'una hora sin servicio', en: 'an hour without service' },
        response: {
          es: 'copia en otro proveedor y página de estado a la vista',
          en: 'a copy with another provider and a public status page',
        },
      },
      {
        risk: { es: 'un programa grande añade la misma función', en: 'a large package adds the same feature' },
        hits: 'sales',
        trigger: { es: 'dos bajas que lo nombran como motivo', en: 'two leavers naming it as the reason' },
        response: {
          es: 'ahondar en un oficio concreto que el grande no atenderá',
          en: 'go deeper into one trade the large one will not serve',
        },
      },
    ],
    measures: {
      es: [
        'ingreso mensual recurrente',
        'suscriptores que se dan de baja',
        'cuentas que acaban su primera tarea',
        'meses hasta recuperar el coste de captar',
        'horas de soporte por cuenta',
      ],
      en: [
        'monthly recurring revenue',
        'subscribers who cancel',
        'accounts that finish their first task',
        'months to recover the cost of winning one',
        'support hours per account',
      ],
    },
  },
};
