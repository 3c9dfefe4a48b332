// The sums of a month's costs as lines: each with its words, and whom or what it pays.
import type { CostKind, CostLine } from '../../facts/fact.ts';
import type { Bilingual, Language } from '../../language/language.ts';
import type { Ground } from './amount.ts';
import type { Span } from './clauses.ts';
import type { Part } from './find-cost-sum.ts';
import { kindOfCost, namedIn } from './kind-of-cost.ts';
import { labelOfHired } from './label-hired.ts';
import { labelSums } from './label-sums.ts';
import { roundMoney } from './money-details.ts';
import type { ReadingContext } from './reading-context.ts';

const FOR_EACH = /^(?:a |para |for )?(?:cada un[oa]|each|apiece)$/iu;
const PAYS_US = /(?<!\p{L})(?:nosotr[oa]s|nos|soci[oa]s|we|us|ourselves|founders|partners)(?!\p{L})/iu;

/** «Noelia, que está a media jornada, me sale por 1.010»: a person, whatever is not said of her. */
const WORKS_PART =
  /(?:que|who|who['’]s)(?: (?:est[aá]|va|viene|trabaja|is|works|does|comes(?: in)?|['’]s))? (?:(?:a|de|on) )?(?:media jornada|medio tiempo|tiempo parcial|part[- ]time|half[- ]time)(?!\p{L})[^\d]*$/iu;
/** «1.010 con la seguridad social»: only a person costs that. */
const WITH_CHARGES =
  /^ ?(?:€|euros?|pesos|pounds|quid|dollars)?(?: al mes| a month)? (?:con|with|including|incluid[oa]s?)(?: (?:la|el|los|las|the|su|sus|her|his))? (?:seguridad social|seguros? sociales?|cargas(?: sociales)?|cotizaciones|imss|prsi|national insurance|employer)/iu;

/** The lines of these sums; `all` are the sums of the answer, whose words are their own. */
export function linesOf(ground: Ground, parts: readonly Part[], all: readonly Span[], context: ReadingContext): readonly CostLine[] {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return [];
  const start = all.filter(({ end }) => end <= first.start).at(-1)?.end ?? 0;
  const end = all.find((sum) => sum.start >= last.end)?.start ?? ground.text.length;
  const sums = all.filter((sum) => sum.start >= first.start && sum.end <= last.end);
  const labels = labelSums(ground.text, sums, { start, end });
  const names = namedIn(ground.text, context);
  return parts.map((part) => {
    const at = sums.findIndex((sum) => sum.start === part.start);
    const label = labels[at] ?? '';
    // «Y lo que nos vamos a pagar nosotros, que son 200 mil a cada uno».
    const before = ground.text.slice(sums[at - 1]?.end ?? start, part.start);
    const called = FOR_EACH.test(label) && PAYS_US.test(before) ? 'own' : kindOfCost(label, names);
    const isAtWork = called === 'other' && (WORKS_PART.test(before) || WITH_CHARGES.test(ground.text.slice(part.end)));
    const kind = isAtWork ? 'hired' : called;
    return {
      label: calledBy(kind, label, before, ground.language),
      amount: roundMoney(part.value * Math.max(1, part.times)),
      kind,
    };
  });
}

/** «Y mis 3.800», "rent's 5,200": as a line of a list is called. */
function calledBy(kind: CostKind, label: string, before: string, language: Language): string {
  if (kind === 'hired') return labelOfHired(label, before);
  if (kind === 'own') return BARE_OWN.test(label) ? MY_PAY[language] : label;
  return label.replace(/['’]s$/u, '');
}

const BARE_OWN = /^(?:mis?|my|mine)$/iu;
const MY_PAY: Bilingual = { es: 'mi sueldo', en: 'my pay' };
