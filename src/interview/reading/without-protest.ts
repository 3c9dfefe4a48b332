// The words of an answer without what is thrown back at the question: "5,937 what? The costs are 982 a month. Like I said: …" tells goals only after that.
import { foldText } from '../../language/fold-text.ts';
import { sentencesOf } from './split-sentences.ts';

/** A figure thrown back, or nothing understood: asked, and no answer. */
const THROWN_BACK =
  /^[^a-z\d]*(?:(?:uy|ay|eh|oye|perdona|espera|pero|y|but|hey|wait|sorry|hold on|and)[ ,]+)*(?:(?:como (?:que|asi)|que (?:es (?:eso|esto) de|son)|por que|de donde (?:sale|salen|sacas|has sacado)|y (?:ese|esos)|what(?:'s| is| are)? (?:the |that |this |those )?|how come|why|where (?:do|did|does)[a-z ]*) ?[a-z ]{0,24}[$€£]?\d[\d.,]*[^.;!?]{0,20}|[$€£]?\d[\d.,]* ?(?:€|euros?|pesos|pounds|dollars)? ?(?:(?:al mes|a month) ?)?(?:de (?:que|donde|cuando)|que|what|of what|for what|from where|where from|how)?)\s*\?/;
const LOST =
  /^[^a-z]*(?:(?:pero|but|uy|perdona|sorry)[ ,]+)*(?:no (?:te |lo |la )?(?:entiendo|comprendo|pillo)|i don't (?:understand|get (?:it|that|this))|no idea what (?:you mean|that is))(?:[^.;!?]{0,20})$/;
/** What a figure is, told as it stands: put right, and nothing that is to come. */
const STATES =
  /^[^a-z\d]*(?:(?:no|que no|hombre|no hombre|y|and|pero|but)[ ,]+)*(?:(?:l[oa]s?|el|mis?|nuestr[oa]s?|the|our|my) )?(?:gast\w+|cost[eo]s?|fijos|inversion|prestamo|precio|costs?|expenses|overheads|investment|loan|price|rent|alquiler)(?: (?:fijos|al mes|de (?:la|el)? ?[a-z]+|fixed|a month))* (?:son|es|are|is) [$€£]?\d[^.;!?]*$/;
const AGAIN =
  /^(?:(?:y |and |pero |but |no, |so )*(?:(?:la|las|mi|mis|nuestras?|the|my|our) (?:metas?|objetivos?|goals?|targets?)[, ]+)?(?:(?:es |son |is |are )?(?:ya te (?:l[oa]s? )?(?:digo|dije|he dicho|dec[ií]a)|como (?:te |ya )*(?:digo|dije|he dicho|dec[ií]a)|(?:like|as) i (?:said|told you|say)|i(?:['’]ve)? (?:already )?(?:said|told you)(?: that)?|lo (?:de antes|que (?:te )?he dicho|dicho)|(?:the )?same as (?:before|i said)))(?: (?:antes|already|before))?)[,:.]*\s*(?=\p{L}|\d)/iu;

/** Empty where nothing else is said; as it is where nothing is thrown back. */
export function withoutProtest(words: string): string {
  const sentences = sentencesOf(words);
  const plain = sentences.map(({ words: one }) =>
    foldText(one)
      .replaceAll('’', "'")
      .trim()
      .replace(/[.;!]+$/, ''),
  );
  const from = plain.findIndex((one, at) => !(THROWN_BACK.test(one) || LOST.test(one) || (at > 0 && STATES.test(one))));
  if (from === 0) return words;
  const left = from < 0 ? '' : words.slice(sentences[from]?.start ?? 0).trim();
  return left.replace(AGAIN, '');
}
