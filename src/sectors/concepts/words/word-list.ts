/** Words of offers in both languages, one entry a line, « = » between Spanish and English; the first line that holds a word tells it. */
export interface WordList {
  /** Singular/plural; without a slash where it is not counted. A last « f» is a feminine that no ending shows, a last « m» such a masculine. */
  readonly nouns: string;
  /** Masculine, feminine, and both of several, parted by spaces; in English one word, before its noun. */
  readonly traits: string;
  /** What follows its noun in both languages. */
  readonly after: string;
  /** What follows its noun in Spanish and stands before it in English: four forms parted by « | » where it agrees. */
  readonly before: string;
}
