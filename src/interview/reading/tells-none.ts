// «Nada», "zero", «ya lo tengo todo»: asked what something costs, a word for none is the figure; and with «y ya» the list of purchases is closed.
import { type Fact, factValue } from '../../facts/fact.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const ASKED: Partial<Record<QuestionId, 'investment' | 'unitCost' | 'fixedCosts'>> = {
  investment: 'investment',
  'unit-cost': 'unitCost',
  'fixed-costs': 'fixedCosts',
};

const SIGH = '(?:(?:pues|bueno|la verdad|creo que|well|honestly|really|no|eso|that) ?,? )*';
const NO_COST = '(?:gast(?:o|os)|cost(?:e|es|o|os)|inversion|costs?|expenses?|investment|outlay)';
/** The whole of an answer, or all that stands before its reason. */
const NONE = new RegExp(
  `^${SIGH}(?:nada|cero|ninguno|ninguna|ningun ${NO_COST}|no (?:tengo|hay|tiene|lleva) (?:ningun )?(?:${NO_COST}|ningun[oa]|nada)|no (?:me|nos)? ?cuesta nada|nothing|none|zero|nil|no ${NO_COST}|it costs (?:me |us )?nothing|there (?:is|are) none|i (?:don't|do not) have any)(?: (?:en absoluto|de momento|por ahora|especial|really|at all|extra|special|for now|so far))* ?(?=[,.;(]|$|porque|because|solo|just|only)`,
);
/** Nothing is bought, whatever was asked. */
const NOTHING_BOUGHT =
  /(?<![a-z])(?:nada que (?:comprar|invertir)|no (?:necesito|necesitamos|tengo que|tenemos que|hay que|hace falta|voy a|vamos a|quiero|pienso|ocupo) (?:comprar|invertir|gastar)(?: en)? ?nada|no (?:necesito|necesitamos|ocupo|compro) nada(?! mas que)|ya (?:lo )?(?:tengo|tenemos) (?:de )?todo(?: lo (?:que )?necesario| lo que (?:necesito|hace falta|ocupo))?(?= ?(?:[,.;:(]|$))|(?:tengo|tenemos) ya (?:de )?todo|nothing (?:else )?(?:to buy|to invest|needed)|(?:don't|do not|won't|will not) (?:need|have) to (?:buy|invest in|spend(?: money)? on) anything|(?:don't|do not) need anything|no need to buy anything|(?:i|we)(?:'ve)? (?:already |do )?(?:have|own|got)(?: already)? (?:everything|all (?:i|we|that i) need|all the (?:tools|equipment|gear))|no (?:investment|inversion)(?: (?:needed|necesaria|at all))?(?= ?(?:[,.;]|$)))/;
/** The list ends there. */
const LIST_CLOSED =
  /(?<![a-z])(?:(?:y|and) (?:ya|listo|basta|nada mas|ya esta|se acabo|that's it|that is it|that's all|that is all|nothing else|nothing more)|(?:,|\.|;|-)? ?(?:nada mas|that's it|that is it|that's all|that is all|nothing else|nothing more|no mucho mas|not much else|not much more|poca cosa|muy poco|very little|hardly anything|casi nada)|^(?:nada mas|nothing else|nothing more))(?= ?(?:[,.;:(]|$|solo|que))/;
/** More is wanted all the same. */
const BUT_MORE =
  /(?<![a-z])(?:(?:pero|aunque|but|except|excepto|salvo|menos) |compro |comprare |(?:me |nos )?falta[n]? |need to buy (?:a|some|the|one)|need a |i'll buy|i will buy)/;

/** A cost or an investment of none, and whether little or nothing is bought to open. */
export function tellsNone(ground: Ground, amounts: readonly Amount[], read: readonly Fact[], context: ReadingContext): readonly Fact[] {
  const { folded } = ground;
  const { question, known } = context;
  const id = ASKED[question];
  const fact = (of: 'investment' | 'unitCost' | 'fixedCosts', { index, 0: words }: RegExpExecArray) =>
    makeFact(of, 0, { period: PERIODS[of], quote: quoteOf(ground.text, context.answer, index, index + words.length) });
  const isPriced = amounts.some(({ kind }) => kind === 'money');
  const none = id !== undefined && !isPriced && !read.some((one) => one.id === id) ? NONE.exec(folded) : null;
  if (id !== undefined && none !== null && id !== 'investment') return [fact(id, none)];
  if (question !== 'investment' && question !== 'resources') return [];
  const isBought = read.some((one) => one.id === 'investment') || known.investment !== undefined;
  const nothing = none ?? NOTHING_BOUGHT.exec(folded);
  const closed = nothing ?? LIST_CLOSED.exec(folded);
  if (closed === null) return [];
  const quote = quoteOf(ground.text, context.answer, closed.index, closed.index + closed[0].length);
  const isNothing = nothing !== null && !isBought && !BUT_MORE.test(folded) && !namesPurchase(context);
  return [
    ...(isNothing ? [fact('investment', nothing)] : []),
    ...(BUT_MORE.test(folded) && !isBought ? [] : [makeFact('littleToBuy', true, { quote })]),
  ];
}

/** «No sé cuánto, un celular bueno y ya»: the sum is not known, and that there is little to buy is. */
export function closesPurchases({ folded, text }: Ground, { question, answer }: ReadingContext): readonly Fact[] {
  if (question !== 'investment' && question !== 'resources') return [];
  const closed = NOTHING_BOUGHT.exec(folded) ?? LIST_CLOSED.exec(folded);
  if (closed === null || BUT_MORE.test(folded)) return [];
  return [makeFact('littleToBuy', true, { quote: quoteOf(text, answer, closed.index, closed.index + closed[0].length) })];
}

const PERIODS = { investment: null, unitCost: 'unit', fixedCosts: 'month' } as const;

/** Whether something to be bought was named before, with no price: then nothing more is not nothing. */
function namesPurchase({ question, known }: ReadingContext): boolean {
  const told = question === 'investment' ? (factValue(known, 'resources') ?? '') : '';
  return TO_BUY.test(told) && !NOTHING_BOUGHT.test(told.toLowerCase());
}

const TO_BUY = /(?<!\p{L})(?:compr\p{L}+|necesit\p{L}+|ocupo|hace[n]? falta|hay que|need|buy|invest|falta[n]?)(?!\p{L})/iu;
