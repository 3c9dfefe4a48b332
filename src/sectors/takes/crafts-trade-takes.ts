import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const craftsTradeTakes = {
  pottery: {
    costDoubts: [
      {
        es: 'de cada saco de barro, una parte son recortes, pruebas y tapas que no ajustan, y aunque se recicle hay que amasarla otra vez',
        en: 'part of every sack of clay goes in trimmings, trials and lids that do not fit, and recycling it means wedging it again',
      },
      {
        es: 'la luz de una noche de horno se divide entre las piezas que entraron y no entre las que salieron para vender',
        en: 'the power for a night’s firing is divided among the pieces that went in, and not those that came out fit to sell',
      },
    ],
    strains: [
      {
        es: 'Las baldas mandan: el barro tarda en secar según llueva, y con la estantería llena de tazas tiernas no se puede tornear la siguiente.',
        en: 'The shelves rule: clay dries as the weather allows, and with every board full of soft cups the next cannot be thrown.',
      },
      {
        es: 'Quien compra una quiere seis iguales, y una mano no repite: las horas se van en buscar cinco que parezcan hermanas de la primera.',
        en: 'Whoever buys one wants six alike, and a hand does not repeat; hours go on finding five that look like sisters of the first.',
      },
    ],
  },
  jewellery_maker: {
    scenes: [
      {
        scene: {
          es: 'El anillo era de la abuela y le queda grande a todas. En la joyería de la avenida pesan el oro en una báscula y ofrecen un cheque; la cajita vuelve al cajón, debajo de los pasaportes.',
          en: 'The ring was grandmother’s and is too big for all of them. The shop on the avenue weighs the gold and offers a cheque; the little box goes back in the drawer, under the passports.',
        },
        stakes: {
          es: 'En la siguiente mudanza la caja no aparece, y nadie recuerda quién la guardó.',
          en: 'In the next move the box does not turn up, and nobody remembers who put it away.',
        },
      },
      {
        scene: {
          es: 'Va a pedírselo en el muelle, el sábado. Sabe el número de dedo por un anillo robado del lavabo, sabe que no le gusta lo que brilla, y en la pantalla hay cuatro mil solitarios con la misma luz azul.',
          en: 'The question will be asked on the pier on Saturday. The ring size comes from one stolen from the bathroom, shiny things are known not to please, and on the screen are four thousand solitaires under the same blue light.',
        },
        stakes: {
          es: 'Se compra el más parecido a lo que quieren otros, y se ve en la cara durante un segundo.',
          en: 'The one bought is the closest to what others want, and for a second it shows on the face.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'un regalo que se queda en su caja',
          en: 'a present that stays in its box',
        },
        after: {
          es: 'una joya que se lleva puesta a diario',
          en: 'a jewel that gets worn every day',
        },
      },
      {
        before: {
          es: 'cuatro mil solitarios con la misma luz azul',
          en: 'four thousand solitaires in one blue light',
        },
        after: {
          es: 'un anillo del que se conocen el dibujo, el banco y las manos',
          en: 'a ring whose drawing, bench and maker are known',
        },
      },
    ],
    costDoubts: [
      {
        es: 'cada pieza vendida en depósito tarda meses en cobrarse, y entretanto el metal que la sustituye ya se ha pagado al precio nuevo',
        en: 'each piece sold on consignment takes months to be paid for, while the metal to replace it has been bought at the new price',
      },
      {
        es: 'el punzón, el contraste y el estuche valen lo mismo en un pendiente pequeño que en una gargantilla, y ahí el pequeño se queda sin nada',
        en: 'hallmark, assay and box cost the same for a small earring as for a necklace, and there the small one is left with nothing',
      },
    ],
    strains: [
      {
        es: 'Los ojos se acaban antes que la jornada: engastar pide luz, pulso y silencio, y por la tarde quedan para pulir, fotografiar y contestar.',
        en: 'Eyes give out before the day does; setting stones needs light, a steady hand and quiet, and the afternoon is left for polishing, photographs and replies.',
      },
      {
        es: 'El mostrador roba el banco: cada visita que entra a mirar deja un soplete apagado y una soldadura por repetir.',
        en: 'The counter steals from the bench; each visitor who comes in to look leaves a torch out and a joint to solder again.',
      },
    ],
  },
  leather_goods: {
    contrasts: [
      {
        before: {
          es: 'una correa pegada que se suelta y un mosquetón que se abre solo',
          en: 'a strap held on with glue and a clasp that opens by itself',
        },
        after: {
          es: 'una cartera con la forma del bolsillo y las costuras en su sitio',
          en: 'a wallet shaped to the pocket with its seams in place',
        },
      },
      {
        before: {
          es: 'tres cinturones agrietados por el mismo agujero',
          en: 'three belts cracked at the same hole',
        },
        after: {
          es: 'un cinturón que pasa de un padre a una hija con un agujero más',
          en: 'a belt that goes from a father to a daughter with one hole more',
        },
      },
    ],
    costDoubts: [
      {
        es: 'la piel se compra entera y se vende por piezas, así que el cuello, la tripa y los arañazos del alambre viajan en la factura y no en el bolso',
        en: 'leather is bought by the hide and sold by the piece; neck, belly and barbed-wire scars are in the invoice and not in the bag',
      },
      {
        es: 'repujar un nombre se ofrece como detalle y lleva media mañana entre dibujarlo, mojar, marcar y esperar',
        en: 'tooling a name is offered as a courtesy and takes half a morning of drawing, wetting, stamping and waiting',
      },
    ],
    strains: [
      {
        es: 'Sin los troqueles del modelo nuevo no se puede cortar, y quien los hace entrega cuando quiere: hasta entonces hay piel pagada enrollada en el suelo.',
        en: 'Nothing can be cut without the dies for a new model, and whoever makes them delivers at leisure; until then paid-for hides lie rolled on the floor.',
      },
      {
        es: 'Las ferias se llevan las manos que cosen: tres días detrás de una mesa son seis bolsos que no existen, y los encargos de la feria se prometen justo para esas semanas.',
        en: 'Fairs take away the hands that sew; three days behind a table are six bags that do not exist, and what is ordered there is promised for those same weeks.',
      },
    ],
  },
  candle_maker: {
    steps: [
      {
        es: ['Huele tres y quédate con uno', 'Deja la mecha corta antes de cada uso', 'Pide el mismo por su nombre cuando se acabe'],
        en: ['Smell three and keep one', 'Trim the wick before each use', 'Ask for the same one by name when it runs out'],
      },
      {
        es: ['Di para qué habitación es', 'Déjala arder hasta que funda de borde a borde', 'Avisa si algo no quema bien'],
        en: ['Say which room it is for', 'Let it burn until it melts from edge to edge', 'Tell us if anything burns badly'],
      },
    ],
    contrasts: [
      {
        before: {
          es: 'un regalo de compromiso que acaba en el baño de invitados',
          en: 'a polite present that ends up in the guest bathroom',
        },
        after: {
          es: 'un olor que alguien reconoce al entrar y pregunta de dónde viene',
          en: 'a scent somebody knows on walking in and asks about',
        },
      },
      {
        before: {
          es: 'una mecha que se ahoga y un vaso negro de humo',
          en: 'a drowned wick and a glass black with smoke',
        },
        after: {
          es: 'una llama quieta hasta el fondo del vaso',
          en: 'a flame that stays steady down to the bottom of the glass',
        },
      },
    ],
    costDoubts: [
      {
        es: 'cada aroma nuevo exige ficha, etiqueta de seguridad y prueba de combustión, y eso cuesta lo mismo para cien unidades que para mil',
        en: 'every new scent calls for a data sheet, a safety label and a burn test, which cost the same for a hundred as for a thousand',
      },
      {
        es: 'el peso se cobra dos veces, al traer la cera y al enviar el vaso, y en la ficha del producto solo aparece una',
        en: 'weight is paid for twice, when wax comes in and when glass goes out, and the product sheet shows it once',
      },
    ],
    strains: [
      {
        es: 'La temperatura del local decide el acabado: un día de calor deja cercos en el vidrio, y esa tanda ni se regala ni se puede fundir otra vez con el perfume.',
        en: 'Room temperature decides the finish; one hot day leaves rings on the glass, and that batch can be neither given away nor melted again with its perfume.',
      },
      {
        es: 'Una tienda pide doscientas con su etiqueta para dentro de diez días, y para hacerlas hay que vaciar el estante de lo que se vende a diario, que es lo que paga.',
        en: 'A shop wants two hundred under its own label in ten days, and making them empties the shelf of what sells every day, which is what pays.',
      },
    ],
  },
  furniture_maker: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'La mesa era de la madre y en el comedor nuevo no entra: sobran veinte centímetros. El de los muebles montados se ríe, el de las antigüedades ofrece llevársela, y mientras tanto se cena en la encimera.',
          en: 'The table was mother’s, and in the new dining room it is a hand’s breadth too long. The flat-pack shop laughs, the antique dealer offers to take it away, and meanwhile supper is eaten at the counter.',
        },
        stakes: {
          es: 'La mesa se va en la furgoneta del anticuario, y en su lugar entra una de cristal que nadie quería.',
          en: 'The table leaves in the dealer’s van, and a glass one nobody wanted takes its place.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El bufete abre sede y el catálogo ofrece mostrador en tres tonos de gris. Detrás irán una impresora, dos cables y una persona en silla de ruedas, y ninguna de esas tres cosas sale en la foto.',
          en: 'The law firm is opening an office, and the catalogue has reception desks in three greys. Behind it will go a printer, two cables and somebody in a wheelchair, and not one of those is in the picture.',
        },
        stakes: {
          es: 'A los dos meses hay un cojín, una caja debajo de los pies y una baja por la espalda.',
          en: 'Within two months there are a cushion, a box under the feet and somebody off work with their back.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Tiene tres mil libros y un pasillo. Quiere que las baldas no se comben y que la puerta abra.',
          en: 'They own three thousand books and one corridor. They want shelves that do not sag and a door that still opens.',
        },
        obstacle: {
          es: 'Las medidas estándar acaban a dos palmos del techo, y ahí se guarda el polvo.',
          en: 'Standard heights stop well short of the ceiling, and what gets kept up there is dust.',
        },
        hurt: {
          es: 'Los libros acaban en cajas, y a los que están en cajas no se vuelve.',
          en: 'Books end up in boxes, and nobody goes back to boxes.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Espera un hijo en un piso de cuarenta metros. Quiere una cuna que después sirva para otra cosa.',
          en: 'A child is on the way, and the flat is very small. They want a cot that turns into something else afterwards.',
        },
        obstacle: {
          es: 'Todo lo que se convierte en otra cosa lo hace con una llave pequeña y diecinueve tornillos.',
          en: 'Whatever converts does so with a small key and nineteen screws.',
        },
        hurt: {
          es: 'Se monta una vez, con ampollas, y no se convierte nunca.',
          en: 'It is put together once, with blisters, and never converts.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Firma el proyecto de un restaurante y ha dibujado una barra que no está en ningún catálogo. Necesita a alguien que la lea, la mejore y la monte la semana que dijo.',
          en: 'Somebody who signs the design of a restaurant and has drawn a bar that is in no catalogue. They need a maker who will read it, improve it and fit it in the week agreed.',
        },
        obstacle: {
          es: 'Las fábricas piden diez iguales, y el taller pequeño enseña fotos preciosas y ningún plazo.',
          en: 'Factories want ten the same, and the small workshop shows lovely photographs and no dates.',
        },
        hurt: {
          es: 'El local abre con un mostrador prestado, y las fotos de la inauguración se hacen desde donde no se ve.',
          en: 'The place opens with a borrowed counter, and the opening pictures are taken from wherever it does not show.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'muebles de catálogo que sobran por un lado y faltan por otro',
          en: 'catalogue furniture too long on one side and too short on the other',
        },
        after: {
          es: 'una pieza que aprovecha hasta el último palmo',
          en: 'no corner wasted, from skirting board to beam',
        },
      },
      {
        before: {
          es: 'lo que más se quiere, apilado en el suelo',
          en: 'favourite things piled on the floor',
        },
        after: {
          es: 'un sitio hecho para cada cosa y un cajón que no se atasca',
          en: 'a place made for each thing and a drawer that does not stick',
        },
      },
    ],
    costDoubts: [
      {
        es: 'la hoja de sierra, la lija y la cola se compran a montones y se apuntan en ninguna parte, como las piezas que se rehacen',
        en: 'blades, sandpaper and glue are bought by the heap and entered nowhere, like the parts that get made again',
      },
      {
        es: 'entre el dibujo bonito y el plano de corte hay dos días que el presupuesto llama «incluido»',
        en: 'between the pretty drawing and the cutting list lie two days that the quote calls “included”',
      },
    ],
    rivalTests: [
      {
        es: 'Abrir los cajones de tres muebles de un rival en casa de quien los compró y mirar cómo están unidos por detrás, que es donde no llega la foto.',
        en: 'Open the drawers of three pieces by a rival, in the homes of those who bought them, and look at the joints behind, where no photograph goes.',
      },
      {
        es: 'Llamar a tres talleres para que arreglen una silla y apuntar qué plazo dan: si todos hablan de meses, hay trabajo esperando manos.',
        en: 'Ring three workshops about mending one chair and note how long each would take; if all of them speak of months, there is work waiting for hands.',
      },
    ],
    steps: [
      {
        es: ['Manda las medidas y lo que irá dentro', 'Toca dos maderas y elige', 'Fija el día de la entrega'],
        en: ['Send the sizes and what will go inside', 'Touch two woods and choose', 'Settle the delivery day'],
      },
      {
        es: [
          'Trae una foto del rincón y di qué estorba',
          'Acepta un precio con la madera detallada',
          'Llama si la madera se mueve con el tiempo',
        ],
        en: [
          'Bring a photo of the corner and say what is in the way',
          'Take a price with the wood named in it',
          'Call if the wood moves with time',
        ],
      },
    ],
    strains: [
      {
        es: 'La máquina grande se usa dos horas y ocupa media nave, y mientras seca un barniz no se puede lijar nada: un día se lija y otro se acaba.',
        en: 'The big machine runs two hours and fills half the shop, and nothing can be sanded while varnish dries; one day goes on sanding and another on finishing.',
      },
      {
        es: 'Montar es lo último y lo hace quien corta: un ascensor estropeado en un quinto retrasa la pieza que ya estaba vendida para el jueves.',
        en: 'Fitting comes last and is done by whoever cuts; a lift out of order on a fifth floor delays the piece already promised for Thursday.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'un accidente con la tupí o la sierra',
          en: 'an accident with the spindle or the saw',
        },
        hits: 'policy',
        trigger: {
          es: 'una protección quitada para ir más deprisa',
          en: 'a guard taken off to go faster',
        },
        response: {
          es: 'guardas puestas, formación anual y seguro que cubra las manos',
          en: 'guards on, yearly training and insurance that covers hands',
        },
      },
      {
        risk: {
          es: 'un cliente cambia de idea con la madera cortada',
          en: 'a client changes their mind with the timber cut',
        },
        hits: 'again',
        trigger: {
          es: 'un mensaje con otra foto después de firmar',
          en: 'a message with another picture after signing',
        },
        response: {
          es: 'pagos por fases y cambios con precio antes de seguir',
          en: 'payment by stages and changes priced before going on',
        },
      },
    ],
  },
  dressmaker: {
    scenes: [
      {
        scene: {
          es: 'La tela espera en un armario desde hace cuatro años: se compró en un viaje y nunca apareció quien la cortara. Ahora hay una fecha, y nadie se atreve con las tijeras.',
          en: 'The cloth has waited in a cupboard for four years, bought on a trip, and nobody was ever found to cut it. Now there is a date, and no one dares use the scissors.',
        },
        stakes: {
          es: 'Se vuelve a la tienda con prisa, y la tela buena sigue doblada.',
          en: 'It is back to the shop in a hurry, and the good cloth stays folded.',
        },
      },
      {
        scene: {
          es: 'El vestido llegó en una bolsa de plástico dos días antes. En la pantalla era verde; en la mano es otra cosa, y la devolución tarda más que la fiesta.',
          en: 'The dress came in a plastic bag two days before. On the screen it was green; in the hand it is something else, and sending it back takes longer than the party.',
        },
        stakes: {
          es: 'Se acaba repitiendo el de siempre, con un pañuelo que disimule.',
          en: 'The usual one is worn again, with a scarf to hide it.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Usa una talla arriba y otra abajo, y lleva años sin comprar nada que le siente. Busca a quien corte para su cuerpo.',
          en: 'They are one size above and another below, and have bought nothing that fits in years. They want somebody who cuts for their body.',
        },
        obstacle: {
          es: 'Arreglar lo comprado tiene un límite: donde falta tela no se saca.',
          en: 'Altering what was bought has a limit: where there is no cloth, none can be let out.',
        },
        hurt: {
          es: 'Se pierde la costumbre de vestirse para las ocasiones, y luego la de ir.',
          en: 'They lose the habit of dressing for occasions, and then that of going.',
        },
      },
      {
        wish: {
          es: 'La niña hace la comunión y en casa no quieren un vestido de un día. Les gustaría uno que después sirva.',
          en: 'The child has her first communion, and at home nobody wants a dress for one day. They would like one that serves afterwards.',
        },
        obstacle: {
          es: 'En los grandes almacenes el mismo modelo está en cuatro tallas y en tres catálogos.',
          en: 'The department stores have the same model in four sizes and three catalogues.',
        },
        hurt: {
          es: 'Se paga mucho por algo que en junio ya está en una funda.',
          en: 'A good deal is paid for something that by June hangs in a cover.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'una tela buena sin cortar en el armario', en: 'good cloth lying uncut in a cupboard' },
        after: { es: 'una prenda que nadie más lleva en la fiesta', en: 'a piece nobody else at the party is wearing' },
      },
      {
        before: { es: 'dos tallas distintas y un solo vestido', en: 'two different sizes and only one dress' },
        after: { es: 'un patrón guardado con su nombre para la próxima vez', en: 'a pattern kept under their name for next time' },
      },
    ],
    costDoubts: [
      {
        es: 'se apunta el hilo y no las once horas, y a una modista lo que se le acaba son las horas',
        en: 'the thread is noted and not the hours, and hours are what a dressmaker runs out of',
      },
      {
        es: 'las muestras de tela, la entretela que sobra y la plancha de vapor salen de un bolsillo que no está en el precio',
        en: 'fabric samples, leftover interlining and the steam iron come out of a pocket that is not in the price',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar a tres personas que encargaron ropa el año pasado cuántas veces fueron a probarse, y si estuvo el día que les dijeron.',
        en: 'Ask three people who had clothes made last year how many fittings they went to, and whether it was ready on the day they were told.',
      },
      {
        es: 'Mirar en las fotos de dos talleres solo las espaldas y los bajos, que es donde se ve quién cose, y apuntar qué precio ponen.',
        en: 'In two workshops’ photographs look only at backs and hems, where sewing shows, and note what prices they give.',
      },
    ],
    steps: [
      {
        es: ['Pide hora para medirte', 'Prueba la prenda hilvanada', 'Recógela planchada tres días antes'],
        en: ['Make an appointment to be measured', 'Try it on tacked together', 'Collect it pressed, three days before'],
      },
      {
        es: ['Trae la tela o elige entre muestras', 'Deja una señal y tu fecha', 'Comprueba cómo cae antes de llevártela'],
        en: ['Bring the cloth or choose from samples', 'Leave a deposit and your date', 'Check how it hangs before taking it home'],
      },
    ],
    proofs: [
      {
        es: 'un mes de encargos con la fecha prometida, la de entrega y las pruebas que hicieron falta',
        en: 'a month of orders with the date promised, the date delivered and the fittings they took',
      },
      {
        es: 'tres clientas que cuenten a una cuarta cómo les quedó, con la prenda delante',
        en: 'three customers who tell a fourth how it turned out, with the piece in front of them',
      },
    ],
    strains: [
      {
        es: 'Cortar pide una mañana sin timbre ni teléfono, y esa mañana es la que primero desaparece cuando entran arreglos.',
        en: 'Cutting asks for a morning without bell or phone, and that morning is the first to go when alterations come in.',
      },
      {
        es: 'Las pruebas son casi todas por la tarde o en sábado, de modo que coser queda para las horas en que nadie entra.',
        en: 'Fittings are nearly all in the evening or on Saturdays, so that sewing is left to the hours when nobody comes in.',
      },
    ],
    risks: [
      {
        risk: { es: 'la tela traída de casa se estropea', en: 'cloth brought from home is spoiled' },
        hits: 'policy',
        trigger: { es: 'un corte dudoso o una quemadura de plancha', en: 'a doubtful cut or a scorch from the iron' },
        response: {
          es: 'valor de la tela escrito al recogerla y seguro que cubra lo ajeno',
          en: 'the value of the cloth in writing on receipt, and insurance that covers what belongs to others',
        },
      },
      {
        risk: { es: 'el precio se queda por debajo de las horas', en: 'the price falls short of the hours' },
        hits: 'margin',
        trigger: {
          es: 'dos encargos seguidos con más horas de las apuntadas al medir',
          en: 'two orders running with more hours than noted at measuring',
        },
        response: {
          es: 'tarifa por tipo de prenda revisada cada temporada y detalles cobrados aparte',
          en: 'a tariff by kind of piece, reviewed every season, with details charged apart',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Se pregunta qué se cose fuera de temporada. La lista de lo que sostiene esos meses, con su precio, pesa más que los vestidos de boda.',
        en: 'What is sewn out of season is asked. A list of what carries those months, with prices, weighs more than the wedding dresses.',
      },
      {
        es: 'El banco divide las horas del mes entre las de un vestido y saca su propia cuenta. Conviene llevarla hecha, con tres prendas cronometradas.',
        en: 'A lender divides the hours in a month by those in a dress and does the sum alone. Better to bring it done, with three pieces timed.',
      },
      {
        es: 'Importa cuánto se cobra antes de cortar: la señal y el segundo pago son los que compran la tela. Un modelo de hoja de encargo lo enseña.',
        en: 'How much is collected before cutting matters, because the deposit and the second payment buy the cloth. A sample order form shows it.',
      },
    ],
    peaks: [
      {
        es: 'Se cierra la lista de fechas antes de que empiece la temporada, con las primeras pruebas repartidas por semanas y lo que no quepa, rechazado a tiempo.',
        en: 'The list of dates is closed before the season begins, with first fittings spread over the weeks and whatever does not fit turned down in time.',
      },
      {
        es: 'Forros, hilos y cremalleras se compran para todos los encargos de golpe, y los bajos se dejan para manos que ayuden unas semanas.',
        en: 'Linings, thread and zips are bought for all the orders at once, and hems are left to hands that help for some weeks.',
      },
      {
        es: 'Las últimas pruebas se ponen diez días antes de cada fecha, y los arreglos del barrio pasan a recogerse un solo día a la semana.',
        en: 'Last fittings are set ten days before each date, and neighbourhood alterations are handed back on one day a week only.',
      },
    ],
    troughs: [
      {
        es: 'Es la época de las clases, de los uniformes y de los bajos que se aplazaron, y de sacar los patrones de la próxima temporada.',
        en: 'It is the time for lessons, uniforms and hems that were put off, and for drawing next season’s patterns.',
      },
      {
        es: 'Se llama a quienes se casan el año próximo, que eligen antes de Navidad, y se les enseña una prenda acabada y no un dibujo.',
        en: 'Those marrying next year are rung, since they choose early, and are shown a finished piece and not a sketch.',
      },
      {
        es: 'La máquina va a revisar, se cosen dos prendas de muestra en tallas distintas y se fotografían.',
        en: 'The machine is serviced, and two sample pieces in different sizes are sewn and photographed.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
