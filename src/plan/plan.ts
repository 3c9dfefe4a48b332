// A plan: pages of blocks, each text in both languages, every number a named figure. A pure function of its facts.
import type { CurrencyCode } from '../countries/country.ts';
import type { Bilingual, Language } from '../language/language.ts';
import type { SectorFamily } from '../sectors/sector.ts';
import type { FigureTable } from './figures/figure.ts';

/**
 * Text of the plan. Slots, filled when the page is set:
 * `{{fig:ID}}` a figure, followed by its origin mark where it is first introduced as `{{fig:ID*}}`;
 * `{{quote:ID}}` the visitor's own words, in their own language (see Plan.quotes);
 * `**…**` strong. Nothing else is markup.
 */
export type PlanText = Bilingual;

export type Block =
  | { readonly type: 'lead'; readonly text: PlanText }
  | { readonly type: 'heading'; readonly text: PlanText }
  /** `isSpare`: it leaves a page that is full before anything else does. */
  | { readonly type: 'paragraph'; readonly text: PlanText; readonly isSpare?: true }
  | { readonly type: 'list'; readonly style: 'bullet' | 'number' | 'check'; readonly items: readonly PlanText[] }
  /** The visitor's own words; the edition in the other language adds what they name, in its own. */
  | { readonly type: 'quote'; readonly quote: string; readonly gloss?: PlanText }
  /** The bad news, said once and early: a strong bar on the left. */
  | { readonly type: 'notice'; readonly title: PlanText; readonly points: readonly PlanText[] }
  | { readonly type: 'tiles'; readonly tiles: readonly Tile[] }
  | { readonly type: 'table'; readonly table: Table }
  /** Four short lists, two beside two. */
  | { readonly type: 'quadrants'; readonly title: PlanText; readonly quadrants: readonly Quadrant[] }
  | { readonly type: 'scenes'; readonly scenes: readonly { readonly title: PlanText; readonly text: PlanText }[] }
  | { readonly type: 'chart'; readonly chart: Chart }
  | { readonly type: 'columns'; readonly columns: readonly [readonly Block[], readonly Block[]] };

export interface Quadrant {
  readonly title: PlanText;
  readonly items: readonly PlanText[];
}

/** One key figure: its name, the figure itself, and one line that says what it means. */
export interface Tile {
  readonly label: PlanText;
  readonly figure: string;
  /** Words after the figure, such as "al mes". */
  readonly after?: PlanText;
  readonly note: PlanText;
}

export type Cell =
  | { readonly text: PlanText }
  | { readonly figure: string; readonly mark?: boolean }
  | { readonly quote: string; readonly gloss?: PlanText }
  | { readonly empty: true }
  /** What the cell before says holds here too: one cell stands for both. */
  | { readonly joined: true };

export interface Table {
  readonly title: PlanText;
  readonly note?: PlanText;
  /** Whether the note leaves a page that is full. */
  readonly isNoteSpare?: true | 'last';
  readonly size: 'text' | 'treasury';
  /** The column that the text speaks of: it is shaded. */
  readonly marked?: number;
  readonly columns: readonly {
    readonly head: PlanText | { readonly figure: string };
    readonly align: 'start' | 'end';
    readonly width: number;
  }[];
  /** Whether all of it leaves a page that is full even so: what it tells stands elsewhere, added up. */
  readonly isSpare?: boolean;
  /** It leaves a page that is full after all else that may. */
  readonly isLastSpare?: boolean;
  /** `spare`: the row leaves a page that is full, the highest first; left out where it always stands. */
  readonly rows: readonly { readonly cells: readonly Cell[]; readonly style?: 'total' | 'strong'; readonly spare?: number }[];
}

/** Charts name their figures too: the values drawn are those of the table, and the alt text is composed from them. */
export type Chart =
  | {
      /** Monthly bars with a line over them and the line's lowest point marked. */
      readonly type: 'bars-line';
      readonly title: PlanText;
      readonly subtitle: PlanText;
      readonly alt: PlanText;
      readonly months: readonly string[];
      readonly bars: readonly string[];
      readonly line: readonly string[];
      /** Where the line sets out: the cash that is left once the doors are open. */
      readonly opening: string;
      /** `index`: a position in `months`; -1 where the line is lowest as it sets out. */
      readonly lowest: { readonly index: number; readonly label: PlanText } | null;
      readonly size: 'wide' | 'tall';
    }
  | {
      readonly type: 'break-even';
      readonly title: PlanText;
      readonly subtitle: PlanText;
      readonly alt: PlanText;
      readonly price: string;
      readonly unitCost: string;
      readonly fixedCosts: string;
      /** Where the line of the costs bends: as many units, and what they all cost. Without it, each unit costs the same. */
      readonly costs?: readonly { readonly units: string; readonly amount: string }[];
      readonly units: string;
      readonly labels: {
        readonly sales: PlanText;
        readonly costs: PlanText;
        readonly loss: PlanText;
        readonly gain: PlanText;
        readonly point: PlanText;
      };
    }
  | {
      /** From the price down to what is left: bars that step down. */
      readonly type: 'waterfall';
      readonly title: PlanText;
      readonly subtitle: PlanText;
      readonly alt: PlanText;
      readonly steps: readonly { readonly label: PlanText; readonly figure: string; readonly role: 'start' | 'less' | 'left' }[];
    }
  | {
      /** Where a value of the business stands in what is usual: a strip from low to high, its middle, and a mark. */
      readonly type: 'ranges';
      readonly title: PlanText;
      readonly subtitle: PlanText;
      readonly alt: PlanText;
      readonly rows: readonly {
        readonly label: PlanText;
        readonly low: string;
        readonly base: string;
        readonly high: string;
        readonly own: string;
      }[];
    }
  | {
      /** Where the business means to stand, by price and by promise, and whom it is still to be compared with: a map to be completed. */
      readonly type: 'map';
      readonly title: PlanText;
      readonly subtitle: PlanText;
      readonly alt: PlanText;
      /** `name`: what it measures; `usual`: what the strip on it is; `unknown`: what is missing of those beside the field. */
      readonly across: Readonly<Record<'name' | 'from' | 'to' | 'usual' | 'unknown', PlanText>>;
      /** `middle`: what stands between the two; one of the three may be that it is to be asked. */
      readonly up: { readonly from: PlanText; readonly to: PlanText; readonly middle?: PlanText };
      /** `range`: what is usual, for the place of the price on the line; null where it is not of the same unit. */
      readonly own: {
        readonly label: PlanText;
        readonly price: string;
        readonly range: { readonly low: string; readonly high: string } | null;
        /** From 0 at the foot to 1 at the head. */
        readonly up: number;
      };
      /** A height, a price (a figure, or where it was said or is usual to be), or both; `presumed`: one of them is only what is usual. Without a price it stands beside the field, without a height it is a line. */
      readonly rivals: readonly {
        readonly label: PlanText;
        readonly up: number | null;
        readonly price: { readonly figure: string } | 'low' | 'below' | 'usual' | 'high' | null;
        readonly presumed: boolean;
      }[];
      /** What each ring means, of those that are drawn. */
      readonly key: { readonly told: PlanText | null; readonly presumed: PlanText | null };
      /** Those whom nothing places. */
      readonly others: { readonly title: PlanText; readonly names: readonly PlanText[] };
    }
  | {
      /** Bars to both sides of what is forecast: what a change of each driver takes or adds. Longest first. */
      readonly type: 'tornado';
      readonly title: PlanText;
      readonly subtitle: PlanText;
      readonly alt: PlanText;
      readonly bars: readonly { readonly label: PlanText; readonly less: string | null; readonly more: string }[];
    }
  | {
      /** Bars on a line of months: `from` and `to` are positions in `months`, both included. */
      readonly type: 'roadmap';
      readonly title: PlanText;
      readonly subtitle: PlanText;
      readonly alt: PlanText;
      readonly months: readonly string[];
      readonly tasks: readonly { readonly label: PlanText; readonly from: number; readonly to: number }[];
    }
  | {
      /** Two stacked columns that end at the same height: what the money is for and where it comes from. */
      readonly type: 'uses-sources';
      readonly title: PlanText;
      readonly subtitle: PlanText;
      readonly alt: PlanText;
      readonly uses: readonly { readonly label: PlanText; readonly figure: string }[];
      /** `pending`: money that is not there yet. */
      readonly sources: readonly { readonly label: PlanText; readonly figure: string; readonly pending?: true }[];
    };

export interface Page {
  readonly id: string;
  readonly title: PlanText;
  readonly blocks: readonly Block[];
}

export interface Cover {
  readonly name: string;
  /** As in Plan. */
  readonly displayName?: PlanText;
  readonly tagline: PlanText;
  readonly place: string | null;
  /** Figures of 36 months, for the weave. */
  readonly revenue: readonly string[];
  readonly cash: readonly string[];
  readonly facts: readonly { readonly label: PlanText; readonly value: PlanText }[];
}

export interface Plan {
  /** The document id: 128 random bits in lower-case hex, its own, never the session's. */
  readonly id: string;
  /** The day it was written, `YYYY-MM-DD`. */
  readonly date: string;
  readonly name: string;
  /** What each edition calls the business; differs by language only where it has no name yet ("A repair workshop"). Falls back to `name`. */
  readonly displayName?: PlanText;
  readonly family: SectorFamily;
  readonly currency: CurrencyCode;
  /** Locale whose number and money formats each edition uses: es-ES and en-IE in Spain, es-MX and en-US in Mexico. */
  readonly locales: Bilingual;
  readonly paper: 'a4' | 'letter';
  readonly figures: FigureTable;
  /** The visitor's own words by id, with the language they were said in. */
  readonly quotes: Readonly<Record<string, { readonly text: string; readonly language: Language }>>;
  /** Quotes by id in the language they were not said in, as our rules read them whole or a model translated them: the edition in that language says these after the words as they were said, and quotes these elsewhere. */
  readonly translations?: Readonly<Record<string, string>>;
  /** The language model that helped with the wording or the translations; left out where none did. */
  readonly writtenWith?: string;
  readonly cover: Cover;
  readonly pages: readonly Page[];
}
