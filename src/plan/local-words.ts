// Words that change from one side of an ocean to the other: what the texts say in the Spanish of Spain.
import type { CountryCode } from '../countries/country.ts';

/** What is found, and what stands for it; the capital of the first letter is kept. */
export type LocalWords = readonly (readonly [RegExp, string])[];

/** Word by word: `\b` counts no accented letter, so borders are written out. */
export const word = (found: string, said: string): readonly [RegExp, string] => [
  new RegExp(`(?<!\\p{L})(?:${found})(?!\\p{L})`, 'giu'),
  said,
];
/** The beginning of a word: what follows it stays. */
export const part = (found: string, said: string): readonly [RegExp, string] => [new RegExp(`(?<!\\p{L})(?:${found})`, 'giu'), said];

const LATIN_AMERICAN: LocalWords = [
  word('dafo', 'FODA'),
  word('cuenta de resultados', 'estado de resultados'),
  word('existencias', 'inventario'),
  word('inmovilizado neto', 'activo fijo neto'),
  word('amortización', 'depreciación'),
  word('en la (?:asesoría|gestoría)', 'con el contador'),
  word('a la (?:asesoría|gestoría)', 'al contador'),
  word('de la (?:asesoría|gestoría)', 'del contador'),
  word('la (?:asesoría|gestoría)', 'el contador'),
  word('una (?:asesoría|gestoría)', 'un contador'),
  word('asesoría|gestoría', 'contador'),
  word('ayuntamiento', 'municipio'),
  word('del ordenador', 'de la computadora'),
  word('al ordenador', 'a la computadora'),
  word('el ordenador', 'la computadora'),
  word('un ordenador', 'una computadora'),
  word('los ordenadores', 'las computadoras'),
  word('ordenador', 'computadora'),
  word('ordenadores', 'computadoras'),
  [/(?<=(?<!\p{L})(?:el|un|del|al|su|cada|los|sus|unos) )móvil(?=(?:es)?(?!\p{L}))/giu, 'celular'],
  part('coche(?=s?(?!\\p{L}))', 'auto'),
  part('furgoneta(?=s?(?!\\p{L}))', 'camioneta'),
  part('aparcamiento(?=s?(?!\\p{L}))', 'estacionamiento'),
  part('aparc(?=a(?:r|n|da|do|ndo)?(?!\\p{L})|ó(?!\\p{L}))', 'estacion'),
  part('céntimo(?=s?(?!\\p{L}))', 'centavo'),
  word('bocadillo', 'sándwich'),
  word('bocadillos', 'sándwiches'),
  word('conducir', 'manejar'),
  word('conduce', 'maneja'),
  word('conducen', 'manejan'),
  word('coste', 'costo'),
  word('costes', 'costos'),
  part('vídeo', 'video'),
  word('coge el teléfono', 'contesta el teléfono'),
  word('coger el teléfono', 'contestar el teléfono'),
  word('cogieron el teléfono', 'contestaron el teléfono'),
  word('cojan el teléfono', 'contesten el teléfono'),
  word('coge', 'toma'),
  word('cogen', 'toman'),
  word('coger', 'tomar'),
  word('cogiendo', 'tomando'),
  word('cogieron', 'tomaron'),
  part('cogid(?=[oa]s?(?!\\p{L}))', 'tomad'),
  word('cojan', 'tomen'),
  word('zumo', 'jugo'),
  word('zumos', 'jugos'),
  word('patata', 'papa'),
  word('patatas', 'papas'),
  // A home; after a small number or an ordinal it is a storey.
  word('(?<!(?:dos|tres|cuatro|seis) )pisos', 'departamentos'),
  word('(?<!(?:primer|segundo|tercer|cuarto|quinto|último) )piso(?! alto)', 'departamento'),
  part('fontaner(?=[íio])', 'plomer'),
  word('polígonos industriales|polígonos', 'parques industriales'),
  word('polígono industrial|polígono', 'parque industrial'),
  word('autónomo', 'independiente'),
  word('autónomos', 'independientes'),
  word('gasóleo|gasoil', 'diésel'),
  word('chándal', 'conjunto deportivo'),
  word('melocotón', 'durazno'),
  word('melocotones', 'duraznos'),
  word('autocaravana', 'casa rodante'),
  word('patinete', 'monopatín'),
  word('jersey', 'suéter'),
  word('nata', 'crema'),
  word('echan de menos', 'extrañan'),
  word('echa de menos', 'extraña'),
  part('enfadad(?=[oa]s?(?!\\p{L}))', 'enojad'),
  word('por el mando', 'por el control'),
  word('obrador', 'taller'),
  word('obradores', 'talleres'),
  word('tendero', 'almacenero'),
  part('balda(?=s?(?!\\p{L}))', 'repisa'),
  word('de la fianza', 'del depósito'),
  word('la fianza', 'el depósito'),
  word('fianza', 'depósito'),
];

/** Who sees to speech is called otherwise in nearly every country. */
const sayingSpeech = (therapy: string, therapist: string): LocalWords => [
  word('logopedia', therapy),
  word('logopeda', therapist),
  word(
    'logopedas',
    therapist.replace(/^\p{L}+/u, (first) => `${first}s`),
  ),
];
const TERAPIA = sayingSpeech('terapia de lenguaje', 'terapeuta de lenguaje');
const FONO = sayingSpeech('fonoaudiología', 'fonoaudióloga');

const CASH_FLOW: LocalWords = [word('plan de tesorería|flujo de caja', 'flujo de efectivo')];
const CASH: LocalWords = [word('plan de tesorería', 'flujo de caja')];
const RENTA: LocalWords = [
  word('del alquiler', 'de la renta'),
  word('al alquiler', 'a la renta'),
  word('el alquiler', 'la renta'),
  word('un alquiler', 'una renta'),
  word('alquiler', 'renta'),
];
const ARRIENDO: LocalWords = [word('alquiler', 'arriendo')];
const MESERO: LocalWords = [part('camarer(?=[oa]s?(?!\\p{L}))', 'meser')];

/** The Spanish of each country; none where it is that of the texts. */
export const LOCAL_SPANISH: Readonly<Partial<Record<CountryCode, LocalWords>>> = {
  MX: [...LATIN_AMERICAN, ...TERAPIA, ...CASH_FLOW, ...RENTA, ...MESERO, word('chaqueta', 'chamarra')],
  CO: [...LATIN_AMERICAN, ...FONO, ...CASH_FLOW, ...ARRIENDO, ...MESERO],
  AR: [...LATIN_AMERICAN, ...FONO, ...CASH, word('chaqueta', 'campera')],
  CL: [...LATIN_AMERICAN, ...FONO, ...CASH, ...ARRIENDO],
  PE: [...LATIN_AMERICAN, ...TERAPIA, ...CASH],
  EC: [...LATIN_AMERICAN, ...TERAPIA, ...CASH, ...ARRIENDO, ...MESERO],
};
