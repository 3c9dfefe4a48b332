// The value canvas: what holds the customer back, beside what answers it and what would prove it.

import { NO_WORDS, perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { PointId } from '../market/comparison-points.ts';
import { gatherRivals, marketStanding } from '../market/gather-rivals.ts';
import type { Message } from '../message.ts';
import { pickVariant } from '../pick-variant.ts';
import type { Block, PlanText } from '../plan.ts';
import { label, sayFirst } from '../say.ts';
import { findElsewhere } from '../told/find-elsewhere.ts';
import { offerQuote } from '../told/gather-quotes.ts';
import { offersIn, orUsual, tellOffer, tellPains } from '../told/tell-natively.ts';
import { capital, pairs, table, words } from '../write-block.ts';
import { type Remedy, remediesOf } from './find-problem-remedy.ts';
import { answersOf } from './narrower-answer-words.ts';
import { leadingPromises } from './order-promises.ts';
import { pairPains, type Told } from './pair-pains.ts';
import { tellWaitShort } from './tell-wait.ts';
import { POINT_PROOFS, type TradeAnswer } from './value-answer-words.ts';

interface Row {
  readonly pain: PlanText;
  readonly answer: PlanText;
  readonly proof: PlanText;
}

const ROWS = 4;
const MOST_PAIRS = 2;

/** First what the founder told and how the offer answers it, then what people do today instead, then what the trade's customers put up with. */
export function writeCanvas(draft: Draft): Block {
  return table({
    title: { es: 'Lienzo de la propuesta de valor', en: 'Value proposition canvas' },
    note: NOTE,
    size: 'text',
    columns: [
      { head: { es: 'Qué frena al cliente', en: 'What holds the customer back' }, align: 'start', width: 4 },
      {
        head: label(draft, { es: 'Con qué responde {{theBusiness}}', en: 'How {{theBusiness}} answers' }),
        align: 'start',
        width: 4,
      },
      { head: { es: 'Qué lo demostraría', en: 'What would prove it' }, align: 'start', width: 4 },
    ],
    rows: gatherRows(draft).map(({ pain, answer, proof }) => ({ cells: [words(capital(pain)), words(capital(answer)), words(proof)] })),
  });
}

function gatherRows(draft: Draft): readonly Row[] {
  const { pairs: answered, unanswered, besides } = pairPains(draft.facts);
  const covered = [...answered.map(({ answer }) => answer), ...besides].flatMap(({ points }) => points);
  // What is usual and answers a statement of its own stands in the row of that.
  const remedies = remediesOf(draft).filter(({ isTold, point }) => isTold || !unanswered.some(({ points }) => points.includes(point)));
  const [remedy, ...otherRemedies] = remedies;
  const open = answersOf(draft).filter(({ point }) => !covered.includes(point) && !remedies.some((one) => one.point === point));
  // An offer that sets nothing apart is the trade's: what the plan proposes on the same complaint goes with it.
  const besideTrade = draft.slots.edgeOne ? [] : answered.map(({ pain }) => open.find(({ point }) => pain.points.includes(point)));
  // So does what answers the problem where no promise does.
  const beside = (at: number): TradeAnswer | undefined => (at === 0 && remedy ? remedy : besideTrade[at]);
  const asked = unanswered
    .flatMap((pain) =>
      open.filter((answer) => pain.points.includes(answer.point) && !besideTrade.includes(answer)).map((answer) => ({ pain, answer })),
    )
    .slice(0, 1);
  const rest = unanswered.filter((pain) => !asked.some((one) => one.pain === pain));
  const shown = answered.slice(0, MOST_PAIRS);
  const left = open.filter((answer) => !besideTrade.includes(answer) && !asked.some((one) => one.answer === answer));
  // Of what the trade usually puts up with, what no row of its own tells stands in where an edition has no words for the founder's.
  const against = againstToday(
    draft,
    besides,
    shown.map(({ answer }) => answer),
  );
  const spare = left.slice(ROWS - shown.length - asked.length - (against ? 1 : 0));
  const told = shown.map(({ pain, answer }, at) => {
    const instead = spare.find(({ point }) => pain.points.includes(point)) ?? spare[at] ?? null;
    const isMended = at === 0 && remedy !== undefined;
    const row = isMended ? proposed(draft, remedy) : instead && proposed(draft, instead);
    return {
      pain: tellPains(
        draft,
        [pain, ...alsoAnswered(rest, answer, at)].sort((a, b) => a.at - b.at),
        row?.pain ?? null,
      ),
      answer: withWait(
        draft,
        at,
        withProposal(orUsual(draft, tellOffer(draft, answer), offerQuote(answer.at), isMended ? null : (row?.answer ?? null)), beside(at)),
      ),
      proof: proofOf(draft, at, answer),
    };
  });
  const [first, ...others] = against ? [undefined, ...left] : left;
  return [
    ...(told.length > 0 ? told : usualRow(draft)),
    ...otherRemedies.map((one) => proposed(draft, one)),
    ...asked.map(({ pain, answer }) => {
      const row = proposed(draft, nearer(draft, answer));
      return { ...row, pain: tellPains(draft, [pain], row.pain) };
    }),
    {
      pain: sayFirst(draft, TODAY),
      answer: against ?? (first ? proposed(draft, first).answer : label(draft, { es: '{{stepThree}}', en: '{{stepThree}}' })),
      proof: label(draft, SEEN),
    },
    ...others.filter((answer) => answer !== undefined).map((answer) => proposed(draft, answer)),
    ...(told.length > 0 ? usualRow(draft) : []),
  ].slice(0, ROWS);
}

/** Whoever goes elsewhere for it today is answered by having it close by. */
function nearer({ facts }: Draft, answer: TradeAnswer): TradeAnswer {
  return answer.point === 'place' && findElsewhere(facts) ? { ...answer, answer: CLOSE_BY } : answer;
}

const CLOSE_BY: PlanText = { es: 'un local en la zona, sin ese viaje', en: 'premises in the area, without that trip' };

/** A case told beside the problem goes with it, unless another part of the offer answers what it is about. */
function alsoAnswered(rest: readonly Told[], answer: Told, at: number): readonly Told[] {
  return rest
    .filter(({ points }) => points.some((point) => answer.points.includes(point)) || (at === 0 && points.length === 0))
    .slice(0, 1);
}

/** What the offer has left to set against what people turn to today; null where it is all in the rows above. */
function againstToday(draft: Draft, [besides]: readonly Told[], above: readonly Told[]): PlanText | null {
  const said = above.flatMap((answer) => offersIn(draft, answer));
  const edge = leadingPromises(draft.said, draft.sector.pack.aBusiness).find((promised) => !said.includes(promised));
  const left = edge ? { es: `${edge.es}, si allí no se encuentra`, en: `${edge.en}, unless it can be found there` } : null;
  return besides ? orUsual(draft, tellOffer(draft, besides), offerQuote(besides.at), left) : left;
}

/** A wait that was told and no promise answers stands open beside the offer. */
function withWait(draft: Draft, at: number, offer: PlanText): PlanText {
  const wait = at === 0 ? tellWaitShort(draft) : null;
  if (!wait) return offer;
  return perLanguage((language) => `${offer[language]}; ${wait[language]}`);
}

function withProposal(offer: PlanText, proposal: TradeAnswer | undefined): PlanText {
  if (!proposal) return offer;
  return { es: `${offer.es}; propuesta: ${proposal.answer.es}`, en: `${offer.en}; proposal: ${proposal.answer.en}` };
}

/** How people of the trade come, without the wait that is usual where another was told, and what they leave with; none where that leaves nothing. */
function usualRow(draft: Draft): readonly Row[] {
  const before = beforeOf(draft);
  if (!before) return [];
  const pain = { es: `Lo habitual: ${before.es}`, en: `Usually: ${before.en}` };
  const fixed = BILL.test(before.es) ? draft.said.edges.find(({ es }) => /^(?:precio|honorarios) cerrad/.test(es)) : undefined;
  // A price told beforehand was promised: nothing is left to propose.
  if (fixed) return [{ pain, answer: { es: fixed.es, en: fixed.en }, proof: proofOn(draft, 'price') }];
  return [{ pain, answer: label(draft, { es: 'Propuesta: {{after}}', en: 'Proposal: {{after}}' }), proof: measured(draft) }];
}

const BILL = /\b(?:factura|precio|presupuesto|minuta|cuenta por)/;

function beforeOf({ facts, slots }: Draft): PlanText | null {
  const { before } = slots;
  const waits = [marketStanding(facts), ...gatherRivals(facts).map(({ standing }) => standing)];
  if (!before || !SPAN.test(before.es) || waits.every(({ waitDays }) => waitDays === null)) return before ?? null;
  const [es, en] = [before.es.split(' y '), before.en.split(' and ')];
  const kept = es.findIndex((part) => !SPAN.test(part));
  const [inSpanish, inEnglish] = [es[kept], en[kept]];
  return inSpanish && inEnglish && es.length === en.length ? { es: inSpanish, en: inEnglish } : null;
}

/** A wait that is usual in the trade is none beside the one that was told. */
const SPAN = /\b(?:días|semanas|meses|horas)\b/;

function proposed(draft: Draft, { pain, answer, point, ...one }: TradeAnswer | Remedy): Row {
  const isTold = 'isTold' in one && one.isTold;
  return {
    pain: isTold ? pain : { es: `Lo habitual: ${pain.es}`, en: `Usually: ${pain.en}` },
    answer: { es: `Propuesta: ${answer.es}`, en: `Proposal: ${answer.en}` },
    proof: proofOn(draft, point),
  };
}

/** The trade's own proof for what the business is about; for the rest, that of the point it is about. */
function proofOf(draft: Draft, at: number, { points: [point] }: Told): PlanText {
  if (at === 0) return label(draft, PROOF);
  return point === undefined ? measured(draft) : proofOn(draft, point);
}

function measured({ sector }: Draft): PlanText {
  const [first = NO_WORDS] = pairs(sector.pack.measures);
  return capital({ es: `${first.es}, cada mes`, en: `${first.en}, every month` });
}

function proofOn(draft: Draft, point: PointId): PlanText {
  return capital(pickVariant(`${draft.id} proof ${point}`, POINT_PROOFS[point]));
}

const NOTE: PlanText = {
  es: '«Lo habitual» es lo corriente en el oficio y no se dijo en la entrevista. Las propuestas y la última columna son ideas de este plan, por decidir.',
  en: '“Usually” marks what is common in the trade and was not said in the interview. The proposals and the last column are this plan’s own ideas, still to be decided.',
};
const PROOF: PlanText = { es: '{{proof^}}', en: '{{proof^}}' };
const SEEN: PlanText = {
  es: 'Una prueba en cada uno, antes del {{fig:go-by}}',
  en: 'A trial of each before {{fig:go-by}}',
};

const TODAY: readonly Message[] = [
  {
    id: 'canvas.today.said',
    when: ({ slots }) => slots.instead !== undefined,
    variants: [{ es: 'Hoy recurre a {{instead}}', en: 'Turns today to {{instead}}' }],
  },
  { id: 'canvas.today', variants: [{ es: 'Hoy sale del paso así: {{substitutes}}', en: 'Gets by today like this: {{substitutes}}' }] },
];
