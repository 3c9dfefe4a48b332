import type { Language } from '../language/language.ts';
import { ORIGIN_NAMES } from './home-texts.ts';

type Origin = keyof typeof ORIGIN_NAMES;

/** Where a figure comes from: a filled circle was said, a diamond is derived, a hollow circle is the trade's usual value. */
export function OriginMark({ origin, language }: { readonly origin: string; readonly language: Language }) {
  if (!isOrigin(origin)) return null;
  return (
    <svg role="img" aria-label={ORIGIN_NAMES[origin][language]} width="8" height="8" viewBox="0 0 8 8" className="inline-block">
      {origin === 'said' && <circle cx="4" cy="4" r="3" className="fill-ink" />}
      {origin === 'derived' && <path d="M4 0.500 7.500 4 4 7.500 0.500 4z" className="fill-ink" />}
      {origin === 'sector' && <circle cx="4" cy="4" r="2.750" strokeWidth="1.500" className="fill-none stroke-ink" />}
    </svg>
  );
}

function isOrigin(text: string): text is Origin {
  return text in ORIGIN_NAMES;
}
