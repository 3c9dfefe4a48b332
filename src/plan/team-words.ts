// Who is in the team, what they bring and what is nobody's job yet.
import { countWord } from '../language/small-numbers.ts';
import type { Message } from './message.ts';
import type { PlanText } from './plan.ts';

export const EXPERIENCE_GLOSS: PlanText = {
  es: 'La cita habla de la experiencia o la formación que ya hay en el equipo.',
  en: 'The quote tells of the experience or training already in the team.',
};

/** How many they are, in words: it stands in one edition alone. */
export function sayTeam(people: number): PlanText {
  if (people === 1) return { es: 'Una sola persona hace el trabajo.', en: 'One person does the work.' };
  const [es, en] = [countWord(people, 'es'), countWord(people, 'en')];
  if (!es || !en) return { es: 'La cita dice quién hace el trabajo.', en: 'The quote tells who does the work.' };
  return { es: `En total son ${es} personas.`, en: `That makes ${en} people in all.` };
}

export const EXPERIENCE_UNTOLD: Message = {
  id: 'team.untold',
  variants: [
    {
      es: 'Nadie ha contado qué experiencia hay en lo que más horas lleva, «{{roleOne}}» y «{{roleTwo}}», y es de lo primero que mira quien presta: una línea por persona, con años y lugar.',
      en: 'Nobody has told what experience there is of what takes most hours, “{{roleOne}}” and “{{roleTwo}}”, and lenders look at that early: one line for each person, with years and place.',
    },
    {
      es: 'Falta la línea que un banco busca aquí: cuántos años lleva cada persona en «{{roleOne}}» y en «{{roleTwo}}», dónde los hizo y quién puede confirmarlo.',
      en: 'The line a bank looks for here is missing: how many years each person has at “{{roleOne}}” and at “{{roleTwo}}”, where, and who can vouch for it.',
    },
    {
      es: 'Del oficio que ya se domina no se dijo nada. Antes de enseñar esta página conviene añadirlo para «{{roleOne}}» y «{{roleTwo}}», con nombres de sitios y fechas.',
      en: 'Nothing was said of the skill there already is. Before this page is shown it should be added for “{{roleOne}}” and “{{roleTwo}}”, with names of places and dates.',
    },
  ],
};

export const TEAM_GAPS: readonly Message[] = [
  {
    id: 'team.alone',
    when: ({ model }) => model.assumptions.team.value <= 1,
    variants: [
      {
        es: 'Todo pasa por una persona, que produce, vende, cobra y contesta el teléfono. Falta por escrito quién abre si enferma dos semanas, y un banco lo pregunta siempre.',
        en: 'Everything goes through one person, who makes, sells, collects and answers the telephone. Who opens during a fortnight of illness is not written down yet, and banks always ask.',
      },
      {
        es: 'El equipo es una sola persona. La primera carencia no es otro par de manos, sino un nombre al que llamar cuando esas dos no puedan, y una póliza que cubra la baja.',
        en: 'The team is one person. What is missing first is not a second pair of hands but a name to ring when the first pair cannot, and a policy that covers sick leave.',
      },
      {
        es: 'Quien emprende trabaja a solas, así que vender y entregar se disputan las mismas horas. Conviene reservar dos mañanas por semana para vender y no tocarlas.',
        en: 'The founder works alone, so selling and delivering compete for the same hours. Two mornings a week are best kept for selling, and left alone.',
      },
    ],
  },
  {
    id: 'team.gaps',
    variants: [
      {
        es: 'Entre {{fig:team}} personas falta repartir por escrito tres tareas: quién vende, quién reclama lo que se debe y quién sustituye a quién.',
        en: 'Among {{fig:team}} people, three jobs have yet to be shared out in writing: who sells, who chases what is owed and who stands in for whom.',
      },
      {
        es: 'Con {{fig:team}} personas, lo que no tiene nombre no se hace. Quedan por asignar las cuentas de cada semana, las quejas y la sustitución de quien falte.',
        en: 'With {{fig:team}} people, what has no name against it does not get done. The weekly accounts, complaints and cover for absence are still to be assigned.',
      },
      {
        es: 'Son {{fig:team}} personas y una pregunta pendiente: cuál de ellas puede faltar un mes sin que se note. La respuesta dice a quién hay que formar primero.',
        en: 'They are {{fig:team}} people with one question open: which of them could be away for a month unnoticed. The answer tells whom to train first.',
      },
    ],
  },
];
