import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const agencyTradeTakes = {
  web_studio: {
    costDoubts: [
      {
        es: 'se ha presupuestado la web y no las cinco rondas de cambios de color que vienen después',
        en: 'the website was quoted for, and not the five rounds of colour changes that follow',
      },
      {
        es: 'faltan las licencias, el alojamiento que se adelanta y las horas de explicar dos veces lo mismo',
        en: 'missing are licences, hosting paid in advance and the hours spent explaining everything twice',
      },
    ],
    strains: [
      {
        es: 'Los proyectos no se retrasan por programar, sino por esperar los textos del cliente; mientras tanto no se cobra ni se empieza otro.',
        en: 'Projects are late not for want of code but of the client’s copy, and in the meantime nothing is billed and nothing else begun.',
      },
      {
        es: 'Quien diseña también vende, y los meses de mucho trabajo preparan los de ninguno.',
        en: 'Whoever designs also sells, and the months of too much work prepare those of none.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
