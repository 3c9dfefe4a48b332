// What each kind of rival cannot do by being what it is, and which of the things promised answers that.
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { Draft } from '../draft.ts';
import type { AlternativeId } from '../market/alternative-words.ts';
import type { Column } from '../market/compare-rivals.ts';
import { saleKindOf } from '../marketing/sale-kind.ts';

/** Sectors whose customers carry away or receive a thing. */
const OF_GOODS: readonly SectorId[] = ['retail_shop', 'ecommerce', 'crafts', 'food_manufacturing', 'agriculture'];
const OF_FOOD: readonly SectorId[] = ['cafe_restaurant', 'food_truck', 'food_manufacturing'];

const PAPER = /\b(?:libretas?|cuadernos?|pizarras?|talonarios?|calendarios?|papel|whiteboard|notebook|paper|diary)\b/;
const SHEET = /\b(?:excel|hojas? de calculo|planillas?|spreadsheets?|google sheets)\b/;

/** Whether what is sold is carried away or received. */
export function isGoods({ sector }: Pick<Draft, 'sector'>): boolean {
  return OF_GOODS.includes(sector.id);
}

/** As a clause after the name. */
export function lackOf({ sector, facts, model }: Pick<Draft, 'sector' | 'facts' | 'model'>, { kind, head }: Column): Bilingual | null {
  const name = foldText(`${head.es} ${head.en}`);
  const ofGoods = isGoods({ sector });
  switch (kind.id) {
    case 'machine':
      return {
        es: 'una máquina sirve siempre lo mismo, y allí nadie se sienta ni atiende',
        en: 'a machine always serves the same thing, and there is nobody to serve it and nowhere to sit',
      };
    case 'tool':
      if (PAPER.test(name))
        return {
          es: 'lo apuntado a mano no avisa a nadie y cuesta encontrarlo',
          en: 'what is written by hand reminds nobody and is hard to find',
        };
      if (SHEET.test(name))
        return {
          es: 'una hoja de cálculo hay que llevarla al día, y no avisa de nada',
          en: 'a spreadsheet has to be kept up, and warns of nothing',
        };
      return {
        es: 'con una aplicación cada cual se las arregla a solas, y nadie responde del resultado',
        en: 'with an app people are left to manage on their own, and nobody answers for the result',
      };
    case 'online':
      if (ofGoods)
        return {
          es: 'en una pantalla nada se toca ni se prueba antes de pagar, y lo que no sirve vuelve en un paquete',
          en: 'on a screen nothing is touched or tried before paying, and what will not do goes back in a parcel',
        };
      if (saleKindOf({ sector, facts, model }) === 'stay')
        return { es: 'allí se reserva por unas fotos y una nota', en: 'there one books from photographs and a score' };
      return {
        es: 'allí se elige en una pantalla, sin haber hablado con quien hará el trabajo',
        en: 'there people choose on a screen, without having spoken to whoever will do the work',
      };
    case 'chain':
      return CHAINS[sector.id === 'retail_shop' || sector.id === 'ecommerce' ? 'shop' : ofGoods ? 'brand' : 'service'];
    case 'public':
      return {
        es: 'un servicio público cuesta poco o nada, pero las plazas y las horas son las que hay',
        en: 'a public service costs little or nothing, but its places and hours are what they are',
      };
    case 'known-person':
      return {
        es: 'un favor se hace cuando se puede, y si sale mal no hay a quién reclamar',
        en: 'a favour is done when there is time, and if it goes wrong there is nobody to complain to',
      };
    case 'own-hands':
      return OF_FOOD.includes(sector.id)
        ? {
            es: 'traerlo de casa cuesta menos, y hay que prepararlo cada día',
            en: 'bringing it from home costs less, and has to be prepared each day',
          }
        : {
            es: 'hacerlo uno mismo ahorra dinero pero no tiempo, y el resultado no está asegurado',
            en: 'doing it oneself saves money but not time, and there is no telling how it will turn out',
          };
    case 'nothing':
      return { es: 'dejarlo estar no cuesta nada hoy, y el problema sigue', en: 'leaving it costs nothing today, and the problem remains' };
    case 'other-thing':
      return { es: 'saca del paso, sin ser lo que se buscaba', en: 'it gets people by, without being what they were after' };
    default:
      return null;
  }
}

const CHAINS: Readonly<Record<'shop' | 'brand' | 'service', Bilingual>> = {
  shop: { es: 'una cadena vende de todo para todos', en: 'a chain sells everything to everybody' },
  brand: { es: 'una marca grande hace lo mismo para todos', en: 'a big brand makes the same for everybody' },
  service: {
    es: 'en una cadena atiende quien esté de turno, y el servicio es el mismo en todas partes',
    en: 'in a chain whoever is on shift attends, and the service is the same everywhere',
  },
};

/** What of the offer each kind has least of, in the folded words of either language. */
export const ANSWERS_KIND: Readonly<Partial<Record<AlternativeId, RegExp>>> = {
  machine: /\b(?:nadie te ech\w+|sent\w+|sillas?|terraza|trato|consejo|seats?|stay)\b/,
  online:
    /\b(?:prob\w+|tocar|ver|abierto|hoje\w+|en mano|consejo|edades|persona|mismo dia|en el dia|hoy|cuentacuentos|talleres|visitas?|instal\w+|mont\w+|fotos|suplente|try|trying|touch|advice|same.day|today|hand.picked)\b/,
  chain:
    /\b(?:grupos|nombre|misma persona|mide|monta|a medida|a mano|artesan\w+|caser\w+|propi\w+|consejo|edades|fecha|por escrito|garantia|small groups?|by hand|handmade|same person|chosen|made to)\b/,
  tool: /\b(?:personas?|grupos?|clases?|correg\w+|avisos?|visitas?|respuesta|responde|llamadas?|revis\w+|people|groups?|lessons?|visits?|answers?|review\w*)\b/,
  public: /\b(?:plazo|horas|semana|grupos|tardes?|noches?|cita|respuesta|weeks?|hours?|evenings?|groups?)\b/,
  'own-hands':
    /\b(?:garantia|instal\w+|limpi\w+|plazo|minutos|recog\w+|entrega|list[oa]s?|hech[oa]s?|guarantee|minutes|ready|delivery|done)\b/,
  'known-person': /\b(?:garantia|factura|seguro|por escrito|fecha|plazo|cerrado|guarantee|insur\w+|in writing|fixed|date)\b/,
  'one-person':
    /\b(?:garantia|factura|seguro|por escrito|fecha|plazo|cerrado|equipo|suplente|guarantee|insur\w+|in writing|fixed|date|team)\b/,
};
