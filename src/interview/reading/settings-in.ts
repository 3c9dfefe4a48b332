// Where it is done, whom it is for and what comes with it: words that name others, and not the business.

/** Nobody opens «bares» or "restaurants": said in the plural they are those served. */
const ESTABLISHMENTS =
  /\b(?:bares|restaurantes|cafeterias|hoteles|hostales|tiendas|comercios|oficinas|clinicas|gimnasios|peluquerias|panaderias|supermercados|colegios|escuelas|academias|fabricas|bars|pubs|restaurants|cafes|chip shops|shops|hotels|stores|offices|clinics|gyms|salons|bakeries|schools|delis)\b/g;
/** «En el taller», "dropped at your hotel": where it is done, or to whom. */
const LOCATED =
  /\b(?:(?:en|a|por|hasta|fuera de|junto a|at|to|by|near|outside|from|off|into|through) (?:el|la|los|las|su|sus|tu|the|your|their)) ([a-z]{3,})/g;
/** "The bar crowd", «la gente de los bares»: whom it is for. */
const CROWD =
  /\b([a-z]{3,}) (?:crowds?|goers|folks?|workers|staff|owners|regulars)\b|\b(?:gente|duen[oa]s|encargad[oa]s|trabajador(?:es|as)|emplead[oa]s|publico|clientela|clientes|salida) del? (?:el |la |los |las |un |una )?([a-z]{3,})/g;
/** «Va incluida la guía y la plataforma», "with access to the app": what comes with it, and not what it is. */
const COMES_WITH = /\b(?:inclu[a-z]+|con|with|y|and|usa[a-z]*|uses?|acceso a|access to) (?:la|el|the|our|nuestra) ([a-z]{3,})/g;
const TOOL = /^(?:plataforma|platform|app|aplicacion|software|programa|web|website)$/;

/** The words of folded text by which others are named. */
export function settingsIn(words: string): readonly string[] {
  return [
    ...(words.match(ESTABLISHMENTS) ?? []),
    ...wordsAt(words, LOCATED),
    ...wordsAt(words, CROWD),
    ...wordsAt(words, COMES_WITH).filter((word) => TOOL.test(word)),
  ];
}

function wordsAt(words: string, pattern: RegExp): readonly string[] {
  return [...words.matchAll(pattern)].flatMap(([, ...groups]) => groups.find((group) => group !== undefined) ?? []);
}
