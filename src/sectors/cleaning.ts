import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const cleaning: Sector = {
  id: 'cleaning',
  family: 'oficio',
  name: { es: 'Servicios de limpieza', en: 'Cleaning services' },
  unit: { es: { one: 'contrato mensual', many: 'contratos mensuales' }, en: { one: 'monthly contract', many: 'monthly contracts' } },
  revenueModel: 'retainer',
  variableCostPct: estimate(4, 7, 10),
  staffPct: estimate(52, 60, 66),
  rentPct: estimate(1, 2, 3),
  marketingPct: estimate(2, 4, 6),
  otherFixedPct: estimate(6, 8, 10),
  netMarginPct: estimate(6, 11, 18),
  price: estimate(120, 320, 900),
  monthlyUnits: estimate(12, 32, 70),
  usualTeam: 3,
  season: [0.95, 1.0, 1.05, 1.0, 1.05, 1.05, 0.95, 0.7, 1.05, 1.1, 1.1, 1.0],
  rampMonths: 6,
  daysToCollect: 35,
  daysToPay: 30,
  daysOfStock: 5,
  customerCost: estimate(80, 180, 400),
  monthlyChurnPct: estimate(1.0, 2.0, 3.5),
  capex: estimate(4000, 8900, 20000),
  capexLifeYears: 5,
  codes: { cnae: '81.2', naics: '5617' },
  basis: { variableCost: 'V supplies; labour 40-60% (dojobusiness)', netMargin: 'V 10-28 claimed; commercial 10-20 (askbiz)', season: 'K' },
  evidence: [
    { figure: 'labour 40-60%, net 10-28% claimed', source: 'dojobusiness.com, cleanerhq.com', tag: 'V', cite: false },
    {
      figure: 'gross margin, Europe, listed business & consumer services, Jan 2019: 30.06% (secondary check only)',
      source: 'Damodaran',
      tag: 'V',
      cite: false,
    },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'una empresa de limpieza', en: 'a cleaning company' },
    theBusiness: { es: 'la empresa', en: 'the company' },
    scene: {
      es: 'El lunes el portal amanece con las huellas del viernes y la papelera de la oficina sigue llena. La persona que venía ya no viene, la empresa ha mandado a otra sin llaves y alguien de contabilidad saca la fregona.',
      en: 'On Monday the hall still has Friday’s footprints and the office bin is full. Whoever used to come has left, the company has sent someone else without keys, and a person from accounts fetches the mop.',
    },
    stakes: {
      es: 'La suciedad la ve antes quien visita que quien vive allí, y cada queja en el ascensor acaba en la mesa de quien firma el contrato.',
      en: 'Visitors see the dirt before residents do, and every complaint in the lift ends on the desk of whoever signs the contract.',
    },
    story: {
      wish: {
        es: 'Preside la comunidad o lleva la oficina, y limpiar no es su trabajo. Quiere no tener que pensar en ello.',
        en: 'Somebody who chairs the residents or runs the office, and for whom cleaning is not the job. They would rather not have to think about it.',
      },
      obstacle: {
        es: 'Quien vino a presupuestar no es quien luego viene a limpiar.',
        en: 'The person who came to quote is not the person who comes to clean.',
      },
      hurt: {
        es: 'La presidencia recibe las quejas del ascensor, cambia de empresa cada año y vuelve a explicar dónde está el cuarto de contadores.',
        en: 'The chair takes the complaints about the lift, changes company every year and explains once more where the meter room is.',
      },
    },
    usualCustomer: {
      es: 'las comunidades, oficinas y consultas pequeñas de la zona',
      en: 'blocks of flats, small offices and surgeries in the area',
    },
    directCost: { es: 'los productos, los útiles y los uniformes', en: 'cleaning products, tools and uniforms' },
    costDoubt: {
      es: 'el coste por contrato no cuenta el rato entre un portal y el siguiente ni las horas que cubren una baja',
      en: 'the cost per contract leaves out the walk from one building to the next and the hours that cover an absence',
    },
    substitutes: {
      es: [
        'una persona contratada por horas',
        'una gran contrata con centralita',
        'turnos entre los vecinos',
        'el personal de la propia oficina',
      ],
      en: ['somebody hired by the hour', 'a large contractor with a call centre', 'a rota among residents', 'the office’s own staff'],
    },
    rivalTest: {
      es: 'Pasar un viernes por un portal que limpia el rival y otra vez el lunes temprano: mirar rincones, cristal de la puerta y si el parte está firmado.',
      en: 'Walk through a hall the rival cleans on Friday and again early on Monday, and look at the corners, the door glass and whether the sheet is signed.',
    },
    steps: {
      es: ['Enseña el sitio durante media hora', 'Elige días, tareas y precio cerrado', 'Firma el parte o reclama ese mismo día'],
      en: ['Walk the site together for half an hour', 'Choose days, tasks and a fixed price', 'Sign the sheet or complain the same day'],
    },
    before: {
      es: 'la papelera del viernes sin vaciar y una cara distinta cada semana',
      en: 'a bin still full from Friday and a different face every week',
    },
    after: {
      es: 'el suelo seco antes de que llegue nadie y un nombre al que llamar',
      en: 'the floor dry before anyone arrives and a name to ring',
    },
    proof: {
      es: 'dos edificios a prueba durante un mes, con los partes firmados y fotos de la misma esquina cada lunes',
      en: 'two buildings on trial for a month, with signed sheets and photographs of the same corner every Monday',
    },
    strain: {
      es: 'Todos quieren el suelo seco antes de las ocho, y una baja avisada a las seis deja tres portales sin nadie que tenga las llaves.',
      en: 'Everyone wants dry floors by eight, and one absence phoned in at six leaves three buildings with nobody who holds the keys.',
    },
    channels: [
      {
        name: { es: 'administradores de fincas', en: 'property managers' },
        purpose: { es: 'varios portales con una sola firma', en: 'several buildings under one signature' },
        share: 40,
      },
      {
        name: { es: 'ficha de Google con reseñas', en: 'Google profile with reviews' },
        purpose: { es: 'oficinas y pisos recién vacíos', en: 'offices and flats just emptied' },
        share: 25,
      },
      {
        name: { es: 'inmobiliarias y alojamientos', en: 'estate agents and holiday lets' },
        purpose: { es: 'limpiezas de entrada o salida', en: 'cleans between stays' },
        share: 20,
      },
      {
        name: { es: 'recomendación entre comunidades', en: 'word between buildings' },
        purpose: { es: 'el portal de al lado', en: 'the hall next door' },
        share: 15,
      },
    ],
    permits: {
      es: [
        'contratos del personal según el convenio del sector',
        'prevención de riesgos con productos químicos',
        'fichas de seguridad a mano',
        'responsabilidad civil por daños en casa ajena',
        'custodia de llaves por escrito',
        'consulta sobre asumir al personal del contrato anterior',
      ],
      en: [
        'employment contracts under the sector agreement',
        'chemical safety training',
        'safety data sheets on site',
        'liability for damage on clients’ premises',
        'written key-holding terms',
        'advice on taking over the previous contractor’s staff',
      ],
    },
    risks: [
      {
        risk: { es: 'el personal cambia cada trimestre', en: 'staff change every quarter' },
        hits: 'wages',
        trigger: { es: 'dos renuncias en un mes', en: 'two resignations in a month' },
        response: {
          es: 'rutas a pie, horas completas y una semana de acompañamiento al entrar',
          en: 'walkable routes, full hours and a week alongside a colleague on joining',
        },
      },
      {
        risk: { es: 'el salario sube y la cuota no', en: 'wages rise and the fee does not' },
        hits: 'wages',
        trigger: { es: 'convenio nuevo publicado a mitad de contrato', en: 'a new pay agreement mid-contract' },
        response: {
          es: 'revisión automática escrita y horas medidas por edificio',
          en: 'an automatic review in writing and hours measured per building',
        },
      },
      {
        risk: { es: 'un contrato trae al personal del anterior', en: 'a contract comes with the previous staff' },
        hits: 'wages',
        trigger: { es: 'pliego o llamada que menciona a la plantilla existente', en: 'a tender or a call that mentions the existing team' },
        response: { es: 'pedir antigüedad y nóminas antes de dar precio', en: 'ask for length of service and payroll before quoting' },
      },
      {
        risk: { es: 'un daño o unas llaves perdidas', en: 'damage or lost keys' },
        hits: 'policy',
        trigger: {
          es: 'un parte con algo roto o una llave sin devolver el viernes',
          en: 'a sheet reporting a breakage, or a key not back by Friday',
        },
        response: {
          es: 'armario con registro, seguro al día y aviso en la hora',
          en: 'a logged key cabinet, insurance in force and notice within the hour',
        },
      },
    ],
    measures: {
      es: [
        'horas vendidas sobre horas pagadas',
        'ingreso por hora de trabajo',
        'contratos que se dan de baja',
        'ausencias cubiertas a tiempo',
        'quejas por edificio',
        'minutos entre servicios',
      ],
      en: [
        'hours sold out of hours paid',
        'income per working hour',
        'contracts lost',
        'absences covered in time',
        'complaints per building',
        'minutes between sites',
      ],
    },
  },
};
