import type { PackTakes } from '../pack-takes.ts';

export const cafeRestaurantTakes: PackTakes = {
  packBuyers: { stories: 'household' },
  scenes: [
    {
      scene: {
        es: 'A mediodía llega quien decide el pedido del año y nadie ha reservado. Donde se puede hablar, la comida dura dos horas; donde sirven pronto, hay que repetir cada frase, y el tren de vuelta sale a las cuatro.',
        en: 'At noon the person who decides the year’s order arrives, and nobody has booked. Where talk is possible lunch takes two hours; where service is quick every sentence has to be said twice, and the train back leaves at four.',
      },
      stakes: {
        es: 'Lo que debía decirse entre plato y plato acaba en un correo, y por correo nadie es tan franco.',
        en: 'What should have been said between courses ends up in an email, and nobody is as frank in an email.',
      },
    },
    {
      scene: {
        es: 'El viernes se despide a alguien del equipo y son nueve. Una persona no come carne, otra viene con muletas, y de los tres sitios a los que se llama, dos no descuelgan y el tercero dice que nueve no caben.',
        en: 'Somebody is leaving the team on Friday and there are nine for lunch. One eats no meat, another is on crutches, and of the three places rung two do not pick up and the third has no room for nine.',
      },
      stakes: {
        es: 'Se acaba comiendo en dos mesas separadas, y quien se marcha recuerda sobre todo a los que le tocaron lejos.',
        en: 'They end up at two separate tables, and the one who is leaving remembers chiefly who sat at the other.',
      },
    },
    {
      buyer: 'visitor',
      scene: {
        es: 'Son las tres, llevan toda la mañana andando y en la plaza hay una carta con fotos en seis idiomas. La calle de detrás huele bien y no tiene cartel; miran el móvil, miran la puerta y acaban bajo una sombrilla con el nombre de un refresco.',
        en: 'It is three o’clock, they have walked all morning, and the square offers a menu with photographs in six languages. The street behind smells good and has no sign; they look at the phone, look at the door and end up under a parasol with the name of a soft drink.',
      },
      stakes: {
        es: 'Se come una vez en cada ciudad, y de esa vez se vuelve contando lo que costó el agua.',
        en: 'One meal is eaten in each town, and what gets told back home is the price of the water.',
      },
    },
  ],
  stories: [
    {
      buyer: 'household',
      wish: {
        es: 'Come sin compañía casi todos los días desde que la casa se quedó grande. No busca charla; le basta con que alguien note si un martes no aparece.',
        en: 'Most meals have been eaten alone since the house grew too big. Talk is not the point; it would be enough for somebody to notice a missed Tuesday.',
      },
      obstacle: {
        es: 'La mesa para una sola persona es siempre la de al lado del baño, y hay que dejarla libre en cuanto entra una pareja.',
        en: 'The table for one is always the one beside the toilets, wanted back as soon as a couple walks in.',
      },
      hurt: {
        es: 'Empieza a comer de pie en la cocina, cada día un poco antes y un poco peor.',
        en: 'Eating standing up in the kitchen becomes the habit, a little earlier and a little worse each day.',
      },
    },
    {
      wish: {
        es: 'Antes de sentarse pregunta siempre lo mismo: qué lleva la salsa. Quiere pedir como los demás, sin examen previo.',
        en: 'Before sitting down they always ask the same thing: what is in the sauce. They want to order like everybody else, with no examination first.',
      },
      obstacle: {
        es: 'Quien atiende promete consultarlo en la cocina y vuelve con un «creo que no».',
        en: 'Whoever is serving promises to ask the kitchen and comes back with “I don’t think so”.',
      },
      hurt: {
        es: 'Acaba con una ensalada delante, y a la cena siguiente le resulta más fácil decir que no puede ir.',
        en: 'They end up with a salad, and next time it is simpler to say that the evening is already taken.',
      },
    },
    {
      buyer: 'visitor',
      wish: {
        es: 'Pasa dos días en la ciudad y tiene cuatro comidas. Quiere gastarlas donde coma alguien de aquí.',
        en: 'Somebody with two days in the city and four meals. They want to spend them where people from here eat.',
      },
      obstacle: {
        es: 'Las listas de internet repiten los mismos diez sitios, y en los diez hay cola de gente con la misma lista.',
        en: 'Lists online repeat the same ten places, and at all ten there is a queue of people holding the same list.',
      },
      hurt: {
        es: 'Acaba en una cadena que también tiene en su calle, con los pies doloridos y la guía cerrada.',
        en: 'It ends in a chain they also have at home, with sore feet and the guidebook shut.',
      },
    },
  ],
  contrasts: [
    {
      before: {
        es: 'una ronda por cuatro puertas con la carta en letra pequeña',
        en: 'a round of four doorways with the menu in small print',
      },
      after: {
        es: 'lo que hay hoy sabido a las once y un sitio guardado con nombre',
        en: 'today’s dishes known by eleven and a place held under a name',
      },
    },
    {
      before: { es: 'una cuenta pedida tres veces con el abrigo puesto', en: 'a bill asked for three times with coats already on' },
      after: {
        es: 'la cuenta en la mesa cuando se pide y sin nada que discutir',
        en: 'the bill on the table when asked for, with nothing in it to dispute',
      },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por ticket se hace con el peso que llega en la caja, y limpio el pescado y pelada la verdura queda mucho menos',
      en: 'the cost per cover is taken from the weight delivered, and far less is left once fish is cleaned and vegetables peeled',
    },
    {
      es: 'el coste por ticket olvida el pan, el aceite y las servilletas, que nadie pide y todas las mesas gastan',
      en: 'the cost per cover forgets bread, oil and napkins, which nobody orders and every table gets through',
    },
  ],
  rivalTests: [
    {
      es: 'Llamar a las doce a los tres locales más cercanos y pedir mesa para cinco ese mismo día: apuntar quién descuelga, tras cuántos tonos y qué hora ofrece.',
      en: 'Ring the three nearest places at noon and ask for a table for five that same day, noting who picks up, after how many rings, and what hour they offer.',
    },
    {
      es: 'Leer las últimas treinta reseñas de dos estrellas del rival y hacer dos montones, las que hablan del plato y las que hablan de la espera: el más alto dice por dónde entrar.',
      en: 'Read the rival’s last thirty two-star reviews and sort them into two piles, those about the food and those about the wait; the taller pile says where the opening is.',
    },
  ],
  steps: [
    {
      es: ['Mira lo que hay hoy antes de salir', 'Pide que te guarden sitio', 'Paga cuando te vayas'],
      en: ['See what is on today before you set out', 'Have a place kept for you', 'Pay as you leave'],
    },
    {
      es: ['Di cuántas personas vienen y qué no comen', 'Llega a la hora apalabrada', 'Cuéntanos qué repetirías'],
      en: ['Say how many are coming and what they do not eat', 'Turn up at the hour agreed', 'Tell us what you would have again'],
    },
  ],
  proofs: [
    {
      es: 'una noche de prueba con quince comensales sin parentesco que paguen, y lo que vuelve en cada plato anotado',
      en: 'a trial night with fifteen paying guests, none of them relations, and what each plate brought back written down',
    },
    {
      es: 'diez recetas con gramos y alérgenos por escrito, hechas por dos personas y probadas sin saber por cuál',
      en: 'ten recipes with grams and allergens written down, made by two people and tasted without knowing which',
    },
  ],
  strains: [
    {
      es: 'La sala se puede llenar y la cocina sigue teniendo los mismos metros: la última comanda espera detrás de todas, y el fregadero decide cuándo vuelve a haber platos.',
      en: 'The room can fill up but the kitchen stays the size it was: the last order waits behind all the others, and the sink decides when there are plates again.',
    },
    {
      es: 'Quien compra a las siete, cocina a mediodía y cuadra la caja a medianoche es la misma persona, y la semana en que enferma no hay persiana que se levante.',
      en: 'The one who buys at seven, cooks at noon and counts the till at midnight is a single person, and in a week of flu the shutter stays down.',
    },
  ],
  risks: [
    {
      risk: { es: 'una mala racha de reseñas', en: 'a bad run of reviews' },
      hits: 'sales',
      trigger: { es: 'tres notas bajas en un mes por el mismo motivo', en: 'three low ratings in a month for one and the same reason' },
      response: {
        es: 'corregir primero el motivo y contestar después, con nombre y en dos días',
        en: 'put the cause right first, then reply by name within two days',
      },
    },
    {
      risk: { es: 'quejas del vecindario por humo o por ruido', en: 'neighbours complaining of smoke or noise' },
      hits: 'sales',
      trigger: {
        es: 'la segunda llamada de la misma vivienda o una visita de inspección',
        en: 'a second call from one household, or a visit from an inspector',
      },
      response: {
        es: 'medir ruido y extracción antes de abrir y pactar la hora de recoger',
        en: 'measure noise and extraction before opening, and agree an hour for clearing up',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Llevar el contrato del local, o su borrador, con los años que quedan, lo que sube cada uno y si el uso permite lo que se va a servir: los bancos que prestan a la hostelería empiezan por ahí.',
      en: 'Take the lease, or its draft, marked with the years left, what each adds and whether the premises may serve what is planned: anyone who lends to bars and kitchens begins there.',
    },
    {
      es: 'Preparar una ficha de lo que más se vende, con gramos, minutos y el albarán grapado: lo que cuesta de verdad se comprueba antes que nada.',
      en: 'Prepare a card for the biggest seller, with grams, minutes and the delivery note stapled on: what it really costs is checked before anything else.',
    },
    {
      es: 'Tener hecho un cuadro de turnos con los sueldos completos y el nombre de quien sabría llevar la cocina o la barra el día que falte quien emprende.',
      en: 'Have a rota with full wage costs and the name of whoever could run the kitchen or the counter on the day the owner cannot.',
    },
  ],
  peaks: [
    {
      es: 'El refuerzo se contrata con margen para que aprenda en un día flojo: quien se estrena con el local lleno rompe más de lo que sirve.',
      en: 'Extra hands are taken on early enough to learn on a slack day, since whoever starts with a full house breaks more than they serve.',
    },
    {
      es: 'Cámaras y máquinas pasan la revisión cuando todavía sobran mesas: con la temporada encima, el técnico cobra urgencia y aparece el lunes.',
      en: 'Fridges and machines are serviced while there are still tables free; in the thick of the season the engineer charges for urgency and turns up on Monday.',
    },
    {
      es: 'La oferta se acorta para el mes grande: cada referencia que sale de ella son minutos que ganan las demás y género que no se compra a precio de víspera.',
      en: 'The menu is shortened for the big month: each line dropped gives minutes to the rest and is one thing fewer to buy at the last moment’s price.',
    },
  ],
  troughs: [
    {
      es: 'El mes flojo sirve para las vacaciones del equipo y para pintar: se cierran días enteros, que ahorran turnos, y no horas sueltas, que solo confunden a quien viene.',
      en: 'The slack month is for staff holidays and a coat of paint: whole days are closed, which saves shifts, and not odd hours, which only confuse whoever comes.',
    },
    {
      es: 'Con medio local vacío se ensayan recetas y se pesan de nuevo las de siempre; los gramos que aparezcan ahí se ganan el resto del año.',
      en: 'With half the place empty, recipes are tried out and the old ones weighed again; the grams that come to light there are earned for the rest of the year.',
    },
    {
      es: 'El pedido baja antes que las ventas: con cada proveedor se acuerda la entrega mínima, y el congelador se vacía en lugar de llenarse.',
      en: 'Orders come down ahead of sales: a minimum order is agreed with each supplier, and the freezer is emptied instead of filled.',
    },
  ],
};
