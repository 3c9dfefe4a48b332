import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const dogDaycareTakes = {
  dog_daycare: {
    scenes: [
      {
        scene: {
          es: 'El cachorro aguanta tres horas y la jornada dura nueve. Ya se ha probado con la radio encendida, con una cámara y con salir a comer a la carrera.',
          en: 'The puppy lasts three hours and the working day lasts nine. The radio left on, a camera and a dash home at lunch have all been tried.',
        },
        stakes: {
          es: 'Los meses en que un perro aprende a estar con otros no vuelven, y luego se pagan en adiestrador.',
          en: 'The months in which a dog learns to be among others do not come back, and later a trainer is paid for them.',
        },
      },
      {
        scene: {
          es: 'Hay obras en el piso y el perro ladra a cada martillazo. Quedan dos semanas, y la familia ya ha hecho bastante.',
          en: 'There are builders in and the dog barks at every blow. Two weeks remain, and the family has done its share.',
        },
        stakes: {
          es: 'Una denuncia por ladridos tarda menos en llegar que el final de la obra.',
          en: 'A complaint about barking arrives before the builders leave.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Vive solo, con un perro de casi cuarenta kilos que necesita correr. Pide un sitio que lo canse sin estropearlo.',
          en: 'Somebody living alone with a very large dog that has to run wants a place to tire it without spoiling it.',
        },
        obstacle: {
          es: 'Quien acepta perros grandes los tiene aparte, en un patio y de uno en uno.',
          en: 'Whoever takes large dogs keeps them apart, in a yard, one by one.',
        },
        hurt: {
          es: 'Se madruga a las cinco y aun así el perro espera en la puerta.',
          en: 'The alarm goes at five, and still the dog waits by the door.',
        },
      },
      {
        wish: {
          es: 'Ha adoptado una perra que tiembla en la calle y busca un grupo tranquilo, poco a poco.',
          en: 'A dog from the shelter shakes outdoors, and a quiet group is sought, a little at a time.',
        },
        obstacle: {
          es: 'Todos ofrecen sala grande, música y treinta perros sueltos.',
          en: 'Everybody offers a big room, music and thirty loose dogs.',
        },
        hurt: {
          es: 'Tras la primera mañana no quiso volver a cruzar esa puerta.',
          en: 'After one morning she would not go through that door again.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'tres juguetes rotos y una cámara que enseña un sofá', en: 'three broken toys and a camera pointed at a sofa' },
        after: { es: 'un mensaje a mediodía con una foto y lo que ha comido', en: 'a message at noon with a picture and what it ate' },
      },
      {
        before: { es: 'una comida perdida en el coche', en: 'a lunch hour lost in the car' },
        after: { es: 'dos días fijos y ninguna llamada del vecino', en: 'two fixed days and no call from next door' },
      },
    ],
    costDoubts: [
      {
        es: 'los perros que pagan media jornada y se quedan hasta el cierre gastan la misma persona que los de día entero',
        en: 'dogs that pay for half a day and stay until closing use up the same person as a full day does',
      },
      {
        es: 'se pasa por alto el pienso que no trajo el dueño, las correas perdidas y la lejía de cada tarde',
        en: 'food the owner forgot, lost leads and each evening’s bleach go overlooked',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir plaza para un perro grande y otra para uno miedoso, y mirar qué preguntan antes de decir el precio.',
        en: 'Ask for a place for a large dog and one for a nervous dog, and see what is asked before a price is named.',
      },
      {
        es: 'Leer las reseñas de dos guarderías y contar las que hablan de heridas, de fotos y de la hora de cierre.',
        en: 'Read the reviews of two daycares and count those about injuries, pictures and closing time.',
      },
    ],
    steps: [
      {
        es: ['Reserva una mañana de prueba', 'Deja la cartilla y un teléfono de urgencia', 'Mira las fotos antes de comer'],
        en: ['Book a trial morning', 'Leave the vaccination card and an emergency number', 'See the pictures before lunch'],
      },
      {
        es: ['Di cómo es tu perro con otros', 'Conoce a su grupo', 'Paga solo los días que venga'],
        en: ['Say how your dog is with others', 'Meet its group', 'Pay only for the days it comes'],
      },
    ],
    proofs: [
      {
        es: 'un mes con los perros que hubo cada día, las personas de turno y los incidentes, uno por uno',
        en: 'a month with the dogs present each day, the people on duty and the incidents, one by one',
      },
      {
        es: 'la carta de dos veterinarios que mandarían allí a su propio perro',
        en: 'letters from two vets who would send their own dog there',
      },
    ],
    strains: [
      {
        es: 'Los lunes y los viernes sobra sala y los días de oficina falta: el precio de los días fijos tiene que repartirlos.',
        en: 'Mondays and Fridays leave room to spare and office days run short of it, so fixed days must be priced to spread them.',
      },
      {
        es: 'Entradas y salidas caen en las mismas dos horas, con las manos ocupadas y la sala llena.',
        en: 'Arrivals and departures fall in the same two hours, with hands full and a room full.',
      },
    ],
    risks: [
      {
        risk: { es: 'se va una persona de sala', en: 'a floor handler leaves' },
        hits: 'wages',
        trigger: { es: 'dos turnos seguidos cubiertos por quien dirige', en: 'two shifts running covered by the owner' },
        response: {
          es: 'lista de suplentes que ya conocen a los perros y aviso de un mes en el contrato',
          en: 'a list of stand-ins who know the dogs, and a month’s notice in the contract',
        },
      },
      {
        risk: { es: 'el casero o los vecinos frenan la actividad por ruido', en: 'the landlord or neighbours object to the noise' },
        hits: 'month',
        trigger: { es: 'la primera carta sobre ladridos', en: 'the first letter about barking' },
        response: {
          es: 'paneles en la medianera, descanso a mediodía y contrato que nombre la actividad',
          en: 'panels on the shared wall, rest at midday and a lease that names the use',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Interesa cuántos perros tienen días fijos y pagan por adelantado. Conviene llevar la lista de espera con nombres y días pedidos.',
        en: 'What counts is how many dogs have fixed days and pay ahead, so bring the waiting list with names and days asked for.',
      },
      {
        es: 'Pedirán la licencia y el plano: de los metros sale el tope de perros, y de ese tope, lo que se puede vender.',
        en: 'The licence and the floor plan will be asked for, since the space sets how many dogs there can be, and so what can be sold.',
      },
      {
        es: 'Sobre la obra querrán saber qué se recupera si hay que irse; suelos, desagües y vallas se quedan en el local.',
        en: 'About the building work, expect to be asked what could be recovered, since floors, drains and fences stay behind.',
      },
    ],
    peaks: [
      {
        es: 'Las pruebas de carácter se hacen antes, para que quien llegue con prisa ya tenga grupo.',
        en: 'Temperament tests are done ahead, so that whoever comes in a hurry already has a group.',
      },
      {
        es: 'Se refuerzan las horas de entrada con una persona que solo recibe.',
        en: 'Drop-off hours get one more person, who does nothing but receive.',
      },
      {
        es: 'Los días de oficina se venden fijos y los demás, más baratos y sueltos.',
        en: 'Office days are sold as fixed, and the others singly and for less.',
      },
    ],
    troughs: [
      {
        es: 'Se ofrecen baños, medias jornadas y clases de obediencia con la sala medio vacía.',
        en: 'Baths, half days and obedience classes are offered while the room is half empty.',
      },
      {
        es: 'Se pintan salas y se sellan suelos por turnos, con los grupos juntos en la otra.',
        en: 'Rooms are painted and floors sealed in turn, with the groups together in the other.',
      },
      {
        es: 'Se escribe a los dueños que dejaron de venir, con un día de prueba para volver.',
        en: 'Owners who stopped coming are written to, with a trial day to come back.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
