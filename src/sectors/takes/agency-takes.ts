import type { PackTakes } from '../pack-takes.ts';

export const agencyTakes: PackTakes = {
  scenes: [
    {
      scene: {
        es: 'El producto sale en tres semanas y la página donde debía venderse dice «próximamente». Mientras tanto se enseña con una presentación hecha un domingo, con el logotipo viejo en la esquina.',
        en: 'The product comes out in three weeks and the page meant to sell it says “coming soon”. Meanwhile it is shown in slides put together one Sunday, with the old logo in the corner.',
      },
      stakes: {
        es: 'Un lanzamiento tiene un solo primer día, y el que empieza con disculpas pasa el año explicando que ahora ya está.',
        en: 'A launch has just one first day, and if that begins with apologies the rest of the year goes on explaining that it is ready now.',
      },
    },
    {
      scene: {
        es: 'Un cliente de siempre confiesa que le costó dar con el teléfono. En la empresa abren la web desde un móvil por primera vez en un año: el menú tapa el número, y el formulario escribe a un buzón que nadie mira.',
        en: 'A regular customer admits that the phone number was hard to find. Somebody at the firm opens the website on a mobile for the first time in a year: the menu covers the number, and the form writes to a mailbox nobody reads.',
      },
      stakes: {
        es: 'Cuántos se marcharon sin decirlo no consta en ningún sitio; lo que no llega tampoco deja factura.',
        en: 'How many left without a word is recorded nowhere; what never arrives leaves no invoice either.',
      },
    },
  ],
  stories: [
    {
      wish: {
        es: 'Sabe hacer su producto y no sabe enseñarlo. Quiere que alguien lo mire desde fuera y quite la mitad.',
        en: 'They know how to make their product and not how to show it. They want an outsider to look at it and take half away.',
      },
      obstacle: {
        es: 'Todas las propuestas que recibe añaden: otra red, otro color, otro lema.',
        en: 'Every proposal that comes in adds something: another network, another colour, another slogan.',
      },
      hurt: {
        es: 'Elige por agotamiento, y durante tres años reparte tarjetas que le da reparo entregar.',
        en: 'They choose out of exhaustion, and for three years hand over their cards with a slight wince.',
      },
    },
    {
      wish: {
        es: 'Lleva la comunicación de su negocio además de las compras y los turnos. Quiere enseñar algo que no haya hecho de madrugada.',
        en: 'Publicity is their job, along with purchasing and the shifts. They want to show something that was not made at midnight.',
      },
      obstacle: {
        es: 'Los presupuestos llegan por horas, por piezas y por «impacto», y no hay manera de sumar todo en la misma columna.',
        en: 'Quotes arrive by the hour, by the piece and by “impact”, and there is no getting them into one column.',
      },
      hurt: {
        es: 'Se contrata al conocido de alguien, y cuando aquello falla se empieza otra vez, con menos dinero y menos paciencia.',
        en: 'Somebody’s acquaintance gets the work, and when it fails it all starts again, with less money and less patience.',
      },
    },
  ],
  contrasts: [
    {
      before: { es: 'un formulario que escribe a un buzón sin dueño', en: 'a form that writes to a mailbox with no owner' },
      after: { es: 'cada consulta con dueño y con respuesta', en: 'every enquiry with an owner and an answer' },
    },
    {
      before: { es: 'cinco proveedores y ninguna fecha en común', en: 'five suppliers and not one date in common' },
      after: {
        es: 'un calendario con un responsable y los accesos a nombre de quien paga',
        en: 'one calendar, one person in charge, and every login in the payer’s name',
      },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por cliente olvida las cuotas de programas, tipografías y bancos de imágenes que corren aunque no se usen',
      en: 'the cost per client forgets the subscriptions to software, typefaces and image banks, which run whether used or not',
    },
    {
      es: 'el coste por cliente no suma las propuestas perdidas, y ganar una obliga a escribir varias',
      en: 'the cost per client does not add in the lost proposals, and winning one means writing several',
    },
  ],
  rivalTests: [
    {
      es: 'Elegir tres trabajos de la portada de un rival y buscarlos hoy: si siguen en pie, quién los actualizó por última vez y si el cliente los usa o ya los cambió.',
      en: 'Pick three pieces from a rival’s home page and look for them today: whether they are still up, who last touched them, and whether the client uses them or has replaced them.',
    },
    {
      es: 'Preguntar a dos clientes de otra agencia, mejor si ya se fueron, qué informe recibían cada mes y si alguna vez cambiaron algo después de leerlo.',
      en: 'Ask two clients of another agency, former ones if possible, what report they got each month and whether reading it ever made them change anything.',
    },
  ],
  steps: [
    {
      es: ['Di qué venta echas en falta', 'Firma un primer encargo corto con una meta', 'Decide si sigues con el resultado delante'],
      en: ['Say which sale you are missing', 'Sign for a short first job with one goal', 'Decide whether to go on once you see the result'],
    },
    {
      es: ['Nombra a quien dará el visto bueno', 'Aprueba la idea en una sola ronda', 'Publica y quédate con los accesos'],
      en: ['Name the person who will approve', 'Settle the idea in a single round', 'Publish, and hold every login yourself'],
    },
  ],
  proofs: [
    {
      es: 'un encargo pequeño entregado en plazo a un comercio conocido, con una carta suya que diga qué cambió',
      en: 'one small job delivered on time to a shop people know, with a letter from it saying what changed',
    },
    {
      es: 'el mismo cliente a los tres meses y a los nueve, con lo que se hizo, lo que costó y lo que se descartó',
      en: 'one client at three months and at nine, with what was done, what it cost and what was dropped',
    },
  ],
  strains: [
    {
      es: 'Por cada mañana de producir hay otra de explicar lo producido, y la propuesta solo cobraba la primera.',
      en: 'For each morning spent making things another goes on explaining them, and only the first was in the quote.',
    },
    {
      es: 'Quien decide en casa del cliente se va de viaje con la prueba sin abrir, y la campaña tiene fecha aunque el visto bueno no la tenga.',
      en: 'The decision-maker at the client’s goes travelling with the proof unopened, and the campaign has a date even if the approval does not.',
    },
  ],
  risks: [
    {
      risk: { es: 'una pieza equivocada publicada en nombre de un cliente', en: 'the wrong piece published in a client’s name' },
      hits: 'policy',
      trigger: {
        es: 'una publicación sin segunda revisión o una queja a la vista de todos',
        en: 'one post without a second check, or a complaint in full view',
      },
      response: {
        es: 'dos vistos buenos por pieza, y retirada en una hora con la disculpa ya acordada',
        en: 'two approvals per piece, and removal within the hour with an apology agreed beforehand',
      },
    },
    {
      risk: { es: 'se bloquea la cuenta desde la que se anuncia', en: 'the account that runs the adverts is blocked' },
      hits: 'week',
      trigger: {
        es: 'un aviso de suspensión o dos anuncios rechazados en la misma semana',
        en: 'a warning of suspension, or two adverts rejected in one week',
      },
      response: {
        es: 'cuentas a nombre del cliente, dos administradores y presupuesto en dos plataformas',
        en: 'accounts in the client’s name, two administrators and the budget on two platforms',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Se pregunta cuánto de lo previsto está firmado por más de un trimestre. Conviene llevar las cuotas con su preaviso en una hoja y los proyectos sueltos en otra, sin mezclarlos.',
      en: 'The question is how much of the forecast is signed for beyond a quarter. Take retainers and their notice periods on one sheet and single projects on another, never mixed.',
    },
    {
      es: 'A un banco le inquieta que todo cuelgue de una firma. Conviene tener una lista de dónde saldrán los cinco primeros clientes, lo que pesará cada uno y qué gasto se corta si se va el mayor.',
      en: 'What worries a lender is everything hanging from one name. Have a list of where the first five clients will come from, how heavy each will be, and which cost goes if the largest leaves.',
    },
    {
      es: 'Antes que la cartera se mira el cobro: al firmar, al entregar o a sesenta días. Unas condiciones impresas con parte por adelantado, y un presupuesto aceptado con ellas, contestan solas.',
      en: 'Ahead of the portfolio comes the matter of when money arrives, on signing, on delivery or after sixty days. Printed terms with part in advance, and one quote accepted on them, are answer enough.',
    },
  ],
  peaks: [
    {
      es: 'Las fechas de cada cliente se piden por escrito con un trimestre de margen y se vende la capacidad que hay: lo que llega tarde espera turno o paga la urgencia.',
      en: 'Every client’s dates are asked for in writing a quarter ahead and only the capacity that exists is sold; whatever comes late waits its turn or pays for the rush.',
    },
    {
      es: 'Se apalabran dos colaboradores con tarifa y días reservados, y antes se les encarga algo pequeño para que conozcan los modos de la casa.',
      en: 'Two freelancers are booked, rate and days agreed, after a small commission that lets them learn the ways of the house.',
    },
    {
      es: 'Textos, material y vistos buenos se exigen antes de abrir hueco en el calendario; sin ellos la fecha se mueve, y el contrato lo dice.',
      en: 'Copy, material and approvals are required before a slot is opened in the calendar; without them the date moves, as the contract says.',
    },
  ],
  troughs: [
    {
      es: 'El mes vacío es para el escaparate propio: un trabajo contado de principio a fin y las propuestas que llevaban semanas a medias.',
      en: 'The empty month is for the firm’s own window: one job told from start to finish, and the proposals that had sat half written for weeks.',
    },
    {
      es: 'Con los clientes fijos se adelanta lo que no caduca, plantillas, archivo e imágenes, para empezar el mes siguiente con la mitad hecha.',
      en: 'For standing clients, whatever does not date is done ahead, templates, archive and images, so that next month begins half finished.',
    },
    {
      es: 'A quien dijo que no, se le ofrece un trabajo corto a precio cerrado, que se decide en una tarde.',
      en: 'Those who said no are offered something short at a fixed price, which takes an afternoon to decide.',
    },
  ],
};
