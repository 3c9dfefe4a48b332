// How far plans are, for whoever listens.
import type { ProgressEvent } from '../interview/chat-calls.ts';

/** The stages a visitor sees while a plan is written, in order. */
const STAGES = ['figures', 'words', 'pages', 'saving', 'ready'] as const;

export type Stage = (typeof STAGES)[number];

/** Sections of the plan that a language model writes, each a step of the words: how many are finished, of how many. */
export interface Sections {
  readonly done: number;
  readonly total: number;
}

/** Hears which stage a plan has come to; `sections` only where a language model helps. */
export type TellStage = (stage: Stage, sections?: Sections) => void;

export type ProgressListener = (event: ProgressEvent) => void;

export interface ProgressBoard {
  /** Remembers how far the session's plan is, without telling it. */
  note(sessionId: string, event: ProgressEvent): void;
  tell(sessionId: string, event: ProgressEvent): void;
  /** Tells that the plan failed at the stage it had reached. */
  tellFailure(sessionId: string): void;
  /** Hears of the session's plan from now on, the present stage first; gives back how to stop listening. */
  listen(sessionId: string, listener: ProgressListener): () => void;
}

export const LAST_EVENT = eventOf('ready');

export function eventOf(stage: Stage, sections: Sections = { done: 0, total: 0 }): ProgressEvent {
  return { stage, done: STAGES.indexOf(stage) + sections.done, total: STAGES.length - 1 + sections.total };
}

export function createProgressBoard(): ProgressBoard {
  /** Of plans that are under way. */
  const latest = new Map<string, ProgressEvent>();
  const listeners = new Map<string, Set<ProgressListener>>();
  const spread = (sessionId: string, event: ProgressEvent) => {
    for (const listener of listeners.get(sessionId) ?? []) listener(event);
  };
  return {
    note: (sessionId, event) => void latest.set(sessionId, event),
    tell(sessionId, event) {
      if (event.done >= event.total) latest.delete(sessionId);
      else latest.set(sessionId, event);
      spread(sessionId, event);
    },
    tellFailure(sessionId) {
      const reached = latest.get(sessionId) ?? eventOf('figures');
      latest.delete(sessionId);
      spread(sessionId, { ...reached, stage: 'failed' });
    },
    listen(sessionId, listener) {
      const present = latest.get(sessionId);
      if (present) listener(present);
      const heard = listeners.get(sessionId) ?? new Set();
      listeners.set(sessionId, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size === 0 && listeners.get(sessionId) === heard) listeners.delete(sessionId);
      };
    },
  };
}
