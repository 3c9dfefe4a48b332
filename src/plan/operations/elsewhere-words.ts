// What the trades' lists, written of the Spanish case, are called or replaced by elsewhere.
import type { CountryCode } from '../../countries/country.ts';
import type { Bilingual } from '../../language/language.ts';

/** `by` is null where those countries have no such thing. */
interface Replacement {
  readonly countries: readonly CountryCode[];
  /** Of the permit, in English. */
  readonly words: RegExp;
  readonly by: Bilingual | null;
}

const CENTRAL: readonly CountryCode[] = ['DO', 'GT', 'CR', 'PA'];
const LATIN: readonly CountryCode[] = ['MX', 'CO', 'AR', 'UY', 'CL', 'PE', 'EC', ...CENTRAL];
const ISLANDS: readonly CountryCode[] = ['GB', 'IE'];
const SOUTH_SEAS: readonly CountryCode[] = ['AU', 'NZ'];
const DOLLARS: readonly CountryCode[] = ['CA', ...SOUTH_SEAS];
const NOT_EUROPE: readonly CountryCode[] = [...LATIN, ...DOLLARS, 'US', 'ZZ'];

const to = (es: string, en: string): Bilingual => ({ es, en });
const instead = (countries: readonly CountryCode[], words: RegExp, by: Bilingual | null): Replacement => ({ countries, words, by });
const none = (countries: readonly CountryCode[], words: RegExp): Replacement => instead(countries, words, null);

const CLINICIANS = /^(?:professional registration of each (?:clinician|vet)|qualification as a health professional)/;
const EACH_CLINICIAN = /^professional registration of each (?:clinician|vet)/;
const HEALTH_PREMISES = /^health authori[sz]ation for the/;
const RECORDS = /special data protection|data protection for health|protected patient records|protection of health data/;
const CARE_TAX = /tax treatment of health care/;

const WHO_SIGNS = /^professional registration of whoever signs/;
/** Of hairdressers and barbers: in Spain and the islands no title is asked for. */
const TRAINED_HANDS = /^qualification or registration where required/;
const FIXED_PRICE = /^book prices shown/;
const HANDLERS = /^(?:allergen training|food hygiene certificate)/;
const STAMPED = /^approval of drawings/;

/** What allows a place to be worked in. */
const PREMISES_PERMITS: readonly (readonly [country: CountryCode, es: string, en: string])[] = [
  ['CL', 'patente municipal', 'municipal licence (patente)'],
  ['AR', 'habilitación municipal', 'municipal approval (habilitación)'],
  ['UY', 'habilitación de la intendencia', 'approval of the intendencia'],
  ['MX', 'licencia de funcionamiento', 'operating licence'],
  ['PE', 'licencia de funcionamiento', 'operating licence'],
  ['EC', 'patente municipal y permiso de bomberos', 'municipal licence and fire permit'],
  ['US', 'licencia comercial', 'local business permit'],
  ['CA', 'licencia comercial', 'municipal business licence'],
  ['AU', 'autorización de uso (council)', 'council consent for the use'],
  ['NZ', 'autorización de uso (council)', 'council consent for the use'],
  ['DO', 'permiso del ayuntamiento y de los bomberos', 'town hall and fire permits'],
  ['GT', 'licencia municipal', 'municipal licence'],
  ['CR', 'uso de suelo y patente municipal', 'land use and municipal licence (patente)'],
  ['PA', 'permiso municipal y de los bomberos', 'municipal and fire permits'],
  ['CO', 'uso de suelo y concepto de bomberos', 'land use and fire service approval'],
];

/** The first that fits a country and a permit. */
export const ELSEWHERE: readonly Replacement[] = [
  instead(
    ['US'],
    HEALTH_PREMISES,
    to(
      'NPI, que va en la factura con la que cada paciente reclama a su seguro; si Medicare admite que se pague al contado',
      'NPI number, for the itemized bill that patients claim on; whether Medicare patients may pay cash',
    ),
  ),
  instead(
    ['MX'],
    HEALTH_PREMISES,
    to('aviso de funcionamiento y de responsable sanitario', 'health notice of operation and of the person responsible'),
  ),
  none(DOLLARS, HEALTH_PREMISES),
  instead(
    ['CA'],
    EACH_CLINICIAN,
    to(
      'licencia profesional de cada persona en el colegio de su provincia',
      'professional licence of each clinician from the provincial college',
    ),
  ),
  instead(
    ['AU'],
    EACH_CLINICIAN,
    to('registro profesional de cada persona en la AHPRA', 'professional registration of each clinician with AHPRA'),
  ),
  instead(
    ['NZ'],
    EACH_CLINICIAN,
    to('certificado profesional anual de cada persona', 'annual professional practising certificate of each clinician'),
  ),
  instead(['DO'], EACH_CLINICIAN, to('exequátur y título profesional de cada persona', 'professional licence (exequátur) of each person')),
  instead(
    ['GT', 'CR'],
    EACH_CLINICIAN,
    to('colegiado profesional activo de cada persona', 'professional college membership of each person, active'),
  ),
  instead(['PA'], EACH_CLINICIAN, to('idoneidad profesional de cada persona', 'professional licence (idoneidad) of each person')),
  instead(['US'], CLINICIANS, to('licencia estatal vigente de cada profesional', 'state professional licence of each clinician, in force')),
  none(['US'], /^professional registration$/),
  instead(['GB'], EACH_CLINICIAN, to('registro profesional (HCPC, GMC o GDC)', 'professional registration (HCPC, GMC or GDC)')),
  instead(['MX'], EACH_CLINICIAN, to('cédula profesional de cada persona', 'professional licence (cédula) of each person')),
  instead(['AR'], EACH_CLINICIAN, to('matrícula de cada profesional', 'professional registration of each clinician in the province')),
  instead(['US'], RECORDS, to('historias según HIPAA, con aviso de privacidad', 'patient records under HIPAA, with a privacy notice')),
  instead(
    ['GB'],
    RECORDS,
    to('historias según el UK GDPR, con alta en la ICO', 'patient records under UK data protection, with the ICO fee paid'),
  ),
  instead(DOLLARS, RECORDS, to('historias según la ley de privacidad de la salud', 'patient records under the health privacy law')),
  none(['MX'], RECORDS),
  instead(['US'], CARE_TAX, to('Good Faith Estimate a quien paga sin seguro', 'Good Faith Estimate for whoever pays cash')),
  instead(
    ['GB'],
    CARE_TAX,
    to('consulta sobre la exención del IVA sanitario', 'advice on the health exemption from VAT, as a tax question'),
  ),
  none(['US'], /tax treatment of tuition|sales tax this service carries/),

  instead(
    ['US'],
    TRAINED_HANDS,
    to(
      'licencia estatal de cada profesional y del establecimiento',
      'state professional licence (barber or cosmetologist) of each person, and of the shop',
    ),
  ),
  none(['ES', 'GB', 'IE'], TRAINED_HANDS),

  // A book costs what its publisher says by law in Spain, Mexico and Argentina alone among these.
  instead(
    ['ES'],
    FIXED_PRICE,
    to(
      'precios de los libros fijados por la editorial: se rebajan un cinco por ciento como mucho, salvo el día y las ferias del libro',
      'book prices shown as the publisher fixes them: five per cent off at most, book day and book fairs aside',
    ),
  ),
  none(['US', 'GB', 'IE', 'CO', 'UY', 'CL', 'PE', 'EC', 'ZZ', ...CENTRAL, ...DOLLARS], FIXED_PRICE),

  // Drawings are stamped by a college in Spain and in a few countries besides; elsewhere others answer for a design.
  instead(
    ['GB'],
    WHO_SIGNS,
    to(
      'registro profesional en la ARB para llamarse «architect»: la ley protege el título, no el trabajo',
      'professional registration with the ARB for the title “architect”: the law protects the title, not the work',
    ),
  ),
  instead(
    ['IE'],
    WHO_SIGNS,
    to('registro profesional de quien firma como «architect»', 'professional registration of whoever signs as “architect”'),
  ),
  instead(['US'], WHO_SIGNS, to('licencia estatal de quien firma como profesional', 'state professional licence of whoever signs')),
  instead(
    ['GB'],
    STAMPED,
    to(
      'en ella, quién es principal designer (CDM y building regulations) y quién paga el planning, el building control y el party wall',
      'in it, who is principal designer (CDM, building regulations), and who pays for planning, building control and party wall notices',
    ),
  ),
  instead(
    ['IE'],
    STAMPED,
    to(
      'en ella, quién es PSDP (seguridad en el proyecto) y quién firma como assigned certifier',
      'in it, who is PSDP (safety at design stage) and who signs as assigned certifier',
    ),
  ),
  instead(
    ['MX'],
    STAMPED,
    to('director responsable de obra (DRO), si la obra lo pide', 'director responsible for the works (DRO) if the job needs one'),
  ),
  none(['US', 'CO', 'UY', 'CL', 'PE', 'EC', 'GT', ...DOLLARS], STAMPED),

  instead(
    ['GB'],
    /^permission for workshop use/,
    to(
      'planning para uso de taller, si el local tiene otra clase de uso',
      'planning consent for workshop use, if the unit is in another use class',
    ),
  ),
  instead(
    ['AR'],
    /^food (?:business )?registration(?! if)/,
    to(
      'registro del establecimiento (RNE) y de cada producto (RNPA), o el municipal',
      'food registration of the premises (RNE) and of each product (RNPA), or the city’s',
    ),
  ),
  instead(
    ['CL'],
    /^food (?:business )?registration(?! if)/,
    to('resolución sanitaria del establecimiento', 'food authorisation of the premises (resolución sanitaria)'),
  ),
  instead(
    ['CO'],
    /^food (?:business )?registration(?! if)/,
    to('concepto sanitario del establecimiento', 'food inspection report on the premises (concepto sanitario)'),
  ),
  instead(
    ['MX'],
    /^food (?:business )?registration(?! if)/,
    to('aviso de funcionamiento ante la COFEPRIS', 'food notice of operation (COFEPRIS)'),
  ),
  instead(
    ['DO'],
    /^food (?:business )?registration(?! if)/,
    to('permiso sanitario de Salud Pública', 'food permit of the health ministry'),
  ),
  instead(
    ['GT'],
    /^food (?:business )?registration(?! if)/,
    to('licencia sanitaria de alimentos y tarjeta de manipulador', 'food safety licence (licencia sanitaria) and hygiene cards of staff'),
  ),
  instead(
    ['CR'],
    /^food (?:business )?registration(?! if)/,
    to(
      'permiso sanitario de funcionamiento (PSF) y carné de manipulación de alimentos',
      'food safety permit to operate (PSF) and hygiene cards of staff',
    ),
  ),
  instead(
    ['PA'],
    /^food (?:business )?registration(?! if)/,
    to('permiso sanitario de operación y carné de manipulador', 'food safety permit to operate and hygiene cards of staff'),
  ),
  instead(
    ['CA'],
    /^food business registration(?! if)/,
    to('permiso de alimentos de la sanidad pública', 'food premises permit from public health'),
  ),
  instead(
    SOUTH_SEAS,
    /^food business registration(?! if)/,
    to('registro del negocio de alimentos en el council', 'food business registration with the council'),
  ),
  instead(
    ['US'],
    /^food business registration(?! if)/,
    to('permiso del departamento de salud', 'food establishment permit from the health department'),
  ),
  instead(
    ['US'],
    /^registration for minor repairs/,
    to(
      'registro de contratista, si el precio de la obra llega al límite del estado',
      'contractor registration, if the price of a job reaches the state’s limit',
    ),
  ),
  // What whoever cooks has to know: a standard in Mexico, a card in most of its neighbours, and with the registration in the rest.
  instead(
    ['MX'],
    HANDLERS,
    to('prácticas de higiene de la NOM-251-SSA1-2009 en todo el personal', 'food hygiene practice under NOM-251-SSA1-2009 for all staff'),
  ),
  instead(
    ['CO', 'AR', 'UY', 'PE', 'EC', 'DO'],
    HANDLERS,
    to('carné o curso de manipulación de alimentos de cada persona', 'food handling card or course of each person'),
  ),
  instead(['CL'], HANDLERS, to('capacitación en higiene de quien manipula', 'food hygiene instruction for whoever handles it')),
  none(['GT', 'CR', 'PA'], HANDLERS),
  // What Spain calls «licencia de actividad».
  ...PREMISES_PERMITS.flatMap(([country, es, en]) => [
    instead(
      [country],
      /^licen[cs]e for the premises with kitchen/,
      to(`${es} del local; salida de humos si se cocina`, `licence for the premises, the ${en}; kitchen extraction where there is cooking`),
    ),
    instead([country], /^licen[cs]e for the premises$/, to(`${es} del local`, `licence for the premises, the ${en}`)),
  ]),
  instead(['CA'], HANDLERS, to('certificado de manipulación de alimentos de quien cocina', 'food handler certificates for staff')),
  instead(
    ['AU'],
    HANDLERS,
    to('formación en seguridad alimentaria, con una persona encargada', 'food safety training, with a named food safety supervisor'),
  ),
  instead(['US'], HANDLERS, to('food handler card de quien manipula', 'food handler cards for staff')),

  // A British or Irish council licenses no place as such: what a place owes everywhere is the assessment of its fire risks.
  instead(
    ISLANDS,
    /^licen[cs]e for the premises(?! with kitchen)/,
    to('evaluación escrita de riesgos de incendio, con aforo', 'written fire risk assessment of the premises, with how many it may hold'),
  ),
  instead(
    ISLANDS,
    /^licen[cs]e for the premises with kitchen/,
    to(
      'evaluación escrita de riesgos de incendio; planning de la salida de humos, donde se cocina',
      'written fire risk assessment of the premises; planning consent for kitchen extraction where there is cooking',
    ),
  ),

  // A kitchen on wheels is prepared and parked in a licensed one, and its gas is looked at by the fire department.
  instead(
    ['US'],
    /^street trading or pitch permit/,
    to(
      'permiso de unidad móvil de comida, con el contrato de la cocina base (commissary)',
      'mobile food vendor permit, with the commissary contract',
    ),
  ),
  instead(['US'], /^food registration for a mobile kitchen/, to('titulación de manipulación de alimentos', 'food manager certificate')),
  instead(
    ['US'],
    /^gas safety certificate/,
    to('revisión del propano y de los extintores por los bomberos', 'fire department inspection of propane and extinguishers'),
  ),
  none(['US'], /^generator inspection/),

  // Sector pay agreements bind in Spain and Argentina, and cleaning has an order of its own in Ireland.
  instead(
    ['US'],
    /sector agreement/,
    to('en algunos estados este servicio también lo lleva: se pregunta', 'in some states this service bears that tax: to be asked'),
  ),
  instead(
    ['IE'],
    /sector agreement/,
    to('contratos según la orden salarial de la limpieza (ERO)', 'employment contracts under the cleaning pay order (ERO)'),
  ),
  instead(
    ['AU'],
    /sector agreement/,
    to('contratos del personal según el award del oficio', 'employment contracts under the industry award'),
  ),
  none(['GB', 'MX', 'CO', 'CL', 'PE', 'EC', 'CA', 'NZ', 'ZZ', ...CENTRAL], /sector agreement/),
  instead(
    ['US'],
    /previous contractor.s staff/,
    to('fianza de fidelidad (janitorial bond) contra robos del personal', 'fidelity (janitorial) bond against theft by staff'),
  ),
  none([...LATIN, ...DOLLARS], /previous contractor.s staff/),
  instead(
    ISLANDS,
    /previous contractor.s staff/,
    to('consulta sobre asumir al personal del contrato anterior (TUPE)', 'advice on taking over the previous contractor’s staff (TUPE)'),
  ),

  none(['GB', 'IE', 'US', 'MX', 'CO', 'CL', 'AR', 'UY', 'EC', 'ZZ', ...CENTRAL, ...DOLLARS], /^complaints procedure/),
  instead(['PE'], /^complaints procedure/, to('libro de reclamaciones a la vista', 'complaints book on display')),
  none(['US', 'CA'], /^prices shown with tax|^statutory (?:product )?guarantee/),
  none(['US'], /^rates on display|^prices on view/),
  none(['GB'], /^statutory guarantee on (?:works|installations)/),
  instead(
    ['US'],
    /right to cancel/,
    to('plazos de envío según la norma federal de venta a distancia', 'shipping dates as the federal mail-order rule asks'),
  ),
  none(['PE', 'ZZ', ...CENTRAL, ...DOLLARS], /right to cancel/),
  instead(['US'], /cookie choices/, to('política de privacidad según el estado', 'privacy policy as the state asks')),
  none(['MX'], /cookie choices/),
  instead(DOLLARS, /cookie choices/, to('política de privacidad', 'privacy policy')),
  instead(['CO', 'AR', 'UY', 'CL', 'PE', 'EC', 'ZZ', ...CENTRAL], /cookie choices/, to('aviso de privacidad', 'privacy notice')),
  // Small sellers are under the British threshold, and most of the others ask producers alone.
  none(['GB', 'US', 'MX', 'CO', 'AR', 'UY', 'PE', 'EC', 'ZZ', ...CENTRAL, ...DOLLARS], /^packaging waste/),

  none([...NOT_EUROPE, 'IE'], /low-emission/),
  none(NOT_EUROPE, /^transport manager|^tachograph/),
  none(['US', 'GB', 'IE', 'UY', 'ZZ', ...CENTRAL, ...DOLLARS], /^craft register/),
  none(['US', 'ZZ', ...CENTRAL, ...DOLLARS], /^guest reports/),
  none(['MX', 'PE', 'CL', 'EC', 'AR', 'UY'], /^guest reports/),
  instead(ISLANDS, /^guest reports/, to('registro de huéspedes al día', 'register of guests kept up to date')),
  instead(
    ['US'],
    /^tourist registration/,
    to('permiso de alojamiento o alquiler corto, con su impuesto', 'short-term rental or lodging permit, with its tax account'),
  ),
  instead(
    ['GB'],
    /^tourist registration/,
    to('licencia de alojamiento turístico, donde se exige', 'licence for tourist lets where the nation or council asks for one'),
  ),
  none(['GB', 'IE'], /^certificate of occupancy/),
  instead(
    DOLLARS,
    /^tourist registration/,
    to('registro de alquiler corto, donde se exige', 'short-term rental registration where one is asked for'),
  ),
  instead(
    DOLLARS,
    /^registration as an agent/,
    to('licencia de agente inmobiliario (broker o agente)', 'estate agent’s or broker’s licence'),
  ),
  instead(['US'], /^registration as an agent/, to('licencia estatal de broker o agente', 'state broker or salesperson licence')),
  instead(['IE'], /^registration as an agent/, to('licencia de la PSRA', 'PSRA licence')),
  instead(['GB'], /^registration as an agent/, to('alta en un redress scheme', 'membership of a redress scheme')),
  instead(['US'], /^registration as a non-medical/, to('licencia estatal de masajista', 'state massage therapist licence')),
  instead(
    ['GB'],
    /^registration as a non-medical/,
    to('licencia de masaje, si el council la pide', 'massage licence if the council asks for one'),
  ),
  // In Spain the premises’ own licence holds it.
  none(['ES', 'ZZ'], /^licen[cs]e to sell alcohol/),
  instead(
    ['GB'],
    /^licen[cs]e to sell alcohol/,
    to('licencia de alcohol del local y licencia personal', 'alcohol licence for the premises, with a personal licence'),
  ),
  instead(
    DOLLARS,
    /^spraying certificate|^certificate to apply pesticides/,
    to(
      'licencia de aplicador, de la provincia o el estado, si se usan pesticidas',
      'provincial or state applicator licence to apply pesticides if they are used',
    ),
  ),
  instead(
    ['US'],
    /^spraying certificate|^certificate to apply pesticides/,
    to('licencia estatal de aplicador si se usan pesticidas', 'state applicator licence to apply pesticides if they are used'),
  ),
];
