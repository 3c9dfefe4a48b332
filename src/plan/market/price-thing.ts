// What an amount told of a rival is for: «$8 a beer», «el lavado a 500», "shipping is 14". Another thing than the sale is dearer or cheaper than nothing here.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';

export const OTHER_UNIT: Bilingual = { es: ' (otra unidad)', en: ' (another unit)' };

/** Charged on top of the thing. */
const EXTRA: readonly (readonly [RegExp, Bilingual])[] = [
  [
    /\b(?:shipping|delivery|postage|envios?|el reparto)(?: (?:is|es|son|cuesta|costs?|at|a|de))*(?: (?:about|unos|como))? [€$£]?$|^ ?(?:[a-z]+ )?(?:de|for|per|in) (?:envio|reparto|delivery|shipping|postage)\b/,
    { es: ' de envío', en: ' for delivery' },
  ],
  [
    /\b(?:trip charge|call.?out(?: fee| charge)?|desplazamiento|salida)(?: (?:is|es|son|cuesta|costs?|of|at|a|de))*(?: (?:about|unos|como))? [€$£]?$|^ ?(?:[a-z]+ )?(?:(?:trip|visit|call.?out|service) (?:charge|fee)|call.?out|(?:de|por|for) (?:el |the )?(?:desplazamiento|salida|call.?out)|(?:solo |just |only )(?:por ir|por venir|to come out|to turn up|for coming))/,
    { es: ' solo por ir', en: ' just to come out' },
  ],
];

/** What is named after the amount or before it. */
const AFTER =
  /^ ?(?:€|[$]|£|(?:mil )?(?:euros?|pesos|soles|dollars?|pounds?|bucks|quid|pavos|libras|colones)\b)? ?(?:\/ ?|(?:a la|la|el|los|las|por(?: la| el)?|al?|an|per|each|every|for an?|for the|for|cada) )([a-z]{3,})/;
/** Not where they are («en la esquina a 45») nor in what they come ("in a van for $30"). */
const BEFORE =
  /(?:^|[,;:.] |(?<!\b(?:en|in|on|at|de|off|from) )\b(?:an?|the|el|la|los|las|un|una|and|y) )([a-z]{3,}) (?:(?:is|are|es|son|for|at|a|en|por|sale|cuesta|vale|about|around|like|unos|unas|como|starts? at|desde|from) )*[$€£]? ?$/;
/** A job or a visit like the own sale, or no thing at all. */
const NO_OTHER =
  /^(?:visit|session|consult|appointment|time|go|job|class|lesson|service|sale|purchase|person|head|client|customer|same|thing|one|each|piece|peice|item|round|bit|shop|place|that|this|it|they|unos|unas|month|months|visita|sesion|consulta|cita|vez|trabajo|clase|servicio|venta|compra|persona|cabeza|cliente|clienta|pieza|mes|misma|mismo|cosa|unidad|lo|que|menos|mas|less|more|chico|chica|senora|guy|lady|man|woman|around|about|only|just|solo|like|como|entre|between|precio|price|prices|precios|hora|hour|dia|day|semana|week|noche|night|ano|year|mayoria|rest|resto|mall|barato|barata|caro|cara|cheap|cheaper|dear|tenner|fiver|bucks|pesos|euros|dollars|pounds|quid|soles)$/;
const VERB =
  /^(?:cobra[nr]?|cuesta[n]?|vale[n]?|pide[n]?|vende[n]?|sale[n]?|charges?|charging|costs?|asks?|asking|wants?|goes|sells?|starts?|quoted?|is|are|son|es|por|que|but|pero|and|also)$/;

/** A latte is a coffee. */
const A_COFFEE = /^(?:lattes?|cappuccinos?|americanos?|cortados?|espressos?|mochas?|flat)$/;

/** What is said with the amount where that is charged on top, or for another thing than the own price is; null where it may be compared. */
export function otherThing(before: string, after: string, name: string, own: string): Bilingual | null {
  const extra = EXTRA.find(([clue]) => clue.test(before) || clue.test(after));
  if (extra) return extra[1];
  if (own === '') return null;
  const things = [AFTER.exec(after)?.[1], BEFORE.exec(before)?.[1]].filter(
    (thing) => thing !== undefined && !NO_OTHER.test(thing) && !VERB.test(thing) && !foldText(name).includes(thing),
  );
  if (things.length === 0) return null;
  const isSame = (thing: string) => own.includes(thing.replace(/e?s$/, '')) || (A_COFFEE.test(thing) && /coffee|cafe/.test(own));
  return things.some((thing = '') => isSame(thing)) ? null : OTHER_UNIT;
}

/** What the founder's own price is told to be for: its sentence, and the unit sold. */
export function ownPriceWords(facts: FactSheet): string {
  const told = facts.price?.quote?.text ?? '';
  if (told === '') return '';
  const sentence = (factValue(facts, 'revenue') ?? '').split(/[.;!?]+(?=\s|$)/).find((one) => one.includes(told)) ?? told;
  return foldText(`${sentence} ${facts.saleUnit?.value ?? ''}`);
}
