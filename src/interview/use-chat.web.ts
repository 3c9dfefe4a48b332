import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { Language } from '../language/language.ts';
import { type FailureWords, wordFailure } from '../ui/call-failure.ts';
import { type ErasureReceipt, eraseData } from '../ui/erasure-receipt.web.tsx';
import { forgetTrip, recallTrip } from '../ui/payment-trip.web.ts';
import { useToast } from '../ui/toast.web.tsx';
import type { GenerateResponse } from './chat-calls.ts';
import { type ChatState, changeChat, countAnswers, maySend, NEW_CHAT } from './chat-state.ts';
import { CHAT_TEXTS } from './chat-texts.ts';
import { hasMoreAnswers, isWorthResuming, messagesOf } from './earlier-chat.ts';
import { followProgress } from './follow-progress.web.ts';
import { writeLinkMessages, writePaymentMessage } from './link-message.ts';
import { forgetSession, recallSession, rememberSession } from './remembered-session.web.ts';
import { CHIPS, DONT_KNOW } from './suggestion-texts.ts';
import { TOPIC_QUESTIONS } from './topic-texts.ts';
import { useChatCalls } from './use-chat-calls.web.ts';
import { waitForPlan } from './wait-for-plan.ts';

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
  /** Has the server forget this interview, and begins another. Rejects when it could not be done. */
  readonly erase: () => Promise<ErasureReceipt | null>;
}

/**
 * One interview in one language, from start to links. A round is one session: its signal is aborted when the chat is left or begun anew,
 * and whatever comes back after that is dropped.
 */
export function useChat(language: Language, onPlanGenerated: (plan: GenerateResponse, sessionId: string) => void): Chat {
  const [state, tell] = useReducer(changeChat, NEW_CHAT);
  const [round, setRound] = useState(nextRound);
  const signal = useRef(AbortSignal.abort());
  /** The round an answer is under way in: two sends in one tick both see the state before either. */
  const sendingIn = useRef<AbortSignal>(null);
  /** True after a call of which nobody knows whether the server heard it: the server is asked before anything else is sent. */
  const isInDoubt = useRef(false);
  const toast = useToast();
  const calls = useChatCalls(language, round);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round begins once, whatever else is drawn anew
  useEffect(() => {
    const leaving = new AbortController();
    signal.current = leaving.signal;
    tell({ type: 'start' });
    void enter(leaving.signal);
    return () => leaving.abort();
  }, [round]);

  // A tab that slept, or another tab, may have left this one behind.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the state of the moment
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') void catchUp(signal.current).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, [state]);

  // Before the browser paints, so that the second counts from the moment a line is drawn.
  useLayoutEffect(() => {
    if (state.opening.length === 0) return;
    const timer = setTimeout(() => tell({ type: 'line-due', time: clockTime() }), OPENING_LINE_MS);
    return () => clearTimeout(timer);
  }, [state.opening]);

  /** Whoever comes from paying finds the conversation as it was left, with its links; everybody else begins. */
  async function enter(left: AbortSignal) {
    const paid = recallTrip('paid');
    if (paid && (await takeUp(paid, left))) return;
    if (left.aborted) return;
    void begin(left);
    void lookBack(left);
  }

  async function takeUp(sessionId: string, left: AbortSignal): Promise<boolean> {
    const told = await calls.retell(sessionId).catch(() => null);
    if (left.aborted) return true;
    forgetTrip('paid');
    if (!told || !isWorthResuming(told)) return false;
    tell({ type: 'found', earlier: { sessionId, told } });
    tell({ type: 'resumed', messages: messagesOf(told, (at) => clockTime(new Date(at))) });
    if (told.state === 'complete') void write(sessionId, left);
    return true;
  }

  async function begin(left: AbortSignal) {
    try {
      const { sessionId, initialMessages } = await calls.start();
      if (left.aborted) return;
      isInDoubt.current = false;
      tell({
        type: 'started',
        sessionId,
        lines: [...initialMessages, TOPIC_QUESTIONS.problem[language]],
        replies: [...CHIPS.problem[language], DONT_KNOW[language]],
        time: clockTime(),
      });
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
    const before = countAnswers(state);
    try {
      if (isInDoubt.current && (await hearAgain(sessionId, before, left))) return forgetDraft(text);
      if (left.aborted) return;
      tell({ type: 'sent', answer: text, time: clockTime() });
      const [reply] = await Promise.all([calls.answer({ sessionId, answer: text }), pause(TYPING_MS)]);
      if (left.aborted) return;
      rememberSession(language, sessionId);
      tell({ type: 'replied', reply, generating: CHAT_TEXTS.generating[language], time: clockTime() });
      if (reply.isComplete && reply.shouldGenerate) await write(sessionId, left);
    } catch (error) {
      // Without an answer of ours nobody knows whether the server took it: sent again blindly, it might count twice.
      isInDoubt.current = wordFailure(error, language).isLost;
      const isTaken = isInDoubt.current && (await hearAgain(sessionId, before, left).catch(() => false));
      if (!isTaken) report(error, left, ({ name }) => (name === 'error.session' ? 'expired' : 'open'));
    } finally {
      if (sendingIn.current === left) sendingIn.current = null;
    }
  }

  /** Asks what the server has heard. Where it has more answers than are shown here, its telling takes their place. */
  async function hearAgain(sessionId: string, known: number, left: AbortSignal): Promise<boolean> {
    const told = await calls.retell(sessionId);
    isInDoubt.current = false;
    if (left.aborted || !hasMoreAnswers(told, known)) return false;
    rememberSession(language, sessionId);
    tell({ type: 'caught-up', told, messages: messagesOf(told, (at) => clockTime(new Date(at))) });
    if (told.state === 'complete') await write(sessionId, left);
    return true;
  }

  /** The answer in the input was taken after all; anything else that was typed since stays. */
  function forgetDraft(taken: string) {
    if (state.draft.trim() === taken) tell({ type: 'typed', draft: '' });
  }

  async function catchUp(left: AbortSignal) {
    const { sessionId, phase } = state;
    if (!sessionId || phase !== 'open' || sendingIn.current === left || countAnswers(state) === 0) return;
    await hearAgain(sessionId, countAnswers(state), left);
  }

  async function write(sessionId: string, left: AbortSignal) {
    const following = followProgress(sessionId, (progress) => tell({ type: 'progressed', progress }));
    try {
      const say = (content: string) => tell({ type: 'said', content, time: clockTime() });
      const plan = await waitForPlan({ generate: () => calls.generate(sessionId), newsEnded: following.ended, say, left });
      if (left.aborted) return;
      tell({ type: 'written', message: plan.message, time: clockTime() });
      await pause(LINKS_AFTER_MS);
      if (left.aborted) return;
      const messages = writeLinkMessages(plan);
      for (const content of messages) say(content);
      if (messages.length > 0) return;
      if (plan.paymentRequired) say(writePaymentMessage(sessionId));
      onPlanGenerated(plan, sessionId);
    } catch (error) {
      report(error, left, ({ name }) => (name === 'error.session' ? 'expired' : 'unwritten'));
    } finally {
      following.leave();
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
    erase: async () => {
      if (!state.sessionId) return null;
      const receipt = await eraseData(state.sessionId);
      forgetSession(language);
      setRound(nextRound());
      return receipt;
    },
    retry: () => {
      if (state.phase !== 'unwritten' || !state.sessionId) return setRound(nextRound());
      tell({ type: 'write-again' });
      void write(state.sessionId, signal.current);
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function clockTime(now = new Date()): string {
  return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
