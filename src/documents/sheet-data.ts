// What a template is given: an edition of a plan with every text and figure already in its final words. Data only, never markup.
import type { Language } from '../language/language.ts';
import type { SheetWords } from './sheet-words.ts';

/** The origin mark after a figure; null where it is not repeated. */
export type Mark = 'said' | 'derived' | 'sector' | null;

export type Span =
  | { readonly t: 'text'; readonly s: string }
  | { readonly t: 'fig'; readonly s: string; readonly mark: Mark }
  /** The visitor's own words with their quotation marks, in the language they were said in; `isOther`: not the edition's, and marked with it. */
  | { readonly t: 'quote'; readonly s: string; readonly lang: Language; readonly isOther?: true }
  | { readonly t: 'strong'; readonly spans: readonly Span[] };

export type Rich = readonly Span[];

export type SheetBlock =
  | { readonly type: 'heading'; readonly text: Rich }
  | { readonly type: 'paragraph'; readonly text: Rich; readonly isSpare?: true; readonly isGloss?: true }
  /** `width`: that at which its lines come out alike, in points, once it is known. */
  | { readonly type: 'lead' | 'quote'; readonly text: Rich; readonly width?: number | null }
  | { readonly type: 'list'; readonly style: 'bullet' | 'number' | 'check'; readonly items: readonly Rich[] }
  | { readonly type: 'notice'; readonly title: Rich; readonly points: readonly Rich[] }
  | { readonly type: 'tiles'; readonly tiles: readonly SheetTile[] }
  | ({ readonly type: 'table' } & SheetTable)
  | {
      readonly type: 'quadrants';
      readonly title: Rich;
      readonly quadrants: readonly { readonly title: Rich; readonly items: readonly Rich[] }[];
    }
  | { readonly type: 'scenes'; readonly scenes: readonly SheetScene[] }
  | { readonly type: 'chart'; readonly chart: SheetChart }
  /** `first`: how wide the first of two is, in points, where they are not alike; `whole`: both are plainly shorter than a sheet. */
  | {
      readonly type: 'columns';
      readonly columns: readonly (readonly SheetBlock[])[];
      readonly first?: number | null;
      readonly whole?: boolean;
    };

/** `lines`: how many its words take for sure, once that is known; its figure then fits its line at full size. */
export interface SheetTile {
  readonly label: Rich;
  readonly mark: Mark;
  readonly figure: string;
  readonly after: Rich;
  readonly note: Rich;
  readonly lines?: { readonly label: number; readonly note: number } | null;
}

/** `lines`: how many each of the two takes for sure, once that is known. */
export interface SheetScene {
  readonly title: Rich;
  readonly text: Rich;
  readonly lines?: { readonly title: number; readonly text: number } | null;
}

export interface SheetTable {
  readonly title: Rich;
  readonly note: Rich | null;
  /** As in a plan's table. */
  readonly isNoteSpare?: true | 'last';
  readonly size: 'text' | 'treasury';
  /** The column that is shaded. */
  readonly marked?: number | null;
  /** Whether the last column adds up the others. */
  readonly totals: boolean;
  readonly columns: readonly { readonly head: Rich; readonly align: 'start' | 'end'; readonly width: number }[];
  /** As in a plan's table, `spare` too. */
  readonly isSpare?: boolean;
  readonly isLastSpare?: boolean;
  readonly rows: readonly {
    readonly cells: readonly Rich[];
    readonly style: 'plain' | 'total' | 'strong';
    readonly spare?: number;
    /** The columns whose cell is one with the cell before it. */
    readonly joined?: readonly number[];
  }[];
  /** The size of a treasury table's text, once it is chosen. */
  readonly points?: number;
  /** Whether gutters and tall lines may stand for the insets of its cells, once that is known. */
  readonly gutters?: boolean;
  /** Whether the note stands beside the title, once that is known. */
  readonly beside?: boolean;
  /** How many lines the heads and each row take for sure, once that is known. */
  readonly lines?: readonly (number | null)[];
}

/** A mark on an axis: where it stands and what it says. */
export interface Tick {
  readonly value: number;
  readonly s: string;
}

/** One end of a bar: where it reaches, and the words beside it. */
export interface End {
  readonly value: number;
  readonly s: string;
}

/** A bar or a part: its words, its size, and its size in words. */
export interface Part {
  readonly label: Rich;
  readonly value: number;
  readonly s: string;
  readonly mark: Mark;
}

interface Titled {
  readonly title: Rich;
  readonly subtitle: Rich;
  readonly alt: string;
  /** Whether the subtitle stands beside the title, once that is known. */
  readonly beside?: boolean;
}

export type SheetChart = Titled &
  (
    | {
        readonly type: 'bars-line';
        readonly size: 'wide' | 'tall';
        readonly labels: readonly { readonly index: number; readonly s: string }[];
        readonly bars: readonly number[];
        readonly line: readonly number[];
        /** Where the line sets out, before the first month. */
        readonly opening: number;
        readonly ticks: readonly Tick[];
        /** Those of the bars, where they have a scale of their own below the line; none where both share one. */
        readonly barTicks: readonly Tick[];
        /** `index`: -1 where the line is lowest as it sets out. */
        readonly lowest: { readonly index: number; readonly label: Rich } | null;
        /** What is printed beside the line's end; null where the axis says it. */
        readonly end: string | null;
      }
    | {
        readonly type: 'break-even';
        readonly price: number;
        /** The corners of the line of the costs, from no units to the most that are drawn. */
        readonly costs: readonly { readonly units: number; readonly amount: number }[];
        /** Where the two lines cross. */
        readonly crossing: number;
        /** The most units drawn. */
        readonly reach: number;
        readonly xTicks: readonly Tick[];
        readonly yTicks: readonly Tick[];
        readonly labels: Record<'sales' | 'costs' | 'loss' | 'gain' | 'point', Rich>;
      }
    | { readonly type: 'waterfall'; readonly steps: readonly (Part & { readonly role: 'start' | 'less' | 'left' })[] }
    | { readonly type: 'tornado'; readonly bars: readonly { readonly label: Rich; readonly less: End | null; readonly more: End }[] }
    | {
        readonly type: 'ranges';
        readonly rows: readonly {
          readonly label: Rich;
          readonly low: End;
          readonly base: number;
          readonly high: End;
          readonly own: End & { readonly mark: Mark };
        }[];
      }
    | {
        readonly type: 'map';
        /** `name`: what it measures; `usual`: what the strip on it is; `unknown`: what is missing of those beside the field. */
        readonly across: Readonly<Record<'name' | 'from' | 'to' | 'usual' | 'unknown', Rich>>;
        /** `middle`: empty where the two ends alone are named. */
        readonly up: { readonly from: Rich; readonly middle: Rich; readonly to: Rich };
        /** `at`: from 0 at the left to 1 at the right; `usual`: where what is usual begins and ends. */
        readonly own: {
          readonly label: Rich;
          readonly at: number;
          readonly up: number;
          readonly usual: { readonly low: number; readonly high: number } | null;
        };
        /** What nobody told is null: without a price the rival stands beside the field, without a height it is a line across. */
        readonly rivals: readonly {
          readonly label: Rich;
          readonly up: number | null;
          readonly at: number | null;
          readonly presumed: boolean;
        }[];
        /** What a whole ring means, and a broken one; empty where none is drawn. */
        readonly key: { readonly told: Rich; readonly presumed: Rich };
        readonly others: { readonly title: Rich; readonly names: readonly Rich[] };
      }
    | {
        readonly type: 'roadmap';
        readonly months: readonly string[];
        readonly tasks: readonly { readonly label: Rich; readonly from: number; readonly to: number }[];
      }
    | {
        readonly type: 'uses-sources';
        readonly uses: readonly Part[];
        /** `pending`: money that is not there yet. */
        readonly sources: readonly (Part & { readonly pending: boolean })[];
        readonly usesTotal: string;
        readonly sourcesTotal: string;
      }
  );

/** The cover's cloth: heights as parts of the drawing's height, measured from its foot. */
export interface Weave {
  readonly zero: number;
  readonly bars: readonly number[];
  /** Height of the thread at each month, and its slope per month. */
  readonly thread: readonly { readonly y: number; readonly slope: number }[];
}

export interface SheetData {
  readonly language: Language;
  readonly region: string;
  readonly paper: 'a4' | 'letter';
  readonly family: string;
  readonly title: string;
  readonly name: string;
  /** The name as it fits the running head. */
  readonly shortName: string;
  readonly cover: {
    readonly name: string;
    readonly tagline: Rich;
    readonly when: string;
    readonly weave: Weave;
    readonly weaveAlt: string;
    readonly facts: readonly { readonly label: Rich; readonly value: Rich }[];
  };
  /** `fits`: the title takes one line for sure. */
  readonly pages: readonly { readonly title: Rich; readonly blocks: readonly SheetBlock[]; readonly fits?: boolean }[];
  /** That a language model helped, and which; null where none did. Printed on the cover and kept in the file's description. */
  readonly colophon: string | null;
  readonly words: SheetWords;
  /** The language of the quotes that are not in the edition's own; null where there are none. */
  readonly quotesOther: Language | null;
}
