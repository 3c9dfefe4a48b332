// Visits told in stages: «dos veces por semana el primer mes y luego una durante dos meses», "twice a week for a month, then once a week for two".
import { SMALL_NUMBERS, smallNumber } from '../../language/small-numbers.ts';

const WORD = [...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|');
const COUNT = `(?:\\d{1,2}|${WORD}|un|una|one|an?)`;
const OFTEN = `(?<often>once|twice|${COUNT})(?: (?:veces|vez|times|visitas|visits|sesiones|sessions|clases|classes))?`;
const SPELL = `(?:(?:for|durante|por|during|over|in|en|about|around|maybe|perhaps|unos|unas|quiza|quizas|como|another|otros|otras|the|el|los|las|first|primer[ao]?s?|next|following|siguientes?) )*`;
const STAGE = new RegExp(
  `${OFTEN} (?:a|per|each|every|por|a la|cada|en) ?(?:la )?(?<per>week|semana|month|mes)s?,? ${SPELL}(?<spell>${COUNT} )?(?<unit>weeks?|semanas?|months?|mes(?:es)?)(?![a-z])`,
  'g',
);
const WEEKS_A_MONTH = 52 / 12;
const FEWEST = 2;
const WEEKS_A_YEAR = 52;

/** How many all the stages come to; null where not two of them were told, folded. */
export function countInStages(said: string): number | null {
  const stages = [...said.matchAll(STAGE)].map(({ groups }) => {
    const weeks = countOf(groups?.spell) * (/^m/.test(groups?.unit ?? '') ? WEEKS_A_MONTH : 1);
    return { weeks, visits: (countOf(groups?.often) * weeks) / (/^m/.test(groups?.per ?? '') ? WEEKS_A_MONTH : 1) };
  });
  const weeks = stages.reduce((sum, stage) => sum + stage.weeks, 0);
  if (stages.length < FEWEST || weeks > WEEKS_A_YEAR) return null;
  return stages.reduce((sum, stage) => sum + stage.visits, 0);
}

/** «El primer mes» is one. */
function countOf(words: string | undefined): number {
  const word = (words ?? 'one').trim();
  if (word === 'twice') return 2;
  return /^\d/.test(word) ? Number(word) : /^(?:once|un|una|one|an?)$/.test(word) ? 1 : (smallNumber(word) ?? 1);
}
