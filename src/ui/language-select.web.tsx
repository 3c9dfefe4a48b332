import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { isLanguage, LANGUAGES } from '../language/language.ts';
import { LANGUAGE_NAMES, SITE_TEXTS } from './site-texts.ts';
import { useLanguage } from './use-language.web.tsx';

/** A native select: it needs no inserted styles and works with every keyboard and screen reader. Languages in their own names. */
export function LanguageSelect() {
  const { language, choose } = useLanguage();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);

  // Somebody may have chosen before the page's script was there to hear it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    const chosen = select.current?.value;
    if (isLanguage(chosen) && chosen !== language) choose(chosen);
  }, []);

  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {SITE_TEXTS.language[language]}
      </label>
      <select
        ref={select}
        id={id}
        // A browser that fills in again what was chosen before a reload would choose anew.
        autoComplete="off"
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) choose(target.value);
        }}
        className="h-11 cursor-pointer appearance-none rounded-box border border-edge bg-sheet pr-9 pl-4 text-14 font-medium hover:bg-wash"
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={16} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2" />
    </div>
  );
}
