import type { Concept } from './concept.ts';

export const healthClinicConcepts: readonly Concept[] = [
  {
    kind: 'edge',
    es: 'cita en la misma semana',
    en: 'an appointment the same week',
    clues: {
      es: ['misma semana', 'cita esa misma semana', 'cita esta semana', 'te veo esa semana', 'te atiendo esa semana', 'te veo esta semana'],
      en: ['same week', 'same week appointments', 'seen the same week', 'see you that week', 'see you this week'],
    },
  },
  {
    kind: 'offer',
    es: 'sesiones de fisioterapia',
    en: 'physiotherapy sessions',
    clues: { es: ['fisioterapia', 'fisio sesiones', 'tratamiento fisio'], en: ['physiotherapy', 'physio sessions', 'physical therapy'] },
  },
  {
    kind: 'offer',
    es: 'fisioterapia deportiva',
    en: 'sports physiotherapy',
    clues: {
      es: ['lesiones deportivas', 'fisio deportiva', 'recuperación deportistas'],
      en: ['sports injuries', 'sports physio', 'sports rehab'],
    },
  },
  {
    kind: 'offer',
    es: 'rehabilitación tras una operación',
    en: 'rehabilitation after surgery',
    clues: {
      es: ['postoperatorio', 'recuperación operación', 'rehabilitación operados', 'rehabilitación rodilla'],
      en: ['post-op rehab', 'after surgery', 'knee rehab'],
    },
  },
  {
    kind: 'offer',
    es: 'osteopatía',
    en: 'osteopathy',
    clues: { es: ['osteópata', 'sesiones osteopatía'], en: ['osteopath', 'osteopathic'] },
  },
  {
    kind: 'offer',
    es: 'fisioterapia de suelo pélvico',
    en: 'pelvic-floor physiotherapy',
    clues: { es: ['suelo pélvico', 'fisio posparto', 'incontinencia'], en: ['pelvic floor', 'incontinence', 'postnatal physio'] },
  },
  { kind: 'offer', es: 'punción seca', en: 'dry needling', clues: { es: ['agujas punción', 'punción'], en: ['dry needles', 'needling'] } },
  {
    kind: 'offer',
    es: 'terapia manual',
    en: 'manual therapy',
    clues: { es: ['terapias manuales', 'manipulación vertebral'], en: ['hands-on therapy', 'spinal manipulation'] },
  },
  {
    kind: 'offer',
    es: 'masaje terapéutico',
    en: 'therapeutic massage',
    clues: {
      es: ['masajes terapéuticos', 'masaje descontracturante', 'descontracturantes'],
      en: ['deep tissue', 'remedial massage', 'sports massage'],
    },
  },
  {
    kind: 'offer',
    es: 'acupuntura',
    en: 'acupuncture',
    clues: { es: ['acupuntor', 'medicina china'], en: ['acupuncturist', 'chinese medicine'] },
  },
  {
    kind: 'offer',
    es: 'fisioterapia a domicilio',
    en: 'physiotherapy at home',
    clues: { es: ['fisio domicilio', 'fisio casa', 'rehabilitación domicilio'], en: ['home physio', 'physio visits', 'home rehab'] },
  },
  {
    kind: 'offer',
    es: 'limpiezas dentales',
    en: 'dental cleanings',
    clues: { es: ['limpieza dental', 'higiene dental', 'limpieza boca'], en: ['teeth cleaning', 'dental hygiene', 'scale polish'] },
  },
  {
    kind: 'offer',
    es: 'empastes o endodoncias',
    en: 'fillings or root canals',
    clues: { es: ['caries', 'empaste', 'endodoncias', 'endodoncia'], en: ['dental fillings', 'cavities', 'root canal'] },
  },
  {
    kind: 'offer',
    es: 'implantes dentales',
    en: 'dental implants',
    clues: { es: ['implantes', 'implantología'], en: ['implants', 'implantology'] },
  },
  {
    kind: 'offer',
    es: 'ortodoncia invisible',
    en: 'clear aligners',
    clues: { es: ['alineadores', 'invisalign', 'ortodoncia transparente'], en: ['aligners', 'invisalign', 'invisible braces'] },
  },
  {
    kind: 'offer',
    es: 'ortodoncia',
    en: 'orthodontics',
    clues: { es: ['aparato dientes', 'brackets', 'ortodoncista'], en: ['braces', 'orthodontist', 'teeth straightening'] },
  },
  {
    kind: 'offer',
    es: 'dentista infantil',
    en: 'children’s dentistry',
    clues: { es: ['odontopediatría', 'dentista niños', 'dientes niños'], en: ['paediatric dentistry', 'children dentist', 'kids dentist'] },
  },
  {
    kind: 'offer',
    es: 'blanqueamiento dental',
    en: 'teeth whitening',
    clues: { es: ['blanqueamiento', 'blanquear dientes'], en: ['whitening', 'whiter teeth'] },
  },
  {
    kind: 'offer',
    es: 'urgencias dentales',
    en: 'dental emergencies',
    clues: { es: ['dolor muelas', 'urgencia dental', 'flemón'], en: ['dental emergency', 'toothache', 'emergency dentist'] },
  },
  {
    kind: 'offer',
    es: 'psicoterapia individual',
    en: 'individual psychotherapy',
    clues: {
      es: ['psicoterapia', 'terapia individual', 'psicóloga adultos', 'terapia adultos'],
      en: ['psychotherapy', 'counselling', 'therapy sessions'],
    },
  },
  {
    kind: 'offer',
    es: 'terapia de pareja',
    en: 'couples therapy',
    clues: { es: ['terapia parejas', 'crisis pareja'], en: ['couple therapy', 'marriage counselling', 'relationship counselling'] },
  },
  {
    kind: 'offer',
    es: 'psicología infantil',
    en: 'child psychology',
    clues: {
      es: ['psicólogo niños', 'psicóloga infantil', 'terapia niños', 'terapia infantil'],
      en: ['child therapy', 'child psychologist', 'kids therapy'],
    },
  },
  {
    kind: 'offer',
    es: 'terapia por videollamada',
    en: 'therapy by video call',
    clues: {
      es: ['terapia online', 'videoconsulta', 'psicólogo online', 'psicóloga online'],
      en: ['online therapy', 'video consultation', 'teletherapy'],
    },
  },
  {
    kind: 'offer',
    es: 'logopedia',
    en: 'speech therapy',
    clues: { es: ['logopeda', 'problemas habla', 'logopedia niños'], en: ['speech therapist', 'speech problems', 'stammering'] },
  },
  {
    kind: 'offer',
    es: 'terapia ocupacional',
    en: 'occupational therapy',
    clues: { es: ['terapeuta ocupacional', 'integración sensorial'], en: ['occupational therapist', 'sensory integration'] },
  },
  {
    kind: 'offer',
    es: 'atención temprana',
    en: 'early intervention for children',
    clues: { es: ['estimulación temprana', 'desarrollo infantil'], en: ['early intervention', 'child development'] },
  },
  {
    kind: 'offer',
    es: 'dietas personalizadas',
    en: 'personal diet plans',
    clues: {
      es: ['nutricionista', 'dietista', 'plan alimentación', 'dieta personalizada'],
      en: ['nutritionist', 'dietitian', 'diet plan', 'dietician'],
    },
  },
  {
    kind: 'offer',
    es: 'podología',
    en: 'podiatry',
    clues: {
      es: ['podólogo', 'quiropodia', 'plantillas pie', 'estudio pisada'],
      en: ['podiatrist', 'chiropody', 'insoles', 'gait analysis'],
    },
  },
  {
    kind: 'offer',
    es: 'vacunas de mascotas',
    en: 'pet vaccinations',
    clues: {
      es: ['vacunar perros', 'vacunas mascotas', 'vacunas perros', 'vacunas animales'],
      en: ['pet vaccinations', 'dog vaccines', 'pet vaccines'],
    },
  },
  {
    kind: 'offer',
    es: 'esterilización de mascotas',
    en: 'pet neutering',
    clues: { es: ['castración', 'esterilizar gatos', 'esterilizar perros', 'castrar'], en: ['spaying', 'neutering', 'neuter'] },
  },
  {
    kind: 'offer',
    es: 'cirugía veterinaria',
    en: 'veterinary surgery',
    clues: { es: ['operar perros', 'cirugía mascotas', 'quirófano animales'], en: ['pet surgery', 'vet surgery', 'animal surgery'] },
  },
  {
    kind: 'offer',
    es: 'urgencias veterinarias',
    en: 'veterinary emergencies',
    clues: {
      es: ['urgencia veterinaria', 'urgencias mascotas', 'guardia veterinaria'],
      en: ['emergency vet', 'vet emergency', 'pet emergencies'],
    },
  },
  {
    kind: 'offer',
    es: 'veterinario a domicilio',
    en: 'home vet visits',
    clues: {
      es: ['veterinaria domicilio', 'visita mascota casa', 'veterinario casa'],
      en: ['mobile vet', 'vet at home', 'vet home visits'],
    },
  },
  {
    kind: 'offer',
    es: 'planes de salud para mascotas',
    en: 'pet health plans',
    clues: { es: ['plan salud mascota', 'plan anual mascota', 'seguro mascota'], en: ['pet plan', 'pet health plan', 'yearly pet plan'] },
  },
  {
    kind: 'offer',
    es: 'graduación de la vista',
    en: 'eye tests',
    clues: { es: ['óptica', 'optometría', 'revisión vista', 'graduar vista'], en: ['optometry', 'optician', 'sight test'] },
  },
  {
    kind: 'offer',
    es: 'revisión ginecológica',
    en: 'gynaecological check-ups',
    clues: { es: ['ginecología', 'ginecóloga', 'citología'], en: ['gynaecology', 'gynaecologist', 'smear test'] },
  },
  {
    kind: 'offer',
    es: 'medicina estética',
    en: 'aesthetic medicine',
    clues: { es: ['ácido hialurónico', 'botox', 'toxina botulínica'], en: ['botox', 'fillers', 'hyaluronic'] },
  },
  {
    kind: 'offer',
    es: 'consulta de dermatología',
    en: 'dermatology appointments',
    clues: { es: ['dermatología', 'dermatóloga', 'revisión lunares'], en: ['dermatology', 'dermatologist', 'mole check'] },
  },
  {
    kind: 'offer',
    es: 'enfermería a domicilio',
    en: 'home nursing',
    clues: {
      es: ['enfermera domicilio', 'curas domicilio', 'inyecciones domicilio'],
      en: ['home nurse', 'nursing visits', 'wound care home'],
    },
  },
  {
    kind: 'edge',
    es: 'sesiones de una hora completa',
    en: 'full-hour sessions',
    clues: {
      es: ['hora completa', 'sesenta minutos', 'sesión hora'],
      en: ['full hour', 'hour-long sessions', 'sixty minutes', 'one hour sessions'],
    },
  },
  {
    kind: 'edge',
    es: 'atención a un solo paciente cada vez',
    en: 'one patient at a time',
    clues: { es: ['solo un paciente', 'un solo paciente', 'paciente cada hora'], en: ['one patient', 'one patient at a time'] },
  },
  {
    kind: 'edge',
    es: 'mismo profesional de principio a fin',
    en: 'one clinician from start to finish',
    clues: {
      es: ['mismo fisio', 'misma psicóloga', 'mismo dentista', 'mismo veterinario', 'siempre mismo profesional'],
      en: ['same physio', 'same dentist', 'same therapist', 'same vet'],
    },
  },
  {
    kind: 'edge',
    es: 'ejercicios para casa en vídeo',
    en: 'home exercises on video',
    clues: {
      es: ['ejercicios casa', 'ejercicios vídeo', 'pautas casa'],
      en: ['home exercises', 'exercise videos', 'exercises to do at home'],
    },
  },
  {
    kind: 'edge',
    es: 'diagnóstico con ecógrafo',
    en: 'ultrasound diagnosis',
    clues: { es: ['ecógrafo', 'ecografía', 'ecografías'], en: ['ultrasound', 'ultrasound scan'] },
  },
  {
    kind: 'edge',
    es: 'informe por escrito',
    en: 'a written report',
    clues: {
      es: ['informe escrito', 'informe médico', 'informe clínico'],
      en: ['written reports', 'clinical report', 'report for the doctor'],
    },
  },
  {
    kind: 'edge',
    es: 'coordinación con el médico',
    en: 'coordination with the doctor',
    clues: {
      es: ['hablamos médico', 'contacto con médico', 'coordinamos médico'],
      en: ['liaise with doctor', 'work with gp', 'contact with doctor'],
    },
  },
  {
    kind: 'edge',
    es: 'objetivos de tratamiento claros',
    en: 'clear treatment goals',
    clues: {
      es: ['objetivos sesiones', 'número sesiones pactado', 'sesiones necesarias', 'alta cuanto antes'],
      en: ['number sessions agreed', 'treatment goals', 'clear goals sessions'],
    },
  },
  {
    kind: 'edge',
    es: 'presupuesto dental por escrito',
    en: 'written dental quotes',
    clues: {
      es: [
        'presupuesto dental',
        'presupuesto tratamiento escrito',
        'presupuesto implantes',
        'presupuesto cerrado escrito',
        'presupuesto escrito',
      ],
      en: ['dental quote', 'treatment quote', 'treatment estimate'],
    },
  },
  {
    kind: 'edge',
    es: 'pago del tratamiento a plazos',
    en: 'treatment paid in instalments',
    clues: {
      es: ['financiar tratamiento', 'financiación dental', 'tratamiento plazos', 'pagar implantes plazos'],
      en: ['dental finance', 'finance treatment', 'payment plan treatment'],
    },
  },
  {
    kind: 'edge',
    es: 'radiografía en la propia consulta',
    en: 'radiographs taken on site',
    clues: { es: ['radiografía', 'rayos consulta', 'radiografía digital'], en: ['x-rays on site', 'digital x-ray', 'x-rays taken'] },
  },
  {
    kind: 'edge',
    es: 'sedación',
    en: 'sedation',
    clues: { es: ['sedación consciente', 'dentista con sedación'], en: ['conscious sedation', 'sedation dentist'] },
  },
  {
    kind: 'edge',
    es: 'tratamientos dentales sin dolor',
    en: 'pain-free dentistry',
    clues: {
      es: ['dentista sin dolor', 'dentista sin miedo', 'anestesia indolora', 'tratamientos sin dolor'],
      en: ['painless dentist', 'gentle dentist', 'painless injections', 'without pain'],
    },
  },
  {
    kind: 'edge',
    es: 'entrada discreta a la consulta',
    en: 'a discreet entrance',
    clues: {
      es: ['entrada discreta', 'consulta discreta', 'entrada independiente'],
      en: ['discreet entrance', 'separate entrance', 'discreet practice'],
    },
  },
  {
    kind: 'edge',
    es: 'sala separada para gatos',
    en: 'a separate room for cats',
    clues: { es: ['espera gatos', 'sala gatos', 'gatos separados perros'], en: ['cat waiting', 'cat-friendly', 'cats separate'] },
  },
  {
    kind: 'edge',
    es: 'consulta veterinaria sin prisas',
    en: 'unhurried vet appointments',
    clues: {
      es: ['visita media hora', 'veterinario escucha', 'trato miedo animal'],
      en: ['half-hour vet', 'fear-free vet', 'low-stress vet'],
    },
  },
  {
    kind: 'edge',
    es: 'consulta en inglés',
    en: 'consultations in English',
    clues: {
      es: ['atendemos inglés', 'consulta inglés', 'terapia inglés', 'psicóloga inglés'],
      en: ['therapy in english', 'english-speaking', 'sessions in english'],
    },
  },
  {
    kind: 'edge',
    es: 'acuerdo con mutuas médicas',
    en: 'agreements with health insurers',
    clues: {
      es: ['mutuas', 'seguros médicos', 'adeslas', 'sanitas', 'concierto aseguradoras'],
      en: ['health insurers', 'health insurance', 'private insurers', 'bupa'],
    },
  },
  {
    kind: 'edge',
    es: 'citas fuera del horario laboral',
    en: 'appointments outside working hours',
    clues: {
      es: ['cita tarde noche', 'citas última hora', 'cita antes trabajo', 'citas sábado'],
      en: ['evening appointments', 'early appointments', 'saturday appointments'],
    },
  },
  {
    kind: 'customer',
    es: 'personas con dolor crónico',
    en: 'people with chronic pain',
    clues: { es: ['dolor crónico', 'fibromialgia', 'dolores crónicos'], en: ['chronic pain', 'fibromyalgia'] },
  },
  {
    kind: 'customer',
    es: 'personas con dolor de espalda',
    en: 'people with back pain',
    clues: {
      es: ['gente dolor espalda', 'personas dolores espalda', 'pacientes espalda'],
      en: ['people bad backs', 'patients back pain', 'people with sciatica'],
    },
  },
  {
    kind: 'customer',
    es: 'deportistas lesionados',
    en: 'injured athletes',
    clues: {
      es: ['corredores lesionados', 'futbolistas lesionados', 'gente lesionada'],
      en: ['injured runners', 'injured players', 'injured people'],
    },
  },
  {
    kind: 'customer',
    es: 'recién operados',
    en: 'people just out of surgery',
    clues: {
      es: ['operados rodilla', 'operados cadera', 'acaban operarse'],
      en: ['hip replacement', 'just operated', 'knee surgery patients'],
    },
  },
  {
    kind: 'customer',
    es: 'personas con ansiedad',
    en: 'people with anxiety',
    clues: {
      es: ['gente ansiedad', 'jóvenes ansiedad', 'personas depresión', 'adultos ansiedad'],
      en: ['people with depression', 'adults with anxiety', 'anxious people'],
    },
  },
  {
    kind: 'customer',
    es: 'adolescentes con problemas',
    en: 'troubled teenagers',
    clues: {
      es: ['problemas conducta', 'acoso escolar', 'adolescentes problemas'],
      en: ['behaviour problems', 'school bullying', 'troubled teens'],
    },
  },
  {
    kind: 'customer',
    es: 'niños con dificultades de lenguaje o lectura',
    en: 'children with speech or reading difficulties',
    clues: { es: ['retraso habla', 'dislexia', 'retraso lenguaje'], en: ['speech delay', 'dyslexia', 'language delay'] },
  },
  {
    kind: 'customer',
    es: 'pacientes con miedo al dentista',
    en: 'patients afraid of the dentist',
    clues: {
      es: ['gente miedo dentista', 'personas miedo dentista', 'pacientes miedo'],
      en: ['people afraid of dentist', 'nervous patients', 'anxious patients'],
    },
  },
  {
    kind: 'customer',
    es: 'personas con dentadura postiza',
    en: 'people with dentures',
    clues: { es: ['dentadura', 'dentadura postiza', 'prótesis dental'], en: ['dentures', 'false teeth'] },
  },
  {
    kind: 'customer',
    es: 'cachorros o perros adoptados',
    en: 'puppies or adopted dogs',
    clues: { es: ['cachorros', 'perros adoptados', 'adoptan perro'], en: ['puppies', 'rescue dogs', 'new puppy owners'] },
  },
  {
    kind: 'customer',
    es: 'gatos de casa',
    en: 'house cats',
    clues: { es: ['gatos piso', 'gatos interior'], en: ['indoor cats', 'flat cats'] },
  },
  {
    kind: 'customer',
    es: 'protectoras de animales',
    en: 'animal shelters',
    clues: { es: ['protectoras', 'refugios animales', 'perreras'], en: ['animal shelter', 'rescue centres', 'dog shelters'] },
  },
  {
    kind: 'customer',
    es: 'diabéticos con problemas en los pies',
    en: 'diabetics with foot problems',
    clues: { es: ['pie diabético', 'pies diabéticos', 'diabéticos pies'], en: ['diabetic foot', 'diabetic feet'] },
  },
  {
    kind: 'customer',
    es: 'parejas en crisis',
    en: 'couples in crisis',
    clues: {
      es: ['parejas problemas', 'crisis matrimonial', 'divorcios'],
      en: ['couples problems', 'struggling couples', 'marriage trouble'],
    },
  },
  {
    kind: 'pain',
    es: 'meses de espera en la sanidad pública',
    en: 'months of waiting in public healthcare',
    clues: {
      es: ['meses seguridad social', 'meses espera médico', 'lista espera pública', 'tardan meses'],
      en: ['nhs waiting', 'nhs waits', 'months to be seen', 'months for a gp'],
    },
  },
  {
    kind: 'pain',
    es: 'consultas demasiado cortas',
    en: 'rushed appointments',
    clues: {
      es: ['quince minutos', 'diez minutos médico', 'sesiones cortas', 'atienden deprisa'],
      en: ['fifteen minutes', 'ten minutes doctor', 'rushed sessions', 'rushed appointments'],
    },
  },
  {
    kind: 'pain',
    es: 'varios pacientes a la vez',
    en: 'several patients at once',
    clues: {
      es: ['cuatro pacientes vez', 'pacientes a la vez', 'máquina dejan solo'],
      en: ['patients at once', 'left on a machine', 'several patients'],
    },
  },
  {
    kind: 'pain',
    es: 'profesionales distintos en cada visita',
    en: 'different clinicians every visit',
    clues: {
      es: ['cada vez distinto médico', 'cambian dentista', 'cada vez otro fisio', 'cambian psicólogo'],
      en: ['different dentist', 'different doctor', 'different therapist', 'different vet'],
    },
  },
  {
    kind: 'pain',
    es: 'presupuestos dentales que crecen',
    en: 'dental quotes that grow',
    clues: {
      es: ['presupuesto sube dentista', 'sorpresas dentista', 'dentista cobra más', 'suben presupuesto', 'presupuesto sube'],
      en: ['dentist quote rises', 'dental bill shock', 'surprise dental bills'],
    },
  },
  {
    kind: 'pain',
    es: 'cadenas dentales que cierran',
    en: 'dental chains that close down',
    clues: {
      es: ['cadena cerró', 'clínicas cierran', 'tratamiento a medias', 'franquicia dental cerró'],
      en: ['chain closed down', 'unfinished treatment', 'dental chain closed'],
    },
  },
  {
    kind: 'pain',
    es: 'dolores de espalda o de cuello',
    en: 'back or neck pain',
    clues: { es: ['dolor espalda', 'ciática', 'lumbalgia', 'cervicales', 'dolor cuello'], en: ['back pain', 'sciatica', 'neck pain'] },
  },
  {
    kind: 'pain',
    es: 'dolores de hombro o de rodilla',
    en: 'shoulder or knee pain',
    clues: {
      es: ['dolor hombro', 'dolor rodilla', 'dolor articular'],
      en: ['shoulder pain', 'knee pain', 'joint pain'],
    },
  },
  {
    kind: 'pain',
    es: 'ansiedad o depresión',
    en: 'anxiety or depression',
    clues: { es: ['ansiedad depresión', 'depresión', 'ataques pánico'], en: ['depression', 'panic attacks', 'anxiety depression'] },
  },
  {
    kind: 'pain',
    es: 'miedo al dentista',
    en: 'fear of the dentist',
    clues: {
      es: ['pánico dentista', 'temen dentista', 'evitan dentista', 'fobia dentista'],
      en: ['afraid of dentist', 'avoid dentist', 'dental phobia', 'dental fear'],
    },
  },
  {
    kind: 'pain',
    es: 'dolor tapado con pastillas',
    en: 'pain masked by pills',
    clues: {
      es: ['pastillas dolor'],
      en: ['painkillers', 'pills for pain'],
    },
  },
  {
    kind: 'pain',
    es: 'vergüenza de pedir terapia',
    en: 'embarrassment at asking for therapy',
    clues: {
      es: ['vergüenza psicólogo', 'estigma', 'miedo psicólogo', 'cuesta pedir ayuda'],
      en: ['stigma', 'ashamed therapy', 'hard to ask for help'],
    },
  },
  {
    kind: 'pain',
    es: 'mascotas estresadas en la sala',
    en: 'pets stressed in the waiting room',
    clues: {
      es: ['gato estresado', 'perro miedo veterinario', 'mascota nerviosa', 'estrés veterinario'],
      en: ['stressed cat', 'scared of the vet', 'stressed pets'],
    },
  },
  {
    kind: 'pain',
    es: 'veterinarios demasiado lejos',
    en: 'vets too far away',
    clues: {
      es: ['urgencias lejos veterinario', 'veterinario lejos', 'hospital veterinario lejos', 'veterinario cercano está'],
      en: ['vet far away', 'nearest vet', 'emergency vet far'],
    },
  },
  {
    kind: 'pain',
    es: 'dietas que no funcionan',
    en: 'diets that do not work',
    clues: { es: ['dieta fotocopiada', 'dietas milagro', 'efecto rebote'], en: ['photocopied diet', 'miracle diets', 'yo-yo dieting'] },
  },
  {
    kind: 'pain',
    es: 'dolor que vuelve',
    en: 'pain that returns',
    clues: {
      es: ['dolor vuelve', 'recaídas', 'vuelve a doler'],
      en: ['pain comes back', 'pain returns', 'relapses', 'keeps coming back', 'pain keeps coming'],
    },
  },
  {
    kind: 'alternative',
    es: 'la sanidad pública',
    en: 'the public health service',
    clues: {
      es: ['seguridad social', 'centro salud público', 'médico cabecera', 'sanidad pública'],
      en: ['nhs', 'public health system', 'public healthcare', 'family doctor'],
    },
  },
  {
    kind: 'alternative',
    es: 'rodillos de espuma',
    en: 'foam rollers',
    clues: { es: ['rodillos de espuma', 'rodillo de espuma'], en: ['foam rollers', 'foam roller'] },
  },
  {
    kind: 'alternative',
    es: 'la cadena dental',
    en: 'the dental chain',
    clues: {
      es: ['vitaldent', 'clínicas dentales franquicia', 'franquicia dental', 'cadena dentistas'],
      en: ['dental chains', 'chain dentist', 'corporate dentist'],
    },
  },
  {
    kind: 'alternative',
    es: 'el cuadro médico de la mutua',
    en: 'the insurer’s list of clinics',
    clues: { es: ['cuadro médico', 'clínicas mutua', 'médico mutua'], en: ['insurer clinic', 'insurance network', 'insurer list'] },
  },
  {
    kind: 'alternative',
    es: 'los analgésicos del botiquín',
    en: 'painkillers from the cupboard',
    clues: { es: ['automedicación', 'pastilla farmacia', 'pastillas farmacia'], en: ['self-medication', 'pharmacy pills'] },
  },
  {
    kind: 'alternative',
    es: 'un masajista del barrio',
    en: 'a local masseur',
    clues: { es: ['masajista barrio', 'masajista conocido', 'masajista casa'], en: ['masseur', 'local massage'] },
  },
  {
    kind: 'alternative',
    es: 'las aplicaciones de terapia',
    en: 'therapy apps',
    clues: { es: ['apps terapia', 'terapia app', 'betterhelp'], en: ['therapy app', 'betterhelp'] },
  },
  {
    kind: 'alternative',
    es: 'los consejos de internet',
    en: 'internet advice',
    clues: {
      es: ['buscar síntomas', 'vídeos ejercicios internet', 'doctor google'],
      en: ['symptoms online', 'doctor google', 'internet exercises'],
    },
  },
  {
    kind: 'alternative',
    es: 'el hospital veterinario de la ciudad',
    en: 'the city’s veterinary hospital',
    clues: { es: ['hospital veterinario', 'veterinario ciudad'], en: ['veterinary hospital', 'vet hospital', 'city vet'] },
  },
  {
    kind: 'alternative',
    es: 'el dentista de siempre',
    en: 'the usual dentist',
    clues: { es: ['dentista siempre', 'mismo dentista siempre'], en: ['usual dentist', 'family dentist'] },
  },
  {
    kind: 'channel',
    es: 'directorios de profesionales sanitarios',
    en: 'health directories',
    clues: { es: ['doctoralia', 'topdoctors', 'directorio médicos'], en: ['doctoralia', 'zocdoc', 'psychology today'] },
  },
  {
    kind: 'channel',
    es: 'pediatras que derivan',
    en: 'paediatricians who refer',
    clues: {
      es: ['pediatras recomiendan', 'pediatra deriva', 'pediatras'],
      en: ['paediatrician referrals', 'paediatricians', 'pediatricians'],
    },
  },
  {
    kind: 'channel',
    es: 'recordatorio de revisión',
    en: 'check-up reminders',
    clues: {
      es: ['recordatorio revisión', 'aviso revisión', 'recordatorio vacuna'],
      en: ['recall reminder', 'vaccine reminder', 'check-up reminder'],
    },
  },
  {
    kind: 'channel',
    es: 'clubes deportivos que derivan',
    en: 'sports clubs that refer players',
    clues: { es: ['clubes derivan', 'acuerdo club fútbol', 'equipos derivan'], en: ['club referrals', 'clubs refer players'] },
  },
  {
    kind: 'channel',
    es: 'colegios que derivan alumnos',
    en: 'schools that refer pupils',
    clues: {
      es: ['colegios derivan', 'orientador escolar', 'gabinete colegio'],
      en: ['school psychologist', 'schools refer', 'school counsellor'],
    },
  },
  {
    kind: 'resource',
    es: 'licencia sanitaria',
    en: 'a health licence',
    clues: {
      es: ['autorización sanitaria', 'registro sanitario', 'permiso sanidad'],
      en: ['health permit', 'clinic licence', 'healthcare registration'],
    },
  },
  {
    kind: 'resource',
    es: 'colegiación profesional',
    en: 'professional registration',
    clues: {
      es: ['número colegiado', 'título colegiado', 'psicóloga colegiada', 'estar colegiado'],
      en: ['registered practitioner', 'professional licence', 'chartered physio'],
    },
  },
  {
    kind: 'resource',
    es: 'camillas hidráulicas',
    en: 'hydraulic couches',
    clues: { es: ['camilla hidráulica', 'camillas eléctricas', 'camilla fisio'], en: ['treatment couch', 'treatment table', 'plinth'] },
  },
  {
    kind: 'resource',
    es: 'sillón dental',
    en: 'a dental chair',
    clues: {
      es: ['sillones dentales', 'gabinete dental', 'equipo dental'],
      en: ['dental chairs', 'dental equipment', 'dental surgery room'],
    },
  },
  {
    kind: 'resource',
    es: 'equipo de rayos',
    en: 'radiography equipment',
    clues: { es: ['aparato rayos', 'equipo radiología', 'ecógrafo propio'], en: ['x-ray machine', 'x-ray unit', 'own ultrasound'] },
  },
  {
    kind: 'resource',
    es: 'sala insonorizada',
    en: 'a soundproofed room',
    clues: {
      es: ['despacho insonorizado', 'consulta insonorizada', 'aislar despacho'],
      en: ['soundproof office', 'soundproof consulting', 'quiet room'],
    },
  },
  {
    kind: 'resource',
    es: 'quirófano veterinario',
    en: 'a veterinary operating theatre',
    clues: { es: ['quirófano propio', 'quirófano'], en: ['operating theatre', 'operating room'] },
  },
  {
    kind: 'resource',
    es: 'laboratorio de análisis propio',
    en: 'an in-house test laboratory',
    clues: { es: ['analítica propia', 'análisis sangre', 'laboratorio análisis'], en: ['in-house lab', 'blood tests', 'lab tests'] },
  },
  {
    kind: 'resource',
    es: 'historia clínica digital',
    en: 'digital patient records',
    clues: {
      es: ['historia clínica', 'programa clínico', 'software clínica', 'fichas pacientes'],
      en: ['patient records', 'clinic software', 'practice software'],
    },
  },
  {
    kind: 'resource',
    es: 'despachos por horas',
    en: 'consulting rooms by the hour',
    clues: {
      es: ['alquilar consulta', 'alquiler despacho', 'despacho horas', 'consulta compartida'],
      en: ['room hire', 'rent consulting room', 'shared consulting'],
    },
  },
  {
    kind: 'resource',
    es: 'seguro de responsabilidad profesional',
    en: 'professional indemnity insurance',
    clues: {
      es: ['responsabilidad civil profesional', 'seguro responsabilidad sanitaria', 'seguro mala praxis'],
      en: ['malpractice insurance', 'professional indemnity', 'malpractice cover'],
    },
  },
  {
    kind: 'offer',
    es: 'cuidado de mayores por horas',
    en: 'hourly care for older people',
    clues: {
      es: [
        'cuidado de mayores',
        'cuidado de ancianos',
        'cuidado de adultos mayores',
        'ayuda a domicilio',
        'cuidadoras por horas',
        'cuidadoras van casa horas',
      ],
      en: ['senior home care', 'elderly care', 'home care', 'care by the hour', 'in-home care'],
    },
  },
  {
    kind: 'offer',
    es: 'acompañamiento al médico',
    en: 'company to doctor’s appointments',
    clues: {
      es: ['acompañar al médico', 'acompañamiento médico', 'llevarlos al médico'],
      en: ['taken to the doctor', 'lifts to appointments', 'trips to the doctor'],
    },
  },
  {
    kind: 'offer',
    es: 'cuidadores internos',
    en: 'live-in carers',
    clues: { es: ['interna', 'internas', 'cuidadora interna'], en: ['live-in care', 'live-in carer', 'live-in caregivers'] },
  },
  {
    kind: 'edge',
    es: 'siempre la misma cuidadora',
    en: 'always the same carer',
    clues: {
      es: ['cuidadoras fijas', 'misma cuidadora', 'la misma persona siempre', 'siempre la misma'],
      en: ['same carer', 'same two carers', 'same caregiver', 'same two caregivers', 'same caregivers', 'same aide'],
    },
  },
  {
    kind: 'edge',
    es: 'una suplente ya conocida',
    en: 'a stand-in the family has met',
    clues: {
      es: [
        'sustituta conocida',
        'suplente conocida',
        'sustituta si falla',
        'suplente si falla',
        'reemplazo conocido',
        'suplente con nombre',
      ],
      en: ['familiar stand-in', 'known replacement', 'backup carer', 'back-up carer'],
    },
  },
  {
    kind: 'edge',
    es: 'un parte de cada visita',
    en: 'a note of every visit',
    clues: {
      es: ['parte diario', 'parte cada visita', 'informe de cada visita', 'reporte diario'],
      en: ['visit notes', 'daily notes', 'note after every visit', 'a report each visit'],
    },
  },
  {
    kind: 'edge',
    es: 'cuidadoras con contrato',
    en: 'carers with a proper contract',
    clues: {
      es: ['cuidadoras con contrato', 'cuidadora con contrato', 'con contrato y alta', 'dadas de alta'],
      en: ['employed carers', 'carers on a contract', 'carers with a contract'],
    },
  },
  {
    kind: 'customer',
    es: 'hijos con padres mayores',
    en: 'adult children of older parents',
    clues: {
      es: ['hijos con padres mayores', 'hijos de mayores', 'familias con mayores', 'hijos que viven lejos'],
      en: ['adult children', 'families with aging parents', 'sons and daughters', 'children of elderly parents'],
    },
  },
  {
    kind: 'customer',
    es: 'personas mayores que viven solas',
    en: 'older people who live alone',
    clues: {
      es: ['mayores que viven solos', 'adultos mayores', 'mi madre vive sola', 'abuelos solos'],
      en: ['seniors living alone', 'mum lives alone', 'elderly living alone', 'older people alone'],
    },
  },
  {
    kind: 'pain',
    es: 'una cara distinta cada semana',
    en: 'a different face every week',
    clues: {
      es: ['cada vez alguien distinto', 'cada día una persona distinta', 'cambian de cuidadora'],
      en: ['different person each day', 'different carer each time', 'new face every week'],
    },
  },
  {
    kind: 'pain',
    es: 'nadie de confianza a quien llamar',
    en: 'nobody trusted to call on',
    clues: {
      es: ['nadie de confianza', 'no encontramos a nadie de confianza', 'gente de confianza'],
      en: ['nobody we trust', 'no one reliable', 'someone we can trust'],
    },
  },
  {
    kind: 'alternative',
    es: 'una persona sin contrato',
    en: 'somebody paid in cash',
    clues: {
      es: ['señora sin contrato', 'cuidadora sin papeles', 'pagar en negro'],
      en: ['cash in hand carer', 'someone paid cash', 'off the books'],
    },
  },
  {
    kind: 'alternative',
    es: 'la residencia de mayores',
    en: 'the residential home',
    clues: { es: ['residencia de ancianos', 'residencias', 'asilo', 'geriátrico'], en: ['care home', 'nursing home', 'assisted living'] },
  },
  {
    kind: 'resource',
    es: 'cuidadoras con formación',
    en: 'trained carers',
    clues: {
      es: ['cuidadoras tituladas', 'auxiliares de geriatría', 'auxiliares de enfermería'],
      en: ['certified caregivers', 'qualified carers', 'care assistants'],
    },
  },
];
