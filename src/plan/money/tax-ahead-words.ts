// The tax on a year's profit, which the sums pay at once in the next and the law asks for sooner.
import type { CountryCode } from '../../countries/country.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';

/** How each country has it paid ahead. Orientation: the accountant sets the dates. */
const AHEAD: Readonly<Record<CountryCode, Bilingual>> = {
  ES: {
    es: 'En España, una sociedad lo paga en julio y, después del primer ejercicio, lo adelanta en abril, octubre y diciembre; por cuenta propia se adelanta cada trimestre',
    en: 'In Spain a company pays it in July and, after its first year, prepays it in April, October and December; a sole trader prepays it every quarter',
  },
  MX: {
    es: 'En México, una sociedad lo declara en marzo y una persona física, en abril, con pagos provisionales cada mes que la sociedad empieza en su segundo ejercicio',
    en: 'In Mexico a company files it in March and an individual in April, with provisional payments every month that a company starts in its second year',
  },
  CO: {
    es: 'En Colombia se adelanta con las retenciones de los clientes y un anticipo al declarar',
    en: 'In Colombia it is prepaid through what customers withhold and an advance paid with the return',
  },
  AR: {
    es: 'En Argentina se adelanta en anticipos desde la primera declaración',
    en: 'In Argentina it is prepaid in instalments from the first return on',
  },
  UY: { es: 'En Uruguay se adelanta cada mes', en: 'In Uruguay it is prepaid every month' },
  CL: { es: 'En Chile se adelanta cada mes con el PPM', en: 'In Chile it is prepaid every month (PPM)' },
  PE: { es: 'En Perú se adelanta cada mes con los pagos a cuenta', en: 'In Peru it is prepaid every month (pagos a cuenta)' },
  EC: {
    es: 'En Ecuador se adelanta con las retenciones de los clientes',
    en: 'In Ecuador it is prepaid through what customers withhold',
  },
  DO: {
    es: 'En la República Dominicana se adelanta en anticipos desde la primera declaración',
    en: 'In the Dominican Republic it is prepaid in instalments from the first return on',
  },
  GT: { es: 'En Guatemala se adelanta cada trimestre', en: 'In Guatemala it is prepaid every quarter' },
  CR: {
    es: 'En Costa Rica se adelanta en tres pagos parciales al año desde la primera declaración',
    en: 'In Costa Rica it is prepaid in three part payments a year from the first return on',
  },
  PA: {
    es: 'En Panamá se adelanta en tres partidas estimadas al año',
    en: 'In Panama it is prepaid in three estimated payments a year',
  },
  CA: {
    es: 'En Canadá la sociedad lo paga a los dos o tres meses del cierre y después lo adelanta a plazos; por cuenta propia se paga a finales de abril',
    en: 'In Canada a company pays it two or three months after its year end and then prepays by instalments; a sole proprietor pays it at the end of April',
  },
  AU: {
    es: 'En Australia se adelanta cada trimestre con el BAS desde la primera declaración',
    en: 'In Australia it is prepaid every quarter with the BAS from the first return on',
  },
  NZ: {
    es: 'En Nueva Zelanda se adelanta en plazos (provisional tax) desde la primera declaración',
    en: 'In New Zealand it is prepaid in instalments (provisional tax) from the first return on',
  },
  US: {
    es: 'En Estados Unidos se liquida a mediados de abril y se adelanta en cuatro pagos estimados al año',
    en: 'In the United States it is settled in mid-April and prepaid in four estimated payments a year',
  },
  GB: {
    es: 'En el Reino Unido una persona lo paga en enero y en julio, con anticipos desde la primera declaración, y una sociedad nueve meses después del cierre',
    en: 'In the United Kingdom a person pays it in January and July, on account from the first return on, and a company nine months after its year end',
  },
  IE: {
    es: 'En Irlanda se adelanta: en otoño por cuenta propia, y antes del cierre del ejercicio una sociedad',
    en: 'In Ireland it is prepaid: in the autumn by a sole trader, and before its year end by a company',
  },
  ZZ: { es: 'En muchos países se adelanta por meses o por trimestres', en: 'In many countries it is prepaid monthly or quarterly' },
};

/** `taxAhead`: how the country has it paid. */
export function withTaxAhead(draft: Draft): Draft {
  return { ...draft, slots: { ...draft.slots, taxAhead: AHEAD[draft.country.code] } };
}

/** Under the months of the first year, which do not pay it. */
export const TAX_AHEAD: Message = {
  id: 'tax.ahead',
  when: ({ figures }) => figures['profit-tax-due'] !== undefined,
  variants: [
    {
      es: 'El impuesto sobre el beneficio del año, {{fig:profit-tax-due*}}, se resta aquí de una sola vez en {{fig:profit-tax-month*}} para simplificar, pero no es la fecha de la ley. {{taxAhead}}. Por eso conviene apartar ese dinero a medida que se gana.',
      en: 'The tax on the year’s profit, {{fig:profit-tax-due*}}, is deducted here in one go in {{fig:profit-tax-month*}} for simplicity, but that is not the legal date. {{taxAhead}}. The money should therefore be set aside as it is earned.',
    },
  ],
};
