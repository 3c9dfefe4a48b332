import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const cafeRestaurantTradeTakes = {
  coffee_shop: {
    packBuyers: { stories: 'household' },
    scenes: [
      {
        scene: {
          es: 'Quedan once minutos para entrar y el café de la oficina sabe a cable. En la esquina hay cola, nadie mira a quien espera y la leche sale tan caliente que el vaso se queda en la mesa.',
          en: 'Eleven minutes to go before work, and the coffee at the office tastes of wire. There is a line at the corner place, nobody looks up, and the milk comes so hot that the cup is left on the table.',
        },
        stakes: {
          es: 'Un mal rato de cada mañana no se protesta: se cambia de acera y no se vuelve.',
          en: 'Nobody complains about a bad moment every morning; they cross the street and stay there.',
        },
      },
      {
        scene: {
          es: 'Dos amigas buscan dónde hablar una hora. En el bar hay televisor y en la cadena, reloj; acaban sentadas en un banco con dos vasos de papel.',
          en: 'Two friends want somewhere to talk for an hour. The bar has a television and the chain has a clock; they end up on a bench holding paper cups.',
        },
        stakes: {
          es: 'Sin un sitio donde quedarse, el barrio se usa de paso y el dinero se gasta en otro.',
          en: 'A neighbourhood with nowhere to sit becomes a place to pass through, and the money is spent elsewhere.',
        },
      },
      {
        buyer: 'visitor',
        scene: {
          es: 'El autobús de la excursión sale a las once y queda media hora para algo que no sea el bufé. En la calle de las tiendas hay tres cafeterías con el mismo nombre que en su ciudad, y en la única mesa al sol han puesto un mínimo por persona.',
          en: 'The coach leaves at eleven, and there is half an hour for something other than the buffet. The shopping street has three coffee shops with the name they have at home, and the only table in the sun bears a minimum spend.',
        },
        stakes: {
          es: 'Se recuerda la catedral y no el desayuno, y un buen trozo del viaje se gasta en una cola conocida.',
          en: 'The cathedral is remembered and the breakfast is not, and a good part of the trip goes in a familiar queue.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Le quedan cuarenta minutos antes de lo siguiente que toca. Quiere un sitio donde sentarse, tomar algo bueno y que nadie meta prisa.',
          en: 'There are forty minutes to spare before the next thing. They want somewhere to sit, something good to drink and nobody hurrying them.',
        },
        obstacle: {
          es: 'La franquicia cobra la silla en forma de tamaño grande, y en la barra del mercado se apoya uno en el codo de otro.',
          en: 'The chain charges for the chair by selling the large size, and at the market counter one leans on somebody’s elbow.',
        },
        hurt: {
          es: 'Se acaba tomando cualquier cosa de pie, y de la calle se recuerda la prisa y no lo que se bebió.',
          en: 'It ends with anything at all, standing up, and what is remembered of the street is the hurry and not the cup.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Acaba de jubilarse y se levanta a la misma hora. Quiere un sitio donde le guarden el periódico y noten si un día falta.',
          en: 'Just retired, they still get up at the same hour. They want a place where the paper is kept for them and an absence noticed.',
        },
        obstacle: {
          es: 'Los sitios nuevos son de pantalla y auricular, y el de toda la vida ha cerrado.',
          en: 'New places are for screens and earphones, and the old one has closed.',
        },
        hurt: {
          es: 'Las mañanas se alargan, y al cabo de un tiempo se empieza a desayunar de pie.',
          en: 'Mornings lengthen, and after a while breakfast is taken standing up.',
        },
      },
      {
        buyer: 'visitor',
        wish: {
          es: 'Está de paso y le gusta sentarse a mirar una plaza. Quiere un café hecho con gusto y que alguien le diga qué ver que no esté en el folleto.',
          en: 'Somebody passing through who likes to sit and watch a square. They want coffee made with care, and a word on what to see that is not in the leaflet.',
        },
        obstacle: {
          es: 'Donde hay vistas cobran las vistas, y donde no las hay la carta está en una pared y en una sola lengua.',
          en: 'Where there is a view the view is charged for, and where there is none the menu is on a wall in one language.',
        },
        hurt: {
          es: 'Bebe de pie, señala con el dedo y se marcha sin haber hablado con nadie del lugar.',
          en: 'They drink standing, point with a finger and leave without having spoken to anybody local.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'la mesa que baila, al lado de la puerta',
          en: 'the wobbly table by the door',
        },
        after: {
          es: 'una mesa pegada a la ventana y el periódico ya doblado encima',
          en: 'a table by the window with the paper already folded on it',
        },
      },
      {
        before: {
          es: 'un café de máquina bebido mirando una pared',
          en: 'a machine coffee drunk facing a wall',
        },
        after: {
          es: 'diez minutos sin reloj y un café que se recuerda al volver al trabajo',
          en: 'ten minutes with no clock and a coffee remembered back at work',
        },
      },
    ],
    costDoubts: [
      {
        es: 'fuera de la cuenta quedan la leche que se tira al purgar la jarra y las tazas que se invitan para arreglar una espera',
        en: 'left out of the sum are the milk poured away from the jug and the cups given free to make up for a wait',
      },
      {
        es: 'nadie ha pesado el café del primer cuarto de hora, mientras se ajusta la molienda, que no lo bebe ningún cliente',
        en: 'nobody has weighed the coffee of the first quarter of an hour, spent on setting the grinder and drunk by no customer',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir lo mismo tres días seguidos en la cafetería de moda y fijarse en si al tercero ya lo sirven antes de que uno abra la boca.',
        en: 'Order the same thing on three days running at the fashionable place, and see whether on the third it comes before you speak.',
      },
      {
        es: 'Contar una mañana los vasos de cartón que acaban en las papeleras de la calle y separarlos por marca: dicen cuántos cafés se beben andando y a quién se le compran.',
        en: 'Count the paper cups that end one morning in the bins of your street and sort them by name; they tell how many coffees are drunk walking and who sells them.',
      },
    ],
    steps: [
      {
        es: ['Huele el café antes de elegir', 'Di cómo te gusta la leche', 'Vuelve mañana sin tener que repetirlo'],
        en: ['Smell the coffee before choosing', 'Say how you like your milk', 'Come back tomorrow without repeating it'],
      },
      {
        es: ['Trae tu taza o pide una de la casa', 'Busca la mesa que te guste', 'Vuelve otro día con compañía'],
        en: ['Bring your own cup or take one of ours', 'Find the table you like', 'Come back another day with company'],
      },
    ],
    proofs: [
      {
        es: 'las notas de una cata a ciegas de cuatro bebidas hecha con los tenderos de la calle',
        en: 'the notes of a blind tasting of four drinks among the shopkeepers of the street',
      },
      {
        es: 'veinte tazas servidas a vecinos antes de abrir, con la que cada uno volvería a pedir',
        en: 'twenty cups served to neighbours before opening, with the one each would order again',
      },
    ],
    strains: [
      {
        es: 'Una sola máquina y una sola persona en la barra hacen de embudo entre las ocho y las nueve; el resto del día sobran las dos.',
        en: 'One machine and one person behind it are the funnel between eight and nine; for the remainder of the day there is too much of both.',
      },
      {
        es: 'Lo que se agota son las mesas con enchufe: quien trabaja en ellas toda la tarde paga un café, y a quien venía a merendar no le queda sitio.',
        en: 'What runs out is the tables with a socket: whoever works there all afternoon pays for one coffee, and those who came for cake find no seat.',
      },
    ],
    risks: [
      {
        risk: { es: 'sobra bollería al cierre', en: 'pastries are left at closing' },
        hits: 'waste',
        trigger: { es: 'más de seis piezas sobrantes tres días de la semana', en: 'over six pieces left on three days of the week' },
        response: {
          es: 'dos tandas más pequeñas y otro precio en la última hora',
          en: 'two smaller batches and another price in the last hour',
        },
      },
      {
        risk: { es: 'abre una cadena en la misma calle', en: 'a chain opens on the same street' },
        hits: 'sales',
        trigger: { es: 'un cartel de obra o de traspaso con su nombre', en: 'a building notice or a transfer sign with its name' },
        response: {
          es: 'nombre y pedido de quien viene a diario sabidos de memoria, antes que bajar precios',
          en: 'the name and order of daily customers known by heart, before any price is cut',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Llevar el borrador del contrato del local con lo que dura, lo que sube y qué hubo allí antes: un bajo que ya sirvió café puede ahorrar obra y semanas de licencia.',
        en: 'Take the draft lease with its length, its rises and what was there before: premises that already served coffee may save building work and weeks of licence.',
      },
      {
        es: 'Contar tres días los cafés que sirve entre las ocho y las once el local más parecido de la zona: el banco quiere ver de dónde salen las tazas de cada mañana.',
        en: 'Count on three days the coffees that the most similar place nearby serves between eight and eleven: a lender wants to see where each morning’s cups come from.',
      },
      {
        es: 'Hacer la ficha de coste del café con leche y de la pieza de bollería, gramo a gramo y con la factura grapada: de esos dos productos suele salir casi toda la caja.',
        en: 'Make the cost card of a white coffee and of one pastry, gram by gram and with the invoice stapled on: most of the takings usually come from those two.',
      },
    ],
    peaks: [
      {
        es: 'La máquina y el molino pasan la revisión un mes antes, el grano se pide con dos semanas de margen y la carta se queda en lo que una persona sirve sola.',
        en: 'Machine and grinder are serviced a month ahead, beans are ordered two weeks early and the menu shrinks to what one person can serve.',
      },
      {
        es: 'Se abre media hora antes y se ensaya con quien venga de refuerzo la cola de las nueve: cobrar, vaporizar y entregar, cada cual lo suyo.',
        en: 'Doors open half an hour earlier, and the nine o’clock queue is rehearsed with whoever comes in to help: till, steam and handing over, one each.',
      },
      {
        es: 'Los encargos de oficinas y grupos se cierran la víspera con hora de recogida, y lo que se sirve en la sala deja de competir con ellos.',
        en: 'Orders from offices and groups are closed the day before with a pick-up time, so that they stop competing with the room.',
      },
    ],
    troughs: [
      {
        es: 'El grano se pide cada semana y no cada mes, se cierra una tarde entera en vez de horas sueltas y las vacaciones del equipo caen ahí.',
        en: 'Beans are ordered weekly instead of monthly, one whole afternoon is closed in place of odd hours, and staff take their holidays then.',
      },
      {
        es: 'Se prueba con la clientela fija lo que saldrá después, un café de filtro, una tarta nueva o el bocadillo de media mañana, y se queda lo que repiten.',
        en: 'What comes next is tried on the regulars, be it a filter coffee, a new cake or the mid-morning sandwich, and whatever they order twice stays.',
      },
      {
        es: 'Se limpia la máquina a fondo, se reajusta el molino y se vuelve a pesar cada receta, porque un gramo de más por taza se nota a fin de año.',
        en: 'The machine is stripped and cleaned, the grinder reset and each recipe weighed again, since one gram too many per cup shows by the end of the year.',
      },
    ],
  },
  set_menu_restaurant: {
    costDoubts: [
      {
        es: 'la cuenta no ve el segundo plato que se repite, el pan que vuelve mordido a la cocina ni el postre que nadie pidió',
        en: 'the sum does not see the second helping, the bread that comes back bitten or the dessert nobody ordered',
      },
      {
        es: 'el menú se calcula con el precio de hoy del aceite y del pescado, y la pizarra no se borra cuando suben',
        en: 'the menu is costed at today’s price of oil and fish, and the chalkboard is not wiped when they rise',
      },
    ],
    strains: [
      {
        es: 'Todo el mundo llega a las dos y cuarto: la cocina podría dar el doble de comidas si la ciudad almorzara por turnos.',
        en: 'Everybody comes at a quarter past two; the kitchen could serve twice as many if the town took its lunch in shifts.',
      },
      {
        es: 'El lavavajillas manda más que los fogones, porque sin platos limpios no sale la segunda vuelta de mesas.',
        en: 'The dishwasher rules more than the stoves do, since without clean plates there is no second turn of the tables.',
      },
    ],
  },
  home_style_eatery: {
    costDoubts: [
      {
        es: 'lo que sobra de la olla a las cinco también se compró, y ninguna comida lo lleva en su precio',
        en: 'what is left in the pot at five was bought too, and no lunch carries it in its price',
      },
      {
        es: 'el desechable, la bolsa y la salsa de lo que sale para llevar no estaban en la receta',
        en: 'the box, the bag and the sauce of whatever leaves the door were not in the recipe',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir para llevar en dos sitios a la una y media y pesar en casa cada parte: lo que uno ahorra en carne lo pone en arroz.',
        en: 'Order to take away from two places at half past one and weigh each part at home; what one saves on meat it adds in rice.',
      },
      {
        es: 'Preguntar a diez personas de una misma oficina qué comieron ayer, cuánto pagaron y cuánto tardaron en volver.',
        en: 'Ask ten people in one office what they had yesterday, what they paid and how long it took them to get back.',
      },
    ],
    steps: [
      {
        es: ['Manda un mensaje antes de la una', 'Di si comes aquí o lo recoges', 'Págalo como te acomode'],
        en: ['Send a message before one', 'Say whether you eat here or collect', 'Pay whichever way suits you'],
      },
      {
        es: ['Prueba un día sin compromiso', 'Elige entre lo ligero y lo de olla', 'Pide la cuenta del mes para tu oficina'],
        en: ['Try it for one day', 'Choose between the light dish and the stew', 'Have your office billed by the month'],
      },
    ],
    contrasts: [
      {
        before: { es: 'un bocado frío delante de la pantalla', en: 'something cold in front of the screen' },
        after: {
          es: 'un plato hondo, agua fresca y diez minutos de plática',
          en: 'a deep plate, something fresh to drink and ten minutes’ talk',
        },
      },
      {
        before: { es: 'el mismo guisado de ayer y de antier', en: 'yesterday’s dish, and the day before’s' },
        after: { es: 'otra cosa cada día y sabida desde temprano', en: 'a different dish each day, known since early on' },
      },
    ],
    proofs: [
      {
        es: 'una lista de treinta teléfonos de gente que pidió dos veces, con las fechas',
        en: 'a list of thirty numbers of people who ordered twice, with the dates',
      },
      {
        es: 'diez guisados con gramos, costo y minutos, cocinados por otra persona con la hoja en la mano',
        en: 'ten dishes with grams, cost and minutes, cooked by somebody else from the sheet',
      },
    ],
    strains: [
      {
        es: 'Entre la una y las tres hay que servir, cobrar y contestar mensajes con las mismas manos: lo apartado que no está listo hace más daño que una fila.',
        en: 'From one to three the same hands serve, take money and answer messages; an order put by and not ready does more harm than a queue.',
      },
      {
        es: 'Cada guisado de más es una olla más en la estufa y una sobra más a las cinco, y con uno de menos se repite el de ayer.',
        en: 'One dish more is one more pot on the stove and one more left at five; with one fewer, yesterday’s comes round again.',
      },
    ],
    risks: [
      {
        risk: { es: 'abre otro negocio igual en la cuadra', en: 'another of the kind opens on the block' },
        hits: 'sales',
        trigger: { es: 'una semana con diez comidas menos al día', en: 'a week with ten fewer lunches a day' },
        response: {
          es: 'oficinas con cuenta de mes, lo apartado listo en minutos y un guisado que no tenga nadie más',
          en: 'offices billed by the month, orders ready in minutes and one dish nobody else has',
        },
      },
      {
        risk: { es: 'una comida que enferma a alguien', en: 'a lunch that makes somebody ill' },
        hits: 'policy',
        trigger: {
          es: 'una temperatura sin anotar o un guisado que pasó la tarde fuera',
          en: 'one temperature not noted, or a dish left out all afternoon',
        },
        response: {
          es: 'temperaturas anotadas, muestra guardada de cada olla y nada que se recaliente dos veces',
          en: 'temperatures noted, a sample of each pot kept and nothing reheated twice',
        },
      },
    ],
  },
  tapas_bar: {
    scenes: [
      {
        scene: {
          es: 'El partido acaba a las diez y hay nueve personas con hambre y dos con dieta. El restaurante ya no da mesa, la hamburguesería no deja juntar dos, y alguien propone irse cada cual a lo suyo.',
          en: 'The match ends at ten and there are nine hungry people and two on a diet. The restaurant has no table left, the burger place will not push two together, and somebody suggests everyone go home.',
        },
        stakes: {
          es: 'Tres se despiden en el semáforo, los demás cenan en casa, y el gol no se lo cuentan a nadie.',
          en: 'Three say goodbye at the traffic light, the others eat at home, and nobody gets told about the goal.',
        },
      },
      {
        scene: {
          es: 'El vermut del domingo se toma en la puerta, en equilibrio, con la copa sobre el coche de otro. Dentro hay dos mesas con la cuenta pedida desde hace media hora y nadie con tiempo de cobrar.',
          en: 'Sunday’s aperitif is drunk at the door, balanced, the glass on somebody’s car. Inside are two tables that asked to pay half an hour ago and nobody free to take the money.',
        },
        stakes: {
          es: 'Toman una, dejan la copa en el alféizar y se van a comer a otra parte.',
          en: 'They have one, leave the glass on the sill and go elsewhere for lunch.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Recibe a un cliente de fuera y no quiere mantel ni silencio. Quiere que coma bien, que pruebe de todo y que se acuerde del barrio.',
          en: 'They are hosting a client from out of town and want neither tablecloth nor silence. They want the visitor to eat well, try everything and remember the district.',
        },
        obstacle: {
          es: 'La carta está en una pizarra que solo entiende quien la escribió.',
          en: 'The menu is on a board that only its author can read.',
        },
        hurt: {
          es: 'Se piden croquetas por miedo a preguntar, y la cena podría haber sido en cualquier aeropuerto.',
          en: 'Croquettes are ordered for fear of asking, and the dinner could have been in any airport.',
        },
      },
      {
        wish: {
          es: 'Sale de ensayar a las once con otros cuatro. Quiere algo caliente y que no le miren la funda del instrumento.',
          en: 'Rehearsal ends at eleven, and five musicians want something hot without looks at their instrument cases.',
        },
        obstacle: {
          es: 'A esa hora la plancha está limpia y el que queda detrás de la barra también quiere irse.',
          en: 'At that hour the grill has been cleaned, and the one left behind the bar wants to go home as well.',
        },
        hurt: {
          es: 'Se cena una bolsa de la máquina del metro, y al siguiente ensayo dos dicen que se van directos a casa.',
          en: 'Supper is a bag from a vending machine, and after the next rehearsal two go straight home.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'nueve personas con hambre en una acera',
          en: 'nine hungry people on a pavement',
        },
        after: {
          es: 'dos mesas juntas sin pedirlo y algo en el centro antes de sentarse',
          en: 'two tables pushed together unasked and something in the middle before they sit',
        },
      },
      {
        before: {
          es: 'lo mismo de siempre por no preguntar',
          en: 'the same as ever for want of asking',
        },
        after: {
          es: 'un plato que no se había probado y el nombre de quien lo recomendó',
          en: 'a dish never tried before and the name of whoever suggested it',
        },
      },
    ],
    costDoubts: [
      {
        es: 'la cuenta olvida la tapa que acompaña sin cobrarse, el barril que se queda a medias y la ronda de la casa',
        en: 'the sum forgets the snack that comes with the drink, the half-finished barrel and the round on the house',
      },
      {
        es: 'una loncha de jamón de más en cada plato, repetida mil veces, es el sueldo de alguien',
        en: 'one slice of ham too many on each plate, a thousand times over, is somebody’s wages',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir la cuenta en hora punta en tres bares y cronometrar hasta salir por la puerta: ahí se pierden las mesas de la segunda vuelta.',
        en: 'Ask for the bill at the busiest hour in three bars, and time it until you are out of the door; that is where second sittings are lost.',
      },
      {
        es: 'Comer solo en la barra de un rival un día flojo y escuchar de qué hablan los habituales con quien sirve; después, mirar quién deja de venir en vacaciones.',
        en: 'Eat alone at a rival’s bar on a slack day and listen to what the regulars tell whoever serves; then see which of them vanish in the holidays.',
      },
    ],
    steps: [
      {
        es: ['Pregunta qué ha salido hoy de la cocina', 'Comparte unos platos con tu mesa', 'Quédate a charlar un rato más'],
        en: ['Ask what came out of the kitchen today', 'Share a few plates with your table', 'Stay and talk a while longer'],
      },
      {
        es: ['Busca un sitio en la barra', 'Empieza por la tapa de la casa', 'Di al irte qué repetirías'],
        en: ['Find a place at the bar', 'Begin with the house tapa', 'On leaving say what you would order again'],
      },
    ],
    strains: [
      {
        es: 'La barra mide lo que mide: pasada la tercera fila, quien viene detrás mira, calcula y se va al de enfrente.',
        en: 'The bar is as long as it is; past the third row of people, whoever comes behind looks, reckons and goes across the street.',
      },
      {
        es: 'De jueves a sábado faltan manos dos horas por noche y de lunes a miércoles sobran cuatro: nadie firma un contrato con ese horario.',
        en: 'From Thursday to Saturday there are hands missing two hours a night, and from Monday to Wednesday too many for four; nobody signs up for hours like those.',
      },
    ],
  },
  pizza_takeaway: {
    risks: [
      {
        risk: {
          es: 'una cadena abre cerca con la segunda pizza a mitad de precio',
          en: 'a chain opens nearby with the second pizza half price',
        },
        hits: 'sales',
        trigger: { es: 'un mes de martes por debajo de la mitad', en: 'a month of Tuesdays at under half' },
        response: {
          es: 'la masa y el horario que la cadena no da, y un precio que no se toca',
          en: 'dough and hours the chain does not offer, and a price left alone',
        },
      },
      {
        risk: { es: 'quejas por pedidos fríos o equivocados', en: 'complaints of cold or mistaken orders' },
        hits: 'again',
        trigger: { es: 'tres cajas devueltas en una semana', en: 'three boxes sent back in a week' },
        response: {
          es: 'radio de reparto más corto y la etiqueta leída en voz alta antes de salir',
          en: 'a shorter delivery radius and the label read aloud before it leaves',
        },
      },
    ],
    scenes: [
      {
        scene: {
          es: 'Cumple doce años y vienen catorce amigos. El horno de casa hace una cada veinte minutos, las congeladas no caben, y a las siete alguien ha empezado a llorar por la de jamón.',
          en: 'A twelfth birthday, with fourteen friends coming. The oven at home does one every twenty minutes, the frozen ones do not fit, and by seven somebody is crying over the ham one.',
        },
        stakes: {
          es: 'La fiesta se recuerda por el rato en que no había nada que comer.',
          en: 'The party is remembered for the stretch with nothing to eat.',
        },
      },
      {
        scene: {
          es: 'En la obra paran media hora y el bar más cercano está a cuatro calles. Se pide por teléfono, se oye que sí con ruido de fondo, y cuando llega el de la moto ya suena la sirena.',
          en: 'On the site they stop for half an hour, and the nearest bar is four streets away. Someone orders by phone, hears a yes above the noise, and when the rider comes the whistle has blown.',
        },
        stakes: {
          es: 'Se come sobre el andamio, frío y de pie, y mañana vuelve la fiambrera.',
          en: 'It is eaten on the scaffolding, cold and standing, and tomorrow the lunch box is back.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Estudia para un examen con tres compañeros y no quieren levantar la mesa. Quieren pedir, seguir y que suene el timbre justo cuando se acabe el tema.',
          en: 'Four students are on the eve of an exam and will not clear the table. They want to order, carry on, and hear the bell just as the topic ends.',
        },
        obstacle: {
          es: 'La oferta obliga a tres medianas iguales, y hay una intolerancia y un vegetariano.',
          en: 'The deal means three medium ones alike, and there is one intolerance and one vegetarian.',
        },
        hurt: {
          es: 'Se discute más por los ingredientes que por la materia, y a las once se cena pan con algo.',
          en: 'More is argued over toppings than over the subject, and at eleven supper is bread and whatever there is.',
        },
      },
      {
        wish: {
          es: 'Ha dejado el gluten por orden médica y echa de menos la noche de los viernes. Quiere comer lo mismo que los demás y no una galleta aparte.',
          en: 'They have given up gluten on doctor’s orders and miss Friday nights. They want to eat what everyone eats, and not a biscuit at the side.',
        },
        obstacle: {
          es: 'En casi todas partes dicen que sí y usan la misma pala.',
          en: 'Nearly everywhere they say yes and use the same peel.',
        },
        hurt: {
          es: 'Se prueba una vez, se paga tres días en la cama, y el grupo empieza a pedir sin preguntar.',
          en: 'It is tried once, paid for with three days in bed, and the group starts ordering without asking.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'una cocina encendida y la mesa esperando',
          en: 'a kitchen in full swing and a table waiting',
        },
        after: {
          es: 'varias cajas abiertas a la vez y todos sentados',
          en: 'several boxes opened together and everyone sitting down',
        },
      },
      {
        before: {
          es: 'una pizza devuelta al horno y el queso pegado al cartón',
          en: 'a pizza put back in the oven with its cheese on the cardboard',
        },
        after: {
          es: 'el borde crujiente todavía en el último trozo',
          en: 'a crust still crisp at the last slice',
        },
      },
    ],
    costDoubts: [
      {
        es: 'no se apunta la bola de masa que fermentó de más un martes flojo ni el queso que se pesa a ojo cuando hay cola',
        en: 'the dough ball that proved too long on a slack Tuesday goes unrecorded, and so does cheese weighed by eye when there is a queue',
      },
      {
        es: 'caja, servilleta y mesita de plástico salen por lo que el tomate, y cada pizza que va a domicilio carga además con ruedas, multas y seguros',
        en: 'box, napkin and plastic tripod come to as much as the tomato, and every pizza sent out for delivery carries tyres, fines and insurance as well',
      },
    ],
    rivalTests: [
      {
        es: 'Llamar a dos pizzerías a las diez menos diez de la noche, cuando van a cerrar cocina, y fijarse en cómo dicen que sí o que no.',
        en: 'Ring two pizzerias ten minutes before the kitchen shuts, and listen to how they say yes or no.',
      },
      {
        es: 'Guardar un mes todos los folletos del buzón y llamar con el más viejo: apuntar qué descuentos siguen en pie y cuáles ya han retirado.',
        en: 'Keep a month of leaflets from the letterbox and ring with the oldest, noting which discounts still stand and which have been withdrawn.',
      },
    ],
    steps: [
      {
        es: ['Elige la masa antes que los ingredientes', 'Di la hora y te decimos si llega', 'Ábrela en casa, todavía caliente'],
        en: ['Choose the dough before the toppings', 'Give the time and hear whether it can be done', 'Open it at home, still hot'],
      },
      {
        es: ['Pide para todos de una vez', 'Avisa de quién no puede comer qué', 'Ven cuando te llamemos'],
        en: ['Order for everyone in one go', 'Say who cannot eat what', 'Come when we call'],
      },
    ],
    strains: [
      {
        es: 'La masa se decide dos días antes: si se hace de menos, el viernes se cierra a las once con gente en la puerta; si se hace de más, el lunes es para tirar.',
        en: 'Dough is decided two days ahead; too little shuts the shop at eleven on Friday with people outside, too much is thrown out on Monday.',
      },
      {
        es: 'Delante del horno hay sitio para una persona, con una pala, a una temperatura que pocos aguantan dos veranos.',
        en: 'In front of the oven there is room for one person with one peel, in a heat that few put up with for two summers.',
      },
    ],
  },
  ice_cream_parlour: {
    scenes: [
      {
        scene: {
          es: 'La sobremesa se ha alargado y falta el postre. En el congelador hay un bloque de vainilla con escarcha, y quien abrió la tapa propone abrir también otra botella para disimular.',
          en: 'Lunch has run on and there is no pudding. In the freezer lies a frosted block of vanilla, and whoever lifted the lid suggests opening another bottle to cover for it.',
        },
        stakes: {
          es: 'Se pasa directamente al café, y en el coche alguien pregunta si hubo postre.',
          en: 'Coffee comes straight away, and in the car someone asks whether there was a pudding.',
        },
      },
      {
        scene: {
          es: 'El niño mira la vitrina y pregunta por el que no lleva leche. Quien atiende duda, llama a alguien del fondo, y la fila empieza a resoplar.',
          en: 'The boy looks at the counter and asks which one has no milk in it. The assistant hesitates and calls to someone at the back, and the queue begins to sigh.',
        },
        stakes: {
          es: 'Se acaba pidiendo un polo de limón, como siempre, mientras los demás eligen.',
          en: 'It ends with a lemon lolly, as ever, while the others choose.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Ha quedado por primera vez con alguien y no quiere sentarse dos horas a una mesa. Quiere algo que dure un paseo y dé tema.',
          en: 'They are meeting somebody for the first time, and two hours at a table would be too much. They want something that lasts the length of a walk, with a subject to talk about.',
        },
        obstacle: {
          es: 'La terraza exige consumición por persona, y en el quiosco hay que señalar una foto.',
          en: 'The terrace charges a minimum each, and at the kiosk one points at a picture.',
        },
        hurt: {
          es: 'Se camina con las manos vacías, y los silencios se oyen más.',
          en: 'They walk with empty hands, and silences are louder.',
        },
      },
      {
        wish: {
          es: 'Cumple años un niño en pleno verano y la tarta no aguanta el camino. Hace falta algo que se corte en la mesa y siga entero.',
          en: 'A child has a birthday in high summer, and cake will not survive the trip. Something is needed that can be cut at the table and still stand.',
        },
        obstacle: {
          es: 'La de la tienda viene con dibujos y sabe a bote; la de casa se quedó en la bandeja del horno.',
          en: 'The shop one comes with cartoons and tastes of the tin; the home-made one stayed on the oven tray.',
        },
        hurt: {
          es: 'Se soplan las velas sobre un charco, y en la foto ríen todos menos quien hizo la tarta.',
          en: 'Candles are blown out over a puddle, and in the picture everybody laughs but whoever made the cake.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'un bloque de vainilla con escarcha',
          en: 'a block of vanilla covered in frost',
        },
        after: {
          es: 'una tarrina envuelta que llega firme a la mesa de los abuelos',
          en: 'a wrapped tub that reaches the grandparents’ table still firm',
        },
      },
      {
        before: {
          es: 'los mismos ocho sabores desde hace tres veranos',
          en: 'the same eight flavours for three summers',
        },
        after: {
          es: 'un sabor de temporada del que se habla a la vuelta',
          en: 'a flavour of the season to talk about on the way home',
        },
      },
    ],
    costDoubts: [
      {
        es: 'pistacho, vainilla y avellana suben por cosecha, y el cucurucho vale lo mismo sea cual sea el que se elige',
        en: 'pistachio, vanilla and hazelnut go up by the harvest, and a cone costs the same whichever is chosen',
      },
      {
        es: 'la vitrina, la cámara y la mantecadora tiran de luz también de noche, cuando no se vende ni una bola',
        en: 'the counter, the cold room and the batch freezer draw power at night too, when not one scoop is sold',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir pistacho en dos heladerías y mirar de qué color es: el verde chillón suele salir de un bote.',
        en: 'Order pistachio in two parlours and look at its colour; bright green usually comes out of a tin.',
      },
      {
        es: 'Volver en pleno invierno a la puerta de la que más vende y apuntar qué hace el local: si está cerrado, a oscuras o lleno de meriendas, ya se sabe de qué vive.',
        en: 'Go back in midwinter to the parlour that sells most and note what the premises are doing; shut, dark or full of teatime, they will tell you what it lives on.',
      },
    ],
    steps: [
      {
        es: ['Pregunta qué fruta ha llegado hoy', 'Escoge dos que se lleven bien', 'Tómatelo aquí o de paseo'],
        en: ['Ask what fruit came in today', 'Pick two that go together', 'Eat it here or on a walk'],
      },
      {
        es: ['Pide una tarrina para la mesa', 'Avisa si alguien no puede tomar leche', 'Llévala en su bolsa hasta casa'],
        en: ['Order a tub for the table', 'Mention anyone who cannot have milk', 'Carry it home in its bag'],
      },
    ],
    proofs: [
      {
        es: 'las facturas de la fruta de una temporada, con el nombre de quien la cultivó y el peso ya pelada',
        en: 'one season’s fruit invoices, with the grower’s name and the weight once peeled',
      },
      {
        es: 'el cuaderno de dos semanas de puesto en un mercado, con las bolas de cada sabor y lo que quedó al cerrar',
        en: 'the notebook of two weeks at a market stall, with the scoops of each flavour and what was left at closing',
      },
    ],
    strains: [
      {
        es: 'El sabor que se acaba a las nueve no vuelve hasta mañana: entre pasteurizar, madurar y mantecar hay una noche que nadie puede comprimir.',
        en: 'A flavour that runs out at nine is not back until tomorrow; between pasteurising, ageing and churning lies a night that nobody can shorten.',
      },
      {
        es: 'Encontrar manos para el verano es fácil; lo que falta es quien les enseñe, porque quien sabe está toda la tarde haciendo base.',
        en: 'Finding hands for the summer is easy; teaching them is not, since whoever knows spends the whole afternoon making base.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'una inspección encuentra un alérgeno sin declarar',
          en: 'inspectors find an undeclared allergen',
        },
        hits: 'week',
        trigger: {
          es: 'una ficha de sabor sin fecha o sin proveedor',
          en: 'a flavour sheet with no date or supplier',
        },
        response: {
          es: 'fichas al día en el mostrador, palas separadas y turno que responde',
          en: 'current sheets on the counter, separate scoops and one person answerable each shift',
        },
      },
      {
        risk: {
          es: 'el paseo cambia de lado',
          en: 'the evening walk moves to the other side',
        },
        hits: 'sales',
        trigger: {
          es: 'obras o una terraza nueva que desvían a la gente',
          en: 'works or a new terrace that turn people away',
        },
        response: {
          es: 'carrito en la plaza buena y tarrinas para comercios vecinos',
          en: 'a cart in the busy square and tubs for nearby shops',
        },
      },
    ],
  },
  ice_lolly_shop: {
    scenes: [
      {
        scene: {
          es: 'Domingo después de misa, veinte personas en la plaza y un solo refrigerador con tres sabores. La abuela pregunta si hay de guanábana, y se ríen.',
          en: 'Sunday after church, twenty people in the square and one freezer with three flavours. Grandmother asks whether there is soursop, and somebody laughs.',
        },
        stakes: {
          es: 'El paseo se acorta y los sabores de antes se quedan en las anécdotas.',
          en: 'The outing is cut short, and the old flavours live on only in stories.',
        },
      },
      {
        scene: {
          es: 'Es el cumpleaños del menor y hay treinta invitados en un patio sin sombra. El pastel se derrite, los refrescos se calentaron y alguien sale a ver qué encuentra.',
          en: 'It is the youngest one’s birthday, with thirty guests in a yard without shade. The cake is melting, the drinks are warm, and somebody goes out to see what there is.',
        },
        stakes: {
          es: 'Se gasta en bolsas de hielo lo que habría pagado algo que todos recordaran.',
          en: 'Bags of ice swallow what would have paid for something everyone remembered.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Creció con un sabor que ya no encuentra y hoy quiere que sus hijos lo prueben.',
          en: 'They grew up with a flavour they can no longer find, and want their children to taste it.',
        },
        obstacle: {
          es: 'Los de marca traen los mismos cinco, y donde la hacían bien cerraron hace años.',
          en: 'The branded ones come in the same five, and the place that made it well shut years ago.',
        },
        hurt: {
          es: 'Lo que no se prueba de niño no se pide de grande, y el sabor se pierde sin que nadie lo decida.',
          en: 'What is not tasted in childhood is not asked for later, and a flavour dies with nobody deciding it.',
        },
      },
      {
        wish: {
          es: 'Organiza la fiesta de fin de curso con un presupuesto justo y busca algo que dé para todo el grupo.',
          en: 'They are planning the end-of-term party on a tight budget and want something that goes round the whole class.',
        },
        obstacle: {
          es: 'Nadie le da un precio por cien sin pedirle que pase, y con el calor no puede ir de un lado a otro.',
          en: 'Nobody will price a hundred without a visit, and in this heat there is no going from place to place.',
        },
        hurt: {
          es: 'Acaba repartiendo jugos de caja, y la mitad vuelve a la bolsa.',
          en: 'It ends in cartons of juice, half of which go back in the bag.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'tres sabores de fábrica en un refrigerador rayado', en: 'three factory flavours in a scratched freezer' },
        after: { es: 'una lista de frutas que cambia con el mes', en: 'a list of fruits that changes with the month' },
      },
      {
        before: { es: 'una fiesta con refresco caliente', en: 'a party with warm fizzy drinks' },
        after: { es: 'un carrito que llega frío y se va vacío', en: 'a cart that arrives cold and leaves empty' },
      },
    ],
    costDoubts: [
      {
        es: 'la receta da el coste de la fruta limpia, y de cada caja se van cáscara, hueso y lo que venía golpeado',
        en: 'a recipe gives the cost of clean fruit, and from each crate go the peel, the stones and whatever came bruised',
      },
      {
        es: 'lo que se regala a quien duda entre dos sabores, y lo que el calor dobla de camino, no está en ninguna cuenta',
        en: 'tastes given to those torn between two flavours, and whatever the heat bends on the way, are in no sum',
      },
    ],
    rivalTests: [
      {
        es: 'Sentarse media hora enfrente del carrito o la paletería más cercana y contar ventas, piezas por venta y cuántos se van sin comprar.',
        en: 'Sit for half an hour across from the nearest cart or lolly shop and count sales, pieces per sale and how many leave with nothing.',
      },
      {
        es: 'Pedir precio de cien piezas para una fiesta en dos sitios, y comparar qué incluye: el carrito, el hielo, quien atiende.',
        en: 'Ask two places to price a hundred for a party, and compare what is included, from the cart and the ice to somebody serving.',
      },
    ],
    steps: [
      {
        es: ['Prueba una cucharada antes de elegir', 'Llévala en la mano o en bolsa', 'Pregunta qué sabor entra la próxima semana'],
        en: ['Taste a spoonful before choosing', 'Take it in hand or in a bag', 'Ask which flavour comes next week'],
      },
      {
        es: ['Escribe cuántas y para qué día', 'Aparta tus sabores con un anticipo', 'Recíbelas frías a la hora dicha'],
        en: ['Write how many and for which day', 'Hold your flavours with a deposit', 'Get them cold at the hour agreed'],
      },
    ],
    proofs: [
      {
        es: 'una tarde de degustación con treinta niños y sus padres, con lo que acabaron y lo que dejaron',
        en: 'an afternoon of tasting with thirty children and their parents, with what they finished and what they left',
      },
      {
        es: 'dos semanas de la temperatura de cada congelador, anotada mañana y tarde',
        en: 'two weeks of each freezer’s temperature, noted morning and evening',
      },
    ],
    strains: [
      {
        es: 'El congelador pone el techo: con los moldes llenos y la cámara llena, la tarde de más calor se vende lo mismo que la anterior.',
        en: 'The freezer sets the ceiling: with the moulds full and the cabinet full, the hottest afternoon sells no more than the one before.',
      },
      {
        es: 'Pelar, licuar y colar se hace de mañana, con el mostrador cerrado, y quien lo hace es quien atiende hasta la noche.',
        en: 'Peeling, blending and straining are done in the morning with the counter shut, by whoever serves until night.',
      },
    ],
    risks: [
      {
        risk: { es: 'un niño enferma y se señala la paleta', en: 'a child falls ill and the lolly is blamed' },
        hits: 'policy',
        trigger: { es: 'una queja de estómago el mismo día', en: 'one stomach complaint on the day' },
        response: {
          es: 'agua purificada con recibo, lote anotado y una muestra guardada de cada tanda',
          en: 'purified water with a receipt, the batch noted and one piece kept from each',
        },
      },
      {
        risk: { es: 'abre otra paletería en la misma cuadra', en: 'another lolly shop opens on the same block' },
        hits: 'sales',
        trigger: { es: 'un local en obra con congeladores en la puerta', en: 'a shop being fitted with freezers at the door' },
        response: {
          es: 'fruta que el otro no trabaja, y pedidos para fiestas cerrados antes de que abra',
          en: 'fruit the other does not use, and party orders settled before it opens',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Se pregunta por los meses fríos antes que por los de calor: con qué se paga la renta cuando nadie quiere hielo. Se lleva la cuenta de esos meses, con los pedidos que la sostendrían.',
        en: 'The cold months are asked about before the hot ones: what pays the rent when nobody wants ice. Bring the sums for those months, with the orders that would carry them.',
      },
      {
        es: 'El banco que presta sobre una máquina usada quiere saber quién la repara y cuánto vale si hay que venderla. La factura, el año y dos precios parecidos lo resuelven.',
        en: 'Whoever lends on a used machine wants to know who mends it and what it would fetch. The invoice, its year and two similar prices settle that.',
      },
      {
        es: 'La luz es el segundo gasto después de la renta, y se pide el recibo de un local parecido. Pedir la tarifa comercial antes de firmar vale como respuesta.',
        en: 'Power is the second cost after rent, and a bill from a similar shop is asked for. Getting the business tariff before signing will do as an answer.',
      },
    ],
    peaks: [
      {
        es: 'La pulpa de la fruta que se acaba se congela antes de la temporada, y los moldes de más se compran cuando todavía tienen descuento.',
        en: 'Pulp from fruit about to finish is frozen before the season, and extra moulds are bought while they are still discounted.',
      },
      {
        es: 'Se dobla la tanda de la noche, se acuerda quién cubre la salida de la escuela y se revisan los empaques de los congeladores.',
        en: 'The evening batch is doubled, whoever covers school closing time is settled, and the freezer seals are checked.',
      },
      {
        es: 'Los sabores se dejan en los que más se acaban, y el carrito se compromete con anticipo o no se compromete.',
        en: 'Flavours are cut to those that run out most, and the cart is promised with a deposit or not at all.',
      },
    ],
    troughs: [
      {
        es: 'Cuando refresca se ofrecen cajas para el congelador de casa y se prueba algo caliente en el mismo mostrador una semana, con la cuenta delante.',
        en: 'When it cools, boxes for the home freezer are offered, and something hot is tried at the same counter for a week with the sums in view.',
      },
      {
        es: 'Es el momento de apagar un congelador, desarmar la máquina con el técnico y visitar escuelas para la próxima temporada.',
        en: 'It is the time to switch one freezer off, strip the machine with the technician and call on schools for the next season.',
      },
      {
        es: 'El horario se recorta a las horas que sí venden, y se anota día por día cuáles fueron.',
        en: 'Hours are cut to those that sell, and which they were is noted day by day.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
