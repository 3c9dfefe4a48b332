// The words of a statement as a reader of clauses takes them: contractions apart, sums and numbers as one word each, marks between.
import { foldText } from '../../../language/fold-text.ts';
import type { Language } from '../../../language/language.ts';

/** A word as it was written, and folded. */
export interface Token {
  readonly said: string;
  readonly folded: string;
  /** It begins the statement: its capital names nothing. */
  readonly isFirst: boolean;
}

const WORD =
  /(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa) y (?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)(?!\p{L})|[€$£] ?\d[\d.,]*\d|[€$£] ?\d|\d[\d.,]*\d ?[€$£]|\d ?[€$£]|\d[\d.,]*\d|\d|[\p{L}][\p{L}\p{M}'’-]*|[,;:()]/gu;
const CONTRACTED: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  es: [
    // «Los propios colegios» are the schools.
    [/(?<=(?<!\p{L})(?:el|la|los|las) )propi[oa]s? (?=\p{L})/giu, ''],
    [/(?<!\p{L})(d)el(?!\p{L})/giu, '$1e el'],
    [/(?<!\p{L})(a)l(?!\p{L})(?! menos| mediodía| lado| acabar| empezar)/giu, '$1 el'],
  ],
  en: [
    [/(?<!\p{L})(ca)(?:n't|n’t|nnot)(?!\p{L})/giu, '$1n not'],
    [/(?<!\p{L})(wo)(?:n't|n’t)(?!\p{L})/giu, 'will not'],
    [/(?<=\p{L})n['’]t(?!\p{L})/giu, ' not'],
    [/(?<!\p{L})a couple of (?=\p{L})/giu, 'two '],
    [/(?<=\p{L})['’]ve(?!\p{L})/giu, ' have'],
    [/(?<=\p{L})['’]re(?!\p{L})/giu, ' are'],
    // «Mi propio inquilino» says no more than «mi inquilino».
    [/(?<=(?:my|our|their|your|his|her) )own (?=\p{L})/giu, ''],
  ],
};

export function tokensOfStatement(text: string, language: Language): readonly Token[] {
  const ranges = text.replace(/(?<!\d)(\d{2}) ?[-–] ?(\d{2})(?!\d)/g, language === 'es' ? '$1 a $2' : '$1 to $2');
  const apart = CONTRACTED[language].reduce((left, [clue, words]) => left.replace(clue, words), ranges);
  return (apart.match(WORD) ?? []).map((said, at) => ({ said, folded: foldText(said), isFirst: at === 0 }));
}

/** What stands for a number in a text told in another language, until the plan puts its figure there: ⟦260⟧. */
export function numberMark(digits: string): string {
  return `⟦${digits}⟧`;
}
