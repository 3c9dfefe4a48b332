import type { Language } from '../language/language.ts';
import { CHAT_TEXTS } from './chat-texts.ts';

interface QuickRepliesProps {
  readonly replies: readonly string[];
  /** What stands in the input: a reply that was gathered there is shown as chosen. */
  readonly draft: string;
  readonly onChoose: (text: string, byKeyboard: boolean) => void;
  readonly language: Language;
}

/** Ready answers in one row that scrolls sideways; a tap sends, or gathers them in the input. An empty row keeps its height, so that the input never jumps. */
export function QuickReplies({ replies, draft, onChoose, language }: QuickRepliesProps) {
  const chosen = draft.split(',').map((part) => part.trim());
  if (replies.length === 0) return <div className="h-14" />;
  return (
    <ul
      aria-label={CHAT_TEXTS.suggestions[language]}
      className="chips flex h-14 items-start gap-2 overflow-x-auto overflow-y-hidden px-4 pt-1.5 sm:px-5"
    >
      {replies.map((reply) => (
        <li key={reply}>
          <button
            type="button"
            // A click made with the keyboard counts no presses: then the focus goes on to the input, and no touch keyboard pops up.
            onClick={({ detail }) => onChoose(reply, detail === 0)}
            className={`min-h-11 cursor-pointer rounded-full border px-4 text-14 font-medium whitespace-nowrap sm:min-h-10 ${chosen.includes(reply) ? 'border-ink bg-ink text-on-ink hover:bg-black' : 'border-edge bg-sheet hover:bg-wash'}`}
          >
            {reply}
          </button>
        </li>
      ))}
    </ul>
  );
}
