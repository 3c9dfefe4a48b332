import { z } from 'zod';
import type { Bilingual } from '../../language/language.ts';
import { type NoticeFacts, writePrivacyNotice } from '../../privacy/write-privacy-notice.ts';
import { Problem } from '../../problems/problem.ts';
import { findKeepers } from '../find-keepers.server.ts';
import { modelRecipient } from '../read-model-settings.server.ts';
import type { Settings } from '../settings.server.ts';
import type { App, AppParts } from './app-parts.server.ts';
import { problemResponse } from './reply-with-problem.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 wants less than a year. It is written anew each day, so a copy never lives long past a change. */
const SECURITY_NOTE_DAYS = 180;

const bilingual = z.object({ es: z.string(), en: z.string() }) satisfies z.ZodType<Bilingual>;
const notice = z.array(z.object({ id: z.string(), title: bilingual, paragraphs: z.array(bilingual) }));

/** What the site says about itself: the privacy notice, and where to report a weakness. */
export function addNoticeRoutes(app: App, { settings, clock }: AppParts): void {
  const sections = writePrivacyNotice(noticeFacts(settings)).map((each) => ({ ...each, paragraphs: [...each.paragraphs] }));

  app.route({
    method: 'GET',
    url: '/api/privacy',
    schema: { summary: 'The privacy notice in both languages, as this site is set up', response: { 200: notice, ...problemResponse } },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return sections;
    },
  });

  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const { email } = settings.controller;
    if (email === null) throw new Problem('not-found');
    const today = Math.floor(clock().getTime() / DAY_MS) * DAY_MS;
    const expires = new Date(today + SECURITY_NOTE_DAYS * DAY_MS).toISOString();
    const canonical = `${settings.publicUrl}/.well-known/security.txt`;
    const lines = [`Contact: mailto:${email}`, `Expires: ${expires}`, 'Preferred-Languages: es, en', `Canonical: ${canonical}`, ''];
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(lines.join('\n'));
  });
}

function noticeFacts(settings: Settings): NoticeFacts {
  const { controller, retentionDays, retentionDaysPaid, isHttps, payments, model } = settings;
  return {
    controller,
    retentionDays,
    retentionDaysPaid,
    isHttps,
    takesPayments: payments !== null,
    modelProvider: model && modelRecipient(model),
    keptElsewhere: findKeepers(settings),
  };
}
