import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const mobileDjTakes = {
  mobile_dj: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'El cumpleaños es en un patio, con cuarenta personas de cuatro generaciones. El altavoz prestado suena a lata y la batería dura hasta la tarta.',
          en: 'The birthday is in a yard, with forty people of four generations. The borrowed speaker sounds like a tin, and its battery lasts until the cake.',
        },
        stakes: {
          es: 'Quien organizaba pasa la noche eligiendo la siguiente canción.',
          en: 'Whoever gave the party spends it choosing the next song.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La empresa reúne a su gente una vez al año y el micrófono pita justo cuando habla la dirección. Media sala mira el móvil antes de la primera copa.',
          en: 'A company brings its people together once a year, and the microphone squeals just as the director speaks. Half the room is on its phones before the first drink.',
        },
        stakes: {
          es: 'Se pagó el salón, la cena y el autobús, y se habla del pitido.',
          en: 'The room, the dinner and the coach were paid for, and the talk is of the squeal.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Prepara la fiesta de quince de su hija y quiere el vals a su hora y reguetón después.',
          en: 'A daughter turns fifteen, with the waltz to come at its hour and reggaeton afterwards.',
        },
        obstacle: {
          es: 'Los presupuestos llegan sin decir cuántas horas ni qué luces.',
          en: 'Quotes arrive with no word on hours or lights.',
        },
        hurt: {
          es: 'Teme que a las doce alguien desenchufe sin avisar.',
          en: 'The fear is that at midnight somebody pulls the plug unannounced.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva un bar con terraza y busca a alguien fijo los jueves que llene sin molestar a los vecinos.',
          en: 'A bar with a terrace wants a regular for Thursdays who fills it without waking the neighbours.',
        },
        obstacle: {
          es: 'Cada semana viene una persona distinta con otro volumen.',
          en: 'Each week it is another person, at another volume.',
        },
        hurt: {
          es: 'Dos denuncias por ruido valen más que la caja de la noche.',
          en: 'Two noise complaints cost more than the night takes.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'el anfitrión pegado al altavoz', en: 'a host tied to the speaker' },
        after: { es: 'el anfitrión en medio del baile', en: 'the host in the middle of the dancing' },
      },
      {
        before: { es: 'un micrófono que pita en el brindis', en: 'a microphone that squeals at the toast' },
        after: { es: 'cada palabra oída hasta la última mesa', en: 'every word heard at the last table' },
      },
    ],
    costDoubts: [
      {
        es: 'la música se compra, los focos se funden y las horas de ensayo no las factura nadie',
        en: 'music is bought, lamps burn out and the hours of practice appear on no bill',
      },
      {
        es: 'un tercer piso sin ascensor convierte el montaje en jornada doble, y suele saberse al llegar',
        en: 'a third floor with no lift turns setting up into a double shift, and is usually learnt on arrival',
      },
    ],
    rivalTests: [
      {
        es: 'Entrar en las páginas de cinco DJ de la zona y apuntar cuántos enseñan precio, contrato y fiestas del último año.',
        en: 'Open the pages of five local DJs, and note how many show a price, a contract and parties of the past year.',
      },
      {
        es: 'Hablar con dos salones y averiguar a quién recomiendan, por qué y de qué se quejaron la última vez.',
        en: 'Talk to two venues, and find out whom they recommend, why, and what the last complaint was.',
      },
    ],
    steps: [
      {
        es: ['Cuenta quién viene y hasta qué hora', 'Recibe equipo y precio por escrito', 'Elige la primera canción'],
        en: ['Say who is coming and until when', 'Get gear and price in writing', 'Choose the first song'],
      },
      {
        buyer: 'business',
        es: ['Enseña el local y su límite de ruido', 'Prueba una noche', 'Fija el día de la semana'],
        en: ['Show the venue and its noise limit', 'Try one night', 'Set the day of the week'],
      },
    ],
    proofs: [
      {
        es: 'tres contratos firmados con su fecha, su señal y su hora de cierre',
        en: 'three signed contracts with their date, deposit and closing hour',
      },
      {
        es: 'diez parejas con su primera canción y la hora a la que se quedó vacía la pista',
        en: 'ten couples with their first song and the hour at which the floor emptied',
      },
    ],
    strains: [
      {
        es: 'El cuerpo aguanta dos noches seguidas; la tercera se nota en la pista, y aun así se promete en verano.',
        en: 'A body stands two nights running, and the third shows on the floor, yet summer tempts one to promise it.',
      },
      {
        es: 'Entre semana no suena nada y se cargan cajas, se contestan mensajes y se preparan listas sin cobrar.',
        en: 'Weekdays are silent, and go on carrying cases, answering messages and making lists, unpaid.',
      },
    ],
    risks: [
      {
        risk: { es: 'roban el equipo de la furgoneta', en: 'the gear is stolen from the van' },
        hits: 'policy',
        trigger: { es: 'una noche con la carga en la calle', en: 'one night with the load left in the street' },
        response: {
          es: 'descarga siempre al volver, números de serie anotados y póliza que cubra el vehículo parado',
          en: 'always unloading on return, serial numbers noted and a policy that covers a parked vehicle',
        },
      },
      {
        risk: { es: 'los salones cierran con su propio DJ', en: 'venues tie couples to their own DJ' },
        hits: 'source',
        trigger: { es: 'dos fincas que dejan de admitir a otros', en: 'two venues that stop letting others in' },
        response: {
          es: 'acuerdos con fincas pequeñas, fiestas de empresa entre semana y equipo en alquiler',
          en: 'deals with smaller venues, company parties on weekdays and gear for hire',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Preguntará cuántas fechas hay señaladas para la temporada. Se enseña el calendario con señales cobradas, y no las consultas.',
        en: 'The number of dates held for the season will be asked. Show the calendar with deposits paid, and not the enquiries.',
      },
      {
        es: 'Como el equipo pierde valor, conviene llevar facturas, años de uso y lo que se sacó de la última venta.',
        en: 'Gear loses its value, so bring invoices, years of use and what the last sale of it made.',
      },
      {
        es: 'Todo depende de una espalda y unos oídos. Hay que decir quién toca si falla esa persona y qué seguro hay.',
        en: 'It all rests on one back and one pair of ears. Say who plays if that person cannot, and what cover there is.',
      },
    ],
    peaks: [
      {
        es: 'Se cierran precios de temporada antes de que empiecen las llamadas y se deja una noche libre de cada tres.',
        en: 'Season prices are settled before the calls begin, and one night in three is left free.',
      },
      {
        es: 'El segundo equipo se alquila ya reservado a otro colega, para decir que sí a dos bodas buenas.',
        en: 'A second rig is hired from a colleague in advance, to say yes to two good weddings.',
      },
      {
        es: 'Las visitas a salones se hacen entre semana y todas en la misma zona.',
        en: 'Visits to venues are made on weekdays, all in one area.',
      },
    ],
    troughs: [
      {
        es: 'Se proponen cenas de empresa, colegios y bares con noche fija, que pagan menos y llenan el mes.',
        en: 'Company dinners, schools and bars with a regular night are offered, which pay less and fill the month.',
      },
      {
        es: 'Se revisan cables, se vende lo que no salió de la caja y se graban sesiones para enseñar.',
        en: 'Cables are checked, whatever never left its case is sold and sets are recorded to show.',
      },
      {
        es: 'Se escribe a quienes se casaron hace un año: alguien de esa mesa se casa ahora.',
        en: 'Those who married a year ago get a message, as somebody at that table is marrying now.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
