// Which interview this browser left unfinished, one a language. Only the id is kept; the words stay on the server.
import type { Language } from '../language/language.ts';

const keyOf = (language: Language) => `trama-interview-${language}`;

/** The id of the interview last answered in this language; null where there is none, or where the browser refuses storage. */
export function recallSession(language: Language): string | null {
  try {
    return localStorage.getItem(keyOf(language));
  } catch {
    return null;
  }
}

/** Keeps the id until another interview is answered in this language. */
export function rememberSession(language: Language, sessionId: string): void {
  try {
    localStorage.setItem(keyOf(language), sessionId);
  } catch {}
}

export function forgetSession(language: Language): void {
  try {
    localStorage.removeItem(keyOf(language));
  } catch {}
}
