// Draws every page of the sample's PDFs as a picture for the site: build/sample/pages/es-01.svg and so on. Run after write-sample.
// Typst sets each page of the PDF as an image; what it draws for that page is taken out and made small.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { LANGUAGES } from '../src/language/language.ts';
import { shrinkDrawing } from './shrink-drawing.ts';

const SAMPLES = resolve('build/sample');
const PAGES = resolve(SAMPLES, 'pages');
const MOST_PAGES = 12;

rmSync(PAGES, { recursive: true, force: true });
mkdirSync(PAGES, { recursive: true });
const compiler = NodeCompiler.create({ workspace: SAMPLES });
for (const language of LANGUAGES) drawEdition(language);
console.log(`${readdirSync(PAGES).length} pages drawn in ${PAGES}`);

function drawEdition(language: string): void {
  for (let page = 1; page <= MOST_PAGES; page++) {
    const drawing = drawPage(`business-plan-sample-demo-${language.toUpperCase()}.pdf`, page);
    if (!drawing) return;
    writeFileSync(resolve(PAGES, `${language}-${String(page).padStart(2, '0')}.svg`), shrinkDrawing(drawing));
  }
}

/** The drawing of one page; null past the last. */
function drawPage(file: string, page: number): string | null {
  const compiled = compiler.compile({
    mainFileContent: `#set page(width: auto, height: auto, margin: 0pt)\n#image("/${file}", page: ${page})`,
  });
  if (!compiled.result) {
    const complaints: { message?: string }[] = compiler.fetchDiagnostics(compiled.takeError() as never);
    if (page > 1 && complaints.some(({ message }) => /page/.test(message ?? ''))) return null;
    throw new Error(`Page ${page} of ${file} could not be drawn: ${complaints.map(({ message }) => message).join('; ')}`);
  }
  const inner = /xlink:href="data:image\/svg\+xml;base64,([^"]+)"/.exec(compiler.plainSvg(compiled.result))?.[1];
  if (!inner) throw new Error(`Page ${page} of ${file} came out without a drawing`);
  return Buffer.from(inner, 'base64').toString();
}
