// Words that change from one side of an ocean to the other: what the texts say in the English of Britain and in the Spanish of Spain.
import type { CountryCode } from '../countries/country.ts';

/** What is found, and what stands for it; the capital of the first letter is kept. */
export type LocalWords = readonly (readonly [RegExp, string])[];

/** Word by word: `\b` counts no accented letter, so borders are written out. */
const word = (found: string, said: string): readonly [RegExp, string] => [new RegExp(`(?<!\\p{L})(?:${found})(?!\\p{L})`, 'giu'), said];
const part = (found: string, said: string): readonly [RegExp, string] => [new RegExp(`(?<!\\p{L})(?:${found})`, 'giu'), said];

export const AMERICAN_ENGLISH: LocalWords = [
  [/(?<=(?<!\p{L})(?:author|organ|recogn|apolog|custom|real|special))is(?=e|ing|ation)/giu, 'iz'],
  [/(?<=(?:col|neighb|fav|lab|flav|hon|behavi|harb)o)u(?=r)/giu, ''],
  word('centre', 'center'),
  word('centres', 'centers'),
  [/(?<=(?:li|me))tre(?=s?(?!\p{L}))/giu, 'ter'],
  [/(?<=(?<!\p{L})licen)c(?=es?(?!\p{L}))/giu, 's'],
  [/(?<=(?<!\p{L})program)me(?=s?(?!\p{L}))/giu, ''],
  [/(?<=(?:trave|cance|labe|mode))ll(?=ed|ing|er)/giu, 'l'],
  [/(?<=(?<!\p{L})t)y(?=res?(?!\p{L}))/giu, 'i'],
  word('cheque', 'check'),
  word('grey', 'gray'),
  word('jewellery', 'jewelry'),
  [/(?<=catalog)ue(?=s?(?!\p{L}))/giu, ''],
  [/(?<=(?:days?|times?|hours?|once|twice) )a fortnight/giu, 'every two weeks'],
  word('a fortnight|fortnight', 'two weeks'),
  word('lorry', 'truck'),
  word('lorries', 'trucks'),
  word('petrol', 'gas'),
  word('motorway', 'highway'),
  part('jumper(?=s?(?!\\p{L}))', 'sweater'),
  word('chemist', 'drugstore'),
  part('physiotherap(?=y|ist)', 'physical therap'),
  word('pavement', 'sidewalk'),
  [/(?<=practi)s(?=e)/giu, 'c'],
  word('mould', 'mold'),
  word('diary', 'calendar'),
  word('diaries', 'calendars'),
  word('queue', 'line'),
  word('queues', 'lines'),
  word('car park', 'parking lot'),
  word('autumn', 'fall'),
  word('rota', 'schedule'),
  word('rotas', 'schedules'),
  word('biscuits', 'cookies'),
  word('holiday flats', 'vacation rentals'),
  word('estate agent', 'real estate agent'),
  word('estate agents', 'real estate agents'),
  word('local council', 'city or county office'),
  word('council', 'city'),
  word('locum', 'substitute'),
  word('takeaway', 'takeout'),
  word('skips', 'dumpsters'),
  word('couch supplies', 'table supplies'),
  word('per couch', 'per table'),
  [/(?<=number )is engaged/giu, 'is busy'],
  [
    /(?<!\p{L}|(?:a|the|gold|boxing) )ring(?= (?:a|an|and|the|them|us|somebody|someone|up|first|before|in|you|each|every|those|whoever|past|any))/giu,
    'call',
  ],
  word('public waiting list', 'waiting list'),
];

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
  word('obrador', 'taller'),
  word('obradores', 'talleres'),
  word('tendero', 'almacenero'),
  part('balda(?=s?(?!\\p{L}))', 'repisa'),
  word('de la fianza', 'del depósito'),
  word('la fianza', 'el depósito'),
  word('fianza', 'depósito'),
];

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
  MX: [...LATIN_AMERICAN, ...CASH_FLOW, ...RENTA, ...MESERO, word('chaqueta', 'chamarra')],
  CO: [...LATIN_AMERICAN, ...CASH_FLOW, ...ARRIENDO, ...MESERO],
  AR: [...LATIN_AMERICAN, ...CASH, word('chaqueta', 'campera')],
  CL: [...LATIN_AMERICAN, ...CASH, ...ARRIENDO],
  PE: [...LATIN_AMERICAN, ...CASH],
  EC: [...LATIN_AMERICAN, ...CASH, ...ARRIENDO, ...MESERO],
};
