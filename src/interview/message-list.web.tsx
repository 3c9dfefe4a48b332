import { useEffect, useRef } from 'react';
import type { Language } from '../language/language.ts';
import type { ChatState, PanelMessage } from './chat-state.ts';
import { CHAT_TEXTS } from './chat-texts.ts';
import { DownloadLinks } from './download-links.web.tsx';
import { readLinkMessage } from './link-message.ts';

const MARGIN_PX = 16;

/** The conversation as a printed interview: the assistant in serif on the left, the visitor's words on the right. */
export function MessageList({ state, language }: { readonly state: ChatState; readonly language: Language }) {
  const list = useRef<HTMLDivElement>(null);
  const busy = state.phase === 'starting' || state.phase === 'waiting' || state.phase === 'writing';
  const { messages } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the last line whenever there is another one
  useEffect(() => {
    if (list.current) showLast(list.current);
  }, [messages.length, busy]);

  return (
    <div
      ref={list}
      role="log"
      aria-label={CHAT_TEXTS.conversation[language]}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard
      tabIndex={0}
      className="relative h-80 overflow-y-auto px-4 py-4 -outline-offset-3 sm:px-5"
    >
      <ol className="flex flex-col gap-3.5">
        {messages.map((message) => (
          <Message key={message.id} message={message} language={language} />
        ))}
      </ol>
      <TypingDots shown={busy} words={CHAT_TEXTS[state.phase === 'starting' ? 'starting' : 'typing'][language]} />
    </div>
  );
}

/** Down to the end, unless the last message is taller than the list: then to its first line. */
function showLast(list: HTMLElement): void {
  const last = list.querySelector<HTMLElement>(':scope > ol > li:last-child');
  const isTall = last !== null && last.offsetHeight > list.clientHeight;
  list.scrollTop = isTall ? last.offsetTop - MARGIN_PX : list.scrollHeight;
}

function Message({ message, language }: { readonly message: PanelMessage; readonly language: Language }) {
  const { content, isUser, timestamp } = message;
  const links = isUser ? null : readLinkMessage(content);
  return (
    <li className={`flex animate-arrive flex-col ${isUser ? 'items-end' : 'items-start'}`}>
      <span className="sr-only">{CHAT_TEXTS[isUser ? 'you' : 'assistant'][language]}: </span>
      {links ? <DownloadLinks links={links} language={language} /> : <p className={isUser ? VISITOR : ASSISTANT}>{content}</p>}
      <time className="mt-1 text-12 tabular-nums text-ink-3">{timestamp}</time>
    </li>
  );
}

const ASSISTANT = 'max-w-[88%] whitespace-pre-line font-serif text-17 leading-[1.36] break-words sm:text-19';
const VISITOR =
  'max-w-[82%] whitespace-pre-wrap rounded-bubble rounded-br-[3px] bg-wash px-3.5 py-2 leading-[1.4] break-words [overflow-wrap:anywhere]';

/** Three bouncing dots while the visitor waits; with reduced motion, words. */
function TypingDots({ shown, words }: { readonly shown: boolean; readonly words: string }) {
  return (
    <div role="status">
      {shown && (
        <div className="pt-5 pb-1">
          <span className="sr-only motion-reduce:not-sr-only motion-reduce:font-serif motion-reduce:text-17">{words}</span>
          <span aria-hidden="true" className="flex gap-1.5 motion-reduce:hidden">
            <span className="size-2 animate-bounce-dot rounded-full bg-ink-2" />
            <span className="size-2 animate-bounce-dot rounded-full bg-thread [animation-delay:150ms]" />
            <span className="size-2 animate-bounce-dot rounded-full bg-ink-2 [animation-delay:300ms]" />
          </span>
        </div>
      )}
    </div>
  );
}
