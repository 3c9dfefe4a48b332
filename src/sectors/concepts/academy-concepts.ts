import type { Concept } from './concept.ts';

export const academyConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'clases de inglés',
    en: 'English classes',
    clues: { es: ['inglés', 'cursos de inglés', 'academia de inglés'], en: ['english courses', 'learn english', 'english lessons'] },
  },
  {
    kind: 'offer',
    es: 'clases de francés o alemán',
    en: 'French or German classes',
    clues: { es: ['francés', 'alemán', 'clases de alemán'], en: ['german classes', 'french classes', 'german lessons'] },
  },
  {
    kind: 'offer',
    es: 'español para extranjeros',
    en: 'Spanish for foreigners',
    clues: { es: ['clases de español', 'español para inmigrantes', 'ELE'], en: ['spanish classes', 'spanish lessons', 'learn spanish'] },
  },
  {
    kind: 'offer',
    es: 'preparación de exámenes oficiales',
    en: 'official-exam preparation',
    clues: {
      es: ['exámenes de cambridge', 'preparar el first', 'títulos oficiales', 'exámenes oficiales'],
      en: ['cambridge exams', 'exam preparation', 'ielts', 'toefl'],
    },
  },
  {
    kind: 'offer',
    es: 'grupos de conversación',
    en: 'conversation groups',
    clues: {
      es: ['clases de conversación', 'hablar en grupo', 'club de conversación'],
      en: ['conversation classes', 'speaking groups', 'conversation club'],
    },
  },
  {
    kind: 'offer',
    es: 'idiomas para empresas',
    en: 'language classes for companies',
    clues: {
      es: ['clases en empresas', 'inglés de negocios', 'formación de idiomas en empresas'],
      en: ['english for work', 'classes at companies', 'in company lessons'],
    },
  },
  {
    kind: 'offer',
    es: 'inglés para niños pequeños',
    en: 'English for small children',
    clues: {
      es: ['inglés infantil', 'inglés para niños', 'inglés para bebés'],
      en: ['english for kids', 'kids english', 'english for toddlers'],
    },
  },
  {
    kind: 'offer',
    es: 'campamentos de idiomas',
    en: 'language camps',
    clues: {
      es: ['campamento de verano en inglés', 'colonias en inglés', 'campamento en inglés'],
      en: ['english summer camp', 'english camp'],
    },
  },
  {
    kind: 'offer',
    es: 'refuerzo de matemáticas',
    en: 'maths support',
    clues: { es: ['clases de matemáticas', 'matemáticas', 'clases de mates'], en: ['maths lessons', 'maths tutoring'] },
  },
  {
    kind: 'offer',
    es: 'ayuda con los deberes',
    en: 'homework help',
    clues: { es: ['deberes', 'hacer los deberes', 'apoyo con deberes'], en: ['homework', 'homework club', 'help with homework'] },
  },
  {
    kind: 'offer',
    es: 'clases de repaso',
    en: 'catch-up lessons',
    clues: {
      es: ['repaso', 'refuerzo escolar', 'clases particulares', 'clases de apoyo'],
      en: ['tutoring', 'private lessons', 'extra lessons'],
    },
  },
  {
    kind: 'offer',
    es: 'preparación de selectividad',
    en: 'university-entrance preparation',
    clues: {
      es: ['selectividad', 'EBAU', 'acceso a la universidad', 'PAU'],
      en: ['university entrance exam', 'sat prep', 'a level revision'],
    },
  },
  {
    kind: 'offer',
    es: 'cursos de verano',
    en: 'summer courses',
    clues: { es: ['recuperar en verano', 'clases de verano'], en: ['summer school', 'summer classes'] },
  },
  {
    kind: 'offer',
    es: 'técnicas de estudio',
    en: 'study skills',
    clues: {
      es: ['aprender a estudiar', 'métodos de estudio', 'hábitos de estudio'],
      en: ['study habits', 'learn to study', 'study methods'],
    },
  },
  {
    kind: 'offer',
    es: 'preparación de oposiciones',
    en: 'civil-service exam preparation',
    clues: {
      es: ['oposiciones', 'opositar', 'temario de oposición'],
      en: ['civil service exams', 'public exam preparation', 'competitive exams'],
    },
  },
  {
    kind: 'offer',
    es: 'clases de piano',
    en: 'piano lessons',
    clues: { es: ['piano', 'aprender piano'], en: ['learn piano', 'piano teacher', 'piano classes'] },
  },
  {
    kind: 'offer',
    es: 'clases de guitarra',
    en: 'guitar lessons',
    clues: { es: ['guitarra', 'guitarra eléctrica', 'guitarra flamenca'], en: ['guitar', 'learn guitar', 'acoustic guitar'] },
  },
  {
    kind: 'offer',
    es: 'clases de canto',
    en: 'singing lessons',
    clues: { es: ['canto', 'técnica vocal', 'aprender a cantar'], en: ['singing', 'vocal coaching', 'voice lessons'] },
  },
  {
    kind: 'offer',
    es: 'clases de violín',
    en: 'violin lessons',
    clues: { es: ['violín', 'aprender violín'], en: ['violin', 'learn violin'] },
  },
  {
    kind: 'offer',
    es: 'clases de batería o percusión',
    en: 'drum or percussion lessons',
    clues: { es: ['batería', 'percusión', 'clases de cajón'], en: ['drums', 'percussion'] },
  },
  {
    kind: 'offer',
    es: 'iniciación musical para niños',
    en: 'early music classes',
    clues: {
      es: ['música para bebés', 'estimulación musical', 'música para niños', 'iniciación musical'],
      en: ['music for babies', 'music for toddlers', 'kids music'],
    },
  },
  {
    kind: 'offer',
    es: 'conjuntos o bandas',
    en: 'bands or ensembles',
    clues: { es: ['orquesta', 'coro infantil', 'tocar en grupo'], en: ['orchestra', 'play in a band', 'join a choir'] },
  },
  {
    kind: 'offer',
    es: 'clases teóricas de conducir',
    en: 'driving theory classes',
    clues: { es: ['examen teórico', 'clases teóricas', 'carné teórico'], en: ['theory test', 'theory classes', 'theory course'] },
  },
  {
    kind: 'offer',
    es: 'prácticas de conducir',
    en: 'driving lessons',
    clues: {
      es: ['clases prácticas', 'prácticas de coche', 'clases de conducir'],
      en: ['practical lessons', 'behind the wheel', 'learn to drive'],
    },
  },
  {
    kind: 'offer',
    es: 'permiso de moto',
    en: 'motorcycle licences',
    clues: { es: ['carné de moto', 'moto', 'clases de moto'], en: ['motorbike licence', 'motorbike lessons', 'motorcycle training'] },
  },
  {
    kind: 'offer',
    es: 'permiso de camión o autobús',
    en: 'lorry or bus licences',
    clues: {
      es: ['carné de camión', 'camión', 'curso CAP', 'permiso de autobús'],
      en: ['hgv licence', 'truck licence', 'cdl training', 'bus licence'],
    },
  },
  {
    kind: 'offer',
    es: 'cursos intensivos',
    en: 'intensive courses',
    clues: { es: ['intensivos', 'curso intensivo de un mes', 'teórico intensivo'], en: ['crash course', 'intensive weeks'] },
  },
  {
    kind: 'offer',
    es: 'reciclaje para conductores con permiso',
    en: 'refresher driving lessons',
    clues: {
      es: ['reciclaje de conductores', 'volver a conducir', 'perder el miedo a conducir'],
      en: ['refresher lessons', 'driving again', 'refresher course'],
    },
  },
  {
    kind: 'offer',
    es: 'recuperación de puntos',
    en: 'licence points recovery',
    clues: { es: ['cursos de puntos', 'recuperar puntos', 'puntos del carné'], en: ['points course', 'speed awareness', 'recover points'] },
  },
  {
    kind: 'offer',
    es: 'clases de baile',
    en: 'dance classes',
    clues: { es: ['baile', 'danza', 'ballet', 'salsa y bachata'], en: ['dance', 'ballet', 'salsa classes'] },
  },
  {
    kind: 'offer',
    es: 'clases de dibujo o pintura',
    en: 'drawing or painting classes',
    clues: { es: ['dibujo', 'pintura', 'acuarela'], en: ['drawing lessons', 'painting classes', 'art classes'] },
  },
  {
    kind: 'offer',
    es: 'cursos de programación o robótica',
    en: 'coding or robotics courses',
    clues: { es: ['clases de programación', 'robótica', 'programar para niños'], en: ['learn to code', 'robotics', 'coding for kids'] },
  },
  {
    kind: 'offer',
    es: 'cursos de cocina o repostería',
    en: 'cookery or baking courses',
    clues: { es: ['clases de cocina', 'taller de cocina', 'repostería'], en: ['cooking classes', 'cookery school', 'baking classes'] },
  },
  {
    kind: 'offer',
    es: 'informática para mayores',
    en: 'computing for older people',
    clues: {
      es: ['ordenador para mayores', 'móvil para mayores', 'informática básica'],
      en: ['computer classes for seniors', 'smartphone classes', 'basic computing'],
    },
  },
  {
    kind: 'offer',
    es: 'clases en línea en directo',
    en: 'live online lessons',
    clues: {
      es: ['clases online', 'clases por zoom', 'clases por videollamada'],
      en: ['online lessons', 'zoom lessons', 'online classes'],
    },
  },
  {
    kind: 'offer',
    es: 'formación con título profesional',
    en: 'vocational courses',
    clues: {
      es: ['certificado de profesionalidad', 'FP', 'cursos profesionales', 'cursos de auxiliar'],
      en: ['vocational training', 'professional certificate', 'trade courses'],
    },
  },
  {
    kind: 'edge',
    es: 'grupos de seis como mucho',
    en: 'groups of six at most',
    clues: {
      es: ['grupos reducidos de seis', 'máximo seis alumnos', 'seis por clase'],
      en: ['maximum six students', 'six per class', 'six students'],
    },
  },
  {
    kind: 'edge',
    es: 'grupos reducidos',
    en: 'small groups',
    clues: { es: ['pocos alumnos', 'grupos pequeños', 'clases reducidas'], en: ['small classes', 'few students', 'small class sizes'] },
  },
  {
    kind: 'edge',
    es: 'profesores nativos',
    en: 'native teachers',
    clues: { es: ['nativos', 'profe nativo'], en: ['native speakers', 'native tutors'] },
  },
  {
    kind: 'edge',
    es: 'clase de prueba gratuita',
    en: 'a free trial lesson',
    clues: {
      es: ['clase de prueba', 'primera clase gratis', 'prueba gratis'],
      en: ['trial lesson', 'first lesson free', 'free trial class'],
    },
  },
  {
    kind: 'edge',
    es: 'prueba de nivel antes de empezar',
    en: 'a level test before starting',
    clues: { es: ['prueba de nivel', 'test de nivel', 'examen de nivel'], en: ['placement test', 'level test', 'level assessment'] },
  },
  {
    kind: 'edge',
    es: 'horario flexible',
    en: 'a flexible timetable',
    clues: { es: ['cambiar de hora', 'elegir horario', 'horario a medida'], en: ['flexible hours', 'change your slot'] },
  },
  {
    kind: 'edge',
    es: 'clases recuperables',
    en: 'lessons that can be made up',
    clues: {
      es: ['recuperar clases', 'cambiar la clase perdida'],
      en: ['make up lessons', 'reschedule lessons', 'missed lessons made up'],
    },
  },
  {
    kind: 'edge',
    es: 'informes a los padres',
    en: 'reports to parents',
    clues: {
      es: ['avisamos a los padres', 'seguimiento a las familias', 'tutorías con padres'],
      en: ['parent updates', 'progress reports', 'feedback to parents'],
    },
  },
  {
    kind: 'edge',
    es: 'conversación desde el primer día',
    en: 'speaking from day one',
    clues: {
      es: ['hablar desde el primer día', 'hablar desde el primer minuto', 'método conversacional'],
      en: ['speak from the first lesson', 'speaking first', 'conversation based'],
    },
  },
  {
    kind: 'edge',
    es: 'canciones elegidas por el alumno',
    en: 'songs chosen by the student',
    clues: {
      es: ['canciones que te gustan', 'elegir canciones', 'tocar tus canciones'],
      en: ['songs you like', 'choose your songs', 'songs they choose'],
    },
  },
  {
    kind: 'edge',
    es: 'concierto de fin de curso',
    en: 'an end-of-year concert',
    clues: { es: ['audiciones', 'conciertos de alumnos', 'concierto final'], en: ['recitals', 'student concerts', 'end of year show'] },
  },
  {
    kind: 'edge',
    es: 'préstamo de instrumentos',
    en: 'instrument loans',
    clues: {
      es: ['instrumento prestado', 'alquiler de instrumentos', 'prestamos instrumentos'],
      en: ['borrow an instrument', 'instrument hire', 'instruments lent'],
    },
  },
  {
    kind: 'edge',
    es: 'aulas insonorizadas',
    en: 'soundproofed rooms',
    clues: { es: ['cabinas insonorizadas', 'cabinas de estudio'], en: ['practice rooms', 'sound booths'] },
  },
  {
    kind: 'edge',
    es: 'un mismo profesor todo el curso',
    en: 'one teacher throughout',
    clues: { es: ['mismo profesor', 'mismo profe', 'profesor fijo'], en: ['same instructor', 'same tutor', 'same teacher'] },
  },
  {
    kind: 'edge',
    es: 'prácticas seguidas',
    en: 'closely spaced driving lessons',
    clues: {
      es: ['dos prácticas por semana', 'prácticas cada semana', 'sin esperas entre prácticas'],
      en: ['two lessons a week', 'lessons close together', 'regular driving lessons'],
    },
  },
  {
    kind: 'edge',
    es: 'precio total hasta el permiso',
    en: 'a whole price up to the licence',
    clues: {
      es: ['precio cerrado hasta el carné', 'tasas incluidas', 'todo incluido hasta aprobar'],
      en: ['all inclusive licence price', 'test fees included', 'price until you pass'],
    },
  },
  {
    kind: 'edge',
    es: 'recogida en la puerta del instituto',
    en: 'pick-up at the school gate',
    clues: {
      es: ['recogemos en el instituto', 'recogida en casa para prácticas', 'recogemos al alumno'],
      en: ['pick up from school', 'pick up at home', 'collect students'],
    },
  },
  {
    kind: 'edge',
    es: 'coche automático',
    en: 'an automatic car',
    clues: { es: ['cambio automático', 'carné automático'], en: ['automatic lessons', 'automatic licence', 'learn in automatic'] },
  },
  {
    kind: 'edge',
    es: 'simulador de conducción',
    en: 'a driving simulator',
    clues: { es: ['simulador', 'simulador de coche'], en: ['simulator', 'simulator practice'] },
  },
  {
    kind: 'edge',
    es: 'exámenes simulados',
    en: 'mock exams',
    clues: { es: ['simulacros de examen', 'simulacros', 'exámenes de prueba'], en: ['mock tests', 'practice exams', 'mock papers'] },
  },
  {
    kind: 'edge',
    es: 'material incluido',
    en: 'materials included',
    clues: {
      es: ['libros incluidos', 'temario incluido', 'apuntes incluidos'],
      en: ['books included', 'course materials included', 'books in the price'],
    },
  },
  {
    kind: 'edge',
    es: 'método estructurado',
    en: 'a structured method',
    clues: { es: ['método paso a paso', 'método suzuki'], en: ['step by step method', 'suzuki method'] },
  },
  {
    kind: 'edge',
    es: 'apoyo a dificultades de aprendizaje',
    en: 'support for learning difficulties',
    clues: {
      es: ['dislexia', 'TDAH', 'dificultades de aprendizaje', 'necesidades especiales'],
      en: ['dyslexia', 'ADHD', 'learning difficulties', 'special needs'],
    },
  },
  {
    kind: 'edge',
    es: 'clases grabadas para repasar',
    en: 'recorded lessons to review',
    clues: {
      es: ['clases grabadas', 'grabaciones de clase', 'vídeos de las clases'],
      en: ['recorded lessons', 'lesson recordings', 'watch again'],
    },
  },
  {
    kind: 'edge',
    es: 'plataforma de ejercicios en casa',
    en: 'an exercise platform for home',
    clues: {
      es: ['campus virtual', 'aula virtual', 'plataforma online', 'test online'],
      en: ['online platform', 'virtual campus', 'online practice tests'],
    },
  },
  {
    kind: 'edge',
    es: 'pago por meses sueltos',
    en: 'payment month by month',
    clues: { es: ['pagar mes a mes', 'cuota mensual suelta'], en: ['pay monthly', 'pay as you go'] },
  },
  {
    kind: 'edge',
    es: 'matrícula gratuita',
    en: 'free enrolment',
    clues: {
      es: ['matrícula gratis', 'cero matrícula', 'sin matrícula'],
      en: ['free registration', 'zero enrolment fee', 'no enrolment fee'],
    },
  },
  {
    kind: 'edge',
    es: 'descuento para hermanos',
    en: 'a discount for siblings',
    clues: { es: ['segundo hermano', 'descuento familiar'], en: ['sibling discount', 'family discount', 'second child'] },
  },
  {
    kind: 'edge',
    es: 'grupos de adultos',
    en: 'adults-only groups',
    clues: { es: ['clases para adultos', 'solo adultos'], en: ['adult classes', 'groups for adults'] },
  },
  {
    kind: 'customer',
    es: 'niños de primaria',
    en: 'primary-school children',
    clues: {
      es: ['niños de colegio', 'alumnos de primaria', 'niños de seis años'],
      en: ['primary pupils', 'elementary students', 'young pupils'],
    },
  },
  {
    kind: 'customer',
    es: 'alumnos de instituto',
    en: 'secondary-school pupils',
    clues: {
      es: ['adolescentes', 'alumnos de la ESO', 'alumnos de secundaria', 'chavales de instituto'],
      en: ['teenagers', 'secondary students', 'high school students'],
    },
  },
  {
    kind: 'customer',
    es: 'bachilleres',
    en: 'sixth-formers',
    clues: {
      es: ['alumnos de bachillerato', 'segundo de bachillerato', 'estudiantes de bachillerato'],
      en: ['sixth form', 'a level students', 'final year students'],
    },
  },
  {
    kind: 'customer',
    es: 'padres que trabajan',
    en: 'working parents',
    clues: { es: ['conciliar', 'padres ocupados'], en: ['parents at work', 'busy parents'] },
  },
  {
    kind: 'customer',
    es: 'adultos que necesitan un título',
    en: 'adults needing a certificate',
    clues: {
      es: ['necesitan un título', 'título para trabajar', 'profesionales que piden título'],
      en: ['certificate for their job', 'require a certificate'],
    },
  },
  {
    kind: 'customer',
    es: 'profesionales que trabajan en otro idioma',
    en: 'professionals working in another language',
    clues: {
      es: ['profesionales con reuniones en inglés', 'trabajan con extranjeros', 'viajes de trabajo'],
      en: ['meetings in English', 'work with foreign clients', 'travel for work'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes buscan empleo',
    en: 'jobseekers',
    clues: { es: ['desempleados', 'buscan trabajo'], en: ['unemployed', 'job seekers', 'looking for work'] },
  },
  {
    kind: 'customer',
    es: 'opositores',
    en: 'civil-service candidates',
    clues: { es: ['quien prepara oposiciones', 'opositores de justicia'], en: ['exam candidates', 'public exam candidates'] },
  },
  {
    kind: 'customer',
    es: 'extranjeros residentes',
    en: 'foreign residents',
    clues: { es: ['inmigrantes', 'extranjeros recién llegados', 'expatriados'], en: ['expats', 'newly arrived foreigners', 'immigrants'] },
  },
  {
    kind: 'customer',
    es: 'jubilados',
    en: 'retired adults',
    clues: { es: ['mayores de sesenta', 'jubilados con tiempo'], en: ['retired learners', 'over sixties'] },
  },
  {
    kind: 'customer',
    es: 'adultos que retoman la música',
    en: 'adults returning to music',
    clues: {
      es: ['retomar la música', 'volver a tocar', 'retomar un instrumento'],
      en: ['take up an instrument again', 'returning players'],
    },
  },
  {
    kind: 'customer',
    es: 'adultos principiantes',
    en: 'adult beginners',
    clues: { es: ['adultos que empiezan', 'empezar de cero'], en: ['complete beginners', 'start from scratch'] },
  },
  {
    kind: 'customer',
    es: 'jóvenes en edad de conducir',
    en: 'young learner drivers',
    clues: {
      es: ['cumplen dieciocho', 'recién cumplidos los dieciocho', 'chavales de dieciocho'],
      en: ['turn eighteen', 'turning seventeen', 'learner drivers'],
    },
  },
  {
    kind: 'customer',
    es: 'conductores con miedo',
    en: 'nervous drivers',
    clues: {
      es: ['miedo a conducir', 'amaxofobia', 'inseguros al volante'],
      en: ['afraid of driving', 'scared to drive', 'driving anxiety'],
    },
  },
  {
    kind: 'customer',
    es: 'repartidores o transportistas',
    en: 'delivery drivers or hauliers',
    clues: { es: ['repartidores', 'camioneros', 'empresas de transporte'], en: ['delivery drivers', 'lorry drivers', 'truckers'] },
  },
  {
    kind: 'customer',
    es: 'empresas que forman a su plantilla',
    en: 'companies training their staff',
    clues: { es: ['empresas de la zona', 'formación para empresas'], en: ['staff training', 'corporate clients'] },
  },
  {
    kind: 'pain',
    es: 'vergüenza al hablar otro idioma',
    en: 'embarrassment at speaking a foreign language',
    clues: {
      es: ['vergüenza al hablar', 'bloqueados al hablar', 'miedo a hablar inglés', 'no se atreven a hablar', 'no hablan'],
      en: ['afraid to speak', 'shy to speak', 'freeze when speaking', 'cannot speak'],
    },
  },
  {
    kind: 'pain',
    es: 'grupos masificados',
    en: 'overcrowded groups',
    clues: {
      es: ['clases llenas', 'veinte por clase', 'grupos demasiado grandes', 'masificadas'],
      en: ['crowded classes', 'too many students', 'big classes', 'twenty in a class'],
    },
  },
  {
    kind: 'pain',
    es: 'niveles mezclados',
    en: 'mixed levels',
    clues: {
      es: ['distintos niveles', 'niveles distintos', 'mezclan niveles'],
      en: ['different levels', 'mixed level groups', 'mixed abilities'],
    },
  },
  {
    kind: 'pain',
    es: 'cambios de profesor',
    en: 'changes of teacher',
    clues: { es: ['profesores distintos', 'rotación de profesores'], en: ['teachers keep changing', 'different teacher'] },
  },
  {
    kind: 'pain',
    es: 'suspensos',
    en: 'failed grades',
    clues: { es: ['suspenden', 'malas notas', 'suspende matemáticas'], en: ['bad marks', 'failed exams', 'bad grades', 'failing maths'] },
  },
  {
    kind: 'pain',
    es: 'peleas por los deberes',
    en: 'rows over homework',
    clues: {
      es: ['peleas en casa por deberes', 'discusiones por los deberes', 'llorar con los deberes', 'no saben ayudar con los deberes'],
      en: ['homework arguments', 'fights over homework', 'tears over homework'],
    },
  },
  {
    kind: 'pain',
    es: 'clases aburridas',
    en: 'dull lessons',
    clues: {
      es: ['se aburren', 'niños aburridos', 'abandonan por aburrimiento'],
      en: ['boring lessons', 'bored children', 'kids are bored', 'boring classes'],
    },
  },
  {
    kind: 'pain',
    es: 'solfeo durante meses antes de tocar',
    en: 'months of theory before playing',
    clues: { es: ['mucho solfeo', 'solo solfeo', 'meses de solfeo'], en: ['too much theory', 'endless theory', 'only theory'] },
  },
  {
    kind: 'pain',
    es: 'listas de espera en la escuela pública',
    en: 'waiting lists at the public school',
    clues: {
      es: ['escuela oficial llena', 'conservatorio lleno', 'lista de espera del conservatorio', 'no hay plazas'],
      en: ['oversubscribed school', 'waiting list for lessons', 'public school full', 'no places left'],
    },
  },
  {
    kind: 'pain',
    es: 'prácticas muy espaciadas',
    en: 'driving lessons weeks apart',
    clues: {
      es: ['esperar semanas para prácticas', 'falta de prácticas', 'una práctica al mes'],
      en: ['weeks between lessons', 'long gaps between lessons', 'wait for driving lessons'],
    },
  },
  {
    kind: 'pain',
    es: 'espera para examinarse',
    en: 'long waits for a test date',
    clues: {
      es: ['espera para examen', 'lista de espera para el examen', 'meses para examinarse'],
      en: ['test waiting times', 'wait for a driving test', 'test backlog'],
    },
  },
  {
    kind: 'pain',
    es: 'costes escondidos',
    en: 'hidden costs',
    clues: {
      es: ['costes ocultos de la autoescuela', 'tasas aparte', 'precio engañoso'],
      en: ['hidden fees', 'extra charges', 'misleading price'],
    },
  },
  {
    kind: 'pain',
    es: 'aplicaciones que se abandonan',
    en: 'apps that get abandoned',
    clues: {
      es: ['dejan la app', 'cursos que se dejan a medias', 'cursos online a medias'],
      en: ['give up the app', 'unfinished online courses', 'never finish courses'],
    },
  },
  {
    kind: 'pain',
    es: 'academias lejos de casa',
    en: 'schools far from home',
    clues: {
      es: ['academia lejos', 'ir a la capital para clases', 'no hay academia'],
      en: ['nearest school is far', 'travel for lessons', 'far away school', 'no school nearby'],
    },
  },
  {
    kind: 'pain',
    es: 'falta de base',
    en: 'weak foundations',
    clues: { es: ['lagunas', 'mala base', 'base floja', 'sin base'], en: ['gaps in knowledge', 'poor foundations', 'weak basics'] },
  },
  {
    kind: 'pain',
    es: 'nervios del examen',
    en: 'exam nerves',
    clues: { es: ['miedo al examen', 'nervios', 'ansiedad ante exámenes'], en: ['exam stress', 'test anxiety', 'exam anxiety'] },
  },
  {
    kind: 'alternative',
    es: 'una aplicación de idiomas',
    en: 'a language app',
    clues: { es: ['duolingo', 'babbel', 'aplicaciones para idiomas'], en: ['duolingo', 'babbel'] },
  },
  {
    kind: 'alternative',
    es: 'la escuela oficial',
    en: 'the state language school',
    clues: { es: ['escuela oficial de idiomas', 'EOI'], en: ['state school of languages', 'public language school'] },
  },
  {
    kind: 'alternative',
    es: 'los vídeos de internet',
    en: 'videos online',
    clues: { es: ['youtube', 'tutoriales de youtube', 'vídeos gratis'], en: ['youtube', 'youtube tutorials', 'free videos'] },
  },
  {
    kind: 'alternative',
    es: 'un profesor particular',
    en: 'a private tutor',
    clues: {
      es: ['profe particular', 'profe a casa', 'superprof', 'clases en casa'],
      en: ['home tutor', 'private tutors at home', 'superprof'],
    },
  },
  {
    kind: 'alternative',
    es: 'un estudiante que da clases',
    en: 'a student who gives lessons',
    clues: {
      es: ['universitario que da clases', 'estudiante barato', 'hija de la vecina'],
      en: ['student tutor', 'university student tutor'],
    },
  },
  {
    kind: 'alternative',
    es: 'el conservatorio',
    en: 'the conservatoire',
    clues: { es: ['escuela municipal de música', 'conservatorio profesional'], en: ['conservatory', 'municipal music school'] },
  },
  {
    kind: 'alternative',
    es: 'una cadena de academias',
    en: 'a chain of schools',
    clues: { es: ['kumon', 'british council', 'academias grandes'], en: ['kumon', 'british council', 'berlitz'] },
  },
  {
    kind: 'alternative',
    es: 'el apoyo del colegio',
    en: 'support classes at school',
    clues: {
      es: ['actividades del colegio', 'clases de apoyo del colegio'],
      en: ['after school clubs', 'school support classes'],
    },
  },
  {
    kind: 'alternative',
    es: 'otra autoescuela',
    en: 'another driving school',
    clues: {
      es: ['autoescuelas de la zona', 'autoescuela barata', 'otras autoescuelas'],
      en: ['other driving schools', 'cheaper driving school'],
    },
  },
  {
    kind: 'alternative',
    es: 'un curso grabado',
    en: 'a recorded course',
    clues: { es: ['udemy', 'curso online barato'], en: ['udemy', 'coursera', 'prerecorded courses'] },
  },
  {
    kind: 'alternative',
    es: 'la ayuda de casa',
    en: 'help at home',
    clues: { es: ['hermano mayor', 'padres que ayudan', 'madre con los deberes'], en: ['older sibling', 'parents helping', 'mum helps'] },
  },
  {
    kind: 'channel',
    es: 'puerta del colegio',
    en: 'a school gate',
    clues: { es: ['salida del colegio'], en: ['parents association'] },
  },
  {
    kind: 'channel',
    es: 'grupos de mensajes de padres',
    en: 'parents’ message groups',
    clues: { es: ['grupo de madres', 'WhatsApp de padres', 'grupo de padres'], en: ['parents WhatsApp group', 'mums group', 'class chat'] },
  },
  {
    kind: 'channel',
    es: 'audición abierta',
    en: 'an open recital',
    clues: {
      es: ['puertas abiertas', 'jornada de puertas abiertas', 'exhibición de alumnos'],
      en: ['open day', 'open house', 'open evening'],
    },
  },
  {
    kind: 'channel',
    es: 'tablón del instituto',
    en: 'a secondary-school noticeboard',
    clues: {
      es: ['carteles en institutos', 'orientadores del instituto'],
      en: ['posters at schools', 'school counsellors', 'noticeboards'],
    },
  },
  {
    kind: 'channel',
    es: 'coches rotulados',
    en: 'marked cars',
    clues: { es: ['coches con el logo', 'coche pintado'], en: ['cars with our sign', 'car livery'] },
  },
  {
    kind: 'channel',
    es: 'tiendas de música',
    en: 'music shops',
    clues: { es: ['tienda de instrumentos', 'luthier'], en: ['instrument shops', 'music stores'] },
  },
  {
    kind: 'channel',
    es: 'portales de clases',
    en: 'lesson directories',
    clues: {
      es: ['superprof anuncios', 'tusclases', 'anuncios de clases'],
      en: ['lesson listings', 'tutor directories', 'tutoring sites'],
    },
  },
  {
    kind: 'channel',
    es: 'alumnos que aprobaron',
    en: 'students who passed',
    clues: { es: ['fotos de aprobados', 'listas de aprobados'], en: ['passed students', 'pass photos'] },
  },
  {
    kind: 'resource',
    es: 'aulas',
    en: 'classrooms',
    clues: { es: ['dos aulas', 'salas de clase'], en: ['teaching rooms', 'two classrooms'] },
  },
  {
    kind: 'resource',
    es: 'pizarra digital',
    en: 'an interactive whiteboard',
    clues: { es: ['proyector', 'pizarra interactiva', 'pantallas en aula'], en: ['projector', 'smart board', 'interactive board'] },
  },
  {
    kind: 'resource',
    es: 'profesores por horas',
    en: 'teachers paid by the hour',
    clues: {
      es: ['profesores a tiempo parcial', 'contratar profesores', 'profesores autónomos'],
      en: ['hire teachers', 'part time teachers', 'freelance teachers'],
    },
  },
  {
    kind: 'resource',
    es: 'pianos afinados',
    en: 'tuned pianos',
    clues: { es: ['piano vertical', 'piano digital', 'comprar pianos'], en: ['upright piano', 'digital piano', 'buy a piano'] },
  },
  {
    kind: 'resource',
    es: 'coche de doble mando',
    en: 'a dual-control car',
    clues: { es: ['coche de autoescuela', 'doble pedal', 'doble mando'], en: ['dual controls', 'dual control vehicle', 'tuition car'] },
  },
  {
    kind: 'resource',
    es: 'pista de maniobras',
    en: 'a manoeuvring ground',
    clues: {
      es: ['pista de prácticas', 'circuito cerrado', 'pista para motos'],
      en: ['practice ground', 'closed circuit', 'off road track'],
    },
  },
  {
    kind: 'resource',
    es: 'autorización de autoescuela',
    en: 'a driving-school permit',
    clues: {
      es: ['licencia de autoescuela', 'permiso de tráfico', 'permiso de la jefatura'],
      en: ['school licence', 'instructor badge', 'driving school approval'],
    },
  },
  {
    kind: 'resource',
    es: 'profesor de formación vial',
    en: 'a qualified driving instructor',
    clues: { es: ['profesor de autoescuela', 'director de autoescuela'], en: ['driving instructor', 'certified instructor'] },
  },
  {
    kind: 'resource',
    es: 'acreditación como centro examinador',
    en: 'exam-centre accreditation',
    clues: { es: ['centro examinador', 'centro preparador', 'sede de examen'], en: ['exam centre', 'test centre', 'accredited centre'] },
  },
  {
    kind: 'resource',
    es: 'programa de gestión de alumnos',
    en: 'student-management software',
    clues: {
      es: ['software de academias', 'programa de matrículas', 'gestión de alumnos'],
      en: ['student software', 'enrolment software', 'school management software'],
    },
  },
  {
    kind: 'resource',
    es: 'insonorización',
    en: 'soundproofing',
    clues: {
      es: ['insonorizar el local', 'paneles acústicos', 'aislamiento acústico'],
      en: ['acoustic panels', 'soundproof the premises', 'sound insulation'],
    },
  },
  {
    kind: 'resource',
    es: 'mesas con sillas de pala',
    en: 'desks with chairs',
    clues: { es: ['pupitres', 'mesas y sillas', 'sillas de pala'], en: ['desks', 'tables and chairs', 'school desks'] },
  },
  {
    kind: 'resource',
    es: 'libros de texto del curso',
    en: 'course textbooks',
    clues: { es: ['libros de curso', 'material didáctico'], en: ['textbooks', 'coursebooks', 'teaching materials'] },
  },
  {
    kind: 'edge',
    es: 'grupos del mismo curso',
    en: 'groups of one school year',
    clues: { es: ['mismo curso', 'todos del mismo nivel', 'mismo nivel'], en: ['same school year', 'same year group', 'same grade'] },
  },
  {
    kind: 'edge',
    es: 'audios a los padres',
    en: 'voice messages to parents',
    clues: { es: ['audio a los padres', 'audio a las familias'], en: ['voice note to parents', 'voice notes to parents'] },
  },
  {
    kind: 'offer',
    es: 'recogida a pie en varios colegios',
    en: 'a walking group from several schools',
    clues: {
      es: ['guagua a pie', 'pedibús', 'fila andando', 'los recogemos andando'],
      en: ['walking bus', 'walk them from school', 'walk them over from school'],
    },
  },
  {
    kind: 'offer',
    es: 'merienda',
    en: 'an afternoon snack',
    clues: {
      es: ['merienda incluida', 'su bocata', 'les damos de merendar', 'su fruta'],
      en: ['give them tea', 'snack included', 'afternoon tea'],
    },
  },
  {
    kind: 'offer',
    es: 'talleres por la tarde',
    en: 'afternoon workshops',
    clues: {
      es: ['taller de ajedrez', 'huerto en la azotea', 'talleres de tarde'],
      en: ['craft table', 'den building', 'afternoon workshops'],
    },
  },
  {
    kind: 'offer',
    es: 'campamento en días sin colegio',
    en: 'camp on days without school',
    clues: {
      es: ['campamento en julio', 'en julio campamento', 'días sin cole'],
      en: ['holiday camp', 'camp on days off', 'half-term camp'],
    },
  },
  {
    kind: 'edge',
    es: 'sin pantallas',
    en: 'no screens',
    clues: { es: ['nada de pantallas', 'pantallas cero'], en: ['no screens', 'screen-free'] },
  },
  {
    kind: 'pain',
    es: 'clases que acaban antes que el trabajo',
    en: 'school that ends before work does',
    clues: {
      es: ['acaban a las dos', 'sale a las dos', 'el cole acaba', 'salen a las seis', 'salgo del trabajo'],
      en: ['school ends at three', 'ends before work', 'shift ends at six'],
    },
  },
  {
    kind: 'pain',
    es: 'nadie que recoja',
    en: 'nobody to collect them',
    clues: {
      es: ['no hay quien recoja', 'nadie puede recoger', 'no hay quien los recoja'],
      en: ['nobody to pick them up', 'no one can collect'],
    },
  },
  {
    kind: 'alternative',
    es: 'las actividades del propio colegio',
    en: 'the school’s own activities',
    clues: {
      es: ['extraescolares del cole', 'actividades del centro', 'extraescolares del centro'],
      en: ['clubs at school', 'the school’s own club'],
    },
  },
  {
    kind: 'alternative',
    es: 'los abuelos',
    en: 'grandparents',
    clues: { es: ['las abuelas', 'casa de la abuela', 'los abuelos'], en: ['grandparents', 'grandma’s house'] },
  },
  {
    kind: 'alternative',
    es: 'un parque de bolas',
    en: 'a soft-play centre',
    clues: { es: ['parque de bolas', 'ludoteca por horas'], en: ['soft play', 'ball pit'] },
  },
  {
    kind: 'channel',
    es: 'asociación de familias del colegio',
    en: 'the school parents’ association',
    clues: { es: ['AMPA', 'AMPAS', 'asociación de padres'], en: ['PTA', 'parents’ association'] },
  },
];
