import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const cleaningTradeTakes = {
  home_cleaning: {
    scenes: [
      {
        scene: {
          es: 'Llegan los suegros a las dos y el pasillo tiene pelo de dos gatos. Uno pasa la aspiradora con el abrigo puesto, el otro mete cosas en un armario a empujones, y nadie ha mirado el microondas.',
          en: 'The in-laws are due at two and the hall is covered in the fur of two cats. One of the couple vacuums with a coat on, the other shoves things into a cupboard, and neither has looked inside the microwave.',
        },
        stakes: {
          es: 'Se recibe con sudor y con prisas, y lo que se recuerda de la visita es la discusión de antes.',
          en: 'The door is opened sweating, and what stays of the visit is the argument before it.',
        },
      },
      {
        scene: {
          es: 'La madre vive sola y dice que se apaña. La bañera lleva semanas seca, los cristales no dejan ver la calle y en la nevera hay tres yogures del mes pasado.',
          en: 'Mother lives alone and says she manages. The bath has been dry for weeks, the windows no longer show the street, and in the fridge are three yogurts from last month.',
        },
        stakes: {
          es: 'Un hijo se entera por una vecina, y el otro por una caída.',
          en: 'One son hears of it from a neighbour, and the other through a fall.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Acaba de nacer su segundo hijo y la casa ha dejado de obedecer. Quiere encontrar el suelo de la cocina sin tener que dar las gracias llorando.',
          en: 'They have a second baby, and the house has stopped obeying. They want to see the kitchen floor again without weeping with gratitude.',
        },
        obstacle: {
          es: 'Quien viene por horas pregunta dónde está todo, y explicarlo despierta al que duerme.',
          en: 'Anyone hired by the hour asks where everything is, and explaining wakes the one asleep.',
        },
        hurt: {
          es: 'Se acepta la ayuda de una hermana que también está cansada, y luego se le debe.',
          en: 'Help is taken from a sister who is tired too, and then it is owed.',
        },
      },
      {
        wish: {
          es: 'Teletrabaja en el salón con dos compañeros de piso. Quiere que la videollamada tenga detrás una pared y no un tendedero.',
          en: 'They work from the living room of a shared flat. Behind the video call they want a wall and not a clothes horse.',
        },
        obstacle: {
          es: 'El turno de limpieza está en la puerta de la nevera, y el de esta semana siempre se ha ido de viaje.',
          en: 'The rota is on the fridge, and whoever is on it this week has always gone away.',
        },
        hurt: {
          es: 'Deja de invitar a casa, y con los que comparte piso habla ya solo por notas.',
          en: 'Nobody is asked round any more, and flatmates now speak by note.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'tres personas y un turno que nadie cumple',
          en: 'three people and a rota nobody keeps',
        },
        after: {
          es: 'un día de la semana en que la casa amanece ordenada sin haber discutido',
          en: 'one day a week on which the place is in order and nobody has argued',
        },
      },
      {
        before: {
          es: 'la aspiradora a toda prisa antes de que llegue la visita',
          en: 'a rush with the vacuum cleaner before visitors arrive',
        },
        after: {
          es: 'una puerta que se abre a quien sea, a la hora que sea',
          en: 'a door opened to anyone at any hour',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el rato entre una casa y la siguiente no lo paga nadie, y en una ciudad grande puede comerse media mañana',
        en: 'the time between one home and the next is paid by nobody, and in a large town it can eat up half a morning',
      },
      {
        es: 'la cuenta deja fuera el jarrón que se rompe, la llave que se pierde y la casa que tarda el doble la primera vez',
        en: 'the sum leaves out the vase that breaks, the key that goes missing and the home that takes twice as long at first',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar en el propio portal a quien tenga contratado a un rival a qué hora llegan, a qué hora se van y cuánto paga: así sale el precio real de la hora.',
        en: 'Ask a neighbour who uses a rival when they come, when they leave and what it costs; that gives the true price of the hour.',
      },
      {
        es: 'Preguntar por precio en dos empresas y luego en el tablón del supermercado: apuntar quién habla de contrato, quién de seguro y quién de la llave.',
        en: 'Ask for a price at two firms and then on the supermarket noticeboard, and note who speaks of a contract, who of insurance and who of the key.',
      },
    ],
    steps: [
      {
        es: ['Deja una lista con lo que más te pesa', 'Pasa la primera visita en casa y corrige', 'Entrega las llaves cuando te fíes'],
        en: ['Leave a list of what weighs on you most', 'Stay in for the first visit and correct', 'Hand over keys once you trust'],
      },
      {
        es: [
          'Elige entre mantenimiento y limpieza a fondo',
          'Apunta en la hoja de la cocina lo que falta',
          'Mueve la visita con dos días de aviso',
        ],
        en: ['Choose between upkeep and a deep clean', 'Note what is missing on the kitchen sheet', 'Move a visit with two days’ notice'],
      },
    ],
    proofs: [
      {
        es: 'una hoja de tareas por habitación, firmada en cada visita y guardada desde la primera',
        en: 'a task sheet for each room, signed at every visit and kept since the first',
      },
      {
        es: 'el contrato y el alta en la seguridad social de cada persona que entra en una casa, a disposición de quien abre la puerta',
        en: 'the contract and social insurance record of everyone who enters a home, shown to whoever opens the door',
      },
    ],
    strains: [
      {
        es: 'La primera visita a una casa se alarga siempre: si esa mañana hay otra detrás, se llega cuando la familia siguiente ya se ha ido a trabajar.',
        en: 'The first visit to a home always overruns; with another behind it that morning, the next family has left for work before anyone arrives.',
      },
      {
        es: 'Cuando alguien enferma queda un cajón de llaves y nadie que sepa qué puerta abre cada una.',
        en: 'When somebody falls ill there is a drawer of keys and no one who knows which door each opens.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'alergias o daños por un producto',
          en: 'an allergy or damage from a product',
        },
        hits: 'policy',
        trigger: {
          es: 'una encimera mate o un estornudo que se repite',
          en: 'a dulled worktop or a sneeze that keeps coming back',
        },
        response: {
          es: 'ficha de superficies por casa, prueba en un rincón y lista corta de productos',
          en: 'a list of surfaces for each home, a test in one corner and few products',
        },
      },
      {
        risk: {
          es: 'la persona que limpia deja de caerle bien a la casa',
          en: 'the household takes against its cleaner',
        },
        hits: 'client',
        trigger: {
          es: 'dos mensajes secos seguidos',
          en: 'two curt messages in a row',
        },
        response: {
          es: 'llamada de quien coordina, visita de apoyo y cambio sin dar explicaciones',
          en: 'a call from the coordinator, a support visit and a change with no reasons asked',
        },
      },
    ],
  },
  office_cleaning: {
    costDoubts: [
      {
        es: 'el local se mide por metros y se paga por horas, y la cocina de después de un cumpleaños no figura en el plano',
        en: 'the premises are measured by floor space and paid for by the hour, and the kitchen after a birthday is not on the plan',
      },
      {
        es: 'no se ven las vacaciones de quien limpia, que alguien tiene que cubrir y se pagan dos veces',
        en: 'the cleaner’s holidays do not show, though somebody has to cover them and they are paid for twice',
      },
    ],
    strains: [
      {
        es: 'Cada edificio tiene sus llaves, su alarma y su permiso de acceso: quien va de suplente sin ellos se queda en la acera, por bien que limpie.',
        en: 'Each building has its keys, its alarm and its pass; a stand-in without them is left on the pavement, however well they clean.',
      },
      {
        es: 'Un contrato nuevo se gana en una tarde y necesita dos personas formadas el lunes siguiente.',
        en: 'A new contract is won in one afternoon and needs two trained people on the following Monday.',
      },
    ],
  },
  holiday_flat_cleaning: {
    scenes: [
      {
        scene: {
          es: 'El grupo de despedida se ha ido dejando confeti en la bañera, un olor que no se identifica y una silla en el balcón del vecino. Faltan cuatro horas y quien gestiona la llave está en una boda.',
          en: 'The stag party has gone, leaving confetti in the bath, a smell that cannot be named and a chair on the neighbour’s balcony. There are four hours left, and whoever keeps the key is at a wedding.',
        },
        stakes: {
          es: 'Quien llega entra oliendo la noche de otros, y lo cuenta con fotos antes de deshacer la maleta.',
          en: 'New arrivals walk into someone else’s night, and report it with pictures before they unpack.',
        },
      },
      {
        scene: {
          es: 'En la reseña pone «precioso, pero…» y después del pero hay una sartén, un mando y una bombilla. Nadie lo avisó, porque quien limpia mira el suelo y quien se aloja mira el techo.',
          en: 'The review says “lovely, but”, and after the but come a frying pan, a remote control and a light bulb. Nobody reported them, since cleaners look at the floor and guests at the ceiling.',
        },
        stakes: {
          es: 'La nota baja una décima, y el piso pasa de la primera pantalla a la segunda.',
          en: 'The rating drops a tenth, and the flat slides from the first screen to the second.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Heredó el piso de su tía y lo alquila los fines de semana. Quiere que dé algo sin convertirse en su segundo empleo.',
          en: 'They inherited an aunt’s flat and let it at weekends. They want it to earn something without turning into a second job.',
        },
        obstacle: {
          es: 'Las entradas caen en su horario de oficina y los imprevistos en su cena.',
          en: 'Arrivals fall in office hours and surprises at dinner.',
        },
        hurt: {
          es: 'Coge un día libre para fregar un baño, y ese mes el piso ha salido más caro que dejarlo cerrado.',
          en: 'A day off goes on scrubbing a bathroom, and that month it would have cost less to leave the place shut.',
        },
      },
      {
        wish: {
          es: 'Lleva catorce apartamentos de otros y responde de todos. Quiere abrir el panel por la mañana y ver en verde los que están listos.',
          en: 'They look after fourteen flats for other people and answer for all of them. They want to open the screen in the morning and see in green those that are ready.',
        },
        obstacle: {
          es: 'Quien limpia avisa cada vez a su manera: una nota de voz, una foto borrosa, un silencio.',
          en: 'Cleaners all report in a different way: a voice note, a blurred picture, silence.',
        },
        hurt: {
          es: 'Un huésped entra en un piso sin hacer y el teléfono ya no se suelta en todo el puente.',
          en: 'One guest walks in on an unmade flat, and the phone is not put down all weekend.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'un confeti que aparece tres semanas después',
          en: 'confetti that turns up three weeks later',
        },
        after: {
          es: 'un piso que huele a nada y una lista de lo que había que cambiar, ya cambiado',
          en: 'a flat that smells of nothing, and a list of what needed replacing, already replaced',
        },
      },
      {
        before: {
          es: 'un calendario de entradas que manda en el fin de semana',
          en: 'a calendar of arrivals that rules the weekend',
        },
        after: {
          es: 'todos los pisos listos antes de comer y el móvil boca abajo',
          en: 'every flat ready before lunch and the phone face down',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el desgaste de la ropa de cama se paga al tercer verano, cuando ya no queda blanca y hay que comprarla entera',
        en: 'bed linen wears out to be paid for in the third summer, when none is white and all of it has to be bought',
      },
      {
        es: 'el precio va por piso, y un ático sin ascensor con seis camas se cobra como un estudio en planta baja',
        en: 'the charge is by the flat, and a top floor with six beds and no lift is charged like a studio on the ground floor',
      },
    ],
    rivalTests: [
      {
        es: 'Reservar una noche en un piso que limpie un rival y pasar el dedo por encima de la puerta, por el filtro de la campana y por el mando de la tele.',
        en: 'Book one night in a flat a rival cleans, and run a finger along the top of the door, the hood filter and the remote control.',
      },
      {
        es: 'Ponerse a las once en el portal de un edificio con muchas llaves y contar equipos, carros y minutos por piso; si uno baja corriendo dos veces, le falta material.',
        en: 'Stand at eleven by the door of a building full of key boxes and count crews, trolleys and minutes per flat; a crew that runs down twice is short of supplies.',
      },
    ],
    steps: [
      {
        es: ['Manda cuatro fotos de cómo debe quedar', 'Da de alta dos limpiezas de prueba', 'Recibe un aviso cuando esté listo'],
        en: ['Send four pictures of how it should look', 'Book two trial changeovers', 'Get a message when it is ready'],
      },
      {
        es: ['Danos un piso de prueba', 'Comparte las horas de salida y de entrada', 'Sigue solo si te convence'],
        en: ['Give us one flat as a trial', 'Share check-out and check-in times', 'Carry on only if you are satisfied'],
      },
    ],
    proofs: [
      {
        es: 'doce salidas seguidas con la hora de la última foto y la de la puerta del huésped, en una tabla sin huecos',
        en: 'twelve changeovers running, with the time of the last photograph and of the guest’s arrival, in a table with no gaps',
      },
      {
        es: 'la hoja de una inspección sorpresa, escrita a mano por un propietario, con lo que encontró',
        en: 'the sheet of a surprise inspection, in an owner’s handwriting, with what was found',
      },
    ],
    strains: [
      {
        es: 'La ropa blanca ata más que las horas: sin lavandería propia ni segundo juego, un piso listo espera dos fundas como quien espera un tren.',
        en: 'Linen binds more than hours do; with no laundry and no second set, a finished flat waits for two pillowcases as one waits for a train.',
      },
      {
        es: 'Las cancelaciones llegan la noche antes: la ruta que se armó en orden se vuelve un zigzag, y se pasa más rato en el coche que con la fregona.',
        en: 'Cancellations come the night before; the route drawn in order becomes a zigzag, and more time goes on driving than on mopping.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'un robo o una rotura de la que culpan al equipo',
          en: 'a theft or breakage blamed on the crew',
        },
        hits: 'policy',
        trigger: {
          es: 'una queja con valor antes de que entre el siguiente',
          en: 'a claim with a figure before the next guest arrives',
        },
        response: {
          es: 'vídeo de entrada y de salida, seguro y cajas de llaves con registro',
          en: 'video in and out, insurance and key boxes that log each opening',
        },
      },
      {
        risk: {
          es: 'los propietarios piden bajar el precio fuera de temporada',
          en: 'owners ask for less out of season',
        },
        hits: 'price',
        trigger: {
          es: 'tres correos parecidos al acabar el verano',
          en: 'three similar emails as summer ends',
        },
        response: {
          es: 'tarifa de baja ligada a un mínimo anual de cambios',
          en: 'an off-season rate tied to a yearly minimum of changeovers',
        },
      },
    ],
  },
  laundry: {
    packBuyers: { scenes: 'household', stories: 'household', contrasts: 'household', steps: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El equipo ha perdido y ha llovido. En el maletero van dieciséis camisetas de barro, la persona encargada este mes tiene una lavadora de siete kilos y el próximo partido es el miércoles.',
          en: 'The team lost and it rained. In the boot are sixteen shirts of mud, this month’s volunteer has a small machine, and the next match is on Wednesday.',
        },
        stakes: {
          es: 'Se lava en cuatro tandas, se seca sobre radiadores, y el voluntario del mes siguiente no aparece.',
          en: 'It is washed in four loads and dried over radiators, and next month’s volunteer does not come forward.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'La lavadora se ha parado con la puerta cerrada y el agua dentro. El técnico viene entre el jueves y el martes; en la bolsa azul está todo lo que hace falta el viernes.',
          en: 'The washing machine has stopped, locked and full of water. The engineer comes between Thursday and Tuesday; in the blue bag is everything needed for Friday.',
        },
        stakes: {
          es: 'Se compra ropa interior por no pedir un favor, y a los tres días también está en la bolsa.',
          en: 'Underwear is bought rather than ask a favour, and three days later it is in the bag too.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El restaurante tiene sesenta servilletas para ochenta cubiertos. La lavandería industrial recoge los martes y exige un mínimo, la lavadora del almacén no acaba nunca, y a las ocho alguien dobla papel.',
          en: 'The restaurant has sixty napkins for eighty covers. The industrial laundry collects on Tuesdays with a minimum, the machine in the storeroom never finishes, and at eight somebody is folding paper.',
        },
        stakes: {
          es: 'Un mantel con cerco se ve antes que el plato, y se cobra en la propina.',
          en: 'A ring on the tablecloth is seen before the dish, and the tip pays for it.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Comparte piso con otros tres y una lavadora con turnos. Quiere lavarlo todo el domingo de una vez y quedarse con la tarde.',
          en: 'They share a flat with three others and one washing machine with turns. They want to wash everything at once on Sunday and keep the afternoon.',
        },
        obstacle: {
          es: 'Cuando llega el turno llueve, y cuando hace sol la usa otro.',
          en: 'When the turn comes it rains, and when the sun is out somebody else has it.',
        },
        hurt: {
          es: 'Va a clase con lo que menos huele.',
          en: 'What gets worn to class is whatever smells least.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Lleva tres meses viajando con una mochila. Quiere una hora con enchufe y que la ropa salga seca, porque el autobús es a las seis.',
          en: 'They have been on the road for three months with one rucksack. They want an hour near a socket and dry clothes, since the bus leaves at six.',
        },
        obstacle: {
          es: 'Las instrucciones están en un idioma, las monedas son de otro y la secadora devuelve un billete.',
          en: 'Instructions are in one language, the coins of another, and the dryer spits out a note.',
        },
        hurt: {
          es: 'Se sube al autobús con un calcetín húmedo en cada bolsillo.',
          en: 'The bus is boarded with a damp sock in each pocket.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Tiene una peluquería y lava cuarenta toallas al día en una máquina de casa. Quiere dejarlas en una bolsa al cerrar y encontrarlas dobladas al abrir.',
          en: 'Somebody with a hair salon who washes forty towels a day in a domestic machine. They want to leave them in a bag at closing and find them folded at opening.',
        },
        obstacle: {
          es: 'Los grandes no recogen tan poco, y en la de monedas ni cabe todo ni hay quien espere.',
          en: 'The big firms will not collect so little, and at the coin laundry there is neither room for it all nor anyone to wait.',
        },
        hurt: {
          es: 'La secadora retumba durante los tintes, y la última clienta tiene una toalla húmeda al cuello.',
          en: 'The dryer rumbles through the colourings, and the last customer has a damp towel round her neck.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'una lavadora parada con el agua dentro',
          en: 'a machine stopped with the water still in it',
        },
        after: {
          es: 'un saco que se deja por la mañana y vuelve doblado',
          en: 'a sack left in the morning that comes back folded',
        },
      },
      {
        buyer: 'household',
        before: {
          es: 'pantalones húmedos sobre los radiadores',
          en: 'damp trousers over the radiators',
        },
        after: {
          es: 'un armario en el que todo está seco el domingo por la noche',
          en: 'a wardrobe in which all is dry by Sunday night',
        },
      },
      {
        buyer: 'business',
        before: { es: 'una secadora que no calla en horas de trabajo', en: 'a dryer that never stops in opening hours' },
        after: { es: 'las toallas dobladas en la puerta antes de abrir', en: 'towels folded by the door before the first customer' },
      },
    ],
    costDoubts: [
      {
        es: 'cada moneda que se atasca, cada jabón que se regala y cada máquina que hay que volver a poner se resta de una caja que nadie cuadra con el contador',
        en: 'each jammed coin, each measure of soap given away and each cycle run again comes off a till nobody checks against the meter',
      },
      {
        es: 'el local paga agua y vertido según un cálculo que se revisa una vez al año, siempre hacia arriba',
        en: 'the premises pay for water and drainage on an estimate revised yearly, and always upwards',
      },
    ],
    rivalTests: [
      {
        es: 'Pasar dos horas de una tarde sentado en la del barrio rival con una bolsa de ropa limpia y apuntar cuántas personas entran, miran las máquinas y se van.',
        en: 'Spend two hours of an afternoon at the nearest rival with a bag of clean clothes, and write down how many come in, look at the machines and leave.',
      },
      {
        es: 'Llevar una camisa blanca con una mancha de vino, decir que es urgente y fijarse en quién da consejo, quién da precio y quién da una hora.',
        en: 'Take in a white shirt with a wine stain, call it urgent, and see who gives advice, who gives a price and who gives a time.',
      },
    ],
    steps: [
      {
        es: ['Deja la bolsa con tu nombre y una hora', 'Di qué no va en secadora', 'Recógela doblada al volver'],
        en: ['Leave the bag with your name and a time', 'Say what must not be tumbled', 'Collect it folded on your way back'],
      },
      {
        es: ['Trae lo que no cabe en casa, edredón incluido', 'Elige programa o deja que te lo pongan', 'Llévatelo seco'],
        en: ['Bring what does not fit at home, duvet included', 'Choose a programme or have it set for you', 'Take it away dry'],
      },
      {
        buyer: 'business',
        es: ['Cuenta cuántas piezas ensucias en una semana', 'Fija hora de recogida y de entrega', 'Paga por kilo con una factura al mes'],
        en: [
          'Count how many pieces you dirty in a week',
          'Settle when they are collected and returned',
          'Pay by the kilo with one invoice a month',
        ],
      },
    ],
    proofs: [
      {
        es: 'la misma toalla lavada cien veces, junto a una nueva, con el programa escrito',
        en: 'one towel washed a hundred times, beside a new one, with the programme written down',
      },
      {
        es: 'un mes de recogidas a tres negocios del barrio, con la hora prometida y la hora de cada entrega',
        en: 'one month of collections for three local businesses, with the hour promised and the hour of each return',
      },
    ],
    strains: [
      {
        es: 'Una secadora parada no quita una máquina, quita dos lavadoras: lo que sale mojado no tiene adónde ir.',
        en: 'One dryer down does not take away one machine but two washers, since what comes out wet has nowhere to go.',
      },
      {
        es: 'En el local no hay nadie y aun así hay que responder: las llamadas por una puerta trabada llegan en la cena, y las contesta quien abrió a las siete.',
        en: 'The shop has nobody in it and still needs answering for; calls about a jammed door come at dinner, and whoever takes them opened up at seven.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'ropa estropeada o extraviada',
          en: 'clothes ruined or lost',
        },
        hits: 'policy',
        trigger: {
          es: 'dos reclamaciones del servicio de plegado en un mes',
          en: 'two claims about folded loads in a month',
        },
        response: {
          es: 'etiqueta por bolsa, fotos de lo delicado y un tope de indemnización a la vista',
          en: 'a tag on each bag, photographs of delicates and a posted limit on claims',
        },
      },
      {
        risk: {
          es: 'vandalismo de madrugada',
          en: 'vandalism in the small hours',
        },
        hits: 'policy',
        trigger: {
          es: 'una caja forzada o el local con gente durmiendo',
          en: 'a forced cash box or people sleeping in the shop',
        },
        response: {
          es: 'cierre nocturno automático, pago sin monedas y cámara con aviso',
          en: 'doors that lock at night, payment without coins and a camera that calls',
        },
      },
    ],
  },
  car_wash: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El coche se vende el domingo y en las fotos el asiento sale más oscuro de un lado. El anuncio lleva tres semanas, han venido dos y los dos han mirado lo mismo.',
          en: 'The car is to be sold on Sunday, and in the pictures one seat looks darker on one side. The advert has run for three weeks, two people came and both looked at the same spot.',
        },
        stakes: {
          es: 'Una mancha que se quita en una hora rebaja un coche entero.',
          en: 'A stain that takes an hour to remove marks down a whole car.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'Ocho furgonetas rotuladas llevan barro hasta el teléfono de la puerta. El encargado las manda de una en una al túnel, cada conductor pierde una hora, y el gerente se cruza con la peor.',
          en: 'Eight lettered vans are muddy up to the phone number on the door. The foreman sends them one at a time to the rollers, each driver loses an hour, and the manager meets the worst of them.',
        },
        stakes: {
          es: 'El rótulo se pagó para que se leyera.',
          en: 'The lettering was paid for so that it could be read.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Lleva a dos niños y un perro y quiere que el coche aguante limpio de viernes a domingo.',
          en: 'Two children and a dog ride in the back, and the car should stay clean from Friday to Sunday.',
        },
        obstacle: {
          es: 'La aspiradora de monedas se apaga cuando por fin llega debajo de la silla.',
          en: 'The coin vacuum cuts out just as it gets under the child seat.',
        },
        hurt: {
          es: 'Acaba dejando el coche sucio porque total, para lo que dura.',
          en: 'In the end it is left dirty, since it would only last a day.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva pasajeros y la nota de la aplicación se la juega en el asiento de atrás.',
          en: 'Somebody drives passengers, and the app’s rating is won or lost on the back seat.',
        },
        obstacle: {
          es: 'Parar a lavar en hora buena es dejar de cobrar.',
          en: 'Stopping for a wash in a good hour means earning nothing.',
        },
        hurt: {
          es: 'Baja dos décimas por un olor y tarda un mes en saber por qué.',
          en: 'The rating drops over a smell, and it takes a month to learn why.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'un anuncio de venta con la mancha en primer plano', en: 'a for-sale picture with the stain up front' },
        after: {
          es: 'una tapicería de un solo color y una oferta sin rebaja',
          en: 'upholstery of one colour and an offer without a discount',
        },
      },
      {
        before: { es: 'furgonetas que tapan su propio teléfono con barro', en: 'vans that hide their own number under mud' },
        after: {
          es: 'la flota limpia los lunes, sin mover a ningún conductor',
          en: 'the fleet clean on Mondays without a driver leaving his round',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el rato de secar las juntas no se cobra, y es lo que distingue un lavado de otro',
        en: 'drying the door seals takes minutes nobody bills, and is what sets one wash apart from another',
      },
      {
        es: 'la bomba, la aspiradora y las boquillas se gastan a la vez y no entran en el precio hasta que se rompen',
        en: 'pump, vacuum and nozzles wear out together and come into the price only when they break',
      },
    ],
    rivalTests: [
      {
        es: 'Aparcar enfrente un sábado de sol y contar coches por hora, cuántos dan la vuelta al ver la fila y cuántos piden interior.',
        en: 'Park opposite on a sunny Saturday and count cars an hour, how many turn away at the sight of the line and how many ask for the inside.',
      },
      {
        es: 'Llamar a tres lavaderos como empresa de ocho furgonetas y apuntar quién da precio por flota y quién recoge.',
        en: 'Call three washes as a firm with eight vans, and note who quotes for a fleet and who collects.',
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: ['Entra sin cita si hay hueco en la pizarra', 'Pide solo fuera o también dentro', 'Vuelve después de la próxima lluvia'],
        en: ['Drive in if the board shows a space', 'Ask for outside only or inside as well', 'Come back after the next rain'],
      },
      {
        buyer: 'business',
        es: ['Manda la lista de matrículas', 'Fija una mañana para toda la flota', 'Paga una factura al mes'],
        en: ['Send the list of number plates', 'Fix one morning for the whole fleet', 'Pay a single invoice a month'],
      },
    ],
    proofs: [
      {
        es: 'un asiento limpiado por la mitad, a la vista de quien espera',
        en: 'one seat cleaned on one half only, where people wait and can see it',
      },
      {
        es: 'el consumo de agua de un mes dividido por coches, con el recibo al lado',
        en: 'a month’s water divided by cars, with the bill beside it',
      },
    ],
    strains: [
      {
        es: 'Cada coche con interior ocupa el puesto cuarenta minutos: tres seguidos paran la fila y la fila se va al túnel.',
        en: 'A car with its inside done holds the bay for forty minutes, so three in a row stop the line and the line goes to the rollers.',
      },
      {
        es: 'Secar es lo que tarda y lo que se nota; cuando falta una persona se seca peor y vuelve el doble de gente a quejarse.',
        en: 'Drying takes the time and shows the difference, and with one hand short it is done worse and brings twice the complaints.',
      },
    ],
    risks: [
      {
        risk: { es: 'una gasolinera cercana regala el lavado al repostar', en: 'a nearby petrol station gives a wash away with fuel' },
        hits: 'price',
        trigger: { es: 'dos semanas con menos lavados de solo exterior', en: 'two weeks with fewer outside-only washes' },
        response: {
          es: 'dejar el exterior rápido como reclamo y vivir del interior, que un rodillo no hace',
          en: 'keep the quick outside wash as a draw and live on interiors, which rollers cannot do',
        },
      },
      {
        risk: { es: 'el equipo rota y el acabado cambia cada semana', en: 'staff turn over and the finish changes weekly' },
        hits: 'again',
        trigger: { es: 'más de un repaso gratis al día', en: 'more than one free touch-up a day' },
        response: {
          es: 'una hoja de pasos por coche, una persona que firma la salida y propina repartida',
          en: 'a sheet of steps per car, one person who signs it out and tips shared',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Se pregunta cuántos coches entran en una hora buena y cuántas horas buenas tiene la semana. Conviene llevar el recuento de dos sábados y dos martes frente al local.',
        en: 'What is asked is how many cars fit in a good hour and how many good hours a week has. Bring a count from two Saturdays and two Tuesdays outside the site.',
      },
      {
        es: 'El desagüe decide: sin permiso de vertido no hay apertura. Conviene traer el plano del separador y la respuesta de quien lo autoriza.',
        en: 'The drain decides, as no discharge consent means no opening. Have the plan of the interceptor and the answer from whoever grants it.',
      },
      {
        es: 'Al banco la lluvia le da miedo, y hace bien. Conviene mostrar qué parte de los ingresos son bonos y flotas, que no miran el cielo.',
        en: 'Rain worries lenders, and rightly. Show what part of the income is passes and fleets, which do not look at the sky.',
      },
    ],
    peaks: [
      {
        es: 'Se parte la fila en dos, solo exterior y completos, con hora dada a los completos y una persona que cobra sin mojarse.',
        en: 'The line is split in two, outside only and full, with a time given to the full ones and one person taking money with dry hands.',
      },
      {
        es: 'Las bayetas, el champú y los filtros se compran por cajas, y el turno del sábado se refuerza desde el jueves.',
        en: 'Cloths, shampoo and filters are bought by the case, and Saturday’s shift is reinforced from Thursday on.',
      },
      {
        es: 'A quien da la vuelta al ver la cola se le ofrece hora entre semana con un extra incluido.',
        en: 'People who turn round at the queue are offered a weekday slot with one extra thrown in.',
      },
    ],
    troughs: [
      {
        es: 'Se venden tapicerías, faros y motores, que se hacen a cubierto, y se visita a las flotas con un precio por matrícula.',
        en: 'Upholstery, headlights and engines are sold, which are done under cover, and fleets get a call with a price per vehicle.',
      },
      {
        es: 'Se acortan turnos de acuerdo con el equipo y se desmonta la bomba antes de que lo pida ella.',
        en: 'Shifts are shortened by agreement, and the pump is taken apart before it asks to be.',
      },
      {
        es: 'Un mensaje al primer día de sol, a quien compró bono, llena la mañana sin rebajar nada.',
        en: 'A message on the first dry day to everyone with a pass fills the morning with nothing taken off.',
      },
    ],
  },
  pool_maintenance: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'La bomba hace un ruido nuevo desde el martes. El manual vino con la casa en otro idioma, la caseta está a cuarenta grados, y el jardinero dice que él de eso no entiende pero que huele raro.',
          en: 'Since Tuesday the pump has made a new noise. The manual came with the house in another language, the pump room is an oven, and the gardener says that it is not his field but it smells odd.',
        },
        stakes: {
          es: 'Una junta que gotea vacía tres dedos al día, y con ellos la factura del agua.',
          en: 'A seal that drips takes three fingers of water a day, and fills the bill with them.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'Inspección de sanidad a las diez, socorrista de baja y el libro con cuatro hojas en blanco. La presidenta busca en el cajón las mediciones del mes y encuentra un albarán de hace dos veranos.',
          en: 'The health inspector is due at ten, the lifeguard is off sick and four pages of the log are blank. The chair of the residents looks in the drawer for this month’s readings and finds a delivery note from two summers ago.',
        },
        stakes: {
          es: 'Una piscina precintada en plena temporada la pagan todos los vecinos y la recuerda una sola persona.',
          en: 'A pool sealed in mid-season is paid for by every resident and remembered against one.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Vive fuera y abre la casa tres semanas al año. Quiere llegar de noche y que el agua esté como en la foto.',
          en: 'The owners live abroad and open the house three weeks a year. They would like to arrive at night and find the water as in the picture.',
        },
        obstacle: {
          es: 'Paga todo el año a alguien que manda la factura y nunca una imagen.',
          en: 'Somebody is paid all year who sends invoices and never a picture.',
        },
        hurt: {
          es: 'Los dos primeros días de vacaciones se van en llamar y esperar junto al borde.',
          en: 'The first two days of the holiday go on ringing and waiting at the edge.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Gestiona siete casas de alquiler y cada piscina sale en el anuncio. Quiere un parte con hora y foto antes de cada entrada.',
          en: 'Seven holiday lets are managed, each with its pool in the advert. A note with time and photo before every arrival is what is wanted.',
        },
        obstacle: {
          es: 'Los sábados trabajan todos, y por eso el sábado no viene nadie.',
          en: 'On Saturdays everyone is busy, which is why nobody comes on a Saturday.',
        },
        hurt: {
          es: 'El huésped manda la foto primero, y con ella pide descuento.',
          en: 'The guest sends the photo first, and asks for money off with it.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'un bidón de cloro y unas instrucciones mojadas', en: 'a drum of chlorine and wet instructions' },
        after: {
          es: 'dos números en el móvil y ninguna botella en el garaje',
          en: 'two readings on the phone and no bottle in the garage',
        },
      },
      {
        before: { es: 'un libro de registro con hojas en blanco', en: 'a logbook with blank pages' },
        after: { es: 'cada medición a su hora y firmada', en: 'every reading at its time and signed' },
        buyer: 'business',
      },
    ],
    costDoubts: [
      {
        es: 'nadie suma los minutos de esperar a que baje el agua del filtro, que son los mismos en la piscina barata y en la cara',
        en: 'nobody adds the minutes of waiting while a filter backwashes, which are alike in the cheap pool and the dear one',
      },
      {
        es: 'se olvida que en invierno se cobra menos y se recogen más hojas',
        en: 'it gets forgotten that winter pays less and drops more leaves',
      },
    ],
    rivalTests: [
      {
        es: 'Seguir con la vista tres furgonetas del oficio una mañana de buen tiempo: cuántas casas hacen en la misma calle y cuánto paran en cada una.',
        en: 'Watch three pool vans one warm morning for how many homes they do on one street and how long they stop at each.',
      },
      {
        es: 'Pedir a dos rivales precio para una comunidad y comparar si ponen análisis, libro y sustitución de quien falte.',
        en: 'Ask two rivals to price a shared pool, and compare testing, logbook and cover for absence.',
      },
    ],
    steps: [
      {
        es: ['Enseña el agua como esté', 'Deja que la recuperen con precio cerrado', 'Elige un día fijo de visita'],
        en: ['Show the water as it is', 'Let it be brought back at a set price', 'Choose a fixed day for visits'],
      },
      {
        buyer: 'business',
        es: ['Pasa aforo, metros y fechas de apertura', 'Firma quién mide y a qué hora', 'Guarda el libro listo para cualquier visita'],
        en: ['Give capacity, size and opening dates', 'Sign who measures and when', 'Keep the log ready for any inspection'],
      },
    ],
    proofs: [
      {
        es: 'tres aguas verdes con foto diaria hasta verse el fondo y lo gastado en cada una',
        en: 'three green pools photographed daily until the bottom showed, with what each one took',
      },
      {
        es: 'una comunidad que enseñe su libro de dos temporadas sin un aviso de sanidad',
        en: 'one block willing to show two seasons of its log with no warning in it',
      },
    ],
    strains: [
      {
        es: 'La ruta gana o pierde por calles: una piscina sola al otro lado de la autopista cuesta como tres juntas.',
        en: 'The round wins or loses by street, and one pool alone across the motorway costs as much as three together.',
      },
      {
        es: 'Quien conduce, mide y cepilla es uno; una semana de baja en pleno calor deja cuarenta aguas sin mirar.',
        en: 'Driving, testing and brushing are done by one person, and a week of illness in the heat leaves forty pools unwatched.',
      },
    ],
    risks: [
      {
        risk: { es: 'la sequía prohíbe llenar', en: 'drought bans filling' },
        hits: 'sales',
        trigger: { es: 'un aviso de restricciones antes de la temporada', en: 'a notice of restrictions before the season' },
        response: {
          es: 'ofrecer mantener el agua de un año a otro, lonas y detección de fugas',
          en: 'offer to keep one year’s water for the next, covers and leak finding',
        },
      },
      {
        risk: { es: 'la furgoneta se llena y no cabe una ruta más', en: 'the van is full and no further round fits' },
        hits: 'lost-sale',
        trigger: { es: 'diez peticiones rechazadas en la misma primavera', en: 'ten requests turned away in one spring' },
        response: {
          es: 'un ayudante de temporada con formación hecha antes y cuota más alta para calles sueltas',
          en: 'a seasonal helper trained beforehand and a higher fee for lone streets',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Lo primero es cuántas piscinas pagan los doce meses. Conviene llevarlo separado de las de temporada, con la fecha en que firmó cada una.',
        en: 'How many pools pay all twelve months comes first. Keep them apart from the seasonal ones, with the date each was signed.',
      },
      {
        es: 'Verán que el dinero entra con el calor: conviene un calendario de cobros que enseñe con qué se paga el invierno.',
        en: 'They will see that money comes with the heat, so a calendar of income showing what pays for the winter is useful.',
      },
      {
        es: 'Un mapa con las paradas pintadas por días explica el negocio mejor que una tabla, y dice cuántas caben todavía.',
        en: 'A map with the stops coloured by day explains the business better than a table, and tells how many more would fit.',
      },
    ],
    peaks: [
      {
        es: 'Se abre la temporada tres semanas antes con un tratamiento a todas, y el producto del calor se compra entonces por palé.',
        en: 'The season opens three weeks early with a treatment for every pool, and chemicals for the heat are bought by the pallet then.',
      },
      {
        es: 'La ruta se hace al amanecer y por calles; las aguas verdes de fuera esperan a la tarde y pagan recuperación.',
        en: 'The round starts at dawn and goes street by street, while green pools of outsiders wait for the afternoon and pay for recovery.',
      },
      {
        es: 'Un ayudante cepilla y vacía cestos para que quien sabe mida y decida.',
        en: 'A helper brushes and empties baskets so that whoever knows can measure and decide.',
      },
    ],
    troughs: [
      {
        es: 'Se revisan bombas, se cambian arenas y se proponen arreglos que con bañistas dentro no se pueden hacer.',
        en: 'Pumps are serviced, sand is changed, and repairs are proposed that cannot be done with bathers about.',
      },
      {
        es: 'Se venden lonas, sal y el tratamiento de frío a quien dejó el contrato, con la primavera ya apalabrada.',
        en: 'Covers, salt and winter treatment go to those who cancelled, with spring agreed in advance.',
      },
      {
        es: 'Se redibuja la ruta con las altas del año y se ofrece un precio mejor a los vecinos que la dejarían compacta.',
        en: 'The round is redrawn with the year’s new stops, and a better price goes to the neighbours who would close its gaps.',
      },
    ],
  },
  window_cleaning: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'business',
        scene: {
          es: 'Abre la cafetería con el sol de frente y el escaparate cuenta la noche anterior: dedos, lluvia sucia de la obra y un cerco de pegamento donde estuvo la oferta. La camarera sale con un trapo entre café y café.',
          en: 'The café opens into the sun, and its front tells of the night before: fingers, dirty rain from the roadworks and a ring of glue where the offer hung. The waitress goes out with a cloth between coffees.',
        },
        stakes: {
          es: 'Quien pasa mira el cristal antes que la carta, y decide sin pararse.',
          en: 'Passers-by look at the glass before the menu, and decide without stopping.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'Se vende la casa y el fotógrafo llega mañana. La humedad ha dejado lunas en la galería, del canalón asoma un brote verde y sopla viento.',
          en: 'The house is up for sale and the photographer comes tomorrow. Damp has left moons on the conservatory glass, something green sprouts from the gutter, and it is blowing hard.',
        },
        stakes: {
          es: 'Cada visita empieza mirando hacia arriba, y de ahí nace la rebaja que pide el comprador.',
          en: 'Every viewing begins with a look upward, and there the buyer finds a first reason to offer less.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Trabajan los dos y el sábado es de los niños. Quieren encontrar los cristales hechos al volver, con la verja cerrada y el perro tranquilo.',
          en: 'Both work, and Saturday belongs to the children. They want to come home to clean windows, the gate shut and the dog calm.',
        },
        obstacle: {
          es: 'Los que llaman al timbre piden el dinero en mano y que haya alguien en casa.',
          en: 'Those who knock want cash, and somebody in.',
        },
        hurt: { es: 'Se lo reprochan por turnos cada vez que da el sol.', en: 'Each blames the other whenever the sun comes out.' },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva un hotel pequeño con dos docenas de ventanas a la calle. Quiere verlas hechas antes del desayuno y ninguna escalera sobre las hortensias.',
          en: 'Somebody runs a small hotel with two dozen windows on the street. They are wanted done before breakfast, with no ladder in the hydrangeas.',
        },
        obstacle: {
          es: 'La contrata de limpieza llega hasta donde alcanza el brazo.',
          en: 'The cleaning contractor reaches as far as an arm.',
        },
        hurt: {
          es: 'En las opiniones sale una foto de la ventana y no de la cama.',
          en: 'The photo in the reviews is of the window and not of the bed.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'una escalera prestada y los de arriba sin hacer', en: 'a borrowed ladder and the top ones left' },
        after: { es: 'toda la fachada igual de clara, con sus marcos', en: 'the whole front alike, frames and all' },
      },
      {
        buyer: 'business',
        before: { es: 'el trapo de la barra contra el escaparate', en: 'a bar cloth against the shop front' },
        after: { es: 'un cristal que nadie nota antes de la primera venta', en: 'glass nobody notices before the first sale' },
      },
    ],
    costDoubts: [
      {
        es: 'el primer repaso de una casa abandonada se cobra como uno más y dura el triple',
        en: 'the first clean of a neglected house is charged like any other and takes three times as long',
      },
      {
        es: 'las resinas se gastan según lo dura que venga el agua, y la cuenta usa la cifra de la etiqueta',
        en: 'resin wears out with the hardness of the local water, and the sum uses the figure on the label',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar en tres calles quién limpia, cuánto se paga por pasada y por qué dejaron al anterior.',
        en: 'Ask along three streets who does their windows, what each clean costs and why they left the one before.',
      },
      {
        es: 'Recorrer a las ocho de la mañana una calle comercial y anotar qué escaparates gotean todavía, porque esos ya tienen a alguien.',
        en: 'Walk a shopping street at eight in the morning and note which fronts are still dripping, since those have somebody already.',
      },
    ],
    steps: [
      {
        es: [
          'Acepta el precio por pasada en un mensaje',
          'Deja la verja sin llave el día que toca',
          'Mira la foto y contesta si falta algo',
        ],
        en: ['Accept a price per clean by text', 'Leave the gate unlocked on the day', 'See the photo and reply if anything was missed'],
      },
      {
        buyer: 'business',
        es: ['Elige una hora anterior a la apertura', 'Firma pasadas por mes y vidrios incluidos', 'Recibe una sola factura al cierre'],
        en: ['Choose an hour before opening', 'Sign for cleans per month and panes included', 'Receive one invoice at month end'],
      },
    ],
    proofs: [
      {
        es: 'veinte fachadas fotografiadas el mismo día, antes de empezar y ya secas',
        en: 'twenty fronts photographed on one day, before starting and once dry',
      },
      {
        es: 'el seguro y el certificado de trabajo en altura, enseñados en el primer mensaje',
        en: 'the insurance and the work-at-height certificate, shown in the first message',
      },
    ],
    strains: [
      {
        es: 'Cobrar lleva más pasos que limpiar mientras no se domicilie, y cada promesa se olvida en otra calle.',
        en: 'Collecting takes more steps than cleaning until people pay by direct debit, and every promise is forgotten on another street.',
      },
      {
        es: 'El depósito marca la jornada; cuando se vacía a media tarde quedan casas apuntadas y un viaje largo para llenarlo.',
        en: 'The tank sets the length of a day, and when it runs dry in mid-afternoon there are houses left and a long drive to fill it.',
      },
    ],
    risks: [
      {
        risk: { es: 'un rival que rompe precios calle por calle', en: 'a rival who undercuts street by street' },
        hits: 'price',
        trigger: { es: 'tres bajas seguidas en la misma acera', en: 'three leavers in a row on one street' },
        response: {
          es: 'el mismo día y la misma cara, marcos dentro del precio y canalones más baratos para quien repite',
          en: 'the same day and face, frames within the price and gutters cheaper for regulars',
        },
      },
      {
        risk: { es: 'el equipo de agua pura se avería', en: 'the pure-water kit breaks down' },
        hits: 'week',
        trigger: { es: 'un cerco blanco al secar', en: 'a white ring as the pane dries' },
        response: {
          es: 'medidor en cada carga, bomba de repuesto y goma a mano para los comercios',
          en: 'a meter at every fill, a spare pump and a squeegee for the shops',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Preguntarán cuántas casas repiten y desde cuándo. Sirve la libreta de la ruta, con la fecha de cada pasada y lo que pagó.',
        en: 'They will ask how many houses repeat, and since when. Bring the round book, with the date of each clean and what was paid.',
      },
      {
        es: 'Donde se compra una ruta querrán ver los cobros del vendedor y una cláusula que devuelva dinero por quien se marche el primer trimestre.',
        en: 'Where a round is bought, they will want the seller’s receipts and a clause that returns money for those who leave in the first quarter.',
      },
      {
        es: 'Lo que se mira de este oficio es la lluvia: conviene ir con los días perdidos de un año anotados y lo que se facturó igualmente.',
        en: 'What gets looked at in this trade is rain. Carry a year’s record of days lost and what was billed all the same.',
      },
    ],
    peaks: [
      {
        es: 'En las semanas fuertes entran las primeras limpiezas y los canalones; se agrupan por calle y se cobran al acabar.',
        en: 'Busy weeks bring first cleans and gutters, which are grouped by street and paid for on finishing.',
      },
      {
        es: 'Los comercios se hacen con la primera luz y la tarde larga queda para las casas, con el depósito lleno dos veces.',
        en: 'Shops are done at first light and the long evenings go to houses, with the tank filled twice.',
      },
      {
        es: 'Un ayudante hace los bajos a mano mientras la pértiga trabaja arriba.',
        en: 'A helper does the ground floor by hand while the pole works above.',
      },
    ],
    troughs: [
      {
        es: 'Con menos luz se ofrecen interiores, mamparas y rótulos, a los que el cielo les da igual.',
        en: 'Short days go to insides, shower screens and signs, for which the sky does not matter.',
      },
      {
        es: 'Se buzonean las calles que ya se pisan, puerta a puerta entre dos clientes.',
        en: 'Leaflets go out on streets already worked, door to door between two customers.',
      },
      {
        es: 'Son días de cambiar resinas, revisar la furgoneta y domiciliar a quien aún paga en mano.',
        en: 'Resin is changed, the van serviced, and anyone still paying cash is moved to direct debit.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
