import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const screenPrintingTakes = {
  screen_printing: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Se juntan doce primas para un cumpleaños redondo y quieren la misma frase en la espalda. La tienda en línea cobra el envío doce veces.',
          en: 'Twelve cousins meet for a round birthday and want one sentence across their backs. The online shop charges postage twelve times.',
        },
        stakes: {
          es: 'La broma llega tarde o llega mal cortada, y deja de tener gracia.',
          en: 'The joke arrives late or badly cut, and is no longer funny.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'Entran cuatro personas nuevas en el restaurante y el delantal bordado ya no se fabrica. Cada turno parece de una casa distinta.',
          en: 'Four people start at the restaurant, and the embroidered apron is no longer made. Each shift seems to belong to another house.',
        },
        stakes: {
          es: 'El cliente no sabe a quién pedir la cuenta.',
          en: 'Diners cannot tell whom to ask for the bill.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Dibuja desde niña y quiere ver sus ilustraciones puestas en alguien.',
          en: 'Drawing since childhood, they would like to see the pictures worn.',
        },
        obstacle: {
          es: 'Los talleres hablan de tintas y pantallas y no de cómo quedará el rojo.',
          en: 'Workshops talk of inks and screens, and not of how the red will look.',
        },
        hurt: {
          es: 'Guarda cincuenta camisetas rojizas que no se atreve a vender.',
          en: 'Fifty reddish shirts sit in a box, too poor to sell.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Lleva una empresa de obras y necesita ropa con logo que aguante lavadora y cemento.',
          en: 'A building firm needs clothes with a logo that survives washing and cement.',
        },
        obstacle: {
          es: 'El catálogo obliga a cincuenta piezas iguales y la cuadrilla cambia cada mes.',
          en: 'The catalogue demands fifty alike, and the crew changes every month.',
        },
        hurt: {
          es: 'La mitad trabaja con la camiseta de otra empresa.',
          en: 'Half of them work in another firm’s shirt.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'un mínimo de cincuenta para vestir a ocho', en: 'a minimum of fifty to dress eight' },
        after: { es: 'ocho prendas y la pantalla guardada', en: 'eight garments, and the screen kept' },
      },
      {
        before: { es: 'tres azules en la misma foto', en: 'three blues in the same picture' },
        after: { es: 'el tono apuntado con su número de tinta', en: 'the shade on file with its ink number' },
      },
    ],
    costDoubts: [
      {
        es: 'el retoque del archivo que llegó borroso se hace gratis y dura más que la plancha',
        en: 'mending a blurred file is done free and takes longer than the press',
      },
      {
        es: 'lo que queda de cada color en el bote, seco al mes, lo paga el siguiente encargo sin saberlo',
        en: 'what is left of each colour in the pot, dry within a month, is paid by the next order unawares',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir por correo precio para doce, para cincuenta y para doscientas, y dibujar la línea de cada taller.',
        en: 'Ask by email for a price on twelve, fifty and two hundred, and draw each workshop’s line.',
      },
      {
        es: 'Hablar con el utillero de dos clubes y apuntar qué falló en la última equipación.',
        en: 'Talk to the kit manager of two clubs, and note what went wrong with the last kit.',
      },
    ],
    steps: [
      {
        es: ['Trae la idea, aunque sea en una servilleta', 'Elige la tela tocándola', 'Cuenta las cajas al salir'],
        en: ['Bring the idea, even on a napkin', 'Feel the cloths', 'Count the boxes on your way out'],
      },
      {
        buyer: 'business',
        es: ['Deja el logo y las tallas de la plantilla', 'Aprueba una prenda lavada', 'Repón de una en una'],
        en: ['Leave the logo and the staff’s sizes', 'Approve a washed garment', 'Reorder one at a time'],
      },
    ],
    proofs: [
      {
        es: 'diez hojas de encargo con el día acordado, el cumplido y las piezas repetidas',
        en: 'ten orders with the promised date, the date met and the pieces redone',
      },
      {
        es: 'dos clubes que volvieron con su temporada siguiente y el tono igualado',
        en: 'two clubs that came back for their next season, with the shade matched',
      },
    ],
    strains: [
      {
        es: 'La secadora manda: si se llena, lo estampado espera encima de las mesas y se mancha.',
        en: 'The dryer rules, and when it is full printed cloth waits across the tables and smudges.',
      },
      {
        es: 'Mayo lo pide todo a la vez y agosto nada, con la misma máquina y las mismas manos.',
        en: 'May wants everything at once and August nothing, with one machine and the same hands.',
      },
    ],
    risks: [
      {
        risk: { es: 'se rompe la máquina en plena temporada', en: 'the press breaks in high season' },
        hits: 'week',
        trigger: { es: 'un ruido nuevo sin revisar', en: 'one new noise left unchecked' },
        response: {
          es: 'repuestos en el cajón, trato con otro taller y fechas con dos días de holgura',
          en: 'spares in the drawer, a deal with another workshop and dates with two days to spare',
        },
      },
      {
        risk: { es: 'una imprenta en línea baja el precio', en: 'an online printer cuts its price' },
        hits: 'price',
        trigger: { es: 'tres presupuestos perdidos por menos de un euro', en: 'three quotes lost over less than a euro' },
        response: {
          es: 'vender muestra en mano, plazo corto y reposición suelta, que a distancia no se dan',
          en: 'sell the sample in hand, short dates and single reorders, which are not given at a distance',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Preguntará por el tamaño medio del encargo, que decide cuánto se prepara y cuánto se estampa. Conviene traerlo por meses.',
        en: 'The average order will be asked for, as it decides how much time is set-up and how much is printing. Bring it month after month.',
      },
      {
        es: 'Las máquinas usadas se miran con lupa: factura, horas y quién las repara.',
        en: 'Used machines are looked at closely, so bring the invoice, the hours and who repairs them.',
      },
      {
        es: 'Querrá ver señales cobradas, porque la prenda se compra antes de cobrar el encargo.',
        en: 'Deposits will be wanted, as garments are bought before the order is paid.',
      },
    ],
    peaks: [
      {
        es: 'Los clubes confirman tallas con dos meses y pagan la prenda al confirmar, así el pico empieza con la tela en casa.',
        en: 'Clubs confirm sizes two months ahead and pay for the garment then, so the rush begins with the cloth in the house.',
      },
      {
        es: 'Se estampa por colores y no por clientes, y se contrata a quien doble y cuente.',
        en: 'Printing goes colour after colour and not client after client, and somebody is hired to fold and count.',
      },
      {
        es: 'Se cierra la agenda con una fecha a la vista y se deja un hueco para urgencias con recargo.',
        en: 'The diary closes at a date on view, with one gap kept for rush jobs at a surcharge.',
      },
    ],
    troughs: [
      {
        es: 'Se ofrece ropa de trabajo a comercios, que se viste todo el año.',
        en: 'Workwear is offered to shops, which dress all year.',
      },
      {
        es: 'Se hace una tirada propia con ilustradores de la ciudad y se vende en ferias.',
        en: 'A run of the workshop’s own is made with local illustrators and sold at fairs.',
      },
      {
        es: 'Se recuperan pantallas, se ordena el archivo de tonos y se visita a los clubes con la foto del año.',
        en: 'Screens are reclaimed, the shades filed, and clubs visited with this year’s picture.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
