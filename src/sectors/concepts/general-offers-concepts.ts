import type { Concept } from './concept.ts';

/** «Hecho el mismo día», "picked the same day": how fresh it is, not how soon it is served. */
const MAKING =
  /\b(?:hech[oa]s?|elabor\w+|hornead[oa]s?|horneam\w+|cocinad[oa]s?|cocinam\w+|amasad[oa]s?|batid[oa]s?|cogid[oa]s?|cosechad[oa]s?|recolectad[oa]s?|cortad[oa]s?|tostad[oa]s?|preparad[oa]s?|pescad[oa]s?|ordenad[oa]s?|molid[oa]s?|fresc[oa]s?|made|baked|cooked|churned|roasted|picked(?! up)|harvested|brewed|caught|cut|ground|milled|fresh\w*)\b/;

export const generalOffersConcepts: readonly Concept[] = [
  {
    kind: 'edge',
    es: 'recolección la víspera',
    en: 'picking the day before',
    clues: {
      es: ['cosechado el día antes', 'recogido el día antes', 'cosecha el día anterior', 'cogido la víspera', 'cortado el día antes'],
      en: ['picked the day before', 'harvested the day before', 'in the ground the day before', 'cut the day before'],
    },
  },
  {
    kind: 'edge',
    es: 'un campo abierto a quien quiera verlo',
    en: 'a field that customers may see',
    clues: {
      es: ['ver el campo', 'venir a ver el huerto', 'ver la huerta', 'visitar la finca'],
      en: ['see the field', 'come and see the farm', 'visit the farm', 'see where it grows'],
    },
  },
  {
    kind: 'edge',
    es: 'semanas que se pueden saltar',
    en: 'weeks that can be skipped',
    clues: {
      es: ['saltarse una semana', 'saltar una semana', 'pausar una semana', 'dejar una semana'],
      en: ['skip a week', 'skip any week', 'pause a week', 'miss a week'],
    },
  },
  {
    kind: 'edge',
    es: 'seguro incluido',
    en: 'insurance included',
    clues: {
      es: ['llevamos seguro', 'tenemos seguro', 'vamos asegurados', 'va asegurado', 'seguro incluido'],
      en: ['fully insured', 'we are insured', 'properly insured', 'insurance included'],
    },
    unless: /\b(?:medic\w*|salud|health|dental|life|vida)\b/,
  },
  {
    kind: 'edge',
    es: 'medidas tomadas una a una',
    en: 'measurements taken one by one',
    clues: {
      es: ['mido niño por niño', 'medimos niño por niño', 'medir a los niños', 'medimos uno por uno', 'tomamos medidas'],
      en: ['measure each child', 'measure every child', 'measured one by one', 'take measurements'],
    },
  },
  {
    kind: 'edge',
    es: 'entrega antes de empezar el curso',
    en: 'delivery before term starts',
    clues: {
      es: ['entrego antes de clases', 'antes de que entren a clases', 'antes de que empiecen las clases', 'antes de empezar el curso'],
      en: ['before term starts', 'before school starts', 'in time for term'],
    },
  },
  {
    kind: 'edge',
    es: 'entrega de manos de quien lo hace',
    en: 'delivery by whoever makes it',
    clues: {
      es: ['lo reparto yo', 'lo entrego yo', 'lo llevo yo', 'entrego yo mismo', 'reparto yo misma'],
      en: ['deliver to the shops myself', 'deliver it myself', 'deliver them myself', 'bring it myself'],
    },
  },
  {
    kind: 'edge',
    es: 'atención en la misma semana',
    en: 'same-week service',
    clues: {
      es: ['misma semana', 'esa misma semana', 'dentro de la semana'],
      en: ['same week', 'within the week', 'this week not next'],
    },
  },
  {
    kind: 'edge',
    es: 'precio cerrado a partir de una foto',
    en: 'a fixed price from a photo',
    clues: {
      es: [
        'precio con una foto',
        'precio por foto',
        'precio cerrado con una foto',
        'presupuesto por foto',
        'presupuesto con una foto',
        'presupuesto con foto',
      ],
      en: ['price from a photo', 'fixed price from photo', 'quote from a photo', 'price by photo', 'photo quote'],
    },
  },
  {
    kind: 'edge',
    es: 'recogida con entrega a domicilio',
    en: 'collection with delivery to the door',
    clues: {
      es: [
        'recogemos y devolvemos',
        'recojo y devuelvo',
        'recogida y devolución',
        'recogemos y entregamos',
        'lo recojo y lo llevo',
        'pasamos a recoger y devolvemos',
      ],
      en: [
        'collect and bring back',
        'collect and return',
        'collection and return',
        'pick up and bring back',
        'pick up and drop off',
        'collect and deliver back',
      ],
    },
  },
  {
    kind: 'edge',
    es: 'pago directo sin seguros de por medio',
    en: 'direct payment with no insurer involved',
    clues: {
      es: ['sin aseguradoras', 'sin mutuas', 'solo privado sin seguros', 'pago directo'],
      en: ['cash based', 'self pay', 'no insurers', 'no insurance', 'out of network'],
    },
  },
  {
    kind: 'edge',
    es: 'una sola factura al mes',
    en: 'one invoice a month',
    clues: {
      es: ['una factura al mes', 'factura única mensual'],
      en: ['single monthly invoice', 'one monthly invoice', 'one bill a month'],
    },
  },
  {
    kind: 'edge',
    es: 'fecha por escrito',
    en: 'a date in writing',
    clues: {
      es: ['plazo por escrito', 'fecha escrita'],
      en: ['written date', 'dates in writing', 'date in writing'],
    },
  },
  {
    kind: 'edge',
    es: 'todo hecho en el día',
    en: 'everything made the same day',
    clues: {
      es: [
        'hecho en el día',
        'hecha en el día',
        'hechas en el día',
        'hechos en el día',
        'hecho el mismo día',
        'hecho esa mañana',
        'hecho cada mañana',
      ],
      en: ['made same day', 'made that morning', 'made every morning', 'fresh every morning', 'made fresh daily'],
    },
  },
  {
    kind: 'edge',
    es: 'servicio el mismo día',
    en: 'same-day service',
    unless: MAKING,
    clues: {
      es: ['mismo día', 'hoy mismo', 'respuesta en el día', 'listo en el día'],
      en: ['same day', 'done the same day', 'ready the same day'],
    },
  },
  {
    kind: 'edge',
    es: 'entrega de un día para otro',
    en: 'next-day turnaround',
    clues: {
      es: ['día siguiente', 'listo para mañana', 'entrega mañana', 'listo al otro día', 'lista al otro día', 'entrega al otro día'],
      en: ['next day', 'overnight service', 'ready tomorrow'],
    },
  },
  {
    kind: 'edge',
    es: 'fecha de entrega comprometida',
    en: 'a promised delivery date',
    clues: {
      es: ['cumplimos plazos', 'plazo garantizado', 'entrega puntual', 'fecha comprometida'],
      en: ['guaranteed date', 'meet deadlines', 'on time delivery', 'agreed delivery date'],
    },
  },
  {
    kind: 'edge',
    es: 'llegada siempre a la hora',
    en: 'arrival on time',
    clues: {
      es: ['llegamos a la hora', 'llegar puntual', 'siempre puntuales', 'puntualidad'],
      en: ['always on time', 'turn up on time', 'arrive on time', 'punctual'],
    },
  },
  {
    kind: 'edge',
    es: 'respuesta rápida',
    en: 'a quick reply',
    clues: {
      es: ['contestamos rápido', 'respuesta inmediata', 'respondemos rápido', 'respuesta en el mismo día'],
      en: ['fast response', 'quick response', 'quick replies', 'reply the same day'],
    },
  },
  {
    kind: 'edge',
    es: 'plazos cortos',
    en: 'short turnaround',
    clues: {
      es: ['servicio rápido', 'entrega rápida', 'trabajo rápido', 'somos rápidos', 'lo hacemos rápido'],
      en: ['fast service', 'quick service', 'quick turnaround', 'fast turnaround', 'fast delivery'],
    },
  },
  {
    kind: 'edge',
    es: 'precio cerrado de antemano',
    en: 'a price agreed beforehand',
    clues: {
      es: ['precio cerrado', 'precio fijo', 'precio acordado', 'tarifa cerrada', 'precio dicho antes', 'precio antes de empezar'],
      en: [
        'price on the phone is the price you pay',
        'price I quote is the price',
        'price quoted is the price you pay',
        'fixed price',
        'price agreed',
        'upfront price',
        'price before starting',
      ],
    },
  },
  {
    kind: 'edge',
    es: 'honorarios cerrados de antemano',
    en: 'a fixed fee',
    clues: {
      es: ['honorarios cerrados', 'honorarios fijos', 'minuta cerrada'],
      en: ['fixed fee', 'fixed fees', 'fee agreed'],
    },
  },
  {
    kind: 'edge',
    es: 'precios a la vista',
    en: 'prices on display',
    clues: {
      es: ['precios claros', 'precios transparentes', 'precio visible', 'tarifas publicadas', 'sin costes ocultos'],
      en: ['clear prices', 'transparent pricing', 'clear pricing', 'no hidden fees', 'published prices'],
    },
  },
  {
    kind: 'edge',
    es: 'precios bajos',
    en: 'low prices',
    clues: {
      es: ['barato', 'barata', 'precios económicos', 'precio competitivo', 'precio asequible', 'precios accesibles'],
      en: ['cheap', 'affordable', 'competitive prices', 'lower prices', 'best price'],
    },
  },
  {
    kind: 'edge',
    es: 'materiales escogidos',
    en: 'well-chosen materials',
    clues: {
      es: ['buenos materiales', 'materiales de calidad', 'materiales de primera', 'materia prima buena'],
      en: ['good materials', 'quality materials', 'best materials'],
    },
  },
  {
    kind: 'edge',
    es: 'acabados cuidados',
    en: 'a careful finish',
    // «Las buenas acaban en la acera» tells where something ends up.
    unless: /\bacab(?:an?|ar|aron|amos|ando) (?:en|tirad|de|con|por|siendo)\b/,
    clues: {
      es: ['buen acabado', 'trabajo bien hecho', 'bien acabado', 'cuidamos los detalles', 'cuidado del detalle'],
      en: ['well finished', 'attention to detail', 'good workmanship', 'done properly'],
    },
  },
  {
    kind: 'edge',
    es: 'trato cercano',
    en: 'friendly service',
    clues: {
      es: ['atención cercana', 'trato amable', 'trato familiar', 'buen trato', 'cercanía'],
      en: ['friendly', 'friendly staff', 'warm welcome', 'service with a smile'],
    },
  },
  {
    kind: 'edge',
    es: 'atención a cada caso',
    en: 'personal attention',
    clues: {
      es: ['atención personal', 'atención personalizada', 'trato personal', 'trato personalizado', 'servicio personalizado'],
      en: ['personal service', 'personalised service', 'personalized service', 'individual attention', 'one to one'],
    },
  },
  {
    kind: 'edge',
    es: 'siempre la misma persona al cargo',
    en: 'one person in charge throughout',
    clues: {
      es: ['misma persona', 'un solo interlocutor', 'siempre te atiendo yo', 'siempre voy yo', 'siempre estoy yo', 'te atiendo siempre yo'],
      en: ['same person', 'single point of contact', 'same face', 'one contact'],
    },
  },
  {
    kind: 'edge',
    es: 'trato directo sin intermediarios',
    en: 'direct dealing without middlemen',
    clues: {
      es: ['sin intermediarios', 'trato directo', 'tratas directamente', 'tratan directamente'],
      en: ['no middlemen', 'no middleman', 'deal directly', 'cut out the middleman'],
    },
  },
  {
    kind: 'edge',
    es: 'apertura los domingos',
    en: 'opening on Sundays',
    clues: {
      es: ['abrimos domingos', 'abierto domingos', 'abierto los festivos', 'domingos y festivos'],
      en: ['open Sundays', 'Sunday opening', 'open on bank holidays'],
    },
  },
  {
    kind: 'edge',
    es: 'apertura en fin de semana',
    en: 'weekend opening',
    clues: {
      es: ['abrimos fines de semana', 'abierto fines de semana', 'sábados y domingos', 'abrimos sábados'],
      en: ['open weekends', 'open at weekends', 'open Saturdays', 'open seven days'],
    },
  },
  {
    kind: 'edge',
    es: 'horario ampliado',
    en: 'extended opening hours',
    clues: {
      es: ['horario amplio', 'abierto hasta tarde', 'abrimos hasta tarde', 'abrimos temprano', 'horario extendido'],
      en: ['open late', 'open early', 'late opening', 'longer hours'],
    },
  },
  {
    kind: 'edge',
    es: 'servicio a cualquier hora',
    en: 'round-the-clock service',
    clues: {
      es: ['a todas horas', 'cualquier hora', 'día y noche', 'veinticuatro horas', 'abierto siempre'],
      en: ['around the clock', 'day and night', 'twenty four hours', 'any time of day', 'all hours'],
    },
  },
  {
    kind: 'edge',
    es: 'horarios flexibles',
    en: 'flexible hours',
    clues: {
      es: ['horario flexible', 'horas flexibles', 'flexibilidad horaria', 'adaptamos al horario', 'nos adaptamos'],
      en: ['flexible schedule', 'flexible times', 'flexible timetable', 'fit round your work'],
    },
  },
  {
    kind: 'edge',
    es: 'producto de la zona',
    en: 'local produce',
    clues: {
      es: ['producto local', 'productos de aquí', 'kilómetro cero', 'producto de proximidad', 'productos de cercanía'],
      en: ['local products', 'locally sourced', 'locally made', 'locally grown'],
    },
  },
  {
    kind: 'edge',
    es: 'elaboración a mano',
    en: 'work done by hand',
    clues: {
      es: ['hecho a mano', 'hechas amano', 'artesanal', 'artesana', 'elaboración artesanal'],
      en: ['made by hand', 'handmade', 'hand made', 'handcrafted', 'artisan'],
    },
  },
  {
    kind: 'edge',
    es: 'elaboración propia',
    en: 'in-house production',
    clues: {
      es: ['fabricación propia', 'lo fabricamos nosotros', 'producción propia', 'todo lo hacemos nosotros'],
      en: ['made in house', 'made on the premises', 'churned on the premises', 'own production', 'we make everything', 'make it ourselves'],
    },
  },
  {
    kind: 'edge',
    es: 'atención sin esperas',
    en: 'service without waiting',
    clues: {
      es: ['sin esperas', 'sin hacer cola', 'sin colas', 'sin listas de espera', 'sin esperar'],
      en: ['no queues', 'skip the queue', 'without waiting', 'no waiting', 'no waiting list'],
    },
  },
  {
    kind: 'edge',
    es: 'servicio mientras se espera',
    en: 'service while you wait',
    clues: {
      es: ['mientras esperas', 'hecho al momento', 'listo en minutos', 'en pocos minutos'],
      en: ['made on the spot', 'ready in minutes', 'in a few minutes', 'done while they wait'],
    },
  },
  {
    kind: 'edge',
    es: 'garantía',
    en: 'a guarantee',
    clues: {
      es: ['garantía escrita', 'garantía por escrito', 'trabajo garantizado', 'años de garantía'],
      en: ['guarantee', 'warranty', 'work guaranteed', 'written guarantee'],
    },
  },
  {
    kind: 'edge',
    es: 'devolución del dinero si no convence',
    en: 'money back if it disappoints',
    clues: {
      es: ['devolvemos el dinero', 'devuelvo el dinero', 'devolución del dinero', 'satisfacción garantizada', 'te devolvemos el dinero'],
      en: ['money back', 'full refund', 'satisfaction guaranteed', 'refund guarantee'],
    },
  },
  {
    kind: 'edge',
    es: 'cambios sin trabas',
    en: 'easy returns',
    clues: {
      es: ['devoluciones fáciles', 'devolución gratuita', 'cambios gratis', 'cambio fácil'],
      en: ['free returns', 'easy exchange', 'hassle free returns', 'simple returns'],
    },
  },
  {
    kind: 'edge',
    es: 'presupuesto gratis',
    en: 'a free quote',
    clues: {
      es: ['presupuesto gratuito', 'presupuesto sin compromiso', 'presupuesto sin coste', 'cotización gratis'],
      en: ['free estimate', 'free quotation', 'no obligation quote', 'free quotes'],
    },
  },
  {
    kind: 'edge',
    es: 'presupuesto rápido',
    en: 'a quick quote',
    clues: {
      es: ['presupuesto inmediato', 'presupuesto en el momento', 'cotización rápida'],
      en: ['instant quote', 'quick estimate', 'fast quote'],
    },
  },
  {
    kind: 'edge',
    es: 'una primera consulta gratuita',
    en: 'a free first consultation',
    clues: {
      es: ['primera visita gratis', 'primera consulta gratis', 'primera sesión gratis', 'primera cita gratis'],
      en: ['first session free', 'free consultation', 'first visit free', 'free initial consultation'],
    },
  },
  {
    kind: 'edge',
    es: 'visitas a domicilio',
    en: 'home visits',
    clues: {
      es: [
        'servicio a domicilio',
        'atención a domicilio',
        'vamos a casa',
        'nos desplazamos',
        'vamos a tu casa',
        'voy a tu casa',
        'en su propia casa',
        'en casa de la clienta',
        'en casa de la novia',
        'no tienen que moverse de casa',
        'no tiene que moverse de casa',
        'sin moverse de casa',
        'sin salir de casa',
      ],
      en: [
        'house calls',
        'visit at home',
        'come to your door',
        'come to your home',
        'come to their home',
        'in their own home',
        'in your own home',
        'at-home service',
        'we come to you at home',
        'without leaving home',
      ],
    },
    unless: /\b(?:come|comes|coming|get|gets|arrive|arrives|go|goes) (?:back )?home\b/,
  },
  {
    kind: 'edge',
    es: 'atención bilingüe',
    en: 'bilingual service',
    clues: {
      es: ['bilingüe', 'dos idiomas', 'atención en inglés', 'hablamos inglés'],
      en: ['bilingual', 'two languages', 'speak Spanish', 'speak English'],
    },
  },
  {
    kind: 'edge',
    es: 'métodos respetuosos con el entorno',
    en: 'methods kind to the environment',
    clues: {
      es: ['ecológico', 'ecológica', 'sostenible', 'respetuoso con el medio ambiente', 'respeto al medio ambiente', 'ecofriendly'],
      en: ['eco friendly', 'sustainable', 'environmentally friendly', 'ecological', 'eco-conscious'],
    },
  },
  {
    kind: 'edge',
    es: 'envases reutilizables',
    en: 'reusable packaging',
    clues: {
      es: ['envases retornables', 'envase retornable', 'devolver el envase'],
      en: ['returnable packaging', 'reusable containers', 'refillable', 'return the packaging'],
    },
  },
  {
    kind: 'edge',
    es: 'muy poco desperdicio',
    en: 'very little waste',
    clues: {
      es: ['residuo cero', 'cero residuos', 'aprovechamos todo', 'cero desperdicio', 'no se tira nada'],
      en: ['zero waste', 'low waste', 'nothing thrown away', 'nothing wasted'],
    },
  },
  {
    kind: 'edge',
    es: 'trabajo a medida',
    en: 'made-to-measure work',
    clues: {
      es: ['hecho a medida', 'hechos a medida', 'adaptado a cada caso', 'medidas especiales', 'al gusto de cada uno'],
      en: ['made to measure', 'tailor made', 'custom made', 'bespoke', 'tailored'],
    },
  },
  {
    kind: 'edge',
    es: 'artículos personalizados',
    en: 'personalised items',
    clues: {
      es: ['productos personalizados', 'personalizado con nombre', 'personalizable', 'lo personalizamos', 'grabado con nombre'],
      en: ['personalised', 'personalized gifts', 'personalized products', 'customisable', 'engraved with a name'],
    },
  },
  {
    kind: 'edge',
    es: 'cuota sin permanencia',
    en: 'a subscription without commitment',
    clues: {
      es: ['sin permanencia', 'cancela cuando quieras', 'sin compromiso de permanencia', 'baja cuando quieras'],
      en: ['cancel any time', 'cancel anytime', 'no lock-in', 'no minimum term', 'no long contract'],
    },
  },
  {
    kind: 'edge',
    es: 'pago a plazos',
    en: 'payment in instalments',
    clues: {
      es: ['pagar a plazos', 'facilidades de pago', 'meses sin intereses', 'pago aplazado', 'pago fraccionado'],
      en: ['interest free', 'payment plan', 'spread the cost', 'pay in instalments', 'monthly instalments', 'pay in installments'],
    },
  },
  {
    kind: 'edge',
    es: 'cobro solo si hay resultado',
    en: 'payment only on results',
    clues: {
      es: ['cobramos a éxito', 'solo cobramos por resultados', 'comisión a éxito', 'cobrar si funciona'],
      en: ['pay on results', 'no win no fee', 'success fee', 'only pay for results'],
    },
  },
  {
    kind: 'edge',
    es: 'una prueba gratuita',
    en: 'a free trial',
    clues: {
      es: ['prueba gratis', 'primer mes gratis', 'probar gratis', 'prueba gratuita'],
      en: ['free trial', 'first month free', 'try for free', 'free taster'],
    },
  },
  {
    kind: 'edge',
    es: 'una sesión de prueba',
    en: 'a trial session',
    clues: {
      es: ['clase de prueba', 'sesión de prueba', 'día de prueba'],
      en: ['trial class', 'trial session', 'taster session', 'trial day'],
    },
  },
  {
    kind: 'edge',
    es: 'ventajas para quien repite',
    en: 'rewards for regulars',
    clues: {
      es: ['descuento por fidelidad', 'tarjeta de fidelidad', 'programa de puntos', 'puntos por compra'],
      en: ['loyalty discount', 'loyalty card', 'loyalty points', 'loyalty scheme', 'points card'],
    },
  },
  {
    kind: 'edge',
    es: 'atención por WhatsApp',
    en: 'help over WhatsApp',
    clues: {
      es: ['atendemos por WhatsApp', 'respondemos por WhatsApp', 'consultas por WhatsApp', 'atención por wasap'],
      en: ['WhatsApp support', 'answer on WhatsApp', 'WhatsApp help', 'reply on WhatsApp'],
    },
  },
  {
    kind: 'edge',
    es: 'todo en un mismo sitio',
    en: 'everything in one place',
    clues: {
      es: ['todo en uno', 'todo junto', 'servicio integral', 'llave en mano', 'todo incluido'],
      en: ['one stop shop', 'all in one', 'turnkey', 'all inclusive', 'full service'],
    },
    unless: /\b(?:all one\b|full.service (?:restaurants?|hotels?|agenc))/,
  },
  {
    kind: 'edge',
    es: 'dedicación a una sola cosa',
    en: 'a single speciality',
    clues: {
      es: ['especializado', 'especializada', 'solo hacemos eso', 'nos dedicamos solo', 'muy especializado', 'somos especialistas'],
      en: ['specialists', 'specialised', 'niche', 'we only do'],
    },
    unless: /\b(?:they|he|she|who|that|places?|shops?|salons?|clinics?|agencies) only (?:do|does)\b/,
  },
  {
    kind: 'edge',
    es: 'personal con oficio',
    en: 'staff who know the trade',
    clues: {
      es: ['personal cualificado', 'personal formado', 'profesionales cualificados', 'equipo profesional', 'equipo preparado'],
      en: ['qualified staff', 'trained staff', 'skilled staff', 'experts', 'qualified professionals'],
    },
  },
  {
    kind: 'edge',
    es: 'años de oficio',
    en: 'years in the trade',
    clues: {
      es: ['años de experiencia', 'mucha experiencia', 'experiencia en el sector', 'años trabajando'],
      en: ['years of experience', 'years experience', 'experienced team', 'long experience', 'years working'],
    },
  },
  {
    kind: 'edge',
    es: 'consejo honesto',
    en: 'honest advice',
    clues: {
      es: ['honesto', 'honesta', 'sinceros', 'decimos la verdad', 'honestidad', 'trato transparente'],
      en: ['honest', 'honesty', 'straight talking', 'trustworthy'],
    },
    unless:
      /\b(?:(?:and|y|&) honest\b|to be honest|honest with you|honest and good|honest (?:food|coffee|bread|prices?|work|mistake)|(?:ser|soy|siendo) (?:honest|sincer)\w*)\b/,
  },
  {
    kind: 'edge',
    es: 'explicaciones en lenguaje llano',
    en: 'plain-language explanations',
    clues: {
      es: ['lenguaje claro', 'lenguaje sencillo', 'lo explicamos todo', 'explicamos fácil', 'explicado claro'],
      en: ['plain language', 'plain English', 'jargon free', 'explain everything', 'explained simply'],
    },
  },
  {
    kind: 'edge',
    es: 'noticias en cada paso',
    en: 'updates at every step',
    clues: {
      es: ['informamos de todo', 'avisos por mensaje', 'seguimiento en tiempo real', 'informados en todo momento'],
      en: ['keep you informed', 'regular updates', 'progress updates', 'real time tracking', 'kept informed'],
    },
  },
  {
    kind: 'edge',
    es: 'acceso para silla de ruedas',
    en: 'wheelchair access',
    clues: {
      es: ['silla de ruedas', 'acceso adaptado', 'local adaptado', 'accesible para todos', 'sin escalones'],
      en: ['step free', 'wheelchair accessible', 'disabled access', 'wheelchair', 'no steps'],
    },
  },
  {
    kind: 'edge',
    es: 'aparcamiento fácil',
    en: 'easy parking',
    clues: {
      es: ['parking gratis', 'parking propio', 'fácil aparcar', 'aparcamiento propio', 'estacionamiento propio'],
      en: ['free parking', 'own parking', 'customer parking', 'parking outside'],
    },
  },
  {
    kind: 'edge',
    es: 'una situación céntrica',
    en: 'a central location',
    clues: {
      es: ['céntrico', 'céntrica', 'pleno centro', 'buena ubicación', 'bien comunicado', 'bien situado'],
      en: ['central location', 'town centre', 'city centre', 'good location', 'near the station'],
    },
  },
  {
    kind: 'edge',
    es: 'un servicio a un paso de casa',
    en: 'a service close to home',
    clues: {
      es: ['cerca de casa', 'al lado de casa', 'a pie de casa', 'sin salir del barrio', 'en el propio barrio'],
      en: ['close to home', 'round the corner', 'walking distance', 'near home'],
    },
  },
  {
    kind: 'edge',
    es: 'cobertura en toda la zona',
    en: 'cover across the area',
    clues: {
      es: ['toda la provincia', 'toda la comarca', 'toda la ciudad', 'toda la zona'],
      en: ['whole area', 'whole region', 'all over town', 'across the county', 'whole county'],
    },
  },
  {
    kind: 'edge',
    es: 'un ambiente acogedor',
    en: 'a welcoming setting',
    clues: {
      es: ['sitio acogedor', 'lugar acogedor', 'ambiente familiar', 'ambiente tranquilo', 'buen ambiente'],
      en: ['cozy', 'relaxed atmosphere', 'welcoming place', 'nice atmosphere', 'cosy place', 'cosy atmosphere'],
    },
  },
  {
    kind: 'edge',
    es: 'diseño propio',
    en: 'original design',
    clues: {
      es: ['diseños propios', 'diseños originales', 'diseños exclusivos', 'diseñamos nosotros'],
      en: ['own designs', 'original designs', 'our own design', 'design it ourselves'],
    },
  },
  {
    kind: 'edge',
    es: 'tiradas cortas',
    en: 'small batches',
    clues: {
      es: ['edición limitada', 'series pequeñas', 'pocas unidades', 'lotes pequeños', 'series cortas'],
      en: ['limited edition', 'small batch', 'short runs', 'limited runs'],
    },
  },
  {
    kind: 'edge',
    es: 'un surtido amplio',
    en: 'a wide range',
    clues: {
      es: ['mucha variedad', 'gran variedad', 'amplio catálogo', 'gran surtido', 'muchas opciones'],
      en: ['wide range', 'large selection', 'big variety', 'lots of choice', 'wide selection'],
    },
  },
  {
    kind: 'edge',
    es: 'género difícil de encontrar',
    en: 'hard-to-find items',
    clues: {
      es: ['productos exclusivos', 'no se encuentra en otro sitio', 'marcas que nadie tiene', 'productos diferentes'],
      en: ['exclusive products', 'unusual products', 'rare items', 'nobody else stocks'],
    },
  },
  {
    kind: 'edge',
    es: 'novedades cada semana',
    en: 'new arrivals every week',
    clues: {
      es: ['novedades', 'cada semana algo nuevo', 'producto nuevo cada semana'],
      en: ['new arrivals', 'new every week', 'something new every week', 'changes every week'],
    },
  },
  {
    kind: 'edge',
    es: 'existencias siempre a mano',
    en: 'stock always at hand',
    clues: {
      es: ['siempre hay stock', 'stock disponible', 'entrega inmediata', 'disponibilidad inmediata'],
      en: ['always in stock', 'ready stock', 'immediate availability', 'available straight away'],
    },
  },
  {
    kind: 'edge',
    es: 'aparatos recientes',
    en: 'up-to-date equipment',
    clues: {
      es: ['última tecnología', 'tecnología punta', 'equipos modernos', 'maquinaria moderna', 'aparatos nuevos'],
      en: ['latest technology', 'modern equipment', 'state of the art', 'new equipment', 'latest equipment'],
    },
  },
  {
    kind: 'edge',
    es: 'ayuda de inteligencia artificial',
    en: 'help from artificial intelligence',
    clues: { es: ['inteligencia artificial', 'ia', 'con ayuda de la ia'], en: ['artificial intelligence', 'ai', 'ai-powered'] },
  },
  {
    kind: 'edge',
    es: 'un manejo sencillo',
    en: 'ease of use',
    clues: {
      es: ['fácil de usar', 'uso sencillo', 'intuitivo', 'fácil de manejar'],
      en: ['easy to use', 'simple to use', 'user friendly', 'intuitive', 'easy to understand'],
    },
  },
  {
    kind: 'edge',
    es: 'compra en pocos clics',
    en: 'buying in a few clicks',
    clues: {
      es: ['pocos clics', 'en un clic', 'en dos clics', 'comprar en un minuto'],
      en: ['few clicks', 'one click', 'two clicks', 'buy in a minute'],
    },
  },
  {
    kind: 'edge',
    es: 'discreción',
    en: 'discretion',
    clues: {
      es: ['discreto', 'discreta', 'confidencial', 'privacidad', 'confidencialidad'],
      en: ['discreet', 'confidential', 'privacy', 'confidentiality'],
    },
  },
  {
    kind: 'edge',
    es: 'datos bien guardados',
    en: 'data kept safe',
    clues: {
      es: ['protección de datos', 'datos protegidos', 'datos seguros', 'seguridad de los datos'],
      en: ['data protection', 'secure data', 'data privacy', 'data security'],
    },
  },
  {
    kind: 'edge',
    es: 'empleo de personas con discapacidad',
    en: 'jobs for people with disabilities',
    clues: {
      es: ['empleamos discapacidad', 'empleamos personas con discapacidad', 'trabajadores con discapacidad'],
      en: ['employ people with disabilities', 'disabled workers', 'disabled staff'],
    },
  },
  {
    kind: 'edge',
    es: 'apoyo a una causa social',
    en: 'support for a good cause',
    clues: {
      es: ['donamos una parte', 'fines sociales', 'causa social', 'solidario', 'solidaria', 'parte de los beneficios'],
      en: ['donate', 'give back', 'good cause', 'part to charity', 'share of the profits'],
    },
  },
  {
    kind: 'edge',
    es: 'comercio justo',
    en: 'fair-trade sourcing',
    clues: {
      es: ['comercio justo', 'salario justo', 'precio justo al productor', 'pago justo'],
      en: ['fair trade', 'fair wages', 'fair pay', 'fairly paid'],
    },
  },
  {
    kind: 'edge',
    es: 'origen conocido',
    en: 'a known origin',
    clues: {
      es: ['trazabilidad', 'se sabe de dónde viene', 'origen certificado', 'origen garantizado'],
      en: ['traceability', 'traceable', 'know where it comes from', 'certified origin'],
    },
  },
  {
    kind: 'edge',
    es: 'certificación oficial',
    en: 'official certification',
    clues: {
      es: ['certificación', 'homologado', 'sello oficial', 'acreditados', 'certificado oficial'],
      en: ['certified', 'accredited', 'certification', 'official seal'],
    },
  },
  {
    kind: 'edge',
    es: 'ingredientes naturales',
    en: 'natural ingredients',
    clues: {
      es: ['productos naturales', 'todo natural', 'sin químicos', 'libre de químicos'],
      en: ['natural products', 'all natural', 'chemical free', 'no chemicals', 'natural materials'],
    },
  },
  {
    kind: 'edge',
    es: 'puertas abiertas a las mascotas',
    en: 'pets welcome',
    clues: {
      es: ['mascotas bienvenidas', 'admitimos mascotas', 'perros bienvenidos', 'aceptamos perros', 'petfriendly'],
      en: ['pet friendly', 'dog friendly', 'dogs welcome', 'pets allowed'],
    },
  },
  {
    kind: 'edge',
    es: 'buena acogida a los niños',
    en: 'a welcome for children',
    clues: {
      es: ['zona infantil', 'rincón infantil', 'espacio para niños', 'niños bienvenidos', 'zona de juegos'],
      en: ['kids welcome', 'child friendly', 'kid friendly', 'family friendly', 'play area'],
    },
  },
  {
    kind: 'edge',
    es: 'buenas reseñas',
    en: 'good reviews',
    clues: {
      es: ['buenas opiniones', 'cinco estrellas', 'reseñas positivas', 'buenas valoraciones'],
      en: ['five stars', 'great reviews', 'positive reviews', 'well reviewed'],
    },
  },
  {
    kind: 'edge',
    es: 'una comunidad de habituales',
    en: 'a community of regulars',
    clues: {
      es: ['crear comunidad', 'hacemos comunidad', 'sentido de comunidad', 'comunidad de habituales'],
      en: ['build community', 'sense of community', 'community feel', 'community of members'],
    },
  },
  {
    kind: 'edge',
    es: 'grupos reducidos',
    en: 'small groups',
    clues: {
      es: ['grupos pequeños', 'pocas plazas', 'aforo reducido', 'plazas limitadas', 'pocos por grupo'],
      en: ['limited places', 'small group', 'few places', 'limited numbers'],
    },
  },
  {
    kind: 'edge',
    es: 'un método propio',
    en: 'a method of its own',
    clues: {
      es: ['metodología propia', 'nuestro método propio', 'método probado', 'nuestra metodología'],
      en: ['own method', 'proven method', 'tested method', 'own methodology'],
    },
  },
  {
    kind: 'edge',
    es: 'envío gratis',
    en: 'free delivery',
    clues: {
      es: ['envío gratuito', 'portes gratis', 'reparto gratis', 'envío incluido', 'gastos de envío incluidos'],
      en: ['free shipping', 'delivery included', 'postage free', 'free postage'],
    },
  },
  {
    kind: 'edge',
    es: 'algo que falta en la zona',
    en: 'something the area lacks',
    clues: {
      es: ['únicos en la zona', 'no hay nada igual', 'nadie lo ofrece', 'primeros en la ciudad', 'nadie lo hace'],
      en: ['nobody else does', 'only one in the area', 'nothing like it', 'first in town', 'nobody offers'],
    },
  },
  {
    kind: 'edge',
    es: 'una empresa familiar',
    en: 'a family firm',
    clues: {
      es: ['empresa familiar', 'tradición familiar', 'tercera generación', 'somos familia'],
      en: ['family run', 'family owned', 'family company', 'third generation'],
    },
  },
  {
    kind: 'edge',
    es: 'métodos de siempre',
    en: 'traditional methods',
    clues: {
      es: [
        'método tradicional',
        'tradicional',
        'recetas de toda la vida',
        'receta de toda la vida',
        'como toda la vida',
        'sabor de toda la vida',
        'métodos de toda la vida',
        'cocina de toda la vida',
      ],
      en: ['traditional', 'old fashioned', 'the old way', 'time honoured'],
    },
  },
  {
    kind: 'edge',
    es: 'más tiempo para cada cual',
    en: 'more time for each customer',
    clues: {
      es: ['dedicamos tiempo', 'dedicar más tiempo', 'cada uno a su ritmo', 'sin prisas', 'no les meto prisa'],
      en: [
        'more time per customer',
        'unhurried',
        'take our time',
        'at your own pace',
        'no rush',
        'do not rush them',
        'do not rush',
        'no rushing',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'esperas largas',
    en: 'long waits',
    clues: {
      es: [
        'largas esperas',
        'mucha espera',
        'tardan semanas',
        'tardan mucho',
        'lista de espera',
        'semanas de espera',
        'espera dos meses',
        'esperar dos meses',
        'demora dos meses',
        'demora meses',
        'esperan tres semanas',
        'espera hora y media',
        'espera semanas',
        'dos semanas de espera',
        'meses de espera',
      ],
      en: [
        'long wait',
        'waiting list',
        'takes weeks',
        'wait weeks',
        'takes too long',
        'wait two hours',
        'wait ten weeks',
        'wait months',
        'fourteen weeks',
        'weeks waiting',
        'told weeks',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'colas largas',
    en: 'long queues',
    clues: {
      es: [
        'hacer cola',
        'mucha cola',
        'colas interminables',
        'hacer fila',
        'hora de cola',
        'media hora de cola',
        'haciendo cola',
        'colas de minutos',
        'hay colas',
        'hay cola',
      ],
      en: ['long queue', 'queueing', 'stand in line', 'long lines', 'queue half an hour', 'the queue is', 'queue', 'long line'],
    },
  },
  {
    kind: 'pain',
    es: 'precios altos',
    en: 'high prices',
    clues: {
      es: [
        'demasiado caro',
        'carísimo',
        'cuesta demasiado',
        'precio alto',
        'sale caro',
        'precios caros',
        'cuestan un riñón',
        'carísimas',
        'carísimos',
        'carísima',
        'muy cara',
        'muy caro',
        'muy caros',
        'caros',
        'caro',
        'precio de turista',
        'cuesta una fortuna',
        'precios de locura',
      ],
      en: [
        'expensive',
        'too expensive',
        'overpriced',
        'pricey',
        'cost too much',
        'silly money',
        'hundred quid',
        'cost a fortune',
        'costs a fortune',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'precios poco claros',
    en: 'unclear prices',
    clues: {
      es: ['no dicen precio', 'no sabes cuánto cuesta', 'precio confuso', 'falta de transparencia'],
      en: ['unclear pricing', 'never know the price', 'no idea of the price', 'confusing prices'],
    },
  },
  {
    kind: 'pain',
    es: 'costes ocultos',
    en: 'hidden costs',
    clues: {
      es: ['cargos ocultos', 'gastos sorpresa', 'letra pequeña', 'sorpresas en la factura', 'extras en la factura'],
      en: ['hidden charges', 'hidden fees', 'surprise bill', 'small print', 'extra charges'],
    },
  },
  {
    kind: 'pain',
    es: 'resultados mediocres',
    en: 'mediocre results',
    clues: {
      es: ['mala calidad', 'poca calidad', 'baja calidad', 'peor calidad'],
      en: ['poor quality', 'bad quality', 'low quality', 'poor results'],
    },
  },
  {
    kind: 'pain',
    es: 'trabajos mal hechos',
    en: 'shoddy work',
    clues: {
      es: ['chapuzas', 'mal hecho', 'trabajo mal hecho', 'mal acabado', 'chapuceros'],
      en: ['botched', 'sloppy work', 'badly done', 'bad work', 'cowboys'],
    },
  },
  {
    kind: 'pain',
    es: 'productos que duran poco',
    en: 'products that wear out quickly',
    clues: {
      es: [
        'se rompen pronto',
        'dura poco',
        'no dura nada',
        'usar y tirar',
        'se rompe pronto',
        'se rompe enseguida',
        'se rompen al poco',
        'se desarman',
        'se estropean pronto',
      ],
      en: ['break easily', 'breaks quickly', 'wear out', 'throwaway', 'fall apart', 'doesn’t last', 'falls apart', 'wears out'],
    },
  },
  {
    kind: 'pain',
    es: 'mensajes sin respuesta',
    en: 'unanswered messages',
    clues: {
      es: [
        'nadie contesta',
        'no cogen el teléfono',
        'no contestan',
        'nadie responde',
        'no responden',
        'nunca contestan',
        'cogen el teléfono',
        'ni contestan',
        'no contestan mensajes',
      ],
      en: ['nobody answers', 'never answer', 'nobody picks up', 'nobody calls back', 'don’t answer', 'no answer', 'never call back'],
    },
  },
  {
    kind: 'pain',
    es: 'promesas incumplidas',
    en: 'broken promises',
    clues: {
      es: [
        'no cumplen',
        'incumplen',
        'dejan tirado',
        'no aparecen',
        'no se presentan',
        'no aparece nadie',
        'nunca aparecen',
        'no vuelven a aparecer',
        'no vuelven a llamar',
      ],
      en: [
        'let down',
        'don’t show up',
        'never turn up',
        'unreliable',
        'no-show',
        'don’t turn up',
        'tutors who cancel',
        'who cancel',
        'nobody turns up',
        'no shows',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'retrasos',
    en: 'delays',
    clues: {
      es: ['se retrasan', 'llegan tarde', 'siempre tarde', 'no cumplen plazos', 'incumplen plazos'],
      en: ['late delivery', 'always late', 'run late', 'missed deadlines', 'arrive late'],
    },
  },
  {
    kind: 'pain',
    es: 'falta de tiempo',
    en: 'lack of time',
    clues: {
      es: ['no tienen tiempo', 'sin tiempo', 'no hay tiempo', 'poco tiempo', 'falta tiempo', 'no les da tiempo', 'no tengo tiempo'],
      en: ['no time', 'short of time', 'too busy', 'time poor', 'don’t have time', 'little time'],
    },
  },
  {
    kind: 'pain',
    es: 'un viaje al centro solo para eso',
    en: 'a trip into the centre just for it',
    clues: {
      es: ['coge bus centro', 'coge bus hasta centro', 'coger bus centro', 'ir hasta centro', 'va hasta centro', 'bajar centro'],
      en: ['bus into town', 'bus into centre', 'trip into town', 'go into town', 'drive into town', 'all the way into town'],
    },
  },
  {
    kind: 'pain',
    es: 'viajes largos',
    en: 'long journeys',
    clues: {
      es: [
        'queda lejos',
        'está lejos',
        'muy lejos',
        'hay que desplazarse',
        'ir en bus',
        'coge el bus',
        'coger el bus',
        'hacer kilómetros',
        'ir a la capital',
        'se van hasta la capital',
      ],
      en: [
        'far away',
        'too far',
        'long drive',
        'travel far',
        'miles away',
        'drive sixty miles',
        'drive miles',
        'have to drive',
        'drag bags',
        'i drove for hours',
        'going to town',
        'drive the dog',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'falta de oferta en la zona',
    en: 'a lack of anything nearby',
    clues: {
      es: [
        'no hay nada cerca',
        'no hay en la zona',
        'en el pueblo no hay',
        'aquí no hay',
        'no hay ninguno cerca',
        'no hay donde',
        'no hay quien',
        'no hay sitio',
        'no tienen donde',
        'no tiene donde',
        'nadie cerca',
        'sin taller',
        'cerró la única',
        'ninguno cerca',
      ],
      en: [
        'nothing nearby',
        'none nearby',
        'nothing in the area',
        'nowhere to go',
        'nowhere near',
        'nowhere to',
        'nothing in between',
        'nobody local',
        'closed last',
        'last laundromat closed',
        'only muddy fields',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'desconfianza',
    en: 'lack of trust',
    clues: {
      es: ['no se fían', 'no se fía', 'falta de confianza', 'no hay confianza', 'desconfían'],
      en: ['don’t trust', 'distrust', 'nobody to trust', 'can’t trust', 'no trust'],
    },
  },
  {
    kind: 'pain',
    es: 'miedo a las estafas',
    en: 'fear of being cheated',
    clues: {
      es: ['estafas', 'estafan', 'estafaron', 'engaños', 'les engañan', 'fraude'],
      en: ['scams', 'rip off', 'ripped off', 'cheated', 'fraud'],
    },
  },
  {
    kind: 'pain',
    es: 'falta de información',
    en: 'lack of information',
    clues: {
      es: [
        'desconocimiento',
        'desinformación',
        'poca información',
        'nadie informa',
        'nadie explica',
        'sin saber qué llevan',
        'sin saber',
        'no saben cuánto',
        'no tienen ni idea',
      ],
      en: [
        'little information',
        'misinformation',
        'nobody explains',
        'not enough information',
        'uninformed',
        'have no idea',
        'no idea what',
        'no clue what',
        'no idea which',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'no saber a quién llamar',
    en: 'not knowing whom to call',
    clues: {
      es: ['no saben a quién acudir', 'no saben por dónde empezar', 'no saben dónde', 'no sabe ni por dónde empezar', 'no conocen a nadie'],
      en: ['don’t know who', 'don’t know where', 'nobody to ask', 'know where to start', 'don’t know anyone'],
    },
  },
  {
    kind: 'pain',
    es: 'dinero que se va en taxis',
    en: 'money spent on taxis',
    clues: {
      es: ['cogí dos taxis', 'coger taxi', 'tomar taxi', 'pagar taxi', 'gasto taxis', 'cogí taxi'],
      en: ['took a taxi', 'took two taxis', 'take a cab', 'pay for taxis', 'took an uber'],
    },
  },
  {
    kind: 'pain',
    es: 'exceso de papeleo',
    en: 'too much paperwork',
    clues: {
      es: ['papeleo', 'burocracia', 'mucho trámite', 'trámites', 'trámites lentos'],
      en: ['paperwork', 'red tape', 'bureaucracy', 'too many forms'],
    },
  },
  {
    kind: 'pain',
    es: 'trato impersonal',
    en: 'impersonal treatment',
    clues: {
      es: ['trato frío', 'eres un número', 'atención impersonal'],
      en: ['impersonal', 'just a number', 'treated like a number', 'cold service'],
    },
  },
  {
    kind: 'pain',
    es: 'mal trato',
    en: 'rude service',
    clues: {
      es: ['mala atención', 'maleducados', 'mal servicio', 'antipáticos', 'atienden mal'],
      en: ['rude', 'bad service', 'poor service', 'unfriendly', 'treated badly'],
    },
  },
  {
    kind: 'pain',
    es: 'contestadores automáticos',
    en: 'automated phone menus',
    clues: {
      es: ['contestador automático', 'no atiende una persona', 'chatbots', 'robots que contestan', 'máquina que contesta'],
      en: [
        'chatbots',
        'through to a call centre',
        'through to a call center',
        'get a call centre',
        'get a call center',
        'answering machine',
        'talking to a robot',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'horarios limitados',
    en: 'limited opening hours',
    clues: {
      es: ['cierran pronto', 'cierran temprano', 'cierran a mediodía', 'cierran fines de semana', 'horario limitado', 'fuera de horario'],
      en: ['close early', 'limited hours', 'closed weekends', 'closed Sundays', 'awkward hours', 'shut at five', 'has been and gone'],
    },
  },
  {
    kind: 'pain',
    es: 'agendas llenas',
    en: 'full appointment books',
    clues: {
      es: ['no dan cita', 'no hay citas', 'agenda llena', 'no hay huecos', 'todo reservado'],
      en: ['fully booked', 'booked up', 'no appointments', 'no slots', 'never any slots'],
    },
  },
  {
    kind: 'pain',
    es: 'permanencias obligadas',
    en: 'lock-in contracts',
    clues: {
      es: ['contratos largos', 'atados a un contrato', 'contratos con permanencia', 'permanencia obligatoria', 'un año de permanencia'],
      en: ['long contracts', 'tied to a contract', 'locked into a contract', 'minimum contract'],
    },
  },
  {
    kind: 'pain',
    es: 'pedidos mínimos altos',
    en: 'high minimum orders',
    clues: {
      es: ['pedido mínimo', 'mínimo de compra', 'compra mínima', 'obligan a comprar mucho'],
      en: ['minimum order', 'minimum purchase', 'bulk only', 'forced to buy'],
    },
  },
  {
    kind: 'pain',
    es: 'poca variedad',
    en: 'little choice',
    clues: {
      es: [
        'tienen siempre lo mismo',
        'hay siempre lo mismo',
        'venden siempre lo mismo',
        'pocas opciones',
        'todo igual',
        'todos iguales',
        'no hay donde elegir',
      ],
      en: ['few options', 'all the same', 'not enough choice', 'limited range', 'same everywhere'],
    },
    unless: /\ball the same (?:time|day|week|price|person|place|family|hour|street|building)\b/,
  },
  {
    kind: 'pain',
    es: 'lo que hay en el supermercado',
    en: 'what the supermarket has',
    clues: {
      es: [
        'fresca es la del súper',
        'comprando las del súper',
        'solo hay de supermercado',
        'congelado del súper',
        'tirando de pan congelado',
      ],
      en: ['only the supermarket', 'stuck with the supermarket', 'supermarket stuff', 'frozen from the supermarket'],
    },
  },
  {
    kind: 'pain',
    es: 'productos hechos en serie',
    en: 'mass-produced goods',
    clues: {
      es: [
        'todo industrial',
        'producto industrial',
        'ultraprocesado',
        'hecho en serie',
        'fabricado en serie',
        'viene de fábrica',
        'todo es de bolsa',
        'cerveza comercial',
      ],
      en: ['mass produced', 'factory made', 'ultra processed', 'off the production line', 'out of a tub'],
    },
  },
  {
    kind: 'pain',
    es: 'origen desconocido',
    en: 'unknown origin',
    clues: {
      es: ['no se sabe de dónde viene', 'productos importados', 'viene de China', 'hecho en China', 'origen dudoso'],
      en: ['imported goods', 'made in China', 'comes from China', 'shipped from abroad'],
    },
  },
  {
    kind: 'pain',
    es: 'daño al medio ambiente',
    en: 'harm to the environment',
    clues: {
      es: ['contamina', 'contaminación', 'mucho plástico', 'tanto plástico', 'genera residuos'],
      en: ['pollution', 'polluting', 'too much plastic', 'carbon footprint', 'bad for the planet'],
    },
  },
  {
    kind: 'pain',
    es: 'cosas que acaban en la basura',
    en: 'things that end up thrown away',
    clues: {
      es: ['acaba en la basura', 'acaba en el contenedor', 'desperdicio', 'se desperdicia', 'va a la basura', 'se tira mucho'],
      en: [
        'thrown away',
        'goes to waste',
        'ends up in the bin',
        'ends up in a skip',
        'threw out',
        'ends up in the dumpster',
        'landfill',
        'gets wasted',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'soledad',
    en: 'loneliness',
    clues: {
      es: ['se sienten solos', 'viven solos', 'aislamiento social', 'solos en casa', 'pegados al celular'],
      en: ['lonely', 'live alone', 'social isolation', 'feel isolated', 'nobody to make friends'],
    },
  },
  {
    kind: 'pain',
    es: 'estrés',
    en: 'stress',
    clues: { es: ['agobio', 'ansiedad', 'agobiados', 'estresados', 'estresante'], en: ['stressful', 'overwhelmed', 'anxiety', 'stressed'] },
  },
  {
    kind: 'pain',
    es: 'falta de espacio',
    en: 'lack of space',
    clues: {
      es: ['poco espacio', 'falta espacio', 'no hay espacio', 'casas pequeñas', 'pisos pequeños', 'no cabe'],
      en: ['no space', 'short of space', 'small flats', 'not enough space', 'no room', 'small houses'],
    },
  },
  {
    kind: 'pain',
    es: 'falta de personal',
    en: 'staff shortages',
    clues: {
      es: ['no encuentran personal', 'falta personal', 'falta mano de obra', 'no encuentran trabajadores'],
      en: ['can’t find staff', 'short staffed', 'hard to hire', 'staff shortage', 'understaffed'],
    },
  },
  {
    kind: 'pain',
    es: 'poca visibilidad',
    en: 'low visibility',
    clues: {
      es: ['nadie los conoce', 'no aparecen en Google', 'sin presencia en internet', 'falta de visibilidad'],
      en: ['nobody knows them', 'invisible online', 'can’t be found online', 'no web presence'],
    },
  },
  {
    kind: 'edge',
    es: 'ejercicios grabados para hacer en casa',
    en: 'filmed exercises to do at home',
    clues: {
      es: ['ejercicios grabados', 'ejercicios en vídeo', 'vídeos de los ejercicios'],
      en: ['filmed exercises', 'exercises on video', 'exercise videos', 'exercises on their phone'],
    },
  },
  {
    kind: 'pain',
    es: 'falta de conocimientos',
    en: 'lack of know-how',
    clues: {
      es: ['no saben cómo hacerlo', 'no sabe cómo hacerlo', 'no saben de tecnología', 'les cuesta la tecnología'],
      en: ['don’t know how to do it', 'not tech savvy', 'lack skills', 'no idea how to do it'],
    },
  },
  {
    kind: 'pain',
    es: 'miedo a equivocarse',
    en: 'fear of getting it wrong',
    clues: {
      es: ['miedo a elegir mal', 'no saben elegir', 'no saben cuál elegir', 'cuesta elegir'],
      en: ['afraid of choosing wrong', 'fear of mistakes', 'hard to choose', 'don’t know which', 'scared of getting it wrong'],
    },
  },
  {
    kind: 'pain',
    es: 'herramientas complicadas',
    en: 'complicated tools',
    clues: {
      es: ['programas complicados', 'difícil de usar', 'complicado de usar', 'demasiado complejo', 'programas difíciles'],
      en: ['hard to use', 'too complicated', 'too complex', 'confusing', 'difficult to use'],
    },
  },
  {
    kind: 'pain',
    es: 'tareas repetidas a mano',
    en: 'tasks repeated by hand',
    clues: {
      es: [
        'todo a mano',
        'tareas repetitivas',
        'procesos manuales',
        'todo en papel',
        'lo hacen manualmente',
        'apuntan las citas en una libreta',
        'anotan los turnos en un cuaderno',
        'en una libreta',
        'en un cuaderno',
      ],
      en: ['manual work', 'done by hand', 'repetitive tasks', 'manual processes', 'still on paper', 'in a notebook'],
    },
  },
  {
    kind: 'pain',
    es: 'datos dispersos',
    en: 'scattered data',
    clues: {
      es: ['información dispersa', 'datos desordenados', 'todo desordenado', 'información repartida', 'papeles perdidos'],
      en: ['scattered information', 'data everywhere', 'messy data', 'disorganised', 'disorganized'],
    },
  },
  {
    kind: 'pain',
    es: 'errores frecuentes',
    en: 'frequent mistakes',
    clues: {
      es: ['muchos errores', 'se equivocan', 'muchos fallos', 'errores humanos', 'equivocaciones'],
      en: ['many mistakes', 'errors', 'lots of mistakes', 'human error'],
    },
  },
  {
    kind: 'pain',
    es: 'proveedores que fallan',
    en: 'suppliers who let them down',
    clues: {
      es: ['falla el proveedor', 'proveedores poco serios', 'proveedores informales', 'dependen de un proveedor'],
      en: ['unreliable suppliers', 'supplier lets them down', 'bad suppliers', 'supplier failed'],
    },
  },
  {
    kind: 'pain',
    es: 'facturas sin cobrar',
    en: 'unpaid invoices',
    clues: {
      es: ['morosos', 'impagos', 'tardan en pagar', 'cobran tarde', 'nadie paga a tiempo'],
      en: ['late payers', 'late payment', 'bad debts', 'paid late', 'slow payers'],
    },
  },
  {
    kind: 'pain',
    es: 'comisiones altas',
    en: 'high commissions',
    clues: {
      es: ['comisiones abusivas', 'mucha comisión', 'comisiones', 'se quedan con todo'],
      en: ['high commission', 'high fees', 'take a big cut', 'huge commission', 'steep fees'],
    },
  },
  {
    kind: 'pain',
    es: 'exigencias de la normativa',
    en: 'demands of the regulations',
    clues: {
      es: ['normativa', 'cambia la ley', 'nueva ley', 'miedo a las multas', 'cambian las normas'],
      en: ['new rules', 'changing regulations', 'compliance', 'new regulations', 'new law'],
    },
  },
  {
    kind: 'pain',
    es: 'consejos contradictorios',
    en: 'contradictory advice',
    clues: {
      es: ['cada uno dice una cosa', 'información contradictoria', 'opiniones contrarias', 'te dicen cosas distintas'],
      en: ['conflicting advice', 'contradictory information', 'conflicting information', 'everyone says something different'],
    },
  },
  {
    kind: 'pain',
    es: 'esfuerzo físico',
    en: 'physical effort',
    clues: {
      es: ['pesa mucho', 'cargar peso', 'subir escaleras', 'no pueden cargar', 'movilidad reducida'],
      en: ['heavy lifting', 'carrying weight', 'too heavy', 'climbing stairs', 'limited mobility'],
    },
  },
  {
    kind: 'pain',
    es: 'ruido',
    en: 'noise',
    clues: { es: ['mucho ruido', 'ruidoso', 'ruidos'], en: ['noisy', 'too loud', 'loud neighbours'] },
  },
  {
    kind: 'pain',
    es: 'dificultad para aparcar',
    en: 'trouble parking',
    clues: {
      es: ['no se puede aparcar', 'difícil aparcar', 'imposible aparcar', 'no hay aparcamiento', 'no hay dónde aparcar'],
      en: ['no parking', 'hard to park', 'nowhere to park', 'parking problems', 'can’t park'],
    },
  },
  {
    kind: 'pain',
    es: 'gastos de envío altos',
    en: 'high delivery charges',
    clues: {
      es: ['envío caro', 'gastos de envío', 'envíos caros', 'portes caros'],
      en: ['shipping costs', 'expensive delivery', 'delivery fees', 'expensive shipping'],
    },
  },
  {
    kind: 'pain',
    es: 'devoluciones engorrosas',
    en: 'awkward returns',
    clues: {
      es: ['difícil devolver', 'devoluciones complicadas', 'no se puede devolver', 'no devuelven el dinero'],
      en: ['hard to return', 'returns are a hassle', 'can’t return', 'never refund'],
    },
  },
  {
    kind: 'pain',
    es: 'abandono después de la compra',
    en: 'being forgotten after buying',
    clues: {
      es: ['venden y se olvidan', 'nadie hace seguimiento', 'falta de seguimiento', 'después de vender desaparecen'],
      en: ['forget you after', 'no follow-up', 'no aftercare', 'disappear after the sale'],
    },
  },
  {
    kind: 'pain',
    es: 'trabajos sin garantía',
    en: 'work with no guarantee',
    clues: {
      es: ['sin garantía', 'no dan garantía', 'nadie responde si falla', 'nadie se hace responsable'],
      en: ['no warranty', 'no guarantee', 'nobody takes responsibility', 'no comeback', 'without guarantee'],
    },
  },
  {
    kind: 'pain',
    es: 'trabajo sin factura',
    en: 'undeclared work',
    clues: {
      es: ['trabajan en negro', 'economía sumergida', 'sin factura', 'no dan factura'],
      en: ['off the books', 'undeclared', 'no invoice', 'black economy'],
    },
  },
  {
    kind: 'pain',
    es: 'cansancio',
    en: 'tiredness',
    clues: {
      es: ['llegan cansados', 'cansados', 'cansadas', 'fatiga', 'llegan agotados', 'acaban agotados'],
      en: ['exhausted', 'worn out', 'tired after work', 'tired at night', 'fatigue'],
    },
  },
  {
    kind: 'pain',
    es: 'aburrimiento en casa',
    en: 'boredom at home',
    clues: {
      es: ['se aburren en casa', 'niños aburridos', 'nada que hacer'],
      en: ['bored at home', 'bored children', 'nothing to do'],
    },
  },
  {
    kind: 'pain',
    es: 'presupuestos ajustados',
    en: 'tight budgets',
    clues: {
      es: ['presupuesto limitado', 'poco presupuesto', 'fin de mes', 'dinero justo', 'no pueden pagarlo'],
      en: ['tight budget', 'small budget', 'can’t afford', 'low income', 'limited budget'],
    },
  },
  {
    kind: 'pain',
    es: 'sensación de inseguridad',
    en: 'feeling unsafe',
    clues: {
      es: ['inseguridad', 'peligroso', 'delincuencia', 'miedo por la noche', 'calles peligrosas', 'les da pena ir', 'da vergüenza ir'],
      en: ['unsafe', 'dangerous', 'not safe at night', 'unsafe streets', 'feel daft', 'feel out of place'],
    },
  },
  {
    kind: 'alternative',
    es: 'freelancers',
    en: 'freelancers',
    clues: { es: ['freelancers', 'freelances'], en: ['freelancers'] },
  },
  {
    kind: 'alternative',
    es: 'el supermercado',
    en: 'the supermarket',
    clues: {
      es: ['supermercado', 'mercadona', 'carrefour', 'lidl', 'comprar en el súper', 'súper del barrio', 'ir al súper'],
      en: ['supermarket', 'tesco', 'walmart', 'aldi', 'grocery store'],
    },
    unless: /\b(?:car parks?|parking lots?|estacionamiento|aparcamiento)\b/,
  },
  {
    kind: 'alternative',
    es: 'una gran cadena',
    en: 'a big chain',
    clues: {
      es: ['grandes cadenas', 'gran cadena', 'franquicias', 'cadena conocida', 'una franquicia'],
      en: ['big chain', 'large chain', 'franchises', 'chain stores'],
    },
  },
  {
    kind: 'alternative',
    es: 'el centro comercial',
    en: 'the shopping centre',
    clues: {
      es: ['centros comerciales', 'ir al mall', 'ir al centro comercial'],
      en: ['shopping mall', 'shopping center', 'malls in the suburbs', 'shopping malls'],
    },
  },
  {
    kind: 'alternative',
    es: 'una gran superficie',
    en: 'a superstore',
    clues: {
      es: ['grandes superficies', 'hipermercado', 'ikea', 'leroy merlin', 'zara home'],
      en: ['hypermarket', 'big box stores', 'superstores', 'ikea', 'home depot'],
    },
  },
  {
    kind: 'alternative',
    es: 'unos grandes almacenes',
    en: 'a department store',
    clues: {
      es: ['grandes almacenes', 'corte inglés', 'falabella', 'palacio de hierro'],
      en: ['department stores', 'john lewis', 'macy’s', 'marks and spencer'],
    },
  },
  {
    kind: 'alternative',
    es: 'Amazon',
    en: 'Amazon',
    clues: { es: ['pedirlo a Amazon', 'comprar en Amazon', 'por Amazon'], en: ['buy on Amazon', 'order from Amazon', 'Amazon prime'] },
  },
  {
    kind: 'alternative',
    es: 'la compra por internet',
    en: 'shopping online',
    clues: {
      es: ['comprar por internet', 'compran online', 'comprar online', 'tiendas de internet', 'lo piden por internet'],
      en: ['buy online', 'internet shops', 'shop online', 'buying online', 'order online'],
    },
  },
  {
    kind: 'alternative',
    es: 'las webs chinas de precio bajo',
    en: 'cut-price Chinese websites',
    clues: {
      es: ['temu', 'shein', 'aliexpress', 'webs chinas', 'páginas chinas'],
      en: ['temu', 'shein', 'aliexpress', 'chinese websites', 'chinese sites'],
    },
  },
  {
    kind: 'alternative',
    es: 'un puesto del mercadillo',
    en: 'a market stall',
    clues: {
      es: ['tianguis', 'mercado ambulante', 'puestos ambulantes', 'feria libre', 'rastrillo'],
      en: ['flea market', 'market stalls', 'car boot sale', 'boot fairs', 'swap meet'],
    },
  },
  {
    kind: 'alternative',
    es: 'hacerlo sin ayuda',
    en: 'doing it without help',
    clues: {
      es: ['hacerlo uno mismo', 'lo hacen ellos mismos', 'se apañan solos', 'lo hacen por su cuenta', 'hacerlo en casa'],
      en: ['do it themselves', 'diy', 'do it yourself', 'doing it yourself', 'doing it themselves'],
    },
  },
  {
    kind: 'alternative',
    es: 'un conocido con maña',
    en: 'a friend who knows how',
    clues: {
      es: ['un amigo que sabe', 'algún conocido', 'primo que sabe', 'cuñado que sabe', 'conocido que sabe'],
      en: ['friend who knows', 'someone they know', 'cousin who knows', 'mate who knows', 'handy friend'],
    },
  },
  {
    kind: 'alternative',
    es: 'la ayuda de un familiar',
    en: 'help from a relative',
    clues: {
      es: ['ayuda de la familia', 'lo hace la familia', 'echan mano de la familia', 'algún familiar'],
      en: ['family help', 'a relative helps', 'ask the family', 'family member'],
    },
  },
  {
    kind: 'alternative',
    es: 'no hacer nada',
    en: 'doing nothing',
    clues: {
      es: ['no hacen nada', 'quedarse como están', 'se resignan', 'aguantarse con ello'],
      en: ['do nothing', 'put up with it', 'nothing at all', 'make do', 'grin and bear'],
    },
  },
  {
    kind: 'alternative',
    es: 'no decidirse todavía',
    en: 'putting it off',
    clues: {
      es: ['lo dejan para más tarde', 'lo van dejando', 'posponer', 'lo posponen', 'dejarlo para luego'],
      en: ['put it off', 'postpone', 'leave it for later', 'keep delaying'],
    },
  },
  {
    kind: 'alternative',
    es: 'no gastar en ello',
    en: 'going without',
    clues: {
      es: ['prescinden de ello', 'prescindir', 'quedarse sin nada', 'pasan sin ello'],
      en: ['go without', 'do without', 'simply don’t buy'],
    },
  },
  {
    kind: 'alternative',
    es: 'las hojas de cálculo',
    en: 'spreadsheets',
    clues: { es: ['excel', 'hoja de cálculo', 'una hoja excel', 'google sheets'], en: ['excel', 'spreadsheet', 'google sheets'] },
  },
  {
    kind: 'alternative',
    es: 'una libreta',
    en: 'a paper notebook',
    clues: {
      es: ['libreta', 'cuaderno', 'papel y boli', 'papel y lápiz', 'agenda de papel'],
      en: ['notebook', 'pen and paper', 'paper diary', 'pencil and paper'],
    },
  },
  {
    kind: 'alternative',
    es: 'un grupo de mensajes del barrio',
    en: 'a neighbourhood chat group',
    clues: {
      es: ['preguntar en el grupo', 'chat de padres', 'chat de vecinos', 'grupo del colegio'],
      en: ['group chat', 'neighbourhood chat', 'school chat'],
    },
  },
  {
    kind: 'alternative',
    es: 'los anuncios entre particulares',
    en: 'private adverts online',
    clues: {
      es: [
        'anuncios de Facebook',
        'marketplace de Facebook',
        'Facebook Marketplace',
        'anuncios entre particulares',
        'tablones de anuncios de internet',
        'milanuncios',
        'wallapop',
      ],
      en: ['Facebook Marketplace', 'local Facebook page', 'private ads', 'gumtree', 'craigslist', 'wallapop'],
    },
  },
  {
    kind: 'alternative',
    es: 'una búsqueda en Google',
    en: 'a Google search',
    clues: {
      es: ['buscan en Google', 'buscar en internet', 'miran en Google', 'buscarlo por internet'],
      en: ['look online', 'search online', 'google it themselves', 'searching online'],
    },
  },
  {
    kind: 'alternative',
    es: 'los vídeos de internet',
    en: 'online videos',
    clues: {
      es: ['vídeos de YouTube', 'tutoriales de internet', 'ver vídeos', 'tutorial de youtube', 'tutoriales de youtube'],
      en: ['YouTube videos', 'online tutorials', 'watch videos', 'how-to videos', 'videos on YouTube'],
    },
  },
  {
    kind: 'alternative',
    es: 'un asistente de inteligencia artificial',
    en: 'an AI chatbot',
    clues: {
      es: ['chatgpt', 'preguntar a la ia', 'chat gpt', 'copilot'],
      en: ['chatgpt', 'chat gpt', 'ask ai', 'ai tools', 'ai chatbots'],
    },
  },
  {
    kind: 'alternative',
    es: 'las aplicaciones gratuitas',
    en: 'free apps',
    clues: {
      es: ['apps gratis', 'aplicaciones gratis', 'programas gratis', 'app gratuita', 'programas gratuitos'],
      en: ['free app', 'free software', 'free tools', 'free programs'],
    },
  },
  {
    kind: 'alternative',
    es: 'la segunda mano',
    en: 'second-hand goods',
    clues: {
      es: ['segunda mano', 'vinted', 'comprar usado'],
      en: ['second hand', 'vinted', 'used goods', 'secondhand'],
    },
  },
  {
    kind: 'alternative',
    es: 'Mercado Libre',
    en: 'Mercado Libre',
    clues: { es: ['mercadolibre', 'por Mercado Libre'], en: ['mercadolibre', 'on Mercado Libre'] },
  },
  {
    kind: 'alternative',
    es: 'las plataformas internacionales',
    en: 'international platforms',
    clues: {
      es: ['plataformas grandes', 'grandes plataformas', 'apps internacionales', 'plataforma internacional'],
      en: ['big platforms', 'global platforms', 'large platforms', 'big apps', 'the big platform'],
    },
  },
  {
    kind: 'alternative',
    es: 'otros profesionales de la zona',
    en: 'other local professionals',
    clues: {
      es: ['otros autónomos', 'otros profesionales', 'la competencia local', 'profesionales de la zona'],
      en: ['other professionals', 'other freelancers', 'local competitors', 'other local pros'],
    },
  },
  {
    kind: 'alternative',
    es: 'un comercio del barrio',
    en: 'a neighbourhood shop',
    clues: {
      es: ['tienda de barrio', 'tiendas del barrio', 'comercio tradicional', 'la tienda de siempre', 'comercio de barrio'],
      en: ['corner shop', 'local shop', 'neighbourhood shop', 'high street shops', 'small local shops'],
    },
  },
  {
    kind: 'alternative',
    es: 'el bazar',
    en: 'the discount store',
    clues: {
      es: ['bazar chino', 'tienda de chinos', 'bazares', 'todo a cien'],
      en: ['pound shop', 'dollar store', 'discount stores', 'bargain shop', 'poundland'],
    },
  },
  {
    kind: 'alternative',
    es: 'los servicios públicos',
    en: 'public services',
    clues: {
      es: ['servicio público', 'servicios municipales', 'la seguridad social', 'sanidad pública', 'centro público'],
      en: ['public service', 'council services', 'public sector', 'nhs'],
    },
  },
  {
    kind: 'alternative',
    es: 'una asociación de voluntarios',
    en: 'a volunteer association',
    clues: {
      es: ['ong', 'voluntarios', 'asociaciones de voluntarios', 'asociación benéfica'],
      en: ['volunteers', 'non profit', 'nonprofit', 'local charity', 'charity shops'],
    },
  },
  {
    kind: 'alternative',
    es: 'una empresa grande',
    en: 'a large company',
    clues: {
      es: ['grandes empresas', 'multinacional', 'multinacionales', 'empresa nacional', 'empresas grandes'],
      en: ['large companies', 'big companies', 'multinational', 'big firms', 'national company'],
    },
  },
  {
    kind: 'alternative',
    es: 'una persona en plantilla',
    en: 'staff of their own',
    clues: {
      es: ['personal propio', 'contratar a alguien', 'empleado interno', 'persona en plantilla', 'personal interno'],
      en: ['in-house staff', 'hire someone', 'own staff', 'internal team', 'own employee'],
    },
  },
  {
    kind: 'alternative',
    es: 'una persona que cobra sin factura',
    en: 'someone paid in cash',
    clues: {
      es: ['alguien en negro', 'particulares sin factura', 'cobrar en mano', 'alguien sin contrato'],
      en: ['cash in hand', 'paid cash', 'someone off the books'],
    },
  },
  {
    kind: 'alternative',
    es: 'un viaje a la ciudad',
    en: 'a trip to the city',
    clues: {
      es: ['ir a la capital', 'van a la ciudad', 'ir a la ciudad', 'ir a otra ciudad', 'bajar a la capital'],
      en: ['go to the city', 'drive to town', 'travel to the city', 'go to town', 'drive to the city'],
    },
  },
  {
    kind: 'alternative',
    es: 'un proveedor extranjero',
    en: 'a supplier abroad',
    clues: {
      es: ['comprar fuera', 'traer de fuera', 'proveedores extranjeros', 'pedir fuera', 'traerlo del extranjero'],
      en: ['buy abroad', 'overseas suppliers', 'foreign supplier', 'import from abroad', 'bring from abroad'],
    },
  },
  {
    kind: 'alternative',
    es: 'la marca blanca',
    en: 'the own-label version',
    clues: {
      es: ['marca blanca', 'marcas blancas', 'marca propia del súper', 'producto genérico'],
      en: ['store brand', 'own label', 'own brand', 'mass market version'],
    },
  },
  {
    kind: 'alternative',
    es: 'las grandes marcas',
    en: 'well-known brands',
    clues: {
      es: ['marcas conocidas', 'grandes marcas', 'marcas grandes', 'marca conocida', 'marcas de siempre'],
      en: ['big brands', 'known brands', 'famous brands', 'leading brands', 'big names'],
    },
  },
  {
    kind: 'alternative',
    es: 'no salir de casa',
    en: 'staying at home',
    clues: {
      es: ['se quedan en casa', 'quedarse en casa', 'ver la tele', 'netflix'],
      en: ['stay at home', 'netflix', 'stay home', 'watch tv'],
    },
  },
  {
    kind: 'alternative',
    es: 'un comparador de precios',
    en: 'a price comparison site',
    clues: {
      es: ['comparador de internet', 'páginas de comparación', 'webs para comparar'],
      en: ['comparison sites', 'price comparison', 'compare prices online'],
    },
  },
  {
    kind: 'alternative',
    es: 'un intermediario',
    en: 'a middleman',
    clues: { es: ['intermediarios', 'revendedores'], en: ['middlemen', 'resellers', 'go-between'] },
  },
  {
    kind: 'resource',
    es: 'un local a pie de calle',
    en: 'street-level premises',
    clues: {
      es: ['bajo comercial', 'local a la calle', 'planta baja'],
      en: ['street level unit', 'ground floor unit', 'ground floor premises'],
    },
  },
  {
    kind: 'resource',
    es: 'un local en propiedad',
    en: 'premises already owned',
    clues: {
      es: ['local propio', 'ya tengo local', 'local de mi familia', 'local de mis padres'],
      en: ['own premises', 'premises of our own', 'already have premises', 'already own premises'],
    },
  },
  {
    kind: 'resource',
    es: 'una oficina de alquiler',
    en: 'a rented office',
    clues: {
      es: ['alquilar oficina', 'oficina alquilada', 'despacho alquilado', 'alquiler de oficina'],
      en: ['office rent', 'rent an office', 'rent office space', 'renting an office'],
    },
  },
  {
    kind: 'resource',
    es: 'un puesto de coworking',
    en: 'a coworking desk',
    clues: {
      es: ['coworking', 'espacio compartido', 'mesa compartida', 'oficina compartida'],
      en: ['co-working', 'shared desk', 'shared office', 'hot desk', 'coworking'],
    },
  },
  {
    kind: 'resource',
    es: 'un espacio en casa',
    en: 'a room at home',
    clues: {
      es: ['desde casa', 'trabajar en casa', 'garaje de casa', 'habitación de casa', 'taller en casa'],
      en: ['work from home', 'home office', 'spare room', 'spare bedroom', 'home garage'],
    },
  },
  {
    kind: 'resource',
    es: 'un almacén',
    en: 'storage space',
    clues: {
      es: ['almacén', 'trastero', 'nave industrial', 'espacio de almacenamiento', 'alquilar almacén'],
      en: ['warehouse', 'storage unit', 'lock-up', 'storeroom', 'small warehouse'],
    },
  },
  {
    kind: 'resource',
    es: 'una furgoneta',
    en: 'a work van',
    clues: {
      es: ['furgoneta', 'furgo', 'camioneta', 'furgón', 'furgoneta usada', 'van usada', 'van'],
      en: ['used van', 'second hand van', 'buy a van', 'own van', 'delivery van', 'van', 'vans', 'secondhand van', 'panel van'],
    },
  },
  {
    kind: 'resource',
    es: 'un coche para el trabajo',
    en: 'a car for work',
    clues: {
      es: ['coche propio', 'vehículo propio', 'carro propio', 'coche de empresa', 'coche de segunda mano'],
      en: ['own car', 'company car', 'work car', 'used car', 'second hand car'],
    },
  },
  {
    kind: 'resource',
    es: 'una bicicleta de carga',
    en: 'a cargo bike',
    clues: {
      es: ['bicis cargo', 'bicis de carga', 'bici de carga', 'cargo bike', 'triciclo de carga'],
      en: ['cargo bicycle', 'electric cargo bike', 'cargo trike'],
    },
  },
  {
    kind: 'resource',
    es: 'una moto de reparto',
    en: 'a delivery scooter',
    clues: {
      es: ['moto para repartir', 'motos de reparto', 'moto eléctrica', 'comprar moto', 'moto', 'motos'],
      en: ['delivery motorbike', 'delivery moped', 'electric scooter', 'motorbike for delivery', 'motorbike', 'motorbikes'],
    },
  },
  {
    kind: 'resource',
    es: 'un horno pequeño',
    en: 'a small oven',
    clues: {
      es: ['horno eléctrico', 'horno de sobremesa', 'hornito', 'horno de casa'],
      en: ['small ovens', 'electric oven', 'tabletop oven', 'countertop oven'],
    },
  },
  {
    kind: 'resource',
    es: 'una cocina equipada',
    en: 'a fitted kitchen',
    clues: {
      es: ['cocina industrial', 'cocina profesional', 'cocina propia', 'equipar la cocina', 'montar cocina'],
      en: ['professional kitchen', 'commercial kitchen', 'equipped kitchen', 'kitchen fit-out', 'shared kitchen'],
    },
  },
  {
    kind: 'resource',
    es: 'equipos de frío',
    en: 'refrigeration equipment',
    clues: {
      es: ['nevera industrial', 'nevera grande', 'arcón congelador', 'congelador grande', 'nevera', 'congelador'],
      en: ['fridge', 'chest freezer', 'large fridge', 'freezer', 'fridges'],
    },
  },
  {
    kind: 'resource',
    es: 'mobiliario',
    en: 'furniture',
    clues: {
      es: ['mesas y sillas', 'mostrador', 'estanterías', 'mobiliario', 'muebles para el local', 'muebles', 'sillas', 'mesas'],
      en: ['tables and chairs', 'shop counter', 'shelving', 'furniture for the shop', 'furniture', 'chairs', 'tables'],
    },
  },
  {
    kind: 'resource',
    es: 'maquinaria del oficio',
    en: 'trade machinery',
    clues: {
      es: ['maquinaria', 'comprar máquinas', 'equipo necesario', 'maquinaria de segunda mano', 'máquinas', 'aparatos', 'máquina'],
      en: ['machinery', 'buy equipment', 'second hand machinery', 'equipment needed', 'machines', 'industrial machines'],
    },
  },
  {
    kind: 'resource',
    es: 'herramientas básicas',
    en: 'basic tools',
    clues: {
      es: [
        'herramientas propias',
        'juego de herramientas',
        'comprar herramientas',
        'herramienta propia',
        'herramientas de mano',
        'herramienta',
        'herramientas',
        'brochas',
      ],
      en: ['own tools', 'set of tools', 'buy tools', 'tool kit', 'hand tools', 'tools', 'saws'],
    },
  },
  {
    kind: 'resource',
    es: 'un ordenador para trabajar',
    en: 'a computer for work',
    clues: {
      es: [
        'ordenador propio',
        'portátil nuevo',
        'buen ordenador',
        'ordenador portátil',
        'computador propio',
        'ordenador',
        'ordenadores',
        'computadora',
        'computadoras',
        'computador',
        'compu',
        'portátil',
        'laptop',
        'mac',
      ],
      en: ['own laptop', 'good computer', 'work laptop', 'new laptop', 'buy a computer', 'laptop', 'laptops', 'computers', 'computer'],
    },
  },
  {
    kind: 'resource',
    es: 'un teléfono de trabajo',
    en: 'a work phone',
    clues: {
      es: ['móvil de empresa', 'móvil de trabajo', 'línea de teléfono', 'celular de trabajo'],
      en: ['work mobile', 'phone line', 'company phone', 'company mobile'],
    },
  },
  {
    kind: 'resource',
    es: 'una web nueva',
    en: 'a new website',
    clues: {
      es: ['web', 'página web', 'sitio web', 'hacer la web', 'montar la web', 'crear la web'],
      en: ['website', 'build a website', 'website build', 'set up a website'],
    },
  },
  {
    kind: 'resource',
    es: 'un programa de gestión',
    en: 'management software',
    clues: {
      es: ['programa de facturación', 'software de gestión', 'erp', 'crm', 'programa de contabilidad', 'programa', 'software'],
      en: ['accounting software', 'crm', 'invoicing software', 'management program', 'erp', 'software'],
    },
  },
  {
    kind: 'resource',
    es: 'un datáfono',
    en: 'a card reader',
    clues: {
      es: ['datáfono', 'tpv', 'terminal de pago', 'máquina de tarjetas', 'lector de tarjetas'],
      en: ['card terminal', 'card machine', 'point of sale', 'cash register', 'card reader'],
    },
  },
  {
    kind: 'resource',
    es: 'existencias para empezar',
    en: 'opening stock',
    clues: {
      es: [
        'stock inicial',
        'género inicial',
        'primer pedido',
        'mercancía inicial',
        'inventario',
        'stock',
        'primer lote',
        'fondo inicial',
        'inventario inicial',
        'mercadería',
      ],
      en: ['initial stock', 'starting stock', 'inventory', 'first stock', 'first order of stock', 'stock'],
    },
  },
  {
    kind: 'resource',
    es: 'proveedores de confianza',
    en: 'reliable suppliers',
    clues: {
      es: ['buenos proveedores', 'proveedor fijo', 'proveedores locales', 'acuerdos con proveedores', 'buscar proveedores'],
      en: ['good suppliers', 'regular supplier', 'local suppliers', 'find suppliers', 'trusted suppliers'],
    },
  },
  {
    kind: 'resource',
    es: 'ahorros propios',
    en: 'personal savings',
    clues: {
      es: ['dinero propio', 'fondos propios', 'capital propio', 'dinero ahorrado', 'ahorros personales'],
      en: ['own money', 'own funds', 'money saved', 'own savings', 'life savings'],
    },
  },
  {
    kind: 'resource',
    es: 'un préstamo del banco',
    en: 'a bank loan',
    clues: {
      es: ['préstamo', 'crédito bancario', 'préstamo bancario', 'microcrédito', 'pedir un crédito'],
      en: ['loan', 'microloan', 'credit line', 'bank credit'],
    },
  },
  {
    kind: 'resource',
    es: 'una subvención',
    en: 'a public grant',
    clues: {
      es: ['subvenciones', 'ayudas públicas', 'ayuda del gobierno', 'capitalizar el paro', 'pago único del paro'],
      en: ['government grant', 'public funding', 'start-up grant', 'subsidy', 'council grant'],
    },
  },
  {
    kind: 'resource',
    es: 'dinero de la familia',
    en: 'family money',
    clues: {
      es: ['préstamo familiar', 'préstamo de mis padres', 'dinero de mis padres', 'ayuda económica de la familia'],
      en: ['family loan', 'money from family', 'parents’ money', 'loan from parents'],
    },
  },
  {
    kind: 'resource',
    es: 'un inversor',
    en: 'an investor',
    clues: {
      es: ['inversores', 'inversor', 'ronda de inversión', 'business angel', 'capital riesgo'],
      en: ['investor', 'angel investor', 'funding round', 'seed money', 'venture capital'],
    },
  },
  {
    kind: 'resource',
    es: 'más de una persona al frente',
    en: 'more than one founder',
    clues: {
      es: ['dos socios', 'tres socios', 'socio fundador', 'somos dos socios', 'somos socios'],
      en: ['co-founder', 'cofounder', 'founding partner', 'two founders', 'three founders'],
    },
  },
  {
    kind: 'resource',
    es: 'una gestoría',
    en: 'an outside accountant',
    clues: {
      es: ['gestoría', 'asesor fiscal', 'contable', 'contador público'],
      en: ['bookkeeper', 'tax adviser', 'accounting firm', 'hire an accountant', 'tax accountant'],
    },
  },
  {
    kind: 'resource',
    es: 'licencias necesarias',
    en: 'the licences required',
    clues: {
      es: [
        'licencia de apertura',
        'licencia de actividad',
        'licencias',
        'permiso municipal',
        'permisos municipales',
        'permisos',
        'registro sanitario',
        'certificación',
      ],
      en: ['opening licence', 'permits and licences', 'council permit', 'licences', 'business license', 'licenses', 'permits', 'licence'],
    },
  },
  {
    kind: 'resource',
    es: 'un seguro de responsabilidad civil',
    en: 'liability insurance',
    clues: {
      es: ['responsabilidad civil', 'seguro de responsabilidad'],
      en: ['public liability', 'liability cover'],
    },
  },
  {
    kind: 'resource',
    es: 'seguro pagado por adelantado',
    en: 'insurance paid up front',
    clues: {
      es: ['seguro por adelantado', 'seguro anticipado', 'seguro adelantado'],
      en: ['insurance up front', 'insurance upfront', 'insurance in advance', 'prepaid insurance'],
    },
  },
  {
    kind: 'resource',
    es: 'un seguro',
    en: 'insurance',
    clues: {
      es: ['seguro del local', 'seguro de empresa', 'póliza', 'seguro'],
      en: ['insurance policy', 'company insurance', 'insurance'],
    },
  },
  {
    kind: 'resource',
    es: 'ayuda a media jornada',
    en: 'part-time help',
    clues: {
      es: ['media jornada', 'tiempo parcial', 'refuerzo fines de semana', 'unas horas a la semana', 'medio tiempo'],
      en: ['part time', 'part timer', 'few hours a week', 'weekend help', 'Saturday helper'],
    },
  },
  {
    kind: 'resource',
    es: 'una persona contratada',
    en: 'one employee',
    clues: {
      es: ['un empleado fijo', 'contratar una persona', 'contratar un empleado', 'primer empleado'],
      en: ['hire one person', 'one worker', 'first employee'],
    },
  },
  {
    kind: 'resource',
    es: 'aprendices',
    en: 'apprentices',
    clues: {
      es: ['becarios', 'alumnos en prácticas', 'aprendiz', 'estudiantes en prácticas'],
      en: ['student interns', 'work placement', 'apprentice', 'paid interns'],
    },
  },
  {
    kind: 'resource',
    es: 'colaboradores externos',
    en: 'outside freelancers',
    clues: {
      es: ['autónomos de apoyo', 'subcontratar', 'subcontratas', 'colaboradores freelance', 'personal externo'],
      en: ['subcontractors', 'outsource', 'outside contractors', 'freelance help'],
    },
  },
  {
    kind: 'resource',
    es: 'una red de contactos',
    en: 'a network of contacts',
    clues: {
      es: ['buenos contactos', 'muchos contactos', 'agenda de contactos', 'red de contactos'],
      en: ['good contacts', 'contacts in the trade', 'network of contacts', 'contact list'],
    },
  },
  {
    kind: 'resource',
    es: 'una clientela ya conseguida',
    en: 'customers already won',
    clues: {
      es: ['clientela propia', 'clientela fija', 'clientela fiel', 'ya tengo clientela'],
      en: ['client base', 'customer base', 'existing clients', 'clients already', 'loyal customer'],
    },
  },
  {
    kind: 'resource',
    es: 'una titulación oficial',
    en: 'a formal qualification',
    clues: {
      es: ['título oficial', 'formación específica', 'carnet profesional', 'hacer un curso', 'titulación'],
      en: ['formal training', 'take a course', 'professional qualification', 'diploma', 'qualifications'],
    },
  },
  {
    kind: 'resource',
    es: 'una marca registrada',
    en: 'a registered trade mark',
    clues: {
      es: ['registrar la marca', 'marca registrada', 'registro de marca', 'patente', 'marca'],
      en: ['registered trademark', 'trademark', 'register the brand', 'patent', 'trade mark'],
    },
  },
  {
    kind: 'resource',
    es: 'un logotipo',
    en: 'a logo of its own',
    clues: {
      es: ['diseño del logo', 'hacer el logo', 'identidad visual', 'imagen de marca'],
      en: ['logo design', 'visual identity', 'brand identity'],
    },
  },
  {
    kind: 'resource',
    es: 'un presupuesto de publicidad',
    en: 'an advertising budget',
    clues: {
      es: [
        'dinero para publicidad',
        'dinero para anuncios',
        'presupuesto de marketing',
        'presupuesto para publicidad',
        'anuncios en redes',
      ],
      en: ['advertising budget', 'marketing budget', 'ad budget', 'money for ads'],
    },
  },
  {
    kind: 'resource',
    es: 'fotos profesionales',
    en: 'professional photos',
    clues: {
      es: ['buenas fotos', 'fotos de producto', 'fotos del producto', 'fotografía de producto'],
      en: ['good photos', 'product photos', 'product photography'],
    },
  },
  {
    kind: 'resource',
    es: 'material de embalaje',
    en: 'packing materials',
    clues: {
      es: ['cajas para envíos', 'embalaje', 'bolsas de papel', 'material de envío', 'packaging propio'],
      en: ['shipping boxes', 'mailing boxes', 'paper bags', 'packaging materials', 'own packaging'],
    },
  },
  {
    kind: 'resource',
    es: 'una obra de acondicionamiento',
    en: 'refitting works',
    clues: {
      es: [
        'reforma del local',
        'acondicionar el local',
        'reformar el local',
        'obra del local',
        'obra',
        'arreglar el local',
        'pintar el local',
        'reforma',
        'acondicionar',
        'adecuación',
        'adecuar el local',
        'rehabilitación',
      ],
      en: [
        'fit-out',
        'refurbishment',
        'renovate premises',
        'building work',
        'refurbish',
        'build out',
        'build-out',
        'buildout',
        'flooring',
        'plumbing',
        'refit',
        'fit out',
        'fitting out',
      ],
    },
  },
  {
    kind: 'resource',
    es: 'suministros contratados',
    en: 'utilities connected',
    clues: {
      es: ['luz y agua', 'agua y luz', 'alta de luz', 'potencia eléctrica', 'suministros'],
      en: ['power supply', 'electricity supply', 'water and electricity'],
    },
  },
  {
    kind: 'resource',
    es: 'una buena conexión a internet',
    en: 'a good internet connection',
    clues: {
      es: ['conexión a internet', 'fibra óptica', 'buen internet', 'internet rápido', 'buen wifi'],
      en: ['internet connection', 'broadband', 'fast internet', 'good wifi'],
    },
  },
  {
    kind: 'resource',
    es: 'uniformes',
    en: 'uniforms',
    clues: {
      es: ['ropa de trabajo', 'uniforme', 'camisetas con logo', 'delantales'],
      en: ['uniform', 'work clothes', 'branded shirts', 'aprons'],
    },
  },
  {
    kind: 'offer',
    es: 'reparto a domicilio',
    en: 'home delivery',
    clues: {
      es: ['entrega a domicilio', 'envío a domicilio', 'llevamos a casa', 'delivery', 'despacho a domicilio'],
      en: [
        'deliver to the door',
        'delivered home',
        'local delivery',
        'deliver to homes',
        'delivered to your door',
        'dropped at your door',
        'left on the doorstep',
      ],
    },
  },
  {
    kind: 'offer',
    es: 'recogida a domicilio',
    en: 'collection from home',
    clues: {
      es: ['recogemos en casa', 'recogida en casa', 'pasamos a recoger', 'recogida gratis', 'recogemos a domicilio'],
      en: ['pick up from home', 'home collection', 'free pick-up', 'free collection', 'collect from your door'],
    },
  },
  {
    kind: 'offer',
    es: 'recogida en tienda',
    en: 'collection in store',
    clues: {
      es: ['recoger en tienda', 'click and collect', 'recoge tu pedido', 'recogida en local'],
      en: ['click and collect', 'in-store pick-up', 'collect in store', 'store pickup'],
    },
  },
  {
    kind: 'offer',
    es: 'envíos a todo el país',
    en: 'nationwide shipping',
    clues: {
      es: ['envío a toda España', 'envíos nacionales', 'despacho a todo el país', 'reparto a todo el país', 'envío a todo México'],
      en: ['ship nationwide', 'national shipping', 'ship anywhere', 'post anywhere', 'nationwide delivery'],
    },
  },
  {
    kind: 'offer',
    es: 'envíos internacionales',
    en: 'international shipping',
    clues: {
      es: ['envío internacional', 'envíos al extranjero', 'exportar', 'enviar al extranjero', 'exportación'],
      en: ['worldwide shipping', 'export', 'overseas shipping'],
    },
  },
  {
    kind: 'offer',
    es: 'reserva en línea',
    en: 'online booking',
    clues: {
      es: [
        'reserva online',
        'reservar por internet',
        'cita por internet',
        'citas por internet',
        'cita online',
        'agenda online',
        'reservas por la web',
      ],
      en: ['book online', 'online appointments', 'online reservations', 'booking app', 'bookings online'],
    },
  },
  {
    kind: 'offer',
    es: 'venta por internet',
    en: 'online sales',
    clues: {
      es: ['tienda online', 'venta online', 'vender por internet', 'ecommerce', 'comercio electrónico'],
      en: ['sell online', 'online store', 'ecommerce', 'webshop', 'sold online'],
    },
  },
  {
    kind: 'offer',
    es: 'pedidos por WhatsApp',
    en: 'orders by WhatsApp',
    clues: {
      es: ['pedir por WhatsApp', 'encargos por WhatsApp', 'pedido por wasap', 'WhatsApp para pedidos'],
      en: ['order on WhatsApp', 'WhatsApp orders', 'orders over WhatsApp'],
    },
  },
  {
    kind: 'offer',
    es: 'trabajos por encargo',
    en: 'work to order',
    clues: {
      es: ['hecho por encargo', 'bajo pedido', 'encargos especiales', 'trabajos de encargo'],
      en: ['made to order', 'special orders', 'commissioned work', 'built to order'],
    },
  },
  {
    kind: 'offer',
    es: 'talleres prácticos',
    en: 'hands-on workshops',
    clues: {
      es: ['dar talleres', 'talleres de fin de semana', 'taller de iniciación', 'taller práctico', 'talleres para adultos'],
      en: ['run workshops', 'hands-on workshop', 'weekend workshop', 'teach workshops', 'workshops for adults'],
    },
  },
  {
    kind: 'offer',
    es: 'cursos cortos',
    en: 'short courses',
    clues: {
      es: ['curso corto', 'cursillos', 'cursos intensivos', 'cursos de iniciación', 'curso de fin de semana'],
      en: ['short course', 'intensive courses', 'beginner courses', 'evening classes', 'weekend courses'],
    },
  },
  {
    kind: 'offer',
    es: 'charlas abiertas al público',
    en: 'public talks',
    clues: {
      es: ['conferencias', 'dar charlas', 'doy charlas', 'damos charlas', 'charlas gratuitas', 'encuentros abiertos'],
      en: ['open talks', 'give talks', 'free talks', 'talks for the public', 'meetups'],
    },
  },
  {
    kind: 'offer',
    es: 'tarjetas regalo',
    en: 'gift cards',
    clues: {
      es: ['tarjeta regalo', 'vales regalo', 'bono regalo', 'cheque regalo', 'gift card'],
      en: ['gift vouchers', 'gift card', 'vouchers', 'gift certificates'],
    },
  },
  {
    kind: 'offer',
    es: 'lotes para regalar',
    en: 'gift sets',
    clues: {
      es: ['pack regalo', 'cajas regalo', 'lotes de regalo', 'cestas de regalo', 'packs para regalar'],
      en: ['gift boxes', 'hampers', 'gift packs', 'gift baskets'],
    },
  },
  {
    kind: 'offer',
    es: 'suscripción',
    en: 'a subscription',
    clues: {
      es: ['cuota mensual', 'membresía', 'abono mensual', 'suscripción mensual', 'suscripciones'],
      en: ['subscriptions', 'membership', 'monthly fee', 'monthly plan', 'monthly subscription'],
    },
  },
  {
    kind: 'offer',
    es: 'bonos de varias sesiones',
    en: 'multi-session passes',
    clues: {
      es: ['bonos', 'bono de sesiones', 'pack de sesiones', 'paquete de sesiones', 'bono mensual'],
      en: ['session packs', 'ten-session pass', 'class pack', 'bundle of sessions', 'block of sessions'],
    },
  },
  {
    kind: 'offer',
    es: 'asesoramiento sobre qué elegir',
    en: 'advice on what to choose',
    clues: {
      es: ['asesoramiento al comprar', 'ayudamos a elegir', 'asesoramiento gratuito', 'te aconsejamos', 'consejo experto'],
      en: ['help choosing', 'free advice', 'help to choose', 'expert advice', 'advice included'],
    },
  },
  {
    kind: 'offer',
    es: 'servicio posventa',
    en: 'after-sales service',
    clues: {
      es: ['posventa', 'postventa', 'atención después de la venta', 'soporte después de la compra'],
      en: ['after sales', 'aftercare', 'after-sale support', 'support after the purchase'],
    },
  },
  {
    kind: 'offer',
    es: 'un servicio de mantenimiento',
    en: 'a maintenance service',
    clues: {
      es: ['contrato de mantenimiento', 'revisiones periódicas', 'revisión anual', 'mantenimiento anual', 'mantenimiento periódico'],
      en: ['maintenance', 'maintenance contract', 'regular servicing', 'annual check', 'yearly service'],
    },
  },
  {
    kind: 'offer',
    es: 'instalación incluida',
    en: 'installation included',
    clues: {
      es: ['montaje incluido', 'instalación gratis', 'entrega y montaje', 'instalación a domicilio', 'montaje a domicilio'],
      en: ['fitting included', 'assembly included', 'delivered and fitted', 'free installation', 'delivery and assembly'],
    },
  },
  {
    kind: 'offer',
    es: 'un servicio de reparación',
    en: 'a repair service',
    clues: {
      es: ['hacemos arreglos', 'arreglos sencillos', 'servicio de reparaciones', 'pequeñas reparaciones'],
      en: ['repair service', 'small repairs', 'minor repairs', 'mending service'],
    },
  },
  {
    kind: 'offer',
    es: 'alquiler de material',
    en: 'equipment hire',
    clues: {
      es: ['alquiler de equipos', 'alquilamos material', 'alquiler de material', 'alquilamos equipos'],
      en: ['equipment rental', 'rent out equipment', 'hire out', 'equipment for rent'],
    },
  },
  {
    kind: 'offer',
    es: 'venta al por mayor',
    en: 'wholesale',
    clues: {
      es: ['mayoreo', 'venta a tiendas', 'venta a comercios', 'venta mayorista', 'precio mayorista'],
      en: ['wholesale', 'trade sales', 'sell to shops', 'bulk sales'],
    },
  },
  {
    kind: 'offer',
    es: 'pago sin efectivo',
    en: 'cashless payment',
    clues: {
      es: ['pago con tarjeta', 'pago con móvil', 'bizum', 'pagos digitales', 'pagar con tarjeta'],
      en: ['card payments', 'contactless', 'pay by phone', 'apple pay', 'pay by card'],
    },
  },
  {
    kind: 'offer',
    es: 'un servicio de urgencia',
    en: 'an emergency service',
    clues: {
      es: ['urgencias', 'servicio urgente', 'emergencias', 'atención urgente', 'trabajos urgentes'],
      en: ['emergency', 'emergency call-out', 'rush jobs', 'urgent jobs', 'urgent service'],
    },
  },
  {
    kind: 'offer',
    es: 'sesiones por videollamada',
    en: 'sessions by video call',
    clues: {
      es: ['videollamada', 'sesiones online', 'por zoom', 'consultas online', 'clases online'],
      en: ['video call', 'online sessions', 'online classes', 'remote sessions', 'over zoom'],
    },
  },
  {
    kind: 'offer',
    es: 'una aplicación móvil',
    en: 'a mobile app',
    clues: {
      es: ['app propia', 'aplicación móvil', 'nuestra app', 'app móvil', 'app sencilla'],
      en: ['mobile app', 'own app', 'phone app', 'simple app'],
    },
  },
  {
    kind: 'offer',
    es: 'venta de artículos usados',
    en: 'sales of used items',
    clues: {
      es: ['vender de segunda mano', 'artículos usados', 'artículos de segunda mano', 'compra venta de usados'],
      en: ['sell second hand', 'pre-loved', 'used items', 'second-hand items'],
    },
  },
  {
    kind: 'resource',
    es: 'un rótulo en la fachada',
    en: 'a sign over the door',
    clues: {
      es: ['rótulo', 'rotulación', 'letrero', 'cartel luminoso'],
      en: ['signs', 'shopfront', 'signage', 'shop sign', 'shopfront sign', 'outdoor sign'],
    },
  },
  {
    kind: 'resource',
    es: 'dinero para la fianza',
    en: 'money for the deposit',
    clues: {
      es: ['fianza', 'fianza del local', 'depósito del alquiler', 'traspaso', 'depósito'],
      en: ['rent deposit', 'lease deposit', 'security deposit', 'premium for the lease', 'deposit'],
    },
  },
  {
    kind: 'pain',
    es: 'compras a ciegas por internet',
    en: 'buying blind online',
    clues: {
      es: [
        'compran a ciegas',
        'comprar a ciegas',
        'a ciegas por internet',
        'compran cuentos a ciegas',
        'comprar sin verlo',
        'compran sin verlo',
        'sin poder probarlo',
      ],
      en: ['buy blind', 'buying blind', 'bought blind', 'buy it blind', 'sight unseen', 'without seeing it first', 'without trying it on'],
    },
  },
  {
    kind: 'pain',
    es: 'compras que hay que devolver',
    en: 'purchases that have to go back',
    clues: {
      es: ['devolvió', 'devolvieron', 'devuelven', 'hay que devolverlo', 'tuve que devolver', 'tuvo que devolver', 'acaban devolviendo'],
      en: ['sent it back', 'sent them back', 'sends it back', 'had to send back', 'had to return it', 'returned four', 'returned half'],
    },
    // «Devolvió 260 €» is money given back, and «se lo devolvieron peor» a repair.
    unless:
      /(?<![a-z])(?:devolvi|devuelve|return)[a-z]* (?:[a-z]+ ){0,2}(?:[€$£]|\d+ ?(?:[€$£]|euros?|pesos?|soles|dolares|pounds?|dollars?)|dinero|money|deposit|fianza|llamada|calls?)|(?<![a-z])(?:se|me|te|nos) l[aeo]s? (?:devolv|devuelv)/,
  },
  {
    kind: 'pain',
    es: 'presupuestos desorbitados',
    en: 'silly quotes',
    clues: {
      es: [
        'presupuestos disparatados',
        'presupuesto desorbitado',
        'presupuestos de locos',
        'piden una barbaridad',
        'piden un disparate',
        'presupuestos absurdos',
      ],
      en: [
        'silly quotes',
        'quoted silly money',
        'quoted silly prices',
        'daft quotes',
        'crazy quotes',
        'ridiculous quotes',
        'quoted a fortune',
        'quoted the earth',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'croquis garabateados en cualquier papel',
    en: 'drawings scribbled on whatever is to hand',
    clues: {
      es: ['dibuja en una servilleta', 'en una servilleta', 'al dorso de un sobre', 'en un trozo de cartón', 'en un cartón'],
      en: ['back of a bag', 'back of an envelope', 'back of a napkin', 'on a napkin', 'back of a cigarette packet', 'back of a fag packet'],
    },
  },
  {
    kind: 'pain',
    es: 'papeles guardados en una caja',
    en: 'paperwork kept in a box',
    clues: {
      es: ['caja de zapatos', 'caja llena de tickets', 'cajón lleno de facturas', 'bolsa llena de facturas', 'bolsa de recibos'],
      en: ['shoebox of receipts', 'shoe box', 'shoebox', 'bag of receipts', 'drawer full of receipts', 'box of receipts'],
    },
  },
  {
    kind: 'pain',
    es: 'datos de clientes en el móvil de cada uno',
    en: 'customer details kept on personal phones',
    clues: {
      es: ['anotan todo en el whatsapp', 'whatsapp personal', 'móvil personal', 'cada uno en su móvil', 'celular de cada uno'],
      en: ['personal whatsapp', 'own whatsapp', 'personal phones', 'on their own phones'],
    },
  },
  {
    kind: 'pain',
    es: 'material al que se le pierde la pista',
    en: 'kit that goes astray',
    clues: {
      es: ['pierden la pista', 'se pierde la pista', 'no saben dónde está', 'material extraviado', 'herramienta que desaparece'],
      en: ['lose track of', 'lost track of', 'loses track of', 'goes astray', 'kit goes missing', 'tools go missing'],
    },
    unless: /(?<![a-z])track of (?:time|hours|the days)(?![a-z])/,
  },
  {
    kind: 'pain',
    es: 'oficios que se pierden',
    en: 'trades that are dying out',
    clues: {
      es: ['ya no queda quien', 'oficio que se está perdiendo', 'oficio que se pierde', 'ya nadie lo hace'],
      en: ['nobody does it any more', 'dying trade', 'dying craft'],
    },
  },
  {
    kind: 'pain',
    es: 'miedo a los robos',
    en: 'fear of theft',
    clues: { es: ['robos', 'roban', 'me robaron', 'hurtos'], en: ['theft', 'stealing', 'stolen', 'break-ins', 'thieves'] },
    // «Le robaron cuatro días de trabajo»: time.
    unless:
      /(?<![a-z])(?:rob[a-z]+|stol[a-z]+|steal[a-z]*) (?:[a-z]+ |\d+ ){0,2}(?:tiempo|horas?|dias?|semanas?|time|hours?|days?|weeks?)(?![a-z])/,
  },
  {
    kind: 'edge',
    es: 'envases sin plástico',
    en: 'plastic-free packaging',
    clues: {
      es: ['sin plástico', 'cero plástico', 'libre de plástico', 'envase compostable', 'embalaje reciclado'],
      en: ['plastic free', 'no plastic', 'compostable packaging', 'recycled packaging', 'without plastic'],
    },
  },
  {
    kind: 'edge',
    es: 'piezas que no se repiten',
    en: 'one-of-a-kind pieces',
    clues: {
      es: ['piezas únicas', 'pieza única', 'cada pieza es distinta', 'irrepetible'],
      en: ['one of a kind', 'unique pieces', 'no two alike', 'one-offs'],
    },
  },
  {
    kind: 'edge',
    es: 'diseño cuidado',
    en: 'careful design',
    clues: {
      es: ['diseño bonito', 'buen diseño', 'estética cuidada', 'cuidamos el diseño'],
      en: ['nice design', 'well designed', 'good design', 'beautifully designed'],
    },
  },
  {
    kind: 'edge',
    es: 'uso desde el móvil',
    en: 'use from a phone',
    clues: {
      es: ['desde el móvil', 'desde el celular', 'todo desde el móvil', 'sin salir del móvil'],
      en: ['all from a phone', 'just a phone'],
    },
  },
  {
    kind: 'edge',
    es: 'oportunidades de empleo para quien no las tiene',
    en: 'jobs for people shut out of work',
    clues: {
      es: ['inserción laboral', 'empleo social', 'empresa de inserción', 'empleo inclusivo'],
      en: ['social employment', 'work integration', 'social enterprise', 'inclusive employment'],
    },
  },
  {
    kind: 'edge',
    es: 'cobertura en todo el país',
    en: 'nationwide cover',
    clues: { es: ['todo el país', 'cualquier punto del país'], en: ['nationwide', 'anywhere in the country', 'across the country'] },
  },
  {
    kind: 'edge',
    es: 'atención en varios idiomas',
    en: 'service in several languages',
    clues: {
      es: ['varios idiomas', 'tres idiomas', 'muchos idiomas'],
      en: ['several languages', 'many languages', 'three languages', 'multilingual'],
    },
  },
  {
    kind: 'edge',
    es: 'descuentos',
    en: 'discounts',
    clues: {
      es: ['descuento', 'ofertas semanales', 'promociones', 'precios de oferta'],
      en: ['discount', 'promotions', 'special offers', 'weekly deals'],
    },
  },
  {
    kind: 'edge',
    es: 'sillones sin cita',
    en: 'chairs kept for walk-ins',
    clues: {
      es: ['sillones sin cita', 'sillón sin cita', 'sillas sin cita', 'silla sin cita'],
      en: ['chairs for walk-ins', 'walk-in chairs', 'chair for walk-ins', 'chairs without appointment'],
    },
  },
  {
    kind: 'edge',
    es: 'café incluido',
    en: 'coffee included',
    clues: { es: ['con café incluido', 'café gratis'], en: ['coffee is included', 'free coffee', 'with coffee included'] },
  },
  {
    kind: 'edge',
    es: 'atención sin cita',
    en: 'walk-in service',
    clues: {
      es: ['sin cita', 'sin cita previa', 'sin pedir cita', 'no hace falta cita'],
      en: ['walk-ins', 'without appointment', 'no booking needed', 'no appointment needed'],
    },
  },
  {
    kind: 'pain',
    es: 'búsquedas que no llevan a nada',
    en: 'searches that lead nowhere',
    clues: {
      es: ['no encuentran', 'no encuentras', 'no encuentro', 'cuesta encontrar', 'difícil encontrar'],
      en: ['can’t find', 'hard to find', 'cannot find', 'never find', 'struggle to find'],
    },
  },
  {
    kind: 'resource',
    es: 'un local alquilado',
    en: 'rented premises',
    clues: {
      es: ['alquilar local', 'local en alquiler', 'alquiler del local', 'local de alquiler', 'local'],
      en: ['rent premises', 'shop rent', 'renting premises', 'rent a shop', 'premises'],
    },
  },
  {
    kind: 'resource',
    es: 'un local comercial',
    en: 'commercial premises',
    clues: {
      es: ['local de comercio', 'local pequeño', 'local en el centro'],
      en: ['shop premises', 'shop unit', 'retail unit', 'retail space'],
    },
  },
  {
    kind: 'resource',
    es: 'una cámara frigorífica',
    en: 'a cold room',
    clues: {
      es: ['cámara de frío', 'cámara fría', 'cuarto frío'],
      en: ['cold store', 'walk-in fridge', 'walk-in freezer', 'walk-in cold room'],
    },
  },
  {
    kind: 'offer',
    es: 'tarifa plana',
    en: 'a flat rate',
    clues: {
      es: ['tarifa única', 'precio único mensual', 'tarifa plana mensual'],
      en: ['flat fee', 'flat monthly fee', 'single flat fee'],
    },
  },
  {
    kind: 'offer',
    es: 'envíos por mensajería',
    en: 'shipping by courier',
    clues: {
      es: ['paquetería', 'mensajería', 'envío por agencia'],
      en: ['sent by courier', 'parcel service', 'courier delivery', 'sent by post'],
    },
  },
  {
    kind: 'offer',
    es: 'atención con cita previa',
    en: 'appointments booked ahead',
    clues: {
      es: ['cita previa', 'pedir cita', 'atención con cita', 'solo con cita'],
      en: ['book an appointment', 'appointment only', 'appointments only', 'booked appointments'],
    },
  },
  {
    kind: 'pain',
    es: 'género que se acaba',
    en: 'things sold out',
    clues: { es: ['ya no quedan', 'se agotan', 'no quedan', 'no queda'], en: ['sold out', 'run out', 'all gone'] },
    unless:
      /\b(?:no quedan? (?:bien|mal|otra|tiempo|clar[oa]s?|cerca|lejos|satisfech\w*|content\w*|ningun\w*|nadie|quien\w*|sitio)|(?:coches?|motos?|arreglos?|trabajos?|cortes?|pelo|reparacion\w*) no quedan?|run out of (?:time|patience|ideas|breath|steam))\b/,
  },
  {
    kind: 'pain',
    es: 'sitios llenos',
    en: 'places that are full',
    clues: { es: ['no queda una cama', 'todo completo', 'grupos de veinte personas', 'son de veinte personas'], en: ['booked solid'] },
  },
  {
    kind: 'resource',
    es: 'un horno',
    en: 'an oven',
    clues: { es: ['horno', 'hornos', 'horno de leña'], en: ['oven', 'ovens', 'pizza oven'] },
  },
  {
    kind: 'resource',
    es: 'un carrito',
    en: 'a cart',
    clues: { es: ['carrito', 'carro de comida', 'puesto móvil'], en: ['cart', 'food cart'] },
  },
  {
    kind: 'resource',
    es: 'un remolque',
    en: 'a trailer',
    clues: { es: ['remolque', 'tráiler'], en: ['trailer', 'trailers'] },
  },
  {
    kind: 'resource',
    es: 'una cámara de fotos',
    en: 'a camera',
    clues: { es: ['cámara', 'cámaras', 'equipo de fotos', 'cámara de fotos'], en: ['camera', 'photo gear', 'camera gear'] },
  },
  {
    kind: 'resource',
    es: 'una vitrina refrigerada',
    en: 'a refrigerated display counter',
    clues: {
      es: [
        'heladera mostrador',
        'heladera exhibidora',
        'mostrador refrigerado',
        'vitrina de frío',
        'vitrina refrigerada',
        'heladera vitrina',
      ],
      en: ['display fridge', 'refrigerated counter', 'chilled counter'],
    },
  },
  {
    kind: 'resource',
    es: 'una nevera',
    en: 'a fridge',
    clues: { es: ['heladera', 'refrigerador', 'refrigeradora', 'freezer'], en: ['chiller'] },
  },
  {
    kind: 'resource',
    es: 'una cafetera profesional',
    en: 'a coffee machine',
    clues: { es: ['cafetera', 'máquina de café'], en: ['coffee machine', 'espresso machine'] },
  },
  {
    kind: 'resource',
    es: 'un compresor',
    en: 'a compressor',
    clues: { es: ['compresor', 'compresora'], en: ['compressor'] },
  },
  {
    kind: 'resource',
    es: 'grapadoras neumáticas',
    en: 'staple guns',
    clues: { es: ['grapadora', 'grapadoras', 'engrapadora', 'engrampadora'], en: ['staple gun'] },
  },
  {
    kind: 'resource',
    es: 'una primera compra de material',
    en: 'a first lot of materials',
    clues: {
      es: ['primer material', 'rollos de tela', 'primeros materiales', 'material'],
      en: ['first rolls', 'rolls of fabric', 'materials'],
    },
  },
  {
    kind: 'resource',
    es: 'una primera versión del programa',
    en: 'the first version of the software',
    clues: {
      es: ['primera versión', 'desarrollo de la primera versión', 'desarrollo de la app', 'desarrollo'],
      en: ['development', 'first version', 'design and launch'],
    },
  },
  {
    kind: 'resource',
    es: 'pizarras',
    en: 'whiteboards',
    clues: { es: ['pizarra'], en: ['whiteboard'] },
  },
  {
    kind: 'resource',
    es: 'pintura',
    en: 'paint',
    clues: { es: [], en: [] },
  },
  {
    kind: 'resource',
    es: 'espejos',
    en: 'mirrors',
    clues: { es: ['espejo'], en: ['mirror'] },
  },
  {
    kind: 'resource',
    es: 'ropa de cama',
    en: 'linen',
    clues: { es: ['sábanas', 'lencería'], en: ['bedding'] },
  },
  {
    kind: 'resource',
    es: 'camillas',
    en: 'treatment tables',
    clues: { es: ['camilla'], en: ['treatment couch', 'treatment table'] },
  },
  {
    kind: 'resource',
    es: 'bicicletas',
    en: 'bicycles',
    clues: { es: ['bicis'], en: ['bikes', 'e-bikes'] },
  },
  {
    kind: 'resource',
    es: 'un invernadero',
    en: 'a greenhouse',
    clues: { es: ['invernadero'], en: ['greenhouse', 'polytunnel'] },
  },
  {
    kind: 'resource',
    es: 'riego',
    en: 'irrigation',
    clues: { es: ['sistema de riego'], en: [] },
  },
  {
    kind: 'resource',
    es: 'etiquetas',
    en: 'labels',
    clues: { es: ['diseño de etiquetas'], en: [] },
  },
  {
    kind: 'resource',
    es: 'gastos de constitución',
    en: 'company formation costs',
    clues: { es: ['constituir la sociedad', 'constitución de la sociedad'], en: ['legal set-up', 'company formation'] },
  },
  {
    kind: 'resource',
    es: 'cabañas',
    en: 'cabins',
    clues: { es: ['cabinas', 'cabina'], en: ['cabin', 'pods'] },
  },
  {
    kind: 'resource',
    es: 'un vehículo equipado',
    en: 'a vehicle already fitted out',
    clues: { es: ['camión de segunda mano', 'truck equipado', 'camión equipado', 'food truck'], en: ['food truck', 'fitted van'] },
  },
  {
    kind: 'resource',
    es: 'formación',
    en: 'training',
    clues: { es: ['curso', 'cursos'], en: ['course'] },
  },
  {
    kind: 'customer',
    es: 'rotiserías del barrio',
    en: 'takeaway food shops nearby',
    clues: { es: ['rotiserías', 'rotisería', 'casas de comida'], en: ['takeaways', 'delis'] },
  },
  {
    kind: 'edge',
    es: 'siempre el mismo equipo',
    en: 'the same team every time',
    clues: {
      es: ['mismo equipo', 'las mismas dos personas', 'mismas personas', 'mismos de siempre'],
      en: ['same two people', 'same people', 'same team', 'same crew', 'same two cleaners'],
    },
  },
  {
    kind: 'edge',
    es: 'repetición gratis si algo no gusta',
    en: 'a free redo when something is wrong',
    clues: {
      es: [
        'repetimos gratis',
        'la vuelvo a hacer sin costo',
        'vuelvo a hacer gratis',
        'la repito sin cobrar',
        'repetimos sin cobrar',
        'volvemos gratis',
        'volvemos sin cobrar',
        'repetir gratis',
        'lo hago otra vez gratis',
      ],
      en: [
        'redo it free',
        'make it again free',
        'redo free',
        'come back free',
        'do it again free',
        'fix it free',
        'put right free',
        'redone free',
        'redo at no charge',
      ],
    },
  },
  {
    kind: 'edge',
    es: 'aviso por mensaje al llegar',
    en: 'a text on the way',
    clues: {
      es: ['aviso al llegar', 'avisamos al salir', 'mensaje cuando voy de camino'],
      en: ['text when on the way', 'text when we re on the way', 'text on our way'],
    },
  },
  {
    kind: 'edge',
    es: 'presupuesto por mensaje',
    en: 'a quote by message',
    clues: {
      es: ['presupuesto por WhatsApp', 'cotización por WhatsApp'],
      en: ['quote by WhatsApp', 'quote by text'],
    },
  },
  {
    kind: 'edge',
    es: 'cita por WhatsApp',
    en: 'booking by WhatsApp',
    clues: {
      es: [
        'cita por WhatsApp',
        'citas por WhatsApp',
        'turnos por WhatsApp',
        'turno por WhatsApp',
        'reservas por WhatsApp',
        'reserva por WhatsApp',
        'se reserva por WhatsApp',
        'agendar por WhatsApp',
        'cita por wasap',
        'cita por whats',
      ],
      en: [
        'book by WhatsApp',
        'book on WhatsApp',
        'book over WhatsApp',
        'booking by WhatsApp',
        'bookings by WhatsApp',
        'appointments by WhatsApp',
      ],
    },
  },
  {
    kind: 'edge',
    es: 'cita por teléfono',
    en: 'booking by phone',
    clues: {
      es: [
        'llamando por teléfono',
        'cita por teléfono',
        'reserva por teléfono',
        'reservas por teléfono',
        'citas por teléfono',
        'se reserva llamando',
      ],
      en: [
        'book by phone',
        'booking by phone',
        'bookings by phone',
        'book over the phone',
        'ring to book',
        'call to book',
        'phone to book',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'mayores que no se manejan con las aplicaciones',
    en: 'older people who struggle with apps',
    clues: {
      es: [
        'no se apaña con las apps',
        'no se apañan con las apps',
        'no se apaña con el móvil',
        'no saben usar las apps',
        'no entienden las aplicaciones',
        'no se maneja con las aplicaciones',
        'no se llevan bien con las apps',
      ],
      en: [
        'struggle with apps',
        'can not use apps',
        'cannot use apps',
        'do not get on with apps',
        'no good with apps',
        'baffled by apps',
        'not good with apps',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'negocios que solo atienden por aplicación',
    en: 'businesses that only take bookings by app',
    clues: {
      es: ['solo con app', 'solo por app', 'solo por la app', 'solo con la aplicación', 'solo atienden por app'],
      en: ['app only', 'only through the app', 'only by app', 'only through an app', 'have to use the app'],
    },
  },
  {
    kind: 'pain',
    es: 'cancelaciones de última hora',
    en: 'last-minute cancellations',
    clues: {
      es: [
        'cancelan a última hora',
        'cancela a última hora',
        'fallan a última hora',
        'te dejan plantado',
        'te dejan tirado',
        'dejan colgado a última hora',
        'avisan a última hora',
      ],
      en: [
        'cancel last minute',
        'cancels last minute',
        'cancel at the last minute',
        'cancels at the last minute',
        'let you down last minute',
        'last minute cancellations',
      ],
    },
  },
];
