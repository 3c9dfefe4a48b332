import type { Language } from '../language/language.ts';
import { Weave } from '../ui/weave.web.tsx';
import { type ChatState, countTopics } from './chat-state.ts';
import { CHAT_TEXTS } from './chat-texts.ts';
import { TOPIC_LABELS } from './topic-texts.ts';

const TOPICS = Object.keys(TOPIC_LABELS) as (keyof typeof TOPIC_LABELS)[];

/** Where the interview stands: the topic in words, a count, and the thread among the eight uprights. */
export function TopicProgress({ state, language }: { readonly state: ChatState; readonly language: Language }) {
  const count = countTopics(state, TOPICS);
  const allSaid = state.topic === null;
  return (
    <div className="border-b border-rule px-4 py-2.5 sm:px-5 sm:py-3">
      <p className="mb-2 flex sm:mb-2.5 justify-between gap-4 text-14">
        <span className="text-ink-2">
          <Standing state={state} language={language} />
        </span>
        <span className="whitespace-nowrap tabular-nums text-ink-2">
          {count} {CHAT_TEXTS.of[language]} {TOPICS.length}
        </span>
      </p>
      <Weave uprights={TOPICS.length} reached={allSaid ? TOPICS.length : count - 1} />
    </div>
  );
}

function Standing({ state, language }: { readonly state: ChatState; readonly language: Language }) {
  if (state.phase === 'closed' || state.phase === 'writing')
    return <strong className="text-ink">{CHAT_TEXTS[state.topic === null ? 'allAnswered' : 'ended'][language]}</strong>;
  if (state.topic === null) return <strong className="text-ink">{CHAT_TEXTS.readingBack[language]}</strong>;
  return (
    <>
      {CHAT_TEXTS.askingAbout[language]} <strong className="text-ink">{TOPIC_LABELS[state.topic][language]}</strong>
    </>
  );
}
