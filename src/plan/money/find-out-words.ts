// What nobody knew, in the order in which it weighs, with what stands for it here and how to find it out.
import type { KeyInputId } from '../../finance/financial-model.ts';
import { type Bilingual, perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import type { Block, PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { bullets, paragraph } from '../write-block.ts';

interface Unknown {
  readonly name: Bilingual;
  /** The figure this plan counts on meanwhile. */
  readonly figure?: string;
  readonly how: Bilingual;
}

const UNKNOWNS: Readonly<Record<KeyInputId, Unknown>> = {
  priceCents: {
    name: { es: 'El precio', en: 'The price' },
    figure: 'price-charged',
    how: { es: 'preguntar a diez clientes cuánto pagan hoy por lo mismo', en: 'ask ten customers what they pay today for the same thing' },
  },
  monthlyUnits: {
    name: { es: 'Las ventas de un mes', en: 'The sales of a month' },
    figure: 'units-target',
    how: {
      es: 'ofrecerlo a diez personas, con el precio delante, y apuntar cuántas dicen que sí con fecha',
      en: 'offer it to ten people, with the price, and note how many say yes with a date',
    },
  },
  fixedCosts: {
    name: { es: 'Los gastos fijos', en: 'The fixed costs' },
    figure: 'fixed-costs',
    how: { es: 'reunir un recibo o una oferta por cada uno', en: 'collect a bill or an offer for each one' },
  },
  unitCostCents: {
    name: { es: 'El coste de cada {{unit}}', en: 'The cost of each {{unit}}' },
    figure: 'unit-cost',
    how: { es: 'pedir dos tarifas por escrito a quien lo suministra', en: 'ask for two written quotes from whoever supplies it' },
  },
  investment: {
    name: { es: 'La inversión', en: 'The investment' },
    figure: 'investment',
    how: {
      es: 'hacer una lista con el precio de cada cosa y, aparte, otra con lo que ya se tiene',
      en: 'list the price of each thing and, separately, what is already owned',
    },
  },
  ownFunds: {
    name: { es: 'El dinero propio', en: 'The own funds' },
    figure: 'own-funds',
    how: {
      es: 'anotar lo que pone cada persona, con el extracto delante',
      en: 'note what each person puts in, with the bank statement to hand',
    },
  },
  loan: {
    name: { es: 'El préstamo', en: 'The loan' },
    figure: 'loan',
    how: { es: 'pedir una oferta por escrito, con su tipo y sus garantías', en: 'ask for a written offer, with its rate and security' },
  },
  team: {
    name: { es: 'El equipo', en: 'The team' },
    how: { es: 'decir quién trabaja y cuántas horas', en: 'say who works, and how many hours' },
  },
  start: {
    name: { es: 'El mes de apertura', en: 'The opening month' },
    how: { es: 'averiguar la fecha del permiso más lento', en: 'find out the date of the slowest permit' },
  },
  sector: {
    name: { es: 'La clase de negocio', en: 'The kind of business' },
    how: { es: 'decir qué se vende, en una frase', en: 'say what is sold, in one sentence' },
  },
};

/** Of those who pay month after month. */
const ACTIVE: Unknown = { ...UNKNOWNS.monthlyUnits, name: { es: '{{units^}} en activo a la vez', en: 'Active {{units}} at a time' } };

const LEAD: Message = {
  id: 'find-out',
  variants: [
    {
      es: 'La entrevista dio {{fig:said-count*}} de las {{fig:key-count*}} cifras clave. Esto es lo primero que conviene averiguar, por orden de importancia:',
      en: 'The interview gave {{fig:said-count*}} of the {{fig:key-count*}} key figures. These are the first things to find out, in order of importance:',
    },
  ],
};

/** One alone is a sentence; several are done in turn. */
export function hasMuchToFindOut({ model }: Draft): boolean {
  return model.openQuestions.length > 1 && model.saidPct < MOSTLY_SAID_PCT;
}

const MOSTLY_SAID_PCT = 70;

export function tellWhatToFindOut(draft: Draft): readonly Block[] {
  return [
    ...paragraph(draft, [LEAD]),
    bullets(
      draft.model.openQuestions.map(({ id }) =>
        tellUnknown(draft, id === 'monthlyUnits' && draft.diagnosis.isRecurring ? ACTIVE : UNKNOWNS[id]),
      ),
      'number',
    ),
  ];
}

function tellUnknown(draft: Draft, { name, figure, how }: Unknown): PlanText {
  const isCounted = figure !== undefined && draft.figures[figure] !== undefined;
  return label(
    draft,
    perLanguage((language) => `${name[language]}${isCounted ? `${MEANWHILE[language]} {{fig:${figure}*}}` : ''}: ${how[language]}.`),
  );
}

const MEANWHILE: Bilingual = { es: ', aquí', en: ', here' };
