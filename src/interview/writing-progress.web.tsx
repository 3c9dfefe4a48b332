import { Check } from 'lucide-react';
import type { Language } from '../language/language.ts';
import type { ProgressEvent } from './chat-calls.ts';
import { STAGE_TEXTS } from './chat-texts.ts';
import { nameStage } from './name-stage.ts';

/** What of the plan is done and what is being done, in the conversation itself. */
export function WritingProgress({ progress, language }: { readonly progress: ProgressEvent; readonly language: Language }) {
  const stages = Object.keys(STAGE_TEXTS);
  const doing = nameStage(progress, language);
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 pt-3 text-14 text-ink-2">
      {stages.slice(0, Math.max(0, stages.indexOf(progress.stage))).map((stage) => (
        <span key={stage} className="flex items-center gap-1.5">
          <Check aria-hidden size={16} className="text-thread" />
          {STAGE_TEXTS[stage]?.done[language]}
        </span>
      ))}
      {doing && <span className="font-medium text-ink">{doing}…</span>}
    </p>
  );
}
