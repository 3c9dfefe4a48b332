import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const saasTradeTakes = {
  business_tool: {
    scenes: [
      {
        scene: {
          es: 'La reunión del lunes dura una hora y se va en preguntar quién lleva qué. Nadie apunta, el viernes hay dos personas en lo mismo, y lo urgente sigue en un correo sin abrir.',
          en: 'Monday’s meeting lasts an hour, all of it spent on who is doing what. Nobody writes it down, by Friday two people are on the same job, and the urgent one lies in an unopened email.',
        },
        stakes: {
          es: 'Se contrata a alguien para dar abasto, y a las dos semanas pregunta quién lleva qué.',
          en: 'Somebody is hired to cope, and a fortnight later asks who is doing what.',
        },
      },
      {
        scene: {
          es: 'Se jubila la jefa de almacén, que lo sabe todo de memoria: qué proveedor tarda, qué cliente paga tarde, dónde está la llave. Le quedan tres semanas y un cuaderno.',
          en: 'The head of the warehouse is retiring and knows it all by heart: which supplier is slow, which client pays late, where the key is. She has three weeks left, and a notebook.',
        },
        stakes: {
          es: 'Lo que no quedó escrito se vuelve a aprender a base de disculpas.',
          en: 'Whatever was not written down is learnt again, one apology at a time.',
        },
      },
      {
        buyer: 'practice',
        scene: {
          es: 'Hay tres personas en la sala de espera y la ficha de la primera está en otro cajón. La cita se apuntó en la agenda, el encargo en un correo, y lo que pidió la última vez, en un papel amarillo pegado a la pantalla.',
          en: 'There are three people in the waiting room and the first one’s file is in another drawer. The appointment is in the diary, the request in an email, and what they asked for last time on a yellow note stuck to the screen.',
        },
        stakes: {
          es: 'Se pregunta dos veces lo mismo en una sola visita, y quien contesta empieza a pensar qué más se pierde ahí dentro.',
          en: 'The same thing is asked twice in a single visit, and the person answering begins to wonder what else gets lost in there.',
        },
      },
      {
        buyer: 'practice',
        scene: {
          es: 'Cada mañana empieza con veinte minutos de teléfono para confirmar a quien viene. Se marca desde una hoja, la hoja se corrige a lápiz, y a mediodía nadie sabe si el hueco de las cinco está libre o solo lo parece.',
          en: 'Every morning begins with twenty minutes on the telephone to confirm who is coming. They dial from a sheet, the sheet is corrected in pencil, and by noon nobody knows whether the five o’clock gap is free or only looks it.',
        },
        stakes: {
          es: 'Las horas que no se venden no salen en ninguna cuenta, y las que se venden dos veces las recuerda todo el mundo.',
          en: 'Hours that go unsold appear in no accounts, and those sold twice are remembered by everyone.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'cada cliente grande pide un informe a su gusto, y ese informe hay que mantenerlo vivo después de cada cambio',
        en: 'every large client wants one report made to taste, and that report has to be kept alive through each change',
      },
      {
        es: 'la prueba gratuita de un mes ocupa el mismo servidor y más preguntas que una licencia pagada',
        en: 'a month’s free trial takes the same server and more questions than a licence that is paid',
      },
    ],
    rivalTests: [
      {
        es: 'Hablar con tres empresas que se dieron de baja del rival y preguntar qué día lo decidieron y qué abrieron la mañana siguiente.',
        en: 'Speak to three firms that dropped the rival, and ask which day they decided and what they opened the morning after.',
      },
      {
        es: 'Pedir a dos rivales que exporten todos los datos de prueba y mirar en qué formato llegan, cuándo y si alguien se molesta.',
        en: 'Have two rivals export all your trial data, and see what format it comes in, when, and whether anyone minds.',
      },
    ],
    strains: [
      {
        es: 'Quien lo compra no es quien lo usa: se firma en dirección y se abandona en el almacén, y entre los dos hace falta alguien que se siente una semana al lado.',
        en: 'The buyer is not the user; it is signed upstairs and dropped in the stockroom, and between the two somebody has to sit alongside for a week.',
      },
      {
        es: 'Las empresas preguntan por seguridad con cuestionarios de doscientas casillas, y los contesta la misma persona que iba a arreglar lo que falla.',
        en: 'Firms ask about security in questionnaires of endless boxes, answered by the very person who was going to mend what is broken.',
      },
    ],
  },
  consumer_app: {
    scenes: [
      {
        scene: {
          es: 'La descargó por recomendación, y antes de enseñar nada pidió cuenta, permisos y ubicación. Al tercer paso hay una oferta que caduca en diez minutos, y lo que iba a resolver sigue en un papel.',
          en: 'It was downloaded on a friend’s advice, and before showing anything it asked for an account, permissions and a location. At the third step there is an offer that expires in ten minutes, and the matter it was to settle is still on a piece of paper.',
        },
        stakes: {
          es: 'Se borra antes de la cena, y la recomendación siguiente cuesta más de creer.',
          en: 'It is deleted before supper, and the next piece of advice is harder to believe.',
        },
      },
      {
        scene: {
          es: 'Lo apunta todo en una nota del teléfono, entre la lista de la compra y una contraseña. El día veinte quiere saber cómo va, y la nota es demasiado larga para decírselo.',
          en: 'It all goes into a note on the phone, between the groceries and a password. By the twentieth it would be good to know how things stand, and the note is too long to tell.',
        },
        stakes: {
          es: 'Se deja de apuntar justo cuando empezaba a servir.',
          en: 'The writing down stops just as it was beginning to be of use.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Ha probado tres y pagado una, que le sigue cobrando. Quiere algo que se entienda en un minuto y se pueda dejar en otro.',
          en: 'Three have been tried and one paid for, which goes on taking its fee. The wish is for something understood in a minute and left in another.',
        },
        obstacle: {
          es: 'Todas prometen una vida nueva, y ninguna dice cuántos toques pide al día.',
          en: 'All of them promise a new life, and none says how many taps a day it takes.',
        },
        hurt: {
          es: 'La que sirve acaba en la tercera pantalla, detrás de las que insisten.',
          en: 'The useful one ends up on the third screen, behind those that insist.',
        },
      },
      {
        wish: {
          es: 'Le sobran cinco minutos en cada espera y se le van en lo mismo. Quiere gastarlos en algo de lo que acordarse.',
          en: 'Five minutes come free in every queue and go the same way. The wish is to spend them on something worth remembering.',
        },
        obstacle: {
          es: 'El pulgar va solo a la aplicación de siempre.',
          en: 'By itself the thumb goes to the usual app.',
        },
        hurt: {
          es: 'Por la noche sabe lo que cenaron otros y no qué fue de lo suyo.',
          en: 'By night there is news of what others had for supper, and none of one’s own plans.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'quien se da de baja a los dos días pide que le devuelvan el año, y la tienda lo devuelve sin preguntar',
        en: 'whoever cancels on day two asks for the year back, and the store gives it back without asking',
      },
      {
        es: 'las voces, las fotos y las tipografías se licencian por descarga, también por las que se borran esa noche',
        en: 'voices, pictures and fonts are licensed by the download, including those deleted that night',
      },
    ],
    rivalTests: [
      {
        es: 'Leer las reseñas de una estrella de tres rivales y agruparlas por lo que falló: el cobro, el aviso, el idioma o la baja.',
        en: 'Read the one-star reviews of three rivals, and sort them by what went wrong: billing, alerts, language or leaving.',
      },
      {
        es: 'Intentar darse de baja de cada uno desde el teléfono y contar pantallas, preguntas y días hasta que el cargo deja de llegar.',
        en: 'Try to leave each of them from the phone, and count screens, questions and days until the charge stops.',
      },
    ],
    steps: [
      {
        es: ['Di para qué la quieres', 'Úsala un rato cada día', 'Elige qué avisos quieres recibir'],
        en: ['Say what you want it for', 'Use it for a while each day', 'Choose which alerts you want'],
      },
      {
        es: ['Empieza el mismo día que una amistad', 'Compara en una semana quién sigue', 'Quédate si te sirvió'],
        en: ['Start on the same day as a friend', 'See in a week who is still at it', 'Stay if it helped'],
      },
    ],
    contrasts: [
      {
        before: { es: 'una racha de muchos días y ninguna diferencia', en: 'a streak of many days and no difference' },
        after: { es: 'algo que se nota fuera de la pantalla', en: 'something that shows away from the screen' },
      },
      {
        before: { es: 'una nota larguísima en el teléfono', en: 'an endless note on the phone' },
        after: {
          es: 'una sola pantalla por la mañana y ninguna sorpresa por la noche',
          en: 'one screen in the morning and no surprise at night',
        },
      },
    ],
    proofs: [
      {
        es: 'la grabación de veinte personas que la usan por primera vez, con el minuto en que sonríen y el minuto en que buscan la salida',
        en: 'a film of twenty people on first using it, with the minute they smile and the minute they look for the way out',
      },
      {
        es: 'los cobros de un grupo que pagó antes de que existiera, cada uno con su fecha',
        en: 'the payments of a group who paid before it existed, each with its date',
      },
    ],
    strains: [
      {
        es: 'Cada teléfono viejo es una queja: hay que elegir qué modelos se abandonan, y las reseñas las escriben justo esos.',
        en: 'Each old phone is a complaint; which models to drop has to be chosen, and those are the ones that write reviews.',
      },
      {
        es: 'La aplicación no cierra nunca y quienes la hacen sí: las alertas de madrugada se reparten por semanas o se llevan a alguien por delante.',
        en: 'The app never shuts and those who make it do; alerts before dawn are taken in weekly turns or they wear somebody out.',
      },
    ],
    risks: [
      {
        risk: { es: 'un cambio de privacidad rompe la captación', en: 'a privacy change breaks advertising' },
        hits: 'adverts',
        trigger: { es: 'anuncios que doblan su precio en una semana', en: 'adverts that double in price within a week' },
        response: {
          es: 'lista de correo propia y colaboración con quien ya habla a ese público',
          en: 'an own mailing list and work with people who already speak to that public',
        },
      },
      {
        risk: { es: 'se filtra un dato personal', en: 'personal data leaks' },
        hits: 'policy',
        trigger: { es: 'un acceso extraño en el registro', en: 'an odd access in the log' },
        response: {
          es: 'guardar lo mínimo, cifrado y plan de aviso ensayado',
          en: 'keeping the minimum, encryption and a rehearsed plan for telling people',
        },
      },
    ],
  },
  booking_software: {
    scenes: [
      {
        scene: {
          es: 'El dentista tiene tres agendas: la de papel, la del ordenador y la que lleva en la cabeza la recepcionista. Hoy ella está enferma, y en la sala de espera hay cuatro personas para las diez y media.',
          en: 'The dentist keeps three diaries, one on paper, one on the computer and one in the receptionist’s head. Today she is ill, and four people in the waiting room are down for half past ten.',
        },
        stakes: {
          es: 'Quien espera de más busca otra clínica desde la silla, con el teléfono en la mano.',
          en: 'Whoever waits too long finds another practice from the chair, phone in hand.',
        },
      },
      {
        scene: {
          es: 'La academia cierra las inscripciones por mensaje. Hay ocho plazas, veintiún «me apunto» y tres que dijeron que sí el martes y preguntan hoy a qué hora era.',
          en: 'The class takes sign-ups by message. There are eight places, over twenty “count me in”s and three who said yes on Tuesday and ask today what time it was.',
        },
        stakes: {
          es: 'Ordenar aquello lleva la noche entera, y aun así alguien llega con la esterilla y no tiene sitio.',
          en: 'Sorting it out takes the whole evening, and still somebody arrives with a mat and finds no room.',
        },
      },
      {
        scene: {
          es: 'El domingo por la noche se repasa la semana con el teléfono en la mano: tres horas sin confirmar, una anulación escrita a las once y nadie despierto a quien ofrecérsela.',
          en: 'On Sunday night the week is gone through, phone in hand: three hours unconfirmed, one cancellation sent at eleven, and nobody awake to offer it to.',
        },
        stakes: {
          es: 'La hora que se queda vacía cuesta lo mismo que la llena, y había quien la quería.',
          en: 'An hour left empty costs as much as a full one, and somebody wanted it.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Corta el pelo en casa de la gente y lleva el día en un cuaderno mojado. Quiere saber a qué calle va después.',
          en: 'Somebody who cuts hair in people’s homes and keeps the day in a damp notebook. They want to know which street comes next.',
        },
        obstacle: {
          es: 'Las aplicaciones piden un local, un horario y una silla, y nada de eso tiene.',
          en: 'The apps want premises, opening hours and a chair, and none of those exist.',
        },
        hurt: {
          es: 'Cruza la ciudad tres veces en una mañana que cabía en un barrio.',
          en: 'The town is crossed three times in a morning that would have fitted in one district.',
        },
      },
      {
        wish: {
          es: 'Lleva dos sillones y una silla vacía cada tarde. Quiere cobrar algo a quien no viene sin perder a quien sí.',
          en: 'Two chairs and one of them empty every afternoon. The wish is to charge something to those who do not come without losing those who do.',
        },
        obstacle: {
          es: 'Pedir una señal por teléfono suena a desconfianza.',
          en: 'Asking for a deposit over the phone sounds like mistrust.',
        },
        hurt: {
          es: 'Perdona otra vez, apaga la luz del fondo y ordena las toallas.',
          en: 'It is let go again, the back light is turned off, and the towels get folded.',
        },
      },
      {
        wish: {
          es: 'Atiende con cita de la mañana a la noche. Quiere que la hora que alguien suelta la coja el siguiente de la lista.',
          en: 'Somebody who sees people by appointment from morning to night. The wish is that an hour one gives up goes to the next in line.',
        },
        obstacle: {
          es: 'La lista de espera vive en una hoja, y al llegar al tercer nombre la hora ya pasó.',
          en: 'The waiting list lives on a sheet, and by the third name on it the hour is gone.',
        },
        hurt: {
          es: 'A fin de mes falta dinero y nadie sabe decir de qué días.',
          en: 'At the end of the month money is short and nobody can say from which days.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'migrar la agenda de un negocio se regala para que firme, y se hace a mano y de noche',
        en: 'moving a business’s diary across is given away to win the signature, and done by hand and at night',
      },
      {
        es: 'el pago de señales trae devoluciones, y cada devolución deja una comisión en el banco que nadie presupuestó',
        en: 'deposits bring refunds, and each refund leaves the bank a fee nobody budgeted for',
      },
    ],
    rivalTests: [
      {
        es: 'Escribir al soporte de tres rivales un sábado a mediodía con la misma avería y anotar en cuál contesta una persona y en cuál una plantilla.',
        en: 'Write to three rivals’ support at noon on a Saturday about the same fault, and note which sends a person’s answer and which a template.',
      },
      {
        es: 'Preguntar en seis salones qué hacen cuando el programa se cae: la respuesta dice cuánto se fían y si aún guardan la libreta.',
        en: 'Ask six salons what they do when the system goes down; the answer says how far they trust it and whether the notebook is still kept.',
      },
    ],
    steps: [
      {
        es: ['Envía una foto de tu semana en papel', 'Recíbela convertida en agenda', 'Prueba un mes sin dejar la libreta'],
        en: ['Send a photo of your week on paper', 'Get it back as a diary', 'Try it for a month without binning the notebook'],
      },
      {
        es: [
          'Decide qué se puede reservar sin preguntarte',
          'Fija una señal para las citas largas',
          'Deja que el hueco libre avise a la lista',
        ],
        en: [
          'Decide what can be booked without asking you',
          'Set a deposit for long appointments',
          'Let a free slot tell the waiting list',
        ],
      },
    ],
    contrasts: [
      {
        before: { es: 'tres agendas y una recepcionista enferma', en: 'three diaries and a receptionist off sick' },
        after: {
          es: 'el día escrito de modo que cualquiera del mostrador sepa leerlo',
          en: 'the day set out so that anybody at the desk can read it',
        },
      },
      {
        before: { es: 'un sillón vacío y una toalla doblada', en: 'an empty chair and a folded towel' },
        after: { es: 'un hueco ocupado por quien esperaba turno', en: 'a gap taken by somebody who was waiting' },
      },
    ],
    strains: [
      {
        es: 'Un negocio solo cambia de agenda en la semana más floja, y todos tienen la misma: las altas llegan juntas o no llegan.',
        en: 'A business will change diaries only in its slackest week, and they all share it, so sign-ups come together or not at all.',
      },
      {
        es: 'Cada gremio pide su detalle, el tinte que reposa, la cabina compartida, el perro que tarda más, y a la décima excepción el programa ya no es sencillo.',
        en: 'Each trade wants its own detail, the dye that has to rest, the shared cabin, the dog that takes longer, and by the tenth exception the product is no longer simple.',
      },
    ],
  },
  invoicing_software: {
    scenes: [
      {
        scene: {
          es: 'El cliente paga cuando llega la factura y la factura no llega. El carpintero la hace el domingo en la mesa de la cocina, con tres albaranes, un lápiz y la calculadora de su hija.',
          en: 'The client pays once the invoice arrives, and it does not arrive. The joiner writes it on Sunday at the kitchen table, with three delivery notes, a pencil and his daughter’s calculator.',
        },
        stakes: {
          es: 'Se trabaja el lunes y se cobra cuando se encuentra una tarde.',
          en: 'The work is done on Monday and paid for whenever an evening can be found.',
        },
      },
      {
        scene: {
          es: 'La inspección pide los libros de hace dos años. Están en una caja de zapatos, en un ordenador que ya no enciende y en el correo de una gestora que se jubiló.',
          en: 'An inspector wants the books from two years ago. They are in a shoebox, on a computer that no longer starts and in the email of an accountant who has retired.',
        },
        stakes: {
          es: 'Un trabajo bien facturado que no se puede enseñar acaba pagándose como si se hubiera escondido.',
          en: 'A job properly billed that cannot be shown ends up paid for as though it had been hidden.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Tiene una tienda con doce proveedores y un cajón. Quiere llegar al trimestre con los papeles ya contados.',
          en: 'A shop with a dozen suppliers and one drawer. The quarter should begin with the papers already counted.',
        },
        obstacle: {
          es: 'Cada proveedor manda la factura a su manera: en papel, en un mensaje o en una web con contraseña.',
          en: 'Every supplier sends invoices its own way: on paper, in a message or on a site with a password.',
        },
        hurt: {
          es: 'Se paga un recargo por un papel que estaba en el cajón.',
          en: 'A surcharge is paid over a paper that was in the drawer.',
        },
      },
      {
        wish: {
          es: 'Le han pedido la primera factura de su vida y el lunes la esperan. Quiere hacerla bien sin llamar a su cuñada.',
          en: 'The first invoice ever has been asked for, and it is due on Monday. It should be done right without ringing the family.',
        },
        obstacle: {
          es: 'Los modelos que encuentra son de otro año y de otro país.',
          en: 'The templates to be found are from another year and another country.',
        },
        hurt: {
          es: 'La manda, la devuelven dos veces, y el cliente nuevo empieza a dudar del trabajo.',
          en: 'It is sent and comes back twice, and the new client begins to doubt the work.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'la cuenta gratuita de quien emite dos facturas al año también guarda sus papeles todo el tiempo que manda la ley',
        en: 'the free account of whoever sends two invoices a year also keeps those papers for as long as the law says',
      },
      {
        es: 'cada banco cambia su conexión sin avisar, y la semana de arreglarla no se cobra a nadie',
        en: 'every bank changes its connection unannounced, and the week spent mending it is charged to nobody',
      },
    ],
    rivalTests: [
      {
        es: 'Llevar los tres programas a una gestoría y preguntar cuál abre sin llamar a nadie y de cuál recibe ficheros que hay que rehacer.',
        en: 'Take all three products to an accountant, and ask which file opens without a phone call and which has to be redone.',
      },
      {
        es: 'Buscar en cada rival cómo se borra una factura ya enviada y desconfiar del que la deja borrar.',
        en: 'Look in each rival for how to delete an invoice already sent, and be wary of the one that allows it.',
      },
    ],
    steps: [
      {
        es: ['Dicta qué hiciste y para quién', 'Revisa en la pantalla y envía', 'Mira quién la ha abierto'],
        en: ['Say aloud what you did and for whom', 'Check it on screen and send', 'See who has opened it'],
      },
      {
        es: ['Sube las facturas del último trimestre', 'Comprueba que cuadran con el banco', 'Da acceso a tu gestoría'],
        en: ['Upload last quarter’s invoices', 'See that they agree with the bank', 'Give your accountant access'],
      },
    ],
    contrasts: [
      {
        before: { es: 'una caja de zapatos y un ordenador que no enciende', en: 'a shoebox and a computer that will not start' },
        after: {
          es: 'cualquier factura en la pantalla antes de colgar el teléfono',
          en: 'any invoice on the screen before the call is over',
        },
      },
      {
        before: { es: 'un domingo con lápiz en la mesa de la cocina', en: 'a Sunday with a pencil at the kitchen table' },
        after: {
          es: 'cobros que avisan y una cena sin albaranes',
          en: 'payments that announce themselves and a supper with no delivery notes',
        },
      },
    ],
    strains: [
      {
        es: 'Un céntimo de redondeo mal hecho llega a todas las cuentas a la vez, y corregirlo pide volver a firmar lo que ya se entregó.',
        en: 'A penny of rounding done wrong reaches every account at once, and correcting it means signing again what has been filed.',
      },
      {
        es: 'Contesta quien sabe de impuestos o no sirve contestar: esa persona cuesta como un abogado y se necesita a la hora de la cena.',
        en: 'Either somebody who knows tax answers or there is no point in answering, and that person costs as much as a lawyer and is wanted at supper time.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
