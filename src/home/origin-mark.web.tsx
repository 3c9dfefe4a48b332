import type { Language } from '../language/language.ts';
import { ORIGIN_NAMES } from './home-texts.ts';

type Origin = keyof typeof ORIGIN_NAMES;

/** Where a figure comes from: a full circle was said, a hollow diamond is derived, a cross is the trade's usual value. */
export function OriginMark({ origin, language }: { readonly origin: string; readonly language: Language }) {
  if (!isOrigin(origin)) return null;
  return (
    <svg role="img" aria-label={ORIGIN_NAMES[origin][language]} width="8" height="8" viewBox="0 0 8 8" className="inline-block">
      {origin === 'said' && <circle cx="4" cy="4" r="3.500" className="fill-ink" />}
      {origin === 'derived' && <path d="M4 0.900 7.100 4 4 7.100 0.900 4z" strokeWidth="1.100" className="fill-none stroke-ink" />}
      {origin === 'sector' && <path d="M1 1 7 7M7 1 1 7" strokeWidth="1.600" className="fill-none stroke-ink" />}
    </svg>
  );
}

function isOrigin(text: string): text is Origin {
  return text in ORIGIN_NAMES;
}
