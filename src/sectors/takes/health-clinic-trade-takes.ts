import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const healthClinicTradeTakes = {
  physiotherapy_clinic: {
    costDoubts: [
      {
        es: 'quedan sin contar el papel de la camilla, el informe que se redacta en casa y el cuarto de hora de quien llega tarde',
        en: 'still uncounted are the paper roll of the treatment table, the report written at home and the quarter of an hour of whoever is late',
      },
      {
        es: 'las agujas y las cremas se ven en la factura; la formación de cada año, que también hay que pagar, no',
        en: 'needles and creams show on the bill; the training of each year, which must be paid for as well, does not',
      },
    ],
    strains: [
      {
        es: 'Las manos se cansan antes que la agenda: a la séptima sesión el tratamiento ya no es el mismo.',
        en: 'Hands tire sooner than the diary does; by the seventh session the treatment is no longer the same.',
      },
      {
        es: 'Todos salen de trabajar a la misma hora, así que entre seis y nueve faltan camillas y por la mañana se enfrían.',
        en: 'Everybody leaves work at one hour, so from six to nine couches are short and in the morning they go cold.',
      },
    ],
    scenes: [
      {
        scene: {
          es: 'La sutura está bien, la radiografía también, y la rodilla sigue sin doblar. En el alta ponía rehabilitación, el teléfono del servicio comunica, y cada día que pasa la escalera parece más alta.',
          en: 'The stitches are fine, so is the X-ray, and the knee still will not bend. The discharge paper said rehabilitation, the number is engaged, and each day the staircase looks taller.',
        },
        stakes: {
          es: 'Un mes sin moverla deja una pierna más delgada que la otra, y para eso ya no hay operación.',
          en: 'A month without moving it leaves one leg thinner than the other, and no operation mends that.',
        },
      },
      {
        scene: {
          es: 'Toca el violín y se le duerme el meñique. Ha probado con una almohadilla, con una pomada y con una semana sin tocar; al volver, el dedo seguía dormido.',
          en: 'She plays the violin, and her little finger goes numb. A pad has been tried, an ointment, and a week without playing; afterwards the finger was as numb as before.',
        },
        stakes: {
          es: 'Quien trabaja con las manos tarda en decir que le fallan, y cuando lo dice ya ha cancelado dos cosas.',
          en: 'People who work with their hands are slow to say they fail them, and by then two engagements have been called off.',
        },
      },
      {
        buyer: 'athlete',
        scene: {
          es: 'Faltan seis semanas para la prueba, y la molestia aparece siempre a la media hora. Ha parado diez días, ha cambiado de material y ha hecho como que no; en el centro de salud le han recomendado reposo, que es lo único que no piensa hacer.',
          en: 'Six weeks to go before the event, and it always starts half an hour in. Ten days off, new kit and pretending have all been tried; the doctor suggested rest, which is the one thing that will not happen.',
        },
        stakes: {
          es: 'Por compensar para no notarlo se carga el otro lado, y lo entrenado en un año se pierde en la recta final.',
          en: 'Favouring it loads the other side, and a year’s training is lost on the home straight.',
        },
      },
      {
        buyer: 'athlete',
        scene: {
          es: 'Lleva dos domingos mirando desde la banda. El hombro suena al levantar el brazo, el entrenador dice que con hielo se pasa, y por la noche no encuentra postura.',
          en: 'Two Sundays now have been spent watching from the touchline. The shoulder clicks when the arm goes up, the coach says ice will do it, and at night there is no way to lie.',
        },
        stakes: {
          es: 'Se vuelve a jugar cuando deja de doler, que no es lo mismo que cuando ya está curado.',
          en: 'People go back when it stops hurting, which is not the same as when it has healed.',
        },
      },
    ],
    steps: [
      {
        es: ['Llama y cuenta desde cuándo', 'Ven con ropa que se pueda remangar', 'Repite la prueba del primer día a las tres semanas'],
        en: ['Call and say when it started', 'Come in clothes that can be rolled up', 'Repeat the first day’s test in three weeks'],
      },
      {
        es: ['Trae el informe o la prueba que tengas', 'Prueba una sesión antes de comprar varias', 'Vuelve solo si lo necesitas'],
        en: ['Bring any report or scan you have', 'Try one session before paying for several', 'Come back only if you need to'],
      },
    ],
    contrasts: [
      {
        before: { es: 'una pierna más delgada y un teléfono que comunica', en: 'one leg thinner and a number that is engaged' },
        after: { es: 'unas escaleras bajadas de frente y sin agarrarse', en: 'stairs walked down without holding on' },
      },
      {
        before: { es: 'un dolor que no se cuenta en el trabajo', en: 'a pain nobody at work is told about' },
        after: { es: 'un día entero sin acordarse de lo que dolía', en: 'a whole day without a thought for what used to hurt' },
      },
      {
        buyer: 'athlete',
        before: { es: 'una inscripción pagada y una lesión que vuelve', en: 'an entry paid for and an injury that keeps coming back' },
        after: {
          es: 'la vuelta a entrenar con fecha y una salida entera sin pensar en ello',
          en: 'a date for the return to training and a whole outing without a thought for it',
        },
      },
    ],
  },
  psychology_practice: {
    costDoubts: [
      {
        es: 'se pasa por alto la hora que se guarda para quien avisa tarde y la lectura que pide un caso difícil',
        en: 'it passes over the hour kept for somebody who cancels late and the reading a hard case calls for',
      },
      {
        es: 'parece que no cuesta nada, porque lo que se gasta es tiempo de supervisar, de escribir y de no dar otra cita justo después',
        en: 'it seems to cost nothing because what is spent is time, on supervision, on notes and on leaving the next slot empty',
      },
    ],
    strains: [
      {
        es: 'Lo que se agota es la atención de quien escucha, y eso no se arregla con otra butaca.',
        en: 'What runs out is the attention of whoever listens, and a second armchair does not mend it.',
      },
      {
        es: 'Una baja de dos semanas no se cubre con nadie: las personas esperan o se van, y en los dos casos se deja de cobrar.',
        en: 'Two weeks of illness cannot be covered by anyone; people wait or leave, and either way nothing is earned.',
      },
    ],
    scenes: [
      {
        scene: {
          es: 'El despacho se cierra, se apaga la pantalla y no hay manera de levantarse de la silla. Por videollamada nadie lo nota; en casa preguntan qué tal y la respuesta tarda un segundo de más.',
          en: 'The office shuts, the screen goes dark, and there is no getting up from the chair. On video calls nobody notices; at home they ask how it went, and the answer takes a second too long.',
        },
        stakes: {
          es: 'Se va dejando de llamar, de salir y de cocinar, y un día alguien pregunta desde cuándo.',
          en: 'First go the phone calls, then the evenings out, then the cooking, until somebody asks how long it has been.',
        },
      },
      {
        scene: {
          es: 'La discusión siempre es por los platos y nunca trata de los platos. Se acaba en dos habitaciones, con la puerta entornada, y por la mañana se habla del horario de los niños.',
          en: 'The argument is always over the dishes and never about them. It ends in two rooms with the doors ajar, and by morning the talk is of the children’s timetable.',
        },
        stakes: {
          es: 'Dos personas que se quieren aprenden a cruzarse en el pasillo, y los hijos aprenden a andar de puntillas.',
          en: 'Two people who love each other learn to pass in the corridor, and the children learn to walk on tiptoe.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Se ha muerto alguien y ya han pasado los días en que se pregunta. Quiere un sitio donde no haya que estar mejor.',
          en: 'Somebody died, and the weeks in which people ask are over. The wish is for a place where one need not be doing better.',
        },
        obstacle: {
          es: 'Los amigos cambian de tema con cariño, y el trabajo dio dos días.',
          en: 'Friends change the subject kindly, and work gave two days.',
        },
        hurt: {
          es: 'Sonríe en las cenas y llora en el coche, siempre en el mismo semáforo.',
          en: 'There are smiles at dinner and tears in the car, always at the same traffic light.',
        },
      },
      {
        buyer: 'parent',
        wish: {
          es: 'Tiene un hijo adolescente que ha dejado de hablar en la mesa. Busca a alguien para quien el chico no sea un expediente.',
          en: 'There is a teenager at home who has stopped talking at meals. The search is for a person to whom he would not be a file.',
        },
        obstacle: {
          es: 'Cada consulta pide que sea él quien llame, y él no va a llamar.',
          en: 'Every practice wants him to ring himself, and he is not going to ring.',
        },
        hurt: {
          es: 'La puerta de ese cuarto se queda cerrada un trimestre más, y por debajo se ve la luz hasta las tres.',
          en: 'That bedroom door stays shut another term, with the light showing under it until three.',
        },
      },
    ],
    rivalTests: [
      {
        es: 'Leer en voz alta la página de tres consultas y subrayar la primera frase que hable de quien va a ir y no del título de quien atiende.',
        en: 'Read the websites of three practices aloud, and underline the first sentence that speaks of the person who will come and not of anybody’s degree.',
      },
      {
        es: 'Preguntar en dos plataformas de terapia cuándo sería la primera visita, con quién y si la segunda sería con la misma persona.',
        en: 'Ask two therapy platforms when a first visit would be, with whom, and whether the second would be with the same person.',
      },
    ],
    steps: [
      {
        es: ['Manda un mensaje sin explicar nada', 'Elige presencial o pantalla', 'Decide después de la tercera vez si sigues'],
        en: ['Send a message that explains nothing', 'Choose the room or the screen', 'Decide after the third time whether to go on'],
      },
      {
        es: ['Pregunta lo que quieras por teléfono', 'Reserva una hora que puedas cumplir', 'Di qué te gustaría que cambiara'],
        en: ['Ask whatever you like by phone', 'Book an hour you can keep', 'Say what you would like to be different'],
      },
    ],
    contrasts: [
      {
        before: { es: 'la misma discusión por tercera vez en la semana', en: 'the same argument for the third time this week' },
        after: {
          es: 'una conversación terminada sin que nadie se vaya de la habitación',
          en: 'a conversation finished with nobody leaving the room',
        },
      },
      {
        before: { es: 'una semana entera haciendo como si nada', en: 'a whole week of acting as though nothing were wrong' },
        after: {
          es: 'un rato a la semana en el que no hay que disimular',
          en: 'one hour a week with no need to pretend',
        },
      },
    ],
    proofs: [
      {
        es: 'dos derivaciones firmadas por médicos de la zona y la explicación, en una hoja, de qué casos no se atienden',
        en: 'two referrals signed by local doctors and a page on which cases are not taken',
      },
      {
        es: 'las horas de supervisión del último año y la respuesta de diez personas a una pregunta anónima, la de si les sirvió',
        en: 'last year’s hours of supervision and ten people’s answers to one anonymous question, whether it helped',
      },
    ],
  },
  dental_clinic: {
    scenes: [
      {
        scene: {
          es: 'Hay una foto de boda donde todos ríen y una persona aprieta los labios. Lleva años ensayando esa media sonrisa, y del dentista de la infancia lo que más recuerda es el ruido.',
          en: 'In the wedding photograph everyone is laughing and one person presses their lips together. That half smile has taken years of practice, and what stays from the childhood dentist is the noise.',
        },
        stakes: {
          es: 'Se aprende a hablar con la mano delante, y quien escucha cree que es timidez.',
          en: 'One learns to talk with a hand in front, and those who listen take it for shyness.',
        },
      },
      {
        buyer: 'parent',
        scene: {
          es: 'La nota del colegio dice que al niño le vendría bien un aparato. Una clínica pide dos años, otra tres y un adelanto, y la tercera propone esperar; nadie explica en qué se diferencian.',
          en: 'A note from school says the boy could do with a brace. One practice asks for two years, another for three and a deposit, and a third suggests waiting; nobody explains the difference.',
        },
        stakes: {
          es: 'Se decide por la cuota mensual, y lo que no se entendió se discute luego en mitad del tratamiento.',
          en: 'The choice is made on the monthly instalment, and whatever was not understood is argued over halfway through.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Se le ha roto una muela comiendo pan y mañana viaja. Quiere que alguien mire hoy y le diga si aguanta.',
          en: 'A tooth broke on a piece of bread, and there is a flight tomorrow. The wish is for someone to look today and say whether it will hold.',
        },
        obstacle: {
          es: 'Para primera visita dan hora a quince días, y antes hay que rellenar un formulario.',
          en: 'First visits are a fortnight away, with a form to be filled in beforehand.',
        },
        hurt: {
          es: 'El viaje se hace masticando por un lado y con un analgésico en cada bolsillo.',
          en: 'The trip is made on one side of the mouth, with painkillers in both pockets.',
        },
      },
      {
        wish: {
          es: 'Cuida a su madre, que lleva dentadura y ha dejado de comer carne. Quiere que pueda morder una manzana.',
          en: 'Somebody looking after a mother with dentures who has given up meat. They would like her to bite an apple.',
        },
        obstacle: {
          es: 'Subirla a un sillón pide ascensor, paciencia y alguien que no hable como si no oyera.',
          en: 'Getting her into the chair takes a lift, patience and somebody who does not talk as if she were deaf.',
        },
        hurt: {
          es: 'La comida se tritura, ella adelgaza, y en la mesa de los domingos se sienta más lejos.',
          en: 'The food is puréed, she loses weight, and at Sunday lunch she sits further off.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'las fundas, los guantes y la esterilización se pagan por cada sillón que se abre, también para una revisión que no se cobra',
        en: 'covers, gloves and sterilising are paid for each time a chair is opened, even for a check-up given free',
      },
      {
        es: 'lo que se financia a plazos descuenta una comisión, y el precio de la tarifa ya no es el que llega al banco',
        en: 'whatever is paid in instalments has a fee taken off, and the price on the list is no longer the one that reaches the bank',
      },
    ],
    rivalTests: [
      {
        es: 'Llevar la misma radiografía a dos clínicas y comparar cuántas piezas tocaría cada una y cuál señala en la imagen lo que dice.',
        en: 'Take one X-ray to two practices, and compare how many teeth each would treat and which of them points at the picture while saying so.',
      },
      {
        es: 'Llamar como paciente con miedo y escuchar: si preguntan de qué, si ofrecen una visita sin instrumentos o si pasan a los precios.',
        en: 'Ring and say you are afraid, then listen for whether they ask of what, offer a visit with no instruments or move on to prices.',
      },
    ],
    steps: [
      {
        es: ['Escribe qué te preocupa, aunque sea el miedo', 'Ven a una primera visita solo para hablar', 'Empieza por lo que duele'],
        en: ['Write what worries you, fear included', 'Come for a first visit just to talk', 'Begin with what hurts'],
      },
      {
        es: ['Trae el presupuesto que te dieron', 'Pide que te lo expliquen diente a diente', 'Decide en casa y con calma'],
        en: ['Bring the estimate you were given', 'Have it explained tooth by tooth', 'Decide at home and in your own time'],
      },
    ],
    contrasts: [
      {
        before: { es: 'una media sonrisa ensayada para las fotos', en: 'a half smile rehearsed for photographs' },
        after: { es: 'una carcajada que sale en la foto', en: 'a laugh caught in the picture' },
      },
      {
        before: { es: 'tres precios distintos y ninguna explicación', en: 'three different prices and no explanation' },
        after: { es: 'un tratamiento que se sabe contar al llegar a casa', en: 'a treatment one can explain on getting home' },
      },
    ],
    strains: [
      {
        es: 'Cada tratamiento largo reserva el sillón a trozos durante meses: cuando alguien se salta una cita se descoloca el laboratorio, y quien estaba en lista ya no puede venir ese día.',
        en: 'A long treatment books the chair in pieces over months; one missed visit upsets the laboratory, and whoever was on the waiting list can no longer come that day.',
      },
      {
        es: 'Un especialista que viene dos mañanas al mes se encuentra en cada una a todos los que llevan esperándolo desde la anterior.',
        en: 'A specialist who comes two mornings a month finds on each of them everyone who has waited since the last.',
      },
    ],
  },
  vet_clinic: {
    scenes: [
      {
        scene: {
          es: 'El perro mayor ya no sube al coche. En internet dicen artrosis, riñón o nada, cada foro con su remedio, y hace dos noches que alguien duerme en el suelo a su lado.',
          en: 'The old dog no longer jumps into the car. Online they say joints, kidneys or nothing at all, each forum with its remedy, and for two nights somebody has been sleeping on the floor beside him.',
        },
        stakes: {
          es: 'Las semanas que se pierden adivinando son las que todavía tenían arreglo.',
          en: 'The weeks lost to guessing are the ones in which something could be done.',
        },
      },
      {
        scene: {
          es: 'Toca la vacuna, y el gato lleva media hora debajo de la cama. Cuando por fin entra en el transportín hay un arañazo, media cita perdida y una sala de espera con cuatro perros que ladran.',
          en: 'The vaccine is due, and the cat has been under the bed for half an hour. By the time he is in the carrier there is a scratch, half the slot has gone, and four dogs are barking in the waiting room.',
        },
        stakes: {
          es: 'Después de una visita así se deja pasar la siguiente, y luego el año.',
          en: 'After a visit like that the next is allowed to pass, and then the year.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Ha recogido un animal de la calle y no sabe qué edad tiene ni qué ha pasado. Quiere que lo miren entero antes de ponerle nombre.',
          en: 'A stray has been taken in, of unknown age and history. The wish is to have it looked over from nose to tail before it is given a name.',
        },
        obstacle: {
          es: 'La protectora da un número, el número da cita para el mes siguiente, y el animal tose hoy.',
          en: 'The shelter gives a number, the number gives a date next month, and the coughing is today’s.',
        },
        hurt: { es: 'Se duerme con una oreja puesta en la caja de cartón.', en: 'Sleep comes with one ear on the cardboard box.' },
      },
      {
        wish: {
          es: 'Comparte la casa con un gato de quince años y con nadie más. Quiere a alguien que le hable claro cuando llegue el momento y no antes.',
          en: 'Somebody living alone with a cat of fifteen. They want a person who will speak plainly when the moment comes, and not before.',
        },
        obstacle: {
          es: 'En la última visita le dieron una lista de pruebas y ninguna opinión.',
          en: 'The last visit produced a list of tests and no opinion.',
        },
        hurt: {
          es: 'Mide el agua que bebe cada noche y no sabe a quién contárselo.',
          en: 'Every night the water bowl is measured, and there is nobody to tell.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el precio de la cirugía olvida la noche de ingreso, que alguien pasa en una silla mirando un gotero',
        en: 'the price of an operation forgets the night afterwards, which somebody spends in a chair watching a drip',
      },
      {
        es: 'se contesta gratis por teléfono y por mensaje lo que ocuparía dos consultas de cada mañana',
        en: 'two consultations’ worth of questions is answered free each morning, by phone and by message',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir a dos clínicas el presupuesto de una limpieza de boca y mirar cuál incluye analítica, anestesia y medicación, y cuál deja esas tres para el mostrador.',
        en: 'Ask two practices to price a dental clean for a dog, and see which includes blood tests, anaesthetic and medicine and which leaves those three for the desk.',
      },
      {
        es: 'Sentarse con un gato en su sala de espera y apuntar cuánto tarda en venir alguien y dónde acaba el transportín, si en el suelo o en alto.',
        en: 'Sit in their waiting room with a cat, and note how long before somebody comes and where the carrier ends up, on the floor or out of reach of dogs.',
      },
    ],
    steps: [
      {
        es: ['Graba en vídeo lo que hace raro', 'Pide hora y avisa si se asusta', 'Llévate escrito qué vigilar esta noche'],
        en: ['Film whatever looks odd', 'Book and say if it takes fright', 'Take home a note of what to watch for tonight'],
      },
      {
        es: ['Abre la ficha con sus vacunas', 'Fija el precio del año en un plan', 'Recibe el aviso antes de que caduque nada'],
        en: ['Open a file with the vaccinations', 'Fix the year’s price in a plan', 'Get word before anything runs out'],
      },
    ],
    contrasts: [
      {
        before: { es: 'tres remedios de foro y una noche en el suelo', en: 'three remedies from a forum and a night on the floor' },
        after: { es: 'un animal que vuelve a comer y una casa que duerme', en: 'an animal eating again and a household asleep' },
      },
      {
        before: { es: 'un gato debajo de la cama y cuatro perros que ladran', en: 'a cat under the bed and four barking dogs' },
        after: { es: 'una visita tranquila y un año de vacunas al día', en: 'a quiet visit and a year’s vaccines in order' },
      },
    ],
    proofs: [
      {
        es: 'la hoja de precios de las veinte intervenciones más corrientes, colgada donde la lee quien espera',
        en: 'a price list of the commonest procedures, hung where those who wait can read it',
      },
      {
        es: 'tres meses de urgencias anotadas, con la hora de llamada y los minutos hasta que alguien lo vio',
        en: 'three months of emergencies written down, with the hour of each call and the minutes until somebody looked',
      },
    ],
    strains: [
      {
        es: 'La mañana es de quirófano y la tarde de consulta, y las dos necesitan unas manos que sujeten: el día en que faltan se opera menos o se espera más.',
        en: 'Mornings go on surgery and afternoons on consultations, and both need hands to hold the animal; on the day they are missing there are fewer operations or longer waits.',
      },
      {
        es: 'Sujetar, calmar y explicar ocupan más minutos que curar, y la agenda se hace contando solo los de curar.',
        en: 'Holding, calming and explaining take more minutes than treating, and the diary is drawn up from the treating alone.',
      },
    ],
    risks: [
      {
        risk: { es: 'el distribuidor deja de servir un fármaco', en: 'the wholesaler runs out of a drug' },
        hits: 'sales',
        trigger: { es: 'dos pedidos seguidos sin un medicamento habitual', en: 'two orders running without a common medicine' },
        response: {
          es: 'existencias para un mes de los imprescindibles y un segundo proveedor',
          en: 'a month’s stock of the essentials and a second supplier',
        },
      },
      {
        risk: { es: 'se marcha quien opera', en: 'the surgeon leaves' },
        hits: 'week',
        trigger: { es: 'una oferta de la cadena enseñada en el pasillo', en: 'a chain’s offer mentioned in the corridor' },
        response: {
          es: 'participación en los resultados y una segunda persona formada en cirugía',
          en: 'a share in results and a second person trained in surgery',
        },
      },
    ],
  },
  speech_therapy: {
    packBuyers: { scenes: 'parent', stories: 'parent', contrasts: 'parent', steps: 'parent' },
    scenes: [
      {
        scene: {
          es: 'Tras el ictus sabe lo que quiere decir y le sale otra palabra. En la panadería señala, su hija contesta por él, y en el hospital le dieron una hoja con dibujos de frutas.',
          en: 'Since the stroke he knows what he means, and another word comes out. At the baker’s he points, his daughter answers for him, and the hospital gave him a sheet with drawings of fruit.',
        },
        stakes: {
          es: 'Quien no encuentra palabras deja de buscar compañía, y lo primero que deja de usar es el teléfono.',
          en: 'A man who cannot find words stops looking for company, and the first thing to go is the telephone.',
        },
      },
      {
        scene: {
          es: 'La maestra tiene que dar clase con la voz rota desde hace un mes. Bebe agua, susurra, manda copiar, y a la tercera hora solo queda aire.',
          en: 'A teacher has been giving lessons on a broken voice for a month. She sips water, whispers, sets copying, and by the third hour only air is left.',
        },
        stakes: {
          es: 'La voz que se fuerza para acabar el curso puede faltar el siguiente.',
          en: 'A voice forced to the end of one school year may be missing for the next.',
        },
      },
    ],
    stories: [
      {
        buyer: 'parent',
        wish: {
          es: 'Su hijo repite la primera sílaba y los demás terminan la frase por él. Quiere que le dejen llegar al final.',
          en: 'A son repeats first syllables, and others finish his sentences. The wish is for him to be allowed to reach the end.',
        },
        obstacle: {
          es: 'En casa dicen que respire, en clase que se calme, y él cada vez habla menos.',
          en: 'At home he is told to breathe and at school to calm down, and he speaks less all the time.',
        },
        hurt: {
          es: 'En la función hace de árbol, y asegura que lo prefiere.',
          en: 'In the school play he is a tree, and claims to prefer it.',
        },
      },
      {
        buyer: 'parent',
        wish: {
          es: 'La niña habla sin parar en casa y en clase ni una palabra. Quiere que allí conozcan a la que conoce su familia.',
          en: 'At home the girl talks without a pause, and in class not a word. The wish is for them to meet the child her family knows.',
        },
        obstacle: {
          es: 'En la reunión dicen que es tímida y que ya se soltará.',
          en: 'At the parents’ meeting they say that she is shy and will come out of it.',
        },
        hurt: {
          es: 'Las amigas han dejado de preguntarle, y juegan a su alrededor.',
          en: 'The other girls have given up asking, and play around her.',
        },
      },
      {
        wish: {
          es: 'Perdió palabras en una noche de hospital y las va encontrando de una en una. Quiere volver a contar algo sin que se lo acaben.',
          en: 'Somebody who lost words in one night of hospital and is finding them one by one. They want to tell a story again without having it finished for them.',
        },
        obstacle: {
          es: 'La rehabilitación pública dio doce sesiones, y el resto son fichas que parecen del colegio.',
          en: 'Public rehabilitation gave twelve sessions, and the rest is worksheets that look like school.',
        },
        hurt: {
          es: 'En las comidas sonríe y asiente, y la familia ha aprendido a no preguntarle.',
          en: 'At meals they smile and nod, and the family has learnt not to ask.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'cada sesión arrastra un rato de recortar tarjetas, grabar sonidos y escribir a la familia qué repetir esta semana',
        en: 'every session drags behind it a while of cutting out cards, recording sounds and writing to the family what to practise',
      },
      {
        es: 'los juegos se muerden, se pierden y se vuelven a comprar, y las pruebas con baremo se pagan por cuadernillos',
        en: 'toys get chewed, lost and bought again, and standard tests are paid for by the booklet',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar en la otra consulta qué se lleva la familia a casa después de cada sesión y si alguna vez la dejan entrar en la sala.',
        en: 'Ask the other practice what a family takes home after each session and whether parents are ever let into the room.',
      },
      {
        es: 'Preguntar a tres maestras a quién mandan a las familias y por qué dejaron de mandarlas a los demás.',
        en: 'Ask three teachers where they send families, and why they stopped sending them to the others.',
      },
    ],
    steps: [
      {
        es: ['Manda un audio de un minuto', 'Recibe una llamada con la primera impresión', 'Decide si vale la pena venir'],
        en: ['Send a recording of one minute', 'Get a call with a first impression', 'Decide whether coming is worth it'],
      },
      {
        es: ['Elige un objetivo que importe en casa', 'Repite tres frases cada noche', 'Cierra el mes contando qué ha cambiado'],
        en: ['Choose one aim that matters at home', 'Repeat three phrases every night', 'End each month by telling what has changed'],
      },
    ],
    contrasts: [
      {
        before: {
          es: 'una familia que contesta por quien no encuentra la palabra',
          en: 'a family answering for somebody who cannot find the word',
        },
        after: { es: 'un encargo pedido en voz alta, con tiempo y sin ayuda', en: 'an order given aloud, in good time and without help' },
      },
      {
        before: { es: 'una frase que siempre acaban los demás', en: 'a sentence others always finish' },
        after: { es: 'un chiste contado hasta el final en el recreo', en: 'a joke told to its end at break time' },
      },
    ],
    proofs: [
      {
        es: 'diez informes sin nombres, con lo que decía la primera prueba y lo que decía la última',
        en: 'ten reports with no names on them, with what the first test said and what the last one said',
      },
      {
        es: 'los correos que llegaron después de una charla dada en dos escuelas',
        en: 'the emails that came after a talk given at two schools',
      },
    ],
    strains: [
      {
        es: 'Un niño cansado no trabaja, y a partir de las seis todos lo están: las mejores manos no compran atención.',
        en: 'A tired child does no work, and after six o’clock all of them are tired; skilled hands cannot buy attention.',
      },
      {
        es: 'El avance depende de lo que se repite en casa, y eso no está en ninguna agenda: quien no practica ocupa el doble de meses la hora que otro espera.',
        en: 'Progress hangs on what is repeated at home, and no diary holds that; a family that does not practise keeps the hour for twice as many months while another waits.',
      },
    ],
    risks: [
      {
        risk: { es: 'la aseguradora rebaja la tarifa o corta sesiones', en: 'the insurer cuts its rate or the number of sessions' },
        hits: 'price',
        trigger: { es: 'una circular con menos visitas autorizadas', en: 'a circular authorising fewer visits' },
        response: {
          es: 'proporción máxima de pacientes por mutua y precio propio publicado',
          en: 'a ceiling on insured patients and a published price of one’s own',
        },
      },
      {
        risk: { es: 'un malentendido con una familia', en: 'a misunderstanding with a family' },
        hits: 'client',
        trigger: { es: 'una queja que llega por mensaje de noche', en: 'a complaint that comes by message at night' },
        response: {
          es: 'canal y horario acordados por escrito, y una reunión antes de cada informe',
          en: 'channel and hours agreed in writing, and a meeting before each report',
        },
      },
    ],
  },
  home_care: {
    scenes: [
      {
        scene: {
          es: 'El alta dice que puede irse a casa con ayuda, y en casa hay una bañera alta y dos escalones. El hijo ha pedido tres días de permiso, y la lista del ayuntamiento pasa del año.',
          en: 'The discharge letter says home with help, and at home there is a high bath and two steps. The son has three days’ leave, and the council’s list runs past a year.',
        },
        stakes: {
          es: 'Los tres días se acaban el jueves, y el viernes hay que elegir entre el trabajo y la puerta cerrada con llave.',
          en: 'The three days are up on Thursday, and on Friday it is the job or a locked front door.',
        },
      },
      {
        scene: {
          es: 'Desde que enviudó come de lata y tiene la televisión encendida para oír a alguien. No está enfermo, de modo que no hay a quién llamar.',
          en: 'Since his wife died he eats from tins and keeps the television on for company. He is not ill, and so there is nobody to ring.',
        },
        stakes: {
          es: 'Lo que empieza por no cocinar sigue por no salir, y el primero en notarlo suele ser el médico.',
          en: 'What starts with not cooking goes on to not going out, and the first to notice is usually a doctor.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Su marido olvida el gas y a veces el nombre de ella. Quiere dormir una noche entera y seguir siendo su mujer por la mañana.',
          en: 'Her husband forgets the gas and sometimes her name. She wants one whole night’s sleep, and to be his wife again in the morning.',
        },
        obstacle: {
          es: 'Para que le den ayuda tiene que rellenar once hojas y dejar entrar a una desconocida en el dormitorio.',
          en: 'For help there is a pile of forms to fill in, and a stranger to let into the bedroom.',
        },
        hurt: {
          es: 'La que acaba en urgencias es ella.',
          en: 'The one who ends up in casualty is her.',
        },
      },
      {
        wish: {
          es: 'Vive fuera del país y ve a su padre por una pantalla. Necesita que alguien abra la nevera y le diga la verdad.',
          en: 'Living abroad, somebody sees their father through a screen. They need a person who will open the fridge and tell the truth.',
        },
        obstacle: {
          es: 'Él contesta siempre que está muy bien, y la vecina no quiere meterse.',
          en: 'He always answers that he is very well, and the neighbour would rather not interfere.',
        },
        hurt: {
          es: 'El billete de avión se compra por un susto, cuatro veces en un año.',
          en: 'The flight is bought in a fright, four times in a year.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'un permiso de tres días y una bañera imposible', en: 'three days’ leave and an impossible bath' },
        after: {
          es: 'un aseo seguro, un horario y alguien que llega a la hora',
          en: 'a safe wash, a timetable and somebody who arrives on time',
        },
      },
      {
        before: { es: 'comida de lata y la televisión de compañía', en: 'tinned food with the television for company' },
        after: { es: 'un plato hecho entre dos y un paseo que se comenta', en: 'a meal cooked by two and a walk worth mentioning' },
      },
    ],
    costDoubts: [
      {
        es: 'una hora de domingo se cobra casi igual y se paga bastante más',
        en: 'an hour on a Sunday is charged much the same and costs a good deal more in pay',
      },
      {
        es: 'la primera visita, las llamadas de la familia y el rato de presentar a la suplente se hacen sin factura',
        en: 'the first visit, the family’s calls and the time spent introducing a stand-in all go unbilled',
      },
    ],
    rivalTests: [
      {
        es: 'Hablar con tres cuidadoras que hayan trabajado para otras empresas y preguntar cuánto cobraban, cuánto tardaban en pagarles y por qué se fueron.',
        en: 'Talk to three carers who have worked for other firms, and ask what they were paid, how late it came and why they left.',
      },
      {
        es: 'Leer los contratos de dos competidores buscando la permanencia, el mínimo de horas y quién sustituye, que es donde se distinguen.',
        en: 'Read two competitors’ contracts for tie-ins, minimum hours and who stands in, which is where they differ.',
      },
    ],
    steps: [
      {
        es: ['Llama y di qué ha pasado', 'Recibe en casa una valoración sin cobro', 'Empieza con dos semanas de prueba'],
        en: ['Ring and say what has happened', 'Have a free assessment at home', 'Begin with a fortnight’s trial'],
      },
      {
        es: ['Reúne a quienes deciden en la familia', 'Elige horas, tareas y a la persona', 'Revisa cada trimestre lo que ha cambiado'],
        en: [
          'Bring together those who decide in the family',
          'Choose hours, tasks and the person',
          'Look again each quarter at what has changed',
        ],
      },
    ],
    proofs: [
      {
        es: 'el parte de un mes entero de una casa, con las horas hechas, las suplidas y lo que se avisó a la familia',
        en: 'a whole month’s record from one home, with hours done, hours covered and what the family was told',
      },
      {
        es: 'la autorización, el seguro y dos familias que aceptan contarlo por teléfono',
        en: 'the registration, the policy and two families willing to talk about it by phone',
      },
    ],
    strains: [
      {
        es: 'Todas las casas quieren la misma franja, de ocho a diez de la mañana, y nadie puede levantar a dos personas a la vez.',
        en: 'Every home wants the same stretch, from eight to ten in the morning, and no carer can get two people up at once.',
      },
      {
        es: 'El teléfono suena de noche y en festivo: quien dirige acaba supliendo turnos y deja sin hacer las entrevistas que los evitarían.',
        en: 'The phone rings at night and on holidays, so whoever runs the agency ends up covering shifts and puts off the interviews that would prevent it.',
      },
    ],
    risks: [
      {
        risk: { es: 'la familia contrata a la cuidadora por su cuenta', en: 'a family hires the carer directly' },
        hits: 'client',
        trigger: {
          es: 'una baja sin motivo y una cuidadora que también avisa',
          en: 'a cancellation with no reason and a carer who also gives notice',
        },
        response: {
          es: 'condiciones mejores para ella, suplencia garantizada para ellos y una cláusula razonable',
          en: 'better terms for the carer, guaranteed cover for the family and a reasonable clause',
        },
      },
      {
        risk: { es: 'una administración paga tarde', en: 'a public body pays late' },
        hits: 'late',
        trigger: { es: 'una factura que pasa de dos meses', en: 'an invoice more than two months old' },
        response: {
          es: 'mayoría de casas particulares con cobro por adelantado y línea de crédito para las nóminas',
          en: 'mostly private homes paying in advance, and a credit line for wages',
        },
      },
    ],
    bankAsks: [
      {
        es: 'El banco mira las nóminas: se pagan cada mes aunque la familia tarde. Hay que llevar los días que se cobra por adelantado y lo que cubre un mes de retraso.',
        en: 'A lender looks at wages, which fall due each month even when families pay late. Take the days billed in advance and what would cover a month’s delay.',
      },
      {
        es: 'Se pregunta cuántas cuidadoras hay ya dispuestas, no cuántas familias: sirve una lista con nombres, horas libres y formación, y cuánto se les va a pagar.',
        en: 'They ask how many carers are ready rather than how many families, so a list of names, free hours, training and the pay on offer is what to bring.',
      },
      {
        es: 'De la autorización querrán la copia o la fecha, y de cada contrato, qué ocurre si la persona cuidada ingresa o fallece.',
        en: 'Of the registration they will want a copy or a date, and of each contract, what happens if the person cared for goes into hospital or dies.',
      },
    ],
    peaks: [
      {
        es: 'Las vacaciones de las cuidadoras se cierran con dos meses, y cada casa conoce antes a quien va a sustituir.',
        en: 'Carers’ leave is settled two months ahead, and each home meets the stand-in beforehand.',
      },
      {
        es: 'Se avisa a hospitales y trabajadoras sociales de las horas libres reales, y se dice que no a lo que no cabe antes de prometerlo.',
        en: 'Hospitals and social workers are told of the hours truly free, and whatever does not fit is declined before it is promised.',
      },
      {
        es: 'Quien coordina deja de hacer turnos esas semanas: su hora vale más contestando y recolocando que supliendo.',
        en: 'Whoever coordinates does no shifts in those weeks, because that hour is worth more answering and rearranging than covering.',
      },
    ],
    troughs: [
      {
        es: 'Se forma a quien tiene horas libres en movilización, demencia o cocina, con el curso elegido por lo que piden las casas.',
        en: 'Those with free hours are trained in moving people, dementia or cooking, the course being chosen by what homes ask for.',
      },
      {
        es: 'Se ofrecen horas sueltas: acompañar al médico, una tarde de respiro, una noche después de una operación.',
        en: 'Single hours are offered, such as a visit to the doctor, an afternoon’s respite or a night after an operation.',
      },
      {
        es: 'Se repasa casa por casa el trayecto y el horario, y se acercan los turnos que obligan a cruzar la ciudad.',
        en: 'Journeys and hours are gone through home by home, and shifts that mean crossing the city are brought closer.',
      },
    ],
  },
  day_centre: {
    scenes: [
      {
        scene: {
          es: 'En el trabajo, el móvil boca arriba toda la mañana. A las once ella no contesta, a las once y diez tampoco, y a y cuarto resulta que estaba en el baño.',
          en: 'At work the phone lies face up all morning. At eleven there is no answer, ten minutes later still none, and then it turns out she was in the bathroom.',
        },
        stakes: {
          es: 'Ningún jefe aguanta muchas mañanas así, y ninguna hija tampoco.',
          en: 'No employer puts up with many such mornings, and no daughter does either.',
        },
      },
      {
        scene: {
          es: 'El abuelo se viste para salir desde las siete y a mediodía sigue sentado junto a la puerta con el abrigo puesto. Nadie le ha dicho que hoy no hay a dónde ir.',
          en: 'Grandfather is dressed to go out from seven, and at midday still sits by the door with his coat on. Nobody has told him that there is nowhere to go today.',
        },
        stakes: {
          es: 'Con cada semana de silla se pierde algo que después no vuelve: primero el paseo, luego la escalera.',
          en: 'Each week in the chair takes something that does not come back, the walk first and then the stairs.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Dos hermanos se reparten a su padre por semanas. Quieren volver a ser hijos los domingos y no enfermeros de lunes a viernes.',
          en: 'Two brothers take turns with their father, a week each. They want to be sons again on Sundays and not nurses from Monday to Friday.',
        },
        obstacle: {
          es: 'Él se niega a que lo aparquen, y ninguno de los dos sabe explicarle que un centro no es una residencia.',
          en: 'He refuses to be parked somewhere, and neither knows how to tell him that a centre is not a home.',
        },
        hurt: {
          es: 'Los hermanos ya solo se escriben para cambiar turnos.',
          en: 'By now the brothers write to each other only to swap turns.',
        },
      },
      {
        wish: {
          es: 'Tras el ictus su marido habla despacio y se cansa pronto. Necesita que alguien lo haga moverse y que ella pueda abrir la tienda.',
          en: 'After the stroke a husband speaks slowly and tires soon. His wife needs somebody to keep him moving while she opens the shop.',
        },
        obstacle: {
          es: 'La rehabilitación se acabó a los tres meses, con una hoja de ejercicios que nadie hace solo.',
          en: 'Rehabilitation ended within months, with a sheet of exercises that nobody does alone.',
        },
        hurt: {
          es: 'La tienda abre tarde casi todos los días, y la clientela ya se ha dado cuenta.',
          en: 'The shop opens late most days, and its customers have noticed.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'un móvil boca arriba toda la mañana', en: 'a phone lying face up all morning' },
        after: { es: 'una foto del taller a media mañana y ninguna llamada', en: 'a photograph of the workshop mid-morning and no calls' },
      },
      {
        before: { es: 'un abrigo puesto desde temprano junto a la puerta', en: 'a coat worn from early on beside the door' },
        after: { es: 'la ruta que llega a su hora y un sitio en la mesa', en: 'a minibus on time and a place at the table' },
      },
    ],
    costDoubts: [
      {
        es: 'cada dieta especial y cada persona que necesita ayuda para comer cuestan más de lo que dice la media',
        en: 'every special diet and everybody who needs help at table cost more than the average says',
      },
      {
        es: 'quien falta por hospital sigue ocupando su plaza aunque la familia pida no pagarla',
        en: 'somebody away in hospital still holds a place, though the family asks not to pay for it',
      },
    ],
    rivalTests: [
      {
        es: 'Llamar a tres residencias con estancias de día y preguntar si mezclan a quien vive allí con quien vuelve a casa, y quién conduce la ruta.',
        en: 'Ring three homes that take day visitors, and ask whether residents and visitors share a room, and who drives the minibus.',
      },
      {
        es: 'Hablar con dos familias que dejaron otro centro y apuntar la razón con sus palabras: el horario, el trato o el precio.',
        en: 'Talk to two families who left another centre and write down the reason in their words, be it hours, manner or price.',
      },
    ],
    steps: [
      {
        es: ['Cuéntanos qué le gustaba hacer', 'Ven a conocer a quien la recogerá', 'Empieza con dos mañanas por semana'],
        en: ['Tell us what they used to enjoy', 'Meet the driver who will fetch them', 'Begin with two mornings a week'],
      },
      {
        es: ['Pide una valoración en casa', 'Elige días sueltos o semana completa', 'Habla con nosotros una vez al mes'],
        en: ['Ask for an assessment at home', 'Choose single days or the whole week', 'Talk with us once a month'],
      },
    ],
    proofs: [
      {
        es: 'el título de cada auxiliar y el registro de un mes con asistencia, comidas y avisos a la familia',
        en: 'each assistant’s certificate and a month’s record of attendance, meals and calls to families',
      },
      {
        es: 'dos familias que aceptan una llamada y el informe de la última inspección',
        en: 'two families willing to take a call and the report of the latest inspection',
      },
    ],
    strains: [
      {
        es: 'Todas las familias quieren la ruta entre las ocho y las nueve, y un vehículo no da para dos barrios en una hora.',
        en: 'Every family wants the ride within one hour in the morning, and one vehicle cannot cover two districts in it.',
      },
      {
        es: 'Cuando alguien empieza a necesitar ayuda para todo, se lleva las manos de dos, y decirle a la familia que ya no es su sitio cuesta una tarde entera.',
        en: 'When somebody comes to need help with everything, that takes two pairs of hands, and telling the family that this is no longer the place takes a whole afternoon.',
      },
    ],
    risks: [
      {
        risk: { es: 'una auxiliar se marcha a una residencia que paga más', en: 'an assistant leaves for a home that pays more' },
        hits: 'sales',
        trigger: { es: 'dos cambios de turno pedidos en una quincena', en: 'two shifts swapped in a fortnight' },
        response: {
          es: 'turnos fijos de día sin noches, formación pagada y una suplente ya conocida en la sala',
          en: 'fixed daytime shifts with no nights, paid training and a stand-in the room already knows',
        },
      },
      {
        risk: { es: 'una ayuda pública que paga la plaza llega tarde', en: 'a public grant that pays for a place comes late' },
        hits: 'late',
        trigger: { es: 'una resolución pendiente desde hace dos meses', en: 'a decision pending for two months' },
        response: {
          es: 'cuota domiciliada a la familia hasta el cobro y un tope de plazas que dependan de la ayuda',
          en: 'the fee taken from the family until the grant comes, and a cap on places that hang on it',
        },
      },
    ],
  },
  nutritionist: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'athlete',
        scene: {
          es: 'En el kilómetro treinta las piernas dejan de contestar, otra vez en el mismo sitio. Ha cambiado de zapatillas, de reloj y de plan; lo que come antes se lo dijo un compañero.',
          en: 'At the twentieth mile the legs stop answering, in the same place as before. Shoes, watch and training plan have all changed, and what to eat beforehand came from a clubmate.',
        },
        stakes: {
          es: 'Un año de madrugones se decide en un desayuno que nadie ensayó.',
          en: 'A year of early mornings is settled by a breakfast nobody rehearsed.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La residencia de estudiantes tiene tres celíacos, una alergia al huevo y un menú escrito a mano. La cocinera pregunta cada lunes qué puede poner, y cada lunes contesta alguien distinto.',
          en: 'The student residence has three coeliacs, an egg allergy and a menu written by hand. Each Monday the cook asks what she may serve, and each Monday somebody else replies.',
        },
        stakes: {
          es: 'Con las alergias no hay segunda oportunidad, y quien firma el menú responde de él.',
          en: 'Allergies give no second chance, and whoever signs the menu answers for it.',
        },
      },
    ],
    stories: [
      {
        buyer: 'parent',
        wish: {
          es: 'Su hija de nueve años ha dejado de comer casi todo. Quiere que alguien mire el plato y no la culpa.',
          en: 'A nine-year-old has stopped eating nearly everything. Her parents want somebody to look at the plate and not for blame.',
        },
        obstacle: {
          es: 'El pediatra dice que ya comerá, la abuela que antes se comía, y la niña no dice nada.',
          en: 'The doctor says it will pass, the grandmother that children used to eat, and the girl says nothing.',
        },
        hurt: {
          es: 'Cada cena dura una hora y termina con dos personas llorando.',
          en: 'Every supper takes an hour and ends with two people in tears.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva un equipo juvenil que viaja cada quince días. Quiere un menú de autobús que no sea un bocadillo.',
          en: 'A youth team travels every other week, and its coach would like something on the bus that is no sandwich.',
        },
        obstacle: {
          es: 'El club grande tiene a alguien en plantilla; el suyo tiene un grupo de padres con opiniones.',
          en: 'The large club has somebody on its staff; this one has a group of parents with views.',
        },
        hurt: {
          es: 'En la segunda parte se les cae el partido y en el banquillo se reparten gominolas.',
          en: 'In the second half the match slips away, and sweets go round the bench.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'un papel con cosas prohibidas', en: 'a sheet of forbidden things' },
        after: { es: 'una lista de la compra que vale para toda la casa', en: 'one shopping list that serves the whole household' },
      },
      {
        before: { es: 'once días de dieta y vuelta a empezar', en: 'eleven days of diet and back to the start' },
        after: { es: 'una costumbre que aguanta una boda y unas vacaciones', en: 'a habit that survives a wedding and a holiday' },
      },
    ],
    costDoubts: [
      {
        es: 'la primera visita ocupa el doble que las demás y se cobra casi igual',
        en: 'first visits take twice as long as the rest and cost nearly the same',
      },
      {
        es: 'quien anula la mañana de la cita deja pagado el alquiler de la sala y nada más',
        en: 'somebody who cancels that morning leaves the room’s rent to be paid and nothing to pay it',
      },
    ],
    rivalTests: [
      {
        es: 'Seguir un mes las cuentas de tres rivales y apuntar qué preguntan sus seguidores que nadie les contesta.',
        en: 'Follow three rivals online for a month, and note what their followers ask that goes unanswered.',
      },
      {
        es: 'Hablar con dos farmacias y un gimnasio del barrio sobre a quién envían hoy a la gente que pide consejo.',
        en: 'Talk to two pharmacies and a gym nearby about where they send whoever asks for advice today.',
      },
    ],
    steps: [
      {
        es: ['Manda la última analítica', 'Cuenta a qué hora comes y con quién', 'Elige un cambio, y solo uno'],
        en: ['Send your latest blood test', 'Say at what hour you eat and with whom', 'Choose one change and only one'],
      },
      {
        buyer: 'business',
        es: ['Enseña el menú y la cocina', 'Recibe una versión sin riesgos para cada alergia', 'Repite con la nueva temporada'],
        en: ['Show the menu and the kitchen', 'Get a safe version for each allergy', 'Repeat when the season changes'],
      },
    ],
    proofs: [
      {
        es: 'el número de personas que siguen igual de bien un año después de la última cita',
        en: 'how many people are still as well a year after their last appointment',
      },
      {
        es: 'dos médicos dispuestos a decir a quién mandan y qué les ha vuelto',
        en: 'two doctors willing to say whom they send and what came back',
      },
    ],
    strains: [
      {
        es: 'Entre visita y visita está el trabajo que no se ve: escribir, contestar, corregir menús, y en la agenda no ocupa hueco.',
        en: 'Between visits lies work nobody sees, writing, replying, correcting menus, and the diary keeps no slot for it.',
      },
      {
        es: 'Las tardes se llenan de gente que sale de trabajar; por la mañana la sala cuesta lo mismo y está vacía.',
        en: 'Evenings fill with people leaving work, while in the morning the room costs the same and stands empty.',
      },
    ],
    risks: [
      {
        risk: { es: 'una red social cambia y dejan de llegar', en: 'a social network changes and they stop coming' },
        hits: 'adverts',
        trigger: { es: 'más de la mitad de primeras citas por el mismo sitio', en: 'over half of first visits from one place' },
        response: {
          es: 'dos consultas médicas que deriven, lista de correo propia y charla al trimestre',
          en: 'two surgeries that refer, a mailing list of one’s own and a talk each quarter',
        },
      },
      {
        risk: { es: 'la profesional se pone enferma en plena temporada', en: 'illness in the busy weeks' },
        hits: 'week',
        trigger: { es: 'dos semanas con la agenda cerrada y nadie que cubra', en: 'a full fortnight with nobody to cover' },
        response: {
          es: 'acuerdo con otra colegiada, consultas por vídeo y seguro de baja',
          en: 'an arrangement with a colleague, video visits and sickness cover',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Suelen mirar cuántas visitas hace cada paciente antes de irse. Sirve una tabla con treinta personas y su última cita.',
        en: 'How many visits each patient makes before leaving is what they look at. A table of thirty people with their last date will do.',
      },
      {
        es: 'Se pide la colegiación y la autorización de la sala antes que cualquier previsión; que vayan las dos, o la solicitud sellada.',
        en: 'The licence and the room’s approval are wanted before any forecast, so take both, or the stamped application.',
      },
      {
        es: 'Dos temporadas al año hacen dudar de los meses del medio: conviene mostrar qué empresas, colegios o clubes pagan por un servicio fijo.',
        en: 'Two bursts a year raise doubts about the months between, so show which firms, schools or clubs pay for something fixed.',
      },
    ],
    peaks: [
      {
        es: 'Se abren antes las primeras citas y se separan de las de seguimiento, que pasan a vídeo y a media hora.',
        en: 'First visits open early and apart from follow-ups, which move to video and half an hour.',
      },
      {
        es: 'Los menús básicos se dejan escritos por adelantado, diez cenas por cada caso frecuente, y luego solo se ajustan.',
        en: 'Basic menus are written ahead, ten suppers for each common case, and only adjusted later.',
      },
      {
        es: 'Quien no cabe recibe una fecha y un cuaderno de tres días para llegar con el trabajo hecho.',
        en: 'Whoever does not fit gets a date and a three-day notebook, so as to arrive with the work done.',
      },
    ],
    troughs: [
      {
        es: 'Se escribe a quien terminó hace medio año y se ofrece una revisión corta con la analítica nueva.',
        en: 'Those who finished half a year ago are offered a short check with a new blood test.',
      },
      {
        es: 'Se llevan talleres a colegios, comedores y equipos, que deciden el menú cuando la consulta está tranquila.',
        en: 'Workshops go to schools, canteens and teams, which choose their menus while the practice is quiet.',
      },
      {
        es: 'Se graban las respuestas que se repiten cada día para no volver a escribirlas.',
        en: 'Answers given every day are recorded once, so as not to be written again.',
      },
    ],
  },
  podiatry: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'athlete',
        scene: {
          es: 'El talón duele al poner el primer pie en el suelo y se pasa a los diez minutos. Ha comprado tres pares de zapatillas distintas, y la tercera tienda le ha grabado corriendo en una cinta para vender la cuarta.',
          en: 'The heel hurts with the first step of the day and eases after ten minutes. Three different pairs of trainers have been bought, and the third shop filmed a run on a treadmill in order to sell a fourth.',
        },
        stakes: {
          es: 'Lo que se quita andando vuelve sentado, y cada mes cuesta más empezar.',
          en: 'What walking eases comes back with sitting, and every month it is harder to begin.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'En la residencia hay cuarenta pares de pies y una auxiliar que corta lo que puede. La familia pregunta por una uña negra, y en la carpeta no pone quién la miró por última vez.',
          en: 'The care home has forty pairs of feet and an assistant who trims what she can. A family asks about a black nail, and the folder does not say who last looked at it.',
        },
        stakes: {
          es: 'Un pie descuidado acaba en una caída, y una caída cambia la vida entera de quien la tiene.',
          en: 'A neglected foot ends in a fall, and a fall changes everything for whoever has it.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Sirve mesas y hace veinte mil pasos por turno. Quiere terminar el sábado sin contar los escalones hasta casa.',
          en: 'Waiting at table means twenty thousand steps a shift. To end Saturday without counting the stairs home would be enough.',
        },
        obstacle: {
          es: 'Las plantillas de la farmacia se mueven, y las buenas suenan a lujo.',
          en: 'The chemist’s insoles slide about, and proper ones sound like a luxury.',
        },
        hurt: {
          es: 'Se compra el calzado un número más grande y se acaba cojeando con el otro pie.',
          en: 'Shoes are bought a size up, and the other foot begins to limp.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Dirige un centro de mayores y quiere una mañana fija de pies, con su hoja por persona.',
          en: 'A day centre wants one set morning for feet, with a sheet for each person.',
        },
        obstacle: {
          es: 'Las clínicas piden que vayan allí, y allí hay que llevarlos de uno en uno.',
          en: 'Clinics ask for the patients to come, and they have to be taken there one by one.',
        },
        hurt: {
          es: 'Se deja para la visita de la hija, y la hija viene en Navidad.',
          en: 'It waits for a daughter’s visit, and she comes at Christmas.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'el primer paso de la mañana con los dientes apretados', en: 'the first step of the morning with clenched teeth' },
        after: { es: 'levantarse y llegar a la cocina sin pensarlo', en: 'getting up and reaching the kitchen without a thought' },
        buyer: 'household',
      },
      {
        before: { es: 'una uña que nadie sabe quién miró', en: 'a nail nobody knows who looked at' },
        after: { es: 'una fecha, una firma y el pie bueno', en: 'a date, a signature and a sound foot' },
      },
    ],
    costDoubts: [
      {
        es: 'una plantilla se cobra una vez y se retoca tres, y cada retoque gasta un hueco entero',
        en: 'an insole is charged once and adjusted three times, and each of those fills a whole slot',
      },
      {
        es: 'el viaje a la residencia no cobra por el camino ni por esperar a que acabe el desayuno',
        en: 'the trip to the care home earns nothing on the road or while breakfast is being cleared',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar en tres residencias quién les ve los pies, cada cuánto y qué deja escrito.',
        en: 'Ask at three care homes who sees to feet, how often and what is left in writing.',
      },
      {
        es: 'Llamar a las clínicas cercanas por una uña encarnada que duele hoy y anotar el día que ofrecen y el precio de la cura.',
        en: 'Ring the nearby clinics about an ingrown nail that hurts today, and write down the day offered and the price of dressing it.',
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: ['Di dónde duele y con qué zapato', 'Mira en la pantalla cómo pisas', 'Sal con el pie curado y la próxima fecha'],
        en: ['Say where it hurts and in which shoe', 'See on the screen how you tread', 'Leave with the foot treated and a next date'],
      },
      {
        buyer: 'business',
        es: ['Manda la lista de residentes y su medicación', 'Reserva una mañana cada seis semanas', 'Archiva una hoja por cada pie visto'],
        en: ['Send the list of residents and their medicines', 'Keep one morning every six weeks', 'File a sheet for every foot seen'],
      },
    ],
    proofs: [
      {
        es: 'el registro de esterilización de un año entero abierto en el mostrador',
        en: 'a full year’s sterilising log lying open on the counter',
      },
      {
        es: 'cuatro corredores que digan en qué semana volvieron a salir y con qué',
        en: 'four runners to say in which week they went out again and in what',
      },
    ],
    strains: [
      {
        es: 'El sillón es uno: mientras se talla una plantilla no se cura una uña, y las dos cosas se piden por la tarde.',
        en: 'There is one chair, and while an insole is being cut no nail gets treated; both are wanted in the evening.',
      },
      {
        es: 'Cada visita gasta un juego de instrumental, y el autoclave tarda lo suyo aunque la sala esté llena.',
        en: 'Each visit uses up a set of instruments, and the steriliser takes its time however full the waiting room.',
      },
    ],
    risks: [
      {
        risk: { es: 'se estropea el sillón o el autoclave', en: 'chair or steriliser breaks down' },
        hits: 'week',
        trigger: { es: 'un aviso de mantenimiento aplazado dos veces', en: 'a service visit put off twice' },
        response: {
          es: 'contrato con plazo de asistencia, instrumental para tres días y visitas a domicilio mientras tanto',
          en: 'a contract with a response time, instruments for three days and home visits meanwhile',
        },
      },
      {
        risk: { es: 'la residencia cambia de proveedor', en: 'the care home changes supplier' },
        hits: 'client',
        trigger: { es: 'un solo centro con más de una quinta parte de las visitas', en: 'one home with over a fifth of all visits' },
        response: {
          es: 'contrato anual, informe a las familias y dos centros más en la ruta',
          en: 'a yearly contract, a report to families and two more homes on the round',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Les interesa cuántos pacientes vuelven solos cada seis semanas, porque esos pagan el sillón. Cuentan los que tienen ya fecha.',
        en: 'They care how many patients return every six weeks unprompted, since those pay for the chair. Count the ones with a date already.',
      },
      {
        es: 'Van a querer los presupuestos del sillón, la plataforma y el autoclave, y saber qué se puede comprar revisado.',
        en: 'They will want quotes for chair, plate and steriliser, and to know what can be bought reconditioned.',
      },
      {
        es: 'Hay que llevar la colegiación y la autorización sanitaria, y decir cuánta parte vendría de seguros y a qué tarifa.',
        en: 'Bring the licence and the health authority’s approval, and say how much would come from insurers and at what rate.',
      },
    ],
    peaks: [
      {
        es: 'Antes del calor se llama a quien viene por temporadas, y las plantillas se toman en las mañanas tranquilas de antes.',
        en: 'Seasonal patients are rung before the heat, and insoles are measured in the quiet mornings that come first.',
      },
      {
        es: 'La agenda se parte en curas cortas y estudios largos, en días distintos, con instrumental de sobra preparado la víspera.',
        en: 'Short treatments and long studies get different days, with spare instruments set out the evening before.',
      },
      {
        es: 'Una persona recibe, lava pies y pasa la ficha, para que quien está colegiado solo trate.',
        en: 'Somebody receives patients, prepares feet and fills the form, so that the podiatrist only treats.',
      },
    ],
    troughs: [
      {
        es: 'Con las sandalias guardadas se va a residencias y a clubes, que tienen pies todo el año.',
        en: 'With sandals put away, care homes and clubs are visited, which have feet all year round.',
      },
      {
        es: 'Se revisan las plantillas de hace un año y se llama a sus dueños antes de que vuelva el dolor.',
        en: 'Last year’s insoles are looked up, and their owners are rung before the pain returns.',
      },
      {
        es: 'Se hace el mantenimiento de los equipos, el curso pendiente y el inventario de lo que caduca.',
        en: 'Equipment is serviced, the pending course is taken, and whatever expires is counted.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
