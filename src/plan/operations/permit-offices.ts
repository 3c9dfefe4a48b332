// Where each kind of permit is asked for in each country, and how many weeks it usually takes. Orientation: the plan says so, and whom to ask.
import type { CountryCode } from '../../countries/country.ts';
import { type Bilingual, perLanguage } from '../../language/language.ts';
import { DUTIES } from './country-permits.ts';

/** What a permit of the trade is, by its English words: the first that fits. `weeks` is our own estimate, from asking to having it. */
export const PERMIT_KINDS = [
  { id: 'register', weeks: 3, words: /$^/ },
  { id: 'zoning', weeks: 2, words: /$^/ },
  { id: 'works', weeks: 6, words: /$^/ },
  { id: 'insurance', weeks: 2, words: /insurance|insured|(?<!with )\bcover\b|liability/ },
  { id: 'background', weeks: 4, words: /background check/ },
  { id: 'trade-mark', weeks: 16, words: /trade mark/ },
  { id: 'music', weeks: 1, words: /music licen|licen[cs]e for (?:background )?music/ },
  { id: 'data', weeks: 2, words: /data pro|privacy|hipaa|good faith|\bnpi\b|patient records|pictures of/ },
  { id: 'tourism', weeks: 6, words: /tourist|guest reports/ },
  { id: 'tax', weeks: 2, words: /(?<!shown with )\btax\b|duty on|self-employed|registration of the business|purchase ledger/ },
  { id: 'health', weeks: 12, words: /health|veterinary practice|x-ray|(?<!child)care provider|controlled drugs/ },
  {
    id: 'transport',
    weeks: 6,
    words: /operator.s licen|vehicle|tachograph|driving licen|low-emission|flight|transport manager|driving school/,
  },
  {
    id: 'profession',
    weeks: 6,
    words: /professional|qualif|instructor|care certificates/,
  },
  { id: 'industry', weeks: 6, words: /refrigerant|gas regist|installer|installation firm|grid connection/ },
  {
    id: 'work',
    weeks: 2,
    words:
      /employment|contracts for day|seasonal contracts|previous contractor|site safety|work-at-height|machine safety|chainsaw|chemical/,
  },
  { id: 'food', weeks: 4, words: /food|hygiene|hazard analysis|allergen|batch|bottling|salmonella|ingredients|temperature|handling/ },
  {
    id: 'consumer',
    weeks: 3,
    words:
      /label|marking|safety (?:sheets|data|report)|composition|cosmetic|guarantee|assay|fineness|responsible person|instructions for use|prices? (?:on|shown)|rates on|complaints|right to cancel|terms of sale|distance-selling|maker.s mark|repair service|call-out charges/,
  },
  {
    id: 'farm',
    weeks: 6,
    words:
      /farm|apiary|vineyard|crop|organic cert|poultry|\beggs?\b|\bhens?\b|grading|wine|direct sales|spraying|pesticide|veterinary treatments|permission for each site/,
  },
  { id: 'waste', weeks: 3, words: /waste|disposal|carrier|manure|panels|discharge|water rights|dust|trees/ },
  {
    id: 'town',
    weeks: 8,
    words:
      /premises|workshop|occupancy|fire|noise|sign or awning|outdoor|street|pitch|stall|soundproof|warehouse|marquee|evacuation|installation plan|building consent|animal|boarding|childcare|adults required|inspection|\bcertificates?\b|wiring|craft|agents?\b|contractor|consent for visits|\blicen[cs]e\b/,
  },
  { id: 'papers', weeks: 2, words: /./ },
] as const;

export type PermitKind = (typeof PERMIT_KINDS)[number]['id'];

/** Those with an office of their own: the registration is the country’s, and the town has a say in the rest. */
type OfficeKind = Exclude<PermitKind, 'register' | 'zoning' | 'works'>;
type Offices = Partial<Readonly<Record<OfficeKind, Bilingual>>>;

const said = (es: string, en = es): Bilingual => ({ es, en });

/** Where nothing narrower is known. */
const ANYWHERE: Readonly<Record<OfficeKind, Bilingual>> = {
  insurance: said('un corredor de seguros', 'an insurance broker'),
  background: said('el registro de antecedentes penales', 'the criminal records office'),
  'trade-mark': said('la oficina de marcas', 'the trade mark office'),
  music: said('la entidad de derechos de autor', 'the performing rights society'),
  data: said('la autoridad de protección de datos', 'the data protection authority'),
  tourism: said('la autoridad de turismo de la zona', 'the tourism authority of the area'),
  health: said('la autoridad sanitaria', 'the health authority'),
  profession: said('el colegio o registro de la profesión', 'the professional register'),
  industry: said('el registro de instaladores', 'the register of installers'),
  tax: said('la agencia tributaria y la asesoría', 'the tax authority and the accountant'),
  work: said('la seguridad social y la asesoría laboral', 'the labour office and the payroll adviser'),
  food: said('la autoridad sanitaria', 'the food safety authority'),
  farm: said('la autoridad agraria de la zona', 'the agriculture office of the area'),
  transport: said('la autoridad de transporte', 'the transport authority'),
  consumer: said('la oficina de consumo', 'the consumer office'),
  waste: said('la autoridad ambiental y un gestor autorizado', 'the environment authority and a licensed carrier'),
  town: said('el ayuntamiento', 'the local council'),
  papers: said('documento propio, revisado por un abogado', 'the business’s own document, read by a lawyer'),
};

const OFFICES: Readonly<Record<CountryCode, Offices>> = {
  ES: {
    consumer: said('consumo de la comunidad autónoma', 'the regional consumer office'),
    insurance: said('una correduría de seguros', 'an insurance broker'),
    background: said('el Ministerio de Justicia', 'the Ministry of Justice'),
    'trade-mark': said('la OEPM', 'the patent and trade mark office (OEPM)'),
    music: said('la SGAE y AGEDI-AIE', 'SGAE and AGEDI-AIE'),
    data: said('la AEPD, que tiene guías gratuitas', 'the data agency (AEPD), whose guides are free'),
    health: said('sanidad de la comunidad autónoma', 'the regional health department'),
    profession: said('el colegio profesional', 'the professional college'),
    industry: said('industria de la comunidad autónoma', 'the regional industry department'),
    tax: said('la Agencia Tributaria', 'the tax agency'),
    work: said('la Seguridad Social y el servicio de prevención', 'Social Security and the prevention service'),
    food: said('sanidad de la comunidad autónoma', 'the regional health department'),
    farm: said('agricultura de la comunidad autónoma', 'the regional agriculture department'),
    town: said('el ayuntamiento', 'the town hall'),
  },
  MX: {
    consumer: said('la PROFECO', 'the consumer agency (PROFECO)'),
    background: said('la fiscalía del estado', 'the state prosecutor’s office'),
    'trade-mark': said('el IMPI', 'the trade mark institute (IMPI)'),
    music: said('la SACM', 'the authors’ society (SACM)'),
    health: said('la COFEPRIS', 'the health regulator (COFEPRIS)'),
    profession: said('la dirección de profesiones de la SEP', 'the register of professions (SEP)'),
    data: said('la Secretaría Anticorrupción y Buen Gobierno', 'the federal data authority'),
    tax: said('el SAT', 'the tax service (SAT)'),
    work: said('el IMSS y la STPS', 'Social Security (IMSS) and the labor ministry (STPS)'),
    food: said('la COFEPRIS', 'the health regulator (COFEPRIS)'),
    town: said('el municipio y protección civil', 'the municipality and civil protection'),
  },
  CO: {
    consumer: said('la SIC', 'the commerce superintendence (SIC)'),
    background: said('la Policía Nacional', 'the national police'),
    'trade-mark': said('la SIC', 'the commerce superintendence (SIC)'),
    music: said('Sayco-Acinpro'),
    data: said('la SIC', 'the commerce superintendence (SIC)'),
    health: said('la secretaría de salud', 'the local health office'),
    profession: said('el consejo profesional', 'the professional council'),
    tax: said('la DIAN', 'the tax office (DIAN)'),
    work: said('la ARL y el Ministerio del Trabajo', 'the work insurer (ARL) and the labor ministry'),
    food: said('la secretaría de salud o el INVIMA', 'the local health office or INVIMA'),
    town: said('la alcaldía y los bomberos', 'the mayor’s office and the fire service'),
  },
  AR: {
    consumer: said('Defensa del Consumidor', 'the consumer defense office'),
    insurance: said('un productor de seguros', 'an insurance broker'),
    background: said('el Registro Nacional de Reincidencia', 'the national criminal records registry'),
    'trade-mark': said('el INPI', 'the trade mark institute (INPI)'),
    music: said('SADAIC'),
    data: said('la AAIP', 'the public information agency (AAIP)'),
    health: said('el ministerio de salud provincial', 'the provincial health ministry'),
    profession: said('el colegio profesional de la provincia', 'the professional college of the province'),
    tax: said('ARCA y la provincia', 'the tax agency (ARCA) and the province'),
    work: said('ARCA y la ART', 'the tax agency (ARCA) and the work insurer (ART)'),
    food: said('bromatología municipal o provincial', 'the municipal or provincial food office'),
    town: said('la municipalidad', 'the city council'),
  },
  CL: {
    consumer: said('el SERNAC', 'the consumer service (SERNAC)'),
    background: said('el Registro Civil', 'the civil registry'),
    'trade-mark': said('el INAPI', 'the trade mark institute (INAPI)'),
    music: said('la SCD', 'the authors’ society (SCD)'),
    health: said('la SEREMI de Salud', 'the regional health office (SEREMI)'),
    tax: said('el SII', 'the tax service (SII)'),
    work: said('la Dirección del Trabajo y la mutualidad', 'the labor directorate and the work insurer'),
    food: said('la SEREMI de Salud', 'the regional health office (SEREMI)'),
    town: said('la municipalidad', 'the municipality'),
  },
  PE: {
    consumer: said('el INDECOPI', 'the consumer office (INDECOPI)'),
    background: said('la Policía Nacional', 'the national police'),
    'trade-mark': said('el INDECOPI', 'the trade mark office (INDECOPI)'),
    music: said('la APDAYC', 'the authors’ society (APDAYC)'),
    health: said('la dirección regional de salud', 'the regional health office'),
    profession: said('el colegio profesional', 'the professional college'),
    tax: said('la SUNAT', 'the tax administration (SUNAT)'),
    work: said('la SUNAT y el Ministerio de Trabajo', 'the tax administration (SUNAT) and the labor ministry'),
    food: said('la DIGESA o la municipalidad', 'the food office (DIGESA) or the municipality'),
    town: said('la municipalidad', 'the municipality'),
  },
  EC: {
    background: said('el Ministerio del Interior', 'the interior ministry'),
    'trade-mark': said('el SENADI', 'the trade mark office (SENADI)'),
    music: said('la SAYCE', 'the authors’ society (SAYCE)'),
    health: said('la ACESS', 'the health services agency (ACESS)'),
    tax: said('el SRI', 'the tax service (SRI)'),
    work: said('el IESS y el Ministerio del Trabajo', 'Social Security (IESS) and the labor ministry'),
    food: said('la ARCSA', 'the health control agency (ARCSA)'),
    town: said('el municipio y los bomberos', 'the municipality and the fire service'),
  },
  US: {
    consumer: said('la CPSC y el estado', 'the CPSC and the state'),
    background: said('la policía del estado', 'the state police'),
    'trade-mark': said('la USPTO', 'the USPTO'),
    music: said('ASCAP, BMI y SESAC', 'ASCAP, BMI and SESAC'),
    data: said('el estado y, en datos de salud, el HHS', 'the state and, for health data, HHS'),
    health: said('el departamento de salud del estado', 'the state health department'),
    profession: said('el consejo de licencias del estado', 'the state licensing board'),
    industry: said('el consejo de licencias del estado', 'the state licensing board'),
    tax: said('el estado y un contador (CPA)', 'the state and a CPA'),
    work: said('el IRS y la oficina laboral del estado', 'the IRS and the state labor office'),
    food: said('el departamento de salud del condado', 'the county health department'),
    town: said('la ciudad o el condado', 'the city or county'),
  },
  GB: {
    consumer: said('Trading Standards'),
    background: said('el DBS', 'the DBS'),
    'trade-mark': said('la UKIPO', 'the UKIPO'),
    music: said('PPL PRS'),
    data: said('la ICO', 'the ICO'),
    health: said('el regulador sanitario (CQC en Inglaterra)', 'the care regulator (CQC in England)'),
    profession: said('el registro de la profesión', 'the professional register'),
    industry: said('Gas Safe o el registro del oficio', 'Gas Safe or the register of the trade'),
    tax: said('HMRC'),
    work: said('HMRC y la HSE', 'HMRC and the HSE'),
    food: said('el ayuntamiento (council), alta gratuita', 'the council, free to register'),
    farm: said('Defra y la APHA', 'Defra and the APHA'),
    transport: said('la DVSA y la DVLA', 'the DVSA and the DVLA'),
    waste: said('la Environment Agency', 'the environment agency'),
    town: said('el ayuntamiento (council)', 'the council'),
  },
  IE: {
    consumer: said('la CCPC', 'the CCPC'),
    background: said('la National Vetting Bureau', 'the National Vetting Bureau'),
    'trade-mark': said('la IPOI', 'the IPOI'),
    music: said('IMRO'),
    data: said('la Data Protection Commission', 'the Data Protection Commission'),
    health: said('HIQA o CORU', 'HIQA or CORU'),
    profession: said('el registro de la profesión', 'the professional register'),
    tax: said('Revenue'),
    work: said('Revenue y la HSA', 'Revenue and the HSA'),
    food: said('la HSE', 'the HSE'),
    farm: said('el Departamento de Agricultura', 'the Department of Agriculture'),
    waste: said('la EPA y un gestor autorizado', 'the EPA and a licensed carrier'),
    town: said('el ayuntamiento (council)', 'the local council'),
  },
  ZZ: {},
};

/** Whom to ask, with their article. */
export function officeFor(country: CountryCode, kind: PermitKind): Bilingual {
  if (kind === 'register') return DUTIES[country].registerWith;
  if (kind === 'zoning' || kind === 'works') return withTown(country, BESIDE_TOWN[kind]);
  return OFFICES[country][kind] ?? ANYWHERE[kind];
}

const BESIDE_TOWN = { zoning: said('quien alquila', 'the landlord'), works: said('el contratista', 'the builder') } as const;

function withTown(country: CountryCode, other: Bilingual): Bilingual {
  const town = officeFor(country, 'town');
  return perLanguage((language) => `${town[language]}; ${other[language]}`);
}

export function permitKindOf(english: string): PermitKind {
  return PERMIT_KINDS.find(({ words }) => words.test(english.toLowerCase()))?.id ?? 'papers';
}
