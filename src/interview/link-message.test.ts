import { describe, expect, it } from 'vitest';
import { readLinkMessage, readPaymentMessage, writeLinkMessages, writePaymentMessage } from './link-message.ts';

const NONE = { downloadUrlES: null, downloadUrlEN: null, downloadUrl: null, workbookUrl: null };

describe('the messages that carry download links', () => {
  it('hold the Spanish address, a bar and the English one', () => {
    expect(writeLinkMessages({ ...NONE, downloadUrlES: '/a-ES.pdf', downloadUrlEN: '/a-EN.pdf' })).toEqual([
      'downloadlinks:/a-ES.pdf|/a-EN.pdf',
    ]);
    expect(readLinkMessage('downloadlinks:/a-ES.pdf|/a-EN.pdf')).toEqual([
      { language: 'es', kind: 'plan', url: '/a-ES.pdf' },
      { language: 'en', kind: 'plan', url: '/a-EN.pdf' },
    ]);
  });

  it('hold the workbook after them, as a single address', () => {
    const all = { downloadUrlES: '/a-ES.pdf', downloadUrlEN: '/a-EN.pdf', downloadUrl: null, workbookUrl: '/a.xlsx' };
    expect(writeLinkMessages(all)).toEqual(['downloadlinks:/a-ES.pdf|/a-EN.pdf', 'downloadlink:/a.xlsx']);
    expect(readLinkMessage('downloadlink:/a.xlsx')).toEqual([{ language: null, kind: 'workbook', url: '/a.xlsx' }]);
  });

  it('prefer both editions to the single file', () => {
    const all = { downloadUrlES: '/es', downloadUrlEN: '/en', downloadUrl: '/one', workbookUrl: null };
    expect(writeLinkMessages(all)).toEqual(['downloadlinks:/es|/en']);
    expect(writeLinkMessages({ ...all, downloadUrlEN: null })).toEqual(['downloadlink:/one']);
  });

  it('hold a single address', () => {
    expect(writeLinkMessages({ ...NONE, downloadUrl: '/one' })).toEqual(['downloadlink:/one']);
    expect(readLinkMessage('downloadlink:/one')).toEqual([{ language: null, kind: 'plan', url: '/one' }]);
  });

  it('are not made without a plan, nor seen in plain text', () => {
    expect(writeLinkMessages(NONE)).toEqual([]);
    expect(writeLinkMessages({ ...NONE, downloadUrlES: '/only-one' })).toEqual([]);
    expect(writeLinkMessages({ ...NONE, workbookUrl: '/a.xlsx' })).toEqual([]);
    expect(readLinkMessage('Say downloadlinks: to me')).toBeNull();
  });

  it('have in their place, while a plan is not paid for, the way to pay', () => {
    expect(readPaymentMessage(writePaymentMessage('abc'))).toBe('/checkout/abc');
    expect(readLinkMessage(writePaymentMessage('abc'))).toBeNull();
    expect(readPaymentMessage('downloadlink:/one')).toBeNull();
  });
});
