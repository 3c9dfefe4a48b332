import type { MouseEvent } from 'react';
import type { Language } from '../language/language.ts';
import { CHAT_TEXTS } from './chat-texts.ts';
import type { Chat } from './use-chat.web.ts';

interface EarlierOfferProps {
  readonly chat: Chat;
  /** Both buttons are gone once pressed: with the keyboard, the focus goes on to the input. */
  readonly focusInput: () => void;
  readonly language: Language;
}

/**
 * The offer to go on with what was left here, in the place of the ready answers, so that the input stays where it is. Whoever answers the new
 * question simply goes on with that one.
 */
export function EarlierOffer({ chat, focusInput, language }: EarlierOfferProps) {
  const press = (act: () => void) => (event: MouseEvent) => {
    if (event.detail === 0) focusInput();
    act();
  };
  const isWritten = chat.state.earlier?.told.state === 'generated';
  return (
    <div
      role="status"
      className="flex min-h-14 items-center gap-3 border-t border-rule bg-wash px-4 text-14 leading-tight sm:gap-4 sm:px-5"
    >
      <p className="grow font-medium">{CHAT_TEXTS[isWritten ? 'finished' : 'unfinished'][language]}</p>
      <button
        type="button"
        onClick={press(chat.resume)}
        className="min-h-11 shrink-0 cursor-pointer rounded-box bg-ink px-4 font-medium text-on-ink hover:bg-black"
      >
        {CHAT_TEXTS[isWritten ? 'showAgain' : 'goOn'][language]}
      </button>
      <button type="button" onClick={press(chat.beginAnew)} className="text-link min-h-11 cursor-pointer">
        {CHAT_TEXTS.beginAnew[language]}
      </button>
    </div>
  );
}
