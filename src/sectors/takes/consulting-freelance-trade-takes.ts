import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const consultingFreelanceTradeTakes = {
  bookkeeping_office: {
    scenes: [
      {
        scene: {
          es: 'La carta dice «requerimiento» y da diez días hábiles. La factura que piden es de un proveedor que ya cerró, el extracto se descarga solo de un año atrás y en la oficina de información toca el número ochenta y siete.',
          en: 'The letter says “request for information” and allows ten working days. The invoice wanted is from a supplier since closed, statements can be downloaded for one year back only, and at the enquiry desk the ticket says eighty-seven.',
        },
        stakes: {
          es: 'Se contesta de cualquier manera por llegar a tiempo, y al mes viene otra carta, más larga.',
          en: 'Any answer goes in to meet the date, and a month later comes another letter, a longer one.',
        },
      },
      {
        scene: {
          es: 'Se contrata a la primera empleada y hay que darla de alta mañana antes de las ocho. El convenio tiene cuarenta páginas, el salario de tres maneras y nadie en casa que haya hecho una nómina.',
          en: 'The first employee starts tomorrow and must be registered before eight. The agreement runs to forty pages, pay is stated three ways, and nobody at home has ever made out a payslip.',
        },
        stakes: {
          es: 'Se firma lo que venía en un modelo de internet, y el despido del año siguiente enseña lo que faltaba.',
          en: 'A form from the internet gets signed, and next year’s dismissal shows what was missing from it.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Factura más que nunca y en la cuenta no queda nada. Quiere que alguien le diga por dónde se va, sin reñirle.',
          en: 'They invoice more than ever and nothing stays in the account. They want to be told where it goes, without a scolding.',
        },
        obstacle: {
          es: 'Recibe tres hojas llenas de columnas el último día del mes, y la llamada para entenderlas se cobra aparte.',
          en: 'Three sheets of columns arrive on the last day of the month, and the call to explain them is extra.',
        },
        hurt: {
          es: 'Acepta encargos malos para llegar a fin de mes, que son los que lo hacen no llegar.',
          en: 'Bad jobs are taken on to reach the month’s end, and they are the ones that keep it out of reach.',
        },
      },
      {
        wish: {
          es: 'Se jubila dentro de dos años y el taller es suyo y de su hermano. Quiere dejarlo en orden antes de que haya que discutirlo.',
          en: 'Retirement is two years off, and the workshop belongs to two brothers. They want it left in order before there is anything to argue about.',
        },
        obstacle: {
          es: 'Los papeles están, pero en los cajones de dos casas y a nombre de cuando se abrió.',
          en: 'The papers exist, in the drawers of two houses and in the names of the day it opened.',
        },
        hurt: {
          es: 'Una firma aplazada acaba siendo la de un notario con tres abogados delante.',
          en: 'A signature put off ends as one before a notary, with three lawyers in the room.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'una carta abierta sobre la mesa desde el lunes',
          en: 'a letter lying open on the table since Monday',
        },
        after: {
          es: 'una respuesta enviada con acuse y la carta archivada',
          en: 'a reply sent with proof of receipt, and the letter filed',
        },
      },
      {
        before: {
          es: 'el mes cerrado y la duda de si sobra algo',
          en: 'the month closed and no telling whether anything is left',
        },
        after: {
          es: 'una cifra al mes, en una línea, con lo que se puede gastar',
          en: 'one figure a month, on one line, for what may be spent',
        },
      },
    ],
    costDoubts: [
      {
        es: 'se cuenta la declaración y no las ocho llamadas pidiendo la factura que falta',
        en: 'the return is counted and not the eight calls asking for the one missing invoice',
      },
      {
        es: 'el programa sube cada año y la cuota que se firmó al principio se queda donde estaba',
        en: 'the software goes up every year and the fee signed for at the start stays where it was',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir a dos despachos que expliquen por teléfono, en cinco minutos, el último impuesto pagado, y apuntar cuántas palabras usaron del cliente y cuántas suyas.',
        en: 'Ask two offices to explain your latest tax over the phone in five minutes, and count how many of the words were yours and how many theirs.',
      },
      {
        es: 'Hablar con tres comercios de la calle y preguntarles cuándo fue la última vez que su asesoría los llamó sin que hubiera un problema.',
        en: 'Talk to three shops in your street and ask each when their adviser last rang without there being a problem.',
      },
    ],
    steps: [
      {
        es: ['Trae los papeles como estén', 'Recibe una lista corta de lo que falta', 'Pregunta antes de cada gasto grande'],
        en: ['Bring the paperwork as it is', 'Get a short list of what is missing', 'Ask before every large expense'],
      },
      {
        es: [
          'Danos acceso a lo que llega de la administración',
          'Pregunta por mensaje lo que no entiendas',
          'Revisa una vez al año qué cambiaría',
        ],
        en: ['Give us access to official letters', 'Ask by message whatever is unclear', 'Review once a year what ought to change'],
      },
    ],
    strains: [
      {
        es: 'Una norma cambia un viernes y vale desde el lunes: hay que leerla, explicarla a toda la cartera y rehacer lo ya preparado, y ninguna cuota lo recoge.',
        en: 'A rule changes on a Friday and applies from Monday; it has to be read, explained to every client and put into work already done, and no fee covers it.',
      },
      {
        es: 'Un cliente desordenado ocupa las horas de tres que no lo son y paga lo mismo que uno.',
        en: 'One untidy client takes up the hours of three tidy ones and pays the fee of a single one.',
      },
    ],
  },
  law_office: {
    packBuyers: { stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El finiquito hay que firmarlo hoy, en el despacho del jefe, con dos personas de pie. La cifra parece baja, nadie explica la tercera línea, y «no conforme» son dos palabras que no se sabe si se pueden escribir.',
          en: 'The settlement has to be signed today, in the manager’s office, with two people standing. The sum looks low, nobody explains the third line, and whether one may write “under protest” is anyone’s guess.',
        },
        stakes: {
          es: 'Veinte minutos de incomodidad deciden lo que se cobró por once años.',
          en: 'Twenty minutes of discomfort settle what eleven years were worth.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'La herencia son una casa, tres hermanos y una cuñada que habla mucho. El primer año nadie quiso tocar el tema, el segundo se llovió el tejado, y ahora se escriben por el grupo de la familia con signos de admiración.',
          en: 'The inheritance is one house, three siblings and an in-law who talks a lot. In the first year nobody would raise it, in the second the roof leaked, and now they write to one another in the family chat in capital letters.',
        },
        stakes: {
          es: 'Lo que se repartía en una tarde acaba tasado por un juzgado, y en Navidad se ponen dos mesas.',
          en: 'What could have been shared out in an afternoon ends up valued by a court, and at Christmas there are two tables.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El cliente más grande debe tres facturas y ha dejado de coger el teléfono. Hay un contrato de dos páginas bajado de internet, un correo que dice «sin problema» y unas nóminas que pagar el viernes.',
          en: 'The biggest customer owes three invoices and has stopped picking up. There is a two-page contract off the internet, an email that says “no problem” and wages to pay on Friday.',
        },
        stakes: {
          es: 'Reclamar tarde cuesta la deuda; reclamar mal, la deuda y el cliente.',
          en: 'Claiming late costs the debt; claiming badly costs the debt and the customer.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Va a separarse y tiene dos hijos en medio. Quiere llegar a un acuerdo que aguante el curso, y no ganar.',
          en: 'Parting with two children in between, they want an agreement that lasts out the school year, and not a victory.',
        },
        obstacle: {
          es: 'Cada amigo conoce a un letrado que dejó sin nada a la otra parte.',
          en: 'Every friend knows a lawyer who took the other side for everything.',
        },
        hurt: {
          es: 'Se contesta de noche, con rabia y por escrito, y eso es justo lo que después se lee en voz alta.',
          en: 'Replies get written at night, in anger, and are exactly what is read aloud later.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Alquila su piso para pagar la residencia de su madre y hace cinco meses que no cobra. Quiere recuperarlo sin convertirse en quien no era.',
          en: 'The rent of their flat pays for a mother’s care home, and none has come for five months. They want the flat back without turning into somebody else.',
        },
        obstacle: {
          es: 'Un conocido aconseja cambiar la cerradura y otro aguantar, y los dos lo han oído.',
          en: 'One acquaintance says to change the lock and another to wait, and both heard it somewhere.',
        },
        hurt: {
          es: 'La residencia sí cobra todos los meses.',
          en: 'The care home does get paid every month.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva una empresa de nueve personas y firma lo que le ponen delante. Quiere que alguien lo lea antes y marque en rojo lo que puede hundirla.',
          en: 'Somebody who runs a firm of nine and signs whatever is put in front of them. They want it read first, with a red line under anything that could sink them.',
        },
        obstacle: {
          es: 'El bufete grande factura por minutos desde el primer saludo, y el primo abogado lleva divorcios.',
          en: 'The big firm bills by the minute from the first hello, and the cousin who is a lawyer does divorces.',
        },
        hurt: {
          es: 'Un contrato firmado con prisa se relee una sola vez, el día en que ya no se puede cambiar.',
          en: 'A contract signed in a hurry is read again only once, on the day when it can no longer be changed.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el dictamen que no lleva a pleito se cobra como una conversación, con la tarde de jurisprudencia que tuvo detrás',
        en: 'advice that heads off a lawsuit is charged as a chat, though it took an afternoon of case law',
      },
      {
        es: 'nadie imputa el archivo, el seguro ni el colegio, que se pagan igual el mes en que no entra un solo cliente',
        en: 'filing, indemnity cover and bar dues are charged to no one, and are owed all the same in a month without clients',
      },
    ],
    rivalTests: [
      {
        es: 'Sentarse una mañana en el pasillo del juzgado y observar quién explica a su cliente lo que va a pasar y quién mira el móvil hasta que lo llaman.',
        en: 'Sit one morning in the court corridor and watch which lawyers tell their client what is about to happen and which look at a phone until called.',
      },
      {
        es: 'Llamar a tres despachos un viernes a última hora y preguntar qué no debe firmar quien tiene una citación el lunes: apuntar si alguien sabe y puede decirlo.',
        en: 'Ring three offices late on a Friday and ask what not to sign when summoned for Monday, noting whether anybody on the line can say.',
      },
    ],
    strains: [
      {
        es: 'El trabajo que nadie ve es pedir papeles: la mayor parte de las semanas de un asunto se van en esperar a un registro, a un banco o al propio cliente.',
        en: 'The work nobody sees is asking for papers; most weeks of a case go on waiting for a registry, a bank or the client.',
      },
      {
        es: 'Los clientes llegan por una especialidad y preguntan por otra: decir que no cada semana es lo que mantiene el despacho, y lo que más cuesta.',
        en: 'Clients come for one field and ask about another; saying no each week is what keeps the office going, and what it finds hardest.',
      },
    ],
  },
  translation_practice: {
    packBuyers: { scenes: 'business', stories: 'business' },
    scenes: [
      {
        buyer: 'business',
        scene: {
          es: 'El museo abre la exposición el jueves y en la cartela pone «gasolina sobre lienzo» en la lengua de las visitas. La comisaria ya no está, el vinilo cuesta lo que un billete de avión y un visitante le hace una foto.',
          en: 'The museum opens on Thursday, and the label reads “petrol on canvas” in the visitors’ language. The curator has left, fresh vinyl costs as much as a plane ticket, and somebody is taking a picture of it.',
        },
        stakes: {
          es: 'La foto da vueltas por internet el fin de semana, y del pintor no habla nadie.',
          en: 'The picture goes round the internet over the weekend, and nobody mentions the painter.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'El título está en una lengua, la oferta de trabajo en otra, y la ventanilla cierra a las dos. Lo tradujo una prima que vivió allí; quien lo recoge busca un sello, no lo encuentra y devuelve la carpeta sin levantar la vista.',
          en: 'The degree is in one language, the job offer in another, and the counter shuts at two. A cousin who lived there did the translation; the clerk looks for a stamp, finds none and hands the folder back without looking up.',
        },
        stakes: {
          es: 'Se pide otra cita, la dan para después del plazo, y el puesto se lo queda quien tenía el sello.',
          en: 'Another appointment is asked for, it falls after the deadline, and the post goes to someone with the stamp.',
        },
      },
    ],
    stories: [
      {
        buyer: 'business',
        wish: {
          es: 'Lleva un hotel pequeño y contesta opiniones en cuatro lenguas. Quiere que una disculpa suene a disculpa en todas.',
          en: 'They run a small hotel and answer reviews in four languages. They want an apology to sound like one in each.',
        },
        obstacle: {
          es: 'El traductor del móvil pide perdón en imperativo.',
          en: 'The phone’s translator apologises in the imperative.',
        },
        hurt: {
          es: 'El huésped enfadado copia la respuesta y la cuelga, y esa sí la entiende todo el mundo.',
          en: 'The angry guest copies the reply and posts it, and that one is understood by everybody.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Exporta maquinaria y le llaman por la noche desde otra fábrica. Quiere un manual que evite esa llamada.',
          en: 'They export machinery, and another factory rings at night about it. They want a manual that prevents the call.',
        },
        obstacle: {
          es: 'La versión anterior la hizo una empresa distinta y usa tres palabras para la misma tuerca.',
          en: 'The last version came from a different firm and has three words for one nut.',
        },
        hurt: {
          es: 'Se rompe una pieza bien hecha por una instrucción mal escrita, y la garantía la paga quien la fabricó.',
          en: 'A well-made part breaks over a badly written instruction, and the maker pays under guarantee.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Se casa con alguien de otro país y le piden nueve papeles en dos lenguas. Quiere entregarlos una vez y que no se los devuelvan.',
          en: 'Somebody marrying a person from another country who is asked for nine papers in two languages. They want to hand them in once and not have them handed back.',
        },
        obstacle: {
          es: 'En una ventanilla dicen que vale cualquier traducción y en la de al lado que solo con sello.',
          en: 'One counter says any translation will do, and the one beside it that it must be stamped.',
        },
        hurt: {
          es: 'La fecha está puesta, los vuelos pagados, y lo único que falta es una hoja.',
          en: 'The date is set, the flights are paid for, and the only thing missing is a sheet of paper.',
        },
      },
    ],
    contrasts: [
      {
        buyer: 'business',
        before: {
          es: 'una errata que viaja más que el texto',
          en: 'a slip that travels further than the text',
        },
        after: {
          es: 'una versión en la que nadie nota que hubo otra antes',
          en: 'a version in which nobody notices there was another before it',
        },
      },
      {
        buyer: 'business',
        before: {
          es: 'un manual en el que cada capítulo parece de otra casa',
          en: 'a manual in which each chapter seems to come from a different firm',
        },
        after: {
          es: 'un glosario propio y documentos que hablan con una sola voz',
          en: 'a glossary of one’s own and documents that speak with one voice',
        },
      },
    ],
    costDoubts: [
      {
        es: 'la palabra se cobra igual sea un saludo o una cláusula de indemnización, y la segunda lleva veinte veces más tiempo',
        en: 'a word is charged alike in a greeting and in an indemnity clause, and the second takes twenty times as long',
      },
      {
        es: 'falta lo que cuesta esperar, porque hay agencias que pagan a noventa días y a quien revisa se le paga antes',
        en: 'what waiting costs is missing, since some agencies pay at ninety days and whoever revises is paid before that',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir a un rival la traducción de un juego de palabras y otra de una norma técnica: mirar en cuál pregunta y en cuál acierta.',
        en: 'Send a rival one pun and one technical standard, and see over which they ask and over which they are right.',
      },
      {
        es: 'Entrar en la versión extranjera de seis empresas del polígono más cercano, leer solo el menú y llamar a la que lo haya dejado a medias.',
        en: 'Open the foreign version of six firms on your industrial estate, read the menu alone and ring whichever left it half done.',
      },
    ],
    steps: [
      {
        es: ['Cuenta quién lo va a leer y qué debe hacer después', 'Responde a la lista de términos dudosos', 'Aprueba la versión final'],
        en: ['Tell us who will read it and what they should do next', 'Answer the list of doubtful terms', 'Approve the final version'],
      },
      {
        es: ['Manda una página de muestra', 'Fija la terminología antes de seguir', 'Recibe por capítulos y comenta en el margen'],
        en: ['Send one sample page', 'Fix the terminology before going on', 'Receive it by chapters and comment in the margin'],
      },
    ],
    strains: [
      {
        es: 'Se puede traducir seis horas al día con la cabeza puesta; de la séptima en adelante aparecen los fallos que luego nadie perdona.',
        en: 'Six hours a day can be translated with a whole mind; from the seventh on come the mistakes nobody forgives.',
      },
      {
        es: 'Cada cliente grande pide su herramienta, su plantilla y su portal, y el trabajo de entrar en todos ellos crece más que los encargos.',
        en: 'Each large client wants its own tool, template and portal, and the work of logging in to all of them grows faster than the assignments do.',
      },
    ],
  },
  architecture_studio: {
    packBuyers: { scenes: 'household', stories: 'household', steps: 'household' },
    scenes: [
      {
        buyer: 'business',
        scene: {
          es: 'La inspección del edificio ha salido desfavorable y ha escrito el ayuntamiento. En el portal hay una copia pegada con cinta, preside quien llegó último a la junta, y cada vecino conoce a un albañil.',
          en: 'The building has failed its inspection and the council has written. A copy is taped up in the hall, the chair is whoever came last to the meeting, and every resident knows a builder.',
        },
        stakes: {
          es: 'Se ponen parches vivienda por vivienda, se paga tres veces, y la cornisa sigue siendo de todos.',
          en: 'Each flat patches its own, it is paid for three times, and the cornice still belongs to everyone.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'Los padres se hacen mayores y la casa tiene una escalera de caracol. Uno ha medido para un elevador, otro propone bajar el dormitorio al comedor, y ellos han dicho que de allí no se mueven.',
          en: 'Parents are growing old in a house with a spiral staircase. One child has measured for a lift, another would move the bedroom downstairs, and they have said they are staying where they are.',
        },
        stakes: {
          es: 'Ella deja de subir, él duerme abajo en el sofá, y la planta de arriba se va llenando de cajas.',
          en: 'She stops going up, he sleeps on the sofa downstairs, and the top floor fills with boxes.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Heredó un pajar con dos muros buenos y una vista. Quiere saber si lo que imagina se puede construir antes de enamorarse más.',
          en: 'They inherited a barn with two good walls and a view. Before falling any further in love, they want to know whether what they imagine can be built.',
        },
        obstacle: {
          es: 'En el catastro es una cosa, en el registro otra, y en la realidad faltan doce metros.',
          en: 'On the tax map it is one thing, in the deeds another, and on the ground twelve metres are missing.',
        },
        hurt: {
          es: 'Los planos que hizo un conocido gustan a todos menos a la técnica municipal.',
          en: 'The drawings a friend made please everyone but the council’s surveyor.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'En casa trabajan dos y hay una sola mesa. Se quiere ganar un cuarto sin mudarse ni perder el salón.',
          en: 'With two people working from home at one table, they want to gain a room without moving or losing the living room.',
        },
        obstacle: {
          es: 'La tienda vende biombos y el constructor tabiques; nadie pregunta a qué hora llama cada uno.',
          en: 'Shops sell screens and builders sell partitions; nobody asks at what time each of them is on the phone.',
        },
        hurt: {
          es: 'Se levanta una pared donde daba el sol, y ahora hay dos cuartos oscuros.',
          en: 'A wall goes up where the sun came in, and now there are two dark rooms.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Alquila un local que antes era otra cosa y abre en primavera. Quiere saber qué puede hacer, con qué licencia y qué día podrá levantar la persiana.',
          en: 'Somebody who leases premises that used to be something else and opens in spring. They want to know what can be done, under which licence and on what day the shutter can go up.',
        },
        obstacle: {
          es: 'Cada oficio pregunta por un plano que no existe, y el ayuntamiento pide una memoria que nadie sabe qué lleva.',
          en: 'Every trade asks for a drawing that does not exist, and the council wants a report nobody can describe.',
        },
        hurt: {
          es: 'Se pagan seis meses de alquiler por una puerta cerrada, y la obra todavía no ha empezado.',
          en: 'Six months’ rent goes on a closed door, and the work has not begun.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'una compra hecha antes de saber si se podía',
          en: 'a purchase made before knowing whether it could be done',
        },
        after: {
          es: 'un sí o un no por escrito antes de firmar la obra',
          en: 'a written yes or no before any builder is signed',
        },
      },
      {
        buyer: 'household',
        before: {
          es: 'un croquis en una servilleta y tres cuñados con opinión',
          en: 'a sketch on a napkin and three relatives with views',
        },
        after: {
          es: 'la casa vista en la mesa, con la luz de la tarde entrando por donde va a entrar',
          en: 'the house seen on a table, with evening light coming in where it will come in',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el seguro de responsabilidad se paga durante los años siguientes a una obra que ya está cobrada y gastada',
        en: 'liability cover goes on being paid for years after a job whose fee is long spent',
      },
      {
        buyer: 'business',
        es: 'hay concursos a los que se presentan tres semanas de trabajo y de los que se vuelve con una foto',
        en: 'there are competitions entered with three weeks’ work from which all that comes back is a photograph',
      },
      {
        buyer: 'household',
        es: 'las primeras visitas de quien al final no hace obra salen de las horas de quien sí la hace',
        en: 'first visits to people who never build come out of the hours of those who do',
      },
    ],
    rivalTests: [
      {
        es: 'Visitar una obra acabada de un rival un día de lluvia y preguntar a quien la vive qué cambiaría, qué costó de más y cuántas veces volvió quien la firmó.',
        en: 'Visit a rival’s finished house on a rainy day and ask whoever lives there what they would change, what ran over and how often the architect came back.',
      },
      {
        es: 'Pedir cita a dos estudios con un presupuesto demasiado corto, dicho en voz alta, y fijarse en cuál lo dibuja de todos modos.',
        en: 'See two studios with a budget plainly too small, said aloud, and note which of them draws it all the same.',
      },
    ],
    steps: [
      {
        es: [
          'Pregunta qué dejan construir antes de pagar planos',
          'Corrige el primer dibujo encima de la mesa',
          'Decide el paso siguiente con los planos delante',
        ],
        en: [
          'Ask what would be allowed before paying for drawings',
          'Mark up the first sketch at your own table',
          'Decide on the next step with the drawings to hand',
        ],
      },
      {
        es: ['Trae los planos que tengas y un límite de gasto', 'Compara dos maneras de hacerlo', 'Decide con los dibujos delante'],
        en: [
          'Bring what drawings you have and a spending limit',
          'Compare two ways of doing it',
          'Decide with the drawings in front of you',
        ],
      },
    ],
    strains: [
      {
        es: 'Una obra pide presencia el martes a las ocho, el otro cliente pide dibujo, y quien firma los dos es la misma persona en un coche.',
        en: 'One site wants presence on Tuesday at eight, the other client wants drawings, and the person signing both is in a car.',
      },
      {
        es: 'El proyecto crece cuando ya se acordó el precio: una ventana más cambia la estructura, las mediciones y tres planos que se daban por acabados.',
        en: 'Projects grow once the fee is agreed; one more window changes the structure, the quantities and three drawings taken as finished.',
      },
    ],
    risks: [
      {
        risk: { es: 'un error del plano aparece cuando ya está construido', en: 'an error in a drawing shows once it is built' },
        hits: 'policy',
        trigger: { es: 'una cota corregida por teléfono desde la obra', en: 'a dimension corrected from site over the phone' },
        response: {
          es: 'otra persona comprueba las cotas antes de la entrega, y la póliza cubre los años siguientes',
          en: 'a second person checks dimensions before issue, with cover for the years after',
        },
      },
      {
        risk: { es: 'las hipotecas suben y las obras se aplazan', en: 'mortgages rise and building is put off' },
        hits: 'sales',
        trigger: { es: 'tres propuestas aceptadas que piden esperar a otro año', en: 'three accepted proposals asking to wait a year' },
        response: {
          es: 'estudios de viabilidad a precio cerrado y licencias para constructores mientras tanto',
          en: 'fixed-price feasibility studies, and planning drawings for builders meanwhile',
        },
      },
    ],
  },
  coaching_practice: {
    scenes: [
      {
        scene: {
          es: 'La han nombrado jefa de quienes hasta el viernes eran sus compañeros. En la comida se callan cuando llega, el informe del nuevo hay que corregirlo entero, y por la noche ensaya en la ducha una frase que no dirá.',
          en: 'She has been put in charge of people who until Friday were her peers. They fall quiet when she comes to lunch, the newcomer’s report needs doing over, and at night she rehearses in the shower a sentence she will not say.',
        },
        stakes: {
          es: 'Dos meses después lo suelta en un pasillo, demasiado alto, delante de quien no debía.',
          en: 'Two months later it comes out in a corridor, too loud, in front of the wrong person.',
        },
      },
      {
        scene: {
          es: 'Vendió la empresa y todo el mundo da la enhorabuena. A los tres meses se ha apuntado a dos idiomas y al gimnasio, abre un correo al que ya no le escribe nadie, y a las diez de la mañana no sabe en qué silla sentarse.',
          en: 'The company is sold and everyone offers congratulations. Three months on there are two language courses and a gym, an inbox nobody writes to, and at ten in the morning no chair that feels right.',
        },
        stakes: {
          es: 'Al primer socio que llama le dice que sí, y en primavera vuelve a no dormir.',
          en: 'The first partner to ring hears a yes, and by spring the nights are sleepless again.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Tiene que dar una noticia mala a doce personas. Quiere decirlo mirando y sin leer.',
          en: 'They have bad news to give to twelve people. They want to say it looking at them and not from a page.',
        },
        obstacle: {
          es: 'En la empresa le han mandado un guion aprobado por jurídico.',
          en: 'The company has sent a script approved by legal.',
        },
        hurt: {
          es: 'Lo lee, cumple, y durante meses nadie se le sienta cerca.',
          en: 'It is read, duty is done, and for months nobody sits nearby.',
        },
      },
      {
        wish: {
          es: 'Empieza cada año con la misma libreta. Quiere acabar una cosa, la que sea, para saber que puede.',
          en: 'Every year they start the same notebook. They want to finish one thing, any thing, to prove it can be done.',
        },
        obstacle: {
          es: 'Los cursos animan una tarde, y las aplicaciones felicitan por abrirlas.',
          en: 'Courses cheer one up for an afternoon, and apps offer praise for opening them.',
        },
        hurt: {
          es: 'Cada abandono cuenta, y pesan más los anteriores que el siguiente.',
          en: 'Every giving-up counts, and those behind weigh more than the one ahead.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'una frase ensayada en la ducha y no dicha',
          en: 'a sentence rehearsed in the shower and left unsaid',
        },
        after: {
          es: 'la conversación tenida el jueves y un fin de semana sin ella encima',
          en: 'the talk held on Thursday and a weekend free of it',
        },
      },
      {
        before: {
          es: 'la misma libreta todos los años por la tercera página',
          en: 'the same notebook each year, open at page three',
        },
        after: {
          es: 'algo terminado, pequeño, con una fecha escrita detrás',
          en: 'something finished, small, with a date written on the back',
        },
      },
    ],
    costDoubts: [
      {
        es: 'la hora es cara y está sola, porque leer antes, pensar en ella al volver a casa y supervisarla con otra persona no tienen precio puesto',
        en: 'the hour is dear and stands alone; reading beforehand, turning it over on the way home and taking it to a supervisor have no price on them',
      },
      {
        es: 'captar a quien viene seis veces cuesta lo mismo que captar a quien viene una, y en la media se esconden muchos de una',
        en: 'winning a client of six sessions costs what winning a client of one does, and the average hides many who came once',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir a tres profesionales que digan para quién no es su método; quien diga que sirve a todos tiene una agenda que rellenar.',
        en: 'Ask three practitioners whom their method is not for; any who say it suits everyone have a diary to fill.',
      },
      {
        es: 'Buscar a alguien que acabara un proceso hace un año con un rival y preguntarle qué hace distinto los lunes.',
        en: 'Find somebody who finished with a rival a year ago and ask what they now do differently on Mondays.',
      },
    ],
    steps: [
      {
        es: ['Escribe en tres líneas qué te trae', 'Elige un cambio que otros puedan notar', 'Enseña cada dos semanas lo hecho'],
        en: ['Write in three lines what brings you', 'Choose a change others could notice', 'Show every fortnight what was done'],
      },
      {
        es: ['Ven a una primera hora de preguntas', 'Acuerda día, precio y confidencialidad', 'Revisa al acabar qué ha cambiado'],
        en: ['Come for a first hour of questions', 'Agree a day, a price and privacy', 'Look back at the end on what has changed'],
      },
    ],
    proofs: [
      {
        es: 'la formación y la supervisión al día, con el nombre de quien supervisa y su teléfono',
        en: 'training and supervision up to date, with the supervisor’s name and number',
      },
      {
        es: 'la petición escrita de repetir un taller, firmada por quien asistió y no por quien pagó',
        en: 'a written request to repeat a workshop, signed by those who attended and not by whoever paid',
      },
    ],
    strains: [
      {
        es: 'La atención se gasta en la sala y se repone fuera: después de dos conversaciones duras, la tercera persona recibe a alguien que asiente.',
        en: 'Attention is spent in the room and refilled outside it; after two hard conversations, the third person gets somebody who nods.',
      },
      {
        es: 'Todo el mundo puede a las siete y nadie a las once, y una sala por horas se alquila justo cuando la quieren todas las demás profesiones.',
        en: 'Everyone is free at seven and nobody at eleven, and a room by the hour is rented just when every other profession wants it.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'la palabra se desgasta por quien la usa sin formación',
          en: 'the word is worn out by people with no training',
        },
        hits: 'sales',
        trigger: {
          es: 'tres primeras charlas que empiezan preguntando por una estafa',
          en: 'three first talks that open by asking about a scam',
        },
        response: {
          es: 'credenciales a la vista, contrato con salida libre y casos contados con permiso',
          en: 'credentials on view, a contract free to leave and cases told with consent',
        },
      },
      {
        risk: {
          es: 'una sola empresa manda a casi todas las personas',
          en: 'one company sends nearly everyone',
        },
        hits: 'client',
        trigger: {
          es: 'más de la mitad de las sesiones con la misma factura',
          en: 'over half the sessions on one invoice',
        },
        response: {
          es: 'dos empresas pequeñas más y un cupo reservado a particulares',
          en: 'two smaller firms more, and slots kept for private clients',
        },
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
