import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const retailShopTradeTakes = {
  florist: {
    scenes: [
      {
        scene: {
          es: 'Una llamada a las seis: ha nacido, ha muerto, ha dicho que sí. Hay que llegar con algo en la mano, y lo único abierto vende ramos envueltos en plástico con el precio puesto.',
          en: 'A call at six: a birth, a death, a yes. One cannot turn up empty-handed, and the only place open sells bunches in plastic with the price still on.',
        },
        stakes: {
          es: 'Quien recibe flores cansadas no dice nada, y quien las llevó lo nota durante toda la visita.',
          en: 'Whoever is given tired flowers says nothing, and whoever brought them feels it for the whole visit.',
        },
      },
      {
        scene: {
          es: 'El jarrón de la recepción lleva seis días. Un huésped toca un pétalo, se le cae en el mostrador y los dos hacen como que no.',
          en: 'The vase at reception has stood for six days. A guest touches a petal, it drops on the desk, and both pretend it did not.',
        },
        stakes: {
          es: 'Una flor mustia habla de las sábanas, y nadie se queda a oír la explicación.',
          en: 'A drooping flower speaks of the bed linen, and nobody stays for the explanation.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'no entran los tallos rotos al abrir la caja ni las flores de los martes que llegan al sábado para el cubo',
        en: 'stems snapped on opening the box are not in it, nor the flowers of Tuesday that reach Saturday only for the bin',
      },
      {
        es: 'la cinta, el papel y la tarjeta se compran por rollos y nadie sabe a cuánto sale cada ramo vestido',
        en: 'ribbon, paper and cards are bought by the roll, and nobody knows what dressing each bunch comes to',
      },
    ],
    strains: [
      {
        es: 'Tres fechas al año piden en un día lo de dos semanas: la cámara se llena de flor pagada y cualquier error de cálculo se marchita dentro.',
        en: 'Three dates a year ask in one day for what two weeks do; the cold room fills with flowers already paid for, and any miscount withers inside it.',
      },
      {
        es: 'Quien hace los ramos también abre la puerta y contesta el teléfono, y las tres cosas pasan a la vez a partir de las seis.',
        en: 'Whoever makes the bunches also opens the door and answers the phone, and from six o’clock on all three happen together.',
      },
    ],
  },
  clothes_shop: {
    costDoubts: [
      {
        es: 'se ha contado la prenda a precio de compra y no la talla suelta que acaba a mitad de precio en el último perchero',
        en: 'garments are counted at what they cost, not the odd size that ends at half price on the last rail',
      },
      {
        es: 'faltan la percha, la bolsa, el arreglo del bajo y lo que desaparece del probador',
        en: 'missing are the hanger, the bag, the hem taken up and whatever vanishes from the fitting room',
      },
    ],
    strains: [
      {
        es: 'El dinero se queda en las tallas que no se piden: hay ropa de sobra y no hay la que busca quien acaba de entrar.',
        en: 'The money sits in sizes nobody asks for: there are clothes to spare and none that fits whoever has just come in.',
      },
      {
        es: 'La temporada se compra seis meses antes de verla en la calle, con el dinero de la anterior todavía colgado.',
        en: 'A season is bought half a year before it is seen in the street, with the money of the last one still on hangers.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
