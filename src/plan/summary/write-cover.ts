import type { Bilingual } from '../../language/language.ts';
import { placeOf } from '../display-name.ts';
import type { Draft } from '../draft.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import type { Message } from '../message.ts';
import type { Cover } from '../plan.ts';
import { label, sayFirst } from '../say.ts';
import { PESOS } from '../voice/currency-words.ts';
import { isPartAssumed } from './lead-words.ts';

export function writeCover(draft: Draft, name: string, displayName: Bilingual): Cover {
  const months = draft.model.months.map(({ number }) => number);
  return {
    name,
    displayName,
    tagline: sayFirst(draft, TAGLINES),
    place: placeOf(draft.facts) || null,
    revenue: months.map((number) => monthFigure(number, 'revenue')),
    cash: months.map((number) => monthFigure(number, 'cash')),
    facts: COVER_FACTS.map((fact) => ({
      label: fact === NEED ? nameMoney(draft, fact.label) : fact === START && draft.steps.isOpen ? RUNNING : fact.label,
      value: label(draft, tellFact(draft, fact)),
    })),
  };
}

const TAGLINES: readonly Message[] = [
  {
    id: 'cover.named',
    when: ({ diagnosis }) => diagnosis.hasName && diagnosis.isKindTold,
    variants: [{ es: '{{aBusiness^}}{{inPlace}}', en: '{{aBusiness^}}{{inPlace}}' }],
  },
  {
    id: 'cover.place',
    when: ({ diagnosis, facts }) => diagnosis.hasName && placeOf(facts) !== '',
    variants: [{ es: 'Por abrir{{inPlace}}', en: 'Opening{{inPlace}}' }],
  },
  {
    id: 'cover.unnamed',
    variants: [{ es: 'Un negocio por abrir{{inPlace}}', en: 'A business to open{{inPlace}}' }],
  },
];

const NEED = { label: { es: 'Dinero necesario', en: 'Money needed' }, value: { es: '{{fig:need*}}', en: '{{fig:need*}}' } };

/** What is needed is more than was told: both stand together, so that nobody takes one for the other. */
const NEED_AND_IN_HAND: Bilingual = {
  es: '{{fig:need*}}; hay {{fig:sources*}}',
  en: '{{fig:need*}}; {{fig:sources*}} in hand',
};

/** A loan is in nobody’s hand before it is signed. */
const NEED_AND_TOLD: Bilingual = {
  es: '{{fig:need*}}; se cuenta con {{fig:sources*}}',
  en: '{{fig:need*}}; {{fig:sources*}} counted on',
};

/** Part of the money counted on was told by nobody. */
const NEED_AND_ASSUMED: Bilingual = {
  es: '{{fig:need*}}; dicho y supuesto, {{fig:sources*}}',
  en: '{{fig:need*}}; stated and assumed, {{fig:sources*}}',
};

function besideNeed(draft: Draft): Bilingual {
  if (isPartAssumed(draft)) return NEED_AND_ASSUMED;
  return draft.model.funding.loan > 0 ? NEED_AND_TOLD : NEED_AND_IN_HAND;
}

/** What each says of this plan. */
function tellFact(draft: Draft, fact: { readonly value: Bilingual }): Bilingual {
  if (fact === NEED && isPartTold(draft)) return besideNeed(draft);
  return fact.value;
}

function isPartTold({ diagnosis, model }: Draft): boolean {
  return diagnosis.hasGap && diagnosis.fundingSaid && model.funding.ownFunds + model.funding.loan > 0;
}

/** Which money it is, where its sign alone does not tell. */
function nameMoney({ model }: Draft, name: Bilingual): Bilingual {
  const pesos = PESOS[model.assumptions.currency];
  return pesos ? { es: `${name.es}, ${pesos.es}`, en: `${name.en}, ${pesos.en}` } : name;
}

const SAID = {
  label: { es: 'Dicho en la entrevista', en: 'Said in the interview' },
  value: {
    es: '{{fig:said-count}} de {{fig:key-count}} cifras clave; el resto, del sector',
    en: '{{fig:said-count}} of {{fig:key-count}} key figures; the rest from the sector',
  },
};

const START = { label: { es: 'Apertura', en: 'Opening' }, value: { es: '{{fig:start*}}', en: '{{fig:start*}}' } };
/** It sells already. */
const RUNNING: Bilingual = { es: 'Cuentas desde', en: 'Figures from' };

const COVER_FACTS: readonly { readonly label: Bilingual; readonly value: Bilingual }[] = [
  { label: { es: 'Actividad', en: 'Activity' }, value: { es: '{{activity}}', en: '{{activity}}' } },
  START,
  NEED,
  { label: { es: 'Personas', en: 'People' }, value: { es: '{{fig:team*}}', en: '{{fig:team*}}' } },
  SAID,
  { label: { es: 'Escrito el', en: 'Written on' }, value: { es: '{{fig:plan-date}}', en: '{{fig:plan-date}}' } },
];
