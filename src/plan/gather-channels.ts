import { foldText } from '../language/fold-text.ts';
import type { Bilingual } from '../language/language.ts';
import type { Concept } from '../sectors/concepts/concept.ts';
import type { SectorPack } from '../sectors/sector.ts';

/**
 * The channels that share the budget, by place in the trade's list: the largest shares go to those the visitor named, in that order, the others to
 * those of the trade that none of them stands for.
 */
export function gatherChannels(
  named: readonly Concept[],
  usual: SectorPack['channels'],
): readonly { readonly name: Bilingual; readonly share: number }[] {
  const sorted = [...usual].sort((a, b) => b.share - a.share);
  const others = sorted.filter(({ name }) => !named.some((channel) => isLike(channel, name)));
  const names = [...named.map(({ es, en }) => ({ es, en })), ...others.map(({ name }) => name)];
  return usual.map((channel) => ({ name: names[sorted.indexOf(channel)] ?? channel.name, share: channel.share }));
}

const SHORTEST_TELLING_WORD = 5;

/** The first channel named that is not one of these; undefined where all of them are. */
export function findOtherChannel(named: readonly Concept[], known: readonly Bilingual[]): Bilingual | undefined {
  return named.find((channel) => !known.some((name) => isLike(channel, name)));
}

/** Where something can be shown to people who are not asked for anything; a visit asks for something, and an advert is not looked for. */
const SHOWCASES =
  /^(?!visitas|anuncios|publicidad|google shopping).*(?:instagram|facebook|tiktok|youtube|whatsapp|linkedin|nextdoor|pinterest|redes|social|google|web|blog|bolet|newsletter|escaparate|window|cartel|poster|board|pizarra|volante|flyer|leaflet|market|mercado|página|pages|rótulo)/i;

/** The first channel named in which there is something to see, else the first of the trade's own; undefined where there is none. */
export function findShowcase(named: readonly Concept[], usual: SectorPack['channels']): Bilingual | undefined {
  const found = [...named, ...usual.map(({ name }) => name)].find(({ es, en }) => SHOWCASES.test(`${es} ${en}`));
  return found && { es: found.es, en: found.en };
}

/** One long word in common, in either language, is enough: «Instagram» stands for «Instagram con perros de la zona». */
function isLike(a: Bilingual, b: Bilingual): boolean {
  return (['es', 'en'] as const).some((language) => {
    const words = wordsOf(b[language]);
    return wordsOf(a[language]).some((word) => words.includes(word));
  });
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= SHORTEST_TELLING_WORD);
}
