// What a rival asks, told right beside its name.

/** "Rover sitters, 35 to 55 a night": whoever works through it is told with what they ask, and so by its name. */
export function isPricedAfter(sellers: string, part: string, text: string): boolean {
  const after = text.slice(text.indexOf(part)).split(new RegExp(`(?<!\\p{L})${sellers}(?!\\p{L})`, 'u'))[1] ?? '';
  return /^,? (?:(?:at|for|from|charge|ask|cobran|piden|por|a|desde|they['’]re|about|around|unos) )*[$€£]?\d/u.test(after);
}

/** "Dogtopia's $46 a day", "Rover's missing": a name and what it is; "Wendy's is 12" is a name as it stands. */
const IS_AFTER_NAME =
  /(?<=\p{Lu}\p{L}+)['’]s(?= (?:(?:about|around|like|roughly) )?[$€£]\d| (?:missing|not|also|only|cheaper|dearer|closed|pretty|really|very|too)(?!\p{L}))/gu;
/** Houses whose own name ends so. */
const OWN_ENDING =
  /(?:Wendy|Domino|McDonald|Denny|Chili|Macy|Kohl|Lowe|Sainsbury|Trader Joe|Papa John|Dick|Levi|Carl|Arby|Zaxby|Culver|Raising Cane|Sally|Claire|Victoria|Joann|Michael|Nando|Greggs|Wagamama|Church)$/;

/** The text with "is" in place of an ending that is none of the name. */
export function withoutIs(text: string): string {
  return text.replace(IS_AFTER_NAME, (words, at: number) => (OWN_ENDING.test(text.slice(0, at)) ? words : ' is'));
}

/** «Barber King 22 el corte», "Kwik Fit 40 and Halfords for 55": what they ask, and no name like "Studio 54". */
export function isAsked(words: readonly string[], at: number, text: string): boolean {
  const next = words[at + 1] ?? '';
  return ASKED_AFTER.test(next) || (Number(words[at]) >= LEAST_ASKED && PRICES_TOLD.test(text) && !ASKS_THEN.test(next));
}

const LEAST_ASKED = 5;
/** "Studio 54 for 30": the price is still to come. */
const ASKS_THEN = /^(?:for|por|at|is|are|cobran?|charges?|te|lo|do|does|que)$/i;
const ASKED_AFTER = /^(?:el|la|los|las|each|cada|per|por|al|un|una|a|an|euros?|pesos|soles|pounds|quid|dollars|bucks)$/i;
const PRICES_TOLD =
  /\b(?:cobra\w*|charges?|charging|por|for|at|cuestan?|costs?|valen?|asks?|piden?|are|is|son)(?: unos| unas| about| around| like)? [€$£]?\d{2}|\b\d{2,} (?:an?|per|la|el|al|por) (?:day|night|month|hour|class|session|visit|cut|d[ií]a|noche|mes|hora|clase|sesi[oó]n|corte)\b/i;
