import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const mealPrepTakes = {
  meal_prep: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'La madre vive sola a cuarenta minutos y dice que ha comido bien. En el cubo hay dos envases de sopa instantánea y un pan duro.',
          en: 'A mother lives alone forty minutes away and says she has eaten well. In the bin are two packets of instant soup and stale bread.',
        },
        stakes: {
          es: 'Quien come poco se cansa antes y se cae después.',
          en: 'Those who eat little tire first, and fall later.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'En la obra paran a la una y el bar más cercano está a quince minutos. La mitad come de pie y la otra mitad vuelve tarde.',
          en: 'The site stops at one, and the nearest café is fifteen minutes off. Half the crew eats standing, and the other half comes back late.',
        },
        stakes: {
          es: 'Cada comida fuera le cuesta a la empresa media hora por cabeza.',
          en: 'Each lunch away costs the firm half an hour a head.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Acaba de tener un bebé y quiere cenar con una mano algo que no venga en cartón.',
          en: 'With a baby just born, dinner should be eaten with one hand and not out of a cardboard box.',
        },
        obstacle: {
          es: 'Los que reparten piden suscripción de un mes y un mínimo que no cabe en la nevera.',
          en: 'Those who deliver want a month’s subscription, and a minimum too big for the fridge.',
        },
        hurt: {
          es: 'Las visitas preguntan qué hace falta y nadie trae lentejas.',
          en: 'Visitors ask what is needed, and nobody brings a stew.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Dirige una oficina de veinte personas y busca que coman juntas sin montar un comedor.',
          en: 'An office of twenty should eat together without building a canteen.',
        },
        obstacle: {
          es: 'El catering manda bandejas de boda y la aplicación, veinte bolsas sueltas.',
          en: 'Caterers send wedding platters, and the app sends twenty separate bags.',
        },
        hurt: {
          es: 'A las dos y media sigue llegando la comida del último.',
          en: 'At half past two the last lunch is still on its way.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'cereales a las nueve de la noche', en: 'cereal at nine at night' },
        after: { es: 'un guiso caliente en cuatro minutos', en: 'a hot stew in four minutes' },
      },
      {
        before: { es: 'veinte bolsas de reparto en recepción', en: 'twenty delivery bags at the front desk' },
        after: { es: 'una caja, una hora y una factura', en: 'one box, one hour and one invoice' },
      },
    ],
    costDoubts: [
      {
        es: 'se calcula el plato y no la hora de lavar ollas, que llega cuando ya no queda nadie',
        en: 'the dish is costed and not the hour of washing pans, which comes once everybody has gone',
      },
      {
        es: 'las paradas vacías, las direcciones mal puestas y las llamadas al portero también gastan gasolina',
        en: 'empty stops, wrong addresses and calls to the doorman burn fuel as well',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar en tres oficinas qué se pidió ayer, cuánto costó con el envío y qué acabó en la basura.',
        en: 'Ask in three offices what was ordered yesterday, what it cost with delivery and what ended in the bin.',
      },
      {
        es: 'Mirar el menú de la competencia un mes entero y contar cuántos platos se repiten.',
        en: 'Follow a rival’s menu for a whole month, and count the dishes that come round again.',
      },
    ],
    steps: [
      {
        es: ['Di qué no comes', 'Prueba una semana sin compromiso', 'Cambia, pausa o repite con un mensaje'],
        en: ['Say what you do not eat', 'Try a week with no strings', 'Change, pause or repeat with a message'],
      },
      {
        buyer: 'business',
        es: ['Cuenta cuántas personas comen', 'Recibe una degustación en la oficina', 'Confirma la lista cada jueves'],
        en: ['Say how many eat', 'Have a tasting at the office', 'Confirm the list every Thursday'],
      },
    ],
    proofs: [
      {
        es: 'treinta etiquetas pesadas y contrastadas por una nutricionista',
        en: 'thirty labels weighed and checked by a dietitian',
      },
      {
        es: 'dos oficinas que siguen al tercer mes, con su número de comidas',
        en: 'two offices still ordering in month three, with their number of meals',
      },
    ],
    strains: [
      {
        es: 'El límite es el frío: cuando la cámara se llena, una ración más obliga a cocinar otro día.',
        en: 'Cold is the limit, for once the cold room is full one more meal means another cooking day.',
      },
      {
        es: 'Cocinar se aprende pronto y repartir no: cien cajas en tres horas piden una ruta y alguien que conozca los portales.',
        en: 'Cooking is soon learnt and delivery is not; a hundred boxes in three hours take a route, and somebody who knows the doors.',
      },
    ],
    risks: [
      {
        risk: { es: 'se estropea la cámara con la semana cocinada', en: 'the cold room fails with the week cooked' },
        hits: 'waste',
        trigger: { es: 'una alarma de temperatura de noche', en: 'one temperature alarm at night' },
        response: {
          es: 'sensor con aviso al móvil, contrato de avería en el día y trato con una cocina vecina',
          en: 'a sensor that calls the phone, same-day repair under contract and a deal with a kitchen nearby',
        },
      },
      {
        risk: { es: 'una plataforma sube su comisión', en: 'a platform raises its commission' },
        hits: 'margin',
        trigger: { es: 'más de un tercio de los pedidos llegados desde ella', en: 'over a third of orders coming through it' },
        response: {
          es: 'pedido directo con ventaja, reparto propio en el barrio y tope de ventas fuera',
          en: 'a benefit for ordering direct, own delivery nearby and a cap on sales elsewhere',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Preguntará cuánto se tira. La respuesta es el peso de cada viernes durante un mes, con su coste.',
        en: 'How much is thrown away will be asked. The answer is the weight of each Friday for a month, with its cost.',
      },
      {
        es: 'Querrá la dirección exacta donde se cocina y el papel que dice que allí se puede.',
        en: 'The exact address of the kitchen is wanted, with the paper that says cooking is allowed there.',
      },
      {
        es: 'Le importará quién repite: se lleva la lista de clientes por semana de alta y los que siguen.',
        en: 'Who stays will matter, so bring the customers by the week they joined and those still there.',
      },
    ],
    peaks: [
      {
        es: 'Los menús de vuelta a la rutina se prueban antes y se cierra el cupo, con lista de espera, antes que cocinar con prisa.',
        en: 'Menus for the return to routine are tried beforehand, and places closed with a waiting list sooner than cook in a hurry.',
      },
      {
        es: 'Se congela lo que lo admite y se contrata a alguien solo para envasar.',
        en: 'Whatever freezes well is frozen, and somebody is hired only to pack.',
      },
      {
        es: 'La ruta se parte en dos horas de entrega, con descuento en la que nadie elige.',
        en: 'The round is split into two delivery hours, with a discount on the one nobody picks.',
      },
    ],
    troughs: [
      {
        es: 'Con la gente fuera se cocina para campamentos y obras, que comen igual en vacaciones.',
        en: 'While people are away the kitchen cooks for camps and building sites, which eat through the holidays.',
      },
      {
        es: 'Se ofrece pausa en lugar de baja y un menú frío de pocas piezas.',
        en: 'A pause is offered in place of leaving, and a short cold menu.',
      },
      {
        es: 'Se revisan recetas por coste, se limpia a fondo y se cambian los envases que gotean.',
        en: 'Recipes are gone over for cost, the kitchen is deep cleaned and leaky containers changed.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
