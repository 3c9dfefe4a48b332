// What is left of the answer to the question of goals once what only leads to them is gone: what is put right first, how many there will be, «1.»,
// «primero», "second".
import { foldText } from '../../language/fold-text.ts';

/** A stop that parts no number and ends no abbreviation. */
const SENTENCE = /(?<=[.!?](?=\s)|[;\n])\s*/;
/** «1. … 2. … 3. …» in one line. */
const LISTED = /(?:^|\s)([1-6])(?:[.)]-?|\.?-|:)\s+(?=[\p{L}«"¿¡$€£]|\d+(?:[.,]\d+)* \p{L})/gu;
const ORDINAL =
  '(?:primero|segundo|tercero|cuarto|(?:en|lo) (?:primer|segundo|tercer|cuarto) lugar|first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|number (?:one|two|three|four)|(?:la|lo|el) (?:primer[ao]|segund[ao]|tercer[ao])|the (?:first|second|third)(?: one)?|uno|dos|tres|cuatro|one|two|three|four|por último|por ultimo|finally|lastly)';
/** «Primero, …; segundo, …; y tercero, …»: the word that counts it off, and its comma. */
const COUNTED_OFF = new RegExp(`(^|[.;:,\\n]\\s*|\\s(?=(?:y|and)\\s))(?:(?:y|and)\\s+)?${ORDINAL}\\s*(?:[,:]|\\s[–—-]\\s)\\s*`, 'giu');

const WHAT_THEY_ARE =
  '(?:hitos?|metas?|objetivos?|cosas|logros|goals?|things|outcomes?|milestones?|targets?|aims?|wins?|success|éxito|exito)';
/** «Tres hitos al mes 12:», "As for the three outcomes:", "Okay, three things by next spring:", "Success means". */
const LEADS = new RegExp(
  `^(?:(?:what (?:i|we)(?:'d|’d| would)? (?:really )?(?:want|like|hope for)|lo que (?:(?:yo|de verdad) )*(?:quiero|queremos|busco|buscamos|me gustaría)|quiero|queremos|i want|we want)(?: (?:is|es))?:|[^:;.\\n]{0,70}?(?<!\\p{L})${WHAT_THEY_ARE}(?!\\p{L})[^:;.\\n]{0,40}:|(?:for (?:me|us),? )?success (?:means|is|would be|will be|looks like)|(?:para mí,? |para nosotros,? )?(?:el |que )?(?:éxito|salió bien) (?:es|sería|será|significa|quiere decir)(?: que)?)\\s*`,
  'iu',
);
const SIGHS =
  /^(?:(?:hold on|wait(?: a (?:second|minute|moment))?|espera(?: un (?:momento|segundo))?|un momento|(?:like|as) i(?: already)? (?:said|told you|mentioned)(?: before| earlier)?|(?:ya )?(?:te|se) lo (?:he dicho|dije)|como (?:ya )?(?:te |os |le )?(?:dije|he dicho|decía|comenté|conté)(?: antes)?|by the way|por cierto|btw|hmm*|ok|okay|well|so|oh|ah|eh|uf+|bueno|pues|mira|vale|a ver|let me see|honestly|right|uh|um)[,.…]*\s+)+(?:(?:y|and)\s+)?/iu;

/** What is put right, and no goal: by that word, by the figure's name, by the number that it is not. Folded. */
const PUTS_RIGHT: readonly RegExp[] = [
  /\b(?:correccion|correction|corrijo|fe de erratas|quise decir|queria decir|i meant|te (?:lo )?repito|ojo que|just to (?:correct|be clear|say))\b/,
  /^(?!.*\b(?:que|so that|quiero|want|lograr|conseguir|reach|get)\b.{0,20}\b(?:sea|be)\b)(?:[^,;:]{0,30}\b)?(?:(?:el |mi |nuestro |los |la |our |my |the )(?:dinero propio|fondos propios|ahorros|prestamo|credito|gastos fijos|gasto fijo|cost[eo]s?(?: (?:directo|fijo|variable|por|de)\b[a-z ]*)?|inversion|own money|own funds|savings|loan|fixed costs?|(?:direct |unit |variable )?costs?(?: per [a-z]+)?|investment)|(?:gastos fijos|fixed costs|own money|dinero propio))\b[^.;:]{0,25}?\b(?:es|son|suman?|seran?|is|are|was|comes? to|comes? out at|totals?)\b[^.;]{0,20}\d/,
  /^(?:and |y |but |pero )?(?:no|not) (?:son |es |eran? |it's |it was )?(?:l[oa]s )?[$€£]?\d/,
  /(?:^|[,;] ?)(?:(?:i|we)(?:'ve| have)(?: got)?|(?:yo )?(?:tengo|tenemos|pongo|ponemos)|it's|son) [$€£]?\d[\d.,]*(?: ?(?:€|euros?|pesos|soles|dollars|pounds|mil|k))? (?:of (?:my|our) own|saved|in savings|mi[oa]s|propi[oa]s|ahorrad[oa]s|guardad[oa]s|de (?:mis )?ahorros)/,
  /^\d+(?: (?:years|anos))? (?:is|es|son) (?:my|our|mi|nuestra|mis) |^(?:my|our|mi) (?:age|edad) (?:is|es) /,
  /\d[\d.,]*(?: ?(?:€|euros?|pesos|soles|dollars|pounds|mil|k|%))?(?: [a-z]+){0,4},? \(?(?:and |y )?(?:not|no) [$€£]?\d/,
  /^(?:it['’]?s|its|that['’]?s|es|son|eso es|eso son) [$€£]?\d[\d.,]*(?: ?(?:€|euros?|pesos|soles|dollars|pounds|mil|k))? (?:from|de|mi[oa]s?|mine|what i put|que pongo|plus|mas)\b/,
];

/** «Que Rappi, que cobra el 27 %, no pase del 15 %»: what only tells more of who is named. */
const RELATIVE =
  /(?<=\p{L}), (?:que|which|who) (?:hoy |ya |ahora |now |already )?(?:cobran?|cuestan?|tienen?|hacen?|venden?|valen?|llevan?|son|est[aá]n?|charges?|costs?|takes?|has|have|are|is|sells?|makes?) [^,;.]*,(?= (?:no|not|nunca|never|se|sigan?|queden?|stays?|don['’]t|do not|should)(?!\p{L}))/gu;

/** The answer with nothing but goals in it, each counted off one parted by a stop. */
export function goalsOnly(answer: string): string {
  const listed = inOrder(answer) ? answer.replace(LISTED, '; ') : answer;
  return listed
    .split(SENTENCE)
    .map((sentence) => sentence.replace(SIGHS, ''))
    .filter((sentence) => !putsRight(sentence))
    .map((sentence) => sentence.replace(LEADS, ''))
    .join(' ')
    .replace(RELATIVE, '')
    .replace(COUNTED_OFF, '; ');
}

function putsRight(sentence: string): boolean {
  const folded = foldText(sentence).replace(/\s+/g, ' ').trim();
  return PUTS_RIGHT.some((pattern) => pattern.test(folded));
}

/** "1." and then "2.": a list, and no number that ends a sentence. */
function inOrder(answer: string): boolean {
  const numbers = [...answer.matchAll(LISTED)].map(([, number]) => Number(number));
  return numbers.length > 1 && numbers.every((number, at) => number === at + 1);
}
