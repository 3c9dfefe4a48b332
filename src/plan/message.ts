// What can be said in a plan: a record with its condition and its wordings, each in both languages.
import type { Bilingual } from '../language/language.ts';
import type { Draft } from './draft.ts';

/**
 * One message. Slots of a wording, filled when the plan is composed: `{{name}}`, `{{units}}`… (see gather-slots.ts); a trailing `^` asks for a
 * capital. `{{fig:…}}` and `{{quote:…}}` stay until the page is set. The languages of one wording name the same figures.
 */
export interface Message {
  readonly id: string;
  /** Left out when it always holds. */
  readonly when?: (draft: Draft) => boolean;
  readonly variants: readonly Bilingual[];
}
