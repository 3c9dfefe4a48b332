import { factValue } from '../facts/fact.ts';
import { NEARLY_FREE } from './alternative-words.ts';
import type { Comparison } from './compare-rivals.ts';
import type { Draft } from './draft.ts';
import { placeRivals, scaleOf } from './place-rivals.ts';
import type { Block, PlanText } from './plan.ts';
import { join, label } from './say.ts';
import { optionsOf } from './write-alternatives.ts';
import { capital } from './write-block.ts';

/**
 * The positioning map: the business by its price and its promise, and the rivals where what was said puts them; the others are listed.
 * Where nothing places anybody, what customers use today next to free stands at its side: a lone dot would tell nothing.
 */
export function drawMap(draft: Draft, comparison: Comparison): Block {
  const scale = scaleOf(draft, comparison);
  const { placed, open } = placeRivals(comparison.columns, scale);
  const options = placed.length === 0 ? optionsOf(draft, comparison) : [];
  // What is public costs its user next to nothing, but in the United States.
  const isAmerican = factValue(draft.facts, 'country') === 'US';
  const free = options.find(({ kind }) => NEARLY_FREE.has(kind.id) && !(isAmerican && kind.id === 'public'));
  const beside = free ? [{ label: tellFree(free.name), up: null, price: 'low' as const }] : [];
  const drawn = [...placed, ...beside];
  const listed = open.length > 0 ? open : options.map(({ name }) => name);
  const named = listed.filter(({ es }) => es !== free?.name.es).slice(0, MOST_OPEN);
  const isUsualUnit = draft.facts.saleUnit === undefined;
  return {
    type: 'chart',
    chart: {
      type: 'map',
      title: { es: 'Mapa de posición', en: 'Positioning map' },
      subtitle: label(draft, {
        es: `de lado, el precio de cada {{unit}}; de abajo arriba, ${scale.name.es}`,
        en: `across, the price of each {{unit}}; upwards, ${scale.name.en}`,
      }),
      alt: join([label(draft, isUsualUnit ? ALT_IN_RANGE : ALT), ...(free ? [AT_THE_LEFT] : [])], ' '),
      across: {
        from: { es: 'más barato', en: 'cheaper' },
        to: { es: 'más caro', en: 'dearer' },
        usual: { es: 'lo habitual', en: 'what is usual' },
        unknown: { es: 'precio por ver', en: 'price to check' },
      },
      up: scale.up,
      own: {
        label: label(draft, { es: '{{name^}}', en: '{{name^}}' }),
        price: 'price',
        range: isUsualUnit ? { low: 'usual-price-low', high: 'usual-price-high' } : null,
        up: scale.own,
      },
      rivals: drawn.map(({ label: name, ...rival }) => ({ ...rival, label: capital(name) })),
      others: {
        title: named.length > 0 ? TO_PLACE : ALL_PLACED,
        names: named.map(capital),
        ...(drawn.some(({ up }) => up === null) ? { note: LINE } : {}),
      },
    },
  };
}

const MOST_OPEN = 3;
const AT_THE_LEFT: PlanText = { es: 'A la izquierda, lo que cuesta poco o nada.', en: 'On the left, what costs little or nothing.' };

function tellFree({ es, en }: PlanText): PlanText {
  return { es: `${es}: casi gratis`, en: `${en}: nearly free` };
}

const TO_PLACE: PlanText = { es: 'Por situar, después de una visita', en: 'To be placed, after a visit' };
const ALL_PLACED: PlanText = { es: 'Situados por lo que se contó', en: 'Placed by what was told' };
const LINE: PlanText = { es: 'Línea de puntos: solo se sabe el precio', en: 'Dotted line: only the price is known' };
const ALT: PlanText = {
  es: 'El negocio promete lo que nombra el eje, por {{fig:price}}. Los demás están donde los pone lo que se contó.',
  en: 'The business promises what the axis names, at {{fig:price}}. The others stand where what was told puts them.',
};
const ALT_IN_RANGE: PlanText = {
  es: 'El negocio promete lo que nombra el eje, por {{fig:price}}, entre los {{fig:usual-price-low}} y los {{fig:usual-price-high}} habituales. Los demás están donde los pone lo que se contó.',
  en: 'The business promises what the axis names, at {{fig:price}}, where {{fig:usual-price-low}} to {{fig:usual-price-high}} is usual. The others stand where what was told puts them.',
};
