// How long one sale takes, asked with the figures that hang on it: what is usual in the trade, or what the hours leave for each.
import type { QuestionText } from './question-texts.ts';
import type { HoursAtStake } from './weigh-hours.ts';

const HELP: QuestionText['help'] = {
  es: 'Cuenta el trabajo de principio a fin, con lo que se prepara y se recoge. Si no caben todas las ventas en las horas del equipo, el plan contrata las que faltan y las paga; si no lo sabes, uso lo habitual del oficio.',
  en: 'Count the work from start to finish, preparing and clearing up included. If the sales do not all fit in the team’s hours, the plan hires the missing ones and pays for them; if you do not know, I use what is usual in the trade.',
};

const AGAINST_USUAL: QuestionText = {
  ask: {
    es: 'A {usual} por {one}, lo corriente en el oficio, con {team} salen como mucho {most} {many} al mes, y cuentas con {volume}. ¿Cuánto te lleva cada {one}?',
    en: 'At {usual} per {one}, as is usual in the trade, {team} can do {most} {many} a month at most, and you count on {volume}. How long does each {one} take you?',
  },
  again: {
    es: '¿Cuántas horas o minutos de trabajo hay en cada {one}?',
    en: 'How many hours or minutes of work go into each {one}?',
  },
  help: HELP,
};

const EACH_MONTH: QuestionText = {
  ask: {
    es: 'A {usual} al mes por {one}, lo corriente en el oficio, con {team} se atienden como mucho {most}, y cuentas con {volume}. ¿Cuánto tiempo al mes te lleva cada {one}?',
    en: 'At {usual} a month per {one}, as is usual in the trade, {team} can look after {most} at most, and you count on {volume}. How long a month does each {one} take you?',
  },
  again: {
    es: '¿Cuántas horas al mes te pide cada {one}?',
    en: 'How many hours a month does each {one} take?',
  },
  help: HELP,
};

const AGAINST_ROOM: QuestionText = {
  ask: {
    es: 'Con {team} y {volume} {many} al mes hay {room} de trabajo para cada {one}. ¿Cuánto lleva de principio a fin?',
    en: 'With {team} and {volume} {many} a month, each {one} has {room} of work. How long does one take from start to finish?',
  },
  again: AGAINST_USUAL.again,
  help: HELP,
};

/** The sales told against the hours of those who were told, at the time that was told. */
export const ABOVE_HOURS: QuestionText = {
  ask: {
    es: 'Hago la cuenta contigo: a {time} por {one}, y quitando compras y papeles, con {limit} caben unas {most} ventas al mes, y me has dicho {volume}. ¿Bajamos las ventas, sumamos a alguien al equipo o lo dejo así?',
    en: 'Let us do the sum together: at {time} per {one}, buying and paperwork aside, {limit} can fit about {most} sales a month, and you said {volume}. Shall we bring the sales down, add somebody to the team, or leave it?',
  },
  again: {
    es: '¿Cuántas ventas al mes pongo, o cuántas personas trabajarán? Si lo dejamos en {volume}, el plan paga las horas que faltan: dime «sí».',
    en: 'How many sales a month shall I put, or how many of you will there be? If we leave it at {volume}, the plan pays for the missing hours: say “yes”.',
  },
  help: HELP,
};

/** The words for what is known of the trade's time, and of how customers pay. */
export function timeTexts(hours: HoursAtStake | null): QuestionText {
  if (hours?.isMonthly) return EACH_MONTH;
  return hours === null || hours.usual === null ? AGAINST_ROOM : AGAINST_USUAL;
}
