import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const realEstateTradeTakes = {
  sales_agency: {
    scenes: [
      {
        scene: {
          es: 'Han comprado antes de vender y pagan dos hipotecas. Quien prometió tres semanas ya no llama, y en la visita del jueves el comprador midió los huecos y no dijo nada.',
          en: 'They bought before selling and are paying two mortgages. The agent who promised three weeks no longer rings, and on Thursday the viewer measured the walls and said nothing.',
        },
        stakes: { es: 'Cada mes se come un trozo de la casa nueva.', en: 'Every month eats a piece of the new house.' },
      },
      {
        scene: {
          es: 'Todo estaba apalabrado, y en la notaría aparece una terraza cerrada sin licencia. El banco del comprador se echa atrás, la mudanza está pagada, y nadie sabe de quién es la culpa.',
          en: 'It was all agreed, and at the signing an unlicensed extension comes to light. The buyer’s bank pulls out, the movers have been paid, and nobody knows whose fault it is.',
        },
        stakes: {
          es: 'Por un papel que se pudo pedir el primer día se pierden la venta y un verano.',
          en: 'For a paper that could have been asked for on day one, the sale is lost and so is the summer.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'se imagina el gasto de una venta y no el de las cuatro valoraciones que acaban en otra agencia',
        en: 'the spending on a sale is imagined, and not that on the four valuations which end at another agency',
      },
      {
        es: 'el portal sube la tarifa cada año, y la fotografía, el plano y el certificado se adelantan por casas que el dueño retira en un mes',
        en: 'portals raise their rates each year, and photographs, floor plan and certificate are paid upfront for homes the owner withdraws in a month',
      },
    ],
    strains: [
      {
        es: 'Los compradores visitan el sábado y los propietarios solo pueden entre semana: enseñar, convencer y firmar no caben en el mismo horario.',
        en: 'Buyers view on Saturdays and owners are free on weekdays; showing, persuading and signing do not fit the same hours.',
      },
      {
        es: 'El encargo se gana con un precio que halaga y se pierde con la rebaja de los tres meses, así que la cartera está llena de casas que no están en venta de verdad.',
        en: 'A listing is won on a flattering price and lost at the cut three months on, so the books are full of homes that are not truly for sale.',
      },
    ],
  },
  letting_agency: {
    scenes: [
      {
        scene: {
          es: 'Desde el día uno el piso está vacío y huele a cerrado. El propietario baja a regar, abre las ventanas, mira el buzón, y cada semana acepta en su cabeza un poco menos.',
          en: 'The flat fell empty on the first, and it smells shut up. The owner comes down to water the plants, opens the windows, looks in the letterbox, and each week settles in his mind for a little less.',
        },
        stakes: {
          es: 'Un mes sin alquilar se lleva lo que se discutió al subir la renta.',
          en: 'One month unlet takes away whatever was fought for in raising the rent.',
        },
      },
      {
        scene: {
          es: 'La pareja tiene contrato fijo y un perro de cuatro kilos. En doce anuncios no han pasado del segundo mensaje, y a las visitas llegan cuando el anterior ya está firmando.',
          en: 'They have permanent jobs and a very small dog. In a dozen adverts they never got past the second message, and they reach viewings as the previous couple is signing.',
        },
        stakes: {
          es: 'Los buenos inquilinos se cansan y se quedan donde están, y el que insiste es el otro.',
          en: 'Good tenants tire and stay where they are, and the persistent one is the other kind.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Le destinan a otra ciudad y deja su propia casa. Quiere que quien entre la cuide como si tuviera que devolverla.',
          en: 'Posted to another city, and leaving a home behind. The wish is for whoever moves in to treat it as something to be given back.',
        },
        obstacle: {
          es: 'El anuncio lo escribiría con gusto, pero el filtro lo haría con miedo.',
          en: 'Writing the advert would be easy; sorting the replies would be done in fear.',
        },
        hurt: {
          es: 'Alquila a un amigo de un amigo y se entera por una vecina de que hay tres personas más.',
          en: 'It goes to a friend of a friend, and a neighbour lets slip that there are three more.',
        },
      },
      {
        wish: {
          es: 'Va a alquilar por primera vez y en la familia le han contado tres desgracias. Quiere que alguien mire los papeles con frialdad.',
          en: 'A first let, and a family with three horror stories to tell about it. The wish is for somebody to look at the papers coldly.',
        },
        obstacle: {
          es: 'En la visita hay once personas en el rellano, y la que más insiste es la que menos enseña.',
          en: 'Eleven people are on the landing at the viewing, and the most insistent has the least to show.',
        },
        hurt: {
          es: 'Al tercer mes llega el primer retraso, con una historia que da pena.',
          en: 'In month three comes the first late payment, with a sad story attached.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'el piso se anuncia y se enseña, y luego está el inquilino que se echa atrás la víspera y obliga a empezar de nuevo sin cobrar',
        en: 'a flat is advertised and shown, and then comes the tenant who withdraws the night before and starts it all again for nothing',
      },
      {
        es: 'se olvidan el inventario con fotos, el alta de los suministros y la llamada del tercer mes, que no se cobran y evitan pleitos',
        en: 'the photographed inventory, the utilities put in a new name and the call in month three get forgotten, though they spare lawsuits and nobody pays for them',
      },
    ],
    rivalTests: [
      {
        es: 'Presentarse como inquilino con papeles en regla y contar los días hasta que alguien enseña una casa y los papeles que piden antes.',
        en: 'Turn up as a tenant with good papers, and count the days until somebody shows you a home and the documents wanted first.',
      },
      {
        es: 'Mirar durante un mes tres anuncios de la competencia y apuntar cuándo bajan, cuándo desaparecen y cuál vuelve con otra foto.',
        en: 'Follow three of a rival’s adverts for a month, and note when the price drops, when they go and which returns with a new photo.',
      },
    ],
    steps: [
      {
        es: ['Manda fotos sin ordenar la casa', 'Escucha una renta con su razón', 'Firma con el inquilino que elijas'],
        en: ['Send photos without tidying up', 'Hear a rent and the reason for it', 'Sign with the tenant you choose'],
      },
      {
        es: ['Di qué no aceptarías nunca', 'Lee el informe de quien te proponen', 'Entrega las llaves con acta y contadores leídos'],
        en: [
          'Say what you would never accept',
          'Read the report on the tenant proposed',
          'Hand over the keys with an inventory and the meters read',
        ],
      },
    ],
    contrasts: [
      {
        before: { es: 'ventanas que se abren para que no huela', en: 'windows opened so that it will not smell' },
        after: { es: 'cortinas puestas y la luz dada de alta a otro nombre', en: 'curtains up and the electricity in someone else’s name' },
      },
      {
        before: { es: 'un contrato firmado por buena impresión', en: 'a lease signed on a good impression' },
        after: {
          es: 'tres candidatos con los papeles mirados y una respuesta con fecha',
          en: 'three applicants with their papers read and an answer by a date',
        },
      },
    ],
    proofs: [
      {
        es: 'veinte expedientes con el dato que descartó a cada candidato, sin su nombre',
        en: 'twenty files with the fact that ruled out each applicant, names removed',
      },
      {
        es: 'el teléfono de tres propietarios que renovaron con el mismo inquilino',
        en: 'the numbers of three owners who renewed with the same tenant',
      },
    ],
    strains: [
      {
        es: 'La solvencia se mira en un día y se lamenta en doce meses: quien tiene prisa por cobrar la comisión es quien no debería mirarla.',
        en: 'Income is checked in a day and rued over twelve months, and whoever is in a hurry for the fee should not be the one checking.',
      },
      {
        es: 'Cada visita son cuarenta minutos entre llegar, esperar y volver, y la mitad de los citados no aparece.',
        en: 'Each viewing is forty minutes of getting there, waiting and going back, and half of those expected do not come.',
      },
    ],
    risks: [
      {
        risk: { es: 'el propietario alquila por su cuenta a quien se le presentó', en: 'the owner lets privately to somebody introduced' },
        hits: 'lost-sale',
        trigger: {
          es: 'una visita que no vuelve a llamar y un anuncio retirado',
          en: 'a viewer who never rings back and an advert withdrawn',
        },
        response: {
          es: 'hoja de visita firmada y honorarios pactados por candidato presentado',
          en: 'a signed viewing sheet and a fee agreed per applicant introduced',
        },
      },
      {
        risk: { es: 'un portal deja fuera a las agencias pequeñas', en: 'a portal prices small agencies out' },
        hits: 'costs',
        trigger: {
          es: 'la tarifa del anuncio por encima de una décima parte de los honorarios',
          en: 'an advertising fee above a tenth of each commission',
        },
        response: {
          es: 'lista propia de inquilinos comprobados y convenios con empresas que trasladan gente',
          en: 'an own list of checked tenants and agreements with firms that relocate staff',
        },
      },
    ],
  },
  property_management: {
    scenes: [
      {
        scene: {
          es: 'Tres hermanos heredaron un edificio y cada uno lleva una cuenta distinta. A la inquilina del segundo se le perdonó un mes, el bajo paga en mano, y en la cena de Navidad nadie saca el tema.',
          en: 'Three siblings inherited a building, and each keeps a separate account. The second floor was let off a month, the ground floor pays in cash, and at the family dinner nobody brings it up.',
        },
        stakes: {
          es: 'La renta que no se reparte bien acaba repartida por un juez.',
          en: 'Rent that is not shared out well ends up shared out by a judge.',
        },
      },
      {
        scene: {
          es: 'El inquilino se marcha el treinta y dice que todo estaba así. Hay una persiana rota, un círculo en la encimera y una fianza, y las únicas fotos son del anuncio de hace seis años.',
          en: 'The tenant leaves at the month’s end saying it was all like that. There is a broken blind, a ring on the worktop and a deposit, and the only photos are from the advert of years ago.',
        },
        stakes: {
          es: 'La fianza se queda en discusión, y el inquilino siguiente entra sin que nadie haya hecho fotos tampoco.',
          en: 'The deposit stays in dispute, and the next tenant moves in with no photos taken either.',
        },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Vive en otro país y compró aquí para la jubilación. Quiere abrir un correo al mes y cerrarlo.',
          en: 'Somebody who lives abroad and bought here for retirement. They want to open one email a month and close it.',
        },
        obstacle: {
          es: 'El vecino que tenía las llaves se ha cansado de hacer de casero.',
          en: 'The neighbour with the keys is tired of playing landlord.',
        },
        hurt: {
          es: 'Cada vuelo empieza con una lista de ferretería, y del viaje queda una maleta de facturas.',
          en: 'Every trip starts with a list for the hardware store, and what is left of it is a case full of bills.',
        },
      },
      {
        wish: {
          es: 'Enviudó, y los recibos los llevaba la otra persona. Quiere entender qué entra y qué se debe.',
          en: 'Widowed, after a lifetime in which the other one saw to the bills. The wish is to understand what comes in and what is owed.',
        },
        obstacle: {
          es: 'En la carpeta hay tres contratos, dos caducados, y un seguro que nadie sabe si sigue vivo.',
          en: 'The folder holds three leases, two of them expired, and a policy that may or may not be alive.',
        },
        hurt: { es: 'Deja de abrir los sobres que llevan ventanilla.', en: 'Envelopes with a window in them are no longer opened.' },
      },
    ],
    costDoubts: [
      {
        es: 'abrir la puerta al técnico parece un recado y son dos viajes, porque el primero no traía la pieza',
        en: 'opening the door for an engineer looks like an errand and is two trips, since the first time the part was missing',
      },
      {
        es: 'nadie pone precio a explicar la misma liquidación a dos hermanos por separado',
        en: 'nobody prices the same statement explained to two brothers one after the other',
      },
    ],
    rivalTests: [
      {
        es: 'Preguntar a tres inquilinos de la competencia cuánto tardaron en cambiarles un calentador y quién les contestó el primer mensaje.',
        en: 'Ask three of a rival’s tenants how long a new water heater took and who answered their first message.',
      },
      {
        es: 'Leer el contrato que firman sus propietarios y subrayar todo lo que se cobra «aparte».',
        en: 'Read the contract their owners sign, and underline everything charged “separately”.',
      },
    ],
    steps: [
      {
        es: [
          'Trae la carpeta tal como está',
          'Recibe una hoja con lo urgente y lo caducado',
          'Delega por escrito hasta la cifra que elijas',
        ],
        en: [
          'Bring the folder as it is',
          'Get a sheet of what is urgent and what has lapsed',
          'Delegate in writing up to the sum you choose',
        ],
      },
      {
        es: ['Avisa a tus inquilinos del nuevo teléfono', 'Acompaña la primera inspección', 'Mira las fotos cada seis meses'],
        en: ['Tell your tenants the new number', 'Come along to the first inspection', 'Look at the photos every half year'],
      },
    ],
    contrasts: [
      {
        before: { es: 'una persiana rota y ninguna foto de entrada', en: 'a broken blind and no photo from the first day' },
        after: {
          es: 'un acta firmada en la puerta y una fianza que se devuelve sin discutir',
          en: 'an inventory signed at the door and a deposit returned without argument',
        },
      },
      {
        before: { es: 'tres cuentas distintas de la misma casa', en: 'three different accounts of one home' },
        after: { es: 'una sola liquidación que todos leen igual', en: 'one statement that everyone reads alike' },
      },
    ],
    proofs: [
      {
        es: 'una liquidación de ejemplo con nombres tachados y cada factura detrás',
        en: 'a sample statement with the names struck out and each bill behind it',
      },
      {
        es: 'un año de averías en una lista, con la hora del aviso, la del arreglo y lo que pagó cada parte',
        en: 'a year of faults on one list, with the time reported, the time mended and what each side paid',
      },
    ],
    strains: [
      {
        es: 'El fontanero de confianza tiene cuatro clientes como este, y quien paga antes es a quien va antes: sin caja para adelantar no hay arreglo rápido.',
        en: 'A trusted plumber has four clients like this one and goes first to whoever pays first, so without cash to advance there is no quick repair.',
      },
      {
        es: 'Las renovaciones, los seguros y las revisiones de caldera vencen cada una en su día, y basta un calendario en la cabeza de alguien para que se pase una.',
        en: 'Leases, policies and boiler checks each fall due on their own date, and one calendar kept in somebody’s head is enough for one to be missed.',
      },
    ],
    risks: [
      {
        risk: { es: 'un inquilino vulnerable que no puede pagar', en: 'a vulnerable tenant who cannot pay' },
        hits: 'policy',
        trigger: { es: 'dos mensajes sin respuesta después del día cinco', en: 'two messages unanswered after the fifth' },
        response: {
          es: 'mediación temprana, ayudas públicas pedidas y seguro de impago',
          en: 'early mediation, public aid applied for and rent insurance',
        },
      },
      {
        risk: { es: 'un arreglo mal hecho daña al vecino', en: 'a bad repair damages the flat below' },
        hits: 'policy',
        trigger: { es: 'una mancha en el techo de abajo', en: 'a stain on the ceiling underneath' },
        response: {
          es: 'industriales con seguro comprobado y foto antes de cerrar la pared',
          en: 'tradespeople with checked insurance and a photo before the wall is closed',
        },
      },
    ],
  },
  block_management: {
    scenes: [
      {
        scene: {
          es: 'La bombilla del tercero lleva fundida desde el puente. Un vecino la cambia, otro le pide la factura, un tercero escribe en el grupo que para eso se paga, y la bombilla cuesta menos que la discusión.',
          en: 'The third-floor bulb has been out for weeks. One resident changes it, another wants the receipt, a third writes in the chat that this is what the fee is for, and the bulb cost less than the argument.',
        },
        stakes: {
          es: 'Las escaleras mal llevadas se oyen desde la calle, y quien puede se muda.',
          en: 'Badly run buildings can be heard from the street, and those who can move out do.',
        },
      },
      {
        scene: {
          es: 'Una vecina de ochenta años lleva cuatro días sin bajar porque la rampa se aprobó y no se hizo. En el acta pone «a la mayor brevedad».',
          en: 'An elderly resident has not been downstairs for days, because the ramp was voted and never built. The minutes say “at the earliest convenience”.',
        },
        stakes: { es: 'Un acuerdo sin fecha encierra a alguien en su casa.', en: 'A decision with no date shuts somebody in at home.' },
      },
    ],
    stories: [
      {
        wish: {
          es: 'Acaba de comprar y en la firma apareció una deuda del bajo. Quiere saber qué más no se le ha contado.',
          en: 'A new owner, who learnt at the signing of a debt on the ground floor. The wish is to know what else has gone unsaid.',
        },
        obstacle: {
          es: 'El acta anterior está escrita a mano y la firma quien ya no vive allí.',
          en: 'The last minutes are handwritten and signed by somebody who has moved away.',
        },
        hurt: {
          es: 'Paga la primera cuota sin mirarla y a la segunda ya desconfía de todos.',
          en: 'The first charge is paid without a look, and by the second everybody is under suspicion.',
        },
      },
      {
        wish: {
          es: 'Lleva el local de abajo y le llueve del patio. Quiere que alguien vaya, mire y diga de quién es la tubería.',
          en: 'Somebody with the shop below, where the courtyard drips in. They want a person to come, look and say whose pipe it is.',
        },
        obstacle: {
          es: 'Cada propietario llama a su seguro, y cada seguro manda a un perito distinto.',
          en: 'Every owner rings an insurer, and each insurer sends another assessor.',
        },
        hurt: {
          es: 'Se pone un cubo, luego dos, y la clientela aprende a rodearlos.',
          en: 'A bucket is put out, then two, and customers learn to walk round them.',
        },
      },
    ],
    costDoubts: [
      {
        es: 'la cuota se suele calcular por número de puertas, y una escalera pequeña y mal avenida da más trabajo que una torre',
        en: 'the fee tends to go by the number of doors, and a small quarrelsome staircase is more work than a tower',
      },
      {
        es: 'hay que sumar el burofax al moroso, la copia del acta que se pierde y la mañana en el juzgado',
        en: 'the registered letter to whoever does not pay has to be added, and the lost copy of the minutes, and a morning in court',
      },
    ],
    rivalTests: [
      {
        es: 'Pedir a un amigo las tres últimas actas de su edificio y contar acuerdos con fecha, acuerdos sin ella y acuerdos repetidos.',
        en: 'Borrow a friend’s last three sets of minutes, and count decisions with a date, decisions without and decisions taken twice.',
      },
      {
        es: 'Llamar al despacho rival un lunes a las cuatro como propietario y cronometrar hasta que alguien sabe de qué edificio se trata.',
        en: 'Ring the rival firm on a Monday at four as an owner, and time it until somebody knows which building you mean.',
      },
    ],
    steps: [
      {
        es: [
          'Haz fotos del tablón, del cuadro de luz y del tejado',
          'Escucha qué corre prisa y qué puede esperar',
          'Lleva a la junta dos presupuestos comparados',
        ],
        en: [
          'Photograph the notice board, the fuse box and the roof',
          'Hear what is pressing and what can wait',
          'Take two compared quotes to the meeting',
        ],
      },
      {
        es: ['Pregunta en tu escalera qué molesta más', 'Invita al despacho a una reunión corta', 'Vota con las cifras en la mano'],
        en: ['Ask on your stairs what bothers people most', 'Invite the firm to a short meeting', 'Vote with the figures in hand'],
      },
    ],
    contrasts: [
      {
        before: { es: 'una bombilla fundida y un grupo que discute', en: 'a dead bulb and a chat full of argument' },
        after: { es: 'luz en el rellano y una factura que cualquiera puede abrir', en: 'light on the landing and a bill anyone can open' },
      },
      {
        before: {
          es: 'un acuerdo «a la mayor brevedad» y una vecina sin bajar',
          en: 'a decision “at the earliest convenience” and a neighbour indoors',
        },
        after: { es: 'una obra con fecha y una rampa que se usa', en: 'building work with a date, and a ramp in use' },
      },
    ],
    proofs: [
      {
        es: 'un acta de ejemplo en una página, con quién hace cada cosa y para cuándo',
        en: 'a one-page sample of minutes, with who does what and by when',
      },
      {
        es: 'los recibos pendientes de un edificio antes de entrar y un año después, con permiso de su junta',
        en: 'a building’s unpaid charges before joining and a year later, with its meeting’s leave',
      },
    ],
    strains: [
      {
        es: 'Un siniestro de agua pide perito, fontanero, albañil y cuatro vecinos en casa el mismo día, y todo eso se cobra dentro de la cuota.',
        en: 'One leak needs an assessor, a plumber, a builder and four neighbours at home on one day, all of it inside the monthly fee.',
      },
      {
        es: 'Quien sabe de leyes, quien sabe de cuentas y quien sabe calmar una junta casi nunca son la misma persona, y cada escalera espera las tres.',
        en: 'Law, accounts and the knack of calming a meeting are seldom found in one person, and every building expects all three.',
      },
    ],
    risks: [
      {
        risk: { es: 'los vecinos dejan de pagar', en: 'residents stop paying' },
        hits: 'late',
        trigger: { es: 'tres recibos devueltos en el mismo portal', en: 'three returned charges in one building' },
        response: {
          es: 'aviso al primer impago, plan de pagos y reclamación aprobada en junta',
          en: 'word at the first default, a payment plan and a claim voted at the meeting',
        },
      },
      {
        risk: { es: 'una caída en las zonas comunes', en: 'a fall on the common stairs' },
        hits: 'policy',
        trigger: { es: 'un suelo levantado o una barandilla suelta en la visita', en: 'a lifted tile or loose rail found on a visit' },
        response: {
          es: 'ronda mensual con fotos y póliza de responsabilidad al día',
          en: 'a monthly round with photos and liability cover kept up',
        },
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
