import { type FactSheet, factValue } from '../../facts/fact.ts';
import type { Topic } from '../../facts/topic.ts';
import { foldText } from '../../language/fold-text.ts';
import { cleanWords, clipQuote } from './clip-quote.ts';

/** Where founders tell what they know of the trade, the likeliest answer first. */
const TOPICS = ['resources', 'solution', 'problem', 'customer'] as const satisfies readonly Topic[];
const MOST_WORDS = 18;
const FEWEST_WORDS = 3;

const TIME = '(?:\\d{1,2}|[a-z]{3,12}) (?:anos|years)';
/** What somebody studied, and where and how long they worked: not the years of a loan or of a lease. */
const LEARNT = new RegExp(
  [
    `\\b(?:soy|somos|fui|es|trabaj\\w+|llev[oa]|llevamos|hace|con|tengo|tenemos|cocin\\w+|i have|i.ve|we have|we.ve|worked|working|spent|been|with|for|after)\\b[^.;]{0,40}\\b${TIME}\\b(?! (?:de garantia|de plazo|de prestamo|de contrato|of warranty|loan|lease))[^.;]{0,40}\\b(?:en|de|como|at|in|as|with|for|experiencia|experience|oficio|trade)\\b`,
    `\\b(?:llev[oa]|llevamos|ya) [^.;]{0,12}\\b${TIME} (?:(?:de|en|como|con|por) )?[a-z]{4,}`,
    `\\b${TIME} (?:[a-z]{3,}(?:ando|iendo|yendo)\\b|de experiencia|of experience|en el oficio|in the trade|trabajando|working|cosiendo|cocinando|dando clases|teaching)\\b`,
    `\\b(?:i.ve|i have|we.ve|we have|me he|he sido|fui|i was|i worked|worked) [a-z ]{2,40}\\b(?:for|at|as|en|como)\\b`,
    '\\b(?:me forme|se formo|nos formamos|formad[oa] en|licenciad[oa]|titulad[oa]|diplomad[oa]|graduad[oa]|colegiad[oa]|maestria|master en|certificad[oa] (?:en|por)|ingenier[oa] |ingenieros|trained (?:as|at|in)|qualified|certified|chartered|degree in|graduated)\\b',
  ].join('|'),
);
/** Money in the same breath: the words are about something else. */
const MONEY = /[$€£]|\b(?:mil|millones|euros?|pesos|dolares|pounds|dollars|k)\b|\d[\d.,]{3,}/;

/** «…peinando y quiero sacarme tres millones»: where somebody begins to want or to cost something. */
const CLAUSES = /[,;()]|\s(?:y|e|and|pero|but)\s(?=(?:quiero|queremos|me|nos|mi|meto|metemos|puedo|i|we|my|the|el|la|[A-ZÁÉÍÓÚÑ])\b)/u;

function asides(sentence: string): readonly string[] {
  return [...sentence.matchAll(/\(([^)]*)\)/g)].map(([, aside = '']) => aside);
}

function withoutAsides(sentence: string): string {
  return /[()]/.test(sentence) ? '' : sentence;
}

/** What the founder said of their own experience or training, in their words; empty where nothing was said. */
export function findCredentials(facts: FactSheet): string {
  for (const topic of TOPICS) {
    const said = cleanWords(factValue(facts, topic) ?? '');
    const sentences = said
      .split(/[.;](?=\s|$)/)
      .flatMap((sentence) => [...sentence.split(CLAUSES), ...sentence.split(/[,;](?=\s)/), ...asides(sentence), withoutAsides(sentence)]);
    const telling = sentences
      .map((words) => words.trim())
      .filter((words) => LEARNT.test(foldText(words)) && !MONEY.test(foldText(words)))
      .filter((words) => words.split(/\s+/).length >= FEWEST_WORDS)
      .sort((a, b) => a.length - b.length)[0];
    if (telling) return clipQuote(telling.replace(/^(?:y|e|and|pero|but|que|who) |^yo (?=llevo)/i, ''), MOST_WORDS);
  }
  return '';
}
