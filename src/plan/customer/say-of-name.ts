// What is set against a rival of whom the name alone is known.

import { foldText } from '../../language/fold-text.ts';
import { listInBoth } from '../../language/format-list.ts';
import type { Draft } from '../draft.ts';
import type { Column, Comparison } from '../market/compare-rivals.ts';
import { withoutHearsay } from '../market/read-standing.ts';
import type { PlanText } from '../plan.ts';
import { label } from '../say.ts';
import type { Take } from './gather-ours.ts';
import { listHeads, type Say, sayWith } from './say-against.ts';
import { BARE, MARKET, MARKET_ALONE, MISSED, NAMED, NAMED_OTHERWISE, NEXT_BARE } from './versus-words.ts';

/** A name of a known kind, the first of that kind and each next in words of their own. */
export function sayNamed(draft: Draft, { columns }: Comparison, column: Column, { say, ours }: { say: Say; ours: PlanText }): PlanText {
  const { kind } = column;
  const alike = columns.filter(({ rival, kind: { id } }) => rival?.isNamed && id === kind.id);
  const words = NAMED[kind.id] ?? NAMED_OTHERWISE;
  const chosen = words[Math.min(alike.indexOf(column), words.length - 1)];
  return say(`versus.named ${draft.id}`, chosen ? [chosen] : words, { ours });
}

/** Of one of whom the name alone is known: what was told of the area, or what there is to find out. */
export function sayBare(draft: Draft, { market, lines }: Comparison, bare: readonly Column[], take: Take): PlanText {
  const say = sayWith(draft, listHeads(bare));
  const around = market.get('wait');
  const own = lines.find(({ point }) => point.id === 'wait')?.own;
  if (around && own) {
    const [ours, theirs] = [withoutHearsay(own), withoutHearsay(around)];
    const also = take(['attention', 'trust']);
    // «Sin cita» and «sillones para quien llega sin cita» are one thing: beside the fuller of them goes what else was told.
    const isSame = foldText(also.es).includes(foldText(ours.es));
    const other = draft.said.promise.find(({ es }) => !foldText(es).includes(foldText(ours.es)));
    if (isSame && !other) return say('versus.market', MARKET_ALONE, { theirs, ours: also });
    return say('versus.market', MARKET, {
      theirs,
      ...(isSame && other ? { ours: also, also: { es: other.es, en: other.en } } : { ours, also }),
    });
  }
  const [lack] = draft.said.lacks;
  if (lack) return say('versus.missed', MISSED, { lack: { es: lack.es, en: lack.en }, ours: take([]) });
  return say('versus.bare', BARE, { ours: take([]) });
}

/** What was said of the first holds for it too; the points on which nobody told anything of it are asked there. */
export function sayNextBare(
  draft: Draft,
  { price, lines }: Comparison,
  group: readonly Column[],
  { take, at }: { readonly take: Take; readonly at: number },
): PlanText {
  const open = lines.filter(({ point }) => point.id !== 'fame').slice(0, MOST_OPEN);
  const points = listInBoth([price, ...open].map(({ point }) => label(draft, point.name)));
  const words = NEXT_BARE[Math.min(at, NEXT_BARE.length - 1)];
  return sayWith(draft, listHeads(group))('versus.next', words ? [words] : NEXT_BARE, { points, ours: take([]) });
}

const MOST_OPEN = 2;
