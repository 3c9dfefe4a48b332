import type { PackTakes } from '../pack-takes.ts';

export const consultingFreelanceTakes: PackTakes = {
  packBuyers: { scenes: 'business', stories: 'business' },
  scenes: [
    {
      buyer: 'business',
      scene: {
        es: 'Dos personas al frente de la misma empresa llevan un mes discutiendo si abrir otra sede. Cada una tiene su hoja de cálculo, las dos hojas dan la razón a quien las hizo, y el dueño del local quiere una respuesta.',
        en: 'Two people at the head of one firm have argued for a month over opening a second branch. Each has a spreadsheet, each spreadsheet agrees with its author, and the landlord wants an answer.',
      },
      stakes: {
        es: 'El local se lo queda otro o se firma por cansancio, y en ninguno de los dos casos llegó a haber una decisión.',
        en: 'The premises go to another tenant or get signed for out of weariness, and in neither case was anything decided.',
      },
    },
    {
      buyer: 'business',
      scene: {
        es: 'La convocatoria salió hace un mes y alguien la reenvió sin comentario. Faltan seis días, las bases tienen ochenta páginas y la primera duda aparece en la segunda.',
        en: 'The call for bids came out a month ago and somebody forwarded it without comment. Six days remain, the terms run to eighty pages, and the first question is on page two.',
      },
      stakes: {
        es: 'Presentarse mal cuesta las mismas noches que presentarse bien, y no presentarse deja el contrato a quien sí tenía a quién llamar.',
        en: 'A poor bid costs as many nights as a good one, and no bid at all leaves the contract to whoever had somebody to ring.',
      },
    },
    {
      buyer: 'household',
      scene: {
        es: 'Hay que decidir antes del viernes y en casa nadie lo ha hecho nunca. Se busca por la noche, cada página dice lo contrario de la anterior, y quien lo explica con paciencia cobra si se firma.',
        en: 'It must be decided by Friday and nobody at home has ever done it. They search at night, each page contradicts the last, and the one person who explains it patiently is paid if they sign.',
      },
      stakes: {
        es: 'Lo que se elige por cansancio se paga durante años, y en pareja además se recuerda quién lo eligió.',
        en: 'What is chosen out of tiredness is paid for over years, and couples also remember which of them chose it.',
      },
    },
  ],
  stories: [
    {
      buyer: 'business',
      wish: {
        es: 'Le ha caído un proyecto que no pidió, encima de su trabajo de siempre. Quiere a alguien que lo empuje mientras sigue atendiendo lo demás.',
        en: 'A project they never asked for has landed on top of the usual job. They want somebody to push it along while they keep the rest going.',
      },
      obstacle: {
        es: 'Para contratar en plantilla hace falta un presupuesto aprobado, y el presupuesto se aprueba cuando el proyecto ya esté hecho.',
        en: 'Hiring needs an approved budget, and the budget will be approved once the project is done.',
      },
      hurt: {
        es: 'El retraso sale cada lunes en el acta, con el mismo nombre al lado.',
        en: 'The delay appears in the minutes every Monday, with the same name beside it.',
      },
    },
    {
      wish: {
        es: 'Trabaja por su cuenta y va a firmar algo que entiende a medias. Quiere una hora con alguien que no gane más según lo que responda.',
        en: 'Self-employed, they are about to sign something they half understand. They want an hour with somebody who earns the same whichever way the answer falls.',
      },
      obstacle: {
        es: 'Quien podría explicarlo vende también lo que recomienda, y en el precio no se distingue una cosa de la otra.',
        en: 'Those able to explain it also sell what they recommend, and the price does not tell one from the other.',
      },
      hurt: {
        es: 'Firma con la duda puesta, y años después la cláusula que no entendía es la que se aplica.',
        en: 'They sign with the doubt still there, and years later the clause they did not understand is the one that gets applied.',
      },
    },
    {
      buyer: 'household',
      wish: {
        es: 'Va a hacer una sola vez algo que otros hacen cada semana. Quiere que alguien sin prisa le diga qué mirar, qué preguntar y qué no firmar.',
        en: 'Somebody about to do once what others do every week. They want a person in no hurry to tell them what to look at, what to ask and what not to sign.',
      },
      obstacle: {
        es: 'Los amigos cuentan su caso, las webs venden algo y el experto que sale en la radio no coge el teléfono.',
        en: 'Friends tell their own case, websites have something to sell, and the expert on the radio does not answer the phone.',
      },
      hurt: {
        es: 'Lo aplaza hasta que decide la fecha, y después cambia de tema cuando sale.',
        en: 'They put it off until the date decides, and change the subject whenever it comes up.',
      },
    },
  ],
  contrasts: [
    {
      before: { es: 'tres opiniones de palabra y ninguna firmada', en: 'three opinions by word of mouth and none of them signed' },
      after: {
        es: 'dos páginas firmadas que dicen qué hacer, cuándo y con qué riesgo',
        en: 'two signed pages saying what to do, when, and at what risk',
      },
    },
    {
      before: { es: 'semanas sin saber en qué punto está lo encargado', en: 'weeks of not knowing how far things have got' },
      after: {
        es: 'un calendario del asunto y una nota breve cada vez que algo se mueve',
        en: 'a timetable for the matter and a short note whenever something moves',
      },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por hora ignora las licencias, la formación obligatoria y el seguro, que vence siempre en el peor trimestre',
      en: 'the cost per hour ignores licences, compulsory training and the insurance, which always falls due in the worst quarter',
    },
    {
      es: 'el coste por hora se reparte entre todas las horas del año, y una buena parte se va en vacaciones, trámites y huecos',
      en: 'the cost per hour is spread over every hour in the year, though many go on holidays, paperwork and gaps',
    },
  ],
  rivalTests: [
    {
      es: 'Buscar los tres últimos casos que publica un rival, llamar a uno de esos clientes y preguntar qué volvería a encargar y qué no.',
      en: 'Find the last three cases a rival has published, ring one of those clients, and ask what they would commission again and what they would not.',
    },
    {
      es: 'Leer las condiciones de tres colegas: quién publica el precio, quién cobra la primera reunión, quién pone límite a los cambios. Lo que no escribe ninguno es lo que más inquieta al cliente.',
      en: 'Read three colleagues’ terms for who publishes a price, who charges for a first meeting and who limits changes. Whatever none of them puts in writing is what worries a client most.',
    },
  ],
  steps: [
    {
      es: [
        'Manda los papeles antes de la primera reunión',
        'Escucha qué puede salir mal y qué cuesta',
        'Recibe noticias sin tener que pedirlas',
      ],
      en: ['Send the papers before the first meeting', 'Hear what may go wrong and what it costs', 'Get news without having to ask for it'],
    },
    {
      es: ['Explica qué fecha te quita el sueño', 'Elige entre dos propuestas con precio', 'Revisa cada entrega el día pactado'],
      en: ['Say which date keeps you awake', 'Choose between two priced proposals', 'Go over each delivery on the day agreed'],
    },
  ],
  proofs: [
    {
      es: 'una carta de encargo modelo, con lo que entra, lo que no y el precio de cada añadido, leída por tres posibles clientes',
      en: 'a model engagement letter, saying what is in, what is out and each extra’s price, read by three likely clients',
    },
    {
      es: 'la póliza de responsabilidad vigente y el compromiso por escrito de un colega que revise o sustituya',
      en: 'a liability policy in force and a colleague’s written undertaking to review work or stand in',
    },
  ],
  strains: [
    {
      es: 'El cliente manda lo suyo tarde y el plazo no se mueve: el trabajo de dos semanas tiene que caber en tres noches.',
      en: 'The client sends things late and the deadline stays put, so a fortnight’s work has to fit into three nights.',
    },
    {
      es: 'Lo que se vende es la atención de una persona: dos urgencias en el mismo día no se reparten, y delegar exigiría haber escrito antes lo que solo está en una cabeza.',
      en: 'What is sold is one person’s attention. Two emergencies on one day cannot be shared out, and handing over would mean having first written down what lives in a single head.',
    },
  ],
  risks: [
    {
      risk: { es: 'un error profesional que acaba en reclamación', en: 'a professional error that ends in a claim' },
      hits: 'policy',
      trigger: {
        es: 'una queja por escrito o una entrega hecha el mismo día del plazo',
        en: 'a complaint in writing, or work delivered on the very day of the deadline',
      },
      response: {
        es: 'segunda lectura antes de entregar y parte al seguro en la misma semana',
        en: 'a second reading before delivery, and notice to the insurer within the week',
      },
    },
    {
      risk: { es: 'un programa automático se queda con la parte sencilla', en: 'an automatic tool takes over the simple part' },
      hits: 'sales',
      trigger: { es: 'dos clientes que preguntan por qué no lo hace una máquina', en: 'two clients asking why a machine cannot do it' },
      response: {
        es: 'cobrar por criterio y revisión, y dejar de vender lo mecánico por horas',
        en: 'charge for judgement and review, and stop selling mechanical work by the hour',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Hacer dos listas separadas, lo firmado y lo solo hablado, con nombre, importe y fecha, sin sumar la segunda: donde no hay máquinas que embargar se pregunta por la agenda.',
      en: 'Make two separate lists, what is signed and what is only talk, with names, amounts and dates, and leave the second out of the total: where there is no machinery to seize, the question is about the diary.',
    },
    {
      es: 'Llevar un mes de diario, con la parte sin facturar a la vista: el prestamista que conoce el oficio quiere saber cuántas horas de cada semana se cobran.',
      en: 'Take a month’s diary, with the unbilled part left showing: a lender familiar with the profession wants to know how many hours of each week get paid.',
    },
    {
      es: 'Apartar los gastos de casa de medio año, con su extracto: se pregunta de qué se va a vivir hasta el primer cobro, que llega bastante después del primer trabajo.',
      en: 'Set half a year’s household costs aside, with the statement to show it: it will be asked what there is to live on until the first payment, which comes well after the first piece of work.',
    },
  ],
  peaks: [
    {
      es: 'Se avisa con tiempo de cuántos encargos caben y hasta qué día se admiten; lo que llegue después acepta otra fecha o paga la prisa.',
      en: 'Notice is given early of how many assignments will fit and until what day they are taken; later ones accept another date or pay for haste.',
    },
    {
      es: 'La ayuda de un colega se deja apalabrada, con tarifa y confidencialidad firmadas, y cada semana se deja una tarde libre para lo que se alarga.',
      en: 'A colleague’s help is lined up, rate and confidentiality signed for, and one afternoon a week is kept free for whatever overruns.',
    },
    {
      es: 'Las propuestas para después se envían antes del lleno, porque en plena entrega nadie las escribe y el vacío aparece a los dos meses.',
      en: 'Proposals for afterwards go out before the rush, since nobody writes them in mid-delivery and the emptiness shows two months on.',
    },
  ],
  troughs: [
    {
      es: 'El mes flojo es para cobrar lo atrasado, factura a factura y por teléfono: pocas horas de esas semanas rinden tanto.',
      en: 'The slow month is for collecting what is overdue, invoice by invoice and on the phone; few hours of those weeks pay so well.',
    },
    {
      es: 'Se vuelve a hablar con quien terminó hace medio año, sin llevar nada que vender: de preguntar cómo fue suele salir el encargo siguiente.',
      en: 'People whose work ended half a year ago are spoken to again, with nothing to sell; asking how it went is often where the next assignment comes from.',
    },
    {
      es: 'Modelos, contratos y textos repetidos se ponen en limpio, y se decide qué clase de encargo deja de aceptarse por lo que costó la última vez.',
      en: 'Templates, contracts and stock wording are tidied up, and a decision is taken on which kind of work to refuse, in view of what the last one cost.',
    },
  ],
};
