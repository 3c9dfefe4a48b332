// Where the owner's pay comes from when nobody put a figure on it, and what it still has to pay.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

/** Whether what the founder pays for themselves to the state was told as a cost of the month. */
export function ownDues(facts: FactSheet): boolean {
  const lines = factValue(facts, 'costLines') ?? [];
  return lines.some(({ label }) => OWN_DUES.test(foldText(label)));
}

/** By the words of each country: «la cuota de autónomos», «monotributo», "my national insurance". */
const OWN_DUES =
  /\b(?:autonom[oa]s?|reta|monotributo|mi (?:cuota|seguridad social|seguro social|aporte\w*)|my (?:national insurance|self.employment tax|social security)|cuota propia)\b/;

/** Whether own pay without a figure is part of the costs that were told, and adds nothing to them. */
function isWithinCosts({ facts, figures, model, diagnosis }: Draft): boolean {
  return (
    diagnosis.fixedCostsSaid &&
    facts.founderPay === undefined &&
    model.assumptions.extraPay.value === 0 &&
    amountOf(figures, 'cost-founder') > 0
  );
}

const isShared = ({ figures }: Draft) => amountOf(figures, 'pay-each') > 0;

const EACH = {
  es: '{{eachFounder^}} cobraría {{fig:pay-each*}} al mes, que el plan toma de los {{fig:fixed-costs}} porque no se dio otra cifra. De ahí saldrán',
  en: '{{eachFounder^}} would be paid {{fig:pay-each*}} a month, taken from the {{fig:fixed-costs}} as no figure was given. Out of it come',
};
const AGREED = {
  es: 'Hay que comprobar que basta para vivir y firmar antes de abrir qué aporta cada parte y qué pasa si alguien se va.',
  en: 'They should check that it is enough to live on, and sign before opening who puts in what and what happens if one leaves.',
};

/** The same of several who own it, each with a share of it. */
export const SHARED_PAY: readonly Message[] = [
  {
    id: 'team.pay.partners.reta',
    when: (draft) => isShared(draft) && isWithinCosts(draft) && owesDues(draft),
    variants: [
      {
        es: `${EACH.es} la cuota de autónomo (RETA) y los impuestos. ${AGREED.es}`,
        en: `${EACH.en} the self-employed contribution (RETA) and tax. ${AGREED.en}`,
      },
    ],
  },
  {
    id: 'team.pay.partners.within',
    when: (draft) => isShared(draft) && isWithinCosts(draft),
    variants: [{ es: `${EACH.es} la cuota propia y los impuestos. ${AGREED.es}`, en: `${EACH.en} contributions and tax. ${AGREED.en}` }],
  },
];

/** In Spain, what nobody told to be paid apart. */
function owesDues({ facts, figures, country }: Draft): boolean {
  return country.code === 'ES' && amountOf(figures, 'cost-founder') > 0 && facts.founderPay?.isNet !== true && !ownDues(facts);
}

/** After what the owner is left with: where it was taken from, and, in Spain, the contribution that nobody told; the first that holds. */
export const OWN_PAY_SOURCE: readonly Message[] = [
  {
    id: 'team.pay.within.reta',
    when: (draft) => !isShared(draft) && isWithinCosts(draft) && owesDues(draft),
    variants: [
      {
        es: 'La entrevista no dio cifra de sueldo propio: el plan lo toma de los {{fig:fixed-costs}}, y de él saldrá la cuota de autónomo (RETA).',
        en: 'The interview gave no figure for own pay: the plan takes it from the {{fig:fixed-costs}}, and the self-employed contribution (RETA) comes out of it.',
      },
    ],
  },
  {
    id: 'team.pay.within',
    when: (draft) => !isShared(draft) && isWithinCosts(draft),
    variants: [
      {
        es: 'La entrevista no dio cifra de sueldo propio: el plan lo toma de los {{fig:fixed-costs}} de gastos fijos.',
        en: 'The interview gave no figure for own pay: the plan takes it from the {{fig:fixed-costs}} of fixed costs.',
      },
    ],
  },
  {
    id: 'team.pay.reta',
    when: (draft) => owesDues(draft) && !(isShared(draft) && isWithinCosts(draft)),
    variants: [
      {
        es: 'De ese sueldo hay que pagar todavía la cuota de autónomo (RETA).',
        en: 'The self-employed contribution (RETA) still has to be paid out of that pay.',
      },
    ],
  },
];
