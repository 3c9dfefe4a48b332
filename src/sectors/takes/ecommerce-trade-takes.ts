import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const ecommerceTradeTakes = {
  online_fashion: {
    stories: [
      {
        wish: {
          es: 'Quiere comprar menos ropa y que dure más de un verano. Lee las etiquetas y no sabe qué le están diciendo.',
          en: 'They want to buy fewer clothes, and ones that last beyond a summer. They read labels and cannot tell what is being said.',
        },
        obstacle: {
          es: 'En la ficha hay tres adjetivos, y no pone ni el peso de la tela ni dónde se cosió.',
          en: 'The page has three adjectives, and neither the weight of the cloth nor where it was sewn.',
        },
        hurt: {
          es: 'Al quinto lavado la costura se tuerce, y lo que parecía una ganga se ha llevado puesto cuatro veces.',
          en: 'At the fifth wash the seam twists, and what looked like a bargain has been worn four times.',
        },
      },
      {
        wish: {
          es: 'Viste igual desde hace años y le apetece cambiar sin disfrazarse. Busca ver la prenda en alguien que se le parezca.',
          en: 'Having dressed the same for years, they would like a change and not a costume. They want to see the garment on somebody like them.',
        },
        obstacle: {
          es: 'Las cadenas llenan la pantalla con doscientas novedades, y a la semana siguiente son otras.',
          en: 'The chains fill the screen with two hundred novelties, and a week later with others.',
        },
        hurt: {
          es: 'Acaba con la misma camisa en otro color, y en la cena lo notan.',
          en: 'They end up with the same shirt in another colour, and at dinner people notice.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'ropa que dura lo que dura una temporada', en: 'clothes that last as long as a season' },
        after: { es: 'una prenda de la que se conocen la tela y el taller', en: 'a garment whose cloth and workshop are known' },
      },
      {
        before: { es: 'un armario lleno y media ropa con la etiqueta puesta', en: 'a full wardrobe with the labels still on half of it' },
        after: { es: 'pocas perchas y todas en uso', en: 'few hangers and all of them in use' },
      },
    ],
    scenes: [
      {
        scene: {
          es: 'Hay una fiesta en doce días y el vestido que gusta es de una tienda sin teléfono. Las fotos son de espaldas, las opiniones hablan del envío, y en la etiqueta la composición está en una lengua que nadie habla en casa.',
          en: 'The party is in twelve days, and the dress that pleases is from a shop with no phone. The pictures are from behind, the reviews talk about delivery, and the fabric is given in a language nobody at home can read.',
        },
        stakes: {
          es: 'Llega el día antes, transparenta, y se sale de casa con el de siempre.',
          en: 'It comes the day before and can be seen through, and the old one goes to the party.',
        },
      },
      {
        scene: {
          es: 'Los vaqueros que le iban ya no se hacen. Ha comprado cuatro «casi iguales», ha devuelto tres, y el cuarto lo lleva puesto por no volver a la oficina de mensajería.',
          en: 'The jeans that fitted are no longer made. Four “almost the same” have been bought and three sent back, and the fourth is worn so as not to face the parcel office again.',
        },
        stakes: {
          es: 'El día importante se pide algo prestado a una hermana que tampoco tiene esa talla.',
          en: 'On the day that matters something is borrowed from a sister who is not that size either.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el viaje de vuelta, la plancha y la bolsa nueva de cada devolución no están en la cuenta',
        en: 'the return trip, the pressing and the fresh bag of each garment sent back are not in the sum',
      },
      {
        es: 'se mira el margen de lo vendido y no lo que hubo que rebajar para vaciar la caja de tallas sueltas',
        en: 'the sum looks at the margin on what sold, not at the markdown it took to clear the box of odd sizes',
      },
    ],
    rivalTests: [
      {
        es: 'Escribir a tres tiendas con la duda entre dos tallas y las medidas tomadas: anotar quién pregunta por la prenda que mejor queda y quién copia la tabla.',
        en: 'Write to three shops torn between two sizes, giving your measurements, and note who asks about the garment that fits you well and who pastes the chart.',
      },
      {
        es: 'Seguir a un rival durante una temporada y guardar cada rebaja: lo que acaba a mitad de precio dice qué compró mal, y es lo que no conviene encargar.',
        en: 'Follow one rival for a season and keep every markdown; what ends at half price shows what was bought wrongly, and what not to order.',
      },
    ],
    steps: [
      {
        es: ['Di la prenda tuya que mejor te sienta', 'Pide la talla que te aconsejemos', 'Pruébatela con luz de día'],
        en: ['Name the garment of yours that fits well', 'Order the size we suggest', 'Try it on by daylight'],
      },
      {
        es: ['Mira cómo cae en movimiento', 'Lee de qué está hecha y cómo se lava', 'Mira qué día llega antes de pagarla'],
        en: ['See how it falls in motion', 'Read what it is made of and how it washes', 'See which day it comes before paying'],
      },
    ],
    strains: [
      {
        es: 'Una foto que funciona agota una talla en una noche, y la fábrica no repone hasta la temporada que viene.',
        en: 'One picture that works sells out a size overnight, and the factory cannot restock until next season.',
      },
      {
        es: 'El cuello es el cuarto donde se revisan las devoluciones: mientras no se abre la bolsa, esa prenda no se puede vender.',
        en: 'The bottleneck is the room where returns are looked over; until the parcel is opened, that garment cannot be sold again.',
      },
    ],
  },
  online_food: {
    contrasts: [
      {
        before: { es: 'una cesta de catálogo con siete cosas de relleno', en: 'a catalogue hamper padded with seven extras' },
        after: { es: 'una caja que se abre en la cocina y se acaba', en: 'a box opened in the kitchen and finished' },
      },
      {
        before: { es: 'tres envíos de tres sitios y ninguno a tiempo', en: 'three parcels from three places and none in time' },
        after: { es: 'una sola caja, entera, el día de la comida', en: 'one box, whole, on the day of the meal' },
      },
    ],
    scenes: [
      {
        scene: {
          es: 'En el grupo de la familia piden el turrón del pueblo y nadie va al pueblo desde el funeral. La confitería no tiene web; al teléfono contesta una señora, apunta mal la calle y dice que ya se pagará.',
          en: 'The family chat wants the nougat from the village, and no one has been there since the funeral. The confectioner has no website; a lady answers the phone, takes the street down wrong and says it can be paid for some time.',
        },
        stakes: {
          es: 'Ese año se pone otro en la bandeja, y a la segunda Navidad nadie se acuerda de pedirlo.',
          en: 'That year another goes on the tray, and by the second Christmas nobody remembers to ask.',
        },
      },
      {
        scene: {
          es: 'El médico le ha quitado el gluten y la compra dura el doble. Hay que leer cada paquete con la letra pegada a los ojos, cruzar la ciudad por unas galletas y pagar por una caja medio vacía.',
          en: 'The doctor has ruled out gluten and the shopping takes twice as long. Each packet is read at arm’s length, biscuits mean crossing town, and the box is half air.',
        },
        stakes: {
          es: 'Cena tortitas de arroz tres noches, y a la cuarta come lo que no debe.',
          en: 'Supper is rice cakes for three nights, and on the fourth it is what it should not be.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Vive fuera desde hace ocho años y sueña con una salsa. Quiere abrir un bote y que huela a la cocina de antes.',
          en: 'Eight years abroad, they dream of a sauce. They want to open a jar and smell the old kitchen.',
        },
        obstacle: {
          es: 'Las tiendas de nostalgia venden marcas grandes a precio de aduana.',
          en: 'Homesick shops sell the big names at customs prices.',
        },
        hurt: {
          es: 'Se acostumbra a la imitación, y el día que viaja se trae dos botes que confiscan en el control.',
          en: 'The imitation grows on one, and the two jars brought back from a visit are taken at the airport.',
        },
      },
      {
        wish: {
          es: 'Tiene a los padres lejos y les manda una caja por su aniversario. Quiere que se la coman y no que la guarden para las visitas.',
          en: 'Their parents live far off and get a box from them on their anniversary. They want it eaten, and not kept for visitors.',
        },
        obstacle: {
          es: 'Los lotes se eligen de un catálogo de cestas de mimbre.',
          en: 'Hampers come from a catalogue of wicker baskets.',
        },
        hurt: {
          es: 'Queda el mimbre en la entrada, con unas llaves dentro.',
          en: 'What is left is wicker in the hallway, holding keys.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'las muestras de cada alimento nuevo, la foto con él abierto y la temporada en que no lo hay se restan del precio de los otros',
        en: 'samples of each new food, the photograph with it opened and the season without it all come off the price of the rest',
      },
      {
        es: 'el género que caduca en la balda no aparece en ningún pedido, y por eso no aparece en la cuenta',
        en: 'stock that expires on the shelf is in no order, and so is in no sum',
      },
    ],
    rivalTests: [
      {
        es: 'Comprar la misma conserva a dos rivales y mirar la fecha de consumo: quien manda lo que le queda poco está vaciando almacén con el dinero del cliente.',
        en: 'Buy the same preserve from two rivals and look at the date; whoever sends what is near it is clearing the shelves at your expense.',
      },
      {
        es: 'Llamar a tres productores que salgan en la web de un rival y preguntarles cuánto tarda en pagarles y cuánto le piden que espere.',
        en: 'Ring three producers shown on a rival’s site and ask how long it takes to pay them and how much they are asked to wait.',
      },
    ],
    steps: [
      {
        es: [
          'Di cuántos se sientan a la mesa y qué no se puede comer',
          'Aparta la fecha antes de que se llene',
          'Guárdalo en frío nada más abrir',
        ],
        en: ['Say how many will be at table and what nobody may eat', 'Hold the date before it fills', 'Keep it cold once opened'],
      },
      {
        es: ['Mira de qué pueblo es cada cosa y quién la hace', 'Pide una primera caja', 'Repite con lo que se acabó antes'],
        en: ['See which village each thing is from and who makes it', 'Order a first box', 'Repeat what ran out soonest'],
      },
    ],
    proofs: [
      {
        es: 'el vídeo de una caja enviada a la otra punta del país y abierta por quien la recibió',
        en: 'the video of a box sent to the far end of the country and opened by whoever got it',
      },
      {
        es: 'la ficha de cada producto, con quién lo hace, dónde y la fecha del lote',
        en: 'a sheet for each product, with who makes it, where and the date of the batch',
      },
    ],
    strains: [
      {
        es: 'El frío se paga aunque no se venda: el cuarto está encendido la noche del lunes, y el miércoles hay que decidir si se rebaja o se tira.',
        en: 'Cold is paid for whether or not anything sells; the room is on all Monday night, and by Wednesday the choice is markdown or bin.',
      },
      {
        es: 'Quien sabe qué está en su punto es también quien contesta y quien embala, y en vísperas de fiesta hacen falta los tres a la misma hora.',
        en: 'Whoever can tell what is ready to send also answers and packs, and before a holiday all three are needed at the same hour.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'un productor pequeño deja de servir',
          en: 'a small producer stops supplying',
        },
        hits: 'sales',
        trigger: {
          es: 'dos pedidos seguidos a medias',
          en: 'two part deliveries running',
        },
        response: {
          es: 'dos nombres por familia y fichas con el sustituto aceptado',
          en: 'two names for each line, and an agreed substitute on file',
        },
      },
      {
        risk: {
          es: 'una etiqueta mal puesta llega a un alérgico',
          en: 'a wrong label reaches someone with an allergy',
        },
        hits: 'policy',
        trigger: {
          es: 'una receta cambiada sin ficha nueva',
          en: 'a recipe changed with no new sheet',
        },
        response: {
          es: 'ficha revisada a cada lote, fotos de la etiqueta y llamada antes que correo',
          en: 'sheets checked for each batch, pictures of the label and a call before any email',
        },
      },
    ],
  },
  online_cosmetics: {
    contrasts: [
      {
        before: { es: 'consejos de quien tiene otra piel', en: 'advice from people with other skin' },
        after: { es: 'una rutina corta que se entiende y no pica', en: 'a short routine that makes sense and does not sting' },
      },
      {
        before: { es: 'una compra a ciegas y el ticket guardado por si acaso', en: 'a blind purchase and the receipt kept just in case' },
        after: {
          es: 'un producto elegido por lo que lleva y no por el anuncio',
          en: 'a product chosen for what it holds and not for its advert',
        },
      },
    ],
    scenes: [
      {
        scene: {
          es: 'El protector del año pasado está caliente, en la guantera, y la nariz ya está roja. La farmacia vende tres tamaños, en la playa no hay cobertura para leer nada, y el de la sombrilla de al lado huele a coco.',
          en: 'Last year’s sunscreen is warm in the glove box and the nose is already red. The chemist sells three sizes, there is no signal on the beach to read anything by, and the one under the next umbrella smells of coconut.',
        },
        stakes: {
          es: 'Por la noche molesta la sábana, y el martes la piel se cae en mitad de una reunión.',
          en: 'That night the sheet is too much to bear, and on Tuesday it peels in a meeting.',
        },
      },
      {
        scene: {
          es: 'La adolescente tiene la cara llena de rutinas. Ha visto a otra de su edad explicarlas con una voz muy segura, se ha quitado el brillo con tres ácidos a la vez, y ahora no quiere ir a clase.',
          en: 'A girl of thirteen has a nine-step face routine. Another of the same age explained it in a very sure voice, three acids took the shine off at once, and now she will not go to school.',
        },
        stakes: {
          es: 'Al dermatólogo se llega con la piel quemada, una bolsa de frascos y más vergüenza que edad.',
          en: 'The dermatologist is reached with burnt skin, a bag of bottles and more shame than years.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Se lava las manos cuarenta veces al día en un hospital. Quiere que dejen de abrirse por los nudillos.',
          en: 'They wash their hands forty times a day in a hospital. They want them to stop splitting at the knuckles.',
        },
        obstacle: {
          es: 'Las cremas que curan dejan huella en el guante, y las que no dejan no curan.',
          en: 'Creams that heal leave the gloves slippery, and those that do not leave the skin as it was.',
        },
        hurt: {
          es: 'Se pone una tirita en cada dedo, y la tirita también se moja.',
          en: 'A plaster goes on each finger, and plasters get wet too.',
        },
      },
      {
        wish: {
          es: 'Se ha rapado por decisión propia y le preguntan por el champú. Quiere algo para una cabeza y no para un pelo.',
          en: 'Their head is shaved by choice, and people ask about shampoo. They want something for a scalp and not for hair.',
        },
        obstacle: {
          es: 'El pasillo se divide en él y en ella, en liso y en rizado.',
          en: 'The aisle is split into his and hers, straight and curly.',
        },
        hurt: {
          es: 'Acaba con jabón de manos, y en pleno verano le brilla como un plato.',
          en: 'It comes down to hand soap, and by high summer it shines like a plate.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el bombín que no sube, la caja que llega aplastada y el frasco que se filtra se reponen sin discusión y sin casilla',
        en: 'the pump that will not prime, the box that comes crushed and the jar that leaks are all replaced, with no argument and no column',
      },
      {
        es: 'la estética del envase se decide antes que el margen, y con una tirada pequeña el cristal sale por más que lo que lleva dentro',
        en: 'the look of a bottle is settled before its margin is, and on a short run the glass costs more than what is in it',
      },
    ],
    rivalTests: [
      {
        es: 'Contar los ingredientes que un rival anuncia en grande y buscarlos en la lista: cuando están detrás del perfume, ya se sabe qué se paga.',
        en: 'Take the ingredients a rival puts in large print and look for them on the list; where they come after the perfume, you know what is being paid for.',
      },
      {
        es: 'Dejar sin terminar tres compras en tres tiendas y comparar lo que llega: una oferta, una pregunta o nada.',
        en: 'Leave three baskets unpaid in three shops and compare what reaches you: an offer, a question or nothing.',
      },
    ],
    steps: [
      {
        es: [
          'Manda una foto sin filtro y la lista de lo que usas',
          'Deja de usar dos cosas antes de añadir una',
          'Anota en tres semanas qué ha cambiado',
        ],
        en: [
          'Send an unfiltered photo and a list of what you use',
          'Drop two things before adding one',
          'Note in three weeks what has changed',
        ],
      },
      {
        es: ['Elige un solo frasco', 'Pruébalo en el codo durante dos días', 'Sigue solo con lo que te siente bien'],
        en: ['Choose a single jar', 'Test it on the elbow for two days', 'Go on only with what suits you'],
      },
    ],
    proofs: [
      {
        es: 'el contrato de un laboratorio, un expediente por fórmula y la firma de alguien de fuera que los haya leído',
        en: 'a laboratory’s contract, a file for each formula and the signature of an outsider who read them',
      },
      {
        es: 'un cuaderno de devoluciones de los primeros meses, con el motivo dicho por quien devolvió',
        en: 'a log of the first months’ returns, with the reason in the words of whoever sent them back',
      },
    ],
    strains: [
      {
        es: 'Las consultas crecen más que los pedidos: responder bien sobre una piel ocupa media hora, y la mitad se va sin comprar con un buen consejo.',
        en: 'Questions grow faster than orders; answering well about one skin takes half an hour, and half of them leave with good advice and no purchase.',
      },
      {
        es: 'Mover una fórmula obliga a repetir etiqueta, expediente y análisis, así que un ingrediente agotado en fábrica deja un hueco de una temporada.',
        en: 'Changing a formula means doing label, file and tests again, so an ingredient sold out at the factory leaves a gap of one season.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'una promesa de la web no se puede demostrar',
          en: 'a claim on the site cannot be proved',
        },
        hits: 'sales',
        trigger: {
          es: 'un aviso de consumo o una pregunta de la competencia',
          en: 'a letter from a consumer body, or a query from a rival',
        },
        response: {
          es: 'frases revisadas con el expediente delante y retirada en un día',
          en: 'wording checked against the file, and taken down within a day',
        },
      },
      {
        risk: {
          es: 'el producto estrella aparece revendido sin control',
          en: 'the main product turns up resold unchecked',
        },
        hits: 'price',
        trigger: {
          es: 'frascos con el lote borrado en un portal ajeno',
          en: 'bottles with the batch scratched out on another site',
        },
        response: {
          es: 'lote visible, compra de prueba y canal propio con mejores condiciones',
          en: 'a visible batch, a test purchase and better terms in the shop itself',
        },
      },
    ],
  },
  online_homeware: {
    stories: [
      {
        wish: {
          es: 'Le aburre su salón y tiene un presupuesto corto. Quiere cambiar una cosa que cambie las demás.',
          en: 'Their living room bores them and the budget is small. They want to change one thing that changes the rest.',
        },
        obstacle: {
          es: 'Las tiendas venden ambientes enteros, y de una pieza suelta nadie dice con qué combina.',
          en: 'Shops sell whole rooms, and of a single piece nobody says what it goes with.',
        },
        hurt: {
          es: 'Se compra otro cojín, y el salón sigue igual con un cojín más.',
          en: 'Another cushion is bought, and the room stays as it was with one more cushion.',
        },
      },
      {
        wish: {
          es: 'En casa hay niños, un perro y un sofá de segunda mano. Se busca algo bonito que aguante esa vida.',
          en: 'At home there are children, a dog and a second-hand sofa. They want something handsome that will stand that life.',
        },
        obstacle: {
          es: 'Lo que enseñan las fotos está en casas en las que no vive nadie.',
          en: 'What the pictures show stands in houses where nobody lives.',
        },
        hurt: {
          es: 'Arreglar la casa se deja para cuando crezcan, y son diez años sin gusto de entrar en ella.',
          en: 'Doing up the home is left until they grow, which makes ten years of not enjoying it.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'los mismos muebles que tienen las visitas', en: 'the same furniture as the visitors have' },
        after: { es: 'algo por lo que preguntan al entrar', en: 'something people ask about on coming in' },
      },
      {
        before: { es: 'medidas tomadas a ojo y un bulto que devolver', en: 'sizes guessed by eye and a heavy thing to send back' },
        after: { es: 'un hueco que se mide y se llena una sola vez', en: 'a gap measured once and filled once' },
      },
    ],
    scenes: [
      {
        scene: {
          es: 'La alfombra se midió a pasos y llegó corta: hace islas con el sofá. Para devolverla hay que enrollarla, meterla en un plástico que ya no existe y estar en casa de nueve a nueve.',
          en: 'The rug was measured in strides and came short, an island off the sofa. Sending it back means rolling it, finding a plastic sleeve since thrown out, and staying in from nine to nine.',
        },
        stakes: {
          es: 'Se queda donde está, y cada visita pregunta si está puesta así a propósito.',
          en: 'It stays where it is, and every visitor asks whether it is meant to be like that.',
        },
      },
      {
        scene: {
          es: 'Han alquilado el piso amueblado y todo es del mismo marrón. El casero no deja clavar, la pareja no quiere invertir, y en un año solo ha entrado una planta.',
          en: 'The flat came furnished and all of it is one brown. The landlord allows no nails, the couple will not spend on someone else’s walls, and in a year all that has come in is a plant.',
        },
        stakes: {
          es: 'A los dos años siguen diciendo «el piso» y no «casa».',
          en: 'Two years on they still say “the flat” and not “home”.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'cuando el color no era el de la pantalla, la pieza vuelve con una esquina que ya no se vende a precio entero',
        en: 'when the colour is not the one on the screen, the piece comes back with a corner that no longer sells at full price',
      },
      {
        es: 'nadie suma los metros de almacén que ocupa durante meses lo que llegó en un solo contenedor',
        en: 'no one adds up the floor taken for months by what came in one container',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir por chat la medida que falta en la ficha de tres tiendas: la altura con la bombilla puesta, el fondo del cajón, lo que asoma la pata.',
        en: 'Ask three shops by chat for the size their page leaves out: the height with a bulb in, the depth of a drawer, how far the leg sticks out.',
      },
      {
        es: 'Buscar en los portales de segunda mano las piezas de un rival y apuntar cuántas se venden casi nuevas y por qué dice el anuncio que se venden.',
        en: 'Look for a rival’s pieces on second-hand sites, noting how many are nearly new and why the advert says they are for sale.',
      },
    ],
    steps: [
      {
        es: ['Marca la medida en el suelo con cinta', 'Elige con la foto del hueco al lado', 'Déjala una semana antes de decidir'],
        en: ['Mark the size on the floor with tape', 'Choose with a picture of the gap beside you', 'Live with it a week before deciding'],
      },
      {
        es: [
          'Cuenta si alquilas y qué no puedes clavar',
          'Empieza por una pieza y no por la habitación',
          'Añade la segunda cuando la eches en falta',
        ],
        en: [
          'Say whether you rent and what cannot be nailed',
          'Begin with one piece and not the whole room',
          'Add a second when you miss it',
        ],
      },
    ],
    strains: [
      {
        es: 'Un transportista grande no sube y uno pequeño no llega: la pieza de cuarenta kilos espera en un muelle a que alguien encuentre dos personas y una tarde.',
        en: 'Large carriers will not climb stairs and small ones do not come out; the heavy piece waits on a dock for somebody to find two people and an afternoon.',
      },
      {
        es: 'Fotografiar una silla en una casa de verdad ocupa un día y una furgoneta, y mientras la foto no existe la silla tampoco se vende.',
        en: 'Photographing one chair in a real home takes a day and a van, and until the picture exists the chair does not sell either.',
      },
    ],
  },
  online_accessories: {
    scenes: [
      {
        scene: {
          es: 'Es el regalo del amigo invisible y el tope es bajo. En el bazar todo viene en la misma caja rosa, y en la mesa del reparto salen tres iguales de tres manos distintas.',
          en: 'It is the office gift draw and the limit is low. At the bargain store it all comes in the same pink box, and on the day three identical ones come out of three different hands.',
        },
        stakes: {
          es: 'El repetido se queda en la mesa al recoger, y quien lo trajo lo ve.',
          en: 'The duplicate is left on the table when everyone clears up, and whoever brought it sees.',
        },
      },
      {
        scene: {
          es: 'La perra tira y el collar tiene una anilla doblada. La tienda del barrio tiene dos anchos, ninguno suyo; el de internet aguanta a un oso y pesa más que ella.',
          en: 'The dog pulls, and the collar has a bent ring. The local shop has two widths, neither of them right; the one online would hold a bear and weighs more than she does.',
        },
        stakes: {
          es: 'El nudo aguanta hasta el día del cruce con mucho tráfico.',
          en: 'The knot holds until the day of the busy crossing.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Monta en bici con una niña y todo lo que lleva una niña. Quiere una bolsa que se cuelgue con una mano y no haga contrapeso.',
          en: 'Their bicycle carries a child and everything a child carries. They want a bag that hangs with one hand and does not tip the thing over.',
        },
        obstacle: {
          es: 'Las de senderismo no tienen dónde, y las de bici son negras y para bidones.',
          en: 'Hiking bags have nowhere to hook, and cycling ones are black and meant for bottles.',
        },
        hurt: {
          es: 'Se cae a media cuesta, y la niña aprende una palabra.',
          en: 'It falls halfway up a hill, and the child learns a word.',
        },
      },
      {
        wish: {
          es: 'Cumple medio siglo una amiga que lo tiene todo. Quiere algo pequeño que solo pueda ser para ella.',
          en: 'A friend who has everything is turning fifty. They want something small that could be for nobody else.',
        },
        obstacle: {
          es: 'Lo personalizado llega en diez días y la errata en el nombre llega con él.',
          en: 'Personalised things take ten days, and come with the name misspelt.',
        },
        hurt: {
          es: 'Acaba con un pañuelo, y ya le regaló otro cuando cumplió cuarenta.',
          en: 'It ends with a scarf, and there was a scarf ten years ago too.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'una anilla doblada y un nudo de emergencia',
          en: 'a bent ring and a makeshift knot',
        },
        after: {
          es: 'una hebilla que se abre con guantes y no se abre sola',
          en: 'a buckle that opens with gloves on and never by itself',
        },
      },
      {
        before: {
          es: 'tres cajas rosas iguales en la misma mesa',
          en: 'three pink boxes alike on one table',
        },
        after: {
          es: 'un sobre en el buzón a tiempo y algo que se estrena esa noche',
          en: 'an envelope in the letterbox on time and something worn that evening',
        },
      },
    ],
    costDoubts: [
      {
        es: 'los colores que nadie pide llegan a partes iguales con los que se agotan, porque el proveedor solo vende la paleta entera',
        en: 'colours nobody asks for come in equal parts with those that sell out, since suppliers sell only the full range',
      },
      {
        es: 'quedan sin sumar la pasarela, el recargo por pago aplazado y el pedido que no estaba en casa, vuelve y se reenvía',
        en: 'still unadded are the payment fee, the cost of letting people pay later and the parcel that found nobody in, came back and went out again',
      },
    ],
    rivalTests: [
      {
        es: 'Llevar en la mano un mes el más comprado de un rival y dejar que lo cojan los amigos: lo que digan sin que se les pregunte es la ficha de producto.',
        en: 'Carry a rival’s most bought piece for a month and let friends handle it; what they say unasked is your product page.',
      },
      {
        es: 'Mirar las preguntas que la gente deja debajo del anuncio de un rival y contestar diez por escrito: cuatro se repetirán, y esas son las que su ficha no aclara.',
        en: 'Read the questions left under a rival’s advert and answer ten for yourself; four will repeat, and those are what their page leaves unclear.',
      },
    ],
    steps: [
      {
        es: ['Di para qué lo vas a usar', 'Elige el que lo aguante', 'Estrénalo y cuéntanos al mes'],
        en: ['Say what it is for', 'Choose the one that will bear it', 'Use it and write after a month'],
      },
      {
        es: ['Mide lo que va a sujetar', 'Pide uno y úsalo dos semanas', 'Encarga otro si te convence'],
        en: ['Measure what it has to hold', 'Order one and use it for two weeks', 'Order another if it does the job'],
      },
    ],
    proofs: [
      {
        es: 'diez prototipos rotos a propósito, con la foto de por dónde y el cambio que se hizo',
        en: 'ten prototypes broken on purpose, with a picture of where and the change that was made',
      },
      {
        es: 'las cuentas de una tanda vendida entera sin descuento a gente que no conoce a quien la hizo',
        en: 'the accounts of one batch sold out at full price to people who do not know its maker',
      },
    ],
    strains: [
      {
        es: 'Los sobres se hacen de noche, entre la cena y el cansancio, y ahí se cuelan los errores de dirección, de color y de nombre.',
        en: 'Parcels are packed at night, between supper and sleep, and that is when wrong addresses, colours and names creep in.',
      },
      {
        es: 'La misma herramienta corta, remacha y graba: una personalización urgente para la cadena, y detrás esperan veinte que no eran urgentes y ya lo son.',
        en: 'One tool cuts, rivets and engraves; an urgent name stops the line, and behind it wait twenty that were not urgent and now are.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'el portal donde se vende cambia las comisiones',
          en: 'the marketplace changes its commission',
        },
        hits: 'goods',
        trigger: {
          es: 'la mayoría de las ventas a través de un escaparate ajeno',
          en: 'most sales made through somebody else’s window',
        },
        response: {
          es: 'tienda propia con mejor garantía y una tarjeta dentro de cada sobre',
          en: 'an own shop with the better guarantee and a card in every parcel',
        },
      },
      {
        risk: {
          es: 'una fecha de regalos en la que no llega el correo',
          en: 'a gift date the post fails to meet',
        },
        hits: 'sales',
        trigger: {
          es: 'dos días de retraso en la semana anterior',
          en: 'two days’ delay in the week before',
        },
        response: {
          es: 'último día de pedido a la vista, dos mensajerías y vale imprimible por si acaso',
          en: 'a last order date on view, two carriers and a voucher to print in case',
        },
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
