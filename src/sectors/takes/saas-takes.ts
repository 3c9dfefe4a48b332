import type { PackTakes } from '../pack-takes.ts';

export const saasTakes: PackTakes = {
  scenes: [
    {
      scene: {
        es: 'Quien llevaba el registro se jubila el viernes y deja una carpeta compartida con cuarenta ficheros llamados «definitivo». En la media hora de traspaso da tiempo a entender uno.',
        en: 'The keeper of the records retires on Friday, leaving a shared folder with forty files called “final”. The half-hour handover is long enough to understand one.',
      },
      stakes: {
        es: 'Durante meses cada respuesta empieza por buscar, y tarde o temprano alguien decide con el fichero que no era.',
        en: 'For months every answer begins with a search, and sooner or later somebody decides from the wrong file.',
      },
    },
    {
      scene: {
        es: 'Un cliente grande pide ver quién aprobó qué y en qué fecha. La respuesta está repartida entre un chat, dos correos reenviados y la memoria de quien hoy no vino.',
        en: 'A large customer asks to see who approved what, and when. The answer is scattered across a chat, two forwarded emails and the memory of somebody who has the day off.',
      },
      stakes: {
        es: 'Mientras se reconstruye, el pedido queda en espera, y la pregunta siguiente será si alguien lleva de verdad el control.',
        en: 'While it is pieced together the order is on hold, and the next question will be whether anybody is really in charge.',
      },
    },
  ],
  stories: [
    {
      wish: {
        es: 'Trabaja con las manos y hace el papeleo en la mesa de la cocina. Quiere apuntarlo una vez, en el momento, y no volver a verlo.',
        en: 'Somebody who works with their hands and does the paperwork at the kitchen table, hoping to note it once, on the spot, and never see it again.',
      },
      obstacle: {
        es: 'Los programas que ha probado piden rellenar veinte campos para guardar el primero.',
        en: 'The programs tried so far want twenty fields filled in before they will save the first.',
      },
      hurt: {
        es: 'Lo deja para el domingo, y el domingo ya no recuerda la mitad.',
        en: 'It is left until Sunday, and by Sunday half of it has been forgotten.',
      },
    },
    {
      wish: {
        es: 'Coordina a gente que está en tres sitios a la vez. Quiere abrir una pantalla por la mañana y saber qué está hecho sin llamar a nadie.',
        en: 'Keeping track of people in three places at once is the job. What would help is to open one screen in the morning and know what is done without ringing anyone.',
      },
      obstacle: {
        es: 'Cada cual lo apunta donde siempre, y el sistema oficial lo rellena una sola persona los viernes, de memoria.',
        en: 'They all write it where they always have, and the official system is filled in by one person on Fridays, from memory.',
      },
      hurt: {
        es: 'Se entera de los fallos por quien los sufre, que es también quien paga.',
        en: 'News of a failure comes from whoever suffered it, who is also whoever pays.',
      },
    },
    {
      buyer: 'practice',
      wish: {
        es: 'Recibe gente de nueve a siete y el papeleo le espera a la salida. Quiere que lo de cada visita quede hecho antes de que entre la siguiente.',
        en: 'Somebody who sees people from nine to seven, with the paperwork waiting at the end. They want each visit written up before the next one begins.',
      },
      obstacle: {
        es: 'Los programas del sector piden tres días de formación y un contrato de tres años.',
        en: 'The usual programs of the trade ask for three days’ training and a three-year contract.',
      },
      hurt: {
        es: 'Echa la llave, enciende otra vez la pantalla, y la cena se enfría por unas notas que ya no recuerda bien.',
        en: 'They lock up, switch the screen back on, and dinner goes cold over notes they no longer quite remember.',
      },
    },
    {
      buyer: 'practice',
      wish: {
        es: 'Comparte recepción con otros tres profesionales, y cada cual apunta a su manera. Quiere que quien atienda el teléfono pueda contestar sin levantarse.',
        en: 'Somebody who shares a reception with three other professionals, each with their own way of noting things. They want whoever picks up the phone to be able to answer without getting up.',
      },
      obstacle: {
        es: 'Probaron una hoja compartida: la ve todo el mundo, también lo que no debería ver.',
        en: 'A shared spreadsheet was tried: everybody sees it, including what they should not.',
      },
      hurt: {
        es: 'Una misma persona oye dos precios distintos en un día, y el segundo se rebaja para no discutir.',
        en: 'The same person is quoted two prices in a day, and the second is knocked down to avoid an argument.',
      },
    },
  ],
  contrasts: [
    {
      before: {
        es: 'tres versiones de la misma lista y una discusión por cada una',
        en: 'three versions of one list and an argument over each',
      },
      after: { es: 'un dato escrito una vez y visto por todo el equipo', en: 'a fact entered once and seen by the whole team' },
    },
    {
      before: { es: 'un mes de formación para usar una décima parte', en: 'a month of training to use a tenth of it' },
      after: { es: 'la primera tarea terminada sin abrir el manual', en: 'a first task finished without opening the manual' },
    },
    {
      buyer: 'practice',
      before: { es: 'notas escritas de memoria después de cerrar', en: 'notes written from memory after closing' },
      after: {
        es: 'la última nota acabada con la última visita y la puerta cerrada a su hora',
        en: 'the last note finished with the last visit and the door locked on time',
      },
    },
    {
      buyer: 'practice',
      before: { es: 'una agenda a lápiz y el hueco de las cinco en duda', en: 'a diary in pencil and doubt about the five o’clock gap' },
      after: { es: 'la respuesta delante de cualquiera que atienda el teléfono', en: 'the answer in front of whoever picks up the phone' },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por suscriptor reparte los servidores entre los usuarios que se esperan, y hasta entonces los pagan unos pocos',
      en: 'the cost per subscriber shares the servers among the users expected, and until they come a few are paying for all',
    },
    {
      es: 'el coste por suscriptor olvida los servicios ajenos que cobran por mensaje, por consulta o por fichero guardado',
      en: 'the cost per subscriber forgets outside services that charge by the message, the query or the stored file',
    },
  ],
  rivalTests: [
    {
      es: 'Leer las últimas cuarenta reseñas de un rival, quedarse con las de quien se dio de baja y anotar el motivo y el nombre de lo que usa ahora.',
      en: 'Read a rival’s last forty reviews, keep those by people who left, and note the reason and the name of whatever they use now.',
    },
    {
      es: 'Escribir la misma pregunta al soporte de tres rivales un viernes a las seis de la tarde, y apuntar cuándo contestan, si es una persona y si la respuesta sirve.',
      en: 'Send one question to three rivals’ support desks at six on a Friday evening, and write down when they reply, whether it is a person and whether it helps.',
    },
  ],
  steps: [
    {
      es: ['Enseña cómo lo haces hoy', 'Pruébalo con dos personas durante dos semanas', 'Abre el acceso al resto si esas dos lo aprueban'],
      en: ['Show how you do it today', 'Try it on two people for a fortnight', 'Bring in the rest if those two approve'],
    },
    {
      es: ['Entra con tu correo de trabajo', 'Invita a quien comparte la tarea', 'Cierra la lista antigua el día que elijas'],
      en: ['Sign in with your work address', 'Invite whoever shares the task', 'Close the old list on a day of your choosing'],
    },
  ],
  proofs: [
    {
      es: 'diez clientes que paguen antes de que esté terminado, con su cuota y lo que esperan a cambio por escrito',
      en: 'ten customers who pay before it is finished, with their fee and what they expect for it in writing',
    },
    {
      es: 'una restauración completa desde la copia de seguridad, cronometrada delante de un cliente y repetida cada trimestre',
      en: 'one full restore from backup, timed in front of a customer and repeated every quarter',
    },
  ],
  strains: [
    {
      es: 'Cada cliente nuevo llega con un fichero distinto, y limpiar sus datos ocupa la tarde reservada para el fallo que vieron los demás.',
      en: 'Each new customer arrives with a different file, and cleaning their data takes the afternoon set aside for the fault the others found.',
    },
    {
      es: 'Un cambio que pide un cliente lo notan todos: probarlo en serio cuesta más que escribirlo, y saltarse la prueba se paga el lunes a primera hora.',
      en: 'A change one customer wants is felt by all of them; testing it properly costs more than writing it, and skipping the test is paid for first thing on Monday.',
    },
  ],
  risks: [
    {
      risk: { es: 'una fuga de datos de clientes', en: 'a leak of customers’ data' },
      hits: 'policy',
      trigger: {
        es: 'un acceso desde un lugar o a una hora que nadie del equipo reconoce',
        en: 'a login from a place or at an hour nobody on the team recognises',
      },
      response: {
        es: 'doble clave para todos, registro de accesos y aviso legal redactado de antemano',
        en: 'a second key for everyone, an access log and the legal notice drafted beforehand',
      },
    },
    {
      risk: { es: 'una sola persona conoce el código', en: 'a single person knows the code' },
      hits: 'month',
      trigger: { es: 'dos meses en que nadie más ha publicado un cambio', en: 'two months in which nobody else has released a change' },
      response: {
        es: 'instrucciones al día y alguien de fuera, pagado por horas, que ya lo haya puesto en marcha',
        en: 'instructions kept current, and an outsider on an hourly rate who has already set it running',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Llevar las cuentas por mes de alta, con las que siguen y las que se fueron, aunque sean cinco: sin local ni máquina que mirar, se pregunta quién paga ya y cuánto se queda.',
      en: 'Take the accounts by month of joining, those still here and those gone, even if there are five: with no premises or machine to look at, the question is who pays already and how long they stay.',
    },
    {
      es: 'Tener firmada la cesión de cada persona que haya escrito una línea y una lista de las licencias ajenas que lleva dentro: el banco que presta a empresas de programas quiere saber de quién es el código.',
      en: 'Have an assignment signed by each person who has written a line of code, and a list of the licences from others that it contains: lending against software starts with who owns it.',
    },
    {
      es: 'Calcular la fecha en que se acaba el dinero si no entra nadie nuevo, con el gasto que puede cortarse en una semana separado del que no.',
      en: 'Work out the date on which the money ends if nobody new signs up, with costs that can be cut within a week kept apart from those that cannot.',
    },
  ],
  peaks: [
    {
      es: 'Los cambios grandes se congelan dos semanas antes: con más altas que nunca, lo que hace falta es que nada se mueva y que alguien conteste.',
      en: 'Large changes are frozen a fortnight ahead: with sign-ups at their height, what is needed is for nothing to move and for somebody to answer.',
    },
    {
      es: 'La bienvenida se prueba con cinco personas ajenas que nunca la hayan visto, porque cada tropiezo se multiplicará por todas las altas.',
      en: 'The welcome screens are tried on five outsiders who have never seen them, because each stumble will be multiplied by every sign-up.',
    },
    {
      es: 'Se simula el doble de la carga prevista y se dejan escritas las respuestas a las veinte dudas que más se repiten.',
      en: 'Twice the expected load is simulated, and replies to the twenty commonest queries are left ready written.',
    },
  ],
  troughs: [
    {
      es: 'Con pocas altas se trabaja en que nadie se vaya: se busca quién entra menos que antes y se le pregunta qué hace ahora en otra parte.',
      en: 'With few sign-ups the work is in keeping people: those who log in less than before are found, and asked what they now do elsewhere.',
    },
    {
      es: 'Es el mes de arreglar lo que se dejó a medias, retirar la función que casi nadie abre y ensayar la copia de seguridad sin prisas.',
      en: 'It is the month for mending what was left half done, withdrawing the feature hardly anyone opens and rehearsing the backup without haste.',
    },
    {
      es: 'La cuota anual se ofrece a quien lleva tres meses pagando: adelanta dinero cuando entra menos y ahorra once cobros.',
      en: 'The annual plan is offered to anyone three months into paying, which brings money forward when less comes in and saves eleven charges.',
    },
  ],
};
