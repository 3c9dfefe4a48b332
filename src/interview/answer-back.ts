import type { Bilingual } from '../language/language.ts';
import { askQuestion } from './ask-question.ts';
import { topicAt } from './find-follow-up.ts';
import type { Next, Reply } from './interview.ts';
import { listDoubts } from './list-doubts.ts';
import { measureProgress } from './measure-progress.ts';
import { noticeLanguage } from './notice-language.ts';
import { readBack, tellLastChange } from './read-back.ts';
import type { Scene } from './scene.ts';
import { speakToFounder } from './speak-to-founder.ts';
import { suggestReplies } from './suggest-replies.ts';

const COMPLETE: Bilingual = {
  es: 'Gracias. Ya tengo lo que hace falta: voy a escribir tu plan.',
  en: 'Thank you. I have what it takes: I am going to write your plan.',
};

const DECLINED: Bilingual = {
  es: 'No puedo ayudarte con este negocio: por lo que cuentas, sería ilegal o haría daño a alguien. Si te he entendido mal, empieza de nuevo y cuéntalo de otra manera.',
  en: 'I cannot help with this business: from what you say, it would be illegal or would harm somebody. If I have misunderstood, start again and describe it another way.',
};

/** What the assistant says to the last answer of the scene: the question that comes next, or that the interview is over. */
export function answerBack(scene: Scene, next: Next): Reply {
  return speakToFounder(replyTo(scene, next), scene.facts, scene.language);
}

function replyTo(scene: Scene, next: Next): Reply {
  const { exchanges, facts, language, today } = scene;
  const last = exchanges.at(-1);
  const progress = measureProgress(exchanges, next, facts);
  if (next === 'complete' || next === 'declined') {
    const message = next === 'complete' ? [tellLastChange(scene), COMPLETE[language]].filter(Boolean).join(' ') : DECLINED[language];
    return { isComplete: true, shouldGenerate: next === 'complete', nextQuestion: null, message, topic: null, progress, suggestions: [] };
  }
  return {
    isComplete: false,
    shouldGenerate: false,
    nextQuestion: [noticeLanguage(exchanges, language), next === 'read-back' ? readBack(scene) : askQuestion(next, scene)]
      .filter(Boolean)
      .join('\n'),
    message: null,
    topic: topicAt([...exchanges, { question: next }]),
    progress,
    suggestions: suggestReplies(next, {
      facts,
      doubts: listDoubts(exchanges, facts),
      language,
      today,
      isCorrecting: last?.question === 'read-back',
      isChanged: last !== undefined && last.reading.facts.length > 0,
    }),
  };
}
