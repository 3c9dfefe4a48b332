// Which of several countries a text is about, by its money and by words that only one of them uses.
import type { CountryCode } from '../../countries/country.ts';

const CLUES: readonly (readonly [RegExp, readonly CountryCode[]])[] = [
  [/€|(?<![a-z])(?:euros?|eurillos|gestoria|autonom[oa]s?|comunidad autonoma|irpf)(?![a-z])/, ['ES', 'IE']],
  [/£|(?<![a-z])(?:quid|pounds|pence|council|high street|postcode|mums?|vat|hmrc|national insurance|start up loan)(?![a-z])/, ['GB', 'IE']],
  [/(?<![a-z])(?:local enterprise office|leo grant|prsi|gaa clubs?|the nct|revenue commissioners)(?![a-z])/, ['IE']],
  [
    /(?<![a-z])(?:pesos mexicanos|mxn|varos|fraccionamiento|colonia [a-z]+|la colonia|cdmx|chav[oa]s|alcaldia|volanteo|infonavit|resico|imss|oxxo)(?![a-z])/,
    ['MX'],
  ],
  [/(?<![a-z])(?:pesos colombianos|cop|estrato|parqueadero|domiciliari[oa]|tinto con|nequi|daviplata|bancolombia)(?![a-z])/, ['CO']],
  [/(?<![a-z])(?:pesos argentinos|ars|monotribut(?:o|istas?)|expensas|sena y|palos|afip)(?![a-z])/, ['AR']],
  [/(?<![a-z])(?:pesos uruguayos|uyu|bps|literal e|la rural|gurises|ancap)(?![a-z])/, ['UY']],
  [/(?<![a-z])(?:pesos chilenos|clp|comuna|bencina|polol[oa]s?|sercotec|bancoestado|corfo|fosis|finiquito|cachai)(?![a-z])/, ['CL']],
  [/rd\$|(?<![a-z])(?:pesos dominicanos|dop|colmad(?:o|ito)s?|guaguas?|itbis|dgii|rnc)(?![a-z])/, ['DO']],
  [/(?<![a-z])(?:quetzales|quetzalitos|gtq|departamento de guatemala|zona \d{1,2})(?![a-z])/, ['GT']],
  [/₡|(?<![a-z])(?:colones|crc|mae|pura vida|pulperias?|ccss|canton|gallo pinto)(?![a-z])/, ['CR']],
  [/(?<![a-z])(?:balboas?|itbms|corregimiento)(?![a-z])/, ['PA']],
  [/c\$|(?<![a-z])(?:cad|canadian|hst|gst\/hst|bdc|caisse|loonies|toonies|province|provincial)(?![a-z])/, ['CA']],
  [
    /(?<![a-z])a(?:u)?\$|(?<![a-z])(?:aud|aussie|abn|tradies?|utes?|arvo|superannuation|(?:with|plus|inc|including|and) super|qbcc|footy|rsls?)(?![a-z])/,
    ['AU'],
  ],
  [/nz\$|(?<![a-z])(?:nzd|kiwis?|nzbn|ird)(?![a-z])/, ['NZ']],
  [/(?<![a-z])(?:hoa|zip code|county|moms?|sba|llc)(?![a-z])/, ['US']],
  [/(?<![a-z])pesos(?![a-z])/, ['MX', 'CO', 'AR', 'UY', 'CL', 'DO']],
  [/(?<![a-z])(?:soles|igv)(?![a-z])/, ['PE']],
  [/\$|(?<![a-z])(?:dolares|dollars|bucks)(?![a-z])/, ['US', 'MX', 'CO', 'AR', 'UY', 'CL', 'EC', 'PA', 'CA', 'AU', 'NZ']],
];

/** The one of these countries the words speak for; null where none or several remain. A single candidate needs no words. */
export function chooseCountry(folded: string, candidates: readonly CountryCode[]): CountryCode | null {
  if (candidates.length < 2) return candidates[0] ?? null;
  for (const [pattern, countries] of CLUES) {
    const fit = candidates.filter((code) => countries.includes(code));
    if (fit.length === 1 && pattern.test(folded)) return fit[0] ?? null;
  }
  return null;
}
