// Where each country counts its residents, its firms and its visitors: the public source in which a plan’s market is looked up.
import type { CountryCode } from '../../countries/country.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Reach } from '../told/find-reach.ts';

type Sources = Readonly<Record<Exclude<Reach, 'online' | 'owners'>, Bilingual>>;

const of = (people: readonly [string, string], firms: readonly [string, string], visitors: readonly [string, string]): Sources => ({
  people: { es: people[0], en: people[1] },
  firms: { es: firms[0], en: firms[1] },
  visitors: { es: visitors[0], en: visitors[1] },
});

const SOURCES: Readonly<Record<CountryCode, Sources>> = {
  ES: of(
    ['el padrón municipal por secciones y edades (INE o ayuntamiento)', 'the municipal register by district and age (INE or town hall)'],
    [
      'el DIRCE del INE y el censo de la Cámara de Comercio, por actividad y municipio',
      'the INE’s DIRCE and the Chamber of Commerce’s list, by activity and town',
    ],
    [
      'la encuesta de ocupación del INE y la oficina de turismo, mes a mes',
      'the INE’s occupancy survey and the tourist office, month by month',
    ],
  ),
  MX: of(
    ['el censo del INEGI por AGEB y edad', 'INEGI’s census by tract and age'],
    ['el DENUE del INEGI, que da cada negocio con su dirección', 'INEGI’s DENUE, which gives each business with its address'],
    ['DataTur, de la Secretaría de Turismo, mes a mes', 'DataTur, of the Ministry of Tourism, month by month'],
  ),
  CO: of(
    ['el censo del DANE, por sector y edad', 'the DANE’s census, by sector and age'],
    [
      'el registro mercantil de la Cámara de Comercio, por actividad y municipio',
      'the Chamber of Commerce’s register, by activity and town',
    ],
    [
      'las cifras de viajeros del Ministerio de Comercio y la oficina de turismo',
      'the Ministry of Commerce’s figures for travellers and the tourist office',
    ],
  ),
  AR: of(
    ['el censo del INDEC, por radio censal y edad', 'the INDEC’s census, by tract and age'],
    [
      'las habilitaciones comerciales del municipio y la cámara del rubro',
      'the municipality’s trading permits and the chamber of the trade',
    ],
    ['la encuesta de ocupación hotelera del INDEC, mes a mes', 'the INDEC’s hotel occupancy survey, month by month'],
  ),
  UY: of(
    ['el censo del INE, por barrio o localidad y edad', 'the INE’s census, by quarter or town and age'],
    ['el directorio de empresas del INE, por departamento y actividad', 'the INE’s directory of firms, by department and activity'],
    ['las cifras del Ministerio de Turismo, mes a mes', 'the Ministry of Tourism’s figures, month by month'],
  ),
  CL: of(
    ['el censo del INE de Chile, por comuna y edad', 'Chile’s INE census, by commune and age'],
    [
      'las estadísticas de empresas del Servicio de Impuestos Internos, por comuna y rubro',
      'the tax service’s statistics of firms, by commune and trade',
    ],
    ['las cifras de Sernatur, mes a mes', 'the figures of Sernatur, month by month'],
  ),
  PE: of(
    ['el censo del INEI, por distrito y edad', 'the INEI’s census, by district and age'],
    [
      'las licencias de funcionamiento de la municipalidad y el directorio del INEI',
      'the municipality’s operating permits and the INEI’s directory',
    ],
    ['las cifras de visitantes del Mincetur, mes a mes', 'the Mincetur’s figures for visitors, month by month'],
  ),
  EC: of(
    ['el censo del INEC, por parroquia y edad', 'the INEC’s census, by parish and age'],
    ['el directorio de empresas del INEC, por cantón y actividad', 'the INEC’s directory of firms, by canton and activity'],
    ['las cifras del Ministerio de Turismo, mes a mes', 'the Ministry of Tourism’s figures, month by month'],
  ),
  DO: of(
    ['el censo de la ONE, por municipio y edad', 'the ONE’s census, by municipality and age'],
    ['el directorio de empresas de la ONE, por municipio y actividad', 'the ONE’s directory of firms, by municipality and activity'],
    [
      'las cifras de llegadas del Banco Central y del MITUR, mes a mes',
      'the arrivals published by the Central Bank and MITUR, month by month',
    ],
  ),
  GT: of(
    ['el censo del INE de Guatemala, por municipio y edad', 'Guatemala’s INE census, by municipality and age'],
    ['el Registro Mercantil y la cámara de comercio, por actividad', 'the trade register and the chamber of commerce, by activity'],
    ['las cifras del INGUAT, mes a mes', 'the figures of INGUAT, month by month'],
  ),
  CR: of(
    ['el censo del INEC de Costa Rica, por distrito y edad', 'Costa Rica’s INEC census, by district and age'],
    ['las patentes de la municipalidad y el directorio del INEC', 'the municipality’s trading licences and INEC’s directory'],
    ['las cifras del ICT, mes a mes', 'the figures of the tourism institute (ICT), month by month'],
  ),
  PA: of(
    ['el censo del INEC de Panamá, por corregimiento y edad', 'Panama’s INEC census, by corregimiento and age'],
    ['el directorio de establecimientos del INEC y Panamá Emprende', 'INEC’s directory of establishments and Panamá Emprende'],
    ['las cifras de la ATP, mes a mes', 'the figures of the tourism authority (ATP), month by month'],
  ),
  CA: of(
    ['el censo de Statistics Canada, por zona censal y edad', 'the Statistics Canada census, by census tract and age'],
    ['Canadian Business Counts, por zona y actividad', 'Canadian Business Counts, by area and industry'],
    [
      'la oficina de turismo de la provincia y la de la ciudad, mes a mes',
      'the tourism offices of the province and the city, month by month',
    ],
  ),
  AU: of(
    ['el censo de la ABS, por barrio (SA2) y edad', 'the ABS census, by suburb (SA2) and age'],
    ['Counts of Australian Businesses, de la ABS, por zona y actividad', 'the ABS’s Counts of Australian Businesses, by area and industry'],
    ['las cifras de Tourism Research Australia, por región', 'the figures of Tourism Research Australia, by region'],
  ),
  NZ: of(
    ['el censo de Stats NZ, por zona (SA2) y edad', 'the Stats NZ census, by area (SA2) and age'],
    ['Business Demography, de Stats NZ, por zona y actividad', 'Stats NZ’s Business Demography, by area and industry'],
    ['los Accommodation Data del MBIE, mes a mes', 'the MBIE’s accommodation data, month by month'],
  ),
  US: of(
    ['la American Community Survey, por sección censal y edad', 'the American Community Survey, by census tract and age'],
    [
      'County Business Patterns, de la Oficina del Censo, por condado y actividad',
      'County Business Patterns, of the Census Bureau, by county and trade',
    ],
    ['la oficina de turismo del estado y la de la ciudad, mes a mes', 'the tourism offices of the state and the city, month by month'],
  ),
  GB: of(
    ['el censo de la oficina nacional de estadística, por distrito y edad', 'the national statistics office’s census, by ward and age'],
    ['UK Business Counts, en Nomis, por distrito y actividad', 'UK Business Counts, on Nomis, by district and trade'],
    ['las cifras de VisitBritain y del ayuntamiento, mes a mes', 'the figures of VisitBritain and the council, month by month'],
  ),
  IE: of(
    ['el censo de la CSO, por zona y edad', 'the CSO’s census, by small area and age'],
    ['la demografía empresarial de la CSO, por condado y actividad', 'the CSO’s business demography, by county and trade'],
    ['las cifras de Fáilte Ireland, mes a mes', 'the figures of Fáilte Ireland, month by month'],
  ),
  ZZ: of(
    ['el censo nacional, por zona y edad', 'the national census, by area and age'],
    ['el registro de empresas del país, por lugar y actividad', 'the national register of firms, by place and activity'],
    ['las cifras de la oficina de turismo, mes a mes', 'the tourist office’s figures, month by month'],
  ),
};

const SEARCHES: Bilingual = {
  es: 'el planificador de palabras clave de Google, con las palabras que teclearía un cliente',
  en: 'Google’s Keyword Planner, with the words a customer would type',
};

/** Who lets to guests is shown by what they let: a register of firms holds few of them. */
const LETTERS: Bilingual = {
  es: 'los anuncios de Airbnb y Booking de la zona, contando anfitriones y no pisos',
  en: 'the area’s listings on Airbnb and Booking, counting hosts and not flats',
};
const LETTERS_IN_SPAIN: Bilingual = {
  es: 'el registro de turismo de la comunidad autónoma y los anuncios de Airbnb y Booking, contando dueños y no pisos',
  en: 'the region’s tourism register and the listings on Airbnb and Booking, counting owners and not flats',
};

/** The source in which those within reach are counted. */
export function censusSource(country: CountryCode, reach: Reach): Bilingual {
  if (reach === 'online') return SEARCHES;
  if (reach === 'owners') return country === 'ES' ? LETTERS_IN_SPAIN : LETTERS;
  return SOURCES[country][reach];
}
