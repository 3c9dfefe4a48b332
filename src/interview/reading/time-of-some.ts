// What takes time of what is sold, and what takes none: «solo la peluquería nos lleva tiempo, hora y media cada perro; el autolavado se lo hacen ellos
// solos», "the self-wash runs itself". One sale takes the mean of them all.
import { type FactSheet, factValue, type SaleLine } from '../../facts/fact.ts';
import { isTold, lineNamed } from '../../facts/sale-lines.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { wordsOf } from '../../language/stem-words.ts';
import { findWorkTime } from './find-work-time.ts';

const TIME_ES = '(?:tiempo|rato|trabajo|horas?)';
const NO_TIME = new RegExp(
  [
    `(?<![a-z])no (?:me |nos |se )?(?:lleva|quita|ocupa|roba|gasta|da|cuesta|toma|pide)n? (?:nada de |casi |apenas |ningun )?${TIME_ES}`,
    '(?<![a-z])(?:se )?l[oa]s? (?:hac|lav|sirv|cog|cobr|prepar)[a-z]+ (?:ell[oa]s|el cliente|la gente|uno|cada uno|cada cual|la maquina)(?: (?:mism[oa]s?|sol[oa]s?))?',
    '(?<![a-z])(?:se )?(?:lava|sirve|hace|cobra|coge|atiende)n? (?:ell[oa]s )?sol[oa]s?(?![a-z])',
    '(?<![a-z])(?:es|son|solo es) (?:solo |nada mas que )?(?:cobrar|pasar por caja|entregar|darlo)(?![a-z])',
    '(?<![a-z])es autoservicio(?![a-z])',
    "(?<![a-z])(?:takes?|need(?:s)?)(?: (?:me|us))? (?:no|hardly any|almost no|barely any|zero) (?:time|work)|(?<![a-z])(?:doesn't|don't|does not|do not) (?:take|need|cost)(?: (?:me|us))?(?: up)? (?:any )?(?:of (?:my|our) )?(?:time|work)",
    '(?<![a-z])(?:they|people|customers|the customers?|owners) (?:do|wash|serve|help|use) (?:it|them|that|the [a-z]+)?(?: ?(?:by )?themselves)(?![a-z])',
    '(?<![a-z])(?:runs? itself|run themselves|(?:is|are) self[- ]service|(?:is|are) just (?:ringing|taking|paying|handing)(?: (?:it|them|the money|over))*(?: up)?)(?![a-z])',
  ].join('|'),
  'g',
);
/** Nothing else that is sold takes any. */
const ONLY =
  /(?<![a-z])(?:solo|solamente|unicamente|lo unico que|only|just|the only (?:thing|one) that)(?![a-z])[^.;]{0,45}(?<![a-z])(?:llevan?|quitan?|ocupan?|gastan?|toman?|takes?|needs?|uses?)(?![a-z])[^.;]{0,12}(?<![a-z])(?:tiempo|rato|time|work)(?![a-z])/;
/** «… no me lleva tiempo, ni el producto». */
const NOR = /^,? (?:ni|nor|or) (?:el |la |los |las |the )?[a-z-]+/;
const SENTENCE = /[.;](?!\d)|(?<![a-z])(?:pero|but)(?![a-z])/;
const CLAUSE = /,(?!\d)|:(?!\d)/;
const SHORTEST_ROOT = 4;

/** Minutes of one sale, told of some of the lines where the others take none; null where that is not told. */
export function timeOfSome(said: string, facts: FactSheet): number | null {
  const folded = said.replaceAll('’', "'");
  const sold = factValue(facts, 'lines') ?? [];
  if (sold.length < 2 || !sold.every(isTold)) return null;
  const labels = sold.map(({ label }) => label);
  const timed = timedIn(folded, labels);
  const isOnly = ONLY.test(folded);
  const idle = idleIn(folded, labels).filter((at) => !timed.has(at));
  if (idle.length === 0 && !(isOnly && timed.size > 0)) return null;
  const without = isOnly && timed.size > 0 ? labels.flatMap((_, at) => (timed.has(at) ? [] : [at])) : idle;
  const others = labels.flatMap((_, at) => (timed.has(at) || without.includes(at) ? [] : [at]));
  // A time that is told of none by name is that of the one left.
  const time = others.length === 0 ? null : (findWorkTime(folded, false) ?? timeOfOne(facts));
  if ((others.length > 0 && (time === null || timed.size > 0)) || others.length + timed.size === 0) return null;
  const minutes = Math.round(meanOf(sold, (at) => timed.get(at) ?? (others.includes(at) ? (time ?? 0) : 0)));
  return minutes > 0 ? minutes : null;
}

/** As it was told of one sale; the mean of several is no time of one. */
function timeOfOne({ minutesPerSale }: FactSheet): number | null {
  return minutesPerSale?.origin === 'said' ? minutesPerSale.value : null;
}

/** The lines whose own time is told in a clause that names them. */
function timedIn(folded: string, labels: readonly string[]): ReadonlyMap<number, number> {
  const found = folded.split(SENTENCE).flatMap((sentence) =>
    sentence.split(CLAUSE).flatMap((clause) => {
      const [line, time] = [lineNamed(labels, clause), findWorkTime(clause, false)];
      return line === null || time === null || new RegExp(NO_TIME.source).test(clause) ? [] : [[line, time] as const];
    }),
  );
  return new Map(found);
}

/** The lines named before the words that say they take no time, in their sentence. */
function idleIn(folded: string, labels: readonly string[]): readonly number[] {
  return folded.split(SENTENCE).flatMap((sentence) => {
    const last = [...sentence.matchAll(NO_TIME)].at(-1);
    return last === undefined
      ? []
      : linesIn(
          labels,
          sentence.slice(0, last.index + last[0].length + (NOR.exec(sentence.slice(last.index + last[0].length))?.[0].length ?? 0)),
        );
  });
}

/** «El autolavado» is «lavados» too. */
function linesIn(labels: readonly string[], words: string): readonly number[] {
  const said = wordsOf(words).map(rootOf);
  return labels.flatMap((label, at) => {
    const roots = wordsOf(label)
      .map(rootOf)
      .filter(({ length }) => length >= SHORTEST_ROOT);
    return roots.some((root) => said.some((word) => word.endsWith(root) || (word.length >= SHORTEST_ROOT && root.endsWith(word))))
      ? [at]
      : [];
  });
}

function rootOf(word: string): string {
  return word.replace(/(?:es|s)$/, '').replace(/[aeo]$/, '');
}

function meanOf(lines: readonly SaleLine[], of: (at: number) => number): number {
  const units = lines.map(({ units: sold }) => sold ?? 0);
  return sumOf(units.map((sold, at) => of(at) * sold)) / sumOf(units);
}
