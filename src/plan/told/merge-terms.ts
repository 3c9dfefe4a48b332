// Two turnarounds told of two things are one promise from the sooner to the later; a guarantee beside one of so many months is the same.
import { foldText } from '../../language/fold-text.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { Concept } from '../../sectors/concepts/concept.ts';

const TURNAROUND = /^un plazo de (?<long>.+)$/;
const TURNAROUND_EN = /^a (?<short>.+) turnaround$/;
const MEASURED_GUARANTEE = /^garantía de /;
const GUARANTEE = 'garantía';

/** Minutes of each unit, working days and months as they are commonly counted: only their order matters. */
const MINUTES: readonly (readonly [RegExp, number])[] = [
  [/minuto/, 1],
  [/hora/, 60],
  [/dia/, 60 * 24],
  [/semana/, 60 * 24 * 7],
  [/mes/, 60 * 24 * 30],
];

/** The same promises, each told once. */
export function mergeTerms(promises: readonly Concept[]): readonly Concept[] {
  const times = promises.filter(({ es }) => TURNAROUND.test(es));
  const merged = mergeTimes(times);
  const isMeasured = promises.some(({ es }) => MEASURED_GUARANTEE.test(es));
  return promises.flatMap((one) => {
    if (isMeasured && one.es === GUARANTEE) return [];
    if (!merged || !times.includes(one)) return [one];
    return one === times[0] ? [merged] : [];
  });
}

/** «Plazos de veinte minutos a dos días», "twenty-minute to two-day turnarounds". */
function mergeTimes(times: readonly Concept[]): Concept | null {
  const sorted = [...times].sort((a, b) => minutesOf(a) - minutesOf(b));
  const [soonest, latest] = [sorted.at(0), sorted.at(-1)];
  if (!soonest || !latest || minutesOf(soonest) === minutesOf(latest)) return null;
  const [from, to] = [soonest, latest].map(({ es }) => TURNAROUND.exec(es)?.groups?.long);
  const [fromEnglish, toEnglish] = [soonest, latest].map(({ en }) => TURNAROUND_EN.exec(en)?.groups?.short);
  const merged = { ...soonest, es: `plazos de ${from} a ${to}`, en: `${fromEnglish} to ${toEnglish} turnarounds` };
  const before = known.get(merged.es) ?? merged;
  known.set(merged.es, before);
  return before;
}

/** One promise is one thing, in whichever list of them it stands. */
const known = new Map<string, Concept>();

function minutesOf({ es }: Concept): number {
  const folded = foldText(es);
  const [, unit] = MINUTES.find(([clue]) => clue.test(folded)) ?? [/$/, 0];
  const numbers = folded.split(/[^a-z\d]+/).flatMap((word) => smallNumber(word) ?? (/^\d+$/.test(word) ? Number(word) : []));
  return (
    unit *
    Math.max(
      1,
      numbers.reduce((sum, number) => sum + number, 0),
    )
  );
}
