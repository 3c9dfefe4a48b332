import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const foodTruckTradeTakes = {
  burger_truck: {
    packBuyers: { scenes: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'En el mercado nocturno huele a carne y nadie sabe cuál de los puestos la está haciendo. El más cercano la saca de una caja, la aplasta y la sirve gris.',
          en: 'The night market smells of meat, and nobody can tell which of the stalls is cooking it. The nearest takes one from a box, presses it flat and serves it grey.',
        },
        stakes: {
          es: 'Esa se come entera porque ya está pagada, y de vuelta se le dice a todo el mundo que allí no.',
          en: 'It is eaten because it is paid for, and on the way home everyone is told not to stop there.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'Acaba el torneo infantil y hay una docena de familias al borde del campo. El bar del polideportivo ha cerrado la cocina, y los niños discuten por la última bolsa de patatas.',
          en: 'A children’s tournament is over, with a dozen families by the pitch. The sports-ground bar has closed its kitchen, and there is squabbling over the last bag of crisps.',
        },
        stakes: {
          es: 'La copa la celebra cada uno en su coche, de camino a casa.',
          en: 'Everyone celebrates the cup in a car of their own, on the way home.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La empresa inaugura la nave un viernes y hay que dar de comer a ciento veinte de pie. El restaurante de al lado no sale a la calle, el servicio de banquetes pide manteles, y nadie quiere otra bandeja de canapés.',
          en: 'The firm opens its new building on a Friday, and a hundred and twenty people have to be fed standing up. The restaurant next door does not serve outside, the banqueting company wants tablecloths, and nobody can face another tray of canapés.',
        },
        stakes: {
          es: 'De una inauguración se recuerda qué se comió, y si no se comió, la hora a la que se fue la gente.',
          en: 'What is remembered of an opening is what was eaten, and if nothing was, the hour at which people left.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'en la cuenta están la carne y el pan, y no la cebolla que se quema esperando a la cola ni los panes abiertos que se endurecen al aire',
        en: 'meat and buns are in the sum; onions burnt while waiting for a queue, and opened buns gone hard in the air, are not',
      },
      {
        es: 'nadie carga a cada pieza su parte de hielo, de guantes y del depósito del recinto, que no siempre se recupera',
        en: 'nobody charges each burger its share of the ice, the gloves and the site deposit, which does not always come back whole',
      },
    ],
    strains: [
      {
        es: 'Quien cobra oye mal por la música y quien está en la plancha no ve la comanda: un pedido que se repite para la fila entera.',
        en: 'The music drowns the orders and whoever is at the griddle cannot read the slip; one order said twice holds up the whole line.',
      },
      {
        es: 'La nevera de a bordo admite una noche de género: si el concierto se llena no hay con qué reponer, y si llueve se vacía en la basura a la vuelta.',
        en: 'The fridge on board takes one night’s stock: on a full night there is nothing to refill it with, and on a wet one it is emptied into the bin back home.',
      },
    ],
  },
  coffee_van: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El turno de noche acaba en el hospital cuando aún no ha amanecido. La cafetería tiene la persiana a medias, las sillas encima de las mesas y un cartel que dice «vuelvo enseguida».',
          en: 'The night shift at the hospital ends before daybreak. The canteen has its shutter half down, its chairs on the tables and a card that says “back soon”.',
        },
        stakes: {
          es: 'Unos conducen hasta casa con los ojos que se cierran, y los que entran empiezan la ronda sin haber tragado nada.',
          en: 'One shift drives home with eyes closing, and the next begins its rounds with nothing inside.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'En el polígono los termos se abren dentro de los coches, con la calefacción puesta y la radio baja. Ir al bar más cercano es perder el sitio donde se aparcó.',
          en: 'On the industrial estate flasks are opened in parked cars, heater on and radio low. Going to the nearest bar means giving up the space.',
        },
        stakes: {
          es: 'La pausa se gasta a solas en el asiento, y se vuelve a la nave tan frío como se salió.',
          en: 'The break is spent alone behind a steering wheel and ends as cold as it began.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El rodaje empieza a las seis en un descampado y son treinta personas con frío. El termo de producción se acabó a la media hora, la gasolinera está a diez minutos, y el primer plano espera a quien fue a por vasos.',
          en: 'The shoot starts at six on waste ground, with thirty people in the cold. Production’s flask was empty within half an hour, the petrol station is ten minutes off, and the first shot waits for whoever went for cups.',
        },
        stakes: {
          es: 'Diez minutos de equipo parado cuestan más que un café para todos.',
          en: 'Ten minutes of idle crew cost more than coffee for everybody.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Monta un puesto en el mercado de madrugada y no puede dejarlo. Quiere que alguien pase con algo caliente antes del primer cliente.',
          en: 'Somebody setting up a market stall before dawn who cannot leave it. They would like a hot drink to come past before the first customer does.',
        },
        obstacle: {
          es: 'En el bar de la plaza hay cola, y cada minuto fuera es género sin vigilar.',
          en: 'The bar on the square has a queue, and every minute away is stock that nobody watches.',
        },
        hurt: {
          es: 'Cuando por fin hay un rato ya es media mañana, y las manos siguen heladas.',
          en: 'By the time there is a lull the morning is half gone, and the hands have not warmed up.',
        },
      },
      {
        wish: {
          es: 'Acompaña a alguien en urgencias y no sabe cuánto va a durar. Le bastarían dos minutos de aire y un vaso que caliente.',
          en: 'Somebody is keeping a relative company in the emergency ward, with no idea for how long. Two minutes of air and a warm cup would do.',
        },
        obstacle: {
          es: 'Lo que está abierto queda en la otra punta del recinto, y puede que llamen mientras tanto.',
          en: 'Whatever is open lies at the far end of the site, and the name may be called meanwhile.',
        },
        hurt: {
          es: 'La espera sigue en la silla de plástico, con la boca seca y contando baldosas.',
          en: 'So it is the plastic chair again, a dry mouth and the counting of floor tiles.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'un termo a solas dentro del coche', en: 'a flask alone in a parked car' },
        after: {
          es: 'dos minutos de pie con un café recién hecho y alguien que saluda',
          en: 'two minutes on one’s feet with fresh coffee and a good morning',
        },
      },
      {
        before: { es: 'una persiana a medias y un «vuelvo enseguida»', en: 'a half-lowered shutter and a “back soon”' },
        after: { es: 'un café hecho mientras se buscan las monedas', en: 'a coffee made while the coins are being found' },
      },
    ],
    costDoubts: [
      {
        es: 'se resta el grano que se sirve y no el que se purga en cada arranque, con la máquina fría y la primera hora corriendo',
        en: 'the beans that are served get taken off, and not those run through at each start, with the machine cold and the first hour ticking',
      },
      {
        es: 'la plaza, el hielo y la batería se pagan igual el día en que una huelga vacía el andén',
        en: 'pitch, ice and battery are paid for just the same on the day a strike empties the platform',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir un café en la máquina del andén y otro en el bar de la estación, medir desde la moneda hasta el primer sorbo y mirar cuántos se dejan a medias.',
        en: 'Order one coffee from the platform machine and one at the station bar, time each from coin to first sip, and see how many are left unfinished.',
      },
      {
        es: 'Mirar a las nueve las papeleras de la parada: los vasos tirados dicen de dónde viene el café y cuántos acabaron allí llenos.',
        en: 'Look into the bins at the stop around nine; the cups in them tell where the coffee came from and how many were thrown away full.',
      },
    ],
    steps: [
      {
        es: ['Di qué tren o qué turno es el tuyo', 'Explica una vez cómo lo tomas', 'Recógelo sin esperar'],
        en: ['Give your train or your shift', 'Say once how you take it', 'Pick it up without waiting'],
      },
      {
        es: ['Acércate a la ventanilla', 'Paga con monedas o acercando la tarjeta', 'Llévatelo con tapa y vuelve mañana'],
        en: ['Walk up to the hatch', 'Pay in coins or with a tap', 'Take it with a lid on and come back tomorrow'],
      },
    ],
    proofs: [
      {
        es: 'el permiso escrito del recinto y un recuento de quienes cruzan la puerta desde que abre hasta las nueve',
        en: 'written leave from the site and a count of who comes through the gate between opening and nine',
      },
      {
        es: 'una mañana de servicio grabada desde la acera, con los segundos que espera cada persona',
        en: 'one morning’s service filmed from the pavement, with the seconds each person waits',
      },
    ],
    strains: [
      {
        es: 'El agua limpia entra en bidones y la sucia sale en otros: quien se despista con el cambio sirve el último café a media mañana.',
        en: 'Clean water comes in drums and dirty water leaves in others; miss the change and the last coffee is served halfway through the morning.',
      },
      {
        es: 'Antes del primer vaso hay una hora que nadie ve, entre cargar, nivelar el suelo y esperar a que suba la presión, y si se retrasa ya ha pasado el tren bueno.',
        en: 'An hour goes by unseen before the first cup, what with loading, levelling the floor and waiting for pressure, and if it runs late the good train has gone.',
      },
    ],
    risks: [
      {
        risk: { es: 'otra furgoneta pide la misma parada', en: 'another van applies for the same stop' },
        hits: 'sales',
        trigger: { es: 'una solicitud nueva en el tablón del ayuntamiento', en: 'a new request on the council’s notice board' },
        response: {
          es: 'servicio todos los días laborables y exclusiva por escrito con el recinto',
          en: 'service every working day and exclusivity in writing from the site',
        },
      },
      {
        risk: { es: 'el calor aparta del vaso caliente', en: 'heat puts people off a hot cup' },
        hits: 'sales',
        trigger: { es: 'la primera semana en manga corta', en: 'the first week of short sleeves' },
        response: {
          es: 'café frío hecho de víspera y limonada en el mismo mostrador',
          en: 'cold brew made the day before and lemonade over the same counter',
        },
      },
    ],
  },
  churros_stall: {
    packBuyers: { steps: 'household' },
    scenes: [
      {
        scene: {
          es: 'Es domingo a mediodía y todo el mercado huele a fritura vieja. La niña señala el puesto, la madre mira el aceite, negro como un pozo, y tira de la mano.',
          en: 'It is Sunday noon, and the whole market smells of old frying. The girl points at the stall, her mother looks at the oil, black as a well, and pulls her along.',
        },
        stakes: {
          es: 'Un aceite cansado se nota hasta la cena, y la familia que pasó de largo avisa a otra.',
          en: 'Tired oil is felt until supper, and the family that walked past warns another.',
        },
      },
      {
        scene: {
          es: 'Ha salido el sol en la feria después de dos días de barro. Hay una multitud delante del puesto, una sola freidora y un chocolate tan claro que se ve el fondo del vaso.',
          en: 'The sun is out at the fair after two days of mud. There is a crowd before the stall, a single fryer, and chocolate so thin that the bottom of the cup shows.',
        },
        stakes: {
          es: 'Se espera media hora por algo que se come en tres bocados, y a la siguiente feria se va directamente a los columpios.',
          en: 'Half an hour goes on what is eaten in three bites, and at the next fair everybody heads straight for the rides.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Sale de trabajar de noche y vuelve andando por la plaza. Quiere algo crujiente que comer por el camino.',
          en: 'Somebody walking home across the square after a late shift. They want something crisp to eat on the way.',
        },
        obstacle: { es: 'A esa hora solo brillan las máquinas de refrescos.', en: 'At that hour nothing is lit but the drinks machines.' },
        hurt: {
          es: 'Se acuesta con hambre y se despierta a mediodía sin haber cenado ni desayunado.',
          en: 'Bed comes on an empty stomach, and noon arrives with neither supper nor breakfast inside.',
        },
      },
      {
        wish: {
          es: 'Va al mercado con los abuelos, como cada domingo. Quiere repetir el desayuno que tomaba allí en la infancia.',
          en: 'Sunday at the market with the grandparents, as every week. The wish is to have once more the breakfast of childhood.',
        },
        obstacle: {
          es: 'Los que se venden ahora salen de una bolsa y se calientan con aire.',
          en: 'What is sold now comes out of a bag and is heated with air.',
        },
        hurt: {
          es: 'El abuelo muerde uno, dice que están buenos y deja los demás en el papel.',
          en: 'The grandfather bites one, says they are good and leaves the others in the paper.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'un aceite negro y un «otro día» camino de casa', en: 'black oil and “another day” all the way home' },
        after: { es: 'masa hecha a la vista y un papel casi sin grasa', en: 'dough made in full view and hardly any grease on the paper' },
      },
      {
        before: { es: 'media hora de cola para tres bocados', en: 'half an hour’s queue for three bites' },
        after: { es: 'una docena recién frita que no llega al coche', en: 'a dozen straight from the fryer, gone before the car' },
      },
    ],
    costDoubts: [
      {
        es: 'se vigila la harina, que es lo que menos vale, y no el azúcar que se queda en la bandeja ni el papel de cada cucurucho',
        en: 'flour gets watched, the cheapest thing there, and not the sugar left in the tray or the paper of each cone',
      },
      {
        es: 'un remolque parado paga seguro, garaje y revisión del gas, y esos días sin feria también son de las raciones',
        en: 'a trailer standing idle pays for insurance, storage and the gas inspection, and those days without a fair belong to the portions too',
      },
    ],
    rivalTests: [
      {
        es: 'Comprar una ración a primera hora y otra a última en el puesto rival y comparar el color, lo que tardan en ablandarse y la grasa que queda en el papel.',
        en: 'Buy one portion early and one late from the rival stall, and compare the colour, how soon it goes soft and the grease left on the paper.',
      },
      {
        es: 'Ponerse enfrente una noche de fiesta y contar cuántos se van al ver la cola sin llegar a preguntar el precio.',
        en: 'Stand opposite on a festival night and count those who leave at the sight of the queue without asking the price.',
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: ['Di para cuántos es', 'Mira cómo caen al aceite', 'Paga y reparte sobre el papel'],
        en: ['Say how many it is for', 'Watch them drop into the oil', 'Pay and share them out on the paper'],
      },
      {
        es: ['Reserva para la fiesta del barrio o la comunión', 'Fija la hora y las docenas', 'Encuentra el puesto montado y friendo'],
        en: ['Book for the street party or the christening', 'Settle the hour and the dozens', 'Find the stall set up and frying'],
      },
    ],
    strains: [
      {
        es: 'La freidora tarda en recuperar el calor tras cada tanda: quien echa la masa antes vende grasa, y quien espera se queda sin cola.',
        en: 'The fryer needs time to win back its heat after each batch; pour too soon and what gets sold is grease, wait and the queue has gone.',
      },
      {
        es: 'Montar, encontrar toma de agua y nivelar se lleva media mañana, y recoger la noche del domingo otro tanto: entre una cosa y otra hay que vender.',
        en: 'Setting up, finding a tap and levelling take half a morning, and packing away on Sunday night as long again; the selling has to fit between.',
      },
    ],
  },
  latin_street_food: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El cartel dice «auténtico» y la bandeja trae queso amarillo, maíz de lata y una salsa que no pica. Quien creció con aquello le hace una foto para la familia y no se la termina.',
          en: 'The sign says “authentic”, and the tray holds yellow cheese, tinned corn and a sauce with no heat. Somebody who grew up on the real thing sends the family a photo and does not finish it.',
        },
        stakes: {
          es: 'Se pierde a quien sabe, que es quien traería a los demás, y los demás creen que aquello era todo.',
          en: 'Those who know are lost, and they were the ones to bring the rest, who believe that was all there was to it.',
        },
      },
      {
        scene: {
          es: 'En la oficina quieren comer algo distinto el viernes. Ganan los tacos por votación, el sitio del centro no reparte antes de las tres, y a la una hay diez personas mirando la nevera.',
          en: 'The office would like something different on Friday. Tacos win the vote, the place in town will not deliver before three, and at one o’clock ten people are gazing into the fridge.',
        },
        stakes: {
          es: 'El plan se cae por veinte minutos, y el viernes siguiente ya no lo propone nadie.',
          en: 'The plan fails by twenty minutes, and on the Friday after nobody brings it up.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Llegó de otro país hace años y guarda aquella cocina para las fiestas. Quiere pedirla en su acento un martes cualquiera.',
          en: 'Somebody who came from another country years ago and keeps its cooking for feast days. The wish is to order it, accent and all, on a plain Tuesday.',
        },
        obstacle: {
          es: 'Los ingredientes están a dos autobuses, y la salsa buena pide una tarde.',
          en: 'The ingredients are two buses away, and the proper sauce asks for an afternoon.',
        },
        hurt: {
          es: 'Los hijos crecen pidiendo otra cosa, y el sabor se queda en las llamadas de los domingos.',
          en: 'The children grow up asking for other things, and the taste lives on only in Sunday phone calls.',
        },
      },
      {
        wish: {
          es: 'Viajó una vez y volvió hablando de un puesto en una esquina. Quiere encontrarlo de nuevo sin hacer la maleta.',
          en: 'One trip, and years of talk about a stall on a corner. The wish is to find it again without packing a case.',
        },
        obstacle: {
          es: 'En el supermercado venden una caja con el sobre de especias dentro.',
          en: 'What the supermarket sells is a box with a packet of spices inside.',
        },
        hurt: {
          es: 'La tortilla se rompe, la salsa sabe a sobre y aquel viaje se deja de contar.',
          en: 'The tortilla breaks, the sauce tastes of the packet, and that trip stops being told.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'un cartel que dice «auténtico» y maíz de lata', en: 'a sign that says “authentic” and tinned corn' },
        after: { es: 'masa hecha en el momento y una salsa que avisa', en: 'dough shaped to order and a sauce that gives warning' },
      },
      {
        before: { es: 'diez personas mirando una nevera un viernes', en: 'ten people gazing into a fridge on a Friday' },
        after: {
          es: 'una bandeja para la oficina a su hora, con el picante aparte',
          en: 'a tray for the office on time, with the heat on the side',
        },
      },
    ],
    costDoubts: [
      {
        es: 'cada plato lleva hierbas frescas, lima y tres salsas que parecen adorno y se tiran enteras al cerrar',
        en: 'every plate carries fresh herbs, lime and three sauces that pass for garnish and are thrown out whole at closing',
      },
      {
        es: 'la masa se compra por kilos y se vende por piezas, y las que se rompen en la plancha no salen en la división',
        en: 'dough is bought by weight and sold by the piece, and those that tear on the griddle are not in the division',
      },
    ],
    strains: [
      {
        es: 'Montar un plato lleva siete gestos: con dos personas apretadas en el remolque, un pedido grande de oficina cierra la ventanilla diez minutos.',
        en: 'Putting one plate together takes seven movements, and with two people squeezed into a trailer a large office order shuts the hatch for ten minutes.',
      },
      {
        es: 'Los ingredientes vienen de un importador que reparte cuando llena el camión: si falta el maíz, en el mercado de abajo no hay nada que lo sustituya.',
        en: 'Ingredients come from an importer who delivers once the lorry is full; when the corn flour is missing, nothing at the local market will stand in for it.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
