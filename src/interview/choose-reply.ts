import type { Topic } from '../facts/topic.ts';
import type { Language } from '../language/language.ts';
import type { ChatState } from './chat-state.ts';
import { DONT_KNOW } from './suggestion-texts.ts';

/** Topics to which several of the ready answers may apply at once, or where one alone is only a beginning. */
const SEVERAL: readonly Topic[] = ['problem', 'marketing', 'competitors'];

/** What a tap on a ready answer does: it is sent; where several may be chosen it joins what is already in the input; a label begins a line there. */
export function chooseReply(
  state: Pick<ChatState, 'topic' | 'draft'>,
  reply: string,
  language: Language,
): { send: string } | { draft: string } {
  if (reply.endsWith(':')) {
    const begun = state.draft.trim().replace(/;$/, '');
    return { draft: begun === '' ? `${reply} ` : `${begun}; ${reply} ` };
  }
  if (state.topic === null || !SEVERAL.includes(state.topic) || reply === DONT_KNOW[language]) return { send: reply };
  const chosen = state.draft
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return { draft: (chosen.includes(reply) ? chosen.filter((one) => one !== reply) : [...chosen, reply]).join(', ') };
}
