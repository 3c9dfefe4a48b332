import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const afterSchoolClubTakes = {
  after_school_club: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Es martes, hay huelga de comedor y las dos personas de casa trabajan de cara al público. La abuela acaba de operarse de la rodilla.',
          en: 'It is Tuesday, school lunches are on strike, and both parents serve the public. The grandmother has just had her knee done.',
        },
        stakes: {
          es: 'Quien cobra menos se queda en casa, y se acuerda el día de la nómina.',
          en: 'Whoever earns less stays in, and remembers it on payday.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'En el turno de tarde faltan dos personas cada miércoles, siempre las mismas. La responsable ya sabe que el miércoles el colegio cierra antes.',
          en: 'Two people miss the late shift every Wednesday, always the same two. Their manager knows by now that school closes early.',
        },
        stakes: {
          es: 'Formar a quien las sustituya costaría más que pagarles la plaza.',
          en: 'Training replacements would cost more than paying for a place.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Cría sola y no quiere que la infancia de su hijo sea una sala de espera.',
          en: 'One parent, alone, would not have a childhood spent in waiting rooms.',
        },
        obstacle: { es: 'Las pantallas son gratis y empiezan a la hora exacta.', en: 'Screens cost nothing and start on time.' },
        hurt: {
          es: 'Por la noche toca discutir por los deberes con la cena fría.',
          en: 'Nights go on arguing over homework while dinner goes cold.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Una clínica pierde enfermeras cuando sus hijos empiezan primaria.',
          en: 'A clinic loses nurses when their children start primary.',
        },
        obstacle: {
          es: 'El turno acaba a las siete y la escuela dejó de contar a las cuatro.',
          en: 'The shift ends at seven, and school stopped counting at four.',
        },
        hurt: { es: 'Se van a la ciudad de al lado, donde hay plazas.', en: 'They leave for the next town, where there are places.' },
      },
    ],
    contrasts: [
      {
        before: { es: 'el mando de la tele y galletas', en: 'a remote control and biscuits' },
        after: { es: 'deberes hechos y barro en las rodillas', en: 'homework done and mud on the knees' },
      },
      {
        before: { es: 'un mensaje cada día para saber quién recoge', en: 'a message each day about who collects' },
        after: { es: 'la misma hora y la misma cara hasta junio', en: 'one hour and one face until the summer' },
      },
    ],
    costDoubts: [
      {
        es: 'los días sin cole piden abrir la jornada entera con la cuota de una tarde',
        en: 'days without school mean opening from morning for the fee of an afternoon',
      },
      {
        es: 'el hermano con descuento ocupa una silla completa y come lo mismo',
        en: 'a sibling at a discount takes a whole chair and eats as much',
      },
    ],
    rivalTests: [
      {
        es: 'Visitar una tarde de puertas abiertas y contar adultos, salidas y niños que piden quedarse un rato más.',
        en: 'Visit on an open afternoon, and count adults, exits and children who ask to stay longer.',
      },
      {
        es: 'Conversar en la verja con cinco familias y anotar a qué hora recogen de verdad y cuánto pagan sumándolo todo.',
        en: 'Chat with five families at the gate, and note when they really collect and what it all adds up to.',
      },
    ],
    steps: [
      {
        es: ['Dinos colegio, curso y hora de recogida', 'Prueba una semana', 'Reserva los días que necesitas'],
        en: ['Tell us school, year and collection time', 'Try one week', 'Book the days you need'],
      },
      {
        buyer: 'business',
        es: ['Cuenta cuántas plazas haría falta', 'Reserva un grupo de tardes', 'Descuéntalas de nómina'],
        en: ['Say how many places are needed', 'Hold a block of afternoons', 'Take them off payroll'],
      },
    ],
    proofs: [
      {
        es: 'diez familias que repitieron curso, con el colegio y los días de cada una',
        en: 'ten families who came back for another year, with the school and the days of each',
      },
      {
        es: 'la ruta a pie cronometrada un día de lluvia, con el recuento en cada esquina',
        en: 'the walk timed on a wet day, with the head count at each corner',
      },
    ],
    strains: [
      {
        es: 'Julio pide mañanas enteras y agosto ninguna; el equipo no puede vivir de diez meses.',
        en: 'One summer month wants whole mornings and the other none, and a team cannot live on the rest of the year.',
      },
      {
        es: 'Cada colegio nuevo trae otra verja a la misma hora, y un grupo más de a pie pide dos adultos antes de traer una cuota.',
        en: 'Each new school brings another gate at the same minute, and one more walking line needs two adults before it brings a fee.',
      },
    ],
    risks: [
      {
        risk: { es: 'cambian los horarios escolares', en: 'school hours change' },
        hits: 'sales',
        trigger: { es: 'una consulta del colegio sobre jornada partida', en: 'one survey on a longer school day' },
        response: {
          es: 'contratos por trimestre, mañanas antes de clase y campamentos en días sin cole',
          en: 'contracts by term, mornings before class and camps on days off',
        },
      },
      {
        risk: { es: 'familias que pagan a fin de mes o más tarde', en: 'families who pay at the month’s end or later' },
        hits: 'late',
        trigger: { es: 'dos recibos devueltos el mismo mes', en: 'two returned payments in a month' },
        response: {
          es: 'domiciliación el día uno, plaza que se libera al segundo recibo y mes de fianza',
          en: 'direct debit on the first, places released at the second returned payment and a month’s deposit',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Pedirá la lista de inscripciones con señal y el número de familias en espera. Un centro con dos asociaciones de padres detrás se entiende solo.',
        en: 'A list of sign-ups with deposits, and the number waiting, will be asked for. Two parents’ associations behind a club explain it by themselves.',
      },
      {
        es: 'Le importará qué se cobra en verano, cuando cierran las aulas. Se explica con el campamento y las semanas ya reservadas.',
        en: 'What is earned in summer, with classrooms shut, will matter. Explain the camp and the weeks already booked.',
      },
      {
        es: 'Mirará el seguro, los certificados del equipo y la salida de emergencia antes que las cuentas.',
        en: 'Insurance, the team’s checks and the emergency exit will be looked at before the accounts.',
      },
    ],
    peaks: [
      {
        es: 'Las plazas del curso se renuevan antes de vacaciones, con señal, y el equipo se contrata sobre esa lista.',
        en: 'Places for the year are renewed before the holidays, with a deposit, and the team is hired from that list.',
      },
      {
        es: 'La ruta de cada colegio se anda dos veces con adultos nuevos antes de llevar niños.',
        en: 'The walk from each school is done twice with new adults before any child joins it.',
      },
      {
        es: 'Los certificados se piden con ocho semanas, que es lo que tardan cuando todos contratan.',
        en: 'Background checks are asked for eight weeks ahead, as they are slow when everyone hires.',
      },
    ],
    troughs: [
      {
        es: 'Se venden semanas sueltas de campamento y el local se presta a cumpleaños en sábado.',
        en: 'Single weeks of camp are sold, and the rooms are let for birthdays on Saturdays.',
      },
      {
        es: 'Se pinta, se revisan juegos y se visita a los colegios con el calendario del curso siguiente.',
        en: 'There is painting, toys are checked, and schools get the calendar for the coming year.',
      },
      {
        es: 'Vacaciones del equipo todas a la vez, con la cuota repartida en once recibos.',
        en: 'The whole team takes its holidays together, with fees spread over eleven payments.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
