// When customers pay, where the founder tells it: «la mitad de anticipo y el resto a 30 días», "a deposit, the balance two weeks before".
import { foldText } from '../language/fold-text.ts';
import { keptForTheTurn } from '../language/kept-for-the-turn.ts';
import { SMALL_NUMBERS, smallNumber } from '../language/small-numbers.ts';
import { type FactSheet, factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

const ONE = /^(?:una?|one|an?)$/;
const NUMBER = `(\\d{1,3}|${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')}|una?|one|an?)`;
const TIME = '(dias?|days?|semanas?|weeks?|mes(?:es)?|months?)';
const DAYS: readonly (readonly [RegExp, number])[] = [
  [/^(?:semana|week)/, 7],
  [/^(?:mes|month)/, 30],
];
const AHEAD =
  '(?:de (?:anticipo|adelanto|senal?|entrada)|por adelantado|por anticipado|al (?:encargar|reservar|pedir)|up ?front|in advance|(?:as a |on )?deposit|down|on (?:order|booking)|when they (?:book|order))';
const HALF_AHEAD = new RegExp(`(?<![a-z])(?:la mitad|mitad|half|(?:el |un )?50 ?%)(?: [a-z]+){0,2}? ${AHEAD}(?![a-z])`);
const PART_AHEAD = new RegExp(`(?<![a-z\\d])(\\d{1,2}) ?%(?: [a-z]+){0,2}? ${AHEAD}(?![a-z])`);
const DEPOSIT = new RegExp(`(?<![a-z])(?:deposits?|anticipo|sena|senal|adelanto|${AHEAD})(?![a-z])`);
const REST = '(?:el resto|lo demas|el saldo|la otra mitad|la mitad restante|the rest|the balance|the remainder|the other half|balance)';
const REST_AFTER = new RegExp(
  `(?<![a-z])${REST}(?: [a-z]+){0,3}? (?:a|en|in|within|after) (?:los |about |unos )?${NUMBER} ${TIME}(?! (?:antes|before))`,
);
const REST_BEFORE = new RegExp(`(?<![a-z])${REST}(?: [a-z]+){0,3}? ${NUMBER} ${TIME} (?:antes|before)(?![a-z])`);
const CREDIT = new RegExp(
  `(?<![a-z])(?:(?:me |nos )?(?:pagan|pagaran|cobro|cobramos|cobrare|cobraremos|factur\\w+)(?: [a-z]+){0,2}? a (?:los )?${NUMBER} dias|(?:pay|paid|invoices?|invoiced)(?: [a-z']+){0,3}? (?:at|in|on|within|after) ${NUMBER} days|(?:pay|paid|invoices?|invoiced|terms)(?: [a-z']+){0,3}? net ${NUMBER}(?= |$)|net ${NUMBER}[- ](?:days?|terms)(?![a-z])|${NUMBER}[- ]days? (?:terms|credit|invoices?))`,
);
const AT_ONCE =
  /(?<![a-z])(?:(?:me |nos |se )?(?:pagan?|cobr(?:o|a|amos))(?: [a-z]+){0,2}? (?:al momento|en el acto|al contado|en efectivo|ahi mismo|al recoger|al entregar|a la entrega|el mismo dia)|(?:pay|paid)(?: [a-z]+){0,3}? (?:on the (?:day|spot|night)|at once|straight ?away|on (?:collection|delivery|completion)|there and then|cash in hand|when i (?:finish|deliver)))(?![a-z])/;
/** What the founder pays others is no customer's term. */
const OTHERS = /(?<![a-z])(?:proveedor\w*|suppliers?|wholesalers?|mayorista\w*|alquiler|rent|banco|bank|competencia|otros|others)(?![a-z])/;

/** Days from the sale until the money is there, below zero where it is paid before; null where nothing is told. */
export const findPaymentTerms = keptWithFacts((facts): number | null => {
  for (const sentence of sentencesOf(facts)) {
    const days = termsIn(sentence);
    if (days !== null) return days;
  }
  return null;
});

function sentencesOf(facts: FactSheet): readonly string[] {
  return (['revenue', 'solution', 'customer', 'soFar'] as const)
    .map((topic) => factValue(facts, topic))
    .flatMap((text) => foldText(text ?? '').split(/[.;!?](?=\s|$)|\n/))
    .filter((sentence) => !OTHERS.test(sentence));
}

const termsIn = keptForTheTurn((sentence): number | null => {
  const before = REST_BEFORE.exec(sentence);
  if (before) return -daysOf(before);
  const ahead = HALF_AHEAD.test(sentence) ? 50 : Number(PART_AHEAD.exec(sentence)?.[1] ?? 0);
  const after = REST_AFTER.exec(sentence);
  // What is paid with the order is there by the time of the sale; how much earlier nobody told.
  if (after && DEPOSIT.test(sentence)) return Math.round((daysOf(after) * (100 - ahead)) / 100);
  if (ahead > 0) return 0;
  const credit = CREDIT.exec(sentence);
  if (credit) return numberOf(credit.slice(1).find((word) => word !== undefined) ?? '');
  return AT_ONCE.test(sentence) ? 0 : null;
});

function daysOf(match: RegExpExecArray): number {
  const each = DAYS.find(([pattern]) => pattern.test(match[2] ?? ''))?.[1] ?? 1;
  return numberOf(match[1] ?? '') * each;
}

function numberOf(word: string): number {
  return ONE.test(word) ? 1 : (smallNumber(word) ?? Number(word));
}
