import { TriangleAlert } from 'lucide-react';
import { Toast } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SITE_TEXTS } from './site-texts.ts';
import { useLanguage } from './use-language.web.tsx';

const SHOWN_FOR_MS = 5000;

interface ToastWords {
  readonly kind: 'news' | 'failure';
  readonly title: string;
  readonly text?: string | null;
}

const ToastContext = createContext<(words: ToastWords) => void>(() => undefined);

/** Says something in the corner for five seconds. A new toast replaces the one before. */
export function useToast(): (words: ToastWords) => void {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  const [shown, setShown] = useState<(ToastWords & { readonly number: number }) | null>(null);
  // Nothing is said before the page runs: its first screen, which comes drawn, goes without.
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  const viewport = useRef<HTMLOListElement>(null);
  const show = useCallback((words: ToastWords) => setShown((before) => ({ ...words, number: (before?.number ?? 0) + 1 })), []);
  // A dialog lies over all that was there before it: a toast is brought up over the dialog each time.
  useLayoutEffect(() => {
    if (!shown) return;
    viewport.current?.hidePopover();
    viewport.current?.showPopover();
  }, [shown]);
  return (
    <>
      <ToastContext value={show}>{children}</ToastContext>
      {isRunning && (
        <Toast.Provider duration={SHOWN_FOR_MS} label={SITE_TEXTS.notices[language]}>
          {shown && <ToastBox key={shown.number} words={shown} />}
          <Toast.Viewport
            ref={viewport}
            popover="manual"
            label={`${SITE_TEXTS.notices[language]} ({hotkey})`}
            // On a phone at the top: at the bottom is the input, with the focus in it.
            className="fixed inset-auto top-0 right-0 w-full overflow-visible bg-transparent p-3 sm:top-auto sm:bottom-0 sm:w-[25rem] sm:p-8 print:hidden"
          />
        </Toast.Provider>
      )}
    </>
  );
}

function ToastBox({ words }: { readonly words: ToastWords }) {
  const failed = words.kind === 'failure';
  const look = failed ? 'border-ink bg-ink text-on-ink' : 'border-ink border-l-thread border-l-[6px] bg-sheet';
  return (
    <Toast.Root
      type={failed ? 'foreground' : 'background'}
      className={`flex animate-arrive gap-4 rounded-box border p-4 shadow-sheet ${look}`}
    >
      {failed && <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />}
      <div>
        <Toast.Title className="font-semibold">{words.title}</Toast.Title>
        {words.text && <Toast.Description className="text-14">{words.text}</Toast.Description>}
      </div>
    </Toast.Root>
  );
}
