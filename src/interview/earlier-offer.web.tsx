import type { Language } from '../language/language.ts';
import { CHAT_TEXTS } from './chat-texts.ts';
import type { Chat } from './use-chat.web.ts';

/** The offer to go on with what was left here. It takes nothing away: whoever answers the new question simply goes on with that one. */
export function EarlierOffer({ chat, language }: { readonly chat: Chat; readonly language: Language }) {
  const isWritten = chat.state.earlier?.told.state === 'generated';
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-rule bg-wash px-4 py-1.5 text-14 sm:px-5">
      <p className="grow font-medium">{CHAT_TEXTS[isWritten ? 'finished' : 'unfinished'][language]}</p>
      <button
        type="button"
        onClick={chat.resume}
        className="min-h-11 cursor-pointer rounded-box bg-ink px-4 font-medium text-on-ink hover:bg-black"
      >
        {CHAT_TEXTS[isWritten ? 'showAgain' : 'goOn'][language]}
      </button>
      <button type="button" onClick={chat.beginAnew} className="text-link min-h-11 cursor-pointer">
        {CHAT_TEXTS.beginAnew[language]}
      </button>
    </div>
  );
}
