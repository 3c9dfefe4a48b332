// The hours of the day in which what is fetched is fetched, worked on and brought back, as stated: «recogemos de 17 a 20 h, reparamos de 20 a 3 h».
import { foldText } from '../language/fold-text.ts';
import { factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

export type ShiftWork = 'fetch' | 'work' | 'bring';

export interface Shift {
  readonly does: ShiftWork;
  /** Hours of the clock, 0 to 23. */
  readonly from: number;
  readonly to: number;
}

const VERBS: readonly (readonly [ShiftWork, RegExp])[] = [
  ['bring', /^(?:devolv|devuelv|devoluc|entreg|llev|reparto|repartimos|return|deliver|bring|drop|hand)/],
  ['fetch', /^(?:recog|recoj|recogida|collect|pick|fetch)/],
  [
    'work',
    /^(?:repar|arregl|lav|planch|limpi|cocin|horne|cos|trabaj|mont|prepar|repair|fix|mend|wash|iron|clean|cook|bak|sew|work|prepar)/,
  ],
];

const HOUR = '(\\d{1,2})(?:[:.]\\d\\d)?(?: ?h(?:oras?)?)?(?: de la (tarde|noche)| ?(pm))?';
/** A verb, and within a few words of it two hours. */
const SHIFT = new RegExp(
  `\\b([a-z]+)\\b((?: (?!y |and )[a-z]+){0,4}?) (?:de|entre|from|between) (?:las? )?${HOUR} (?:a|y|to|and) (?:las? )?${HOUR}`,
  'g',
);

/** Each kind of work once, in the order told; empty where fewer than two were told with their hours. */
export const findShifts = keptWithFacts((facts): readonly Shift[] => {
  const told = [factValue(facts, 'solution'), factValue(facts, 'resources')].map((text) => foldText(text ?? '')).join('. ');
  const found = [...told.matchAll(SHIFT)].flatMap(([, verb = '', between = '', from, fromPart, fromPm, to, toPart, toPm]): Shift[] => {
    const does = [verb, ...between.trim().split(' ')].flatMap((word) => VERBS.find(([, like]) => like.test(word))?.[0] ?? [])[0];
    const isLate = (part?: string, pm?: string) => part !== undefined || pm !== undefined;
    return does ? [{ does, from: onClock(Number(from), isLate(fromPart, fromPm)), to: onClock(Number(to), isLate(toPart, toPm)) }] : [];
  });
  const shifts = found.filter(({ does }, at) => found.findIndex((other) => other.does === does) === at);
  return shifts.length > 1 && shifts.every(({ from, to }) => from < 24 && to <= 24) ? shifts : [];
});

function onClock(hour: number, isLate: boolean): number {
  return isLate && hour < 12 ? hour + 12 : hour;
}

/** How many hours it lasts, past midnight too. */
export function lengthOf({ from, to }: Shift): number {
  return (to - from + 24) % 24;
}
