import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const healthClinicTradeTakes = {
  physiotherapy_clinic: {
    costDoubts: [
      {
        es: 'quedan sin contar el papel de la camilla, el informe que se redacta en casa y el cuarto de hora de quien llega tarde',
        en: 'still uncounted are the paper on the couch, the report written at home and the quarter of an hour of whoever is late',
      },
      {
        es: 'las agujas y las cremas se ven en la factura; la formación de cada año, que también hay que pagar, no',
        en: 'needles and creams show on the bill; the training of each year, which must be paid for as well, does not',
      },
    ],
    strains: [
      {
        es: 'Las manos se cansan antes que la agenda: a la séptima sesión el tratamiento ya no es el mismo.',
        en: 'Hands tire sooner than the diary does; by the seventh session the treatment is no longer the same.',
      },
      {
        es: 'Todos salen de trabajar a la misma hora, así que entre seis y nueve faltan camillas y por la mañana se enfrían.',
        en: 'Everybody leaves work at one hour, so from six to nine couches are short and in the morning they go cold.',
      },
    ],
  },
  psychology_practice: {
    costDoubts: [
      {
        es: 'se pasa por alto la hora que se guarda para quien avisa tarde y la lectura que pide un caso difícil',
        en: 'it passes over the hour kept for somebody who cancels late and the reading a hard case calls for',
      },
      {
        es: 'parece que no cuesta nada, porque el gasto es tiempo: supervisar, escribir y no dar otra cita justo después',
        en: 'it seems to cost nothing because what is spent is time, on supervision, on notes and on leaving the next slot empty',
      },
    ],
    strains: [
      {
        es: 'Lo que se agota es la atención de quien escucha, y eso no se arregla con otra butaca.',
        en: 'What runs out is the attention of whoever listens, and a second armchair does not mend it.',
      },
      {
        es: 'Una baja de dos semanas no se cubre con nadie: las personas esperan o se van, y en los dos casos se deja de cobrar.',
        en: 'Two weeks of illness cannot be covered by anyone; people wait or leave, and either way nothing is earned.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
