import type { PackTakes } from '../pack-takes.ts';

export const beautySalonTakes: PackTakes = {
  scenes: [
    {
      scene: {
        es: 'En la puerta ponía un precio y en la caja salen cuatro líneas: el lavado, la mascarilla, el suplemento por largo y un champú ya en su bolsa. Con la capa todavía puesta no apetece discutir.',
        en: 'The door gave one price and the till shows four lines: the wash, the mask, a supplement for length and a shampoo already in its bag. Nobody argues with the cape still on.',
      },
      stakes: {
        es: 'Se paga, se sonríe y no se vuelve; a los dos meses hay que explicarle la cabeza entera a alguien nuevo.',
        en: 'It is paid with a smile and never repeated, and two months later the whole head has to be explained to somebody new.',
      },
    },
    {
      scene: {
        es: 'La cita era a las seis y hay dos personas delante con papel de plata en la cabeza. La revista es de otra primavera, el aparcamiento vence a las siete y nadie dice cuánto queda.',
        en: 'The appointment was for six, and two people ahead are still in foils. The magazine is from another spring, the parking runs out at seven, and nobody says how much longer.',
      },
      stakes: {
        es: 'La tarde libre del mes se va en un sofá de espera, y la cita siguiente se retrasa hasta que las raíces zanjan la cuestión.',
        en: 'The free afternoon of the month goes on a waiting-room sofa, and the next booking is put off until the roots settle the matter.',
      },
    },
  ],
  stories: [
    {
      wish: {
        es: 'Tiene el pelo fino, un remolino y poco tiempo por las mañanas. Quiere un corte que se ponga en su sitio con los dedos.',
        en: 'With fine hair, a cowlick and little time in the mornings, they want a cut that falls into place with the fingers.',
      },
      obstacle: {
        es: 'El peinado dura hasta la puerta del salón, y en casa nadie tiene tres cepillos ni un secador de dos kilos.',
        en: 'The blow-dry lasts as far as the salon door, and nobody at home owns three brushes and a professional dryer.',
      },
      hurt: {
        es: 'Cada mañana se pierde un cuarto de hora delante del lavabo, y todo acaba en la misma goma.',
        en: 'A quarter of an hour goes at the basin every morning, and it all ends in the same elastic band.',
      },
    },
    {
      wish: {
        es: 'Ha vuelto a la ciudad después de mucho tiempo y no conoce unas manos de confianza. Quiere preguntar sin que la respuesta sea otra venta.',
        en: 'Back in town after a long time away, there are no hands they trust. They want to ask a question without the answer being another sale.',
      },
      obstacle: {
        es: 'Todas las reseñas dicen lo mismo y ninguna enseña un caso parecido.',
        en: 'Every review says the same, and not one shows a case like theirs.',
      },
      hurt: {
        es: 'Se deja para la víspera de algo importante, que es mal día para estrenar a nadie.',
        en: 'It is left until the eve of something important, which is a poor day to try somebody new.',
      },
    },
  ],
  contrasts: [
    {
      before: {
        es: 'una cuenta con cuatro líneas y un champú que nadie pidió',
        en: 'four lines on the bill and a shampoo nobody asked for',
      },
      after: {
        es: 'el precio dicho antes de sentarse y el mismo en la caja',
        en: 'a price given before sitting down and the same one at the till',
      },
    },
    {
      before: { es: 'media tarde en un sofá y el aparcamiento vencido', en: 'half an afternoon on a sofa and an expired parking ticket' },
      after: {
        es: 'la hora que ponía el mensaje y un resultado que aguanta al día siguiente',
        en: 'the hour in the message, and a result that still holds the next day',
      },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por servicio olvida las toallas lavadas, el agua caliente del lavacabezas y la muestra que se regala al salir',
      en: 'the cost per service forgets laundered towels, hot water at the basin and the sample handed over at the door',
    },
    {
      es: 'en el coste por servicio falta el retoque gratuito de la semana siguiente, que gasta producto y ocupa un sillón',
      en: 'the cost per service leaves the free touch-up of the following week unpriced, though it uses product and fills a chair',
    },
  ],
  rivalTests: [
    {
      es: 'Preguntar en el salón rival por un cambio de color difícil y anotar si piden ver el pelo, de cuántas visitas hablan y si el precio cambia entre el teléfono y el sillón.',
      en: 'Ask the rival salon about a difficult change of colour, and note whether they want to see the hair, how many visits they mention and whether the price shifts between phone and chair.',
    },
    {
      es: 'Sentarse frente al salón rival la mañana de un martes y la de un viernes, y contar quién entra, cuánto tarda en salir y cuántos se dan la vuelta en la puerta.',
      en: 'Sit across the street from the rival salon one Tuesday morning and one Friday, and count who goes in, how long they stay and how many turn back at the door.',
    },
  ],
  steps: [
    {
      es: ['Di qué te molesta del último corte', 'Oye el precio antes de empezar', 'Llévate anotado lo que se hizo'],
      en: ['Say what was wrong with the last cut', 'Hear the price before the cut begins', 'Take home a note of what was done'],
    },
    {
      es: ['Escribe qué días te vienen bien', 'Recibe la hora y lo que durará', 'Repite sin volver a explicarlo'],
      en: ['Write with the days that suit you', 'Get a time and how long it will take', 'Come back without explaining it twice'],
    },
  ],
  proofs: [
    {
      es: 'veinte citas con la hora prometida, la hora a la que se empezó y la hora a la que se salió',
      en: 'twenty appointments with the time promised, the time begun and the time out of the door',
    },
    {
      es: 'diez personas de prueba con su ficha completa y una llamada a las tres semanas para preguntar qué ha aguantado',
      en: 'ten trial clients, each with a full record and a call three weeks later to ask what has lasted',
    },
  ],
  strains: [
    {
      es: 'Un color tiene ratos muertos y un corte no: quien encaja mal los dos acaba con un sillón que espera y tres cabezas que gotean.',
      en: 'A colour has idle minutes and a cut has none; fit the two badly, and one chair waits while three heads drip.',
    },
    {
      es: 'Con un solo lavacabezas, todo el mundo lo pide a y media, y el salón se atasca allí mucho antes de que falten sillones.',
      en: 'With one wash basin, everybody needs it at half past, and the salon jams there long before it runs out of chairs.',
    },
  ],
  risks: [
    {
      risk: { es: 'el producto se come el margen', en: 'product eats the margin' },
      hits: 'goods',
      trigger: {
        es: 'un pedido al distribuidor que crece dos meses seguidos con los mismos servicios',
        en: 'a supplier order up two months running on the same number of services',
      },
      response: {
        es: 'gasto anotado por servicio, botes abiertos de uno en uno e inventario cada primero de mes',
        en: 'use noted per service, one bottle open at a time and stock counted on the first of the month',
      },
    },
    {
      risk: { es: 'las manos o la espalda dicen basta', en: 'hands or back give out' },
      hits: 'week',
      trigger: {
        es: 'una muñeca vendada o una dermatitis que el descanso semanal no cura',
        en: 'a strapped wrist, or a rash the weekly day off does not clear',
      },
      response: {
        es: 'guantes en cada lavado, sillones a buena altura y pausas apuntadas en la agenda como si fueran citas',
        en: 'gloves at every wash, chairs at the right height and breaks put in the diary as if they were clients',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Lo primero que se mira es de quién es la agenda: si las citas siguen a una persona, el préstamo también depende de ella. Conviene llevar reservas hechas a nombre del negocio y una segunda persona capaz de atenderlas.',
      en: 'The first thing a lender looks at is whose diary it is: if bookings follow one person, so does the loan. Bring reservations made with the business itself and a second pair of hands able to keep them.',
    },
    {
      es: 'Se pregunta pronto cuántas horas de cita hay que vender a la semana para pagar alquiler y cuota. Una hoja con horas abiertas, horas ya reservadas e ingreso por hora contesta mejor que un plano del local.',
      en: 'An early question is how many hours of appointments a week it takes to pay rent and instalment. A sheet with hours open, hours already booked and income per hour answers it better than a floor plan.',
    },
    {
      es: 'Separar, del dinero pedido, lo que se queda en un local ajeno (desagües, tomas de agua, enchufes) y lo que se podría revender, con dos presupuestos y los años de contrato al lado.',
      en: 'Separate, out of the money asked for, what stays in premises owned by somebody else (drains, pipes, sockets) from what could be resold, with two estimates and the years of lease beside them.',
    },
  ],
  peaks: [
    {
      es: 'Seis semanas antes se da hora primero a quienes ya repiten, y solo lo que sobra sale en la agenda pública; así el mes fuerte no se llena de gente que vendrá una vez.',
      en: 'Six weeks ahead, regulars are offered their times first and only what is left goes on the public diary, so the strong month does not fill with people who will come once.',
    },
    {
      es: 'El producto, las toallas y los recambios se compran cuatro semanas antes, los aparatos pasan revisión y nadie tiene vacaciones firmadas para esas semanas.',
      en: 'Products, towels and spares are bought in four weeks early, appliances are serviced, and nobody has leave signed off for those weeks.',
    },
    {
      es: 'Antes de abrir la agenda del mes fuerte se cronometra cada servicio; al que no cabe en su hueco se le da uno más largo o se le busca otro mes.',
      en: 'Before the diary for the strong month is opened, every service is timed; whatever overruns its slot gets a longer one or is kept for another month.',
    },
  ],
  troughs: [
    {
      es: 'Con las fichas delante se llama a quien debería haber vuelto ya, y se le propone un día de los que sobran en lugar de un descuento.',
      en: 'With the records open, those overdue for a visit are rung one by one and offered a day that has room instead of a discount.',
    },
    {
      es: 'Las vacaciones, la pintura y el repaso de útiles se llevan a esas semanas; el día que no paga su luz se cierra y sus horas pasan a los que sí la pagan.',
      en: 'Holidays, painting and the overhaul of tools are moved to those weeks; the day that does not pay for its own light is closed, and its hours go to the days that do.',
    },
    {
      es: 'Se ensaya lo que no cabe en una semana llena: un servicio nuevo con diez clientes de confianza, a precio de coste y con tiempo y producto apuntados.',
      en: 'What will not fit in a full week is rehearsed then: a new service, tried with ten trusted clients at cost price, time and product written down.',
    },
  ],
};
