// A kind of business that was only guessed gives way to what is told after it.
import { type FactSheet, factValue } from '../facts/fact.ts';
import { groundOf } from '../finance/assume-business.ts';
import { findSector } from './reading/find-sector.ts';
import type { Step } from './trace-steps.ts';
import { usualRange } from './usual-range.ts';

/** "A small car rental" is no garage, though the problem spoke of cars: what is offered may be none of the trades, or of no sector we know. */
export function withoutOtherKind(sheet: FactSheet, { question, reading }: Step): FactSheet {
  const offer = reading.facts.find(({ id }) => id === 'solution')?.value;
  if (question !== 'solution' || typeof offer !== 'string' || sheet.sector === undefined) return sheet;
  const { best, isOtherKind } = findSector(offer, true);
  if (!isOtherKind) return sheet;
  const { sector, trade: _, ...rest } = sheet;
  return best === null ? rest : { ...rest, sector };
}

/** A price so many times under the least or over the most of a trade is the price of something else. */
const TIMES_OFF = 20;

/** Nine euros are no fee of an estate agency: the price outweighs the guess, unless the offer calls itself so. */
export function withoutDoubtfulKind(sheet: FactSheet): FactSheet {
  const { sector, trade: _, ...rest } = sheet;
  if (sector === undefined || sector.origin === 'said' || factValue(sheet, 'price') === undefined) return sheet;
  const { currency, country } = groundOf(sheet);
  const range = usualRange('odd-price', sheet, { currency, country: country.code });
  if (range === null || (range.said * TIMES_OFF >= range.low && range.said <= range.high * TIMES_OFF)) return sheet;
  const { best, isNamed, isTradeNamed } = findSector(factValue(sheet, 'solution') ?? '', true);
  return best === sector.value && (isNamed || isTradeNamed) ? sheet : rest;
}
