import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '../language/language.ts';
import { wordFailure } from '../ui/call-failure.ts';
import { Dialog } from '../ui/dialog.web.tsx';
import type { ErasureReceipt } from '../ui/erasure-receipt.web.tsx';
import { PrivateLinkButton } from '../ui/private-link-button.web.tsx';
import { useTakesPayments } from '../ui/takes-payments.web.ts';
import { useToast } from '../ui/toast.web.tsx';
import { hasFiles } from './chat-state.ts';
import { CHAT_TEXTS } from './chat-texts.ts';
import type { Chat } from './use-chat.web.ts';

interface OwnAnswersProps {
  readonly chat: Chat;
  readonly language: Language;
  /** Called with the receipt once everything is erased; this line is then gone with it. */
  readonly onErased: (receipt: ErasureReceipt | null) => void;
}

/** What was said here belongs to the visitor: to take away as JSON, to open elsewhere, or to have erased. Shown once there is something. */
export function OwnAnswers({ chat, language, onErased }: OwnAnswersProps) {
  const [isAsked, setAsked] = useState(false);
  const takesPayments = useTakesPayments();
  const { sessionId } = chat.state;
  if (!sessionId) return null;
  return (
    <div className="mt-2.5 flex items-start gap-2.5 px-1.5 text-14 text-ink-2 print:hidden">
      <Lock aria-hidden size={16} className="mt-0.5 shrink-0" />
      <div>
        {CHAT_TEXTS.yours[language]}{' '}
        <a href={`/api/chat/${sessionId}/export`} download className="underline underline-offset-2">
          {CHAT_TEXTS.takeAway[language]}
        </a>
        , <PrivateLinkButton sessionId={sessionId} language={language} /> {CHAT_TEXTS.or[language]}{' '}
        <button type="button" onClick={() => setAsked(true)} className="cursor-pointer underline underline-offset-2">
          {CHAT_TEXTS.erase[language]}
        </button>
        .{takesPayments && hasFiles(chat.state) && <PaidLine sessionId={sessionId} language={language} />}
      </div>
      <EraseDialog open={isAsked} close={() => setAsked(false)} erase={async () => onErased(await chat.erase())} language={language} />
    </div>
  );
}

/** As long as a contract may be withdrawn from, the way to it is in sight. A whole navigation: the checkout has a policy of its own. */
function PaidLine({ sessionId, language }: { readonly sessionId: string; readonly language: Language }) {
  return (
    <span className="mt-1 block">
      {CHAT_TEXTS.paid[language]}{' '}
      <a href={`/checkout/${sessionId}`} className="underline underline-offset-2">
        {CHAT_TEXTS.receiptOrWithdraw[language]}
      </a>
      .
    </span>
  );
}

interface EraseDialogProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly erase: () => Promise<void>;
  readonly language: Language;
}

function EraseDialog({ open, close, erase, language }: EraseDialogProps) {
  const [isErasing, setErasing] = useState(false);
  const toast = useToast();
  const eraseNow = async () => {
    setErasing(true);
    try {
      await erase();
    } catch (error) {
      const { title, detail } = wordFailure(error, language);
      toast({ kind: 'failure', title, text: detail });
    }
    setErasing(false);
    close();
  };
  return (
    <Dialog open={open} onClose={close} title={CHAT_TEXTS.eraseTitle[language]}>
      <p className="mt-3 text-ink-2">{CHAT_TEXTS.eraseText[language]}</p>
      <div className="dialog-buttons">
        <button type="button" onClick={close} className="button">
          {CHAT_TEXTS.keep[language]}
        </button>
        <button type="button" disabled={isErasing} onClick={() => void eraseNow()} className="button button-primary">
          {CHAT_TEXTS[isErasing ? 'erasing' : 'eraseNow'][language]}
        </button>
      </div>
    </Dialog>
  );
}
