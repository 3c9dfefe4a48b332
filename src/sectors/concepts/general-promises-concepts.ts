// What founders of any trade promise, and what goes wrong for their customers, beyond what every shop says: who answers for it, when, where, and with what news.
import type { Concept } from './concept.ts';

/** It is asked of the customer, and sent by nobody here. */
const SENT_BY_THEM =
  /\b(?:(?:text|send|email|message)s? (?:me|us)|(?<!(?:i|we) (?:will )?)you (?:send|text|upload|email)|(?:me|nos) (?:mand|envi|pas)\w+|drivers? text|take a (?:picture|photo))\b/;
/** What is not charged there is no work that went wrong. */
const NO_EXTRA =
  /\b(?:skip|miss|(?:me |nos )?salt(?:o|amos)|fall(?:o|amos)|falt(?:o|amos))\b|\b(?:desplazamientos?|viajes?|envios?|reparto|iva|vat|tax|deposit\w*|anticipos?|matricula|call.?outs?|delivery|travel|permanencia|por adelantado|upfront|hasta que|until|comision\w*)\b/;
/** It is asked for that long before. */
const BOOKED = /\b(?:reserv\w+|bookings?|booked|avis\w+|pedir|pides|encarg\w+|order\w*)\b/;

export const generalPromisesConcepts: readonly Concept[] = [
  {
    kind: 'edge',
    es: 'trabajo sin cobrar si sale mal',
    en: 'no charge when it goes wrong',
    clues: {
      es: ['no lo cobro', 'no cobro', 'no cobramos', 'no se cobra', 'no pagas', 'no pagan', 'no se paga', 'no te cobro'],
      en: [
        'owe me nothing',
        'owe us nothing',
        'you do not pay',
        'they do not pay',
        'no charge',
        'I do not charge',
        'you pay nothing',
        'do not pay a thing',
        'do not pay for the labour',
        'no fix no fee',
      ],
    },
    unless: NO_EXTRA,
  },
  {
    kind: 'edge',
    es: 'visita gratis por cada una que falle',
    en: 'a free visit for each one missed',
    clues: {
      es: [
        'si fallamos la siguiente no se paga',
        'si no vamos la siguiente gratis',
        'si me salto una la siguiente gratis',
        'si falto una la siguiente no se cobra',
      ],
      en: [
        'skip a week you do not pay',
        "skip a week you don't pay the next",
        'miss a week you do not pay',
        'miss a visit the next is free',
        'cover a shift the next one is free',
        'do not turn up the next is free',
        'miss one the next is free',
        'skip one the next is free',
      ],
    },
  },
  {
    kind: 'edge',
    es: 'un mensaje antes de cada visita',
    en: 'a message before each visit',
    clues: {
      es: [
        'mensaje antes de ir',
        'aviso antes de ir',
        'mensaje antes de llegar',
        'te aviso antes de ir',
        'avisamos antes de llegar',
        'aviso cuando voy de camino',
      ],
      en: [
        'text before we come',
        'text before I come',
        'text before we arrive',
        'text before I arrive',
        'message before we come',
        'text when we are on the way',
        'text on the way',
        'text the night before',
      ],
    },
  },
  {
    kind: 'edge',
    es: 'un día fijo',
    en: 'a fixed day',
    clues: {
      es: ['un día fijo', 'día fijo de la semana', 'mismo día cada semana', 'siempre el mismo día', 'los mismos días'],
      en: ['a fixed day', 'on a set day', 'same day every week', 'same day each week', 'set day each week', 'fixed weekday'],
    },
  },
  {
    kind: 'edge',
    es: 'pago de la multa por quien se retrasa',
    en: 'any late fine paid by the firm',
    clues: {
      es: ['pago yo la multa', 'la multa la pago yo', 'pago el recargo', 'asumo la multa', 'pagamos la multa'],
      en: ['I pay the fine', 'we pay the fine', 'I pay the penalty', 'we pay the penalty'],
    },
  },
  {
    kind: 'edge',
    es: 'otro de préstamo mientras tanto',
    en: 'a loaner in the meantime',
    clues: {
      es: ['le presto otra', 'le presto otro', 'te presto otra', 'le dejo otra', 'dejamos otra'],
      en: ['lend you one', 'lend you', 'loaner', 'courtesy one'],
    },
    unless:
      /\b(?:money|dinero|bank|banco|cash|jars?|tarros?|frascos?|containers?|envases?|cups?|vasos?|books?|libros?|tools?|herramientas?)\b/,
  },
  {
    kind: 'edge',
    es: 'fotos enviadas a cada cliente',
    en: 'photos sent to each customer',
    clues: {
      es: [
        'recibe una foto',
        'reciben una foto',
        'te mando una foto',
        'le mando una foto',
        'mandamos una foto',
        'enviamos una foto',
        'foto al llegar',
        'fotos al terminar',
        'foto cada día',
        'una foto después',
        'informe con fotos',
        'foto a la familia',
        'recibes una foto',
      ],
      en: [
        'text you a picture',
        'get a photo',
        'get a picture',
        'send a photo',
        'send you a photo',
        'send pictures',
        'photo update',
        'photo updates',
        'a photo when it is done',
        'get photos',
        'a photo after',
        'photo afterwards',
        'photo texted',
        'photo report',
        'photo sent to',
        'pictures afterwards',
      ],
    },
    unless: SENT_BY_THEM,
  },
  {
    kind: 'edge',
    es: 'todo con una foto desde el móvil',
    en: 'everything done from a phone photo',
    clues: {
      es: ['me mandan una foto', 'me manda una foto', 'foto del recibo', 'foto del ticket', 'foto de la factura'],
      en: [
        'text me a picture of each receipt',
        'text me a photo of each',
        'send me a photo',
        'picture of each receipt',
        'photo of the receipt',
        'text me a photo',
      ],
    },
  },
  {
    kind: 'edge',
    es: 'papeleo del seguro resuelto',
    en: 'insurance paperwork taken care of',
    clues: {
      es: ['papeles del seguro', 'papeleo del seguro', 'parte al seguro', 'trámites del seguro'],
      en: ['insurance papers', 'insurance paperwork', 'deal with the insurance', 'insurance forms', 'insurance claim'],
    },
  },
  {
    kind: 'edge',
    es: 'papeleo resuelto',
    en: 'paperwork taken care of',
    clues: {
      es: [
        'hago el papeleo',
        'hacemos el papeleo',
        'papeleo incluido',
        'trámites incluidos',
        'me ocupo del papeleo',
        'hago los papeles',
        'hago los trámites',
        'nos encargamos del papeleo',
      ],
      en: [
        'do the paperwork',
        'do all the paperwork',
        'handle the paperwork',
        'paperwork included',
        'sort the paperwork',
        'fill in the forms',
      ],
    },
  },
  {
    kind: 'edge',
    es: 'tranquilidad sin nadie mirando',
    en: 'the comfort of nobody watching',
    clues: {
      es: ['nadie te mira', 'nadie los mira', 'nadie mira', 'sin que nadie te vea', 'sin miradas'],
      en: ['nobody watching', 'no one watching', 'nobody looks', 'no audience', 'nobody stares'],
    },
    // «Clases donde nadie los mira»: that is complained of.
    unless: /\b(?:donde|y|porque|where|and|but|pero) (?:nadie|nobody|no one)\b/,
  },
  {
    kind: 'offer',
    es: 'piscina climatizada',
    en: 'a heated pool',
    clues: { es: ['pileta climatizada', 'alberca climatizada', 'piscina templada'], en: ['heated pool', 'warm pool'] },
  },
  {
    kind: 'offer',
    es: 'clases de natación',
    en: 'swimming lessons',
    clues: {
      es: ['enseñar a nadar', 'aprender a nadar', 'cursos de natación', 'natación para adultos'],
      en: ['swim lessons', 'teach to swim', 'learn to swim', 'swimming classes'],
    },
  },
  {
    kind: 'edge',
    es: 'acceso con código a cualquier hora',
    en: 'access by door code at any time',
    clues: {
      es: ['código en la puerta', 'código de acceso', 'entran con un código', 'cerradura con código'],
      en: ['door code', 'key code', 'keypad access'],
    },
  },
  {
    kind: 'edge',
    es: 'fecha a elección del cliente',
    en: 'a date of the customer’s choosing',
    clues: {
      es: ['el día que elijas', 'el día que quieras', 'la fecha que quieras', 'el día que elijan', 'el día que tú digas'],
      en: ['day you choose', 'date you choose', 'day of your choice', 'any day you like', 'days you choose'],
    },
  },
  {
    kind: 'edge',
    es: 'recuerdos apartados con cuidado',
    en: 'keepsakes carefully set aside',
    clues: {
      es: ['recuerdos apartados', 'apartamos los recuerdos', 'apartamos fotos', 'guardamos las fotos', 'cartas fotos'],
      en: [
        'put aside letters',
        'set aside photos',
        'letters photos',
        'photos and medals',
        'keepsakes',
        'sentimental items',
        'put aside photos',
      ],
    },
  },
  {
    kind: 'offer',
    es: 'vaciado de casas',
    en: 'house clearance',
    clues: {
      es: ['vaciar casas', 'vaciado de pisos', 'vaciamos la casa', 'vaciamos pisos', 'vaciar el piso'],
      en: ['clear houses', 'clear the house', 'sort the house', 'empty the house', 'house clearing', 'clear the flat'],
    },
  },
  {
    kind: 'edge',
    es: 'donación de lo que aún sirve',
    en: 'donation of what is still good',
    clues: {
      es: [],
      en: ['good to charity', 'goes to charity', 'donate what'],
    },
    unless: /\bcharity shops?\b/,
  },
  {
    kind: 'edge',
    es: 'todo limpio al terminar',
    en: 'everything left clean',
    clues: {
      es: ['dejamos todo limpio', 'lo dejo todo limpio', 'dejo todo recogido', 'dejamos todo recogido', 'dejar todo limpio'],
      en: ['leave the place swept', 'leave it swept', 'leave everything clean', 'clean up after', 'leave no mess'],
    },
  },
  {
    kind: 'offer',
    es: 'cuidado de tumbas',
    en: 'grave care',
    clues: {
      es: ['limpieza de lápidas', 'limpio la lápida', 'lavo la lápida', 'cuidar tumbas', 'arreglo de tumbas', 'arreglo de nichos'],
      en: ['wash the headstone', 'clean headstones', 'headstone cleaning', 'tend graves', 'graves looked after', 'weed the plot'],
    },
  },
  {
    kind: 'edge',
    es: 'auxiliar de enfermería',
    en: 'a nursing assistant',
    clues: {
      es: ['auxiliares de enfermería', 'auxiliar de clínica', 'gericultora', 'enfermera titulada'],
      en: ['nursing assistant', 'care assistant', 'healthcare assistant', 'trained carer'],
    },
  },
  {
    kind: 'edge',
    es: 'llegada el mismo día del alta',
    en: 'arrival on the day of discharge',
    clues: {
      es: ['mismo día del alta', 'el día del alta', 'el día que le dan el alta'],
      en: ['day of discharge', 'day they are discharged', 'same day they come home'],
    },
  },
  {
    kind: 'offer',
    es: 'cuidado nocturno',
    en: 'overnight care',
    clues: {
      es: ['cuidado de noche', 'pasa la noche con', 'acompañamiento nocturno', 'noches de cuidado'],
      en: ['overnight carer', 'night sitter', 'stay the night', 'night care'],
    },
  },
  {
    kind: 'edge',
    es: 'notas por escrito para la familia',
    en: 'written notes for the family',
    clues: {
      es: [
        'deja escrito a la familia',
        'deja escrito',
        'parte por escrito a la familia',
        'nota para la familia',
        'cuaderno para la familia',
      ],
      en: ['a short note', 'a written note', 'leave a note for the family', 'notes for the family'],
    },
  },
  {
    kind: 'edge',
    es: 'recogida en la puerta del colegio',
    en: 'pick-up at the school gate',
    clues: {
      es: ['puerta del cole', 'puerta del colegio', 'recogida en el cole', 'recogemos al niño', 'recogemos a los niños'],
      en: ['school pick-up', 'pick kids up from school', 'pick the kids up', 'school gate', 'from the school door'],
    },
  },
  {
    kind: 'edge',
    es: 'merienda incluida',
    en: 'an afternoon snack included',
    clues: {
      es: ['les doy de merendar', 'incluye merienda'],
      en: ['snack included', 'after-school snack', 'includes a snack'],
    },
  },
  {
    kind: 'offer',
    es: 'piezas impresas a medida',
    en: 'parts printed to measure',
    clues: {
      es: [
        'impresión 3D',
        'impresas en 3D',
        'imprimo la pieza',
        'imprimo en nylon',
        'imprimo en plástico',
        'pieza impresa',
        'imprimimos piezas',
      ],
      en: ['3D printing', '3D printed', '3D print', 'print the part', 'print parts'],
    },
  },
  {
    kind: 'offer',
    es: 'impuestos presentados cada mes',
    en: 'taxes filed every month',
    clues: {
      es: ['presento los impuestos', 'presentamos los impuestos', 'impuestos al día', 'declaraciones al día'],
      en: ['file their taxes', 'file fuel tax', 'fuel tax books', 'tax filing', 'file their fuel tax', 'file the returns'],
    },
  },
  {
    kind: 'offer',
    es: 'cambio de neumáticos',
    en: 'tyre fitting',
    clues: {
      es: ['cambio de ruedas', 'cambio de llantas', 'cambiar la rueda', 'cambio de cauchos', 'cambio de gomas'],
      en: [
        'fit a new tyre',
        'fit a new tire',
        'tyre change',
        'tire change',
        'mobile tyres',
        'change the tyre',
        'change the tire',
        'new tyres fitted',
      ],
    },
  },
  {
    kind: 'edge',
    es: 'servicio a la puerta del cliente',
    en: 'service at the customer’s door',
    clues: {
      es: [
        'a la puerta trasera',
        'en la puerta del bar',
        'voy yo con la furgoneta',
        'voy con la furgoneta',
        'vamos con la furgoneta',
        'a pie de obra',
        'voy a su local',
      ],
      en: ['on your driveway', 'come out in the van', 'pull up outside your', 'on your forecourt', 'at your kerb', 'at your curb'],
    },
  },
  {
    kind: 'edge',
    es: 'piezas a bordo de la furgoneta',
    en: 'parts carried in the van',
    clues: {
      es: ['piezas en la furgoneta', 'recambios en la furgoneta', 'repuestos en la camioneta', 'repuestos en la furgoneta'],
      en: ['parts in the van', 'parts on board', 'parts on the truck', 'stocked van'],
    },
  },
  {
    kind: 'offer',
    es: 'arreglo de vestidos de novia',
    en: 'wedding dress alterations',
    clues: {
      es: ['arreglo vestidos de novia', 'arreglos de novia', 'arreglar el vestido de novia', 'ajuste de vestidos de novia'],
      en: ['bridal alterations', 'alter wedding dresses', 'wedding gown alterations'],
    },
  },
  {
    kind: 'edge',
    es: 'prendas listas para ponerse',
    en: 'garments handed over ready to wear',
    clues: {
      es: ['colgado y planchado', 'planchado y colgado', 'lo entrego planchado', 'planchado y listo'],
      en: ['pressed and hung', 'pressed and ready', 'steamed and ready'],
    },
  },
  {
    kind: 'offer',
    es: 'cocción de piezas de cerámica',
    en: 'kiln firing',
    clues: {
      es: ['cocer piezas', 'hornadas de cerámica', 'cocción de cerámica', 'horno compartido'],
      en: ['fire your pots', 'pottery firing', 'firing service', 'shared kiln', 'fire pots'],
    },
  },
  {
    kind: 'edge',
    es: 'todo listo con días de margen',
    en: 'everything ready with days to spare',
    clues: {
      es: [
        'una semana antes de la boda',
        'una semana antes del evento',
        'días antes de la boda',
        'una semana antes de la fiesta',
        'con días de margen',
      ],
      en: [
        'a week before the wedding',
        'a week before the event',
        'days before the wedding',
        'a week before the party',
        'with days to spare',
      ],
    },
    unless: BOOKED,
  },
  {
    kind: 'edge',
    es: 'ayuda en plena noche',
    en: 'help in the middle of the night',
    clues: {
      es: ['en plena noche', 'en mitad de la noche'],
      en: ['turn up at 3am', '3am', '4am', '2am', 'three in the morning', 'middle of the night'],
    },
    unless: /\b(?:open\w*|abr\w+|abiert\w+|clos\w+|cierr\w+|until|till|hasta)\b/,
  },
  {
    kind: 'pain',
    es: 'cuchillos que no cortan',
    en: 'knives that will not cut',
    clues: {
      es: ['cuchillos no cortan', 'cuchillo romo', 'cuchillos romos', 'cuchillos sin filo'],
      en: ['blunt knives', 'dull knives', 'knives do not cut', 'knives will not cut'],
    },
  },
  {
    kind: 'pain',
    es: 'noches sin nadie que atienda',
    en: 'nights with nobody to help',
    clues: {
      es: ['levante de noche', 'nadie de noche', 'nadie por la noche', 'nadie que le ponga la medicación', 'solo por la noche'],
      en: ['nobody at night', 'no one at night', 'alone at night', 'nobody to help at night'],
    },
  },
  {
    kind: 'pain',
    es: 'vuelta a casa desde el hospital',
    en: 'coming home from hospital',
    clues: {
      es: ['sale del hospital', 'salen del hospital', 'vuelve del hospital', 'le dan el alta', 'mandaron a casa con'],
      en: ['home from hospital', 'home from the hospital', 'out of hospital', 'discharged from hospital', 'sent home from'],
    },
  },
  {
    kind: 'pain',
    es: 'piezas que ya no se venden',
    en: 'parts that are no longer sold',
    clues: {
      es: [
        'ya no venden la pieza',
        'no venden la pieza',
        'no hay repuesto',
        'no hay repuestos',
        'no hay pieza',
        'no existe la pieza',
        'pieza descatalogada',
      ],
      en: ['no longer make the part', 'parts discontinued', 'no spare parts', 'stopped making the part', 'cannot get the part'],
    },
  },
  {
    kind: 'pain',
    es: 'tener que comprarlo todo nuevo',
    en: 'having to buy a whole new one',
    clues: {
      es: ['compres otra nueva', 'compres otro nuevo', 'compra uno nuevo', 'comprar otra nueva'],
      en: ['buy a whole new one', 'buy a new one', 'told to replace it'],
    },
  },
  {
    kind: 'pain',
    es: 'no saber nadar',
    en: 'not being able to swim',
    clues: {
      es: ['no saben nadar', 'no sabe nadar', 'nunca aprendió a nadar', 'nunca aprendieron a nadar'],
      en: ['can not swim', 'cannot swim', 'never learned to swim', 'never learnt to swim'],
    },
    unless: /\bsaben? (?:a |de )?nada\b/,
  },
  {
    kind: 'pain',
    es: 'arreglos que se cobran aparte',
    en: 'alterations charged on top',
    clues: {
      es: ['cobra por arreglarlo', 'cobran por arreglarlo', 'les cobra por arreglarlo', 'cobran el arreglo'],
      en: ['charge for alterations', 'alterations cost extra', 'charges to alter it'],
    },
  },
  {
    kind: 'pain',
    es: 'entregas en el último momento',
    en: 'delivery at the last moment',
    clues: {
      es: ['lo dan la víspera', 'dan la víspera', 'entregan la víspera', 'lo entregan el día antes'],
      en: ['delivered the day before', 'ready the night before', 'hand it over the day before'],
    },
  },
  {
    kind: 'pain',
    es: 'no tener quien recoja a los niños',
    en: 'having nobody to collect the children',
    clues: {
      es: [
        'no hay quien lleve al niño',
        'no hay quien recoja',
        'nadie que recoja a los niños',
        'quien lleve al niño',
        'quien recoja al niño',
        'no tengo quien recoja',
      ],
      en: ['nobody to pick up the kids', 'no one to collect the children', 'nobody to pick the kids up', 'nobody to collect'],
    },
  },
  {
    kind: 'pain',
    es: 'ruedas pinchadas',
    en: 'flat tyres',
    clues: {
      es: ['rueda pinchada', 'un pinchazo', 'llanta ponchada', 'rueda desinflada', 'goma pinchada'],
      en: ['flat tyre', 'flat tire', 'tyre is flat', 'tyre flat', 'tire flat', 'puncture', 'tire is flat'],
    },
  },
  {
    kind: 'pain',
    es: 'tener que llevarlo hasta el taller',
    en: 'having to take it to a workshop',
    clues: {
      es: ['llevar el coche al taller', 'llevarlo al taller', 'lo tienes que llevar', 'hay que llevarlo al taller'],
      en: ['bring the car in', 'take the car in', 'bring it to the shop'],
    },
  },
  {
    kind: 'pain',
    es: 'tumbas que nadie cuida',
    en: 'graves that nobody tends',
    clues: {
      es: ['tumba abandonada', 'cuidar la tumba', 'tumbas abandonadas', 'lápida sucia', 'tumba descuidada'],
      en: ['not tend the grave', 'tend the grave', 'overgrown grave', 'look after the grave', 'neglected grave', 'visit the grave'],
    },
  },
  {
    kind: 'pain',
    es: 'impuestos presentados tarde',
    en: 'taxes filed late',
    clues: {
      es: ['presentan tarde los impuestos', 'declaran tarde', 'presentar fuera de plazo', 'se les pasa el plazo'],
      en: ['file their tax late', 'fuel tax late', 'file late', 'late filing', 'miss the deadline', 'filing late'],
    },
  },
  {
    kind: 'pain',
    es: 'una casa que vaciar con prisas',
    en: 'a home to empty in a hurry',
    clues: {
      es: ['vaciar la casa', 'vaciar el piso', 'desocupar la casa', 'vaciar la casa de'],
      en: ['empty the council flat', 'empty the house', 'empty the flat', 'clear the house', 'empty a house', 'clear out the house'],
    },
  },
  {
    kind: 'pain',
    es: 'trabajos que vuelven rotos',
    en: 'work that comes back broken',
    clues: {
      es: ['vuelve roto', 'vuelven rotas', 'vuelven rotos', 'lo devuelven roto'],
      en: ['comes back cracked', 'come back broken', 'came back broken', 'comes back broken', 'came back cracked', 'comes back damaged'],
    },
  },
  {
    kind: 'customer',
    es: 'familias con hijos en edad escolar',
    en: 'families with school-age children',
    clues: {
      es: ['familias con hijos en el cole', 'padres de niños de primaria', 'familias del cole'],
      en: ['parents of school-age kids', 'families with kids at school', 'parents of schoolchildren'],
    },
  },
  {
    kind: 'customer',
    es: 'familias con un familiar recién operado',
    en: 'families with somebody just out of surgery',
    clues: {
      es: ['padres recién operados', 'familiar recién operado'],
      en: ['parents just out of surgery', 'just had surgery', 'relatives after surgery'],
    },
  },
  {
    kind: 'customer',
    es: 'familias de quien ha fallecido',
    en: 'families of somebody who has died',
    clues: { es: ['hijos de fallecidos', 'herederos de la casa'], en: ['bereaved families', 'recently bereaved', 'executors'] },
  },
  {
    kind: 'customer',
    es: 'camioneros autónomos',
    en: 'owner-operator truckers',
    clues: {
      es: ['transportistas autónomos', 'choferes dueños de su camión'],
      en: ['owner operators', 'owner operator', 'independent truckers'],
    },
  },
  {
    kind: 'pain',
    es: 'no tener dónde cocer las piezas',
    en: 'having nowhere to get pieces fired',
    clues: {
      es: ['dónde cocer', 'sin horno donde cocer'],
      en: ['not get their stuff fired', 'not get pots fired', 'not get pieces fired', 'nowhere to fire'],
    },
  },
  {
    kind: 'customer',
    es: 'hijos adultos',
    en: 'adult children',
    clues: { es: ['hijos e hijas'], en: ['sons and daughters', 'daughters and sons', 'adult children', 'their children who pay'] },
  },
  {
    kind: 'customer',
    es: 'amas de casa',
    en: 'homemakers',
    clues: { es: ['señoras de su casa'], en: ['housewives', 'stay-at-home parents'] },
  },
  {
    kind: 'customer',
    es: 'familias emigradas',
    en: 'families living abroad',
    clues: {
      es: ['familias que viven fuera', 'emigrantes', 'familias en el extranjero'],
      en: ['emigrants', 'families overseas', 'living abroad', 'families living in England', 'families living in America'],
    },
  },
  {
    kind: 'customer',
    es: 'ceramistas aficionados',
    en: 'hobby potters',
    clues: { es: ['aficionados a la cerámica', 'ceramistas', 'alfareros aficionados'], en: ['potters', 'amateur potters', 'home potters'] },
  },
  {
    kind: 'edge',
    es: 'aviso el día antes',
    en: 'a reminder the day before',
    clues: {
      es: ['llamo la víspera', 'aviso la víspera', 'recuerdo la cita', 'aviso el día anterior', 'les recuerdo la cita'],
      en: ['reminder call', 'text reminder', 'remind them the day before', 'call the day before'],
    },
  },
  {
    kind: 'edge',
    es: 'trabajo desde el suelo',
    en: 'work done from the ground',
    clues: {
      es: ['desde el suelo', 'sin pisar el tejado', 'sin subir al tejado'],
      en: ['without climbing', 'never step on the roof'],
    },
  },
  {
    kind: 'edge',
    es: 'comparación de antes con después',
    en: 'a before-to-after comparison',
    clues: { es: ['antes y después', 'producían antes', 'fotos del antes'], en: ['before and after', 'before-and-after photos'] },
  },
  {
    kind: 'edge',
    es: 'vídeo de cada visita',
    en: 'a video of each visit',
    clues: {
      es: ['video cada visita', 'te mando un video', 'un vídeo cada visita', 'te mando un vídeo', 'video de cada visita'],
      en: ['video of each visit', 'send you a video', 'video every visit', 'video update'],
    },
  },
  {
    kind: 'edge',
    es: 'llaves en manos de una sola persona',
    en: 'keys held by one person only',
    clues: {
      es: ['nadie más tiene tus llaves', 'las llaves solo las tengo yo', 'nadie más tiene las llaves'],
      en: ['nobody else has your keys', 'no one else has your keys', 'only I hold your keys'],
    },
  },
  {
    kind: 'edge',
    es: 'cuota fija al mes',
    en: 'a fixed monthly fee',
    clues: {
      es: ['tarifa fija al mes', 'precio fijo al mes', 'tarifa fija mensual'],
      en: ['flat monthly fee', 'fixed fee every month', 'flat fee a month'],
    },
  },
  {
    kind: 'edge',
    es: 'traslado hasta el portal de cada persona',
    en: 'a ride to each person’s door',
    clues: {
      es: ['deja a cada uno en su portal', 'cada uno en su portal', 'cada uno en su casa', 'hasta la puerta de casa'],
      en: ['drop each one home', 'drop everyone at their door', 'drop each person at their door', 'drop them at their door'],
    },
  },
  {
    kind: 'edge',
    es: 'ayuda por teléfono después',
    en: 'phone help afterwards',
    clues: {
      es: ['me pueden llamar después', 'llamarme después', 'me llaman después'],
      en: ['ring me after', 'call me after', 'call me afterwards', 'phone me after', 'ring me afterwards'],
    },
  },
  {
    kind: 'edge',
    es: 'instrucciones en letra grande',
    en: 'instructions in large print',
    clues: { es: ['letra grande', 'en letras grandes'], en: ['big-print', 'large-print', 'large print', 'big print'] },
  },
  {
    kind: 'edge',
    es: 'paciencia',
    en: 'patience',
    clues: {
      es: ['con paciencia', 'mucha paciencia', 'sin hacerles sentir tontos'],
      en: ['feel stupid', 'with patience', 'patiently'],
    },
  },
  {
    kind: 'edge',
    es: 'protección contra las estafas',
    en: 'protection from scams',
    clues: {
      es: ['bloqueo las estafas', 'bloquear las estafas', 'contra las estafas'],
      en: ['block the scam calls', 'block scams', 'scam protection', 'block scam calls'],
    },
  },
  {
    kind: 'offer',
    es: 'puesta a punto del teléfono',
    en: 'phone set-up',
    clues: {
      es: ['configuro el móvil', 'configurar el móvil', 'poner a punto el móvil', 'configuro el celular'],
      en: ['set up the phone', 'set up their phone', 'set up phones'],
    },
  },
  {
    kind: 'offer',
    es: 'arreglo de cortacéspedes',
    en: 'lawn mower repair',
    clues: {
      es: ['reparar cortacéspedes', 'arreglo cortadoras de césped', 'cortadoras de pasto'],
      en: ['fix mowers', 'fix and sharpen mowers', 'mower repair', 'mower tune-up', 'repair mowers'],
    },
  },
  {
    kind: 'edge',
    es: 'cocina libre de alérgenos',
    en: 'an allergen-free kitchen',
    clues: {
      es: ['sin frutos secos', 'cocina sin alérgenos', 'libre de alérgenos', 'no entra el gluten'],
      en: ['no nuts', 'nut-free kitchen', 'allergen-free', 'allergy-safe', 'free of allergens'],
    },
  },
  {
    kind: 'edge',
    es: 'etiqueta con todos los ingredientes',
    en: 'a label with every ingredient',
    clues: {
      es: ['etiqueta con los ingredientes', 'lista de todos los ingredientes'],
      en: ['label of every ingredient', 'every ingredient listed', 'full ingredient label'],
    },
  },
  {
    kind: 'edge',
    es: 'entrega en la misma mañana',
    en: 'delivery that very morning',
    clues: {
      es: ['la misma mañana', 'esa misma mañana', 'la mañana de la fiesta'],
      en: ['morning of the party', 'that same morning', 'morning of the event'],
    },
    unless: /\b(?:open\w*|abr\w+|close\w*)\b/,
  },
  {
    kind: 'edge',
    es: 'diseño a gusto del cliente',
    en: 'any design the customer likes',
    clues: {
      es: ['cualquier tema', 'el diseño que quieran', 'el tema que quieras'],
      en: ['any theme you like', 'any theme', 'any design you want'],
    },
  },
  {
    kind: 'offer',
    es: 'recorte de pezuñas',
    en: 'hoof trimming',
    clues: {
      es: ['recorto pezuñas', 'recorte de cascos', 'arreglo de pezuñas'],
      en: ['trim hooves', 'trim goats', 'hoof care', 'trim sheep'],
    },
  },
  {
    kind: 'edge',
    es: 'trabajos sin cantidad mínima',
    en: 'jobs of any size, no minimum',
    clues: {
      es: ['sin mínimo', 'sin pedido mínimo', 'aunque sea uno solo', 'aunque sea uno'],
      en: ['no minimum', 'no minimums', 'even just one'],
    },
  },
  {
    kind: 'edge',
    es: 'equipo propio en cada visita',
    en: 'its own equipment at each visit',
    clues: {
      es: ['llevo mi propio', 'traigo mis herramientas', 'llevo el maletín', 'llevo todo el equipo'],
      en: ['bring my own', 'bring all my gear', 'bring all the gear', 'bring everything needed', 'bring my own tools'],
    },
    // "Bring your own pots back": what the customer brings.
    unless: /\b(?:bring|trae[ns]?|traiga[ns]?) (?:your|their|tus?|sus?)\b/,
  },
  {
    kind: 'edge',
    es: 'ficha de cada animal',
    en: 'a record of each animal',
    clues: {
      es: ['ficha de cada animal', 'apunto cada animal'],
      en: ['write down every animal', 'record of each animal', 'notes on each animal'],
    },
  },
  {
    kind: 'offer',
    es: 'peluquería completa',
    en: 'full hairdressing',
    clues: { es: ['corto lavo y peino', 'lavo y peino', 'lavo corto y peino'], en: ['wash cut and dry', 'cut wash and style'] },
  },
  {
    kind: 'pain',
    es: 'no poder salir a la calle',
    en: 'not being able to get out',
    clues: {
      es: ['no pueden bajar', 'no puede bajar', 'no pueden salir de casa', 'no puede salir de casa', 'sin ascensor'],
      en: ['can not get out', 'cannot get out', 'housebound', 'not leave the house', 'can not leave the house'],
    },
  },
  {
    kind: 'pain',
    es: 'placas solares sucias',
    en: 'dirty solar panels',
    clues: {
      es: ['placas llenas de polvo', 'llenas de polvo', 'placas sucias', 'paneles sucios'],
      en: ['dirty panels', 'dusty panels', 'panels covered in dust'],
    },
  },
  {
    kind: 'pain',
    es: 'peligro de subir al tejado',
    en: 'the danger of climbing on the roof',
    clues: {
      es: ['subirse al tejado', 'subir al tejado', 'jugarse la vida'],
      en: ['climb on the roof', 'getting on the roof', 'up a ladder'],
    },
  },
  {
    kind: 'pain',
    es: 'no tener con quién dejar a la mascota',
    en: 'having nobody to leave a pet with',
    clues: {
      es: [
        'no hay con quién dejar al gato',
        'no hay con quién dejar al perro',
        'no tienen con quién dejar',
        'con quién dejar al gato',
        'con quién dejar al perro',
      ],
      en: [
        'nobody to leave the cat with',
        'nobody to leave the dog with',
        'no one to watch the dog',
        'no one to watch the cat',
        'nobody to feed the cat',
      ],
    },
  },
  {
    kind: 'pain',
    es: 'noches sin transporte',
    en: 'nights with no transport',
    clues: {
      es: ['no hay bus', 'no hay autobús', 'no hay metro', 'no hay colectivo', 'último autobús'],
      en: ['no night bus', 'no bus home', 'last bus', 'no bus at night'],
    },
  },
  {
    kind: 'pain',
    es: 'teléfonos que nadie les explica',
    en: 'phones nobody explains to them',
    clues: {
      es: ['no saben usar el móvil', 'no se aclaran con el móvil', 'no entienden el móvil', 'no saben usar el celular'],
      en: ['not set up their phones', 'not work their phones', 'not use their phones', 'struggle with their phones'],
    },
  },
  {
    kind: 'pain',
    es: 'tartas que un niño alérgico no puede comer',
    en: 'cakes an allergic child cannot eat',
    clues: {
      es: ['puede contener trazas', 'tartas para alérgicos', 'no puede comer la tarta'],
      en: ['may contain', 'not order a birthday cake', 'not eat the cake'],
    },
  },
  {
    kind: 'pain',
    es: 'animales que nadie de la zona atiende',
    en: 'animals nobody nearby will treat',
    clues: {
      es: ['no hay quien atienda a los animales', 'no viene el veterinario'],
      en: ['not get a vet', 'not get a vet tech', 'no farrier', 'no vet comes'],
    },
  },
  {
    kind: 'pain',
    es: 'mínimos fuera del alcance de los pequeños',
    en: 'minimums beyond the small ones',
    clues: { es: ['piden un mínimo', 'exigen un mínimo'], en: ['head minimum', 'wants a minimum', 'minimum head'] },
  },
  {
    kind: 'customer',
    es: 'personas mayores con hijos lejos',
    en: 'older people with children far away',
    clues: {
      es: ['mayores con hijos lejos', 'padres mayores que viven solos'],
      en: ['people over 70', 'over 70', 'people over 65', 'people over 75', 'over 80'],
    },
  },
  {
    kind: 'customer',
    es: 'viviendas con placas solares',
    en: 'homes with solar panels',
    clues: {
      es: ['chalets con placas', 'casas con placas', 'viviendas con placas'],
      en: ['homes with panels', 'solar homeowners', 'houses with solar'],
    },
  },
  {
    kind: 'customer',
    es: 'padres de niños alérgicos',
    en: 'parents of children with allergies',
    clues: {
      es: ['padres de niños con alergias', 'padres de alérgicos', 'familias con alergias'],
      en: [
        'kids with allergies',
        'parents of kids with allergies',
        'children with allergies',
        'allergy families',
        'parents of allergic kids',
      ],
    },
  },
  {
    kind: 'customer',
    es: 'ganaderos aficionados',
    en: 'hobby farmers',
    clues: { es: ['ganaderos de fin de semana'], en: ['hobby farms', 'smallholders', 'backyard farmers'] },
  },
  {
    kind: 'pain',
    es: 'visitantes que se van sin conocer a nadie',
    en: 'visitors who leave without meeting anyone',
    clues: {
      es: [
        'sin hablar con nadie de aquí',
        'nunca habla con nadie',
        'sin conocer a nadie del lugar',
        'se van sin conocer el barrio',
        'turistas que no conocen a nadie',
      ],
      en: [
        'without meeting a local',
        'without meeting anyone local',
        'never meet a local',
        'leave without meeting',
        'go home without meeting',
      ],
    },
  },
];
