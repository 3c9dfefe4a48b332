// How many a channel can reach in all, where what was told limits it: the three companies one visits, the families of one school.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { ChannelKind } from './channel-clues.ts';

/** The families of one school, or the members of one such group that one has to belong to: our own convention. */
const MEMBERS_OF_A_GROUP = 300;
/** As many as this one can go on calling on for a year. */
const FEW = 20;

/** One group with a door: of a school, a building or a class. «Grupos de vecinos» are several, and nobody told of how many. */
const CLOSED_GROUP =
  /\b(?:el|mi|nuestro|un) (?:grupo|chat)\b.*\b(?:colegio|cole|escuela|clase|edificio|portal|comunidad|guarderia)\b|\b(?:school|class|nursery|building)\b.*\b(?:group|chat)\b(?!s)/;
/** Whom one calls on: firms, shops, schools, and nobody in a private home. */
export const CALLED_ON =
  /\b(empresas?|oficinas?|restaurantes?|bares|cafeterias?|tiendas?|comercios?|hoteles|colegios?|escuelas?|clubes|fincas|talleres|agencias|companies|firms|businesses|offices|restaurants?|pubs|bars|cafes|shops|stores|hotels|schools|clubs|venues|workshops|agencies)\b/;

/** A church, a club or an association passes a name on now and then, and treats nobody: two people a month, our own convention. */
const COMMUNITY =
  /\b(church(?:es)?|parish(?:es)?|temples?|mosques?|synagogues?|iglesias?|parroquias?|asociaci(?:on|ones)|associations?|senior cent(?:re|er)s?|centros de mayores|peñas?|hermandad(?:es)?)\b/;
const SENT_BY_A_COMMUNITY = 24;

/** Whoever has put their name down: as many as were told, and nobody else. */
const WAITING = /\b(?:waiting list|waitlist|lista de espera)\b/;

/**
 * Null where nothing limits it. Those called on are as many as the channel's own words or the answer on customers tell of them by that word;
 * the members of one closed group are our own convention. A list that is written to holds as many as were told of.
 */
export function countReachable(facts: FactSheet, words: string, kind: ChannelKind): number | null {
  if (WAITING.test(words))
    return countOf('(?:personas?|people|client[ea]s?|clientes|names|nombres|apuntad[oa]s|families|familias|on)', words);
  if (kind === 'groups') return CLOSED_GROUP.test(words) ? MEMBERS_OF_A_GROUP : null;
  if (kind === 'partners' && COMMUNITY.test(words)) return (countOf(COMMUNITY.exec(words)?.[1] ?? '', words) ?? 1) * SENT_BY_A_COMMUNITY;
  if (kind === 'mail' || kind === 'messages') return membersOfList(facts, words);
  if (kind !== 'visits') return null;
  const whom = CALLED_ON.exec(words)?.[0];
  if (whom === undefined) return null;
  const told = countOf(whom, words) ?? countOf(whom, foldText(factValue(facts, 'customer') ?? ''));
  return told !== null && told <= FEW ? told : null;
}

/** Whoever manages for others buys for all of them. */
const AGENCIES = /\b(?:agencias?|agencies)\b/;

/** How many of those who are told among the channels a goal counts as customers; null where it counts none. */
export function countBuyingAgencies(facts: FactSheet, words: string): number | null {
  return AGENCIES.test(words) ? countOf('(?:agencias?|agencies)', foldText(factValue(facts, 'goals') ?? '')) : null;
}

/** «Tres empresas», "5 small firms": the number that stands before the word, with one word between at most. */
function countOf(whom: string, said: string): number | null {
  const [, digits = ''] = new RegExp(`\\b(\\d{1,2}|[a-z]+) (?:(?!de\\b|of\\b|a\\b|to\\b)[a-z]+ )?${whom}\\b`).exec(said) ?? [];
  const near = new RegExp(`\\b(\\d{1,2}|[a-z]+) ${whom}\\b`).exec(said)?.[1] ?? '';
  return [near, digits].map((word) => smallNumber(word) ?? (Number(word) || null)).find((count) => count !== null) ?? null;
}

/** Those a list is made of. */
const ON_A_LIST = /\b(backers|mecenas|subscribers|suscriptor[ae]s|followers|contactos|contacts|soci[oa]s|members|emails|correos)\b/;

/** «A los 143 mecenas», "our backers, there are 143 of them": told in the channel's words or beside them. */
function membersOfList(facts: FactSheet, words: string): number | null {
  const whom = ON_A_LIST.exec(words)?.[0];
  if (whom === undefined) return null;
  const told = [words, factValue(facts, 'marketing'), factValue(facts, 'soFar'), factValue(facts, 'resources')];
  const said = foldText(told.map((text) => text ?? '').join('. '));
  const count = new RegExp(
    `(?<![\\d.,$€£])(\\d{1,4})(?: [a-z]+)? ${whom}\\b|\\b${whom}(?:,| \\()? ?(?:there are|they are|there's|que son|son|hay|somos|ya son)?(?: (?:about|around|unos|unas))? (\\d{1,4})(?![\\d.,%€$£])`,
  ).exec(said);
  return count ? Number(count[1] ?? count[2]) : null;
}
