/** A clause that says of a sum that it is not so: «nadie nos da 1.450 euros», "nobody lends us 900", «no son 4.400». */
const DENIED =
  /(?<=^|[,;.(:]|\s(?:y|and)\s)\s*(?:(?:y|and|pero|but)\s+)?(?:nadie|nobody|no[ -]one|no (?:son|es|hay|me|nos|cobr\p{L}*|pon\p{L}*|ped\p{L}*|pido)|not|it['’]s not|(?:that|it|they) (?:is|are)(?:n['’]t| not)|never|nunca)(?!\p{L})(?:(?:[.,](?=\d))|[^,;.:()])*\d(?:(?:[.,](?=\d))|[^,;.:()])*/giu;

/** The words with blanks for such clauses. */
export function withoutDeniedSums(words: string): string {
  return words.replace(DENIED, (clause) => ' '.repeat(clause.length));
}
