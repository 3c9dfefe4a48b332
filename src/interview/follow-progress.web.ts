import type { ProgressEvent } from './chat-calls.ts';

/** Hears how far the session's plan is, until it is done or the listener leaves. A stream that fails costs only the news. */
export function followProgress(sessionId: string, hear: (progress: ProgressEvent) => void): () => void {
  const stream = new EventSource(`/api/chat/${sessionId}/events`, { withCredentials: true });
  stream.onmessage = ({ data }) => {
    const progress = JSON.parse(data) as ProgressEvent;
    if (progress.stage === 'failed' || progress.done >= progress.total) stream.close();
    else hear(progress);
  };
  // The browser would ask again and again; the plan itself comes by another call.
  stream.onerror = () => stream.close();
  return () => stream.close();
}
