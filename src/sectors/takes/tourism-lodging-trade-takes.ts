import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const tourismLodgingTradeTakes = {
  rural_house: {
    scenes: [
      {
        scene: {
          es: 'La casa del anuncio tenía chimenea y montañas. La chimenea es de adorno, las montañas se ven desde el tejado, y en la cocina hay cuatro platos para ocho personas.',
          en: 'The house in the advert had a fireplace and mountains. The fireplace is for show, the mountains can be seen from the roof, and the kitchen holds four plates for eight people.',
        },
        stakes: {
          es: 'El puente se va en bajar al pueblo a comprar lo que faltaba.',
          en: 'A long weekend goes on driving to the village for whatever was missing.',
        },
      },
      {
        scene: {
          es: 'Hace un mes que los niños no pisan tierra. El parque es de caucho, en casa de los abuelos hay tele, y el sábado acaba otra vez en el centro comercial.',
          en: 'It is a month since the children trod on earth. The playground is rubber, the grandparents have a television, and Saturday ends at the shopping centre again.',
        },
        stakes: {
          es: 'Se les promete el campo cada viernes, y ya han dejado de preguntar.',
          en: 'They are promised the country each Friday and have stopped asking.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Quieren enseñar a la niña de dónde sale el agua del río. Les basta una puerta que dé a la hierba.',
          en: 'They want to show their girl where a river begins. A door onto grass would be enough.',
        },
        obstacle: {
          es: 'Los anuncios dicen «entorno natural», y en el mapa hay una nave al lado.',
          en: 'The adverts say “natural setting”, and on the map there is a warehouse next door.',
        },
        hurt: {
          es: 'Pasan el fin de semana dentro, con la tele puesta, como en casa.',
          en: 'The weekend is spent indoors with the television on, as at home.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Llevan un mes terminando un proyecto y necesitan cinco días sin interrupciones. Quieren mesa, conexión y una cocina donde turnarse.',
          en: 'A project is a month from its end, and five days without interruptions are needed. The wish is for a table, a connection and a kitchen to take turns in.',
        },
        obstacle: {
          es: 'En la ficha pone «wifi», y nadie sabe decir a qué velocidad ni en qué habitación.',
          en: 'The listing says “wifi”, and nobody can tell how fast or in which room.',
        },
        hurt: {
          es: 'Al segundo día trabajan en el bar del pueblo, con el ruido de la máquina.',
          en: 'By the second day they are working in the village bar, to the noise of the coffee machine.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'nadie suma la leña de más, las sábanas que no vuelven blancas ni la comisión del portal que trajo la reserva',
        en: 'nobody adds the extra firewood, the sheets that never come back white or the commission of the site that sent the booking',
      },
      {
        es: 'una estancia de una noche se limpia igual que una de siete, y en la cuenta todas las noches parecen iguales',
        en: 'a stay of one night is cleaned like a stay of seven, and in the sum all nights look the same',
      },
    ],
    strains: [
      {
        es: 'Entre la salida de las doce y la entrada de las cuatro hay que dejar la casa como nueva, y quien limpia vive a media hora.',
        en: 'Between checkout at noon and arrivals at four the house must be made new again, and whoever cleans lives half an hour off.',
      },
      {
        es: 'Una tubería helada borra el puente entero: no hay otra habitación a la que mover a nadie.',
        en: 'One frozen pipe wipes out a whole long weekend; there is no other room to move people to.',
      },
    ],
  },
  small_hotel: {
    scenes: [
      {
        scene: {
          es: 'Viene por trabajo y mañana expone a las nueve. El apartamento no tiene mesa, la conexión pide un código que nadie ha mandado, y el desayuno más cercano abre a las diez.',
          en: 'Somebody is here on business and presents at nine tomorrow. The apartment has no table, the connection wants a code that nobody sent, and the nearest breakfast opens at ten.',
        },
        stakes: {
          es: 'Una reunión que costó meses se prepara encima de la cama, y se nota.',
          en: 'A meeting that took months to get is prepared on top of a bed, and it shows.',
        },
      },
      {
        scene: {
          es: 'Han reservado por las fotos: la bañera, la ventana, el balcón. La suya es la otra, la que da al patio de luces, y el portal contesta que las imágenes son orientativas.',
          en: 'The booking was made for the pictures, the bath, the window, the balcony. Theirs is the other kind, over the yard, and the website replies that images are only a guide.',
        },
        stakes: {
          es: 'El aniversario empieza con una reclamación y sigue con quién lo eligió.',
          en: 'An anniversary opens with a complaint and goes on to who chose the place.',
        },
      },
    ],
    stories: [
      {
        buyer: 'business',
        wish: {
          es: 'Viene cada mes dos noches por trabajo. Quiere que no le pregunten otra vez cómo se escribe su apellido.',
          en: 'Two nights a month in town for work. The wish is not to be asked again how the surname is spelt.',
        },
        obstacle: {
          es: 'En los apartamentos no hay nadie, y en la recepción grande hay alguien distinto cada vez.',
          en: 'In the apartments there is nobody, and at the big front desk there is somebody different each time.',
        },
        hurt: {
          es: 'Deshace la maleta sobre la cama y cena de la máquina del pasillo.',
          en: 'The case is unpacked on the bed, and supper comes from the machine in the corridor.',
        },
      },
      {
        wish: {
          es: 'Acompañan a una hija a su primer examen lejos de casa. Quieren dormir cerca y desayunar temprano.',
          en: 'A daughter has her first exam away from home, and her parents come along. They want to sleep nearby and have breakfast early.',
        },
        obstacle: {
          es: 'Cerca no queda nada, y lo que queda sirve el desayuno a partir de las nueve.',
          en: 'Nothing is left nearby, and what is left serves breakfast from nine.',
        },
        hurt: {
          es: 'Entra al examen con un zumo de máquina y el estómago en un puño.',
          en: 'She goes in on a carton of juice, with her stomach in a knot.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el desayuno se calcula por habitación y se sirve por persona, y lo que queda en el bufé a las once ya se había pagado',
        en: 'breakfast is worked out by the room and served by the head, and whatever is left on the buffet at eleven was paid for already',
      },
      {
        es: 'hay toallas que se van, duchas que gotean y un colchón que alguien quemó, y ninguna noche en concreto responde de ello',
        en: 'towels leave, showers drip and a mattress got burnt, and no night in particular answers for any of it',
      },
    ],
    steps: [
      {
        es: ['Llama y cuenta a qué vienes', 'Elige entre la tranquila y la de la calle', 'Deja la maleta aunque sea temprano'],
        en: ['Ring and say what brings you', 'Choose between the quiet room and the one on the street', 'Leave the case, however early'],
      },
      {
        es: ['Di a qué hora llegas', 'Encuentra la llave y la luz encendida', 'Paga al irte, con la factura ya hecha'],
        en: ['Say when you arrive', 'Find the key and the light on', 'Pay on leaving, with the invoice made out'],
      },
    ],
    strains: [
      {
        es: 'De noche basta una persona y tiene que ser la que sabe de todo: la llave perdida, la caldera, el huésped que no encuentra la cama.',
        en: 'At night one person is enough and has to be the one who can do it all: the lost key, the boiler, the guest who cannot find the room.',
      },
      {
        es: 'Las habitaciones que se venden primero son las pocas que tienen vistas, y las otras se explican por teléfono o se rebajan.',
        en: 'The rooms that go first are the few with a view; the others are explained over the phone or marked down.',
      },
    ],
  },
  hostel: {
    scenes: [
      {
        scene: {
          es: 'Sale a las seis para el sendero y el desayuno empieza a las ocho. En el hotel le ofrecen una bolsa con una manzana, y en la habitación de diez alguien ha puesto el despertador a las cuatro y no lo oye.',
          en: 'The trail starts at six and breakfast at eight. The hotel offers a bag with an apple in it, and in a room of ten somebody has set an alarm for four and does not hear it.',
        },
        stakes: {
          es: 'Quien camina con hambre y sin dormir abandona la etapa, y con ella las tres noches que venían detrás.',
          en: 'Walking hungry and unslept, people give up the stage, and with it the nights booked further on.',
        },
      },
      {
        scene: {
          es: 'Un instituto trae a cuarenta alumnos a la ciudad. Los hoteles los reparten en tres plantas, el albergue grande no tiene dónde cenar, y la profesora pasa la primera noche sentada en un pasillo.',
          en: 'A school brings a coachload to the city. The hotels spread them over three floors, the big hostel has nowhere to eat, and the teacher spends the first night sitting in a corridor.',
        },
        stakes: {
          es: 'Si vuelven agotados, el viaje del curso siguiente no lo firma nadie.',
          en: 'If they go home exhausted, nobody signs for next year’s trip.',
        },
      },
    ],
    steps: [
      {
        es: ['Manda un mensaje con la hora de llegada', 'Deja tus cosas en la taquilla', 'Conoce a los demás huéspedes'],
        en: ['Send a message with your time of arrival', 'Leave your things in the locker', 'Meet the other guests'],
      },
      {
        es: ['Reserva el cuarto entero para tu grupo', 'Manda la lista de literas', 'Recibe una sola llave y una sola factura'],
        en: ['Book the whole room for your group', 'Send the list of bunks', 'Get one key and one invoice'],
      },
    ],
    contrasts: [
      {
        before: { es: 'un despertador ajeno a las cuatro', en: 'somebody else’s alarm at four' },
        after: {
          es: 'una litera con cortina, luz propia y silencio con horario',
          en: 'a bunk with a curtain, a lamp and quiet hours that are kept',
        },
      },
      {
        before: { es: 'una habitación de diez y alguien que llega a las tres', en: 'a room of ten and somebody who comes in at three' },
        after: { es: 'una noche de un tirón y la cena a la misma mesa', en: 'a night slept through and supper at one table' },
      },
    ],
    costDoubts: [
      {
        es: 'la litera se vende barata y el termo, la lavadora y el baño trabajan como los de un hotel lleno',
        en: 'a bunk sells cheap, while boiler, washing machine and bathroom work like those of a full hotel',
      },
      {
        es: 'las plazas que bloquea un grupo y suelta la semana anterior no se vuelven a vender',
        en: 'beds that a group holds and lets go the week before are not sold again',
      },
    ],
    stories: [
      {
        wish: {
          es: 'Viaja por primera vez sin nadie. Quiere dormir en un sitio donde llegar por la noche no dé miedo.',
          en: 'A first journey alone. The wish is for a place where arriving after dark is not frightening.',
        },
        obstacle: {
          es: 'En las fotos no se ve ni la calle ni quién abre.',
          en: 'The pictures show neither the street nor who opens the door.',
        },
        hurt: {
          es: 'Reserva un hotel que no puede pagar y cena en la cama.',
          en: 'A hotel beyond the budget is booked, and supper is eaten in bed.',
        },
      },
      {
        wish: {
          es: 'Trabaja con un ordenador y cambia de ciudad cada mes. Busca una mesa, una contraseña y alguien que salude por su nombre.',
          en: 'Somebody who works from a laptop and changes city every month. A table, a password and a person who knows their name would do.',
        },
        obstacle: {
          es: 'Los apartamentos piden un mes, y los cafés miran el reloj.',
          en: 'Flats want a month, and cafés watch the clock.',
        },
        hurt: {
          es: 'Al cuarto día ha hablado con la cajera del supermercado y con nadie más.',
          en: 'By day four there has been a word with the supermarket cashier and with nobody else.',
        },
      },
    ],
    strains: [
      {
        es: 'El límite está en el agua caliente y no en las camas: la ducha de las siete la quieren todos, y el termo da para la mitad.',
        en: 'Hot water is the limit, before beds are; everyone wants the seven o’clock shower, and the tank is good for half of them.',
      },
      {
        es: 'Una noche ruidosa la pagan los que duermen, y son ellos los que escriben la reseña antes del desayuno.',
        en: 'One noisy night is paid for by the sleepers, and they are the ones who write the review before breakfast.',
      },
    ],
  },
  campsite: {
    scenes: [
      {
        scene: {
          es: 'Llegan con la autocaravana recién comprada y el depósito lleno. La plaza tiene raíces, el enchufe queda a veinte metros, la manguera no rosca, y los de al lado miran la maniobra sentados.',
          en: 'They arrive in a newly bought motorhome with the tank full. The pitch has roots, the socket is across the way, the hose does not screw on, and the neighbours watch the manoeuvre from their chairs.',
        },
        stakes: {
          es: 'La primera noche decide si aquello se usa diez veces o se pone en venta.',
          en: 'The first night settles whether the thing is used ten times or put up for sale.',
        },
      },
      {
        scene: {
          es: 'Es la una y cantan a tres tiendas de distancia. Alguien se levanta, vuelve, se pone la almohada encima, y en la caseta de la entrada la luz está apagada.',
          en: 'It is one in the morning, and there is singing three tents away. Somebody gets up, comes back, puts the pillow over their head, and in the gatehouse the light is off.',
        },
        stakes: {
          es: 'Se marcha quien quería dormir, y el verano siguiente solo vuelven los que cantaban.',
          en: 'Those who wanted sleep leave, and next summer only the singers return.',
        },
      },
    ],
    steps: [
      {
        es: ['Di qué vehículo llevas y cuánto mide', 'Entra guiado hasta tu sitio', 'Instálate y pregunta lo que necesites'],
        en: ['Say what you drive and how long it is', 'Be guided to your place', 'Settle in and ask for whatever you need'],
      },
      {
        es: ['Elige parcela lejos o cerca del ruido', 'Deja el ruido para las horas del día', 'Deja la parcela como la encontraste'],
        en: ['Choose a pitch far from the noise or near it', 'Keep to the quiet hours', 'Leave the pitch as you found it'],
      },
    ],
    contrasts: [
      {
        before: { es: 'una manguera que no rosca y vecinos que miran', en: 'a hose that will not screw on and neighbours who watch' },
        after: {
          es: 'una parcela llana, el agua a un paso y alguien que dirige la maniobra',
          en: 'a level pitch, water at hand and somebody to guide the wheels in',
        },
      },
      {
        before: { es: 'canciones a la una y una caseta a oscuras', en: 'singing at one and an unlit gatehouse' },
        after: {
          es: 'silencio a medianoche y una linterna que pasa a comprobarlo',
          en: 'quiet at midnight and a torch that comes round to check',
        },
      },
    ],
    costDoubts: [
      {
        es: 'cada farola, cada poda y cada metro de camino son de todo el año, y las noches que los pagan caben en unas semanas',
        en: 'every lamp, every pruning and every yard of track belongs to the whole year, and the nights that pay for them fit into a few weeks',
      },
      {
        es: 'la parcela se alquila por tienda y el baño lo usan también las visitas',
        en: 'the pitch is let by the tent, and the showers are used by visitors as well',
      },
    ],
    stories: [
      {
        wish: {
          es: 'Su perro no entra en ningún hotel y ellos no se van sin él. Quieren dormir los tres bajo el mismo techo, aunque sea de tela.',
          en: 'No hotel takes the dog, and they will not leave without him. The wish is for all three to sleep under one roof, canvas if need be.',
        },
        obstacle: {
          es: 'Donde los admiten es junto a la basura, y con correa corta.',
          en: 'Where he is allowed it is beside the bins, on a short lead.',
        },
        hurt: {
          es: 'Se turnan para cenar, uno dentro y otro en el coche.',
          en: 'Supper is taken in turns, one inside and one in the car.',
        },
      },
      {
        wish: {
          es: 'Acampaban aquí en la infancia y traen por primera vez a sus hijos. Buscan el mismo pino.',
          en: 'Childhood summers were spent here, and now there are children to bring. They are looking for the same pine tree.',
        },
        obstacle: {
          es: 'El plano nuevo tiene números y avenidas, y nadie sabe cuál era.',
          en: 'The new map has numbers and avenues, and nobody knows which it was.',
        },
        hurt: {
          es: 'Plantan la tienda en cualquier sitio y cuentan la historia mirando hacia otro lado.',
          en: 'The tent goes up anywhere, and the story gets told facing the wrong way.',
        },
      },
    ],
    strains: [
      {
        es: 'Un domingo de temporada salen unos y entran otros a la vez por la misma barrera, y quien la levanta es también quien cobra.',
        en: 'On a peak Sunday some leave and others arrive at once through a single barrier, and whoever lifts it also takes the money.',
      },
      {
        es: 'La tormenta pide gente justo cuando se suspende todo lo demás: zanjas, cuadros de luz, familias que piden techo a medianoche.',
        en: 'A storm wants hands just when everything else is called off, for ditches, fuse boxes and families asking for a roof at midnight.',
      },
    ],
  },
  glamping: {
    scenes: [
      {
        scene: {
          es: 'Le prometió dormir en el campo y ella contestó que con baño. En la casa rural hay que compartir la cocina con otras dos parejas, en el camping se oye la cremallera del vecino, y la fecha es el sábado.',
          en: 'He promised a night in the country, and she said with a bathroom. The guesthouse means sharing a kitchen with two other couples, at the campsite one hears the next tent’s zip, and the date is Saturday.',
        },
        stakes: {
          es: 'Se cena donde siempre, y lo del campo se queda para otro año, como el anterior.',
          en: 'It is dinner at the usual place, and the country is put off another year, like last.',
        },
      },
      {
        scene: {
          es: 'Los niños han visto una casa en un árbol en un cuento y no hablan de otra cosa. La que se alquila está a cuatro horas, tiene escalera de mano y una norma de no correr.',
          en: 'The children saw a tree house in a storybook and talk of nothing else. The one for hire is hours away, with a ladder and a rule against running.',
        },
        stakes: {
          es: 'A esa edad los veranos con cabaña se cuentan con una mano, y este ya se acaba.',
          en: 'Summers of an age for tree houses are counted on one hand, and this one is nearly over.',
        },
      },
    ],
    steps: [
      {
        es: ['Cuenta qué celebras', 'Elige cabaña y hora de llegada', 'Llega y olvídate del teléfono'],
        en: ['Say what you are celebrating', 'Choose a cabin and an hour to arrive', 'Arrive and forget the phone'],
      },
      {
        es: ['Mira el tiempo y reserva', 'Sigue las luces del camino', 'Encuentra el desayuno en la puerta'],
        en: ['Look at the forecast and book', 'Follow the lights along the path', 'Find breakfast at the door'],
      },
    ],
    contrasts: [
      {
        before: { es: 'la cremallera del vecino a medianoche', en: 'the next tent’s zip at midnight' },
        after: { es: 'un bosque que se oye y una puerta que cierra', en: 'a wood to listen to and a door that shuts' },
      },
      {
        before: { es: 'una fecha aplazada otro año más', en: 'a date put off one year more' },
        after: { es: 'una mañana con niebla, manta y café en los escalones', en: 'a misty morning, a blanket and coffee on the steps' },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Quiere pedirle algo y no en un restaurante. Busca un sitio sin nadie alrededor y con dónde encender un fuego.',
          en: 'There is a question to ask, and not in a restaurant. What is needed is a place with nobody around and somewhere to light a fire.',
        },
        obstacle: {
          es: 'Las cabañas bonitas están en otra región, y la cercana comparte la terraza.',
          en: 'The pretty cabins are in another region, and the near one shares its terrace.',
        },
        hurt: {
          es: 'El anillo vuelve a casa en el bolsillo por segunda vez.',
          en: 'The ring goes home in its pocket for the second time.',
        },
      },
      {
        buyer: 'parent',
        wish: {
          es: 'Sus hijos nunca han dormido lejos de un enchufe. Quieren una noche de linternas que termine en una cama seca.',
          en: 'Their children have never slept far from a socket. They want a night of torches that ends in a dry bed.',
        },
        obstacle: {
          es: 'La tienda prestada no cierra, y la previsión cambia cada hora.',
          en: 'The borrowed tent will not close, and the forecast changes by the hour.',
        },
        hurt: {
          es: 'Montan el campamento en el salón y lo recogen antes de la merienda.',
          en: 'Camp is pitched in the living room and cleared away before tea.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'cada cabaña tiene su fosa, su cuadro de luz y su llave, y lo que en un hotel se arregla en un pasillo aquí pide una tarde por cada una',
        en: 'each cabin has its own tank, fuse box and key, and what a hotel mends in one corridor takes an afternoon apiece',
      },
      {
        es: 'los detalles que se fotografían, la fruta, las velas, la manta buena, se reponen en cada llegada y a veces se marchan en la maleta',
        en: 'the touches that get photographed, fruit, candles, the good blanket, are replaced at each arrival and sometimes leave in a suitcase',
      },
    ],
    strains: [
      {
        es: 'Todos quieren el viernes y el sábado: el lunes se lava, el martes se repara, y el miércoles el campo sigue igual de bonito y vacío.',
        en: 'All want Friday and Saturday; Monday is for washing, Tuesday for repairs, and on Wednesday the country is just as pretty and nobody is in it.',
      },
      {
        es: 'La naturaleza que se vende también trabaja en contra: ratones bajo la tarima, hojas en el canalón y una rama que cae donde no debe.',
        en: 'The nature being sold works against it too, with mice under the deck, leaves in the gutter and a branch that falls where it should not.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
