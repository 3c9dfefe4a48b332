import type { Language } from '../language/language.ts';
import type { ProgressEvent } from './chat-calls.ts';
import { SECTIONS_TEXT, STAGE_TEXTS } from './chat-texts.ts';

/** What is being done, in words. While a language model writes, each of its sections is a step between this stage and the next. */
export function nameStage({ stage, done, total }: ProgressEvent, language: Language): string {
  const stages = Object.keys(STAGE_TEXTS);
  const doing = STAGE_TEXTS[stage]?.doing[language] ?? '';
  const sections = total - stages.length;
  return stage === 'words' && sections > 0 ? `${doing} ${SECTIONS_TEXT(done - stages.indexOf(stage), sections)[language]}` : doing;
}
