// Problems that are told in a trade and that its usual offer does not answer, and what answers each of them: a proposal, to be decided.
import type { SectorId } from '../../sectors/sector.ts';
import type { TradeId } from '../../sectors/trades.ts';
import { on, type TradeAnswer } from './value-answer-words.ts';

export interface ToldAnswer extends TradeAnswer {
  /** In the folded words, of either language, in which the problem is told. */
  readonly told: RegExp;
}

const when = (told: RegExp, answer: TradeAnswer): ToldAnswer => ({ ...answer, told });

/** Whoever was to come did not. */
const NO_SHOW =
  /\b(?:(?:le|les|me|nos|te) fall(?:o|an?|aron)\b|fall[oa]n? (?:la|el|los|las)\b|no (?:vino|vinieron|aparec\w+|se present\w+|llego nadie)|dej\w+ (?:plantad[oa]s?|tirad[oa]s?)|(?:didn.?t|did not|never|doesn.?t|don.?t) (?:show|turn) up|no.?shows?|let (?:her|him|them|me|us) down|cancelled on)/;
/** Bought without having seen it, and sent back. */
const BLIND =
  /\b(?:a ciegas|sin (?:ver|tocar|probar|hojear)\w*|por internet y|devolvi\w*|devuelv\w+|devolver|blind|without (?:seeing|trying)|sent? (?:\w+ ){0,3}back|returned)\b/;
const WITH_THE_DOCTOR = /\b(?:doctors?|gps?|nurses?|medic[oa]s?|hospital\w*|consulta medica|centro de salud)\b/;
const OVER_A_FORM =
  /\b(?:forms?|paperwork|papeles|papeleo|impresos?|formularios?|tramites?|contracts?|contratos?|firma\w*|signs?|bank|banco|town hall|ayuntamiento)\b/;

export const TOLD_ANSWERS: Readonly<Partial<Record<SectorId | TradeId, readonly ToldAnswer[]>>> = {
  language_school: [
    when(
      WITH_THE_DOCTOR,
      on(
        'making',
        ['no poder hablar con el médico', 'ensayar la cita con el médico, con una persona que corrige en el aula'],
        ['not being able to talk to the doctor', 'practice for a doctor’s appointment, with a person in the room who corrects'],
      ),
    ),
    when(
      OVER_A_FORM,
      on(
        'scope',
        ['firmar papeles que no se entienden', 'una clase por semana con impresos de verdad, leídos antes de firmar'],
        ['signing papers one cannot read', 'one lesson a week on real forms, read before signing'],
      ),
    ),
  ],
  holiday_flat_cleaning: [
    when(
      NO_SHOW,
      on(
        'wait',
        [
          'la persona falla y el piso recibe sin limpiar',
          'un suplente con nombre antes de la hora de salida, y fotos del piso listo antes de la de entrada',
        ],
        [
          'nobody turns up and the flat receives guests uncleaned',
          'a named stand-in before check-out time, and photographs of the finished flat before check-in',
        ],
      ),
    ),
  ],
  retail_shop: [
    when(
      BLIND,
      on(
        'making',
        ['se paga sin haberlo visto y hay que devolverlo', 'verlo y probarlo antes de pagar, con alguien que pregunta para quién es'],
        ['paid for unseen, and then sent back', 'seen and tried before paying, with somebody who asks whom it is for'],
      ),
    ),
  ],
  bookshop: [
    when(
      BLIND,
      on(
        'making',
        [
          'se compra sin abrirlo y hay que devolverlo',
          'el libro abierto y dos páginas leídas antes de pagar, con alguien que pregunta para quién es',
        ],
        ['bought unopened, and then sent back', 'the book opened and two pages read before paying, with somebody who asks whom it is for'],
      ),
    ),
  ],
};
