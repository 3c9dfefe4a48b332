import type { Draft } from './draft.ts';
import type { Block, PlanText } from './plan.ts';
import { withoutHearsay } from './read-standing.ts';
import { label } from './say.ts';
import { capital } from './write-block.ts';
import type { Column, Comparison } from './write-matrix.ts';

/** The positioning map: the business by its price and its promise. The others stand beside it with what was said of their price. */
export function drawMap(draft: Draft, { columns }: Comparison): Block {
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
        title: columns.some(({ says }) => says.has('price')) ? SAID_SO : TO_PLACE,
        names: columns.map(placeByPrice).map(capital),
      },
    },
  };
}

/** «Oxford Store: más caro»: the side of the map on which what was said puts it. */
function placeByPrice({ head, says }: Column): PlanText {
  const said = says.get('price');
  if (!said) return head;
  const price = withoutHearsay(said);
  return { es: `${head.es}: ${price.es}`, en: `${head.en}: ${price.en}` };
}

const SAID_SO: PlanText = {
  es: 'Su precio, según se contó; el sitio, tras una visita',
  en: 'Their price, as it was told; the place, after a visit',
};
const TO_PLACE: PlanText = { es: 'Por situar, después de una visita', en: 'To be placed, after a visit' };
const PROMISE: PlanText = { es: 'lo que se promete', en: 'what is promised' };
const ALT: PlanText = {
  es: 'El negocio promete lo que nombra el eje, por {{fig:price}}. Los demás se listan al lado.',
  en: 'The business promises what the axis names, at {{fig:price}}. The others are listed beside it.',
};
const ALT_IN_RANGE: PlanText = {
  es: 'El negocio promete lo que nombra el eje, por {{fig:price}}, entre los {{fig:usual-price-low}} y los {{fig:usual-price-high}} habituales. Los demás se listan al lado.',
  en: 'The business promises what the axis names, at {{fig:price}}, where {{fig:usual-price-low}} to {{fig:usual-price-high}} is usual. The others are listed beside it.',
};
