import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const gymTradeTakes = {
  yoga_pilates_studio: {
    costDoubts: [
      {
        es: 'no está la sala encendida para tres personas ni quien sustituye a la profesora que no puede venir',
        en: 'the room lit and heated for three people is not there, nor whoever stands in for the teacher',
      },
      {
        es: 'los bonos que caducan sin usarse parecen ganancia, hasta que se descubre que eran despedidas',
        en: 'passes that expire unused look like profit until it turns out they were goodbyes',
      },
    ],
    strains: [
      {
        es: 'El suelo admite doce esterillas; la decimotercera no cabe, y las clases con sitio son las de las once, a las que nadie puede ir.',
        en: 'The floor takes twelve mats and not one more, and the classes with room are those at eleven, when nobody can come.',
      },
      {
        es: 'La gente sigue a una voz: si esa profesora se muda, medio horario se vacía en un mes.',
        en: 'People follow a voice; if that teacher moves away, half the timetable empties within a month.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
