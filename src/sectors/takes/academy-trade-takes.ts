import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const academyTradeTakes = {
  language_school: {
    packBuyers: { scenes: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'En la mesa de los suegros se habla deprisa y se ríen todos a la vez. Siete años de pareja, y todavía hay alguien que traduce los chistes al oído, cuando ya han pasado.',
          en: 'At the in-laws’ table they talk fast and all laugh together. Seven years on, somebody still has to whisper the jokes across, a moment too late.',
        },
        stakes: {
          es: 'Se deja de intentar, se ayuda a recoger platos, y la familia acaba pensando que es timidez.',
          en: 'One stops trying and helps to clear the plates, and the family ends up taking it for shyness.',
        },
      },
      {
        buyer: 'household',
        scene: {
          es: 'El correo lleva una hora en la pantalla y son cuatro líneas. Se ha pasado por el traductor de ida y de vuelta, y ya no dice lo que quería decir en ninguno de los dos idiomas.',
          en: 'The email has been on the screen for an hour, and it is four lines long. It has been through the translator and back, and no longer says what was meant in either language.',
        },
        stakes: {
          es: 'La llamada se le pasa a otra persona, y a la tercera vez el cliente ya pregunta por ella.',
          en: 'The call is passed to somebody else, and by the third time the client asks for them by name.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La visita de la central es el jueves y la presentación la hace quien pasó un verano fuera. Los demás asienten, nadie pregunta, y lo que había que aclarar se aclara después por escrito, con diccionario y a deshora.',
          en: 'Head office is visiting on Thursday, and the presentation falls to whoever once spent a summer abroad. The others nod, nobody asks, and what needed settling is settled later in writing, with a dictionary and out of hours.',
        },
        stakes: {
          es: 'Un equipo que calla en las reuniones acaba recibiendo las decisiones ya tomadas.',
          en: 'A team that keeps quiet in meetings ends up being handed decisions already made.',
        },
      },
      {
        buyer: 'parent',
        scene: {
          es: 'En el boletín pone notable y en el aeropuerto no sabe pedir agua. Lleva cuatro cursos rellenando huecos, canta los colores de memoria, y cuando alguien le habla mira a su madre.',
          en: 'The report says very good, and at the airport the child cannot ask for water. Four years of filling in gaps, the colours sung by heart, and when anybody speaks, a look up at Mum.',
        },
        stakes: {
          es: 'A los diez años da vergüenza hablar, y a los quince ya se dice que los idiomas no son lo suyo.',
          en: 'A child too shy to speak at ten says at fifteen that languages are not for them.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'la cuenta deja fuera las redacciones que se corrigen en casa y la clase que se da igual con dos alumnos que con ocho',
        en: 'the sum leaves out essays marked at home, and the lesson given just the same to two students as to eight',
      },
      {
        es: 'al echar la cuenta se olvidan las fotocopias y el profesor que cubre a otro y cobra la hora completa',
        en: 'the sum forgets photocopies and the stand-in teacher, who is paid for the full hour',
      },
    ],
    rivalTests: [
      {
        es: 'Apuntarse a una clase suelta en otra academia y sentarse junto a quien menos habla: lo que hagan con esa persona es lo que harían con cualquiera.',
        en: 'Join a single class at another school and sit beside whoever speaks least; that shows how any beginner is treated there.',
      },
      {
        es: 'Preguntar a tres antiguos alumnos de un rival qué saben decir hoy que no sabían, y por qué se fueron: la segunda respuesta vale por un estudio.',
        en: 'Ask three former students of a rival what they can say now that they could not, and why they left; the second answer is worth a survey.',
      },
    ],
    strains: [
      {
        es: 'A las siete de la tarde harían falta seis aulas y a las once de la mañana sobran todas: se paga un local por tres horas.',
        en: 'At seven in the evening six classrooms would be needed and at eleven in the morning none; the rent is paid for three hours a day.',
      },
      {
        es: 'Un grupo se rompe por el nivel: basta que dos avancen más deprisa para que los otros seis dejen de hablar.',
        en: 'A group breaks over level; two who get ahead are enough for the other six to fall silent.',
      },
    ],
    contrasts: [
      {
        before: {
          es: 'muchos días seguidos de aplicación y nada que decirle al panadero',
          en: 'a long streak on an app and nothing to say to the baker',
        },
        after: {
          es: 'cinco minutos de charla en la tienda, con faltas y sin prisa',
          en: 'five minutes’ chat in the shop, mistakes and all',
        },
      },
      {
        buyer: 'parent',
        before: { es: 'cuatro cursos de fichas y ni una frase en voz alta', en: 'four years of worksheets and not one sentence aloud' },
        after: {
          es: 'una conversación corta sin mirar a nadie en busca de ayuda',
          en: 'a short conversation without a look round for help',
        },
      },
      {
        buyer: 'business',
        before: { es: 'reuniones en las que habla siempre la misma persona', en: 'meetings in which the same person always speaks' },
        after: {
          es: 'un equipo que pregunta en la otra lengua y sigue la respuesta',
          en: 'a team that asks in the other language and follows the answer',
        },
      },
    ],
    proofs: [
      {
        es: 'una prueba oral de alguien ajeno a la escuela, al empezar y al acabar el trimestre',
        en: 'a speaking test by an outsider at the start and at the end of a term',
      },
      {
        es: 'cuatro semanas con un grupo que pague, y lo que cada cual supo resolver fuera del aula',
        en: 'four weeks with a paying group, and what each of them then managed outside the classroom',
      },
    ],
    risks: [
      {
        risk: { es: 'una aplicación gratis que parece bastar', en: 'a free app that seems to be enough' },
        hits: 'sales',
        trigger: { es: 'dos bajas en un mes que la nombran', en: 'two leavers in a month who name it' },
        response: {
          es: 'más minutos hablando por persona que ninguna pantalla y una salida a la calle al mes',
          en: 'more minutes of talk for each student than any screen gives, and one outing a month',
        },
      },
      {
        risk: { es: 'más grupos abiertos que llenos', en: 'more groups opened than filled' },
        hits: 'costs',
        trigger: { es: 'dos grupos bajo el mínimo en el segundo mes', en: 'two groups under the minimum in month two' },
        response: {
          es: 'juntar horarios del mismo nivel antes de pagar más horas',
          en: 'merge timetables of one level before paying for more hours',
        },
      },
    ],
  },
  tutoring_centre: {
    stories: [
      {
        wish: {
          es: 'Ha repetido curso y se sienta al fondo. Quiere entender la pregunta antes de que suene el timbre.',
          en: 'Kept back a year, at a desk by the wall. The question should make sense before the bell goes.',
        },
        obstacle: {
          es: 'Levantar la mano es que se rían, y en casa nadie llega a esa lección.',
          en: 'A raised hand gets a laugh, and nobody at home reaches that chapter.',
        },
        hurt: {
          es: 'Con doce años se empieza a decir «yo soy de letras», y se elige con eso.',
          en: 'At twelve people start to say “I am no good at numbers”, and choices are made on it.',
        },
      },
      {
        wish: {
          es: 'Necesita una nota para entrar donde quiere y le faltan unas décimas. Busca a quien mire sus fallos, no otro temario.',
          en: 'A place hangs on a mark, and a few tenths are missing. What is sought is somebody to look at the mistakes, not another set of notes.',
        },
        obstacle: {
          es: 'Los vídeos explican lo que ya se sabe y pasan deprisa por lo que no.',
          en: 'Videos explain what is known already and hurry past what is not.',
        },
        hurt: {
          es: 'Cada simulacro repite el mismo error, y la fecha no se mueve.',
          en: 'Each mock repeats the same slip, and the date does not move.',
        },
      },
    ],
    rivalTests: [
      {
        es: 'Mandar a un conocido a la hora de prueba de la academia vecina y que cuente al salir qué ha hecho el alumno y qué ha hecho la pizarra.',
        en: 'Send someone you know to the trial hour next door, and hear afterwards what the pupil did and what the board did.',
      },
      {
        es: 'Comparar el precio real por hora de tres centros, con matrícula y festivos dentro, y las sillas ocupadas en cada uno.',
        en: 'Work out the real price an hour at three centres, enrolment and holidays counted in, and how many chairs are taken in each.',
      },
    ],
    proofs: [
      {
        es: 'un cuaderno corregido de la primera hoja a la última, con el nombre tapado y permiso de la familia',
        en: 'one exercise book marked from first page to last, with the name covered and the family’s consent',
      },
      {
        es: 'lo que contestaron tres tutores de colegio al ver el informe de un mes',
        en: 'what three class teachers answered on seeing one month’s report',
      },
    ],
    risks: [
      {
        risk: { es: 'el colegio abre un refuerzo gratuito', en: 'the school opens free support' },
        hits: 'sales',
        trigger: { es: 'una circular a las familias al empezar el curso', en: 'a letter to families as the year starts' },
        response: {
          es: 'acordar lo que el colegio no cubre, cursos altos o exámenes, y bajar el grupo a tres',
          en: 'agree on what the school leaves out, upper years or exams, and bring the group down to three',
        },
      },
      {
        risk: { es: 'una familia deja de pagar a mitad de curso', en: 'a family stops paying halfway through the year' },
        hits: 'unpaid',
        trigger: { es: 'dos recibos devueltos', en: 'two payments returned' },
        response: {
          es: 'cobro por adelantado, aviso antes de la segunda semana y la plaza a la lista de espera',
          en: 'payment in advance, notice before the second week and the place to the waiting list',
        },
      },
    ],
    scenes: [
      {
        scene: {
          es: 'En el boletín pone «puede más». Lo puso en otoño y lo repite ahora, y en casa nadie ha conseguido que alguien diga más qué, ni por dónde.',
          en: 'The report says “could do more”. It said so in the autumn and it says so again, and nobody at home has got anyone to tell them more of what, or how.',
        },
        stakes: {
          es: 'A fuerza de oír que puede, quien estudia deja de decir que no lo entiende.',
          en: 'Told often enough that they can, pupils stop saying that they do not understand.',
        },
      },
      {
        scene: {
          es: 'La ecuación se arregla en la mesa del comedor con un vídeo a doble velocidad. Sale el resultado, se copia, y en el examen cambian las letras.',
          en: 'The equation is solved at the dining table with a video at double speed. The answer comes out and is copied down, and in the exam the letters are different.',
        },
        stakes: {
          es: 'Se aprueba ese tema y se llega al siguiente sin nada que copiar.',
          en: 'That topic is passed, and the next one begins with nothing to copy.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'dos horas delante de un libro abierto por la misma página',
          en: 'two hours before a book open at the same page',
        },
        after: {
          es: 'una duda que se pregunta en voz alta y se resuelve con lápiz',
          en: 'a question asked aloud and worked out in pencil',
        },
      },
      {
        before: {
          es: 'un domingo entero de repaso con lágrimas',
          en: 'a whole Sunday of revision, with tears',
        },
        after: {
          es: 'la mochila cerrada el viernes y un domingo sin libros',
          en: 'a bag shut on Friday and a Sunday without books',
        },
      },
    ],
    costDoubts: [
      {
        es: 'la cuenta no recoge la llamada a los padres después de cada examen ni la media hora de más antes de un final',
        en: 'the call to parents after every test is not counted, nor the extra half hour before a final',
      },
      {
        es: 'se pasa por alto la mesa que queda libre cuando un alumno aprueba y deja de venir',
        en: 'the desk left empty when a pupil passes and stops coming gets overlooked',
      },
    ],
    steps: [
      {
        es: [
          'Cuéntanos qué asignatura se ha torcido y desde cuándo',
          'Haz una prueba corta sin nota',
          'Empieza por el tema donde se perdió el hilo',
        ],
        en: [
          'Tell us which subject went wrong and when',
          'Take a short test with no mark',
          'Start from the topic where the thread was lost',
        ],
      },
      {
        es: ['Elige dos tardes fijas', 'Llega con la agenda del colegio', 'Vete con el trabajo del día acabado y una duda menos'],
        en: ['Choose two set afternoons', 'Arrive with the school planner', 'Leave with the day’s work finished and one question fewer'],
      },
    ],
    strains: [
      {
        es: 'Ocho alumnos de cinco asignaturas en la misma mesa: a partir de ahí no se explica, se vigila.',
        en: 'Eight pupils in five subjects round one table; past that point nobody is taught, only watched.',
      },
      {
        es: 'La semana de exámenes todos piden el doble, justo cuando quienes dan clase también se examinan.',
        en: 'In exam week everyone asks for double, just when those who teach have papers of their own to sit.',
      },
    ],
  },
  music_school: {
    scenes: [
      {
        buyer: 'parent',
        scene: {
          es: 'Los lunes toca piano, en la mesa de la cocina, con un teclado de pilas al que le faltan dos octavas. El profesor ha vuelto a cambiar, el nuevo empieza otra vez por la postura de las manos y el cuaderno sigue en la página cuatro.',
          en: 'Monday is piano day, at the kitchen table, on a battery keyboard two octaves short. The teacher has changed again, the new one goes back to how the hands are held, and the book is still open at page four.',
        },
        stakes: {
          es: 'El teclado acaba en el armario, y en casa queda dicho que no tenía oído.',
          en: 'The keyboard goes into the wardrobe, and at home it is put down to having no ear.',
        },
      },
      {
        scene: {
          es: 'El grupo de la facultad se vuelve a juntar para una boda. El bajo suena como hace veinte años, es decir, igual de mal, y quedan once sábados.',
          en: 'The college band is getting back together for a wedding. The bass sounds exactly as it did twenty years ago, which is to say badly, and there are eleven Saturdays left.',
        },
        stakes: {
          es: 'El sábado se cambia la canción difícil por una fácil, y los otros tres lo notan.',
          en: 'On the day the hard song is swapped for an easy one, and the other three can tell.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Canta en el coche con las ventanillas subidas. Quiere hacerlo delante de gente sin que le tiemble la voz en la segunda estrofa.',
          en: 'They sing in the car, windows up. They want to do it in front of people and keep the voice steady past the second verse.',
        },
        obstacle: {
          es: 'Los tutoriales enseñan a respirar, pero no oyen cómo se respira.',
          en: 'Tutorials explain how to breathe and cannot hear how it is being done.',
        },
        hurt: {
          es: 'Pierde los agudos uno a uno por forzarlos, y le echa la culpa a la edad.',
          en: 'The high notes go one by one from being forced, and age gets the blame.',
        },
      },
      {
        buyer: 'parent',
        wish: {
          es: 'En casa hay una niña que golpea las ollas a compás y sin descanso. Se quiere encauzar eso antes de que se canse ella o se cansen los vecinos.',
          en: 'A daughter drums on the pans at home, in time and without rest. Her family would like to put that to use before she tires of it, or the neighbours do.',
        },
        obstacle: {
          es: 'Donde enseñan percusión no admiten a nadie tan pequeño, y donde la admiten la sientan a colorear corcheas.',
          en: 'Where percussion is taught nobody so small is taken, and where they do take her she is sat down to colour in quavers.',
        },
        hurt: {
          es: 'El primer entusiasmo tiene fecha, y los adultos suelen llegar cuando ya ha pasado.',
          en: 'A first enthusiasm has a date on it, and adults tend to arrive after it has gone by.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'un instrumento a solas con un tutorial en pausa',
          en: 'an instrument alone with a paused tutorial',
        },
        after: {
          es: 'una pieza tocada a dos con quien enseña, sin parar en los fallos',
          en: 'a piece played together with the teacher, not stopping at wrong notes',
        },
      },
      {
        before: {
          es: 'una afición aplazada un curso más',
          en: 'a hobby put off for another year',
        },
        after: {
          es: 'un ensayo con otros del mismo nivel',
          en: 'a rehearsal with others of the same level',
        },
      },
    ],
    costDoubts: [
      {
        es: 'nadie apunta la cuerda que salta a media clase, la batería que se presta para ensayar ni el aula guardada para quien está con fiebre',
        en: 'nobody writes down the string that snaps mid-lesson, the drum kit lent for practice or the room kept for someone at home with a fever',
      },
      {
        es: 'la media hora se vende como media hora, y entre un alumno y otro se van diez minutos en montar, afinar y hablar con la familia',
        en: 'half an hour is sold as half an hour, and between one student and the next ten minutes go on setting up, tuning and a word with the family',
      },
    ],
    rivalTests: [
      {
        es: 'Acudir a la audición de fin de curso de otra escuela y mirar a los que van regular: si ellos también disfrutan, ahí hay un rival.',
        en: 'Go to another school’s end-of-year recital and watch the middling ones; if they are enjoying it too, there is your rival.',
      },
      {
        es: 'Escribir a tres escuelas como quien solo puede los jueves a las siete, y apuntar cuáles preguntan qué quiere tocar antes de hablar de tarifas.',
        en: 'Tell three schools that you can only do Thursdays at seven, and note which ask what you would like to play before they mention fees.',
      },
    ],
    steps: [
      {
        es: [
          'Di qué canción te gustaría tocar',
          'Prueba dos instrumentos antes de elegir',
          'Ensaya con otros en cuanto sepas tres acordes',
        ],
        en: [
          'Say which song you would love to play',
          'Try two instruments before choosing',
          'Rehearse with others once you know three chords',
        ],
      },
      {
        es: ['Asiste a una clase de oyente', 'Acuerda con el profesor una pieza y una fecha', 'Grábate el primer día y el último'],
        en: ['Sit in on a lesson', 'Settle on a piece and a date with the teacher', 'Record yourself on the first day and the last'],
      },
    ],
    proofs: [
      {
        es: 'el programa de un concierto con todos los principiantes, anunciado desde la primera semana',
        en: 'the programme of a concert with every beginner in it, announced from the first week',
      },
      {
        es: 'el cuaderno de un alumno adulto, clase a clase, con lo que no salía y el día en que salió',
        en: 'one adult student’s notebook, lesson by lesson, with what would not come and the day it came',
      },
    ],
    strains: [
      {
        es: 'Quien enseña violín no puede cubrir las clases de canto, así que una gripe son nueve familias avisadas antes de comer y nueve clases que devolver.',
        en: 'The violin teacher cannot stand in for singing, so one bout of flu means nine families told before lunch and nine lessons owed.',
      },
      {
        es: 'El vecino de arriba manda en el horario más que la matrícula: la batería solo cabe en dos tardes, y quienes la piden las tienen ocupadas.',
        en: 'The upstairs neighbour rules the timetable more than enrolment does; drums fit on two afternoons only, and everyone who asks for them is busy on both.',
      },
    ],
  },
  driving_school: {
    scenes: [
      {
        scene: {
          es: 'La calle es en cuesta y el semáforo se ha puesto verde. El coche se cala, detrás pitan tres, y quien enseña mira el móvil: ya dijo que eso se aprende con las horas.',
          en: 'The street climbs and the light has gone green. The car stalls, three horns go behind it, and the instructor is looking at a phone, having already said that this comes with hours.',
        },
        stakes: {
          es: 'El miedo que entra en una cuesta se paga por clases, y hay quien guarda el permiso en la cartera y no vuelve a conducir.',
          en: 'Fear picked up on a hill is paid off by the lesson, and some keep the licence in a wallet and never drive again.',
        },
      },
      {
        scene: {
          es: 'La matrícula estaba de oferta y se pagó en el mostrador. Luego vinieron las tasas, el segundo examen, el suplemento por salir el sábado y un profesor distinto cada vez.',
          en: 'Enrolment was on offer and was paid at the counter. Then came the fees, the second test, the supplement for Saturdays and a different instructor each time.',
        },
        stakes: {
          es: 'Con media cuenta pagada ya no hay vuelta: cambiar de escuela es empezar otra vez el papeleo.',
          en: 'With half the bill paid there is no going back; moving schools means starting the paperwork again.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Cuida de alguien mayor que ha dejado de conducir. Quiere llevarle al médico sin pedir el favor a los vecinos.',
          en: 'They look after somebody who has given up the car. They want to get them to the doctor without asking the neighbours.',
        },
        obstacle: {
          es: 'Las prácticas son en horas de trabajo, y las del sábado se agotan el lunes.',
          en: 'Lessons run in working hours, and Saturday’s are gone by Monday.',
        },
        hurt: {
          es: 'Cada favor se agradece en voz un poco más alta, hasta que da vergüenza pedirlo.',
          en: 'Every favour is thanked for a little more loudly, until asking becomes an embarrassment.',
        },
      },
      {
        wish: {
          es: 'Suspendió dos veces por la misma rotonda y ya no lo cuenta en casa. Quiere que le digan qué hace mal sin levantarle la voz.',
          en: 'Twice they have failed at the same roundabout, and they no longer mention it at home. They want to be told what goes wrong, without shouting.',
        },
        obstacle: {
          es: 'El profesor frena antes de que ocurra el fallo, y así el fallo no llega a entenderse.',
          en: 'The instructor brakes before the mistake happens, so the mistake is never understood.',
        },
        hurt: {
          es: 'La tercera vez se conduce pensando en la tasa, y pensando en la tasa se pasa una señal de largo.',
          en: 'The third time the drive is done with the fee in mind, and with the fee in mind a sign goes by.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'el asiento de atrás de otros y la vuelta en el último autobús',
          en: 'the back seat of other people’s cars and the last bus home',
        },
        after: {
          es: 'las llaves en la mesa y una carretera hecha ya de noche y con lluvia',
          en: 'keys on the table and a road already driven at night and in the rain',
        },
      },
      {
        before: {
          es: 'una cuenta que crece con cada suspenso',
          en: 'a bill that grows with each fail',
        },
        after: {
          es: 'cada fallo con su nombre, corregido antes del examen',
          en: 'every fault named and put right before the test',
        },
      },
    ],
    costDoubts: [
      {
        es: 'la cuenta se hace con quien aprueba a la primera; el que repite gasta tasas, gasolina y una mañana entera de profesor en el centro de examen',
        en: 'the sum is done on whoever passes first time; those who repeat use up fees, fuel and a whole instructor’s morning at the test centre',
      },
      {
        es: 'el coche de prácticas envejece a golpes de embrague y casi nunca se aparta nada para el que tendrá que sustituirlo',
        en: 'a training car ages by the clutch, and hardly ever is anything put by for the one that must replace it',
      },
    ],
    rivalTests: [
      {
        es: 'Esperar una mañana a la puerta del centro de examen y hablar con quien sale: de qué escuela viene, cuántas prácticas lleva y cuánto ha gastado.',
        en: 'Wait outside the test centre one morning and talk to those coming out: which school, how many lessons so far and how much spent.',
      },
      {
        es: 'Llamar a dos rivales como quien arrastra un suspenso de otro sitio, y fijarse en si ofrecen ver cómo conduce o pasan directamente a cobrarle la apertura.',
        en: 'Ring two rivals as somebody who has failed elsewhere, and listen for whether they offer to see you drive or go straight to the joining fee.',
      },
    ],
    steps: [
      {
        es: [
          'Conduce una hora para saber de dónde partes',
          'Firma un precio que llegue hasta el permiso',
          'Recorre tu camino de cada día antes de examinarte',
        ],
        en: [
          'Drive for an hour to see where you start',
          'Sign a price that reaches the licence',
          'Drive your own daily route before the test',
        ],
      },
      {
        es: [
          'Empieza la teoría esta semana',
          'Reserva dos prácticas por semana con la misma persona',
          'Haz un simulacro por las calles del examen',
        ],
        en: ['Begin the theory this week', 'Book two lessons a week with one instructor', 'Drive a mock test on the real streets'],
      },
    ],
    proofs: [
      {
        es: 'una hoja con las prácticas que necesitó cada alumno del último trimestre, sin nombres y sin quitar a los lentos',
        en: 'a sheet with the lessons each student of the last quarter needed, with no names and none of the slow ones left out',
      },
      {
        es: 'la ficha de fallos de un alumno desde la primera práctica hasta el examen, firmada por los dos al bajar del coche',
        en: 'one student’s fault sheet from first lesson to test, signed by both on stepping out of the car',
      },
    ],
    strains: [
      {
        es: 'Una mañana de examen se lleva a un profesor, un coche y cuatro alumnos nerviosos hasta la hora de comer, y esas prácticas no se recuperan.',
        en: 'A test morning takes an instructor, a car and four nervous students until lunch, and the lessons it displaces are never won back.',
      },
      {
        es: 'Cuesta más encontrar profesor con título que alumnos: sin él, el segundo coche duerme en la puerta con el seguro pagado.',
        en: 'A qualified instructor is harder to find than students are; without one, the second car sleeps outside with its insurance paid.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'un profesor pierde la habilitación o se lesiona la espalda',
          en: 'an instructor loses the right to teach or hurts their back',
        },
        hits: 'week',
        trigger: {
          es: 'dos semanas de baja o una sanción anotada',
          en: 'two weeks off sick, or a penalty on record',
        },
        response: {
          es: 'acuerdo escrito con otro profesional y una agenda que se pueda repartir',
          en: 'a written agreement with another professional and a diary that can be shared out',
        },
      },
      {
        risk: {
          es: 'los jóvenes dejan el permiso para más tarde',
          en: 'young people put the licence off',
        },
        hits: 'sales',
        trigger: {
          es: 'una promoción con la mitad de matrículas que la anterior',
          en: 'one intake half the size of the one before',
        },
        response: {
          es: 'reciclaje, clases para adultos con miedo y permisos profesionales',
          en: 'refreshers, lessons for nervous adults and professional licences',
        },
      },
    ],
  },
  nursery_school: {
    scenes: [
      {
        scene: {
          es: 'En la mochila vienen una nota que dice «ha comido bien» y un pantalón ajeno. Nadie sabe contar si durmió, con quién jugó ni por qué lloraba a las cinco.',
          en: 'In the bag there are a note saying “ate well” and somebody else’s trousers. No one can say whether there was a nap, who the playmates were or why there were tears at five.',
        },
        stakes: {
          es: 'A las tres de la mañana alguien repasa la tarde y llena los huecos con lo peor.',
          en: 'At three in the morning somebody goes over the afternoon and fills the gaps with the worst.',
        },
      },
      {
        scene: {
          es: 'El permiso se acaba el lunes. La abuela tiene la cadera recién operada, el centro del parque da plaza para dentro de un año y la vecina que cuidaba niños se ha mudado.',
          en: 'Leave ends on Monday. Grandmother has a new hip, the place by the park can take them in a year, and the neighbour who minded children has moved away.',
        },
        stakes: {
          es: 'Se pide media jornada hasta el otoño, y en otoño el puesto entero lo tiene ya otra persona.',
          en: 'Half-time is asked for until the autumn, and by the autumn somebody else has the full post.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Vive lejos de su familia y no conoce a nadie con hijos. Quiere que el suyo crezca entre otros y, de paso, no estar a solas con cada duda.',
          en: 'Their family is far off and no friend has children. They want this child to grow up among others, and to stop being alone with every worry.',
        },
        obstacle: {
          es: 'Visita aulas impecables en las que no se oye nada, y un silencio así tampoco tranquiliza.',
          en: 'The rooms on show are spotless and make no sound, and silence of that kind is no comfort either.',
        },
        hurt: {
          es: 'Se elige por cercanía, se cruzan los dedos y se aprende a no preguntar.',
          en: 'The choice falls on the nearest, fingers are crossed, and one learns not to ask.',
        },
      },
      {
        wish: {
          es: 'Trabaja en turnos que se publican el viernes. Quiere un sitio donde llegar a las seis unos días y a las diez otros no sea un problema.',
          en: 'Shifts are posted on Fridays. They need a place where six o’clock on some days and ten on others is no trouble.',
        },
        obstacle: {
          es: 'Todas las cuotas son de mes completo y horario de oficina, se use o no.',
          en: 'Every fee is for a full month of office hours, used or not.',
        },
        hurt: {
          es: 'Se paga la plaza, se paga además a una niñera, y del turno de noche no queda ni para el desayuno.',
          en: 'The place is paid for, a sitter on top of it, and what is left of the night shift would not buy breakfast.',
        },
      },
    ],
    contrasts: [
      {
        before: {
          es: 'una nota que dice lo mismo todos los días',
          en: 'a note that says the same thing every day',
        },
        after: {
          es: 'un nombre de amigo que se repite en la cena y una siesta contada con detalle',
          en: 'a friend’s name repeated over supper and a nap told in detail',
        },
      },
      {
        before: {
          es: 'carreras a la salida y favores apuntados en la cabeza',
          en: 'a dash at the end of the day and a mental list of favours',
        },
        after: {
          es: 'una tarde en que nadie corre y el abrigo vuelve con los dos guantes',
          en: 'an afternoon with no running and a coat that comes home with both gloves',
        },
      },
    ],
    costDoubts: [
      {
        es: 'quien abre de madrugada para tres niños cobra igual, aunque los demás lleguen dos horas después',
        en: 'whoever opens at daybreak for three children is paid just the same, though the others come two hours later',
      },
      {
        es: 'están las pinturas y los pañales; no están los colchones, la arena que se renueva ni la especialista a la que se llama por un niño que no habla',
        en: 'paints and nappies are in; mattresses, fresh sand and the specialist called about a child who does not talk are not',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar en el parque, a media tarde, a cinco familias de otro centro qué fue lo último que salió mal, y si se lo contaron o lo descubrieron.',
        en: 'In the playground after hours, ask five families from another nursery what went wrong last, and whether they were told of it or found out.',
      },
      {
        es: 'Telefonear a un rival en plena entrada de la mañana: quién descuelga y con qué voz enseña más que el folleto.',
        en: 'Ring a rival in the thick of morning arrivals; who picks up, and in what voice, teaches more than the brochure.',
      },
    ],
    steps: [
      {
        es: ['Ven a pasar una mañana con nosotros', 'Acuerda horario, comidas y costumbres', 'Deja primero una hora y luego media jornada'],
        en: ['Come and spend a morning with us', 'Agree hours, meals and habits', 'Leave an hour at first and then half a day'],
      },
      {
        es: ['Pregunta todo lo que te quita el sueño', 'Conoce a quien estará en el aula', 'Reserva plaza y elige fecha de entrada'],
        en: ['Ask whatever keeps you awake', 'Meet whoever will be in the room', 'Hold a place and pick a starting date'],
      },
    ],
    proofs: [
      {
        es: 'el cuadro del personal de un mes real, hora por hora y aula por aula, con las sustituciones a la vista',
        en: 'the staff grid of one real month, hour by hour and room by room, stand-ins included',
      },
      {
        es: 'el menú, el libro de caídas y el acta de la última inspección, en una carpeta que cualquiera puede abrir',
        en: 'the menu, the accident book and the latest inspection report, in a folder anyone may open',
      },
    ],
    strains: [
      {
        es: 'La hora punta es al amanecer: veinte abrigos, dos llantos y una familia con prisa no caben en un pasillo con una sola persona.',
        en: 'Rush hour is at dawn: twenty coats, two in tears and a parent in a hurry do not fit a corridor with one adult in it.',
      },
      {
        es: 'Los bebés piden más brazos y dejan menos; el aula de los mayores es la que sostiene la casa, y los mayores son los que se van al colegio.',
        en: 'Babies need more arms and leave less over; the older room is the one that keeps the place going, and the older ones are those who go off to school.',
      },
    ],
    risks: [
      {
        risk: {
          es: 'un brote deja medio centro en casa',
          en: 'an outbreak keeps half the nursery at home',
        },
        hits: 'week',
        trigger: {
          es: 'tres niños con los mismos síntomas en una semana',
          en: 'three children with the same symptoms in a week',
        },
        response: {
          es: 'protocolo a la vista, limpieza doble y cuotas acordadas para esos días',
          en: 'a protocol on the wall, double cleaning and fees agreed for such days',
        },
      },
      {
        risk: {
          es: 'abren plazas públicas gratuitas en la zona',
          en: 'free public places open nearby',
        },
        hits: 'sales',
        trigger: {
          es: 'obras de un centro municipal a menos de un paseo',
          en: 'a council nursery going up within walking distance',
        },
        response: {
          es: 'horario más largo, grupo de bebés y acuerdos con empresas',
          en: 'longer hours, a baby room and agreements with employers',
        },
      },
    ],
  },
  dance_school: {
    packBuyers: { scenes: 'parent', stories: 'household' },
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Los jueves se baila en la plaza y siempre falta alguien que sepa llevar. Se mira desde el borde con una bebida en la mano, se ensaya en casa con la puerta cerrada y se vuelve a mirar.',
          en: 'On Thursdays there is dancing in the square, and somebody who can lead is always missing. One watches from the edge with a drink, practises at home behind a shut door and goes back to watching.',
        },
        stakes: {
          es: 'Otro año se va en decir que a la próxima.',
          en: 'Another year goes by on “next time”.',
        },
      },
      {
        buyer: 'business',
        scene: {
          es: 'El colegio quiere ofrecer baile y tiene un gimnasio libre dos tardes. Quien vino el curso pasado faltó tres veces, no avisó, y las familias se enteraron en la puerta.',
          en: 'The school would like to offer dance and has its gym free two afternoons. Last year’s teacher missed three classes without a word, and families found out at the gate.',
        },
        stakes: {
          es: 'Una actividad que falla la paga quien la contrató, en llamadas y en confianza.',
          en: 'When a club fails, those who hired it pay in phone calls and in trust.',
        },
      },
    ],
    stories: [
      {
        buyer: 'parent',
        wish: {
          es: 'Su hijo quiere bailar y en casa nadie bailó. Busca un sitio donde sea uno más y no el chico raro.',
          en: 'A son wants to dance in a family where nobody did. A place is sought where he is one of many and not the odd boy out.',
        },
        obstacle: {
          es: 'El horario choca con el del fútbol, el maillot viene en rosa y la web habla de princesas.',
          en: 'The timetable clashes with football, the leotard comes in pink, and the website speaks of princesses.',
        },
        hurt: {
          es: 'Dice que se le ha pasado, y baila en el baño con el agua corriendo.',
          en: 'He says that he is over it, and dances in the bathroom with the tap running.',
        },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Dirige un centro cívico y necesita algo para los adultos de la mañana. Quiere una cuota baja y una profesora que no falle.',
          en: 'A community centre needs something for its morning adults, at a low fee and with a teacher who turns up.',
        },
        obstacle: {
          es: 'Las escuelas trabajan de tarde y mandan a quien está empezando.',
          en: 'Schools work evenings and send whoever is starting out.',
        },
        hurt: {
          es: 'La sala se queda para reuniones que nadie llena.',
          en: 'The room goes to meetings that nobody fills.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'mirar desde el borde con una bebida en la mano', en: 'watching from the edge with a drink in hand' },
        after: { es: 'pedir la siguiente canción sin pensarlo', en: 'asking for the next song without a second thought' },
        buyer: 'household',
      },
      {
        before: { es: 'un grupo donde el que empieza se pone detrás', en: 'a group where beginners stand at the back' },
        after: { es: 'un nivel propio y alguien que corrige por su nombre', en: 'a level of one’s own and somebody who corrects by name' },
      },
    ],
    costDoubts: [
      {
        es: 'nadie carga a la cuota la hora de abrir, barrer y cerrar, ni las clases de prueba que no se cobran',
        en: 'nobody puts down the hour of opening, sweeping and locking up, or the trial classes that are free',
      },
      {
        es: 'el suelo se lija y se barniza cada pocos veranos, y ese verano llega sin hucha',
        en: 'the floor must be sanded and sealed every few summers, and that summer finds no savings',
      },
    ],
    rivalTests: [
      {
        es: 'Ir al festival de la escuela rival y apuntar cuántos grupos salen, cuánta gente paga entrada y qué dicen las familias en el descanso.',
        en: 'Go to the rival school’s show, and note how many groups come on, how many pay to get in and what families say in the interval.',
      },
      {
        es: 'Pedir por mensaje horario y precio a cuatro escuelas y mirar cuál responde en el día, cuál pregunta la edad y cuál ofrece probar.',
        en: 'Message four schools for times and prices, and see which replies that day, which asks the age and which offers a trial.',
      },
    ],
    steps: [
      {
        es: ['Di edad, música y tardes libres', 'Prueba dos grupos antes de pagar', 'Cambia de nivel al acabar el trimestre'],
        en: ['Give age, music and free evenings', 'Try two groups before paying', 'Change level at the end of term'],
      },
      {
        buyer: 'business',
        es: ['Enseña la sala y las horas vacías', 'Acuerda un grupo mínimo y quién cobra', 'Firma el calendario con suplente'],
        en: ['Show the room and its empty hours', 'Agree a smallest group and who collects', 'Sign a calendar with a stand-in'],
      },
    ],
    proofs: [
      {
        es: 'tres vídeos del mismo grupo, el primer día, a mitad de curso y en el teatro',
        en: 'three films of one group, on the first day, at mid-year and at the theatre',
      },
      {
        es: 'diez familias que lleven tres cursos y quieran decir por qué siguen',
        en: 'ten families of three years’ standing ready to say why they stay',
      },
    ],
    strains: [
      {
        es: 'Las mañanas no se venden: la misma sala que a las seis hace falta doble está vacía hasta la hora de comer.',
        en: 'Mornings do not sell, and the room that is needed twice over at six stands empty until lunch.',
      },
      {
        es: 'Las últimas semanas antes del festival comen ensayos, costura y nervios, y en ellas nadie responde a quien quiere apuntarse.',
        en: 'The last weeks before the show are eaten by rehearsals, sewing and nerves, and nobody answers those who wish to join.',
      },
    ],
    risks: [
      {
        risk: { es: 'un alumno se lesiona en clase', en: 'a student is hurt in class' },
        hits: 'policy',
        trigger: { es: 'un salto enseñado sin calentar', en: 'a jump taught with no warm-up' },
        response: {
          es: 'calentamiento escrito por nivel, suelo revisado cada mes y parte firmado el mismo día',
          en: 'a written warm-up for each level, a monthly floor check and a report signed that day',
        },
      },
      {
        risk: { es: 'el festival pierde dinero', en: 'the show loses money' },
        hits: 'cash',
        trigger: { es: 'la mitad de las entradas sin vender a tres semanas', en: 'half the tickets unsold three weeks out' },
        response: {
          es: 'dos pases en un teatro más pequeño, vestuario que se alquila y entradas apartadas por familia',
          en: 'two sittings in a smaller theatre, hired costumes and tickets set aside by family',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Preguntan por el verano sin rodeos. Conviene llevar los meses de matrícula anual, el intensivo y cómo se paga el alquiler con la sala cerrada.',
        en: 'They ask about summer straight out. Bring the twelve-month enrolments, the intensive course and how rent is paid with the room shut.',
      },
      {
        es: 'El suelo, el espejo y el aislamiento son lo caro y se quedan en el local; conviene mostrar los años de contrato y si se pueden traspasar.',
        en: 'Floor, mirrors and soundproofing cost most and stay behind, so show the years of lease and whether they can be passed on.',
      },
      {
        es: 'Cuántos alumnos repiten dice más que cuántos entran. Conviene traer la lista de este curso y la del anterior, sin nombres.',
        en: 'How many return says more than how many join. Take this year’s list and last year’s, with names removed.',
      },
    ],
    peaks: [
      {
        es: 'Los grupos se cierran antes de las vacaciones con la mitad de plazas ya pagadas, y las pruebas se concentran en dos tardes.',
        en: 'Groups are settled before the holidays with half the places paid, and trials are gathered into two evenings.',
      },
      {
        es: 'Se abre una segunda sala por horas en un local vecino y se contrata a quien se formó en la casa.',
        en: 'A second room is taken by the hour nearby, and somebody trained in the school is hired.',
      },
      {
        es: 'Quien se queda fuera entra en un grupo de sábado con fecha de paso al suyo.',
        en: 'Whoever is left out joins a Saturday group with a date for moving to their own.',
      },
    ],
    troughs: [
      {
        es: 'La sala se alquila para ensayos, bodas o rodajes, con tarifa por hora y limpieza incluida.',
        en: 'The room is hired out for rehearsals, weddings or filming, by the hour with cleaning included.',
      },
      {
        es: 'Se dan intensivos de una semana con un final que se ve, un baile aprendido y un vídeo.',
        en: 'One-week courses are given with an end one can see, a dance learnt and a film of it.',
      },
      {
        es: 'Se lija el suelo, se ordena el vestuario y se llama a quien lo dejó para preguntar por qué.',
        en: 'The floor is sanded, costumes are sorted, and those who left are rung and asked why.',
      },
    ],
  },
  sports_school: {
    scenes: [
      {
        scene: {
          es: 'En el polideportivo hay lista de espera desde junio y en la del colegio mandan los que ya saben. La niña pregunta por qué no hay otra donde empezar.',
          en: 'The leisure centre has had a waiting list since the start of summer, and at school those who already know how are in charge. The girl asks why there is nowhere to begin.',
        },
        stakes: {
          es: 'A los once años ya se da por hecho que es mala, y no ha tenido dónde probarlo.',
          en: 'By eleven she is taken to be no good, and has never had anywhere to try.',
        },
      },
      {
        scene: {
          es: 'El médico ha dicho movimiento y en casa hay dos trabajos y un solo coche. Las extraescolares acaban cuando todavía falta una hora para recoger a nadie.',
          en: 'The doctor has said exercise, and at home there are two jobs and one car. After-school clubs end an hour before anyone can be fetched.',
        },
        stakes: {
          es: 'Se aplaza al curso que viene, y el cuerpo no entiende de cursos.',
          en: 'It is put off until next year, and a body knows nothing of school years.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Es tímido y quiere estar en un equipo. A su familia le basta con que vuelva contento y cansado.',
          en: 'He is shy and wants to be on a team. For his family it is enough that he comes back tired and happy.',
        },
        obstacle: {
          es: 'Donde compiten lo dejan para el final, y donde no compiten se aburre.',
          en: 'Where they compete he is left until last, and where they do not he is bored.',
        },
        hurt: {
          es: 'Deja de pedirlo, y eso en casa se nota más que las quejas.',
          en: 'He stops asking, and at home that is heard louder than any complaint.',
        },
      },
      {
        wish: {
          es: 'Aprendió de mayor y no quiere que a su hija le pase lo mismo. Busca a quien enseñe la técnica sin prisa por ganar.',
          en: 'They learnt as an adult and do not want that for their daughter. They look for somebody who teaches technique with no hurry to win.',
        },
        obstacle: {
          es: 'Veinticinco en una hora y un silbato: ahí aprende quien ya sabía.',
          en: 'Twenty-five to the hour and one whistle: there only those who knew already learn.',
        },
        hurt: {
          es: 'Se paga todo el curso y en junio sigue respirando mal y mirando al suelo.',
          en: 'The whole year is paid for, and by the end she still breathes badly and looks at the ground.',
        },
      },
    ],
    contrasts: [
      {
        before: { es: 'un banquillo todos los fines de semana', en: 'a bench every weekend' },
        after: { es: 'minutos para todos y una planilla que lo demuestra', en: 'minutes for everyone, and a sheet that shows it' },
      },
      {
        before: { es: 'una lista de espera y una tarde de pantalla', en: 'a waiting list and an afternoon of screens' },
        after: { es: 'un grupo de su edad a diez minutos de casa', en: 'a group of the same age ten minutes from home' },
      },
    ],
    costDoubts: [
      {
        es: 'la camiseta se cuenta y la talla que se queda pequeña en enero, no; tampoco el peto perdido ni la red rota',
        en: 'the shirt is counted, and not the size outgrown by mid-season, the lost bib or the torn net',
      },
      {
        es: 'un entrenador cobra la hora, pero llega antes, se va después y acompaña los sábados de partido',
        en: 'a coach is paid the hour, but comes earlier, leaves later and is there on match Saturdays',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar a cinco familias que dejaron otra escuela en qué mes fue y qué pasó la semana anterior.',
        en: 'Ask five families who left another school in which month it was and what had happened the week before.',
      },
      {
        es: 'Pedir una prueba para un niño que empieza y mirar con quién lo ponen, y si alguien le habla a la salida.',
        en: 'Ask for a trial for a beginner, and see with whom they are put and whether anybody speaks to them on the way out.',
      },
    ],
    steps: [
      {
        es: ['Di la edad y qué tardes puede', 'Prueba una semana con su grupo', 'Recibe el calendario y la camiseta'],
        en: ['Give an age and the free evenings', 'Try a week with the right group', 'Get the fixtures and the shirt'],
      },
      {
        es: ['Conoce a quien entrena', 'Reserva la plaza con el primer mes', 'Habla con el entrenador cada trimestre'],
        en: ['Meet the coach', 'Hold the place with the first month', 'Talk to the coach once a term'],
      },
    ],
    proofs: [
      {
        es: 'una hoja por grupo con qué sabía hacer cada cual al entrar y al acabar el trimestre',
        en: 'one sheet to each group with what everyone could do on joining and at the end of term',
      },
      {
        es: 'veinte familias que firmen la preinscripción con el horario y la cuota delante',
        en: 'twenty families who sign to enrol with the timetable and the fee in front of them',
      },
    ],
    strains: [
      {
        es: 'Los sábados se juega en dos sitios a la vez y los entrenadores son los mismos, de modo que un torneo más cuesta un sueldo más.',
        en: 'On Saturdays there are matches in two places with the same coaches, so that one more tournament costs one more wage.',
      },
      {
        es: 'En cuanto un grupo pasa de quince, quien empieza se pierde, y abrir otro pide un entrenador y una hora de campo que aún no paga nadie.',
        en: 'Once a group goes over fifteen beginners get lost, and opening another takes a coach and an hour of pitch that nobody pays for yet.',
      },
    ],
    risks: [
      {
        risk: { es: 'un entrenador se va y se lleva al grupo', en: 'a coach leaves and takes the group' },
        hits: 'client',
        trigger: { es: 'un grupo que solo habla con una persona', en: 'a group that speaks to one person alone' },
        response: {
          es: 'dos entrenadores conocidos por grupo y contrato hasta el final de la temporada',
          en: 'two coaches known to each group and contracts to the end of the season',
        },
      },
      {
        risk: { es: 'un mes de lluvia sin entrenar', en: 'a month of rain without training' },
        hits: 'month',
        trigger: { es: 'tres sesiones suspendidas en quince días', en: 'three sessions called off in a fortnight' },
        response: {
          es: 'sala de reserva, sesión recuperada con fecha y mensaje antes de salir de casa',
          en: 'a hall in reserve, the session made up on a set day and a message before anybody leaves home',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Se pregunta de quién es la cancha y hasta cuándo. Un uso firmado para la temporada vale más que la buena relación con quien la cuida.',
        en: 'Whose ground it is, and until when, is asked. Use signed for the season is worth more than being on good terms with the groundsman.',
      },
      {
        es: 'Interesa qué entra en verano, cuando los recibos paran. El campus, las inscripciones adelantadas o los meses sin sueldo se escriben con su cifra.',
        en: 'What comes in over the summer, when fees stop, matters. A holiday camp, early enrolment or months without pay are put down with their figures.',
      },
      {
        es: 'Se cuentan niños por entrenador y el precio de la hora. Un cuadro de grupos, con su horario y sus plazas, contesta de una vez.',
        en: 'Children to each coach, and the price of the hour, are counted. A table of groups with their times and places answers both.',
      },
    ],
    peaks: [
      {
        es: 'Los grupos se cierran antes de que empiecen las clases, y quien estaba el curso anterior elige primero su horario.',
        en: 'Groups are settled before term begins, and those who were there last year choose their times first.',
      },
      {
        es: 'Se encargan las camisetas con tallas de sobra, se firman las horas de campo y se busca a quien supla a cada entrenador.',
        en: 'Shirts are ordered with sizes to spare, hours of pitch are signed, and a stand-in is found for each coach.',
      },
      {
        es: 'Las pruebas se ponen en dos tardes y no en diez, para que nadie espere quince días una respuesta.',
        en: 'Trials are held on two evenings and not ten, so that nobody waits a fortnight for an answer.',
      },
    ],
    troughs: [
      {
        es: 'Con el colegio cerrado se ofrece un campus por semanas, y se guarda la plaza a quien deja pagada la vuelta.',
        en: 'With schools shut, a camp is offered by the week, and places are kept for those who pay ahead for the return.',
      },
      {
        es: 'Se revisan balones y porterías, se visita a los directores y se habla con las familias que se fueron.',
        en: 'Balls and goals are checked, head teachers are called on, and families who left are spoken to.',
      },
      {
        es: 'Las horas de campo que no se usarán se devuelven a tiempo, y los entrenadores descansan sin cobrar lo que no se cobra.',
        en: 'Hours of pitch that will not be used are handed back in time, and coaches rest while nothing is coming in.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
