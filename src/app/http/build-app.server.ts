import { randomUUID } from 'node:crypto';
import swagger from '@fastify/swagger';
import fastify, { LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AppMetrics } from '../metrics/app-metrics.ts';
import type { App, AppParts } from './app-parts.server.ts';
import { addChatRoutes } from './chat-routes.server.ts';
import { addDownloadRoute } from './download-route.server.ts';
import { addEventRoute } from './event-route.server.ts';
import { addHealthRoutes } from './health-routes.server.ts';
import { limitRequests } from './limit-requests.server.ts';
import { addMetricsRoute } from './metrics-route.server.ts';
import { addNoticeRoutes } from './notice-routes.server.ts';
import { addPageRoutes } from './page-routes.server.ts';
import { addPaymentRoutes } from './payment-route.server.ts';
import { addPrivateLinkRoutes } from './private-link-routes.server.ts';
import { refuseForeignSite } from './refuse-foreign-site.server.ts';
import { replyToError, replyWithProblem } from './reply-with-problem.server.ts';
import { securityHeaders, setSecurityHeaders } from './set-security-headers.server.ts';

const MOST_BODY_BYTES = 64 * 1024;
/** How long a client may take to send a whole request. */
const REQUEST_TIMEOUT_MS = 30_000;

/** The whole HTTP side, without a port: everything it works with is handed in. */
export async function buildApp(parts: AppParts): Promise<App> {
  const app = createApp(parts);
  setSecurityHeaders(app, parts.settings.isHttps);
  followResponses(app, parts.metrics);
  refuseForeignSite(app, parts.settings.publicUrl);
  limitRequests(app, parts);
  app.decorateRequest('session', null);
  app.setErrorHandler((error, request, reply) => replyToError(error, request, reply));
  app.removeContentTypeParser('text/plain');
  // No body at all is an empty one: every field of it has a default or is refused by its schema.
  app.addHook('preValidation', async (request) => {
    request.body ??= {};
  });

  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Trama', version: '1', description: 'Interview, plan and documents.' } },
    transform: jsonSchemaTransform,
  });
  addHealthRoutes(app, parts);
  addMetricsRoute(app, parts);
  if (parts.settings.role === 'worker') {
    app.setNotFoundHandler((request, reply) => replyWithProblem(request, reply, 'not-found'));
    return app;
  }
  addChatRoutes(app, parts);
  addEventRoute(app, parts);
  addPrivateLinkRoutes(app, parts);
  addNoticeRoutes(app, parts);
  await addPaymentRoutes(app, parts);
  addDownloadRoute(app, parts);
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await addPageRoutes(app, parts);
  return app;
}

function createApp({ logTo, settings }: AppParts): App {
  const app = fastify({
    logger: logTo ? { stream: logTo } : false,
    // One line a response is written below; Fastify's own names addresses, which hold session ids.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: [...settings.trustedProxies],
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 128 },
    // An address that cannot be decoded is refused before any hook runs.
    frameworkErrors: (error, request, reply) => {
      replyToError(error, request, reply.headers(securityHeaders(settings.isHttps)));
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app.withTypeProvider() as App;
}

/**
 * Counts and logs each response: route pattern, status and duration; no body, no cookie, no id of a session, no address of a visitor.
 * The request's own id stands in its log lines and in the reply, so that a visitor's report leads to them.
 */
function followResponses(app: App, metrics: AppMetrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    metrics.requestAnswered({ method, route, status, seconds: elapsedTime / 1000 });
    const line = { method, route, status, ms: Math.round(elapsedTime * 10) / 10 };
    if (route.startsWith('/api')) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
  });
}
