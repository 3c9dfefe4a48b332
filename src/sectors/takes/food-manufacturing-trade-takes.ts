import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const foodManufacturingTradeTakes = {
  bakery_workshop: {
    packBuyers: { scenes: 'household', stories: 'household', contrasts: 'household', steps: 'household' },
    costDoubts: [
      {
        es: 'fuera se queda la hornada de prueba de cada harina nueva y el pan que vuelve de las tiendas al cerrar',
        en: 'left outside are the trial batch for every new flour and the bread that comes back from the shops at closing time',
      },
      {
        es: 'la luz del horno cuesta igual lleno que a medias, y al repartirla entre los panes se suele contar como si siempre fuera lleno',
        en: 'the oven’s power costs the same full or half empty, and it tends to be shared out among the loaves as if always full',
      },
    ],
    strains: [
      {
        es: 'La masa no espera: si falla la persona de las tres de la madrugada, a las siete no hay nada que repartir.',
        en: 'Dough does not wait; if the person due at three in the morning fails to come, at seven there is nothing to deliver.',
      },
      {
        es: 'Caben más encargos que bandejas: lo que limita es el carro donde reposa el pan, no las manos que lo forman.',
        en: 'Orders outnumber trays: the limit is the rack where loaves rest, not the hands that shape them.',
      },
    ],
    scenes: [
      {
        buyer: 'business',
        scene: {
          es: 'El restaurante corta el pan en la mesa y el pan se desmigaja. Lo trae un camión a las doce, congelado, y el cocinero que ha pasado la mañana con un caldo lo pone al lado sin mirarlo.',
          en: 'The restaurant cuts its bread at the table, and the bread crumbles. It came frozen on a lorry at noon, and the cook who spent all morning on a stock puts it out without looking.',
        },
        stakes: {
          es: 'Es lo primero que se prueba y lo último en lo que se gastó.',
          en: 'It is the first thing tasted and the last that any money went on.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'Los domingos se desayuna despacio y el pan es de ayer. El supermercado abre con barras descongeladas, la panadería buena queda en otro barrio, y se tuesta lo que hay para que no se note.',
          en: 'Sunday breakfast is a slow one and the bread is yesterday’s. The supermarket opens with thawed loaves, the good bakery is in another part of town, and what there is gets toasted so that it will not show.',
        },
        stakes: {
          es: 'Con mantequilla se disimula, pero la única mañana sin prisa de la semana sabe a tostadora.',
          en: 'Butter hides it, yet the one unhurried morning of the week tastes of the toaster.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La hamburguesería ha subido el precio y ha cambiado la carne, pero el pan es el de antes: llega los lunes en bolsas de plástico para toda la semana. El jueves se abre por la mitad al primer mordisco.',
          en: 'The burger place has put its prices up and changed the meat, but the bun is the same one, delivered on Mondays in plastic bags for the whole week. By Thursday it splits at the first bite.',
        },
        stakes: {
          es: 'Lo que se cae al plato es lo caro, y en la reseña se habla de las servilletas.',
          en: 'The costly part is what falls on the plate, and the review is about the napkins.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El hotel abre el bufé a las siete, y el cruasán sale de una caja que dice «hornear diez minutos». Brilla, cruje y no sabe a mantequilla; en las reseñas del desayuno hablan del zumo.',
          en: 'The hotel’s buffet opens at seven, and the croissants come out of a box marked “bake for ten minutes”. They shine, they crackle and they do not taste of butter; the reviews of breakfast talk about the juice.',
        },
        stakes: {
          es: 'El desayuno es lo último que se recuerda de una noche, y aquel podría haber sido en cualquier sitio.',
          en: 'Breakfast is what stays of a night away, and that one could have been anywhere.',
        },
      },
    ],
    stories: [
      {
        buyer: 'business',
        wish: {
          es: 'Lleva un restaurante y paga el pan por piezas. Quiere que la cesta vuelva vacía a la cocina.',
          en: 'Somebody who runs a restaurant and pays for bread by the piece. They want the basket to come back to the kitchen empty.',
        },
        obstacle: {
          es: 'Los hornos buenos no reparten, y los que reparten tienen tres formatos y ningún sabor.',
          en: 'The good bakeries do not deliver, and those that do have three shapes and no taste.',
        },
        hurt: {
          es: 'Las sobras se hacen migas para el personal, y el personal tampoco las quiere.',
          en: 'Leftovers turn into crumbs for the staff, and the staff do not want them either.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Se ha mudado a un barrio nuevo y busca su sitio de los sábados. Quiere un pan que sepa a algo y alguien que le diga de qué harina es.',
          en: 'New to the neighbourhood and looking for a Saturday place. Flour with a taste to it, and somebody who will explain, would be enough.',
        },
        obstacle: {
          es: 'Abre a las diez el que tiene buena pinta, y la cola ya da la vuelta.',
          en: 'The promising one opens at ten, with a line already round the corner.',
        },
        hurt: {
          es: 'Se va con un paquete de tostadas y desayuna de pie.',
          en: 'A packet of toast comes home, and breakfast is had standing.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Dirige tres cafeterías y quiere el mismo pan en las tres. No busca el más barato; busca no volver a pensar en ello antes de las siete.',
          en: 'Somebody in charge of three cafés who wants the same bread in all of them. It need not be the cheapest, so long as nobody has to think about it before seven.',
        },
        obstacle: {
          es: 'Un obrador deja de contestar en verano, otro cambia la receta sin avisar, y el congelado al menos viene.',
          en: 'One bakery stops answering in summer, another changes the recipe without a word, and frozen at least turns up.',
        },
        hurt: {
          es: 'La tostada es lo que más se pide, y es lo único de la carta de lo que nadie sabe decir nada.',
          en: 'Toast is what sells most, and it is the one thing on the menu about which nobody has anything to say.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Abre una tienda de bocadillos y sabe que la mitad es el pan. Quiere tres formatos fijos y que una huelga de transporte no le deje con la persiana bajada.',
          en: 'A sandwich shop is about to open, and its owner knows that half of it is bread. They want three fixed shapes, and not to stay shut because of a lorry strike.',
        },
        obstacle: {
          es: 'La fábrica exige congelador y contrato; el horno del barrio hace treinta y se le acaban a las diez.',
          en: 'The factory demands a freezer and a contract; the neighbourhood oven makes thirty and runs out by ten.',
        },
        hurt: {
          es: 'Cambia de proveedor cada trimestre, y los clientes notan el cambio antes que la caja.',
          en: 'The supplier changes every quarter, and customers notice before the till does.',
        },
      },
    ],
    steps: [
      {
        buyer: 'business',
        es: ['Di a qué hora pones las mesas', 'Prueba tres panes con tu carta', 'Recibe los tuyos en el cajón de la puerta'],
        en: ['Say what time the tables are laid', 'Try three loaves with your menu', 'Find yours in the box by the door'],
      },
      {
        buyer: 'household',
        es: ['Ven cuando salga la hornada', 'Pregunta qué harina lleva', 'Llévate medio y vuelve por el entero'],
        en: ['Come when the batch is out', 'Ask which flour is in it', 'Take half a loaf and come back for a whole one'],
      },
      {
        buyer: 'business',
        es: [
          'Enseña qué sirves y qué vuelve en los platos',
          'Pide una semana a prueba',
          'Deja fijos los días y cambia la cantidad la víspera',
        ],
        en: [
          'Show what you serve and what comes back on plates',
          'Order a week on trial',
          'Fix the days and change the amount the night before',
        ],
      },
    ],
    contrasts: [
      {
        buyer: 'business',
        before: { es: 'un pan congelado al lado de un buen caldo', en: 'frozen bread beside a good stock' },
        after: { es: 'una cesta que hay que volver a llenar', en: 'a basket that has to be filled again' },
      },
      {
        buyer: 'household',
        before: { es: 'medio bocadillo de vuelta en la mochila', en: 'half a sandwich back in the rucksack' },
        after: { es: 'una hogaza empezada antes de llegar a casa', en: 'a loaf begun before it gets home' },
      },
      {
        buyer: 'business',
        before: { es: 'una tostada de la que nadie sabe decir nada', en: 'toast about which there is nothing to say' },
        after: { es: 'una mesa que pregunta quién hace el pan', en: 'a table that asks who bakes the bread' },
      },
    ],
    proofs: [
      {
        es: 'la carta de dos restaurantes que digan cuántos panes pidieron de más desde que cambiaron',
        en: 'letters from two restaurants saying how many loaves more they have ordered since the change',
      },
      {
        es: 'un pan partido a los tres días delante de quien lo vaya a comprar',
        en: 'a loaf cut open on its third day in front of whoever might buy it',
      },
    ],
  },
  craft_brewery: {
    packBuyers: { scenes: 'business', stories: 'business', contrasts: 'business', steps: 'business' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Compraron un lote artesano para la cena y dos botellas se abrieron solas en la nevera. Las otras sabían cada una a una cosa, y la etiqueta no decía ni cuándo se hicieron.',
          en: 'They bought a mixed case for dinner, and two bottles burst in the fridge. The others tasted of something different each, and the label did not even say when they were made.',
        },
        stakes: {
          es: 'Después de limpiar la nevera se vuelve a la lata, que no da sorpresas.',
          en: 'After the fridge is wiped it is back to cans, which hold no surprises.',
        },
      },
      {
        scene: {
          es: 'Son las fiestas del pueblo y la barra la lleva quien regala los vasos. Hay tres cerveceros a menos de una hora, y a ninguno le han preguntado.',
          en: 'It is the town’s yearly festival, and the bar goes to whoever gives away the cups. There are three brewers within the hour, and nobody asked any of them.',
        },
        stakes: {
          es: 'El dinero de cuatro noches se va en un tráiler, y de aquí no se bebió nada.',
          en: 'Four nights’ takings leave in a trailer, and nothing from here was drunk.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'se suma lo que entra en la olla y no el agua, que son muchos litros por cada uno que se vende, ni la sosa de limpiar los tubos',
        en: 'what goes into the kettle is added up, and not the water, many litres for each one sold, or the caustic that cleans the pipes',
      },
      {
        es: 'el impuesto se paga al salir de fábrica, y el bar que devuelve un barril a medias no lo devuelve',
        en: 'duty is paid as beer leaves the brewery, and the bar that sends back half a keg does not send that back',
      },
    ],
    steps: [
      {
        es: ['Ven a probar del tanque', 'Llévate una caja variada', 'Elige la que quieres fija en tu nevera'],
        en: ['Come and taste from the tank', 'Take away a mixed case', 'Choose the one to keep in your fridge'],
      },
      {
        buyer: 'business',
        es: ['Pide la ficha y una botella de muestra', 'Pon a tu gente a catar', 'Deja un grifo a prueba'],
        en: ['Ask for the data sheet and a sample', 'Have your staff taste it', 'Put one tap on trial'],
      },
    ],
    contrasts: [
      {
        buyer: 'business',
        before: { es: 'una carta con ocho marcas de la misma fábrica', en: 'a list of eight brands from the same factory' },
        after: {
          es: 'una pizarra en la que algo cambia cada mes y viene de cerca',
          en: 'a board on which something changes each month and comes from nearby',
        },
      },
      {
        before: { es: 'una botella turbia que nadie sabe si está buena', en: 'a cloudy bottle that may or may not be sound' },
        after: {
          es: 'una etiqueta con fecha de envasado y un número al que llamar',
          en: 'a label with a bottling date and a telephone number',
        },
      },
    ],
    proofs: [
      {
        es: 'los análisis de un laboratorio y una botella de cada lote guardada al calor y otra al frío',
        en: 'a laboratory’s results, and from every batch one bottle kept warm and another kept cold',
      },
      {
        es: 'los pedidos de cinco bares que repitieron barril sin que nadie los llamara',
        en: 'the orders of five bars that took a second keg without a call to remind them',
      },
    ],
    stories: [
      {
        buyer: 'business',
        wish: {
          es: 'Tiene una tienda de alimentación y la nevera de cerveza igual que la del supermercado. Quiere una balda que haga entrar a alguien a propósito.',
          en: 'Somebody with a food shop whose beer fridge looks like the supermarket’s. They want one shelf that people come in for.',
        },
        obstacle: {
          es: 'Las artesanas que probó llegaron desiguales: unas sin gas, otras con demasiado, y todas con portes.',
          en: 'The craft beers tried so far came uneven, some flat, some gushing, all of them with carriage on top.',
        },
        hurt: {
          es: 'Las últimas seis llevan el precio tachado, y están delante de la caja.',
          en: 'The last of them stand by the till with the price crossed out.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva un restaurante con muchos vinos y una sola cerveza. Quiere una copa que acompañe el plato.',
          en: 'The restaurant’s list has many wines and a single beer. The wish is for a glass that goes with the food.',
        },
        obstacle: {
          es: 'Las que probó venían en lata, con más trabajo en el dibujo que en la receta.',
          en: 'Those tried so far came in cans, with more work in the drawing than in the recipe.',
        },
        hurt: {
          es: 'A quien pide cerveza con el pescado se le sirve la de siempre, y se le cobra como si fuera agua.',
          en: 'Anyone who orders beer with the fish gets the usual one, priced as though it were water.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Invita los viernes y le gusta poner en la mesa algo que no hayan probado. Quiere una caja distinta cada mes y saber quién la hizo.',
          en: 'Somebody who has friends round on Fridays and likes to put out something they have not tried. They want a different case each month, and to know who made it.',
        },
        obstacle: {
          es: 'En el supermercado hay cuarenta etiquetas, y detrás de treinta está la misma fábrica.',
          en: 'The supermarket has forty labels, and one factory behind thirty of them.',
        },
        hurt: {
          es: 'Acaba con las dos de siempre, y nadie pregunta qué está bebiendo.',
          en: 'It ends with the usual two, and nobody asks what they are drinking.',
        },
      },
    ],
    strains: [
      {
        es: 'Limpiar un tanque lleva más horas que llenarlo, y cada receta nueva pide vaciarlo otra vez.',
        en: 'Cleaning a tank takes longer than filling it, and every new recipe means emptying it once more.',
      },
      {
        es: 'Los barriles se van y tardan en volver: con el dinero de los que están repartidos por la provincia se pagaría otra cocción.',
        en: 'Kegs go out and are slow to return, and the money standing about the county in steel would pay for another brew.',
      },
    ],
  },
  preserves_maker: {
    packBuyers: { scenes: 'household' },
    scenes: [
      {
        buyer: 'business',
        scene: {
          es: 'El desayuno del hotel trae monodosis de fresa que no tocaron una fresa. La huésped pregunta si hay algo de la zona, y quien sirve señala la mantequilla.',
          en: 'The hotel breakfast offers strawberry portions that never met a strawberry. A guest asks whether there is anything local, and the waiter points to the butter.',
        },
        stakes: {
          es: 'Con el desayuno se despide la gente de un sitio, y aquel venía en plástico.',
          en: 'Breakfast is how people take leave of a place, and that one came in plastic.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La tienda abrió un tarro para dar a probar y tenía moho bajo la tapa. Quien lo hizo no sabe de qué lote era, y hay once más en la balda.',
          en: 'A food shop opened one jar for tasting and found mould under the lid. Its maker does not know which batch it was, and there are eleven more on the shelf.',
        },
        stakes: {
          es: 'Todo se retira, también lo bueno, y ese hueco lo ocupa una marca de lejos.',
          en: 'Everything comes off, the good included, and a brand from far away takes the space.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'lo que se reparte en degustaciones de sábado sale del mismo lote, y ese lote tenía un precio',
        en: 'whatever is handed round at Saturday tastings comes out of the same batch, and that batch had a cost',
      },
      {
        es: 'cocer media olla gasta el mismo gas que una llena, y las primeras tandas no suelen llenarla',
        en: 'half a pan takes as much gas to cook as a full one, and the first batches seldom fill it',
      },
    ],
    contrasts: [
      {
        before: { es: 'un tarro bonito que solo sabe a azúcar', en: 'a pretty jar that tastes only of sugar' },
        after: { es: 'fruta que se reconoce con los ojos cerrados', en: 'fruit known with the eyes shut' },
      },
      {
        buyer: 'household',
        before: { es: 'una cesta de regalo que se olvida en la despensa', en: 'a hamper forgotten in a larder' },
        after: {
          es: 'el nombre del huerto en la tapa y una cuchara que vuelve al tarro',
          en: 'the orchard’s name on the lid and a spoon that goes back for more',
        },
      },
    ],
    strains: [
      {
        es: 'Mientras hierve una olla no se puede pelar para la siguiente: en temporada faltan manos de noche, que es cuando la fruta está a punto de pasarse.',
        en: 'While one pan boils nobody can peel for the next, and in season hands are short at night, which is when fruit is about to turn.',
      },
      {
        es: 'El tarro de vidrio se compra por palés o no se compra, y el palé ocupa el sitio donde tendría que enfriarse la hornada.',
        en: 'Glass comes by the pallet or not at all, and the pallet stands where the batch ought to be cooling.',
      },
    ],
  },
  chocolate_maker: {
    packBuyers: { scenes: 'household', stories: 'household', contrasts: 'household', steps: 'household' },
    scenes: [
      {
        buyer: 'business',
        scene: {
          es: 'La empresa regala a sus clientes la misma caja desde hace una década. Este año alguien la encuentra entera en una sala de reuniones, con polvo en el lazo.',
          en: 'The firm has sent clients the same box for a decade. This year somebody finds one untouched in a meeting room, with dust on its ribbon.',
        },
        stakes: {
          es: 'Un regalo sin abrir felicita menos que un correo.',
          en: 'An unopened gift says less than an email would have done.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'Compró la tableta más negra de la balda porque dicen que es sana. Amarga, se deshace en arena y se queda en el cajón con una onza menos.',
          en: 'A very dark bar was bought because it is said to be good for you. It is bitter, it breaks into sand, and it stays in the drawer with one square gone.',
        },
        stakes: {
          es: 'Quien prueba una tableta mala decide que el chocolate negro no le gusta, y ya no vuelve a leer una etiqueta.',
          en: 'One poor bar, and people decide that dark chocolate is not for them and never read a label again.',
        },
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: ['Cuenta para quién es', 'Prueba antes de elegir', 'Deja que te armen la caja'],
        en: ['Say who it is for', 'Taste before you choose', 'Have the box made up for you'],
      },
      {
        buyer: 'business',
        es: ['Pide muestras con tu logotipo', 'Fija cantidad y direcciones con tiempo', 'Recibe la foto antes de que salgan'],
        en: ['Ask for samples with your logo', 'Settle numbers and addresses in good time', 'See a photo before they leave'],
      },
    ],
    contrasts: [
      {
        buyer: 'business',
        before: { es: 'un lazo con polvo en una sala de reuniones', en: 'a dusty ribbon in a meeting room' },
        after: { es: 'una llamada para preguntar quién hizo los bombones', en: 'a call to ask who made the chocolates' },
      },
      {
        buyer: 'household',
        before: { es: 'una tableta empezada en un cajón', en: 'a bar begun and left in a drawer' },
        after: { es: 'una onza cada noche y una tableta que se acaba', en: 'a square every night and a bar that gets finished' },
      },
    ],
    costDoubts: [
      {
        es: 'basta que el termómetro falle una vez para volver a fundir la olla entera, y nadie la cobra dos veces',
        en: 'the thermometer fails once and the whole batch is melted again, with nobody to charge for it twice',
      },
      {
        es: 'el cacao se paga a la cosecha y la caja se vende a los nueve meses, con el azúcar y el cartón ya más caros',
        en: 'cocoa is paid for at harvest and the box sold nine months on, when sugar and card have gone up',
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Viaja a ver a la familia del otro lado y quiere llevar algo de su ciudad que quepa en la maleta. Que no se derrita es la mitad del encargo.',
          en: 'Somebody flying to see relatives who would like to bring a taste of home that fits in a case. Half the brief is that it should not melt.',
        },
        obstacle: { es: 'En el aeropuerto hay de lo mismo que en todos los aeropuertos.', en: 'The airport has what every airport has.' },
        hurt: {
          es: 'Al abrir la bolsa aparece un bloque, y se reparte a cuchillo entre bromas.',
          en: 'The bag is opened on a single block, which is shared out with a knife and some jokes.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Se ha enfadado con su hermana y no sabe escribir la nota. Quiere que el paquete hable antes.',
          en: 'There was a quarrel with a sister, and the note will not write itself. The wish is for the parcel to speak first.',
        },
        obstacle: {
          es: 'Los mensajes impresos dicen felicidades, gracias o te quiero.',
          en: 'Printed cards say congratulations, thank you or love.',
        },
        hurt: {
          es: 'Pasa otro domingo sin llamar, y ya van varios.',
          en: 'Another Sunday goes by without a call, and there have been several.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Se encarga de los regalos de la empresa y cada año hereda el mismo correo con la misma lista. Quiere algo que se abra en la oficina y de lo que llamen a dar las gracias.',
          en: 'Somebody in charge of the firm’s presents who inherits the same email with the same list each year. They want something that gets opened at the office and brings a call to say thank you.',
        },
        obstacle: {
          es: 'Los catálogos de Navidad ofrecen ciento veinte lotes, y en todos está la misma lata.',
          en: 'The Christmas catalogues offer a hundred and twenty hampers, with the same tin in every one.',
        },
        hurt: {
          es: 'En enero, la caja del cliente que más compra sigue en el suelo de la recepción.',
          en: 'In January the box sent to the biggest customer is still on the floor by reception.',
        },
      },
    ],
    strains: [
      {
        es: 'El chocolate no obedece al reloj, sino al higrómetro: un día de tormenta se pierde la mañana y se aplaza el pedido.',
        en: 'Chocolate obeys no clock but the damp in the air; on a stormy day the morning is lost and the order put off.',
      },
      {
        es: 'Rellenar, bañar y encajar van en fila, y el paso más lento decide cuántas cajas salen: casi siempre es el lazo.',
        en: 'Filling, dipping and packing go in line, and the slowest step decides how many boxes leave; nearly always it is the bow.',
      },
    ],
  },
  pastry_workshop: {
    packBuyers: { scenes: 'household', stories: 'household', contrasts: 'household', steps: 'household' },
    scenes: [
      {
        buyer: 'business',
        scene: {
          es: 'La cafetería sirve un café muy bueno y al lado una magdalena envuelta en plástico. Los clientes la miran, la dejan y salen a buscar algo dulce a otra parte con el vaso en la mano.',
          en: 'The café serves a very good coffee and, beside it, a muffin in cellophane. Customers look, leave it and go off elsewhere for something sweet, cup in hand.',
        },
        stakes: {
          es: 'Se pierde la mitad del ticket por no tener horno, y la mañana en que dejan de volver no se nota.',
          en: 'Half the sale is lost for want of an oven, and nobody notices the morning they stop coming back.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'La tarta llegó en un patinete, metida en una mochila cuadrada. Bajo la tapa hay un lado hundido, el nombre con una letra de menos, y en la sala ya han apagado la luz.',
          en: 'The cake came by scooter in a square rucksack. Under the lid one side has sunk, the name is a letter short, and in the room they have already turned off the light.',
        },
        stakes: { es: 'No hay segunda oportunidad de soplar unas velas.', en: 'Candles are not blown out a second time.' },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Casa a su hija y la mesa de dulces es cosa suya. Quiere que sea bonita y que además se coma.',
          en: 'A daughter is getting married, and the dessert table falls to one parent. It should be pretty, and it should also get eaten.',
        },
        obstacle: {
          es: 'Las que enseñan en las redes son de azúcar duro, y el salón trae la suya congelada.',
          en: 'The ones shown online are hard sugar, and the venue brings its own from a freezer.',
        },
        hurt: {
          es: 'Sobran dos pisos enteros, y los niños preguntan si hay galletas.',
          en: 'Two whole tiers are left, and the children ask whether there are any biscuits.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Cumple los años entre semana y lo celebra en la oficina. Querría que alguien pidiera un segundo trozo.',
          en: 'The birthday falls on a weekday and is kept at the office. The wish is for somebody to ask for a second slice.',
        },
        obstacle: {
          es: 'La tienda de abajo vende la tarta del anuncio, con fecha de caducidad para dentro de un mes.',
          en: 'The shop downstairs sells the cake from the advertisement, good for another month by its date.',
        },
        hurt: {
          es: 'Quedan platos con medio trozo junto a los teclados, y se tiran al salir.',
          en: 'Plates with half a slice are left beside the keyboards and thrown away at closing time.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Tiene una cafetería con buena máquina y ningún horno. Quiere una bandeja que huela a mantequilla y esté allí antes de abrir.',
          en: 'Somebody with a café, a good machine and no oven. They want a tray that smells of butter and is there before opening.',
        },
        obstacle: {
          es: 'El congelado se hornea solo y sabe a eso; los obradores finos no reparten menos de cien piezas.',
          en: 'Frozen pastry bakes itself and tastes of it; the fine workshops will not deliver fewer than a hundred.',
        },
        hurt: {
          es: 'A media tarde la campana de cristal está vacía o está llena de lo de ayer, y las dos cosas espantan.',
          en: 'By mid-afternoon the glass dome is either empty or full of yesterday’s, and both put people off.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'cada diseño distinto estrena molde, plantilla o boquilla, y esos no se vuelven a usar hasta que alguien pide el mismo',
        en: 'each new design needs its own tin, stencil or nozzle, not used again until someone asks for the same',
      },
      {
        es: 'se cobra la tarta y no las dos horas de mensajes sobre el tono exacto de un azul',
        en: 'the cake is charged for, and not the two hours of messages about the exact shade of a blue',
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: ['Elige sabor antes que forma', 'Prueba una porción pequeña', 'Confirma y olvídate hasta el día'],
        en: ['Choose the flavour before the shape', 'Taste a small portion', 'Confirm and think no more of it until the day'],
      },
      {
        buyer: 'business',
        es: ['Di qué días abres la cafetería', 'Recibe una bandeja de prueba', 'Ajusta la cantidad con lo que vuelva'],
        en: ['Say which days the café opens', 'Take one trial tray', 'Adjust the number by what comes back'],
      },
    ],
    contrasts: [
      {
        buyer: 'business',
        before: { es: 'una magdalena envuelta al lado de un buen café', en: 'a wrapped muffin beside a good coffee' },
        after: { es: 'una bandeja que se vacía antes de las once', en: 'a tray that is empty before eleven' },
      },
      {
        buyer: 'household',
        before: { es: 'una letra de menos y un lado hundido', en: 'a letter missing and one side sunk' },
        after: { es: 'el nombre entero, derecho y a su hora', en: 'the whole name, level and on time' },
      },
    ],
    rivalTests: [
      {
        es: 'Comprar el mismo pastel un martes y un domingo en la otra pastelería: la nata, el bizcocho y la cara de quien despacha dicen qué día se hizo.',
        en: 'Buy the same pastry from the other shop on a Tuesday and a Sunday; the cream, the sponge and the face behind the counter tell which day it was made.',
      },
      {
        es: 'Preguntar por una tarta sin leche para dentro de tres días, y anotar si dudan, si consultan a alguien o si responden que claro.',
        en: 'Ask for a dairy-free cake in three days’ time, and note whether they hesitate, whether somebody is consulted or whether the answer is just “of course”.',
      },
    ],
    proofs: [
      {
        es: 'la lista de un mes en seis cafeterías, con lo servido, lo vendido y lo devuelto',
        en: 'a month’s list from six cafés, with what was delivered, sold and returned',
      },
      {
        es: 'la ficha de ingredientes de cada receta firmada y el plan de limpieza entre una con frutos secos y otra sin ellos',
        en: 'a signed ingredient sheet for every recipe, and the cleaning plan between one with nuts and one without',
      },
    ],
    strains: [
      {
        es: 'Las cafeterías quieren la bandeja a las siete, y para eso el horno se enciende mientras cierran los últimos bares.',
        en: 'Cafés want their tray at seven, and for that the oven is lit while the last bars are closing.',
      },
      {
        es: 'Hay manos para hornear y muy pocas para decorar: quien escribe con manga no se sustituye con un anuncio.',
        en: 'There are hands to bake and very few to decorate; whoever can write in icing is not replaced with an advert.',
      },
    ],
  },
  cheese_dairy: {
    packBuyers: { scenes: 'business', stories: 'business', steps: 'business' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'En la tienda del pueblo preguntan si hay algo de aquí. Hay miel, hay vino, y de queso un triángulo en plástico con una vaca dibujada y una fábrica a seiscientos kilómetros.',
          en: 'In the village shop visitors ask whether there is anything local. There is honey, there is wine, and for cheese a triangle in plastic with a cow drawn on it and a factory at the other end of the country.',
        },
        stakes: {
          es: 'La leche del valle se va en cisterna, y quien vino a probarlo se lleva un imán.',
          en: 'The valley’s milk leaves by tanker, and those who came to taste it take home a fridge magnet.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El cocinero cortó la pieza por la mitad y una cara estaba blanda y la otra, seca. La anterior había sido la mejor del año, la siguiente quién sabe, y el plato se llama igual.',
          en: 'The chef cut the cheese in two, and one half was soft and the other dry. The one before had been the year’s triumph, the next is anybody’s guess, and the dish keeps its name.',
        },
        stakes: {
          es: 'Ese plato acaba escrito a lápiz en la carta, y una semana después ya no está.',
          en: 'The dish ends up in pencil on the menu, and a week later it has gone.',
        },
      },
    ],
    stories: [
      {
        buyer: 'business',
        wish: {
          es: 'Tiene una tienda pequeña y un mostrador de corte. Quiere un queso que el súper de enfrente no pueda poner en oferta.',
          en: 'Somebody with a small shop and a cutting counter. They want a cheese that the supermarket opposite cannot put on offer.',
        },
        obstacle: {
          es: 'Los representantes traen catálogo, y en el catálogo están los mismos de la nevera de al lado.',
          en: 'Reps bring a catalogue, and in it are the same ones as in the fridge next door.',
        },
        hurt: {
          es: 'Al cabo del año se vende jamón, y del queso se habla poco.',
          en: 'By the year’s end what sells is ham, and cheese is hardly mentioned.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Ha vuelto al pueblo de sus abuelos un fin de semana. Busca el sabor de una cocina que ya no existe.',
          en: 'A weekend back in the grandparents’ village. What is wanted is the taste of a kitchen that is no longer there.',
        },
        obstacle: {
          es: 'La persona que lo hacía murió, y nadie apuntó cuánto cuajo.',
          en: 'The woman who made it is dead, and nobody wrote down how much rennet.',
        },
        hurt: {
          es: 'Compra uno en el área de servicio y en la primera loncha sabe que no.',
          en: 'One is bought at the motorway services, and the first slice is enough to know.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el suero es la mayor parte de la leche que se paga, y encima hay que pagar para que se lo lleven',
        en: 'whey is most of the milk that was paid for, and money has to be found to have it taken away',
      },
      {
        es: 'voltear, cepillar y lavar cada pieza durante meses parece que lo haga el tiempo, y lo hace alguien por horas',
        en: 'turning, brushing and washing each cheese for months looks like the work of time, and it is somebody’s, by the hour',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir una cuña en cinco restaurantes, preguntar de dónde es y esperar a ver quién lo sabe sin ir a la cocina.',
        en: 'Order cheese at five restaurants, ask where it is from, and see who can say so without going to the kitchen.',
      },
      {
        es: 'Ir a la feria comarcal y anotar de cada puesto el precio por kilo, los meses que dicen y lo que queda en la mesa a última hora.',
        en: 'Go to the county fair, and note for each stall the price by weight, the months claimed and what is left on the table late in the day.',
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: ['Entra por la puerta del obrador', 'Prueba el tierno, el curado y el de en medio', 'Llévate el que prefieras'],
        en: ['Come in by the dairy door', 'Taste the young, the old and the one between', 'Take the one you prefer'],
      },
      {
        buyer: 'household',
        es: ['Elige cuántos meses lo quieres', 'Aparta tus piezas con tu nombre', 'Recógelas cuando estén a punto'],
        en: ['Choose how many months it should have', 'Set your cheeses aside under your name', 'Collect them when they are ready'],
      },
    ],
    contrasts: [
      {
        buyer: 'household',
        before: { es: 'una vaca dibujada en un plástico', en: 'a cow drawn on plastic' },
        after: { es: 'un mostrador donde se pregunta por el último lote', en: 'a counter where people ask after the latest batch' },
      },
      {
        buyer: 'business',
        before: { es: 'una pieza buena y la siguiente quién sabe', en: 'one good cheese and the next anybody’s guess' },
        after: { es: 'una pieza tan buena como la anterior', en: 'a cheese as good as the one before it' },
      },
    ],
    proofs: [
      {
        es: 'el cuaderno de la cava, con peso, temperatura y vueltas de cada pieza desde el primer día',
        en: 'the cellar book, with the weight, temperature and turns of each cheese from day one',
      },
      {
        es: 'la nota de dos tiendas que lo vendieron a ciegas, sin marca, con cuántos repitieron',
        en: 'a note from two shops that sold it blind, with no name on it, saying how many came back',
      },
    ],
    strains: [
      {
        es: 'La cuba se llena al amanecer y no admite puentes: quien hace el queso recoge la leche, cuaja y moldea también el día de reparto.',
        en: 'The vat fills at dawn and takes no holidays; whoever makes the cheese also fetches milk, curdles and moulds on delivery days.',
      },
      {
        es: 'Lavar lleva más horas que cuajar, y un hongo que se cuela por una puerta mal cerrada se extiende por la balda entera.',
        en: 'Washing takes longer than making, and one mould that slips in by a door left ajar spreads along the whole shelf.',
      },
    ],
    risks: [
      {
        risk: { es: 'una ola de calor baja la leche', en: 'a hot spell cuts the milk' },
        hits: 'sales',
        trigger: { es: 'menos litros por ordeño tres días seguidos', en: 'fewer litres at each milking three days running' },
        response: {
          es: 'sombra y agua pactadas con la ganadería y reserva de piezas curadas',
          en: 'shade and water agreed with the herd and a reserve of mature cheese',
        },
      },
      {
        risk: { es: 'se avería el frío de la cava', en: 'the cellar’s cooling fails' },
        hits: 'waste',
        trigger: { es: 'una noche fuera de temperatura en el registro', en: 'one night out of range on the record' },
        response: {
          es: 'alarma, generador compartido y piezas repartidas en dos salas',
          en: 'an alarm, a shared generator and cheeses split between two rooms',
        },
      },
    ],
  },
  fresh_pasta: {
    packBuyers: { scenes: 'household', stories: 'household', contrasts: 'household', steps: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Llueve, vienen los nietos y nadie piensa amasar. La vecina guarda cola con dos números, la fábrica baja la persiana a la una, y en el mostrador quedan solo fideos.',
          en: 'It is raining, the grandchildren are coming and nobody means to knead. A neighbour holds two tickets, the shop shuts at one, and all that is left on the counter is noodles.',
        },
        stakes: {
          es: 'Un almuerzo que se planea toda la semana se decide por lo que quedaba.',
          en: 'A lunch planned all week is settled by whatever was left.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El restaurante ofrece ravioles y los compra congelados. El cocinero los salva con manteca y salvia, y reza para que nadie pida la receta.',
          en: 'The restaurant has ravioli on the menu and buys them frozen. The cook saves them with butter and sage, and hopes nobody asks for the recipe.',
        },
        stakes: {
          es: 'El plato que más deja es también el que menos se recomienda.',
          en: 'The dish that earns most is also the one least recommended.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Sale de trabajar a las ocho y quiere cenar algo que no venga con fotografía en la caja.',
          en: 'Work ends at eight, and supper should be something that does not come with its picture on the box.',
        },
        obstacle: {
          es: 'Lo fresco se vende por la mañana, y por la noche solo queda la góndola del súper.',
          en: 'What is fresh is sold in the morning, and by night only the supermarket shelf is left.',
        },
        hurt: {
          es: 'Acaba pidiendo a domicilio lo que habría cocido en cuatro minutos.',
          en: 'A meal gets delivered that would have cooked in four minutes at home.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Tiene un comedor de treinta cubiertos y quiere una pasta que diga de dónde sale.',
          en: 'Somebody runs a thirty-seat dining room and wants pasta that can say where it was made.',
        },
        obstacle: {
          es: 'Amasar pide una mesa, una persona y dos horas que la cocina no tiene.',
          en: 'Rolling it takes a table, a pair of hands and two hours the kitchen has not got.',
        },
        hurt: {
          es: 'El cliente deja medio plato y dice que estaba todo bien.',
          en: 'The guest leaves half the plate and says everything was fine.',
        },
      },
    ],
    contrasts: [
      {
        buyer: 'household',
        before: { es: 'fideos de paquete en una mesa que pedía otra cosa', en: 'packet noodles on a table that wanted better' },
        after: {
          es: 'una masa de esa mañana y el punto de cocción apuntado',
          en: 'dough from that morning with the cooking time written on',
        },
      },
      {
        buyer: 'business',
        before: { es: 'una carta con ravioles que nadie amasó allí', en: 'a menu with ravioli nobody made there' },
        after: {
          es: 'un plato con nombre de barrio y entrega antes del servicio',
          en: 'a dish with a local name, in the kitchen before service',
        },
      },
    ],
    costDoubts: [
      {
        es: 'nadie reparte entre los pedidos la harina que cubre la mesa ni la tanda con la que se prueba un relleno',
        en: 'nobody shares out among the orders the flour on the bench or the batch made to try a filling',
      },
      {
        es: 'el frío funciona siete días para vender en dos, y casi nunca se suma al kilo',
        en: 'refrigeration runs seven days to sell on two, and its power is seldom added to the price of a kilo',
      },
    ],
    rivalTests: [
      {
        es: 'Comprar medio kilo de lo mismo en la fábrica rival y en el súper, hervirlo a la vez y contar cuántos se abren y cuánto pesa el relleno.',
        en: 'Buy half a kilo of one shape from the rival and from the supermarket, boil both at once, and count how many burst and what the filling weighs.',
      },
      {
        es: 'Preguntar en tres restaurantes de la zona quién les sirve la pasta, qué día llega y qué hacen cuando falta.',
        en: 'Find out from three local kitchens who supplies their pasta, on which day it comes and what they do when it fails to.',
      },
    ],
    steps: [
      {
        es: ['Elige dos rellenos de la semana', 'Di para cuántos y a qué hora pasas', 'Llévatelos con la salsa y los minutos apuntados'],
        en: [
          'Choose two of this week’s fillings',
          'Say for how many and when you will collect',
          'Take them home with the sauce and the minutes written down',
        ],
      },
      {
        es: ['Prueba una bandeja sin compromiso', 'Apúntate a la lista del fin de semana', 'Repite con un mensaje, sin volver a la cola'],
        en: ['Try one tray with no strings', 'Join the weekend list', 'Order again by message and skip the queue'],
      },
    ],
    proofs: [
      {
        es: 'cuatro domingos con los encargos, la hora de recogida prometida y los minutos que se esperó de verdad',
        en: 'four Sundays of orders, with the pick-up time promised and the minutes people really waited',
      },
      {
        es: 'una cata a ciegas con la marca del súper y veinte vecinos que firmen cuál repetirían',
        en: 'a blind tasting against the supermarket’s brand, with twenty neighbours on record as to which they would buy again',
      },
    ],
    strains: [
      {
        es: 'El relleno se hace a mano y la máquina no espera: una persona que falte el sábado deja variedades enteras fuera de la pizarra.',
        en: 'Filling is made by hand and the machine does not wait, so one person missing on Saturday takes whole shapes off the board.',
      },
      {
        es: 'Atender y amasar piden las mismas manos a la misma hora; el teléfono suena justo cuando están en la harina.',
        en: 'Serving and kneading want the same hands at the same hour, and the phone rings just when they are in the flour.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'la fábrica de siempre abre otra caja y se acaba su cola',
          en: 'the old shop opens another till and its queue is gone',
        },
        hits: 'sales',
        trigger: { es: 'dos domingos con menos encargos que el anterior', en: 'two Sundays running with fewer orders' },
        response: {
          es: 'un relleno que ella no haga, entrega en los edificios de siempre y venta entre semana',
          en: 'a filling it does not make, delivery to the same buildings and sales on weekdays',
        },
      },
      {
        risk: { es: 'una máquina se para un sábado', en: 'a machine stops on a Saturday' },
        hits: 'week',
        trigger: { es: 'un ruido nuevo o una masa que sale desigual', en: 'a new noise or dough coming out uneven' },
        response: {
          es: 'repuestos en casa, técnico de guardia y ñoquis, que se hacen sin máquina',
          en: 'spare parts in the cupboard, an engineer on call and gnocchi, which need no machine',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Llevar una hoja con lo que rinde cada máquina y lo que despacha el mostrador: lo primero que se mira es el domingo, cuántas bandejas caben en frío y cuántas salen por hora.',
        en: 'Take a sheet with what each machine yields and what the counter serves: the first thing looked at is Sunday, how many trays fit in the cold and how many go out in an hour.',
      },
      {
        es: 'Traer el nombre de dos cocinas dispuestas a comprar por kilo, y a qué precio: querrán saber qué pasa de lunes a jueves.',
        en: 'Bring the names of two kitchens ready to buy by the kilo, and at what price: they will want to know what happens from Monday to Thursday.',
      },
      {
        es: 'Pesar la masa que entra y la bandeja que sale en diez tandas: por la merma se nota quién ha amasado.',
        en: 'Weigh the dough going in and the tray coming out over ten batches: waste shows who has kneaded before.',
      },
    ],
    peaks: [
      {
        es: 'Se cierra la lista de encargos dos días antes y se amasa lo que hay pedido; lo demás se congela crudo desde la semana anterior.',
        en: 'The order list closes two days ahead and only what is on it gets kneaded; the rest is frozen raw from the week before.',
      },
      {
        es: 'Un ayudante solo para cobrar y entregar deja las manos que saben en la mesa de trabajo.',
        en: 'One helper just to take money and hand over keeps the skilled hands at the bench.',
      },
      {
        es: 'Huevos, ricota y bandejas se apalabran por escrito con tres semanas: son lo que falta cuando todos celebran.',
        en: 'Eggs, ricotta and trays are agreed in writing three weeks ahead, being what runs short when everybody celebrates.',
      },
    ],
    troughs: [
      {
        es: 'Se venden salsas y masas para hornear, que no piden domingo, y se visita a las cocinas de la zona con una bandeja.',
        en: 'Sauces and sheets for the oven are sold, which need no Sunday, and local kitchens get a call with a tray.',
      },
      {
        es: 'Se quitan las dos variedades que menos salen y se prueba una nueva con los clientes de la lista, a cambio de su opinión.',
        en: 'The two slowest shapes go, and a new one is tried on the people of the list in exchange for what they think.',
      },
      {
        es: 'Con menos tandas se aprovecha para desarmar y limpiar las máquinas, pintar y repartir las vacaciones.',
        en: 'A month of fewer batches is the time to strip and clean the machines, paint and share out holidays.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
