import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { App, AppParts } from './app-parts.server.ts';
import { replyWithProblem } from './reply-with-problem.server.ts';

const PAGES = ['/', '/sample', '/checkout/:sessionId'];
/** Compressed copies are chosen by `Accept-Encoding`, never asked for by name; the page itself is served at its routes only. */
const NOT_BY_NAME = /\.(br|gz|map)$|^\/index\.html$/;

/** The page at its routes, the same page with status 404 at any other, and the files it is built of. */
export async function addPageRoutes(app: App, { webDir }: AppParts): Promise<void> {
  const html = await readFile(join(webDir, 'index.html'));
  const sendPage = (reply: FastifyReply, status: number) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);

  for (const url of PAGES) app.get(url, { schema: { hide: true } }, (_request, reply) => sendPage(reply, 200));

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
    return isPage ? sendPage(reply, 404) : replyWithProblem(request, reply, 'not-found');
  });
}
