import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const tourismLodgingTradeTakes = {
  rural_house: {
    costDoubts: [
      {
        es: 'no suma la leña de más, las sábanas que no vuelven blancas ni la comisión del portal que trajo la reserva',
        en: 'it does not add the extra firewood, the sheets that never come back white or the commission of the site that sent the booking',
      },
      {
        es: 'una estancia de una noche se limpia igual que una de siete, y aquí cuestan lo mismo por noche',
        en: 'a stay of one night is cleaned like a stay of seven, and here each night costs alike',
      },
    ],
    strains: [
      {
        es: 'Entre la salida de las doce y la entrada de las cuatro hay que dejar la casa como nueva, y quien limpia vive a media hora.',
        en: 'Between checkout at noon and arrivals at four the house must be made new again, and whoever cleans lives half an hour off.',
      },
      {
        es: 'Una tubería helada en enero borra el puente entero: no hay otra habitación a la que mover a nadie.',
        en: 'One frozen pipe in January wipes out a whole long weekend; there is no other room to move people to.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
