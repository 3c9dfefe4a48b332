import type { Language } from '../language/language.ts';
import { callApi } from './call-api.web.ts';
import type { PrivateLink } from './private-link.ts';

/** Draws the link of a session; an earlier one stops working, and so does access that it gave. */
export function drawLink(sessionId: string): Promise<PrivateLink> {
  return callApi('POST', `/api/chat/${sessionId}/link`);
}

/** Takes the link back, with all access that it gave. */
export function revokeLink(sessionId: string): Promise<void> {
  return callApi('DELETE', `/api/chat/${sessionId}/link`);
}

/** Opens the session behind a secret for this browser. Only on a visitor's own click: each time is one of five. */
export function openLink(secret: string): Promise<{ readonly sessionId: string; readonly language: Language }> {
  return callApi('POST', '/api/open', { secret });
}
