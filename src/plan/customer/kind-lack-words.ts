// What each kind of rival cannot do by being what it is, and which of the things promised answers that.
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { Draft } from '../draft.ts';
import type { AlternativeId } from '../market/alternative-words.ts';
import type { Column } from '../market/compare-rivals.ts';
import type { PointId } from '../market/comparison-points.ts';
import { isSharedCatalogue } from '../market/shared-catalogue.ts';
import { saleKindOf } from '../marketing/sale-kind.ts';

/** Sectors whose customers carry away or receive a thing. */
const OF_GOODS: readonly SectorId[] = ['retail_shop', 'ecommerce', 'crafts', 'food_manufacturing', 'agriculture'];
const OF_FOOD: readonly SectorId[] = ['cafe_restaurant', 'food_truck', 'food_manufacturing'];

const PAPER = /\b(?:libretas?|cuadernos?|pizarras?|talonarios?|calendarios?|papel|whiteboard|notebook|paper|diary)\b/;
const SHEET = /\b(?:excel|hojas? de calculo|planillas?|spreadsheets?|google sheets)\b/;

/** «El constructor lo dibuja en cualquier papel». */
const DRAWN = /\b(?:draws? it|sketch\w*|dibuj\w+|boceto\w*|croquis)\b/;
const OF_A_SKETCH: Bilingual = {
  es: 'un dibujo en cualquier papel no basta para pedir la licencia ni para saber qué costará la obra',
  en: 'a sketch on whatever is to hand is not enough to apply for permission or to know what the work will cost',
};

const OF_CATALOGUE: Bilingual = {
  es: 'un catálogo compartido dice qué librería tiene cada título, pero allí nadie aconseja cuál elegir',
  en: 'a shared catalogue says which shop has each title, but nobody there advises which to choose',
};

/** What else a kind cannot do, said of the second of it. */
export function nextLackOf({ sector }: Pick<Draft, 'sector'>, { kind }: Column): Bilingual | null {
  if (kind.id === 'online' && isGoods({ sector }))
    return {
      es: 'una pantalla recomienda lo que compraron otros y no conoce a quien lo va a usar',
      en: 'a screen recommends what others bought and does not know who is going to use it',
    };
  if (kind.id === 'tool')
    return { es: 'una pantalla no sabe cuándo alguien se queda atascado', en: 'a screen does not know when somebody is stuck' };
  return null;
}

/** Whether what is sold is carried away or received. */
export function isGoods({ sector }: Pick<Draft, 'sector'>): boolean {
  return OF_GOODS.includes(sector.id);
}

/** As a clause after the name. */
export function lackOf(
  { sector, facts, model }: Pick<Draft, 'sector' | 'facts' | 'model'>,
  { kind, head, rival }: Column,
): Bilingual | null {
  const name = foldText(`${head.es} ${head.en}`);
  const ofGoods = isGoods({ sector });
  if (kind.id === 'one-person' && DRAWN.test(foldText(rival?.words ?? ''))) return OF_A_SKETCH;
  if (kind.id === 'online' && isSharedCatalogue(head)) return OF_CATALOGUE;
  switch (kind.id) {
    case 'machine':
      return {
        es: 'una máquina sirve siempre lo mismo, y allí no hay nadie que atienda ni dónde sentarse',
        en: 'a machine always serves the same thing, with nobody there and nowhere to sit',
      };
    case 'tool':
      if (PAPER.test(name))
        return {
          es: 'lo que se apunta a mano no avisa a nadie y luego cuesta encontrarlo',
          en: 'notes written by hand remind nobody and are hard to find later',
        };
      if (SHEET.test(name))
        return {
          es: 'una hoja de cálculo no avisa de nada y alguien tiene que mantenerla al día',
          en: 'a spreadsheet gives no warnings and somebody has to keep it up to date',
        };
      return {
        es: 'con una aplicación cada persona se las arregla sola y nadie responde del resultado',
        en: 'with an app people manage on their own and nobody answers for the result',
      };
    case 'online':
      if (ofGoods)
        return {
          es: 'por internet no se puede tocar ni probar nada antes de pagar, y lo que no sirve hay que devolverlo por paquete',
          en: 'online nothing can be touched or tried before paying, and whatever is wrong has to go back by parcel',
        };
      if (saleKindOf({ sector, facts, model }) === 'stay')
        return { es: 'allí solo se puede elegir por unas fotos y una nota', en: 'there people can only go by photographs and a score' };
      return {
        es: 'allí se elige por internet, sin haber hablado con la persona que hará el trabajo',
        en: 'there people choose online, without having spoken to the person who will do the work',
      };
    case 'chain':
      return CHAINS[sector.id === 'retail_shop' || sector.id === 'ecommerce' ? 'shop' : ofGoods ? 'brand' : 'service'];
    case 'public':
      return {
        es: 'un servicio público cuesta poco o nada, pero tiene plazas limitadas y un horario fijo',
        en: 'a public service costs little or nothing, but its places are limited and its hours are fixed',
      };
    case 'known-person':
      return {
        es: 'un conocido hace el favor cuando puede y, si sale mal, no hay a quién reclamar',
        en: 'a favour gets done when there is time and, if it goes wrong, there is nobody to complain to',
      };
    case 'own-hands':
      return OF_FOOD.includes(sector.id)
        ? {
            es: 'traerlo de casa cuesta menos, pero hay que prepararlo cada día',
            en: 'bringing it from home costs less, but it has to be prepared each day',
          }
        : {
            es: 'hacerlo por cuenta propia ahorra dinero, pero lleva tiempo y el resultado no está asegurado',
            en: 'doing it oneself saves money, but it takes time and the result is uncertain',
          };
    case 'nothing':
      return {
        es: 'dejarlo como está no cuesta nada hoy, pero el problema sigue',
        en: 'leaving it as it is costs nothing today, but the problem remains',
      };
    case 'other-thing':
      return { es: 'sirve para salir del paso, pero no es lo que se buscaba', en: 'it is a stopgap, not what people were looking for' };
    default:
      return null;
  }
}

const CHAINS: Readonly<Record<'shop' | 'brand' | 'service', Bilingual>> = {
  shop: {
    es: 'una cadena vende lo mismo en todas sus tiendas y a todo el mundo',
    en: 'a chain sells the same things to everybody in all its shops',
  },
  brand: { es: 'una marca grande vende el mismo producto a todo el mundo', en: 'a big brand sells the same product to everybody' },
  service: {
    es: 'en una cadena atiende quien esté de turno y el servicio es igual en todos sus locales',
    en: 'in a chain customers see whoever is on shift, and the service is the same at every branch',
  },
};

/** What of the offer each kind has least of, in the folded words of either language. */
export const ANSWERS_KIND: Readonly<Partial<Record<AlternativeId, RegExp>>> = {
  machine: /\b(?:nadie te ech\w+|sent\w+|sillas?|terraza|trato|consejo|seats?|stay)\b/,
  online:
    /\b(?:prob\w+|tocar|ver|abierto|hoje\w+|en mano|consejo|edades|persona|mismo dia|en el dia|hoy|cuentacuentos|talleres|visitas?|instal\w+|mont\w+|fotos|suplente|try|trying|touch|advice|same.day|today|hand.picked)\b/,
  chain:
    /\b(?:grupos|nombre|misma persona|mide|monta|a medida|a mano|artesan\w+|caser\w+|propi\w+|consejo|edades|fecha|por escrito|garantia|small groups?|by hand|handmade|same person|chosen|made to)\b/,
  tool: /\b(?:recordatorios?|reminders?|personas?|grupos?|clases?|correg\w+|avisos?|visitas?|respuesta|responde|llamadas?|revis\w+|people|groups?|lessons?|visits?|answers?|review\w*)\b/,
  public: /\b(?:plazo|horas|semana|grupos|tardes?|noches?|cita|respuesta|weeks?|hours?|evenings?|groups?)\b/,
  'own-hands':
    /\b(?:garantia|instal\w+|limpi\w+|plazo|minutos|recog\w+|entrega|list[oa]s?|hech[oa]s?|guarantee|minutes|ready|delivery|done)\b/,
  'known-person': /\b(?:garantia|factura|seguro|por escrito|fecha|plazo|cerrado|guarantee|insur\w+|in writing|fixed|date)\b/,
  'one-person':
    /\b(?:garantia|factura|seguro|por escrito|fecha|plazo|cerrado|cita|reserva|internet|equipo|suplente|guarantee|insur\w+|in writing|fixed|date|team)\b/,
};

/** Where each kind is usually weak: the part of the offer that is set against it is about one of these. */
export const WEAK: Readonly<Partial<Record<AlternativeId, readonly PointId[]>>> = {
  public: ['wait', 'attention', 'hours'],
  tool: ['attention', 'trust', 'making'],
  online: ['attention', 'trust', 'wait', 'place'],
  'known-person': ['trust', 'hours', 'wait'],
  'one-person': ['trust', 'wait', 'hours'],
  chain: ['attention', 'making', 'scope'],
  machine: ['making', 'attention'],
  'own-hands': ['attention', 'making', 'trust'],
  neighbour: ['making', 'scope', 'attention'],
};
/** What a kind has as well: no answer to it. */
export const THEIRS: Readonly<Partial<Record<AlternativeId, readonly PointId[]>>> = {
  chain: ['price', 'hours'],
  tool: ['price', 'hours', 'wait'],
  machine: ['price', 'hours', 'wait'],
  'own-hands': ['price', 'hours', 'wait'],
};
