import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOPICS } from '../facts/topic.ts';
import type { AnswerResponse, ChatResponse } from './chat-calls.ts';
import {
  type ChatEvent,
  type ChatState,
  changeChat,
  countAnswers,
  countTopics,
  hasFiles,
  maySend,
  NEW_CHAT,
  repliesTo,
} from './chat-state.ts';

const TIME = '10:42';
const STARTED: ChatEvent = {
  type: 'started',
  sessionId: 's',
  lines: ['Hello', 'I ask', 'What problem?'],
  replies: ['I don’t know'],
  time: TIME,
};

function reply(change: Partial<AnswerResponse> = {}): ChatEvent {
  const plain: AnswerResponse = {
    isComplete: false,
    shouldGenerate: false,
    nextQuestion: null,
    message: null,
    topic: 'customer',
    progress: { answered: 1, total: 8 },
    suggestions: ['I don’t know'],
  };
  return { type: 'replied', reply: { ...plain, ...change }, generating: 'Writing', time: TIME };
}

const stateAfter = (...events: readonly ChatEvent[]) => events.reduce(changeChat, NEW_CHAT);
const sent: ChatEvent = { type: 'sent', answer: 'An answer', time: TIME };
const said = ({ messages }: ChatState) => messages.map(({ content }) => content);

describe('the chat', () => {
  it('has files once a message of the assistant carries them', () => {
    const told = (content: string): ChatEvent => ({ type: 'said', content, time: TIME });
    expect(hasFiles(stateAfter(STARTED, { type: 'sent', answer: 'downloadlink:/mine.pdf', time: TIME }))).toBe(false);
    expect(hasFiles(stateAfter(STARTED, told('paymentlink:/checkout/s')))).toBe(false);
    expect(hasFiles(stateAfter(STARTED, told('downloadlink:/one.pdf')))).toBe(true);
  });

  it('says its opening lines one at a time', () => {
    expect(said(stateAfter(STARTED))).toEqual(['Hello']);
    expect(said(stateAfter(STARTED, { type: 'line-due', time: TIME }))).toEqual(['Hello', 'I ask']);
    const due: ChatEvent = { type: 'line-due', time: TIME };
    expect(said(stateAfter(STARTED, due, due, due, due))).toEqual(['Hello', 'I ask', 'What problem?']);
  });

  it('says the rest of the opening before an early answer', () => {
    const state = stateAfter(STARTED, sent);
    expect(said(state)).toEqual(['Hello', 'I ask', 'What problem?', 'An answer']);
    expect(state.messages.at(-1)).toMatchObject({ isUser: true, timestamp: TIME });
    expect(state.draft).toBe('');
  });

  it('offers an earlier interview until this one is answered, and goes on with it', () => {
    const told: ChatResponse = {
      language: 'es',
      state: 'open',
      transcript: [],
      progress: { answered: 3, total: 8 },
      topic: 'marketing',
      suggestions: ['No sé'],
      links: null,
    };
    const found: ChatEvent = { type: 'found', earlier: { sessionId: 'old', told } };
    const messages = [{ id: 1, content: 'Before', isUser: true, timestamp: '09:00' }];
    expect(stateAfter(STARTED, found).earlier?.sessionId).toBe('old');
    expect(stateAfter(STARTED, found, sent).earlier).toBeNull();
    expect(stateAfter(STARTED, sent, found).earlier).toBeNull();
    expect(stateAfter(STARTED, found, { type: 'left-behind' })).toMatchObject({ earlier: null, sessionId: 's' });
    const resumed = stateAfter(STARTED, found, { type: 'resumed', messages });
    expect(resumed).toMatchObject({
      phase: 'open',
      sessionId: 'old',
      messages,
      opening: [],
      topic: 'marketing',
      answered: 3,
      earlier: null,
    });
    expect(maySend(resumed, 'more')).toBe(true);
    const phaseOf = (state: ChatResponse['state']) =>
      stateAfter(STARTED, { type: 'found', earlier: { sessionId: 'old', told: { ...told, state } } }, { type: 'resumed', messages }).phase;
    expect(phaseOf('complete')).toBe('writing');
    expect(phaseOf('generated')).toBe('closed');
  });

  it('offers ready answers once the first question is asked, and none while an answer is under way', () => {
    const due: ChatEvent = { type: 'line-due', time: TIME };
    expect(repliesTo(stateAfter(STARTED, due))).toEqual([]);
    expect(repliesTo(stateAfter(STARTED, due, due))).toEqual(['I don’t know']);
    expect(repliesTo(stateAfter(STARTED, due, due, sent))).toEqual([]);
  });

  it('catches up with what the server has heard, and keeps what is being typed', () => {
    const told: ChatResponse = {
      language: 'es',
      state: 'open',
      transcript: [],
      progress: { answered: 2, total: 8 },
      topic: 'solution',
      suggestions: [],
      links: null,
    };
    const messages = [
      { id: 1, content: 'What problem?', isUser: false, timestamp: TIME },
      { id: 2, content: 'An answer', isUser: true, timestamp: TIME },
    ];
    const after = stateAfter(STARTED, sent, { type: 'typed', draft: 'more' }, { type: 'caught-up', told, messages });
    expect(after).toMatchObject({ phase: 'open', sessionId: 's', draft: 'more', topic: 'solution', failure: null });
    expect(countAnswers(after)).toBe(1);
    expect(stateAfter({ type: 'caught-up', told, messages }).messages).toEqual([]);
  });

  it('knows how far the plan is only while it is written', () => {
    const progress = { stage: 'pages', done: 2, total: 4 };
    const done = reply({ isComplete: true, shouldGenerate: true });
    const heard: ChatEvent = { type: 'progressed', progress };
    expect(stateAfter(STARTED, sent, done, heard).progress).toEqual(progress);
    expect(stateAfter(STARTED, sent, done, heard, { type: 'written', message: null, time: TIME }).progress).toBeNull();
    expect(stateAfter(STARTED, sent, done, { type: 'written', message: null, time: TIME }, heard).progress).toBeNull();
  });

  it('handles a reply in the specified order', () => {
    const words = { nextQuestion: 'Who pays?', message: 'By the way' };
    expect(said(stateAfter(STARTED, sent, reply({ ...words, isComplete: true, shouldGenerate: true }))).at(-1)).toBe('Writing');
    expect(said(stateAfter(STARTED, sent, reply({ ...words, shouldGenerate: true }))).at(-1)).toBe('Who pays?');
    expect(said(stateAfter(STARTED, sent, reply(words))).at(-1)).toBe('Who pays?');
    expect(said(stateAfter(STARTED, sent, reply({ message: 'By the way' }))).at(-1)).toBe('By the way');
    expect(said(stateAfter(STARTED, sent, reply())).at(-1)).toBe('An answer');
  });

  it('is locked after generation, and after an interview declined', () => {
    const written = stateAfter(STARTED, sent, reply({ isComplete: true, shouldGenerate: true }), {
      type: 'written',
      message: null,
      time: TIME,
    });
    expect(written.phase).toBe('closed');
    expect(maySend(written, 'more')).toBe(false);
    expect(stateAfter(STARTED, sent, reply({ isComplete: true, message: 'No.' })).phase).toBe('closed');
  });

  it('gives an answer that did not arrive back to the input, before what was typed since', () => {
    const lost: ChatEvent = { type: 'failed', to: 'open', words: 'Network error' };
    const state = stateAfter(STARTED, sent, lost);
    expect(state).toMatchObject({ phase: 'open', draft: 'An answer', failure: 'Network error' });
    expect(said(state)).not.toContain('An answer');
    expect(stateAfter(STARTED, sent, { type: 'typed', draft: 'and more' }, lost).draft).toBe('An answer and more');
    expect(changeChat(state, sent).failure).toBeNull();
  });

  it('keeps what was being typed when it starts over, and nothing else', () => {
    const state = stateAfter(STARTED, sent, { type: 'failed', to: 'expired', words: 'Expired' }, { type: 'start' });
    expect(state).toEqual({ ...NEW_CHAT, draft: 'An answer' });
  });

  it('sends only text that is not blank, in a session, with nothing pending', () => {
    expect(maySend(NEW_CHAT, 'hello')).toBe(false);
    expect(maySend(stateAfter(STARTED), ' \n\t ')).toBe(false);
    expect(maySend(stateAfter(STARTED), ' hello ')).toBe(true);
    expect(maySend(stateAfter(STARTED, sent), 'hello')).toBe(false);
  });

  it('never loses or repeats a message id, whatever happens', () => {
    const due: ChatEvent = { type: 'line-due', time: TIME };
    const lost: ChatEvent = { type: 'failed', to: 'open', words: 'no' };
    const event = fc.constantFrom<ChatEvent>(STARTED, due, sent, reply(), reply({ nextQuestion: 'Next?' }), lost, { type: 'start' });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const ids = stateAfter(...events).messages.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

describe('the progress line', () => {
  const at = (topic: ChatState['topic'], answered: number) => countTopics({ ...NEW_CHAT, topic, answered }, TOPICS);

  it('counts the topic being asked about', () => {
    expect(at('problem', 0)).toBe(1);
    expect(at('marketing', 3)).toBe(4);
  });

  it('does not go back when a question returns to an earlier topic', () => {
    expect(at('problem', 8)).toBe(8);
  });

  it('is full at the read-back', () => {
    expect(at(null, 8)).toBe(8);
  });
});
