import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const gymTrades = [
  {
    id: 'yoga_pilates_studio',
    sector: 'gym',
    name: { es: 'Estudio de yoga o pilates', en: 'Yoga or Pilates studio' },
    clues: {
      es: [
        'yoga',
        'pilates',
        'estudio de yoga',
        'escuela de yoga',
        'estudio de pilates',
        'clases de yoga',
        'meditación',
        'esterillas',
        'reformer',
        'profesora de yoga',
      ],
      en: ['yoga', 'pilates', 'yoga studio', 'pilates studio', 'yoga classes', 'meditation', 'reformer', 'yoga teacher'],
    },
    figures: {
      unit: { es: { one: 'abono', many: 'abonos' }, en: { one: 'pass', many: 'passes' } },
      variableCostPct: estimate(2, 4, 8),
      price: estimate(45, 62, 110),
      monthlyUnits: estimate(70, 140, 260),
      usualTeam: 2,
      staffPct: estimate(38, 44, 52),
      rentPct: estimate(11, 16, 21),
      marketingPct: estimate(3, 5, 8),
      otherFixedPct: estimate(8, 11, 14),
      capex: estimate(16_000, 35_000, 80_000),
      season: [1.18, 1.1, 1.06, 1.02, 1.0, 0.92, 0.75, 0.5, 1.2, 1.18, 1.1, 0.99],
      rampMonths: 10,
    },
    words: {
      aBusiness: { es: 'un estudio de yoga y pilates', en: 'a yoga and Pilates studio' },
      theBusiness: { es: 'el estudio', en: 'the studio' },
      scene: {
        es: 'La espalda avisa al atarse los zapatos. En el gimnasio grande la clase es de treinta, la profesora lleva micrófono, y quien se equivoca de postura lo descubre al día siguiente.',
        en: 'The back complains when shoes are tied. At the big gym the class holds thirty, the teacher wears a microphone, and a posture done wrong is discovered the next morning.',
      },
      stakes: {
        es: 'Se deja por miedo a hacerse daño, que es justo lo que se fue a evitar.',
        en: 'It is given up for fear of getting hurt, which is the very thing it was meant to prevent.',
      },
      usualCustomer: {
        es: 'quienes pasan el día sentados y buscan grupos pequeños cerca de casa',
        en: 'people who sit all day and want small groups near home',
      },
      directCost: { es: 'el material y la limpieza de la sala', en: 'equipment upkeep and cleaning' },
      costDoubt: {
        es: 'el coste por abono olvida a los profesores que se pagan por clase aunque vengan tres personas',
        en: 'the cost per pass forgets the teachers paid by the class even when three people come',
      },
      substitutes: {
        es: [
          'las clases del gimnasio grande',
          'un vídeo en el salón de casa',
          'el centro cívico del barrio',
          'un fisioterapeuta cuando ya duele',
        ],
        en: ['classes at the big gym', 'a video in the living room', 'the community centre', 'a physiotherapist once it hurts'],
      },
      rivalTest: {
        es: 'Tomar una clase suelta en el estudio rival un martes a las siete, contar esterillas y mirar cuántas veces alguien corrige con las manos o con el nombre.',
        en: 'Take a single class at the rival studio on a Tuesday at seven, count the mats and see how often somebody is corrected by hand or by name.',
      },
      steps: {
        es: ['Cuenta qué te duele y qué has hecho antes', 'Prueba una clase de tu nivel', 'Reserva tu sitio de la semana'],
        en: ['Say what hurts and what you have done before', 'Try a class at your level', 'Book your place for the week'],
      },
      before: { es: 'una clase de treinta y una espalda que avisa', en: 'a class of thirty and a back that complains' },
      after: {
        es: 'una esterilla fija dos tardes por semana y alguien que corrige',
        en: 'the same mat two evenings a week and somebody who corrects',
      },
      story: {
        wish: {
          es: 'Pasa el día delante de una pantalla y se nota los hombros en las orejas. Quiere una hora en la que nadie pida nada.',
          en: 'The day is spent at a screen with shoulders up by the ears. The wish is for one hour in which nobody asks for anything.',
        },
        obstacle: {
          es: 'La clase que le viene bien está llena, y la que tiene sitio es para quien ya sabe.',
          en: 'The class at the right time is full, and the one with room is for those who know how.',
        },
        hurt: { es: 'El bono caduca con siete clases sin usar.', en: 'The pass runs out with seven classes unused.' },
      },
      strain: {
        es: 'Caben las esterillas que caben y todo el mundo puede a las siete: crecer es llenar las diez de la mañana, no apretar la tarde.',
        en: 'Only so many mats fit and everybody is free at seven, so growing means filling ten in the morning and not squeezing the evening.',
      },
      measures: {
        es: ['abonos activos', 'personas por clase', 'bajas del mes', 'clases por debajo de cinco personas', 'pruebas que acaban en abono'],
        en: ['active passes', 'people per class', 'leavers in the month', 'classes with fewer than five', 'trials that end in a pass'],
      },
    },
  },
  {
    id: 'crossfit_box',
    sector: 'gym',
    name: { es: 'Box de entrenamiento funcional', en: 'Functional training box' },
    clues: {
      es: [
        'crossfit',
        'box de crossfit',
        'entrenamiento funcional',
        'halterofilia',
        'entrenamientos en grupo',
        'hyrox',
        'calistenia',
        'wod',
      ],
      en: ['crossfit', 'crossfit box', 'functional training', 'weightlifting', 'group training', 'hyrox', 'calisthenics', 'bootcamp'],
    },
    figures: {
      unit: { es: { one: 'plaza', many: 'plazas' }, en: { one: 'membership', many: 'memberships' } },
      variableCostPct: estimate(2, 4, 8),
      price: estimate(55, 72, 110),
      monthlyUnits: estimate(80, 150, 260),
      usualTeam: 2,
      staffPct: estimate(32, 38, 46),
      rentPct: estimate(14, 20, 26),
      marketingPct: estimate(3, 5, 8),
      otherFixedPct: estimate(9, 12, 15),
      capex: estimate(38_000, 70_000, 130_000),
      season: [1.15, 1.1, 1.06, 1.03, 1.02, 0.96, 0.86, 0.72, 1.12, 1.06, 1.0, 0.92],
      rampMonths: 12,
    },
    words: {
      aBusiness: { es: 'un box de entrenamiento funcional', en: 'a functional training box' },
      theBusiness: { es: 'el box', en: 'the box' },
      scene: {
        es: 'Tres meses haciendo la misma tabla impresa, solo, con auriculares. Los números no se mueven, nadie lo ha notado, y hoy es más fácil quedarse en el sofá.',
        en: 'Three months of the same printed routine, alone, in headphones. The numbers have not moved, nobody has noticed, and today the sofa is easier.',
      },
      stakes: {
        es: 'Sin compañeros que pregunten, faltar no cuesta nada, y lo ganado en un año se pierde en un trimestre.',
        en: 'With no companions to ask, missing a day costs nothing, and a year’s gains are gone in a quarter.',
      },
      usualCustomer: {
        es: 'los adultos que ya hacen deporte y entrenan mejor en grupo',
        en: 'adults who already do some sport and train better in a group',
      },
      directCost: { es: 'el material que se gasta, la magnesia y la limpieza', en: 'worn equipment, chalk and cleaning' },
      costDoubt: {
        es: 'el coste por plaza no suma las barras que se parten, las semanas gratis de prueba ni el suelo que hay que rehacer',
        en: 'the cost per membership does not add the bars that break, the free trial weeks or the floor that has to be relaid',
      },
      substitutes: {
        es: ['un gimnasio de cuota baja', 'entrenar en el parque con amigos', 'otro box a quince minutos', 'correr'],
        en: ['a low-cost gym', 'training in the park with friends', 'another box a quarter of an hour away', 'running'],
      },
      rivalTest: {
        es: 'Hacer la semana de prueba en el box rival y apuntar cuántas personas hay por entrenador, si adaptan los pesos y cuántas saben el viernes el nombre del nuevo.',
        en: 'Do the rival box’s trial week, and note people per coach, whether loads are adapted and how many know your name by Friday.',
      },
      steps: {
        es: ['Aprende los movimientos antes de cargar peso', 'Reserva hora con tu grupo', 'Apunta tu marca y repítela al mes'],
        en: ['Learn the movements before adding weight', 'Book an hour with your group', 'Write down your mark and repeat it a month on'],
      },
      before: { es: 'la misma tabla impresa desde hace tres meses', en: 'the same printed routine for three months' },
      after: { es: 'un grupo que pregunta si faltas un martes', en: 'a group that asks when you miss a Tuesday' },
      strain: {
        es: 'A las siete y a las ocho de la tarde se llenan las dos horas que sostienen la nave, y un entrenador no vigila a más de doce personas con barra.',
        en: 'Seven and eight in the evening are the two hours that keep the unit going, and one coach cannot watch more than twelve people with a bar.',
      },
      measures: {
        es: [
          'plazas activas',
          'asistencia media por hora',
          'bajas antes del tercer mes',
          'visitas por persona a la semana',
          'pruebas que acaban en alta',
        ],
        en: [
          'active memberships',
          'average attendance per hour',
          'leavers before month three',
          'visits per person a week',
          'trials that end in joining',
        ],
      },
    },
  },
  {
    id: 'personal_trainer',
    sector: 'gym',
    name: { es: 'Entrenamiento personal', en: 'Personal training' },
    clues: {
      es: [
        'entrenador personal',
        'entrenadora personal',
        'entrenamiento personal',
        'entrenamientos a domicilio',
        'readaptación',
        'sesiones individuales',
        'entrenamiento para mayores',
      ],
      en: [
        'personal trainer',
        'personal training',
        'one-to-one training',
        'home training',
        'strength coach',
        'training for older people',
        'rehabilitation training',
      ],
    },
    figures: {
      unit: { es: { one: 'sesión', many: 'sesiones' }, en: { one: 'session', many: 'sessions' } },
      revenueModel: 'service',
      variableCostPct: estimate(2, 4, 8),
      price: estimate(28, 38, 60),
      monthlyUnits: estimate(65, 115, 160),
      usualTeam: 1,
      staffPct: estimate(48, 56, 64),
      rentPct: estimate(3, 8, 14),
      marketingPct: estimate(4, 7, 11),
      otherFixedPct: estimate(7, 9, 12),
      netMarginPct: estimate(6, 12, 20),
      capex: estimate(4_000, 10_000, 25_000),
      season: [1.15, 1.08, 1.05, 1.03, 1.06, 1.0, 0.82, 0.62, 1.15, 1.1, 1.02, 0.92],
      rampMonths: 8,
    },
    words: {
      aBusiness: { es: 'un servicio de entrenamiento personal', en: 'a personal training practice' },
      theBusiness: { es: 'el servicio', en: 'the practice' },
      scene: {
        es: 'El médico ha dicho que hay que hacer fuerza y ha dado una hoja con dibujos. La rodilla operada no aparece en ninguno, y la primera sentadilla en casa acaba con hielo.',
        en: 'The doctor said strength work and handed over a sheet of drawings. The operated knee is in none of them, and the first squat at home ends with an ice pack.',
      },
      stakes: {
        es: 'Lo que no se recupera este año se da por perdido, y las escaleras del metro empiezan a decidir adónde se va.',
        en: 'What is not regained this year is written off, and the stairs at the station begin to decide where one goes.',
      },
      usualCustomer: {
        es: 'los adultos con una lesión, un objetivo o poco tiempo',
        en: 'adults with an injury, an aim or little time',
      },
      directCost: { es: 'el material y los desplazamientos', en: 'equipment and travel' },
      costDoubt: {
        es: 'el coste por sesión olvida el trayecto entre dos casas y la programación que se escribe de noche',
        en: 'the cost per session forgets the journey between two homes and the planning written at night',
      },
      substitutes: {
        es: [
          'la sala del gimnasio por su cuenta',
          'una aplicación con entrenamientos',
          'un vídeo gratuito',
          'las clases del centro de mayores',
        ],
        en: ['the gym floor on their own', 'an app with workouts', 'a free video', 'classes at the day centre'],
      },
      rivalTest: {
        es: 'Contratar una sesión con un rival y anotar las preguntas antes de mover un peso, las correcciones en media hora y si llega un plan por escrito.',
        en: 'Pay for one session with a rival, and note the questions before any weight moves, the corrections in half an hour and whether a written plan arrives.',
      },
      steps: {
        es: ['Haz una valoración con tu historial', 'Entrena dos días fijos', 'Compara la misma prueba a las ocho semanas'],
        en: ['Have an assessment with your history', 'Train on two set days', 'Compare one test after eight weeks'],
      },
      before: { es: 'una hoja con dibujos y una bolsa de hielo', en: 'a sheet of drawings and an ice pack' },
      after: { es: 'unas escaleras que se suben sin pensarlas', en: 'stairs climbed without a second thought' },
      proof: {
        es: 'las medidas de cuatro personas el primer día y a las ocho semanas, con permiso para contarlo',
        en: 'the measurements of four people on day one and eight weeks later, with leave to tell them',
      },
      story: {
        wish: {
          es: 'Tiene un cuerpo con historia y media hora libre. Quiere moverse sin miedo y sin público.',
          en: 'A body with a history and half an hour to spare. The wish is to move without fear and without an audience.',
        },
        obstacle: {
          es: 'En la sala le dieron la misma tabla que al de al lado.',
          en: 'At the gym they handed out the same routine as to the person alongside.',
        },
        hurt: {
          es: 'A la tercera semana vuelve el dolor, y con él la excusa.',
          en: 'In week three the pain is back, and the excuse with it.',
        },
      },
      strain: {
        es: 'Las horas buenas son las siete de la mañana y las siete de la tarde: en medio queda un hueco que no se vende, y un resfriado para el negocio entero.',
        en: 'The good hours are seven in the morning and seven at night, with a gap between that does not sell, and one cold stops the whole business.',
      },
      measures: {
        es: [
          'sesiones por semana',
          'personas en activo',
          'sesiones anuladas el mismo día',
          'meses que se queda cada persona',
          'valoraciones que acaban en bono',
        ],
        en: [
          'sessions per week',
          'people training',
          'sessions cancelled on the day',
          'months each person stays',
          'assessments that lead to a block of sessions',
        ],
      },
      risks: [
        {
          risk: { es: 'una lesión propia', en: 'the trainer gets hurt' },
          hits: 'week',
          trigger: { es: 'tres días seguidos sin poder demostrar un ejercicio', en: 'three days running unable to show an exercise' },
          response: {
            es: 'seguro de baja y sesiones en línea preparadas para una quincena',
            en: 'sick-pay cover and a fortnight of online sessions ready',
          },
        },
        {
          risk: { es: 'el gimnasio donde se alquila hora sube la tarifa', en: 'the gym that rents out its floor raises the rate' },
          hits: 'rent',
          trigger: { es: 'un alquiler por encima de un cuarto de cada sesión', en: 'rent above a quarter of each session' },
          response: {
            es: 'sala propia pequeña compartida entre dos o entrenar en casa del cliente',
            en: 'a small room shared by two, or training at the client’s home',
          },
        },
        {
          risk: { es: 'las vacaciones dejan la semana vacía', en: 'holidays leave the week empty' },
          hits: 'sales',
          trigger: { es: 'la mitad de las sesiones aplazadas en dos semanas', en: 'half the sessions put off within two weeks' },
          response: {
            es: 'bonos con caducidad y programa a distancia para las vacaciones',
            en: 'dated blocks of sessions and a holiday programme done remotely',
          },
        },
      ],
    },
  },
  {
    id: 'martial_arts_school',
    sector: 'gym',
    name: { es: 'Escuela de artes marciales o boxeo', en: 'Martial arts or boxing school' },
    clues: {
      es: [
        'artes marciales',
        'boxeo',
        'escuela de boxeo',
        'escuela de judo',
        'judo',
        'kárate',
        'taekwondo',
        'jiu jitsu',
        'kickboxing',
        'defensa personal',
        'tatami',
      ],
      en: [
        'martial arts',
        'boxing',
        'boxing gym',
        'boxing school',
        'judo',
        'karate',
        'taekwondo',
        'jiu-jitsu',
        'kickboxing',
        'self-defence',
      ],
    },
    figures: {
      unit: { es: { one: 'plaza de tatami', many: 'plazas de tatami' }, en: { one: 'place on the mat', many: 'places on the mat' } },
      variableCostPct: estimate(3, 5, 9),
      price: estimate(38, 48, 70),
      monthlyUnits: estimate(80, 160, 280),
      usualTeam: 2,
      staffPct: estimate(36, 42, 50),
      rentPct: estimate(11, 16, 22),
      marketingPct: estimate(3, 5, 8),
      otherFixedPct: estimate(9, 11, 14),
      capex: estimate(18_000, 36_000, 75_000),
      season: [1.12, 1.1, 1.08, 1.05, 1.04, 0.95, 0.68, 0.42, 1.2, 1.2, 1.14, 1.02],
      rampMonths: 10,
    },
    words: {
      aBusiness: { es: 'una escuela de artes marciales', en: 'a martial arts school' },
      theBusiness: { es: 'la escuela', en: 'the school' },
      scene: {
        es: 'El niño vuelve del recreo sin hablar y en la pantalla todo son gritos. En el gimnasio no lo admiten, el equipo de fútbol está completo, y la energía se gasta en pelear por el mando.',
        en: 'The child comes back from break saying nothing, and on the screen everyone is shouting. The gym will not have children, the football team is full, and the energy goes into fighting over the remote.',
      },
      stakes: {
        es: 'Quien no encuentra dónde caerse y levantarse con reglas lo busca en sitios sin ellas.',
        en: 'Those who find nowhere to fall and get up again within rules look for it in places without any.',
      },
      usualCustomer: {
        es: 'las familias con hijos desde los cinco años y los adultos que quieren aprender a defenderse',
        en: 'families with children from five upwards and adults who want to learn to defend themselves',
      },
      directCost: { es: 'el material, las licencias federativas y la limpieza', en: 'equipment, federation licences and cleaning' },
      costDoubt: {
        es: 'el coste por plaza de tatami olvida los exámenes de cinturón, los viajes a campeonatos y el tatami que se cambia entero',
        en: 'the cost per place on the mat forgets belt gradings, trips to tournaments and the mats replaced all together',
      },
      substitutes: {
        es: [
          'las extraescolares del colegio',
          'el fútbol del barrio',
          'una cadena con clases de combate',
          'los vídeos de defensa personal',
        ],
        en: ['clubs at school', 'local football', 'a chain with combat classes', 'self-defence videos'],
      },
      rivalTest: {
        es: 'Mirar desde el banco una clase infantil de la escuela rival y contar cuántos esperan turno, cuántas veces se ríen y a quién se llama por su nombre.',
        en: 'Watch a children’s class at the rival school from the bench, and count how many wait their turn, how often they laugh and who is called by name.',
      },
      steps: {
        es: ['Ven a una clase con ropa cómoda', 'Empieza en el grupo de tu edad', 'Preséntate al primer cinturón'],
        en: ['Come to a class in comfortable clothes', 'Start in the group for your age', 'Go up for the first belt'],
      },
      before: { es: 'tardes de pantalla y peleas por el mando', en: 'evenings of screens and squabbles' },
      after: { es: 'dos tardes de tatami y un cinturón con fecha', en: 'two evenings on the mat and a belt with a date to it' },
      story: {
        wish: {
          es: 'Tiene nueve años y le cuesta mirar a los ojos, o tiene cuarenta y no quiere otra cinta de correr. Quiere aprender algo que se note al andar.',
          en: 'Nine years old and slow to meet an eye, or forty and tired of treadmills. The wish is to learn something that shows in the walk.',
        },
        obstacle: {
          es: 'La primera clase da vergüenza, y los demás ya saben caer.',
          en: 'The first class is embarrassing, and the others already know how to fall.',
        },
        hurt: {
          es: 'Se queda en la puerta con la bolsa en la mano y dice que otro día.',
          en: 'It ends at the door, bag in hand, with talk of another day.',
        },
      },
      strain: {
        es: 'Los niños vienen de cinco a siete y los adultos de ocho a diez: el tatami se llena cuatro horas y el alquiler corre veinticuatro.',
        en: 'Children come from five to seven and adults from eight to ten, so the mats are full four hours and the rent runs for twenty-four.',
      },
      measures: {
        es: [
          'alumnos en activo',
          'asistencia por clase',
          'bajas después del verano',
          'alumnos que suben de cinturón',
          'hermanos inscritos',
        ],
        en: [
          'active students',
          'attendance per class',
          'leavers after the summer',
          'students who move up a belt',
          'brothers or sisters enrolled',
        ],
      },
    },
  },
] as const satisfies readonly Trade[];
