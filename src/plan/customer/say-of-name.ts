// What is set against rivals of the same trade of whom the names alone are known: what one visit has to find out, once for all of them.
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, LANGUAGES } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Column, Comparison } from '../market/compare-rivals.ts';
import { marketStanding } from '../market/gather-rivals.ts';
import { withoutHearsay } from '../market/read-standing.ts';
import type { PlanText } from '../plan.ts';
import type { Take } from './gather-ours.ts';
import { listHeads, sayWith } from './say-against.ts';
import { BARE, BARE_WHOLE, MARKET, MARKET_ALONE, MISSED } from './versus-words.ts';

const THERE: Readonly<Record<'one' | 'each', Bilingual>> = {
  one: { es: 'allí', en: 'there' },
  each: { es: 'en cada sitio', en: 'at each' },
};
/** A wait of days is asked for; one of minutes is stood. */
const TESTED: Readonly<Record<'days' | 'queue', Bilingual>> = {
  days: { es: 'se pide fecha', en: 'ask for a date' },
  queue: { es: 'se mide la espera', en: 'time the wait' },
};

/** What was told of the area, or what there is to find out. */
export function sayBare(draft: Draft, { market, lines }: Comparison, bare: readonly Column[], take: Take): PlanText {
  const say = sayWith(draft, listHeads(bare));
  const there = THERE[bare.length > 1 ? 'each' : 'one'];
  const around = spanOf(market.get('wait'));
  const own = lines.find(({ point }) => point.id === 'wait')?.own;
  if (around && own) {
    const tested = testedOf(draft, there);
    const [ours, theirs] = [withoutHearsay(own), withoutHearsay(around)];
    const also = take(['attention', 'trust']);
    // «Sin cita» and «sillones para quien llega sin cita» are one thing: beside the fuller of them goes what else was told.
    const isSame = foldText(also.es).includes(foldText(ours.es));
    const other = draft.said.promise.find(({ es }) => !foldText(es).includes(foldText(ours.es)));
    if (isSame && !other) return say('versus.market', MARKET_ALONE, { theirs, tested, ours: also });
    return say('versus.market', MARKET, {
      theirs,
      tested,
      ...(isSame && other ? { ours: also, also: { es: other.es, en: other.en } } : { ours, also }),
    });
  }
  const [lack] = draft.said.lacks;
  if (lack) return say('versus.missed', MISSED, { lack: { es: lack.es, en: lack.en }, there, ours: take.best(undefined, [], []) });
  const ours = draft.slots.benefits ?? take.best(undefined, [], []);
  // What the business is, whole and in its own words, nobody else offers.
  return say('versus.bare', LANGUAGES.some((language) => ours[language].includes('{{quote:')) ? BARE_WHOLE : BARE, { there, ours });
}

/** «Hay que esperar» has no length that theirs could be held against. */
function spanOf(told: PlanText | undefined): PlanText | undefined {
  return told && !/^(?:hay que|con lista|no )/.test(told.es) ? told : undefined;
}

function testedOf({ facts }: Draft, there: Bilingual): Bilingual {
  const tested = TESTED[(marketStanding(facts).waitDays ?? 1) < 1 ? 'queue' : 'days'];
  return { es: `${tested.es} ${there.es}`, en: `${tested.en} ${there.en}` };
}
