import { capitalise } from '../language/capitalise.ts';
import { type Bilingual, type Language, perLanguage } from '../language/language.ts';

const SLOT = /\{\{([a-zA-Z]+)(\^?)\}\}/g;

/**
 * Both languages of a text with its slots filled; `{{fig:…}}` and `{{quote:…}}` are left for the page to fill.
 * An unknown slot is a mistake of ours and is thrown.
 */
export function fillSlots(text: Bilingual, slots: Readonly<Record<string, Bilingual>>): Bilingual {
  return perLanguage((language) => fillOne(text[language], slots, language));
}

function fillOne(text: string, slots: Readonly<Record<string, Bilingual>>, language: Language): string {
  const filled = text.replace(SLOT, (_, id: string, capital: string) => {
    const slot = slots[id];
    if (!slot) throw new Error(`no slot called ${id}`);
    return capital ? capitalise(slot[language]) : slot[language];
  });
  return language === 'es' ? contract(filled) : filled;
}

/** «de el taller» is «del taller», but a name keeps its own article: «de El Corte». */
function contract(text: string): string {
  return text.replace(/(?<!\p{L})([Dd])e el (?=\p{L})/gu, '$1el ').replace(/(?<!\p{L})([Aa]) el (?=\p{L})/gu, '$1l ');
}
