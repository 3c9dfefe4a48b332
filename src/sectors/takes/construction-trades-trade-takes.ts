import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const constructionTradesTradeTakes = {
  painter_decorator: {
    packBuyers: { stories: 'household' },
    scenes: [
      {
        buyer: 'parent',
        scene: {
          es: 'En la habitación del niño hay dibujos de la última vez, cuando era otro niño. El bote del trastero se ha secado, el color tenía un número que nadie apuntó y la cuna nueva está en una caja en el pasillo.',
          en: 'The nursery wears the drawings of another time and another baby. The tin in the lumber room has dried up, the colour had a number nobody kept, and the new cot stands boxed in the hall.',
        },
        stakes: {
          es: 'El cuarto se estrena a medias, se jura acabarlo en verano, y en verano ya gatea.',
          en: 'The room is used half finished, summer is sworn to, and by summer there is somebody crawling.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'Entró agua por la ventana en el temporal y quedó un mapa en el techo. Se ha pasado una mano por encima, ha vuelto a salir amarillo, y el perito pide fotos de antes que no existen.',
          en: 'Water came in at the window in the storm and left a map on the ceiling. A coat went over it and the yellow came through again, and the assessor wants earlier pictures that do not exist.',
        },
        stakes: {
          es: 'Con la siguiente lluvia vuelve la mancha, y esta vez se levanta también el yeso.',
          en: 'With the next rain the stain is back, and this time the plaster lifts as well.',
        },
      },
    ],
    stories: [
      {
        buyer: 'business',
        wish: {
          es: 'Abre un local el día quince y ya ha encargado el rótulo. Quiere que la pintura, al menos, no le quite el sueño.',
          en: 'They open a shop on the fifteenth and the sign is already ordered. They want painting, at least, to cost them no sleep.',
        },
        obstacle: {
          es: 'Los oficios se pisan: el electricista hace una roza en la pared que acababan de terminar.',
          en: 'Trades tread on each other; the electrician cuts a channel in the wall just finished.',
        },
        hurt: {
          es: 'Se abre con olor a disolvente y una esquina sin dar, que es donde mira todo el mundo.',
          en: 'It opens smelling of solvent, with one corner unpainted, and that is where everybody looks.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Vive de alquiler y le devuelven la fianza si deja las paredes como estaban. Quiere saber cuánto cuesta antes de discutir.',
          en: 'As tenants, they get the deposit back if the walls are left as they were. They want the price before any argument starts.',
        },
        obstacle: {
          es: 'Nadie va a mirar dos habitaciones: dicen que no compensa el desplazamiento.',
          en: 'Nobody will come out for two rooms; they say it does not pay for the trip.',
        },
        hurt: {
          es: 'Lo pinta por su cuenta un domingo, se nota cada brocha, y la fianza no vuelve.',
          en: 'It gets painted at home one Sunday, every brush mark shows, and the deposit is kept.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'una mancha amarilla que vuelve con la lluvia',
          en: 'a yellow stain that returns with the rain',
        },
        after: {
          es: 'un techo que sigue blanco al segundo otoño',
          en: 'a ceiling still white in its second autumn',
        },
      },
      {
        before: {
          es: 'los muebles amontonados y la cena de pie',
          en: 'furniture in a heap and supper eaten standing',
        },
        after: {
          es: 'las estanterías otra vez en su pared y un bote rotulado para los retoques',
          en: 'shelves back against their wall and a labelled tin for touch-ups',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el metro cuadrado parece siempre el mismo, y un hueco de escalera a cuatro alturas pide andamio, dos personas y media mañana de montar',
        en: 'one square metre looks like another, and a stairwell four floors high asks for a tower, two people and half a morning to set up',
      },
      {
        es: 'quedan fuera las brochas que no se salvan, la cinta y los botes abiertos que llenan la furgoneta por si algún día',
        en: 'brushes past saving, tape and the opened tins that fill the van for some other day are all left out',
      },
    ],
    rivalTests: [
      {
        es: 'Fíjate en los andamios de tu zona y sube a preguntar a quien acaba de pintar su casa: qué día dijeron, qué día acabaron y quién recogió los plásticos.',
        en: 'Look for scaffolds in your area and ask those whose home has just been painted: what day was promised, what day it was and who took the sheets away.',
      },
      {
        es: 'Pide por teléfono precio para una reja oxidada y una pared con moho: quien dé una cifra sin preguntar por la causa va a volver el año que viene.',
        en: 'Ask by phone for the price of a rusty railing and a mouldy wall; whoever names a sum without asking the cause will be back next year.',
      },
    ],
    strains: [
      {
        es: 'La humedad de la calle decide la fachada: tres mañanas de niebla dejan a la cuadrilla cobrando y a un andamio alquilado sin nadie encima.',
        en: 'The weather rules outside work; three foggy mornings leave the crew on wages and a hired scaffold with nobody on it.',
      },
      {
        es: 'Se acaba en una casa cuando la siguiente todavía no ha vaciado los armarios, y entre llave y llave se pierden los días que no salen en ningún presupuesto.',
        en: 'One home is finished before the next has emptied its cupboards, and between one key and another go the days no quote has in it.',
      },
    ],
  },
  plumber_electrician: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'La mancha del techo del baño ha crecido desde ayer y el vecino de arriba trabaja fuera. El portero tiene una llave que no abre, el seguro pregunta el número de una póliza y empieza a caer una gota sobre la taza.',
          en: 'The stain on the bathroom ceiling has grown since yesterday and the neighbour above is away. The caretaker has a key that does not fit, the insurer wants a policy number, and a drop starts falling on the seat.',
        },
        stakes: {
          es: 'El agua no espera a que se pongan de acuerdo tres personas, y después hay que repartir la culpa además del gasto.',
          en: 'Water does not wait for three people to agree, and afterwards there is blame to share out as well as cost.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'La casa es de los abuelos y el cuadro eléctrico, también. Se enchufa el horno y se va la nevera; se compró un adaptador, luego otro, y el último está tibio al tacto.',
          en: 'The house was the grandparents’, and so was the fuse box. Plug in the oven and the fridge goes off; an adapter was bought, then another, and the latest is warm to the touch.',
        },
        stakes: {
          es: 'En casa se aprende qué no se puede encender a la vez, y un día alguien de visita no lo sabe.',
          en: 'The household learns what must not be on together, and one day a visitor does not know.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El administrador tiene once avisos abiertos y un bajante roto detrás de la panadería. El de siempre está de vacaciones, el de guardia cobra la noche entera por venir, y el panadero pregunta si mañana podrá encender el horno.',
          en: 'The managing agent has eleven calls open and a drain burst behind the bakery. The usual plumber is on holiday, the one on call charges for the whole night, and the baker asks whether the oven can go on tomorrow.',
        },
        stakes: {
          es: 'Un oficio que no llega le cuesta el día a un negocio y la finca a quien la administra.',
          en: 'Help that does not come costs one business its day and the agent the building.',
        },
      },
    ],
    stories: [
      {
        buyer: 'business',
        wish: {
          es: 'Tiene un bar y el termo ha muerto un sábado. Quiere poder fregar vasos esta noche.',
          en: 'They run a bar, and the water heater has died on a Saturday. They want to be able to wash glasses tonight.',
        },
        obstacle: {
          es: 'El servicio oficial contesta con un menú de nueve opciones, y ninguna es su caso.',
          en: 'The official service replies with a menu of nine options, none of which fits.',
        },
        hurt: {
          es: 'Cierra a las once con la sala llena, y el lunes hay que explicárselo al proveedor.',
          en: 'It shuts at eleven with the room full, and on Monday the supplier has to be told.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Acaba de comprar su primera casa y no sabe cuál de las llaves corta el agua. Quiere a alguien que se lo enseñe y que siga ahí el día que haga falta.',
          en: 'They have bought a first home and do not know which valve shuts off the water. They want somebody to show them, and to be there on the day it matters.',
        },
        obstacle: {
          es: 'Cada avería trae a un desconocido que dice que el anterior lo hizo mal.',
          en: 'Each fault brings a stranger who says the last one got it wrong.',
        },
        hurt: {
          es: 'Se aprende a vivir con el grifo envuelto en un trapo.',
          en: 'One learns to live with a cloth round the tap.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'una linterna en la boca y un vídeo parado',
          en: 'a torch between the teeth and a paused video',
        },
        after: {
          es: 'el agua cortada por teléfono y alguien en camino con la pieza',
          en: 'the water shut off by phone and somebody on the way with the part',
        },
      },
      {
        before: {
          es: 'tres adaptadores en fila y uno que se calienta',
          en: 'three adapters in a row and one getting warm',
        },
        after: {
          es: 'un cuadro nuevo con cada interruptor rotulado',
          en: 'a new board with a label on every switch',
        },
      },
    ],
    costDoubts: [
      {
        es: 'en la cuenta no entra la visita para un presupuesto que no se firma, ni la segunda vuelta al almacén por un codo',
        en: 'the sum leaves out the visit to quote for a job that never comes, and the second trip to the merchant for one elbow joint',
      },
      {
        es: 'la garantía se trabaja gratis, y la gotera que reaparece cuesta una mañana que nadie factura',
        en: 'guarantees are worked for nothing; the leak that comes back costs a morning nobody bills',
      },
    ],
    rivalTests: [
      {
        es: 'Pregunta a dos rivales, a las siete de la tarde, qué habría que apagar si oliera a quemado, y cronometra el rato hasta que alguien lo dice.',
        en: 'Ask two rivals, at seven in the evening, what ought to be switched off if there were a smell of burning, and time how long the answer takes.',
      },
      {
        es: 'Pide a quien preside una comunidad la última factura de un rival y pregúntale qué entiende; donde se pare, ahí desconfían todos los vecinos.',
        en: 'Ask whoever chairs a block for a rival’s latest bill and what it means to them; wherever they stop reading is where every resident grows wary.',
      },
    ],
    steps: [
      {
        es: ['Llama y te decimos qué cerrar', 'Espera en la franja acordada', 'Pregunta lo que quieras antes de pagar'],
        en: ['Call and hear what to shut off', 'Wait within the agreed slot', 'Ask anything before you pay'],
      },
      {
        es: ['Pide una revisión cuando no pase nada', 'Recibe una lista por urgencias', 'Arregla primero lo que quema o gotea'],
        en: ['Ask for a check when nothing is wrong', 'Get a list in order of urgency', 'Mend first whatever burns or drips'],
      },
    ],
    proofs: [
      {
        es: 'fotos de diez averías antes, abiertas y cerradas, con la pieza vieja en la mano',
        en: 'pictures of ten faults before, opened and closed, with the old part in a hand',
      },
      {
        es: 'la tarifa de la visita pegada en la furgoneta y tres facturas pagadas por administradores de fincas',
        en: 'the call-out price on the side of the van, and three invoices paid by property managers',
      },
    ],
    strains: [
      {
        es: 'La furgoneta cruza la ciudad dos veces para tres avisos: agruparlos por barrios obliga a decir que mañana a quien llama hoy.',
        en: 'The van crosses town twice for three calls; grouping them by district means saying tomorrow to people who ring today.',
      },
      {
        es: 'Mientras se está debajo de un fregadero no se contesta el teléfono, y quien llama con agua en el suelo marca otro número.',
        en: 'Nobody answers the phone from under a sink, and whoever rings with water on the floor dials another number.',
      },
    ],
  },
  kitchen_bathroom_refits: {
    scenes: [
      {
        scene: {
          es: 'La cocina es de cuando se cocinaba de espaldas a todos. El hueco del lavavajillas mide cinco centímetros menos, en el enchufe de la campana hay tres cosas, y en la tienda de muebles regalan el plano pero no la pared.',
          en: 'The kitchen dates from when cooks turned their backs on everyone. The space for a dishwasher is a hand too narrow, three things share one socket, and the furniture store gives away the plan but not the wall.',
        },
        stakes: {
          es: 'Se compran los muebles primero, la obra después, y entre una y otros aparece quien paga la diferencia.',
          en: 'The units are bought first and the building work later, and in between somebody turns up to pay the difference.',
        },
      },
      {
        scene: {
          es: 'La pareja ha vaciado un armario para guardar muestras: baldosas, encimeras, un grifo. Llevan once sábados eligiendo, cada tienda contradice a la anterior, y nadie les ha preguntado quién cocina.',
          en: 'The couple have emptied a cupboard to hold samples: tiles, worktops, a tap. They have been choosing for eleven Saturdays, each shop contradicts the last, and nobody has asked which of them cooks.',
        },
        stakes: {
          es: 'Un sábado firman lo último que vieron, por irse a casa.',
          en: 'One Saturday they sign for the last thing they saw, so as to go home.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'un armario lleno de muestras y once sábados de tiendas',
          en: 'a cupboard full of samples and eleven Saturdays in shops',
        },
        after: {
          es: 'una cocina en la que caben dos sin pedirse paso',
          en: 'a kitchen where two can work without asking to get by',
        },
      },
      {
        before: {
          es: 'el polvo de tres gremios y nadie al que llamar',
          en: 'the dust of three trades and no one to ring',
        },
        after: {
          es: 'un nombre al teléfono, un calendario en la puerta y la fecha tachada',
          en: 'one name on the phone, a calendar on the door and the date crossed off',
        },
      },
    ],
    costDoubts: [
      {
        es: 'los escombros se bajan por una escalera, a mano, a un contenedor con licencia y con multa si pasa la noche',
        en: 'rubble goes down the stairs by hand to a skip that needs a permit and earns a fine overnight',
      },
      {
        es: 'los repasos no se presupuestan, y son la silicona que se abre, la puerta que cede y las tres visitas de un mes después',
        en: 'snagging is never quoted, from the seal that opens and the door that drops to three visits a month later',
      },
    ],
    strains: [
      {
        es: 'Todo depende de lo que se pidió hace seis semanas: llega la encimera con una esquina rota y se paran la obra, el fontanero y la familia.',
        en: 'Everything hangs on what was ordered six weeks ago; the worktop arrives with a broken corner, and with it stop the job, the plumber and the family.',
      },
      {
        es: 'Se puede vender un baño al mes más de los que se pueden mirar: donde no está quien dirige, alguien decide por su cuenta dónde va el enchufe.',
        en: 'One more bathroom a month can be sold than can be watched; where the one in charge is not, somebody decides alone where the socket goes.',
      },
    ],
  },
  solar_installer: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El vecino puso placas hace un año y habla de ellas en cada barbacoa. Enseña el móvil con una curva verde, no recuerda lo que pagó, y si se le pregunta por el invierno cambia de tema.',
          en: 'The neighbour had panels fitted a year ago and speaks of them at every barbecue. Out comes the phone with its green curve, the price has slipped his mind, and asked about winter he changes the subject.',
        },
        stakes: {
          es: 'Se decide por envidia o se descarta por desconfianza, y ninguna de las dos cosas es una cuenta.',
          en: 'It gets decided out of envy or dropped out of mistrust, and neither of those is a sum.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'En la nave se apagan dos máquinas a media tarde porque no compensan. El techo es de chapa, plano, y en pleno verano no se puede tocar con la mano.',
          en: 'At the workshop two machines are switched off in mid-afternoon because they do not pay. The roof is flat sheet metal, and in high summer too hot to touch.',
        },
        stakes: {
          es: 'Se rechaza un turno de pedidos por lo que cuesta enchufarlos, con la energía cayendo encima.',
          en: 'A shift’s worth of orders is turned down for the price of the current, with energy falling on the roof.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Ha comprado un coche que se enchufa y le duele cargarlo por la noche. Quiere que lo mueva lo que le sobra al mediodía.',
          en: 'They have a car to plug in, and charging it at night hurts. They want it to run on what is left over at noon.',
        },
        obstacle: {
          es: 'El que pone paneles no pone cargadores, y el que pone cargadores manda una cita para después del verano.',
          en: 'Those who fit panels do not fit chargers, and those who fit chargers offer a date after the summer.',
        },
        hurt: {
          es: 'Sigue pagando dos facturas, y la vecina le cuenta la suya.',
          en: 'Two bills go on being paid, and the neighbour describes hers.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Tiene una casa en el campo a la que no llega el cable. Quiere encender la luz sin salir a tirar de una cuerda.',
          en: 'Their house in the country is beyond the reach of the cable. They want light without going out to pull a cord.',
        },
        obstacle: {
          es: 'La línea nueva vale un coche, y el generador no deja oír a los grillos.',
          en: 'A new line costs as much as a car, and the generator drowns the crickets.',
        },
        hurt: {
          es: 'Se va menos, y una casa a la que no se va acaba por venderse.',
          en: 'They go less often, and a house nobody goes to ends up for sale.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Tiene un taller con cuatro máquinas, y la factura se come el margen del último pedido. Quiere saber cuánto se ahorra de lunes a viernes, que es cuando gasta.',
          en: 'The owner of a workshop with four machines, whose bill eats the margin on the last order. They want to know what is saved from Monday to Friday, which is when the power is used.',
        },
        obstacle: {
          es: 'Las ofertas llegan pensadas para una casa, con batería para la noche, y de noche allí no hay nadie.',
          en: 'The offers are drawn up for a house, with a battery for the night, and at night there is nobody there.',
        },
        hurt: {
          es: 'Cada subida de la luz se acaba discutiendo con un cliente que no tiene la culpa.',
          en: 'Every rise in the price of power ends in an argument with a customer who is not to blame.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'tres ofertas que no se pueden comparar',
          en: 'three quotes that cannot be compared',
        },
        after: {
          es: 'un tejado que rinde y un recibo que se entiende',
          en: 'a roof that earns its keep and a bill that makes sense',
        },
      },
      {
        buyer: 'household',
        before: {
          es: 'un tejado al sol que no da nada',
          en: 'a roof in the sun that gives nothing',
        },
        after: {
          es: 'una lavadora puesta al mediodía con lo que sobra arriba',
          en: 'a wash put on at noon with what is spare up there',
        },
      },
    ],
    costDoubts: [
      {
        es: 'la visita a tejados que no sirven no se cobra, y de cada una se vuelve con medio día menos',
        en: 'trips to roofs that will not do are never charged, and each one costs half a day',
      },
      {
        es: 'el inversor tiene garantía de fábrica, pero subir a cambiarlo no, y en muchas ofertas eso va en la casilla de incluido',
        en: 'the inverter has a maker’s guarantee and the climb to replace it has none, and in many offers that goes under included as well',
      },
    ],
    rivalTests: [
      {
        es: 'Busca en tu zona los tejados con placas, llama a tres puertas y pregunta qué producían el primer verano y quién contesta hoy al teléfono.',
        en: 'Find the roofs with panels in your area, knock at three doors and ask what they made the first summer and who picks up the phone today.',
      },
      {
        es: 'Di a dos rivales que te vas a mudar en cuatro años y mira si alguno te desaconseja instalar.',
        en: 'Tell two rivals you will be moving in four years, and see whether either of them advises against it.',
      },
    ],
    steps: [
      {
        es: [
          'Mira tus consumos hora por hora',
          'Elige cuántos paneles caben y cuántos sobran',
          'Compara el primer recibo con la cuenta firmada',
        ],
        en: [
          'Go through your hourly use with us',
          'Choose how many panels fit and how many are too many',
          'Check the first bill against the signed sums',
        ],
      },
      {
        es: ['Sube y mira cómo cae la sombra', 'Elige con la cuenta en la mano', 'Mira la producción al cabo de un mes'],
        en: ['Come up with us and look at the shade', 'Choose with the sums in hand', 'See the output after a month'],
      },
    ],
    proofs: [
      {
        es: 'una instalación propia o de la familia con el historial abierto de producción, nubes incluidas',
        en: 'an installation of one’s own or the family’s, with its output history open to see, clouds included',
      },
      {
        es: 'el cálculo de un tejado descartado, con la razón y la firma de quien dijo que no',
        en: 'the study of a roof turned down, with the reason and the name of whoever said no',
      },
    ],
    strains: [
      {
        es: 'El viento cierra el tejado igual que la lluvia: con la cuadrilla citada y una grúa contratada, una mañana de rachas se paga entera.',
        en: 'Wind shuts a roof just as rain does; with a crew called and a crane hired, one gusty morning is paid for in full.',
      },
      {
        es: 'Cada casa se firma tres veces, con la familia, con la red y con el ayuntamiento, y la más lenta de las tres marca cuándo se cobra.',
        en: 'Every house is signed for three times, by family, grid and council, and the slowest of the three decides when the money comes.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'un accidente en altura',
          en: 'a fall from height',
        },
        hits: 'policy',
        trigger: {
          es: 'una línea de vida sin revisar o alguien sin arnés',
          en: 'a lifeline not inspected or a harness not worn',
        },
        response: {
          es: 'formación al día, coordinador de seguridad y obra que se para sin discutir',
          en: 'current training, a safety coordinator and work that stops without argument',
        },
      },
      {
        risk: {
          es: 'un fabricante quiebra y la garantía se queda en papel',
          en: 'a maker fails and its guarantee is only paper',
        },
        hits: 'again',
        trigger: {
          es: 'avisos sin respuesta y repuestos agotados',
          en: 'calls unanswered and spares sold out',
        },
        response: {
          es: 'proveedores con almacén en el país y un fondo de reposición propio',
          en: 'suppliers with stock in the country and a replacement fund',
        },
      },
    ],
  },
  gardening: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'A los setenta y ocho ya no sube a la escalera, y el jazmín se ha metido por la ventana del baño. Su hija corta lo que puede cuando viene, que es cada mes y medio.',
          en: 'At their age the ladder is out of the question, and the jasmine has come in at the bathroom window, where a daughter cuts what she can on visits six weeks apart.',
        },
        stakes: {
          es: 'El jardín que era la razón de quedarse en la casa empieza a ser la de marcharse.',
          en: 'The garden that was a reason to stay in the house is turning into a reason to leave it.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La comunidad paga a una empresa que manda cada mes a alguien distinto. Los parterres están recortados a escuadra, el riego pierde desde que empezó el calor, y en la junta se discute el recibo con fotos.',
          en: 'The residents pay a firm that sends a different person every month. The beds are cut square, the sprinklers have leaked since early summer, and the meeting argues over the bill with photographs.',
        },
        stakes: {
          es: 'Un seto seco cuesta más de replantar que un año entero de cuidarlo.',
          en: 'A dead hedge costs more to replant than a year of looking after it.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Compraron una casa con terreno para los niños y tienen cardos. Quieren poder abrir la puerta y dejarlos correr descalzos.',
          en: 'They bought a house with land for the children and got thistles. They want to open the door and let them run barefoot.',
        },
        obstacle: {
          es: 'Cada fin de semana empieza con la máquina que no arranca y termina en la tienda de jardinería.',
          en: 'Every weekend begins with a mower that will not start and ends at the garden centre.',
        },
        hurt: {
          es: 'Los niños juegan en el salón y fuera solo sale el perro.',
          en: 'The children play indoors, and only the dog goes out.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva un hotel pequeño y las fotos se hicieron hace tres primaveras. Quiere que al llegar se vea lo mismo.',
          en: 'Somebody runs a small hotel whose pictures were taken three springs ago. They want guests to arrive at the same sight.',
        },
        obstacle: {
          es: 'El mantenimiento se hace cuando hay huéspedes durmiendo o cuando ya se han quejado.',
          en: 'The work is done while guests sleep, or after they have complained.',
        },
        hurt: {
          es: 'La primera reseña del verano no habla de la cama, sino de las malas hierbas.',
          en: 'The first review of the summer is not about the bed but about the weeds.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'un jazmín dentro del baño y una escalera que da miedo',
          en: 'jasmine in the bathroom and a ladder nobody should climb',
        },
        after: { es: 'las mismas manos cada mes y el jazmín en su sitio', en: 'the same hands each month and the jasmine in its place' },
      },
      {
        before: { es: 'fotos de un riego roto en la junta de vecinos', en: 'photographs of a leak at the residents’ meeting' },
        after: {
          es: 'un parte con lo hecho, lo gastado y lo que conviene plantar',
          en: 'a sheet of what was done, what was used and what to plant',
        },
      },
    ],
    costDoubts: [
      {
        es: 'se calcula la hora de corte y no la de cargar, descargar, limpiar la máquina y buscar aparcamiento',
        en: 'the hour of cutting gets priced, and not the loading, the unloading, the cleaning of machines and the hunt for a parking space',
      },
      {
        es: 'una planta repuesta porque se secó sale de la misma tarifa, como el desbroce que llevó el doble',
        en: 'a plant replaced because it died comes out of the same rate, as does the clearing that took twice as long',
      },
    ],
    rivalTests: [
      {
        es: 'Recorre diez calles un martes por la mañana y anota qué furgonetas hay, cuántos minutos paran en cada casa y cómo dejan el bordillo.',
        en: 'Walk ten streets on a Tuesday morning, and note which vans are about, how many minutes they stop at each house and how they leave the kerb.',
      },
      {
        es: 'Pregunta en dos viveros a quién recomiendan y de quién se quejan sus clientes cuando vuelven a por otra planta.',
        en: 'Ask at two nurseries whom they recommend, and of whom customers complain when they return for another plant.',
      },
    ],
    steps: [
      {
        es: ['Enseña el jardín en una visita gratuita', 'Recibe un calendario con precio por mes', 'Deja la llave o el código y olvídate'],
        en: [
          'Show the garden on a free visit',
          'Receive a calendar priced by the month',
          'Leave the key or the gate code and forget about it',
        ],
      },
      {
        es: ['Señala lo que no se toca', 'Elige corte suelto o cuota de todo el año', 'Mira el parte con fotos de cada visita'],
        en: [
          'Point out what must not be touched',
          'Choose a single cut or a yearly round',
          'Look at the sheet with pictures of each visit',
        ],
      },
    ],
    proofs: [
      {
        es: 'el cuaderno de un mes con cada casa, los minutos de trabajo, los de carretera y lo cobrado',
        en: 'a month’s notebook with every house, the minutes worked, those on the road and what was charged',
      },
      {
        es: 'cinco vecinos de la misma calle con cuota firmada y el teléfono de quien quiera contarlo',
        en: 'five signed customers in one street, and the phone number of any willing to talk',
      },
    ],
    strains: [
      {
        es: 'La jornada la parte la carretera: dos jardines en puntas distintas de la ciudad valen menos que tres puertas seguidas.',
        en: 'The road breaks the day up, for two gardens at opposite ends of town are worth less than three doors in a row.',
      },
      {
        es: 'El cuerpo pone el límite antes que la agenda: seis horas de máquina al día se hacen una temporada, no diez años.',
        en: 'The body sets the limit before the diary does, since long days behind a machine can be done for one season and not for ten years.',
      },
    ],
    risks: [
      {
        risk: { es: 'una restricción de riego por sequía', en: 'a ban on watering in a drought' },
        hits: 'sales',
        trigger: { es: 'el primer bando que limita horas de riego', en: 'the first notice that limits watering hours' },
        response: {
          es: 'oferta de plantas que beben poco, acolchado y riego por goteo antes del verano',
          en: 'an offer of plants that drink little, mulch and drip watering ahead of the summer',
        },
      },
      {
        risk: { es: 'una comunidad cambia de empresa', en: 'a block of residents changes firm' },
        hits: 'client',
        trigger: { es: 'un contrato que pasa de la quinta parte de lo cobrado', en: 'a contract that passes a fifth of takings' },
        response: {
          es: 'visita con el presidente cada trimestre y casas particulares suficientes en las mismas calles',
          en: 'a quarterly walk round with the chair and enough private homes in the same streets',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Interesa cuántas casas pagan todos los meses, llueva o no: hay que llevar la lista de cuotas, lo que cuesta darse de baja y cuánto llevan.',
        en: 'What counts is how many homes pay every month, rain or not; take the list of fees, what it costs to leave and how long they have stayed.',
      },
      {
        es: 'De la furgoneta y las máquinas preguntarán cuánto duran y cuánto valen de segunda mano; sirve una factura, unas horas de uso y el precio de otra igual usada.',
        en: 'Of the van and machines they will ask how long they last and what they fetch used; an invoice, the hours run and the price of a similar one second-hand will do.',
      },
      {
        es: 'Se quiere saber qué entra cuando nada crece: el plan convence si enseña podas, plantaciones o cuotas repartidas, y no la esperanza de una primavera temprana.',
        en: 'They want to know what comes in when nothing grows; a plan convinces with pruning, planting or spread fees, and not with hopes of an early spring.',
      },
    ],
    peaks: [
      {
        es: 'Las máquinas salen afiladas y con recambios comprados, y las rutas se rehacen por calles antes de admitir a nadie nuevo.',
        en: 'Machines go out sharpened, with spares bought, and the rounds are redrawn street by street before anybody new is taken on.',
      },
      {
        es: 'Se ofrece primero día fijo a quien paga todo el año, y los cortes sueltos van a los huecos que queden, a otro precio.',
        en: 'Those who pay all year get their fixed day first, and single cuts go into whatever gaps are left, at another price.',
      },
      {
        es: 'Se apalabra a una segunda persona con carné para los días largos, y se prueba con ella en un jardín conocido.',
        en: 'A second licensed pair of hands is spoken for, and tried out in a familiar garden before the long days.',
      },
    ],
    troughs: [
      {
        es: 'Se venden las podas de formación, la limpieza de canalones y las plantaciones que conviene hacer con la tierra parada.',
        en: 'Formative pruning, cleared gutters and the planting that suits resting ground are what gets sold.',
      },
      {
        es: 'Las máquinas pasan revisión una a una y se visita cada jardín fijo con una propuesta por escrito para el año.',
        en: 'Machines are serviced one at a time, and every regular garden is visited with a written proposal for the year.',
      },
      {
        es: 'Se recorta la carretera: las casas lejanas se agrupan en un día o se ceden, y se buscan vecinas de las que ya se cuidan.',
        en: 'The driving is cut: far houses are grouped into one day or passed on, and neighbours are sought for those already on the round.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
