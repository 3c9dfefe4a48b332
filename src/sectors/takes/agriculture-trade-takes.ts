import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const agricultureTradeTakes = {
  market_garden: {
    costDoubts: [
      {
        es: 'la mata que se siembra tres veces por culpa del caracol está pagada tres veces y se cobra una',
        en: 'the row sown three times because of slugs is paid for three times and sold once',
      },
      {
        es: 'al sumar se deja a cero la propia espalda, y aclarar, atar y lavar verdura con agua fría no figura en ninguna casilla',
        en: 'one’s own back goes in at nothing; thinning, tying and washing greens in cold water have no box of their own',
      },
    ],
    strains: [
      {
        es: 'La cosecha es al amanecer y el reparto por la tarde, y entre una y otro hay que pesar, lavar y llenar cuarenta cajas a la sombra de un toldo.',
        en: 'Picking is at dawn and delivery in the afternoon, and in between forty boxes have to be weighed, washed and filled in the shade of an awning.',
      },
      {
        es: 'Quien compra quiere tomate todo el año y la tierra lo da cuando quiere: explicar la espera ocupa casi tanto como cultivar.',
        en: 'Buyers want tomatoes all the year round and the ground gives them when it likes; explaining the wait takes nearly as long as growing.',
      },
    ],
  },
  olive_oil: {
    risks: [
      {
        risk: { es: 'se encarecen el vidrio y el porte', en: 'glass and carriage get dearer' },
        hits: 'goods',
        trigger: { es: 'dos presupuestos de botella por encima de los del año pasado', en: 'two quotes for bottles above last year’s' },
        response: {
          es: 'lata para el consumo de casa, pedido conjunto con vecinos y porte aparte',
          en: 'tins for use at home, joint orders with neighbours and carriage charged apart',
        },
      },
      {
        risk: { es: 'un análisis baja el aceite de categoría', en: 'an analysis drops the oil a grade' },
        hits: 'price',
        trigger: { es: 'una cata floja antes de embotellar', en: 'a poor tasting before bottling' },
        response: {
          es: 'análisis antes de etiquetar y otra marca para ese lote',
          en: 'analysis before labelling, and another brand for that batch',
        },
      },
    ],
    packBuyers: { scenes: 'household', stories: 'household', steps: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'En casa se usa para todo el mismo, el de la garrafa de cinco litros. La ensalada lo calla, la tostada lo delata, y en la despensa hay una botella de regalo sin abrir, porque da pena.',
          en: 'One oil does for everything at home, the one in the big plastic drum. Salad hides it, toast gives it away, and in the larder stands a gift bottle that nobody opens because it seems a shame.',
        },
        stakes: {
          es: 'Lo bueno se guarda para una ocasión que no llega, y lo corriente se come a diario.',
          en: 'The good one is kept for an occasion that does not come, and the ordinary one is eaten every day.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'Quien entra en la tienda pregunta cuál es de aquí. Hay tres con paisaje en la etiqueta: uno es mezcla de países, otro no dice nada y el tercero se acabó antes del verano. Se recomienda el más caro, por si acaso.',
          en: 'A customer in the shop asks which one is local. Three have a landscape on the label; one is a blend of countries, another says nothing, and the third ran out before summer. The dearest gets recommended, just in case.',
        },
        stakes: {
          es: 'Quien se lo llevó vuelve por otra cosa y ya no pregunta.',
          en: 'Whoever took it home comes back for something else and no longer asks.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Busca un regalo que no acabe en un armario. Quiere que se gaste y que alguien pregunte de dónde ha salido.',
          en: 'They need a present that will not end up in a cupboard. They want it used up, and somebody asking where it came from.',
        },
        obstacle: {
          es: 'Las cestas de siempre llegan con siete cosas de las que se aprovechan dos.',
          en: 'The usual hampers arrive with seven things, two of which get eaten.',
        },
        hurt: {
          es: 'Se gasta en agradecer y lo que se agradece es el papel de regalo.',
          en: 'Money is spent on thanks, and what gets the thanks is the wrapping.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Le han dicho que cuide el corazón y ha cambiado la mantequilla por aceite. Quiere uno que dé gusto, porque si no, no lo va a cumplir.',
          en: 'Told to look after their heart, they have given up butter. They want an oil that is a pleasure, or the resolve will not last.',
        },
        obstacle: {
          es: 'En la botella pone «virgen extra» y en la boca no dice nada, y no hay a quién reclamar.',
          en: 'The bottle says extra virgin and the mouth says nothing, and there is nobody to complain to.',
        },
        hurt: {
          es: 'La dieta se hace triste, y lo triste se deja en unas semanas.',
          en: 'The diet turns dreary, and dreary things are given up in a few weeks.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva una tienda de producto y responde de cada botella del estante. Quiere una finca con la que se pueda hablar y que no venda también en la gran superficie de la esquina.',
          en: 'Somebody with a food shop who answers for every bottle on the shelf. They want an estate that picks up the phone and does not also sell through the superstore on the corner.',
        },
        obstacle: {
          es: 'Los aceites que probó cambian de sabor de una caja a otra, y el distribuidor no sabe de qué día es ninguno.',
          en: 'The oils tried so far taste different from one case to the next, and the distributor cannot say which day any was pressed.',
        },
        hurt: {
          es: 'Recomienda el que más margen deja, y los clientes que entienden dejan de preguntar.',
          en: 'They recommend whichever leaves most margin, and the customers who know stop asking.',
        },
      },
    ],
    contrasts: [
      {
        buyer: 'household',
        before: {
          es: 'una garrafa sin letras para todo',
          en: 'one unlabelled drum for everything',
        },
        after: {
          es: 'un aceite de diario del que se sabe quién lo molió',
          en: 'an everyday oil with a name behind the pressing',
        },
      },
      {
        buyer: 'household',
        before: {
          es: 'una botella de regalo que se guarda por pena',
          en: 'a gift bottle kept because it seems a shame',
        },
        after: {
          es: 'una lata que se termina y se vuelve a pedir',
          en: 'a tin that is finished and asked for again',
        },
      },
    ],
    costDoubts: [
      {
        es: 'podar, desvaretar y arar se hace con la familia y no se paga, hasta el año en que la familia no puede venir',
        en: 'pruning, suckering and ploughing are done by family for nothing, until the year in which family cannot come',
      },
      {
        es: 'el rendimiento se toma de la mejor campaña, cuando la almazara cobra por kilo de aceituna y no por litro de aceite',
        en: 'the yield is taken from the heaviest crop on record, while the mill charges by weight of olives and not by the litre of oil',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir la carta de aceites en tres restaurantes buenos: si no la hay, o si quien sirve no sabe decir la variedad, en esas mesas hay sitio para una botella nueva.',
        en: 'Ask for the oil list in three good restaurants; if there is none, or if nobody serving can name the variety, there is room on those tables for a bottle of yours.',
      },
      {
        es: 'Llamar a dos almazaras vecinas en plena campaña como quien quiere ver moler, y fijarse en quién abre, quién cobra y quién se queda con el correo.',
        en: 'Ring two nearby mills in full season asking to watch the pressing, and see who opens the door, who charges and who takes down your address.',
      },
    ],
    steps: [
      {
        es: ['Prueba los aceites con un poco de pan', 'Escoge botella o lata', 'Pide otra cuando quede poco'],
        en: ['Taste the oils with a little bread', 'Choose bottle or tin', 'Order again when it runs low'],
      },
      {
        buyer: 'household',
        es: ['Pide el formato que gastas en dos meses', 'Guárdalo a oscuras y bien tapado', 'Avisa cuando quede poco'],
        en: ['Order the size you use in two months', 'Keep it in the dark and well shut', 'Write when it runs low'],
      },
      {
        buyer: 'business',
        es: ['Prueba la muestra con tu pan y tu cocina', 'Aparta cajas de la cosecha', 'Repón con un mensaje'],
        en: ['Try the sample with your bread and your kitchen', 'Set aside cases from the harvest', 'Restock with a message'],
      },
    ],
    proofs: [
      {
        es: 'una hoja de molienda por depósito, con parcela, día y horas entre el árbol y la prensa',
        en: 'one pressing sheet per tank, with plot, day and hours from tree to press',
      },
      {
        es: 'las respuestas de veinte comensales a un mismo plato servido con dos aceites sin nombre',
        en: 'the answers of twenty diners to one dish served with two unnamed oils',
      },
    ],
    strains: [
      {
        es: 'Las botellas se llenan en invierno y el dinero entra a gotas todo el año, mientras abono y cuadrilla se pagaron de una vez.',
        en: 'Bottles are filled in winter and money drips in all year long, whereas fertiliser and pickers were paid all at once.',
      },
      {
        es: 'Lo bueno está en recoger verde y pronto, que da menos litros: cada mañana hay que elegir entre olor y cantidad, con la lluvia en el pronóstico.',
        en: 'Quality means picking green and early, which gives less oil; every morning is a choice between scent and volume, with rain in the forecast.',
      },
    ],
  },
  winery: {
    risks: [
      {
        risk: { es: 'el distribuidor cambia de catálogo', en: 'the distributor changes its list' },
        hits: 'client',
        trigger: { es: 'un trimestre sin reponer en una zona', en: 'a quarter with no restocking in one area' },
        response: {
          es: 'ninguna zona con más de un tercio de las botellas y visitas propias a los locales',
          en: 'no area with over a third of the bottles, and visits of its own to restaurants',
        },
      },
      {
        risk: { es: 'se bebe menos vino', en: 'less wine gets drunk' },
        hits: 'sales',
        trigger: { es: 'cartas que recortan a la mitad sus vinos', en: 'lists that cut their wines by half' },
        response: {
          es: 'media botella, venta por copas y visitas que no dependan de la caja',
          en: 'half bottles, sales by the glass and tours that do not hang on the case',
        },
      },
    ],
    packBuyers: { scenes: 'business', stories: 'household', steps: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'La boda es dentro de un mes y el salón ofrece blanco, tinto y un espumoso. Se pregunta de dónde son y contestan de qué color.',
          en: 'The wedding is a month away and the venue offers white, red and something with bubbles. Asked where they are from, it answers what colour they are.',
        },
        stakes: {
          es: 'En las mesas se bebe lo que hay, y al día siguiente nadie sabría decir qué era.',
          en: 'The tables drink what there is, and the next day nobody could say what it was.',
        },
      },
      {
        buyer: 'visitor',
        scene: {
          es: 'Quien pasa unos días en la comarca ha visto ya el castillo y la iglesia. Hay carteles de bodegas en todas las curvas: la primera está cerrada, la segunda pide grupo de ocho y en la tercera contesta un perro.',
          en: 'Visitors have done the castle and the church. There are winery signs at every bend; the first is shut, the second wants a party of eight, and at the third a dog answers.',
        },
        stakes: {
          es: 'La tarde termina en la cafetería del hotel, y el dinero que se iba a gastar entre viñas se queda en la autopista.',
          en: 'The afternoon ends in the hotel café, and what would have been spent among vines is spent on the motorway.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Le toca elegir el vino en la cena con la familia de su pareja. Quiere llegar con algo que abra la conversación y no que la cierre.',
          en: 'They have to choose the wine for dinner with the new in-laws. They want something that starts a conversation rather than ends one.',
        },
        obstacle: {
          es: 'En la tienda hay una pared entera, una nota de cata que habla de grafito y nadie a quien confesar el presupuesto.',
          en: 'The shop has a whole wall, a tasting note about graphite and nobody to admit the budget to.',
        },
        hurt: {
          es: 'Se gasta el doble por miedo a quedar corto, y en la mesa nadie pregunta nada.',
          en: 'Twice the sum is spent for fear of looking mean, and at table nobody asks a thing.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva la sala de un restaurante de ocho mesas. Quiere una carta corta que no se encuentre en el supermercado de enfrente.',
          en: 'A restaurant of eight tables needs a short list that cannot be found in the supermarket across the road.',
        },
        obstacle: {
          es: 'Los distribuidores pequeños piden tres cajas por referencia, y los grandes traen lo que ya tiene todo el mundo.',
          en: 'Small distributors ask for three cases of each, and large ones bring what everyone has.',
        },
        hurt: {
          es: 'El cliente mira el precio en el móvil, lo compara con el del estante y pide agua.',
          en: 'The guest looks up the price on a phone, compares it with the shelf and orders water.',
        },
      },
    ],
    contrasts: [
      {
        buyer: 'household',
        before: {
          es: 'una botella de la que nadie sabe decir nada',
          en: 'a bottle nobody can say a word about',
        },
        after: {
          es: 'un vino que se puede contar en dos frases en la mesa',
          en: 'a wine that can be told in two sentences over dinner',
        },
      },
      {
        buyer: 'business',
        before: {
          es: 'el vino que se sirve porque siempre estuvo en la carta',
          en: 'the wine poured because it was always on the list',
        },
        after: {
          es: 'una botella que alguien vuelve a pedir por su nombre',
          en: 'a bottle somebody asks for again by name',
        },
      },
    ],
    costDoubts: [
      {
        es: 'se cuenta la vendimia y no la viña del año siguiente, que se poda, se ata y se trata antes de haber vendido esta',
        en: 'the harvest is counted and next year’s vines are not, though they are pruned, tied and sprayed before this wine is sold',
      },
      {
        es: 'la botella pesada, la cápsula y la caja de diseño pueden costar casi lo que el vino que llevan dentro',
        en: 'a heavy bottle, a capsule and a designer case may cost almost as much as the wine inside',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir por copas en cuatro bares del centro algo de la comarca y apuntar qué ponen, a cuánto y qué dice quien sirve; así se ve qué rival ha pasado antes.',
        en: 'Ask in four bars for something local by the glass, noting what is poured, at what price and what is said of it; that tells which rival has called there first.',
      },
      {
        es: 'Encargar una caja a dos bodegas del mismo tamaño y mirar cómo viajan, qué papel meten dentro y si al cabo de un mes alguien se interesa por cómo salió.',
        en: 'Order a case from two wineries your size, and look at how it travels, what note is inside and whether after a month anyone asks how it was.',
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: ['Pasea la viña con quien la cuida', 'Cata de la barrica y de la botella', 'Encarga y fija cuándo se entrega'],
        en: ['Walk the vines with whoever tends them', 'Taste from barrel and from bottle', 'Order and settle the delivery day'],
      },
      {
        es: ['Di qué se va a comer y entre cuántos', 'Prueba una botella antes de decidir', 'Pide el resto con fecha'],
        en: ['Say what will be eaten and by how many', 'Try one bottle before deciding', 'Order the rest with a date'],
      },
    ],
    proofs: [
      {
        es: 'una lista de establecimientos que han repuesto el vino por segunda vez, con el nombre de quien lo sirve',
        en: 'a list of places that have restocked the wine, with the name of whoever pours it',
      },
      {
        es: 'el cuaderno de viña y bodega de una añada completa, abierto por cualquier página ante quien visite',
        en: 'the vineyard and cellar diary of one whole vintage, open at any page to whoever visits',
      },
    ],
    strains: [
      {
        es: 'Una helada de madrugada o media hora de granizo deciden la añada, y lo gastado hasta esa noche no lo devuelve nadie.',
        en: 'One night’s frost or half an hour of hail settles the vintage, and nobody hands back what had been spent until then.',
      },
      {
        es: 'Hacerlo y venderlo son dos oficios para las mismas piernas: el mes de trasegar es el mes de ferias, y en uno de los dos sitios se falta.',
        en: 'Making it and selling it are two trades for one pair of legs; the month of racking is the month of fairs, and one of the two goes without.',
      },
    ],
  },
  beekeeping: {
    packBuyers: { stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'La infusión de la noche pide una cucharada y el bote de plástico tiene forma de osito. Se aprieta, sale un hilo rubio que no cuaja en ningún invierno, y al fondo de la taza queda azúcar.',
          en: 'The evening tea wants a spoonful, and the plastic bottle is shaped like a bear. It is squeezed, out comes a thread that sets in no winter, and sugar is left at the bottom of the cup.',
        },
        stakes: {
          es: 'Se acostumbra el paladar al sucedáneo, y el día que prueba la auténtica le parece fuerte.',
          en: 'The palate gets used to the imitation, and on the day it meets the real thing finds it too strong.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'En el puesto del mercado hay seis tarros y un cartón que dice «natural». Se pregunta por la flor y contestan que de campo; se pregunta por el pueblo y ofrecen otra cucharita.',
          en: 'On the market stall are six jars and a card that says “natural”. Asked about the flower, they say it is wild; asked about the village, they offer another spoonful.',
        },
        stakes: {
          es: 'Se vuelve a casa con un tarro y sin respuesta, y la próxima vez se compra el del súper, que al menos no disimula.',
          en: 'One goes home with a jar and no answer, and next time takes the supermarket’s, which at least does not pretend.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Hornea los sábados y mira lo que pone en la masa. Quiere una miel que cambie el bizcocho y no que solo lo endulce.',
          en: 'They bake on Saturdays and look at everything that goes into the bowl. They want a honey that changes the cake and does not merely sweeten it.',
        },
        obstacle: {
          es: 'En la tienda gourmet la venden en frascos como de perfume, y en el mercado sin fecha ni nombre.',
          en: 'The fine-food shop sells it in scent bottles, and the market with neither date nor name.',
        },
        hurt: {
          es: 'Se prueba, empalaga, y el frasco se queda pegado en el estante del fondo.',
          en: 'It is tried, it cloys, and the jar stays stuck to the back of the shelf.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Tiene una tienda pequeña y le piden miel de aquí. Quiere poder decir quién la hace y señalar el monte por la ventana.',
          en: 'A small shop is asked for local honey. It would like to say who makes it and, through the window, point to the hillside.',
        },
        obstacle: {
          es: 'Los distribuidores traen tarros con nombre de abadía y dirección de polígono.',
          en: 'Distributors bring jars named after an abbey, with an address on an industrial estate.',
        },
        hurt: {
          es: 'Los vende sin recomendarlos, que es una manera de no venderlos.',
          en: 'They are sold without a recommendation, which is a way of not selling them.',
        },
      },
    ],
    contrasts: [
      {
        buyer: 'household',
        before: {
          es: 'un osito de plástico y un hilo que no cuaja',
          en: 'a plastic bear and a thread that never sets',
        },
        after: {
          es: 'una cucharada que huele a lo que había en flor',
          en: 'a spoonful that smells of whatever was in bloom',
        },
      },
      {
        buyer: 'household',
        before: {
          es: 'una cucharada que solo endulza',
          en: 'a spoonful that only sweetens',
        },
        after: {
          es: 'un tarro que se acaba antes que el anterior y del que se pide otro',
          en: 'a jar that runs out sooner than the last and is asked for again',
        },
      },
    ],
    costDoubts: [
      {
        es: 'cada alza guardada se la puede comer la polilla, y reponer la cera estirada de un invierno cuesta una cosecha pequeña',
        en: 'any stored super may be lost to wax moth, and replacing one winter’s drawn comb costs a small harvest',
      },
      {
        es: 'etiquetar, tapar y limpiar tarros pegajosos lleva más tardes que castrar, y esas tardes entran a precio cero',
        en: 'labelling, capping and wiping sticky jars take more evenings than extracting does, and those evenings go in at nothing',
      },
    ],
    rivalTests: [
      {
        es: 'Acercarse al puesto de un rival con un tarro cristalizado en la mano y preguntar si está malo: la explicación que den es todo su negocio.',
        en: 'Walk up to a rival’s stall holding a set jar and ask whether it has gone off; the explanation you get is their whole business.',
      },
      {
        es: 'Preguntar en tres herbolarios y dos panaderías cuánto les dura una caja de miel de la zona, qué margen les queda y cuándo fue la última vez que faltó.',
        en: 'Ask three health shops and two bakeries how long a case of local honey lasts them, what it leaves and when they last ran out.',
      },
    ],
    steps: [
      {
        es: ['Pide un tarro y di para qué es', 'Escoge líquida o cuajada', 'Guárdala a la sombra y vuelve cuando se acabe'],
        en: ['Order a jar and say what it is for', 'Choose runny or set', 'Keep it in the shade and come back when it is gone'],
      },
      {
        es: ['Reserva un tarro por persona de la casa', 'Espera a la extracción', 'Recógelo recién filtrado'],
        en: ['Reserve a jar for each person at home', 'Wait for extraction', 'Collect it freshly strained'],
      },
    ],
    proofs: [
      {
        es: 'el cuaderno de un asentamiento con visitas, floraciones, tratamientos y kilos, firmado por quien lo anotó',
        en: 'the log of one apiary with its visits, blooms, treatments and weight, signed by whoever wrote it',
      },
      {
        es: 'dos tarros del mismo lote, uno líquido y otro cuajado, con la explicación en la etiqueta',
        en: 'two jars of one batch, one runny and one set, with the reason on the label',
      },
    ],
    strains: [
      {
        es: 'Las colmenas se mueven de noche, con el remolque atado y los vecinos durmiendo, y por la mañana hay que estar en el mercado con cara de haber dormido.',
        en: 'Hives travel by night, on a strapped trailer while the neighbours sleep, and by morning one has to be at the market looking rested.',
      },
      {
        es: 'El enjambre avisa con dos días: si coincide con la feria, se pierde la mitad de la colonia en un árbol al que nadie llega.',
        en: 'A swarm gives two days’ notice; when that falls on the fair, half the colony is lost up a tree nobody can reach.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'un tratamiento de cultivos mata colonias',
          en: 'a crop spraying kills colonies',
        },
        hits: 'sales',
        trigger: {
          es: 'una alfombra de abejas muertas delante de tres piqueras',
          en: 'a carpet of dead bees before three hive entrances',
        },
        response: {
          es: 'aviso pactado con los agricultores, traslado la víspera y muestra guardada',
          en: 'notice agreed with growers, a move the night before and a sample kept',
        },
      },
      {
        risk: {
          es: 'roban las colmenas de un asentamiento',
          en: 'the hives of one site are stolen',
        },
        hits: 'sales',
        trigger: {
          es: 'huellas de remolque o una caja movida',
          en: 'trailer marks or one box shifted',
        },
        response: {
          es: 'marca a fuego, localizador en una alza y visitas a deshora',
          en: 'branded boxes, a tracker in one super and visits at odd hours',
        },
      },
    ],
  },
  free_range_eggs: {
    packBuyers: { stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'La abuela pregunta si están frescos y nadie sabe. El cartón lleva un número y una fecha, la de tirarlos y no la de puesta, y en el vaso de agua, el truco de siempre, flotan dos.',
          en: 'Grandmother asks whether they are fresh and nobody knows. The box has a number and a date, the one to throw them out by and not the one they were laid, and in the glass of water, the old trick, two of them float.',
        },
        stakes: {
          es: 'Se cuecen de más o se tiran por si acaso, y lo sencillo de la cena deja de serlo.',
          en: 'They are boiled too long or thrown out to be safe, and the simple part of supper is simple no more.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'La niña ha vuelto de la granja escuela y pregunta si estos también tienen jaula. En el cartón hay un sol, una espiga y una palabra en letra pequeña que no contesta.',
          en: 'Back from a school visit to a farm, the girl asks whether these ones live in a cage too. The box shows a sun, an ear of wheat and a word in small print that does not answer.',
        },
        stakes: {
          es: 'Se responde que no, sin saberlo, y la pregunta se repite en cada desayuno.',
          en: 'She is told no, on no evidence, and the question comes back with every breakfast.',
        },
      },
    ],
    stories: [
      {
        buyer: 'business',
        wish: {
          es: 'Tiene una pastelería y el color de la crema depende de la yema. Quiere que la de hoy sea como la de ayer.',
          en: 'They run a cake shop, and the colour of the custard depends on the yolk. They want today’s to look like yesterday’s.',
        },
        obstacle: {
          es: 'El huevo líquido sale igual siempre y no sabe a nada; el de corral llega cuando llega.',
          en: 'Liquid egg is always alike and tastes of nothing; yard eggs come when they come.',
        },
        hurt: {
          es: 'Para no arriesgar se echa colorante, y la receta de la casa deja de serlo.',
          en: 'To be safe a colouring goes in, and the house recipe is no longer one.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Ha decidido comer mejor y empezar por algo fácil. Quiere algo que se note en el plato sin tener que aprender a cocinar.',
          en: 'They have decided to eat better, starting with something easy. They want it to show on the plate without having to learn to cook.',
        },
        obstacle: {
          es: 'La tienda buena está lejos, y la cesta semanal obliga a quedarse con seis coles.',
          en: 'The good shop is far away, and the weekly basket means taking in six cabbages.',
        },
        hurt: {
          es: 'A la tercera semana se vuelve al supermercado con la sensación de no ser esa clase de persona.',
          en: 'By the third week it is back to the supermarket, with a sense of not being that sort of person.',
        },
      },
    ],
    contrasts: [
      {
        buyer: 'household',
        before: {
          es: 'una palabra en letra pequeña que no contesta',
          en: 'a word in small print that gives no answer',
        },
        after: {
          es: 'un nombre de granja en la puerta de la nevera y un domingo para ir a verla',
          en: 'a farm’s name on the fridge door and a Sunday set aside to see it',
        },
      },
      {
        buyer: 'household',
        before: {
          es: 'una tortilla demasiado hecha por precaución',
          en: 'an omelette overcooked to be safe',
        },
        after: {
          es: 'una yema naranja sobre la que se puede poner la sal',
          en: 'an orange yolk that will hold a pinch of salt',
        },
      },
    ],
    costDoubts: [
      {
        es: 'las pollitas tardan meses en poner y comen desde el primer día, y ese pienso no se carga a ninguna docena',
        en: 'pullets take months to lay and eat from the first day, and that feed is charged to no dozen',
      },
      {
        es: 'la clasificadora, el sello y la sala de envasado se amortizan con la granja llena; con medio lote cada cartón sale el doble de caro',
        en: 'grader, stamp and packing room pay off on a full farm; with half a flock every box costs twice as much',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir en dos fruterías que enseñen el albarán de los camperos: de cuándo es la puesta, quién los trae y cuántos cartones devuelven rotos.',
        en: 'Ask two greengrocers to show you the delivery note for free-range eggs: when they were laid, who brings them and how many boxes go back broken.',
      },
      {
        es: 'Hacer un flan con huevos de dos rivales y darlo a probar sin decir cuál es cuál; después, llamar a los dos y preguntar cuántas gallinas tiene cada parque.',
        en: 'Make a custard with eggs from two rivals and serve it without saying which is which; then ring both and ask how many hens there are to a run.',
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: ['Ven un sábado a ver el prado', 'Apúntate a un día de entrega', 'Avisa cuando te vayas de vacaciones'],
        en: ['Come and see the field one Saturday', 'Sign up for a delivery day', 'Tell us when you go on holiday'],
      },
      {
        buyer: 'business',
        es: ['Pide lo que gastas en una semana', 'Prueba un lote durante quince días', 'Fija un precio por temporada'],
        en: ['Order what you use in a week', 'Try one flock for a fortnight', 'Set a price for the season'],
      },
    ],
    proofs: [
      {
        es: 'una cámara en el prado que se mira desde el móvil y la puesta de ayer escrita al lado',
        en: 'a camera on the field to look at from a phone, with yesterday’s laying written beside it',
      },
      {
        es: 'dos bandejas con la misma crema, una con los huevos de siempre de una pastelería y otra con los de la granja',
        en: 'two trays of one custard, the first with a bakery’s usual eggs and the second with the farm’s',
      },
    ],
    strains: [
      {
        es: 'El portón se cierra cada noche a mano y se abre cada mañana: una sola cena fuera sin sustituto puede costar el gallinero entero.',
        en: 'The hatch is shut by hand each night and opened each morning; one dinner away with nobody to do it may cost the whole flock.',
      },
      {
        es: 'En los meses de poca luz las gallinas descansan y los clientes no, y al llegar la primavera sobran cartones para los mismos que antes esperaban.',
        en: 'In the months of little light hens rest and customers do not, and by spring there are boxes to spare for those who had been waiting.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'un zorro o un perro entra en el parque',
          en: 'a fox or a dog gets into the run',
        },
        hits: 'sales',
        trigger: {
          es: 'tierra removida junto a la malla dos noches seguidas',
          en: 'earth dug up by the fence two nights running',
        },
        response: {
          es: 'pastor eléctrico, malla enterrada y puerta con temporizador',
          en: 'an electric fence, buried mesh and a hatch on a timer',
        },
      },
      {
        risk: {
          es: 'una tienda grande exige el precio del mayorista',
          en: 'a large shop demands the wholesale price',
        },
        hits: 'price',
        trigger: {
          es: 'más de un tercio de las docenas con el mismo cliente',
          en: 'over a third of the dozens with one buyer',
        },
        response: {
          es: 'reparto directo a hogares y obradores que pagan la diferencia',
          en: 'rounds to households and bakeries that pay the difference',
        },
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
