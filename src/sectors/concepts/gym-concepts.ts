import type { Concept } from './concept.ts';

export const gymConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'clases de yoga',
    en: 'yoga classes',
    clues: { es: ['yoga', 'hatha', 'vinyasa'], en: ['yoga', 'hatha', 'vinyasa'] },
  },
  {
    kind: 'offer',
    es: 'clases de pilates',
    en: 'pilates classes',
    clues: { es: ['pilates suelo', 'pilates grupo', 'pilates'], en: ['mat pilates', 'group pilates', 'pilates'] },
  },
  {
    kind: 'offer',
    es: 'pilates con máquinas',
    en: 'reformer classes on machines',
    clues: {
      es: ['pilates máquina', 'pilates reformer', 'clases reformer'],
      en: ['reformer classes', 'pilates machines', 'reformer pilates'],
    },
  },
  {
    kind: 'offer',
    es: 'entrenamiento funcional',
    en: 'functional training',
    clues: { es: ['clases funcional', 'crossfit', 'funcional grupos'], en: ['functional classes', 'crossfit', 'wod'] },
  },
  {
    kind: 'offer',
    es: 'entrenamiento personal',
    en: 'personal training',
    clues: {
      es: ['entrenador personal', 'entrenamientos personales', 'entrenadora personal'],
      en: ['personal trainer', 'pt sessions', 'one-to-one training'],
    },
  },
  {
    kind: 'offer',
    es: 'sala de musculación',
    en: 'a weights room',
    clues: {
      es: ['sala pesas', 'musculación', 'sala máquinas', 'levantar pesas', 'pesas máquinas'],
      en: ['weight room', 'free weights', 'lift weights', 'weights machines'],
    },
  },
  {
    kind: 'offer',
    es: 'ciclo en sala',
    en: 'indoor cycling',
    clues: { es: ['spinning', 'ciclo indoor', 'clases spinning'], en: ['spinning', 'spin classes'] },
  },
  {
    kind: 'offer',
    es: 'clases de boxeo',
    en: 'boxing classes',
    clues: { es: ['boxeo', 'entrenar boxeo'], en: ['boxing gym', 'boxing training', 'boxing lessons'] },
  },
  {
    kind: 'offer',
    es: 'deportes de contacto',
    en: 'combat sports',
    clues: { es: ['kickboxing', 'muay thai', 'mma', 'lucha'], en: ['kickboxing', 'muay thai', 'mma', 'wrestling'] },
  },
  {
    kind: 'offer',
    es: 'clases de artes marciales',
    en: 'martial arts classes',
    clues: {
      es: ['artes marciales', 'karate', 'judo', 'taekwondo', 'jiu jitsu'],
      en: ['martial arts', 'karate', 'judo', 'taekwondo', 'jiu jitsu'],
    },
  },
  {
    kind: 'offer',
    es: 'defensa personal',
    en: 'self-defence',
    clues: { es: ['autodefensa', 'defensa personal mujeres', 'krav maga'], en: ['self defense', 'self-defence classes', 'krav maga'] },
  },
  {
    kind: 'offer',
    es: 'clases de baile',
    en: 'dance classes',
    clues: { es: ['zumba', 'salsa bachata', 'baile latino', 'bachata'], en: ['zumba', 'salsa classes', 'bachata', 'dance fitness'] },
  },
  {
    kind: 'offer',
    es: 'natación',
    en: 'swimming lessons',
    clues: { es: ['clases natación', 'cursos natación', 'aprender nadar'], en: ['swim lessons', 'learn to swim', 'swimming classes'] },
  },
  {
    kind: 'offer',
    es: 'gimnasia acuática',
    en: 'aqua aerobics',
    clues: { es: ['aquagym', 'aquafitness', 'ejercicios agua'], en: ['aquagym', 'aqua fit', 'water aerobics'] },
  },
  {
    kind: 'offer',
    es: 'pádel',
    en: 'padel',
    clues: { es: ['pádel', 'pista pádel', 'clases pádel'], en: ['padel', 'padel court', 'padel lessons'] },
  },
  {
    kind: 'offer',
    es: 'escalada',
    en: 'climbing',
    clues: { es: ['rocódromo', 'escalada', 'búlder'], en: ['climbing', 'bouldering', 'climbing wall'] },
  },
  {
    kind: 'offer',
    es: 'entrenamiento en grupos pequeños',
    en: 'small-group training',
    clues: {
      es: ['entrenar grupo reducido', 'entrenamiento grupo reducido', 'semiprivado'],
      en: ['small group training', 'small group classes', 'semi-private training'],
    },
  },
  {
    kind: 'offer',
    es: 'entrenamiento al aire libre',
    en: 'outdoor training',
    clues: { es: ['entrenar parque', 'aire libre', 'bootcamp'], en: ['bootcamp', 'train outdoors', 'park workouts'] },
  },
  {
    kind: 'offer',
    es: 'entrenamiento por vídeo',
    en: 'training over video',
    clues: {
      es: ['entrenar online', 'entrenamiento online', 'entrenador online'],
      en: ['online training', 'online coaching', 'online trainer'],
    },
  },
  {
    kind: 'offer',
    es: 'entrenamiento a domicilio',
    en: 'training at home',
    clues: {
      es: ['entrenar domicilio', 'entrenador domicilio', 'entreno casa'],
      en: ['home training', 'trainer at home', 'mobile trainer'],
    },
  },
  {
    kind: 'offer',
    es: 'preparación de carreras populares',
    en: 'race preparation',
    clues: {
      es: ['preparar maratón', 'preparación carreras', 'maratón', 'media maratón'],
      en: ['marathon training', 'race training', 'run coaching'],
    },
  },
  {
    kind: 'offer',
    es: 'preparación de pruebas físicas',
    en: 'fitness-test preparation',
    clues: {
      es: ['pruebas físicas', 'oposiciones bombero', 'físicas policía'],
      en: ['fitness test', 'police fitness', 'firefighter training'],
    },
  },
  {
    kind: 'offer',
    es: 'gimnasia de espalda',
    en: 'back-care classes',
    clues: { es: ['espalda sana', 'escuela espalda', 'dolor espalda clases'], en: ['back care', 'healthy back', 'back classes'] },
  },
  {
    kind: 'offer',
    es: 'ejercicio de suelo pélvico',
    en: 'pelvic-floor exercise',
    clues: { es: ['suelo pélvico', 'recuperación posparto', 'hipopresivo'], en: ['pelvic floor', 'postnatal recovery', 'hypopressives'] },
  },
  {
    kind: 'offer',
    es: 'entrenamiento en el embarazo',
    en: 'pregnancy training',
    clues: {
      es: ['yoga embarazadas', 'pilates embarazadas', 'ejercicio embarazo'],
      en: ['prenatal yoga', 'pregnancy pilates', 'prenatal classes'],
    },
  },
  {
    kind: 'offer',
    es: 'gimnasia para mayores',
    en: 'seniors’ exercise classes',
    clues: {
      es: ['gimnasia mayores', 'gimnasia mantenimiento', 'ejercicio mayores'],
      en: ['senior fitness', 'chair exercise', 'exercise for seniors'],
    },
  },
  {
    kind: 'offer',
    es: 'planes de nutrición',
    en: 'nutrition plans',
    clues: {
      es: ['dieta entrenamiento', 'plan nutrición', 'asesoría nutricional'],
      en: ['nutrition plan', 'meal plans', 'nutrition coaching'],
    },
  },
  {
    kind: 'offer',
    es: 'rutinas por aplicación',
    en: 'routines by app',
    clues: { es: ['rutina app', 'plan entrenamiento app', 'rutinas móvil'], en: ['training app', 'app routines'] },
  },
  {
    kind: 'offer',
    es: 'una primera clase gratis',
    en: 'a first class free',
    clues: { es: ['primera clase gratis', 'clase gratis', 'probar clase'], en: ['first class free', 'free class', 'try a class'] },
  },
  {
    kind: 'offer',
    es: 'bonos de clases',
    en: 'class passes',
    clues: { es: ['bono clases', 'bono diez', 'clases sueltas'], en: ['class pass', 'ten classes', 'drop-in classes'] },
  },
  {
    kind: 'edge',
    es: 'alta sin matrícula',
    en: 'joining without a fee',
    clues: {
      es: ['sin matrícula', 'matrícula gratis', 'matrícula gratuita'],
      en: ['no joining fee', 'free joining', 'without joining fee'],
    },
  },
  {
    kind: 'edge',
    es: 'cuota de mes en mes',
    en: 'month-by-month fees',
    clues: {
      es: ['mes a mes', 'cuota mensual sin permanencia', 'libre de permanencia', 'sin contrato'],
      en: ['month to month', 'rolling membership', 'monthly rolling', 'no contract', 'without contract'],
    },
  },
  {
    kind: 'edge',
    es: 'plazas limitadas por clase',
    en: 'limited places per class',
    clues: {
      es: ['máximo seis', 'máximo ocho', 'seis alumnos', 'ocho plazas'],
      en: ['max six', 'maximum eight', 'six per class', 'eight per class'],
    },
  },
  {
    kind: 'edge',
    es: 'corrección postura a postura',
    en: 'posture corrected in class',
    clues: {
      es: ['corregir postura', 'corrección técnica', 'corrigen postura', 'corregimos técnica'],
      en: [
        'correct technique',
        'correct posture',
        'form correction',
        'hands-on correction',
        'corrects form',
        'coach corrects',
        'corrects posture',
      ],
    },
  },
  {
    kind: 'edge',
    es: 'valoración física inicial',
    en: 'an initial fitness assessment',
    clues: {
      es: ['valoración inicial', 'evaluación física', 'test inicial', 'valoración física'],
      en: ['initial assessment', 'fitness assessment', 'body assessment'],
    },
  },
  {
    kind: 'edge',
    es: 'seguimiento con medidas',
    en: 'measured progress',
    clues: {
      es: ['medir progreso', 'seguimiento mensual', 'bioimpedancia', 'composición corporal'],
      en: ['track progress', 'body composition', 'progress tracking'],
    },
  },
  {
    kind: 'edge',
    es: 'rutina adaptada a lesiones',
    en: 'routines adapted to injuries',
    clues: {
      es: ['adaptado lesiones', 'adaptar lesión', 'lesiones previas', 'rutina lesión'],
      en: ['adapted injuries', 'injury adapted', 'work around injuries'],
    },
  },
  {
    kind: 'edge',
    es: 'apertura por la noche',
    en: 'night-time opening',
    clues: {
      es: ['abierto noche', 'abrimos madrugada', 'abierto toda noche'],
      en: ['open all night', 'open around the clock gym', 'all-night gym'],
    },
  },
  {
    kind: 'edge',
    es: 'clases antes de ir a trabajar',
    en: 'classes before work',
    clues: {
      es: ['clases temprano', 'abrimos seis', 'antes trabajar', 'primera hora mañana'],
      en: ['early classes', 'before work', 'six am', 'classes before work'],
    },
  },
  {
    kind: 'edge',
    es: 'reserva de plaza en clase',
    en: 'booking a place in class',
    clues: {
      es: ['reservar clase', 'reserva plaza', 'reservar plaza', 'reserva clase'],
      en: ['book class', 'class booking', 'reserve spot'],
    },
  },
  {
    kind: 'edge',
    es: 'guardería durante la clase',
    en: 'childcare during class',
    clues: {
      es: ['ludoteca', 'guardería gimnasio', 'cuidado niños clase', 'dejar niños clase'],
      en: ['creche', 'childcare gym', 'kids corner class'],
    },
  },
  {
    kind: 'edge',
    es: 'trato por el nombre',
    en: 'every member known by name',
    clues: {
      es: ['saben tu nombre', 'conocemos nombre', 'llamamos nombre'],
      en: ['know your name', 'know every name', 'know members name'],
    },
  },
  {
    kind: 'edge',
    es: 'espacio solo para mujeres',
    en: 'a women-only space',
    clues: { es: ['solo mujeres', 'gimnasio femenino', 'gimnasio mujeres'], en: ['women-only', 'ladies only', 'women gym'] },
  },
  {
    kind: 'edge',
    es: 'entrenador siempre en sala',
    en: 'a coach always on the floor',
    clues: {
      es: ['monitor siempre sala', 'entrenador sala', 'monitor en sala'],
      en: ['coach floor', 'trainer always present', 'coach always'],
    },
  },
  {
    kind: 'edge',
    es: 'comunidad entre socios',
    en: 'community among members',
    clues: { es: ['comunidad socios', 'ambiente comunidad', 'socios conocen'], en: ['gym community', 'members know', 'members community'] },
  },
  {
    kind: 'edge',
    es: 'máquinas nuevas',
    en: 'new machines',
    clues: { es: ['máquinas nuevas', 'maquinaria nueva', 'máquinas última'], en: ['new machines', 'new equipment gym', 'latest machines'] },
  },
  {
    kind: 'edge',
    es: 'pausa de la cuota',
    en: 'a membership pause',
    clues: { es: ['congelar cuota', 'pausar cuota', 'cuota verano'], en: ['freeze membership', 'pause membership'] },
  },
  {
    kind: 'edge',
    es: 'clases recuperables',
    en: 'make-up classes',
    clues: {
      es: ['recuperar clase', 'recuperar clases', 'clases perdidas'],
      en: ['make up missed class', 'missed classes', 'catch up class'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes pasan el día sentados',
    en: 'people who sit all day',
    clues: { es: ['trabajan sentados', 'vida sedentaria', 'sedentarios'], en: ['desk workers', 'sedentary', 'sit all day'] },
  },
  {
    kind: 'customer',
    es: 'principiantes absolutos',
    en: 'complete beginners',
    clues: {
      es: ['nunca hicieron deporte', 'principiantes cero', 'empiezan cero', 'nunca han entrenado'],
      en: ['never exercised', 'never trained', 'starting from scratch', 'gym beginners'],
    },
  },
  {
    kind: 'customer',
    es: 'personas con dolor de espalda',
    en: 'people with back pain',
    clues: {
      es: ['gente dolor espalda', 'mayores dolor espalda', 'gente mala espalda'],
      en: ['people bad backs', 'people with bad backs'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes quieren perder peso',
    en: 'people wanting to lose weight',
    clues: { es: ['perder peso', 'adelgazar', 'bajar peso', 'sobrepeso'], en: ['lose weight', 'weight loss', 'overweight'] },
  },
  {
    kind: 'customer',
    es: 'madres tras el parto',
    en: 'mothers after childbirth',
    clues: { es: ['posparto', 'postparto', 'madres parto'], en: ['postpartum', 'postnatal mums', 'post-natal'] },
  },
  {
    kind: 'customer',
    es: 'aspirantes a policía o bombero',
    en: 'police or firefighter candidates',
    clues: {
      es: ['aspirantes policía', 'opositores policía', 'opositores bombero'],
      en: ['police candidates', 'army candidates', 'firefighter applicants'],
    },
  },
  {
    kind: 'customer',
    es: 'atletas de competición',
    en: 'competitive athletes',
    clues: {
      es: ['deportistas federados', 'atletas federados', 'deportistas competición'],
      en: ['competing athletes', 'federated athletes', 'athletes who compete'],
    },
  },
  {
    kind: 'customer',
    es: 'personas que superan una lesión',
    en: 'people recovering from injury',
    clues: { es: ['recuperan lesión', 'salen lesión', 'tras lesión'], en: ['recovering injury', 'after injury', 'rehab clients'] },
  },
  {
    kind: 'customer',
    es: 'niños en artes marciales',
    en: 'children in martial arts',
    clues: { es: ['niños karate', 'niños judo', 'niños artes marciales'], en: ['kids karate', 'kids judo', 'kids martial arts'] },
  },
  {
    kind: 'customer',
    es: 'quienes dejaron el gimnasio',
    en: 'lapsed gym members',
    clues: { es: ['dejaron gimnasio', 'abandonaron gimnasio', 'odian gimnasio'], en: ['quit gym', 'lapsed members', 'hate gyms'] },
  },
  {
    kind: 'pain',
    es: 'gimnasios llenos',
    en: 'packed gyms',
    clues: {
      es: ['gimnasio lleno', 'gimnasios masificados', 'máquinas ocupadas', 'masificación', 'gimnasios llenos tarde'],
      en: ['packed gyms', 'overcrowded gym', 'crowded gym', 'busy machines', 'gyms packed', 'gyms are packed', 'busy gyms'],
    },
  },
  {
    kind: 'pain',
    es: 'matrículas con permanencia',
    en: 'joining fees with lock-in',
    clues: {
      es: [
        'cuota año pagada',
        'matrícula cara',
        'matrícula permanencia',
        'gimnasio permanencia',
        'atan permanencia',
        'te atan permanencia',
      ],
      en: ['gym contract', 'year gym', 'twelve-month contract', 'joining fees'],
    },
  },
  {
    kind: 'pain',
    es: 'clases masificadas',
    en: 'overcrowded classes',
    clues: {
      es: ['treinta alumnos', 'clases llenas', 'clases masificadas', 'treinta esterillas'],
      en: ['thirty per class', 'packed classes', 'crowded classes'],
    },
  },
  {
    kind: 'pain',
    es: 'monitores que no corrigen',
    en: 'instructors who correct nobody',
    clues: {
      es: ['monitor móvil', 'nadie corrige', 'monitores pasan', 'nadie hace caso gimnasio'],
      en: ['nobody corrects', 'trainer on phone', 'instructor ignores'],
    },
  },
  {
    kind: 'pain',
    es: 'vergüenza de empezar',
    en: 'embarrassment at starting',
    clues: {
      es: ['vergüenza gimnasio', 'da vergüenza', 'miedo a empezar', 'intimida gimnasio'],
      en: ['intimidating gym', 'embarrassed gym', 'gym intimidation', 'feel judged', 'intimidating'],
    },
  },
  {
    kind: 'pain',
    es: 'lesiones por mala técnica',
    en: 'injuries from bad form',
    clues: {
      es: ['mala técnica', 'hacerse daño entrenando', 'lesiones crossfit', 'lesiones mala técnica'],
      en: ['bad form', 'getting hurt', 'injured training'],
    },
  },
  {
    kind: 'pain',
    es: 'cuota pagada que no se usa',
    en: 'fees paid but unused',
    clues: {
      es: ['pagan gimnasio nunca van', 'pagan no van', 'cuota no usan'],
      en: ['pay never go', 'unused membership', 'pay for gym never'],
    },
  },
  {
    kind: 'pain',
    es: 'rutinas copiadas de internet',
    en: 'routines copied from the internet',
    clues: {
      es: ['rutina internet', 'rutina copiada', 'misma rutina todos'],
      en: ['copied routine', 'same routine everyone', 'generic routine'],
    },
  },
  {
    kind: 'pain',
    es: 'vestuarios descuidados',
    en: 'neglected changing rooms',
    clues: {
      es: ['vestuarios sucios', 'duchas sucias', 'vestuarios viejos'],
      en: ['dirty changing rooms', 'dirty showers', 'grim showers'],
    },
  },
  {
    kind: 'pain',
    es: 'dolores de espalda',
    en: 'back pain',
    clues: {
      es: ['dolor espalda', 'espalda cargada', 'lumbalgia'],
      en: ['bad back', 'stiff back', 'stiff necks', 'bad backs'],
    },
  },
  {
    kind: 'pain',
    es: 'falta de constancia',
    en: 'difficulty keeping it up',
    clues: {
      es: ['abandonan meses', 'dejan enero', 'pierden motivación', 'falta motivación'],
      en: ['give up', 'lose motivation', 'quit february', 'lack of motivation'],
    },
  },
  {
    kind: 'alternative',
    es: 'el gimnasio de bajo coste',
    en: 'the budget gym',
    clues: { es: ['gimnasio barato', 'gimnasio low cost', 'gimnasios low', 'basic fit'], en: ['cheap gym', 'low-cost gym', 'puregym'] },
  },
  {
    kind: 'alternative',
    es: 'la gran cadena de gimnasios',
    en: 'the big gym chain',
    clues: {
      es: ['cadena gimnasios', 'gimnasio grande', 'macrogimnasio', 'franquicia gimnasios'],
      en: ['gym chain', 'big gym', 'large gym'],
    },
  },
  {
    kind: 'alternative',
    es: 'el polideportivo municipal',
    en: 'the council sports centre',
    clues: { es: ['polideportivo', 'gimnasio municipal', 'piscina municipal'], en: ['leisure centre', 'sports centre', 'municipal pool'] },
  },
  {
    kind: 'alternative',
    es: 'los vídeos de ejercicio en casa',
    en: 'workout videos at home',
    clues: {
      es: ['vídeos youtube casa', 'entrenar casa solos', 'vídeo salón', 'ejercicio en casa'],
      en: ['home workouts', 'youtube workouts', 'workout videos'],
    },
  },
  {
    kind: 'alternative',
    es: 'una aplicación de rutinas',
    en: 'a workout app',
    clues: { es: ['app entrenamiento', 'apps fitness', 'aplicación entrenar'], en: ['fitness app', 'fitness apps'] },
  },
  {
    kind: 'alternative',
    es: 'las carreras por el parque',
    en: 'running in the park',
    clues: { es: ['correr parque', 'salir correr solos', 'correr solos'], en: ['run park', 'jogging park'] },
  },
  {
    kind: 'alternative',
    es: 'los aparatos de ejercicio en casa',
    en: 'exercise machines at home',
    clues: { es: ['bici estática', 'cinta correr casa', 'pesas casa'], en: ['exercise bike', 'home treadmill', 'home weights'] },
  },
  {
    kind: 'alternative',
    es: 'el centro cívico con clases',
    en: 'community centre classes',
    clues: {
      es: ['clases centro cívico', 'yoga centro cívico', 'clases ayuntamiento'],
      en: ['community centre yoga', 'village hall classes'],
    },
  },
  {
    kind: 'channel',
    es: 'retos de entrenamiento',
    en: 'fitness challenges',
    clues: { es: ['reto treinta', 'retos mes', 'reto verano'], en: ['fitness challenge', 'thirty-day challenge'] },
  },
  {
    kind: 'channel',
    es: 'plataformas de clases',
    en: 'class-pass platforms',
    clues: { es: ['classpass', 'gympass', 'wellhub', 'urban sports club'], en: ['classpass', 'gympass', 'wellhub', 'urban sports'] },
  },
  {
    kind: 'channel',
    es: 'fisioterapeutas que derivan',
    en: 'physiotherapists who refer',
    clues: { es: ['fisios recomiendan', 'fisioterapeutas derivan', 'acuerdo fisio'], en: ['physio referrals', 'physios recommend'] },
  },
  {
    kind: 'channel',
    es: 'exhibiciones en el barrio',
    en: 'displays in the neighbourhood',
    clues: { es: ['exhibición karate', 'exhibiciones barrio', 'torneos locales'], en: ['karate display', 'local tournaments'] },
  },
  {
    kind: 'resource',
    es: 'sala diáfana',
    en: 'an open-plan room',
    clues: { es: ['sala amplia', 'nave diáfana', 'sala sin columnas'], en: ['open space hall', 'clear-span unit', 'open floor'] },
  },
  {
    kind: 'resource',
    es: 'suelo amortiguado',
    en: 'a sprung floor',
    clues: { es: ['suelo caucho', 'tarima', 'suelo goma', 'tatami'], en: ['rubber flooring', 'rubber floor', 'tatami', 'sprung flooring'] },
  },
  {
    kind: 'resource',
    es: 'material de fuerza',
    en: 'strength equipment',
    clues: {
      es: ['máquinas gimnasio', 'racks barras', 'jaulas discos', 'mancuernas'],
      en: ['racks bars', 'dumbbells', 'kettlebells', 'gym machines'],
    },
  },
  {
    kind: 'resource',
    es: 'camas reformer',
    en: 'reformer beds',
    clues: { es: ['máquinas pilates', 'camas pilates', 'comprar reformers'], en: ['pilates beds', 'buy reformers', 'reformer machines'] },
  },
  {
    kind: 'resource',
    es: 'vestuarios con duchas',
    en: 'changing rooms with showers',
    clues: {
      es: ['duchas vestuarios', 'vestuarios duchas', 'vestuarios nuevos'],
      en: ['showers changing', 'changing showers', 'new changing rooms'],
    },
  },
  {
    kind: 'resource',
    es: 'monitores titulados',
    en: 'qualified instructors',
    clues: {
      es: ['monitores título', 'entrenadores titulados', 'profesores yoga', 'grado deporte'],
      en: ['certified trainers', 'qualified coaches', 'yoga teachers', 'certified coaches'],
    },
  },
  {
    kind: 'resource',
    es: 'programa de socios',
    en: 'membership software',
    clues: { es: ['software gimnasio', 'torno acceso', 'control acceso'], en: ['gym software', 'access turnstile', 'access control'] },
  },
  {
    kind: 'resource',
    es: 'seguro de accidentes deportivos',
    en: 'sports accident insurance',
    clues: { es: ['seguro accidentes', 'seguro deportivo', 'licencia federativa'], en: ['accident insurance', 'sports insurance'] },
  },
  {
    kind: 'resource',
    es: 'insonorización de la sala',
    en: 'soundproofing of the room',
    clues: { es: ['insonorizar', 'aislamiento acústico'], en: ['soundproof', 'soundproofing'] },
  },
];
