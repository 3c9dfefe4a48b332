import { describe, expect, test } from 'vitest';
import { digestOf, drawVisitorCookie, readVisitorCookie, writeVisitorCookie } from './visitor-cookie.server.ts';

describe('visitor cookie', () => {
  test('holds 256 random bits', () => {
    const cookies = Array.from({ length: 50 }, drawVisitorCookie);
    expect(new Set(cookies).size).toBe(50);
    expect(cookies.every((cookie) => Buffer.from(cookie, 'base64url').length === 32)).toBe(true);
  });

  test('is for this host and out of reach of scripts; Secure and __Host- on https', () => {
    expect(writeVisitorCookie('value', false)).toBe('trama=value; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax');
    expect(writeVisitorCookie('value', true)).toBe('__Host-trama=value; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure');
  });

  test.each([
    [undefined, null],
    ['', null],
    ['other=1', null],
    ['trama=', null],
    ['xtrama=1', null],
    ['trama=abc', 'abc'],
    ['a=1; trama=abc; b=2', 'abc'],
    ['a=1;trama=abc', 'abc'],
    ['trama=first; trama=second', 'first'],
    ['__Host-trama=abc', null],
  ])('on http, %j is read as %j', (header, cookie) => {
    expect(readVisitorCookie(header, false)).toBe(cookie);
  });

  test('on https the plain name is not taken', () => {
    expect(readVisitorCookie('trama=abc', true)).toBe(null);
    expect(readVisitorCookie('__Host-trama=abc', true)).toBe('abc');
  });

  test('is kept as SHA-256', () => {
    expect(digestOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
