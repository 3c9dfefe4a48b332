import type { SectorId } from '../sectors/sector.ts';
import { keptWithFacts } from './kept-with-facts.ts';
import { tellsOf } from './tells-of.ts';

const SHOPS: readonly SectorId[] = ['retail_shop', 'ecommerce'];
const USED =
  /\b(?:segunda mano|usad[oa]s?|casi nuev[oa]s?|reacondicionad[oa]s?|second.?hand|pre.?(?:loved|owned)|vintage|thrift\w*|used)\b/;
const FROM_PEOPLE =
  /\b(?:(?:compr|tom|recib)\w* (?:\w+ ){0,4}(?:a (?:las )?(?:mam|madre|client|vecin|famili)\w+|a particulares|a la gente|a cuenta)|(?:me|nos) (?:\w+ )?(?:traen|venden)|a particulares|(?:buy|bought|take|taken) (?:\w+ ){0,4}(?:from (?:local )?(?:people|families|mums|moms|parents|customers|neighbours|neighbors|the public)|in exchange)|trade.?ins?|part exchange)\b/;

/** Whether what is sold comes second-hand from people: they are paid at once and charge no tax. */
export const buysFromPeople = keptWithFacts((facts, sector: SectorId): boolean => {
  return SHOPS.includes(sector) && tellsOf(facts, USED) && tellsOf(facts, FROM_PEOPLE);
});
