// What lenders of a country ask of whoever opens a small business, beyond the accounts.
// US: SBA standard operating procedure 50 10 8 (a tenth of a start-up's cost, guarantee of owners of a fifth, ten years for equipment and working capital).
// Mexico: requirements of commercial banks for SME credit and Nafin's guarantee. Spain: CIRBE and the mutual guarantee societies.
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';

const borrowsFromBank = (country: string) => (draft: Draft) =>
  draft.model.assumptions.country === country && draft.diagnosis.hasLoan && !draft.model.assumptions.isFamilyLoan;

export const LENDERS: readonly Message[] = [
  {
    id: 'bank.lender.us',
    when: borrowsFromBank('US'),
    variants: [
      {
        es: 'Reunir lo que suele exigir un banco con garantía de la SBA: aval personal de cada socio con una quinta parte o más, últimas declaraciones de impuestos y al menos una décima parte de dinero propio. Su plazo puede llegar a diez años: preguntar qué cuota quedaría.',
        en: 'Have ready what a bank with an SBA guarantee asks for: the personal guarantee of every owner of a fifth or more, recent tax returns and at least a tenth of the cost as an owner’s contribution. Its term can reach ten years: ask what the instalment would be.',
      },
    ],
  },
  {
    id: 'bank.lender.mx',
    when: borrowsFromBank('MX'),
    variants: [
      {
        es: 'Pedir ya el reporte del Buró de Crédito de cada persona que firma, y nombrar al obligado solidario: sin dos años de operación, un banco suele pedirlo, o una garantía de Nafin.',
        en: 'Order the Buró de Crédito report of everyone who signs, and name the co-signer (obligado solidario): without two years of trading a bank usually wants one, or a Nafin guarantee.',
      },
    ],
  },
  {
    id: 'bank.lender.es',
    when: borrowsFromBank('ES'),
    variants: [
      {
        es: 'Pedir el informe de la CIRBE de quien firma y preguntar qué aval exige el banco. Si es demasiado, una sociedad de garantía recíproca puede avalar una parte.',
        en: 'Order the Bank of Spain’s credit report (CIRBE) on whoever signs, and ask what guarantee the bank requires. If it is too much, a mutual guarantee society can cover part.',
      },
    ],
  },
];
