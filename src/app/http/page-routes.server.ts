import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../../language/language.ts';
import { recallLanguage } from '../../language/language-choice.ts';
import { type DrawnScreen, FIRST_SCREENS_FILE } from '../first-screens.ts';
import type { App, AppParts } from './app-parts.server.ts';
import { describePage, PAGES, type PageDescription, writeRobots, writeSitemap } from './describe-page.ts';
import { type PackedPage, packPage, sendPacked } from './pack-page.server.ts';
import { replyWithProblem } from './reply-with-problem.server.ts';

const ROUTES: Readonly<Record<string, PageDescription>> = {
  '/': PAGES.home,
  '/sample': PAGES.sample,
  '/privacy': PAGES.privacy,
  '/checkout/:sessionId': PAGES.checkout,
};
/** Compressed copies are chosen by `Accept-Encoding`, never asked for by name; the page itself is served at its routes only. */
const NOT_BY_NAME = /\.(br|gz|map)$|^\/index\.html$|^\/first-screens\.json$/;

/** The page at its routes, the same page with status 404 at any other, and the files it is built of. */
export async function addPageRoutes(app: App, { webDir, settings: { publicUrl, payments } }: AppParts): Promise<void> {
  const html = await readFile(join(webDir, 'index.html'), 'utf8');
  const site = { publicUrl, takesPayments: payments !== null, drawings: await readDrawings(webDir) };
  const packed = await packPages((page, language) => describePage(html, page, language, site));
  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: PageDescription, status: number) =>
    sendPacked(request, reply.code(status).header('cache-control', 'no-cache'), packed(page, languageAsked(request)));

  for (const [url, page] of Object.entries(ROUTES)) {
    app.get(url, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, page, 200));
  }
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(writeRobots(publicUrl)),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(writeSitemap(publicUrl)),
  );

  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    decorateReply: false,
    allowedPath: (path) => !NOT_BY_NAME.test(path),
    // Names under /assets hold a hash of what is in them.
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/api(\/|\?|$)/.test(request.url);
    return isPage ? sendPage(request, reply, PAGES.missing, 404) : replyWithProblem(request, reply, 'not-found');
  });
}

/** Every page in every language, made and compressed before the first one is asked for. */
async function packPages(
  write: (page: PageDescription, language: Language) => string,
): Promise<(page: PageDescription, language: Language) => PackedPage> {
  const packed = new Map<string, PackedPage>();
  const keyOf = ({ title }: PageDescription, language: Language) => `${language} ${title.es}`;
  const pages = Object.values(PAGES).flatMap((page) => LANGUAGES.map((language) => [page, language] as const));
  await Promise.all(pages.map(async ([page, language]) => packed.set(keyOf(page, language), await packPage(write(page, language)))));
  return (page, language) => packed.get(keyOf(page, language)) as PackedPage;
}

/** What the build has drawn; a page that is being worked on comes without, and is then drawn by the browser. */
async function readDrawings(webDir: string): Promise<Readonly<Record<string, DrawnScreen>>> {
  return JSON.parse(await readFile(join(webDir, FIRST_SCREENS_FILE), 'utf8').catch(() => '{}'));
}

/** The language an address names with `?lang=`, else the one chosen last on this browser, else Spanish: as the page itself finds it. */
function languageAsked({ query, headers }: FastifyRequest): Language {
  const asked = (query as { lang?: unknown } | undefined)?.lang;
  return isLanguage(asked) ? asked : (recallLanguage(headers.cookie) ?? DEFAULT_LANGUAGE);
}
