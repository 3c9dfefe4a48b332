import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { isLanguage, LANGUAGES } from '../language/language.ts';
import { LANGUAGE_NAMES, SITE_TEXTS } from './site-texts.ts';
import { useLanguage } from './use-language.web.tsx';

/** A native select: it needs no inserted styles and works with every keyboard and screen reader. Languages in their own names. */
export function LanguageSelect() {
  const { language, choose } = useLanguage();
  const id = useId();
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {SITE_TEXTS.language[language]}
      </label>
      <select
        id={id}
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
