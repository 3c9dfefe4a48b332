import { expect, test } from 'vitest';
import { nameFirstScreen } from '../first-screens.ts';
import { describePage, PAGES } from './describe-page.ts';

const HTML = '<!doctype html><html lang="es"><head><!--about--><title>x</title><!--/about--><link rel="icon" /></head></html>';
const SITE = { publicUrl: 'https://plans.example', takesPayments: false };

test('a page has its own title, description, address and picture in its language', () => {
  const page = describePage(HTML, PAGES.home, 'en', SITE);
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<title>Trama: a business plan that adds up</title>');
  expect(page).toContain('<link rel="canonical" href="https://plans.example/?lang=en" />');
  expect(page).toContain('<link rel="alternate" hreflang="es" href="https://plans.example/" />');
  expect(page).toContain('<link rel="alternate" hreflang="x-default" href="https://plans.example/" />');
  expect(page).toContain('<meta property="og:image" content="https://plans.example/social-en.png" />');
  expect(page).toContain('<link rel="icon" />');
});

test('a page that exists in Spanish only is Spanish whatever was asked', () => {
  const page = describePage(HTML, PAGES.sample, 'en', SITE);
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('<link rel="canonical" href="https://plans.example/sample" />');
  expect(page).not.toContain('hreflang');
});

test('a page that nobody should find says so', () => {
  for (const page of [PAGES.checkout, PAGES.missing]) {
    expect(describePage(HTML, page, 'es', SITE)).toContain('<meta name="robots" content="noindex" />');
    expect(describePage(HTML, page, 'es', SITE)).not.toContain('canonical');
  }
});

test('a site where plans have a price says so in its pages, and no other does', () => {
  expect(describePage(HTML, PAGES.home, 'es', { ...SITE, takesPayments: true })).toContain('<meta name="trama-payments" content="on" />');
  expect(describePage(HTML, PAGES.home, 'es', SITE)).not.toContain('trama-payments');
});

test('a page of which there is a drawing comes drawn, in its language and as plans are paid for, and no other does', () => {
  const html = `${HTML}<body><div id="root"></div></body>`;
  const drawn = (language: 'es' | 'en', takesPayments: boolean) => nameFirstScreen({ path: '/', language, takesPayments });
  const drawings = { [drawn('en', true)]: { head: '<link rel="preload" />', body: '<h1>Drawn $&</h1>' } };
  const page = describePage(html, PAGES.home, 'en', { ...SITE, takesPayments: true, drawings });
  expect(page).toContain('<div id="root"><h1>Drawn $&</h1></div>');
  expect(page).toMatch(/<head>.*<link rel="preload" \/>.*<\/head>/s);
  for (const other of [
    describePage(html, PAGES.home, 'es', { ...SITE, takesPayments: true, drawings }),
    describePage(html, PAGES.home, 'en', { ...SITE, drawings }),
    describePage(html, PAGES.missing, 'en', { ...SITE, takesPayments: true, drawings }),
  ])
    expect(other).toContain('<div id="root"></div>');
});

test('every description is long enough to say something and short enough to be shown', () => {
  for (const { description } of Object.values(PAGES)) {
    for (const text of Object.values(description)) {
      expect(text.length).toBeGreaterThan(60);
      expect(text.length).toBeLessThan(165);
    }
  }
});
