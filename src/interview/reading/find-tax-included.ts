import type { Fact } from '../../facts/fact.ts';
import type { Amount, Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { SO_SAY } from './so-say.ts';

const TAX = '(?:iva|igic|igv|itbis|itbms|ipsi|impuestos?|vat|(?:sales )?tax(?:es)?|gst|hst)';
const THE = '(?:ya |todo |todos |el |los |the |all |their |su |sus |any |contar |incluir |anadir )*';
const WITHOUT = new RegExp(
  `(?:\\+|\\b(?:mas|plus|sin|antes de|before|without|excluding|exclusive of|excl\\.?|ex\\.?|net of|not including|not counting|aparte(?: del?)?|no (?:incluyen?|llevan?|lleva incluido|cuentan?|tra(?:e|en)|tienen?)|(?:does|do) ?n[o']t (?:already )?include|doesn'?t (?:include|have)|don'?t (?:include|have))) ?${THE}${TAX}\\b|\\b${TAX} (?:va |van |is |are |se (?:suma|anade) )?(?:no incluid[oa]s?|sin incluir|aparte|a parte|not included|excluded|extra|on top|exclusive|added)\\b|(?:\\d|[€£$]|\\b(?:euros?|pesos|dolares|dollars|pounds|quid)) (?:y(?: el)?|and(?: the)?) ${TAX}\\b|\\btax-exclusive\\b|\\bno (?:iva|vat|gst|hst|sales tax)\\b|\\b(?:not|n'?t) (?:yet )?(?:vat|gst|hst|iva)[ -]registered\\b|\\b(?:under|below) the (?:vat|gst|hst) threshold\\b`,
  'g',
);
const WITH = new RegExp(
  `\\b${TAX}(?: del? \\d+ ?%?)?(?:'s)? (?:ya |esta |estan |va |van |viene |is |are |already |all |in )*(?:metid[oa]s?|dentro|in (?:there|it|that|them|the prices?)|inside|built in)(?![a-z])|\\b(?:con|incluyen?|incluyendo|incluid[oa]s?|contando|llevan?|including|includes?|included|inclusive of|incl\\.?|inc\\.?|with) ${THE}${TAX}\\b|\\b${TAX} (?:ya |esta |estan |va |van |is |are |already )*(?:incluid[oa]s?|included|inclusive|incl\\b|inc\\b|dentro)|\\btax-inclusive\\b|\\b(?:ya|already|precios?|prices?|tod[oa]s?|they|all|everything)(?: [a-z]+){0,2}? (?:tra(?:e|en)|tienen?|va[n]?|vienen? con|contemplan?|le sum(?:e|o|amos)|l[oa]s? (?:di|puse) con|have|has|got|carry|come with) (?:ya |already )?${THE}${TAX}\\b|\\bya (?:es |son |va |van |viene |vienen )?con ${THE}${TAX}\\b`,
  'g',
);
/** «No cobramos IVA», «no soy responsable de IVA», «soy monotributista»: nothing is added to what is charged. */
const CHARGES_NONE =
  /\bno (?:le |les )?(?:cobr(?:o|amos)|factur(?:o|amos)|aplic(?:o|amos)|declar(?:o|amos)|repercut(?:o|imos)) (?:el )?(?:iva|igv|itbis|itbms)\b|\b(?:no (?:soy|somos) responsables?|(?:soy|somos) no responsables?)(?: del? iva)?\b|\b(?:soy|somos) (?:monotributistas?|exent[oa]s? de iva)\b|\b(?:not|n[o']t|isn't|aren't)(?: yet| be| going to be| gonna be)? (?:vat|gst|hst)[- ]registered\b|\b(?:under|below) the vat (?:threshold|limit)\b|\bno vat(?: yet| on (?:it|them|that))?(?=[.,;!]|$)/;
/** "38 is 38, it'd have to come out of that", «el IVA sale de ahí»: what is paid holds it, should it be owed one day. */
const OUT_OF_IT =
  /(?<![a-z])(?:it|vat|that|tax)(?:'d|'ll| would| will)?(?: have to)? comes? out of (?:that|it|the price|mine|my end)(?![a-z])|(?<![a-z])(?:el iva |el impuesto )?(?:sale|saldria|tendria que salir|lo pongo yo|lo pago yo) (?:de ahi|de eso|de mi bolsillo)(?![a-z])|(?<![a-z\d])(\d[\d.,]*) (?:is|son|es) \1(?![\d])/;

/** Whether nothing is added to what is charged, as folded words say: no tax is charged yet, or it would come out of the price. */
export function addsNoTax(folded: string): boolean {
  return CHARGES_NONE.test(folded) || OUT_OF_IT.test(folded.replaceAll('’', "'"));
}

/** Profit and pay have their own taxes. */
const OF_SOMETHING_ELSE =
  /\b(?:sueldo|salario|nomina|benefici\w*|ganancias?|profits?|earnings|salary|wages?|pay|coste?s?|costs?|alquiler|rent)\b[^.;,]{0,25}$/;

/** Whether the price was said with the tax on sales inside. A tax beside another amount, a cost or a rent, says nothing of the price. */
export function findTaxIncluded(
  ground: Ground,
  amounts: readonly Amount[],
  found: readonly Fact[],
  { answer }: ReadingContext,
): readonly Fact[] {
  const { folded, text } = ground;
  const price = found.find(({ id }) => id === 'price')?.quote;
  const without = [...folded.matchAll(WITHOUT)].map((match) => ({ match, value: false }));
  const none = CHARGES_NONE.exec(folded);
  if (none) return [makeFact('taxIncluded', true, { quote: quoteOf(text, answer, none.index, none.index + none[0].length) })];
  const inside = [...folded.matchAll(WITH)]
    .filter(
      ({ index, 0: words }) => !without.some(({ match }) => index < match.index + match[0].length && index + words.length > match.index),
    )
    .map((match) => ({ match, value: true }));
  for (const { match, value } of [...without, ...inside].sort((a, b) => a.match.index - b.match.index)) {
    const from = match.index;
    const monies = amounts.filter(({ kind }) => kind === 'money');
    const beside = monies.filter(({ start }) => start < from).at(-1) ?? monies[0];
    const isOfPrice =
      beside &&
      price != null &&
      (beside.start === price.start ||
        isOfAllPrices(ground, amounts, from) ||
        isSummedUp(folded, from, price.start) ||
        isChargedToo(ground, beside, from));
    if (beside && !isOfPrice && !isSaidOfPrices(ground, from)) continue;
    // «El corte a 95. La renta ya trae IVA»: a cost that opens a sentence of its own.
    const lead = folded.slice(beside?.end ?? 0, from);
    if (/[.;!?]\s/.test(lead) && A_COST.test(lead.replace(/^.*[.;!?](?=\s)/s, ''))) continue;
    const isPrice = (price != null && beside?.start === price.start) || isSaidOfPrices(ground, from);
    if (!isPrice && OF_SOMETHING_ELSE.test(folded.slice(Math.max(0, from - 40), from))) continue;
    return [makeFact('taxIncluded', value, { quote: quoteOf(text, answer, from, from + match[0].length) })];
  }
  return [];
}

/** «Los precios ya traen el IVA», "my prices include tax": a sentence whose subject they are, whatever was told before it. */
function isSaidOfPrices({ folded }: Ground, tax: number): boolean {
  const lead = folded.slice(0, tax).replace(/^.*[.;!?\n](?=\s)/s, '');
  const sentence = `${lead}${/^[^.;!?]*/.exec(folded.slice(tax))?.[0] ?? ''}`;
  return OF_PRICES.test(sentence) && !A_COST.test(sentence) && !/\d/.test(sentence);
}

const OF_PRICES = /(?<![a-z])(?:preci(?:o|os)|tarifas?|prices?|what (?:i|we) charge|lo que cobr(?:o|amos))(?![a-z])/;

/** «Todo con el IVA dentro», "VAT's in there": where prices are told, in a sentence that tells no sum and no cost of its own. */
function isOfAllPrices({ folded, question }: Ground, amounts: readonly Amount[], tax: number): boolean {
  if (question !== 'revenue' && question !== 'price' && question !== 'read-back') return false;
  const start = Math.max(0, ...[...folded.slice(0, tax).matchAll(/[.;!?\n](?=\s)/g)].map(({ index }) => index));
  const words = folded.slice(start, tax + (folded.slice(tax).search(/[.;!?\n](?=\s|$)/) + 1 || folded.length));
  return !A_COST.test(words) && !amounts.some((amount) => amount.kind === 'money' && amount.start >= start && amount.start < tax);
}

/** "£39 plus VAT each, so call it £85 a clinic": of the parts, and so of what they come to. */
function isSummedUp(folded: string, tax: number, price: number): boolean {
  return price > tax && SO_SAY.test(folded.slice(tax, price)) && !/[.;!?] /.test(folded.slice(tax, price));
}

/** «El cono a 3.500, la boleta saldría como siete mil con IVA»: where sales are told, another amount that is no cost is a price as well. */
function isChargedToo({ folded, question }: Ground, { start }: Amount, tax: number): boolean {
  if (question !== 'revenue' && question !== 'price') return false;
  return (
    !A_COST.test(
      folded
        .slice(0, start)
        .replace(/^.*(?:[.;!?]\s)/s, '')
        .slice(-60),
    ) && !/[.;!?]\s/.test(folded.slice(start, tax))
  );
}

const A_COST =
  /(?<![a-z])(?:cuestan?|coste?s?|gast\w+|pag\w+|materiales?|piezas|compro|compramos|me compra|alquiler|renta|costs?|spend\w*|parts|materials?|i buy|we buy|suppliers?|proveedor\w*|rent|competencia|otr[oa]s?|others?|they charge|deposit|fianza)(?![a-z])/;
