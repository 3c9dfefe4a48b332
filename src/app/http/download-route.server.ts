import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type OpenedDocument, openRow } from '../../documents/document-storage.server.ts';
import { findDocument, type SafeDocument } from '../../documents/document-store.server.ts';
import { findPlanById } from '../../plan/plan-store.server.ts';
import { Problem } from '../../problems/problem.ts';
import { refuseUnpaid } from '../open-plan.server.ts';
import type { App, AppParts } from './app-parts.server.ts';
import { openSession } from './open-session.server.ts';
import { problemResponse } from './reply-with-problem.server.ts';

const PLAN_FILE = /^business-plan-[0-9a-f]{32}(-(ES|EN)\.pdf|\.xlsx)$/;
const SAMPLE_FILES: readonly string[] = ['business-plan-sample-demo-ES.pdf', 'business-plan-sample-demo-EN.pdf'];

/** Downloads: the samples for everybody, a plan's documents for whoever may open its session. */
export function addDownloadRoute(app: App, parts: AppParts): void {
  app.route({
    method: 'GET',
    url: '/api/download/:file',
    schema: { summary: 'Download a document', params: z.object({ file: z.string() }), response: problemResponse },
    handler: async (request, reply) => {
      const { file } = request.params;
      if (SAMPLE_FILES.includes(file)) {
        const sample = await readSample(parts.sampleDir, file);
        return sendDocument(reply, sample, openRow(sample), 'public, max-age=3600');
      }
      const document = await findOwnDocument(parts, request, file);
      const opened = await parts.storage.open(document);
      return sendDocument(reply.header('x-robots-tag', 'noindex'), document, opened, 'private, no-store');
    },
  });
}

/** The name is matched whole and then looked up; it never becomes part of a path. */
async function findOwnDocument(parts: AppParts, request: FastifyRequest, file: string): Promise<SafeDocument> {
  const document = PLAN_FILE.test(file) ? await findDocument(parts.database, file) : null;
  const plan = document && (await findPlanById(parts.database, document.planId));
  if (!plan) throw new Problem('not-found');
  await openSession(parts, request, plan.sessionId);
  await refuseUnpaid(parts.payments, plan.id);
  return document;
}

/** One of the two names above, so joining it to the folder is safe. */
async function readSample(sampleDir: string, name: string): Promise<SafeDocument> {
  const bytes = await readFile(join(sampleDir, name)).catch(() => null);
  if (!bytes) throw new Problem('not-found');
  return { name, mediaType: 'application/pdf', bytes };
}

function sendDocument(
  reply: FastifyReply,
  { name, mediaType }: SafeDocument,
  { size, stream }: OpenedDocument,
  cacheControl: string,
): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-length', size)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', cacheControl)
    .send(stream);
}
