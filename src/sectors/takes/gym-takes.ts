import type { PackTakes } from '../pack-takes.ts';

export const gymTakes: PackTakes = {
  scenes: [
    {
      scene: {
        es: 'Son las ocho de la tarde, hay tres personas para la misma máquina y una de ellas la ocupa para contestar mensajes. Quedan veinte minutos, así que se hace lo que esté libre y en el orden que salga.',
        en: 'It is eight in the evening, three people want the same machine, and one of them is sitting on it to answer messages. Twenty minutes are left, so one does whatever is free, in whatever order.',
      },
      stakes: {
        es: 'Al cabo de un trimestre no hay nada que comparar: ni peso, ni repeticiones, ni un motivo para ir el lunes.',
        en: 'After three months there is nothing to compare: no weights, no repetitions and no reason to go on Monday.',
      },
    },
    {
      scene: {
        es: 'El análisis vuelve con dos asteriscos y una línea de consejo: «haga ejercicio». En el mostrador del gimnasio, lo primero que preguntan es el número de cuenta.',
        en: 'The blood test comes back with two asterisks and one line of advice: “take some exercise”. At the gym’s front desk the first thing they ask for is an account number.',
      },
      stakes: {
        es: 'Sin nadie que diga por dónde empezar se empieza fuerte, se cojea tres días y el consejo vuelve al cajón con el análisis.',
        en: 'With nobody to say where to begin it begins too hard, three days of limping follow, and the advice goes back in the drawer with the test.',
      },
    },
  ],
  stories: [
    {
      wish: {
        es: 'Tiene dos hijos pequeños y cuarenta minutos los martes y los jueves. Quiere gastarlos en moverse y no en decidir qué toca.',
        en: 'Two small children, and forty minutes on Tuesdays and Thursdays. The wish is to spend them moving rather than deciding what comes next.',
      },
      obstacle: {
        es: 'El vestuario se lleva diez minutos, encontrar sitio otros diez, y el resto se va en mirar qué hacen los demás.',
        en: 'The changing room takes ten minutes, finding a space another ten, and the rest goes on watching what others do.',
      },
      hurt: {
        es: 'Lo primero que se tacha en una semana mala es el rato que no era de nadie más.',
        en: 'In a bad week the first thing crossed out is the time that belonged to nobody else.',
      },
    },
    {
      wish: {
        es: 'Antes jugaba los domingos y ahora se ahoga detrás de un autobús. Quiere recuperar el fuelle sin anunciarlo en la oficina.',
        en: 'Once a player on Sundays, now out of breath running for a bus. The wish is to get the wind back without announcing it at the office.',
      },
      obstacle: {
        es: 'Todo está pensado para quien empieza a los veinte o para quien nunca lo dejó.',
        en: 'Everything is laid out for those who start at twenty or who never stopped.',
      },
      hurt: {
        es: 'La ropa de deporte lleva en el maletero desde otro invierno, y en cada curva la bolsa se desliza para recordarlo.',
        en: 'The kit has been in the boot since another winter, and on every bend the bag slides across as a reminder.',
      },
    },
  ],
  contrasts: [
    {
      before: { es: 'tres personas por máquina y un entrenamiento al azar', en: 'three people to a machine and a workout left to chance' },
      after: {
        es: 'un rato ya pensado y una marca que comparar con la del mes pasado',
        en: 'a session already planned and a mark to set against last month’s',
      },
    },
    {
      before: { es: 'una bolsa en el maletero y un consejo médico en el cajón', en: 'a bag in the boot and a doctor’s advice in a drawer' },
      after: {
        es: 'las cuatro primeras semanas con fecha y alguien esperando en la sala',
        en: 'the first four weeks with dates on them and somebody waiting on the floor',
      },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por socio deja fuera la tapicería que se raja, el cable de la polea y la visita del técnico que los cambia',
      en: 'the cost per member omits split upholstery, pulley cables and the technician’s visit to replace them',
    },
    {
      es: 'el coste por socio se calcula con las altas y no con quien sigue, aunque las semanas gratis de quien se fue también costaron',
      en: 'the cost per member is worked out on joiners and not on stayers, though the free weeks of those who left cost money too',
    },
  ],
  rivalTests: [
    {
      es: 'Preguntar en el gimnasio rival cómo se pide la baja antes de preguntar el precio, y apuntar cuánto tardan en contestar, cuántos pasos son y si está por escrito.',
      en: 'At the rival gym, ask how to leave before asking what it costs, and note how long they take to answer, how many steps there are and whether it is in writing.',
    },
    {
      es: 'Pasar por delante de la sala rival un miércoles a las siete de la mañana, a mediodía y a las nueve de la noche, y contar cabezas a través del cristal.',
      en: 'Walk past the rival’s window on a Wednesday at seven in the morning, at noon and at nine at night, and count heads through the glass.',
    },
  ],
  steps: [
    {
      es: [
        'Cuenta cuánto tiempo tienes de verdad',
        'Sal del primer día con cuatro semanas escritas',
        'Ajusta el plan con quien te entrena',
      ],
      en: ['Say how much time you really have', 'Leave day one with four weeks written down', 'Adjust the plan with whoever trains you'],
    },
    {
      es: ['Pasa a ver la sala a tu hora', 'Entrena una semana sin firmar nada', 'Quédate con la cuota que vayas a usar'],
      en: ['Come and see the room at your usual hour', 'Train for a week without signing', 'Take the membership you will use'],
    },
  ],
  proofs: [
    {
      es: 'treinta plazas pagadas antes de abrir, con el nombre, la hora elegida y la fecha del primer recibo',
      en: 'thirty places paid for before opening, each with a name, a chosen hour and the date of the first debit',
    },
    {
      es: 'una prueba sencilla repetida el primer día y al tercer mes por quince personas que aceptan que se publique',
      en: 'one simple test taken on day one and again in month three by fifteen people who agree to see it published',
    },
  ],
  strains: [
    {
      es: 'Las altas llegan juntas y piden valoración la misma semana: quien debía corregir en la sala pasa las tardes rellenando fichas.',
      en: 'Joiners come all at once and want an assessment the same week, so whoever should be correcting on the floor spends the evenings filling in forms.',
    },
    {
      es: 'Una máquina parada con un papel pegado se ve desde la puerta, y en una sala pequeña dos papeles ya parecen abandono.',
      en: 'A machine with a note taped to it can be seen from the door, and in a small room two notes already look like neglect.',
    },
  ],
  risks: [
    {
      risk: { es: 'se marcha quien da las clases más llenas', en: 'whoever leads the fullest classes leaves' },
      hits: 'client',
      trigger: {
        es: 'dos horarios completos con la misma cara y ningún suplente en todo el trimestre',
        en: 'two full slots with the same face and no stand-in all quarter',
      },
      response: {
        es: 'dos personas que se turnan en cada grupo y preaviso pactado en el contrato',
        en: 'two people taking turns with every group and a notice period in the contract',
      },
    },
    {
      risk: { es: 'el vecindario protesta por el ruido', en: 'the neighbours object to the noise' },
      hits: 'sales',
      trigger: {
        es: 'una carta de la comunidad o una visita municipal con sonómetro',
        en: 'a letter from the building or a council visit with a sound meter',
      },
      response: {
        es: 'medición propia antes de abrir, suelo que amortigüe y un horario de música por escrito',
        en: 'a reading of one’s own before opening, a floor that absorbs and set hours for music',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Mostrar un grupo piloto, con altas, bajas y el motivo de cada baja en una sola hoja: la reunión se abre preguntando cuántos siguen pagando al sexto mes.',
      en: 'Show a pilot group, with joiners, leavers and the reason for each leaving on one sheet: the meeting opens with how many are still paying in month six.',
    },
    {
      es: 'Hacer la lista del equipo con precio de nuevo, precio de segunda mano y lo que se alquila o comparte en lugar de comprarse: se quiere saber cuánto valdría en manos de otro.',
      en: 'List the equipment with its price new, its price second-hand and the part that is rented or shared instead of bought: they want to know what it would be worth in other hands.',
    },
    {
      es: 'Separar en tres columnas lo que entró, lo ya entrenado y lo que se debe en clases o sesiones: lo cobrado por adelantado no es venta todavía, y el banco lo sabe.',
      en: 'Set out in three columns what has come in, what has been delivered and what is still owed in classes or sessions: money taken in advance is not yet a sale, and the bank knows it.',
    },
  ],
  peaks: [
    {
      es: 'Las plazas para principiantes se abren con fecha y tope antes de anunciar nada: quien llega en el mes fuerte y no encuentra sitio no vuelve a intentarlo en mucho tiempo.',
      en: 'Beginners’ places are opened with a date and a cap before anything is announced, since whoever comes in the strong month and finds no room will not try again for a long while.',
    },
    {
      es: 'Dos semanas antes queda escrito quién llama a cada persona nueva a los siete días y a los veintiuno: las altas hacen el mes fuerte y las llamadas, el siguiente.',
      en: 'A fortnight ahead it is settled who will ring each newcomer on day seven and day twenty-one; joiners make the strong month and phone calls make the one after.',
    },
    {
      es: 'El material se revisa y se repone antes, las horas de más se ponen por escrito y cualquier obra se prohíbe hasta que pase.',
      en: 'Equipment is checked and replaced beforehand, extra hours are put in writing, and building work of any kind is banned until it is over.',
    },
  ],
  troughs: [
    {
      es: 'Se ofrece una pausa antes de que nadie pida la baja, con la fecha de vuelta escrita: quien se va con fecha tiene adónde volver.',
      en: 'A pause is offered before anyone asks to leave, with the return date in writing; those who go with a date have something to come back to.',
    },
    {
      es: 'Las horas que no pagan a quien las da se juntan o se quitan, y lo ahorrado va a la reparación que nadie quiso empezar con la sala llena.',
      en: 'Hours that do not pay whoever leads them are merged or dropped, and the saving goes on the repair nobody wanted to start with the room full.',
    },
    {
      es: 'Se entrena en el parque o en una empresa cercana, con una hora de muestra y una lista donde apuntarse, porque una sala vacía no convence a quien pasa por delante.',
      en: 'Training moves to the park or a nearby firm, with one sample hour and a list to sign, because an empty room persuades nobody who walks past.',
    },
  ],
};
