import { expect, test } from 'vitest';
import { readLinkSecret, writePrivateLink } from './private-link.ts';

const SECRET = 'Ab-_'.repeat(10).concat('xyz');

test('what is written into a link is read out of its fragment', () => {
  const url = new URL(writePrivateLink('https://plans.example', SECRET));
  expect([url.origin, url.pathname, url.search]).toEqual(['https://plans.example', '/', '']);
  expect(readLinkSecret(url.hash)).toBe(SECRET);
});

test.each(['', '#', '#who', `#plan=${SECRET}x`, `#plan=${SECRET.slice(1)}`, `#plan=${SECRET.slice(1)}/`, `#x&plan=${SECRET}`])(
  '%j holds no secret',
  (hash) => expect(readLinkSecret(hash)).toBe(null),
);
