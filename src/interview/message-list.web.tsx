import { ArrowDown } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '../language/language.ts';
import type { ChatState, PanelMessage } from './chat-state.ts';
import { CHAT_TEXTS } from './chat-texts.ts';
import { DownloadLinks, UnpaidFiles } from './download-links.web.tsx';
import { readLinkMessage, readPaymentMessage } from './link-message.ts';
import { PrivacyLine } from './privacy-line.web.tsx';
import { WritingProgress } from './writing-progress.web.tsx';

const MARGIN_PX = 16;
/** Nearer to the end than this, the visitor is reading the end. */
const NEAR_PX = 48;

/** The conversation as a printed interview: the assistant in serif on the left, the visitor's words on the right. */
export function MessageList({ state, language }: { readonly state: ChatState; readonly language: Language }) {
  const busy = state.phase === 'starting' || state.phase === 'waiting' || state.phase === 'writing';
  const { list, onScroll, isBehind, goToEnd } = useFollowing(state.messages, busy);
  useFocusKept(list, state.phase === 'writing' || state.phase === 'closed');
  return (
    <div className="fade-top relative">
      <div
        ref={list}
        onScroll={onScroll}
        role="log"
        aria-label={CHAT_TEXTS.conversation[language]}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard
        tabIndex={0}
        className="transcript relative h-80 overflow-y-auto px-4 py-4 -outline-offset-3 focus-visible:outline-2 focus-visible:-outline-offset-2 sm:px-5"
      >
        <ol className="flex flex-col gap-3">
          {state.messages.map((message, place) => (
            <Message key={message.id} message={message} isFirst={place === 0} language={language} />
          ))}
        </ol>
        <div role="status">
          {state.progress && <WritingProgress progress={state.progress} language={language} />}
          {busy && <TypingDots words={CHAT_TEXTS[state.phase === 'starting' ? 'starting' : 'typing'][language]} />}
        </div>
      </div>
      {isBehind && (
        <button
          type="button"
          onClick={goToEnd}
          className="absolute inset-x-0 bottom-2 mx-auto flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-full bg-ink px-4 text-14 font-medium text-on-ink shadow-sheet hover:bg-black print:hidden"
        >
          <ArrowDown aria-hidden size={16} />
          {CHAT_TEXTS.newMessages[language]}
        </button>
      )}
    </div>
  );
}

/** When the interview is over the input is disabled and whatever was pressed is gone: the conversation, with its links, takes the focus. */
function useFocusKept(list: RefObject<HTMLDivElement | null>, isOver: boolean) {
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isOurs = activeElement === body || list.current?.closest('section')?.contains(activeElement);
    if (isOver && isOurs) list.current?.focus({ preventScroll: true });
  }, [list, isOver]);
}

/** Keeps the end in view, unless the visitor scrolled up to read: then new messages wait below and are announced. */
function useFollowing(messages: readonly PanelMessage[], busy: boolean) {
  const list = useRef<HTMLDivElement>(null);
  /** Where the list was put by itself; any other place is the visitor's doing. */
  const putAt = useRef(0);
  /** How far down the list went when it was last looked at. */
  const endAt = useRef(0);
  const isAway = useRef(false);
  const [isBehind, setBehind] = useState(false);

  /** The place is looked at whenever it matters: the browser tells of a scroll only with its next frame. */
  const lookAround = () => {
    const element = list.current;
    if (!element || Math.abs(element.scrollTop - putAt.current) <= 1) return;
    isAway.current = endAt.current - element.scrollTop > NEAR_PX;
  };

  const goToEnd = () => {
    if (!list.current) return;
    putAt.current = showLast(list.current);
    endAt.current = list.current.scrollHeight - list.current.clientHeight;
    isAway.current = false;
    setBehind(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the last line whenever there is another one
  useLayoutEffect(() => {
    lookAround();
    if (isAway.current && messages.at(-1)?.isUser === false) setBehind(true);
    else goToEnd();
  }, [messages]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the dots take room of their own
  useLayoutEffect(() => {
    lookAround();
    if (!isAway.current) goToEnd();
  }, [busy]);

  // Turned or zoomed, the same lines take more room or less; and so does the news of a plan being written.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in the list grows, the list stays
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (!isAway.current) goToEnd();
    });
    for (const part of list.current?.children ?? []) observer.observe(part);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    if (list.current) endAt.current = list.current.scrollHeight - list.current.clientHeight;
    lookAround();
    if (!isAway.current) setBehind(false);
  };
  return { list, onScroll, isBehind, goToEnd };
}

/** Down to the end, unless the last message is taller than the list: then to its first line. Gives where that is. */
function showLast(list: HTMLElement): number {
  const last = list.querySelector<HTMLElement>(':scope > ol > li:last-child');
  const isTall = last !== null && last.offsetHeight > list.clientHeight;
  list.scrollTop = isTall ? last.offsetTop - MARGIN_PX : list.scrollHeight;
  return list.scrollTop;
}

interface MessageProps {
  readonly message: PanelMessage;
  readonly isFirst: boolean;
  readonly language: Language;
}

function Message({ message, isFirst, language }: MessageProps) {
  const { content, isUser, timestamp } = message;
  return (
    <li className={`flex animate-arrive flex-col ${isUser ? 'items-end' : 'items-start'}`}>
      <span className="sr-only">{CHAT_TEXTS[isUser ? 'you' : 'assistant'][language]}: </span>
      {isUser ? <p className={VISITOR}>{content}</p> : <AssistantWords content={content} language={language} />}
      {isFirst && !isUser && <PrivacyLine language={language} />}
      <time className="mt-0.5 text-12 tabular-nums text-ink-3">{timestamp}</time>
    </li>
  );
}

/** A sentence, or links that travel as the content of a message. */
function AssistantWords({ content, language }: { readonly content: string; readonly language: Language }) {
  const links = readLinkMessage(content);
  const checkout = readPaymentMessage(content);
  if (links) return <DownloadLinks links={links} language={language} />;
  if (checkout) return <UnpaidFiles checkout={checkout} language={language} />;
  return <p className={ASSISTANT}>{content}</p>;
}

const ASSISTANT = 'max-w-[88%] whitespace-pre-line text-balance font-serif text-17 leading-[1.36] break-words sm:text-19';
const VISITOR =
  'visitor max-w-[82%] whitespace-pre-wrap rounded-bubble rounded-br-[3px] bg-wash px-3.5 py-2 leading-[1.4] break-words [overflow-wrap:anywhere]';

/** Three bouncing dots while the visitor waits; with reduced motion, words. */
function TypingDots({ words }: { readonly words: string }) {
  return (
    <div className="pt-5 pb-1">
      <span className="sr-only motion-reduce:not-sr-only motion-reduce:font-serif motion-reduce:text-17">{words}</span>
      <span aria-hidden="true" className="flex gap-1.5 motion-reduce:hidden">
        <span className="size-2 animate-bounce-dot rounded-full bg-ink-2" />
        <span className="size-2 animate-bounce-dot rounded-full bg-thread [animation-delay:150ms]" />
        <span className="size-2 animate-bounce-dot rounded-full bg-ink-2 [animation-delay:300ms]" />
      </span>
    </div>
  );
}
