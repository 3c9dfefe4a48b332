import { createContext, type ReactNode, useContext, useState } from 'react';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../language/language.ts';
import { recallLanguage, writeLanguageChoice } from '../language/language-choice.ts';

interface LanguageChoice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice>({ language: DEFAULT_LANGUAGE, choose: () => undefined });

export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext);
}

/** The language of the page: at first the one given, then the one chosen. */
export function LanguageProvider({ first, children }: { readonly first: Language; readonly children: ReactNode }) {
  const [language, setLanguage] = useState(first);
  const choose = (chosen: Language) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of browsers is young, and none without https
    document.cookie = writeLanguageChoice(chosen, location.protocol === 'https:');
    // What was chosen counts from now on, after a reload too.
    if (languageOfAddress()) history.replaceState(history.state, '', location.pathname);
    setLanguage(chosen);
  };
  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>;
}

/** The language the address asks for, else the one chosen last on this browser, else Spanish: as the server finds it. */
export function findLanguage(): Language {
  return languageOfAddress() ?? recallLanguage(document.cookie) ?? DEFAULT_LANGUAGE;
}

function languageOfAddress(): Language | null {
  const asked = new URLSearchParams(location.search).get('lang');
  return isLanguage(asked) ? asked : null;
}
