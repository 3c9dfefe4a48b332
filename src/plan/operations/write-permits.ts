import { capitalise } from '../../language/capitalise.ts';
import type { Bilingual } from '../../language/language.ts';
import { isForal } from '../business-model/regime-words.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { permitFigure } from '../figures/gather-permit-figures.ts';
import type { Message } from '../message.ts';
import type { Block, Table } from '../plan.ts';
import { holds, join, sayFirst } from '../say.ts';
import { findLegalForm } from '../told/find-legal-form.ts';
import { isCostUntold } from '../told/told-costs.ts';
import { capital, figure, table, words } from '../write-block.ts';
import { besides } from './asked-besides.ts';
import { DUTIES } from './country-permits.ts';
import { gatherPermits, type Permit } from './gather-permits.ts';
import { localOfficeFor } from './local-offices.ts';
import { PERMIT_KINDS, type PermitKind } from './permit-kinds.ts';
import { officeFor } from './permit-offices.ts';
import { IN_ONE_NAME, LEGAL_FORM, OWN_ACTS, REGISTRATIONS } from './registration-words.ts';
import { stepSlots, TOO_SOON } from './steps-words.ts';

/** Beyond so many rows, papers of one's own make room for what others grant; beyond more, a notice of one's own as well. */
const MOST_ROWS = 6;
const CROWDED_ROWS = 9;

/** In whose name it opens, and what is asked for where, how long it usually takes and by when: the slowest first. */
export function writePermits(draft: Draft): readonly Block[] {
  const slots = { ...draft.slots, ...formSlots(draft), ...stepSlots(draft) };
  const permits = gatherPermits(draft.facts, draft.model.assumptions, draft.sector);
  const sure = new Set(permits.filter(({ isConditional, isOnRent }) => !isConditional && !isOnRent).map(({ kind }) => kind));
  const rows = PERMIT_KINDS.map(({ id, weeks }) => ({
    id,
    weeks,
    items: permits.filter(({ kind }) => kind === id).map(({ text }) => text),
  }))
    .filter(({ id }) => sure.has(id) && (id !== 'zoning' || !draft.steps.isOpen))
    .filter(({ id }, _, all) => all.length <= MOST_ROWS || id !== 'papers')
    .filter(({ id }, _, all) => all.length <= CROWDED_ROWS || id !== 'data')
    .sort((a, b) => rankOf(draft, b.id) - rankOf(draft, a.id) || b.weeks - a.weeks);
  return [
    {
      type: 'paragraph',
      text: join(
        [LEGAL_FORM, ...(answersInPerson(draft) ? [OWN_ACTS] : [])].map((messages) => sayFirst({ ...draft, slots }, messages)),
        ' ',
      ),
    },
    table({
      title: {
        es: 'Qué hay que pedir, dónde y cuándo',
        en: 'What to apply for, where and when',
      },
      note: sayFirst({ ...draft, slots }, [...TOO_SOON, NOTE_AWAY_RENTED, NOTE_AWAY, NOTE_WITHIN, NOTE_UNINSURED, NOTE_UNLISTED, NOTE]),
      isNoteSpare: true,
      size: 'text',
      columns: [
        { head: { es: 'Qué', en: 'What' }, align: 'start', width: 10 },
        { head: { es: 'Dónde se pide', en: 'Where to apply' }, align: 'start', width: 6 },
        { head: { es: 'Semanas', en: 'Weeks' }, align: 'end', width: 2 },
        { head: { es: 'Antes del', en: 'Ask before' }, align: 'end', width: 3 },
      ],
      rows: [
        ...rows.map(({ id, items }) => ({
          cells: [
            words(capital(join([...items, ...besides(draft, id)], '; '))),
            words(capital(officeNear(draft, id))),
            figure(permitFigure('weeks', id), true),
            figure(permitFigure('by', id)),
          ],
          ...(spareOf(id) > 0 ? { spare: spareOf(id) } : {}),
        })),
        ...(hiresLater(draft, permits) ? [employerRow(draft)] : []),
        ...conditionalRows(
          draft,
          permits.filter(({ kind }) => !sure.has(kind)),
        ),
      ],
    }),
  ];
}

/** Whether a licensed trade is one of those whose people answer for what they do themselves. */
function answersInPerson(draft: Draft): boolean {
  return draft.sector.isLicensed === true && OWN_ACTS.some((message) => holds(draft, message));
}

/** In the Basque provinces and Navarre. */
const PROVINCIAL: Bilingual = {
  es: 'la hacienda foral y la Seguridad Social',
  en: 'the provincial treasury (hacienda foral) and Social Security',
};
/** Whom to ask, the nearest that is known. */
function officeNear(draft: Draft, kind: PermitKind): Bilingual {
  if (kind === 'register' && isForal(draft)) return PROVINCIAL;
  const { code } = draft.country;
  return localOfficeFor(draft.facts, code, draft.model.assumptions.trade, kind) ?? officeFor(code, kind);
}

/** Whether nobody is employed at opening, and the plan hires hours afterwards. */
function hiresLater({ figures, country }: Draft, permits: readonly Permit[]): boolean {
  return figures['hands-hour'] !== undefined && !permits.some(({ text }) => text === DUTIES[country.code].staff);
}

/** What an employer owes before the first hour that somebody else works. */
function employerRow({ country }: Draft): Table['rows'][number] {
  return {
    cells: [
      words(capital(DUTIES[country.code].staff)),
      words(capital(officeFor(country.code, 'work'))),
      { empty: true },
      figure('short-month'),
    ],
  };
}

/** What nothing told makes sure, in one row: it names no weeks and no day, since the opening does not wait for it. */
function conditionalRows(draft: Draft, permits: readonly Permit[]): Table['rows'] {
  if (permits.length === 0) return [];
  const offices = [...new Set(permits.map(({ kind }) => kind))].map((kind) => officeNear(draft, kind));
  return [
    {
      cells: [
        words(
          capital(
            join(
              permits.map(({ text }) => text),
              '; ',
            ),
          ),
        ),
        words(capital(join(offices, '; '))),
        { empty: true },
        { empty: true },
      ],
      // The opening does not wait for it.
      spare: LAST_TO_STAY,
    },
  ];
}

/** What a full page does without, first to leave first: papers of the business's own, and what no office grants. */
const SPARED: readonly PermitKind[] = ['consumer', 'data', 'safety', 'music', 'papers'];
const LAST_TO_STAY = SPARED.length + 1;

function spareOf(kind: PermitKind): number {
  return SPARED.includes(kind) ? SPARED.length - SPARED.indexOf(kind) : 0;
}

/** What comes before the rest. */
function rankOf({ sector }: Draft, kind: PermitKind): number {
  if (kind === 'profession' && sector.isLicensed === true) return 3;
  return kind === 'zoning' ? 2 : Number(kind === 'register');
}

/** The form the founder named, else the two to choose between. */
function formSlots({ facts, country }: Draft): Readonly<Record<string, Bilingual>> {
  const { own, company, several } = REGISTRATIONS[country.code];
  const told = findLegalForm(facts);
  return {
    ownForm: own,
    severalForm: several ?? IN_ONE_NAME,
    ownFormFirst: { es: capitalise(own.es), en: capitalise(own.en) },
    companyForm: company,
    ...(told ? { legalForm: told.name } : {}),
    ...(told?.isByDues ? { isByDues: told.name } : {}),
    ...(told?.isCompany ? { isCompany: told.name } : {}),
  };
}

/** The place is allowed after the business has begun: nothing waits for it but the place. */
const NOTE_AWAY: Message = {
  id: 'permits.note.away',
  when: (draft) =>
    !draft.steps.isOpen &&
    hasPlaceRow(draft) &&
    draft.steps.list.some(({ id, to, isOngoing }) => id === 'permit-town' && isOngoing === true && to > draft.steps.readyBy),
  variants: [
    {
      es: 'La lista es la habitual y los plazos son orientativos. Como el permiso del local llega después de empezar, hasta entonces se trabaja desde casa o donde el cliente, sin firmar alquiler.',
      en: 'This is the usual list, and the weeks are a guide. The permit for the premises comes after opening: until then work is done from home or at the customer’s, with no lease signed.',
    },
  ],
};

/** Whether the table asks for a place for sure: of one that nobody told of, nothing is waited for. */
function hasPlaceRow({ facts, model, sector }: Draft): boolean {
  return gatherPermits(facts, model.assumptions, sector).some(
    ({ kind, isConditional, isOnRent }) => kind === 'town' && !isConditional && !isOnRent,
  );
}

/** The same where a month's costs have rent in them from the start. */
const NOTE_AWAY_RENTED: Message = {
  id: 'permits.note.away.rented',
  when: (draft) => (NOTE_AWAY.when?.(draft) ?? false) && amountOf(draft.figures, 'cost-rent') > 0,
  variants: [
    {
      es: 'Como el permiso del local llega después de empezar, hasta entonces se trabaja desde casa o donde el cliente. El alquiler está en las cuentas desde la apertura por prudencia. Los plazos son orientativos.',
      en: 'The permit for the premises comes after opening: until then work is done from home or at the customer’s. Rent is in the accounts from opening as a precaution. The weeks are a guide.',
    },
  ],
};

/** Nothing is set aside: they are among the purchases that were told. */
const NOTE_WITHIN: Message = {
  id: 'permits.note.within',
  when: ({ figures }) => amountOf(figures, 'pre-opening') === 0,
  variants: [
    {
      es: 'La lista es la habitual y los plazos son orientativos. Los trámites los lleva quien emprende, y su coste está en la inversión.',
      en: 'This is the usual list, and the weeks are a guide. The cost of the formalities is within the investment.',
    },
  ],
};

/** Costs that were told without any insurance among them. */
const NOTE_UNINSURED: Message = {
  id: 'permits.note.uninsured',
  when: (draft) => isCostUntold(draft, 'insurance'),
  variants: [
    {
      es: 'La lista es la habitual y los plazos son orientativos. Para trámites y apertura hay {{fig:pre-opening}}; no se dijo si los gastos pagan los seguros.',
      en: 'This is the usual list, and the weeks are a guide. {{fig:pre-opening}} is set aside for formalities; the interview did not say whether the costs cover insurance.',
    },
  ],
};

/** The costs of a month hold no such line: nothing may be said to be in it. */
const NOTE_UNLISTED: Message = {
  id: 'permits.note.unlisted',
  when: ({ figures }) => amountOf(figures, 'cost-other') === 0,
  variants: [
    {
      es: 'La lista es la habitual y los plazos son orientativos. Para trámites y apertura hay {{fig:pre-opening}}.',
      en: 'This is the usual list, and the weeks are a guide. {{fig:pre-opening}} is set aside for formalities and opening.',
    },
  ],
};

const NOTE: Message = {
  id: 'permits.note',
  variants: [
    {
      es: 'La lista es la habitual y los plazos son orientativos. Para trámites y apertura hay {{fig:pre-opening}}, y los seguros ya están en los gastos del mes.',
      en: 'This is the usual list, and the weeks are a guide. {{fig:pre-opening}} is set aside for formalities, and insurance is already in the costs of the month.',
    },
  ],
};
