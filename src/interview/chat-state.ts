// What the chat panel knows, and how each thing that happens changes it. Drawing, calls and clocks are elsewhere.
import type { Topic } from '../facts/topic.ts';
import type { AnswerResponse, ChatResponse, ProgressEvent } from './chat-calls.ts';
import { readLinkMessage } from './link-message.ts';

export interface PanelMessage {
  readonly id: number;
  readonly content: string;
  readonly isUser: boolean;
  /** 24-hour HH:MM by the visitor's clock. */
  readonly timestamp: string;
}

/**
 * `starting`: no session yet · `open`: an answer may be sent · `waiting`: an answer is under way · `writing`: the plan is being written ·
 * `closed`: locked for good · `unstarted`, `expired`, `unwritten`: a call failed and a button offers the way on.
 */
export type ChatPhase = 'starting' | 'open' | 'waiting' | 'writing' | 'closed' | 'unstarted' | 'expired' | 'unwritten';

/** An interview left before its end, as the panel needs it to go on. */
export interface EarlierChat {
  readonly sessionId: string;
  readonly told: ChatResponse;
}

export interface ChatState {
  readonly phase: ChatPhase;
  readonly sessionId: string | null;
  readonly messages: readonly PanelMessage[];
  /** Opening lines not said yet: they come one after another. */
  readonly opening: readonly string[];
  readonly draft: string;
  readonly suggestions: readonly string[];
  readonly topic: Topic | null;
  /** Topics answered. */
  readonly answered: number;
  /** An interview left unfinished here, offered until this one is answered. */
  readonly earlier: EarlierChat | null;
  /** How far the plan is, while it is written; null before the first word of it. */
  readonly progress: ProgressEvent | null;
  /** The words of the last failed call, until the next attempt. */
  readonly failure: string | null;
}

export type ChatEvent =
  | { readonly type: 'start' }
  | {
      readonly type: 'started';
      readonly sessionId: string;
      readonly lines: readonly string[];
      readonly replies: readonly string[];
      readonly time: string;
    }
  | { readonly type: 'found'; readonly earlier: EarlierChat }
  | { readonly type: 'left-behind' }
  | { readonly type: 'resumed'; readonly messages: readonly PanelMessage[] }
  | { readonly type: 'caught-up'; readonly told: ChatResponse; readonly messages: readonly PanelMessage[] }
  | { readonly type: 'line-due'; readonly time: string }
  | { readonly type: 'typed'; readonly draft: string }
  | { readonly type: 'sent'; readonly answer: string; readonly time: string }
  | { readonly type: 'replied'; readonly reply: AnswerResponse; readonly generating: string; readonly time: string }
  | { readonly type: 'write-again' }
  | { readonly type: 'progressed'; readonly progress: ProgressEvent }
  | { readonly type: 'written'; readonly message: string | null; readonly time: string }
  | { readonly type: 'said'; readonly content: string; readonly time: string }
  | { readonly type: 'failed'; readonly to: 'open' | 'unstarted' | 'expired' | 'unwritten'; readonly words: string };

export const NEW_CHAT: ChatState = {
  phase: 'starting',
  sessionId: null,
  messages: [],
  opening: [],
  draft: '',
  suggestions: [],
  topic: 'problem',
  answered: 0,
  earlier: null,
  progress: null,
  failure: null,
};

export function changeChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'start':
      return { ...NEW_CHAT, draft: state.draft };
    case 'started':
      return sayNext({ ...state, phase: 'open', sessionId: event.sessionId, opening: event.lines, suggestions: event.replies }, event.time);
    case 'found':
      return state.messages.some(({ isUser }) => isUser) ? state : { ...state, earlier: event.earlier };
    case 'left-behind':
      return { ...state, earlier: null };
    case 'resumed':
      return state.earlier ? resume(state, state.earlier, event.messages) : state;
    case 'caught-up':
      return state.sessionId ? resume(state, { sessionId: state.sessionId, told: event.told }, event.messages) : state;
    case 'line-due':
      return sayNext(state, event.time);
    case 'typed':
      return { ...state, draft: event.draft };
    case 'sent':
      return send(state, event.answer, event.time);
    case 'replied':
      return hear(state, event.reply, event.generating, event.time);
    case 'write-again':
      return { ...state, phase: 'writing', progress: null, failure: null };
    case 'progressed':
      return state.phase === 'writing' ? { ...state, progress: event.progress } : state;
    case 'written':
      return { ...(event.message ? say(state, event.message, false, event.time) : state), phase: 'closed', progress: null, draft: '' };
    case 'said':
      return say(state, event.content, false, event.time);
    case 'failed':
      return fail(state, event.to, event.words);
  }
}

/** Whether this text may be sent now: not blank, a session to send it to, nothing pending, nothing over. */
export function maySend(state: ChatState, text: string): boolean {
  return state.phase === 'open' && state.sessionId !== null && text.trim() !== '';
}

/** Ready answers belong to the question: none before it is asked, none while an answer is under way. */
export function repliesTo({ phase, opening, suggestions }: ChatState): readonly string[] {
  return phase === 'open' && opening.length === 0 ? suggestions : [];
}

/** Whether the plan's files are there to download. */
export function hasFiles({ messages }: Pick<ChatState, 'messages'>): boolean {
  return messages.some(({ content, isUser }) => !isUser && readLinkMessage(content) !== null);
}

/** How many answers the panel shows. */
export function countAnswers({ messages }: Pick<ChatState, 'messages'>): number {
  return messages.filter(({ isUser }) => isUser).length;
}

/** How many of the eight topics the progress line counts: the one being asked about, or those answered when that is more. */
export function countTopics(state: ChatState, topics: readonly Topic[]): number {
  const current = state.topic === null ? topics.length : topics.indexOf(state.topic) + 1;
  return Math.max(current, Math.min(state.answered, topics.length));
}

/**
 * What the server tells takes the place of what is shown: its session, its words, its question. A plan that was ordered is written on.
 * What is being typed stays.
 */
function resume(state: ChatState, { sessionId, told }: EarlierChat, messages: readonly PanelMessage[]): ChatState {
  const phases = { open: 'open', complete: 'writing', generated: 'closed', declined: 'closed' } as const;
  return {
    ...state,
    phase: phases[told.state],
    sessionId,
    messages,
    opening: [],
    suggestions: told.suggestions,
    topic: told.topic,
    answered: told.progress.answered,
    earlier: null,
    progress: null,
    failure: null,
  };
}

function say(state: ChatState, content: string, isUser: boolean, timestamp: string): ChatState {
  const id = (state.messages.at(-1)?.id ?? 0) + 1;
  return { ...state, messages: [...state.messages, { id, content, isUser, timestamp }] };
}

function sayNext(state: ChatState, time: string): ChatState {
  const [line, ...rest] = state.opening;
  return line === undefined ? state : say({ ...state, opening: rest }, line, false, time);
}

/** Whoever answers before the opening lines are all said hears the rest first, so that the conversation reads in order. */
function send(state: ChatState, answer: string, time: string): ChatState {
  let heard = state;
  while (heard.opening.length > 0) heard = sayNext(heard, time);
  return { ...say(heard, answer, true, time), phase: 'waiting', draft: '', earlier: null, failure: null };
}

function hear(state: ChatState, reply: AnswerResponse, generating: string, time: string): ChatState {
  const next = { ...state, suggestions: reply.suggestions, topic: reply.topic, answered: reply.progress.answered };
  if (reply.isComplete && reply.shouldGenerate) return { ...say(next, generating, false, time), phase: 'writing' };
  const words = reply.nextQuestion ?? reply.message;
  return { ...(words === null ? next : say(next, words, false, time)), phase: reply.isComplete ? 'closed' : 'open' };
}

/** An answer that did not arrive goes back to the input, before anything typed since. */
function fail(state: ChatState, to: 'open' | 'unstarted' | 'expired' | 'unwritten', words: string): ChatState {
  const last = state.messages.at(-1);
  if (state.phase !== 'waiting' || !last?.isUser) return { ...state, phase: to, failure: words };
  const draft = state.draft.trim() === '' ? last.content : `${last.content} ${state.draft}`;
  return { ...state, phase: to, failure: words, messages: state.messages.slice(0, -1), draft };
}
