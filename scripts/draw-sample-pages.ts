// Draws every page of the sample's PDFs as a picture for the site: build/sample/pages/es-01.svg and so on. Run after write-sample.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES } from '../src/language/language.ts';
import { drawPages } from './draw-pages.ts';

const SAMPLES = resolve('build/sample');
const PAGES = resolve(SAMPLES, 'pages');

rmSync(PAGES, { recursive: true, force: true });
mkdirSync(PAGES, { recursive: true });
const editions = drawPages(
  SAMPLES,
  LANGUAGES.map((language) => `business-plan-sample-demo-${language.toUpperCase()}.pdf`),
);
for (const [at, language] of LANGUAGES.entries()) {
  editions[at]?.forEach((drawing, page) => {
    writeFileSync(resolve(PAGES, `${language}-${String(page + 1).padStart(2, '0')}.svg`), drawing);
  });
}
console.log(`${editions.flat().length} pages drawn in ${PAGES}`);
