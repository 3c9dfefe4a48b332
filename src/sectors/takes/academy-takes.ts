import type { PackTakes } from '../pack-takes.ts';

export const academyTakes: PackTakes = {
  packBuyers: { contrasts: 'household' },
  scenes: [
    {
      buyer: 'household',
      scene: {
        es: 'La vacante pide un certificado y el plazo se cierra en tres meses. El curso oficial empezó hace seis semanas, el siguiente no tiene fecha y el vídeo gratuito va por la lección dos de ciento doce.',
        en: 'The vacancy asks for a certificate and applications close in three months. The official course began six weeks ago, the next has no date, and the free video is on lesson two of a hundred and twelve.',
      },
      stakes: {
        es: 'El puesto se lo lleva quien tenía el papel, supiera o no más, y a la próxima ocasión se llega con menos ganas.',
        en: 'The post goes to whoever had the paper, whether or not they knew more, and the next opening is met with less heart.',
      },
    },
    {
      scene: {
        es: 'Los dos primeros meses se avanzó y desde entonces se repite la misma lección. El resto del grupo va por otra parte, preguntar da apuro, y la bolsa con el material se queda cada vez más tardes en la entrada.',
        en: 'There was progress for two months, and since then it has been the same lesson over again. The rest of the group is somewhere else, asking is embarrassing, and more and more evenings the bag of materials stays in the hall.',
      },
      stakes: {
        es: 'La cuota se sigue pagando por no dar explicaciones, y lo que se abandona de ese modo pocas veces se retoma.',
        en: 'The fee goes on being paid to avoid explaining, and what is given up that way is seldom taken up again.',
      },
    },
    {
      buyer: 'business',
      scene: {
        es: 'El pliego pide a todo el equipo un curso con certificado antes de fin de mes. Se reenvía el enlace a un vídeo de cuatro horas, la mitad lo deja puesto mientras trabaja, y en la auditoría la primera pregunta le toca a quien no lo vio.',
        en: 'The tender asks for a certified course for the whole team before the month is out. A link to a four-hour video goes round, half of them leave it running while they work, and at the audit the first question goes to somebody who never saw it.',
      },
      stakes: {
        es: 'Se paga el curso y se paga también el fallo que debía evitar.',
        en: 'The course is paid for, and so is the mistake it should have prevented.',
      },
    },
  ],
  stories: [
    {
      wish: {
        es: 'Entiende la explicación y se pierde en cuanto le toca hacerlo. Quiere que alguien mire cómo lo intenta y señale dónde se tuerce.',
        en: 'They follow the explanation and are lost the moment it is their turn. They want somebody to watch them try and point to where it goes wrong.',
      },
      obstacle: {
        es: 'En clase se corrige el resultado y no el camino, y en el vídeo nadie mira al otro lado.',
        en: 'In class it is the result that gets corrected and not the route, and in a video nobody is looking back.',
      },
      hurt: {
        es: 'Practica el error con constancia, y quitárselo costará más que haberlo aprendido bien.',
        en: 'The mistake gets diligent practice, and unlearning it will cost more than learning properly would have.',
      },
    },
    {
      buyer: 'household',
      wish: {
        es: 'Tiene libres dos tardes por semana y las dos terminan pronto. Quiere una hora que se cumpla, cerca, y que faltar un día no sea quedarse atrás.',
        en: 'With two free evenings a week, both of them short, they want an hour that holds, close by, where missing one day does not mean falling behind.',
      },
      obstacle: {
        es: 'El curso que encaja por nivel no encaja por hora, y el de la hora buena está lleno desde el primer día.',
        en: 'The course at the right level is at the wrong hour, and the one at the right hour has been full since the first day.',
      },
      hurt: {
        es: 'Acepta el grupo que queda libre, se aburre o se pierde, y al tercer mes la tarde vuelve a estar vacía.',
        en: 'They take the group with a space, are bored or lost in it, and by the third month the evening is empty again.',
      },
    },
    {
      buyer: 'business',
      wish: {
        es: 'Lleva la formación de una empresa además de otras tres cosas. Quiere un curso del que la plantilla hable bien y que el lunes se note en algo.',
        en: 'Somebody in charge of training at a firm, on top of three other jobs. They want a course that staff speak well of and that shows in something on Monday.',
      },
      obstacle: {
        es: 'Los catálogos traen doscientos títulos y ningún ejemplo de su oficio, y el horario lo pone quien enseña.',
        en: 'Catalogues list two hundred titles and not one example from their trade, and the timetable suits the teacher.',
      },
      hurt: {
        es: 'Al acabar quedan una hoja de firmas y una encuesta con caritas, y en la planta se sigue haciendo como antes.',
        en: 'What remains is a signed sheet and a survey with smiley faces, and on the floor things are done as before.',
      },
    },
  ],
  contrasts: [
    {
      before: { es: 'una silla al fondo y los apuntes copiados de al lado', en: 'a chair at the back and notes copied from the next seat' },
      after: {
        es: 'unos minutos a solas con quien enseña en cada clase y el fallo apuntado al salir',
        en: 'a few minutes alone with the teacher in every class and the mistake noted on the way out',
      },
    },
    {
      before: {
        es: 'un curso pagado entero y seguido hasta la tercera semana',
        en: 'a course paid for in full and followed until week three',
      },
      after: {
        es: 'un curso acabado, con la última clase tan llena como la primera',
        en: 'a course seen through, its last class as full as its first',
      },
    },
    {
      buyer: 'business',
      before: { es: 'una hoja de firmas y las mismas llamadas al día siguiente', en: 'a signed sheet and the same phone calls next day' },
      after: { es: 'un equipo que hace el lunes lo que ensayó el jueves', en: 'a team that does on Monday what it rehearsed on Thursday' },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por alumno olvida las copias, la plataforma que cobra por usuario y las clases que se recuperan gratis',
      en: 'the cost per student forgets photocopies, the platform that charges by the user and lessons made up free',
    },
    {
      es: 'el coste por alumno se saca de la hora de clase, y a quien enseña también hay que pagarle la preparación y las reuniones',
      en: 'the cost per student is taken from the hour in class, and teachers must be paid for preparation and meetings too',
    },
  ],
  rivalTests: [
    {
      es: 'Preguntar por teléfono en tres centros por una plaza para la semana que viene: apuntar dónde hay hueco, qué precio dicen de viva voz y quién quiere ver antes el nivel.',
      en: 'Ring three centres about a place for next week, noting where there is room, what price they will say aloud and who wants to check the level first.',
    },
    {
      es: 'Pasar por delante del centro rival a las cinco, a las siete y a las nueve durante una semana y contar las aulas con luz: las apagadas dicen más que la web.',
      en: 'Walk past the rival centre at five, seven and nine for a week and count the lit classrooms; the dark ones say more than the website.',
    },
  ],
  steps: [
    {
      es: [
        'Asiste a una clase antes de pagar ninguna',
        'Elige día y hora que puedas mantener',
        'Cambia de grupo si el tuyo se queda corto',
      ],
      en: ['Sit in on a class before paying for any', 'Choose a day and hour you can keep', 'Change groups if yours turns out too easy'],
    },
    {
      es: [
        'Cuenta para qué lo necesitas y en qué fecha',
        'Recibe un plan con las clases contadas',
        'Compara a los tres meses lo de antes y lo de ahora',
      ],
      en: ['Say what you need it for and by when', 'Get a plan with the lessons counted', 'Compare then and now after three months'],
    },
    {
      buyer: 'business',
      es: [
        'Cuenta qué falla hoy y en qué puesto',
        'Elige horas dentro o fuera de la jornada',
        'Recibe al final lo que cada cual sabe hacer',
      ],
      en: [
        'Say what goes wrong today and at which post',
        'Choose hours in or out of the working day',
        'Get at the end what each person can now do',
      ],
    },
  ],
  proofs: [
    {
      es: 'la misma prueba hecha el primer día y a las diez semanas por seis alumnos, con las dos hojas guardadas',
      en: 'one test taken by six students on the first day and again after ten weeks, with both sheets kept',
    },
    {
      es: 'el programa de un trimestre escrito clase a clase y dado entero una vez, a un grupo reducido que pague',
      en: 'a term’s syllabus written class by class and taught right through once, to a small group that pays',
    },
  ],
  strains: [
    {
      es: 'La baja de quien enseña a las cinco se sabe a las cuatro: el grupo está ya en la puerta y ningún sustituto sabe por dónde iba.',
      en: 'At four comes word that the five o’clock teacher is ill; the group is already at the door, and no stand-in knows how far it had got.',
    },
    {
      es: 'Los grupos se forman con quien se apunta y no con quien encaja: juntar dos niveles llena el aula y vacía la matrícula siguiente.',
      en: 'Groups are made of those who enrol, not of those who fit; putting two levels together fills the room and empties the next enrolment.',
    },
  ],
  risks: [
    {
      risk: { es: 'cuotas que se retrasan o se devuelven', en: 'fees that come late or bounce' },
      hits: 'late',
      trigger: { es: 'el segundo recibo impagado de una misma casa', en: 'a second unpaid fee from the same household' },
      response: {
        es: 'cobro por banco desde la matrícula y plaza guardada solo hasta fin de mes',
        en: 'payment by bank from enrolment, and the place held only to the month’s end',
      },
    },
    {
      risk: { es: 'un curso por pantalla a la mitad de precio', en: 'an online course at half the price' },
      hits: 'price',
      trigger: { es: 'tres bajas en un mes que nombran la misma plataforma', en: 'three leavers in a month naming the same platform' },
      response: {
        es: 'una sesión a distancia dentro de la cuota y más práctica de la que cabe en un vídeo',
        en: 'one remote session within the fee, and more practice than a video can hold',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Llevar el cuadro semanal de horas y plazas, con las ya apalabradas en otro color: la pregunta es cuántas plazas llenas pagan el mes y en qué fecha se alcanzan.',
      en: 'Take the weekly grid of hours and places, with those already spoken for in another colour: the question is how many filled places pay for a month, and by what date.',
    },
    {
      es: 'Reunir en una hoja los nombres de quienes van a enseñar, con su contrato, su título y quién daría la clase del día siguiente si faltaran.',
      en: 'Put on a single sheet the names of those who will teach, with their contract, their qualification and who would take tomorrow’s class in their absence.',
    },
    {
      es: 'Apartar de cada matrícula una reserva con cifra y apuntar lo que puede darse en los meses con pocos alumnos: con qué se paga entonces el alquiler es la primera duda.',
      en: 'Set a reserve with a figure aside from each enrolment and list what can be taught in the months with few students: what pays the rent in them is the first worry.',
    },
  ],
  peaks: [
    {
      es: 'Horarios y profesorado se cierran antes de abrir la matrícula: una hora prometida que luego cambia cuesta más bajas que un precio alto.',
      en: 'Timetable and teachers are settled before enrolment opens; an hour promised and then moved loses more students than a high price.',
    },
    {
      es: 'Se llama a quien preguntó y no se apuntó, la plaza se guarda con señal y la lista de espera se lleva con nombre y hora preferida.',
      en: 'Those who asked and never enrolled get a call, places are held on a deposit, and the waiting list carries a name and a preferred hour.',
    },
    {
      es: 'Quien vaya a sustituir asiste antes de oyente a las clases que podría dar, y aulas, equipos y material se revisan con la agenda todavía holgada.',
      en: 'Anyone who may stand in sits through the classes beforehand, and rooms, equipment and materials are checked while the diary is still loose.',
    },
  ],
  troughs: [
    {
      es: 'Las horas que quedan libres se venden como cursos cortos con principio y fin, que no piden compromiso a quien está de paso.',
      en: 'Hours left free are sold as short courses with a beginning and an end, which ask no commitment of people passing through.',
    },
    {
      es: 'Es el mes de escribir material, ordenar el archivo de ejercicios y preparar por fin la explicación que siempre se atraganta.',
      en: 'It is the month for writing materials, sorting the file of exercises and at last preparing the explanation that always sticks.',
    },
    {
      es: 'Se hace balance con cada alumno, a solas y por escrito: quien ve lo que lleva andado sigue sin que haya que pedírselo.',
      en: 'Progress is gone over with each student, in private and on paper; those who see how far they have come go on without being asked.',
    },
  ],
};
