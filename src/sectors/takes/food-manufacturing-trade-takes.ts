import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const foodManufacturingTradeTakes = {
  bakery_workshop: {
    costDoubts: [
      {
        es: 'fuera se queda la hornada de prueba de cada harina nueva y el pan que vuelve de las tiendas al cerrar',
        en: 'left outside are the trial batch for every new flour and the bread that comes back from the shops at closing time',
      },
      {
        es: 'la luz del horno se paga igual lleno que a medias, y aquí se ha repartido como si siempre fuera lleno',
        en: 'the oven’s power costs the same full or half empty, and here it is shared out as if always full',
      },
    ],
    strains: [
      {
        es: 'La masa no espera: si falla la persona de las tres de la madrugada, a las siete no hay nada que repartir.',
        en: 'Dough does not wait; if the person due at three in the morning fails to come, at seven there is nothing to deliver.',
      },
      {
        es: 'Caben más encargos que bandejas: lo que limita es el carro donde reposa el pan, no las manos que lo forman.',
        en: 'Orders outnumber trays: the limit is the rack where loaves rest, not the hands that shape them.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
