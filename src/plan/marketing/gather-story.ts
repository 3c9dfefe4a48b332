// What the founder told, as the story tells it: one statement a scene.
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import { isMeasured } from '../../sectors/concepts/find-terms.ts';
import { pairPains, tellProblems } from '../customer/pair-pains.ts';
import type { Draft } from '../draft.ts';
import { findPerson, tellsOf } from '../told/find-person.ts';
import { isTold, leads, tellOffer, tellPain } from '../told/tell-natively.ts';

/**
 * Slots of the scenes, each there only where it was told: `painOne` to `painThree` the statements of the problem, `answerTold` what
 * the offer changes once one is a customer, which nobody says in their first sentence, `hook` and `gain` the problem and the promise in the
 * words of both languages, `lived` what the founder went through, and `personTold` what happened to whom the problem was told of.
 */
export function gatherStory(draft: Draft): Readonly<Record<string, Bilingual>> {
  const [head, ...others] = tellProblems(draft.facts);
  const person = findPerson(draft.facts);
  const lived = person === 'founder' && others.find(({ quote }) => LIVED.test(foldText(quote)));
  const all = [...(head ? [head] : []), ...others.filter((pain) => pain !== lived)];
  const own = person === null || lived ? undefined : all.find((pain) => tellsOf(person, pain.words) && isTold(tellPain(draft, pain)));
  const pains = all.filter((pain) => pain !== own);
  const [first, second, third] = pains.map((pain) => tellPain(draft, pain)).filter((pain) => draft.diagnosis.isToldAlone || isTold(pain));
  const { pairs, besides } = pairPains(draft.facts);
  const measured = findMeasured(draft);
  const changing = [...besides, ...pairs.map(({ answer }) => answer)].find((offer) => offer.at > 0 && leads(draft, offer));
  return {
    ...(first ? { painOne: first } : {}),
    ...(second ? { painTwo: second } : {}),
    ...(third ? { painThree: third } : {}),
    ...(changing && !measured ? { answerTold: tellOffer(draft, changing) } : {}),
    ...gains(draft, measured),
    ...(own ? { personTold: tellPain(draft, own) } : {}),
    ...(isNear(draft) ? { hurtNear: NEAR } : {}),
    ...(lived ? { lived: tellPain(draft, lived) } : {}),
  };
}

const NEAR: Bilingual = { es: '', en: '' };
const SHORTEST_TELLING_WORD = 6;

/** Whether the trade's picture of what the problem leads to has a word of the problem that was told. */
function isNear({ facts, slots }: Draft): boolean {
  const told = foldText(factValue(facts, 'problem') ?? '');
  const wordsOf = (text: string) =>
    foldText(text)
      .split(/[^a-z]+/)
      .filter((word) => word.length >= SHORTEST_TELLING_WORD);
  const picture = [...wordsOf(slots.storyHurt?.es ?? ''), ...wordsOf(slots.storyHurt?.en ?? '')];
  return wordsOf(told).some((word) => picture.includes(word));
}

/** What the story starts from and what it ends in: the founder's own problem and promise, the same as the positioning's. */
function gains({ slots, sector }: Draft, measured: Bilingual | undefined): Readonly<Record<string, Bilingual>> {
  const gain = measured ?? slots.promiseShort;
  const hook = slots.painsShort ?? slots.problemNative ?? sector.pack.before;
  return { hook, ...(gain ? { gain } : {}) };
}

/** Where the problem has a measure of time, the promise that has the same: three weeks answer fourteen. */
function findMeasured({ said }: Draft): Bilingual | undefined {
  const unitOf = ({ es }: Bilingual) => SPAN.exec(foldText(es))?.[0];
  const units = said.pains.filter(isMeasured).map(unitOf);
  const measured = said.edges.find((edge) => isMeasured(edge) && unitOf(edge) !== undefined && units.includes(unitOf(edge)));
  return measured && { es: measured.es, en: measured.en };
}

const SPAN = /\b(?:minuto|hora|dia|semana|mes)(?=e?s?\b)/;

/** "I lost a whole season", «perdí dos clientes»: told by somebody it happened to. */
const LIVED =
  /^(?:y |and )?(?:i (?:lost|had|waited|missed|gave up|spent|paid|was|went)|(?:yo |me |a mi me )?(?:perdi|espere|pague|pase|tuve|paso|quede|canse))\b/;
