// The steps of the sum from the sales to the people, and what the count to be made decides.
import type { Bilingual } from '../../language/language.ts';
import type { PlanText } from '../plan.ts';
import type { Reach } from '../told/find-reach.ts';
import type { Sex } from '../told/find-sex.ts';

export const UNITS: PlanText = { es: '{{units^}} del primer año', en: '{{units^}} of the first year' };
export const FORECAST: PlanText = { es: 'la previsión', en: 'the forecast' };
export const CUSTOMERS: PlanText = { es: 'Clientes por ganar', en: 'Customers to win' };
export const A_YEAR_EACH: PlanText = {
  es: 'su primera vez; lo demás, {{fig:again-y1}}, es de quien vuelve, a {{fig:uses-sometimes}} al año',
  en: 'their first time; the rest, {{fig:again-y1}}, is by those who return, at {{fig:uses-sometimes}} a year',
};
/** Those there have to be at a time, with the month that asks for them, and those who come for the ones who leave: the two add up. */
export const A_MONTH_EACH: PlanText = {
  es: '{{fig:regulars}} a la vez, por {{fig:regulars-units}} en {{fig:regulars-month}} a {{fig:regulars-each}} cada uno, y {{fig:regulars-replaced}} que reponen bajas',
  en: '{{fig:regulars}} at a time, for {{fig:regulars-units}} in {{fig:regulars-month}} at {{fig:regulars-each}} each, and {{fig:regulars-replaced}} to replace leavers',
};
export const A_MONTH_EACH_STAYING: PlanText = {
  es: 'por {{fig:regulars-units}} en {{fig:regulars-month}}, a {{fig:regulars-each}} cada uno',
  en: 'for {{fig:regulars-units}} in {{fig:regulars-month}}, at {{fig:regulars-each}} each',
};
export const A_STAY_EACH: PlanText = { es: 'a {{fig:uses-sometimes}} cada uno', en: 'at {{fig:uses-sometimes}} each' };
export const ONCE: PlanText = { es: 'nadie repite en el año', en: 'nobody comes back within the year' };
export const PER_CASE: PlanText = {
  es: 'a {{fig:uses-sometimes}} por caso, los últimos acaban en el segundo año',
  en: 'at {{fig:uses-sometimes}} a case, the last ending in year two',
};
export const ONE_BUYS: PlanText = { es: 'compra uno de cada {{fig:one-in-asks*}}', en: 'one in {{fig:one-in-asks*}} buys' };
export const SEEN: PlanText = { es: 'Contactos', en: 'Contacts' };
export const BY_CHANNEL: PlanText = {
  es: 'lo que se ve, se visita o se recomienda: canal a canal, en Marketing',
  en: 'seen, visited or recommended: channel by channel, under Marketing',
};
export const GROUP: PlanText = { es: 'Personas de esas edades', en: 'People of those ages' };
export const OF_THEIR_AGES: PlanText = { es: ' de esas edades', en: ' of those ages' };
/** Those of one sex, of the ages told or of any. */
export const GROUP_OF_SEX: Readonly<Record<Sex, PlanText>> = {
  men: { es: 'Hombres de esas edades', en: 'Men of those ages' },
  women: { es: 'Mujeres de esas edades', en: 'Women of those ages' },
};
export const ALL_OF_SEX: Readonly<Record<Sex, PlanText>> = { men: { es: 'Hombres', en: 'Men' }, women: { es: 'Mujeres', en: 'Women' } };
export const OPENINGS: PlanText = { es: 'Aperturas así al año', en: 'Such openings in a year' };
export const COUNTED_NEW: PlanText = { es: 'Si abren al año en la zona…', en: 'If those opening in a year are…' };
export const GROUP_HOMES: PlanText = { es: 'Hogares de esas edades', en: 'Households of those ages' };
export const HOMES: PlanText = { es: 'Hogares al alcance', en: 'Households in reach' };
export const COUNTED_HOMES: PlanText = { es: 'Si hay hogares alrededor…', en: 'If households around are…' };
export const VISITS: PlanText = { es: 'Visitas al mes', en: 'Visits a month' };
export const ONE_IN_SO_MANY: PlanText = {
  es: '{{fig:reach-sought}} × {{fig:one-in-base*}}: si se interesa uno de cada {{fig:one-in-asking*}} y, de esos, compra uno de cada {{fig:one-in-asks*}}',
  en: '{{fig:reach-sought}} × {{fig:one-in-base*}}: if one in {{fig:one-in-asking*}} takes an interest and, of those, one in {{fig:one-in-asks*}} buys',
};
/** The founder counted them. */
export const COUNTED_AS_TOLD: PlanText = {
  es: 'como se contó; el plan pide una de cada {{fig:one-in-base*}}',
  en: 'as stated; the plan needs one in {{fig:one-in-base*}}',
};
export const ONCE_IN_YEARS: PlanText = {
  es: 'si toca cada {{fig:years-between*}} años y entonces lo encarga aquí uno de cada {{fig:one-in-choosing*}}',
  en: 'if it comes up every {{fig:years-between*}} years, and one in {{fig:one-in-choosing*}} then has it done here',
};
export const LIVING_OR_PASSING: PlanText = { es: 'Quienes viven o pasan por la zona', en: 'People living or passing there' };
export const SECOND: PlanText = { es: 'Segundo cliente', en: 'Second customer' };
export const TO_COUNT: PlanText = { es: 'por contar', en: 'to count' };
export const TO_ASK_THEM: PlanText = {
  es: 'sin línea propia en la previsión: cuánto, a qué precio y a cuántos días, se pregunta antes del {{fig:go-by}}',
  en: 'no line of their own in the forecast: how much, at what price and on what terms, to ask before {{fig:go-by}}',
};
export const CLICKS: PlanText = { es: 'si entra uno de cada {{fig:one-in-base*}}', en: 'if one in {{fig:one-in-base*}} comes in' };
export const THINGS: Readonly<Record<Reach, PlanText>> = {
  people: { es: 'Vecinos al alcance', en: 'Residents in reach' },
  firms: { es: 'Empresas así al alcance', en: 'Such firms in reach' },
  owners: { es: 'Dueños así al alcance', en: 'Such owners in reach' },
  visitors: { es: 'Visitantes al año', en: 'Visitors a year' },
  online: { es: 'Búsquedas al mes', en: 'Searches a month' },
};
export const COUNTED: Readonly<Record<Reach, PlanText>> = {
  people: { es: 'Si viven alrededor…', en: 'If those living around are…' },
  firms: { es: 'Si hay en la zona…', en: 'If the area has…' },
  owners: { es: 'Si hay en la zona…', en: 'If the area has…' },
  visitors: { es: 'Si vienen al año…', en: 'If those who come in a year are…' },
  online: { es: 'Si se busca al mes…', en: 'If searches a month are…' },
};
export const ROOM: Bilingual = { es: 'Se firma, con holgura', en: 'Sign, with room to spare' };
export const JUST: Readonly<Record<Reach, Bilingual>> = {
  people: {
    es: 'Basta para firmar: antes, veinte de ellos dicen si lo usarían',
    en: 'Enough to sign: first ask twenty of them whether they would use it',
  },
  firms: {
    es: 'Basta para firmar: antes, diez de ellas dicen si pagarían',
    en: 'Enough to sign: first ask ten of them whether they would pay',
  },
  owners: {
    es: 'Basta para firmar: antes, diez de ellos dicen si pagarían',
    en: 'Enough to sign: first ask ten of them whether they would pay',
  },
  visitors: { es: 'Basta para firmar: es lo que se supone', en: 'Enough to sign: it is what is assumed' },
  online: { es: 'Basta para firmar: es lo que se supone', en: 'Enough to sign: it is what is assumed' },
};
/** Of a number that was told nobody supposes anything but who of them buys. */
export const JUST_TOLD: Bilingual = {
  es: 'Lo que se contó: antes de firmar, diez dicen si pagarían',
  en: 'As stated: before signing, ten of them say whether they would pay',
};
/** Between what would be enough and what nobody can believe. */
export const REDO: Bilingual = {
  es: 'No llega: se rehace la previsión antes de firmar',
  en: 'Short: the forecast is redone before signing',
};
export const SHORT: Readonly<Record<Reach, Bilingual>> = {
  people: {
    es: 'No es creíble: otra zona u otro público, antes de firmar',
    en: 'Not credible: change area or customer before signing',
  },
  firms: {
    es: 'No es creíble: otra clase de empresa u otra ciudad',
    en: 'Not credible: another kind of firm or city',
  },
  owners: {
    es: 'No es creíble: otra clase de dueño u otra ciudad',
    en: 'Not credible: another kind of owner or city',
  },
  visitors: {
    es: 'No es creíble: menos capacidad, o clientela de allí',
    en: 'Not credible: less capacity, or customers from there',
  },
  online: {
    es: 'No basta: el resto se paga en anuncios, y se prueba antes de comprar género',
    en: 'Not enough: the rest is paid for in advertising, tried before buying stock',
  },
};
