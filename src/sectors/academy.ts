import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const academy: Sector = {
  id: 'academy',
  family: 'saber',
  name: { es: 'Academia o clases particulares', en: 'Academy or private tuition' },
  unit: { es: { one: 'alumno', many: 'alumnos' }, en: { one: 'student', many: 'students' } },
  revenueModel: 'subscription',
  vatClass: 'exempt',
  variableCostPct: estimate(4, 8, 12),
  staffPct: estimate(42, 48, 56),
  rentPct: estimate(8, 11, 15),
  marketingPct: estimate(4, 6, 8),
  otherFixedPct: estimate(7, 9, 10),
  netMarginPct: estimate(6, 12, 20),
  price: estimate(45, 75, 140),
  monthlyUnits: estimate(60, 120, 220),
  usualTeam: 2,
  season: [1.08, 1.08, 1.08, 1.08, 1.08, 0.95, 0.6, 0.25, 1.15, 1.22, 1.22, 1.21],
  weatherDriven: true,
  rampMonths: 9,
  daysToCollect: 0,
  daysToPay: 30,
  daysOfStock: 0,
  customerCost: estimate(50, 100, 200),
  monthlyChurnPct: estimate(3.0, 5.0, 10.0),
  capex: estimate(10000, 21000, 45000),
  capexLifeYears: 6,
  targets: [
    { measure: { es: 'alumnos que siguen al año', en: 'students still there after a year' }, unit: 'percent', from: 80 },
    { measure: { es: 'horas de profesor vendidas', en: 'teaching hours sold' }, unit: 'percent', from: 75, to: 85 },
  ],
  codes: { cnae: '85.59', naics: '611691' },
  basis: { variableCost: 'K', netMargin: 'V target 15-30 (tutorbase, startupfinancialprojection)', season: 'K (school year)' },
  evidence: [
    {
      figure: 'net target 15-30%, utilisation 75-85%, retention >= 80%/yr',
      source: 'tutorbase.com, startupfinancialprojection.com',
      tag: 'V',
      cite: false,
    },
    {
      figure: 'gross margin, Europe, listed education, Jan 2019: 30.85% (secondary check only)',
      source: 'Damodaran',
      tag: 'V',
      cite: false,
    },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'una academia de barrio', en: 'a neighbourhood academy' },
    theBusiness: { es: 'la academia', en: 'the school' },
    scene: {
      es: 'En el simulacro han faltado dos puntos y el examen es dentro de diez semanas. Se busca profesor un domingo por la noche, entre anuncios sin precio y grupos que empezaron con el curso.',
      en: 'The mock paper came back two marks short, and the exam is ten weeks away. The search for a teacher starts on a Sunday night, among adverts with no prices and groups that began with the school year.',
    },
    stakes: {
      es: 'Un suspenso cuesta unas vacaciones con libros u otra matrícula, y la confianza tarda más en volver que la nota.',
      en: 'A fail costs a holiday spent with books or a second entry fee, and confidence takes longer to come back than the mark.',
    },
    story: {
      wish: {
        es: 'Tiene una fecha de examen apuntada en la puerta de la nevera. Quiere saber si va a llegar, y que se lo digan con tiempo.',
        en: 'They keep an exam date on the fridge door. They want to know whether there is time, and to be told while there still is.',
      },
      obstacle: {
        es: 'En un grupo de veinte nadie levanta la mano para decir que se perdió hace dos temas.',
        en: 'In a group of twenty nobody puts a hand up to say they were lost two topics ago.',
      },
      hurt: {
        es: 'Cada lección que no se entiende se apoya en la anterior, y llega un día en que estudiar más ya no sirve.',
        en: 'Each lesson not understood rests on the one before, until a day comes when studying harder no longer helps.',
      },
    },
    usualCustomer: {
      es: 'las familias de la zona y los adultos con un examen por delante',
      en: 'local families and adults with an exam ahead of them',
    },
    directCost: { es: 'el material y las licencias', en: 'materials and licences' },
    costDoubt: {
      es: 'el coste por alumno no cuenta las clases de prueba, las horas de corregir ni la plaza que se queda vacía a mitad de curso',
      en: 'the cost per student leaves out trial lessons, hours of marking and the place that falls empty mid-year',
    },
    substitutes: {
      es: [
        'un universitario que da clase en casa',
        'los vídeos gratuitos',
        'el refuerzo del propio centro',
        'una aplicación de ejercicios',
      ],
      en: ['a university student who teaches at home', 'free videos', 'extra help at school', 'an exercise app'],
    },
    rivalTest: {
      es: 'Pedir una clase de prueba en la academia de al lado y contar cuántos hay en el aula, qué se corrige en voz alta y qué día llaman después.',
      en: 'Take a trial lesson at the school down the road and count the heads in the room, what gets corrected aloud and the day they ring afterwards.',
    },
    steps: {
      es: ['Haz la prueba de nivel', 'Empieza en el grupo que te corresponde', 'Mira cada mes lo que has avanzado'],
      en: ['Sit the level test', 'Start in the group that fits', 'See each month how far you have come'],
    },
    before: { es: 'ejercicios hasta las once y la misma nota', en: 'exercises until eleven and the same mark' },
    after: { es: 'un examen al que se llega con los simulacros ya aprobados', en: 'an exam sat with the mock papers already passed' },
    proof: {
      es: 'los resultados de un grupo completo, suspensos incluidos, publicados con permiso',
      en: 'one whole group’s results, fails included, published with consent',
    },
    strain: {
      es: 'Todos pueden de cinco a ocho de la tarde; por la mañana las aulas están vacías y el alquiler corre igual.',
      en: 'Everybody can come between five and eight; in the morning the classrooms stand empty and the rent runs on.',
    },
    channels: [
      {
        name: { es: 'recomendación entre familias', en: 'word among families' },
        purpose: { es: 'la puerta del colegio a la salida', en: 'the school gate at home time' },
        share: 30,
      },
      {
        name: { es: 'ficha de Google con reseñas', en: 'Google profile with reviews' },
        purpose: { es: 'quien acaba de recibir una nota', en: 'those who have just had a result' },
        share: 30,
      },
      {
        name: { es: 'colegios y asociaciones', en: 'schools and parents’ associations' },
        purpose: { es: 'grupos llenos antes de empezar el curso', en: 'groups filled before term starts' },
        share: 25,
      },
      {
        name: { es: 'WhatsApp con plazas libres', en: 'WhatsApp with free places' },
        purpose: { es: 'el hueco que deja una baja', en: 'the gap left when somebody drops out' },
        share: 15,
      },
    ],
    permits: {
      es: [
        'licencia de apertura con aforo del aula',
        'certificado de antecedentes de quien trata con menores',
        'seguro de accidentes de los alumnos',
        'responsabilidad civil del centro',
        'consulta sobre el impuesto de la enseñanza',
        'protección de datos de menores',
      ],
      en: [
        'licence for the premises with room capacity',
        'background checks for staff who work with minors',
        'student accident cover',
        'public liability insurance',
        'advice on the tax treatment of tuition',
        'data protection for minors',
      ],
    },
    risks: [
      {
        risk: { es: 'las vacaciones largas vacían las aulas', en: 'the long holidays empty the classrooms' },
        hits: 'sales',
        trigger: {
          es: 'menos de la mitad de renovaciones firmadas un mes antes',
          en: 'fewer than half the renewals signed a month before',
        },
        response: {
          es: 'intensivos de vacaciones y plaza reservada para el curso siguiente',
          en: 'holiday intensives and next year’s places held by a deposit',
        },
      },
      {
        risk: { es: 'un profesor se va con su grupo', en: 'a teacher leaves and takes the group' },
        hits: 'client',
        trigger: { es: 'un grupo entero que solo ha conocido a una persona', en: 'a whole group that has met only one person' },
        response: {
          es: 'dos profesores por grupo al mes y material propio de la academia',
          en: 'two teachers per group each month and materials owned by the school',
        },
      },
      {
        risk: { es: 'bajas en el primer trimestre', en: 'students leaving within the first term' },
        hits: 'sales',
        trigger: { es: 'dos ausencias seguidas sin aviso', en: 'two absences running with no word' },
        response: {
          es: 'llamada el mismo día y tutoría antes del siguiente recibo',
          en: 'a call the same day and a talk before the next fee',
        },
      },
      {
        risk: { es: 'grupos de tres que no pagan el aula', en: 'groups of three that do not pay for the room' },
        hits: 'sales',
        trigger: { es: 'un grupo por debajo de cinco plazas al segundo mes', en: 'under five places taken by the second month' },
        response: {
          es: 'fundir niveles vecinos o pasarlo a clase particular',
          en: 'merge neighbouring levels or turn it into private lessons',
        },
      },
    ],
    measures: {
      es: [
        'alumnos activos',
        'plazas ocupadas por grupo',
        'bajas del mes',
        'clases de prueba que acaban en matrícula',
        'horas de aula vendidas',
        'alumnos que superan su examen',
      ],
      en: [
        'active students',
        'places filled per group',
        'leavers in the month',
        'trial lessons that end in enrolment',
        'classroom hours sold',
        'students who pass their exam',
      ],
    },
  },
};
