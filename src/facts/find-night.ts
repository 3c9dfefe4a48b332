// Work that was told to be done by night, and by whom.
import { foldText } from '../language/fold-text.ts';
import { type FactSheet, factValue } from './fact.ts';
import { findShifts, lengthOf } from './find-shifts.ts';

/** From this hour of the clock on, or through midnight, it is night to the law and to the neighbours. */
const NIGHT_FROM = 22;
const NIGHT_UNTIL = 6;

const WORKS =
  '(?:repar|arregl|hornea|amasa|coci|lav|planch|limpi|prepar|trabaj|mont|elabor|repair|fix|mend|bak|cook|wash|iron|clean|work|prepar)[a-z]*';
const NIGHT = '(?:de noche|por las? noches?|de madrugada|(?:at|by|through the) night|overnight)';
const WORKED = new RegExp(`\\b${WORKS}(?: [a-z]+){0,4} ${NIGHT}\\b`);

/** Whether the work itself, and not the serving of guests, was told to run into the night. */
export function worksAtNight(facts: FactSheet): boolean {
  const work = findShifts(facts).find(({ does }) => does === 'work');
  if (work) return work.from >= NIGHT_FROM || work.from < NIGHT_UNTIL || work.from + lengthOf(work) > NIGHT_FROM;
  return WORKED.test(`${toldOf(facts, 'solution')}. ${toldOf(facts, 'resources')}`);
}

const HIRED =
  '(?:mecanic[oa]s?|oficial(?:es|as)?|emplead[oa]s?|contratad[oa]s?|trabajador(?:es|as)?|mechanics?|employees?|workers?|assistants?|someone employed)';
const DOES_NIGHT =
  '(?:hac(?:e|en) (?:la noche|el turno de noche)|(?:trabajan?|viene|estara?) (?:de|por la) noche|(?:does|works?|do) (?:the )?nights?|on nights)';
const BY_NIGHT = new RegExp(`\\b${HIRED}\\b[^.;]{0,60}\\b${DOES_NIGHT}\\b`);

/** Whether the night was told to be that of whoever is employed: the founders have the day. */
export function hiredByNight(facts: FactSheet): boolean {
  return BY_NIGHT.test(toldOf(facts, 'resources'));
}

function toldOf(facts: FactSheet, topic: 'solution' | 'resources'): string {
  return foldText(factValue(facts, topic) ?? '');
}
