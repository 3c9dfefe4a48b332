import type { Concept } from './concept.ts';

export const saasConcepts: readonly Concept[] = [
  {
    kind: 'offer',
    es: 'agenda de citas en línea',
    en: 'an online appointment diary',
    clues: {
      es: ['agenda online', 'citas online', 'cita previa online', 'agenda digital'],
      en: ['online diary', 'appointment booking', 'online appointments', 'booking calendar'],
    },
  },
  {
    kind: 'offer',
    es: 'recordatorios automáticos',
    en: 'automatic reminders',
    clues: {
      es: ['recordatorios por WhatsApp', 'recordatorio de cita', 'avisos automáticos'],
      en: ['appointment reminders', 'text reminders', 'reminders by WhatsApp', 'texts patients', 'texts clients', 'texts customers'],
    },
  },
  {
    kind: 'edge',
    es: 'lista de espera para huecos libres',
    en: 'a waiting list for freed slots',
    clues: {
      es: ['lista de espera', 'rellenar huecos', 'rellena cancelaciones', 'huecos que se liberan'],
      en: ['fill cancellations', 'fills gaps', 'fill empty slots', 'waitlist', 'waiting list filling', 'cancellations from a waiting list'],
    },
  },
  {
    kind: 'edge',
    es: 'cobro de señal al reservar',
    en: 'deposits taken at booking',
    clues: {
      es: ['señal al reservar', 'pago de la reserva', 'cobrar por adelantado la cita'],
      en: ['deposit on booking', 'take deposits', 'takes a deposit', 'prepay the booking'],
    },
  },
  {
    kind: 'offer',
    es: 'reserva de mesas',
    en: 'table reservations',
    clues: {
      es: ['reservas de restaurante', 'libro de reservas', 'mapa de mesas'],
      en: ['restaurant bookings', 'reservation book', 'table plan'],
    },
  },
  {
    kind: 'offer',
    es: 'facturación electrónica',
    en: 'electronic invoicing',
    clues: {
      es: ['factura electrónica', 'verifactu', 'facturas electrónicas obligatorias'],
      en: ['einvoicing', 'mandatory e invoices', 'e invoicing rules'],
    },
  },
  {
    kind: 'offer',
    es: 'facturas en un minuto',
    en: 'invoices made in a minute',
    clues: {
      es: ['facturas desde el móvil', 'hacer facturas rápido'],
      en: ['invoice from the phone', 'quick invoices', 'invoice in a minute'],
    },
  },
  {
    kind: 'offer',
    es: 'presupuestos que se convierten en factura',
    en: 'quotes that turn into invoices',
    clues: {
      es: ['presupuestos a factura', 'convertir presupuestos'],
      en: ['quote to invoice', 'convert quotes', 'estimates into invoices'],
    },
  },
  {
    kind: 'offer',
    es: 'avisos a quien paga tarde',
    en: 'reminders to late payers',
    clues: {
      es: ['avisar a morosos', 'reclamar facturas automáticamente', 'recordatorio de pago', 'recordatorios de cobro'],
      en: ['payment reminders', 'chase late payers', 'overdue reminders'],
    },
  },
  {
    kind: 'offer',
    es: 'conciliación bancaria',
    en: 'bank reconciliation',
    clues: {
      es: ['conexión con el banco', 'conciliar movimientos', 'sincronizar el banco'],
      en: ['bank feeds', 'connect the bank', 'reconcile payments'],
    },
  },
  {
    kind: 'offer',
    es: 'gastos leídos de una foto',
    en: 'expenses read from a photo',
    clues: {
      es: ['escanear tickets', 'tickets con foto', 'leer facturas con foto'],
      en: ['scan receipts', 'receipt scanning', 'snap receipts'],
    },
  },
  {
    kind: 'offer',
    es: 'fichaje de jornada',
    en: 'staff clocking-in',
    clues: {
      es: ['control horario', 'registro de jornada', 'fichar con el móvil', 'fichaje'],
      en: ['time clock', 'time tracking', 'clock in app', 'staff timesheets'],
    },
  },
  {
    kind: 'offer',
    es: 'cuadrantes de turnos',
    en: 'shift rotas',
    clues: { es: ['turnos de personal', 'cuadrante', 'planificar turnos'], en: ['staff rotas', 'staff scheduling', 'shift planning'] },
  },
  {
    kind: 'offer',
    es: 'gestión de vacaciones',
    en: 'holiday requests',
    clues: {
      es: ['pedir vacaciones', 'vacaciones de la plantilla', 'ausencias del personal'],
      en: ['leave management', 'time off requests', 'absence tracking'],
    },
  },
  {
    kind: 'offer',
    es: 'fichas con historial',
    en: 'customer records',
    clues: { es: ['CRM', 'historial de compras', 'fichas con notas'], en: ['CRM', 'client records', 'client history'] },
  },
  {
    kind: 'offer',
    es: 'seguimiento de proyectos',
    en: 'project tracking',
    clues: {
      es: ['gestión de proyectos', 'tareas de equipo', 'tableros de tareas'],
      en: ['project management', 'task boards', 'team tasks'],
    },
  },
  {
    kind: 'offer',
    es: 'control de existencias',
    en: 'stock control',
    clues: {
      es: ['control de stock', 'inventario', 'inventario en tiempo real'],
      en: ['inventory', 'inventory management', 'stock levels'],
    },
  },
  {
    kind: 'offer',
    es: 'caja en la nube',
    en: 'a cloud till',
    clues: {
      es: ['TPV en la nube', 'TPV para tiendas', 'punto de venta online'],
      en: ['cloud POS', 'point of sale software', 'till software'],
    },
  },
  {
    kind: 'offer',
    es: 'comandas desde el móvil',
    en: 'orders taken by phone at the table',
    clues: {
      es: ['comandero', 'comandas digitales', 'carta QR con pedido'],
      en: ['table ordering', 'handheld ordering', 'kitchen tickets on screen'],
    },
  },
  {
    kind: 'offer',
    es: 'partes de trabajo digitales',
    en: 'digital job sheets',
    clues: { es: ['partes de trabajo', 'órdenes de trabajo', 'firma en el móvil'], en: ['job sheets', 'work orders', 'job tickets'] },
  },
  {
    kind: 'offer',
    es: 'rutas de reparto',
    en: 'delivery routes',
    clues: {
      es: ['optimizar rutas', 'planificar rutas', 'hojas de ruta'],
      en: ['route planning', 'route optimisation', 'delivery planning'],
    },
  },
  {
    kind: 'offer',
    es: 'firma de documentos',
    en: 'document signing',
    clues: {
      es: ['firma digital', 'firmar contratos online', 'firma electrónica'],
      en: ['esignature', 'sign contracts online', 'electronic signatures'],
    },
  },
  {
    kind: 'offer',
    es: 'gestión de alquileres',
    en: 'rental management',
    clues: {
      es: ['gestión de inquilinos', 'software para inmobiliarias', 'gestión de pisos'],
      en: ['tenant management', 'property management software', 'lettings software'],
    },
  },
  {
    kind: 'offer',
    es: 'historia clínica digital',
    en: 'digital patient notes',
    clues: {
      es: ['historial clínico', 'fichas de pacientes', 'historia del paciente'],
      en: ['patient records', 'clinical notes', 'patient files'],
    },
  },
  {
    kind: 'offer',
    es: 'gestión de socios',
    en: 'membership management',
    clues: {
      es: ['control de socios', 'cuotas de socios', 'gestión de gimnasios'],
      en: ['member management', 'membership fees', 'gym software'],
    },
  },
  {
    kind: 'offer',
    es: 'cuadro de mando',
    en: 'a dashboard',
    clues: { es: ['informes automáticos', 'panel de datos', 'dashboards'], en: ['automatic reports', 'reporting panel'] },
  },
  {
    kind: 'offer',
    es: 'automatización de tareas',
    en: 'task automation',
    clues: {
      es: ['automatizar tareas', 'automatizar procesos', 'automatizaciones'],
      en: ['automate tasks', 'automate workflows', 'workflow automation'],
    },
  },
  {
    kind: 'offer',
    es: 'inteligencia artificial',
    en: 'artificial intelligence',
    clues: { es: ['IA', 'asistente de IA', 'con IA integrada'], en: ['AI assistant', 'AI tool', 'AI powered'] },
  },
  {
    kind: 'offer',
    es: 'bandeja de consultas compartida',
    en: 'a shared support inbox',
    clues: {
      es: ['bandeja compartida', 'chat en la web', 'gestión de tickets'],
      en: ['shared inbox', 'live chat', 'support tickets', 'helpdesk'],
    },
  },
  {
    kind: 'offer',
    es: 'envío de boletines',
    en: 'newsletter sending',
    clues: { es: ['mandar newsletters', 'email marketing', 'correos masivos'], en: ['email marketing', 'send newsletters', 'bulk email'] },
  },
  {
    kind: 'offer',
    es: 'seguimiento de hábitos',
    en: 'habit tracking',
    clues: {
      es: ['app de hábitos', 'hábitos diarios', 'crear hábitos', 'rachas diarias'],
      en: ['habit app', 'daily habits', 'build habits', 'daily streaks'],
    },
  },
  {
    kind: 'offer',
    es: 'control de gastos personales',
    en: 'personal spending tracking',
    clues: {
      es: ['apuntar gastos', 'control de gastos', 'presupuesto familiar', 'ahorrar cada mes'],
      en: ['expense tracker', 'budgeting app', 'track spending', 'household budget'],
    },
  },
  {
    kind: 'offer',
    es: 'recetas según la nevera',
    en: 'recipes from what is in the fridge',
    clues: { es: ['app de recetas', 'menú semanal', 'planificar comidas'], en: ['recipe app', 'meal planning', 'weekly menu'] },
  },
  {
    kind: 'offer',
    es: 'entrenamientos guiados',
    en: 'guided workouts',
    clues: {
      es: ['rutinas de ejercicio', 'entrenar en casa', 'app de entrenamiento'],
      en: ['workout app', 'home workouts', 'training plans'],
    },
  },
  {
    kind: 'offer',
    es: 'meditaciones guiadas',
    en: 'guided meditations',
    clues: { es: ['meditación', 'app de meditación', 'sonidos para dormir'], en: ['meditation', 'meditation app', 'sleep sounds'] },
  },
  {
    kind: 'offer',
    es: 'lecciones de idiomas en el móvil',
    en: 'language lessons by phone',
    clues: {
      es: ['app de idiomas', 'practicar idiomas', 'aprender inglés con app'],
      en: ['language app', 'language learning app', 'practise languages'],
    },
  },
  {
    kind: 'offer',
    es: 'calendario familiar compartido',
    en: 'a shared family calendar',
    clues: {
      es: ['calendario familiar', 'organizar la familia', 'tareas de casa compartidas'],
      en: ['family calendar', 'family organiser', 'shared chores'],
    },
  },
  {
    kind: 'offer',
    es: 'videojuego móvil',
    en: 'a mobile game',
    clues: { es: ['videojuegos', 'juego para móvil'], en: ['phone game', 'casual game'] },
  },
  {
    kind: 'edge',
    es: 'prueba gratuita',
    en: 'a free trial',
    clues: { es: ['prueba gratis', 'un mes gratis', 'probar gratis'], en: ['try free', 'first month free', 'trial month'] },
  },
  {
    kind: 'edge',
    es: 'alta en pocos minutos',
    en: 'sign-up in minutes',
    clues: {
      es: ['empezar en minutos', 'alta en minutos', 'listo en cinco minutos'],
      en: ['set up in minutes', 'start in minutes', 'five minute setup'],
    },
  },
  {
    kind: 'edge',
    es: 'puesta en marcha incluida',
    en: 'set-up included',
    clues: {
      es: ['te lo configuramos', 'configuración incluida', 'migración incluida'],
      en: ['we set it up', 'onboarding included', 'assisted onboarding'],
    },
  },
  {
    kind: 'edge',
    es: 'importación desde hojas de cálculo',
    en: 'import from spreadsheets',
    clues: { es: ['importar excel', 'importar datos', 'pasar datos de excel'], en: ['import data', 'import excel', 'migrate data'] },
  },
  {
    kind: 'edge',
    es: 'uso desde el móvil',
    en: 'use from a phone',
    clues: {
      es: ['desde el móvil', 'funciona en el móvil', 'usar con el móvil'],
      en: ['works on mobile', 'works on a phone', 'mobile friendly'],
    },
  },
  {
    kind: 'edge',
    es: 'uso con la red caída',
    en: 'offline use',
    clues: {
      es: ['funciona offline', 'modo offline', 'trabajar offline', 'sin conexión', 'sin internet', 'sin cobertura'],
      en: ['offline mode', 'works offline', 'without internet'],
    },
  },
  {
    kind: 'edge',
    es: 'conexión con WhatsApp',
    en: 'a WhatsApp connection',
    clues: {
      es: ['integrado con WhatsApp', 'WhatsApp integrado', 'todo por WhatsApp'],
      en: ['WhatsApp integration', 'integrated with WhatsApp', 'through WhatsApp'],
    },
  },
  {
    kind: 'edge',
    es: 'conexión con otras herramientas',
    en: 'connections to other tools',
    clues: {
      es: ['API abierta', 'se integra con otros programas', 'integrado con otras herramientas'],
      en: ['open API', 'integrates with other tools', 'connects with other software'],
    },
  },
  {
    kind: 'edge',
    es: 'conexión con la gestoría',
    en: 'a link to the accountant',
    clues: {
      es: ['compartir con la gestoría', 'acceso para el gestor', 'enviar a la gestoría'],
      en: ['share with accountant', 'accountant access', 'send to accountant'],
    },
  },
  {
    kind: 'edge',
    es: 'adaptación a la ley vigente',
    en: 'compliance with current law',
    clues: {
      es: ['cumple la ley', 'cumple la normativa', 'adaptado a la normativa'],
      en: ['legally compliant', 'meets regulations', 'tax compliant'],
    },
  },
  {
    kind: 'edge',
    es: 'diseño para un solo gremio',
    en: 'design for one trade',
    clues: {
      es: ['solo para peluquerías', 'solo para talleres', 'software vertical', 'hecho para un gremio'],
      en: ['built for salons', 'vertical software', 'trade specific', 'only for garages'],
    },
  },
  {
    kind: 'edge',
    es: 'soporte humano',
    en: 'human support',
    clues: { es: ['soporte telefónico', 'soporte por WhatsApp'], en: ['phone support', 'support from humans', 'support by WhatsApp'] },
  },
  {
    kind: 'edge',
    es: 'soporte en español',
    en: 'support in Spanish',
    clues: { es: ['atención en español', 'ayuda en español'], en: ['Spanish speaking support', 'help in Spanish'] },
  },
  {
    kind: 'edge',
    es: 'precio por local',
    en: 'a price per site',
    clues: { es: ['tarifa por local', 'usuarios ilimitados'], en: ['unlimited users', 'price per location', 'flat price per site'] },
  },
  {
    kind: 'edge',
    es: 'reservas libres de comisión',
    en: 'bookings free of commission',
    clues: {
      es: ['cero comisiones', 'comisión cero', 'libre de comisiones', 'sin comisiones'],
      en: ['commission free', 'zero commission', 'free of commission', 'no commission'],
    },
  },
  {
    kind: 'edge',
    es: 'baja en cualquier momento',
    en: 'cancellation at any time',
    clues: {
      es: ['cancelar cuando quieras', 'baja libre', 'mes a mes', 'sin permanencia'],
      en: ['cancel anytime', 'month to month', 'leave anytime', 'no lock in', 'no contract'],
    },
  },
  {
    kind: 'edge',
    es: 'plan gratuito de entrada',
    en: 'a free starter plan',
    clues: { es: ['plan gratis', 'versión gratuita', 'freemium'], en: ['free plan', 'free version', 'freemium'] },
  },
  {
    kind: 'edge',
    es: 'datos guardados en Europa',
    en: 'data kept in Europe',
    clues: { es: ['servidores en Europa', 'datos en Europa'], en: ['European servers', 'data stored in Europe', 'EU servers'] },
  },
  {
    kind: 'edge',
    es: 'cumplimiento del RGPD',
    en: 'data-protection compliance',
    clues: { es: ['RGPD', 'protección de datos', 'LOPD'], en: ['GDPR', 'GDPR compliant', 'data protection'] },
  },
  {
    kind: 'edge',
    es: 'exportación de datos propios',
    en: 'export of own data',
    clues: { es: ['exportar datos', 'llevarse los datos', 'descargar los datos'], en: ['export data', 'data export', 'take your data'] },
  },
  {
    kind: 'edge',
    es: 'pantallas con pocas opciones',
    en: 'screens with few options',
    clues: {
      es: ['fácil de usar', 'interfaz sencilla', 'muy intuitivo', 'pocos botones'],
      en: ['easy to use', 'simple interface', 'few buttons', 'intuitive'],
    },
  },
  {
    kind: 'edge',
    es: 'copias de seguridad diarias',
    en: 'daily backups',
    clues: { es: ['copias de seguridad', 'backup diario', 'copia diaria'], en: ['backups', 'backed up daily'] },
  },
  {
    kind: 'edge',
    es: 'pantallas libres de anuncios',
    en: 'advert-free screens',
    clues: {
      es: ['libre de anuncios', 'cero anuncios', 'sin anuncios', 'sin publicidad'],
      en: ['ad free', 'zero ads', 'free of adverts', 'no ads'],
    },
  },
  {
    kind: 'edge',
    es: 'mejoras mensuales',
    en: 'monthly improvements',
    clues: { es: ['actualizaciones mensuales', 'mejoras cada mes'], en: ['monthly updates', 'updates each month'] },
  },
  {
    kind: 'edge',
    es: 'prueba sin tarjeta',
    en: 'a trial with no card',
    clues: { es: ['sin tarjeta', 'sin meter la tarjeta'], en: ['no credit card', 'without a card'] },
  },
  {
    kind: 'customer',
    es: 'peluquerías o centros de estética',
    en: 'salons or beauty centres',
    clues: {
      es: ['peluquerías', 'salones de belleza', 'centros de estética', 'barberías'],
      en: ['salons', 'hairdressers', 'beauty salons', 'barbers'],
    },
  },
  {
    kind: 'customer',
    es: 'clínicas',
    en: 'clinics',
    clues: { es: ['fisioterapeutas', 'psicólogos', 'dentistas'], en: ['physios', 'therapists', 'dental practices'] },
  },
  {
    kind: 'customer',
    es: 'talleres mecánicos',
    en: 'car workshops',
    clues: { es: ['talleres de coches', 'talleres', 'mecánicos'], en: ['garages', 'repair garages', 'mechanics'] },
  },
  {
    kind: 'customer',
    es: 'bares o restaurantes',
    en: 'bars or restaurants',
    clues: { es: ['hostelería', 'dueños de bares'], en: ['cafes and restaurants', 'hospitality businesses', 'bar owners'] },
  },
  {
    kind: 'customer',
    es: 'autónomos',
    en: 'sole traders',
    clues: { es: ['freelances', 'trabajadores por cuenta propia'], en: ['self employed', 'freelancers'] },
  },
  {
    kind: 'customer',
    es: 'despachos de gestoría',
    en: 'accountancy offices',
    clues: { es: ['asesorías', 'despachos de contables', 'gestores administrativos'], en: ['accounting firms', 'bookkeeping firms'] },
  },
  {
    kind: 'customer',
    es: 'pequeñas empresas',
    en: 'small companies',
    clues: { es: ['pymes', 'empresas pequeñas', 'empresas medianas'], en: ['SMEs', 'small businesses', 'mid sized companies'] },
  },
  {
    kind: 'customer',
    es: 'empresas de instalaciones',
    en: 'installation firms',
    clues: { es: ['fontaneros', 'empresas de mantenimiento'], en: ['plumbers', 'maintenance companies', 'heating engineers'] },
  },
  {
    kind: 'customer',
    es: 'gimnasios',
    en: 'gyms',
    clues: {
      es: ['centros deportivos', 'estudios de yoga', 'estudios de pilates'],
      en: ['yoga studios', 'fitness studios', 'sports centres'],
    },
  },
  {
    kind: 'customer',
    es: 'administradores de fincas',
    en: 'property managers',
    clues: { es: ['inmobiliarias', 'propietarios de pisos'], en: ['landlords', 'letting agents', 'estate agents'] },
  },
  {
    kind: 'customer',
    es: 'responsables de personal',
    en: 'people in charge of staff',
    clues: { es: ['recursos humanos', 'departamentos de personal', 'rrhh'], en: ['HR teams', 'hr managers', 'human resources'] },
  },
  {
    kind: 'customer',
    es: 'tiendas pequeñas',
    en: 'small shops',
    clues: {
      es: ['comercios de barrio', 'tiendas de barrio', 'pequeño comercio'],
      en: ['small retailers', 'independent shops', 'local retailers'],
    },
  },
  {
    kind: 'customer',
    es: 'quienes comparten gastos',
    en: 'people sharing expenses',
    clues: { es: ['compañeros de piso', 'gastos en pareja', 'compartir gastos'], en: ['flatmates', 'shared expenses', 'split bills'] },
  },
  {
    kind: 'customer',
    es: 'quienes pierden la constancia',
    en: 'people who lose their motivation',
    clues: {
      es: ['propósitos de año nuevo', 'abandonan el gimnasio', 'falta de constancia'],
      en: ['new year resolutions', 'lose motivation', 'give up after weeks'],
    },
  },
  {
    kind: 'customer',
    es: 'estudiantes universitarios',
    en: 'university students',
    clues: { es: ['universitarios', 'alumnos de universidad'], en: ['college students', 'students at university'] },
  },
  {
    kind: 'customer',
    es: 'opositores',
    en: 'exam candidates',
    clues: { es: ['quienes preparan oposiciones', 'opositores de justicia'], en: ['exam takers', 'candidates for exams'] },
  },
  {
    kind: 'pain',
    es: 'plantones en la agenda',
    en: 'missed appointments',
    clues: {
      es: ['plantones', 'faltan a la cita', 'ausencias a la cita', 'citas perdidas', 'no se presentan', 'no vienen a la cita'],
      en: ['reduce no shows', 'no show rate', 'fewer no shows', 'missed bookings', 'no shows', 'not show up'],
    },
  },
  {
    kind: 'pain',
    es: 'teléfono que suena en pleno trabajo',
    en: 'a phone that rings mid-job',
    clues: {
      es: ['llamadas todo el día', 'contestar el teléfono trabajando', 'interrupciones de teléfono'],
      en: ['phone rings constantly', 'interrupted by calls', 'answer calls while working'],
    },
  },
  {
    kind: 'pain',
    es: 'citas duplicadas en la libreta',
    en: 'double-booked diaries',
    clues: { es: ['citas duplicadas', 'citas solapadas', 'doble reserva'], en: ['double bookings', 'overlapping appointments'] },
  },
  {
    kind: 'pain',
    es: 'hojas de cálculo que nadie cuadra',
    en: 'spreadsheets nobody can reconcile',
    clues: {
      es: ['excel desordenado', 'muchos excel', 'lío de excel', 'caos de hojas'],
      en: ['messy spreadsheets', 'endless spreadsheets', 'spreadsheet chaos'],
    },
  },
  {
    kind: 'pain',
    es: 'facturas que se cobran tarde',
    en: 'invoices paid late',
    clues: { es: ['cobran tarde', 'impagos', 'retraso en los cobros'], en: ['late payments', 'paid late', 'unpaid invoices'] },
  },
  {
    kind: 'pain',
    es: 'multas por incumplir la norma',
    en: 'fines for breaking the rules',
    clues: { es: ['multas', 'sanciones', 'ley antifraude'], en: ['penalties', 'legal fines', 'compliance fines'] },
  },
  {
    kind: 'pain',
    es: 'programas demasiado complicados',
    en: 'software that is too complicated',
    clues: {
      es: ['programas complicados', 'software difícil', 'ERP complicado', 'demasiado complejo'],
      en: ['too complicated', 'complicated software', 'clunky software', 'hard to use'],
    },
  },
  {
    kind: 'pain',
    es: 'licencias caras por usuario',
    en: 'expensive per-seat licences',
    clues: {
      es: ['pago por usuario', 'software caro', 'licencias caras'],
      en: ['per seat pricing', 'expensive licences', 'expensive software'],
    },
  },
  {
    kind: 'pain',
    es: 'datos dispersos',
    en: 'scattered data',
    clues: {
      es: ['información dispersa', 'datos en varios sitios', 'todo en papeles'],
      en: ['scattered information', 'data in different places', 'data all over the place'],
    },
  },
  {
    kind: 'pain',
    es: 'horas copiando datos a mano',
    en: 'hours spent copying data',
    clues: {
      es: ['copiar datos a mano', 'meter datos a mano', 'picar datos', 'trabajo manual'],
      en: ['manual data entry', 'copying data', 'typing data', 'manual work'],
    },
  },
  {
    kind: 'pain',
    es: 'soporte lento',
    en: 'slow support',
    clues: {
      es: ['soporte que tarda', 'soporte pésimo', 'soporte que jamás contesta'],
      en: ['bad customer support', 'support never answers'],
    },
  },
  {
    kind: 'pain',
    es: 'portales que se quedan una comisión',
    en: 'portals that take a commission',
    clues: {
      es: ['comisiones de los portales', 'portales que cobran comisión', 'se llevan comisión'],
      en: ['portal commissions', 'portals charge commission', 'take a commission'],
    },
  },
  {
    kind: 'pain',
    es: 'aplicaciones abandonadas a la semana',
    en: 'apps dropped within a week',
    clues: {
      es: ['abandonan la app', 'se cansan a la semana', 'se olvidan de la app'],
      en: ['stop using', 'abandoned apps', 'give up the app'],
    },
  },
  {
    kind: 'pain',
    es: 'aplicaciones llenas de anuncios',
    en: 'apps full of adverts',
    clues: {
      es: ['apps llenas de anuncios', 'demasiada publicidad', 'anuncios constantes'],
      en: ['apps full of ads', 'too many ads', 'constant ads'],
    },
  },
  {
    kind: 'pain',
    es: 'turnos enviados por mensaje',
    en: 'shifts sent round by text',
    clues: {
      es: ['turnos por WhatsApp', 'cuadrante en papel', 'turnos en papel'],
      en: ['rota on paper', 'shifts by text', 'rota by WhatsApp'],
    },
  },
  {
    kind: 'pain',
    es: 'existencias descuadradas',
    en: 'stock that never tallies',
    clues: {
      es: ['stock descuadrado', 'inventario descuadrado', 'roturas de stock', 'stock que no cuadra'],
      en: ['stock never matches', 'stockouts', 'wrong stock'],
    },
  },
  {
    kind: 'alternative',
    es: 'la hoja de cálculo compartida',
    en: 'the shared spreadsheet',
    clues: {
      es: ['hojas de excel', 'usan excel', 'llevarlo en excel', 'google sheets', 'excel y papel'],
      en: ['excel sheets', 'use excel', 'spreadsheets', 'google sheets'],
    },
  },
  {
    kind: 'alternative',
    es: 'la libreta junto al teléfono',
    en: 'the notebook by the phone',
    clues: { es: ['libreta', 'agenda de papel', 'cuaderno', 'papel y boli'], en: ['paper diary', 'notebook', 'pen and paper'] },
  },
  {
    kind: 'alternative',
    es: 'el grupo de WhatsApp de la empresa',
    en: 'the company WhatsApp group',
    clues: {
      es: ['grupo de WhatsApp', 'WhatsApps sueltos', 'apuntarlo en WhatsApp'],
      en: ['whatsapp group', 'group chat', 'WhatsApp messages'],
    },
  },
  {
    kind: 'alternative',
    es: 'el calendario gratuito del correo',
    en: 'the free calendar',
    clues: { es: ['google calendar', 'calendario de google', 'outlook'], en: ['google calendar', 'outlook calendar', 'icloud calendar'] },
  },
  {
    kind: 'alternative',
    es: 'el portal de reservas del sector',
    en: 'the industry booking portal',
    clues: { es: ['treatwell', 'booksy', 'doctoralia'], en: ['treatwell', 'booksy', 'opentable'] },
  },
  {
    kind: 'alternative',
    es: 'la gestoría de siempre',
    en: 'the usual accountant',
    clues: { es: ['lo lleva la gestoría', 'gestor de siempre', 'asesor de siempre'], en: ['accountant does it', 'family accountant'] },
  },
  {
    kind: 'alternative',
    es: 'los programas de facturación conocidos',
    en: 'the well-known invoicing products',
    clues: { es: ['programa holded', 'quipu', 'contasol'], en: ['quickbooks', 'xero', 'freshbooks'] },
  },
  {
    kind: 'alternative',
    es: 'las grandes plataformas de gestión',
    en: 'the big management platforms',
    clues: { es: ['salesforce', 'hubspot', 'odoo'], en: ['salesforce', 'hubspot', 'odoo', 'zoho'] },
  },
  {
    kind: 'alternative',
    es: 'un programa instalado hace años',
    en: 'software installed years ago',
    clues: {
      es: ['programa antiguo', 'software antiguo', 'programa viejo de escritorio'],
      en: ['legacy software', 'old desktop software', 'old system'],
    },
  },
  {
    kind: 'alternative',
    es: 'una aplicación gratuita con anuncios',
    en: 'a free app with adverts',
    clues: { es: ['apps gratuitas', 'app gratis con publicidad'], en: ['free apps', 'ad supported apps'] },
  },
  { kind: 'alternative', es: 'Duolingo', en: 'Duolingo', clues: { es: ['babbel', 'busuu'], en: ['babbel', 'busuu'] } },
  {
    kind: 'alternative',
    es: 'el módulo del programa que ya tienen',
    en: 'a module of the software in place',
    clues: { es: ['módulo del ERP', 'programa que ya usan'], en: ['erp module', 'software they already use'] },
  },
  {
    kind: 'channel',
    es: 'buscadores de aplicaciones',
    en: 'app stores',
    clues: { es: ['app store', 'google play', 'tienda de aplicaciones'], en: ['google play', 'play store'] },
  },
  {
    kind: 'channel',
    es: 'comparadores de software',
    en: 'software comparison sites',
    clues: { es: ['capterra', 'listas de mejores programas'], en: ['capterra', 'software reviews', 'comparison sites'] },
  },
  {
    kind: 'channel',
    es: 'gestorías que lo recomiendan',
    en: 'accountants who recommend it',
    clues: {
      es: ['recomendación de la gestoría', 'gestorías prescriptoras', 'acuerdos con gestorías'],
      en: ['recommended by accountants', 'accountant partners', 'accountant referrals'],
    },
  },
  {
    kind: 'channel',
    es: 'vídeos de cómo se usa',
    en: 'how-to videos',
    clues: { es: ['tutoriales', 'vídeos en youtube', 'canal de youtube'], en: ['tutorial videos', 'youtube videos', 'youtube channel'] },
  },
  {
    kind: 'channel',
    es: 'ferias del gremio',
    en: 'trade fairs',
    clues: { es: ['ferias del sector', 'congresos del sector', 'feria de hostelería'], en: ['trade shows', 'industry events', 'expos'] },
  },
  {
    kind: 'channel',
    es: 'artículos que aparecen en buscadores',
    en: 'articles found through search',
    clues: { es: ['blog', 'SEO', 'posicionamiento en google'], en: ['blog', 'SEO', 'content marketing'] },
  },
  {
    kind: 'channel',
    es: 'visita con demostración',
    en: 'a visit with a demo',
    clues: { es: ['hacer una demo', 'demostración en directo', 'puerta fría'], en: ['book a demo', 'live demo', 'cold calls'] },
  },
  {
    kind: 'channel',
    es: 'grupos del gremio en redes',
    en: 'trade groups online',
    clues: {
      es: ['grupos de facebook del gremio', 'foros del sector', 'comunidades del sector'],
      en: ['facebook groups', 'industry forums', 'reddit'],
    },
  },
  {
    kind: 'resource',
    es: 'equipo de programación',
    en: 'a development team',
    clues: {
      es: ['CTO', 'socio técnico', 'equipo de desarrollo', 'contratar un desarrollador'],
      en: ['CTO', 'technical cofounder', 'software engineer', 'hire a developer'],
    },
  },
  {
    kind: 'resource',
    es: 'servidores en la nube',
    en: 'cloud servers',
    clues: {
      es: ['nube de amazon', 'amazon web services', 'servidores contratados'],
      en: ['cloud hosting', 'amazon web services', 'rent servers'],
    },
  },
  {
    kind: 'resource',
    es: 'pasarela de cobros',
    en: 'a payment gateway',
    clues: { es: ['stripe para cobros', 'redsys', 'pasarela de pago'], en: ['payment processor', 'payments integration'] },
  },
  {
    kind: 'resource',
    es: 'diseñador de interfaz',
    en: 'an interface designer',
    clues: { es: ['diseñador UX', 'diseño de producto', 'UX'], en: ['UX designer', 'product designer', 'UX'] },
  },
  {
    kind: 'resource',
    es: 'comercios de prueba',
    en: 'pilot businesses',
    clues: { es: ['empresas piloto', 'beta testers', 'comercios piloto'], en: ['beta testers', 'pilot users', 'early adopters'] },
  },
  {
    kind: 'resource',
    es: 'alguien que atienda las dudas',
    en: 'someone to answer queries',
    clues: {
      es: ['agente de soporte', 'equipo de soporte', 'contratar soporte'],
      en: ['support person', 'customer support agent', 'support staff'],
    },
  },
  {
    kind: 'resource',
    es: 'cuenta de desarrollador',
    en: 'a developer account',
    clues: {
      es: ['cuenta de apple', 'licencia de apple', 'cuenta de google play'],
      en: ['apple developer account', 'google play account'],
    },
  },
  {
    kind: 'resource',
    es: 'envío de mensajes contratado',
    en: 'a messaging provider',
    clues: { es: ['twilio', 'mensajes SMS', 'API de WhatsApp'], en: ['twilio', 'SMS credits', 'whatsapp api'] },
  },
  {
    kind: 'resource',
    es: 'textos legales de privacidad',
    en: 'privacy terms',
    clues: { es: ['política de privacidad', 'términos de uso'], en: ['privacy policy', 'terms of service'] },
  },
  {
    kind: 'resource',
    es: 'certificado de seguridad',
    en: 'a security certificate',
    clues: {
      es: ['ISO de seguridad', 'auditoría de seguridad', 'certificación ISO'],
      en: ['security audit', 'ISO certification', 'penetration test'],
    },
  },
  {
    kind: 'resource',
    es: 'prototipo en marcha',
    en: 'a working prototype',
    clues: { es: ['prototipo', 'MVP', 'versión beta', 'producto mínimo viable'], en: ['prototype', 'MVP', 'beta version'] },
  },
  {
    kind: 'resource',
    es: 'comercial en la calle',
    en: 'a field salesperson',
    clues: { es: ['vendedor de campo', 'fuerza de ventas', 'equipo de ventas'], en: ['sales rep', 'sales team', 'field sales'] },
  },
  {
    kind: 'pain',
    es: 'horas ya pagadas que quedan vacías',
    en: 'paid hours left empty',
    clues: {
      es: ['horas que no se usan', 'horas sin usar', 'turnos sin usar', 'canchas vacías ya pagadas', 'pagan horas que no usan'],
      en: [
        'unused ice',
        'eat the cost',
        'eat it when',
        'hours go unused',
        'slots go unused',
        'paid for and empty',
        'hours nobody uses',
        'unused hours',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'decenas de mensajes para cubrir un hueco',
    en: 'dozens of messages to fill one slot',
    clues: {
      es: [
        'cuarenta mensajes',
        'decenas de mensajes',
        'mensajes para cubrir un turno',
        'mandar mensajes uno por uno',
        'llamar uno por uno',
      ],
      en: [
        'sends forty texts',
        'dozens of texts',
        'texting everyone',
        'text everyone one by one',
        'calling round to fill',
        'texts at night',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'voluntarios que se queman',
    en: 'volunteers who burn out',
    clues: {
      es: ['voluntarios quemados', 'voluntarios que se queman', 'voluntarios lo dejan', 'se cansan los voluntarios'],
      en: ['volunteers burn out', 'volunteer burnout', 'volunteers quit', 'burned-out volunteers', 'volunteers give up'],
    },
  },
  {
    kind: 'edge',
    es: 'sin aplicación que instalar',
    en: 'no app to install',
    clues: {
      es: ['sin instalar nada', 'nada que instalar', 'no hay que instalar', 'no hay que descargar', 'sin descargar ninguna app'],
      en: [
        'no app to install',
        'nothing to install',
        'nothing to download',
        'no app to download',
        'without an app',
        'works by text message',
        'plain text message',
      ],
    },
  },
  {
    kind: 'offer',
    es: 'hoja de pedido ya calculada',
    en: 'an order sheet worked out beforehand',
    clues: {
      es: ['hoja de pedido', 'cuánto pedir', 'previsión de compra', 'pronóstico de compra'],
      en: ['order sheet', 'how much to order', 'order forecast', 'should order'],
    },
  },
  {
    kind: 'edge',
    es: 'nada que contar a mano',
    en: 'nothing to count by hand',
    clues: {
      es: ['sin contar existencias', 'sin hacer inventario', 'nadie tiene que contar'],
      en: ['instead of counting', 'nobody has to count', 'no stock counts', 'no counting'],
    },
  },
  {
    kind: 'pain',
    es: 'pedidos hechos a ojo',
    en: 'ordering by instinct',
    clues: { es: ['piden a ojo', 'compran a ojo', 'pedir a ojo', 'por intuición'], en: ['by instinct', 'by gut', 'on a hunch'] },
  },
  {
    kind: 'pain',
    es: 'género que acaba en la basura',
    en: 'stock thrown away',
    clues: {
      es: ['tiran lo que sobra', 'acaba en la basura', 'tiran comida'],
      en: ['throw away what', 'throws out about', 'binned the rest', 'thrown away'],
    },
  },
];
