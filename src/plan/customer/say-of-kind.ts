// What is set against a rival known by its kind alone: what the kind cannot do, and the one thing promised that answers it.
import { perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Column } from '../market/compare-rivals.ts';
import type { PointId } from '../market/comparison-points.ts';
import { isOneOfTheTrade } from '../market/find-rival-kind.ts';
import type { PlanText } from '../plan.ts';
import { asProposal, isProposed, isProposedIn, type Take } from './gather-ours.ts';
import { ANSWERS_KIND, isGoods, lackOf } from './kind-lack-words.ts';
import { tellOurs, tellOursAfterName } from './own-clause.ts';
import type { Pledges } from './pledge-promise.ts';
import type { Say } from './say-against.ts';
import {
  ALONE_TOO,
  KIND,
  KIND_LACKS,
  KIND_LACKS_BESIDES,
  KIND_LACKS_PROPOSED,
  ONE_OF_TRADE,
  ONE_PERSON,
  SEEN_THERE,
  SEEN_THERE_PROPOSED,
} from './versus-words.ts';

/** Where a kind is usually weak, and what it has as well. */
interface Points {
  readonly weak: readonly PointId[];
  readonly theirs: readonly PointId[];
}

interface Ways {
  readonly say: Say;
  readonly take: Take;
  readonly pledges: Pledges;
  readonly points: Points;
}

export function sayOfKind(draft: Draft, column: Column, { say, take, pledges, points }: Ways): PlanText {
  const { kind, rival } = column;
  const lack = lackOf(draft, column);
  const chosen = take.best(ANSWERS_KIND[kind.id], points.weak, points.theirs);
  const ours = tellOurs(draft, chosen);
  if (rival && isOneOfTheTrade(rival)) return say('versus.one.trade', ONE_OF_TRADE, { ours });
  if (kind.id === 'one-person' && !lack)
    return isAlone(draft)
      ? say('versus.one', ALONE_TOO, { ours })
      : say('versus.one', ONE_PERSON, { ours: tellOursAfterName(draft, chosen) });
  if (!lack) return say(`versus.kind ${kind.id}`, KIND, { why: kind.why, fails: kind.fails, ours });
  const id = `versus.lack ${kind.id}`;
  const another = pledges.use(chosen) ? pledges.next() : null;
  if (another && isProposed(chosen)) return say(id, KIND_LACKS_PROPOSED, { lack, ours: tellOurs(draft, asProposal(another.promise)) });
  if (another) return say(id, KIND_LACKS_BESIDES, { lack, ours, pledge: another.promise });
  if (isProposed(chosen)) {
    const [told, proposed] = [KIND_LACKS, KIND_LACKS_PROPOSED].map((words) => say(id, words, { lack, ours }));
    return perLanguage((language) => (isProposedIn(chosen, language) ? proposed : told)?.[language] ?? '');
  }
  const isToSee = kind.id === 'chain' && rival?.isNamed;
  const pledge = isToSee && !isGoods(draft) ? pledges.next(['attention', 'making']) : null;
  if (pledge) return say(id, SEEN_THERE_PROPOSED, { lack, ours, pledge: pledge.promise });
  return say(id, isToSee ? SEEN_THERE : KIND_LACKS, { lack, ours });
}

/** Whoever founds it works alone as well. */
function isAlone({ figures }: Draft): boolean {
  return Number(figures.team?.value ?? 1) <= 1;
}
