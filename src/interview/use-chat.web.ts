import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { Language } from '../language/language.ts';
import { callApi } from '../ui/call-api.web.ts';
import { type FailureWords, wordFailure } from '../ui/call-failure.ts';
import { useToast } from '../ui/toast.web.tsx';
import type { AnswerResponse, ChatResponse, GenerateResponse, StartResponse } from './chat-calls.ts';
import { type ChatState, changeChat, maySend, NEW_CHAT } from './chat-state.ts';
import { CHAT_TEXTS } from './chat-texts.ts';
import { isWorthResuming, messagesOf } from './earlier-chat.ts';
import { writeLinkMessages } from './link-message.ts';
import { forgetSession, recallSession, rememberSession } from './remembered-session.web.ts';
import { TOPIC_QUESTIONS } from './topic-texts.ts';

const OPENING_LINE_MS = 1000;
const TYPING_MS = 1500;
const LINKS_AFTER_MS = 1000;

let roundsBegun = 0;
const nextRound = () => ++roundsBegun;

export interface Chat {
  readonly state: ChatState;
  readonly type: (draft: string) => void;
  readonly send: (text: string) => void;
  readonly retry: () => void;
  /** Goes on with the interview left unfinished here, or leaves it behind. */
  readonly resume: () => void;
  readonly beginAnew: () => void;
}

/**
 * One interview in one language, from start to links. A round is one session: its signal is aborted when the chat is left or begun anew,
 * and whatever comes back after that is dropped.
 */
export function useChat(language: Language, onPlanGenerated: (plan: GenerateResponse) => void): Chat {
  const [state, tell] = useReducer(changeChat, NEW_CHAT);
  const [round, setRound] = useState(nextRound);
  const signal = useRef(AbortSignal.abort());
  /** The round an answer is under way in: two sends in one tick both see the state before either. */
  const sendingIn = useRef<AbortSignal>(null);
  const toast = useToast();
  const calls = useChatCalls(language, round);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round begins once, whatever else is drawn anew
  useEffect(() => {
    const leaving = new AbortController();
    signal.current = leaving.signal;
    tell({ type: 'start' });
    void begin(leaving.signal);
    void lookBack(leaving.signal);
    return () => leaving.abort();
  }, [round]);

  // Before the browser paints, so that the second counts from the moment a line is drawn.
  useLayoutEffect(() => {
    if (state.opening.length === 0) return;
    const timer = setTimeout(() => tell({ type: 'line-due', time: clockTime() }), OPENING_LINE_MS);
    return () => clearTimeout(timer);
  }, [state.opening]);

  async function begin(left: AbortSignal) {
    try {
      const { sessionId, initialMessages } = await calls.start();
      if (left.aborted) return;
      tell({ type: 'started', sessionId, lines: [...initialMessages, TOPIC_QUESTIONS.problem[language]], time: clockTime() });
    } catch (error) {
      report(error, left, () => 'unstarted');
    }
  }

  /** A failure here is no news to the visitor: the new interview goes on, and a session that is gone is forgotten. */
  async function lookBack(left: AbortSignal) {
    const sessionId = recallSession(language);
    if (!sessionId) return;
    try {
      const told = await calls.retell(sessionId);
      if (!left.aborted && isWorthResuming(told)) tell({ type: 'found', earlier: { sessionId, told } });
    } catch (error) {
      if (wordFailure(error, language).name === 'error.session') forgetSession(language);
    }
  }

  async function answer(sessionId: string, text: string, left: AbortSignal) {
    sendingIn.current = left;
    tell({ type: 'sent', answer: text, time: clockTime() });
    try {
      const [reply] = await Promise.all([calls.answer({ sessionId, answer: text }), pause(TYPING_MS)]);
      if (left.aborted) return;
      rememberSession(language, sessionId);
      tell({ type: 'replied', reply, generating: CHAT_TEXTS.generating[language], time: clockTime() });
      if (reply.isComplete && reply.shouldGenerate) await write(sessionId, left);
    } catch (error) {
      report(error, left, ({ name }) => (name === 'error.session' ? 'expired' : 'open'));
    } finally {
      if (sendingIn.current === left) sendingIn.current = null;
    }
  }

  async function write(sessionId: string, left: AbortSignal) {
    try {
      const plan = await calls.generate(sessionId);
      if (left.aborted) return;
      tell({ type: 'written', message: plan.message, time: clockTime() });
      await pause(LINKS_AFTER_MS);
      if (left.aborted) return;
      const messages = writeLinkMessages(plan);
      for (const content of messages) tell({ type: 'said', content, time: clockTime() });
      if (messages.length === 0) onPlanGenerated(plan);
    } catch (error) {
      report(error, left, ({ name }) => (name === 'error.session' ? 'expired' : 'unwritten'));
    }
  }

  function report(error: unknown, left: AbortSignal, phaseAfter: (words: FailureWords) => 'open' | 'unstarted' | 'expired' | 'unwritten') {
    if (left.aborted) return;
    const words = wordFailure(error, language);
    tell({ type: 'failed', to: phaseAfter(words), words: words.detail ?? words.title });
    toast({ kind: 'failure', title: words.title, text: words.detail });
  }

  return {
    state,
    type: (draft) => tell({ type: 'typed', draft }),
    send: (text) => {
      if (sendingIn.current === signal.current) return;
      if (maySend(state, text) && state.sessionId) void answer(state.sessionId, text.trim(), signal.current);
    },
    resume: () => {
      const { earlier } = state;
      if (!earlier) return;
      tell({ type: 'resumed', messages: messagesOf(earlier.told, (at) => clockTime(new Date(at))) });
      if (earlier.told.state === 'complete') void write(earlier.sessionId, signal.current);
    },
    beginAnew: () => {
      forgetSession(language);
      tell({ type: 'left-behind' });
    },
    retry: () => {
      if (state.phase !== 'unwritten' || !state.sessionId) return setRound(nextRound());
      tell({ type: 'write-again' });
      void write(state.sessionId, signal.current);
    },
  };
}

/** The calls. The start is a query, so that one round has one session however often React runs its effects. */
function useChatCalls(language: Language, round: number) {
  const client = useQueryClient();
  const answer = useMutation({
    mutationFn: ({ sessionId, answer }: { sessionId: string; answer: string }) =>
      callApi<AnswerResponse>('POST', `/api/chat/${sessionId}/answer`, { answer, language }),
  });
  const generate = useMutation({
    mutationFn: (sessionId: string) => callApi<GenerateResponse>('POST', `/api/chat/${sessionId}/generate`, { language }),
  });
  const start = () =>
    client.fetchQuery({
      queryKey: ['chat-start', round],
      queryFn: () => callApi<StartResponse>('POST', '/api/chat/start', { language }),
    });
  const retell = (sessionId: string) =>
    client.fetchQuery({
      queryKey: ['chat', sessionId, round],
      queryFn: () => callApi<ChatResponse>('GET', `/api/chat/${sessionId}`),
    });
  return { start, retell, answer: answer.mutateAsync, generate: generate.mutateAsync };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function clockTime(now = new Date()): string {
  return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
