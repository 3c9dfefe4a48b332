// Boards on building sites: whose they are, with whose leave they hang and what they say. They are no shop sign with hours on it.
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Channel } from './gather-channels.ts';

const ON_SITES = /\b(?:site (?:boards?|signs?)|scaffold\w*|carteles? (?:de|en) (?:la |las |cada )?obras?|vallas? de obra|lonas? de obra)\b/;

export function isOnSites(channel: Pick<Channel, 'kind' | 'name'> | undefined): boolean {
  return channel !== undefined && ON_SITES.test(foldText(`${channel.name.es} | ${channel.name.en}`));
}

export const BOARD_WORK: Bilingual = {
  es: 'Un cartel en cada obra, con permiso de su dueño: «{{boardSays}}», con el teléfono; se apunta quién llama',
  en: 'A board on each site, with the owner’s consent: “{{boardSays}}”, with the telephone; note who calls',
};

export const BOARD_BUYS: Bilingual = { es: 'los carteles', en: 'the boards' };

/** Whoever builds it says so; whoever draws it says that. */
export function boardSlot({ sector, slots: { name } }: Pick<Draft, 'sector' | 'slots'>): { readonly boardSays: Bilingual } {
  const [es, en] = sector.id === 'construction_trades' ? ['Obra de', 'Work by'] : ['Proyecto de', 'Drawings by'];
  return { boardSays: { es: `${es} ${name?.es ?? ''}`, en: `${en} ${name?.en ?? ''}` } };
}
