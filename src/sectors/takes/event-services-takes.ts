import type { PackTakes } from '../pack-takes.ts';

export const eventServicesTakes: PackTakes = {
  packBuyers: { scenes: 'household', stories: 'household' },
  scenes: [
    {
      buyer: 'household',
      scene: {
        es: 'La mitad de los invitados viene en avión y pregunta dónde dormir; la otra mitad, si habrá autobús de vuelta. Quien invita contesta desde el trabajo, con una hoja de cálculo que va por la tercera versión.',
        en: 'Half the guests are flying in and ask where to sleep; the other half want to know about a bus home. Whoever is hosting replies from work, out of a spreadsheet now in its third version.',
      },
      stakes: {
        es: 'La fiesta se vuelve un segundo empleo, y a la fecha se llega con sueño y con cuatro enfados sin resolver.',
        en: 'The party becomes a second job, and the date arrives on too little sleep and with four quarrels unsettled.',
      },
    },
    {
      buyer: 'household',
      scene: {
        es: 'La visita al salón dura veinte minutos y termina en una hoja con tres menús, uno más caro solo por el nombre. A la pregunta de quién estará allí a las dos de la madrugada responden con el número de la centralita.',
        en: 'The tour of the venue takes twenty minutes and ends in a sheet with three menus, one of them dearer only for its name. Asked who will be there at two in the morning, they give the number of the switchboard.',
      },
      stakes: {
        es: 'Lo que no se escribió reaparece como suplemento, y para entonces las invitaciones ya se han enviado.',
        en: 'Whatever was not written down returns as a supplement, and by that time the invitations are in the post.',
      },
    },
    {
      buyer: 'business',
      scene: {
        es: 'La empresa cumple veinte años y el encargo le ha caído a quien lleva las compras. Hay que juntar a ochenta personas que no se conocen, el salón huele a moqueta, y desde dirección preguntan si habrá «algo que no sea un discurso».',
        en: 'The firm turns twenty and the job has fallen to whoever does the buying. Eighty people who have never met must be brought together, the function room smells of carpet, and the management asks whether there will be “something other than a speech”.',
      },
      stakes: {
        es: 'Un acto flojo no se critica en voz alta: se ve en la gente que mira la puerta a la media hora, con los clientes delante.',
        en: 'Nobody criticises a dull event aloud; it shows in the people eyeing the door after half an hour, with clients in the room.',
      },
    },
  ],
  stories: [
    {
      buyer: 'household',
      wish: {
        es: 'Organiza algo así por primera vez y con los ahorros de dos años. Quiere la cifra final antes de mandar la primera invitación.',
        en: 'Somebody arranging such a thing for the first time, on two years’ savings. They want the final figure before the first invitation goes out.',
      },
      obstacle: {
        es: 'Los precios se dan por persona, por hora y por metro, y ninguno se deja sumar con los otros.',
        en: 'Prices come per head, per hour and per metre, and none of them will add up with the rest.',
      },
      hurt: {
        es: 'La cuenta engorda con cosas que nadie verá, y lo que se recorta al final es la lista de personas.',
        en: 'The bill swells with things no one will see, and what gets cut in the end is the list of people.',
      },
    },
    {
      buyer: 'household',
      wish: {
        es: 'Le toca juntar tres generaciones en una sala: hay quien no puede con las escaleras, quien no come de todo y quien se duerme a las nueve.',
        en: 'Somebody with three generations to seat in one room, among them those who cannot manage stairs, those who cannot eat everything and those asleep by nine.',
      },
      obstacle: {
        es: 'El paquete cerrado está pensado para un invitado medio que en esa lista no figura.',
        en: 'The package on offer was designed for an average guest who is not on that list.',
      },
      hurt: {
        es: 'Alguien se marcha antes del brindis, y quien invitaba se entera al mirar las fotografías.',
        en: 'Somebody goes home before the toast, and the hosts find out when they look at the photographs.',
      },
    },
    {
      buyer: 'business',
      wish: {
        es: 'Organiza la convención de su empresa una vez al año y el resto del tiempo hace otra cosa. Quiere un solo teléfono y llegar a ese día habiendo dormido.',
        en: 'Somebody who organises the company conference once a year and does another job the rest of the time. They want one telephone number, and to reach the day having slept.',
      },
      obstacle: {
        es: 'El hotel pone la sala, otro el sonido y un tercero la comida, y ninguno responde si el micrófono calla.',
        en: 'The hotel supplies the room, another firm the sound and a third the food, and none of them answers if the microphone goes dead.',
      },
      hurt: {
        es: 'Lo que sale bien lo presenta la dirección; lo que falla lleva su nombre.',
        en: 'What goes well is presented by the management; what fails has their name on it.',
      },
    },
  ],
  contrasts: [
    {
      before: {
        es: 'una hoja de cálculo en tres versiones y el teléfono junto al plato',
        en: 'a spreadsheet in three versions and the phone beside the plate',
      },
      after: { es: 'una sola cifra firmada y el teléfono en otra mano', en: 'one signed figure and the phone in somebody else’s hand' },
    },
    {
      before: { es: 'suplementos que llegan después de las invitaciones', en: 'supplements that arrive after the invitations' },
      after: {
        es: 'un contrato donde hasta la última hora tiene precio y responsable',
        en: 'a contract in which even the last hour has a price and a name',
      },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por evento no recoge las visitas al lugar, los mensajes de medianoche ni las consultas que no llegan a firmar',
      en: 'the cost per event does not gather in the site visits, the messages at midnight or the enquiries that never sign',
    },
    {
      es: 'en el coste por evento no se ven el almacén, la furgoneta parada entre semana ni lo que se presta y no vuelve',
      en: 'the cost per event does not show the store room, the van idle on weekdays or whatever is lent and never returned',
    },
  ],
  rivalTests: [
    {
      es: 'Acercarse a un montaje del rival a la hora de la descarga: contar personas, furgonetas y minutos de retraso, y fijarse en a quién preguntan todos.',
      en: 'Pass by one of the rival’s set-ups at unloading time; count people, vans and minutes late, and notice whom everyone goes to with a question.',
    },
    {
      es: 'Llamar a tres fincas o salas y preguntar a qué empresas recomiendan, a cuál no dejarían volver y qué pasó aquel día.',
      en: 'Ring three venues and ask which companies they recommend, which they would not have back and what happened on the day.',
    },
  ],
  steps: [
    {
      es: [
        'Cuenta qué se celebra y qué te preocupa',
        'Elige entre dos presupuestos con todo sumado',
        'Vive el día y revisa la cuenta después',
      ],
      en: [
        'Say what is being celebrated and what worries you',
        'Choose between two quotes with everything added up',
        'Have the day and check the bill afterwards',
      ],
    },
    {
      es: ['Pregunta si la fecha está libre', 'Recorre el lugar con quien va a montarlo', 'Firma el plan del día y el de lluvia'],
      en: ['Ask whether the date is free', 'Walk the place with whoever will set it up', 'Sign the plan for the day and the one for rain'],
    },
  ],
  proofs: [
    {
      es: 'tres salas o fincas que confirmen por escrito que dan este nombre, y en qué condiciones',
      en: 'three venues that confirm in writing that they pass this name on, and on what terms',
    },
    {
      es: 'un montaje entero ensayado sin invitados, con cada tramo cronometrado y un fallo provocado a propósito',
      en: 'a whole set-up rehearsed without guests, each stage timed and one failure caused on purpose',
    },
  ],
  strains: [
    {
      es: 'Todo el montaje cabe en las dos horas que van de la sala libre al primer invitado, y cada minuto de retraso ajeno sale de ahí.',
      en: 'The whole set-up has to fit into the two hours between the room coming free and the first guest, and every minute anyone else runs late comes out of them.',
    },
    {
      es: 'Cada fecha firmada trae meses de mensajes: con ocho celebraciones en preparación, la del sábado se lleva las horas y las otras siete esperan respuesta.',
      en: 'Each signed date brings months of messages; with eight celebrations in preparation, Saturday’s takes the hours and the other seven wait for a reply.',
    },
  ],
  risks: [
    {
      risk: { es: 'quien dirige el día cae enfermo', en: 'whoever runs the day falls ill' },
      hits: 'week',
      trigger: { es: 'una baja en la misma semana de una fecha firmada', en: 'somebody off sick in the week of a signed date' },
      response: {
        es: 'un guion que otra persona pueda seguir y un relevo pagado por guardar la fecha',
        en: 'a running order another person can follow and a stand-in paid to keep the date free',
      },
    },
    {
      risk: { es: 'el lugar que más recomendaba deja de hacerlo', en: 'the venue that recommended most stops doing so' },
      hits: 'sales',
      trigger: {
        es: 'seis semanas sin una consulta suya o una petición de comisión',
        en: 'six weeks with no enquiry from it, or a request for commission',
      },
      response: {
        es: 'cinco lugares en la lista, ninguno con más de un tercio de las fechas',
        en: 'five places on the list, none of them behind more than a third of the dates',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Lo que más se mira en este oficio es la agenda: conviene llevar las fechas firmadas de la próxima temporada, cada una con su señal ya cobrada.',
      en: 'What gets looked at hardest in this trade is the diary; take next season’s signed dates, each with its deposit already in the bank.',
    },
    {
      es: 'Preguntará si la señal se gasta antes del día, porque ese dinero aún no está ganado; conviene mostrar la cuenta donde se guarda y las condiciones de devolución.',
      en: 'Expect to be asked whether deposits are spent before the day, since that money has yet to be earned; show the account they sit in and the terms for giving them back.',
    },
    {
      es: 'Querrá saber qué queda en pie si se anulan dos fechas seguidas: conviene llevar el contrato con sus plazos de pago, la póliza y lo que habría que pagar igual.',
      en: 'A lender wants to know what still stands if two dates in a row are cancelled; take the contract with its payment stages, the policy and the list of what falls due regardless.',
    },
  ],
  peaks: [
    {
      es: 'El material se repasa pieza por pieza, se alquila lo que falta y se firma con el personal fecha a fecha, mientras aún hay quien diga que sí.',
      en: 'Equipment is gone through piece by piece, what is lacking gets hired and staff are signed date by date, while there are still people to say yes.',
    },
    {
      es: 'Se decide cuántas celebraciones caben en un fin de semana y, a partir de ahí, se dice que no con tres nombres de confianza a mano.',
      en: 'A limit is set on celebrations per weekend, and beyond it the answer is no, with three trusted names to pass on.',
    },
    {
      es: 'Cada fecha llega con el guion cerrado, los pagos al día y unas horas libres entre una y otra para reponer, cargar y dormir.',
      en: 'Every date arrives with its running order closed, its payments up to date and some hours free before the next to restock, load and sleep.',
    },
  ],
  troughs: [
    {
      es: 'Se visita a los lugares que recomiendan y a los que podrían hacerlo, con fotografías y precios de la temporada que viene.',
      en: 'Calls are paid on the places that recommend and on those that might, with photographs and the prices of the season ahead.',
    },
    {
      es: 'Se vende un formato pequeño, de entre semana y de precio cerrado, a quien no necesita un sábado.',
      en: 'A small weekday format at a fixed price is sold to people who do not need a Saturday.',
    },
    {
      es: 'Se comparan los costes reales con lo presupuestado en cada fecha pasada, se corrige la tarifa y se piden las reseñas que faltan.',
      en: 'Actual costs are set against the quote for each past date, the rates are put right and the missing reviews are asked for.',
    },
  ],
};
