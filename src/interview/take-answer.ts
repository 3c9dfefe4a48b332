import { withFacts } from '../facts/fact.ts';
import type { Bilingual } from '../language/language.ts';
import { askQuestion, type Scene } from './ask-question.ts';
import { foldTurns } from './fold-turns.ts';
import type { Interview, Reply, Turn } from './interview.ts';
import { measureProgress } from './measure-progress.ts';
import { chooseNext } from './next-question.ts';
import { readBack } from './read-back.ts';
import { readAnswer } from './reading/read-answer.ts';
import { topicOf } from './script.ts';
import { suggestReplies } from './suggest-replies.ts';

const COMPLETE: Bilingual = {
  es: 'Gracias. Ya tengo lo que hace falta: voy a escribir tu plan.',
  en: 'Thank you. I have what it takes: I am going to write your plan.',
};

const DECLINED: Bilingual = {
  es: 'No puedo ayudarte con este negocio: por lo que cuentas, sería ilegal o haría daño a alguien. Si te he entendido mal, empieza de nuevo y cuéntalo de otra manera.',
  en: 'I cannot help with this business: from what you say, it would be illegal or would harm somebody. If I have misunderstood, start again and describe it another way.',
};

/** When an answer is given: `at` is ISO 8601 in UTC, `today` is `YYYY-MM-DD` where the visitor is. */
export interface Moment {
  readonly at: string;
  readonly today: string;
}

/** Takes one answer: reads it, lays its facts over what is known, chooses what comes next and says it. Changes nothing. */
export function takeAnswer(interview: Interview, text: string, { at, today }: Moment): Turn | 'finished' {
  const { language, turns } = interview;
  const { pending, facts: known } = foldTurns(interview);
  if (pending === null) return 'finished';
  const reading = readAnswer(text, { answer: turns.length, question: pending, language, known, today });
  const facts = withFacts(known, reading.facts);
  const exchanges = [...turns, { question: pending, reading }];
  const reply = answerBack({ exchanges, before: known, facts, language, today });
  return { question: pending, text, reading, reply, at };
}

function answerBack(scene: Scene): Reply {
  const { exchanges, facts, language, today } = scene;
  const next = chooseNext(exchanges, facts);
  const progress = measureProgress(exchanges, next);
  if (next === 'complete' || next === 'declined') {
    const message = (next === 'complete' ? COMPLETE : DECLINED)[language];
    return { isComplete: true, shouldGenerate: next === 'complete', nextQuestion: null, message, topic: null, progress, suggestions: [] };
  }
  return {
    isComplete: false,
    shouldGenerate: false,
    nextQuestion: next === 'read-back' ? readBack(scene) : askQuestion(next, scene),
    message: null,
    topic: topicOf(next),
    progress,
    suggestions: suggestReplies(next, { facts, language, today }),
  };
}
