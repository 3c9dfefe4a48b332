import { useEffect } from 'react';
import type { Language } from '../language/language.ts';

/** Names the page and its language to the browser and to screen readers. */
export function usePageTitle(title: string, language: Language): void {
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = language;
  }, [title, language]);
}
