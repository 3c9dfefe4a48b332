// Goals without the sentence that only tells when the business opens: "… We open in February by the way", «Por cierto, abrimos en marzo».
import type { Fact } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { sentencesOf } from './split-sentences.ts';

const OPENS =
  /^[^a-z]*(?:(?:ah|oh|and|y|by the way|btw|por cierto|also),? )*(?:(?:we|i)(?:'?(?:ll|d|m|re)| will| would(?: like to)?| are| am| want to| plan to)? (?:gonna |going to )?(?:open|opening|start|starting|launch|launching)|abr(?:o|imos|ire|iremos)|queremos abrir|quiero abrir|abriria(?:mos)?|(?:me |nos )?gustaria abrir|empezamos|the opening is|la apertura es)(?:,? (?:en|in|on|el|al|para|around|a (?:principios|finales|mediados) de|early|mid|late|next|this|coming|el proximo|que viene|este|the|of|de|\d{1,2}(?:st|nd|rd|th)?|20\d\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december|by the way|btw|por cierto|year|ano|summer|spring|autumn|fall|winter|verano|primavera|otono|invierno))+,?[ .!;]*(?:by the way|btw|por cierto)?[ .!;]*$/;

/** The words as they are where nothing else would be left, or no opening was read. */
export function withoutOpening(words: string, facts: readonly Fact[]): string {
  if (!facts.some(({ id }) => id === 'start')) return words;
  const sentences = sentencesOf(words);
  const left = sentences.filter(({ words: one }) => !OPENS.test(foldText(one).replaceAll('’', "'").trim()));
  if (left.length === 0 || left.length === sentences.length) return words;
  return left.map(({ words: one }) => one.trim()).join(' ');
}
