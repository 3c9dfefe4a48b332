import type { ProgressEvent } from './chat-calls.ts';

/** The news of a plan while it is written. */
interface Following {
  /** Resolves when there is no more news: the plan is done, or failed, or the stream did. */
  readonly ended: Promise<void>;
  leave(): void;
}

/** Hears how far the session's plan is, until it is done or the listener leaves. A stream that fails costs only the news. */
export function followProgress(sessionId: string, hear: (progress: ProgressEvent) => void): Following {
  const stream = new EventSource(`/api/chat/${sessionId}/events`, { withCredentials: true });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const leave = () => {
    stream.close();
    resolve();
  };
  stream.onmessage = ({ data }) => {
    const progress = JSON.parse(data) as ProgressEvent;
    if (progress.stage === 'failed' || progress.done >= progress.total) leave();
    else hear(progress);
  };
  // The browser would ask again and again; the plan itself comes by another call.
  stream.onerror = leave;
  return { ended, leave };
}
