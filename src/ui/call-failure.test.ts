import { describe, expect, it } from 'vitest';
import { CallFailure, wordFailure } from './call-failure.ts';

const problem = (status: number, detail: string) => new CallFailure(status, JSON.stringify({ status, detail, code: 'some-code' }));

describe('a failed call', () => {
  it('is an error made of the status, a colon and the body', () => {
    expect(new CallFailure(418, 'no tea').message).toBe('418: no tea');
  });

  it('without an answer is the network’s', () => {
    expect(wordFailure(new TypeError('Failed to fetch'), 'en').title).toBe('Network error. Please check your connection.');
    expect(wordFailure(new TypeError('Failed to fetch'), 'es').name).toBe('error.network');
  });

  it('on an unknown session says that it expired', () => {
    expect(wordFailure(problem(404, 'Not here'), 'en')).toEqual({
      name: 'error.session',
      title: 'Session expired. Please start over.',
      detail: null,
      isLost: false,
    });
  });

  it('adds what our own refusals say, and nothing that others say', () => {
    expect(wordFailure(problem(400, 'The answer is over 4,000 characters.'), 'en')).toEqual({
      name: 'error.generic',
      title: 'Something went wrong. Please try again.',
      detail: 'The answer is over 4,000 characters.',
      isLost: false,
    });
    expect(wordFailure(new CallFailure(500, '{"detail":"somebody else’s error"}'), 'en').detail).toBeNull();
    expect(wordFailure(new CallFailure(502, '<html>Bad gateway</html>'), 'es').detail).toBeNull();
    expect(wordFailure(new CallFailure(400, '<html>'), 'es').detail).toBeNull();
    expect(wordFailure(new SyntaxError('not JSON'), 'en').name).toBe('error.generic');
  });

  it('is lost where no answer of ours says what became of it', () => {
    expect(wordFailure(new TypeError('Failed to fetch'), 'en').isLost).toBe(true);
    expect(wordFailure(new CallFailure(502, '<html>Bad gateway</html>'), 'en').isLost).toBe(true);
    expect(wordFailure(problem(409, 'Already finished.'), 'en').isLost).toBe(false);
  });
});
