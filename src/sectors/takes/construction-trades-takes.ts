import type { PackTakes } from '../pack-takes.ts';

export const constructionTradesTakes: PackTakes = {
  packBuyers: { scenes: 'household', stories: 'household' },
  scenes: [
    {
      buyer: 'household',
      scene: {
        es: 'La puerta de la terraza no cierra desde la última lluvia y el suelo se ha levantado en una esquina. El seguro manda a alguien que hace una foto, dice «eso es antiguo» y se va en once minutos.',
        en: 'The terrace door has not closed since the last rain, and the floor has lifted in one corner. The insurer sends somebody who takes a photograph, says “that is old” and is gone in eleven minutes.',
      },
      stakes: {
        es: 'Lo que nadie firma nadie lo paga, y mientras se discute de quién es la culpa el agua sigue entrando por el mismo sitio.',
        en: 'What nobody signs for nobody pays for, and while the blame is argued over the water goes on coming in.',
      },
    },
    {
      buyer: 'household',
      scene: {
        es: 'La cuadrilla se fue a otra obra un jueves y dejó un saco de yeso abierto en la entrada. Dijeron que el lunes; el lunes falta una pieza, y quien tenía que comprarla no está.',
        en: 'The crew went off to another site on a Thursday and left an open bag of plaster in the hall. Monday, they said; on Monday a part is missing, and whoever was to buy it is away.',
      },
      stakes: {
        es: 'Una obra a medias no se puede habitar, ni enseñar, ni pasar a otra empresa, porque quien llega después no responde de lo anterior.',
        en: 'Half a job cannot be lived in, or shown, or handed to another firm, since whoever comes next will not answer for what came before.',
      },
    },
    {
      buyer: 'business',
      scene: {
        es: 'El local abre el día veinte y el suelo todavía es cemento. El electricista espera al albañil, el albañil espera el azulejo, el rótulo ya está colgado, y el alquiler corre desde hace dos meses.',
        en: 'The shop opens on the twentieth and the floor is still bare cement. The electrician is waiting for the bricklayer, the bricklayer for the tiles, the sign is already up, and the rent has been running for two months.',
      },
      stakes: {
        es: 'Cada semana de retraso se paga tres veces, en renta, en sueldos ya firmados y en gente que lee el cartel y encuentra la puerta cerrada.',
        en: 'Each week late is paid for three times over, in rent, in wages already agreed and in people who read the sign and find the door shut.',
      },
    },
  ],
  stories: [
    {
      buyer: 'household',
      wish: {
        es: 'Ha heredado un piso con papel pintado y una cocina de otra época. Quiere saber cuánto cuesta todo antes de tirar la primera pared.',
        en: 'They have inherited a flat with wallpaper and an ancient kitchen. They want to know what everything costs before the first wall comes down.',
      },
      obstacle: {
        es: 'Cada visita añade una partida, y ninguna dice qué pasa si detrás del azulejo no hay nada bueno.',
        en: 'Every visit adds an item, and none says what happens if there is nothing sound behind the tiles.',
      },
      hurt: {
        es: 'Se pagan dos casas a la vez, una para vivir y otra para discutir.',
        en: 'Two homes are being paid for at once, one to live in and one to argue about.',
      },
    },
    {
      buyer: 'household',
      wish: {
        es: 'Trabaja en casa y tendrá la obra al otro lado de la puerta. Quiere saber a qué horas habrá ruido y quién se queda con las llaves.',
        en: 'Somebody who works from home and will have the building site on the other side of the door. They want to know the noisy hours and who will hold the keys.',
      },
      obstacle: {
        es: 'Nadie lo pone por escrito: unos vienen cuando pueden, y otros, cuando se les para otra obra.',
        en: 'Nobody puts it in writing; some come when they can, and others when some other job stops.',
      },
      hurt: {
        es: 'Cada reunión empieza con una disculpa por el martillo y termina con alguien que pregunta hasta cuándo.',
        en: 'Every meeting begins with an apology for the hammering and ends with somebody asking how much longer.',
      },
    },
    {
      buyer: 'business',
      wish: {
        es: 'Administra doce fincas y tiene una cornisa que no espera a la junta. Quiere un presupuesto que los vecinos entiendan y una empresa que aparezca el día que dijo.',
        en: 'Somebody who manages twelve blocks and has a cornice that will not wait for the meeting. They want a quote residents can follow and a firm that comes on the day it said.',
      },
      obstacle: {
        es: 'De cuatro empresas llamadas contestan dos, y los precios no se pueden comparar porque cada una mide una cosa.',
        en: 'Of four firms called, two answer, and their prices cannot be compared because each measures something else.',
      },
      hurt: {
        es: 'Se pone una red, luego un cartel, y en cada junta la misma pregunta se le hace a la misma persona.',
        en: 'First a net goes up, then a notice, and at every meeting the same question is put to the same person.',
      },
    },
  ],
  contrasts: [
    {
      before: { es: 'un perito que hace una foto y nadie que firme', en: 'an assessor’s photograph and nobody to sign' },
      after: {
        es: 'la causa por escrito, el arreglo hecho y un teléfono que responde de ambos',
        en: 'the cause in writing, the repair done and a phone number that answers for both',
      },
    },
    {
      buyer: 'household',
      before: { es: 'una pieza que falta y un lunes que se aplaza', en: 'a missing part and a Monday put off' },
      after: {
        es: 'un calendario de obra en la nevera y cada día tachado a su hora',
        en: 'a works calendar on the fridge and each day crossed off in turn',
      },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por obra pasa por alto el permiso para ocupar la acera, el contenedor de más y el aparcamiento de cada mañana',
      en: 'the cost per job overlooks the permit to use the pavement, the extra skip and every morning’s parking',
    },
    {
      es: 'el coste por obra olvida las visitas de los presupuestos que nadie firmó, que se acaban pagando con las obras que sí',
      en: 'the cost per job forgets the visits for quotes nobody signed, which the signed ones end up paying for',
    },
  ],
  rivalTests: [
    {
      es: 'Visitar una obra que la empresa rival terminó hace un año y preguntar qué hubo que repetir, cuánto se pagó de más y cuántas veces cogieron el teléfono después de cobrar.',
      en: 'Visit a job the rival firm finished a year ago, and ask what had to be redone, how much more was paid and how often the phone was answered once the money was in.',
    },
    {
      es: 'Pasar tres mañanas seguidas a las nueve por una obra en marcha de la empresa rival y apuntar cuánta gente hay, qué avanza y cómo queda la acera.',
      en: 'Pass a site the rival is working on at nine o’clock three mornings running, and note how many people are there, what moves forward and the state of the pavement.',
    },
  ],
  steps: [
    {
      es: ['Enseña el sitio y di qué te preocupa', 'Recibe un precio con cada partida', 'Mira el avance en una foto diaria'],
      en: ['Show the place and say what worries you', 'Get a price with every item on it', 'Follow the work in a daily photograph'],
    },
    {
      es: ['Fija una fecha y un tope de gasto', 'Elige materiales con la muestra en la mano', 'Paga por fases ya terminadas'],
      en: ['Set a date and a ceiling on cost', 'Choose materials from a sample in your hand', 'Pay by stages already finished'],
    },
  ],
  proofs: [
    {
      es: 'tres clientes que cojan el teléfono y cuenten qué salió mal y cómo se resolvió',
      en: 'three clients who will take a call and tell what went wrong and how it was put right',
    },
    {
      es: 'una carpeta por obra con fotos de lo que queda tapado, fechadas antes de taparlo',
      en: 'a folder per job with dated photographs of everything that was later covered up',
    },
  ],
  strains: [
    {
      es: 'Los presupuestos se escriben de noche y la obra se hace de día, de modo que la semana de más trabajo es la semana en que no se vende nada.',
      en: 'Quotes are written at night and the work is done by day, so the busiest week is the one in which nothing is sold.',
    },
    {
      es: 'Cada obra se paga antes de cobrarla: con tres abiertas a la vez, material y jornales salen primero y la caja aguanta lo que decida el cliente más lento.',
      en: 'Every job is paid for before it pays; with three open at once, materials and wages go out first, and the cash lasts as long as the slowest client allows.',
    },
  ],
  risks: [
    {
      risk: { es: 'no aparece quien tenía que venir', en: 'somebody due on site does not come' },
      hits: 'week',
      trigger: { es: 'una ausencia sin aviso a las nueve de la mañana', en: 'an absence without notice at nine in the morning' },
      response: {
        es: 'dos nombres por tarea, parte diario firmado y descuento pactado por día perdido',
        en: 'two names per task, a signed daily sheet and an agreed deduction per day lost',
      },
    },
    {
      risk: { es: 'la agenda se vacía dos meses después', en: 'the order book empties two months on' },
      hits: 'month',
      trigger: { es: 'un mes con menos de cinco presupuestos enviados', en: 'a month with fewer than five quotes sent' },
      response: {
        es: 'una tarde fija para medir y presupuestar, y dos contratos de mantenimiento en marcha',
        en: 'one set afternoon for measuring and quoting, and two maintenance contracts running',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Llevar un contrato modelo con anticipo, fases y último pago: en un oficio que adelanta el material, cómo se cobra se pregunta antes que cuánto se gana.',
      en: 'Bring a model contract with deposit, stages and last payment: in a trade that pays for materials first, how the money comes in is asked before how much of it stays.',
    },
    {
      es: 'Hacer la lista de presupuestos firmados, con importe, fecha de entrada y cliente; mientras no haya firmas sirven los enviados, y los rechazados con su motivo.',
      en: 'List the signed quotes, with amount, start date and client; until there are signatures, bring those sent, and those turned down with the reason.',
    },
    {
      es: 'Resumir en una hoja tres trabajos pequeños, con lo presupuestado, lo gastado, los días de más y un número al que llamar: interesa más esa desviación que el importe de uno grande.',
      en: 'Sum up three small jobs on a single sheet, with quoted, spent, extra days and a number to ring: how far they strayed matters more than the size of a large one.',
    },
  ],
  peaks: [
    {
      es: 'Se firma con fecha de entrada y no con un «cuando se pueda», y se dejan dos días libres por quincena para lo que se retrase.',
      en: 'Work is signed with a start date and not an “as soon as we can”, and two days a fortnight are left free for whatever slips.',
    },
    {
      es: 'Lo que tarda en llegar se pide al cobrar el anticipo y se guarda contado; la herramienta de alquiler se reserva antes de que toda la zona la quiera a la vez.',
      en: 'Whatever takes long to arrive is ordered when the deposit is paid and counted into store; hired equipment is reserved before the whole area wants it at once.',
    },
    {
      es: 'Se pacta con dos oficiales de confianza qué semanas vendrán y a qué precio, porque buscarlos cuando ya hacen falta cuesta un cliente.',
      en: 'Two trusted hands agree beforehand which weeks they will come and at what rate, since looking for them once they are needed costs a client.',
    },
  ],
  troughs: [
    {
      es: 'Se llama a quienes ya tienen un trabajo hecho para darle el repaso que se prometió y, una vez dentro, se mira qué es lo siguiente que pide arreglo.',
      en: 'Those with finished work are rung about the once-over they were promised and, once inside, somebody looks at what wants doing next.',
    },
    {
      es: 'Se llena con mantenimientos y trabajos menores, firmados de antemano con administradores y comercios para la fecha que convenga a la cuadrilla.',
      en: 'It is filled with maintenance and small works, signed in advance with property managers and shops for whichever date suits the crew.',
    },
    {
      es: 'Se cierran las cuentas trabajo por trabajo, se corrige el precio de las partidas que salieron torcidas y pasan revisión vehículos, escaleras y máquinas.',
      en: 'Accounts are closed job by job, prices are corrected for the items that came out wrong, and vehicles, ladders and machines go in for inspection.',
    },
  ],
};
