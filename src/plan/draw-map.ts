import type { Draft } from './draft.ts';
import type { Block, PlanText } from './plan.ts';
import { label } from './say.ts';
import { capital } from './write-block.ts';
import { columnsOf } from './write-matrix.ts';

/** The positioning map: the business by its price and its promise. The others wait beside it until somebody has looked at them. */
export function drawMap(draft: Draft, named: readonly string[]): Block {
  const [edge] = draft.said.edges;
  const promise = edge ? { es: edge.es, en: edge.en } : PROMISE;
  const isUsualUnit = draft.facts.saleUnit === undefined;
  return {
    type: 'chart',
    chart: {
      type: 'map',
      title: { es: 'Mapa de posición', en: 'Positioning map' },
      subtitle: label(draft, {
        es: `de lado, el precio de cada {{unit}}; de abajo arriba, ${promise.es}`,
        en: `across, the price of each {{unit}}; upwards, ${promise.en}`,
      }),
      alt: label(draft, isUsualUnit ? ALT_IN_RANGE : ALT),
      across: { from: { es: 'más barato', en: 'cheaper' }, to: { es: 'más caro', en: 'dearer' } },
      up: { from: { es: 'no se promete', en: 'not promised' }, to: { es: 'se promete', en: 'promised' } },
      own: {
        label: label(draft, { es: '{{name^}}', en: '{{name^}}' }),
        price: 'price',
        range: isUsualUnit ? { low: 'usual-price-low', high: 'usual-price-high' } : null,
      },
      others: {
        title: { es: 'Por situar, después de una visita', en: 'To be placed, after a visit' },
        names: columnsOf(draft, named).map(capital),
      },
    },
  };
}

const PROMISE: PlanText = { es: 'lo que se promete', en: 'what is promised' };
const ALT: PlanText = {
  es: 'El negocio promete lo que nombra el eje, por {{fig:price}}. Los demás están por situar.',
  en: 'The business promises what the axis names, at {{fig:price}}. The others are still to be placed.',
};
const ALT_IN_RANGE: PlanText = {
  es: 'El negocio promete lo que nombra el eje, por {{fig:price}}, entre los {{fig:usual-price-low}} y los {{fig:usual-price-high}} habituales. Los demás están por situar.',
  en: 'The business promises what the axis names, at {{fig:price}}, where {{fig:usual-price-low}} to {{fig:usual-price-high}} is usual. The others are still to be placed.',
};
