import type { Concept } from './concept.ts';

export const consultingFreelanceConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'contabilidad',
    en: 'bookkeeping',
    clues: {
      es: ['llevar la contabilidad', 'contabilidad mensual', 'contabilidad para pymes'],
      en: ['monthly accounts', 'books kept up to date', 'do the books'],
    },
  },
  {
    kind: 'offer',
    es: 'nóminas',
    en: 'payroll',
    clues: {
      es: ['nóminas y contratos', 'nóminas y seguros sociales', 'gestión laboral'],
      en: ['monthly payroll', 'payslips', 'run payroll'],
    },
  },
  {
    kind: 'offer',
    es: 'declaraciones trimestrales',
    en: 'quarterly returns',
    clues: {
      es: ['impuestos trimestrales', 'modelos trimestrales', 'IVA trimestral', 'presentar el IVA'],
      en: ['VAT returns', 'quarterly tax', 'quarterly filings'],
    },
  },
  {
    kind: 'offer',
    es: 'declaración de la renta',
    en: 'personal tax returns',
    clues: { es: ['hacer la renta', 'campaña de la renta'], en: ['self assessment', 'tax returns', 'personal tax'] },
  },
  {
    kind: 'offer',
    es: 'alta de autónomos',
    en: 'sole-trader registration',
    clues: {
      es: ['darse de alta de autónomo', 'alta en hacienda', 'trámites de alta'],
      en: ['register as self employed', 'sole trader set up', 'register as sole trader'],
    },
  },
  {
    kind: 'offer',
    es: 'constitución de sociedades',
    en: 'company formation',
    clues: { es: ['constituir sociedades', 'crear la SL', 'montar una SL'], en: ['set up companies', 'incorporate companies'] },
  },
  {
    kind: 'offer',
    es: 'cuentas anuales',
    en: 'year-end accounts',
    clues: { es: ['cierre contable', 'cierre del año', 'depósito de cuentas'], en: ['annual accounts', 'year end', 'statutory accounts'] },
  },
  {
    kind: 'offer',
    es: 'asesoría fiscal',
    en: 'tax advice',
    clues: { es: ['asesor fiscal', 'planificación fiscal', 'consejo fiscal'], en: ['tax planning', 'tax adviser', 'tax advisory'] },
  },
  {
    kind: 'offer',
    es: 'reclamación de impagados',
    en: 'unpaid-invoice claims',
    clues: {
      es: ['reclamar impagos', 'cobro de deudas', 'morosos', 'monitorios'],
      en: ['debt recovery', 'chase unpaid invoices', 'recover debts'],
    },
  },
  {
    kind: 'offer',
    es: 'divorcios',
    en: 'divorce cases',
    clues: {
      es: ['separaciones matrimoniales', 'custodia de hijos', 'divorcio de mutuo acuerdo'],
      en: ['divorces', 'separation agreements', 'child custody'],
    },
  },
  {
    kind: 'offer',
    es: 'herencias',
    en: 'inheritance matters',
    clues: { es: ['testamentos', 'sucesiones', 'repartir la herencia'], en: ['probate', 'wills and estates', 'write wills'] },
  },
  {
    kind: 'offer',
    es: 'extranjería',
    en: 'immigration cases',
    clues: {
      es: ['papeles de residencia', 'permisos de residencia', 'pedir la nacionalidad', 'arraigo'],
      en: ['visas', 'residence permits', 'citizenship', 'immigration law'],
    },
  },
  {
    kind: 'offer',
    es: 'despidos',
    en: 'dismissal cases',
    clues: {
      es: ['reclamar el despido', 'despido improcedente', 'abogado laboralista'],
      en: ['unfair dismissal', 'employment claims', 'redundancy cases'],
    },
  },
  {
    kind: 'offer',
    es: 'reclamaciones a bancos',
    en: 'claims against banks',
    clues: { es: ['cláusula suelo', 'gastos de hipoteca', 'tarjetas revolving'], en: ['bank claims', 'mortgage claims', 'mis sold loans'] },
  },
  {
    kind: 'offer',
    es: 'redacción de contratos',
    en: 'contract drafting',
    clues: {
      es: ['redactar contratos', 'revisar contratos', 'contratos mercantiles'],
      en: ['draft contracts', 'contract review', 'review contracts'],
    },
  },
  {
    kind: 'offer',
    es: 'reclamaciones por accidentes',
    en: 'accident claims',
    clues: {
      es: ['accidentes de tráfico', 'indemnización por accidente', 'negligencia médica'],
      en: ['personal injury', 'road accident claims', 'injury claims'],
    },
  },
  {
    kind: 'offer',
    es: 'mediación',
    en: 'mediation',
    clues: {
      es: ['mediador', 'mediación familiar', 'acuerdo antes del juicio', 'sin ir a juicio'],
      en: ['family mediation', 'settle out of court', 'without going to court'],
    },
  },
  {
    kind: 'offer',
    es: 'protección de datos',
    en: 'data-protection compliance',
    clues: { es: ['RGPD', 'delegado de protección de datos', 'LOPD'], en: ['GDPR', 'data protection officer', 'data protection'] },
  },
  {
    kind: 'offer',
    es: 'traducción jurada',
    en: 'sworn translation',
    clues: {
      es: ['traductor jurado', 'documentos sellados', 'traducción oficial'],
      en: ['certified translation', 'official translation', 'stamped translation'],
    },
  },
  {
    kind: 'offer',
    es: 'traducción técnica',
    en: 'technical translation',
    clues: {
      es: ['manuales técnicos', 'traducir manuales', 'traducción de patentes'],
      en: ['translate manuals', 'technical manuals', 'patent translation'],
    },
  },
  {
    kind: 'offer',
    es: 'traducción de páginas web',
    en: 'website translation',
    clues: {
      es: ['localización de webs', 'traducir webs', 'traducción de tiendas online'],
      en: ['localisation', 'website localization', 'translate websites'],
    },
  },
  {
    kind: 'offer',
    es: 'interpretación en reuniones',
    en: 'interpreting at meetings',
    clues: {
      es: ['intérprete', 'interpretación simultánea', 'interpretación en congresos'],
      en: ['interpreter', 'simultaneous interpreting', 'conference interpreting'],
    },
  },
  {
    kind: 'offer',
    es: 'corrección de textos',
    en: 'proofreading',
    clues: { es: ['corrector de textos', 'corrección de estilo', 'revisar textos'], en: ['copy editing', 'editing of texts'] },
  },
  {
    kind: 'offer',
    es: 'subtitulado',
    en: 'subtitling',
    clues: { es: ['subtitular vídeos', 'subtítulos para series'], en: ['captioning', 'subtitle videos'] },
  },
  {
    kind: 'offer',
    es: 'proyectos de reforma',
    en: 'refurbishment designs',
    clues: {
      es: ['planos de reforma', 'proyecto de reforma integral'],
      en: ['renovation plans', 'refurbishment drawings', 'home renovation design'],
    },
  },
  {
    kind: 'offer',
    es: 'viviendas a medida',
    en: 'houses designed to order',
    clues: {
      es: ['casas a medida', 'proyecto de vivienda', 'casa unifamiliar'],
      en: ['bespoke houses', 'new house design', 'one off houses'],
    },
  },
  {
    kind: 'offer',
    es: 'proyecto del primer croquis a la licencia de obra',
    en: 'design from first sketch to planning permission',
    clues: {
      es: [
        'del primer croquis a la licencia',
        'del boceto a la licencia',
        'del croquis a la licencia',
        'desde el croquis hasta la licencia',
      ],
      en: ['first sketch to planning permission', 'from sketch to planning permission', 'sketch to planning', 'from sketch to approval'],
    },
  },
  {
    kind: 'offer',
    es: 'trámite de la licencia de obra',
    en: 'planning applications handled',
    clues: {
      es: ['tramitar licencias', 'licencia de reforma', 'permisos de obra'],
      en: ['planning permission', 'building consents', 'planning applications'],
    },
  },
  {
    kind: 'offer',
    es: 'certificados energéticos',
    en: 'energy certificates',
    clues: { es: ['certificación energética', 'etiqueta energética'], en: ['energy performance certificate', 'EPC', 'energy rating'] },
  },
  {
    kind: 'offer',
    es: 'dirección de obra',
    en: 'site supervision',
    clues: {
      es: ['dirigir la obra', 'visitas de obra', 'seguimiento de obra'],
      en: ['supervise works', 'site visits', 'oversee the build'],
    },
  },
  {
    kind: 'offer',
    es: 'informes periciales',
    en: 'expert reports',
    clues: { es: ['peritajes', 'perito', 'perito judicial'], en: ['expert witness reports', 'expert witness'] },
  },
  {
    kind: 'offer',
    es: 'proyectos de interiorismo',
    en: 'interior design',
    clues: {
      es: ['decoración de interiores', 'diseño de interiores', 'interiorismo de locales'],
      en: ['interior decoration', 'decorate interiors'],
    },
  },
  {
    kind: 'offer',
    es: 'coaching ejecutivo',
    en: 'executive coaching',
    clues: {
      es: ['coaching para directivos', 'coach ejecutivo', 'coaching de mandos'],
      en: ['coaching for managers', 'leadership coaching'],
    },
  },
  {
    kind: 'offer',
    es: 'orientación profesional',
    en: 'career guidance',
    clues: {
      es: ['cambio de carrera', 'orientación laboral', 'buscar trabajo con método'],
      en: ['career coaching', 'career change', 'job search coaching'],
    },
  },
  {
    kind: 'offer',
    es: 'sesiones individuales por videollamada',
    en: 'one-to-one video sessions',
    clues: {
      es: ['sesiones online', 'sesiones por zoom', 'sesiones por videollamada'],
      en: ['online sessions', 'zoom sessions', 'video call sessions'],
    },
  },
  {
    kind: 'offer',
    es: 'talleres para equipos',
    en: 'team workshops',
    clues: { es: ['formación para equipos', 'dinámicas de equipo'], en: ['workshops for teams', 'team training', 'team days'] },
  },
  {
    kind: 'offer',
    es: 'selección de personal',
    en: 'recruitment',
    clues: { es: ['buscar candidatos', 'reclutamiento', 'headhunting'], en: ['headhunting', 'find candidates'] },
  },
  {
    kind: 'offer',
    es: 'tramitación de subvenciones',
    en: 'grant applications',
    clues: {
      es: ['ayudas públicas', 'pedir subvenciones', 'subvenciones'],
      en: ['apply for grants', 'grants and subsidies', 'public funding'],
    },
  },
  {
    kind: 'offer',
    es: 'estudios de viabilidad',
    en: 'feasibility studies',
    clues: { es: ['plan de viabilidad', 'plan financiero'], en: ['feasibility plan', 'viability study', 'financial plan'] },
  },
  {
    kind: 'offer',
    es: 'consultoría de procesos',
    en: 'process consulting',
    clues: {
      es: ['mejora de procesos', 'ordenar procesos', 'procesos internos'],
      en: ['process improvement', 'streamline processes', 'lean processes'],
    },
  },
  {
    kind: 'offer',
    es: 'asistencia virtual',
    en: 'virtual assistance',
    clues: { es: ['secretaria virtual', 'gestión de agenda'], en: ['remote assistant', 'diary management'] },
  },
  {
    kind: 'offer',
    es: 'soporte informático',
    en: 'computer support',
    clues: { es: ['mantenimiento informático', 'informático por horas'], en: ['computer maintenance', 'tech support'] },
  },
  {
    kind: 'offer',
    es: 'ciberseguridad',
    en: 'cybersecurity',
    clues: { es: ['seguridad informática', 'auditoría de seguridad'], en: ['cyber security', 'security audits'] },
  },
  {
    kind: 'offer',
    es: 'análisis de datos',
    en: 'data analysis',
    clues: { es: ['cuadros de mando', 'informes de datos', 'power bi'], en: ['dashboards', 'data analyst', 'power bi'] },
  },
  {
    kind: 'edge',
    es: 'cuota mensual cerrada',
    en: 'a flat monthly fee',
    clues: {
      es: ['cuota fija', 'tarifa plana', 'cuota mensual', 'iguala mensual'],
      en: ['flat fee', 'fixed monthly fee', 'monthly retainer'],
    },
  },
  {
    kind: 'edge',
    es: 'presupuesto por escrito antes de empezar',
    en: 'a written quote before starting',
    clues: {
      es: ['presupuesto cerrado', 'honorarios por escrito', 'hoja de encargo'],
      en: ['written quote', 'engagement letter', 'fees in writing'],
    },
  },
  {
    kind: 'edge',
    es: 'primera consulta gratuita',
    en: 'a free first consultation',
    clues: {
      es: ['primera consulta gratis', 'primera visita gratis', 'primera sesión gratis', 'primera reunión gratuita'],
      en: ['free first meeting', 'free initial consultation', 'free first session'],
    },
  },
  {
    kind: 'edge',
    es: 'cobro a éxito',
    en: 'fees on results',
    clues: {
      es: ['comisión a éxito', 'honorarios a éxito', 'porcentaje de lo conseguido'],
      en: ['no win no fee', 'success fee', 'contingency fee'],
    },
  },
  {
    kind: 'edge',
    es: 'respuesta en el día',
    en: 'same-day replies',
    clues: {
      es: ['contestar el mismo día', 'respondemos el mismo día', 'respuesta rápida por WhatsApp'],
      en: ['reply same day', 'answer within the day', 'same day answers'],
    },
  },
  {
    kind: 'edge',
    es: 'trato con quien hace el trabajo',
    en: 'dealing with whoever does the work',
    clues: {
      es: ['trato directo', 'siempre la misma persona', 'habla con quien lleva el caso'],
      en: ['same person throughout', 'deal directly', 'one point of contact'],
    },
  },
  {
    kind: 'edge',
    es: 'lenguaje llano',
    en: 'plain language',
    clues: {
      es: ['explicado en claro', 'hablar claro', 'explicamos en cristiano', 'sin tecnicismos'],
      en: ['plain english', 'jargon free', 'explained simply', 'no jargon'],
    },
  },
  {
    kind: 'edge',
    es: 'facturas enviadas por foto',
    en: 'invoices sent as photos',
    clues: {
      es: ['foto de los tickets', 'facturas por WhatsApp', 'subir tickets con el móvil'],
      en: ['photo of receipts', 'snap receipts', 'receipts by phone'],
    },
  },
  {
    kind: 'edge',
    es: 'acceso a las cuentas en línea',
    en: 'online access to the books',
    clues: {
      es: ['contabilidad en la nube', 'cuentas en tiempo real', 'ver las cuentas online'],
      en: ['cloud accounting', 'client portal', 'real time accounts'],
    },
  },
  {
    kind: 'edge',
    es: 'avisos antes de cada plazo',
    en: 'warnings before each deadline',
    clues: {
      es: [
        'avisamos de los plazos',
        'recordatorio de impuestos',
        'aviso de vencimientos',
        'aviso por WhatsApp antes de cada plazo',
        'aviso antes de cada plazo',
        'avisos antes de cada vencimiento',
      ],
      en: [
        'deadline reminders',
        'tax reminders',
        'reminders before deadlines',
        'a WhatsApp before each deadline',
        'a reminder before each deadline',
        'a text before every deadline',
      ],
    },
  },
  {
    kind: 'edge',
    es: 'especialización en un solo gremio',
    en: 'specialism in one trade',
    clues: {
      es: ['especializados en hostelería', 'solo hostelería', 'especialistas en un sector'],
      en: ['one industry only', 'specialise in one sector', 'only one trade'],
    },
  },
  {
    kind: 'edge',
    es: 'traducción de nativos',
    en: 'native-speaker translation',
    clues: { es: ['traductores nativos', 'nativo en ambos idiomas'], en: ['native translators', 'native speaker'] },
  },
  {
    kind: 'edge',
    es: 'revisión por una segunda persona',
    en: 'review by a second person',
    clues: {
      es: ['segunda revisión', 'revisado por otro traductor', 'doble revisión'],
      en: ['second pair of eyes', 'reviewed by second translator', 'double checked'],
    },
  },
  {
    kind: 'edge',
    es: 'entrega urgente',
    en: 'rush delivery',
    clues: {
      es: ['traducciones urgentes', 'urgente en un día', 'plazo urgente'],
      en: ['urgent translation', 'rush jobs', 'urgent turnaround'],
    },
  },
  {
    kind: 'edge',
    es: 'planos en tres dimensiones',
    en: 'three-dimensional drawings',
    clues: { es: ['renders', 'recorrido virtual', 'maqueta virtual', 'BIM'], en: ['photo renders', 'virtual walkthrough', 'BIM'] },
  },
  {
    kind: 'edge',
    es: 'control del presupuesto de obra',
    en: 'cost control on site',
    clues: {
      es: ['desviaciones de obra', 'presupuesto de obra cerrado', 'control de costes de obra'],
      en: ['cost overruns control', 'budget control on site', 'builders’ quotes checked'],
    },
  },
  {
    kind: 'edge',
    es: 'construcción de bajo consumo',
    en: 'low-energy building',
    clues: {
      es: ['casa pasiva', 'passivhaus', 'eficiencia energética'],
      en: ['passive house', 'energy efficient building', 'low energy house'],
    },
  },
  {
    kind: 'edge',
    es: 'programa con final fijado',
    en: 'a programme with an end date',
    clues: {
      es: ['proceso de seis sesiones', 'programa de tres meses', 'programa cerrado'],
      en: ['six session programme', 'three month programme', 'fixed programme'],
    },
  },
  {
    kind: 'edge',
    es: 'metas medidas en cada sesión',
    en: 'goals measured each session',
    clues: { es: ['objetivos medibles', 'plan de acción', 'medir avances'], en: ['measurable goals', 'action plan', 'track progress'] },
  },
  {
    kind: 'edge',
    es: 'desplazamiento a la empresa',
    en: 'visits to the client’s premises',
    clues: {
      es: ['visitamos la empresa', 'vamos a la empresa', 'reuniones en tu oficina'],
      en: ['visit your office', 'come to your premises'],
    },
  },
  {
    kind: 'edge',
    es: 'firma electrónica',
    en: 'electronic signing',
    clues: {
      es: ['trámites online', 'todo telemático', 'certificado digital', 'firma digital'],
      en: ['electronic signature', 'digital signature', 'all paperwork online'],
    },
  },
  {
    kind: 'edge',
    es: 'confidencialidad firmada',
    en: 'signed confidentiality',
    clues: { es: ['acuerdo de confidencialidad', 'NDA'], en: ['non disclosure agreement', 'NDA', 'confidentiality agreement'] },
  },
  {
    kind: 'customer',
    es: 'autónomos',
    en: 'sole traders',
    clues: { es: ['trabajadores por cuenta propia', 'freelances'], en: ['self employed', 'freelancers', 'sole proprietors'] },
  },
  {
    kind: 'customer',
    es: 'pequeñas empresas',
    en: 'small firms',
    clues: { es: ['microempresas', 'pymes', 'empresas de menos de diez'], en: ['small businesses', 'micro businesses', 'SMEs'] },
  },
  {
    kind: 'customer',
    es: 'bares o restaurantes',
    en: 'bars or restaurants',
    clues: { es: ['hostelería', 'dueños de bares'], en: ['hospitality businesses', 'bar owners', 'restaurant owners'] },
  },
  {
    kind: 'customer',
    es: 'comunidades de vecinos',
    en: 'residents’ associations',
    clues: {
      es: ['comunidad de propietarios', 'administradores de fincas', 'presidentes de comunidad'],
      en: ['homeowner associations', 'blocks of flats', 'property managers'],
    },
  },
  {
    kind: 'customer',
    es: 'particulares que reforman su casa',
    en: 'homeowners refurbishing',
    clues: {
      es: ['reformar la casa', 'reformar un piso', 'compran para reformar'],
      en: ['homeowners', 'renovating their home', 'house renovators'],
    },
  },
  {
    kind: 'customer',
    es: 'familias con una herencia',
    en: 'families settling an estate',
    clues: { es: ['herederos', 'hermanos con herencia', 'heredan una casa'], en: ['heirs', 'executors', 'bereaved families'] },
  },
  {
    kind: 'customer',
    es: 'extranjeros residentes',
    en: 'foreign residents',
    clues: { es: ['inmigrantes', 'jubilados extranjeros', 'extranjeros recién llegados'], en: ['expats', 'newly arrived foreigners'] },
  },
  {
    kind: 'customer',
    es: 'trabajadores despedidos',
    en: 'dismissed workers',
    clues: {
      es: ['despedidos', 'empleados despedidos', 'gente que ha perdido el empleo'],
      en: ['laid off workers', 'made redundant', 'sacked workers'],
    },
  },
  {
    kind: 'customer',
    es: 'empresas que exportan',
    en: 'exporting companies',
    clues: {
      es: ['venden en el extranjero', 'exportadores de la zona', 'vender fuera de España'],
      en: ['companies selling abroad', 'firms that export'],
    },
  },
  {
    kind: 'customer',
    es: 'editoriales de libros',
    en: 'publishing houses',
    clues: {
      es: ['pequeñas editoriales', 'autores que publican', 'autoeditados'],
      en: ['self published authors', 'small publishers', 'book publishers'],
    },
  },
  {
    kind: 'customer',
    es: 'investigadores',
    en: 'university researchers',
    clues: {
      es: ['doctorandos', 'grupos de investigación', 'profesores de universidad'],
      en: ['phd students', 'research groups', 'university departments'],
    },
  },
  {
    kind: 'customer',
    es: 'mandos intermedios',
    en: 'middle managers',
    clues: { es: ['jefes de equipo', 'gerentes', 'nuevos jefes'], en: ['team leaders', 'line managers', 'new managers'] },
  },
  {
    kind: 'customer',
    es: 'profesionales que cambian de rumbo',
    en: 'people changing careers',
    clues: { es: ['cambiar de trabajo', 'reinventarse', 'cambiar de profesión'], en: ['career changers', 'change jobs', 'change career'] },
  },
  {
    kind: 'customer',
    es: 'empresas emergentes',
    en: 'start-ups',
    clues: { es: ['startups', 'empresas recién creadas'], en: ['startups', 'newly formed companies'] },
  },
  {
    kind: 'pain',
    es: 'papeleo que se acumula',
    en: 'paperwork that piles up',
    clues: {
      es: ['mucho papeleo', 'perder horas con papeles', 'papeles acumulados', 'burocracia'],
      en: ['piles of paperwork', 'too much paperwork', 'red tape', 'shoebox of receipts'],
    },
  },
  {
    kind: 'pain',
    es: 'sanciones por plazos vencidos',
    en: 'fines for missed deadlines',
    clues: {
      es: ['multas de hacienda', 'recargos de hacienda', 'fuera de plazo'],
      en: ['late penalties', 'tax penalties', 'missed deadlines'],
    },
  },
  {
    kind: 'pain',
    es: 'gestorías que tardan en contestar',
    en: 'accountants who are slow to answer',
    clues: {
      es: ['nadie contesta', 'tardan en contestar', 'gestoría desaparecida', 'no contesta el gestor', 'no cogen el teléfono'],
      en: ['never answers', 'accountant never replies', 'hard to reach', 'slow to reply', 'not answering'],
    },
  },
  {
    kind: 'pain',
    es: 'facturas sorpresa del despacho',
    en: 'surprise legal bills',
    clues: {
      es: ['minutas sorpresa', 'honorarios sorpresa', 'facturan por cada llamada'],
      en: ['surprise fees', 'hidden fees', 'billed by the hour'],
    },
  },
  {
    kind: 'pain',
    es: 'lenguaje jurídico incomprensible',
    en: 'unreadable legal language',
    clues: {
      es: ['lenguaje de abogados', 'jerga legal', 'letra pequeña', 'no entienden lo que firman'],
      en: ['legal jargon', 'legalese', 'small print'],
    },
  },
  {
    kind: 'pain',
    es: 'pleitos que se alargan',
    en: 'lawsuits that drag on',
    clues: { es: ['juicios largos', 'años de juicio', 'juicios eternos'], en: ['court cases drag', 'long court cases', 'years in court'] },
  },
  {
    kind: 'pain',
    es: 'traducciones de máquina con errores',
    en: 'machine translation full of errors',
    clues: {
      es: ['errores del traductor automático', 'traducciones malas', 'mal traducido', 'traducción literal'],
      en: ['bad translations', 'machine errors', 'mistranslated', 'literal translation'],
    },
  },
  {
    kind: 'pain',
    es: 'obras que se pasan del presupuesto',
    en: 'building works over budget',
    clues: {
      es: ['sobrecostes', 'obra más cara de lo previsto', 'desviación del presupuesto'],
      en: ['over budget', 'cost overruns', 'builders overcharge'],
    },
  },
  {
    kind: 'pain',
    es: 'licencias que tardan meses',
    en: 'permits that take months',
    clues: { es: ['licencia que tarda', 'meses esperando licencia', 'ayuntamiento lento'], en: ['slow planning', 'waiting for planning'] },
  },
  {
    kind: 'pain',
    es: 'bloqueo profesional',
    en: 'feeling stuck at work',
    clues: {
      es: ['estancados', 'sentirse estancado', 'bloqueados en el trabajo'],
      en: ['stuck at work', 'stuck in a job', 'dead end job'],
    },
  },
  {
    kind: 'pain',
    es: 'desgaste en el trabajo',
    en: 'burnout at work',
    clues: { es: ['quemados', 'estrés laboral', 'agotamiento'], en: ['burnt out', 'burnout', 'work stress', 'exhausted at work'] },
  },
  {
    kind: 'pain',
    es: 'equipos mal avenidos',
    en: 'teams at odds',
    clues: {
      es: ['equipos desmotivados', 'mala comunicación interna', 'conflictos en el equipo', 'equipos que no se entienden'],
      en: ['demotivated teams', 'poor communication at work', 'team conflict'],
    },
  },
  {
    kind: 'pain',
    es: 'subvenciones que se pierden',
    en: 'grants left unclaimed',
    clues: {
      es: ['ayudas que se pierden', 'subvenciones desaprovechadas', 'perder ayudas'],
      en: ['missing out on grants', 'unclaimed grants', 'miss funding'],
    },
  },
  {
    kind: 'pain',
    es: 'normativa que cambia cada poco',
    en: 'rules that keep changing',
    clues: {
      es: ['cambios de normativa', 'leyes que cambian', 'cambia la ley'],
      en: ['changing rules', 'changing regulations', 'law keeps changing'],
    },
  },
  {
    kind: 'alternative',
    es: 'una gestoría en línea de cuota baja',
    en: 'a low-fee online accountant',
    clues: {
      es: ['gestoría online', 'asesorías online', 'gestorías low cost'],
      en: ['online accountant', 'online bookkeepers', 'cheap online accountants'],
    },
  },
  {
    kind: 'alternative',
    es: 'un programa de facturas llevado en casa',
    en: 'invoicing software run at home',
    clues: {
      es: ['usar holded', 'programa de facturación', 'hacerlo con excel'],
      en: ['quickbooks', 'spreadsheets', 'invoicing software'],
    },
  },
  {
    kind: 'alternative',
    es: 'el gestor de toda la vida',
    en: 'the long-standing accountant',
    clues: {
      es: ['gestor de siempre', 'gestoría del barrio', 'asesoría tradicional'],
      en: ['usual accountant', 'family accountant', 'traditional firms'],
    },
  },
  {
    kind: 'alternative',
    es: 'un despacho grande',
    en: 'a large firm',
    clues: { es: ['grandes bufetes', 'grandes consultoras'], en: ['big firms', 'big law firms', 'big four'] },
  },
  {
    kind: 'alternative',
    es: 'el abogado del seguro',
    en: 'the insurance company’s lawyer',
    clues: { es: ['abogado de oficio', 'turno de oficio', 'seguro jurídico'], en: ['legal aid', 'insurance lawyer', 'legal insurance'] },
  },
  {
    kind: 'alternative',
    es: 'un traductor automático',
    en: 'machine translation',
    clues: { es: ['google translate', 'deepl', 'chatgpt para traducir'], en: ['google translate', 'deepl', 'chatgpt translations'] },
  },
  {
    kind: 'alternative',
    es: 'las agencias de traducción',
    en: 'the translation agencies',
    clues: { es: ['agencias grandes', 'multinacionales de traducción'], en: ['large translation firms', 'language service companies'] },
  },
  {
    kind: 'alternative',
    es: 'una empresa de reformas llave en mano',
    en: 'a turnkey refurbishment firm',
    clues: {
      es: ['empresas de reformas', 'constructora llave en mano'],
      en: ['builders who design', 'design and build firms', 'kitchen fitters'],
    },
  },
  {
    kind: 'alternative',
    es: 'un libro de autoayuda',
    en: 'a self-help book',
    clues: { es: ['vídeos de motivación', 'podcasts de desarrollo'], en: ['motivational videos', 'self help podcasts'] },
  },
  {
    kind: 'alternative',
    es: 'las plataformas de autónomos',
    en: 'the freelance platforms',
    clues: { es: ['fiverr', 'upwork'], en: ['fiverr', 'upwork', 'freelancer sites'] },
  },
  {
    kind: 'channel',
    es: 'LinkedIn',
    en: 'LinkedIn',
    clues: { es: ['perfil de linkedin', 'publicaciones en linkedin'], en: ['linkedin posts', 'linkedin profile'] },
  },
  {
    kind: 'channel',
    es: 'colegio profesional',
    en: 'a professional body',
    clues: {
      es: ['colegio de abogados', 'colegio de arquitectos', 'lista del colegio profesional'],
      en: ['bar association', 'law society', 'professional directory'],
    },
  },
  {
    kind: 'channel',
    es: 'charlas en asociaciones',
    en: 'talks at associations',
    clues: { es: ['dar charlas', 'ponencias', 'conferencias para empresarios'], en: ['give talks', 'public talks', 'speaking at events'] },
  },
  {
    kind: 'channel',
    es: 'gestorías que derivan casos',
    en: 'accountants who refer cases',
    clues: {
      es: ['gestores que derivan', 'asesorías que recomiendan', 'colaboración con gestorías'],
      en: ['accountant referrals', 'referred by accountants', 'referral partners'],
    },
  },
  {
    kind: 'channel',
    es: 'inmobiliarias de la zona',
    en: 'local estate agents',
    clues: {
      es: ['agentes inmobiliarios', 'inmobiliarias que recomiendan', 'administradores que recomiendan'],
      en: ['estate agents refer', 'property agents', 'realtors who refer'],
    },
  },
  {
    kind: 'channel',
    es: 'artículos que responden dudas',
    en: 'articles answering common doubts',
    clues: {
      es: ['blog', 'artículos en el blog', 'guías gratuitas', 'boletín'],
      en: ['blog', 'blog articles', 'free guides', 'newsletter'],
    },
  },
  {
    kind: 'resource',
    es: 'programa de contabilidad',
    en: 'accounting software',
    clues: { es: ['software contable', 'licencia de contabilidad'], en: ['bookkeeping software', 'accounting licence'] },
  },
  {
    kind: 'resource',
    es: 'seguro de responsabilidad profesional',
    en: 'professional indemnity cover',
    clues: {
      es: ['seguro de responsabilidad', 'responsabilidad civil profesional'],
      en: ['professional indemnity', 'indemnity insurance', 'liability cover'],
    },
  },
  {
    kind: 'resource',
    es: 'colegiación',
    en: 'registration with a professional body',
    clues: {
      es: ['alta en el colegio profesional', 'cuota de colegiación'],
      en: ['bar registration', 'chartered status', 'professional membership'],
    },
  },
  {
    kind: 'resource',
    es: 'nombramiento de traductor jurado',
    en: 'sworn-translator status',
    clues: { es: ['sello de traductor', 'título de traductor jurado'], en: ['translator stamp', 'certified translator status'] },
  },
  {
    kind: 'resource',
    es: 'memoria de traducción',
    en: 'translation-memory software',
    clues: { es: ['licencia de trados', 'memoQ', 'programa de traducción asistida'], en: ['trados licence', 'memoq', 'CAT tool'] },
  },
  {
    kind: 'resource',
    es: 'programa de planos',
    en: 'drawing software',
    clues: { es: ['autocad', 'revit', 'licencia de autocad'], en: ['autocad', 'revit', 'CAD licence'] },
  },
  {
    kind: 'resource',
    es: 'medidor láser',
    en: 'a laser measure',
    clues: { es: ['medidor de distancia', 'escáner láser'], en: ['laser scanner', 'laser distance meter'] },
  },
  {
    kind: 'resource',
    es: 'despacho compartido',
    en: 'a shared office',
    clues: { es: ['coworking', 'oficina compartida', 'despacho por horas'], en: ['coworking', 'hot desk', 'shared workspace'] },
  },
  {
    kind: 'resource',
    es: 'sala de reuniones',
    en: 'a meeting room',
    clues: { es: ['sala de visitas', 'sala para recibir'], en: ['consulting room', 'room for meetings', 'client meeting space'] },
  },
  {
    kind: 'resource',
    es: 'base de datos jurídica',
    en: 'a legal database',
    clues: { es: ['aranzadi', 'vlex', 'la ley digital'], en: ['lexisnexis', 'westlaw', 'legal research tool'] },
  },
  {
    kind: 'resource',
    es: 'certificación de coaching',
    en: 'a coaching certificate',
    clues: { es: ['ICF', 'formación de coach', 'certificado de coach'], en: ['ICF', 'coaching qualification', 'coach training'] },
  },
  {
    kind: 'resource',
    es: 'colaboradores por proyecto',
    en: 'associates hired per project',
    clues: {
      es: ['red de colaboradores', 'subcontratar', 'freelances colaboradores'],
      en: ['freelance associates', 'subcontractors', 'network of associates'],
    },
  },
  {
    kind: 'offer',
    es: 'paseo gastronómico',
    en: 'food walks',
    clues: {
      es: ['ruta de tapas', 'tour gastronómico', 'paseo gastronómico', 'ruta gastronómica', 'caminata gastronómica'],
      en: ['food walk', 'food tour', 'guided food walk', 'tasting tour', 'culinary tour'],
    },
  },
  {
    kind: 'offer',
    es: 'degustaciones durante el paseo',
    en: 'tastings along the way',
    clues: {
      es: ['degustaciones en el camino', 'degustación incluida', 'con degustaciones', 'paradas para probar'],
      en: ['five tastings', 'tastings along the way', 'tastings included', 'stops to taste', 'with tastings'],
    },
  },
  {
    kind: 'customer',
    es: 'grupos pequeños',
    en: 'small groups',
    clues: {
      es: ['grupos pequeños', 'grupos reducidos', 'grupitos'],
      en: ['small groups', 'little groups', 'groups of four', 'groups of six'],
    },
  },
];
