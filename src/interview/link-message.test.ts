import { describe, expect, it } from 'vitest';
import { readLinkMessage, writeLinkMessage } from './link-message.ts';

const NONE = { downloadUrlES: null, downloadUrlEN: null, downloadUrl: null };

describe('the message that carries download links', () => {
  it('holds the Spanish address, a bar and the English one', () => {
    expect(writeLinkMessage({ ...NONE, downloadUrlES: '/a-ES.pdf', downloadUrlEN: '/a-EN.pdf' })).toBe('downloadlinks:/a-ES.pdf|/a-EN.pdf');
    expect(readLinkMessage('downloadlinks:/a-ES.pdf|/a-EN.pdf')).toEqual([
      { language: 'es', url: '/a-ES.pdf' },
      { language: 'en', url: '/a-EN.pdf' },
    ]);
  });

  it('prefers both editions to the single file', () => {
    const all = { downloadUrlES: '/es', downloadUrlEN: '/en', downloadUrl: '/one' };
    expect(writeLinkMessage(all)).toBe('downloadlinks:/es|/en');
    expect(writeLinkMessage({ ...all, downloadUrlEN: null })).toBe('downloadlink:/one');
  });

  it('holds a single address', () => {
    expect(writeLinkMessage({ ...NONE, downloadUrl: '/one' })).toBe('downloadlink:/one');
    expect(readLinkMessage('downloadlink:/one')).toEqual([{ language: null, url: '/one' }]);
  });

  it('is not made without an address, nor seen in plain text', () => {
    expect(writeLinkMessage(NONE)).toBeNull();
    expect(writeLinkMessage({ ...NONE, downloadUrlES: '/only-one' })).toBeNull();
    expect(readLinkMessage('Say downloadlinks: to me')).toBeNull();
  });
});
