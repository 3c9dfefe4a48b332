// The account of the problem, short enough to be quoted, with whoever it happened to in it and what became of them.
import { clipCase } from './clip-case.ts';
import { cleanWords, clipQuote } from './clip-quote.ts';
import { tellsOpening } from './story-sentences.ts';

/** A question at the end («¿Sabes qué le hizo?») is told with its answer, if that is short. */
const MOST_ANSWERED = 12;
const SENTENCE_END = /(?<=[.!?…])\s+/u;

/** `name`: of whom it was told by name; null where by none. */
export function clipWithPerson(text: string, mostWords: number, name: string | null): string {
  return withoutOpening(withAnswer(clipped(text, mostWords, name), cleanWords(text)));
}

function clipped(text: string, mostWords: number, name: string | null): string {
  const usual = clipCase(text, mostWords);
  if (name === null || usual.includes(name)) return usual;
  const clean = cleanWords(text);
  const at = clean.indexOf(name);
  if (at < 0) return usual;
  const before = clean.slice(0, at);
  const start = Math.max(...['. ', '! ', '? '].map((end) => before.lastIndexOf(end) + end.length), 0);
  const sentence = before.length - start <= LONGEST_OPENING && start > 1 ? clean.slice(start) : clean.slice(at);
  return clipQuote(sentence, mostWords);
}

/** "I'm doing a coffee van" at the end is what is done about it, and no part of what happened. */
function withoutOpening(clip: string): string {
  const sentences = clip.split(SENTENCE_END);
  const last = sentences.at(-1) ?? '';
  return sentences.length > 1 && tellsOpening(last) ? sentences.slice(0, -1).join(' ').replace(/\.$/, '') : clip;
}

/** Letters before the name that still belong to it: «una clienta de los encargos, Pilar». */
const LONGEST_OPENING = 40;

function withAnswer(clip: string, whole: string): string {
  if (!clip.endsWith('?') || !whole.includes(clip)) return clip;
  const after = whole.slice(whole.indexOf(clip) + clip.length).trim();
  const [answer = '', ...more] = after.split(SENTENCE_END);
  if (answer === '' || answer.split(' ').length > MOST_ANSWERED)
    return clip.split(SENTENCE_END).slice(0, -1).join(' ').replace(/\.$/, '') || clip;
  const [next = ''] = more;
  const told = next !== '' && `${answer} ${next}`.split(' ').length <= MOST_ANSWERED ? `${answer} ${next}` : answer;
  return `${clip} ${told.replace(/\.$/, '')}`;
}
