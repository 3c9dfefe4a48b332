import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const marketplaceAppTradeTakes = {
  services_marketplace: {
    packBuyers: { scenes: 'household', stories: 'household', contrasts: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Es domingo y el enchufe de la cocina echa humo. El primer electricista de la lista cobra por desplazarse sin decir cuánto, el segundo manda un audio, y el tercero lleva la página sin tocar desde hace años.',
          en: 'It is Sunday, and the kitchen socket is smoking. The first electrician on the list charges for coming without saying how much, the second sends a voice message, and the third has not touched his page for years.',
        },
        stakes: {
          es: 'Se apaga el diferencial, se cena con velas y el lunes se paga lo que pidan.',
          en: 'The power is switched off, supper is by candlelight, and on Monday whatever is asked gets paid.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'Sabe colocar azulejos y no sabe encontrarse trabajo. Ha repartido tarjetas, ha pagado contactos que ya habían contratado a otro, y el martes ve desde el bar cómo descargan ladrillo para una obra.',
          en: 'He can lay tiles and cannot find himself work. Cards have been handed out, leads have been paid for that had hired somebody else, and on Tuesday, from the bar, he watches a job being unloaded across the road.',
        },
        stakes: {
          es: 'Un oficio bueno parado una semana se acaba ofreciendo por la mitad.',
          en: 'A good trade idle for a week ends up offered at half price.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Se queda a cargo de un recién nacido y entra a trabajar el lunes. Quiere una cara, una hora y alguien que la avale.',
          en: 'Somebody with a newborn and a job to return to on Monday. They want a face, an hour and a person to vouch for it.',
        },
        obstacle: {
          es: 'En las webs de siempre todas las cuidadoras sonríen, y ninguna tiene apellido.',
          en: 'On the usual sites every carer is smiling, and none has a surname.',
        },
        hurt: {
          es: 'Acaba pidiendo una excedencia que no quería pedir.',
          en: 'It ends in a request for leave that nobody wanted to make.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Trabaja bien y cobra en mano, de casa en casa. Quiere una semana llena y un recibo que sirva para alquilar un piso.',
          en: 'Somebody who works well and is paid in cash, house by house. A full week is wanted, and a payslip good enough to rent a flat.',
        },
        obstacle: {
          es: 'Cada familia nueva pide referencias de la anterior, y la anterior ya no contesta.',
          en: 'Each new family wants references from the last, and the last no longer replies.',
        },
        hurt: {
          es: 'Los huecos se quedan entre dos casas, en un banco, con la fiambrera.',
          en: 'The gaps are spent on a bench between two homes, with a lunch box.',
        },
      },
    ],
    contrasts: [
      {
        buyer: 'household',
        before: { es: 'un enchufe que humea y tres números sin precio', en: 'a smoking socket and three numbers with no price' },
        after: {
          es: 'alguien con nombre, tarifa y hora en el mismo mensaje',
          en: 'somebody with a name, a rate and a time in one message',
        },
      },
      {
        buyer: 'business',
        before: { es: 'huecos entre dos casas y ningún recibo', en: 'gaps between two homes and no payslip' },
        after: { es: 'una semana llena en cuatro calles y cobrada a tiempo', en: 'a full week in four streets, paid on time' },
      },
    ],
    costDoubts: [
      {
        es: 'el primer encargo se gana con un descuento y el segundo se pacta en el rellano, sin la plataforma',
        en: 'the first booking is won with a discount, and the second is agreed on the landing without the platform',
      },
      {
        es: 'verificar un título, una dirección y un seguro lleva a alguien media hora que todavía no ha cobrado nadie',
        en: 'checking a diploma, an address and a policy takes somebody half an hour that nobody has paid for yet',
      },
    ],
    strains: [
      {
        es: 'Crecen juntos o no crecen: con pocos profesionales la gente no encuentra hora, y con pocos encargos los profesionales no abren la aplicación.',
        en: 'Both sides grow together or neither does; with few professionals nobody finds a slot, and with few jobs the professionals stop opening the app.',
      },
      {
        es: 'Cada oficio trae sus disputas, y quien las resuelve tiene que saber a la vez de tuberías, de niños y de leyes.',
        en: 'Every trade brings its own disputes, and whoever settles them has to know about pipes, children and the law all at once.',
      },
    ],
  },
  secondhand_marketplace: {
    scenes: [
      {
        scene: {
          es: 'Quiere la bicicleta de niña que vio anoche y al contestar ya no está. La siguiente la vende alguien con dos letras por nombre, que pide una transferencia y promete enviarla por una empresa que no existe.',
          en: 'The girl’s bike seen last night is gone by morning. The next belongs to someone with two letters for a name, who wants a transfer and promises to send it by a firm that does not exist.',
        },
        stakes: {
          es: 'Basta una estafa pequeña para que una familia entera vuelva a comprar nuevo.',
          en: 'One small swindle is enough to send a whole family back to buying new.',
        },
      },
      {
        scene: {
          es: 'La abuela ha dejado un armario lleno de abrigos buenos. En la tienda de caridad no saben lo que son, en la de antigüedades solo miran los muebles, y la bolsa negra ya está abierta en el suelo.',
          en: 'A grandmother has left a wardrobe of good coats. The charity shop does not know what they are, the antique dealer looks only at furniture, and the black bag is already open on the floor.',
        },
        stakes: {
          es: 'El camión pasa de noche, y en él se va lo que a otra persona le habría encantado heredar.',
          en: 'The lorry comes at night, and off goes something another person would have loved to inherit.',
        },
      },
    ],
    steps: [
      {
        es: ['Escribe qué buscas y hasta cuánto', 'Recibe el aviso cuando alguien lo suba', 'Ábrelo y confirma que es eso'],
        en: ['Say what you want and up to how much', 'Get word when somebody lists it', 'Open it and confirm it is the one'],
      },
      {
        es: ['Sube tres cosas que ya no uses', 'Contesta dentro de la plataforma', 'Cobra cuando la otra parte abra el paquete'],
        en: ['List three things you no longer use', 'Answer inside the platform', 'Be paid when the other side opens the parcel'],
      },
    ],
    contrasts: [
      {
        before: {
          es: 'un vendedor sin apellido que pide una transferencia',
          en: 'a seller with no surname who wants a bank transfer',
        },
        after: { es: 'una cara, una dirección comprobada y el dinero en espera', en: 'a face, a checked address and the money on hold' },
      },
      {
        before: { es: 'cosas buenas en una bolsa negra', en: 'good things in a black bag' },
        after: { es: 'la misma cosa en otra casa y una foto de vuelta', en: 'the same thing in another home and a picture sent back' },
      },
    ],
    costDoubts: [
      {
        es: 'una disputa de poco dinero lleva los mismos correos que una de mucho, y se resuelve pagando',
        en: 'an argument over a small sum takes as many emails as one over a large, and is settled by paying',
      },
      {
        es: 'por cada venta se guardan cien anuncios que ocupan servidor, búsqueda y moderación sin vender nunca',
        en: 'for each sale a hundred adverts are stored, searched and moderated, and never sell',
      },
    ],
    strains: [
      {
        es: 'Todo empieza por quienes venden: sin cosas buenas no vuelve quien compra, y las cosas buenas las tiene quien menos tiempo tiene para hacer fotos.',
        en: 'It begins with sellers; without good things buyers do not return, and good things belong to those with the least time to photograph them.',
      },
      {
        es: 'Los transportistas cobran por volumen y las personas embalan como pueden: media plantilla acaba explicando cajas.',
        en: 'Carriers charge by volume and people pack as they can, so half the staff ends up explaining boxes.',
      },
    ],
  },
  delivery_app: {
    packBuyers: { stories: 'household', steps: 'household' },
    scenes: [
      {
        buyer: 'business',
        scene: {
          es: 'La pizzería ha metido a un sobrino con moto. Los viernes se pierde por la urbanización, el teléfono del mostrador no para, y a las once hay cuatro cajas frías junto a la caja y un chico llorando.',
          en: 'The pizzeria has taken on a nephew with a moped. On Fridays he gets lost on the estate, the counter phone never stops, and by eleven there are four cold boxes by the till and a boy in tears.',
        },
        stakes: {
          es: 'Quien esperó una hora no protesta, y la próxima vez llama a otro sitio.',
          en: 'Anyone who waited an hour makes no complaint, and next time rings somebody else.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'La farmacia cierra a las nueve y a la niña le ha subido la fiebre. No se la puede dejar a solas, no hay coche, y el frasco está a quince minutos andando.',
          en: 'The chemist shuts at nine, and the little girl’s fever is up. She cannot be left, there is no car, and the bottle is a quarter of an hour away on foot.',
        },
        stakes: { es: 'Hay noches en que media hora vale más que la cena.', en: 'Some nights half an hour is worth more than dinner.' },
      },
    ],
    stories: [
      {
        buyer: 'business',
        wish: {
          es: 'Cocina sin ayuda en un local de pocas mesas. Querría vender diez cenas más sin ampliar el comedor.',
          en: 'Alone in the kitchen of a very small place. Ten more suppers a night, without a bigger dining room, would be the wish.',
        },
        obstacle: {
          es: 'La plataforma se queda con un tercio y no le dice ni cómo se llaman sus clientes.',
          en: 'The platform keeps a third and will not even say what the customers are called.',
        },
        hurt: {
          es: 'Apaga la tableta a las diez y cena lo que iba a vender.',
          en: 'At ten the tablet goes off, and what was meant for sale is eaten at the stove.',
        },
      },
      {
        buyer: 'household',
        wish: {
          es: 'Se ha roto un pie y vive en un cuarto sin ascensor. Quiere comer caliente sin llamar a nadie.',
          en: 'A broken foot, and four floors with no lift. The wish is for a hot meal without calling on anyone.',
        },
        obstacle: {
          es: 'El restaurante de abajo le guardaría un plato, y lo que no puede es bajar.',
          en: 'The restaurant downstairs would keep a plate, and coming down is the very thing that cannot be done.',
        },
        hurt: {
          es: 'Cena galletas tres noches y dice por teléfono que se apaña.',
          en: 'For three nights it is biscuits, and on the phone all is said to be well.',
        },
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar en diez locales qué porcentaje pagan, cuándo cobran y qué pasó la última vez que se volcó un pedido.',
        en: 'Ask ten kitchens what share they pay, when they are paid and what happened the last time an order tipped over.',
      },
      {
        es: 'Seguir un pedido ajeno desde la puerta del bar, con permiso, y apuntar los minutos parado, los minutos en marcha y quién llama a quién.',
        en: 'With permission follow one order from the bar’s door, and note minutes standing, minutes moving and who rings whom.',
      },
    ],
    steps: [
      {
        buyer: 'household',
        es: ['Guarda tu dirección y avisa del timbre roto', 'Repite lo del viernes con un toque', 'Deja la propina a quien vino'],
        en: ['Save your address and mention the broken doorbell', 'Repeat Friday’s order with a tap', 'Leave the tip for whoever came'],
      },
      {
        buyer: 'business',
        es: ['Da de alta tu carta en una tarde', 'Marca hasta dónde quieres llegar', 'Cobra con el desglose de cada pedido'],
        en: ['Put your menu up in an afternoon', 'Mark how far you will deliver', 'Be paid with every order broken down'],
      },
    ],
    contrasts: [
      {
        buyer: 'business',
        before: { es: 'cuatro cajas frías junto a la caja', en: 'four cold boxes by the till' },
        after: { es: 'cuatro cenas que salen calientes hacia un mismo portal', en: 'four suppers that leave hot for one address' },
      },
      {
        buyer: 'household',
        before: { es: 'tres noches de galletas en un cuarto sin ascensor', en: 'three nights of biscuits on a fourth floor' },
        after: {
          es: 'un guiso que llega arriba con la tapa puesta y todavía humea',
          en: 'a stew that reaches the top floor with its lid on, still steaming',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el pedido mínimo protege la cuenta hasta la noche en que se perdona para no perder al cliente',
        en: 'a minimum order protects the sum until the night it is waived so as not to lose the customer',
      },
      {
        es: 'las mochilas, los chubasqueros y el seguro de quien reparte se pagan antes del primer viaje',
        en: 'bags, rain gear and the courier’s insurance are paid before the first ride',
      },
    ],
    proofs: [
      {
        es: 'las cartas ya cargadas de quince bares y su firma en la comisión',
        en: 'the loaded menus of fifteen bars and their signatures under the commission',
      },
      {
        es: 'un mes de turnos pagados por hora, con los pedidos de cada una y las quejas de cada noche',
        en: 'a month of shifts paid by the hour, with each hour’s orders and each night’s complaints',
      },
    ],
    strains: [
      {
        es: 'La cocina va a su paso: un bar que tarda diez minutos más deja a tres repartidores en la puerta y a tres familias mirando un mapa.',
        en: 'Kitchens go at their own pace; one that is ten minutes late leaves three couriers at its door and three families looking at a map.',
      },
      {
        es: 'Abrir otro pueblo es empezar otra empresa: los mismos permisos, otros bares y ningún repartidor conocido.',
        en: 'Opening another town is starting another company, with the same permits, other bars and no courier anyone knows.',
      },
    ],
    risks: [
      {
        risk: { es: 'los locales pequeños se dan de baja tras el verano', en: 'small kitchens leave after the summer' },
        hits: 'client',
        trigger: { es: 'cartas sin tocar desde hace un mes', en: 'menus untouched for a month' },
        response: {
          es: 'visita a la cocina, fotos nuevas y una noche sin comisión',
          en: 'a visit to the kitchen, new photos and a night free of commission',
        },
      },
      {
        risk: { es: 'un accidente de quien reparte', en: 'a courier is hurt' },
        hits: 'policy',
        trigger: { es: 'dos caídas en el mismo cruce', en: 'two falls at the same crossing' },
        response: {
          es: 'rutas revisadas, luces y casco dados, y seguro desde el primer turno',
          en: 'routes looked over, lights and helmets supplied and insurance from the first shift',
        },
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
