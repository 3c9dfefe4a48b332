// The language a visitor chose, as a cookie: the server needs it too, to send the page in that language at once.
import { isLanguage, type Language } from './language.ts';

export const LANGUAGE_COOKIE = 'trama-language';
const KEPT_SECONDS = 365 * 24 * 60 * 60;

/** What a page sets to remember the choice. */
export function writeLanguageChoice(language: Language, isHttps: boolean): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/** The choice out of a list of cookies, as a `Cookie` header or a page's own list has it; null when there is none. */
export function recallLanguage(cookies: string | undefined): Language | null {
  const [, chosen] = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}=([^;]*)`).exec(cookies ?? '') ?? [];
  return isLanguage(chosen) ? chosen : null;
}
