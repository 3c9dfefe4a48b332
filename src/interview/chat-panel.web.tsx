import { useLanguage } from '../ui/use-language.web.tsx';
import { AnswerForm } from './answer-form.web.tsx';
import type { GenerateResponse } from './chat-calls.ts';
import { CHAT_TEXTS } from './chat-texts.ts';
import { MessageList } from './message-list.web.tsx';
import { TopicProgress } from './topic-progress.web.tsx';
import { useChat } from './use-chat.web.ts';

interface ChatPanelProps {
  /** Called when a plan was written and there is nothing to download yet. */
  readonly onPlanGenerated: (plan: GenerateResponse) => void;
}

/** The interview. Another language is another conversation: everything is dropped and a new session begins. */
export function ChatPanel({ onPlanGenerated }: ChatPanelProps) {
  const { language } = useLanguage();
  return <Conversation key={language} onPlanGenerated={onPlanGenerated} />;
}

function Conversation({ onPlanGenerated }: ChatPanelProps) {
  const { language } = useLanguage();
  const chat = useChat(language, onPlanGenerated);
  return (
    <section aria-label={CHAT_TEXTS.panel[language]} className="overflow-hidden rounded-box border border-edge bg-sheet">
      <TopicProgress state={chat.state} language={language} />
      <MessageList state={chat.state} language={language} />
      <AnswerForm chat={chat} language={language} />
    </section>
  );
}
