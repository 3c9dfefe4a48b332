import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const cleaningTradeTakes = {
  home_cleaning: {
    costDoubts: [
      {
        es: 'el rato entre una casa y la siguiente no lo paga nadie, y en una ciudad grande es una hora de cada cinco',
        en: 'the time between one home and the next is paid by nobody, and in a large town it is one hour in five',
      },
      {
        es: 'se deja fuera el jarrón que se rompe, la llave que se pierde y la casa que tarda el doble la primera vez',
        en: 'left outside are the vase that breaks, the key that goes missing and the home that takes twice as long at first',
      },
    ],
    strains: [
      {
        es: 'Todas las casas quieren la mañana del viernes; las tardes de los martes se ofrecen y no se llenan.',
        en: 'Every household wants Friday morning; Tuesday afternoons are offered and do not fill.',
      },
      {
        es: 'Cuando alguien enferma hay seis llaves en un cajón y nadie que sepa qué puerta abre cada una.',
        en: 'When somebody falls ill there are six keys in a drawer and no one who knows which door each opens.',
      },
    ],
  },
  office_cleaning: {
    costDoubts: [
      {
        es: 'se midió por metros y se paga por horas, y la cocina de después de un cumpleaños no figura en el plano',
        en: 'it was measured by floor space and is paid for by the hour, and the kitchen after a birthday is not on the plan',
      },
      {
        es: 'no se ven las vacaciones de quien limpia, que alguien tiene que cubrir y que se cobran dos veces',
        en: 'the cleaner’s holidays do not show, though somebody has to cover them and they are paid for twice',
      },
    ],
    strains: [
      {
        es: 'Todos los clientes quieren las dos mismas horas, antes de entrar o después de salir: crecer es encontrar a quien admita el mediodía.',
        en: 'All clients want the same two hours, before work or after it; growing means finding those who will take midday.',
      },
      {
        es: 'Un contrato nuevo se gana en una tarde y necesita dos personas formadas el lunes siguiente.',
        en: 'A new contract is won in one afternoon and needs two trained people on the following Monday.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
