// The two languages of the product. A language is always an argument, never ambient.

export const LANGUAGES = ['es', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** One thing said in both languages: a missing voice does not compile. */
export type Bilingual<T = string> = { readonly [language in Language]: T };

/** Said in neither: what stands where there is nothing to say. */
export const NO_WORDS: Bilingual = { es: '', en: '' };

/** The same made for each language. */
export function perLanguage<T>(make: (language: Language) => T): Bilingual<T> {
  return { es: make('es'), en: make('en') };
}

export const DEFAULT_LANGUAGE: Language = 'es';

export function isLanguage(value: unknown): value is Language {
  return value === 'es' || value === 'en';
}
