// «Vienen unas 8, tres sábados al mes», "three Saturdays a month, 8 people each": so many at a time and so many times are one number sold.
import type { Ground } from './amount.ts';
import type { OfferNumber } from './offer-numbers.ts';

const TIMES =
  /^ (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|tardes|mananas|noches|fines de semana|talleres|sesiones|clases|cursos|veces|grupos|turnos|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|evenings|mornings|afternoons|weekends|workshops|sessions|classes|courses|times|groups)(?: (?:al|a la|a|an|per|por|each|every|cada))/;
const AT_A_TIME =
  /(?<![a-z])(?:vienen|van|caben|entran|asisten|acuden|somos|seremos|grupos de|groups? of|come|coming|turn up|fit|take)(?: (?:unas|unos|como|about|around|like|hasta|up to|me|in))* ?$/;
const BETWEEN =
  /^(?: (?:personas|people|alumn[oa]s|plazas|places|students|kids))?(?: (?:cada (?:vez|uno|una)|each|each time|a time))?,? (?:y |and |en |por |x |times |over )?$/;
const EACH_TIME =
  /^(?: [a-z]+)? (?:cada (?:vez|un[oa]|taller|sesion|clase|sabado|domingo)|each|each time|a time|por (?:taller|sesion|clase))(?![a-z])/;

/** The numbers, each such pair as one. */
export function withSessions({ folded }: Pick<Ground, 'folded'>, numbers: readonly OfferNumber[]): readonly OfferNumber[] {
  return numbers.flatMap((number, at) => {
    const [before, next] = [numbers[at - 1], numbers[at + 1]];
    if (before && isPair(folded, before, number)) return [];
    if (next === undefined || !isPair(folded, number, next)) return [number];
    const times = isTimes(folded, number) ? number : next;
    return [
      {
        ...number,
        role: 'count' as const,
        value: number.value * next.value,
        per: times.per,
        end: next.end + (times === number ? (EACH_TIME.exec(folded.slice(next.end))?.[0].length ?? 0) : 0),
        until: next.until,
      },
    ];
  });
}

function isPair(folded: string, first: OfferNumber, second: OfferNumber): boolean {
  if (first.sentence !== second.sentence || first.isArticle || second.isArticle) return false;
  const lead = folded.slice(Math.max(0, first.start - REACH), first.start);
  const isFirst = isPeople(first) && AT_A_TIME.test(lead) && isTimes(folded, second) && BETWEEN.test(folded.slice(first.end, second.start));
  const after = folded.slice(second.end);
  const isLast = isTimes(folded, first) && isPeople(second) && EACH_TIME.test(after);
  return isFirst || isLast;
}

const REACH = 40;

function isPeople({ role, per }: OfferNumber): boolean {
  return (role === 'bare' || role === 'count' || role === 'price') && per === null;
}

function isTimes(folded: string, { start, per, role }: OfferNumber): boolean {
  return role === 'count' && per !== null && TIMES.test(folded.slice(start).replace(/^[a-z\d]+/, ''));
}
