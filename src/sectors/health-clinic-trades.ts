import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const healthClinicTrades = [
  {
    id: 'physiotherapy_clinic',
    sector: 'health_clinic',
    name: { es: 'Clínica de fisioterapia', en: 'Physiotherapy clinic' },
    clues: {
      es: [
        'fisioterapia',
        'fisioterapeuta',
        'fisio',
        'rehabilitación',
        'osteopatía',
        'lesiones deportivas',
        'suelo pélvico',
        'contracturas',
      ],
      en: [
        'physiotherapy',
        'physiotherapist',
        'physio',
        'physical therapy',
        'rehabilitation',
        'osteopathy',
        'sports injuries',
        'pelvic floor',
      ],
    },
    figures: {
      unit: { es: { one: 'sesión', many: 'sesiones' }, en: { one: 'session', many: 'sessions' } },
      variableCostPct: estimate(3, 5, 8),
      price: estimate(32, 42, 60),
      monthlyUnits: estimate(150, 270, 450),
      usualTeam: 2,
      staffPct: estimate(45, 52, 59),
      marketingPct: estimate(2, 4, 7),
      otherFixedPct: estimate(8, 10, 13),
      capex: estimate(16_000, 35_000, 75_000),
      season: [1.0, 1.02, 1.06, 1.0, 1.06, 1.02, 0.95, 0.62, 1.05, 1.1, 1.08, 1.04],
      vatClass: 'exempt',
      rampMonths: 8,
      daysToCollect: 5,
    },
    words: {
      aBusiness: { es: 'una clínica de fisioterapia', en: 'a physiotherapy clinic' },
      theBusiness: { es: 'la clínica', en: 'the clinic' },
      scene: {
        es: 'El cuello se quedó bloqueado el lunes al coger una caja. Girar para aparcar es imposible, la cita pública es para la primavera, y el gel de la farmacia solo huele.',
        en: 'The neck locked on Monday while lifting a box. Turning to park is impossible, the public appointment is for the spring, and the gel from the chemist only smells.',
      },
      stakes: {
        es: 'El cuerpo aprende a moverse torcido, y al cabo de un mes duele otra cosa distinta.',
        en: 'The body learns to move crooked, and a month on it is something else that hurts.',
      },
      usualCustomer: {
        es: 'quienes trabajan sentados o cargando peso y los deportistas de la zona',
        en: 'people who sit or lift for a living and local sportspeople',
      },
      directCost: { es: 'el material de camilla y las comisiones', en: 'couch supplies and commissions' },
      costDoubt: {
        es: 'el coste por sesión no recoge la lavandería, los ejercicios que se preparan después ni el hueco de quien anula por la mañana',
        en: 'the cost per session does not cover laundry, the exercises prepared afterwards or the slot of whoever cancels in the morning',
      },
      substitutes: {
        es: ['la lista de espera pública', 'un masaje relajante', 'las pastillas del cajón', 'unos estiramientos vistos en un vídeo'],
        en: ['the public waiting list', 'a relaxing massage', 'tablets from the drawer', 'stretches seen in a video'],
      },
      steps: {
        es: ['Pide hora y di dónde duele', 'Sal con diagnóstico y número de sesiones', 'Haz en casa los ejercicios que te manden'],
        en: ['Book and say where it hurts', 'Leave with a diagnosis and a number of sessions', 'Do the exercises set for home'],
      },
      before: { es: 'un cuello que no gira y un gel que solo huele', en: 'a neck that will not turn and a gel that only smells' },
      after: { es: 'un número de sesiones sabido y ejercicios para casa', en: 'a known number of sessions and exercises for home' },
      strain: {
        es: 'Las manos dan ocho o nueve sesiones al día y ni una más: la agenda crece con otra camilla y otro sueldo, no con más horas.',
        en: 'Hands give eight or nine sessions a day and not one more; the diary grows with another couch and another wage, not with longer hours.',
      },
      measures: {
        es: [
          'sesiones por camilla al día',
          'sesiones por lesión',
          'parte cobrada a mutuas',
          'ausencias sin aviso',
          'pacientes que vienen recomendados',
        ],
        en: [
          'sessions per couch a day',
          'sessions per injury',
          'share paid by insurers',
          'missed sessions',
          'patients who come recommended',
        ],
      },
    },
  },
  {
    id: 'dental_clinic',
    sector: 'health_clinic',
    name: { es: 'Clínica dental', en: 'Dental practice' },
    clues: {
      es: ['clínica dental', 'dentista', 'odontólogo', 'odontóloga', 'ortodoncia', 'implantes', 'empastes', 'higienista dental', 'dental'],
      en: [
        'dental practice',
        'dental clinic',
        'dentist',
        'orthodontist',
        'orthodontics',
        'implants',
        'fillings',
        'dental hygienist',
        'dental',
      ],
    },
    figures: {
      unit: { es: { one: 'tratamiento', many: 'tratamientos' }, en: { one: 'treatment', many: 'treatments' } },
      variableCostPct: estimate(17, 22, 28),
      price: estimate(70, 110, 240),
      monthlyUnits: estimate(110, 190, 320),
      usualTeam: 3,
      staffPct: estimate(30, 36, 43),
      rentPct: estimate(4, 6, 9),
      otherFixedPct: estimate(10, 13, 16),
      capex: estimate(100_000, 180_000, 320_000),
      season: [0.98, 1.03, 1.06, 1.02, 1.08, 1.06, 1.0, 0.5, 1.02, 1.1, 1.1, 1.05],
      vatClass: 'exempt',
      rampMonths: 14,
      capexLifeYears: 10,
    },
    words: {
      aBusiness: { es: 'una clínica dental', en: 'a dental practice' },
      theBusiness: { es: 'la clínica', en: 'the practice' },
      scene: {
        es: 'La muela avisa con lo frío desde hace un mes. En la franquicia la revisión era gratis y el presupuesto salió con cinco empastes; nadie enseñó la radiografía.',
        en: 'The tooth has complained of cold drinks for a month. At the chain the check-up was free and the estimate came out with five fillings; nobody showed the X-ray.',
      },
      stakes: {
        es: 'Por miedo a la factura se espera, y el empaste de hoy acaba en una corona o en un hueco.',
        en: 'Fear of the bill means waiting, and today’s filling ends as a crown or a gap.',
      },
      story: {
        wish: {
          es: 'Hace cuatro años que no se sienta en ese sillón, y lo sabe. Quiere que le digan la verdad sin regañar.',
          en: 'Four years have passed since the last time in that chair. The wish is to hear the truth without a scolding.',
        },
        obstacle: {
          es: 'Cada presupuesto dice una cosa distinta y todos caducan el viernes.',
          en: 'Each estimate says something different, and all of them expire on Friday.',
        },
        hurt: {
          es: 'Se mastica por un lado, se sonríe sin abrir la boca y se cambia de tema.',
          en: 'Chewing moves to one side, smiles stay shut and the subject gets changed.',
        },
      },
      usualCustomer: {
        es: 'las familias de la zona y los adultos que llevan años sin revisarse la boca',
        en: 'local families and adults who have put off a check-up for years',
      },
      directCost: { es: 'el material, el laboratorio y los especialistas', en: 'supplies, laboratory and specialists' },
      costDoubt: {
        es: 'el coste por tratamiento olvida la pieza que vuelve al laboratorio y la media hora de sillón entre un paciente y el siguiente',
        en: 'the cost per treatment forgets the crown sent back to the laboratory and the half hour of chair between one patient and the next',
      },
      substitutes: {
        es: [
          'la franquicia con revisión gratis',
          'el cuadro del seguro dental',
          'arreglarse la boca en otro país',
          'aguantar con analgésicos',
        ],
        en: ['the chain with a free check-up', 'the dental plan’s list', 'having it done abroad', 'getting by on painkillers'],
      },
      rivalTest: {
        es: 'Pide una revisión en dos clínicas y compara si te enseñan la radiografía, si separan lo urgente de lo que puede esperar y cuánto dura el precio.',
        en: 'Have a check-up at two practices, and compare whether the X-ray is shown, whether urgent work is kept apart from the rest and how long the price holds.',
      },
      steps: {
        es: ['Pide revisión y trae lo que tengas', 'Mira tu radiografía con quien te atiende', 'Elige por dónde empezar'],
        en: ['Book a check-up and bring what you have', 'Look at your X-ray with the dentist', 'Choose where to begin'],
      },
      before: { es: 'un presupuesto con prisas y una muela que avisa', en: 'a hurried estimate and a tooth that complains' },
      after: {
        es: 'una lista con lo urgente, lo que puede esperar y lo que cuesta',
        en: 'a list of what is urgent, what can wait and what it costs',
      },
      strain: {
        es: 'Un sillón parado cuesta lo mismo que uno ocupado: entre la baja de una higienista y una avería del compresor se pierde la semana.',
        en: 'An idle chair costs as much as a busy one, and between a hygienist off sick and a broken compressor a week is gone.',
      },
      measures: {
        es: [
          'tratamientos por sillón al día',
          'presupuestos aceptados',
          'horas de sillón vacías',
          'coste de laboratorio sobre ventas',
          'pacientes que vuelven a la revisión',
        ],
        en: [
          'treatments per chair a day',
          'estimates accepted',
          'empty chair hours',
          'laboratory cost out of sales',
          'patients back for a check-up',
        ],
      },
    },
  },
  {
    id: 'psychology_practice',
    sector: 'health_clinic',
    name: { es: 'Consulta de psicología', en: 'Psychology practice' },
    clues: {
      es: [
        'psicología',
        'psicólogo',
        'psicóloga',
        'terapia',
        'psicoterapia',
        'terapia de pareja',
        'ansiedad',
        'consulta de psicología',
        'terapia online',
      ],
      en: [
        'psychology',
        'psychologist',
        'therapy',
        'psychotherapy',
        'therapist',
        'couples therapy',
        'anxiety',
        'counselling',
        'online therapy',
      ],
    },
    figures: {
      unit: { es: { one: 'consulta', many: 'consultas' }, en: { one: 'appointment', many: 'appointments' } },
      variableCostPct: estimate(1, 3, 6),
      price: estimate(45, 58, 85),
      monthlyUnits: estimate(55, 95, 130),
      usualTeam: 1,
      staffPct: estimate(48, 55, 63),
      rentPct: estimate(4, 9, 14),
      otherFixedPct: estimate(6, 8, 11),
      capex: estimate(3_000, 9_000, 20_000),
      season: [1.08, 1.06, 1.06, 1.02, 1.05, 1.0, 0.85, 0.48, 1.12, 1.15, 1.12, 1.01],
      vatClass: 'exempt',
      rampMonths: 12,
      daysToCollect: 0,
      daysOfStock: 0,
    },
    words: {
      aBusiness: { es: 'una consulta de psicología', en: 'a psychology practice' },
      theBusiness: { es: 'la consulta', en: 'the practice' },
      scene: {
        es: 'Son las cuatro de la mañana y la cabeza repasa la misma conversación. Por el día se funciona, se contesta que bien, y la cita del centro de salud es dentro de cinco meses y dura veinte minutos.',
        en: 'It is four in the morning and the same conversation goes round. By day one copes and answers “fine”, and the health centre’s appointment is five months off and lasts twenty minutes.',
      },
      stakes: {
        es: 'Lo que no se habla se cobra en sueño, en paciencia con los hijos y en bajas que empiezan por una semana.',
        en: 'What goes unsaid is taken out in sleep, in patience with the children and in sick notes that begin as a week.',
      },
      story: {
        wish: {
          es: 'Nunca ha ido y no sabe cómo se empieza. Quiere contar algo sin que nadie se asuste.',
          en: 'It would be the first time, with no idea how one starts. The wish is to say something without alarming anybody.',
        },
        obstacle: {
          es: 'Hay cien perfiles con la misma foto junto a una planta, y ninguno explica qué ocurre en la primera visita.',
          en: 'There are a hundred profiles with one same photo beside a plant, and none explains what happens first.',
        },
        hurt: {
          es: 'Se cierra el buscador hasta la próxima noche mala, y entre una y otra pasa un año.',
          en: 'The search is closed until the next bad night, and between one and the other a year goes by.',
        },
      },
      usualCustomer: {
        es: 'los adultos con ansiedad, un duelo o una crisis de pareja que no pueden esperar meses',
        en: 'adults with anxiety, a bereavement or a failing relationship who cannot wait months',
      },
      directCost: { es: 'los tests y la plataforma de videollamada', en: 'tests and the video-call platform' },
      costDoubt: {
        es: 'el coste por consulta no suma la supervisión, las notas de después ni las mañanas en que no puede venir nadie',
        en: 'the cost per appointment does not add supervision, the notes afterwards or the mornings when nobody can come',
      },
      substitutes: {
        es: [
          'el centro de salud a meses vista',
          'una plataforma de terapia por suscripción',
          'hablarlo con una amistad',
          'una pastilla para dormir',
        ],
        en: [
          'the health centre months away',
          'a subscription therapy platform',
          'talking it over with a friend',
          'something to help with sleep',
        ],
      },
      rivalTest: {
        es: 'Escribe a cinco consultas preguntando por la primera visita, y anota los días hasta la respuesta, si dicen el precio y si explican cómo trabajan.',
        en: 'Write to five practices asking about a first visit, and note the days to a reply, whether the price is given and whether they explain how they work.',
      },
      steps: {
        es: ['Escribe dos líneas o llama', 'Ven a una primera conversación', 'Revisa cada dos meses si sirve'],
        en: ['Write two lines or ring', 'Come for a first conversation', 'See every two months whether it helps'],
      },
      before: { es: 'noches en vela y un «bien» de compromiso', en: 'nights awake and a dutiful “fine”' },
      after: { es: 'una hora fija por semana para contarlo', en: 'one set time a week to talk it through' },
      proof: {
        es: 'la titulación, la colegiación y un texto propio que cuente cómo es la primera visita',
        en: 'qualifications, registration and a page of one’s own on what a first visit is like',
      },
      strain: {
        es: 'Nadie sostiene más de seis conversaciones así en un día, y todas se piden de seis a nueve de la tarde.',
        en: 'Nobody can hold more than six such conversations in a day, and all of them are wanted between six and nine.',
      },
      permits: {
        es: [
          'autorización sanitaria de la consulta',
          'habilitación como profesional sanitario',
          'colegiación',
          'historias clínicas con protección reforzada',
          'consentimiento informado por escrito',
          'seguro de responsabilidad civil profesional',
        ],
        en: [
          'health authorisation for the consulting room',
          'qualification as a health professional',
          'professional registration',
          'patient records under special data protection',
          'written informed consent',
          'professional indemnity insurance',
        ],
      },
      measures: {
        es: [
          'consultas por semana',
          'personas en proceso',
          'consultas anuladas el mismo día',
          'consultas por persona',
          'semanas hasta la primera visita',
        ],
        en: [
          'appointments per week',
          'people under way',
          'appointments cancelled on the day',
          'appointments per person',
          'weeks to a first visit',
        ],
      },
    },
  },
  {
    id: 'vet_clinic',
    sector: 'health_clinic',
    name: { es: 'Clínica veterinaria', en: 'Veterinary practice' },
    clues: {
      es: [
        'clínica veterinaria',
        'veterinario',
        'veterinaria',
        'mascotas',
        'perros y gatos',
        'animales',
        'vacunas para perros',
        'esterilizaciones',
      ],
      en: ['vet', 'vets', 'veterinary practice', 'veterinary clinic', 'veterinarian', 'pets', 'cats and dogs', 'animals', 'neutering'],
    },
    figures: {
      unit: { es: { one: 'consulta veterinaria', many: 'consultas veterinarias' }, en: { one: 'vet visit', many: 'vet visits' } },
      variableCostPct: estimate(23, 28, 34),
      price: estimate(38, 58, 95),
      monthlyUnits: estimate(180, 330, 550),
      usualTeam: 3,
      staffPct: estimate(32, 38, 45),
      rentPct: estimate(4, 6, 9),
      marketingPct: estimate(1, 2, 4),
      otherFixedPct: estimate(9, 12, 15),
      netMarginPct: estimate(5, 9, 14),
      capex: estimate(60_000, 110_000, 210_000),
      season: [0.92, 0.92, 1.0, 1.06, 1.12, 1.12, 1.06, 0.92, 1.02, 1.0, 0.94, 0.92],
      vatClass: 'standard',
      daysToCollect: 0,
      daysOfStock: 30,
    },
    words: {
      aBusiness: { es: 'una clínica veterinaria', en: 'a veterinary practice' },
      theBusiness: { es: 'la clínica', en: 'the practice' },
      scene: {
        es: 'La gata no come desde ayer y se ha metido detrás de la lavadora. Es sábado por la tarde, el teléfono de la clínica de siempre suena sin que nadie conteste, y el hospital de urgencias pide un depósito.',
        en: 'The cat has not eaten since yesterday and has hidden behind the washing machine. It is Saturday afternoon, the usual practice’s phone rings unanswered, and the emergency hospital wants a deposit.',
      },
      stakes: {
        es: 'Un animal no dice dónde le duele, y cada hora de duda sale más cara que la consulta.',
        en: 'An animal cannot say where it hurts, and every hour of doubt costs more than the visit.',
      },
      story: {
        wish: {
          es: 'Vive con un animal que cuenta como uno más de la casa. Quiere que alguien le diga si es grave y cuánto va a costar antes de decidir.',
          en: 'There is an animal in the house that counts as one of the family. What is wanted is to be told whether it is serious, and what it will cost, before deciding.',
        },
        obstacle: {
          es: 'Cada prueba lleva a otra, y el precio se sabe al pasar la tarjeta.',
          en: 'One test leads to another, and the price is learnt when the card goes through.',
        },
        hurt: {
          es: 'Se decide con prisa y con culpa, en un pasillo y con el transportín en la mano.',
          en: 'The decision is taken in haste and guilt, in a corridor, carrier in hand.',
        },
      },
      usualCustomer: {
        es: 'los dueños de perros y gatos que viven a menos de un cuarto de hora',
        en: 'dog and cat owners who live within a quarter of an hour',
      },
      directCost: { es: 'los medicamentos, el laboratorio y el pienso', en: 'medicines, laboratory and feed' },
      costDoubt: {
        es: 'el coste por consulta veterinaria olvida los fármacos que caducan abiertos y las curas que se hacen sin pasar por caja',
        en: 'the cost per vet visit forgets drugs that expire once opened and the dressings changed without going through the till',
      },
      substitutes: {
        es: ['esperar a que se le pase', 'un foro de dueños', 'la cadena veterinaria del centro comercial', 'el hospital de urgencias'],
        en: ['waiting for it to pass', 'an owners’ forum', 'the vet chain at the shopping centre', 'the emergency hospital'],
      },
      rivalTest: {
        es: 'Llama a tres clínicas un sábado a última hora con una duda de vacunas, y anota quién contesta, si dan precio y a quién mandan fuera de horario.',
        en: 'Ring three practices late on a Saturday with a question about vaccines, and note who answers, whether a price is given and where they send people out of hours.',
      },
      steps: {
        es: ['Llama y cuenta qué ha cambiado', 'Escucha el diagnóstico con su precio', 'Sigue la pauta con un mensaje de control'],
        en: ['Ring and say what has changed', 'Hear the diagnosis with its price', 'Follow the treatment with a check-in message'],
      },
      before: { es: 'un animal escondido y un teléfono que no contesta', en: 'an animal in hiding and a phone nobody picks up' },
      after: {
        es: 'un diagnóstico explicado y una cuenta que se conocía de antemano',
        en: 'a diagnosis explained and a bill known in advance',
      },
      proof: {
        es: 'la autorización del centro, los protocolos de anestesia por escrito y cinco casos contados con permiso del dueño',
        en: 'the practice’s authorisation, written anaesthetic protocols and five cases told with the owners’ consent',
      },
      strain: {
        es: 'Una urgencia entra por la puerta a media mañana y la cirugía ya empezada no se para: la sala de espera aprende a esperar o se marcha.',
        en: 'An emergency comes through the door mid-morning and the operation under way cannot stop; the waiting room learns to wait or leaves.',
      },
      channels: [
        {
          name: { es: 'ficha de Google con reseñas', en: 'Google profile with reviews' },
          purpose: { es: 'quien busca con el animal en brazos', en: 'people searching with the animal in their arms' },
          share: 40,
        },
        {
          name: { es: 'recordatorio de vacunas y revisiones', en: 'reminders of vaccines and check-ups' },
          purpose: { es: 'la visita que no es una urgencia', en: 'the visit that is no emergency' },
          share: 25,
        },
        {
          name: { es: 'protectoras, tiendas y peluquerías caninas', en: 'shelters, pet shops and groomers' },
          purpose: { es: 'los animales recién llegados a casa', en: 'animals new to a home' },
          share: 20,
        },
        {
          name: { es: 'planes de salud anuales', en: 'yearly health plans' },
          purpose: { es: 'repartir el gasto del dueño en doce recibos', en: 'spreading an owner’s spending over twelve payments' },
          share: 15,
        },
      ],
      permits: {
        es: [
          'registro como centro veterinario',
          'colegiación de cada profesional',
          'autorización de la instalación de rayos X',
          'libro de control de estupefacientes',
          'retirada de residuos sanitarios',
          'seguro de responsabilidad civil profesional',
        ],
        en: [
          'registration as a veterinary practice',
          'professional registration of each vet',
          'authorisation of the X-ray installation',
          'controlled drugs register',
          'clinical waste collection',
          'professional indemnity insurance',
        ],
      },
      risks: [
        {
          risk: { es: 'no se encuentra quien cubra las guardias', en: 'nobody can be found for out-of-hours work' },
          hits: 'sales',
          trigger: { es: 'una vacante abierta más de dos meses', en: 'a vacancy open for over two months' },
          response: {
            es: 'acuerdo con un hospital para las noches y horario publicado sin guardia',
            en: 'an agreement with a hospital for the nights and published hours without cover',
          },
        },
        {
          risk: { es: 'dueños que no pueden pagar la cirugía', en: 'owners who cannot pay for surgery' },
          hits: 'lost-sale',
          trigger: { es: 'tres facturas a medias en un mes', en: 'three half-paid bills in one month' },
          response: {
            es: 'presupuesto firmado, señal antes de ingresar y pago aplazado con un tercero',
            en: 'a signed estimate, a deposit on admission and instalments through a third party',
          },
        },
        {
          risk: { es: 'una cadena compra la clínica vecina', en: 'a chain buys the practice nearby' },
          hits: 'sales',
          trigger: {
            es: 'vacunas anunciadas por debajo de lo que cuesta ponerlas',
            en: 'vaccines advertised below what it costs to give them',
          },
          response: {
            es: 'el mismo veterinario en cada visita y planes anuales con revisión',
            en: 'one vet at every visit and yearly plans with a check-up',
          },
        },
        {
          risk: { es: 'un fallo en anestesia', en: 'an anaesthetic accident' },
          hits: 'policy',
          trigger: { es: 'un animal operado sin analítica previa', en: 'an animal operated on without blood tests' },
          response: {
            es: 'lista de comprobación firmada y consentimiento del dueño',
            en: 'a signed checklist and the owner’s consent',
          },
        },
      ],
      measures: {
        es: [
          'consultas por día',
          'importe medio por consulta',
          'animales con plan anual',
          'fármacos caducados',
          'dueños que vuelven en un año',
        ],
        en: ['visits per day', 'average amount per visit', 'animals on a yearly plan', 'drugs out of date', 'owners back within a year'],
      },
    },
  },
  {
    id: 'speech_therapy',
    sector: 'health_clinic',
    name: { es: 'Logopedia y terapia de lenguaje', en: 'Speech therapy' },
    clues: {
      es: [
        'logopedia',
        'logopeda',
        'terapia de lenguaje',
        'terapia del lenguaje',
        'terapeuta de lenguaje',
        'fonoaudiología',
        'fonoaudióloga',
        'foniatría',
        'trastornos del habla',
        'tartamudez',
      ],
      en: [
        'speech therapy',
        'speech therapist',
        'speech and language',
        'language therapy',
        'speech pathologist',
        'stammer',
        'stuttering',
        'late talkers',
      ],
    },
    figures: {
      unit: { es: { one: 'sesión', many: 'sesiones' }, en: { one: 'session', many: 'sessions' } },
      variableCostPct: estimate(2, 4, 7),
      price: estimate(28, 40, 70),
      monthlyUnits: estimate(70, 130, 190),
      usualTeam: 1,
      staffPct: estimate(48, 54, 62),
      rentPct: estimate(5, 9, 14),
      otherFixedPct: estimate(6, 8, 11),
      capex: estimate(4_000, 11_000, 25_000),
      season: [1.06, 1.08, 1.08, 1.02, 1.06, 1.0, 0.8, 0.42, 1.12, 1.18, 1.14, 1.04],
      vatClass: 'exempt',
      rampMonths: 12,
      daysToCollect: 0,
      daysOfStock: 0,
    },
    words: {
      aBusiness: { es: 'una consulta de logopedia', en: 'a speech therapy practice' },
      theBusiness: { es: 'la consulta', en: 'the practice' },
      scene: {
        es: 'En el cumpleaños los demás cuentan y él señala. Un tío dice que ya hablará, la maestra ha escrito una nota, y la primera cita que dan es para cuando haya pasado el curso.',
        en: 'At the party the others tell stories and he points. An uncle says he will talk when he is ready, his teacher has sent a note, and the first appointment on offer comes after the school year is over.',
      },
      stakes: {
        es: 'Entre los tres y los seis años cada mes cuenta doble, y esperar turno es perder los que mejor se aprovechan.',
        en: 'Between three and six each month counts double, and waiting one’s turn means losing the very ones that do most good.',
      },
      story: {
        wish: {
          es: 'Entiende a su hija cuando nadie más la entiende. Quiere dejar de traducirla.',
          en: 'Nobody else can make out what this little girl says, only her mother. The wish is to stop translating.',
        },
        obstacle: {
          es: 'Cada persona a la que pregunta le da una edad distinta a partir de la cual preocuparse.',
          en: 'Everyone asked gives another age from which to start worrying.',
        },
        hurt: {
          es: 'La niña ya ha notado que se ríen, y ha encontrado la solución: callarse.',
          en: 'The girl has noticed the laughter by now and found her own way out, which is silence.',
        },
      },
      usualCustomer: {
        es: 'las familias de niños pequeños a las que la escuela o el pediatra recomienda una valoración',
        en: 'families of young children whom school or a paediatrician has told to have them assessed',
      },
      directCost: { es: 'el material de terapia y la comisión de la terminal', en: 'therapy materials and card fees' },
      costDoubt: {
        es: 'el coste por sesión no incluye la valoración que se regala, el informe para la escuela ni la hora del niño que hoy tiene fiebre',
        en: 'the cost per session leaves out the assessment given away, the report for the school and the hour of the child who is ill today',
      },
      substitutes: {
        es: ['la lista de espera pública', 'el apoyo de la propia escuela', 'una aplicación con ejercicios', 'esperar a que se le pase'],
        en: ['the public waiting list', 'support at school', 'an app with exercises', 'waiting for it to pass'],
      },
      rivalTest: {
        es: 'Pide una primera valoración en tres consultas como lo haría una familia: cuenta los días, pregunta si entregan informe y quién da las sesiones de verdad.',
        en: 'Ask three practices for a first assessment as a family would: count the days, and ask whether there is a written report and who really gives the sessions.',
      },
      steps: {
        es: [
          'Ven a una valoración con tu hijo',
          'Recibe un plan por escrito y una tarea para casa',
          'Escucha cada mes la grabación del primer día',
        ],
        en: [
          'Come for an assessment with your child',
          'Get a written plan and something to do at home',
          'Listen each month to the first day’s recording',
        ],
      },
      before: { es: 'un dedo que señala y una madre que traduce', en: 'a finger that points and a mother who translates' },
      after: { es: 'una frase entera dicha a un desconocido', en: 'one whole sentence said to a stranger' },
      proof: {
        es: 'el título a la vista, dos grabaciones con permiso de la familia y el nombre de un pediatra que deriva',
        en: 'the professional licence on view, two recordings with the families’ leave and a paediatrician willing to be named',
      },
      strain: {
        es: 'Las horas buenas son las de la tarde, después de la escuela: caben cuatro niños, y la lista pide ocho.',
        en: 'The good hours are those after school, room enough for four children where eight are on the list.',
      },
      risks: [
        {
          risk: { es: 'las familias dejan de venir en cuanto notan mejoría', en: 'families stop coming at the first improvement' },
          hits: 'sales',
          trigger: { es: 'dos sesiones anuladas seguidas sin pedir otra', en: 'two sessions in a row cancelled and not rebooked' },
          response: {
            es: 'objetivos por escrito y una revisión a los tres meses pactada el primer día',
            en: 'goals in writing and a three-month review agreed on day one',
          },
        },
        {
          risk: { es: 'quien deriva deja de hacerlo', en: 'whoever refers children stops' },
          hits: 'sales',
          trigger: {
            es: 'un mes sin un niño nuevo enviado por escuela o pediatra',
            en: 'a month without one new child sent by a school or doctor',
          },
          response: {
            es: 'informe breve a quien derivó, con permiso, y una charla por trimestre',
            en: 'a short note to whoever referred, with leave, and one talk a term',
          },
        },
        {
          risk: { es: 'las tardes se llenan y las mañanas quedan vacías', en: 'afternoons fill up and mornings stay empty' },
          hits: 'sales',
          trigger: { es: 'más de la mitad de las mañanas libres dos meses seguidos', en: 'over half the mornings free two months running' },
          response: { es: 'sesiones dentro de escuelas y adultos a primera hora', en: 'sessions inside schools, and adults first thing' },
        },
      ],
      measures: {
        es: [
          'sesiones dadas por semana',
          'niños en tratamiento',
          'sesiones anuladas el mismo día',
          'valoraciones que siguen con un plan',
          'días hasta la primera cita',
        ],
        en: [
          'sessions given in a week',
          'children under treatment',
          'sessions cancelled at the last minute',
          'assessments that lead to a plan',
          'days to a first visit',
        ],
      },
    },
  },
] as const satisfies readonly Trade[];
