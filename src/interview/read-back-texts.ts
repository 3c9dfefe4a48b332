// The words of the read-back. Its question is the only one of the interview that asks for a yes.
import type { Origin } from '../finance/assumption.ts';
import type { Contradiction } from '../finance/financial-model.ts';
import type { Bilingual } from '../language/language.ts';

export const ORIGIN_WORDS: Readonly<Record<Origin, Bilingual>> = {
  said: { es: 'dicho por ti', en: 'said by you' },
  derived: { es: 'calculado con lo que dijiste', en: 'worked out from what you said' },
  sector: { es: 'del sector', en: 'usual in the trade' },
};

/** Instead of the trade's, for what no trade can tell: when, who, and with whose money. */
export const ASSUMED: Bilingual = { es: 'supuesto', en: 'assumed' };

/** After a price. */
export const WITH_TAX: Bilingual = { es: ', impuestos incluidos', en: ', tax included' };
export const WITHOUT_TAX: Bilingual = { es: ' más impuestos', en: ' plus tax' };

export const OPENING: Bilingual = {
  es: 'Gracias. Repaso lo que tengo antes de escribir el plan:',
  en: 'Thank you. Here is what I have, before I write the plan:',
};

/** Four against three closings: the pair does not come back within twelve. */
export const SHORT_OPENING: Bilingual<readonly string[]> = {
  es: ['Lo resumo para ir sobre seguro:', 'En corto:', 'Esto es lo que queda:', 'Te lo recuerdo:'],
  en: ['A shorter version, to be safe:', 'In short:', 'This is how it stands:', 'To remind you:'],
};

/** `{share}` is a percentage. */
export const METER: Bilingual = {
  es: 'De lo que sostiene el plan, el {share} sale de tus respuestas; el resto son cifras del sector.',
  en: 'Of what the plan stands on, {share} comes from your answers; the rest are figures of the trade.',
};
export const ALL_SAID: Bilingual = {
  es: 'Todo lo que sostiene el plan sale de tus respuestas: si he entendido mal una cifra, este es el momento.',
  en: 'All that the plan stands on comes from your answers: if I took any figure wrong, now is the time.',
};

export const HELP: Bilingual = {
  es: 'Con estas cifras se calcula todo el plan, por eso conviene mirarlas una vez. Si alguna no cuadra, escríbela con su nombre, por ejemplo «el precio es 35».',
  en: 'The whole plan is worked out from these figures, so they deserve one look. If one is off, write it with its label, for example “the price is 35”.',
};

/** `{what}` are the visitor's words for it, in brackets, where they are few. */
export const UNPRICED: Bilingual = {
  es: 'A lo que necesitas para abrir{what} no le has puesto precio: supongo {investment}, lo habitual en tu sector. Si es otra cifra, dímela.',
  en: 'You have put no price on what you need to open{what}: I assume {investment}, as is usual in your trade. If it is another figure, tell me.',
};

export const UNNAMED: Bilingual = { es: 'Tu negocio (sin nombre todavía)', en: 'Your business (no name yet)' };

/** Two lists of coprime length, so that twelve read-backs in a row never sound the same. */
export const CHANGED: Bilingual<readonly string[]> = {
  es: ['Cambiado:', 'Hecho, queda así:', 'Corregido:', 'Apuntado el cambio:'],
  en: ['Changed:', 'Done, it now reads:', 'Corrected:', 'I have noted the change:'],
};

/** Before what was told again as it is known: as many as there are words for a change. */
export const AS_IT_WAS: Bilingual<readonly string[]> = {
  es: ['Así lo tengo ya:', 'Ya está apuntado así:', 'Eso ya consta:', 'No cambia nada, lo tengo así:'],
  en: ['That is how I have it:', 'It is already down like this:', 'I already have that:', 'Nothing changes, I have it so:'],
};

/** Before what stands again, once a correction was taken back. */
export const TAKEN_BACK: Bilingual = { es: 'Deshecho. Vuelve a ser:', en: 'Undone. It is again:' };

/** Before what a correction changed besides. */
export const MOVED: Bilingual = { es: 'Con eso cambia también:', en: 'With that, this changes too:' };

export const CLOSINGS: Bilingual<readonly string[]> = {
  es: ['¿Es correcto o corregimos algo?', '¿Es correcto ahora o corregimos algo más?', '¿Es todo correcto así o cambiamos otra cosa?'],
  en: [
    'Is this right, or shall we correct something?',
    'Is this right now, or shall we correct something else?',
    'Is this right as it stands, or shall we change another thing?',
  ],
};

export const WHAT_TO_CORRECT: Bilingual<readonly string[]> = {
  es: [
    '¿Qué cambiamos? Dime el dato y su valor, por ejemplo «el precio es 35» o «abrimos en mayo».',
    'Dime cuál de los datos no cuadra y cuál sería el bueno.',
    'No veo qué dato cambiar. Escribe su nombre y la cifra nueva; si todo vale como está, dime «sí».',
    'Sigo sin ver qué se cambia. Con «precio», «ventas» o «inversión» y la cifra buena me basta.',
    'De esa frase no saco ningún dato. ¿Cuál está mal, y cuánto es?',
    'No cambio nada hasta saber qué es: el nombre del dato y su valor, o un «sí» si todo está bien.',
  ],
  en: [
    'What shall we change? Tell me the item and its value, for example “the price is 35” or “we open in May”.',
    'Tell me which item is off and what it should be.',
    'I cannot see which item to change. Write its label and the new figure; if all of it will do, say “yes”.',
    'I still cannot see what changes. “Price”, “sales” or “investment” with the right figure is enough.',
    'I find no item in that sentence. Which one is wrong, and what should it be?',
    'Nothing changes until I know what it is: the name of the item and its value, or “yes” if all is right.',
  ],
};

/** `{which}` are two or three items with the values they have. */
export const WHICH_ONE: Bilingual<readonly string[]> = {
  es: [
    'De eso no sé a qué dato te refieres: {which}. ¿Cuál cambio, y a cuánto?',
    'Me falta saber cuál de estos es: {which}. Dime su nombre y la cifra buena.',
    'Sigo sin dar con el dato: {which}. Escribe uno con su cifra, o di que está todo bien.',
    'Puede ser cualquiera de estos: {which}. Con el nombre y la cifra basta.',
    'No quiero cambiar lo que no es: {which}. ¿Cuál de ellos?',
  ],
  en: [
    'I am not sure which item you mean: {which}. Which shall I change, and to what?',
    'I still need to know which of these it is: {which}. Tell me its name and the right figure.',
    'I have not found the item yet: {which}. Write one with its figure, or say that all is right.',
    'It may be any of these: {which}. The name and the figure are enough.',
    'I would not want to change the wrong one: {which}. Which of them is it?',
  ],
};
/** `{which}` is the only item it can be. */
export const WHAT_FIGURE: Bilingual<readonly string[]> = {
  es: [
    '¿Qué cifra pongo en {which}?',
    'Dime la cifra de {which} y la cambio.',
    'Falta la cifra de {which}. ¿Cuál es?',
    'Para cambiar {which} necesito la cifra.',
    '¿Cuánto ponemos en {which}?',
  ],
  en: [
    'Which figure shall I put for {which}?',
    'Tell me the figure for {which} and I will change it.',
    'The figure for {which} is missing. What is it?',
    'To change {which} I need the figure.',
    'How much shall we put for {which}?',
  ],
};
/** The same, of what is no figure. */
export const WHAT_WORDS: Bilingual<readonly string[]> = {
  es: ['¿Qué pongo en {which}?', 'Dime qué va en {which} y lo cambio.', 'Falta saber qué va en {which}.'],
  en: ['What shall I put for {which}?', 'Tell me what goes under {which} and I will change it.', 'I still need what goes under {which}.'],
};
/** `{which}` is the one item that was said to be wrong. */
export const WHAT_IS_RIGHT: Bilingual<readonly string[]> = {
  es: [
    '¿Cuál es la cifra buena de {which}? Mientras no la digas, queda abierta y el plan toma la habitual en tu sector.',
    'De {which} falta todavía la cifra buena; sin ella, el plan toma la habitual en tu sector.',
    '¿Qué cifra vale para {which}? Si no la sabes, el plan toma la de tu sector.',
  ],
  en: [
    'What is the right figure for {which}? Until you tell me it stays open, and the plan takes the usual one of your trade.',
    'The right figure for {which} is still missing; without it the plan takes the usual one of your trade.',
    'Which figure holds for {which}? If you do not know, the plan takes that of your trade.',
  ],
};
export const NOW: Bilingual = { es: 'ahora', en: 'now' };

export const BEFORE: Bilingual = { es: 'antes', en: 'before' };

/** What does not fit together, said once with the figures in view. The plan says it too. */
export const WARNINGS: Readonly<Record<Contradiction, Bilingual>> = {
  'price-below-cost': {
    es: 'Ojo: cada venta cuesta tanto como lo que cobras, o más. ¿Sube el precio o baja el coste?',
    en: 'Mind this: each sale costs as much as it brings in, or more. Should the price go up or the cost come down?',
  },
  'fixed-costs-above-mature-revenue': {
    es: 'Ojo: los gastos fijos son más del doble de todo lo que venderías incluso en el tercer año.',
    en: 'Mind this: the fixed costs are more than twice all you would sell, even in the third year.',
  },
  'funding-below-uses': {
    es: 'Ojo: tu dinero y el préstamo no llegan para abrir, contando todo lo que se paga antes de la primera venta; el plan dirá en qué se va y cuánto falta.',
    en: 'Mind this: your money and the loan do not stretch to opening, once all that is paid before the first sale is counted; the plan will say where it goes and how much is missing.',
  },
  'volume-above-capacity': {
    es: 'Ojo: son más ventas de las que pueden atender las personas o las plazas que has dicho.',
    en: 'Mind this: that is more than the people or the places you mentioned can serve.',
  },
  'founder-unpaid': {
    es: 'Ojo: con estas cuentas no cobras nada; el banco preguntará de qué vives.',
    en: 'Mind this: on these sums you take no pay; a lender will ask what you live on.',
  },
  'figure-out-of-range': {
    es: 'Ojo: una de tus cifras se sale de lo que puedo calcular; en su lugar va la habitual.',
    en: 'Mind this: one of your figures is beyond what I can work with; the usual one stands in for it.',
  },
};
