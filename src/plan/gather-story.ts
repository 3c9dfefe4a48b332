// What the founder told, as the story tells it: one statement a scene.
import type { Bilingual } from '../language/language.ts';
import { countWord } from '../language/small-numbers.ts';
import type { Draft } from './draft.ts';
import { TEAM_WORDS } from './gather-quotes.ts';
import { pairPains, tellProblems } from './pair-pains.ts';
import { quoteNatively } from './quote-natively.ts';
import { tellOffer, tellPain } from './tell-natively.ts';

/**
 * Slots of the scenes, each there only where it was told: `painOne` to `painThree` the statements of the problem, `answerTold` what
 * the offer changes once one is a customer, which nobody says in their first sentence, `hook` and `gain` the problem and the promise in the
 * words of both languages, and `teamTold` who does the work.
 */
export function gatherStory(draft: Draft): Readonly<Record<string, Bilingual>> {
  const [first, second, third] = tellProblems(draft.facts).map((pain) => tellPain(draft, pain));
  const { pairs, besides } = pairPains(draft.facts);
  const changing = [...besides, ...pairs.map(({ answer }) => answer)].find(({ at }) => at > 0);
  return {
    ...(first ? { painOne: first } : {}),
    ...(second ? { painTwo: second } : {}),
    ...(third ? { painThree: third } : {}),
    ...(changing ? { answerTold: tellOffer(draft, changing) } : {}),
    ...gains(draft),
    ...(draft.quotes[TEAM_WORDS]
      ? { teamTold: quoteNatively(draft.quotes, TEAM_WORDS, countPeople(draft.model.assumptions.team.value)) }
      : {}),
  };
}

/** What the story starts from and what it ends in: the founder's own problem and promise, the same as the positioning's. */
function gains({ slots, sector }: Draft): Readonly<Record<string, Bilingual>> {
  const hook = slots.painsShort ?? slots.problemNative ?? sector.pack.before;
  return { hook, ...(slots.promiseShort ? { gain: slots.promiseShort } : {}) };
}

function countPeople(people: number): Bilingual {
  if (people === 1) return { es: 'una sola persona', en: 'one person' };
  const [es, en] = [countWord(people, 'es'), countWord(people, 'en')];
  return es && en ? { es: `${es} personas`, en: `${en} people` } : ON_THE_TEAM_PAGE;
}

const ON_THE_TEAM_PAGE: Bilingual = { es: 'las personas de la página del equipo', en: 'the people on the page about the team' };
