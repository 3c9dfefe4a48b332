import type { Bilingual } from '../language/language.ts';
import type { Draft } from './draft.ts';
import { capitalise } from './fill-slots.ts';
import { findLegalForm } from './find-legal-form.ts';
import { permitFigure } from './gather-permit-figures.ts';
import { officeFor, PERMIT_KINDS, permitKindOf } from './permit-offices.ts';
import type { Block, PlanText } from './plan.ts';
import { LEGAL_FORM, REGISTRATIONS } from './registration-words.ts';
import { join, label, sayFirst } from './say.ts';
import { capital, figure, pairs, table, words } from './write-block.ts';

/** In whose name it opens, and what is asked for where, how long it usually takes and by when: the slowest first. */
export function writePermits(draft: Draft): readonly Block[] {
  const slots = { ...draft.slots, ...formSlots(draft) };
  const permits = pairs(draft.sector.pack.permits);
  const rows = PERMIT_KINDS.map(({ id, weeks }) => ({ id, weeks, items: permits.filter(({ en }) => permitKindOf(en) === id) }))
    .filter(({ items }) => items.length > 0)
    .sort((a, b) => b.weeks - a.weeks);
  return [
    { type: 'paragraph', text: sayFirst({ ...draft, slots }, LEGAL_FORM) },
    table({
      title: { es: 'Trámites y seguros, del más lento al más rápido', en: 'Permits and insurance, slowest first' },
      note: label(draft, NOTE),
      size: 'text',
      columns: [
        { head: { es: 'Qué', en: 'What' }, align: 'start', width: 8 },
        { head: { es: 'Se confirma y se pide en', en: 'Verified with and asked of' }, align: 'start', width: 6 },
        { head: { es: 'Semanas', en: 'Weeks' }, align: 'end', width: 2 },
        { head: { es: 'Pedirlo antes del', en: 'Ask before' }, align: 'end', width: 4 },
      ],
      rows: rows.map(({ id, items }) => ({
        cells: [
          words(capital(join(items, '; '))),
          words(capital(officeOf(draft, id))),
          figure(permitFigure('weeks', id), true),
          figure(permitFigure('by', id)),
        ],
      })),
    }),
  ];
}

function officeOf({ country }: Draft, kind: (typeof PERMIT_KINDS)[number]['id']): PlanText {
  return officeFor(country.code, kind);
}

/** The form the founder named, else the two to choose between. */
function formSlots({ facts, country }: Draft): Readonly<Record<string, Bilingual>> {
  const { own, company } = REGISTRATIONS[country.code];
  const told = findLegalForm(facts);
  return {
    ownForm: own,
    ownFormFirst: { es: capitalise(own.es), en: capitalise(own.en) },
    companyForm: company,
    ...(told ? { legalForm: told.name } : {}),
    ...(told?.isCompany ? { isCompany: told.name } : {}),
  };
}

const NOTE: PlanText = {
  es: 'Lo habitual del oficio; los plazos son una guía. Lo lleva quien emprende, con {{fig:pre-opening}} contados para trámites y apertura; los seguros, dentro de «Otros».',
  en: 'The usual list of the trade; the weeks are a guide. The founder sees to it, with {{fig:pre-opening}} counted for formalities and opening; insurance, inside “Other”.',
};
