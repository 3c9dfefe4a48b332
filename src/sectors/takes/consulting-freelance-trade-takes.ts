import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const consultingFreelanceTradeTakes = {
  bookkeeping_office: {
    costDoubts: [
      {
        es: 'se cuenta la declaración y no las ocho llamadas pidiendo la factura que falta',
        en: 'the return is counted and not the eight calls asking for the one missing invoice',
      },
      {
        es: 'el programa sube cada año y la cuota del cliente lleva cinco sin tocarse',
        en: 'the software goes up every year and the client’s fee has stood still for five',
      },
    ],
    strains: [
      {
        es: 'Cuatro veces al año todo vence el mismo día, y el papel que falta llega siempre esa tarde.',
        en: 'Four times a year everything falls due on one date, and the missing paper always arrives that afternoon.',
      },
      {
        es: 'Un cliente desordenado ocupa las horas de tres que no lo son y paga lo mismo que uno.',
        en: 'One untidy client takes up the hours of three tidy ones and pays the fee of a single one.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
