import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const ecommerceTradeTakes = {
  online_fashion: {
    costDoubts: [
      {
        es: 'una de cada tres prendas vuelve, y el viaje de vuelta, la plancha y la bolsa nueva no están en la cuenta',
        en: 'one garment in three comes back, and the return trip, the pressing and the fresh bag are not in the sum',
      },
      {
        es: 'se mira el margen de lo vendido y no lo que hubo que rebajar para vaciar la caja de tallas sueltas',
        en: 'it looks at the margin on what sold, not at the markdown it took to clear the box of odd sizes',
      },
    ],
    strains: [
      {
        es: 'Una foto que funciona agota una talla en una noche, y la fábrica no repone hasta la temporada que viene.',
        en: 'One picture that works sells out a size overnight, and the factory cannot restock until next season.',
      },
      {
        es: 'El cuello es el cuarto donde se revisan las devoluciones: mientras no se abre la bolsa, esa prenda no se puede vender.',
        en: 'The bottleneck is the room where returns are looked over; until the parcel is opened, that garment cannot be sold again.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
