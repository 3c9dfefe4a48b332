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
        es: 'Fijarse en los andamios de la zona y subir a preguntar a quien acaba de pintar su casa: qué día dijeron, qué día acabaron y quién recogió los plásticos.',
        en: 'Look for scaffolds in your area and ask those whose home has just been painted: what day was promised, what day it was and who took the sheets away.',
      },
      {
        es: 'Pedir por teléfono precio para una reja oxidada y una pared con moho: quien dé una cifra sin preguntar por la causa va a volver el año que viene.',
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
        es: 'Preguntar a dos rivales, a las siete de la tarde, qué habría que apagar si oliera a quemado, y cronometrar el rato hasta que alguien lo dice.',
        en: 'Ask two rivals, at seven in the evening, what ought to be switched off if there were a smell of burning, and time how long the answer takes.',
      },
      {
        es: 'Pedir a quien preside una comunidad la última factura de un rival y preguntarle qué entiende; donde se pare, ahí desconfían todos los vecinos.',
        en: 'Ask whoever chairs a block for a rival’s latest bill and what it means to them; wherever they stop reading is where every resident grows wary.',
      },
    ],
    steps: [
      {
        es: ['Llama y te decimos qué cerrar', 'Espera en la franja acordada', 'Pregunta lo que quieras antes de pagar'],
        en: ['Call and hear what to shut off', 'Wait within the agreed slot', 'Ask anything before you pay'],
      },
      {
        es: ['Pide una revisión cuando no pase nada', 'Recibe una lista por urgencias', 'Arregla primero lo que corra prisa'],
        en: ['Ask for a check when nothing is wrong', 'Get a list in order of urgency', 'Have the urgent things mended first'],
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
        es: 'Buscar en la zona los tejados con placas, llamar a tres puertas y preguntar qué producían el primer verano y quién contesta hoy al teléfono.',
        en: 'Find the roofs with panels in your area, knock at three doors and ask what they made the first summer and who picks up the phone today.',
      },
      {
        es: 'Decir a dos rivales que habrá mudanza en cuatro años y mirar si alguno desaconseja instalar.',
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
        es: 'Recorrer diez calles un martes por la mañana y anotar qué furgonetas hay, cuántos minutos paran en cada casa y cómo dejan el bordillo.',
        en: 'Walk ten streets on a Tuesday morning, and note which vans are about, how many minutes they stop at each house and how they leave the kerb.',
      },
      {
        es: 'Preguntar en dos viveros a quién recomiendan y de quién se quejan sus clientes cuando vuelven a por otra planta.',
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
  locksmith: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'La llave se parte dentro de la cerradura un domingo, con la compra en el suelo y un niño que pide ir al baño. El vecino enseña una pegatina del portal, y la pegatina no tiene apellidos.',
          en: 'The key snaps in the lock on a Sunday, with shopping on the floor and a child who needs the bathroom. The neighbour points to a sticker by the street door, and the sticker has no surname.',
        },
        stakes: {
          es: 'Quien llama sin saber paga la urgencia, el festivo y el desplazamiento en tres líneas distintas.',
          en: 'Whoever rings blind pays for the urgency, the holiday and the journey on three separate lines.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'Un empleado se marcha enfadado y nadie sabe si devolvió todas las llaves. La tienda cierra a las nueve, la alarma lleva la misma clave desde que abrió, y el seguro pregunta por el cilindro.',
          en: 'An employee leaves on bad terms and nobody can say whether every key came back. The shop shuts at nine, the alarm has kept its first code, and the insurer asks about the cylinder.',
        },
        stakes: {
          es: 'Cambiarlo tarde cuesta lo mismo que a tiempo, más lo que falte en el almacén.',
          en: 'Changed late it costs what it would have in time, plus whatever is missing from the stockroom.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Cuida a su padre, que vive en otra calle y cierra por dentro. Quiere una cerradura que se abra desde fuera con la llave puesta.',
          en: 'A father lives two streets away and bolts himself in. The need is for a lock that opens from outside with the key still in it.',
        },
        obstacle: {
          es: 'En la ferretería le venden un bombín por medidas, y en casa descubre que midió al revés.',
          en: 'The hardware store sells a cylinder by measurements, and at home it turns out they were taken backwards.',
        },
        hurt: {
          es: 'Cada vez que no coge el teléfono se corre dos calles con una llave que no sirve.',
          en: 'Each unanswered call means running two streets with a key that is no use.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Administra nueve portales y cada mes se rompe uno. Quiere a alguien que venga hoy y facture a final de mes.',
          en: 'Nine street doors are under management, and one breaks every month. Somebody who comes today and bills at month’s end is what is wanted.',
        },
        obstacle: {
          es: 'El de confianza se retiró, y los nuevos piden el dinero en mano y sin factura.',
          en: 'The trusted one retired, and the new ones want cash and give no invoice.',
        },
        hurt: {
          es: 'El portal queda abierto de noche y la junta pregunta por qué.',
          en: 'The street door stands open at night, and the residents’ meeting asks why.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'un cilindro de serie que gira con cualquier cosa', en: 'a factory cylinder that turns for anything' },
        after: {
          es: 'cinco llaves con tarjeta y una sola mano que sabe cuántas hay',
          en: 'five keys with a card and one person who knows how many exist',
        },
      },
      {
        before: { es: 'una pegatina sin apellidos en el portal', en: 'a sticker with no surname by the street door' },
        after: { es: 'un nombre, una cara y la factura en el correo', en: 'a name, a face and the invoice in the inbox' },
      },
    ],
    costDoubts: [
      {
        es: 'no se apuntan las noches de guardia en que nadie llama, y esas también se duermen a medias',
        en: 'nights on call when nobody rings are not noted down, though sleep is just as thin on those',
      },
      {
        es: 'quedan fuera los cilindros de medidas raras que llevan un año en la maleta esperando su puerta',
        en: 'odd-sized cylinders stay out of it, a year in the case waiting for their door',
      },
    ],
    rivalTests: [
      {
        es: 'Apuntar los números de las pegatinas de diez portales, llamar a cada uno y contar cuántos acaban en la misma voz.',
        en: 'Copy the numbers from stickers on ten street doors, ring each, and count how many end at one voice.',
      },
      {
        es: 'Preguntar a dos administradores de fincas qué pagaron por el último cambio de portal, cuánto tardó y qué vino escrito en la factura.',
        en: 'Ask two block managers what their last street-door job cost, how long it took and what the invoice said.',
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: [
          'Manda una foto del canto de la puerta',
          'Elige cilindro con la diferencia explicada',
          'Abre el paquete de llaves con tus manos',
        ],
        en: [
          'Send a photo of the edge of the door',
          'Choose a cylinder with the difference explained',
          'Open the sealed keys with your own hands',
        ],
      },
      {
        buyer: 'business',
        es: [
          'Da la lista de puertas y de quién entra por cada una',
          'Aprueba un plan de llaves maestras',
          'Pide altas o bajas con un mensaje',
        ],
        en: ['Give the list of doors and who uses each', 'Approve a master-key plan', 'Add or cancel keys by message'],
      },
    ],
    proofs: [
      {
        es: 'un vídeo de seis puertas abiertas sin taladro, con la puerta intacta al final',
        en: 'a film of six doors opened with no drill, each one whole at the end',
      },
      {
        es: 'dos fincas que digan cuántas veces llamaron en un año y cuánto tardó la furgoneta',
        en: 'two buildings to say how often they rang in a year and how long the van took',
      },
    ],
    strains: [
      {
        es: 'Cada aviso es ahora o nunca, y dos a la vez son uno perdido: a los diez minutos quien espera ya ha llamado a otro.',
        en: 'Each call is now or never, so two at once means one lost, since after ten minutes whoever is waiting has rung elsewhere.',
      },
      {
        es: 'Hay veinte tipos de cilindro y la furgoneta lleva ocho: la medida que falta convierte una visita en dos por el mismo precio.',
        en: 'Cylinders come in twenty sizes and the van holds eight, so the missing one turns a single visit into two for one price.',
      },
    ],
    risks: [
      {
        risk: { es: 'una plataforma se queda con las llamadas', en: 'a platform takes over the calls' },
        hits: 'price',
        trigger: { es: 'más de la mitad de los avisos con comisión', en: 'over half the calls bearing a commission' },
        response: {
          es: 'teléfono propio en cada puerta abierta, cuentas con fincas y tope de avisos ajenos',
          en: 'one’s own number left at every door, accounts with blocks and a ceiling on calls bought in',
        },
      },
      {
        risk: { es: 'se daña una puerta cara', en: 'an expensive door is damaged' },
        hits: 'again',
        trigger: { es: 'una blindada sin ficha del fabricante', en: 'a security door with no maker’s sheet to hand' },
        response: {
          es: 'foto antes de tocar, aviso firmado de que habrá que taladrar y seguro con puertas incluidas',
          en: 'a photo before touching it, a signed warning that drilling is needed and cover that names doors',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Saben que este oficio vive de anuncios y lo preguntarán así: cuánto cuesta cada llamada y cuántas acaban en factura. Conviene llevar dos semanas contadas, aunque sean de prueba.',
        en: 'They know this trade lives on adverts and will ask what each call costs and how many end in an invoice. Bring two weeks counted, if only as a trial.',
      },
      {
        es: 'La parte planificada tranquiliza más que la urgencia. Conviene mostrar qué fincas, agencias o despachos han aceptado una tarifa por escrito.',
        en: 'Planned work calms them more than emergencies do. Show which blocks, agents or solicitors have taken a rate in writing.',
      },
      {
        es: 'Con la mala fama del sector, pesan la póliza, las tarifas publicadas y un nombre con apellidos; que vayan en la primera página.',
        en: 'Given the name the trade has, the policy, the posted rates and a full surname carry weight, so put them on the first page.',
      },
    ],
    peaks: [
      {
        es: 'Con la gente de viaje hay robos y puertas cerradas con la llave dentro: se cargan cilindros de las cuatro medidas comunes y se turnan las noches con otro autónomo.',
        en: 'With people away there are break-ins and doors shut on their keys, so the four common sizes are loaded and nights alternate with another locksmith.',
      },
      {
        es: 'Los cambios que pueden esperar se citan en dos mañanas fijas, y el resto del día queda libre para lo que suene.',
        en: 'Changes that can wait are booked on two set mornings, leaving the rest of the day for whatever rings.',
      },
      {
        es: 'Una voz contesta y pregunta lo mismo siempre, golpe o vuelta, madera o blindada, de modo que quien conduce ya sabe qué lleva.',
        en: 'One voice answers and always asks the same, pulled shut or locked, wood or steel, so that whoever drives knows what to carry.',
      },
    ],
    troughs: [
      {
        es: 'Se visitan comunidades con la lista de cerraduras del portal y el precio de cambiarlas todas antes de que falle la primera.',
        en: 'Blocks are visited with a list of their communal locks and a price for replacing all of them before the first fails.',
      },
      {
        es: 'Se ofrece a tiendas y oficinas revisar quién tiene llave y rehacer el plan en una mañana.',
        en: 'Shops and offices are offered a check on who holds keys and a new plan within a morning.',
      },
      {
        es: 'Se apagan los anuncios caros, se practican aperturas en el banco con cilindros usados y se ordena la furgoneta por medidas.',
        en: 'Dear adverts go off, openings are practised at the bench on old cylinders, and the van is set out by size.',
      },
    ],
  },
  handyman: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Han llegado tres cajas de una librería y las instrucciones son dibujos. Sobran dos piezas, falta una pared recta, y el que iba a ayudar ha mandado un pulgar hacia arriba.',
          en: 'A bookcase has come in three boxes, and the instructions are drawings. Two parts are left over, no wall is straight, and the friend who was to help has sent a thumbs up.',
        },
        stakes: {
          es: 'Un mueble mal anclado aguanta hasta que alguien se apoya.',
          en: 'Furniture badly fixed stays up until somebody leans on it.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El inquilino se va el treinta y el siguiente entra el uno. Hay un enchufe suelto, una cortina caída, agujeros de cuadros y un grifo que canta, y quien gestiona el piso vive a dos horas.',
          en: 'One tenant leaves on the thirtieth, and the next comes on the first. A socket hangs loose, a curtain is down, there are holes from pictures and a tap that sings, and whoever manages the flat is two hours away.',
        },
        stakes: {
          es: 'Cada noche vacía cuesta más que todo lo que había que arreglar.',
          en: 'Each empty night costs more than everything there was to mend.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Vive sin compañía y ya no sube a la escalera. Quiere alguien de fiar que cambie las bombillas altas sin reírse.',
          en: 'Somebody on their own who no longer climbs a ladder. They would like a person to trust who will change the high bulbs without a smile.',
        },
        obstacle: {
          es: 'Le da apuro llamar por tan poco, y quien viene por poco pide que haya más.',
          en: 'It feels silly to call for so little, and those who come for little hope for more.',
        },
        hurt: {
          es: 'Media casa se usa con una lámpara de pie y se evita el pasillo de noche.',
          en: 'Half the home is lit by a standard lamp, and the passage is avoided after dark.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva una guardería y todo está a la altura de una mano pequeña. Quiere una visita fija al mes antes de que lleguen los niños.',
          en: 'A nursery has everything within reach of small hands. One visit a month before the children arrive would do.',
        },
        obstacle: {
          es: 'La empresa de mantenimiento tiene un mínimo anual pensado para edificios.',
          en: 'The maintenance firm’s yearly minimum was meant for whole buildings.',
        },
        hurt: {
          es: 'La directora aprieta bisagras los viernes con un cuchillo de mesa.',
          en: 'On Fridays the head tightens hinges with a table knife.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'tres cajas abiertas y dos piezas de sobra', en: 'three open boxes and two parts left over' },
        after: { es: 'la librería anclada, nivelada y ya con libros', en: 'the bookcase fixed, level and already full' },
      },
      {
        before: { es: 'cuatro oficios para media mañana de trabajo', en: 'four trades for half a morning’s work' },
        after: { es: 'una visita, una factura y la lista en la basura', en: 'one visit, one invoice and the list in the bin' },
      },
    ],
    costDoubts: [
      {
        es: 'nadie paga el rato de escuchar la historia de cada desperfecto, que en esta clase de casas es media visita',
        en: 'nobody pays for hearing how each thing came to break, which in such homes is half the visit',
      },
      {
        es: 'los tacos, la silicona y las bombillas puestas de la propia caja se regalan sin darse cuenta',
        en: 'plugs, sealant and bulbs out of one’s own box are given away without noticing',
      },
    ],
    rivalTests: [
      {
        es: 'Mirar en un portal de profesionales los diez perfiles con más trabajos y apuntar su mínimo por salir, sus quejas repetidas y cuántos días tardan en contestar.',
        en: 'Look at the ten busiest profiles on a trades site, and note their minimum charge, the complaint that recurs and how many days they take to reply.',
      },
      {
        es: 'Pasar por la sección de montaje de una gran tienda de muebles y preguntar plazo, precio y qué no cuelgan en la pared.',
        en: 'Call at the fitting desk of a large furniture store and ask how long, how much and what they will not fix to a wall.',
      },
    ],
    steps: [
      {
        es: ['Recorre la casa y apunta qué falla', 'Oye qué cabe en media jornada y qué no', 'Paga al final y guarda el teléfono'],
        en: [
          'Walk round the home and note what needs doing',
          'Hear what fits in half a day and what does not',
          'Pay at the end and keep the number',
        ],
      },
      {
        buyer: 'business',
        es: [
          'Firma una visita al mes por local o piso',
          'Deja que los avisos se junten en una lista',
          'Aprueba solo lo que pase del límite',
        ],
        en: ['Sign for one visit a month per shop or flat', 'Let calls gather on a list', 'Approve only what goes past the limit'],
      },
    ],
    proofs: [
      {
        es: 'fotos de quince anclajes por dentro de la pared, con el taco que llevaba cada uno',
        en: 'pictures of fifteen fixings with the kind of wall and the plug each one took',
      },
      {
        es: 'cinco vecinos que pidieron una segunda lista, con la fecha de las dos',
        en: 'five neighbours who asked for a second list, with the date of both',
      },
    ],
    strains: [
      {
        es: 'Nadie puede ser bueno en todo: un suelo que se complica se come tres visitas fáciles y deja a cuatro casas esperando.',
        en: 'Nobody is good at everything, and one floor that turns difficult eats three easy visits and leaves four homes waiting.',
      },
      {
        es: 'Los sábados los quieren todos y los martes ninguno, aunque una bombilla da igual qué día se cambie.',
        en: 'Everyone wants Saturday and no one Tuesday, though a bulb does not mind which day it is changed.',
      },
    ],
    risks: [
      {
        risk: { es: 'una caída de la escalera', en: 'a fall from the ladder' },
        hits: 'month',
        trigger: { es: 'un techo alto hecho sin nadie que sujete', en: 'a high ceiling done with nobody to hold' },
        response: {
          es: 'plataforma plegable, segunda persona por encima de tres metros y seguro de baja',
          en: 'a folding platform, a second person above head height twice over and sickness cover',
        },
      },
      {
        risk: { es: 'las plataformas empujan el precio hacia abajo', en: 'booking platforms push the price down' },
        hits: 'price',
        trigger: { es: 'tres listas perdidas por una hora más barata', en: 'three lists lost to a cheaper hour' },
        response: {
          es: 'vender medias jornadas cerradas y no horas, con garantía y la misma cara cada vez',
          en: 'sell closed half days and not hours, with a guarantee and one face every time',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Preguntará qué hace a este negocio más que una persona con taladro. Se responde con el número de segundas visitas y las cuentas firmadas con agencias o caseros.',
        en: 'What makes this more than a person with a drill will be asked. Answer with second visits and accounts signed with agents or landlords.',
      },
      {
        es: 'El tope es el día: conviene mostrar qué parte de la jornada se cobra y cómo sube esa parte juntando listas por calles.',
        en: 'The ceiling is the day, so show how many of the hours away from home are charged and how grouping lists by street raises them.',
      },
      {
        es: 'Una herramienta buena se compra una vez. Conviene traer la lista con lo que ya se tiene y lo que falta, y la furgoneta con su revisión.',
        en: 'Good tools are bought once. Bring the list of those already owned and those missing, and the van with its service record.',
      },
    ],
    peaks: [
      {
        es: 'Se abre una lista de espera por barrios y se llena un día entero en cada uno, con un precio algo mejor para quien lo acepta.',
        en: 'A waiting list is kept by district and fills a whole day in each, at a slightly kinder price for whoever agrees.',
      },
      {
        es: 'Los montajes de muebles pasan a la tarde, con alguien que ayude a levantar, y las mañanas quedan para lo que pide silencio.',
        en: 'Furniture goes to the afternoons, with somebody to help lift, and mornings are for whatever calls for quiet.',
      },
      {
        es: 'La caja se repone cada noche con la lista del día siguiente delante, porque un viaje a por un taco es una visita menos.',
        en: 'The box is restocked each evening with tomorrow’s list in hand, as a run for a wall plug is one visit fewer.',
      },
    ],
    troughs: [
      {
        es: 'Se escribe a caseros y agencias antes de los cambios de inquilino con un precio por repaso de piso vacío.',
        en: 'Landlords and agents get a price for going over an empty flat before tenants change.',
      },
      {
        es: 'Se propone a quienes ya pidieron una lista una revisión de persianas, juntas y enchufes flojos.',
        en: 'Those who once sent a list are offered a check of blinds, seals and loose sockets.',
      },
      {
        es: 'Se hace el curso que falta, se afila, se cambian baterías y se escriben los precios de lo que más se repite.',
        en: 'The missing course is taken, tools are sharpened, batteries changed, and prices written for whatever comes up most.',
      },
    ],
  },
  hvac_installer: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El aparato del salón enfría la pared de enfrente y hace ruido de lavadora. Lo montó alguien que ya no contesta, el desagüe acaba en una botella, y la botella se vacía dos veces al día.',
          en: 'The unit in the living room cools the wall opposite and sounds like a washing machine. Whoever fitted it no longer answers, the drain ends in a bottle, and the bottle is emptied twice a day.',
        },
        stakes: {
          es: 'Un equipo mal puesto gasta el doble y dura la mitad.',
          en: 'A unit badly fitted uses twice the power and lasts half as long.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'A las cinco de la tarde la tienda está a treinta y un grados y la puerta tiene que seguir abierta. Quien entra da una vuelta y sale, y la dependienta ha pedido que se le mire el horario.',
          en: 'At five in the afternoon the shop is in the high eighties, and the door has to stay open. People come in, turn round and leave, and the assistant has asked for other hours.',
        },
        stakes: {
          es: 'Lo que no se vende en dos meses de calor no lo devuelve el otoño.',
          en: 'What two hot months do not sell, autumn does not give back.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Quiere quitar la caldera vieja y no sabe si su casa sirve para otra cosa. Pide números de su casa y no de un folleto.',
          en: 'The old boiler is to go, and nobody has said whether the house would suit anything else. Figures for this house are asked for, not those of a brochure.',
        },
        obstacle: {
          es: 'El comercial promete ahorros, el vecino asegura que pasa frío, y la ayuda se cierra a fin de mes.',
          en: 'The salesman promises savings, the neighbour swears it is cold, and the grant closes at the end of the month.',
        },
        hurt: {
          es: 'Se pasa otro invierno con una estufa eléctrica que asusta al abrir el recibo.',
          en: 'Another winter goes by with an electric heater that makes the bill frightening.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Tiene un restaurante con dos cámaras y una sala. Quiere una revisión antes del calor y un teléfono que conteste en pleno verano.',
          en: 'A restaurant with two cold rooms and a dining room wants one check before the heat and a number that answers in high summer.',
        },
        obstacle: {
          es: 'La empresa grande pide contrato de tres años, y la pequeña se va de vacaciones a la vez que todos.',
          en: 'The large firm wants three years signed, and the small one goes on holiday when everybody does.',
        },
        hurt: {
          es: 'Un sábado se tira el género de una cámara y se sirve a oscuras para no sumar calor.',
          en: 'One Saturday a cold room’s stock is thrown out, and lights are dimmed so as not to add heat.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'una botella bajo el desagüe y ruido toda la noche', en: 'a bottle under the drain and noise all night' },
        after: {
          es: 'un tubo con caída y una máquina que hay que mirar para saber que anda',
          en: 'a pipe with a fall to it and a machine one must look at to know it is on',
        },
      },
      {
        before: { es: 'una sala que se vacía a las cinco', en: 'a room that empties at five' },
        after: { es: 'gente que se queda a la sombra del mostrador', en: 'people who linger in the cool by the counter' },
        buyer: 'business',
      },
    ],
    costDoubts: [
      {
        es: 'se presupuestan tres metros de tubo y salen cinco, y esa diferencia no la firma nadie',
        en: 'three yards of pipe are quoted and five are used, and nobody signs for the difference',
      },
      {
        es: 'faltan las horas de papeles por cada equipo y la botella de gas que se compra entera para usar un tercio',
        en: 'the hours of paperwork per unit are missing, and so is the gas bottle bought whole to use a third of it',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar en el mostrador de dos almacenes quién se lleva más equipos, quién devuelve y quién paga al día.',
        en: 'Ask at the counter of two trade suppliers who takes the most units, who brings them back and who pays on time.',
      },
      {
        es: 'Llamar en plena ola de calor como cliente sin instalador y apuntar qué día dan, qué incluyen y quién coge el teléfono pasadas las siete.',
        en: 'Ring during a heatwave as a customer with no fitter, and note the date given, what it covers and who answers after seven.',
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: [
          'Di metros, ventanas y hacia dónde miran',
          'Aprueba el dibujo con el recorrido del tubo',
          'Quédate el certificado y el primer filtro limpio',
        ],
        en: [
          'Give the room’s size, its windows and where they face',
          'Approve the sketch with the run of the pipe',
          'Keep the certificate and a clean first filter',
        ],
      },
      {
        buyer: 'business',
        es: ['Pide una visita con el local funcionando', 'Elige noche o lunes para el montaje', 'Firma dos revisiones al año'],
        en: ['Ask for a visit while the place is open', 'Choose a night or a Monday for fitting', 'Sign for two services a year'],
      },
    ],
    proofs: [
      {
        es: 'cinco salones con la temperatura de las cinco de la tarde, antes y después, y el consumo del mes',
        en: 'five rooms with their temperature at five in the afternoon, before and after, and that month’s power',
      },
      {
        es: 'tres tiendas con dos veranos de revisiones firmadas y ninguna avería en hora de abrir',
        en: 'three shops with two summers of services signed for and no failure in opening hours',
      },
    ],
    strains: [
      {
        es: 'Todo el que compra tiene prisa la misma semana; quien acepta a todos acaba haciendo regatas a las nueve de la noche.',
        en: 'All who buy are in a hurry in one week, and whoever says yes to everybody ends up cutting channels at nine at night.',
      },
      {
        es: 'En fachada hacen falta dos y una escalera larga: si uno falta, el equipo no sube y el día no factura.',
        en: 'A facade takes two people and a long ladder; with one of them away, the unit stays down and the day bills nothing.',
      },
    ],
    risks: [
      {
        risk: { es: 'la comunidad obliga a quitar la máquina', en: 'the building orders the machine down' },
        hits: 'again',
        trigger: { es: 'una instalación en fachada sin permiso escrito', en: 'a unit on the facade with no written consent' },
        response: {
          es: 'pedir el acuerdo de la junta antes de la señal, sitio alternativo dibujado y cláusula de quién paga el traslado',
          en: 'ask for the building’s consent before taking a deposit, draw a second position and say who pays for a move',
        },
      },
      {
        risk: { es: 'se va quien sabe soldar', en: 'the one who can braze leaves' },
        hits: 'wages',
        trigger: { es: 'una oferta de otra empresa en plena temporada', en: 'an offer from another firm in mid-season' },
        response: {
          es: 'reparto por equipo montado en los meses fuertes y un aprendiz con carné en marcha',
          en: 'a share per unit in the strong months and an apprentice already working towards the certificate',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Dirán que es un negocio de dos meses. Conviene llevarles las revisiones firmadas y lo que factura una bomba de calor en invierno.',
        en: 'They will call it a two-month business. Bring signed service contracts and what a heat pump bills in winter.',
      },
      {
        es: 'Se compra el equipo antes de cobrarlo: conviene un contrato con señal que pague la máquina y el resto el día de la puesta en marcha.',
        en: 'Units are bought before they are paid for, so bring a contract whose deposit covers the machine, with the rest due on start-up.',
      },
      {
        es: 'Sin carné no hay negocio. Que el certificado y el alta de empresa vayan con su fecha, o con la fecha del examen.',
        en: 'No certificate, no business. Put it and the contractor’s licence in the file with their dates, or with the date of the test.',
      },
    ],
    peaks: [
      {
        es: 'Antes del primer calor se compran las dos potencias que más salen y se dejan hechas las visitas, para que en la ola solo quede montar.',
        en: 'Before the first heat the two commonest sizes are bought and the visits made, so that in the wave there is only fitting to do.',
      },
      {
        es: 'Una cuadrilla monta y otra persona mide y arranca; las averías de equipos ajenos esperan a la última hora del día.',
        en: 'One crew fits while somebody else measures and starts up; faults in others’ units wait until the last hour of the day.',
      },
      {
        es: 'Quien llega tarde recibe fecha y la preinstalación hecha, con la señal que asegura un equipo a precio de hoy para cuando baje el calor.',
        en: 'Latecomers get a date and the pipework done, with a deposit that keeps today’s price for a unit after the rush.',
      },
    ],
    troughs: [
      {
        es: 'Se llenan las semanas frías con revisiones a precio de temporada baja, limpieza de filtros y cargas de gas que en verano no caben.',
        en: 'Cold weeks fill with services at an off-season price, filter cleaning and gas top-ups that summer has no room for.',
      },
      {
        es: 'Se trabaja para reformistas con la pared abierta, que es cuando un tubo cuesta la mitad.',
        en: 'Builders are served while their walls are open, which is when a pipe costs half.',
      },
      {
        es: 'Se visita a quien preguntó con calor y no compró, con una instalación para el frío que también servirá después.',
        en: 'Those who asked in the heat and did not buy are visited about warmth from the same machine.',
      },
    ],
  },
  tiler: {
    packBuyers: { scenes: 'household', stories: 'household' },
    scenes: [
      {
        buyer: 'business',
        scene: {
          es: 'La promotora entrega cuatro baños el viernes y el solador de siempre está de baja. El encargado llama a tres números, dos no descargan furgoneta por menos de un mes de trabajo y el tercero manda a un aprendiz.',
          en: 'A developer hands over four bathrooms on Friday and the usual tiler is off sick. The site manager rings three numbers; two will not unload for less than a month of work, and the third sends an apprentice.',
        },
        stakes: {
          es: 'Cada baño sin terminar retiene el cobro de un piso entero.',
          en: 'Every unfinished bathroom holds back the money for a whole flat.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'En la ducha suena a hueco al tocar con los nudillos, y una pieza se mueve. En la tienda venden masilla; en casa se pone un cubo y se aprende a ducharse de lado.',
          en: 'The shower sounds hollow under a knuckle, and one tile moves. The shop sells filler; at home a bucket is put down and everyone learns to stand to one side.',
        },
        stakes: {
          es: 'El agua ya ha encontrado el camino, y lo que empezó por una pieza acaba por la pared.',
          en: 'Water has found its way by then, and what began as one tile ends as a wall.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Hereda la cocina de su abuela y no quiere tirarla. Busca a quien sepa retirar veinte piezas rotas sin romper las otras doscientas.',
          en: 'Somebody inherits a grandmother’s kitchen and has no wish to gut it. What is needed is a hand able to lift the broken tiles and leave the old ones whole.',
        },
        obstacle: { es: 'Todo el mundo ofrece arrancarlo y empezar de cero.', en: 'Everyone offers to rip it out and begin again.' },
        hurt: {
          es: 'La duda acaba en una lona, y se cocina entre cajas.',
          en: 'Doubt ends in a dust sheet, and meals get cooked between boxes.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Reforma locales y vive de la fecha de apertura. Necesita un suelo de bar puesto entre un domingo y un miércoles.',
          en: 'A contractor fits out shops and lives by opening dates. A bar floor has to go down between a Sunday and a Wednesday.',
        },
        obstacle: {
          es: 'Los que trabajan bien tienen la agenda cerrada hasta el trimestre que viene.',
          en: 'Those who work well are booked into next quarter.',
        },
        hurt: { es: 'La inauguración ya está impresa en las invitaciones.', en: 'The opening is already printed on the invitations.' },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'un precio redondo por teléfono y sorpresas el segundo día',
          en: 'one round figure by phone and surprises on day two',
        },
        after: { es: 'metros, preparación y remates en líneas separadas', en: 'area, preparation and finishing on separate lines' },
      },
      {
        before: { es: 'lechada que se oscurece y esquinas tapadas con silicona', en: 'grout gone dark and corners filled with silicone' },
        after: { es: 'ingletes limpios y un sellado con fecha de revisión', en: 'clean mitres and a seal with a date for checking' },
      },
    ],
    costDoubts: [
      {
        es: 'nadie cobra las dos horas de subir cajas a un tercero sin ascensor',
        en: 'nobody charges for two hours of carrying boxes up three floors',
      },
      {
        es: 'se da por recta una pared que pide medio saco más de mortero por metro',
        en: 'a wall is taken for true that asks half a bag more of mortar each yard',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir a un constructor conocido la última factura de su solador y contar qué entra en el metro.',
        en: 'Ask a builder you know for the last bill from a tiler, and see what the price by area takes in.',
      },
      {
        es: 'Mirar con una moneda las juntas de un baño que hizo el rival hace dos años, y preguntar si volvió a repasarlas.',
        en: 'Run a coin along the joints of a bathroom the rival did two years ago, and ask whether anybody came back to it.',
      },
    ],
    steps: [
      {
        es: ['Compra la cerámica que te guste', 'Deja el baño vacío la víspera', 'Revisa las juntas con la luz de lado antes de pagar'],
        en: ['Buy the tiles you like', 'Have the room empty the day before', 'Check the joints with a light from the side before paying'],
      },
      {
        buyer: 'business',
        es: ['Pasa planos, plazos y quién entra antes', 'Acuerda jornal o metro por escrito', 'Firma cada semana lo colocado'],
        en: ['Send plans, dates and who goes in first', 'Agree day rate or area in writing', 'Sign each week for what was laid'],
      },
    ],
    proofs: [
      {
        es: 'un muro de muestra con nicho, inglete y enchufe, montado en la tienda que recomienda',
        en: 'a sample wall with niche, mitre and socket, built in the shop that refers people',
      },
      { es: 'tres constructores que hayan vuelto a llamar y su teléfono', en: 'three builders who have called back, and their numbers' },
    ],
    strains: [
      {
        es: 'Las rodillas y la espalda ponen el límite; por encima de cierto número de metros a la semana, lo del viernes se nota.',
        en: 'Knees and back set the limit, and past a certain area in one week Friday’s work shows it.',
      },
      {
        es: 'Fraguar no admite prisas, de modo que dos baños pequeños en casas distintas rinden más que uno grande con esperas.',
        en: 'Setting will not be hurried, so two small rooms in different houses yield more than a large one with waits.',
      },
    ],
    risks: [
      {
        risk: { es: 'una lesión de rodilla en plena temporada', en: 'a knee injury in a busy stretch' },
        hits: 'month',
        trigger: { es: 'tres mañanas empezadas con antiinflamatorio', en: 'three mornings begun with painkillers' },
        response: {
          es: 'seguro de baja, rodilleras buenas, peón para cargar y un compañero con quien cruzarse',
          en: 'sickness cover, decent pads, a labourer for lifting and a fellow tiler to swap with',
        },
      },
      {
        risk: { es: 'piezas de gran formato que se rompen al cortar', en: 'large tiles that break when cut' },
        hits: 'waste',
        trigger: { es: 'dos roturas en la misma mañana', en: 'two breakages in one morning' },
        response: {
          es: 'mesa y ventosas alquiladas por día, cargo pactado por formato y caja de más',
          en: 'a table and suckers hired by the day, a surcharge agreed for size and one box over',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Preguntarán cuántas semanas hay vendidas. Basta la agenda con nombre, metros y señal de cada obra.',
        en: 'How many weeks are sold will come first. A diary with name, area and deposit for each job is enough.',
      },
      {
        es: 'Lo que pesa en contra es depender de un constructor: se responde por escrito, con la parte que factura cada uno y los días a los que paga.',
        en: 'What counts against it is leaning on one builder, so set out how much each one brings and after how many days it pays.',
      },
      {
        es: 'Se fiarán de un precio por metro que salga de trabajos reales. Conviene llevar tres con horas, sacos y cobro final.',
        en: 'They will trust a price by area that comes from real work, so three jobs with hours, bags and final payment are worth bringing.',
      },
    ],
    peaks: [
      {
        es: 'Antes del verano todos quieren el baño a la vez; las fechas se dan con señal y los pequeños arreglos se juntan en un día.',
        en: 'When everyone wants a bathroom at once, dates go to those who leave a deposit, and small repairs are gathered into one day.',
      },
      {
        es: 'Un peón fijo carga, mezcla y limpia para que las manos caras solo coloquen.',
        en: 'A regular labourer carries, mixes and cleans so that the skilled hands only lay.',
      },
      {
        es: 'Se compran adhesivo y lechada por palé y se guardan en seco.',
        en: 'Adhesive and grout are bought by the pallet and kept dry.',
      },
    ],
    troughs: [
      {
        es: 'Los días flojos van a juntas viejas, sellados de ducha y suelos de terraza cubierta.',
        en: 'Slack days go to old grout, shower seals and covered porches.',
      },
      {
        es: 'Se visita a los constructores con las fechas libres en la mano y un precio de invierno por jornal.',
        en: 'Builders get a visit with the free dates in hand and a winter day rate.',
      },
      {
        es: 'Es el momento de repasar en garantía lo hecho hace un año y pedir allí la foto.',
        en: 'It is the time to check last year’s work under guarantee and take the photo there.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
