import type { Language } from '../language/language.ts';
import { CHAT_TEXTS } from './chat-texts.ts';

interface QuickRepliesProps {
  readonly replies: readonly string[];
  readonly onChoose: (text: string, byKeyboard: boolean) => void;
  readonly language: Language;
}

/** Ready answers in one row that scrolls sideways; a tap sends. An empty row keeps its height, so that the input never jumps. */
export function QuickReplies({ replies, onChoose, language }: QuickRepliesProps) {
  if (replies.length === 0) return <div className="h-14" />;
  return (
    <ul aria-label={CHAT_TEXTS.suggestions[language]} className="chips flex gap-2 overflow-x-auto px-4 pt-1 pb-2 sm:pb-3 sm:px-5">
      {replies.map((reply) => (
        <li key={reply}>
          <button
            type="button"
            // A click made with the keyboard counts no presses: then the focus goes on to the input, and no touch keyboard pops up.
            onClick={({ detail }) => onChoose(reply, detail === 0)}
            className="min-h-11 cursor-pointer rounded-full border border-edge bg-sheet px-4 text-14 font-medium whitespace-nowrap hover:bg-wash sm:min-h-10"
          >
            {reply}
          </button>
        </li>
      ))}
    </ul>
  );
}
