// «A la tienda de novias le cobro 60 por vestido», "to the bridal shop I charge 60 a dress": a line of sale is called by the thing, and not by who pays it.
import type { Fact, SaleLine } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Reading } from '../interview.ts';
import { nameIn } from './line-label.ts';

const AHEAD = '(?:^|[\\s,;.])';
const WORDS = '([^,;.:\\d]{2,60}?)';
const SUM =
  '(?: (?:a|por|en|at|for|about|unos))? ?[$€£]?\\d[\\d.,]*(?: ?(?:€|euros?|pesos|soles|d[oó]lares|dollars|pounds|quid|bucks|mil|k))?';
const THING =
  '(?:por (?:cada )?|cada |(?:el|la) |per |for (?:an?|each|every) |an? |each )(\\p{L}+(?: (?:de|of) \\p{L}+)?)(?= ?(?:[,;.:)]|$| (?:y|and|al|a|unos|unas|about|\\d)(?!\\p{L})))';
const TOLD = [
  `${AHEAD}(?:al?|para|con) ${WORDS} (?:se l[oa]s?|les?) (?:cobr|vend|dej|hag|pong|fabric|suministr)\\p{L}*${SUM},? ${THING}`,
  `${AHEAD}to ${WORDS} (?:i|we)(?:['’]d|['’]ll)? (?:charge|sell|do|make|supply)(?: them)?${SUM},? ${THING}`,
  `${AHEAD}${WORDS} (?:(?:me|nos) pagan?|pays? (?:me|us))${SUM},? ${THING}`,
].map((pattern) => new RegExp(pattern, 'giu'));
/** Nothing is sold by them alone. */
const NO_THING =
  /^(?:mes|semana|dia|ano|hora|month|week|day|year|hour|cabeza|head|persona|person|uno|una|unidad|unit|time|vez|viaje|go|pop|piece)$/;

/** The reading with each of its lines that is called by whom it is sold to called by what is sold. */
export function withLinesByThing(reading: Reading, answer: string): Reading {
  if (!reading.facts.some(({ id }) => id === 'lines')) return reading;
  const told = TOLD.flatMap((pattern) => [...answer.matchAll(pattern)]).flatMap(([, whom = '', thing = '']) => {
    const label = nameIn(thing);
    return label === '' || NO_THING.test(foldText(label)) ? [] : [{ whom: foldText(whom), label }];
  });
  if (told.length === 0) return reading;
  return { ...reading, facts: reading.facts.map((fact) => (fact.id === 'lines' ? renamed(fact as Fact<'lines'>, told) : fact)) };
}

function renamed(fact: Fact<'lines'>, told: readonly { readonly whom: string; readonly label: string }[]): Fact<'lines'> {
  const isTaken = (label: string) => fact.value.some((line) => foldText(line.label) === foldText(label));
  const value = fact.value.map((line): SaleLine => {
    const own = told.find(({ whom, label }) => whom.includes(bare(line.label)) && !isTaken(label));
    return own ? { ...line, label: own.label } : line;
  });
  return { ...fact, value };
}

/** «Bares me», "to the bridal shop": what stands around the name in the clause was taken with it. */
function bare(label: string): string {
  return foldText(label).replace(/^(?:(?:to|the|al?|los|las|el|la) )+|(?: (?:les?|me|nos|us|i|we|pagan?|pays?))+$/g, '');
}
