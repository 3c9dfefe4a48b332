import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const gymTradeTakes = {
  yoga_pilates_studio: {
    costDoubts: [
      {
        es: 'no está la sala encendida para tres personas ni quien sustituye a la profesora que no puede venir',
        en: 'the room lit and heated for three people is not there, nor whoever stands in for the teacher',
      },
      {
        es: 'los bonos que caducan sin usarse parecen ganancia, hasta que se descubre que eran despedidas',
        en: 'passes that expire unused look like profit until it turns out they were goodbyes',
      },
    ],
    strains: [
      {
        es: 'El suelo admite las esterillas que admite y ni una más, y las clases con sitio son las de media mañana, cuando casi nadie puede ir.',
        en: 'The floor takes the mats it takes and not one more, and the classes with room are the mid-morning ones, when hardly anybody can come.',
      },
      {
        es: 'La gente sigue a una voz: si esa profesora se muda, medio horario se vacía en un mes.',
        en: 'People follow a voice; if that teacher moves away, half the timetable empties within a month.',
      },
    ],
    scenes: [
      {
        scene: {
          es: 'El fisioterapeuta ha recomendado pilates y ha escrito la palabra en un papel. En el barrio hay cuatro sitios, dos con máquinas y dos con velas, y en ninguno se sabe si una hernia puede apuntarse el lunes.',
          en: 'The physiotherapist recommended pilates and wrote the word on a slip. There are four places nearby, two with machines and two with candles, and none says whether a slipped disc may join on Monday.',
        },
        stakes: {
          es: 'El papel se queda en la nevera, sujeto con un imán, y la espalda decide por su cuenta qué deja de hacer.',
          en: 'The slip stays on the fridge under a magnet, and the back settles for itself what it will no longer do.',
        },
      },
      {
        scene: {
          es: 'Ha bajado la persiana, ha apartado la mesa y ha puesto el vídeo. A los diez minutos llaman al timbre, el gato se sienta en la esterilla, y la voz de la pantalla sigue contando respiraciones.',
          en: 'The blind is down, the table pushed aside and the video running. Ten minutes in the doorbell rings, the cat sits on the mat, and the voice on the screen goes on counting breaths.',
        },
        stakes: {
          es: 'A la tercera interrupción se enrolla la esterilla, y los hombros siguen donde estaban.',
          en: 'At the third interruption the mat is rolled up, and the shoulders are where they were.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Está embarazada de cinco meses y le han dicho que se mueva. Busca una sala donde no haya que explicarlo dos veces.',
          en: 'Five months pregnant, and told to keep moving. The search is for a room where it need not be explained twice.',
        },
        obstacle: {
          es: 'En las clases abiertas se pasa la mitad mirando y la otra mitad haciéndolo a escondidas.',
          en: 'In open classes half the time goes on watching and the other half on doing it out of sight.',
        },
        hurt: {
          es: 'Deja de ir para no molestar, y las noches se hacen largas.',
          en: 'The classes are dropped so as not to be a nuisance, and the nights grow long.',
        },
      },
      {
        wish: {
          es: 'Cumplió sesenta y se agarra a la barandilla. Quiere volver a levantarse del suelo sin pensar cómo.',
          en: 'Past sixty and holding the banister. The wish is to get up from the floor again without working out how.',
        },
        obstacle: {
          es: 'Las fotos del horario son de gente doblada en dos al borde del mar.',
          en: 'The timetable is illustrated with people folded in two beside the sea.',
        },
        hurt: {
          es: 'Compra una esterilla, la estrena en el pasillo y la guarda detrás de una puerta.',
          en: 'A mat is bought, tried once in the hallway and put away behind a door.',
        },
      },
    ],
    rivalTests: [
      {
        es: 'Escribir a tres estudios contando una lesión cualquiera y comparar quién pregunta, quién recomienda esperar y quién manda el enlace de pago.',
        en: 'Write to three studios describing some injury, and compare which of them asks, which advises waiting and which sends the payment link.',
      },
      {
        es: 'Mirar el horario publicado del rival dos domingos seguidos y apuntar qué clases cambian de profesora y cuáles han desaparecido.',
        en: 'Look at the rival’s published timetable on two Sundays running, and note which classes change teacher and which have gone.',
      },
    ],
    steps: [
      {
        es: ['Reserva una primera clase', 'Di si tienes alguna lesión', 'Compra el bono si te ha gustado'],
        en: ['Book a first class', 'Mention any injury', 'Buy the pass if you enjoyed it'],
      },
      {
        es: ['Elige suelo o máquina', 'Repite con la misma persona un mes', 'Añade un segundo día'],
        en: ['Choose the floor or the machine', 'Stay with one teacher for a month', 'Add a second day'],
      },
    ],
    contrasts: [
      {
        before: { es: 'un vídeo en pausa y un gato en la esterilla', en: 'a paused video and a cat on the mat' },
        after: { es: 'una hora con la puerta cerrada y el teléfono fuera', en: 'an hour with the door shut and the phone outside' },
      },
      {
        before: { es: 'una palabra en un papel sujeto con un imán', en: 'one word on a slip under a magnet' },
        after: { es: 'una espalda que vuelve a agacharse a por los zapatos', en: 'a back that bends down to tie shoes again' },
      },
    ],
  },
  crossfit_box: {
    scenes: [
      {
        scene: {
          es: 'En la pizarra hay siglas y todos las leen. La persona nueva sonríe, carga lo mismo que quien tiene al lado, y al día siguiente no puede bajar una escalera ni contar por qué.',
          en: 'There are initials on the board, and everyone can read them. The newcomer smiles, loads the same as the next person, and next day can neither get down a staircase nor say why.',
        },
        stakes: {
          es: 'Quien se hace daño la primera semana no vuelve a pisar una nave así, y avisa a diez.',
          en: 'Anyone hurt in week one never sets foot in such a place again, and warns ten others.',
        },
      },
      {
        scene: {
          es: 'Juega al pádel los domingos y a la segunda manga ya no llega. La máquina del gimnasio le pide que elija un programa del uno al treinta; elige el mismo de siempre y mira la tele sin sonido.',
          en: 'On Sundays there is a game of doubles, and by the second set no breath left for it. The gym machine offers thirty programmes; the usual one gets picked, in front of a television with the sound off.',
        },
        stakes: {
          es: 'Sin nadie que apriete al lado, el cuerpo aprende a hacer lo justo, y el domingo se le nota.',
          en: 'With nobody alongside to push, the body learns to do just enough, and on Sunday it shows.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'las cuotas que se congelan por una lesión siguen ocupando plaza y no pagan nada',
        en: 'memberships frozen over an injury go on taking up a place and pay nothing',
      },
      {
        es: 'se calcula el material que se compra y no las gomas que se rajan, las barras dobladas ni quien sustituye al entrenador que se resfría',
        en: 'the equipment to be bought is in the sum, and not split bands, bent bars or the stand-in for a coach with a cold',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar en el otro box qué hacen con alguien que nunca ha levantado una barra: si hay un curso de entrada, cuánto dura y quién lo da.',
        en: 'Ask the other box what happens to somebody who has never lifted a bar: whether there is a starting course, how long it runs and who teaches it.',
      },
      {
        es: 'Contar las bicicletas atadas y los coches en su puerta a las siete de la mañana y a las tres de la tarde, dos días distintos.',
        en: 'Count the bikes and cars outside it at seven in the morning and at three in the afternoon, on two different days.',
      },
    ],
    steps: [
      {
        es: ['Prueba una clase sin peso', 'Repite cada movimiento hasta que salga bien', 'Entra en un grupo con hueco a tu hora'],
        en: ['Try a class with no weight', 'Repeat each movement until it is right', 'Join a group with room at your hour'],
      },
      {
        es: ['Cuenta tus lesiones una por una', 'Deja que adapten cada ejercicio', 'Vuelve el mismo día con la misma gente'],
        en: ['List your injuries one by one', 'Let each exercise be adapted', 'Come back on the same day with the same people'],
      },
    ],
    contrasts: [
      {
        before: {
          es: 'unas siglas en la pizarra y unas agujetas sin explicación',
          en: 'initials on a board and aches with no explanation',
        },
        after: {
          es: 'un peso escrito junto a un nombre, y alguien que ajusta la espalda',
          en: 'a load written next to a name, and somebody who straightens the back',
        },
      },
      {
        before: { es: 'la tele sin sonido delante de la cinta', en: 'a silent television in front of the treadmill' },
        after: { es: 'una marca que se mueve cada mes', en: 'a mark that moves every month' },
      },
    ],
    strains: [
      {
        es: 'La nave retumba: cada barra que cae a primera hora la oye el vecino, y el horario acaba fijándolo él.',
        en: 'The unit booms; each bar dropped early in the morning is heard next door, and in the end the neighbour sets the timetable.',
      },
      {
        es: 'Los grupos se hacen amigos, y esa es la fuerza y el cerrojo: quien llega solo a las ocho se encuentra con doce que ya se conocen.',
        en: 'Groups become friends, which is the strength of it and also the bolt on the door; whoever arrives alone at eight finds twelve people who know each other.',
      },
    ],
  },
  personal_trainer: {
    scenes: [
      {
        scene: {
          es: 'La boda es en otoño y el traje no cierra. Se ha descargado un plan de un actor, con seis días de pesas y pollo hervido, y el jueves de la primera semana hay una cena de trabajo.',
          en: 'The wedding is in the autumn and the suit will not close. A film actor’s plan has been downloaded, six days of weights and boiled chicken, and on the first Thursday there is a dinner for work.',
        },
        stakes: {
          es: 'Los planes de otro duran lo que dura la semana de otro.',
          en: 'Somebody else’s plan lasts as long as somebody else’s week.',
        },
      },
      {
        scene: {
          es: 'Su madre se ha caído dos veces en casa. El médico dice que camine, el pasillo mide nueve pasos, y a ella le da vergüenza salir al parque en chándal.',
          en: 'Their mother has fallen twice at home. The doctor says to walk, the hallway is nine paces long, and she is embarrassed to be seen in the park in a tracksuit.',
        },
        stakes: {
          es: 'Después de la segunda caída se deja de salir, y la tercera ocurre de camino al baño.',
          en: 'After the second fall one stops going out, and the third happens on the way to the bathroom.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Dirige a treinta personas y no consigue mandar en su agenda. Quiere que alguien le espere en un sitio a una hora.',
          en: 'Somebody in charge of thirty people and not of their own diary. They want to be expected somewhere at a given hour.',
        },
        obstacle: {
          es: 'Ha pagado tres gimnasios y recuerda el color de las taquillas.',
          en: 'Three gyms have been paid for, and what stays of them is the colour of the lockers.',
        },
        hurt: {
          es: 'Sube dos pisos hablando por teléfono y tiene que inventar una excusa para parar.',
          en: 'Two floors up on a call, an excuse has to be found for stopping.',
        },
      },
      {
        wish: {
          es: 'Le operaron hace un año y el alta decía vida normal. Quiere saber qué es normal para ese hombro.',
          en: 'It is a year since the operation, and the discharge said normal life. The wish is to know what is normal for that shoulder.',
        },
        obstacle: {
          es: 'El fisioterapeuta ya terminó, el gimnasio aún le da miedo, y en medio no hay nadie.',
          en: 'The physiotherapy is over, the gym is still frightening, and between them stands nobody.',
        },
        hurt: {
          es: 'Cuelga los abrigos con la otra mano y ha dejado de nadar.',
          en: 'Coats get hung with the other hand, and swimming has stopped.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'nadie cobra los mensajes de las diez de la noche, ni el vídeo de un ejercicio que se graba tres veces',
        en: 'nobody is paid for messages at ten at night, or for the video of one exercise filmed three times',
      },
      {
        es: 'la sesión anulada con una hora de aviso se suele perdonar, y perdonarla dos veces por semana es un día de trabajo al mes',
        en: 'a session called off at an hour’s notice tends to be forgiven, and forgiving two a week comes to a day’s work a month',
      },
    ],
    rivalTests: [
      {
        es: 'Buscar a tres entrenadores de la zona y preguntarles por alguien de setenta años: apuntar quién pide el informe del médico y quién propone empezar mañana.',
        en: 'Find three trainers in the area and ask them about a client of seventy, noting which of them wants the doctor’s report and which proposes to begin tomorrow.',
      },
      {
        es: 'Observar una sesión suya en un parque y contar los minutos que mira al cliente y los que mira el teléfono.',
        en: 'Watch one of their sessions in a park, and count the minutes spent looking at the client and those spent looking at the phone.',
      },
    ],
    steps: [
      {
        es: ['Cuenta qué quieres poder hacer', 'Prueba una sesión en tu parque o en tu salón', 'Fija día y hora de cada semana'],
        en: ['Say what you would like to be able to do', 'Try a session in your park or living room', 'Set a day and time for each week'],
      },
      {
        es: ['Envía tus informes antes de empezar', 'Aprende bien los primeros ejercicios', 'Añade peso cuando dejen de costar'],
        en: ['Send your reports before starting', 'Learn the first exercises well', 'Add weight once they come easily'],
      },
    ],
    contrasts: [
      {
        before: { es: 'un plan de actor y una cena el jueves', en: 'an actor’s plan and a dinner on Thursday' },
        after: {
          es: 'una rutina que cabe en la semana y se nota en el espejo',
          en: 'a routine that fits the week and shows in the mirror',
        },
      },
      {
        before: { es: 'ejercicios de memoria y miedo a hacerse daño', en: 'exercises done from memory and a fear of getting hurt' },
        after: { es: 'un cuerpo que responde cuando se le pide', en: 'a body that answers when asked' },
      },
    ],
    proofs: [
      {
        es: 'una libreta de dos meses con lo que cada persona levantaba, andaba o subía al principio y al final',
        en: 'a two-month notebook of what each person lifted, walked or climbed at the start and at the end',
      },
      {
        es: 'la carta de un fisioterapeuta que manda a sus altas y el seguro a la vista',
        en: 'a letter from a physiotherapist who sends on discharged patients, and the insurance on show',
      },
    ],
    strains: [
      {
        es: 'Se vende de una en una: para atender a cinco personas más hay que encontrar cinco horas que ya no están.',
        en: 'It is sold one hour at a time, and five more clients need five hours that are no longer there.',
      },
      {
        es: 'Cada traslado entre un parque, una casa y un gimnasio alquilado es una sesión que no se da, con las gomas en la mochila.',
        en: 'Each trip between a park, a home and a hired gym is a session not given, bands in the rucksack.',
      },
    ],
    risks: [
      {
        risk: { es: 'un cliente se lesiona entrenando', en: 'a client is hurt in training' },
        hits: 'policy',
        trigger: { es: 'un dolor nuevo que se repite dos sesiones', en: 'a new pain at two sessions running' },
        response: {
          es: 'cuestionario de salud firmado, ejercicio retirado y seguro de responsabilidad',
          en: 'a signed health form, the exercise dropped and liability cover',
        },
      },
      {
        risk: { es: 'cinco personas pagan todo el mes', en: 'five people pay for the whole month' },
        hits: 'client',
        trigger: { es: 'un cliente que supone más de la quinta parte de las horas', en: 'one client with over a fifth of the hours' },
        response: {
          es: 'grupos pequeños de dos o tres y lista de espera viva',
          en: 'small groups of two or three and a waiting list kept alive',
        },
      },
    ],
  },
  martial_arts_school: {
    packBuyers: { scenes: 'parent', contrasts: 'parent' },
    scenes: [
      {
        scene: {
          es: 'Trabaja de noche y vuelve andando con las llaves entre los dedos. Lo de la defensa personal lo ha visto en un vídeo, lo ha ensayado ante el espejo, y no ha tenido a nadie que la agarrase de verdad.',
          en: 'She works nights and walks home with her keys between her fingers. Self-defence has been seen in a video and tried at the mirror, and nobody has ever really taken her by the arm.',
        },
        stakes: {
          es: 'El miedo cambia el camino, luego el horario y al final el empleo.',
          en: 'Fear changes the way home, then the hours and in the end the job.',
        },
      },
      {
        buyer: 'parent',
        scene: {
          es: 'Ha cumplido quince años y mide uno ochenta. En el fútbol no juega, en casa da portazos, y el saco del trastero se descolgó al segundo golpe.',
          en: 'He is fifteen and suddenly tall. At football he sits on the bench, at home the doors slam, and the punchbag in the boxroom came down at the second blow.',
        },
        stakes: {
          es: 'Tanta fuerza sin nadie que la ordene acaba en un parte del instituto.',
          en: 'That much strength with nobody to order it ends in a letter from school.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Ganó un título local y lleva diez años sin calzarse los guantes. Quiere sudar con gente que sepa lo que hace.',
          en: 'A local title once, and ten years without gloves. The wish is to sweat alongside people who know what they are doing.',
        },
        obstacle: {
          es: 'En el gimnasio de abajo hay música, luces y ningún ring.',
          en: 'The gym downstairs has music, lights and no ring.',
        },
        hurt: {
          es: 'Pega al aire en la cocina, y quien entra se ríe.',
          en: 'There is shadow-boxing in the kitchen, and whoever walks in laughs.',
        },
      },
      {
        buyer: 'parent',
        wish: {
          es: 'Tiene un hijo que se asusta de todo. No busca que pegue: busca que aprenda a caerse.',
          en: 'There is a son who takes fright at everything. The idea is not for him to hit but for him to learn how to fall.',
        },
        obstacle: {
          es: 'La escuela que conoce grita a los niños, y la otra los pone a jugar y ya está.',
          en: 'One school nearby shouts at children, and the other lets them play and leaves it there.',
        },
        hurt: {
          es: 'En el patio sigue junto a la pared, y las zapatillas están nuevas al acabar el curso.',
          en: 'In the playground he still keeps to the wall, and at the year’s end his shoes are as good as new.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'los kimonos y guantes de préstamo se lavan, se cosen y se pierden, y nadie los pone en la cuota',
        en: 'lent uniforms and gloves get washed, mended and lost, and nobody puts them in the fee',
      },
      {
        es: 'se mira quién paga y no el maestro que viaja a dar un seminario, ni el médico de guardia de cada torneo',
        en: 'paying members are looked at, and not the master invited for a seminar or the doctor on call at each tournament',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar a tres familias por qué dejaron la otra escuela: si fue por el dinero, por un golpe, por el horario o porque nadie llamó.',
        en: 'Ask three families why they left the other school: over money, a blow, the timetable, or because nobody rang.',
      },
      {
        es: 'Hacer una clase de prueba como principiante y fijarse en con quién emparejan al nuevo y qué pasa si dice que le duele.',
        en: 'Take a trial class as a beginner, and notice whom you are paired with and what happens when you say that something hurts.',
      },
    ],
    steps: [
      {
        buyer: 'parent',
        es: ['Trae al niño y siéntate a mirar', 'Deja que pruebe una clase entera', 'Decide con él a la salida'],
        en: ['Bring the child and sit and watch', 'Let them try a whole class', 'Decide together on the way out'],
      },
      {
        es: ['Apúntate un mes, compitas o no', 'Entrena con guantes prestados', 'Compra el equipo cuando sepas cuál'],
        en: ['Join for a month, to compete or not', 'Train in borrowed gloves', 'Buy the kit once you know which'],
      },
    ],
    contrasts: [
      {
        before: { es: 'unas llaves entre los dedos y un camino más largo', en: 'keys between the fingers and the longer way home' },
        after: { es: 'el camino de siempre, andado con la cabeza alta', en: 'the usual way home, walked with a raised head' },
      },
      {
        buyer: 'parent',
        before: { es: 'portazos en casa y un banquillo', en: 'slammed doors at home and a substitute’s bench' },
        after: {
          es: 'fuerza con horario, reglas y alguien a quien saludar al entrar',
          en: 'strength with a timetable, rules and somebody to bow to',
        },
      },
    ],
    strains: [
      {
        es: 'Los niveles conviven en el mismo suelo: un cinturón blanco al lado de uno negro necesita dos maestros, y casi siempre hay uno.',
        en: 'All levels share one floor; a white belt next to a black one needs two teachers, and nearly always there is one.',
      },
      {
        es: 'Los adultos se apuntan en grupo y se van en grupo: basta una lesión o una mudanza para perder tres cuotas en la misma semana.',
        en: 'Adults join in groups and leave in groups, and one injury or one move is enough to lose three fees in a week.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
