// A small plan to reword, and desks that answer as a test wants.
import type { Plan } from '../plan/plan.ts';
import type { ModelAnswer, ModelCall, ModelDesk } from './model-call.ts';

const said = (value: number) => ({ kind: 'money', value, origin: 'said' }) as const;

export const SMALL_PLAN: Plan = {
  id: '0'.repeat(32),
  date: '2026-11-20',
  name: 'Flor de Azahar',
  family: 'comercio',
  currency: 'EUR',
  locales: { es: 'es-ES', en: 'en-IE' },
  paper: 'a4',
  figures: { price: said(32), 'margin-unit': said(19), 'fixed-costs': said(3950), 'loss-y1': said(800) },
  quotes: {
    problem: { text: 'En Ruzafa nadie vende flores frescas después de las 20', language: 'es' },
    'said-price': { text: '32 € el ramo', language: 'es' },
  },
  cover: {
    name: 'Flor de Azahar',
    tagline: { es: 'Una floristería', en: 'A flower shop' },
    place: 'Valencia',
    revenue: [],
    cash: [],
    facts: [],
  },
  pages: [
    {
      id: 'summary',
      title: { es: 'Resumen', en: 'Summary' },
      blocks: [
        {
          type: 'heading',
          text: { es: 'La cuenta de cada mes, dicha en una sola línea', en: 'The sums of each month, told in a single line' },
        },
        {
          type: 'columns',
          columns: [
            [
              {
                type: 'paragraph',
                text: {
                  es: 'Cada ramo se cobra a {{fig:price*}} y deja {{fig:margin-unit*}} después de pagar las flores.',
                  en: 'Each bouquet brings in {{fig:price*}} and leaves {{fig:margin-unit*}} after the flowers are paid for.',
                },
              },
            ],
            [
              {
                type: 'paragraph',
                text: {
                  es: 'El primer año deja una pérdida de {{fig:loss-y1*}} y hay que decirlo así.',
                  en: 'The first year leaves a loss of {{fig:loss-y1*}} and it has to be said.',
                },
              },
            ],
          ],
        },
      ],
    },
    {
      id: 'marketing',
      title: { es: 'Marketing', en: 'Marketing' },
      blocks: [
        {
          type: 'scenes',
          scenes: [
            {
              title: { es: 'El deseo', en: 'The wish' },
              text: {
                es: 'Alguien sale tarde del trabajo y quiere llevar flores frescas a casa.',
                en: 'Somebody leaves work late and wants to take fresh flowers home.',
              },
            },
          ],
        },
        {
          type: 'paragraph',
          text: {
            es: 'Los gastos fijos de {{fig:fixed-costs*}} incluyen los carteles por el barrio y la ficha de Google.',
            en: 'Fixed costs of {{fig:fixed-costs*}} include posters around the neighbourhood and a Google profile.',
          },
        },
      ],
    },
    {
      id: 'assumptions',
      title: { es: 'Hipótesis', en: 'Assumptions' },
      blocks: [
        {
          type: 'paragraph',
          text: {
            es: 'Todo lo que aquí se da por supuesto lleva su marca y su origen.',
            en: 'Everything taken for granted here bears its mark and its origin.',
          },
        },
      ],
    },
  ],
};

/** What a well-behaved model writes for the small plan. */
export const GOOD_WORDS: Readonly<Record<string, { es: string; en: string }>> = {
  '1.0.0': {
    es: 'De los {{fig:price*}} que se cobran por ramo, pagadas las flores, quedan {{fig:margin-unit*}}.',
    en: 'Out of the {{fig:price*}} charged for a bouquet, {{fig:margin-unit*}} is left once the flowers are paid for.',
  },
  '0.0': {
    es: 'Es tarde, alguien sale del trabajo y quiere volver a casa con flores frescas.',
    en: 'It is late, somebody leaves work and wants to come home with fresh flowers.',
  },
  '1': {
    es: 'Dentro de los {{fig:fixed-costs*}} de gastos fijos van la ficha de Google y los carteles por el barrio.',
    en: 'The Google profile and the posters around the neighbourhood are inside the fixed costs of {{fig:fixed-costs*}}.',
  },
};

export const GOOD_TRANSLATIONS: Readonly<Record<string, string>> = {
  problem: 'In Ruzafa nobody sells fresh flowers after 20',
  'said-price': '€32 the bouquet',
};

interface Paragraph {
  readonly id: string;
  readonly es: string;
  readonly en: string;
}

/** What the model was shown. */
export interface Shown {
  readonly business?: string;
  readonly paragraphs?: readonly Paragraph[];
  readonly answers?: readonly { readonly text: string }[];
  readonly quotations?: readonly { readonly id: string; readonly text: string; readonly from: string }[];
  readonly rejected?: readonly { readonly id: string; readonly reason: string }[];
}

export interface ListeningDesk extends ModelDesk {
  readonly calls: ModelCall<unknown>[];
}

/** A desk whose model answers each call with what `write` gives. What does not fit the schema is a malformed answer. */
export function deskOf(write: (shown: Shown, call: ModelCall<unknown>) => unknown): ListeningDesk {
  const calls: ModelCall<unknown>[] = [];
  return {
    calls,
    async ask<Value>(call: ModelCall<Value>): Promise<ModelAnswer<Value>> {
      calls.push(call as ModelCall<unknown>);
      const given = await write(call.data as Shown, call as ModelCall<unknown>);
      const value = call.schema.safeParse(given);
      return value.success ? { value: value.data } : { failure: 'malformed' };
    },
    usage: () => ({ calls: calls.length, inputTokens: 0, outputTokens: 0 }),
  };
}

/** Answers with these words and translations, the rest as it was shown. */
export function writeGood({ paragraphs, quotations }: Shown): object {
  return paragraphs
    ? { paragraphs: paragraphs.map((shown) => ({ id: shown.id, ...(GOOD_WORDS[shown.id] ?? { es: shown.es, en: shown.en }) })) }
    : { translations: (quotations ?? []).map(({ id }) => ({ id, text: GOOD_TRANSLATIONS[id] ?? '' })) };
}
