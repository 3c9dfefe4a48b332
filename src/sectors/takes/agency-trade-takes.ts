import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const agencyTradeTakes = {
  web_studio: {
    contrasts: [
      {
        before: {
          es: 'una página que en el móvil pide ampliar con dos dedos',
          en: 'a page that on a phone has to be stretched with two fingers',
        },
        after: {
          es: 'un cliente que encuentra el horario y llama sin salir de la pantalla',
          en: 'a customer who finds the opening hours and rings without leaving the screen',
        },
      },
      {
        before: {
          es: 'un año pidiendo al de siempre que cambie un teléfono',
          en: 'a year of asking the usual person to change one phone number',
        },
        after: {
          es: 'una web que se toca desde la oficina sin llamar a nadie',
          en: 'a website edited from the office with no call to anyone',
        },
      },
    ],
    costDoubts: [
      {
        es: 'se ha presupuestado la web y no las cinco rondas de cambios de color que vienen después',
        en: 'the website was quoted for, and not the five rounds of colour changes that follow',
      },
      {
        es: 'la cuenta olvida las licencias, el alojamiento que se adelanta y las horas de explicar dos veces lo mismo',
        en: 'the sum forgets licences, hosting paid in advance and the hours spent explaining everything twice',
      },
    ],
    rivalTests: [
      {
        es: 'Rellenar a media tarde el formulario de contacto de tres webs que haya hecho un rival: donde nadie contesta, el mensaje llega a un buzón que ya no se mira.',
        en: 'Fill in the contact form on three sites a rival has built, one afternoon; those that never answer are reaching an inbox nobody opens.',
      },
      {
        es: 'Buscar con el móvil el oficio y el barrio de dos clientes de un rival: si salen detrás de un anuncio y de un directorio, la foto de portada da igual.',
        en: 'Search on a phone for the trade and district of two of a rival’s clients; if they come up behind an advert and a directory, the cover photograph hardly matters.',
      },
    ],
    steps: [
      {
        es: [
          'Abre tu web en el móvil y di qué no encuentras',
          'Acepta un precio con los textos incluidos',
          'Aprende a cambiarla en una hora',
        ],
        en: [
          'Open your site on a phone and say what is missing',
          'Agree a price with the writing included',
          'Learn to edit it in one hour',
        ],
      },
      {
        es: [
          'Cuenta las tres preguntas que te hacen a diario',
          'Prueba una versión sin adornos con tres clientes',
          'Publica y revisa a los treinta días',
        ],
        en: [
          'Tell us the three questions you answer daily',
          'Try a plain version on three customers',
          'Go live and look again after thirty days',
        ],
      },
    ],
    strains: [
      {
        es: 'El estreno se lleva más horas que el diseño: el dominio que nadie sabe dónde se compró, el correo que deja de llegar y un cliente que llama cada diez minutos caen en la misma mañana.',
        en: 'Going live takes more hours than the design: the domain nobody recalls buying, the email that stops arriving and a client who rings every ten minutes all fall on one morning.',
      },
      {
        es: 'Quien diseña también vende, y los meses de mucho trabajo preparan los de ninguno.',
        en: 'Whoever designs also sells, and the months of too much work prepare those of none.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'un solo cliente sostiene medio estudio',
          en: 'one client holds up half the studio',
        },
        hits: 'client',
        trigger: {
          es: 'la mitad de las facturas del trimestre a un mismo nombre',
          en: 'half the quarter’s invoices made out to one name',
        },
        response: {
          es: 'un proyecto pequeño nuevo cada mes aunque no haga falta',
          en: 'one new small project a month, needed or not',
        },
      },
      {
        risk: {
          es: 'el proveedor que programa desaparece a mitad',
          en: 'the freelance coder vanishes halfway',
        },
        hits: 'margin',
        trigger: {
          es: 'tres días sin subir nada al repositorio',
          en: 'three days with nothing pushed to the repository',
        },
        response: {
          es: 'claves del estudio, código entregado cada semana y un segundo nombre',
          en: 'passwords held by the studio, code handed over weekly and a second name',
        },
      },
    ],
  },
  video_studio: {
    scenes: [
      {
        scene: {
          es: 'La presentación tiene cuarenta y dos diapositivas y la sala está a oscuras. A la octava, dos personas miran el reloj y la tercera ha abierto el correo.',
          en: 'The presentation has forty-two slides and the room is dark. By the eighth, two people are looking at the clock and a third has opened their email.',
        },
        stakes: {
          es: 'La idea era buena y nadie llegó a ella: se aprobó la del que hablaba menos.',
          en: 'The idea was good and nobody got as far as it; the one approved belonged to whoever spoke least.',
        },
      },
      {
        scene: {
          es: 'El acto salió redondo: ciento veinte personas, un discurso que se aplaudió de pie, las luces. Queda una grabación de un móvil, torcida, con la cabeza de alguien delante y el sonido de un vaso.',
          en: 'The event went perfectly: a hundred and twenty people, a speech they stood up for, the lights. What is left is a phone recording, tilted, with a head in the way and the sound of a glass.',
        },
        stakes: {
          es: 'A las tres semanas nadie lo menciona, y en la web sigue la foto del año anterior.',
          en: 'Three weeks later nobody mentions it, and the website still shows last year’s picture.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'un archivo de gigas que nadie ha vuelto a abrir',
          en: 'an enormous file nobody has opened since',
        },
        after: {
          es: 'tres piezas cortas que el equipo manda antes de cada reunión',
          en: 'three short pieces the team sends ahead of every meeting',
        },
      },
      {
        before: {
          es: 'una demostración que depende de que venga la misma persona',
          en: 'a demonstration that depends on one person turning up',
        },
        after: {
          es: 'el producto en marcha en la pantalla de quien todavía duda',
          en: 'the product at work on the screen of anyone still in doubt',
        },
      },
    ],
    costDoubts: [
      {
        es: 'se alquila la óptica por jornada y se usa una hora; el operador cobra el viaje, la espera y la cena',
        en: 'a lens is hired by the day and used for an hour, and the operator is paid for the journey, the waiting and supper',
      },
      {
        es: 'montar, corregir el color y limpiar el sonido ocupa el triple que rodar, y en el presupuesto suele haber una sola línea para todo',
        en: 'cutting, grading and cleaning the sound take three times as long as the shoot, and a quote tends to give them one line between them',
      },
    ],
    rivalTests: [
      {
        es: 'Mirar con el sonido quitado cinco vídeos de un rival y escribir qué vendía cada uno: los que no se adivinen son trabajo por ganar.',
        en: 'Watch five of a rival’s videos with the sound off, writing down what each was selling; those you cannot tell are work waiting to be won.',
      },
      {
        es: 'Preguntar a una productora por un plazo imposible y mirar qué hace: si dice que sí a todo sin preguntar por permisos ni por localización, esperar sus retrasos.',
        en: 'Ask a studio about an impossible deadline and see what it does; if it agrees without asking about permits or location, its clients will be waiting.',
      },
    ],
    steps: [
      {
        es: [
          'Manda lo último que grabaste y di dónde falló',
          'Elige entre dos ideas contadas en una página',
          'Reserva el día de rodaje y otro por si llueve',
        ],
        en: [
          'Send the last thing you filmed and say where it failed',
          'Choose between two ideas told on one page',
          'Book a shooting day and another for rain',
        ],
      },
      {
        es: [
          'Define quién lo verá y en qué pantalla',
          'Ensaya en compañía antes de encender la cámara',
          'Pide los cambios sobre el primer montaje',
        ],
        en: ['Settle who will watch and on what screen', 'Rehearse with us before the camera rolls', 'Ask for changes on the first cut'],
      },
    ],
    proofs: [
      {
        es: 'las notas de diez desconocidos que han visto la misma pieza, con lo que cada uno entendió',
        en: 'the notes of ten strangers who watched one piece, with what each understood',
      },
      {
        es: 'un plan de rodaje cumplido, hora por hora, con las tomas previstas y las que se consiguieron',
        en: 'a shooting schedule that was kept, hour by hour, with shots planned beside shots taken',
      },
    ],
    strains: [
      {
        es: 'El cuello de botella es la silla de montaje: cortar lo que se rodó en dos días ocupa a una persona dos semanas, y el cliente ya lo está pidiendo.',
        en: 'The bottleneck is the editing chair; two days of filming take one person a fortnight to cut, and the client is already asking for it.',
      },
      {
        es: 'Quien dirige también llama a los clientes, de modo que el mes de mucho rodaje no se vende nada, y se nota justo dos meses después.',
        en: 'Whoever directs also rings the clients, so in a month full of shoots nothing is sold, and it shows exactly two months later.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'alguien grabado retira su permiso',
          en: 'a person on film withdraws consent',
        },
        hits: 'again',
        trigger: {
          es: 'una cesión de imagen sin firmar al acabar el rodaje',
          en: 'a release still unsigned at the end of the shoot',
        },
        response: {
          es: 'firma antes de grabar y un montaje alternativo sin ese plano',
          en: 'signature before filming and an alternative cut without the shot',
        },
      },
      {
        risk: {
          es: 'los vídeos generados se llevan los encargos pequeños',
          en: 'generated videos take the small jobs',
        },
        hits: 'sales',
        trigger: {
          es: 'dos clientes fijos que piden solo el guion',
          en: 'two regular clients who ask for the script alone',
        },
        response: {
          es: 'vender lo que no se puede inventar: personas, talleres y actos reales',
          en: 'sell what cannot be made up: real people, workshops and events',
        },
      },
    ],
  },
  design_studio: {
    scenes: [
      {
        scene: {
          es: 'El mismo restaurante tiene un logotipo en el toldo, otro en la carta y un tercero en el uniforme. Los tres son azules, pero de tres azules distintos, y la factura lleva el de hace dos locales.',
          en: 'One restaurant, one logo on the awning, another on the menu and a third on the aprons. All are blue, though not the same blue, and the invoice carries the one from two premises ago.',
        },
        stakes: {
          es: 'Quien come a gusto quiere recomendarlo y no recuerda el nombre; recuerda que era azul.',
          en: 'Those who ate well want to recommend it and cannot recall the name; they recall that it was blue.',
        },
      },
      {
        scene: {
          es: 'Faltan nueve días para la feria y el estand es una mesa con mantel. Los folletos los hizo quien tenía el programa instalado, y la foto del producto está estirada a lo ancho.',
          en: 'The fair is nine days off and the stand is a table with a cloth. Whoever had the software made the leaflets, and the product photograph is stretched sideways.',
        },
        stakes: {
          es: 'Se reparten cuarenta folletos, se ven treinta en la papelera de la salida y no llama nadie.',
          en: 'Forty leaflets are handed out, thirty are seen in the bin by the exit, and nobody rings.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'un color distinto en cada cartel y un nombre que no se recuerda',
          en: 'a different colour on every sign and a name nobody recalls',
        },
        after: {
          es: 'un rótulo, una tarjeta y una factura que parecen de la misma casa',
          en: 'a sign, a card and an invoice that belong to one house',
        },
      },
      {
        before: {
          es: 'un folleto con la foto estirada',
          en: 'a leaflet with the picture stretched',
        },
        after: {
          es: 'un folleto que se coge, se mira y se guarda',
          en: 'a leaflet that is picked up, looked at and kept',
        },
      },
    ],
    costDoubts: [
      {
        es: 'cada «solo un cambio más» abre el archivo una hora, y en el presupuesto las rondas se acababan en la segunda',
        en: 'every “just one more change” opens the file for an hour, and in the quote the rounds ended at the second',
      },
      {
        es: 'la tipografía se compra para un uso y se paga de nuevo al pasar a la web y al envase, que nadie había contado',
        en: 'a typeface is licensed for one use and paid for again on the website and the packaging, which nobody had reckoned',
      },
    ],
    rivalTests: [
      {
        es: 'Pasear por un mercado con el catálogo de un rival en el móvil y buscar sus trabajos en la calle: contar los que siguen puestos y los que ya han sido sustituidos.',
        en: 'Walk round a market with a rival’s portfolio on your phone, looking for the work itself, and count what is still up and what has been replaced.',
      },
      {
        es: 'Preguntar a la imprenta de la zona qué estudio manda los archivos bien y cuál hay que arreglar cada vez: allí no se habla de premios.',
        en: 'Ask the local printer which studio’s files arrive right and which need mending every time; nobody there talks about prizes.',
      },
    ],
    steps: [
      {
        es: [
          'Trae todo lo que lleve tu nombre y extiéndelo en la mesa',
          'Decide qué se queda y qué se tira',
          'Estrena primero lo que más se ve',
        ],
        en: [
          'Bring whatever carries your name and spread it on the table',
          'Decide what stays and what goes',
          'Launch the most visible part first',
        ],
      },
      {
        es: ['Explica qué vendes y a quién', 'Mira la propuesta puesta en su sitio real', 'Guarda una hoja con colores, letras y medidas'],
        en: ['Explain what you sell and to whom', 'See the proposal in its real place', 'Keep a sheet with colours, letters and sizes'],
      },
    ],
    strains: [
      {
        es: 'La imprenta pide el archivo el martes y el cliente decide el lunes por la noche: todo el margen de la semana se pierde en esa espera.',
        en: 'The printer wants the file on Tuesday and the client decides on Monday night; the week’s whole slack is lost in that wait.',
      },
      {
        es: 'Los encargos grandes se ganan por la mano de una persona, y esa mano ya está dibujando otro: contratar a alguien le quita lo pequeño, no eso.',
        en: 'Large jobs are won on one person’s hand, and that hand is already drawing another; hiring takes the small work off it, not this.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'un nombre o un dibujo que ya estaba registrado',
          en: 'a name or a mark already registered',
        },
        hits: 'again',
        trigger: {
          es: 'una carta de un tercero o un parecido visto en el registro',
          en: 'a letter from a third party, or a likeness found in the register',
        },
        response: {
          es: 'búsqueda previa, cláusula de responsabilidad y una segunda opción guardada',
          en: 'a search beforehand, a liability clause and a second option kept by',
        },
      },
      {
        risk: {
          es: 'el cliente hace el resto con una plantilla',
          en: 'the client does the rest from a template',
        },
        hits: 'sales',
        trigger: {
          es: 'materiales nuevos en la calle que no salieron del estudio',
          en: 'new pieces in the street that did not come from the studio',
        },
        response: {
          es: 'entregar las plantillas hechas y cobrar una revisión por temporada',
          en: 'supply the templates ready made and charge a review each season',
        },
      },
    ],
  },
  social_media_agency: {
    scenes: [
      {
        scene: {
          es: 'La dueña cierra la persiana, cena de pie y graba un vídeo en el almacén con la luz de la nevera. Lo borra tres veces, lo sube a medianoche y lo ven once personas, cuatro de ellas de la familia.',
          en: 'The owner pulls down the shutter, eats standing up and films a video in the storeroom by the light of the fridge. It is deleted three times, posted at midnight and seen by eleven people, four of them family.',
        },
        stakes: {
          es: 'Se roba tiempo al sueño para hablar a una sala vacía, y a los dos meses se deja.',
          en: 'Sleep is traded for speaking to an empty room, and after two months it stops.',
        },
      },
      {
        scene: {
          es: 'Se apretó el botón de promocionar y se gastó el dinero de una semana. Llegaron corazones de otro continente, dos mensajes sobre un empleo y nadie que viva cerca.',
          en: 'The boost button was pressed, and a week’s money went. What came back was hearts from another continent, two messages about a job and nobody from nearby.',
        },
        stakes: {
          es: 'El mes siguiente no se anuncia nada, y en la calle siguen sin saber que se ha abierto.',
          en: 'Next month nothing is advertised, and the street still does not know the shop is open.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'vídeos de medianoche que ve la familia',
          en: 'midnight videos watched by relatives',
        },
        after: {
          es: 'el mes planificado en una mañana y gente nueva que pregunta por la puerta',
          en: 'the month planned in one morning and new people asking at the door',
        },
      },
      {
        before: {
          es: 'dinero gastado en corazones de lejos',
          en: 'money spent on hearts from far away',
        },
        after: {
          es: 'un anuncio que se apaga cuando no trae llamadas y una hoja que lo explica',
          en: 'an advert switched off when it brings no calls, and a page that says why',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el contenido es barato hasta que se repite, con la foto que no gustó, el texto que revisan cuatro y el vídeo que se graba otra vez con otro uniforme',
        en: 'content is cheap until it is done again, with the photo nobody liked, the text four people checked and the video filmed afresh in another uniform',
      },
      {
        es: 'una crisis en los comentarios un sábado a las once se contesta en el momento, y la cuota del mes se calculó de lunes a viernes',
        en: 'a storm in the comments at eleven on a Saturday gets answered there and then, and the monthly fee was worked out from Monday to Friday',
      },
    ],
    rivalTests: [
      {
        es: 'Dejar una pregunta difícil en dos perfiles que lleve un rival y otra en privado: cronometrar cada respuesta y mirar si suena a la tienda o a un manual.',
        en: 'Leave a hard question on two profiles a rival runs, and send another in private; time each reply, and hear whether it sounds like the shop or like a manual.',
      },
      {
        es: 'Abrir la biblioteca pública de anuncios y repasar los de los clientes de un rival: los que llevan meses sin tocarse se están pagando solos o no los mira nadie.',
        en: 'Open the public library of adverts and go through those of a rival’s clients; the ones untouched for months are either paying for themselves or watched by nobody.',
      },
    ],
    steps: [
      {
        es: [
          'Siéntate una hora con la agencia y di qué día te sobra sitio',
          'Deja que grabemos una mañana en tu local',
          'Mira cada mes cuántos entraron preguntando',
        ],
        en: [
          'Sit down with us for an hour and say which day is slack',
          'Let us film one morning at your place',
          'See each month how many came in asking',
        ],
      },
      {
        es: [
          'Enséñanos tres mensajes que no supiste contestar',
          'Acuerda el tono, los límites y quién aprueba',
          'Empieza con un solo canal y un tope de gasto',
        ],
        en: [
          'Show us three messages you could not answer',
          'Agree the tone, the limits and who approves',
          'Begin with one channel and a cap on spending',
        ],
      },
    ],
    strains: [
      {
        es: 'El trabajo que no se ve es esperar: el visto bueno del cliente llega pasada la medianoche, y la publicación era a las nueve.',
        en: 'The unseen work is waiting; the client’s approval comes past midnight, and the post was due at nine.',
      },
      {
        es: 'Cada red cambia sus reglas sin avisar, y una tarde de formato nuevo obliga a rehacer lo que ya estaba grabado para todas las cuentas.',
        en: 'Each network changes its rules unannounced, and one new format means redoing in an afternoon what was already filmed for every account.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
