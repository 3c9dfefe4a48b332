import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const eventServicesTradeTakes = {
  photographer: {
    packBuyers: { scenes: 'household', stories: 'household', contrasts: 'household', steps: 'household' },
    costDoubts: [
      {
        es: 'cada hora de cámara trae tres de pantalla, y esas no salen en ninguna factura',
        en: 'each hour with the camera brings three at the screen, and those appear on no bill',
      },
      {
        es: 'la cuenta se deja el disco de copia, el objetivo que se cambia cada pocos años y el viaje a ver el sitio antes',
        en: 'the sum leaves out the backup drive, the lens replaced every few years and the trip to see the place beforehand',
      },
    ],
    scenes: [
      {
        buyer: 'business',
        scene: {
          es: 'La tienda ha rehecho su web y en la portada sale una mujer con auriculares que no trabaja allí. El mismo retrato está en la web de un dentista y en la de un seguro.',
          en: 'The shop has a new website, and on its front is a woman in a headset who does not work there. The same picture is on a dentist’s site and on an insurer’s.',
        },
        stakes: {
          es: 'Quien busca a una persona encuentra un banco de imágenes y sigue bajando.',
          en: 'Somebody looking for a person finds a picture library and scrolls on.',
        },
      },
      {
        buyer: 'parent',
        scene: {
          es: 'El bebé tiene once días y los abuelos viven lejos. Las fotos del teléfono están movidas, oscuras o con una mano delante, y él ya no cabe en la ropa del primer día.',
          en: 'The baby is days old and the grandparents live far away. The phone’s pictures are blurred, dark or have a hand across them, and he no longer fits the first day’s clothes.',
        },
        stakes: {
          es: 'A las dos semanas tiene otra cara, y de la primera solo queda lo que guarde el teléfono.',
          en: 'A fortnight later the face has changed, and of the first one there is only what the phone kept.',
        },
      },
    ],
    stories: [
      {
        buyer: 'business',
        wish: {
          es: 'Abre un despacho y la web le pide un retrato. Quiere una cara en la que reconocerse.',
          en: 'They are opening a practice, and the website asks for a portrait. They want a face they recognise as their own.',
        },
        obstacle: {
          es: 'Cada vez que alguien levanta una cámara se le va la barbilla hacia arriba.',
          en: 'Whenever a camera comes up, so does their chin.',
        },
        hurt: {
          es: 'Acaba mandando una foto de vacaciones con media persona recortada al lado.',
          en: 'A holiday snap is sent in the end, with half of somebody else cut off at the edge.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Cumplen cincuenta años de casados y nunca tuvieron una buena foto juntos. Los hijos quieren colgarla.',
          en: 'Fifty years married, and not one good picture of the two. The children would like something to hang.',
        },
        obstacle: { es: 'Él se pone serio y ella se esconde detrás del delantal.', en: 'He goes solemn and she hides behind her apron.' },
        hurt: {
          es: 'En el pasillo sigue la del carné, ampliada hasta que se ven los puntos.',
          en: 'In the hall there is still the one from an identity card, enlarged until the dots show.',
        },
      },
    ],
    rivalTests: [
      {
        es: 'Mirar las galerías públicas de tres rivales y contar cuántas personas mayores salen, cuántas parpadean y cuántas parecen saber que las miran.',
        en: 'Look through three rivals’ public galleries, and count how many old people are in them, how many blink and how many seem to know they are being watched.',
      },
      {
        es: 'Preguntar qué pasa si llueve, si se rompe una cámara y si la entrega se retrasa, y guardar las respuestas por escrito junto al precio.',
        en: 'Ask what happens if it rains, if a camera breaks and if delivery is late, and keep the answers in writing next to the price.',
      },
    ],
    steps: [
      {
        es: ['Enseña dos fotos que te gusten y una que no', 'Conoce antes a quien hará las fotos', 'Elige las que te quedas'],
        en: ['Show two pictures you like and one you do not', 'Meet the photographer beforehand', 'Choose the ones you keep'],
      },
      {
        buyer: 'business',
        es: ['Abre el negocio una hora antes', 'Deja que retrate manos, mesas y caras', 'Recibe un juego para web y otro para imprimir'],
        en: ['Open the shop an hour early', 'Let hands, tables and faces be photographed', 'Get one set for the web and another for print'],
      },
    ],
    contrasts: [
      {
        buyer: 'business',
        before: { es: 'una foto de catálogo que sirve para cualquiera', en: 'a stock picture that would do for anyone' },
        after: { es: 'la cara de quien de verdad estaba allí', en: 'the face of whoever was really there' },
      },
      {
        buyer: 'household',
        before: { es: 'un marco vacío en el pasillo', en: 'an empty frame in the hall' },
        after: { es: 'un retrato en el que los hijos reconocen el gesto', en: 'a portrait in which the children know the look' },
      },
    ],
    proofs: [
      {
        es: 'una página con un solo encargo contado entero, de la primera llamada al álbum abierto',
        en: 'a page that tells a single commission through, from the first call to the open album',
      },
      {
        es: 'las fotos que eligieron quince personas que no querían posar',
        en: 'the pictures chosen by fifteen people who did not want to pose',
      },
    ],
    strains: [
      {
        es: 'Copiar tarjetas, revisar y duplicar es lo último del día y lo primero que se salta con sueño, y un disco que falla se lleva la boda de otro.',
        en: 'Copying cards, checking and duplicating come last in the day and are what tiredness skips, and a drive that fails takes with it somebody’s wedding.',
      },
      {
        es: 'Quien contesta deprisa vende más, y quien está disparando no contesta: las consultas de un sábado se enfrían hasta el lunes.',
        en: 'Whoever answers quickly sells more, and nobody answers while shooting; Saturday’s enquiries go cold until Monday.',
      },
    ],
  },
  wedding_planner: {
    scenes: [
      {
        scene: {
          es: 'El fotógrafo pregunta dónde se pone, el autobús no encuentra la entrada y el camión del hielo está detrás. Quien lleva el vestido contesta a los tres por teléfono, con una mano en el pelo.',
          en: 'The photographer asks where to stand, the coach cannot find the gate and the ice lorry is behind it. Whoever is in the dress answers all three by phone, one hand in her hair.',
        },
        stakes: {
          es: 'De ese día se recuerda el teléfono, y no hay otro para repetirlo.',
          en: 'What stays of the day is the telephone, and there is no other day to have it again.',
        },
      },
      {
        scene: {
          es: 'La boda es en el pueblo de ella y viven lejos. Cada visita son dos días, la florista no tiene correo, y la iglesia solo contesta los martes.',
          en: 'The wedding is in her village, and they live far away. Each visit takes two days, the florist has no email, and the church answers only on Tuesdays.',
        },
        stakes: {
          es: 'Se acaba firmando por una foto algo que cuesta más que el coche.',
          en: 'In the end something dearer than the car is signed for from a photograph.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'se factura un día y se trabaja un año de correos, de visitas a fincas que no gustaron y de listas que se rehacen cuando riñen dos primos',
        en: 'one day is invoiced, after a year of emails, of visits to places nobody liked and of seating plans redone when two cousins fall out',
      },
      {
        es: 'los ayudantes de la boda comen, aparcan y duermen cerca, y eso se descubre en el peaje de vuelta',
        en: 'helpers on the day eat, park and sleep nearby, which is found out at the toll on the way home',
      },
    ],
    steps: [
      {
        es: ['Cuenta cómo imaginas el día', 'Di qué te importa más y qué sobra', 'Recibe tres maneras de hacerlo con su coste'],
        en: ['Tell us how you picture the day', 'Say what matters most and what can go', 'Get three ways of doing it, each with its cost'],
      },
      {
        es: ['Trae lo que ya esté reservado', 'Acuerda quién decide qué', 'Firma y sigue el plan de cada proveedor'],
        en: ['Bring whatever is already booked', 'Settle who decides what', 'Sign, and follow the plan for each supplier'],
      },
    ],
    strains: [
      {
        es: 'La última semana tiene más llamadas que los seis meses anteriores, y todas quieren a la misma persona, que está contando sillas.',
        en: 'The last week brings more calls than the six months before, and all of them want the one person who is counting chairs.',
      },
      {
        es: 'Los buenos proveedores reparten sus fechas entre quienes les llaman siempre: quien empieza se queda con los segundos, y se le nota en la cena.',
        en: 'Good suppliers share their dates among those who always ring; a newcomer gets the second choice, and it shows at dinner.',
      },
    ],
  },
  catering: {
    packBuyers: { scenes: 'business' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'La abuela cumple noventa y la familia quiere comer en su patio. Se han repartido los platos por mensajes: hay cuatro tortillas, ninguna ensalada, y dos hermanas que no van a sentarse en toda la tarde.',
          en: 'The grandmother is turning ninety, and the family wants to eat in her yard. Dishes were shared out by message: there are four omelettes, no salad, and two sisters who will not sit down all afternoon.',
        },
        stakes: { es: 'Al final, quien la quiere más es quien menos la ve.', en: 'In the end those who love her most see least of her.' },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El rodaje para a las tres y son cuarenta con frío. La última vez llegaron bocadillos de ayer, el director comió aparte, y desde las cinco nadie tuvo prisa por acabar.',
          en: 'The shoot breaks at three, and the crew is cold. Last time there were yesterday’s sandwiches, the director ate elsewhere, and from five o’clock on nobody was in a hurry to finish.',
        },
        stakes: {
          es: 'Un equipo mal comido cuesta una hora de cada jornada, y esa hora no la firma nadie.',
          en: 'A badly fed crew costs an hour of every day, an hour that nobody signs for.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'los platos se cuentan por comensal, y lo que se come al preparar, lo que va de repuesto y lo que vuelve en cajas no es de ninguno',
        en: 'plates are counted by guest, and whatever is eaten while cooking, carried spare or brought back in boxes belongs to none',
      },
      {
        es: 'la vajilla alquilada se devuelve contada, y cada copa rota se cobra al precio de tres',
        en: 'hired china goes back counted, and each broken glass is charged at the price of three',
      },
    ],
    steps: [
      {
        es: ['Enseña el sitio y dónde hay agua', 'Elige entre tres menús cerrados', 'Siéntate ese día con tus invitados'],
        en: ['Show the place and where the water is', 'Choose among three set menus', 'Sit down with your guests that day'],
      },
      {
        buyer: 'household',
        es: [
          'Manda la lista de quienes no comen de todo',
          'Prueba en tu casa cuatro bocados',
          'Señala a quién se le pregunta durante el servicio',
        ],
        en: ['Send the list of those who cannot eat everything', 'Taste four bites at home', 'Name the person to ask during service'],
      },
    ],
    contrasts: [
      {
        buyer: 'household',
        before: { es: 'cuatro tortillas y dos hermanas de pie', en: 'four omelettes and two sisters on their feet' },
        after: { es: 'una mesa entera sentada a la vez, anfitriones incluidos', en: 'a whole table seated at once, hosts included' },
      },
      {
        buyer: 'business',
        before: { es: 'bocadillos de ayer y nadie con prisa', en: 'yesterday’s sandwiches and nobody in a hurry' },
        after: {
          es: 'comida caliente a su hora y gente que se queda a la sobremesa',
          en: 'hot food on time and people who stay on at the table',
        },
      },
    ],
    proofs: [
      {
        es: 'las fotos de una comida de prueba para doce en un sitio sin cocina, con lo que salió y lo que faltó',
        en: 'photos of a trial lunch for a dozen in a place with no kitchen, with what came out and what was missing',
      },
      {
        es: 'el registro sanitario, la cadena de frío de tres viajes y el menú de alérgenos firmado',
        en: 'the food registration, the cold chain of three journeys and a signed allergen menu',
      },
    ],
    strains: [
      {
        es: 'Los camareros de sábado trabajan para cinco casas, y el que se cae avisa cuando la furgoneta ya está en la autopista.',
        en: 'Saturday’s waiters work for five firms, and the one who drops out says so once the van is on the motorway.',
      },
      {
        es: 'Una cocina pequeña hace bien dos servicios y mal tres: al tercero no le falla la receta, sino el frigorífico.',
        en: 'A small kitchen does two services well and three badly, and what fails at the third is the refrigerator rather than the recipe.',
      },
    ],
  },
  childrens_parties: {
    scenes: [
      {
        scene: {
          es: 'El padre ha contratado a un mago por internet. Llega tarde, pide silencio, hace un truco con cartas a niños de cuatro años, y a los diez minutos hay uno debajo de la mesa y otro llorando en el pasillo.',
          en: 'The father booked a magician online. He is late, he asks for silence, he does card tricks for children of four, and ten minutes on there is one under the table and another crying in the hallway.',
        },
        stakes: {
          es: 'Para una fiesta que se pensó durante meses, el recuerdo es una puerta que se cierra de golpe.',
          en: 'A party planned for months is remembered by a slammed door.',
        },
      },
      {
        scene: {
          es: 'Es la primera vez que invitan a la niña nueva. Los demás ya han corrido hacia las colchonetas, ella aprieta el regalo contra el pecho, y la única persona que la ha visto está cobrando en la entrada.',
          en: 'It is the first time the new girl has been asked. The others have run for the mats, she is holding the present against her chest, and the only person to have noticed is taking money at the door.',
        },
        stakes: {
          es: 'Quien se queda fuera esa tarde se queda fuera el curso.',
          en: 'Whoever is left out that afternoon is left out for the year.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Tiene gemelos que ya no quieren lo mismo. Quiere una fiesta en la que quepan un volcán y un gato.',
          en: 'They have twins, who no longer want the same. They want one party with room for a volcano and a cat.',
        },
        obstacle: {
          es: 'Los paquetes se venden enteros: princesas o piratas, y a la misma hora.',
          en: 'Packages come whole, princesses or pirates, at the same hour.',
        },
        hurt: {
          es: 'Uno sopla las velas del otro, y la foto no se enseña.',
          en: 'One blows out the other’s candles, and the picture is not shown.',
        },
      },
      {
        wish: {
          es: 'Su hija se tapa los oídos cuando suben la música. Busca un sitio donde el volumen lo decida ella.',
          en: 'Their daughter covers her ears when the music goes up. They are looking for a place where she decides the volume.',
        },
        obstacle: {
          es: 'Todo lo que hay tiene bolas, luces que giran y un animador con micrófono.',
          en: 'Everything on offer has a ball pit, spinning lights and a host with a microphone.',
        },
        hurt: {
          es: 'A los veinte minutos están de vuelta en el coche, con la tarta en las rodillas.',
          en: 'Twenty minutes later they are both in the car, the cake on their knees.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'la sala se alquila por dos horas y se paga por cuatro, porque antes se hincha y después se friega',
        en: 'the room is let for two hours and paid for by four, since it is blown up before and mopped after',
      },
      {
        es: 'cada disfraz se lava, cada pintura de cara se acaba y cada pelota se pincha, y nada de eso lleva el nombre de una fiesta',
        en: 'costumes get washed, face paint runs out and balls go flat, and none of it carries any one party’s name',
      },
    ],
    rivalTests: [
      {
        es: 'Ir de acompañante a una fiesta en el local rival, quedarse en un rincón y contar cuántas veces un adulto del equipo se agacha a la altura de un niño.',
        en: 'Go to a party at the rival’s as a guest, stay in a corner, and count how often one of the staff crouches down to a child’s height.',
      },
      {
        es: 'Comparar las fotos que publican con las que suben los padres: en unas están las mesas y en otras las caras.',
        en: 'Compare the pictures they publish with those the parents post, since one lot shows tables and the other faces.',
      },
    ],
    steps: [
      {
        es: ['Di quién cumple y qué le da miedo', 'Elige merienda de la lista segura', 'Manda las invitaciones'],
        en: ['Say whose birthday it is and what frightens them', 'Choose tea from the safe list', 'Send out the invitations'],
      },
      {
        es: ['Ven a ver la sala vacía', 'Acuerda el horario y las actividades', 'Confirma cuántos vienen'],
        en: ['Come and see the room empty', 'Agree the times and the activities', 'Confirm how many are coming'],
      },
    ],
    contrasts: [
      {
        before: { es: 'un mago que pide silencio a niños de cuatro años', en: 'a magician asking children of four for silence' },
        after: { es: 'una hora sin que nadie mire el reloj ni la puerta', en: 'an hour in which nobody looks at clock or door' },
      },
      {
        before: { es: 'una niña quieta con un regalo contra el pecho', en: 'a girl standing still with a present to her chest' },
        after: { es: 'una invitada nueva que enseña a los demás un juego', en: 'a new guest teaching the others a game' },
      },
    ],
    proofs: [
      {
        es: 'la hoja de un simulacro de evacuación hecho con el local lleno, minuto a minuto',
        en: 'the sheet of an evacuation drill held with the place full, minute by minute',
      },
      {
        es: 'la merienda analizada por una dietista y la lista de lo que no entra nunca en la cocina',
        en: 'tea looked over by a dietitian and a list of what never enters the kitchen',
      },
    ],
    strains: [
      {
        es: 'Entre una fiesta y la siguiente hay media hora para barrer, hinchar y volver a poner mesas, y los primeros nunca se van a su hora.',
        en: 'Between one party and the next there is half an hour to sweep, inflate and lay tables again, and the first lot never leave on time.',
      },
      {
        es: 'Los animadores que de verdad entretienen son estudiantes: justo cuando todos celebran, ellos tienen exámenes.',
        en: 'Entertainers who can really hold a room are students, and just when everyone is celebrating they have exams.',
      },
    ],
    risks: [
      {
        risk: { es: 'una familia publica fotos de hijos ajenos', en: 'a family posts photos of other people’s children' },
        hits: 'policy',
        trigger: { es: 'una imagen subida antes de que acabe la fiesta', en: 'a picture online before the party is over' },
        response: {
          es: 'norma de fotos en la invitación y un rincón donde sí se hacen',
          en: 'a rule on photos in the invitation and a corner where they may be taken',
        },
      },
      {
        risk: { es: 'se retira un castillo en la revisión', en: 'an inflatable fails its inspection' },
        hits: 'week',
        trigger: { es: 'una costura abierta o un anclaje flojo', en: 'an open seam or a loose anchor' },
        response: {
          es: 'inspección con fecha, pieza de repuesto y juegos sin hinchables preparados',
          en: 'dated inspections, a spare unit and games ready that need no inflatable',
        },
      },
    ],
  },
  event_hire: {
    packBuyers: { stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El bautizo es en el patio de casa y faltan asientos para la mitad. La tía ofrece los taburetes del garaje, el vecino una mesa de camping, y nadie se ha acordado de la sombra.',
          en: 'The christening is in the back yard, and there are seats for half. An aunt offers stools from the garage, a neighbour a camping table, and nobody has thought of shade.',
        },
        stakes: {
          es: 'A las cuatro los mayores siguen de pie, y a las cinco empiezan a despedirse.',
          en: 'By four the older guests are still standing, and by five they are saying goodbye.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La empresa estrena nave y ha invitado a cien personas. Dentro hay estanterías, un eco enorme y diez sillas de oficina, y el proveedor de siempre no responde desde el martes.',
          en: 'The firm is opening a new warehouse and has invited a crowd. Inside there are shelves, a great echo and ten office chairs, and the usual supplier has been silent since Tuesday.',
        },
        stakes: {
          es: 'Unos invitados sin dónde apoyar una copa se marchan antes del discurso.',
          en: 'Guests with nowhere to set down a glass leave before the speech.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Se casan en el campo de los abuelos, donde nunca ha cabido nada más que un tractor. Quieren luces entre los nogales y madera de verdad.',
          en: 'They are marrying in the grandparents’ field, which has never held more than a tractor. They want lights between the walnut trees and real wood.',
        },
        obstacle: {
          es: 'Lo que hay cerca es plástico blanco, y lo bonito viene de lejos con un pedido mínimo.',
          en: 'What can be had nearby is white plastic, and anything handsome comes from far off with a minimum order.',
        },
        hurt: {
          es: 'Al final se recorta la lista de invitados para que quepan en las sillas.',
          en: 'In the end guests are cut from the list to fit the chairs.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Organiza ferias para ayuntamientos y pide lo mismo cinco veces al año. Busca a quien conteste el mismo día y no cambie de modelo.',
          en: 'Somebody runs fairs for town councils and orders the same things all year. They want a supplier who answers the same day and keeps to one model.',
        },
        obstacle: {
          es: 'Cada casa tiene la mitad del pedido, y los portes se pagan dos veces.',
          en: 'Each firm has half of the order, and delivery is paid twice.',
        },
        hurt: {
          es: 'Una vez abrió con las mesas todavía en la autopista, y el alcalde estaba allí.',
          en: 'Once the doors opened with the tables still on the motorway, and the mayor was there.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'taburetes del garaje y una mesa de camping', en: 'garage stools and a camping table' },
        after: { es: 'todos sentados a la misma altura y a la sombra', en: 'everybody seated at one height and in the shade' },
      },
      {
        before: {
          es: 'tres proveedores, tres portes y tres horas distintas',
          en: 'three suppliers, three lorries and three different hours',
        },
        after: { es: 'un camión, una lista y una persona que responde', en: 'one lorry, one list and one person who answers' },
      },
    ],
    costDoubts: [
      {
        es: 'cada mantel se lava, se plancha y se guarda, y en la tarifa pesa lo mismo que si volviera limpio',
        en: 'every cloth gets washed, pressed and put away, and the rate treats it as though it came back clean',
      },
      {
        es: 'no figura el almacén que ocupan las piezas entre sábado y sábado ni el seguro del vehículo que las lleva',
        en: 'the store where the pieces wait between Saturdays is missing, as is insurance on the van that carries them',
      },
    ],
    rivalTests: [
      {
        es: 'Mirar en el catálogo rival qué piezas salen agotadas en tres sábados de temporada: lo que falta siempre es lo que conviene comprar.',
        en: 'Look through a rival’s catalogue for what shows as gone on three peak Saturdays, since whatever is always short is worth buying.',
      },
      {
        es: 'Ir a un montaje de la competencia como invitado, contar sillas cojas y manchas, y anotar a qué hora aparece quien recoge.',
        en: 'Go to an event the competition has supplied, count wobbly chairs and stains, and note what time the collectors appear.',
      },
    ],
    steps: [
      {
        es: ['Manda un plano o una foto del lugar', 'Elige entre montajes ya calculados', 'Confirma el número una semana antes'],
        en: ['Send a plan or a photo of the place', 'Choose among set-ups already worked out', 'Confirm numbers a week ahead'],
      },
      {
        es: ['Pasa por el almacén y toca las piezas', 'Firma la lista con la fianza', 'Recibe y devuelve en el mismo sitio'],
        en: ['Call at the store and handle the pieces', 'Sign the list with its deposit', 'Receive and return in the same spot'],
      },
    ],
    proofs: [
      {
        es: 'el inventario con foto, medidas y cantidad de cada pieza, y el certificado de las carpas',
        en: 'an inventory with a photo, measurements and the number of each piece, and the marquee certificates',
      },
      {
        es: 'el cronómetro de un montaje completo hecho por dos personas, del camión cerrado a la mesa puesta',
        en: 'the timed set-up of a whole party by two people, from closed van to laid table',
      },
    ],
    strains: [
      {
        es: 'La recogida del domingo se cruza con la entrega del lunes: lo que vuelve mojado o sucio no puede salir, y ya está prometido.',
        en: 'Sunday’s collection runs into Monday’s delivery, and whatever comes back wet or dirty cannot go out, though it is already promised.',
      },
      {
        es: 'Comprar más sillas parece la solución hasta que se mira el almacén: cada modelo nuevo pide sitio todo el año y trabaja veinte sábados.',
        en: 'More chairs look like the answer until the store is full, for each new model takes room all year and works only in season.',
      },
    ],
    risks: [
      {
        risk: { es: 'la furgoneta se avería el viernes', en: 'the van breaks down on a Friday' },
        hits: 'lost-sale',
        trigger: { es: 'un aviso en el salpicadero en plena temporada', en: 'a dashboard warning in high season' },
        response: {
          es: 'revisión antes de que arranque la temporada, alquiler pactado por horas y un conductor de reserva',
          en: 'a service before the season starts, a rental agreed by the hour and a spare driver',
        },
      },
      {
        risk: { es: 'cambia la moda de las bodas', en: 'wedding fashion moves on' },
        hits: 'sales',
        trigger: {
          es: 'una colección que sale la mitad que el año anterior',
          en: 'a range that goes out half as often as the year before',
        },
        response: {
          es: 'piezas lisas que se visten de otra manera y venta de lo gastado antes de que no valga nada',
          en: 'plain pieces that dress in another way, and worn ones sold while they still fetch something',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Se pide el inventario pieza por pieza, con lo que costó, lo que vale usada y cuántas veces tiene que salir para pagarse. Conviene llevarlo en una hoja y no de memoria.',
        en: 'The inventory is asked for piece by piece, with what it cost, what it fetches used and how often it must go out to pay for itself. Bring it on a sheet and not from memory.',
      },
      {
        es: 'El banco quiere ver fechas reservadas con señal, y separa las que son de un organizador que repite de las que vienen una vez.',
        en: 'A lender wants to see dates held by a deposit, and tells those of a planner who comes back from those that come once.',
      },
      {
        es: 'Preguntarán cómo se paga la cuota fuera de temporada: hay que enseñar lo que se aparta en temporada y qué se alquila cuando nadie se casa.',
        en: 'Expect to be asked what pays the instalment out of season, and show both what is put by in the busy months and what goes out when nobody is marrying.',
      },
    ],
    peaks: [
      {
        es: 'Se cuenta el material entero, se repara lo cojo y se fija un tope de salidas por fin de semana según furgonetas y manos, no según sillas.',
        en: 'All the stock is counted, whatever wobbles is mended, and the hires of a weekend are capped by vans and hands rather than chairs.',
      },
      {
        es: 'Las rutas se cierran por zonas, con entregas el jueves y recogidas el lunes allí donde el lugar lo permite.',
        en: 'Rounds are settled by area, with Thursday deliveries and Monday collections wherever the place allows it.',
      },
      {
        es: 'Con tiempo se acuerda con otra casa quién presta qué, y la lavandería confirma por escrito cuántos manteles admite cada lunes.',
        en: 'Who lends what is agreed with another firm in good time, and the laundry confirms in writing how many cloths it takes each Monday.',
      },
    ],
    troughs: [
      {
        es: 'Se ofrece a empresas, rodajes y ferias lo que espera en el almacén, por semanas y con un solo porte.',
        en: 'Whatever stands idle is offered to firms, film shoots and fairs, by the week and with one delivery.',
      },
      {
        es: 'Se lijan, barnizan y lavan las piezas por tandas, y se vende lo que no salió en toda la temporada.',
        en: 'Pieces are sanded, varnished and washed in batches, and anything that never went out all season is sold.',
      },
      {
        es: 'Se fotografía cada modelo montado y se visitan las fincas que abren fechas, con la lista de precios del año siguiente.',
        en: 'Each model is photographed set up, and venues opening their dates are visited with next year’s price list.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
