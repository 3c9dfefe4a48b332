import type { ChatResponse } from './chat-calls.ts';
import type { PanelMessage } from './chat-state.ts';
import { writeLinkMessages } from './link-message.ts';

/** Whether there is anything to go on with: somebody answered, and it was not declined. */
export function isWorthResuming({ state, transcript }: ChatResponse): boolean {
  return state !== 'declined' && transcript.some(({ isUser }) => isUser);
}

/** Whether the server has heard more answers than the panel shows. */
export function hasMoreAnswers({ transcript }: Pick<ChatResponse, 'transcript'>, shown: number): boolean {
  return transcript.filter(({ isUser }) => isUser).length > shown;
}

/** The transcript as messages of the panel, the links last. `clockTime` writes an ISO 8601 moment as HH:MM. */
export function messagesOf({ transcript, links }: ChatResponse, clockTime: (at: string) => string): readonly PanelMessage[] {
  const at = transcript.at(-1)?.timestamp ?? '';
  const files = links ? writeLinkMessages(links).map((content) => ({ content, isUser: false, timestamp: at })) : [];
  return [...transcript, ...files].map(({ content, isUser, timestamp }, index) => ({
    id: index + 1,
    content,
    isUser,
    timestamp: clockTime(timestamp),
  }));
}
