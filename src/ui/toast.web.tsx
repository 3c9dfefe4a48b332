import { TriangleAlert } from 'lucide-react';
import { Toast } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
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
  const show = useCallback((words: ToastWords) => setShown((before) => ({ ...words, number: (before?.number ?? 0) + 1 })), []);
  return (
    <Toast.Provider duration={SHOWN_FOR_MS} label={SITE_TEXTS.notices[language]}>
      <ToastContext value={show}>{children}</ToastContext>
      {shown && <ToastBox key={shown.number} words={shown} />}
      <Toast.Viewport
        label={`${SITE_TEXTS.notices[language]} ({hotkey})`}
        className="fixed right-0 bottom-0 z-10 w-full p-3 sm:w-[25rem] sm:p-8"
      />
    </Toast.Provider>
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
