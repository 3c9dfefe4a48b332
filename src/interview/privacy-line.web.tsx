import type { Bilingual, Language } from '../language/language.ts';

const WORDS: Bilingual = { es: 'Qué se guarda, para qué y cómo borrarlo:', en: 'What is kept, what for and how to erase it:' };
const LINK: Bilingual = { es: 'privacidad', en: 'privacy' };
const ELSEWHERE: Bilingual = { es: '(se abre en otra pestaña)', en: '(opens in another tab)' };

/** Stands under the first message, before anything is asked. In another tab, so that the conversation stays where it is. */
export function PrivacyLine({ language }: { readonly language: Language }) {
  return (
    <p className="mt-0.5 text-14 text-ink-2 print:hidden">
      {WORDS[language]}{' '}
      <a href="/privacy" target="_blank" rel="noopener" className="underline underline-offset-2">
        {LINK[language]} <span className="sr-only">{ELSEWHERE[language]}</span>
      </a>
    </p>
  );
}
