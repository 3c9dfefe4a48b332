import { createContext, type ReactNode, useContext, useState } from 'react';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../language/language.ts';

const STORAGE_KEY = 'trama-language';

interface LanguageChoice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice>({ language: DEFAULT_LANGUAGE, choose: () => undefined });

export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext);
}

/** The language of the page: the one its address asks for, else the one chosen last on this browser, else Spanish. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(() => languageOfAddress() ?? recallLanguage());
  const choose = (chosen: Language) => {
    rememberLanguage(chosen);
    // What was chosen counts from now on, after a reload too.
    if (languageOfAddress()) history.replaceState(history.state, '', location.pathname);
    setLanguage(chosen);
  };
  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>;
}

function languageOfAddress(): Language | null {
  const asked = new URLSearchParams(location.search).get('lang');
  return isLanguage(asked) ? asked : null;
}

// A browser may refuse storage altogether (it throws): the choice then lasts as long as the page.
function recallLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {}
}
