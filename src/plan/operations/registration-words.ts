// Under which legal forms a small business is usually opened in each country, and what differs for a lender.
import type { CountryCode } from '../../countries/country.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Message } from '../message.ts';
import { areSeveral } from '../told/team-words.ts';

interface Registration {
  /** After «como…» / “as…”: in one's own name, and as a company. */
  readonly own: Bilingual;
  readonly company: Bilingual;
  /** Several in their own names, beginning a sentence's clause: where nothing narrower is usual, one of them registers. */
  readonly several?: Bilingual;
}

/** One registers, and a contract says how the others join. */
export const IN_ONE_NAME: Bilingual = {
  es: 'a nombre de una sola persona, con contrato con las demás,',
  en: 'in one person’s name, with a contract with the others,',
};

export const REGISTRATIONS: Readonly<Record<CountryCode, Registration>> = {
  ES: {
    own: { es: 'autónomo', en: 'a sole trader (autónomo)' },
    company: { es: 'una sociedad limitada', en: 'a limited company (SL)' },
    several: { es: 'en comunidad de bienes, con cada cual de autónomo,', en: 'as joint owners (comunidad de bienes), each a sole trader,' },
  },
  MX: {
    own: { es: 'persona física con actividad empresarial', en: 'an individual with business activity' },
    company: { es: 'una SAS', en: 'a simplified company (SAS)' },
  },
  CO: {
    own: { es: 'persona natural comerciante', en: 'an individual trader' },
    company: { es: 'una SAS', en: 'a simplified company (SAS)' },
  },
  AR: {
    own: { es: 'monotributista o responsable inscripto', en: 'a simplified (monotributo) or registered taxpayer' },
    company: { es: 'una SAS', en: 'a simplified company (SAS)' },
    several: {
      es: 'con una inscripción propia cada cual, que factura su parte,',
      en: 'each with a registration of their own, invoicing their part,',
    },
  },
  UY: {
    own: { es: 'empresa unipersonal', en: 'a sole trader (unipersonal)' },
    company: { es: 'una SAS', en: 'a simplified company (SAS)' },
    several: { es: 'en sociedad de hecho, a nombre de todas las personas,', en: 'as a partnership in fact (sociedad de hecho),' },
  },
  CL: {
    own: { es: 'persona natural', en: 'an individual' },
    company: { es: 'una EIRL o una SpA', en: 'an EIRL or an SpA' },
  },
  PE: {
    own: { es: 'persona natural con negocio', en: 'an individual in business' },
    company: { es: 'una EIRL o una SAC', en: 'an EIRL or an SAC' },
  },
  EC: {
    own: { es: 'persona natural con RUC', en: 'an individual with a RUC' },
    company: { es: 'una SAS', en: 'a simplified company (SAS)' },
  },
  DO: {
    own: { es: 'persona física con RNC', en: 'an individual with an RNC' },
    company: { es: 'una EIRL o una SRL', en: 'an EIRL or an SRL' },
  },
  GT: {
    own: { es: 'comerciante individual', en: 'an individual trader' },
    company: { es: 'una sociedad anónima o de emprendimiento', en: 'a company (SA or sociedad de emprendimiento)' },
  },
  CR: {
    own: { es: 'persona física con actividad lucrativa', en: 'an individual in business' },
    company: { es: 'una SRL o una SA', en: 'an SRL or an SA' },
  },
  PA: {
    own: { es: 'persona natural con aviso de operación', en: 'an individual with a notice of operation' },
    company: { es: 'una sociedad anónima o de emprendimiento', en: 'a company (SA or sociedad de emprendimiento)' },
  },
  CA: {
    own: { es: 'empresario individual (sole proprietor)', en: 'a sole proprietor' },
    company: { es: 'una corporation', en: 'a corporation' },
    several: { es: 'en partnership', en: 'as a partnership' },
  },
  AU: {
    own: { es: 'empresario individual (sole trader)', en: 'a sole trader' },
    company: { es: 'una company (Pty Ltd)', en: 'a company (Pty Ltd)' },
    several: { es: 'en partnership', en: 'as a partnership' },
  },
  NZ: {
    own: { es: 'empresario individual (sole trader)', en: 'a sole trader' },
    company: { es: 'una sociedad limitada (limited company)', en: 'a limited company' },
    several: { es: 'en partnership', en: 'as a partnership' },
  },
  US: {
    own: { es: 'empresario individual (sole proprietor)', en: 'a sole proprietor' },
    company: { es: 'una LLC', en: 'an LLC' },
    several: { es: 'en general partnership', en: 'as a general partnership' },
  },
  GB: {
    own: { es: 'empresario individual (sole trader)', en: 'a sole trader' },
    company: { es: 'una sociedad limitada (limited company)', en: 'a limited company' },
    several: { es: 'en partnership', en: 'as a partnership' },
  },
  IE: {
    own: { es: 'empresario individual (sole trader)', en: 'a sole trader' },
    company: { es: 'una sociedad limitada (limited company)', en: 'a limited company' },
    several: { es: 'en partnership', en: 'as a partnership' },
  },
  ZZ: {
    own: { es: 'persona física', en: 'an individual' },
    company: { es: 'una sociedad', en: 'a company' },
  },
};

/** What differs between the forms for whoever lends, and by when one is chosen. */
export const LEGAL_FORM: readonly Message[] = [
  {
    id: 'permits.form.company',
    when: ({ slots }) => slots.legalForm !== undefined && slots.isCompany !== undefined,
    variants: [
      {
        es: 'Según la entrevista, el negocio opera como {{legalForm}}. De las deudas responde la sociedad con su patrimonio, aunque los bancos suelen pedir además el aval de quien la dirige.',
        en: 'As stated in the interview, the business trades as {{legalForm}}. The company is liable for its debts, although a lender usually also asks for a personal guarantee from whoever runs it.',
      },
    ],
  },
  {
    id: 'permits.form.own.several',
    when: (draft) => draft.slots.legalForm !== undefined && areSeveral(draft.figures),
    variants: [
      {
        es: 'La figura que se mencionó en la entrevista, {{legalForm}}, es para una sola persona, y aquí emprenden {{fig:team-founders}}. Antes del {{fig:form-by}} hay que decidir con la asesoría quién se inscribe y cómo participa el resto, {{severalForm}} o con {{companyForm}}, que cambiaría el impuesto de estas cuentas. Quien se inscriba responderá con su patrimonio personal.',
        en: 'The form mentioned in the interview, {{legalForm}}, is for one person, and there are {{fig:team-founders}} founders. Before {{fig:form-by}} they should settle with the accountant who registers and how the rest join, {{severalForm}} or with {{companyForm}}, which would change the tax in these figures. Whoever registers is personally liable.',
      },
    ],
  },
  {
    id: 'permits.form.dues',
    when: ({ slots }) => slots.isByDues !== undefined,
    variants: [
      {
        es: 'En la entrevista se habló de la cuota de autónomo, pero no de si se factura a nombre propio o con {{companyForm}}. En el primer caso se responde de las deudas con el patrimonio personal, y el banco lo tendrá en cuenta. Conviene decidirlo con la asesoría antes del {{fig:form-by}}.',
        en: 'The interview mentioned the dues of a sole trader (autónomo), but not whether the business trades in the founder’s own name or as {{companyForm}}. In the first case the founder is personally liable for debts, which a lender will take into account. It should be settled with the accountant before {{fig:form-by}}.',
      },
    ],
  },
  {
    id: 'permits.form.own',
    when: ({ slots }) => slots.legalForm !== undefined,
    variants: [
      {
        es: 'Según la entrevista, el negocio opera como {{legalForm}}. Con esa forma se responde de las deudas con el patrimonio personal, y el banco lo tendrá en cuenta.',
        en: 'As stated in the interview, the business trades as {{legalForm}}. Under that form the founder is personally liable for debts, which a lender will take into account.',
      },
    ],
  },
  {
    id: 'permits.form.several',
    when: ({ figures }) => areSeveral(figures),
    variants: [
      {
        es: '{{allFounders^}} eligen la forma jurídica antes del {{fig:form-by}}. Si abren {{severalForm}} responden de las deudas con su patrimonio personal; con {{companyForm}} responde la empresa, además del aval que suelen pedir los bancos.',
        en: '{{allFounders^}} choose the legal form before {{fig:form-by}}. If they open {{severalForm}} they are personally liable for debts; with {{companyForm}}, liability stops at the company, apart from the guarantee lenders usually ask for.',
      },
    ],
  },
  {
    id: 'permits.form',
    variants: [
      {
        es: 'La forma jurídica hay que elegirla antes del {{fig:form-by}}, porque todo lo demás se pide a su nombre. Como {{ownForm}} se responde de las deudas con el patrimonio personal; con {{companyForm}} responde la empresa, además del aval que suelen pedir los bancos.',
        en: 'The legal form has to be chosen before {{fig:form-by}}, since everything else is registered in its name. As {{ownForm}} the founder is personally liable for debts; with {{companyForm}}, liability stops at the company, apart from the guarantee lenders usually ask for.',
      },
      {
        es: 'Lo primero es decidir la forma jurídica, antes del {{fig:form-by}}. Como {{ownForm}} se responde de las deudas con el patrimonio personal; con {{companyForm}}, las deudas se quedan en la empresa, salvo el aval que suelen pedir los bancos.',
        en: 'The first thing to settle is the legal form, before {{fig:form-by}}. As {{ownForm}} the founder is personally liable for debts; with {{companyForm}}, liability stops at the company, apart from the guarantee lenders usually want.',
      },
      {
        es: 'Como el alta, los permisos y los contratos van a nombre de alguien, la forma jurídica debe quedar decidida antes del {{fig:form-by}}. Quien abre como {{ownForm}} responde con su patrimonio personal; {{companyForm}} responde con el de la empresa y con el aval que se firme.',
        en: 'Registrations, permits and contracts go in somebody’s name, so the legal form should be settled before {{fig:form-by}}. {{ownFormFirst}} is personally liable; with {{companyForm}}, liability stops at the company and any guarantee signed.',
      },
    ],
  },
];

/** No form shields whoever treats somebody, or signs a piece of work as a professional, from what they do themselves; of other licensed trades nothing is said. */
export const OWN_ACTS: readonly Message[] = [
  {
    id: 'permits.own-acts.signed',
    when: ({ sector }) => sector.id === 'consulting_freelance',
    variants: [
      {
        es: 'Con cualquier forma, quien firma un trabajo profesional puede responder además con su patrimonio, y por eso la póliza debe estar en vigor antes del primer encargo.',
        en: 'Whoever signs professional work may also be personally liable for it under either form, so the policy should be in force before the first assignment.',
      },
    ],
  },
  {
    id: 'permits.own-acts',
    when: ({ sector }) => sector.id === 'health_clinic',
    variants: [
      {
        es: 'Con cualquier forma, del daño en una consulta responde además quien atendió, y por eso la póliza debe estar en vigor antes de la primera visita.',
        en: 'Whoever treats a patient stays personally liable for that treatment under either form, so the policy should be in force before the first visit.',
      },
    ],
  },
];
