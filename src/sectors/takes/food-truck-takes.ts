import type { PackTakes } from '../pack-takes.ts';

export const foodTruckTakes: PackTakes = {
  packBuyers: { scenes: 'household', stories: 'household', contrasts: 'household', steps: 'household' },
  scenes: [
    {
      buyer: 'household',
      scene: {
        es: 'El torneo infantil empieza a las nueve y se juega hasta las tres. El bar del campo lleva cerrado desde las obras, el pueblo queda a veinte minutos a pie y en la grada hay doscientas familias sin desayunar.',
        en: 'The children’s tournament starts at nine and runs until three. The bar at the ground has been shut since the building work, the village is a twenty-minute walk, and two hundred families are in the stand without breakfast.',
      },
      stakes: {
        es: 'Media grada come galletas de una mochila y la otra media se va en el descanso; la final se juega casi sin público.',
        en: 'Half the stand eats biscuits out of a rucksack and the other half leaves at the interval, so the final is played to almost nobody.',
      },
    },
    {
      scene: {
        es: 'La fábrica de cerveza abre al público los jueves y no tiene cocina. A las nueve se va por la segunda jarra, alguien pregunta qué se cena y la respuesta es un cuenco de aceitunas.',
        en: 'The brewery opens its doors on Thursdays and has no kitchen. By nine people are on the second glass, somebody asks about supper, and the answer is a bowl of olives.',
      },
      stakes: {
        es: 'Con hambre nadie pide la tercera: el grupo se va a cenar a otra parte y la noche termina a la hora en que empezaba.',
        en: 'Nobody orders a third on an empty stomach; the group goes off to eat elsewhere, and the evening ends at the hour it was getting going.',
      },
    },
  ],
  stories: [
    {
      buyer: 'household',
      wish: {
        es: 'Acaba el turno cuando las cocinas ya han cerrado. Pide poco: algo recién hecho de camino a casa y no tener que encender nada al llegar.',
        en: 'The shift ends after the kitchens have closed. It is not much to ask: something cooked to order on the way home, and nothing to switch on there.',
      },
      obstacle: {
        es: 'A esa hora lo que hay es un microondas de autoservicio y un sándwich envuelto desde la mañana.',
        en: 'What is left at that hour is a self-service microwave and a sandwich wrapped since morning.',
      },
      hurt: {
        es: 'Se acuesta con el estómago en guerra, duerme a trozos y al día siguiente desayuna a la hora de comer.',
        en: 'Bed comes with a stomach at war and sleep comes in pieces, and breakfast next day is at lunchtime.',
      },
    },
    {
      wish: {
        es: 'Organiza la fiesta de la asociación con un presupuesto que cabe en un sobre. Quiere dar de comer a ciento veinte sin pedir la llave de ninguna cocina.',
        en: 'The association’s party has to be organised on a budget that fits in an envelope. The wish is to feed a hundred and twenty without borrowing the key to anybody’s kitchen.',
      },
      obstacle: {
        es: 'El servicio con camareros pide un mínimo que se lleva la orquesta, y los voluntarios del año pasado no quieren volver a ver una parrilla.',
        en: 'The firm with waiters has a minimum that swallows the band, and last year’s volunteers never want to see a barbecue again.',
      },
      hurt: {
        es: 'A las diez no queda comida, las familias se retiran y la música toca para quien recoge las sillas.',
        en: 'By ten the food is gone, the families go home, and the band plays to whoever is stacking the chairs.',
      },
    },
  ],
  contrasts: [
    {
      buyer: 'household',
      before: { es: 'una cola a ciegas que acaba en un «se ha terminado»', en: 'a blind queue that ends in “sold out”' },
      after: {
        es: 'una carta que se lee desde el final de la cola, con lo agotado ya tachado',
        en: 'a menu that can be read from the back of the queue, with what has gone crossed out',
      },
    },
    {
      before: { es: 'un cuarto de hora de coche para cenar caliente', en: 'a quarter of an hour in the car for a hot supper' },
      after: {
        es: 'algo recién hecho donde ya estaba la gente',
        en: 'something freshly made where people already were',
      },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por ticket supone comprar al por mayor, y buena parte del género acaba saliendo del supermercado más cercano',
      en: 'the cost per order assumes wholesale buying, and much of the food ends up coming from the nearest supermarket',
    },
    {
      es: 'el coste por ticket no suma el hielo comprado a pie de feria, los platos hechos por error ni la merma de cada traslado',
      en: 'the cost per order leaves out ice bought on the spot, plates made wrong and what spoils on every drive',
    },
  ],
  rivalTests: [
    {
      es: 'Fotografiar la carta de tres puestos del mismo recinto al abrir y otra vez al cerrar: lo tachado es lo que se vende, y lo rebajado, lo que sobró.',
      en: 'Photograph the menus of three trucks on the same ground at opening and again at closing; what is crossed out sells, and what is marked down was left over.',
    },
    {
      es: 'Seguir un mes en redes al puesto que más trabaja en la zona y marcar en un mapa dónde para cada día: los días en blanco son plazas libres o plazas que no pagan, y una llamada al organizador lo aclara.',
      en: 'Follow the busiest truck in the area online for a month and mark each day’s stop on a map. Blank days are pitches that stand free or do not pay, and one call to the organiser settles which.',
    },
  ],
  steps: [
    {
      buyer: 'household',
      es: ['Guarda el calendario de paradas', 'Elige mientras avanza la cola', 'Recoge cuando canten tu número'],
      en: ['Keep the calendar of stops', 'Choose while the queue moves', 'Collect when your number is called'],
    },
    {
      buyer: 'household',
      es: ['Pregunta qué se hace hoy', 'Di cómo lo quieres y sin qué', 'Recógelo recién hecho'],
      en: ['Ask what is being made today', 'Say how you want it and without what', 'Eat it freshly made'],
    },
    {
      buyer: 'business',
      es: [
        'Di fecha, sitio y cuántas personas comen',
        'Elige carta, horas y quién paga cada plato',
        'Ven a probarlo en una parada antes de firmar',
      ],
      en: [
        'Give date, place and how many will eat',
        'Choose menu, hours and who pays for each dish',
        'Come and try it at a stop before signing',
      ],
    },
  ],
  proofs: [
    {
      es: 'tres organizadores que prueben la carta y cedan después una plaza por escrito, con su fecha y su canon',
      en: 'three organisers who taste the menu and then grant a pitch in writing, with its date and its fee',
    },
    {
      es: 'dos días de ensayo en una cocina alquilada, con las raciones que salen por hora y las que hubo que tirar',
      en: 'two days’ rehearsal in a hired kitchen, with the portions turned out per hour and those that had to be thrown away',
    },
  ],
  strains: [
    {
      es: 'La víspera se va en picar, porcionar y cargar: cuando se abre la ventanilla la jornada lleva ya un día entero, y nadie lo ve desde la cola.',
      en: 'The day before goes on chopping, portioning and loading; by the time the hatch opens a whole day’s work is done, and none of it shows from the queue.',
    },
    {
      es: 'Dentro caben dos personas de perfil: mientras una cobra la otra no alcanza la nevera, y si falta una la cola avanza a la mitad.',
      en: 'Two people fit inside, sideways; while one takes the money the other cannot reach the fridge, and with one missing the queue moves at half speed.',
    },
  ],
  risks: [
    {
      risk: { es: 'el generador o el gas fallan con la cola formada', en: 'the generator or the gas gives out with a queue waiting' },
      hits: 'week',
      trigger: {
        es: 'la segunda parada del generador en un mes o la última bombona abierta',
        en: 'a second generator cut in a month, or the last cylinder opened',
      },
      response: {
        es: 'revisión antes de cada temporada y bombona llena siempre a bordo',
        en: 'a service before each season and a full cylinder always on board',
      },
    },
    {
      risk: { es: 'un evento con la mitad del público anunciado', en: 'an event with half the crowd that was announced' },
      hits: 'waste',
      trigger: {
        es: 'menos de la mitad de las entradas vendidas a una semana de la fecha',
        en: 'under half the tickets sold with a week to go',
      },
      response: {
        es: 'canon a porcentaje en lugar de fijo y cantidades cerradas la víspera',
        en: 'a percentage fee in place of a fixed one, and quantities settled the day before',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Llevar un calendario de tres meses con cada parada, lo que cuesta ocuparla y quién la ha confirmado: un negocio sin dirección fija dice antes que nada dónde va a estar.',
      en: 'Take a three-month calendar with each stop, what it costs to stand there and who has confirmed it: a business with no fixed address says first of all where it will be.',
    },
    {
      es: 'El vehículo es a la vez la cocina y la garantía, así que se pregunta su edad, quién certificó la instalación y qué valdría vendido. Conviene llevar la tasación, la inspección en vigor y el presupuesto de la reforma.',
      en: 'The vehicle is both kitchen and security, so its age comes up first, then who certified the fittings and what it would fetch. Take the valuation, the current roadworthiness test and the quote for the conversion.',
    },
    {
      es: 'Guardar el informe de caja de cada jornada, con lluvia y con sol, aunque todavía sea de unos días de ensayo: se quiere saber cómo se demostrará lo vendido en la calle.',
      en: 'Keep the till report for each day out, wet and dry alike, even if so far it covers only a few trial days: the question is how sales in the street will be shown.',
    },
  ],
  peaks: [
    {
      es: 'Las plazas y paradas del mes fuerte se piden por escrito con meses de margen: a quien llama la semana anterior le dan el rincón de los aseos.',
      en: 'Pitches and stops for the strong month are asked for in writing months ahead; whoever rings the week before gets the corner by the toilets.',
    },
    {
      es: 'Taller, gas y recambios se resuelven mientras aún hay días sin salir: un sábado parado en plena temporada no se recupera entre semana.',
      en: 'Garage, gas and spare parts are dealt with while there are still idle days, because a Saturday lost in full season is not won back midweek.',
    },
    {
      es: 'Se enseña a cobrar y a envasar a una segunda persona y se deja la carta en lo que sale deprisa; una cola larga es mal sitio para aprender.',
      en: 'A second person is taught to take money and pack, and the menu is cut to what leaves quickly; a long queue is a poor place to learn.',
    },
  ],
  troughs: [
    {
      es: 'Cuando la calle da poco se busca techo y cantidad cerrada: desayunos y comidas de empresa, patios de colegio, naves que celebran algo. Se ofrece antes de que el calendario se quede en blanco.',
      en: 'When the street yields little, the work is under a roof and for an agreed number: company breakfasts and lunches, school yards, warehouses with something to celebrate. The offer goes out before the calendar is blank.',
    },
    {
      es: 'Seguro, plaza de garaje y cuotas se bajan a lo mínimo que permita cada contrato, y se repara como es debido lo que se fue sujetando con alambre.',
      en: 'Insurance, garage space and instalments go down to the least each contract allows, and whatever was held together with wire gets a proper repair.',
    },
    {
      es: 'Las solicitudes de la temporada siguiente se rellenan con las cuentas de cada parada delante: se repite donde quedó dinero después del canon y el viaje, y lo demás se tacha.',
      en: 'Applications for next season are filled in with each stop’s accounts to hand: back to wherever money was left after the fee and the drive, and a line through the rest.',
    },
  ],
};
