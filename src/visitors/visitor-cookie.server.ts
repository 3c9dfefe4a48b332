// The one cookie: 256 random bits that say "the same browser as before". The server keeps its SHA-256 only.
import { createHash, randomBytes } from 'node:crypto';

const KEPT_SECONDS = 30 * 24 * 60 * 60;

export function drawVisitorCookie(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored and compared in place of the cookie. */
export function digestOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('hex');
}

/** The value for `Set-Cookie`. The `__Host-` name needs https: without it the plain name is used. */
export function writeVisitorCookie(cookie: string, isHttps: boolean): string {
  const attributes = ['Path=/', `Max-Age=${KEPT_SECONDS}`, 'HttpOnly', 'SameSite=Lax', ...(isHttps ? ['Secure'] : [])];
  return [`${cookieName(isHttps)}=${cookie}`, ...attributes].join('; ');
}

/** The visitor cookie out of a `Cookie` header, or null. Of several with the name the first counts, as browsers order them by path. */
export function readVisitorCookie(header: string | undefined, isHttps: boolean): string | null {
  const wanted = `${cookieName(isHttps)}=`;
  const pair = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(wanted));
  return pair?.slice(wanted.length) || null;
}

function cookieName(isHttps: boolean): string {
  return isHttps ? '__Host-trama' : 'trama';
}
