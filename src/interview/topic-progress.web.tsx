import type { Language } from '../language/language.ts';
import { Weave } from '../ui/weave.web.tsx';
import { type ChatState, countTopics } from './chat-state.ts';
import { CHAT_TEXTS } from './chat-texts.ts';
import { TOPIC_LABELS } from './topic-texts.ts';

const TOPICS = Object.keys(TOPIC_LABELS) as (keyof typeof TOPIC_LABELS)[];

/**
 * Where the interview stands: the topic in words, a count, and the thread among the eight uprights. It stays at the top of the screen
 * when the keyboard of a phone leaves room for only half of the panel.
 */
export function TopicProgress({ state, language }: { readonly state: ChatState; readonly language: Language }) {
  const count = countTopics(state, TOPICS);
  const allSaid = state.topic === null;
  return (
    <div className="@container sticky top-0 z-1 border-b border-rule bg-sheet px-4 py-2 sm:px-5 print:hidden">
      <p className="mb-1.5 flex justify-between gap-4 text-14">
        <span className="text-ink-2">
          <Standing state={state} language={language} />
        </span>
        <span className="whitespace-nowrap tabular-nums text-ink-2">
          {count} {CHAT_TEXTS.of[language]} {TOPICS.length}
        </span>
      </p>
      <Weave uprights={TOPICS.length} reached={allSaid ? TOPICS.length : count - 1} />
      <Labels current={state.topic} language={language} />
    </div>
  );
}

/** Under the uprights where there is room; for the eye only, as the weave is. */
function Labels({ current, language }: { readonly current: ChatState['topic']; readonly language: Language }) {
  return (
    <div aria-hidden="true" className="mt-0.5 hidden grid-cols-8 text-12 @[32rem]:grid">
      {TOPICS.map((topic) => (
        <span
          key={topic}
          className={`flex justify-center whitespace-nowrap ${topic === current ? 'font-semibold text-ink' : 'text-ink-3'}`}
        >
          {TOPIC_LABELS[topic][language]}
        </span>
      ))}
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
