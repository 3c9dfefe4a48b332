import type { PackTakes } from '../pack-takes.ts';

export const cleaningTakes: PackTakes = {
  packBuyers: { scenes: 'business', stories: 'business', contrasts: 'business' },
  scenes: [
    {
      buyer: 'practice',
      scene: {
        es: 'En la sala de espera alguien pasa el dedo por el brazo de la silla y se lo mira. El suelo brilla y huele a desinfectante, la consulta abre en diez minutos y detrás de la puerta sigue el polvo de la semana pasada.',
        en: 'In the waiting room somebody runs a finger along the arm of a chair and looks at it. The floor shines and smells of disinfectant, the surgery opens in ten minutes, and last week’s dust is still behind the door.',
      },
      stakes: {
        es: 'Quien espera no puede juzgar el trabajo que se hace dentro; puede juzgar una esquina, y con eso decide si vuelve.',
        en: 'People who are waiting cannot judge the work done inside; they can judge a corner, and on that they decide whether to return.',
      },
    },
    {
      buyer: 'business',
      scene: {
        es: 'Mañana viene por primera vez el cliente grande. A las seis de la tarde hay dedos marcados en la puerta de cristal y cercos en la mesa de reuniones, y la contrata deja de contestar a las cinco.',
        en: 'The big client is coming tomorrow for the first time. At six in the evening there are fingermarks on the glass door and rings on the meeting table, and the contractor stops answering at five.',
      },
      stakes: {
        es: 'La visita dura una hora y empieza por esa puerta; lo que se diga después se dice con las huellas delante.',
        en: 'The visit lasts an hour and begins at that door; whatever is said afterwards is said in front of the marks.',
      },
    },
    {
      buyer: 'household',
      scene: {
        es: 'La mancha lleva en el sofá desde el cumpleaños, y cada remedio la ha hecho más grande. En el vídeo salía con dos frascos; en casa ha quedado un cerco, y las visitas se sientan al otro lado.',
        en: 'The stain has been on the sofa since the birthday, and every remedy has made it larger. In the video it came out with two bottles; at home there is a ring, and visitors sit on the other side.',
      },
      stakes: {
        es: 'Lo que se frota mal ya no sale, y cambiarlo cuesta diez veces lo que habría costado limpiarlo a tiempo.',
        en: 'What is rubbed the wrong way stays for good, and replacing it costs ten times what cleaning it in time would have.',
      },
    },
  ],
  stories: [
    {
      buyer: 'business',
      wish: {
        es: 'Tiene un local abierto al público y lo limpia al cierre con lo que le queda de espalda. Quiere hacer la caja e irse.',
        en: 'Somebody with premises open to the public who cleans them at closing time with whatever back is left. They want to cash up and go.',
      },
      obstacle: {
        es: 'Para tan poco rato nadie da precio: las empresas grandes piden más metros y las personas sueltas no hacen factura.',
        en: 'For so short a job nobody will quote; the large firms want more floor, and people working alone give no invoice.',
      },
      hurt: {
        es: 'La hora de fregar es la misma en la que antes se hacían los pedidos, y se nota en las baldas.',
        en: 'The hour spent mopping is the one in which orders used to be placed, and the shelves show it.',
      },
    },
    {
      buyer: 'business',
      wish: {
        es: 'Responde de varias sedes o edificios y recibe de todos la misma llamada. Busca una factura clara y un nombre propio al otro lado.',
        en: 'Somebody answerable for several sites who gets the same call from all of them. They want a clear invoice and a person with a name at the other end.',
      },
      obstacle: {
        es: 'Los partes llegan firmados incluso de los días en que el edificio estuvo cerrado.',
        en: 'Worksheets come in signed even for days on which the building was shut.',
      },
      hurt: {
        es: 'Cuando protestan arriba no hay con qué contestar: ni hora de entrada, ni foto, ni nadie que se acuerde.',
        en: 'When somebody higher up complains there is nothing to answer with: no time of arrival, no photograph, nobody who remembers.',
      },
    },
    {
      buyer: 'household',
      wish: {
        es: 'Tiene algo que da gusto cuando está limpio, y hace meses que no lo está. Quiere que se lo dejen bien una vez y saber mantenerlo.',
        en: 'Somebody who owns a thing that is a pleasure when clean, and it has not been clean for months. They want it done properly once, and to know how to keep it so.',
      },
      obstacle: {
        es: 'Quien lo hace barato tarda un cuarto de hora y se salta los rincones; quien lo hace bien no tiene página ni precio.',
        en: 'Those who do it cheaply take a quarter of an hour and skip the corners; those who do it well have neither a website nor a price.',
      },
      hurt: {
        es: 'Se acaba haciendo un domingo con un cubo, el lunes duele la espalda y apenas se nota.',
        en: 'It gets done on a Sunday with a bucket, the back aches on Monday and it hardly shows.',
      },
    },
  ],
  contrasts: [
    {
      buyer: 'business',
      before: {
        es: 'un lunes tras otro con la duda de si alguien pasó a limpiar',
        en: 'one Monday after another of wondering whether anyone came to clean',
      },
      after: { es: 'una hora de entrada que cualquiera puede comprobar', en: 'a time of arrival that anyone can check' },
    },
    {
      buyer: 'business',
      before: { es: 'media hora de fregona después de bajar la persiana', en: 'half an hour of mopping after the shutter is down' },
      after: { es: 'echar la llave y no volver a pensar en el cubo', en: 'locking up and thinking no more about the bucket' },
    },
    {
      buyer: 'household',
      before: {
        es: 'un domingo con un cubo y un cerco donde estaba la mancha',
        en: 'a Sunday with a bucket and a ring where the stain was',
      },
      after: {
        es: 'algo que vuelve a dar gusto mirar y un aviso para la próxima vez',
        en: 'a thing that is a pleasure to look at again, with a reminder for next time',
      },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por contrato no incluye la ronda de quien revisa, la máquina llevada de un sitio a otro ni el material que se esfuma',
      en: 'the cost per contract does not include the supervisor’s round, moving the machine between sites or supplies that vanish',
    },
    {
      es: 'al coste por contrato le faltan la formación de quien entra y la primera limpieza, que nunca dura lo que las demás',
      en: 'the cost per contract lacks the training of each newcomer and the first clean, which never takes as long as the others',
    },
  ],
  rivalTests: [
    {
      es: 'Hacer que el rival dé precio a un local y observar cuánto rato mide, si abre los armarios y si la oferta dice horas o solo un importe.',
      en: 'Have the rival price some premises, and watch how long the measuring takes, whether cupboards are opened and whether the quote states hours or merely a sum.',
    },
    {
      es: 'Preguntar a tres personas que contratan limpieza por cuántas empresas han pasado en cuatro años y por qué se fue la última.',
      en: 'Ask three people who hire cleaners how many companies they have been through in four years and why the last one went.',
    },
  ],
  steps: [
    {
      es: [
        'Manda fotos y di cuánta gente pasa al día',
        'Prueba un mes sin permanencia',
        'Quédate con el mismo equipo y una revisión mensual',
      ],
      en: ['Send photographs and say how many people pass daily', 'Try a month with no tie', 'Keep the same team and a monthly inspection'],
    },
    {
      es: ['Di qué rincón da más quejas', 'Recibe un precio con horas y tareas', 'Llama siempre a la misma persona'],
      en: ['Say which corner draws most complaints', 'Get a price with hours and tasks', 'Ring the same person every time'],
    },
  ],
  proofs: [
    {
      es: 'un mismo local cronometrado cuatro semanas, con horas previstas, horas reales y litros gastados',
      en: 'one set of premises timed for four weeks, with hours planned, hours worked and litres used',
    },
    {
      es: 'dos clientes que cuenten por teléfono, sin ensayo, qué pasó el día que faltó alguien',
      en: 'two clients who will say on the telephone, unrehearsed, what happened the day someone was missing',
    },
  ],
  strains: [
    {
      es: 'Los contratos se ganan enteros y empiezan de golpe: el primer día hacen falta llaves, máquina y tres personas que la semana anterior no estaban en nómina.',
      en: 'Contracts are won whole and start at once; day one calls for keys, a machine and three people who were not on the payroll the week before.',
    },
    {
      es: 'La nómina sale a fin de mes y la factura se cobra semanas más tarde: cada contrato nuevo se lleva caja antes de traerla.',
      en: 'Wages go out at the end of the month and invoices come in weeks later, so every new contract takes cash before it brings any.',
    },
  ],
  risks: [
    {
      risk: { es: 'un cliente grande se retrasa', en: 'one large client pays late' },
      hits: 'late',
      trigger: {
        es: 'una factura un mes pasada de fecha o una persona nueva al frente de los pagos',
        en: 'an invoice a month past its date, or a new name in charge of payments',
      },
      response: {
        es: 'suspensión avisada en el contrato y ningún cliente por encima de un quinto de las ventas',
        en: 'suspension written into the contract and no client above a fifth of sales',
      },
    },
    {
      risk: { es: 'alguien se hace daño trabajando', en: 'somebody is hurt at work' },
      hits: 'policy',
      trigger: {
        es: 'un resbalón sin daños o dos personas con el mismo dolor de espalda',
        en: 'a slip without injury, or two people with the same bad back',
      },
      response: {
        es: 'mangos largos, zonas que rotan y productos sin mezclar ni cambiar de botella',
        en: 'long handles, areas that rotate and products never mixed or moved to another bottle',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Llevar la cuenta de una persona trabajando, o de una máquina en marcha, desde lo que se cobra hasta lo que queda: qué deja una hora se comprueba antes que nada.',
      en: 'Take the sum for one person at work, or one machine running, from the price charged to what remains: what an hour leaves is checked first.',
    },
    {
      es: 'Repartir las ventas por cliente o por tipo de cliente, con lo que se recortaría al perder el mayor: preguntarán cuántos ingresos pueden irse con un mes de aviso.',
      en: 'Divide sales by client or kind of client, with what would be cut on losing the largest: expect to be asked how much income can leave at a month’s notice.',
    },
    {
      es: 'Reunir el cuadro de suplentes, lo que cuestan y la póliza: quien ha visto caer negocios de limpieza quiere saber cómo se cubre una ausencia o una máquina parada.',
      en: 'Gather the list of stand-ins, what they cost and the insurance policy: anybody who has seen cleaning businesses fail asks how an absence or a stopped machine is covered.',
    },
  ],
  peaks: [
    {
      es: 'Los productos y repuestos se piden con un mes de ventaja y las máquinas pasan revisión, porque luego nadie puede esperar al técnico.',
      en: 'Products and spares are bought in with a month to go and the machines serviced, because later on nobody can wait for the engineer.',
    },
    {
      es: 'Los refuerzos se buscan entre quienes ya trabajan pocas horas, y la ampliación se firma antes de poner un anuncio.',
      en: 'Extra hours are offered first to those already working a few, and signed for before any advert goes up.',
    },
    {
      es: 'Se reserva su franja a los clientes fijos, y lo que sobra se vende con recargo a quien llama con prisa.',
      en: 'Regular clients keep their slot, and what is left over is sold at a surcharge to anyone who calls in a hurry.',
    },
  ],
  troughs: [
    {
      es: 'Se ofrece a la clientela lo que se aplaza todo el año, como alfombras, cortinas y tapicerías, a precio cerrado y con fecha.',
      en: 'Existing customers are offered what gets put off all year, such as rugs, curtains and upholstery, at a fixed price and with a date.',
    },
    {
      es: 'Se dan vacaciones, se juntan turnos y se deja una máquina en revisión, de modo que abrir cueste menos sin perder a nadie.',
      en: 'Holidays are given, shifts are merged and a machine goes in for service, so that opening costs less and nobody is lost.',
    },
    {
      es: 'Se vuelve a visitar a quienes pidieron precio y no contrataron, con una pregunta sobre el motivo y una prueba pequeña.',
      en: 'Those who asked for a price and went no further are called on again, with a question about the reason and a small trial.',
    },
  ],
};
