import type { Bilingual } from '../language/language.ts';

/** Where answers, and documents, lie on another machine; null for each that lies on the server itself, or with the other. */
export interface KeptElsewhere {
  readonly answers: Keeper | null;
  readonly documents: Keeper | null;
}

interface Keeper {
  /** Who runs that machine; null in a network of the site's own. */
  readonly provider: string | null;
}

/** Who keeps answers and documents, and where; nothing where all of it lies on the server itself. */
export function writeKeepers({ answers, documents }: KeptElsewhere): Bilingual[] {
  const kept: Bilingual[] = [];
  if (answers) {
    kept.push({
      es: `${documents ? 'Las respuestas' : 'Las respuestas y los documentos'} se guardan en una base de datos ${placeOf(answers).es}.`,
      en: `${documents ? 'Answers' : 'Answers and documents'} are kept in a database ${placeOf(answers).en}.`,
    });
  }
  if (documents) {
    kept.push({
      es: `Los documentos se guardan en un almacén de archivos ${placeOf(documents).es}.`,
      en: `Documents are kept in a file store ${placeOf(documents).en}.`,
    });
  }
  if (answers?.provider || documents?.provider) {
    kept.push({
      es: 'Quien lo aloja trata los datos por encargo. Si está fuera del Espacio Económico Europeo, la transferencia se apoya en las garantías del capítulo V del RGPD; pide una copia en el contacto de arriba.',
      en: 'Whoever hosts them processes the data on our behalf. If that is outside the European Economic Area, the transfer rests on the safeguards of chapter V of the GDPR; ask for a copy at the contact above.',
    });
  }
  return kept.length === 0 ? [] : [{ es: kept.map(({ es }) => es).join(' '), en: kept.map(({ en }) => en).join(' ') }];
}

function placeOf({ provider }: Keeper): Bilingual {
  return provider === null
    ? { es: 'de otra máquina de la misma red', en: 'on another machine of the same network' }
    : { es: `que aloja ${provider}`, en: `hosted by ${provider}` };
}
