import type { Bilingual } from '../language/language.ts';
import type { Draft } from './draft.ts';
import { capitalise } from './fill-slots.ts';
import { findLegalForm } from './find-legal-form.ts';
import { permitFigure } from './gather-permit-figures.ts';
import { gatherPermits } from './gather-permits.ts';
import type { Message } from './message.ts';
import { officeFor, PERMIT_KINDS } from './permit-offices.ts';
import type { Block } from './plan.ts';
import { LEGAL_FORM, REGISTRATIONS } from './registration-words.ts';
import { join, sayFirst } from './say.ts';
import { stepSlots, TOO_SOON } from './steps-words.ts';
import { capital, figure, table, words } from './write-block.ts';

/** Beyond these, papers of one's own make room for what others grant. */
const MOST_ROWS = 6;

/** In whose name it opens, and what is asked for where, how long it usually takes and by when: the slowest first. */
export function writePermits(draft: Draft): readonly Block[] {
  const slots = { ...draft.slots, ...formSlots(draft), ...stepSlots(draft) };
  const permits = gatherPermits(draft.facts, draft.model.assumptions, draft.sector);
  const rows = PERMIT_KINDS.map(({ id, weeks }) => ({
    id,
    weeks,
    items: permits.filter(({ kind }) => kind === id).map(({ text }) => text),
  }))
    .filter(({ items }) => items.length > 0)
    .filter(({ id }, _, all) => all.length <= MOST_ROWS || id !== 'papers')
    .sort((a, b) => Number(b.id === 'register') - Number(a.id === 'register') || b.weeks - a.weeks);
  return [
    { type: 'paragraph', text: sayFirst({ ...draft, slots }, LEGAL_FORM) },
    table({
      title: {
        es: 'Trámites y seguros: el alta y, después, del más lento al más rápido',
        en: 'Permits and insurance: registration, then slowest first',
      },
      note: sayFirst({ ...draft, slots }, [...TOO_SOON, NOTE]),
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
          words(capital(officeFor(draft.country.code, id))),
          figure(permitFigure('weeks', id), true),
          figure(permitFigure('by', id)),
        ],
      })),
    }),
  ];
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

const NOTE: Message = {
  id: 'permits.note',
  variants: [
    {
      es: 'Lo habitual; los plazos son una guía. Lo lleva quien emprende, con {{fig:pre-opening}} para trámites y apertura; los seguros, en «Otros».',
      en: 'The usual list; the weeks are a guide. For formalities, {{fig:pre-opening}} is set aside; insurance, inside “Other”.',
    },
  ],
};
