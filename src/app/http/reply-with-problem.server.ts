// Whatever is refused is told the same way: RFC 9457, in the language of whoever asked.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../language/language.ts';
import { Problem, type ProblemCode } from '../../problems/problem.ts';
import { PROBLEMS } from '../../problems/problem-texts.ts';
import { DatabaseAway } from '../database-away.ts';

/** A server of PostgreSQL is started again in about this time. */
const RETRY_DATABASE_SECONDS = 5;
const MEDIA_TYPE = 'application/problem+json';

const problemBody = z.object({ status: z.int(), title: z.string(), detail: z.string(), code: z.string() });

/** How a refusal is described in the API's description; merged into every call's responses. */
export const problemResponse = {
  '4xx': { description: 'Refused', content: { [MEDIA_TYPE]: { schema: problemBody } } },
  '5xx': { description: 'Failed', content: { [MEDIA_TYPE]: { schema: problemBody } } },
};

const CODES_OF_FASTIFY: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
};

const CODES_OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'malformed-json',
  404: 'not-found',
  413: 'body-too-large',
  415: 'not-json',
};

export function replyWithProblem(request: FastifyRequest, reply: FastifyReply, code: ProblemCode): FastifyReply {
  const language = languageOf(request);
  const { status, title, detail } = PROBLEMS[code];
  return reply.code(status).type(MEDIA_TYPE).send({ status, title: title[language], detail: detail[language], code });
}

/** The error handler: finds the code of what was thrown. What nobody foresaw is logged and told as "unexpected", without its trace. */
export function replyToError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The static files refuse odd spellings of a path with 403: to whoever asks there is nothing there.
  if (statusOf(error) === 403) {
    reply.callNotFound();
    return reply;
  }
  const code = codeOf(error);
  if (code === 'unexpected') request.log.error({ err: error }, 'unexpected failure');
  if (error instanceof DatabaseAway) {
    request.log.error({ err: error }, 'the database takes nothing');
    reply.header('retry-after', RETRY_DATABASE_SECONDS);
  }
  if (error instanceof Problem && error.retryAfterSeconds !== null) reply.header('retry-after', error.retryAfterSeconds);
  return replyWithProblem(request, reply, code);
}

/** The body's language, else the session's, else the browser's, else Spanish. */
export function languageOf(request: FastifyRequest): Language {
  const { body } = request;
  if (typeof body === 'object' && body !== null && 'language' in body && isLanguage(body.language)) return body.language;
  return request.session?.language ?? readAcceptLanguage(request.headers['accept-language']);
}

function codeOf(error: unknown): ProblemCode {
  if (error instanceof Problem) return error.code;
  if (error instanceof DatabaseAway) return 'database-unavailable';
  if (hasZodFastifySchemaValidationErrors(error)) return codeOfInvalid(error.validation[0]);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CODES_OF_FASTIFY[code] ?? CODES_OF_STATUS[statusOf(error)] ?? 'unexpected';
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
}

function codeOfInvalid(issue: { instancePath: string; keyword: string; message?: string } | undefined): ProblemCode {
  if (issue?.instancePath === '/sessionId') return 'malformed-session-id';
  if (issue?.instancePath === '/language') return 'unknown-language';
  if (issue?.instancePath === '/answer' && issue.keyword === 'too_big') return 'answer-too-long';
  if (issue?.instancePath === '/answer' && issue.keyword === 'custom') return 'blank-answer';
  return 'invalid-request';
}

/** The best weighted of our two languages in `Accept-Language`; Spanish when it names neither. */
function readAcceptLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='));
    return { language: tag.slice(0, 2), weight: weight ? Number(weight.slice(2)) || 0 : 1 };
  });
  const best = wishes.filter(({ language, weight }) => isLanguage(language) && weight > 0).sort((a, b) => b.weight - a.weight)[0];
  return isLanguage(best?.language) ? best.language : DEFAULT_LANGUAGE;
}
