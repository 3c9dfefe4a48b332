// What the founder told, as the story tells it: one statement a scene.
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import { isMeasured } from '../../sectors/concepts/find-terms.ts';
import { pairPains, type Told, tellProblems } from '../customer/pair-pains.ts';
import type { Draft } from '../draft.ts';
import { findPerson, tellsOf } from '../told/find-person.ts';
import { isTold, leads, tellOffer, tellPain } from '../told/tell-natively.ts';
import { saleKindOf } from './sale-kind.ts';

/**
 * Slots of the scenes, each there only where it was told: `painOne` to `painThree` the statements of the problem, `answerTold` what
 * the offer changes once one is a customer, which nobody says in their first sentence, `hook` and `gain` the problem and the promise in the
 * words of both languages, `sought` the promise that answers what happened, `missing` where what the trade's picture has was told not to be
 * there, `lived` what the founder went through, and `personTold` what happened to whom the problem was told of.
 */
export function gatherStory(draft: Draft): Readonly<Record<string, Bilingual>> {
  const [head, ...others] = tellProblems(draft.facts);
  const person = findPerson(draft.facts);
  const lived = person === 'founder' && others.find(({ quote }) => LIVED.test(foldText(quote)));
  const all = [...(head ? [head] : []), ...others.filter((pain) => pain !== lived)];
  // Of somebody who is named as a person, the other edition may point to where it is quoted.
  const isTellable = (pain: Told) => person !== 'founder' || isTold(tellPain(draft, pain));
  const own = person === null || lived ? undefined : all.find((pain) => tellsOf(person, pain.words) && isTellable(pain));
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
    ...soughtIn(draft),
    ...(isMissing(draft) ? { missing: NO_WORDS } : {}),
    ...(lived ? { lived: tellPain(draft, lived) } : {}),
  };
}

/** Who lost time looks for what gives it back; whoever did not, for the first thing that is promised. */
function soughtIn({ facts, said, slots }: Draft): Readonly<Record<string, Bilingual>> {
  const soon = LATE.test(foldText(factValue(facts, 'problem') ?? '')) ? said.edges.find(({ es }) => SOON.test(foldText(es))) : undefined;
  const sought = soon ? { es: soon.es, en: soon.en } : slots.promiseOne;
  return sought ? { sought } : {};
}

const LATE = /\b(?:tarde|tardan?|esper\w+|semanas?|dias?|sabado|cola|horas?|late|wait\w*|weeks?|days?|hours?|queue|line)\b/;
const SOON = /\b(?:manana siguiente|mismo dia|misma semana|en el dia|esperas?|horas?|dias?|semanas?|noche|urgen\w+)\b/;

/** «No hay dónde tomar un buen café»: the trade's picture of a place where it is good is another town's. */
function isMissing({ facts, slots }: Draft): boolean {
  const [lack] = LACK.exec(foldText(factValue(facts, 'problem') ?? '')) ?? [];
  const picture = foldText(`${slots.storyObstacle?.es ?? ''} ${slots.storyObstacle?.en ?? ''}`);
  return lack !== undefined && wordsIn(lack).some((word) => wordsIn(picture).includes(word));
}

const LACK = /\b(?:no hay|no existe|falta|there is no|there's no|nowhere|no place)\b[^.;]*/;
const SHORTEST_SHARED = 4;

function wordsIn(text: string): readonly string[] {
  return text.split(/[^a-z]+/).filter((word) => word.length >= SHORTEST_SHARED);
}

/** What the story starts from and what it ends in: the founder's own problem and promise, the same as the positioning's. */
function gains(draft: Draft, measured: Bilingual | undefined): Readonly<Record<string, Bilingual>> {
  const { slots, sector } = draft;
  // What an account is sold is a service by its name, and no outcome of it.
  const gain = measured ?? (saleKindOf(draft) === 'account' ? undefined : slots.promiseShort);
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
