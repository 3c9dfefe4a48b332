// Answers to the questions beyond the script: a yes leaves the figure, a figure replaces it, a no asks for it anew.
import { type FactId, factValue } from '../../facts/fact.ts';
import type { FollowUp, Reading, ScriptQuestion } from '../interview.ts';
import { isCountOfAWhile, isNo, isYes } from './classify-words.ts';
import { currencyNamed } from './find-currency.ts';
import { payFromAlone } from './find-pay-start.ts';
import { addsNoTax } from './find-tax-included.ts';
import { asksChange, bareWords, isKept } from './kept-as-it-is.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { readOwnPay } from './read-own-pay.ts';
import type { ReadingContext } from './reading-context.ts';
import { wholeOfMonth } from './told-whole.ts';

/** The question whose answer this one's is read like, and the fact it doubts. */
const DOUBTED: Readonly<Record<FollowUp, { readonly question: ScriptQuestion; readonly about: FactId }>> = {
  'odd-price': { question: 'price', about: 'price' },
  'odd-unit-cost': { question: 'unit-cost', about: 'unitCost' },
  'odd-fixed-costs': { question: 'fixed-costs', about: 'fixedCosts' },
  'odd-investment': { question: 'investment', about: 'investment' },
  'price-below-cost': { question: 'price', about: 'price' },
  'volume-above-capacity': { question: 'volume', about: 'volume' },
  'fixed-costs-above-mature-revenue': { question: 'fixed-costs', about: 'fixedCosts' },
  'founder-unpaid': { question: 'team', about: 'founderPay' },
  'own-pay': { question: 'team', about: 'founderPay' },
  tax: { question: 'price', about: 'taxIncluded' },
  currency: { question: 'identity', about: 'currency' },
  period: { question: 'price', about: 'price' },
  'service-time': { question: 'volume', about: 'minutesPerSale' },
};

const CHANGES = /^(?:no\b|me (?:he )?equivo\w+|perdon|cambi\w+|lo cambio|nope|nah|change|i was wrong|sorry|my mistake)/;

/** The question of the script whose answer this one's is like. */
export function questionDoubted(question: FollowUp): ScriptQuestion {
  return DOUBTED[question].question;
}

/** «Sí, con mi sueldo de 1.300 dentro»: what a yes tells of who is paid stays told. */
function toldBesides({ facts }: Reading): Reading['facts'] {
  return facts.filter(({ id }) => TOLD_BESIDES.has(id));
}

const TOLD_BESIDES: ReadonlySet<FactId> = new Set<FactId>(['founderPay', 'staffPay', 'payIncluded']);

/** The figure as it was told. */
function valueDoubted(question: FollowUp, { known }: ReadingContext): number | undefined {
  const value = factValue(known, DOUBTED[question].about);
  return typeof value === 'number' ? value : undefined;
}

/** `readAs` reads the same words as the answer to another question. */
export function readFollowUp(
  question: FollowUp,
  text: string,
  folded: string,
  context: ReadingContext,
  readAs: (question: ScriptQuestion) => Reading,
): Reading {
  if (question === 'tax') return readTax(text, folded, context, readAs);
  if (question === 'period') return readPeriod(text, folded, context, readAs);
  if (question === 'currency') return readCurrency(text, folded, context, readAs);
  const bare = bareWords(folded);
  const ownPay = question === 'own-pay' ? readOwnPay(text, folded, context) : null;
  if (ownPay !== null) return ownPay;
  if (isKept(folded, valueDoubted(question, context)))
    return { kind: 'confirmation', facts: /\d/.test(folded) ? toldBesides(readAs(DOUBTED[question].question)) : [] };
  const whole = DOUBTED[question].about === 'fixedCosts' ? readWhole(text, context, readAs) : null;
  if (whole !== null) return whole;
  const sales = question === 'odd-price' && isCountOfAWhile(bare) ? readAs('volume') : null;
  if (sales?.facts.some(({ id }) => id === 'volume')) return sales;
  const reading = readFigure(question, folded, context, readAs);
  if (question === 'odd-price' && isAnotherSum(reading, bare, context)) return { kind: 'unclear', facts: [] };
  if (reading.facts.length > 0) return { ...reading, kind: question === 'own-pay' ? 'answer' : 'correction' };
  if (reading.kind === 'dont-know') return reading;
  const { about } = DOUBTED[question];
  return isNo(folded) || CHANGES.test(bare) || asksChange(folded) ? { kind: 'change', facts: [], about } : { kind: 'unclear', facts: [] };
}

/** "No, 60 is just the laundry. All of it adds up to 2100": with the rent told beside it. */
function readWhole(text: string, context: ReadingContext, readAs: (question: ScriptQuestion) => Reading): Reading | null {
  const whole = wholeOfMonth(text, context);
  if (whole === null) return null;
  const beside = readAs('fixed-costs').facts.filter(({ id }) => id === 'rent' || TOLD_BESIDES.has(id));
  return { kind: 'correction', facts: [whole, ...beside] };
}

/** "Cocina de 12 mil al mes, dos cocineras a 9.500": several sums far from the price, none of them called so. */
function isAnotherSum({ facts }: Reading, bare: string, { known }: ReadingContext): boolean {
  const price = facts.find(({ id }) => id === 'price')?.value;
  const earlier = factValue(known, 'price');
  if (typeof price !== 'number' || earlier === undefined || PRICE_WORD.test(bare)) return false;
  return (bare.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0) > 1 && Math.max(price / earlier, earlier / price) > FAR_OFF;
}

const PRICE_WORD = /\b(?:precios?|cobr\w+|vend\w+|tarifas?|prices?|charg\w+|sell\w*|no \d|not \d)\b/;
/** Times the price that was doubted. */
const FAR_OFF = 10;

const NAMES_SALES = /(?<![a-z])(?:sell\w*|sales|vend\w+|ventas|precios?|prices?|charg\w+|cobr\w+)(?![a-z])/;

/** A bare figure after "raise the price or lower the cost" is the one that makes sense of the other. */
function readFigure(question: FollowUp, folded: string, { known }: ReadingContext, readAs: (question: ScriptQuestion) => Reading): Reading {
  const reading = readAs(DOUBTED[question].question);
  // Two figures clash: either may be put right by its name.
  if (question === 'fixed-costs-above-mature-revenue' && NAMES_SALES.test(folded)) {
    const heard = readAs('read-back');
    if (heard.facts.length > 0) return heard;
  }
  if (question === 'price-below-cost') {
    const price = reading.facts.find(({ id }) => id === 'price')?.value;
    const cost = factValue(known, 'unitCost');
    if (typeof price === 'number' && cost !== undefined && price <= cost) {
      const other = readAs('unit-cost');
      if (other.facts.some(({ id }) => id === 'unitCost') && !other.facts.some(({ id }) => id === 'price')) return other;
    }
  }
  // «Seremos tres»: hands are added, and the sales stay.
  if (question === 'volume-above-capacity' && !reading.facts.some(({ id }) => id === 'volume')) {
    const other = readAs('team');
    if (other.facts.some(({ id }) => id === 'team')) return other;
  }
  if (question === 'founder-unpaid' || question === 'own-pay') {
    const pay = readAs('fixed-costs').facts.find(({ id }) => id === 'fixedCosts' || id === 'founderPay');
    const said = reading.facts.some(({ id }) => id === 'founderPay');
    if (pay && !said) return { kind: 'answer', facts: [{ ...pay, id: 'founderPay' } as typeof pay, ...payFromAlone(folded)] };
  }
  return reading;
}

function readTax(text: string, folded: string, context: ReadingContext, readAs: (question: ScriptQuestion) => Reading): Reading {
  if (addsNoTax(folded))
    return { kind: 'answer', facts: [makeFact('taxIncluded', true, { quote: quoteOf(text, context.answer, 0, text.length) })] };
  const reading = readAs('price');
  const isSaid = reading.facts.some(({ id }) => id === 'taxIncluded');
  if (isSaid) return { kind: 'answer', facts: reading.facts };
  const words = folded.replace(/[^\p{L}\p{N} ]+/gu, ' ').trim();
  const quote = quoteOf(text, context.answer, 0, text.length);
  const said = (value: boolean): Reading => ({ kind: 'answer', facts: [makeFact('taxIncluded', value, { quote }), ...reading.facts] });
  // «No, va incluido»: what is told outweighs the word before it.
  if (/^no[,.;:] ?(?:(?:ya|va|esta|viene) ){0,2}(?:incluid|dentro)|^no[,.;:] ?it['’]?s (?:already )?(?:included|inside)/.test(folded))
    return said(true);
  if (
    /^(?:no\b(?! (?:se|lo se|tengo|estoy))|nope|exent[oa]|exempt|sin\b|aparte|fuera|mas\b|se suma|lo sumo|added|on top|without|plus|excluded)/.test(
      words,
    )
  )
    return said(false);
  if (
    /^(?:si\b|sip|claro|ya (?:va|esta|lo)|incluid|dentro|con\b|va (?:dentro|incluido)|todo incluido|yes|yep|yeah|included|inside|with\b)/.test(
      words,
    )
  )
    return said(true);
  if (/^(?:i )?(?:do ?n t|do not) think so$/.test(words)) return said(false);
  // "Nose, creo q incluido": unsure, and told all the same.
  const unsure = UNSURE_TAX.exec(words)?.groups;
  if (unsure) return said(unsure.within !== undefined);
  if (reading.facts.length > 0) return { kind: 'answer', facts: reading.facts };
  return { kind: reading.kind === 'dont-know' ? 'dont-know' : 'unclear', facts: [] };
}

const UNSURE_TAX =
  /(?<![a-z])(?:creo|supongo|imagino|diria|yo creo|i think|i guess|i suppose|probably|maybe|seguramente)(?: (?:que|q|it ?s|va|esta|viene|ya|si(?= )|yes(?= )))* (?:(?<within>incluid[oa]|dentro|included|inside|si$|yes$|so$)|no$|not$|aparte|fuera|no incluid[oa]|not included|on top)/;

function readPeriod(
  text: string,
  folded: string,
  { known, answer }: ReadingContext,
  readAs: (question: ScriptQuestion) => Reading,
): Reading {
  const reading = readAs('price');
  const fresh = reading.facts.find(({ id }) => id === 'price');
  const price = fresh ?? known.price;
  const quote = quoteOf(text, answer, 0, text.length);
  if (!price || reading.kind === 'dont-know') return { kind: reading.kind === 'dont-know' ? 'dont-know' : 'unclear', facts: [] };
  const { unit } = price;
  if (
    /\b(?:vez|veces|clase|clases|sesion|sesiones|visita|dia|suelt[oa]|unico|una vez|time|each|class|session|visit|day|single|once)\b/.test(
      folded,
    )
  )
    return { kind: 'answer', facts: [makeFact('revenueShape', 'transaction', { quote }), ...(fresh ? [fresh] : [])] };
  const months = /\b(?:ano|anual|year|yearly|annual)\b/.test(folded)
    ? 12
    : /\b(?:trimestre|trimestral|quarter|quarterly)\b/.test(folded)
      ? 3
      : /\b(?:mes|meses|mensual|mensualmente|cuota|month|months|monthly|fee)\b/.test(folded) || isYes(folded)
        ? 1
        : null;
  if (months === null) return { kind: fresh ? 'answer' : 'unclear', facts: reading.facts };
  const isMonthly = fresh?.period === 'month' || months === 1;
  const value = isMonthly ? (price.value as number) : Math.round(((price.value as number) / months) * 100) / 100;
  return {
    kind: 'answer',
    facts: [
      makeFact('price', value, { unit, period: 'month', quote: price.quote, origin: isMonthly ? price.origin : 'derived' }),
      makeFact('revenueShape', 'subscription', { quote }),
    ],
  };
}

function readCurrency(text: string, folded: string, { answer }: ReadingContext, readAs: (question: ScriptQuestion) => Reading): Reading {
  const reading = readAs('identity');
  const place = reading.facts.filter(({ id }) => id === 'country' || id === 'city');
  const found = currencyNamed(folded, text)?.currency;
  const facts = [...place, ...(found ? [makeFact('currency', found, { quote: quoteOf(text, answer, 0, text.length) })] : [])];
  if (facts.length > 0) return { kind: 'answer', facts };
  return { kind: reading.kind === 'dont-know' ? 'dont-know' : 'unclear', facts: [] };
}
