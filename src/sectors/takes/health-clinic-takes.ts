import type { PackTakes } from '../pack-takes.ts';

export const healthClinicTakes: PackTakes = {
  scenes: [
    {
      scene: {
        es: 'La prueba se hizo en un sitio, el informe está en otro y quien la pidió ya no pasa consulta allí. En la sala de espera se rellena por tercera vez la misma hoja: alergias, operaciones, firma.',
        en: 'The scan was done in one place, the report sits in another, and whoever asked for it no longer works there. In the waiting room the same form is filled in a third time: allergies, operations, signature.',
      },
      stakes: {
        es: 'Cada consulta que empieza de cero cuesta una visita, y la respuesta sigue partida entre dos carpetas.',
        en: 'Every practice that starts from nothing costs one more visit, with the answer still split between two folders.',
      },
    },
    {
      scene: {
        es: 'La consulta duró seis minutos, y la palabra importante se dijo con la mano en el pomo de la puerta. En casa nadie sabe repetirla, y el buscador ofrece lo grave antes que lo corriente.',
        en: 'The consultation lasted six minutes, and the word that mattered was said with a hand on the door. At home nobody can repeat it, and the search engine offers the grave before the ordinary.',
      },
      stakes: {
        es: 'Un tratamiento que no se ha entendido se abandona, y lo abandonado vuelve con otro nombre.',
        en: 'Treatment that was not understood is given up, and what was given up comes back under another name.',
      },
    },
  ],
  stories: [
    {
      wish: {
        es: 'Cuida de alguien mayor y hace tiempo que no mira lo suyo. Quiere una visita a una hora que no obligue a pedir otro favor.',
        en: 'Somebody who looks after an elderly relative and has let their own health slide. They want a visit at an hour that does not call for another favour.',
      },
      obstacle: {
        es: 'Los huecos que ofrecen son a las once de la mañana, cuando no hay quien haga el relevo.',
        en: 'The slots on offer are at eleven in the morning, when there is nobody to take over.',
      },
      hurt: {
        es: 'Anula dos veces con una excusa, y a la tercera ya da vergüenza llamar.',
        en: 'Two appointments are cancelled with an excuse, and by the third it is too awkward to ring.',
      },
    },
    {
      wish: {
        es: 'Lleva tres opiniones y las tres empiezan por «depende». Quiere que alguien mire antes de teclear.',
        en: 'Three opinions so far, all of them beginning with “it depends”. What is wanted is somebody who looks before typing.',
      },
      obstacle: {
        es: 'Nadie quiere contradecir al anterior, y el siguiente pide otra vez las mismas pruebas.',
        en: 'Nobody cares to contradict the last one, and the next asks for the same tests again.',
      },
      hurt: {
        es: 'Se aprende a contarlo en treinta segundos, como si le pasara a otra persona.',
        en: 'One learns to tell it in thirty seconds, as though it were happening to someone else.',
      },
    },
    {
      buyer: 'athlete',
      wish: {
        es: 'Entrena cuatro días por semana y no vive de ello. Quiere que le mire alguien que haya sudado alguna vez y que no le diga que lo deje.',
        en: 'Somebody who trains four days a week and does not live off it. They want to be seen by a person who has sweated too and will not tell them to give it up.',
      },
      obstacle: {
        es: 'En la consulta general le recetan reposo; en el foro, siete diagnósticos con la misma seguridad.',
        en: 'The general clinic prescribes rest; the forum offers seven diagnoses, all equally sure.',
      },
      hurt: {
        es: 'Vuelve antes de tiempo, recae, y a la segunda ya no se apunta a nada.',
        en: 'They go back too soon, it returns, and after the second time they sign up for nothing more.',
      },
    },
    {
      buyer: 'athlete',
      wish: {
        es: 'Se ha apuntado a algo difícil y tiene fecha. Quiere un calendario que llegue hasta ese día y alguien que lo mueva cuando el cuerpo proteste.',
        en: 'Somebody who has entered something hard and has a date. They want a calendar that reaches that day, and a person to shift it when the body objects.',
      },
      obstacle: {
        es: 'El plan descargado no sabe de tobillos, y quien mira el tobillo no sabe de planes.',
        en: 'The downloaded plan knows nothing of ankles, and whoever looks at the ankle knows nothing of plans.',
      },
      hurt: {
        es: 'Se salta una semana por miedo y dobla la siguiente por culpa.',
        en: 'They skip a week out of fear and double the next out of guilt.',
      },
    },
  ],
  contrasts: [
    {
      before: {
        es: 'la misma hoja rellenada tres veces y un informe en otra parte',
        en: 'one form filled in three times and a report somewhere else',
      },
      after: { es: 'una historia ya leída cuando se abre la puerta', en: 'notes already read when the door opens' },
    },
    {
      before: { es: 'seis minutos y una palabra que nadie sabe repetir', en: 'six minutes and a word nobody can repeat' },
      after: {
        es: 'lo que pasa y lo que toca hacer, en media página que se entiende',
        en: 'what is wrong and what to do about it, on half a page in plain words',
      },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por visita se olvida de los guantes, del residuo que se paga por retirada y del material abierto que nadie llegó a usar',
      en: 'the cost per visit forgets the gloves, waste charged by the collection and supplies opened but never used',
    },
    {
      es: 'el coste por visita no recoge la revisión sin cobrar de la semana siguiente ni lo que el seguro devuelve por un código mal puesto',
      en: 'the cost per visit does not take in the unpaid follow-up a week later or what the insurer sends back over a wrong code',
    },
  ],
  rivalTests: [
    {
      es: 'Cronometrar una visita pagada en otra consulta: minutos de espera, minutos de conversación, minutos de exploración y si se sale con algo por escrito.',
      en: 'Time a paid visit at another practice: minutes waiting, minutes talking, minutes being examined, and whether anything is handed over in writing.',
    },
    {
      es: 'Leer las cien últimas reseñas de las tres consultas más cercanas y repartir las quejas en cuatro montones: espera, precio, trato y resultado.',
      en: 'Read the last hundred reviews of the three nearest practices, and sort the complaints into four piles: waiting, price, manner and result.',
    },
  ],
  steps: [
    {
      es: ['Manda los informes que ya tengas', 'Cuenta el resto en persona', 'Llévate por escrito qué hacer y cuándo volver'],
      en: ['Send whatever reports you already have', 'Tell the rest in person', 'Take home in writing what to do and when to return'],
    },
    {
      es: ['Elige hora sin llamar', 'Pregunta el precio antes de entrar', 'Escribe si a los diez días no ha cambiado nada'],
      en: ['Choose a time without ringing', 'Ask the price before going in', 'Write if nothing has changed in ten days'],
    },
  ],
  proofs: [
    {
      es: 'treinta visitas con la hora dada, la hora de entrada y lo que el paciente recuerda al salir',
      en: 'thirty visits with the time given, the time seen and what the patient remembers on the way out',
    },
    {
      es: 'dos profesionales de la zona que acepten por escrito derivar pacientes y digan qué quieren saber de vuelta',
      en: 'two local professionals who agree in writing to refer patients and say what they want to hear back',
    },
  ],
  strains: [
    {
      es: 'Cada visita deja cola, con el informe, el código del seguro y la llamada del resultado, y la jornada termina dos horas después de cerrar la puerta.',
      en: 'Every visit leaves a tail of report, insurance code and phone call with the result, so the day ends two hours after the door is shut.',
    },
    {
      es: 'La misma persona coge el teléfono, cobra, esteriliza y acompaña a quien se marea; el día que falta, la agenda sigue llena y nadie contesta.',
      en: 'One person answers the phone, takes payment, sterilises and sits with whoever feels faint; on a day off sick the diary is full and nobody picks up.',
    },
  ],
  risks: [
    {
      risk: { es: 'se pierden o se filtran historias clínicas', en: 'patient records are lost or leaked' },
      hits: 'policy',
      trigger: {
        es: 'un informe enviado a quien no era o una clave compartida',
        en: 'a report sent to the wrong person, or a shared password',
      },
      response: {
        es: 'copia cifrada cada noche, una clave por persona y aviso a quien corresponda ese mismo día',
        en: 'an encrypted copy every night, one password each, and the patient told that same day',
      },
    },
    {
      risk: { es: 'quien derivaba pacientes deja de hacerlo', en: 'a referrer stops referring' },
      hits: 'source',
      trigger: { es: 'un mes sin ningún nombre nuevo de la misma procedencia', en: 'a month without a new name from the same source' },
      response: {
        es: 'informe de vuelta por cada paciente y al menos tres procedencias distintas',
        en: 'a report back for every patient and at least three separate sources',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Llevar la autorización del centro o el número de expediente, con el plano presentado y la fecha prevista de la inspección: sin ella no hay apertura, y se pide la primera.',
      en: 'Bring the authorisation of the premises or its file number, with the plan as submitted and the expected date of the inspection: it is asked for before the accounts, since nothing opens without it.',
    },
    {
      es: 'Firmar un acuerdo de sustitución con nombre, tarifa y días de aviso: enseguida se pregunta quién atenderá si falta quien atiende, y pesa más en esa mesa que una póliza.',
      en: 'Sign a locum agreement with a name, a rate and days of notice: they soon ask who will see patients when the person who sees them falls ill, and it weighs more at that table than a policy.',
    },
    {
      es: 'Separar lo que se cobra en el mostrador de lo que paga un tercero, y a cuántos días, con las tarifas de cada aseguradora junto al precio propio, aunque la respuesta sea que no habrá ninguna.',
      en: 'Separate what is paid at the desk from what a third party pays, and in how many days, with each insurer’s rates beside the practice’s own, even if the answer is that there will be none.',
    },
  ],
  peaks: [
    {
      es: 'Antes de dar las citas corrientes se guardan huecos diarios para lo que no puede esperar; en el mes fuerte, una agenda completa manda lo urgente a otra puerta.',
      en: 'Before routine visits are booked, daily gaps are kept for what cannot wait; in the strong month a full diary sends the urgent cases to another door.',
    },
    {
      es: 'Lo que admite espera se cita antes o después, el material se pide con tres semanas y la sustitución se firma mientras todavía hay quien esté libre.',
      en: 'Whatever can wait is booked earlier or later, supplies are ordered three weeks ahead, and a locum is signed while one is still free.',
    },
    {
      es: 'Se prepara un mensaje con lo que siempre se pregunta por teléfono, precio y preparación incluidos, para que el mes fuerte no lo atienda el contestador.',
      en: 'A message is written with what callers always ask, price and preparation included, so that the strong month is not left to the answering machine.',
    },
  ],
  troughs: [
    {
      es: 'Se repasan las historias de quienes dejaron algo a medias o aplazaron una revisión, y a cada uno se le escribe con una fecha concreta.',
      en: 'The notes are gone through for those who stopped halfway or put off a check-up, and each is written to with a definite date.',
    },
    {
      es: 'Ahí van el mantenimiento de los equipos, la formación obligatoria y las visitas a quienes podrían derivar, que el resto del año nunca caben entre dos citas.',
      en: 'Equipment servicing, compulsory training and calls on possible referrers go here, since the rest of the year they never fit between two appointments.',
    },
    {
      es: 'El horario se recorta por horas vacías y no por días enteros, y cada tarde se guarda una hora para quien llama sin poder esperar.',
      en: 'Opening times are cut by empty hours rather than whole days, and one hour each evening is kept for whoever rings unable to wait.',
    },
  ],
};
