import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const beautySalonTradeTakes = {
  barber_shop: {
    scenes: [
      {
        buyer: 'parent',
        scene: {
          es: 'El niño no deja que le toquen las orejas y lleva el flequillo en la nariz. En la peluquería de su madre gritó; en la rápida del centro comercial lo sujetaron entre dos, y desde entonces se esconde cuando oye una máquina.',
          en: 'The boy will not have his ears touched and his fringe is down to his nose. He screamed at his mother’s hairdresser; at the quick place in the mall two of them held him, and now he hides at the sound of clippers.',
        },
        stakes: {
          es: 'En casa se corta con las tijeras de la cocina mientras duerme, y el colegio lo nota.',
          en: 'At home it is done with kitchen scissors while he sleeps, and at school they can tell.',
        },
      },
      {
        scene: {
          es: 'La barba salió en la baja y ha llegado la hora de volver. Con la máquina de casa un lado quedó alto, al igualar quedó alto el otro, y ya solo hay dos opciones: quitársela o disculparse.',
          en: 'The beard grew while off sick and now it is time to go back. The home trimmer left one side high, evening it left the other high, and two options remain: shave it or apologise.',
        },
        stakes: {
          es: 'Se vuelve con la cara afeitada a toda prisa, un corte en la barbilla y la misma pregunta de todos.',
          en: 'The return is made hurriedly shaved, with a cut on the chin and one question from everybody.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Se casa un amigo y le ha tocado decir unas palabras. Quiere verse en las fotos como se ve en los días buenos.',
          en: 'A friend is getting married and there is a speech to make. They want to look in the photographs as they do on good days.',
        },
        obstacle: {
          es: 'La cita de la víspera la quiere todo el mundo, y probar un sitio nuevo ese día es jugársela.',
          en: 'Everyone wants the day before, and trying somewhere new on that day is a gamble.',
        },
        hurt: {
          es: 'Sale del paso con un degradado que no pidió, y queda en el álbum de otros.',
          en: 'It ends in a fade nobody asked for, kept in someone else’s album.',
        },
      },
      {
        wish: {
          es: 'Le va faltando pelo en la coronilla y nadie se lo ha dicho. Quiere que quien corta lo vea primero y proponga algo sin bromas.',
          en: 'They are losing hair at the crown and nobody has said so. They want whoever cuts it to see it first and suggest something without jokes.',
        },
        obstacle: {
          es: 'Alrededor hay música alta, fútbol y gente que escucha mientras espera.',
          en: 'There are loud music, football and people who listen while they wait.',
        },
        hurt: {
          es: 'Se deja la gorra de costumbre, y lo que tapa es el tema.',
          en: 'The cap becomes a habit, and what it covers is the subject.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'un lado de la barba más alto que el otro y la máquina de vuelta en el cajón',
          en: 'one side of the beard higher than the other and the trimmer back in its drawer',
        },
        after: {
          es: 'una barba igualada a la primera y alguien que se acuerda de cómo iba',
          en: 'a beard evened at the first go and somebody who remembers how it was',
        },
      },
      {
        before: {
          es: 'cuatro hombres en un banco sin saber a quién le toca',
          en: 'four men on a bench with no idea whose turn it is',
        },
        after: {
          es: 'la hora de la cita cumplida y la revista sin abrir',
          en: 'an appointment kept on the hour and the magazine unopened',
        },
      },
    ],
    costDoubts: [
      {
        es: 'la cuchilla, la toalla y la loción parecen nada en un corte, y a final de mes son varios cortes hechos de balde',
        en: 'blade, towel and lotion look like nothing in one haircut, and by the month’s end they are several haircuts done for free',
      },
      {
        es: 'no se ha restado la silla vacía de quien reservó y no vino, que paga alquiler y sueldo igual que las otras',
        en: 'the empty chair of whoever booked and did not come has not been taken off, though it pays rent and wages like the rest',
      },
    ],
    rivalTests: [
      {
        es: 'Dejar un teléfono en la lista de espera de dos barberías un sábado y mirar cuál llama, a qué hora, y cuánta gente se ha ido al entrar.',
        en: 'Leave your number on the Saturday list at two barbers’, and see which of them calls, at what time, and how many have given up by the time you walk in.',
      },
      {
        es: 'Pedir que arreglen la nuca dos semanas después de cortarse con un rival: si lo hacen sin cobrar y sin suspirar, no se le va a ganar por precio.',
        en: 'Go back to a rival two weeks after a cut and ask for the neck to be tidied; if it is done free and without a sigh, price will not beat them.',
      },
    ],
    strains: [
      {
        es: 'Los sábados se podrían llenar cuatro sillones y los martes por la mañana sobra uno: la agenda es el problema, no la clientela.',
        en: 'On Saturdays four chairs could be filled and on Tuesday mornings one is too many; the diary is the trouble, not the custom.',
      },
      {
        es: 'Cada cliente pregunta por una persona concreta, y si ella falta la cita no se cambia de manos: se pierde.',
        en: 'Each client asks for one particular person, and when that person is away the booking does not change hands but is lost.',
      },
    ],
    steps: [
      {
        es: ['Guarda tu vez con un mensaje', 'Siéntate cuando te toque', 'Paga lo que pone en la pizarra'],
        en: ['Keep your place with a message', 'Sit down when it is your turn', 'Pay what the board says'],
      },
      {
        es: ['Di quién te cortó la otra vez', 'Mírate la nuca antes de levantarte', 'Vuelve cuando el corte lo pida'],
        en: ['Say who cut it last time', 'See the back before getting up', 'Come back when the cut needs it'],
      },
    ],
    proofs: [
      {
        es: 'veinte degradados y diez barbas fotografiados al salir, con permiso y sin filtros',
        en: 'twenty fades and ten beards photographed at the door, with consent and no filters',
      },
      {
        es: 'la lista de quienes volvieron por sí solos antes de cinco semanas, con las dos fechas',
        en: 'a list of those who came back unprompted within five weeks, with both dates',
      },
    ],
    risks: [
      {
        risk: { es: 'un corte de navaja o una piel irritada', en: 'a razor cut or an angry skin' },
        hits: 'policy',
        trigger: { es: 'un cuello rojo después de dos afeitados seguidos', en: 'a red neck after two shaves running' },
        response: {
          es: 'cuchilla nueva a la vista, preguntar por la piel y parte al seguro ese mismo día',
          en: 'a new blade in view, a question about skin and the insurer told the same day',
        },
      },
      {
        risk: { es: 'abre otra barbería a dos calles', en: 'another barber opens two streets off' },
        hits: 'sales',
        trigger: { es: 'dos clientes fijos que llegan ya cortados', en: 'two regulars who walk past freshly cut' },
        response: {
          es: 'próxima cita dada en el sillón y una tarde abierta hasta más tarde que la otra',
          en: 'the next visit booked in the chair and one evening open later than theirs',
        },
      },
    ],
    peaks: [
      {
        es: 'La agenda de esas semanas se abre primero a quien viene cada mes, y un sillón se queda sin reservar, con los minutos de espera a la vista.',
        en: 'The diary for those weeks opens first to monthly regulars, and one chair stays unbooked, with the wait in plain view.',
      },
      {
        es: 'Cuchillas, toallas y loción se compran un mes antes y las máquinas se afilan; para esas semanas no se firman vacaciones.',
        en: 'Blades, towels and lotion are bought a month ahead and clippers are sharpened; no leave is agreed for those weeks.',
      },
      {
        es: 'Se cronometran el corte, la barba y los dos juntos, y lo que no cabe en su hueco se reserva más largo antes de que se llenen los sábados.',
        en: 'Cut, beard and both together are timed, and whatever overruns gets a longer slot before the Saturdays fill.',
      },
    ],
    troughs: [
      {
        es: 'A quien lleva más de seis semanas sin venir se le mandan dos huecos de entre semana, y ningún descuento.',
        en: 'Whoever has stayed away over six weeks is sent two weekday slots and no discount.',
      },
      {
        es: 'Se pinta, se afilan las máquinas y se descansa por turnos; la mañana en que nadie entra pasa a ser una tarde más larga el viernes.',
        en: 'Walls are painted, clippers sharpened and days off taken in turn; a morning with nobody in it becomes a later Friday.',
      },
      {
        es: 'Se practica con gente de confianza lo que un sábado no deja: el afeitado entero, el diseño, la barba larga, con el tiempo apuntado.',
        en: 'What a Saturday leaves no room for is practised on trusted faces, full shave, pattern or long beard, and timed.',
      },
    ],
  },
  nail_studio: {
    scenes: [
      {
        scene: {
          es: 'La prueba del vestido es a las siete y las manos salen en todas las fotos. La persona de siempre está de baja, la agenda de la otra abre por una aplicación dentro de quince días, y el quiosco del centro comercial ofrece acabarlo en lo que dura un café.',
          en: 'The dress fitting is at seven and the hands are in every picture. The usual person is off sick, the other diary opens through an app in two weeks, and the mall kiosk offers to finish within the time of a coffee.',
        },
        stakes: {
          es: 'Se sonríe con el puño cerrado, y en la foto del anillo no sale el anillo.',
          en: 'The smile comes with a closed fist, and the photograph of the ring shows no ring.',
        },
      },
      {
        scene: {
          es: 'Se muerde las uñas desde el instituto. Cada lunes se propone dejarlo, el jueves hay una reunión larga, y en la mesa las manos se quedan debajo.',
          en: 'The nails have been bitten since school. Each Monday comes the resolve to stop, on Thursday there is a long meeting, and the hands stay under the table.',
        },
        stakes: {
          es: 'Se saluda con la barbilla, se firma de prisa y el café se enfría en la mesa.',
          en: 'A nod replaces the handshake, the signature is hurried and the coffee goes cold.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Cría a dos niños y hace meses que no se sienta. Quiere una hora en la que nadie le pida nada, y salir con algo que dure.',
          en: 'They are bringing up two children and have not sat down for months. They want an hour with no requests, and something lasting to show for it.',
        },
        obstacle: {
          es: 'La única hora libre es la de cierre, y la música del local no deja ni pensar.',
          en: 'The only free hour is closing time, and the music leaves no room for a thought.',
        },
        hurt: {
          es: 'Cancela dos veces, le cobran la segunda y deja de pedir.',
          en: 'Two bookings get cancelled, the second is charged for, and there is no third.',
        },
      },
      {
        wish: {
          es: 'Toca la guitarra y necesita unas uñas que aguanten cuerdas de acero. Quiere que le escuchen antes de limar.',
          en: 'They play the guitar and need nails that stand up to steel strings. They want to be heard before any filing starts.',
        },
        obstacle: {
          es: 'En el catálogo hay flores, brillos y mármol, y ninguna página para quien trabaja con los dedos.',
          en: 'The catalogue has flowers, glitter and marble, and no page for people who work with their fingers.',
        },
        hurt: {
          es: 'Se parte la del pulgar la noche del concierto, que no se puede aplazar.',
          en: 'The thumbnail splits on the night of the concert, which will not be put off.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'las manos debajo de la mesa en cada reunión',
          en: 'hands kept under the table at every meeting',
        },
        after: {
          es: 'un gesto al hablar y nadie que mire dónde faltaba algo',
          en: 'a gesture while talking, and nobody looking for what was missing',
        },
      },
      {
        before: {
          es: 'cuarenta minutos en una silla con la mirada en el reloj',
          en: 'forty minutes in a chair with an eye on the clock',
        },
        after: {
          es: 'una hora de silencio y un color que combina con el mes entero',
          en: 'an hour’s quiet and a colour that goes with the whole month',
        },
      },
    ],
    costDoubts: [
      {
        es: 'limas, fundas y guantes se gastan de uno en uno y se compran por cajas, así que nadie sabe lo que se lleva cada clienta',
        en: 'files, sleeves and gloves go one at a time and are bought by the box, so nobody knows what each client uses up',
      },
      {
        es: 'un diseño a mano alzada ocupa dos turnos y la carta lo cobra como uno y medio',
        en: 'a freehand design fills two slots and the price list charges for one and a half',
      },
    ],
    rivalTests: [
      {
        es: 'Mirar en las redes de un rival las uñas que enseña y buscar en los comentarios a quien pregunta por el precio: cuántas respuestas hay y cuántas son un simple privado.',
        en: 'Look at the nails a rival posts and find those who ask the price in the comments; count the answers, and how many of them are only a private message.',
      },
      {
        es: 'Pasar a media mañana por tres salones y pedir que retiren un gel mal puesto: quién dice que sí, quién pregunta dónde se hizo y quién manda a casa con acetona.',
        en: 'Call mid-morning at three salons asking to have a bad gel taken off: who says yes, who asks where it was done and who sends you home with acetone.',
      },
    ],
    steps: [
      {
        es: [
          'Enseña las manos y cuenta en qué trabajas',
          'Elige forma y largo antes que dibujo',
          'Escribe si algo se levanta en la primera semana',
        ],
        en: [
          'Show your hands and say what work they do',
          'Choose shape and length before any design',
          'Write if anything lifts in the first week',
        ],
      },
      {
        es: ['Reserva la hora tranquila', 'Descansa mientras se seca', 'Deja pedida la retirada para no arrancarlo'],
        en: ['Book the quiet hour', 'Rest while it dries', 'Arrange the removal so as not to pick it off'],
      },
    ],
    strains: [
      {
        es: 'El olor, el polvo y la postura mandan: quien lima ocho horas necesita extractor, pausa y espalda, y ninguna de las tres cosas se factura.',
        en: 'Fumes, dust and posture rule: whoever files for eight hours needs an extractor, a break and a back, and none of the three is billed.',
      },
      {
        es: 'El tiempo de secado no se comprime, y el retraso de la primera cita llega entero a la última de la tarde.',
        en: 'Drying time will not shrink, and the first client’s delay is handed on whole to the last of the evening.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'las clientas pasan a comprar el kit para casa',
          en: 'clients turn to the home kit',
        },
        hits: 'sales',
        trigger: {
          es: 'tres rellenos anulados por quienes ya no vuelven a pedir color',
          en: 'three infills cancelled by people who no longer book colour',
        },
        response: {
          es: 'reparación de uñas dañadas, manicura de salud y venta del material bueno',
          en: 'repair of damaged nails, health manicures and sale of good materials',
        },
      },
      {
        risk: {
          es: 'faltan manos formadas',
          en: 'trained hands are hard to find',
        },
        hits: 'wages',
        trigger: {
          es: 'un mes con una mesa vacía y lista de espera',
          en: 'a month with an empty table and a waiting list',
        },
        response: {
          es: 'enseñar a quien empieza y pagarle por turno hecho desde el primer día',
          en: 'train beginners and pay them by the slot from day one',
        },
      },
    ],
  },
  beauty_centre: {
    scenes: [
      {
        scene: {
          es: 'El espejo del ascensor es nuevo y de luz blanca. En seis plantas da tiempo a contar manchas, a acordarse de una crema cara que está en un cajón y a prometerse que esta vez sí.',
          en: 'The lift has a new mirror and white light. Six floors are long enough to count spots, to remember an expensive cream in a drawer and to promise that this time it will be different.',
        },
        stakes: {
          es: 'Se compra otro tarro con la misma promesa, y la piel paga los experimentos.',
          en: 'Another jar with the same promise is bought, and the skin pays for the experiments.',
        },
      },
      {
        scene: {
          es: 'La espalda viene dura del camión, de la caja o del ordenador. En la sala de masaje suena una flauta, se habla por teléfono al otro lado de la cortina y a los veinticinco minutos entra el siguiente.',
          en: 'The back comes in stiff from a lorry, a till or a desk. In the massage room there is a flute, someone on the phone behind the curtain, and after twenty-five minutes the next one comes in.',
        },
        stakes: {
          es: 'La espalda sale igual de rígida y el dinero ya no está, así que el siguiente dolor se aguanta.',
          en: 'The back leaves as stiff as it came and the money is gone, so the next ache is put up with.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Tiene una boda, un bañador o una entrevista a cinco semanas vista. Quiere un plan que quepa en ese tiempo y que alguien le diga lo que no va a pasar.',
          en: 'In five weeks they have a wedding, a beach or an interview. They want a plan that fits, and to be told what will not happen.',
        },
        obstacle: {
          es: 'Cada folleto empieza por el resultado y ninguno por la piel que se tiene.',
          en: 'Every leaflet starts with the result and none with the skin one has.',
        },
        hurt: {
          es: 'Elige la sesión más fuerte por si acaso, y pasa la fecha con la cara irritada.',
          en: 'The strongest session is chosen to be safe, and the day goes by with a sore face.',
        },
      },
      {
        wish: {
          es: 'Ha terminado un tratamiento médico y vuelve a mirarse poco a poco. Quiere un sitio donde pregunten antes de tocar.',
          en: 'They have finished a course of medical treatment and face the mirror a little at a time. They want a place that asks before it touches.',
        },
        obstacle: {
          es: 'En recepción hay oferta de la semana y una ficha de tres casillas que nadie lee.',
          en: 'Reception has an offer of the week and a form with three boxes that nobody reads.',
        },
        hurt: {
          es: 'Se marcha al oír la palabra rejuvenecer, y no lo intenta en otro lado.',
          en: 'The word rejuvenate ends the visit, and no other place is tried.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'un cajón de cremas caras empezadas',
          en: 'a drawer of expensive creams, all opened',
        },
        after: {
          es: 'dos productos que se terminan y una piel que deja de ocupar tiempo',
          en: 'two products that get used up and skin that takes no more thinking about',
        },
      },
      {
        before: {
          es: 'veinticinco minutos con una flauta y una cortina',
          en: 'twenty-five minutes of flute and a curtain',
        },
        after: {
          es: 'una camilla en silencio y la hora completa',
          en: 'a couch in silence and the full hour',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el papel, las fundas y las toallas que se lavan después de cada camilla son céntimos, y a final de mes ya no lo son',
        en: 'paper, covers and the towels washed after every couch are pennies, and by the month’s end they are no longer',
      },
      {
        es: 'el aparato se amortiza con la agenda llena que prometió quien lo vendía, no con la del segundo invierno',
        en: 'the machine pays for itself on the full diary its salesman promised, not on that of the second winter',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar por mensaje a cuatro centros si una piel morena de sol admite láser: quien conteste que sí sin ver una foto acaba de dar un argumento.',
        en: 'Ask four clinics by message whether a tanned skin can have laser; any that answers yes without seeing a picture has handed you an argument.',
      },
      {
        es: 'Pedir en dos cabinas un masaje de espalda y anotar los minutos de manos, la temperatura de la sala y si alguien pregunta por una lesión.',
        en: 'Book a back massage in two places, noting the minutes of hands, the warmth of the room and whether anybody asks about an injury.',
      },
    ],
    steps: [
      {
        es: [
          'Ven sin maquillar a una primera consulta',
          'Recibe un plan con lo que no hace falta',
          'Vuelve a comparar la foto a los dos meses',
        ],
        en: [
          'Come without make-up for a first look',
          'Get a plan that says what is not needed',
          'Come back in two months to compare the picture',
        ],
      },
      {
        es: ['Elige la hora en que puedes apagar el teléfono', 'Di dónde duele y dónde no se toca', 'Lleva a casa dos consejos escritos'],
        en: [
          'Choose the hour when your phone can be off',
          'Say where it hurts and where not to touch',
          'Take home two pieces of written advice',
        ],
      },
    ],
    strains: [
      {
        es: 'Quien atiende la cabina también cobra, contesta y dobla toallas: cada llamada se paga con minutos de la persona que está tumbada.',
        en: 'Whoever works in the cabin also takes payment, answers calls and folds towels; each ring costs minutes of the person lying down.',
      },
      {
        es: 'Los bonos llenan el mes en que se venden y ocupan los tres siguientes, de modo que el dinero entra cuando hay sitio y falta cuando no lo hay.',
        en: 'Packs fill the month in which they sell and take up the three that follow, so money comes while there is room and stops when there is none.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'una técnica deja de estar permitida fuera de la medicina',
          en: 'a technique is no longer allowed outside medicine',
        },
        hits: 'sales',
        trigger: {
          es: 'un aviso de inspección o una consulta de la autoridad sanitaria',
          en: 'a notice of inspection or a query from the health authority',
        },
        response: {
          es: 'formación acreditada, acuerdo con un médico y carta sin depender de ella',
          en: 'accredited training, an agreement with a doctor and a list that does not hang on it',
        },
      },
      {
        risk: {
          es: 'una franquicia abre con precios de apertura',
          en: 'a franchise opens with launch prices',
        },
        hits: 'sales',
        trigger: {
          es: 'cinco bonos sin renovar en el mes de su inauguración',
          en: 'five packs not renewed in the month it opens',
        },
        response: {
          es: 'misma persona en cada visita, prueba sin compromiso y resultados fotografiados',
          en: 'the same hands at each visit, a free patch test and results on camera',
        },
      },
    ],
  },
  dog_groomer: {
    scenes: [
      {
        scene: {
          es: 'Ha llovido, el paseo era por el río y la puerta se abre sobre una alfombra clara. Huele a perro mojado en el pasillo, en el sofá y en la ropa de quien tiene que salir a trabajar.',
          en: 'It has rained, the walk was along the river and the door opens on a pale carpet. Wet dog is in the hall, on the sofa and in the clothes of somebody who has to leave for work.',
        },
        stakes: {
          es: 'El perro llora detrás de la puerta del salón, y los días de lluvia los paseos se acortan.',
          en: 'The dog cries behind the living-room door, and on wet days the walks get shorter.',
        },
      },
      {
        scene: {
          es: 'Quien recogió al perro no sabe cuántos años tiene ni qué le hicieron. Se deja acariciar la cabeza y enseña los dientes en cuanto algo zumba; dos peluquerías ya han dicho que no.',
          en: 'The dog came from a shelter, with no age and no history. It lets its head be stroked and shows its teeth as soon as anything buzzes; two groomers have already said no.',
        },
        stakes: {
          es: 'Acaba en el veterinario, con un sedante, para que le corten las uñas.',
          en: 'It ends at the vet’s, under sedation, to have its nails clipped.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Vive con una perra vieja que ya no aguanta de pie. Quiere que la laven sin dolor y sin prisa, aunque no salga de revista.',
          en: 'Their dog is old and can no longer stand for long. They want it washed without pain or hurry, magazine looks or not.',
        },
        obstacle: {
          es: 'El turno dura lo que dura, y la mesa es alta.',
          en: 'The slot is as long as it is, and the table is high.',
        },
        hurt: {
          es: 'Se deja de lavar, se deja de abrazar, y se nota en los dos extremos de la correa.',
          en: 'Washing stops, then cuddling, and it is felt at both ends of the lead.',
        },
      },
      {
        wish: {
          es: 'Va a presentar a su perra a un concurso y no conoce el corte de la raza. Quiere aprenderlo y no solo pagarlo.',
          en: 'They are entering a show and do not know the breed’s cut. They want to understand it and not merely pay for it.',
        },
        obstacle: {
          es: 'Los que saben no enseñan, y los vídeos se contradicen en la primera pasada.',
          en: 'Those who know do not teach, and the videos disagree from the first stroke.',
        },
        hurt: {
          es: 'Un tijeretazo de más tarda una temporada en crecer, y la inscripción ya estaba pagada.',
          en: 'One snip too many takes a season to grow back, and the entry fee was already paid.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'un animal encerrado en el pasillo los días de lluvia',
          en: 'a pet shut in the hall on wet days',
        },
        after: {
          es: 'un sofá compartido sin toalla de por medio',
          en: 'a sofa shared with no towel in between',
        },
      },
      {
        before: {
          es: 'dos negativas y un bozal comprado por si acaso',
          en: 'two refusals and a muzzle bought just in case',
        },
        after: {
          es: 'una lista de lo que tolera y unas uñas cortadas sin sedante',
          en: 'a list of what it will bear and nails clipped without a sedative',
        },
      },
    ],
    costDoubts: [
      {
        es: 'la suma olvida el rato de deshacer nudos, la cuchilla que se parte y el lavado de toallas del final del día',
        en: 'the sum forgets the time spent on knots, the blade that breaks and the towels washed at the day’s end',
      },
      {
        es: 'un perro grande gasta agua, champú y espalda por tres pequeños, y la media los trata igual',
        en: 'one large dog uses up the water, shampoo and backache of three small ones, and the average treats them alike',
      },
    ],
    rivalTests: [
      {
        es: 'Sentarse en el banco de enfrente de un rival en día de mucho trabajo y apuntar qué perros tiran hacia la puerta y cuáles hacia la calle.',
        en: 'Sit on the bench opposite a rival on a busy day and note which dogs pull towards the door and which towards the street.',
      },
      {
        es: 'Preguntar por teléfono qué hacen con un perro que muerde y mirar qué pasa: quién pregunta por qué, quién propone una visita corta y quién cuelga con una disculpa.',
        en: 'Ask on the phone what they do with a dog that bites and see what follows: who asks why, who offers a short visit and who hangs up with an apology.',
      },
    ],
    steps: [
      {
        es: ['Trae al perro un rato a oler y merendar', 'Acuerda el largo y lo que no se le hace', 'Vuelve antes de que aparezcan nudos'],
        en: ['Bring the dog to sniff about over a biscuit', 'Agree the length and what is left alone', 'Return before any knots do'],
      },
      {
        es: ['Reserva la primera hora si es miedoso', 'Quédate cerca mientras se acostumbra', 'Aprende a cepillarlo entre visita y visita'],
        en: ['Book the first slot for a nervous dog', 'Stay near while it settles', 'Learn to brush between one visit and the next'],
      },
    ],
    proofs: [
      {
        es: 'la ficha de un perro miedoso en tres visitas seguidas, con lo que tardó en subir solo a la mesa',
        en: 'a nervous dog’s record over three visits running, with the time it took to climb on the table by itself',
      },
      {
        es: 'una carta de dos veterinarios de la zona que mandan a sus pacientes con problemas de piel',
        en: 'a letter from two local vets who send their patients with skin trouble',
      },
    ],
    strains: [
      {
        es: 'Secar lleva más que cortar y con un animal asustado no se puede apurar: mientras tanto la mesa está ocupada y el siguiente ladra en la entrada.',
        en: 'Drying takes longer than cutting and cannot be hurried with a frightened animal; meanwhile the table is taken and the next one barks in the entrance.',
      },
      {
        es: 'Con el primer calor llaman todos los dueños a la vez, y quien no encuentra hueco compra una maquinilla.',
        en: 'With the first heat every owner rings at once, and whoever finds no slot buys clippers instead.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'un champú o un parásito provoca una irritación en cadena',
          en: 'a shampoo or a parasite sets off a run of sore skins',
        },
        hits: 'policy',
        trigger: {
          es: 'dos dueños que llaman por picores en la misma semana',
          en: 'two owners ringing about itching in one week',
        },
        response: {
          es: 'retirar el lote, desinfectar mesa y peines y avisar antes de que pregunten',
          en: 'pull the batch, disinfect table and combs and call before being asked',
        },
      },
      {
        risk: {
          es: 'una tienda grande monta lavado barato en la zona',
          en: 'a superstore sets up cheap washes nearby',
        },
        hits: 'sales',
        trigger: {
          es: 'perros pequeños de baño rápido que dejan de venir',
          en: 'small dogs in for a quick bath that stop coming',
        },
        response: {
          es: 'quedarse con el pelo difícil, los miedosos y los mayores',
          en: 'keep the hard coats, the nervous and the old',
        },
      },
    ],
  },
  pet_boarding: {
    scenes: [
      {
        scene: {
          es: 'Cierra la puerta antes de las ocho y no vuelve hasta la cena. El perro ha abierto un cojín, y en el ascensor hay una nota sin firma sobre los aullidos de la tarde.',
          en: 'Out before eight, back for supper. The dog has opened a cushion, and in the lift there is an unsigned note about the howling in the afternoons.',
        },
        stakes: {
          es: 'Cada tarde a solas le cuesta al perro un poco de calma y a su dueño un poco de paz con el vecindario.',
          en: 'Every afternoon alone costs the dog some of its calm and the owner some of the neighbours’ patience.',
        },
      },
      {
        scene: {
          es: 'La operación es el lunes y son dos noches de hospital. Queda encontrar quien se ocupe de una perra mayor que toma pastillas a las nueve y no come si no la acompañan.',
          en: 'The operation is on Monday and means two nights in hospital. There remains an old dog that takes tablets at nine and will not eat alone.',
        },
        stakes: {
          es: 'Hay quien ha retrasado una cita médica por no saber con quién dejar al animal.',
          en: 'People have put off a doctor’s appointment for want of somewhere to leave the animal.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Trabaja a turnos y vive con una perra joven que necesita correr. Busca que alguien la saque a media mañana y la devuelva cansada.',
          en: 'They work shifts and live with a young dog that needs to run. They want somebody to take it out mid-morning and bring it back tired.',
        },
        obstacle: {
          es: 'Quien pasea por la zona lleva ocho correas en una mano y cambia de cara cada semana.',
          en: 'Whoever walks dogs locally has eight leads in one hand and is a new face every week.',
        },
        hurt: {
          es: 'Acaban turnándose para comer en casa, y la hora de comer se va en el coche.',
          en: 'They end up taking turns to go home at lunch, and lunch is eaten in the car.',
        },
      },
      {
        wish: {
          es: 'Cumplen veinte años de casados y nunca han viajado sin el gato. Les bastaría con que alguien de fiar entrara en su casa una vez al día.',
          en: 'They have been married for twenty years and never travelled without arranging the cat first. One visit a day from someone they trust would do.',
        },
        obstacle: {
          es: 'Dejar las llaves a un desconocido con cinco estrellas les parece más raro que no irse.',
          en: 'Giving keys to a stranger with five stars seems odder than not going.',
        },
        hurt: {
          es: 'El viaje se aplaza otro año, y la reserva se paga a medias.',
          en: 'The trip is put off another year, and half the booking is lost.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'una nota en el ascensor por los aullidos', en: 'a note in the lift about howling' },
        after: { es: 'un perro dormido a las ocho y un rellano en silencio', en: 'a dog asleep by eight and a quiet landing' },
      },
      {
        before: { es: 'ocho correas en la mano de alguien distinto cada semana', en: 'eight leads in a hand that changes weekly' },
        after: {
          es: 'la misma persona, grupos pequeños y el recorrido en un mensaje',
          en: 'the same walker, small groups and the route in a message',
        },
      },
    ],
    costDoubts: [
      {
        es: 'una noche son veinticuatro horas de alguien cerca, y en la cuenta suele entrar solo el rato de dar de comer',
        en: 'a night means somebody near for twenty-four hours, while the sum tends to hold only the feeding',
      },
      {
        es: 'las vallas mordidas, las mantas que no salen limpias y la gasolina de recogidas se pagan sin estar en ninguna tarifa',
        en: 'chewed fencing, blankets past washing and fuel for collections get paid without being in any rate',
      },
    ],
    rivalTests: [
      {
        es: 'Llamar a tres sitios un viernes por la noche y preguntar quién está ahora mismo con los animales: fijarse en quién duda.',
        en: 'Ring three places on a Friday night, ask who is with the animals at that moment, and notice who hesitates.',
      },
      {
        es: 'Seguir desde lejos a un grupo de paseo de la zona durante media hora y apuntar cuántos perros van, cuánto beben y cuánto esperan atados.',
        en: 'Follow a local group walk from a distance for half an hour, and note how many dogs there are, how often they drink and how long they wait tied up.',
      },
    ],
    steps: [
      {
        es: ['Cuenta qué come y a qué teme', 'Prueba un día suelto antes de la primera noche', 'Reserva tus fechas con una señal'],
        en: ['Say what it eats and what it fears', 'Try one day before the first night', 'Hold your dates with a deposit'],
      },
      {
        es: [
          'Elige recogida en casa o entrega en la puerta',
          'Conoce a quien estará de turno',
          'Vuelve a la hora que puedas dentro del horario',
        ],
        en: ['Choose collection from home or drop-off', 'Meet whoever will be on duty', 'Come back at any time within hours'],
      },
    ],
    proofs: [
      {
        es: 'el registro concedido, el plano con los metros por animal y la visita abierta cualquier tarde',
        en: 'the licence as granted, a plan with the space for each animal and a visit open any afternoon',
      },
      {
        es: 'un mes de hojas de turno en las que conste quién durmió allí, cuántos animales había y qué pasó cada noche',
        en: 'a month of duty sheets that say who slept in, how many animals there were and what each night brought',
      },
    ],
    strains: [
      {
        es: 'El número de animales lo fija quien está de turno, no el terreno: con un perro de más falla el descanso de todos, y con una persona de más se va el margen.',
        en: 'Whoever is on duty sets how many animals there can be, and not the land; one dog too many spoils everyone’s rest, and one person too many takes the margin.',
      },
      {
        es: 'Las recogidas caen todas entre las siete y las nueve, en el mismo tramo en que toca limpiar, dar de comer y abrir a quien llega.',
        en: 'Collections all fall between seven and nine, the very stretch for cleaning, feeding and letting in whoever arrives.',
      },
    ],
    risks: [
      {
        risk: { es: 'un dueño no vuelve a por su animal', en: 'an owner does not come back for an animal' },
        hits: 'unpaid',
        trigger: { es: 'dos días sin contestar después de la fecha de salida', en: 'two days without an answer after the leaving date' },
        response: {
          es: 'segundo contacto en la ficha, cobro por adelantado y contrato que diga adónde va el animal',
          en: 'a second contact on file, payment in advance and a contract that says where the animal goes',
        },
      },
      {
        risk: { es: 'una reserva de vacaciones se anula la víspera', en: 'a holiday booking is cancelled the day before' },
        hits: 'lost-sale',
        trigger: { es: 'una plaza de temporada sin señal cobrada', en: 'a peak place with no deposit taken' },
        response: {
          es: 'señal no reembolsable en temporada y lista de espera con llamada el mismo día',
          en: 'a non-returnable deposit in season and a waiting list rung the same day',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Lo primero que se pide es la licencia para alojar animales, con el número que admite: sin ella, las plazas del plan no existen. Conviene llevarla concedida o con la fecha de la inspección.',
        en: 'The licence to board animals is asked for first, with the number it admits, since without it the places in the plan do not exist. Bring it granted, or with the date of the inspection.',
      },
      {
        es: 'La ocupación se mira por semanas y no por meses, porque en vacaciones sobra gente y el resto del año falta. Sirve una hoja con las plazas pedidas y las rechazadas en los últimos puentes por otros sitios.',
        en: 'Occupancy is looked at by the week rather than the month, because holidays overflow and the rest of the year does not. A sheet of the places asked for, and turned away, elsewhere on recent holiday weekends helps.',
      },
      {
        es: 'El banco pregunta por la finca: de quién es, cuánto dura el contrato y qué se recupera de vallas y obra si hay que irse. Dos presupuestos y el contrato lo contestan.',
        en: 'A lender asks about the land, whose it is, how long the lease runs and what fencing or building could be recovered on leaving. Two quotes and the lease are the answer.',
      },
    ],
    peaks: [
      {
        es: 'Las fechas de vacaciones se ofrecen primero a quienes ya se han quedado, con señal, y se abren a los demás cuando ese plazo termina.',
        en: 'Holiday dates go first to those who have stayed before, with a deposit, and open to the rest once that time is up.',
      },
      {
        es: 'Se contrata a quien reforzará las noches con tiempo de que conozca a los animales fijos, y se compra el pienso, la arena y las mantas que faltarán.',
        en: 'Whoever will help at night is taken on early enough to know the regulars, and the food, litter and blankets that would run short are bought.',
      },
      {
        es: 'Se cierra el número de plazas y se reparten las llegadas por horas, para que no coincidan en la puerta perros que no se conocen.',
        en: 'The number of places is settled and arrivals are spread over the hours, so that dogs that have never met do not meet at the gate.',
      },
    ],
    troughs: [
      {
        es: 'Las semanas vacías se llenan de día: paseos, estancias de jornada y abonos para quien trabaja fuera, que no dependen de las vacaciones de nadie.',
        en: 'Empty weeks are filled by day, with walks, day stays and passes for those out at work, none of which hangs on anybody’s holidays.',
      },
      {
        es: 'Se arreglan vallas y suelos, se pinta por zonas con pocos animales y se renuevan el seguro y los acuerdos con el veterinario.',
        en: 'Fences and floors are mended, areas are painted in turn with few animals about, and insurance and the vet’s agreement are renewed.',
      },
      {
        es: 'Se visita a veterinarios, peluqueros y protectoras con una invitación concreta: un día de prueba para el próximo perro que pregunten.',
        en: 'Vets, groomers and rescue centres are called on with one definite offer, a trial day for the next dog they are asked about.',
      },
    ],
  },
  dog_trainer: {
    scenes: [
      {
        scene: {
          es: 'El cachorro tiene cinco meses y brazos y tobillos lo saben. Se leyeron dos libros, se le riñe por turnos, y en la misma tarde se le prohíbe el sofá y se le sube en él.',
          en: 'The puppy is five months old, as arms and ankles can tell. Two books have been read, everyone scolds in turn, and in one afternoon the sofa is forbidden and then allowed.',
        },
        stakes: {
          es: 'Lo que a los cinco meses hace gracia, a los doce pesa treinta kilos.',
          en: 'What is funny at five months weighs as much as a child at twelve.',
        },
      },
      {
        scene: {
          es: 'Al volver del trabajo hay una nota bajo la puerta y el marco está arañado hasta la madera. El perro ha llorado desde que se fueron, y mañana también hay que irse.',
          en: 'Back from work, there is a note under the door and the frame is scratched to the wood. The dog has cried since they left, and tomorrow they must leave again.',
        },
        stakes: {
          es: 'Se vive con la agenda de un perro que no sabe estar solo: sin cine, sin cenas y con disculpas en la escalera.',
          en: 'Life follows the timetable of a dog that cannot be alone: no films, no suppers out and apologies on the stairs.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Acaba de llevarse a casa un cachorro y quiere empezar bien, antes de que haya algo que corregir.',
          en: 'They have just brought a puppy home and want to begin well, before there is anything to put right.',
        },
        obstacle: {
          es: 'El curso de los sábados junta a doce perros en un descampado y a la hora se acaba el turno.',
          en: 'The Saturday course puts a dozen dogs on waste ground, and after an hour the turn is over.',
        },
        hurt: {
          es: 'Pasa la edad en que todo se aprende jugando, y lo que queda se aprende despacio.',
          en: 'The age when everything is learnt in play goes by, and what is left is learnt slowly.',
        },
      },
      {
        wish: {
          es: 'Su perra lleva años siendo la alegría de la casa, menos cuando se cruza con otra. Quiere que el paseo vuelva a ser un paseo.',
          en: 'For years she has been the joy of the house, except when she meets another dog. They want a walk to be a walk again.',
        },
        obstacle: {
          es: 'El último que la vio trajo un collar y no preguntó nada; ella dejó de ladrar y también de comer.',
          en: 'The last person to see her brought a collar and asked nothing; she stopped barking, and eating too.',
        },
        hurt: {
          es: 'Dejaron de ir al parque, luego a casa de los amigos, y ahora solo baja quien más fuerza tiene.',
          en: 'They gave up the park, then friends’ houses, and now only the strongest of them takes her out.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'una correa enrollada dos veces en la mano', en: 'a lead wound twice round the hand' },
        after: { es: 'un paseo con la correa floja', en: 'a walk on a loose lead' },
      },
      {
        before: { es: 'visitas que se reciben en el portal', en: 'visitors met in the street' },
        after: { es: 'un timbre que suena y un perro en su manta', en: 'a bell that rings and a dog on its blanket' },
      },
    ],
    costDoubts: [
      {
        es: 'una hora con el perro trae media de apuntes y de dudas por mensaje, y esa media no está en el precio',
        en: 'an hour with the dog brings half an hour of notes and questions by message, and that half is not in the price',
      },
      {
        es: 'el bono se cobra entero al principio, pero la sesión que se cambia tres veces ocupa tres huecos',
        en: 'a pack is paid for at the start, but a session moved three times takes three slots',
      },
    ],
    rivalTests: [
      {
        es: 'Mirar veinte minutos de una clase en grupo desde fuera y contar cuántas veces corrige a un perro y cuántas explica algo a su dueño.',
        en: 'Watch twenty minutes of a group class from outside, and count how often a dog is corrected and how often an owner is told why.',
      },
      {
        es: 'Pedir a dos rivales el teléfono de alguien cuyo perro terminó hace medio año, y llamar para saber qué queda de aquello.',
        en: 'Ask two rivals for the number of somebody whose dog finished half a year ago, and ring to learn what has lasted.',
      },
    ],
    steps: [
      {
        es: [
          'Graba el problema con el móvil',
          'Recibe una valoración antes de empezar',
          'Practica cinco minutos al día con deberes cortos',
        ],
        en: ['Film the problem on your phone', 'Get an assessment before starting', 'Practise five minutes a day on short homework'],
      },
      {
        es: ['Rellena el cuestionario de tu perro', 'Elige si en casa o en la calle', 'Repasa a las pocas semanas qué se mantiene'],
        en: ['Fill in your dog’s questionnaire', 'Choose home or street', 'Check after a few weeks what has lasted'],
      },
    ],
    proofs: [
      {
        es: 'la hoja de seis casos con la meta acordada, las sesiones que llevó y lo que dice hoy su dueño',
        en: 'a sheet of six cases with the aim agreed, the sessions it took and what the owner says today',
      },
      {
        es: 'dos veterinarios que pongan por escrito qué perros mandarían y a cuántos al mes',
        en: 'two vets who put in writing which dogs they would send and how many a month',
      },
    ],
    strains: [
      {
        es: 'Quien adiestra a un perro adiestra sobre todo a una familia, y las horas que más cansan son las de convencer a quien no estuvo en la sesión.',
        en: 'Training a dog is mostly training a family, and the hours that tire most go on persuading whoever missed the session.',
      },
      {
        es: 'Dos casos difíciles en el mismo día dejan el tercero a medias, de modo que el techo lo pone la cabeza antes que el reloj.',
        en: 'Two hard cases in one day leave the third half done, so that the ceiling is set by the head before the clock.',
      },
    ],
    risks: [
      {
        risk: { es: 'una clínica deja de mandar perros', en: 'a vet stops sending dogs' },
        hits: 'source',
        trigger: { es: 'un mes sin ningún caso de quien más mandaba', en: 'a month with no case from whoever sent most' },
        response: {
          es: 'informe de cada caso a quien lo mandó y una segunda clínica antes del verano',
          en: 'a report on each case to whoever sent it, and a second clinic before the summer',
        },
      },
      {
        risk: { es: 'llueve y se anulan las sesiones de calle', en: 'rain calls off the outdoor sessions' },
        hits: 'week',
        trigger: { es: 'tres días de lluvia seguidos en el pronóstico', en: 'three days of rain in the forecast' },
        response: {
          es: 'un trabajo de interior preparado para cada caso y cambio de día avisado la víspera',
          en: 'indoor work ready for each case, and any change of day announced the evening before',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Se pregunta cuántas sesiones caben en una semana de tardes y sábados, con los trayectos dentro. Un calendario de dos semanas, con las direcciones puestas, contesta mejor que un porcentaje.',
        en: 'How many sessions fit into a week of evenings and Saturdays, driving included, is asked. Two weeks of diary with the addresses in it answer better than a percentage.',
      },
      {
        es: 'Interesa de dónde sale el siguiente perro cuando este termina. Dos cartas de veterinarios o de un refugio, con los casos que verían al mes, son la respuesta.',
        en: 'Where the next dog comes from once this one finishes matters. Two letters from vets or a shelter, with the cases they see in a month, are the answer.',
      },
      {
        es: 'El banco quiere leer el seguro: qué cubre si un perro muerde en la sesión y hasta cuánto. Se lleva la póliza ofertada, no la intención de tenerla.',
        en: 'A lender wants to read the insurance: what it covers if a dog bites in a session, and up to how much. Bring the policy on offer, and not the intention of having one.',
      },
    ],
    peaks: [
      {
        es: 'Antes de las semanas en que más se adopta se deja cerrado con los refugios quién da la primera charla, y las valoraciones se agrupan por barrios.',
        en: 'Before the weeks when most dogs are adopted, who gives the first talk is settled with the shelters, and assessments are grouped by area.',
      },
      {
        es: 'Las tardes se reparten antes de que se llenen: primero los perros con riesgo de ser devueltos, después los cachorros, y el resto a media mañana.',
        en: 'Evenings are shared out before they fill: dogs at risk of being returned first, then puppies, and the rest in mid-morning.',
      },
      {
        es: 'Se graban de antemano las respuestas que siempre se repiten, para que en el mes lleno el tiempo entre sesiones no se vaya en mensajes.',
        en: 'The answers that always come round are filmed beforehand, so that in the full month the time between sessions does not go on messages.',
      },
    ],
    troughs: [
      {
        es: 'Con medio mundo de vacaciones se visita a las clínicas sin prisa, y se ofrece el paseo de repaso a quien terminó en primavera.',
        en: 'With half the world on holiday there is time to call on the vets, and a refresher walk is offered to those who finished in spring.',
      },
      {
        es: 'Es buen mes para la formación pendiente y para escribir los casos cerrados con su permiso y su vídeo.',
        en: 'It is a good month for overdue training and for writing up closed cases with leave and film.',
      },
      {
        es: 'Las horas libres de la tarde se llenan con un grupo reducido de perros que ya se conocen, a precio de grupo.',
        en: 'Free evening hours are filled with a small group of dogs that already know each other, at a group price.',
      },
    ],
  },
  tattoo_studio: {
    scenes: [
      {
        scene: {
          es: 'El nombre de la muñeca se ha vuelto gris y ancho. Quien lo hizo cambió de ciudad, y en otros sitios no quieren tocar la línea de un desconocido.',
          en: 'The name on the wrist has gone wide and grey. Whoever did it has moved away, and other places will not touch a stranger’s line.',
        },
        stakes: { es: 'Se aprende a girar el brazo en las fotos.', en: 'One learns to turn the arm in pictures.' },
      },
      {
        scene: {
          es: 'Quieren hacerse el mismo dibujo las cuatro antes de la boda. Hay hueco para una, y las otras tres tendrían que venir en noviembre.',
          en: 'The four of them want the same little drawing before the wedding. There is room for one, and the other three would have to come months later.',
        },
        stakes: { es: 'La idea era hacerlo juntas.', en: 'Doing it together was the point.' },
      },
    ],
    costDoubts: [
      {
        es: 'nadie factura la hora de responder mensajes de quien solo pide precio',
        en: 'nobody is billed for the hour of answering messages from people who only want a price',
      },
      {
        es: 'las agujas y las fundas se tiran aunque la sesión se corte a la mitad',
        en: 'needles and covers are thrown away even when the session is cut short',
      },
    ],
    steps: [
      {
        es: [
          'Manda una foto de la piel y otra de lo que te gusta',
          'Recibe precio cerrado por tamaño',
          'Cuídalo con la hoja que te llevas',
        ],
        en: [
          'Send one photo of the skin and one of what you like',
          'Get a fixed price by size',
          'Look after it with the sheet you take home',
        ],
      },
      {
        es: [
          'Pasa a ver trabajos con años, no recién hechos',
          'Elige el estilo y quién te lo hará',
          'Reserva con una señal que se descuenta',
        ],
        en: [
          'Come and see work that has aged, not fresh',
          'Choose a style and who will do it',
          'Book with a deposit that comes off the price',
        ],
      },
    ],
    strains: [
      {
        es: 'Se dibuja de noche lo que se tatúa de día: con tres encargos grandes a la semana el lápiz llega tarde.',
        en: 'What is tattooed by day is drawn by night, and with three large pieces a week the pencil falls behind.',
      },
      {
        es: 'Antes que el calendario se agotan la espalda y la muñeca, y una sesión de seis horas no se repite al día siguiente.',
        en: 'Back and wrist set the limit before the book does, as six hours of needle cannot be done two days running.',
      },
    ],
  },
  massage_therapy: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'athlete',
        scene: {
          es: 'Quedan nueve días para la media maratón y la pantorrilla derecha avisa en cada cuesta. En el grupo recomiendan descansar, y descansar es lo que nadie del grupo hace.',
          en: 'The half marathon is nine days off and the right calf speaks up on every hill. The group advises rest, which is what nobody in the group takes.',
        },
        stakes: {
          es: 'Por no parar una hora se para un mes.',
          en: 'For want of an hour’s pause comes a month of it.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'En la oficina hay veinte sillas caras y tres bajas por espalda. El presupuesto de bienestar dio para fruta, la fruta se queda en la bandeja, y a las cuatro todos están de pie junto a la máquina de café.',
          en: 'The office owns twenty expensive chairs and has three people off with their backs. The wellbeing budget went on fruit, the fruit stays in the bowl, and at four everybody is standing by the coffee machine.',
        },
        stakes: {
          es: 'Una baja se paga dos veces, a quien falta y a quien lo cubre cansado.',
          en: 'Sick leave is paid twice, to whoever is away and to the tired one who covers.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Acaba de tener un hijo y lo lleva en brazos toda la noche. Pide media hora de espalda y alguien que no mire el reloj.',
          en: 'There is a new baby, carried about all night. Half an hour for the back is asked for, from somebody who does not watch the clock.',
        },
        obstacle: {
          es: 'Los horarios acaban cuando empieza la cena, y a casa no viene quien se conoce.',
          en: 'Opening hours end when supper begins, and those who come to the house are strangers.',
        },
        hurt: {
          es: 'Se aguanta con calor y con pastillas, y el bebé se duerme antes que el dolor.',
          en: 'Heat and tablets see it through, and the baby falls asleep before the ache does.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Dirige un hotel pequeño y los huéspedes preguntan por un masaje. Quiere un teléfono de confianza y una tarifa que enseñar.',
          en: 'A small hotel is asked about massage by its guests. A name to trust and a rate to show would settle it.',
        },
        obstacle: {
          es: 'Montar una sala pide obra, y contratar a alguien pide más huéspedes de los que hay.',
          en: 'A room means building work, and a salary means more guests than there are.',
        },
        hurt: {
          es: 'Se contesta que no, y la pregunta aparece en la reseña.',
          en: 'The answer is no, and the question turns up in the review.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'una pantorrilla que avisa en cada cuesta', en: 'a calf that complains on every hill' },
        after: { es: 'piernas sueltas y una fecha para volver a correr', en: 'loose legs and a date to run again' },
        buyer: 'athlete',
      },
      {
        before: { es: 'cuarenta minutos elegidos al azar en un anuncio', en: 'a session picked blind from an advert' },
        after: { es: 'la presión de siempre sin tener que pedirla', en: 'the usual pressure without having to ask' },
      },
    ],
    costDoubts: [
      {
        es: 'las toallas se compran por docenas y se cambian por docenas, y la lavadora de casa no factura',
        en: 'towels are bought by the dozen and wear out by the dozen, while the machine at home sends no invoice',
      },
      {
        es: 'falta la hora del que avisa a las cinco de que no llega a las seis',
        en: 'the hour of whoever rings at five to miss six o’clock is left out',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar a tres recepcionistas de gimnasio a quién mandan cuando un socio pide masaje y qué cuentan los que vuelven.',
        en: 'Ask at three gym desks whom they name when a member wants a massage, and what those who return say of it.',
      },
      {
        es: 'Mirar en las reservas en línea de los rivales qué tardes están llenas a tres días vista: esos huecos dicen cuánta gente se queda fuera.',
        en: 'Look at rivals’ online diaries for evenings full three days ahead, since those show how many people are turned away.',
      },
    ],
    steps: [
      {
        es: ['Rellena la ficha desde el sofá', 'Elige corto, normal o largo', 'Reserva el siguiente solo si notas algo'],
        en: ['Fill in the form from the sofa', 'Choose short, normal or long', 'Book the next only if it helped'],
      },
      {
        buyer: 'business',
        es: ['Cede una sala una mañana', 'Abre una lista de turnos cortos', 'Mira cuántos repiten el mes siguiente'],
        en: ['Lend a room for one morning', 'Open a list of short turns', 'See how many sign again next month'],
      },
    ],
    proofs: [
      {
        es: 'cinco clientes que lleven un año viniendo y digan cada cuánto y por qué',
        en: 'five regulars of a year who will say how often they come and why',
      },
      {
        es: 'la agenda de un mes sin nombres, con las horas vendidas y los huecos de última hora',
        en: 'one month’s diary with names removed, showing hours sold and late gaps',
      },
    ],
    strains: [
      {
        es: 'La mañana está vacía y la tarde no se estira; quien no llena las once de la mañana vive de cuatro horas.',
        en: 'Mornings are empty and evenings will not stretch, so whoever cannot fill eleven o’clock lives off four hours.',
      },
      {
        es: 'Se vende tiempo con una persona concreta: si falta, la camilla no da un masaje por sí misma.',
        en: 'Time with one person is what sells, and when that person is away the couch gives no massage alone.',
      },
    ],
    risks: [
      {
        risk: { es: 'abre una cadena con sesiones a mitad de precio', en: 'a chain opens at half the price' },
        hits: 'price',
        trigger: { es: 'un mes con la mitad de caras nuevas', en: 'a month with half the usual new faces' },
        response: {
          es: 'no bajar, especializarse en una zona o deporte y pedir a los fijos que traigan a alguien',
          en: 'hold the price, specialise in one area or sport and ask regulars to bring somebody',
        },
      },
      {
        risk: { es: 'alguien pide otra cosa', en: 'somebody asks for something else' },
        hits: 'lost-sale',
        trigger: { es: 'una llamada nocturna sin nombre', en: 'a late call with no name' },
        response: {
          es: 'primera cita de día, nombre y teléfono comprobados y derecho a parar escrito en la puerta',
          en: 'first visits by day, name and phone checked and the right to stop posted on the door',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Van a contar horas de manos: cuántos masajes al día se sostienen un año entero. Conviene llevar la agenda de tres meses y no la de la mejor semana.',
        en: 'They will count hours of hands, and how many massages a day can be kept up for a year. Bring three months of diary and not the fullest week.',
      },
      {
        es: 'Como no es profesión sanitaria, se mira qué promete el anuncio. Conviene mostrar el título, el seguro y una web que no hable de curar.',
        en: 'As this is no medical profession, what the advert promises is looked at. Show the certificate, the policy and a site that does not speak of cures.',
      },
      {
        es: 'El dinero de los bonos ya cobrados no es beneficio todavía; separarlo en una cuenta se agradece en esa mesa.',
        en: 'Money from courses sold is not profit yet, and keeping it in a separate account is well received at that table.',
      },
    ],
    peaks: [
      {
        es: 'Las tarjetas regalo se venden con hora de mañana incluida y caducidad tras la temporada, para que no se junten todas después.',
        en: 'Gift cards come with a morning slot and expire after the season, so that they do not all arrive at once.',
      },
      {
        es: 'Se acortan las pausas con una segunda camilla ya vestida y una persona de apoyo cambia sábanas y cobra.',
        en: 'Pauses shrink with a second couch made up, while a helper changes sheets and takes payment.',
      },
      {
        es: 'Quien viene todos los meses elige antes que nadie; los nuevos entran en lista con aviso por mensaje.',
        en: 'Those who come monthly choose first, and newcomers join a list with word by message.',
      },
    ],
    troughs: [
      {
        es: 'Se llevan las manos a la oficina o al hotel, con turnos cortos y tarifa por mañana.',
        en: 'The hands go to the office or the hotel, in short turns at a rate per morning.',
      },
      {
        es: 'Se ofrece a quien dejó de venir una hora de mañana a precio de mañana, sin bono.',
        en: 'Those who stopped coming are offered a morning hour at a morning price, with no course to buy.',
      },
      {
        es: 'Se estudia la técnica que falta y se descansa a propósito, que es mantenimiento de la herramienta.',
        en: 'A missing technique is learnt and rest is taken on purpose, as upkeep of the tools.',
      },
    ],
  },
  dog_walking: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        scene: {
          es: 'Las maletas están en el pasillo y el gato debajo de la cama. La última vez volvió del transportín sin comer en dos días; la hija de la vecina se ha ido a estudiar, y la lista de instrucciones ocupa ya tres hojas.',
          en: 'The cases are in the hall and the cat is under the bed. Last time it would not eat for two days after the carrier; the neighbour’s daughter has left for college, and the list of instructions runs to three pages.',
        },
        stakes: {
          es: 'Se viaja con el teléfono boca arriba, por si alguien dice que no aparece.',
          en: 'The trip is made with the phone face up, in case somebody says it cannot be found.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'Una oficina que deja venir con perro tiene cinco debajo de las mesas y una visita de clientes a las doce. Alguien propone el almacén, otra persona el coche, y los cinco ya han oído la palabra calle.',
          en: 'An office that lets dogs in has five under the desks and clients due at noon. One person suggests the store room and another the car, and all five have heard the word walk.',
        },
        stakes: {
          es: 'La norma que atraía a la gente acaba prohibida por un charco.',
          en: 'The perk that brought people in ends up banned over a puddle.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Hace guardias de doce horas y vive sola con dos gatas mayores. Necesita a alguien que ponga la pastilla escondida y mande prueba.',
          en: 'Twelve-hour shifts, and two elderly cats at home. Somebody has to give the hidden pill and send proof.',
        },
        obstacle: {
          es: 'Los amigos dan de comer; la pastilla aparece en el suelo.',
          en: 'Friends put food down, and the pill turns up on the floor.',
        },
        hurt: {
          es: 'Entre urgencia y urgencia piensa en la cocina de casa.',
          en: 'Between one emergency and the next, the mind is on the kitchen at home.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva un edificio de apartamentos con gimnasio, azotea y cuarenta perros. Quiere ofrecer paseo con llave en conserjería.',
          en: 'A block of flats has a gym, a roof terrace and forty dogs. Walks with the key left at the desk would be one more thing to offer.',
        },
        obstacle: {
          es: 'Cada vecino trae a su paseador, y el portal parece un andén.',
          en: 'Every tenant brings a walker of their own, and the lobby looks like a platform.',
        },
        hurt: { es: 'Las quejas por ladridos se llevan las renovaciones.', en: 'Complaints about barking cost renewals.' },
      },
    ],
    contrasts: [
      {
        before: { es: 'un transportín, un gato mudo y dos días sin comer', en: 'a carrier, a silent cat and two days without eating' },
        after: {
          es: 'la misma manta, la misma ventana y un mensaje por visita',
          en: 'the same blanket, the same window and a message at each visit',
        },
      },
      {
        before: { es: 'una carrera a casa en la pausa de la comida', en: 'a dash home in the lunch break' },
        after: { es: 'una comida tranquila y la ruta del paseo en el mapa', en: 'a quiet lunch and the route of the walk on a map' },
      },
    ],
    costDoubts: [
      {
        es: 'nadie suma el secado de cuatro perros un día de agua ni la tapicería que dura dos años',
        en: 'nobody adds drying four dogs on a wet day, or car seats that last two years',
      },
      {
        es: 'las noches fuera parecen dinero fácil y quitan los paseos de primera hora del día siguiente',
        en: 'nights away look like easy money and take out the early walks of the day after',
      },
    ],
    rivalTests: [
      {
        es: 'Reservar una visita de prueba con otro nombre y mirar si preguntan por el veterinario, por el miedo a los ruidos y por quién entra con la llave.',
        en: 'Book a trial visit under another name, and see whether they ask about the vet, a fear of noises and who comes in with the key.',
      },
      {
        es: 'Hablar en el parque con ocho dueños que tengan paseador, y apuntar precio, días y la última vez que falló.',
        en: 'Talk in the park to eight owners who use a walker, and write down price, days and the last time it let them down.',
      },
    ],
    steps: [
      {
        es: ['Presenta al animal en su casa', 'Elige días fijos o fechas de viaje', 'Paga el mes o la estancia por adelantado'],
        en: ['Introduce the animal at home', 'Pick set days or travel dates', 'Pay the month or the stay up front'],
      },
      {
        es: ['Escribe tu horario y la zona', 'Conoce a quien irá siempre', 'Prueba una semana y decide'],
        en: ['Send your hours and area', 'Meet whoever will always come', 'Try one week and decide'],
      },
    ],
    proofs: [
      {
        es: 'cinco familias que presten su teléfono y cuenten una urgencia resuelta',
        en: 'five families ready to take a call and tell of an emergency handled',
      },
      {
        es: 'el certificado de primeros auxilios y el de antecedentes, enseñados el primer día',
        en: 'the first-aid and background certificates, shown on the first day',
      },
    ],
    strains: [
      {
        es: 'Cada grupo se forma por carácter y no por calle, de modo que un perro nuevo puede deshacer la ronda entera.',
        en: 'Groups are made by temperament and not by street, so that one new dog can undo the whole round.',
      },
      {
        es: 'Cuando todo el mundo se va de puente hay treinta gatos que visitar dos veces al día, y nadie los pasea en martes.',
        en: 'When everyone leaves for a long weekend there are thirty cats to see twice a day, and on a wet Tuesday none.',
      },
    ],
    risks: [
      {
        risk: { es: 'una ola de calor cierra las horas del paseo', en: 'a heatwave closes the walking hours' },
        hits: 'week',
        trigger: { es: 'asfalto que quema en la mano a las once', en: 'tarmac too hot for a hand at eleven' },
        response: {
          es: 'rondas al alba, visitas cortas con agua y juego dentro de casa al mismo precio',
          en: 'dawn rounds, short visits with water and indoor play at the same price',
        },
      },
      {
        risk: { es: 'quien pasea enferma y nadie conoce la ruta', en: 'the walker falls ill and nobody knows the route' },
        hits: 'client',
        trigger: { es: 'una mañana con fiebre y nueve llaves', en: 'a morning with a fever and nine keys' },
        response: {
          es: 'sustituto presentado a cada animal, fichas al día y un reparto pactado',
          en: 'a stand-in introduced to every animal, notes kept up to date and a share agreed',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Preguntarán qué parte de las visitas tiene día fijo: el calendario, con los que pagan el mes a un lado y los que llaman sueltos al otro, lo contesta.',
        en: 'They will ask what share of visits has a set day. Bring the calendar, with those who pay by the month apart from those who ring now and then.',
      },
      {
        es: 'Una ronda es tiempo: cuántas puertas caben entre las once y las tres, y a cuántos minutos están, dice más que la facturación.',
        en: 'A round is time; how many doors fit between eleven and three, and how many minutes apart, says more than the turnover.',
      },
      {
        es: 'Querrán la póliza delante, porque un mordisco cuesta más que la furgoneta.',
        en: 'They will want the policy on the table, since one bite costs more than the van.',
      },
    ],
    peaks: [
      {
        es: 'En vacaciones mandan los gatos: se cierran fechas con señal y se ordenan por barrio antes de decir que sí.',
        en: 'Holidays belong to the cats, so dates are closed with a deposit and sorted by district before saying yes.',
      },
      {
        es: 'Un ayudante conocido lleva los paseos de siempre y deja libres las casas nuevas.',
        en: 'A helper the dogs know takes the usual walks and leaves the new homes free.',
      },
      { es: 'Se ponen tope y precio de festivo con un mes de aviso.', en: 'A limit and a holiday rate are set with a month’s notice.' },
    ],
    troughs: [
      {
        es: 'Con menos oficina se ofrecen paseos de tarde, baño al volver y compañía para perros mayores.',
        en: 'When fewer people commute, evening walks, a wash on return and company for older dogs are offered.',
      },
      {
        es: 'Es tiempo de presentar la ronda en tres edificios donde ya se entra.',
        en: 'It is time to show the round in three buildings already visited.',
      },
      {
        es: 'Se llama a quien viajó el año pasado para apuntar las fechas del próximo.',
        en: 'Those who travelled last year get a call to pencil in the next dates.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
