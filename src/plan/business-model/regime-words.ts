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
        es: 'Se habló de monotributo, y la previsión no cabe en él: el mejor año suma {{fig:regime-sales*}} con impuesto y el tope de la escala de {{fig:regime-since}} era de {{fig:regime-limit*}}. Por eso estas cuentas van por el régimen general; con el contador se mira la escala que rija al abrir.',
        en: 'A simplified regime (monotributo) was mentioned, but the forecast exceeds it: the best year comes to {{fig:regime-sales*}} with tax and the ceiling of the {{fig:regime-since}} scale was {{fig:regime-limit*}}. The plan therefore follows the general regime; check with the accountant the scale in force at opening.',
      },
    ],
  },
  {
    id: 'regime.monotributo',
    when: ({ model }) => model.assumptions.isSimplified,
    variants: [
      {
        es: 'Se habló de monotributo, y la previsión cabe: el mejor año suma {{fig:regime-sales*}} con impuesto y el tope de la escala de {{fig:regime-since}} era de {{fig:regime-limit*}}. Estas cuentas lo siguen: el precio entra entero, el IVA de las compras va dentro del costo y la cuota, que va en los gastos fijos, ocupa el lugar del impuesto a las ganancias. El contador confirma la categoría.',
        en: 'A simplified regime (monotributo) was mentioned, and the forecast fits within it: the best year comes to {{fig:regime-sales*}} with tax and the ceiling of the {{fig:regime-since}} scale was {{fig:regime-limit*}}. The plan follows it: the whole price is kept, VAT on purchases stays in the costs, and the monthly fee, part of the fixed costs, replaces tax on profit. The accountant confirms the category.',
      },
    ],
  },
  {
    id: 'regime.resico',
    when: (draft) => isIn(draft, 'MX') && tellsOf(draft.facts, /\b(?:resico|simplificado de confianza|incorporacion fiscal)\b/),
    variants: [
      {
        es: 'Se habló de un régimen simplificado y estas cuentas van por el general. En el RESICO el ISR se paga sobre lo cobrado y no sobre la utilidad, a un tipo bajo; el IVA sigue igual. La contadora rehace esa línea.',
        en: 'A simplified regime was mentioned, but the plan follows the general one. Under RESICO income tax is paid on what is collected and not on profit, at a low rate; VAT stays the same. The accountant redoes that line.',
      },
    ],
  },
  {
    id: 'regime.recargo',
    when: (draft) => isIn(draft, 'ES') && tellsOf(draft.facts, /\brecargo de equivalencia\b/),
    variants: [
      {
        es: 'Se habló de recargo de equivalencia y estas cuentas van por el régimen general del IVA. Con el recargo no se declara IVA ni se recupera: se paga de más en cada factura del proveedor. La asesoría rehace esa línea.',
        en: 'The retailers’ surcharge (recargo de equivalencia) was mentioned, but the plan follows the general VAT regime. With the surcharge no VAT is declared or recovered: each supplier’s invoice costs more instead. The accountant redoes that line.',
      },
    ],
  },
  {
    id: 'regime.foral.known',
    when: hasTicketBai,
    variants: [
      {
        es: 'El impuesto es el {{fig:profit-tax}} de una sociedad pequeña, que es lo que pide{{inPlace}} la norma foral; sus deducciones, y su límite al descontar pérdidas anteriores, los confirma la hacienda foral. Por cuenta propia se tributa de otra manera.',
        en: 'The tax is the {{fig:profit-tax}} of a small company, as provincial (foral) rules ask{{inPlace}}; their deductions, and their limit on setting off earlier losses, are confirmed at the provincial treasury. A sole trader is taxed differently.',
      },
    ],
  },
  {
    id: 'regime.foral',
    when: isForal,
    variants: [
      {
        es: 'El impuesto es el general de una sociedad pequeña, y{{inPlace}} rige la norma foral, con tipos propios: se confirman en la hacienda foral. Por cuenta propia se tributa de otra manera.',
        en: 'The tax is the general one of a small company, and provincial (foral) rules apply{{inPlace}}, with rates of their own to be confirmed at the provincial treasury. A sole trader is taxed in another way.',
      },
    ],
  },
];
