import type { Language } from '../language/language.ts';
import { Dialog } from '../ui/dialog.web.tsx';
import { Spinner } from '../ui/spinner.web.tsx';
import { Weave } from '../ui/weave.web.tsx';
import type { ProgressEvent } from './chat-calls.ts';
import { CHAT_TEXTS, STAGE_TEXTS } from './chat-texts.ts';
import { nameStage } from './name-stage.ts';

interface GeneratingModalProps {
  readonly open: boolean;
  readonly progress: ProgressEvent | null;
  readonly onClose: () => void;
  readonly language: Language;
}

/** Waiting while the plan is written: how far it is and what is being done. It rests at 75 % only while the last stage runs. */
export function GeneratingModal({ open, progress, onClose, language }: GeneratingModalProps) {
  const done = progress?.done ?? 0;
  const total = progress?.total ?? Object.keys(STAGE_TEXTS).length;
  const percent = Math.round((done / total) * 100);
  const doing = nameStage(progress ?? { stage: 'figures', done, total }, language);
  return (
    <Dialog open={open} onClose={onClose} title={CHAT_TEXTS.generatingTitle[language]}>
      <div
        role="progressbar"
        aria-label={CHAT_TEXTS.generatingTitle[language]}
        aria-valuenow={percent}
        aria-valuetext={`${percent}\u00a0%: ${doing}`}
        className="mt-5"
      >
        <Weave uprights={12} reached={Math.round((done / total) * 12)} />
      </div>
      <p className="mt-4 flex items-center gap-3">
        <Spinner />
        <span aria-hidden="true">
          <strong className="tabular-nums">{percent}&nbsp;%</strong> {doing}
        </span>
      </p>
      <p className="mt-3 text-14 text-ink-2">{CHAT_TEXTS.generatingNote[language]}</p>
      <button type="button" onClick={onClose} className="button mt-5">
        {CHAT_TEXTS.backToChat[language]}
      </button>
    </Dialog>
  );
}
