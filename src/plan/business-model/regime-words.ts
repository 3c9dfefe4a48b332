// The tax that these sums are made with, where the founder told of another or the place has its own.
import { isBasquePlace, isForalPlace } from '../../countries/provincial-taxes.ts';
import { SIMPLIFIED_REGIMES } from '../../countries/simplified-regimes.ts';
import type { FactSheet } from '../../facts/fact.ts';
import { tellsOf } from '../../facts/tells-of.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';

const place = (facts: FactSheet) => foldText(facts.city?.value ?? '');
/** Whether taxes are the province's own there: Navarre, and the Basque three. */
export function isForal({ country, facts }: Pick<Draft, 'country' | 'facts'>): boolean {
  return isForalPlace(country.code, place(facts));
}

/** Where invoices go through TicketBAI: Navarre has none of it. */
export function hasTicketBai({ country, facts }: Pick<Draft, 'country' | 'facts'>): boolean {
  return isBasquePlace(country.code, place(facts));
}

const isIn = ({ model }: Draft, country: string) => model.assumptions.country === country;

/** Told of the regime that these sums would follow if the forecast fitted into it. */
const tellsOfSimplified = ({ country, facts }: Draft) => {
  const regime = SIMPLIFIED_REGIMES[country.code];
  return regime !== undefined && tellsOf(facts, regime.words);
};

/** The first that holds is said in place of the general sentence. */
export const REGIMES: readonly Message[] = [
  {
    id: 'regime.monotributo.over',
    when: (draft) => tellsOfSimplified(draft) && !draft.model.assumptions.isSimplified,
    variants: [
      {
        es: 'En la entrevista se habló de monotributo, pero la previsión lo supera: el mejor año suma {{fig:regime-sales*}} con impuesto y el tope de la escala de {{fig:regime-since}} era de {{fig:regime-limit*}}, así que no cabe en él. Por eso el plan sigue el régimen general, y el contador debe revisar la escala que rija al abrir.',
        en: 'The interview mentioned a simplified regime (monotributo), but the forecast exceeds it: the best year comes to {{fig:regime-sales*}} with tax and the ceiling of the {{fig:regime-since}} scale was {{fig:regime-limit*}}. The plan therefore follows the general regime, and the accountant should check the scale in force at opening.',
      },
    ],
  },
  {
    id: 'regime.monotributo',
    when: ({ model }) => model.assumptions.isSimplified,
    variants: [
      {
        es: 'En la entrevista se habló de monotributo, y la previsión cabe: el mejor año suma {{fig:regime-sales*}} con impuesto y el tope de la escala de {{fig:regime-since}} era de {{fig:regime-limit*}}. Por eso el precio entra entero, el IVA de las compras está en el costo y la cuota, que está en los gastos fijos, sustituye al impuesto a las ganancias. El contador tiene que confirmar la categoría.',
        en: 'The interview mentioned a simplified regime (monotributo), and the forecast fits within it: the best year comes to {{fig:regime-sales*}} with tax and the ceiling of the {{fig:regime-since}} scale was {{fig:regime-limit*}}. The whole price is therefore kept, VAT on purchases stays in the costs, and the monthly fee, part of the fixed costs, replaces tax on profit. The accountant has to confirm the category.',
      },
    ],
  },
  {
    id: 'regime.resico',
    when: (draft) => isIn(draft, 'MX') && tellsOf(draft.facts, /\b(?:resico|simplificado de confianza|incorporacion fiscal)\b/),
    variants: [
      {
        es: 'En la entrevista se habló de un régimen simplificado, pero estas cuentas siguen el general. En el RESICO el ISR se paga a un tipo bajo sobre lo cobrado y no sobre la utilidad, y el IVA no cambia. La contadora tiene que rehacer esa línea.',
        en: 'The interview mentioned a simplified regime, but the plan follows the general one. Under RESICO income tax is paid at a low rate on what is collected and not on profit, and VAT stays the same. The accountant has to redo that line.',
      },
    ],
  },
  {
    id: 'regime.recargo',
    when: (draft) => isIn(draft, 'ES') && tellsOf(draft.facts, /\brecargo de equivalencia\b/),
    variants: [
      {
        es: 'En la entrevista se habló de recargo de equivalencia, pero estas cuentas siguen el régimen general del IVA. Con el recargo no se declara IVA ni se recupera, y se paga algo más en cada factura del proveedor. La asesoría tiene que rehacer esa línea.',
        en: 'The interview mentioned the retailers’ surcharge (recargo de equivalencia), but the plan follows the general VAT regime. With the surcharge no VAT is declared or recovered, and each supplier’s invoice costs a little more. The accountant has to redo that line.',
      },
    ],
  },
  {
    id: 'regime.foral.known',
    when: hasTicketBai,
    variants: [
      {
        es: 'El impuesto es el {{fig:profit-tax}} de una sociedad pequeña, que es el tipo de la norma foral{{inPlace}}. La hacienda foral tiene que confirmar sus deducciones y el límite para compensar pérdidas anteriores; por cuenta propia se tributa de otra manera.',
        en: 'The tax is the {{fig:profit-tax}} of a small company, the rate under provincial (foral) rules{{inPlace}}. The provincial treasury has to confirm deductions and the limit on setting off earlier losses; a sole trader is taxed differently.',
      },
    ],
  },
  {
    id: 'regime.foral',
    when: isForal,
    variants: [
      {
        es: 'El impuesto es el general de una sociedad pequeña, pero{{inPlace}} rige la norma foral, con tipos propios que hay que confirmar en la hacienda foral. Por cuenta propia se tributa de otra manera.',
        en: 'The tax is the general one of a small company, but provincial (foral) rules apply{{inPlace}}, with rates of their own to be confirmed at the provincial treasury. A sole trader is taxed differently.',
      },
    ],
  },
];
