// Draws the pages of a PDF as pictures: Typst sets each page as an image, and what it draws for that page is taken out and made small.
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { shrinkDrawing } from './shrink-drawing.ts';

const MOST_PAGES = 12;
/** How the picture of a page begins within the page that holds it. */
const INNER = 'xlink:href="data:image/svg+xml;base64,';

/** One SVG a page of each file, in order. The files are names inside the folder. */
export function drawPages(folder: string, files: readonly string[]): readonly (readonly string[])[] {
  const compiler = NodeCompiler.create({ workspace: folder });
  return files.map((file) => {
    const drawings: string[] = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
      const drawing = drawPage(compiler, file, page);
      if (!drawing) break;
      drawings.push(shrinkDrawing(drawing));
    }
    return drawings;
  });
}

/** The drawing of one page; null past the last. */
function drawPage(compiler: NodeCompiler, file: string, page: number): string | null {
  const compiled = compiler.compile({
    mainFileContent: `#set page(width: auto, height: auto, margin: 0pt)\n#image("/${file}", page: ${page})`,
  });
  if (!compiled.result) {
    const complaints: { message?: string }[] = compiler.fetchDiagnostics(compiled.takeError() as never);
    if (page > 1 && complaints.some(({ message }) => /page/.test(message ?? ''))) return null;
    throw new Error(`Page ${page} of ${file} could not be drawn: ${complaints.map(({ message }) => message).join('; ')}`);
  }
  const svg = compiler.plainSvg(compiled.result);
  // Found without a pattern: a full page is longer than a pattern can hold.
  const from = svg.indexOf(INNER) + INNER.length;
  const inner = from < INNER.length ? '' : svg.slice(from, svg.indexOf('"', from));
  if (!inner) throw new Error(`Page ${page} of ${file} came out without a drawing`);
  return Buffer.from(inner, 'base64').toString();
}
