// What any business has to do in each country before it sells, whatever its trade. Orientation: the table says whom to verify it with.
import type { CountryCode } from '../../countries/country.ts';
import type { Bilingual } from '../../language/language.ts';

/** The registrations of a country: for everybody, and where there is staff, premises, or works in them. */
export interface Duties {
  readonly register: Bilingual;
  readonly registerWith: Bilingual;
  readonly staff: Bilingual;
  /** Asked of everybody who serves on premises, where the trade names no licence of its own. */
  readonly premises: Bilingual;
  /** The same where nobody asks beforehand whether the place may be used for it. */
  readonly premisesWithUse?: Bilingual;
  /** Asked before the lease is signed, and written into it. */
  readonly zoning: Bilingual;
  /** The registration where several begin it together. */
  readonly registerEach?: Bilingual;
  readonly data?: Bilingual;
}

const said = (es: string, en: string): Bilingual => ({ es, en });

export const DUTIES: Readonly<Record<CountryCode, Duties>> = {
  ES: {
    register: said('alta censal y, al abrir, RETA', 'tax registration and, on opening, RETA'),
    registerWith: said('Hacienda y la Seguridad Social', 'the tax agency and Social Security'),
    staff: said('alta del personal y plan de prevención', 'registration of staff, and a prevention plan'),
    premises: said('licencia o declaración responsable de actividad', 'licence or responsible declaration for the premises'),
    zoning: said(
      'si el local admite esta actividad; alquiler a condición de la licencia',
      'whether the premises may be used for it; lease subject to the licence',
    ),
    registerEach: said(
      'alta censal y, al abrir, RETA de cada persona que emprende',
      'tax registration and, on opening, RETA of each founder',
    ),
  },
  MX: {
    register: said(
      'RFC, régimen (se pregunta por el RESICO) y facturas CFDI; solicitud del nombre como marca',
      'taxpayer number (RFC), tax regime (ask about RESICO), CFDI invoices; the name as a trade mark',
    ),
    registerWith: said('el SAT; el nombre, el IMPI', 'the SAT; for the name, IMPI'),
    staff: said('registro patronal en el IMSS y alta del personal', 'registration as an employer with IMSS, and of staff'),
    premises: said('licencia de funcionamiento', 'operating licence for the premises'),
    premisesWithUse: said(
      'uso de suelo y licencia de funcionamiento (desde casa, preguntar)',
      'land use and operating licence for the premises (from home, ask)',
    ),
    data: said('aviso de privacidad', 'privacy notice'),
    zoning: said('uso de suelo del domicilio; renta a condición de la licencia', 'land use at that address; lease subject to the licence'),
    registerEach: said(
      'RFC de cada socio o de la sociedad, régimen (RESICO), IMSS de quien cobre sueldo y facturas CFDI; solicitud del nombre como marca',
      'taxpayer number (RFC) of each partner or of the company, tax regime (RESICO), IMSS for anyone on a salary, CFDI invoices; the name as a trade mark',
    ),
  },
  CO: {
    register: said('RUT y matrícula mercantil', 'tax number (RUT) and trade registration'),
    registerWith: said('la DIAN y la cámara de comercio', 'the tax office (DIAN) and the chamber of commerce'),
    staff: said('afiliación del personal a salud, pensión y ARL', 'enrolment of staff in health, pension and work insurance'),
    premises: said('concepto de bomberos', 'fire service approval for the premises'),
    premisesWithUse: said('uso de suelo y concepto de bomberos', 'land use and fire service approval for the premises'),
    zoning: said(
      'uso del suelo de esa dirección; arriendo a condición del permiso',
      'land use at that address; lease subject to the permit',
    ),
  },
  AR: {
    register: said('CUIT, monotributo o régimen general, e Ingresos Brutos', 'tax number (CUIT), scheme, and provincial turnover tax'),
    registerWith: said('ARCA y la agencia de la provincia', 'the tax agency (ARCA) and the province’s'),
    staff: said('alta temprana y ART de quien cobre por horas o por mes', 'registration and work insurance of anybody paid'),
    premises: said('habilitación municipal del local', 'municipal approval of the premises'),
    zoning: said(
      'uso conforme de esa dirección; alquiler a condición de la habilitación',
      'whether zoning allows it at that address; lease subject to the approval',
    ),
    registerEach: said(
      'CUIT de cada socia o socio, monotributo o régimen general, e Ingresos Brutos',
      'tax number (CUIT) of each partner, scheme, and provincial turnover tax',
    ),
  },
  UY: {
    register: said(
      'inscripción de la empresa y régimen: se pregunta por el monotributo y el literal E',
      'registration of the firm, and its scheme: ask about monotributo and literal E',
    ),
    registerWith: said('la DGI y el BPS', 'the tax office (DGI) and the social security bank (BPS)'),
    staff: said('alta del personal en el BPS y seguro del BSE', 'registration of staff with the BPS, and work insurance (BSE)'),
    premises: said('habilitación de la intendencia y de Bomberos', 'approval of the premises by the intendencia and the fire service'),
    zoning: said(
      'viabilidad de uso de esa dirección; alquiler a condición de la habilitación',
      'whether zoning allows it at that address; lease subject to the approval',
    ),
  },
  CL: {
    register: said('inicio de actividades', 'notice of start of business'),
    registerWith: said('el SII', 'the tax service (SII)'),
    staff: said('contratos y cotizaciones del personal', 'contracts and contributions of staff'),
    premises: said('patente municipal', 'municipal licence for the premises'),
    zoning: said(
      'zonificación del local; arriendo a condición de la patente',
      'zoning of the premises; lease subject to the municipal licence',
    ),
  },
  PE: {
    register: said('RUC y régimen: se pregunta por NRUS, RER y MYPE', 'taxpayer number (RUC) and scheme: ask about NRUS, RER and MYPE'),
    registerWith: said('la SUNAT', 'the tax administration (SUNAT)'),
    staff: said('planilla, EsSalud y pensión del personal', 'payroll, health insurance and pension of staff'),
    premises: said('licencia de funcionamiento', 'operating licence for the premises'),
    zoning: said(
      'compatibilidad de uso del local; alquiler a condición de la licencia',
      'whether zoning allows the use; lease subject to the licence',
    ),
  },
  EC: {
    register: said('RUC', 'taxpayer number (RUC)'),
    registerWith: said('el SRI', 'the tax service (SRI)'),
    staff: said('afiliación del personal', 'enrolment of staff'),
    premises: said('patente municipal y permiso de bomberos', 'municipal licence and fire permit for the premises'),
    zoning: said('uso de suelo del local; arriendo a condición del permiso', 'land use of the premises; lease subject to the permit'),
  },
  DO: {
    register: said(
      'RNC, y Registro Mercantil si es empresa; régimen: se pregunta por el RST',
      'tax number (RNC), trade register if a company; scheme: ask about the RST',
    ),
    registerWith: said(
      'la DGII y la cámara de comercio; el nombre, ONAPI',
      'the tax office (DGII) and the chamber of commerce; for the name, ONAPI',
    ),
    staff: said('registro en la TSS y planilla del personal', 'registration with Social Security (TSS), and staff payroll'),
    premises: said('permiso de uso del ayuntamiento', 'town hall permit for the premises'),
    zoning: said('uso de suelo del local; alquiler a condición del permiso', 'land use of the premises; lease subject to the permit'),
  },
  GT: {
    register: said(
      'RTU y NIT, régimen (se pregunta por pequeño contribuyente), facturas FEL y patente de comercio',
      'tax number (NIT), scheme (ask about the small taxpayer’s), e-invoices (FEL) and trade licence (patente)',
    ),
    registerWith: said('la SAT y el Registro Mercantil', 'the tax office (SAT) and the trade register'),
    staff: said('contratos del personal e inscripción en el IGSS', 'contracts of staff and registration with Social Security (IGSS)'),
    premises: said('licencia municipal del local', 'municipal licence for the premises'),
    zoning: said('uso de suelo del local; renta a condición de la licencia', 'land use of the premises; lease subject to the licence'),
  },
  CR: {
    register: said(
      'inscripción y facturas electrónicas; régimen: se pregunta por el simplificado',
      'registration for tax and e-invoices; scheme: ask about the simplified one',
    ),
    registerWith: said('Hacienda (DGT) y la CCSS', 'the tax office (DGT) and Social Security (CCSS)'),
    staff: said('planilla en la CCSS y póliza de riesgos del trabajo', 'payroll with the CCSS and work risk insurance'),
    premises: said('patente de la municipalidad', 'municipal licence (patente) for the premises'),
    premisesWithUse: said('uso de suelo y patente de la municipalidad', 'land use and municipal licence (patente) for the premises'),
    zoning: said('uso de suelo del local; alquiler a condición de la patente', 'land use of the premises; lease subject to the licence'),
  },
  PA: {
    register: said('aviso de operación, RUC y facturación electrónica', 'notice of operation, tax number (RUC) and e-invoicing'),
    registerWith: said('Panamá Emprende (MICI) y la DGI', 'Panamá Emprende (MICI) and the tax office (DGI)'),
    staff: said('inscripción patronal en la CSS', 'registration as an employer with Social Security (CSS)'),
    premises: said('permisos del municipio y de los bomberos', 'municipal and fire permits for the premises'),
    zoning: said('zonificación del local; alquiler a condición del permiso', 'zoning of the premises; lease subject to the permit'),
  },
  CA: {
    register: said(
      'registro del nombre en la provincia y número BN; GST/HST, si se debe',
      'business name with the province and a Business Number (BN); GST/HST, if due',
    ),
    registerWith: said('el registro de la provincia y la CRA', 'the provincial registry and the CRA'),
    staff: said('cuenta de nómina en la CRA y seguro de accidentes del trabajo', 'CRA payroll account and workers’ compensation'),
    premises: said('licencia municipal, donde se pide', 'municipal business licence for the premises, where required'),
    zoning: said(
      'si la zonificación (zoning) de esa dirección admite el uso; contrato “subject to zoning and permits”',
      'whether zoning allows the use there; lease “subject to zoning and permits”',
    ),
  },
  AU: {
    register: said('ABN, nombre comercial y TFN; GST, si se debe', 'ABN, business name and tax file number; GST, if due'),
    registerWith: said('el Australian Business Register y la ATO', 'the Australian Business Register and the ATO'),
    staff: said('PAYG, superannuation y seguro de accidentes del trabajo', 'PAYG withholding, super and workers’ compensation'),
    premises: said('uso del local admitido por el ayuntamiento (council)', 'council consent to use the premises'),
    zoning: said(
      'si el council admite el uso del local; contrato “subject to council approval”',
      'whether the council allows the use; lease “subject to council approval”',
    ),
  },
  NZ: {
    register: said('IRD y NZBN; GST, si se debe', 'IRD number and NZBN; GST, if due'),
    registerWith: said('Inland Revenue y el NZBN', 'Inland Revenue and the NZBN register'),
    staff: said('alta como empleador, con KiwiSaver y ACC', 'registration as an employer, with KiwiSaver and ACC'),
    premises: said('uso del local admitido por el ayuntamiento (council)', 'council consent to use the premises'),
    zoning: said(
      'si el council admite el uso del local; contrato “subject to council consent”',
      'whether the council allows the use; lease “subject to council consent”',
    ),
  },
  US: {
    register: said('registro del negocio y EIN; sales tax, si se debe', 'business registration and EIN; sales tax, if due'),
    registerWith: said('Secretaría de Estado e IRS', 'the Secretary of State and the IRS'),
    staff: said('cuentas de nómina y seguro de accidentes del trabajo', 'payroll accounts and workers’ compensation'),
    premises: said('licencia comercial local', 'local business license for the premises'),
    premisesWithUse: said('licencia comercial local y uso de suelo (zoning)', 'local business licence and zoning for the premises'),
    zoning: said(
      'si la zonificación (zoning) de esa dirección admite el uso; contrato “subject to zoning and permits”',
      'whether zoning allows the use there; lease “subject to zoning and permits”',
    ),
  },
  GB: {
    register: said(
      'alta en el self-assessment o como empresa; IVA (VAT), si se debe',
      'registration for self-assessment, or as a company; VAT, if due',
    ),
    registerWith: said('HMRC o Companies House', 'HMRC or Companies House'),
    staff: said('PAYE y seguro obligatorio de empleador', 'PAYE and employers’ liability insurance'),
    premises: said('business rates del local, con la rebaja para pequeños', 'business rates on the premises, with small-business relief'),
    data: said('cuota de protección de datos (ICO)', 'data protection fee (ICO)'),
    zoning: said(
      'si el uso del local está permitido (planning); contrato “subject to planning”',
      'whether planning allows the use; lease “subject to planning”',
    ),
    registerEach: said(
      'alta de la partnership y de cada socio en el self-assessment, o como empresa; IVA (VAT), si se debe',
      'registration of the partnership and of each partner for self-assessment, or as a company; VAT, if due',
    ),
  },
  IE: {
    register: said('alta fiscal y del nombre comercial', 'registration for tax and of the business name'),
    registerWith: said('Revenue y el CRO', 'Revenue and the CRO'),
    staff: said('alta como empleador', 'registration as an employer'),
    premises: said('commercial rates del local', 'commercial rates on the premises'),
    zoning: said(
      'si el uso del local está permitido (planning); contrato “subject to planning”',
      'whether planning allows the use; lease “subject to planning”',
    ),
  },
  ZZ: {
    register: said('alta fiscal del negocio', 'registration for tax'),
    registerWith: said('la autoridad tributaria', 'the tax authority'),
    staff: said('alta del personal', 'registration of staff'),
    premises: said('licencia del local', 'licence for the premises'),
    zoning: said(
      'si el local admite la actividad; alquiler a condición del permiso',
      'whether the premises may be used for it; lease subject to the permit',
    ),
  },
};
