import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../language/language.ts';
import { type NoticeFacts, writePrivacyNotice } from './write-privacy-notice.ts';

const FACTS: NoticeFacts = {
  controller: { name: 'Ana Ruiz SL', address: 'Calle Mayor 1, Lugo', email: 'datos@plans.example' },
  retentionDays: 30,
  retentionDaysPaid: 90,
  isHttps: true,
  takesPayments: false,
  modelProvider: null,
  keptElsewhere: { answers: null, documents: null },
};

describe('the privacy notice', () => {
  test.each(LANGUAGES)('says all that the law asks for, in %s', (language) => {
    const text = textOf(FACTS, language);
    const asked: Record<typeof language, RegExp[]> = {
      es: [
        /Ana Ruiz SL, Calle Mayor 1, Lugo/,
        /datos@plans\.example/,
        /artículo 6\.1\.b/,
        /voluntario/,
        /interés legítimo/,
        /Ninguna decisión/,
        /30 días/,
        /Acceso y portabilidad/,
        /Rectificación/,
        /Supresión/,
        /oponerte/,
        /AEPD/,
      ],
      en: [
        /Ana Ruiz SL, Calle Mayor 1, Lugo/,
        /datos@plans\.example/,
        /article 6\(1\)\(b\)/,
        /up to you/,
        /legitimate interest/,
        /No decision/,
        /30 days/,
        /Access and portability/,
        /Rectification/,
        /Erasure/,
        /object/,
        /AEPD/,
      ],
    };
    for (const item of asked[language]) expect(text).toMatch(item);
  });

  test('names a model’s provider when answers go there, and says that none is used when they do not', () => {
    expect(textOf(FACTS, 'en')).toMatch(/No external artificial intelligence model is used/);
    const sent = textOf({ ...FACTS, modelProvider: 'Acme Models' }, 'en');
    expect(sent).toMatch(/answers are sent to Acme Models/);
    expect(sent).not.toMatch(/No external/);
    expect(textOf({ ...FACTS, modelProvider: 'Acme Models' }, 'es')).toMatch(/se envían a Acme Models/);
  });

  test('says where answers and documents lie when that is not the server itself, and who keeps them there', () => {
    const [here, network, provider] = [null, { provider: null }, { provider: 'db.example' }];
    const store = { provider: 'objects.example' };
    const said = (answers: { provider: string | null } | null, documents: { provider: string | null } | null) =>
      LANGUAGES.map((language) => textOf({ ...FACTS, keptElsewhere: { answers, documents } }, language)).join('\n');
    expect(said(here, here)).not.toMatch(/base de datos|database|almacén|file store|capítulo V|chapter V/);
    expect(said(provider, here)).toMatch(/respuestas y los documentos se guardan en una base de datos que aloja db\.example\./);
    expect(said(provider, here)).toMatch(/Answers and documents are kept in a database hosted by db\.example\. .*chapter V/);
    expect(said(provider, store)).toMatch(
      /Las respuestas se guardan en .* Los documentos se guardan en un almacén de archivos que aloja objects/,
    );
    expect(said(here, store)).toMatch(/Documents are kept in a file store hosted by objects\.example\. Whoever hosts them/);
    expect(said(here, store)).not.toMatch(/database/);
    expect(said(network, here)).toMatch(/base de datos de otra máquina de la misma red\.\n/);
    expect(said(network, here)).not.toMatch(/chapter V|null/);
    // Nothing but that paragraph speaks of a place, so nothing else can be untrue.
    for (const all of [said(here, here), said(provider, store)])
      expect(all).not.toMatch(/en este (mismo )?servidor|on this (very )?server/);
  });

  test('speaks of Stripe, its cookies, the longer term and the record of payments only where plans are paid for', () => {
    for (const language of LANGUAGES) {
      expect(textOf(FACTS, language)).not.toMatch(/Stripe|90|seis años|six years/);
      const paid = textOf({ ...FACTS, takesPayments: true }, language);
      for (const word of [/14 (días|days)/, /Stripe/, /__stripe_mid/, /__stripe_sid/, /90/, /seis años|six years/])
        expect(paid).toMatch(word);
      expect(paid).not.toMatch(/gratis|are free/);
    }
  });

  test('names the cookies as they are called, and the days as they are set', () => {
    for (const language of LANGUAGES) expect(textOf(FACTS, language)).toMatch(/[«“]trama-language[»”]/);
    expect(textOf(FACTS, 'es')).toContain('«__Host-trama»');
    expect(textOf({ ...FACTS, isHttps: false }, 'en')).toContain('“trama”');
    expect(textOf({ ...FACTS, retentionDays: 1 }, 'es')).toContain('un día después');
  });

  test('a private site that names nobody still says who is responsible', () => {
    const text = textOf({ ...FACTS, controller: { name: null, address: null, email: null } }, 'en');
    expect(text).toMatch(/Whoever runs this site is responsible/);
    expect(text).not.toMatch(/null|undefined/);
  });
});

function textOf(facts: NoticeFacts, language: 'es' | 'en'): string {
  return writePrivacyNotice(facts)
    .flatMap(({ title, paragraphs }) => [title, ...paragraphs])
    .map((each) => each[language])
    .join('\n');
}
