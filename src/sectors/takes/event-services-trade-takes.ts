import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const eventServicesTradeTakes = {
  photographer: {
    costDoubts: [
      {
        es: 'cada hora de cámara trae tres de pantalla, y esas no salen en ninguna factura',
        en: 'each hour with the camera brings three at the screen, and those appear on no bill',
      },
      {
        es: 'no entra el disco de copia, el objetivo que se cambia cada pocos años ni el viaje a ver el sitio antes',
        en: 'the backup drive is not in it, nor the lens replaced every few years, nor the trip to see the place beforehand',
      },
    ],
    strains: [
      {
        es: 'Hay veinte sábados buenos al año y cada uno se vende una sola vez.',
        en: 'There are twenty good Saturdays in a year, and each is sold only once.',
      },
      {
        es: 'La entrega se atasca en septiembre, cuando se juntan en el disco todas las bodas del verano.',
        en: 'Delivery jams in September, when all the summer’s weddings lie together on one drive.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
