// Draws what social networks and home screens show of the site: public/social-es.png, social-en.png and touch-icon.png.
// Run by hand when the title, the colours or the type change; the pictures are kept with the source, because a server has no browser.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { HOME_TEXTS } from '../src/home/home-texts.ts';
import { LANGUAGES } from '../src/language/language.ts';

const FONTS = 'node_modules/@fontsource-variable';
const [INK, PAPER, THREAD, WARP] = ['#17211f', '#f4f5f0', '#a81e3a', '#a9b2ac'];

mkdirSync('public', { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const language of LANGUAGES) {
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.setContent(card(HOME_TEXTS.title[language], HOME_TEXTS.subtitle[language]));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `public/social-${language}.png` });
}
await page.setViewportSize({ width: 180, height: 180 });
await page.setContent(`<style>body{margin:0}svg{width:180px;height:180px}</style>${readFileSync('src/app/icon.svg', 'utf8')}`);
await page.screenshot({ path: 'public/touch-icon.png' });
await browser.close();

function card(title: string, subtitle: string): string {
  return `<style>
    @font-face { font-family: Newsreader; font-weight: 200 800; src: url(${font('newsreader')}) }
    body { margin: 0; width: 1200px; height: 630px; background: ${PAPER}; color: ${INK}; font-family: Newsreader; position: relative }
    h1 { position: absolute; left: 80px; top: 120px; margin: 0; width: 1000px; font: 500 104px/1.02 Newsreader; letter-spacing: -0.028em }
    p { position: absolute; left: 80px; top: 366px; margin: 0; width: 900px; font: 400 38px/1.25 Newsreader }
    b { position: absolute; left: 80px; top: 52px; font: 600 34px/1 Newsreader }
    svg { position: absolute; left: 0; bottom: 36px }
  </style><b>Trama</b><h1>${title}</h1><p>${subtitle}</p>${weave()}`;
}

/** One thread over one upright and under the next, from edge to edge. */
function weave(): string {
  const uprights = Array.from({ length: 12 }, (_, index) => 50 + index * 100);
  const drawn = uprights.map((x, index) =>
    index % 2 === 0
      ? `<path d="M${x} 0v28m0 24v28" stroke="${WARP}" stroke-width="3"/>`
      : `<path d="M${x} 0v80" stroke="${WARP}" stroke-width="3"/>`,
  );
  const thread = uprights.filter((_, index) => index % 2 === 1).map((x) => `H${x - 8}M${x + 8} 40`);
  return `<svg width="1200" height="80" fill="none">${drawn.join('')}<path d="M0 40${thread.join('')}H1200" stroke="${THREAD}" stroke-width="6"/></svg>`;
}

function font(name: string): string {
  const bytes = readFileSync(`${FONTS}/${name}/files/${name}-latin-wght-normal.woff2`);
  return `data:font/woff2;base64,${bytes.toString('base64')}`;
}
