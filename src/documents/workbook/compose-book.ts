import type { FinancialModel } from '../../finance/financial-model.ts';
import type { Language } from '../../language/language.ts';
import type { Plan } from '../../plan/plan.ts';
import { wordLocally } from '../../plan/voice/speak-locally.ts';
import { writeAssumptionSheet } from './assumption-sheet.ts';
import type { Book, BookCell, BookSheet } from './book.ts';
import { bookColours } from './book-colours.ts';
import { BOOK_WORDS, SHEET_NAMES } from './book-words.ts';
import { calculateLines, type ReadCell } from './calculate-lines.ts';
import { createCellWriter } from './cell-writer.ts';
import { guardText } from './guard-text.ts';
import { type SheetTexts, writeMonthSheet } from './month-sheet.ts';
import { numberFormats } from './number-formats.ts';
import { placeLines } from './place-lines.ts';
import { layOutWorkbook, SHEET_IDS, type SheetId } from './sheet-layout.ts';
import { writeBreakEvenSheet, writeScenarioSheet, writeSensitivitySheet } from './summary-sheets.ts';

/** What a workbook needs of a plan. */
export type BookPlan = Pick<Plan, 'name' | 'displayName' | 'date' | 'family' | 'currency' | 'locales' | 'paper'>;

const AUTHOR = 'Trama';

/** The workbook of a plan in one language, and the values its formulas have. A pure function of what it is given. */
export function composeBook(plan: BookPlan, model: FinancialModel, language: Language): { readonly book: Book; readonly read: ReadCell } {
  const layout = layOutWorkbook(model.assumptions);
  const sheetNames = SHEET_NAMES[language];
  const business = guardText(plan.displayName?.[language] ?? plan.name);
  const where = { country: model.assumptions.country, locales: plan.locales };
  const say = (text: string) => wordLocally(text, language, where, [business]);
  const names = Object.fromEntries(SHEET_IDS.map((id) => [id, say(sheetNames[id].name)])) as Record<SheetId, string>;
  const read = calculateLines(layout.lines);
  const writer = createCellWriter(layout.lines, placeLines(layout, names), read);
  const words = BOOK_WORDS[language];
  const textsOf = (id: SheetId): SheetTexts => {
    const { title } = sheetNames[id];
    return { language, name: names[id], title: `${business} · ${title}`, note: words.amounts(plan.currency) };
  };
  const writeSheet = (id: SheetId): BookSheet => {
    if (id === 'assumptions') return writeAssumptionSheet(layout, model.assumptions.season, textsOf(id), writer);
    if (id === 'break-even') return writeBreakEvenSheet(layout, textsOf(id), writer);
    if (id === 'scenarios') return writeScenarioSheet(textsOf(id), writer);
    if (id === 'sensitivity') return writeSensitivitySheet(layout, textsOf(id), writer);
    const sheet = layout.monthSheets.find((one) => one.id === id);
    if (!sheet) throw new Error(`there is no sheet "${id}"`);
    return writeMonthSheet(sheet, textsOf(id), writer);
  };
  const book: Book = {
    title: `${business}. ${words.model}`,
    author: AUTHOR,
    date: plan.date,
    paper: plan.paper,
    foot: words.page,
    sheets: SHEET_IDS.map(writeSheet).map((sheet) => ({ ...sheet, cells: sheet.cells.map((cell) => inWords(cell, say)) })),
    formats: numberFormats(plan.currency, plan.locales[language], language),
    colours: bookColours(plan.family),
  };
  return { book, read };
}

/** What we say is said in the words of the country; what the founder told, as it was told. */
function inWords(cell: BookCell, say: (text: string) => string): BookCell {
  if (cell.formula !== null || typeof cell.value !== 'string' || cell.look.role === 'quote') return cell;
  return { ...cell, value: say(cell.value) };
}
