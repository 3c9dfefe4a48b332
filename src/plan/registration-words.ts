// Under which legal forms a small business is usually opened in each country, and who confirms what it must register. Orientation: the plan says so.
import type { CountryCode } from '../countries/country.ts';
import type { Bilingual } from '../language/language.ts';
import type { Message } from './message.ts';

interface Registration {
  /** After «como…» / “as…”, and after a comma. */
  readonly forms: Bilingual;
  /** Whom to ask, with their articles. */
  readonly authorities: Bilingual;
}

export const REGISTRATIONS: Readonly<Record<CountryCode, Registration>> = {
  ES: {
    forms: { es: 'autónomo o sociedad limitada', en: 'a sole trader (autónomo) or a limited company (SL)' },
    authorities: {
      es: 'la Agencia Tributaria, la Seguridad Social y el ayuntamiento',
      en: 'the tax agency, Social Security and the town hall',
    },
  },
  MX: {
    forms: {
      es: 'persona física con actividad empresarial o SAS',
      en: 'an individual with business activity or a simplified company (SAS)',
    },
    authorities: { es: 'el SAT, el IMSS y el municipio', en: 'the tax service (SAT), Social Security (IMSS) and the municipality' },
  },
  CO: {
    forms: { es: 'persona natural comerciante o SAS', en: 'an individual trader or a simplified company (SAS)' },
    authorities: {
      es: 'la cámara de comercio, la DIAN y la alcaldía',
      en: 'the chamber of commerce, the tax office (DIAN) and the mayor’s office',
    },
  },
  AR: {
    forms: {
      es: 'monotributista, responsable inscripto o SAS',
      en: 'a simplified taxpayer (monotributo), a registered one or a simplified company (SAS)',
    },
    authorities: { es: 'ARCA, la provincia y la municipalidad', en: 'the tax agency (ARCA), the province and the city council' },
  },
  CL: {
    forms: { es: 'persona natural, EIRL o SpA', en: 'an individual, an EIRL or an SpA' },
    authorities: { es: 'el SII y la municipalidad', en: 'the tax service (SII) and the municipality' },
  },
  PE: {
    forms: { es: 'persona natural con negocio, EIRL o SAC', en: 'an individual in business, an EIRL or an SAC' },
    authorities: { es: 'la SUNAT y la municipalidad', en: 'the tax administration (SUNAT) and the municipality' },
  },
  EC: {
    forms: { es: 'persona natural con RUC o SAS', en: 'an individual with a RUC or a simplified company (SAS)' },
    authorities: { es: 'el SRI, el IESS y el municipio', en: 'the tax service (SRI), Social Security (IESS) and the municipality' },
  },
  US: {
    forms: { es: 'sole proprietor o LLC', en: 'a sole proprietor or an LLC' },
    authorities: {
      es: 'el IRS, el estado y la ciudad o el condado',
      en: 'the IRS, the state and the city or county',
    },
  },
  GB: {
    forms: { es: 'sole trader o limited company', en: 'a sole trader or a limited company' },
    authorities: { es: 'HMRC, Companies House y el council', en: 'HMRC, Companies House and the local council' },
  },
  IE: {
    forms: { es: 'sole trader o limited company', en: 'a sole trader or a limited company' },
    authorities: {
      es: 'Revenue, la Companies Registration Office y el council',
      en: 'Revenue, the Companies Registration Office and the local council',
    },
  },
  ZZ: {
    forms: { es: 'persona física o sociedad', en: 'an individual or a company' },
    authorities: { es: 'la agencia tributaria y el ayuntamiento', en: 'the tax authority and the local council' },
  },
};

export const PERMITS: Message = {
  id: 'permits',
  variants: [
    {
      es: 'Queda por elegir la forma: se abre como {{legalForms}}. Esta lista es la habitual del oficio y está por confirmar con {{authorities}}, que dirán qué hace falta aquí y cuánto tarda.',
      en: 'The legal form is still to be chosen: one opens as {{legalForms}}. This list is the usual one for the trade, to be confirmed with {{authorities}}, who will say what is needed here and how long it takes.',
    },
    {
      es: 'Lo primero es decidir si se abre como {{legalForms}}; la asesoría lo compara en una hora. Lo que sigue suele pedirse en el oficio, y lo confirman {{authorities}} antes de firmar nada.',
      en: 'The first choice is whether to open as {{legalForms}}; an accountant compares them in an hour. What follows is what the trade is usually asked for, to be confirmed with {{authorities}} before anything is signed.',
    },
    {
      es: 'Está sin decidir la forma legal, {{legalForms}}, y de ella dependen el impuesto y la cuota. Los trámites de abajo son los corrientes del oficio: {{authorities}} dirán cuáles tocan en este caso, y con qué plazo.',
      en: 'The legal form, {{legalForms}}, is undecided, and tax and contributions hang on it. The formalities below are the common ones of the trade: {{authorities}} will say which apply in this case, and how long each takes.',
    },
    {
      es: 'Antes que los papeles va una elección, {{legalForms}}, porque cada forma paga y responde de manera distinta. Esto es lo que se exige de costumbre en el oficio; la lista de verdad la dan {{authorities}}.',
      en: 'Before the papers comes a choice, {{legalForms}}, since each form pays and answers for debts differently. This is what the trade is normally asked for; the real list comes from {{authorities}}.',
    },
    {
      es: 'Con esta lista en la mano se pregunta en {{authorities}} qué hace falta y cuánto tarda; una mañana basta. La otra duda es para la asesoría: {{legalForms}}.',
      en: 'With this list in hand, ask {{authorities}} what is needed and how long it takes; a morning is enough. The other question is for an accountant: {{legalForms}}.',
    },
  ],
};
