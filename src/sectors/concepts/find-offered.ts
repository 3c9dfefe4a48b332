// What an offer names, piece by piece: whole where both languages have every word of a piece, else what the lists know of it.
import { foldText } from '../../language/fold-text.ts';
import { LANGUAGES, type Language } from '../../language/language.ts';
import { spokenLanguage } from '../../language/spoken-language.ts';
import type { SectorId } from '../sector.ts';
import type { Concept } from './concept.ts';
import { findConcepts } from './find-concepts.ts';
import { isGuarantee } from './find-guarantees.ts';
import { isMeasured } from './find-terms.ts';
import { isBare, type Phrase, tellPhrase } from './phrase.ts';
import { tokensOf } from './phrase-words.ts';
import { readPhrase } from './read-phrase.ts';

/** Offers and edges in the order they are told; a piece told whole stands where the concept it says more of would. */
export function findOffered(told: string, sector: SectorId): readonly Concept[] {
  const offer = withoutMeans(told);
  const listed = findConcepts(offer, sector, ['offer', 'edge']);
  const spoken = spokenLanguage(foldText(offer), 'es');
  const pieces = piecesOf(offer, spoken).map((piece) => findInPiece(piece, sector, spoken));
  const named = pieces.flatMap(({ whole, known }) => {
    const heard = known.filter((one) => listed.includes(one));
    return whole && heard.length === known.length ? [whole] : heard;
  });
  const replaced = named.flatMap(({ narrows }) => narrows?.es ?? []);
  return [...new Set([...named, ...listed].filter(({ es }) => !replaced.includes(es)))];
}

/** "Calculated from its own history, the weather and the calendar": what it is made with is not what is sold. */
export function withoutMeans(offer: string): string {
  return offer.replace(MEANS, ' ');
}

const MEANS =
  /,?\s(?:calculated|computed|worked out|estimated|derived|based|built|calculad[oa]s?|estimad[oa]s?|basad[oa]s?|a partir)\s(?:from|on|with|using|con|en|según|a partir|de)\s[^.;:!?]*/giu;

interface Piece {
  readonly whole: Concept | null;
  readonly known: readonly Concept[];
}

function findInPiece(piece: string, sector: SectorId, spoken: Language): Piece {
  const known = findConcepts(piece, sector, ['offer', 'edge']);
  const [first, ...others] = known;
  if (others.length > 0 || (first && (isMeasured(first) || isGuarantee(first)))) return { whole: null, known };
  const phrase = LANGUAGES.toSorted((one) => (one === spoken ? -1 : 1))
    .map((language) => readPhrase(piece, language))
    .find((read) => read !== null);
  const told = phrase && isSold(phrase) && !isProperName(piece) ? tellPhrase(phrase) : null;
  if (!told || (first && sizeOf(told.es) <= sizeOf(first.es))) return { whole: null, known };
  return { whole: { kind: first?.kind ?? 'offer', ...told, clues: { es: [], en: [] }, ...(first && { narrows: first }) }, known };
}

/** "Mountain Mint": of several words, each with its capital. */
function isProperName(piece: string): boolean {
  const words = piece.split(/\s+/).filter((word) => /^\p{L}{3}/u.test(word));
  return words.length > 1 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

function sizeOf(said: string): number {
  return tokensOf(said).length;
}

/** Neither a bare word, nor who comes, nor when, nor the kind of business, nor what anybody could say of theirs. */
function isSold(phrase: Phrase): boolean {
  const { head } = phrase;
  return !isBare(phrase) && !isHouse(phrase) && !head.isPerson && !head.isSpan && !UNSOLD.test(foldText(head.one.es));
}

const MOST_OF_HOUSE = 2;

/** «Un vivero de plantas en Geelong» is the business itself. */
function isHouse({ article, traits, modifiers, tails }: Phrase): boolean {
  const isPlaced = tails.some((tail) => 'to' in tail && tail.to.some((to) => typeof to === 'string'));
  return article === 'a' && isPlaced && traits.length + modifiers.length + tails.length <= MOST_OF_HOUSE;
}

const UNSOLD =
  /^(?:asiento|plaza|mesa|silla|banco|sofa|sillon|furgoneta|coche|moto|van|bano|jardin|terraza|aparcamiento|estacionamiento|ventana|puerta|patio|parcela|maquina|barra de|club|vivero|camping|food truck|puesto|carrito|marca|proyecto|servicio|sitio|paquete|terreno|tortilleria|fabrica|obrador|heladeria|lavanderia|ferreteria|libreria|granja|finca|bodega|sastreria|carpinteria|precio|calidad|cosa|tiempo|negocio|empresa|tienda|local|taller|estudio|bar|cafeteria|cafe|restaurante|clinica|academia|escuela|agencia|floristeria|panaderia|pasteleria|peluqueria|barberia|gimnasio|hotel|hostal|centro|despacho|consulta|oficina|ciudad|pueblo|barrio|zona|calle|mercado|lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|manana|tarde|noche|fin de semana|dia|semana|mes|ano|hora|minuto|persona|problema|dinero|experiencia)(?: |$)/;

/** Between commas, and each side of «y» where the whole is no phrase; without the verb that sells it and without what for. */
function piecesOf(offer: string, language: Language): readonly string[] {
  const trimmed = (clause: string) => clause.replace(WHAT_FOR, '').replace(LEAD, '').trim();
  return offer
    .split(/[.,;:!?¿¡()«»“”"\n]+/)
    .flatMap((clause) => clause.split(SELLING))
    .flatMap((clause) => (readPhrase(trimmed(clause), language) ? [clause] : clause.split(JOINT)))
    .map(trimmed)
    .filter(Boolean);
}

const JOINT = /\s(?:and|plus|y|e|más|mas)\s|\s?[&+]\s?/;

const SELLING =
  /\s(?:(?:that|which|where (?:we|i)) )?(?:sell|sells|selling|offering|offers|serving|serves|making|makes)\s|\s(?:que (?:vende|ofrece|sirve|hace)|vendiendo|ofreciendo|donde (?:vendo|vendemos|sirvo|servimos))\s/i;
const WHAT_FOR = /\s(?:so (?:that|you|they|people|we|i)|para que)\s.*$/is;
const LEAD =
  /^(?:\s*(?:i|we|i’ll|we’ll|i'll|we'll|will|also|sell|offer|do|make|bake|serve|provide|have|there (?:is|are|will be)|with|including|yo|nosotros|nosotras|también|tambien|además|ademas|vendo|vendemos|vender|ofrezco|ofrecemos|hago|hacemos|preparo|preparamos|sirvo|servimos|tengo|tenemos|tendré|tendremos|hay|habrá|con|incluye|incluyendo)\s)+/i;
