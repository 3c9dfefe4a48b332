// Who is in the team, what they bring and what is nobody's job yet.
import type { Message } from './message.ts';
import type { PlanText } from './plan.ts';

export const EXPERIENCE_GLOSS: PlanText = {
  es: 'La cita habla de la experiencia o la formación que ya hay en el equipo.',
  en: 'The quote tells of the experience or training already in the team.',
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
