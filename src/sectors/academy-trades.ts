import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const academyTrades = [
  {
    id: 'language_school',
    sector: 'academy',
    name: { es: 'Academia de idiomas', en: 'Language school' },
    clues: {
      es: [
        'academia de idiomas',
        'academia de inglés',
        'idiomas',
        'inglés',
        'clases de inglés',
        'francés',
        'alemán',
        'conversación',
        'exámenes de cambridge',
      ],
      en: [
        'language school',
        'languages',
        'english classes',
        'english school',
        'spanish classes',
        'french',
        'german',
        'conversation classes',
        'cambridge exams',
      ],
    },
    figures: {
      unit: { es: { one: 'plaza', many: 'plazas' }, en: { one: 'place', many: 'places' } },
      variableCostPct: estimate(4, 7, 11),
      price: estimate(50, 72, 110),
      monthlyUnits: estimate(80, 150, 260),
      usualTeam: 3,
      staffPct: estimate(44, 50, 57),
      rentPct: estimate(7, 10, 14),
      capex: estimate(12_000, 25_000, 50_000),
      season: [1.05, 1.08, 1.1, 1.08, 1.1, 1.05, 0.75, 0.2, 0.95, 1.2, 1.24, 1.2],
      vatClass: 'exempt',
    },
    words: {
      aBusiness: { es: 'una academia de idiomas', en: 'a language school' },
      theBusiness: { es: 'la academia', en: 'the school' },
      scene: {
        es: 'La entrevista va bien hasta que alguien pregunta en inglés. Se entiende todo, la respuesta está en la cabeza, y lo que sale es un «yes» y una sonrisa.',
        en: 'The interview goes well until somebody asks a question in the other language. Everything is understood, the answer is there, and all that comes out is a nod and a smile.',
      },
      stakes: {
        es: 'Diez años de gramática no bastan para descolgar el teléfono, y el puesto se lo queda quien se atreve a equivocarse.',
        en: 'Ten years of grammar are not enough to pick up the phone, and the job goes to whoever dares to make mistakes.',
      },
      usualCustomer: {
        es: 'las familias con hijos en edad escolar y los adultos que necesitan un título o soltura',
        en: 'families with children at school and adults who need a certificate or fluency',
      },
      directCost: { es: 'los libros, las licencias y las tasas de examen', en: 'books, licences and exam fees' },
      costDoubt: {
        es: 'el coste por plaza se calcula con grupos llenos, y a mitad de curso a cada uno le faltan dos sillas',
        en: 'the cost per place is worked out on full groups, and by mid-year each of them is two chairs short',
      },
      substitutes: {
        es: ['una aplicación con lecciones', 'un intercambio con un nativo', 'la escuela oficial', 'las series con subtítulos'],
        en: ['an app with lessons', 'an exchange with a native speaker', 'the state language school', 'series with subtitles'],
      },
      rivalTest: {
        es: 'Haz la prueba de nivel en dos academias rivales y cuenta los minutos que hablas tú, los que habla el profesor y si te dicen en qué grupo no debes entrar.',
        en: 'Sit the level test at two rival schools, counting the minutes you speak, the minutes the teacher speaks and whether they say which group is not for you.',
      },
      strain: {
        es: 'La matrícula decide el año: los horarios, los niveles y los profesores se cierran en tres semanas, y un grupo mal formado se arrastra hasta el final del curso.',
        en: 'Enrolment decides the year: timetables, levels and teachers are settled in three weeks, and a group badly made up drags on until the course ends.',
      },
      measures: {
        es: [
          'plazas ocupadas',
          'alumnos por grupo',
          'bajas del mes',
          'pruebas de nivel que acaban en matrícula',
          'aprobados en examen oficial',
        ],
        en: [
          'places filled',
          'students per group',
          'leavers in the month',
          'level tests that end in enrolment',
          'passes in official exams',
        ],
      },
    },
  },
  {
    id: 'tutoring_centre',
    sector: 'academy',
    name: { es: 'Refuerzo escolar', en: 'Tutoring centre' },
    clues: {
      es: [
        'refuerzo escolar',
        'clases particulares',
        'clases de repaso',
        'repaso',
        'deberes',
        'selectividad',
        'matemáticas',
        'técnicas de estudio',
        'primaria y secundaria',
      ],
      en: ['tutoring', 'tutor', 'tuition centre', 'private lessons', 'homework help', 'maths lessons', 'exam preparation', 'study skills'],
    },
    figures: {
      unit: { es: { one: 'clase', many: 'clases' }, en: { one: 'lesson', many: 'lessons' } },
      revenueModel: 'service',
      variableCostPct: estimate(2, 5, 8),
      price: estimate(11, 16, 25),
      monthlyUnits: estimate(260, 480, 850),
      usualTeam: 2,
      staffPct: estimate(43, 50, 57),
      marketingPct: estimate(3, 5, 8),
      capex: estimate(6_000, 14_000, 30_000),
      season: [1.0, 1.15, 1.1, 1.05, 1.3, 1.15, 0.7, 0.35, 0.7, 1.1, 1.25, 1.15],
      vatClass: 'exempt',
    },
    words: {
      aBusiness: { es: 'un centro de refuerzo escolar', en: 'a tutoring centre' },
      theBusiness: { es: 'el centro', en: 'the centre' },
      scene: {
        es: 'Son las nueve y media y hay tres hojas de fracciones sin hacer. Quien ayuda las aprendió de otra manera, se levanta la voz, y el cuaderno se cierra hasta mañana.',
        en: 'It is half past nine and three sheets of fractions lie undone. Whoever is helping learnt them another way, voices rise, and the exercise book is shut until tomorrow.',
      },
      stakes: {
        es: 'La asignatura se atasca, pero lo que se estropea es la hora de la cena y la idea que un niño se hace de sí mismo.',
        en: 'The subject gets stuck, but what spoils is supper time, and a child’s idea of what they can do.',
      },
      usualCustomer: {
        es: 'las familias con hijos de primaria a bachillerato',
        en: 'families with children from primary to the last year of school',
      },
      directCost: { es: 'las fichas y el material de clase', en: 'worksheets and classroom materials' },
      costDoubt: {
        es: 'el coste por clase no recoge la preparación de cada alumno distinto ni la hora que se guarda para quien no viene',
        en: 'the cost per lesson does not cover preparing for each different pupil or the slot kept for somebody who stays away',
      },
      substitutes: {
        es: ['un estudiante que da clase en casa', 'los vídeos de internet', 'el hermano mayor', 'las horas de apoyo del colegio'],
        en: ['a student who comes to the house', 'videos online', 'an older brother or sister', 'extra hours at school'],
      },
      steps: {
        es: ['Trae el último examen', 'Ven a una tarde de prueba', 'Mira cada mes qué tema se ha desatascado'],
        en: ['Bring the last test paper', 'Come for a trial afternoon', 'See each month which topic has come unstuck'],
      },
      before: { es: 'una discusión cada noche sobre los deberes', en: 'a quarrel every night about homework' },
      after: { es: 'los deberes hechos antes de llegar a casa', en: 'homework done before getting home' },
      story: {
        wish: {
          es: 'Trabaja hasta las siete, y a esa hora el cuaderno sigue en la mochila. Quiere llegar a cenar sin preguntar por los deberes.',
          en: 'Somebody who works until seven, when the exercise book is still in the school bag. They want to sit down to supper without asking about homework.',
        },
        obstacle: {
          es: 'En el grupo grande se copia de la pizarra, y quien da clases sueltas cambia cada trimestre.',
          en: 'In a large group everyone copies from the board, and private tutors change with the term.',
        },
        hurt: {
          es: 'Se discute por una división y se acaban diciendo cosas que no eran de matemáticas.',
          en: 'The quarrel is over a long division, and what gets said in it was never about maths.',
        },
      },
      rivalTest: {
        es: 'Pregunta en dos centros cuántos alumnos atiende cada profesor a las seis de la tarde, y qué pasa con quien no entendió lo de ayer.',
        en: 'Ask two centres how many pupils each teacher has at six o’clock, and what happens to whoever did not follow yesterday.',
      },
      proof: {
        es: 'las notas de veinte alumnos al entrar y un trimestre después, incluidos los que no mejoraron',
        en: 'twenty pupils’ marks on joining and a term later, those who did not improve among them',
      },
      channels: [
        {
          name: { es: 'tutores de los colegios cercanos', en: 'class teachers at nearby schools' },
          purpose: { es: 'el boletín que llega a casa', en: 'the report that reaches home' },
          share: 30,
        },
        {
          name: { es: 'recomendación de una familia a otra', en: 'word from one family to another' },
          purpose: { es: 'la puerta del colegio', en: 'the school gate' },
          share: 30,
        },
        {
          name: { es: 'ficha de Google con plazas abiertas', en: 'Google profile with open places' },
          purpose: { es: 'quien busca tras las notas', en: 'people searching after the marks' },
          share: 25,
        },
        {
          name: { es: 'carteles en papelerías o bibliotecas', en: 'notices in stationers or libraries' },
          purpose: { es: 'quien compra cuadernos', en: 'people buying exercise books' },
          share: 15,
        },
      ],
      risks: [
        {
          risk: { es: 'se aprueba y no se vuelve a matricular', en: 'pupils pass and do not enrol again' },
          hits: 'sales',
          trigger: {
            es: 'menos de la mitad de las plazas renovadas antes del verano',
            en: 'fewer than half the places renewed before the summer',
          },
          response: {
            es: 'reserva con precio cerrado, un intensivo de repaso y llamada la semana de las notas',
            en: 'a place held at a fixed price, an intensive for revision and a call in the week of the marks',
          },
        },
        {
          risk: { es: 'alguien del equipo se lleva alumnos a su casa', en: 'a teacher takes pupils home' },
          hits: 'client',
          trigger: { es: 'dos bajas seguidas del mismo grupo', en: 'two leavers in a row from one group' },
          response: {
            es: 'informe mensual firmado por el centro, dos caras para cada alumno y un sueldo que sube con los años',
            en: 'a monthly report signed by the centre, two faces for each pupil and pay that rises with the years',
          },
        },
        {
          risk: { es: 'una mesa con tres cursos distintos', en: 'one table with three different school years' },
          hits: 'margin',
          trigger: { es: 'un aula abierta con menos de cuatro', en: 'a room open for fewer than four' },
          response: {
            es: 'agrupar por materia, mover la hora con aviso y no abrir por debajo del mínimo',
            en: 'group by subject, move the hour with notice and stay shut below the minimum',
          },
        },
      ],
      strain: {
        es: 'De cinco a ocho caben tres turnos y no más, y antes de los finales todas las familias descubren a la vez que el curso se acaba.',
        en: 'Three sittings fit between five and eight and no more, and before the finals every family discovers at once that the year is ending.',
      },
      measures: {
        es: [
          'clases dadas por semana',
          'alumnos por profesor',
          'clases perdidas sin aviso',
          'asignaturas recuperadas',
          'familias que siguen al curso siguiente',
        ],
        en: [
          'lessons given per week',
          'pupils per teacher',
          'lessons missed without notice',
          'subjects passed at last',
          'families who stay on next year',
        ],
      },
    },
  },
  {
    id: 'music_school',
    sector: 'academy',
    name: { es: 'Escuela de música', en: 'Music school' },
    clues: {
      es: ['escuela de música', 'clases de música', 'música', 'piano', 'guitarra', 'violín', 'canto', 'solfeo', 'batería', 'conservatorio'],
      en: ['music school', 'music lessons', 'piano', 'guitar', 'violin', 'singing lessons', 'drum lessons', 'music theory'],
    },
    figures: {
      unit: { es: { one: 'clase de música', many: 'clases de música' }, en: { one: 'music lesson', many: 'music lessons' } },
      revenueModel: 'service',
      variableCostPct: estimate(3, 5, 8),
      price: estimate(15, 21, 32),
      monthlyUnits: estimate(220, 400, 700),
      usualTeam: 2,
      staffPct: estimate(46, 52, 59),
      marketingPct: estimate(2, 4, 7),
      capex: estimate(12_000, 26_000, 55_000),
      season: [1.06, 1.08, 1.08, 1.05, 1.1, 1.05, 0.55, 0.2, 1.05, 1.25, 1.3, 1.23],
      vatClass: 'exempt',
      capexLifeYears: 8,
    },
    words: {
      aBusiness: { es: 'una escuela de música', en: 'a music school' },
      theBusiness: { es: 'la escuela', en: 'the school' },
      scene: {
        es: 'La guitarra lleva tres Navidades en la funda. Con los vídeos se aprendieron dos acordes y medio, el cambio de uno a otro nunca sale, y nadie está delante para decir qué dedo estorba.',
        en: 'The guitar has spent three Christmases in its case. Videos taught two chords and a half, the change between them never comes out, and nobody is there to say which finger is in the way.',
      },
      stakes: {
        es: 'Se guarda el instrumento y queda la idea de que a uno la música no se le da.',
        en: 'The instrument is put away, and with it goes the idea of being at all musical.',
      },
      story: {
        wish: {
          es: 'Siempre quiso tocar una canción entera en una reunión de amigos. Quiere llegar a eso, no a un examen.',
          en: 'They always wanted to play one whole song among friends. That is the aim, and not an exam.',
        },
        obstacle: {
          es: 'El conservatorio pide edad y prueba; el vecino que da clases empieza por seis meses de solfeo.',
          en: 'The conservatoire asks for youth and an audition; the neighbour who teaches begins with six months of theory.',
        },
        hurt: {
          es: 'Cada intento acaba antes que el anterior, y el instrumento acaba en un anuncio de segunda mano.',
          en: 'Each try ends sooner than the one before, until the instrument turns up in a second-hand listing.',
        },
      },
      usualCustomer: {
        es: 'los niños de la zona y los adultos que retoman un instrumento',
        en: 'local children and adults who take up an instrument again',
      },
      directCost: { es: 'las partituras, las cuerdas y las afinaciones', en: 'scores, strings and tuning' },
      costDoubt: {
        es: 'el coste por clase de música olvida el piano que se afina dos veces al año y las horas de ensayo del concierto final',
        en: 'the cost per music lesson forgets the piano tuned twice a year and the rehearsals for the end-of-year concert',
      },
      substitutes: {
        es: [
          'los vídeos de internet',
          'un profesor que va a casa',
          'la escuela municipal con lista de espera',
          'una aplicación que escucha por el micrófono',
        ],
        en: [
          'videos online',
          'a teacher who comes to the house',
          'the town’s school with its waiting list',
          'an app that listens through the microphone',
        ],
      },
      rivalTest: {
        es: 'Pide una clase de prueba de un instrumento que no hayas tocado y anota en qué minuto sonó algo parecido a una canción.',
        en: 'Take a trial lesson on an instrument you have never touched, and note the minute at which something like a song was heard.',
      },
      steps: {
        es: ['Prueba el instrumento que te llame', 'Elige día fijo y profesor', 'Toca delante de alguien a los tres meses'],
        en: ['Try the instrument you fancy', 'Choose a set day and a teacher', 'Play to somebody after three months'],
      },
      before: { es: 'una guitarra en su funda desde hace tres Navidades', en: 'a guitar left in its case for three Christmases' },
      after: { es: 'una canción entera tocada en una sobremesa', en: 'one whole song played after a meal' },
      proof: {
        es: 'tres alumnos de prueba que tocan una canción a las ocho semanas de empezar, grabados con permiso',
        en: 'three trial students playing a song eight weeks after their first lesson, recorded with consent',
      },
      channels: [
        {
          name: { es: 'audiciones abiertas', en: 'open recitals' },
          purpose: { es: 'ver tocar a quien empezó hace un año', en: 'seeing somebody play after one year' },
          share: 30,
        },
        {
          name: { es: 'ficha de Google con reseñas', en: 'Google profile with reviews' },
          purpose: { es: 'quien busca profesor de un instrumento', en: 'people looking for a teacher of one instrument' },
          share: 30,
        },
        {
          name: { es: 'colegios y tiendas de música', en: 'schools and music shops' },
          purpose: { es: 'el instrumento recién comprado', en: 'the instrument just bought' },
          share: 25,
        },
        {
          name: { es: 'WhatsApp con huecos libres', en: 'WhatsApp with free slots' },
          purpose: { es: 'la hora que deja una baja', en: 'the gap after somebody leaves' },
          share: 15,
        },
      ],
      strain: {
        es: 'Cada clase es de una persona y ocupa un aula insonorizada: por la tarde no hay más horas que aulas, y por la mañana sobran todas.',
        en: 'A lesson is for one person and takes up a soundproofed room: in the afternoon there are only as many as there are rooms, and in the morning all stand idle.',
      },
      measures: {
        es: [
          'clases dadas por semana',
          'aulas ocupadas por la tarde',
          'alumnos que siguen tras el primer trimestre',
          'plazas de conjunto cubiertas',
          'clases recuperadas',
        ],
        en: [
          'lessons given per week',
          'rooms in use in the afternoon',
          'students still there after the first term',
          'ensemble places filled',
          'lessons made up',
        ],
      },
    },
  },
  {
    id: 'driving_school',
    sector: 'academy',
    name: { es: 'Autoescuela', en: 'Driving school' },
    clues: {
      es: [
        'autoescuela',
        'escuela de conducción',
        'clases de conducir',
        'permiso de conducir',
        'carné de conducir',
        'carnet de conducir',
        'clases prácticas de coche',
        'examen teórico',
        'permiso de camión',
        'profesor de autoescuela',
        'reciclaje de conductores',
      ],
      en: [
        'driving school',
        'driving lessons',
        'driving licence',
        'driving instructor',
        'theory test',
        'driving test',
        'lorry licence',
        'refresher driving lessons',
      ],
    },
    figures: {
      unit: { es: { one: 'matrícula', many: 'matrículas' }, en: { one: 'enrolment', many: 'enrolments' } },
      revenueModel: 'project',
      variableCostPct: estimate(9, 13, 18),
      price: estimate(600, 850, 1_200),
      monthlyUnits: estimate(9, 16, 28),
      usualTeam: 3,
      staffPct: estimate(39, 44, 50),
      rentPct: estimate(4, 6, 9),
      marketingPct: estimate(2, 4, 6),
      otherFixedPct: estimate(12, 16, 20),
      capex: estimate(40_000, 75_000, 130_000),
      season: [0.9, 0.92, 0.95, 0.95, 1.0, 1.25, 1.35, 0.95, 1.2, 0.98, 0.85, 0.7],
      vatClass: 'standard',
      daysToCollect: -10,
    },
    words: {
      aBusiness: { es: 'una autoescuela', en: 'a driving school' },
      theBusiness: { es: 'la autoescuela', en: 'the school' },
      scene: {
        es: 'El trabajo nuevo está a veinte kilómetros y el autobús pasa dos veces. El teórico se aprobó hace meses; desde entonces solo hay hueco para una práctica cada dos semanas, y en cada una se empieza de cero.',
        en: 'The new job is far out of town and the bus runs twice a day. The theory was passed months ago; since then there has been one practical every fortnight, and each begins from nothing.',
      },
      stakes: {
        es: 'Cada mes sin permiso son trayectos prestados y ofertas que se dejan pasar, y el aprobado del teórico también caduca.',
        en: 'Each month without a licence means borrowed lifts and jobs turned down, and a theory pass runs out too.',
      },
      story: {
        wish: {
          es: 'Necesita el permiso antes de una fecha que no ha elegido. Quiere saber cuántas prácticas le faltan y cuánto van a costar en total.',
          en: 'They need the licence before a date they did not choose. They want to know how many lessons are left and what they come to in all.',
        },
        obstacle: {
          es: 'El precio de la matrícula es una cosa, y la cuenta final, con cada examen y cada desplazamiento, es otra.',
          en: 'The price of enrolment is one thing, and the final bill, with every test and every trip, another.',
        },
        hurt: {
          es: 'Se suspende por nervios después de un mes sin tocar el volante, y la lista vuelve a empezar.',
          en: 'Nerves fail the test after a month away from the wheel, and the waiting begins again.',
        },
      },
      usualCustomer: {
        es: 'los jóvenes que cumplen la edad y los adultos que necesitan conducir para trabajar',
        en: 'young people reaching the age and adults who must drive for work',
      },
      directCost: { es: 'el combustible, las tasas y el material teórico', en: 'fuel, test fees and theory materials' },
      costDoubt: {
        es: 'el coste por matrícula no suma los kilómetros hasta el centro de examen ni los embragues que se cambian cada año',
        en: 'the cost per enrolment does not add the miles to the test centre or the clutches replaced every year',
      },
      substitutes: {
        es: ['la autoescuela de un amigo', 'un curso teórico en línea', 'el transporte público', 'un patinete eléctrico'],
        en: ['the school a friend used', 'an online theory course', 'public transport', 'an electric scooter'],
      },
      rivalTest: {
        es: 'Pide en dos autoescuelas el precio hasta tener el permiso en la mano, y compara lo que dejan fuera y cuántas semanas hay entre prácticas.',
        en: 'Ask two schools for the price up to holding the licence, and compare what they leave out and how many weeks pass between lessons.',
      },
      steps: {
        es: ['Haz un test de partida', 'Cierra un calendario de prácticas', 'Ve al examen en tu coche de siempre'],
        en: ['Take a starting test', 'Fix a calendar of lessons', 'Sit the test in the car you know'],
      },
      before: { es: 'una práctica cada dos semanas y cada una desde cero', en: 'a lesson a fortnight, each of them from nothing' },
      after: { es: 'un permiso con fecha prevista y un presupuesto cerrado', en: 'a licence with a date in view and a fixed price' },
      proof: {
        es: 'el precio total hasta el permiso por escrito, con lo que se paga si hay que repetir un examen',
        en: 'the whole price up to the licence in writing, with what is paid if a test has to be taken again',
      },
      channels: [
        {
          name: { es: 'recomendación entre alumnos', en: 'word among students' },
          purpose: { es: 'la pandilla que cumple la edad junta', en: 'friends who come of age together' },
          share: 35,
        },
        {
          name: { es: 'ficha de Google con reseñas', en: 'Google profile with reviews' },
          purpose: { es: 'quien compara precio final', en: 'people comparing the final price' },
          share: 30,
        },
        {
          name: { es: 'institutos y centros de formación', en: 'secondary schools and colleges' },
          purpose: { es: 'matrículas antes del verano', en: 'enrolments before the summer' },
          share: 20,
        },
        {
          name: { es: 'los coches rotulados', en: 'the marked cars' },
          purpose: { es: 'que el barrio lea el nombre a diario', en: 'a name read daily in the area' },
          share: 15,
        },
      ],
      strain: {
        es: 'Cada coche y cada profesor dan ocho prácticas al día, y las fechas de examen las reparte la administración: en verano sobra gente y faltan plazas.',
        en: 'One car and one instructor give eight lessons a day and the authority hands out test dates, so in summer there are people to spare and slots missing.',
      },
      permits: {
        es: [
          'autorización de apertura de la autoescuela',
          'titulación de profesor de formación vial',
          'vehículos con doble mando inspeccionados',
          'seguro de los vehículos de enseñanza',
          'precios expuestos con todo incluido',
          'protección de datos de los alumnos',
        ],
        en: [
          'authorisation to run a driving school',
          'driving instructor qualification',
          'inspected dual-control vehicles',
          'insurance for tuition vehicles',
          'all-in prices on display',
          'data protection for students',
        ],
      },
      risks: [
        {
          risk: { es: 'faltan plazas de examen', en: 'there are not enough test slots' },
          hits: 'sales',
          trigger: { es: 'más de seis semanas entre la solicitud y la prueba', en: 'over six weeks between request and test' },
          response: {
            es: 'espaciar las prácticas según la fecha dada y avisar por escrito',
            en: 'space the lessons to fit the date given and say so in writing',
          },
        },
        {
          risk: { es: 'un coche parado en el taller', en: 'a car off the road' },
          hits: 'week',
          trigger: { es: 'dos días de prácticas anuladas en el mismo mes', en: 'two days of lessons cancelled in one month' },
          response: {
            es: 'vehículo de sustitución acordado con otra autoescuela',
            en: 'a replacement agreed with another school',
          },
        },
        {
          risk: { es: 'la guerra de precios de la matrícula', en: 'a price war on enrolment' },
          hits: 'price',
          trigger: { es: 'un rival que anuncia la matrícula a mitad de precio', en: 'a rival advertising enrolment at half the price' },
          response: {
            es: 'publicar el coste total medio hasta aprobar, prácticas incluidas',
            en: 'publish the average total up to passing, lessons included',
          },
        },
      ],
      measures: {
        es: [
          'matrículas nuevas',
          'prácticas por profesor al día',
          'aprobados a la primera',
          'semanas de la matrícula al permiso',
          'coste de combustible por práctica',
        ],
        en: [
          'new enrolments',
          'lessons per instructor a day',
          'first-time passes',
          'weeks from enrolment to licence',
          'fuel cost per lesson',
        ],
      },
    },
  },
  {
    id: 'nursery_school',
    sector: 'academy',
    name: { es: 'Jardín infantil', en: 'Nursery school' },
    clues: {
      es: [
        'jardín infantil',
        'jardín de infantes',
        'jardín de niños',
        'escuela infantil',
        'guardería',
        'guardería infantil',
        'preescolar',
        'educación infantil',
        'sala cuna',
        'estancia infantil',
        'jardín maternal',
        'guardería en casa',
        'madre de día',
        'niños pequeños',
        'cuido niños',
        'cuidado de niños',
      ],
      en: [
        'nursery',
        'nursery school',
        'preschool',
        'day nursery',
        'daycare',
        'home daycare',
        'family daycare',
        'in-home daycare',
        'day care',
        'kindergarten',
        'early years',
        'childcare',
        'childminder',
        'childminding',
        'creche',
        'toddlers',
      ],
    },
    figures: {
      unit: { es: { one: 'plaza', many: 'plazas' }, en: { one: 'place', many: 'places' } },
      revenueModel: 'subscription',
      variableCostPct: estimate(7, 11, 16),
      price: estimate(220, 350, 700),
      monthlyUnits: estimate(16, 30, 60),
      usualTeam: 4,
      staffPct: estimate(52, 58, 64),
      rentPct: estimate(6, 9, 13),
      marketingPct: estimate(1, 2, 4),
      otherFixedPct: estimate(6, 8, 10),
      netMarginPct: estimate(1, 5, 10),
      monthlyChurnPct: estimate(1, 2, 4),
      capex: estimate(25_000, 60_000, 140_000),
      season: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.97, 0.9, 1.03, 1.04, 1.03, 1.03],
      vatClass: 'exempt',
      rampMonths: 14,
      daysToCollect: -3,
    },
    words: {
      aBusiness: { es: 'un jardín infantil', en: 'a nursery school' },
      theBusiness: { es: 'el jardín', en: 'the nursery' },
      scene: {
        es: 'En casa suenan dos despertadores a la vez. Alguien entra a trabajar antes de que abran la puerta del colegio de los pequeños, y por la tarde hay que elegir entre salir corriendo de una reunión o deber otro favor a la abuela.',
        en: 'Two alarm clocks go off in one home. Somebody starts work before the little ones’ door opens, and in the afternoon it is either running out of a meeting or owing their grandmother another favour.',
      },
      stakes: {
        es: 'El arreglo de cada semana se paga en permisos, en taxis y en un niño que no sabe quién lo recoge hoy.',
        en: 'Each week’s makeshift is paid for in hours off, in taxis and in a child who cannot tell who is coming today.',
      },
      story: {
        wish: {
          es: 'Deja a su hijo con alguien que todavía no conoce. Quiere marcharse sin volver la cabeza tres veces.',
          en: 'They are leaving a child with somebody they do not know yet. They want to walk away without looking back three times.',
        },
        obstacle: {
          es: 'Las plazas buenas se piden antes de que nazca el niño, y las demás cierran cuando empieza la última reunión.',
          en: 'Good places are asked for before the baby is born, and the others shut as the last meeting begins.',
        },
        hurt: {
          es: 'Alguien de la casa acaba reduciendo la jornada, y casi siempre es la misma persona.',
          en: 'Somebody at home ends up cutting their hours, and it is nearly always the same one.',
        },
      },
      usualCustomer: {
        es: 'las familias con hijos menores de seis años en las que trabajan los dos',
        en: 'families with children under six in which both parents work',
      },
      directCost: { es: 'la comida, los pañales y el material de aula', en: 'food, nappies and classroom materials' },
      costDoubt: {
        es: 'el coste por plaza no cuenta la persona que cubre una baja ni lo que se repone cuando veinte manos pequeñas lo usan a diario',
        en: 'the cost per place leaves out whoever covers a sick day, and what has to be replaced after twenty small hands',
      },
      substitutes: {
        es: ['los abuelos', 'una niñera por horas', 'la plaza pública, si toca', 'turnarse la jornada en casa'],
        en: ['grandparents', 'a nanny by the hour', 'a public place, with luck', 'taking turns to stay at home'],
      },
      rivalTest: {
        es: 'Visita tres centros a la hora de recoger: mira cuántos adultos hay por aula, pregunta el horario real y quién avisa cuando un niño tiene fiebre.',
        en: 'Visit three nurseries at going-home time: see how many adults there are to a room, ask the real hours and who rings when a child runs a temperature.',
      },
      steps: {
        es: ['Ven a verlo con los niños dentro', 'Pasa una semana de adaptación', 'Recibe cada tarde cómo ha ido el día'],
        en: ['Come and see it with the children in', 'Spend a settling-in week', 'Hear every afternoon how the day went'],
      },
      before: { es: 'un plan distinto para cada tarde de la semana', en: 'another arrangement for every afternoon of the week' },
      after: {
        es: 'una puerta que abre antes del trabajo y una maestra que saluda por el nombre',
        en: 'a door open before work and a teacher who says hello by name',
      },
      proof: {
        es: 'el título de cada educadora, la licencia en la entrada y una mañana de puertas abiertas con familias que ya confían',
        en: 'every teacher’s certificate, the licence by the entrance and an open morning with families who already trust the place',
      },
      strain: {
        es: 'El reglamento manda cuántos niños caben por adulto, y una gripe entre el personal cierra un aula entera a las siete de la mañana.',
        en: 'The rules say how many children there may be to an adult, and one bout of flu among the staff shuts a whole room at seven in the morning.',
      },
      permits: {
        es: [
          'licencia de centro infantil',
          'personas por aula según la edad',
          'titulación del personal',
          'registro sanitario de la cocina',
          'plan de evacuación con menores',
          'certificado de antecedentes de cada adulto',
          'seguro de responsabilidad civil',
        ],
        en: [
          'licence as a childcare provider',
          'adults required for each age group',
          'staff qualifications',
          'food registration of the kitchen',
          'evacuation plan for small children',
          'background check of every adult',
          'liability insurance',
        ],
      },
      risks: [
        {
          risk: { es: 'una educadora se va a mitad de curso', en: 'a teacher leaves in mid-year' },
          hits: 'sales',
          trigger: {
            es: 'dos entrevistas de trabajo pedidas por la plantilla en un mes',
            en: 'two requests for time off “for an appointment” in one month',
          },
          response: {
            es: 'sustituta conocida por los niños y prima por terminar el curso',
            en: 'a stand-in the children know, and a bonus for finishing the year',
          },
        },
        {
          risk: { es: 'las familias se marchan al colegio antes de lo previsto', en: 'families move to big school sooner than planned' },
          hits: 'sales',
          trigger: {
            es: 'menos de la mitad de plazas renovadas a dos meses del final del curso',
            en: 'fewer than half the places renewed with two months of the year left',
          },
          response: {
            es: 'lista de espera viva y reserva con señal para el curso siguiente',
            en: 'a living waiting list and a deposit for next year',
          },
        },
        {
          risk: { es: 'un accidente en el patio', en: 'an accident in the playground' },
          hits: 'policy',
          trigger: { es: 'dos caídas apuntadas en el mismo rincón', en: 'two falls noted in the same corner' },
          response: {
            es: 'suelo blando, parte firmado el mismo día y póliza al corriente',
            en: 'soft flooring, a report signed that day and the policy paid up',
          },
        },
        {
          risk: { es: 'la inspección pide una persona más por aula', en: 'inspectors ask for one more adult in a room' },
          hits: 'wages',
          trigger: { es: 'un aula al tope del grupo permitido', en: 'a room at the most children allowed' },
          response: {
            es: 'dejar una plaza libre por aula y contratar por horas',
            en: 'keep one place free in each room and hire by the hour',
          },
        },
      ],
      measures: {
        es: [
          'plazas ocupadas por aula',
          'familias en lista de espera',
          'bajas del mes',
          'días con el personal completo',
          'visitas que acaban en matrícula',
        ],
        en: [
          'places filled in each room',
          'families on the waiting list',
          'departures of the month',
          'days fully staffed',
          'visits that end in a place taken',
        ],
      },
    },
  },
  {
    id: 'dance_school',
    sector: 'academy',
    name: { es: 'Escuela de danza', en: 'Dance school' },
    clues: {
      es: [
        'escuela de danza',
        'escuela de baile',
        'academia de baile',
        'academia de danza',
        'clases de baile',
        'clases de danza',
        'clases de salsa',
        'academia de salsa',
        'escuela de salsa',
        'salsa caleña',
        'baile de salón',
        'clases de tango',
        'bachata',
        'clases de flamenco',
        'escuela de flamenco',
        'baile flamenco',
        'ballet',
        'danza urbana',
        'bailes latinos',
      ],
      en: [
        'dance school',
        'dance studio',
        'dance classes',
        'dance lessons',
        'dance academy',
        'ballet',
        'salsa classes',
        'hip hop classes',
        'ballroom',
        'street dance',
      ],
    },
    figures: {
      unit: { es: { one: 'cuota de baile', many: 'cuotas de baile' }, en: { one: 'dance membership', many: 'dance memberships' } },
      variableCostPct: estimate(3, 5, 8),
      price: estimate(32, 46, 75),
      monthlyUnits: estimate(80, 150, 260),
      usualTeam: 2,
      staffPct: estimate(39, 45, 51),
      rentPct: estimate(15, 20, 25),
      marketingPct: estimate(2, 4, 6),
      otherFixedPct: estimate(8, 11, 14),
      netMarginPct: estimate(4, 11, 17),
      monthlyChurnPct: estimate(3, 5, 9),
      vatClass: 'standard',
      rampMonths: 10,
      capex: estimate(15_000, 34_000, 70_000),
      capexLifeYears: 9,
      customerCost: estimate(8, 22, 50),
      season: [1.15, 1.15, 1.12, 1.1, 1.1, 1.05, 0.5, 0.18, 1.15, 1.2, 1.17, 1.13],
    },
    words: {
      aBusiness: { es: 'una escuela de danza', en: 'a dance school' },
      theBusiness: { es: 'la escuela', en: 'the school' },
      usualCustomer: {
        es: 'las niñas y los niños del barrio por la tarde y los adultos que bailan al salir de trabajar',
        en: 'local children after school and adults who dance when work is over',
      },
      directCost: {
        es: 'las licencias de música, el vestuario y el seguro por alumno',
        en: 'music licences, costumes and cover for each student',
      },
      costDoubt: {
        es: 'el coste por cuota no ve las horas de ensayo del festival, que se dan gratis, ni el teatro que se reserva un año antes',
        en: 'the cost per membership does not see rehearsal hours for the show, given free, or the theatre booked a year ahead',
      },
      substitutes: {
        es: ['las extraescolares del colegio', 'vídeos delante del espejo', 'un gimnasio con clase de zumba', 'salir a bailar sin saber'],
        en: [
          'the school’s own after-hours club',
          'videos in front of the mirror',
          'a gym with a zumba class',
          'going out dancing without knowing how',
        ],
      },
      scene: {
        es: 'La niña baila por el pasillo desde que aprendió a andar. En el colegio la actividad es los martes a las cuatro, en un comedor con las sillas apartadas, y la de la profesora buena tiene lista hasta el curso que viene.',
        en: 'She has danced down the hall since she learnt to walk. At school the club is on Tuesdays in a canteen with the chairs pushed back, and the good teacher’s class has a list until next year.',
      },
      stakes: {
        es: 'Las ganas duran menos que una lista de espera, y un suelo duro se nota en las rodillas antes que en el baile.',
        en: 'Eagerness lasts less than a waiting list, and a hard floor shows in the knees before it shows in the dancing.',
      },
      story: {
        wish: {
          es: 'Tiene cuarenta y tres años y una boda en otoño. Quiere salir a la pista sin pedir perdón a cada paso.',
          en: 'At forty-three, with a wedding in the autumn. The wish is to walk on to the floor without an apology at each step.',
        },
        obstacle: {
          es: 'Los cursos de adultos empiezan con gente que ya sabe, y quien no sabe se coloca detrás.',
          en: 'Adult courses open with people who can already dance, and those who cannot stand at the back.',
        },
        hurt: {
          es: 'Se queda sujetando los abrigos mientras suena la canción que le gusta.',
          en: 'The coats need holding just when the favourite song comes on.',
        },
      },
      rivalTest: {
        es: 'Prueba una clase en dos escuelas y cuenta cuántas personas hay por metro, quién corrige, de qué es el suelo y qué cuesta el festival aparte de la cuota.',
        en: 'Take a trial class at two schools, and count people to the floor, who corrects, what the floor is made of and what the show costs beyond the fee.',
      },
      steps: {
        es: [
          'Ven a una clase de prueba del nivel que creas',
          'Empieza un lunes con tu grupo ya cerrado',
          'Enseña en el festival lo aprendido',
        ],
        en: [
          'Take a trial class at the level you think',
          'Begin one Monday with your group complete',
          'Show what you learnt at the end-of-year show',
        ],
      },
      before: { es: 'bailar en un pasillo entre sillas apartadas', en: 'dancing in a hall among stacked chairs' },
      after: {
        es: 'un suelo que amortigua y un nombre en el programa del teatro',
        en: 'a floor that gives and a name in the theatre programme',
      },
      proof: {
        es: 'dos clases abiertas al trimestre para las familias y el porcentaje de alumnos que se matricula otra vez',
        en: 'two classes a term open to families, and the share of students who enrol again',
      },
      strain: {
        es: 'Todo cabe entre las cinco y las nueve: con una sala son cuatro grupos, y el quinto no existe aunque haya lista.',
        en: 'Everything must fit between five and nine; one room holds four groups, and a fifth does not exist however long the list.',
      },
      channels: [
        {
          name: { es: 'clase de prueba con fecha', en: 'a trial class with a date' },
          purpose: { es: 'que se decida con las zapatillas puestas', en: 'deciding with shoes on' },
          share: 35,
        },
        {
          name: { es: 'colegios o asociaciones de familias', en: 'schools or parents’ associations' },
          purpose: { es: 'grupos enteros que llegan juntos', en: 'whole groups that come together' },
          share: 30,
        },
        {
          name: { es: 'vídeos cortos de ensayo con permiso', en: 'short rehearsal films, with consent' },
          purpose: { es: 'que se vea a gente normal aprendiendo', en: 'showing ordinary people learning' },
          share: 25,
        },
        {
          name: { es: 'actuación en la fiesta del barrio', en: 'a turn at the local fair' },
          purpose: { es: 'las matrículas de la semana siguiente', en: 'the following week’s enrolments' },
          share: 10,
        },
      ],
      permits: {
        es: [
          'licencia de actividad con aforo fijado',
          'aislamiento acústico medido',
          'licencia de música para clases o festival',
          'certificado negativo de delitos sexuales de quien trata con menores',
          'autorización de imagen de los alumnos',
          'seguro de accidentes por alumno',
        ],
        en: [
          'premises licence stating capacity',
          'measured sound insulation',
          'music licence for classes or shows',
          'background checks for all who work with minors',
          'consent for pictures of students',
          'accident cover for students',
        ],
      },
      risks: [
        {
          risk: { es: 'una profesora se lleva a su grupo', en: 'a teacher leaves and takes a group along' },
          hits: 'client',
          trigger: { es: 'un nombre en más de un tercio de las cuotas', en: 'one name on over a third of the memberships' },
          response: {
            es: 'dos docentes por grupo, coreografías de la escuela y preaviso de un trimestre',
            en: 'two teachers to a group, routines owned by the school and a term’s notice',
          },
        },
        {
          risk: { es: 'los vecinos denuncian la música', en: 'the neighbours report the music' },
          hits: 'month',
          trigger: { es: 'dos quejas por bajos después de las nueve', en: 'two complaints about bass after nine' },
          response: {
            es: 'limitador sellado, suelo flotante en la sala grande y último grupo con música suave',
            en: 'a sealed limiter, a floating floor in the large room and quieter music for the last group',
          },
        },
        {
          risk: { es: 'el verano se lleva las cuotas', en: 'summer takes the fees away' },
          hits: 'sales',
          trigger: { es: 'menos de un tercio apuntado al campamento de baile', en: 'under a third signed up for the summer dance camp' },
          response: {
            es: 'cuota de doce meses más baja, intensivos de una semana y matrícula de otoño pagada antes de irse',
            en: 'a lower twelve-month fee, one-week intensives and autumn enrolment paid before they leave',
          },
        },
      ],
      measures: {
        es: [
          'alumnos por hora de sala',
          'bajas del trimestre',
          'pruebas que acaban en matrícula',
          'horas de sala vacías por la mañana',
          'hermanos o parejas apuntados juntos',
          'resultado del festival',
        ],
        en: [
          'students per hour of floor',
          'leavers in the term',
          'trials that become enrolments',
          'empty morning hours',
          'siblings or couples enrolled together',
          'result of the show',
        ],
      },
    },
  },
] as const satisfies readonly Trade[];
