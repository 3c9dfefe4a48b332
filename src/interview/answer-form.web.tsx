import { ArrowUp, TriangleAlert } from 'lucide-react';
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react';
import type { Language } from '../language/language.ts';
import { Hint } from '../ui/hint.web.tsx';
import { maySend, repliesTo } from './chat-state.ts';
import { CHAT_TEXTS } from './chat-texts.ts';
import { chooseReply } from './choose-reply.ts';
import { EarlierOffer } from './earlier-offer.web.tsx';
import { QuickReplies } from './quick-replies.web.tsx';
import type { Chat } from './use-chat.web.ts';

/**
 * The input and the send button, under one row of help that never pushes them down: ready answers, the offer to go on with an earlier
 * interview, or, when a call failed, what happened and the way on.
 */
export function AnswerForm({ chat, language }: { readonly chat: Chat; readonly language: Language }) {
  const { state, type, send, retry } = chat;
  const input = useRef<HTMLInputElement>(null);
  const [inputId, failureId] = [useId(), useId()];
  const over = state.phase === 'closed' || state.phase === 'writing' || state.phase === 'unwritten';
  const usable = state.phase === 'open' || state.phase === 'waiting';
  useKeyboardRoom(input);

  const focusInput = () => input.current?.focus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(state.draft);
  };
  const reply = (text: string, byKeyboard: boolean) => {
    const choice = chooseReply(state, text, language);
    if ('send' in choice) send(choice.send);
    else type(choice.draft);
    if (byKeyboard || 'draft' in choice) focusInput();
  };

  const sendAgain = () => {
    send(state.draft);
    focusInput();
  };

  return (
    <>
      {state.failure ? (
        <Failure
          id={failureId}
          words={state.failure}
          isExpired={state.phase === 'expired'}
          onRetry={usable ? sendAgain : retry}
          language={language}
        />
      ) : state.earlier ? (
        <EarlierOffer chat={chat} focusInput={focusInput} language={language} />
      ) : (
        !over && <QuickReplies replies={repliesTo(state)} draft={state.draft} onChoose={reply} language={language} />
      )}
      <form onSubmit={submit} className="flex gap-2.5 border-t border-rule p-2.5">
        <label htmlFor={inputId} className="sr-only">
          {CHAT_TEXTS.answer[language]}
        </label>
        <input
          ref={input}
          id={inputId}
          type="text"
          value={state.draft}
          onChange={({ target }) => type(target.value)}
          disabled={!usable}
          placeholder={CHAT_TEXTS[over ? 'closed' : 'placeholder'][language]}
          aria-describedby={state.failure ? failureId : undefined}
          autoComplete="off"
          enterKeyHint="send"
          className={`h-12 min-w-0 grow rounded-box border px-4 -outline-offset-1 placeholder:text-ink-3 ${lookOf(over, state.failure !== null)}`}
        />
        <Hint words={CHAT_TEXTS.sendHint[language]}>
          <button
            type="submit"
            disabled={!maySend(state, state.draft)}
            aria-label={CHAT_TEXTS.send[language]}
            className="flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-box bg-ink text-on-ink hover:bg-black disabled:cursor-default disabled:bg-wash disabled:text-ink-3"
          >
            <ArrowUp aria-hidden size={20} />
          </button>
        </Hint>
      </form>
    </>
  );
}

/** When the keyboard of a phone takes half of the screen, the input is brought above it. */
function useKeyboardRoom(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const stay = () => {
      if (document.activeElement === input.current) input.current?.form?.scrollIntoView({ block: 'nearest' });
    };
    window.visualViewport?.addEventListener('resize', stay);
    return () => window.visualViewport?.removeEventListener('resize', stay);
  }, [input]);
}

function lookOf(over: boolean, failed: boolean): string {
  if (over) return 'border-dashed border-edge bg-paper';
  return failed ? 'border-2 border-ink bg-sheet' : 'border-edge bg-sheet';
}

interface FailureProps {
  readonly id: string;
  readonly words: string;
  readonly isExpired: boolean;
  readonly onRetry: () => void;
  readonly language: Language;
}

function Failure({ id, words, isExpired, onRetry, language }: FailureProps) {
  return (
    <div className="flex min-h-14 items-center gap-4 px-4 text-14 leading-tight sm:px-5">
      <p id={id} className="flex items-center gap-2">
        <TriangleAlert aria-hidden size={16} className="shrink-0" />
        {words}
      </p>
      <button type="button" onClick={onRetry} className="text-link min-h-11 shrink-0 cursor-pointer">
        {CHAT_TEXTS[isExpired ? 'startOver' : 'tryAgain'][language]}
      </button>
    </div>
  );
}
