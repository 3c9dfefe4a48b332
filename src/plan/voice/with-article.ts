// The Spanish article of what was told without one: «contra las esperas», where English needs none.
import { foldText } from '../../language/fold-text.ts';
import { listInBoth } from '../../language/format-list.ts';
import type { Bilingual } from '../../language/language.ts';

/** Begun already by an article, a number or how much of it there is. */
const BEGUN =
  /^(?:el|la|los|las|lo|una?|unos|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|media|medio|mas|menos|poc[oa]s?|much[oa]s?|demasiad[oa]s?|vari[oa]s|otr[oa]s?|tod[oa]s?|algo|nada|nadie|ningun\w*|cada) /;
/** No noun: an article before it is none. */
const NO_NOUN = /^(?:no|ni|sin|solo|siempre|muy|que|quien|quienes|a|en|con|hasta|desde|de|por|para)$|(?:ar|er|ir)(?:se)?$/;
const INFINITIVE = /^(?:no )?(?:tener|poder|hablar|firmar|pagar|esperar|perder|llegar|leer|buscar|comprar|depender|conducir|hacer) /;
/** Nouns that end as verbs do. */
const NOUNS_IN_R = /^(?:taller|alquiler|auxiliar|dolor|olor|calor|sabor|color|flor|hogar|lugar|bar|error|entrenador|administrador)$/;
const FEMININE =
  /(?:a|as|ion|iones|[dt]ad|[dt]ades|tud|ez|sis|umbre|umbres)$|^(?:clases?|flor|flores|red|redes|noches?|llaves?|leches|imagen|claves?|leche|carne|miel|partes?|mujer|mujeres|webs?|gente|fotos?|motos?|bicis?|manos?|luz|luces|mensualidad|labor|base|calle|tarde|tardes|salud|sal|piel|vez|veces)$/;
const MASCULINE =
  /^(?:dias?|programas?|problemas?|sistemas?|clima|mapas?|temas?|idiomas?|aromas?|pesticidas?|sofas?|dentistas?|analisis|yoga|pintacaras|guardamuebles|camion|camiones|avion|aviones)$/;
/** One of them, though it ends as several do. */
const ONE_IN_S =
  /^(?:analisis|diagnosis|estres|ingles|frances|portugues|pilates|gas|autobus|tenis|crossfit|guardamuebles|cuentacuentos|pintacaras)$/;
/** «El agua», «el aula»: a stressed a takes the masculine. */
const STRESSED = /^(?:agua|aula|area|alta|arma|alma)$/;

/** With its definite article; as it is where it has one, null where it takes none. */
export function withArticle(phrase: string): string | null {
  const folded = foldText(phrase);
  const [head = ''] = folded.split(' ');
  // «Contra no poder hablar con el médico»: an infinitive stands bare.
  if (INFINITIVE.test(folded) && !NOUNS_IN_R.test(head)) return phrase;
  // Folded, «uñas» are «unas».
  if (BEGUN.test(folded) || phrase.startsWith('unas ')) return phrase;
  if (head === '' || (NO_NOUN.test(head) && !NOUNS_IN_R.test(head)) || /^[^a-z]/.test(head) || /^\p{Lu}/u.test(phrase)) return null;
  const isMany = head.endsWith('s') && !ONE_IN_S.test(head);
  const isFeminine = FEMININE.test(head) && !MASCULINE.test(head) && (isMany || !STRESSED.test(head));
  return `${isMany ? (isFeminine ? 'las' : 'los') : isFeminine ? 'la' : 'el'} ${phrase}`;
}

/** As one list, each with its article in Spanish: after «contra» and «por». Where one takes none, what «esto» stands for. */
export function listWithArticles(items: readonly Bilingual[]): Bilingual {
  const told = items.flatMap(({ es, en }): readonly Bilingual[] => {
    const native = withArticle(es);
    return native === null ? [] : [{ es: native, en }];
  });
  const plain = listInBoth(items);
  return told.length < items.length ? { es: `esto: ${plain.es}`, en: plain.en } : listInBoth(told);
}
