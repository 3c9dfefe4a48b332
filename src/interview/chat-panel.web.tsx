import { useEffect, useState } from 'react';
import { type ErasureReceipt, ErasureReceiptDialog } from '../ui/erasure-receipt.web.tsx';
import { useLanguage } from '../ui/use-language.web.tsx';
import { AnswerForm } from './answer-form.web.tsx';
import type { GenerateResponse } from './chat-calls.ts';
import { countAnswers } from './chat-state.ts';
import { CHAT_TEXTS } from './chat-texts.ts';
import { GeneratingModal } from './generating-modal.web.tsx';
import { MessageList } from './message-list.web.tsx';
import { OwnAnswers } from './own-answers.web.tsx';
import { TopicProgress } from './topic-progress.web.tsx';
import { useChat } from './use-chat.web.ts';

/** A plan that is there sooner needs no waiting room: a dialog that only flashes would frighten. */
const MODAL_AFTER_MS = 800;

interface ChatPanelProps {
  /** Called when a plan was written and there is nothing to download yet. */
  readonly onPlanGenerated: (plan: GenerateResponse, sessionId: string) => void;
}

/** The interview. Another language is another conversation: everything is dropped and a new session begins. */
export function ChatPanel({ onPlanGenerated }: ChatPanelProps) {
  const { language } = useLanguage();
  return <Conversation key={language} onPlanGenerated={onPlanGenerated} />;
}

function Conversation({ onPlanGenerated }: ChatPanelProps) {
  const { language } = useLanguage();
  const chat = useChat(language, onPlanGenerated);
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null);
  const waiting = useWaitingRoom(chat.state.phase === 'writing');
  return (
    <>
      <section
        aria-label={CHAT_TEXTS.panel[language]}
        className="panel overflow-clip rounded-box border border-edge bg-sheet print:overflow-visible"
      >
        <TopicProgress state={chat.state} language={language} />
        <MessageList state={chat.state} language={language} />
        <AnswerForm chat={chat} language={language} />
      </section>
      {countAnswers(chat.state) > 0 && <OwnAnswers chat={chat} language={language} onErased={setReceipt} />}
      <ErasureReceiptDialog receipt={receipt} onClose={() => setReceipt(null)} language={language} />
      <GeneratingModal open={waiting.isOpen} progress={chat.state.progress} onClose={waiting.leave} language={language} />
    </>
  );
}

/** Open while a plan is written, from a moment after its beginning, until the visitor goes back to the conversation. */
function useWaitingRoom(isWriting: boolean): { isOpen: boolean; leave: () => void } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isWriting) return;
    const timer = setTimeout(() => setOpen(true), MODAL_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setOpen(false);
    };
  }, [isWriting]);
  return { isOpen, leave: () => setOpen(false) };
}
