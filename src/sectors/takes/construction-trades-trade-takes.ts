import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const constructionTradesTradeTakes = {
  plumber_electrician: {
    costDoubts: [
      {
        es: 'no entra la visita para dar precio que no sale, ni la segunda vuelta al almacén por un codo',
        en: 'the visit to quote for a job that never comes is not in it, nor the second trip to the merchant for one elbow joint',
      },
      {
        es: 'la garantía se trabaja gratis: la gotera que reaparece cuesta una mañana que nadie factura',
        en: 'guarantees are worked for nothing; the leak that comes back costs a morning nobody bills',
      },
    ],
    strains: [
      {
        es: 'Las urgencias desordenan la semana: cada una paga bien y descoloca a los dos clientes que llevaban un mes esperando.',
        en: 'Emergencies upset the week; each pays well and puts off two customers who had been waiting a month.',
      },
      {
        es: 'Mientras se está debajo de un fregadero no se contesta el teléfono, y quien llama con agua en el suelo marca otro número.',
        en: 'Nobody answers the phone from under a sink, and whoever rings with water on the floor dials another number.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
