// What the founder promises, in the order in which it sells: what answers the problem first, and never what the kind of business says already.
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import { type Concept, isAmong } from '../../sectors/concepts/concept.ts';
import { isGuarantee } from '../../sectors/concepts/find-guarantees.ts';
import { isMeasured } from '../../sectors/concepts/find-terms.ts';
import type { Said } from '../told/gather-said.ts';
import { countAnswers } from './answer-pain.ts';

/**
 * What is answered for when something goes wrong, what is missed today, what answers what is complained of, what of the rest can be measured, what sets the business apart in the order it was
 * told, then what it offers besides; what the kind of business says already only where nothing else answers, and all that was named where that
 * leaves nothing.
 */
export function orderPromises(said: Said, business: Bilingual): readonly Concept[] {
  const { promise, edges } = said;
  const offers = promise.filter((offered) => isAmong(offered, edges) || !isSaidBy(business, offered));
  const apart = offers.filter((offered) => isAmong(offered, edges) || isOfItsMaking(offered));
  const measured = edges.filter(isMeasured);
  const all = [...new Set([...measured, ...apart, ...edges, ...offers])];
  const selling = all.filter((offered) => !isCondition(offered, said));
  const answers = sortByAnswers(selling, said);
  const guarantees = selling.filter(isGuarantee);
  const ordered = [...new Set([...guarantees, ...(answers.length > 0 ? answers : sortByAnswers(promise, said)), ...selling])];
  return ordered.length > 0 ? ordered : promise;
}

/** Of those, what it is chosen for: what is missed today, what sets it apart and how it makes what it sells. */
export function leadingPromises(said: Said, business: Bilingual): readonly Concept[] {
  const ordered = orderPromises(said, business);
  return ordered.filter((offered) => said.lacks.includes(offered) || isAmong(offered, said.edges) || isOfItsMaking(offered));
}

/** The founder's strongest benefits, the same wherever the plan names only a few; what the kind of business says already is none, and what only says the complaint back comes last. */
export function leadBenefits(said: Said, business: Bilingual): readonly Concept[] {
  const benefits = orderPromises(said, business).filter((promised) => !isSaidBy(business, promised));
  const telling = benefits.filter((promised) => !saysBack(promised, said));
  const [first, ...others] = telling.length > 0 ? telling : benefits;
  const leading = leadingPromises(said, business);
  // Beside the strongest stands what sets it apart, before what the trade offers anyway.
  const next = others.find((one) => leading.includes(one)) ?? others[0];
  return [first, next].filter((one) => one !== undefined);
}

/** «A falta de vinos por copas, vinos por copas»: all its words are in what is complained of. */
export function saysBack(promised: Concept, { pains }: Pick<Said, 'pains'>): boolean {
  return pains.some((pain) => isSaidBy(pain, promised));
}

/** What is complained of and these benefits answer; the first complaint where they answer none. */
export function painsAnswered({ pains }: Said, benefits: readonly Concept[]): readonly Concept[] {
  const answered = pains.filter((pain) => benefits.some((benefit) => countAnswers(benefit, [pain]) > 0));
  return (answered.length > 0 ? answered : pains.slice(0, 1)).slice(0, MOST_LED);
}

const MOST_LED = 2;

/** «Bollería hecha en casa»: said of a thing many sell, it is as much a reason to come as what nobody else gives. */
function isOfItsMaking({ es }: Bilingual): boolean {
  return OF_ITS_MAKING.test(foldText(es));
}

const OF_ITS_MAKING =
  /\b(?:hech[oa]s? (?:en|a|al|por)|caser[oa]s?|artesan\w*|de especialidad|a mano|recien (?:hech|hornead|tostad|cocid)\w+|del dia|de temporada|ecologic[oa]s?|de fermentacion|masa madre)\b/;

/**
 * Those that answer the problem as it was told, or for which one is chosen: what is missed before all else, then what answers the most of it;
 * what was told beside the rivals, has a measure or is answered for weighs more, and what a rival has too weighs less.
 */
export function sortByAnswers(offered: readonly Concept[], said: Said): readonly Concept[] {
  const weigh = (concept: Concept) => weighAnswer(concept, said);
  return offered
    .map((concept) => ({ concept, weight: weigh(concept) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ concept }) => concept);
}

function weighAnswer(concept: Concept, { pains, lacks, reasons, common }: Said): number {
  if (isAmong(concept, lacks)) return MISSED;
  const answers = countAnswers(concept, pains) + (isAmong(concept, reasons) ? AS_A_REASON : 0);
  if (answers === 0) return 0;
  return answers + (isCheckable(concept) ? CHECKABLE : 0) - (isAmong(concept, common) ? SHARED : 0);
}

/** Anybody can check a time, a number or who answers for it. */
function isCheckable({ es }: Concept): boolean {
  return CHECKED.test(foldText(es));
}

const CHECKED =
  /\b(?:plazo|presupuesto en|respuesta en|visitas de|atencion en|grupos de|(?:de|hasta|desde) las|de un dia para otro|(?:manana|dia) siguiente|mism[oa] (?:dia|semana)|garantia|sin cobrar|devolucion del dinero|gratis si|pago de la multa|solo si hay)\b/;

/** The very thing that there is none of outweighs whatever else it lacks. */
const MISSED = 100;
const AS_A_REASON = 2;
const CHECKABLE = 1;
/** Less than any answer weighs: it comes later and is not left out. */
const SHARED = 0.5;

/** How one pays is asked of the customer and promises nothing, unless that is what is complained of. */
function isCondition(offered: Concept, { pains }: Said): boolean {
  return CONDITIONS.test(offered.es) && countAnswers(offered, pains) === 0;
}

const CONDITIONS = /^pago (?:directo|por adelantado|por meses)/;

const SHORTEST_WORD = 4;
/** Enough of a word to know its cousins: «pasta fresca», «pastas frescas». */
const STEM = 5;
/** What is said of any trade: «sesiones de», «servicio de». */
const FILLER = /^(?:sesion|clase|servici|trabaj|taller|gestion|venta|sesiones|session|class|lesson|servic|works?$|sales?$|online|shop)/;

/** «Una clínica de fisioterapia con sesiones de fisioterapia»: what the kind of business says already. */
export function isSaidBy(business: Bilingual, { es, en }: Bilingual): boolean {
  return isWithin(business.es, es) || isWithin(business.en, en);
}

function isWithin(business: string, offered: string): boolean {
  const said = wordsOf(business).map((word) => word.slice(0, STEM));
  const isSaid = (word: string) => said.includes(word.slice(0, STEM));
  const all = wordsOf(offered);
  const words = all.filter((word) => !FILLER.test(word));
  // «Venta online» is all filler: a shop online says it already.
  return words.length > 0 ? words.every(isSaid) : all.some(isSaid);
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= SHORTEST_WORD);
}
