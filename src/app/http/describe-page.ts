// What a page says about itself to browsers, search engines and social networks, before any script runs.
import { HOME_TEXTS } from '../../home/home-texts.ts';
import { type Bilingual, LANGUAGES, type Language } from '../../language/language.ts';
import { CHECKOUT_TEXTS } from '../../payments/checkout-texts.ts';
import { PRIVACY_TEXTS } from '../../privacy/privacy-texts.ts';
import { SAMPLE_TEXTS } from '../../sample/sample-texts.ts';
import { NOT_FOUND_TEXTS } from '../../ui/site-texts.ts';
import { type DrawnScreen, nameFirstScreen } from '../first-screens.ts';

export interface PageDescription {
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** Its address; null for a page that no search engine should keep. */
  readonly path: string | null;
  /** In which languages it exists. */
  readonly languages: readonly Language[];
}

const DESCRIPTION: Bilingual = {
  es: 'Un plan de negocio y de marketing, en español y en inglés, a partir de una conversación: dos PDF y la hoja de cálculo con sus fórmulas.',
  en: 'A business and marketing plan, in Spanish and English, from one conversation: two PDFs and the spreadsheet with its formulas.',
};

const both = (text: string): Bilingual => ({ es: text, en: text });

export const PAGES = {
  home: { path: '/', title: HOME_TEXTS.pageTitle, description: DESCRIPTION, languages: LANGUAGES },
  sample: { path: '/sample', title: both(SAMPLE_TEXTS.pageTitle), description: both(SAMPLE_TEXTS.description), languages: ['es'] },
  privacy: { path: '/privacy', title: PRIVACY_TEXTS.pageTitle, description: PRIVACY_TEXTS.lead, languages: LANGUAGES },
  checkout: { path: null, title: CHECKOUT_TEXTS.pageTitle, description: DESCRIPTION, languages: LANGUAGES },
  missing: { path: null, title: both(`Trama: ${NOT_FOUND_TEXTS.heading}`), description: DESCRIPTION, languages: LANGUAGES },
} as const satisfies Record<string, PageDescription>;

const EMPTY_ROOT = '<div id="root"></div>';
const DESCRIBED = /<!--about-->[\s\S]*<!--\/about-->/;

/** What a page has to know of the site it belongs to. */
export interface SiteFacts {
  readonly publicUrl: string;
  /** Whether plans have a price here: the home page says what is true. */
  readonly takesPayments: boolean;
  /** First screens by name. */
  readonly drawings?: Readonly<Record<string, DrawnScreen>>;
}

/** The built page with its own title, description and addresses, in one language; and drawn, where there is a drawing. */
export function describePage(html: string, page: PageDescription, language: Language, site: SiteFacts): string {
  const spoken = page.languages.includes(language) ? language : 'es';
  const { takesPayments } = site;
  const drawing = site.drawings?.[nameFirstScreen({ path: page.path ?? '', language: spoken, takesPayments })];
  const head = [
    writeHead(page, spoken, site.publicUrl),
    ...(takesPayments ? ['<meta name="trama-payments" content="on" />'] : []),
    ...(drawing?.head ? [drawing.head] : []),
  ];
  return html
    .replace('<html lang="es">', `<html lang="${spoken}">`)
    .replace(DESCRIBED, () => head.join('\n    '))
    .replace(EMPTY_ROOT, (root) => (drawing ? `<div id="root">${drawing.body}</div>` : root));
}

function writeHead(page: PageDescription, language: Language, publicUrl: string): string {
  const [title, description] = [escapeHtml(page.title[language]), escapeHtml(page.description[language])];
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    ...(page.path === null ? ['<meta name="robots" content="noindex" />'] : writeAddresses(page, page.path, language, publicUrl)),
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Trama" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:locale" content="${language === 'es' ? 'es_ES' : 'en_GB'}" />`,
    `<meta property="og:image" content="${publicUrl}/social-${language}.png" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    `<meta property="og:image:alt" content="${escapeHtml(HOME_TEXTS.title[language])}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}

function writeAddresses({ languages }: PageDescription, path: string, language: Language, publicUrl: string): string[] {
  const own = publicUrl + addressOf(path, language);
  const others = languages.map((each) => `<link rel="alternate" hreflang="${each}" href="${publicUrl}${addressOf(path, each)}" />`);
  return [
    `<link rel="canonical" href="${own}" />`,
    `<meta property="og:url" content="${own}" />`,
    ...(languages.length > 1 ? [...others, `<link rel="alternate" hreflang="x-default" href="${publicUrl}${path}" />`] : []),
  ];
}

/** Spanish is the page's own language; any other is named in its address. */
function addressOf(path: string, language: Language): string {
  return language === 'es' ? path : `${path}?lang=${language}`;
}

export function writeRobots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /api/download/business-plan-sample-demo-',
    'Disallow: /api/',
    'Disallow: /checkout/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

export function writeSitemap(publicUrl: string): string {
  const pages = Object.values(PAGES).flatMap(({ path, languages }) => (path === null ? [] : [{ path, languages }]));
  const entries = pages.flatMap(({ path, languages }) =>
    languages.map((language) => {
      const links = languages.length < 2 ? [] : languages.map((each) => linkTo(publicUrl + addressOf(path, each), each));
      return `  <url><loc>${publicUrl}${addressOf(path, language)}</loc>${links.join('')}</url>`;
    }),
  );
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<urlset ${spaces}>`, ...entries, '</urlset>', ''].join('\n');
}

function linkTo(address: string, language: Language): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
