import { estimate, published } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const healthClinic: Sector = {
  id: 'health_clinic',
  family: 'cuidado',
  name: { es: 'Clínica o consulta sanitaria', en: 'Health clinic' },
  unit: { es: { one: 'visita', many: 'visitas' }, en: { one: 'visit', many: 'visits' } },
  revenueModel: 'transaction',
  vatClass: 'exempt',
  variableCostPct: estimate(10, 14, 18),
  staffPct: estimate(35, 42, 50),
  rentPct: estimate(5, 8, 12),
  // Dental practices: 2-5% once established, 5-8% in the first three years.
  marketingPct: published(2, 5, 8, 'Burkhart Dental practice guide', 2026),
  otherFixedPct: estimate(9, 11, 13),
  netMarginPct: estimate(8, 14, 20),
  price: estimate(40, 55, 90),
  monthlyUnits: estimate(150, 280, 500),
  usualTeam: 2,
  season: [0.9, 0.9, 0.97, 1.0, 1.05, 1.05, 1.02, 0.92, 0.97, 1.0, 1.02, 1.2],
  rampMonths: 10,
  daysToCollect: 10,
  daysToPay: 30,
  daysOfStock: 15,
  customerCost: estimate(40, 100, 250),
  capex: estimate(50000, 110000, 250000),
  capexLifeYears: 8,
  codes: { cnae: '86.2/86.9', naics: '6212/6213' },
  basis: {
    variableCost: 'V supplies 6-9 + lab 6-10 (Burkhart)',
    netMargin: 'V 15-20 passive profit after clinician pay (AFTCO)',
    season: 'K',
  },
  evidence: [
    {
      figure: 'dental: staff 22-25%, supplies 6-7%, lab 7-10%, rent 5-7%, marketing 2-5% (start-up 5-8%)',
      source: 'Burkhart Dental practice guide',
      tag: 'V',
      cite: false,
    },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'una consulta sanitaria', en: 'a health practice' },
    theBusiness: { es: 'la consulta', en: 'the practice' },
    scene: {
      es: 'Duele desde hace tres semanas y la primera cita libre en el centro público es para dentro de dos meses. Se busca por la noche en el móvil y salen veinte nombres, todos con estrellas y ninguno con precio.',
      en: 'It has hurt for three weeks, and the first public appointment is two months away. A search at night brings up twenty names, all of them with stars and none with a price.',
    },
    stakes: {
      es: 'Lo que hoy se resuelve en una visita, dentro de un trimestre pide varias, y mientras tanto se duerme y se trabaja peor.',
      en: 'What one visit would settle today will need several in three months’ time, and meanwhile sleep and work both suffer.',
    },
    story: {
      wish: {
        es: 'Tiene un dolor con fecha y un trabajo que no espera. Quiere que alguien le diga qué es y cuánto va a durar.',
        en: 'A pain with a date on it and a job that will not wait. What is wanted is somebody to say what it is and how long it will last.',
      },
      obstacle: {
        es: 'Cada llamada acaba en una centralita, y cada centralita en una fecha.',
        en: 'Every call ends at a switchboard, and every switchboard in a date.',
      },
      hurt: {
        es: 'A fuerza de aguantar se duerme de lado, se deja de hacer deporte y se empieza a creer que es la edad.',
        en: 'Putting up with it means sleeping on one side, giving up sport and starting to blame one’s age.',
      },
    },
    usualCustomer: {
      es: 'quienes viven cerca y no pueden esperar a la cita del sistema público',
      en: 'people nearby who cannot wait for a public appointment',
    },
    directCost: {
      es: 'el material, el laboratorio y la comisión de la aseguradora',
      en: 'consumables, laboratory and insurer’s commission',
    },
    costDoubt: {
      es: 'el coste por visita no cuenta la esterilización, el historial que se escribe después ni la hora de quien no se presentó',
      en: 'the cost per visit leaves out sterilising, the notes written up afterwards and the hour of a patient who did not come',
    },
    substitutes: {
      es: [
        'la lista de espera pública',
        'la franquicia con la primera visita gratis',
        'el cuadro médico del seguro',
        'una pastilla de la farmacia',
      ],
      en: [
        'the public waiting list',
        'the franchise with a free first visit',
        'the insurer’s list of doctors',
        'a tablet from the chemist',
      ],
    },
    rivalTest: {
      es: 'Llamar a otra consulta como paciente nuevo y apuntar el primer hueco, si dan precio por teléfono y quién atenderá el día de la visita.',
      en: 'Ring another practice as a new patient, and note the first free slot, whether a price is given over the phone and who will actually see you.',
    },
    steps: {
      es: ['Pide cita y di qué te pasa', 'Sal con diagnóstico y presupuesto', 'Vuelve solo las veces acordadas'],
      en: ['Book and say what is wrong', 'Leave with a diagnosis and a price', 'Come back only as often as agreed'],
    },
    before: { es: 'tres semanas de dolor y una cita a dos meses vista', en: 'three weeks of pain and an appointment two months off' },
    after: {
      es: 'un diagnóstico con nombre y el número de visitas por delante',
      en: 'a diagnosis with a name and the number of visits ahead',
    },
    proof: {
      es: 'la titulación a la vista, la autorización sanitaria y un protocolo escrito para lo que se trata cada semana',
      en: 'qualifications on the wall, the health authorisation and a written protocol for what comes through the door every week',
    },
    strain: {
      es: 'La agenda depende de una sola camilla o un solo sillón: un retraso a las diez se arrastra hasta la última visita de la tarde.',
      en: 'The diary hangs on one couch or one chair, and a delay at ten is still there at the last visit of the evening.',
    },
    channels: [
      {
        name: { es: 'ficha de Google con reseñas', en: 'Google profile with reviews' },
        purpose: { es: 'quien no puede dormir y busca a las dos', en: 'those awake in pain at two in the morning' },
        share: 35,
      },
      {
        name: { es: 'profesionales que derivan', en: 'referring professionals' },
        purpose: { es: 'el paciente que llega con un nombre apuntado', en: 'the patient who arrives with a name on a slip' },
        share: 30,
      },
      {
        name: { es: 'cuadros médicos escogidos', en: 'chosen insurers’ lists' },
        purpose: { es: 'llenar las horas de la mañana', en: 'filling the morning hours' },
        share: 20,
      },
      {
        name: { es: 'recordatorio de revisión', en: 'check-up reminder' },
        purpose: { es: 'que vuelva antes de que duela', en: 'a visit before it hurts' },
        share: 15,
      },
    ],
    permits: {
      es: [
        'autorización sanitaria del centro',
        'colegiación de cada profesional',
        'seguro de responsabilidad civil sanitaria',
        'historias clínicas con protección reforzada',
        'retirada de residuos sanitarios',
        'consentimiento informado por escrito',
        'consulta sobre la exención del impuesto',
      ],
      en: [
        'health authorisation for the premises',
        'professional registration of each clinician',
        'malpractice insurance',
        'patient records under special data protection',
        'clinical waste collection',
        'written informed consent',
        'advice on the tax treatment of health care',
      ],
    },
    risks: [
      {
        risk: { es: 'falta quien pasa consulta', en: 'the clinician is away' },
        hits: 'week',
        trigger: { es: 'una baja de más de una semana', en: 'an absence of over a week' },
        response: { es: 'acuerdo de sustitución firmado y agenda compartida', en: 'a signed locum agreement and a shared diary' },
      },
      {
        risk: { es: 'la aseguradora baja la tarifa', en: 'the insurer cuts its rate' },
        hits: 'price',
        trigger: {
          es: 'más de la mitad de las visitas por debajo del precio propio',
          en: 'over half the visits below the practice’s own price',
        },
        response: { es: 'tope de horas por aseguradora en la agenda', en: 'a cap on insured hours in the diary' },
      },
      {
        risk: { es: 'huecos de quien no avisa', en: 'gaps left by no-shows' },
        hits: 'lost-sale',
        trigger: { es: 'dos ausencias en una misma mañana', en: 'two absences in one morning' },
        response: {
          es: 'confirmación el día antes y lista de espera por mensaje',
          en: 'confirmation the day before and a waiting list by message',
        },
      },
      {
        risk: { es: 'una reclamación por un tratamiento', en: 'a complaint about treatment' },
        hits: 'policy',
        trigger: { es: 'un resultado distinto del explicado', en: 'an outcome other than the one explained' },
        response: {
          es: 'consentimiento firmado, fotografía o informe previo y llamada al día siguiente',
          en: 'signed consent, a record beforehand and a call the next day',
        },
      },
    ],
    measures: {
      es: [
        'visitas por día',
        'horas de agenda ocupadas',
        'presupuestos aceptados',
        'ausencias sin aviso',
        'importe medio por visita',
        'días hasta la primera cita',
      ],
      en: [
        'visits per day',
        'diary hours filled',
        'treatment plans accepted',
        'missed visits',
        'average amount per visit',
        'days to a first appointment',
      ],
    },
  },
};
