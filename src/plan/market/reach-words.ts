// The steps of the sum from the sales to the people, and what the count to be made decides.
import type { Bilingual } from '../../language/language.ts';
import type { PlanText } from '../plan.ts';
import type { Reach } from '../told/find-reach.ts';
import type { Sex } from '../told/find-sex.ts';

export const UNITS: PlanText = { es: '{{units^}} del primer año', en: '{{units^}} of the first year' };
export const FORECAST: PlanText = { es: 'la previsión', en: 'the forecast' };
export const CUSTOMERS: PlanText = { es: 'Clientes por ganar', en: 'Customers to win' };
export const A_YEAR_EACH: PlanText = {
  es: 'por su primera compra; el resto, {{fig:again-y1}}, viene de quien repite, a {{fig:uses-sometimes}} al año',
  en: 'for their first purchase; the rest, {{fig:again-y1}}, come from those who return, at {{fig:uses-sometimes}} a year',
};
/** Those there have to be at a time, with the month that asks for them, and those who come for the ones who leave: the two add up. */
export const A_MONTH_EACH: PlanText = {
  es: '{{fig:regulars}} a la vez en {{fig:regulars-month}} ({{fig:regulars-units}} entre alrededor de {{fig:regulars-each}} al mes cada uno) y {{fig:regulars-replaced}} más para reponer bajas',
  en: '{{fig:regulars}} at a time in {{fig:regulars-month}} ({{fig:regulars-units}} at about {{fig:regulars-each}} a month each) and {{fig:regulars-replaced}} more to replace leavers',
};
export const A_MONTH_EACH_STAYING: PlanText = {
  es: '{{fig:regulars-units}} en {{fig:regulars-month}} entre alrededor de {{fig:regulars-each}} al mes cada uno',
  en: '{{fig:regulars-units}} in {{fig:regulars-month}} at about {{fig:regulars-each}} a month each',
};
export const A_STAY_EACH: PlanText = { es: 'con {{fig:uses-sometimes}} cada uno', en: 'with {{fig:uses-sometimes}} each' };
export const ONCE: PlanText = { es: 'nadie repite en el año', en: 'nobody comes back within the year' };
export const PER_CASE: PlanText = {
  es: 'con {{fig:uses-sometimes}} por caso; los últimos acaban en el segundo año',
  en: 'with {{fig:uses-sometimes}} a case; the last end in year two',
};
export const ONE_BUYS: PlanText = { es: 'compra uno de cada {{fig:one-in-asks*}}', en: 'one in {{fig:one-in-asks*}} buys' };
export const SEEN: PlanText = { es: 'Contactos', en: 'Contacts' };
export const BY_CHANNEL: PlanText = {
  es: 'veces que alguien lo ve o se entera, también repetidas (canal a canal, en Marketing)',
  en: 'times that somebody sees or hears of it, repeats included (channel by channel, under Marketing)',
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
  es: '{{fig:reach-sought}} × {{fig:one-in-base*}}, si se interesa uno de cada {{fig:one-in-asking*}} y compra uno de cada {{fig:one-in-asks*}} de ellos',
  en: '{{fig:reach-sought}} × {{fig:one-in-base*}}, if one in {{fig:one-in-asking*}} takes an interest and one in {{fig:one-in-asks*}} of those buys',
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
  es: 'la previsión no los cuenta aparte; hay que preguntar cuánto comprarían, a qué precio y a cuántos días pagan',
  en: 'not counted apart in the forecast; ask how much they would buy, at what price and on what terms',
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
export const ROOM: Bilingual = { es: 'Se puede firmar con holgura', en: 'Sign, with room to spare' };
export const JUST: Readonly<Record<Reach, Bilingual>> = {
  people: {
    es: 'Basta para firmar, después de preguntar a veinte si lo usarían',
    en: 'Enough to sign, after asking twenty of them whether they would use it',
  },
  firms: {
    es: 'Basta para firmar, después de preguntar a diez si pagarían',
    en: 'Enough to sign, after asking ten of them whether they would pay',
  },
  owners: {
    es: 'Basta para firmar, después de preguntar a diez si pagarían',
    en: 'Enough to sign, after asking ten of them whether they would pay',
  },
  visitors: { es: 'Basta para firmar, porque es lo que supone el plan', en: 'Enough to sign, as it is what the plan assumes' },
  online: { es: 'Basta para firmar, porque es lo que supone el plan', en: 'Enough to sign, as it is what the plan assumes' },
};
/** Of a number that was told nobody supposes anything but who of them buys. */
export const JUST_TOLD: Bilingual = {
  es: 'Es lo que se contó; antes de firmar hay que preguntar a diez si pagarían',
  en: 'It is what was stated; ask ten of them whether they would pay before signing',
};
/** Between what would be enough and what nobody can believe. */
export const REDO: Bilingual = {
  es: 'No basta, y hay que rehacer la previsión antes de firmar',
  en: 'Too few, so redo the forecast before signing',
};
export const SHORT: Readonly<Record<Reach, Bilingual>> = {
  people: {
    es: 'La previsión no es creíble, y hay que cambiar de zona o de público',
    en: 'The forecast is not credible, so change area or customer',
  },
  firms: {
    es: 'La previsión no es creíble, y hay que buscar otra clase de empresa u otra ciudad',
    en: 'The forecast is not credible, so look for another kind of firm or another city',
  },
  owners: {
    es: 'La previsión no es creíble, y hay que buscar otra clase de dueño u otra ciudad',
    en: 'The forecast is not credible, so look for another kind of owner or another city',
  },
  visitors: {
    es: 'La previsión no es creíble, y hace falta menos capacidad o clientela de la zona',
    en: 'The forecast is not credible, so plan less capacity or local customers',
  },
  online: {
    es: 'No basta; el resto hay que pagarlo en anuncios y probarlo antes de comprar género',
    en: 'Not enough; the rest has to be paid for in advertising, tried before buying stock',
  },
};
