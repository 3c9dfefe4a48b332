import { factValue } from '../../facts/fact.ts';
import type { Draft } from '../draft.ts';
import type { Block, PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { capital } from '../write-block.ts';
import { isLikePrice, lineCompared, ownPriceFigure } from './compare-line.ts';
import type { Comparison } from './compare-rivals.ts';
import { type Candidate, placeRivals, scaleOf } from './place-rivals.ts';
import { presumePrice } from './presume-place.ts';
import { readPriceTold } from './read-standing.ts';
import { optionsOf } from './write-alternatives.ts';

/** With fewer there is no map to read, and the matrix tells what there is. */
const FEWEST_PLACED = 2;

/** The positioning map, where two others at least have a place on it: the business by its price and its promise, and around it the rivals where what was said puts them, or what is usual in their kind. */
export function drawMap(draft: Draft, comparison: Comparison): readonly Block[] {
  const scale = scaleOf(draft, comparison);
  const line = lineOfMap(draft, comparison);
  const isUsualUnit = draft.facts.saleUnit === undefined;
  const isAmerican = factValue(draft.facts, 'country') === 'US';
  const { placed, open, sure } = placeRivals(
    candidatesOf(draft, comparison).map((candidate) => withoutOtherPrice(draft, candidate, line)),
    scale,
    (kind) => presumePrice(kind, { isUsualUnit, isAmerican }),
    draft.sector.unit.en.one,
  );
  if (sure < FEWEST_PLACED) return [];
  return [
    {
      type: 'chart',
      chart: {
        type: 'map',
        title: { es: 'Mapa de posición', en: 'Positioning map' },
        subtitle: label(draft, {
          es: `eje horizontal: {{priceName}}; eje vertical: ${scale.name.es}`,
          en: `horizontal: {{priceName}}; vertical: ${scale.name.en}`,
        }),
        alt: label(draft, isUsualUnit ? ALT_IN_RANGE : ALT),
        across: {
          name: label(draft, comparison.price.point.name),
          from: { es: 'más barato', en: 'cheaper' },
          to: { es: 'más caro', en: 'dearer' },
          usual: { es: 'lo habitual en el oficio', en: 'what is usual in the trade' },
          unknown: nameOfUnplaced(draft, comparison, line),
        },
        up: scale.up,
        own: {
          label: label(draft, { es: '{{name^}}', en: '{{name^}}' }),
          // As the customer is charged it, like the prices told of the others.
          price: ownPriceFigure(line),
          range: isUsualUnit ? { low: 'usual-charged-low', high: 'usual-charged-high' } : null,
          up: scale.own,
        },
        rivals: placed.map(({ label: name, ...rival }) => ({ ...rival, label: capital(name) })),
        key: {
          told: placed.some(({ presumed }) => !presumed) ? TOLD : null,
          presumed: placed.some(({ presumed }) => presumed) ? PRESUMED : null,
        },
        others: { title: TO_PLACE, names: open.slice(0, MOST_OPEN).map(capital) },
      },
    },
  ];
}

/** What is told of those who stand at no price: it is still to be seen, or it is there and is for something else than a sale here. */
function nameOfUnplaced(draft: Draft, comparison: Comparison, line: number | null): PlanText {
  const told = comparison.columns.filter(({ rival }) => rival !== null);
  const isForElse = (column: (typeof told)[number]) => column.says.has('price') && !isComparable(draft, column, line);
  if (!told.some(isForElse)) return TO_CHECK;
  return told.every((column) => isForElse(column) || isComparable(draft, column, line)) ? NOT_COMPARABLE : EITHER;
}

/** Whether a price was told of it that is one of what the map compares. */
function isComparable(draft: Draft, column: Candidate, line: number | null): boolean {
  const price = withoutOtherPrice(draft, column, line).says.get('price');
  return price !== undefined && readPriceTold(price, draft.sector.unit.en.one) !== null;
}

const TO_CHECK: PlanText = { es: 'precio por ver', en: 'price to check' };
const NOT_COMPARABLE: PlanText = { es: 'precio no comparable', en: 'price not comparable' };
const EITHER: PlanText = { es: 'por ver, o no comparable', en: 'to check, or not comparable' };

/** The one of several things sold that rivals are told to ask a price for; null where it is not one alone. */
function lineOfMap(draft: Draft, { columns }: Comparison): number | null {
  const lines = new Set(columns.flatMap((column) => (column.says.has('price') ? (lineCompared(draft, column) ?? []) : [])));
  const [line] = lines;
  return lines.size === 1 && line !== undefined ? line : null;
}

/** Where several things are sold, the price of another than the map's stands nowhere on it; nor does one too far from the own to be of the same. */
function withoutOtherPrice(draft: Draft, candidate: Candidate, line: number | null): Candidate {
  const isSameThing = !draft.model.assumptions.lines || (line !== null && lineCompared(draft, candidate) === line);
  if (isSameThing && !isFarFrom(draft, candidate, line)) return candidate;
  return { ...candidate, says: new Map([...candidate.says].filter(([point]) => point !== 'price')) };
}

function isFarFrom({ figures, sector }: Draft, { says }: Candidate, line: number | null): boolean {
  const told = says.get('price');
  const price = told ? readPriceTold(told, sector.unit.en.one) : null;
  if (price === null || typeof price === 'string') return false;
  return !isLikePrice(Number(figures[price.figure]?.value), Number(figures[ownPriceFigure(line)]?.value));
}

/** Those of the matrix; where nobody was named, the kinds of thing that customers use instead. */
function candidatesOf(draft: Draft, comparison: Comparison): readonly Candidate[] {
  if (comparison.columns.some(({ rival }) => rival !== null)) return comparison.columns;
  return optionsOf(draft, comparison)
    .slice(0, MOST_KINDS)
    .map(({ name, kind }) => ({ head: name, kind, rival: null, says: new Map() }));
}

const MOST_OPEN = 3;
const MOST_KINDS = 4;
const TO_PLACE: PlanText = { es: 'Por situar, después de una visita', en: 'To be placed, after a visit' };
const TOLD: PlanText = { es: 'según se contó', en: 'as stated' };
const PRESUMED: PlanText = { es: 'lo habitual en su clase, o por preguntar', en: 'usual for its kind, or to be asked' };
const ALT: PlanText = {
  es: 'El negocio promete lo que nombra el eje, por {{fig:price-charged}}. Los demás están donde los pone lo que se contó o, marcado, lo habitual en su clase.',
  en: 'The business promises what the axis names, at {{fig:price-charged}}. The others are placed by what was said in the interview or, where marked, by what is usual for their kind.',
};
const ALT_IN_RANGE: PlanText = {
  es: 'El negocio promete lo que nombra el eje, por {{fig:price-charged}}, entre los {{fig:usual-charged-low}} y los {{fig:usual-charged-high}} habituales. Los demás están donde los pone lo que se contó o, marcado, lo habitual en su clase.',
  en: 'The business promises what the axis names, at {{fig:price-charged}}, where {{fig:usual-charged-low}} to {{fig:usual-charged-high}} is usual. The others are placed by what was said in the interview or, where marked, by what is usual for their kind.',
};
