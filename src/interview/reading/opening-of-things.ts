// What the first month sells of several things, told of each or of all of them, as the part of a normal month's money, and when a normal one is sold:
// «al empezar, 90 consultas, 50 vacunas y 8 cirugías», "five a week at first, nine by the end of the year; half of the others the first two months".
import type { Fact, SaleLine } from '../../facts/fact.ts';
import { isSameThing } from '../../facts/sale-lines.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { Amount, Ground } from './amount.ts';
import { findRampMonths } from './find-ramp-months.ts';
import { monthsTold } from './find-target.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { openingPace } from './opening-pace.ts';
import type { ReadingContext } from './reading-context.ts';
import type { ThingsSold } from './things-sold.ts';
import { unitsOf } from './units-of-thing.ts';

const PCT = 100;
/** A month that sells nothing, or as much as a normal one, is no opening. */
const LEAST = 1;

/** Nothing where no opening is told of any of them. */
export function openingOfThings(
  ground: Ground,
  amounts: readonly Amount[],
  sold: ThingsSold,
  lines: readonly SaleLine[],
  context: ReadingContext,
): readonly Fact[] {
  const pace = openingPace(ground, { ...context, known: {} });
  const ofAll = pace.find((fact): fact is Fact<'openingShare'> => fact.id === 'openingShare');
  const started = sold.things.filter(({ first }) => first !== undefined);
  const told = lines.flatMap((line) => {
    const thing = started.find(({ label }) => isSameThing(label, line.label));
    // In the time that the thing itself is told for.
    const units = thing?.first
      ? unitsOf({ ...thing.first, per: thing.first.per ?? thing.count?.per ?? null }, sold, ground, context)
      : null;
    return units === null || line.units === null ? [] : [{ line, share: Math.min(1, units / line.units) }];
  });
  if (told.length === 0) return [];
  const money = ({ price, units }: SaleLine) => price * (units ?? 0);
  const toldShare = sumOf(told.map(({ line, share }) => money(line) * share)) / sumOf(told.map(({ line }) => money(line)));
  // What nobody told apart opens as what was told of all does, or as the others do.
  const otherShare = ofAll ? ofAll.value / PCT : toldShare;
  const shareOf = (line: SaleLine) => told.find((one) => one.line === line)?.share ?? otherShare;
  const share = Math.round((PCT * sumOf(lines.map((line) => money(line) * shareOf(line)))) / sumOf(lines.map(money)));
  if (share < LEAST || share >= PCT) return [];
  const spans = started.flatMap(({ first }) => first ?? []);
  const quote = quoteOf(
    ground.text,
    context.answer,
    Math.min(...spans.map(({ start }) => start)),
    Math.max(...spans.map(({ end }) => end)),
  );
  const held = pace.find((fact): fact is Fact<'openingMonths'> => fact.id === 'openingMonths')?.value ?? 1;
  const reached = started.find(({ count }) => count !== undefined)?.count ?? started[0]?.first;
  const months = findRampMonths(ground, context)[0];
  const counted = reached ? monthsTold(ground, amounts, reached, context) : null;
  const until = months ?? (counted !== null && makeFact('targetMonths', counted, { unit: 'months', quote }));
  return [
    makeFact('openingShare', share, { unit: 'percent', quote, origin: 'derived' }),
    makeFact('openingMonths', held, { unit: 'months', quote }),
    ...(until ? [until] : []),
  ];
}
