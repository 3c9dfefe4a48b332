// Which pages arrive drawn, and by which name each drawing is known between the build that makes it and the server that sends it.
import { LANGUAGES, type Language } from '../language/language.ts';

/** A page as markup, and what its head should ask for before it is read. */
export interface DrawnScreen {
  readonly head: string;
  readonly body: string;
}

export interface FirstScreen {
  readonly path: string;
  readonly language: Language;
  /** Whether plans have a price: the home page says so. */
  readonly takesPayments: boolean;
}

/** Where visitors arrive, in the languages it exists in. The other pages wait for what the server has to be asked, or are one line. */
const DRAWN_PAGES: readonly { readonly path: string; readonly languages: readonly Language[] }[] = [
  { path: '/', languages: LANGUAGES },
  { path: '/sample', languages: ['es'] },
];

/** The file beside the built page that holds the drawings by name. */
export const FIRST_SCREENS_FILE = 'first-screens.json';

export function listFirstScreens(): FirstScreen[] {
  return DRAWN_PAGES.flatMap(({ path, languages }) =>
    languages.flatMap((language) => [true, false].map((takesPayments) => ({ path, language, takesPayments }))),
  );
}

export function nameFirstScreen({ path, language, takesPayments }: FirstScreen): string {
  return `${path} ${language} ${takesPayments ? 'paid' : 'free'}`;
}
