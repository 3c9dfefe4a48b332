import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const beautySalonTrades = [
  {
    id: 'barber_shop',
    sector: 'beauty_salon',
    name: { es: 'Barbería', en: 'Barber shop' },
    clues: {
      es: [
        'barbería',
        'barbero',
        'barba',
        'barbas',
        'cortes de hombre',
        'corte de caballero',
        'afeitado',
        'peluquería de caballeros',
        'degradados',
      ],
      en: [
        'barber',
        'barber shop',
        'barbershop',
        'beards',
        'beard trim',
        'men’s haircuts',
        'shave',
        'skin fades',
        'gentlemen’s hairdresser',
      ],
    },
    figures: {
      unit: { es: { one: 'corte', many: 'cortes' }, en: { one: 'haircut', many: 'haircuts' } },
      variableCostPct: estimate(4, 7, 11),
      price: estimate(11, 15, 24),
      monthlyUnits: estimate(350, 650, 1_000),
      usualTeam: 2,
      staffPct: estimate(46, 52, 58),
      rentPct: estimate(7, 10, 14),
      marketingPct: estimate(1, 2, 4),
      capex: estimate(15_000, 28_000, 50_000),
      season: [0.9, 0.93, 1.0, 1.02, 1.06, 1.08, 1.05, 0.9, 1.0, 1.0, 0.96, 1.1],
    },
    words: {
      aBusiness: { es: 'una barbería', en: 'a barber shop' },
      theBusiness: { es: 'la barbería', en: 'the barber shop' },
      scene: {
        es: 'El cuello pide repaso desde hace una semana y hay que pasar por allí a ver si hay suerte. Cuatro personas esperando, dos de ellas con el móvil, y la media hora de comer no da para tanto.',
        en: 'The neck has needed tidying for a week and the only way is to drop in and hope. Four people are waiting, two on their phones, and the lunch break will not stretch to it.',
      },
      stakes: {
        es: 'Se deja para la otra semana, y se llega a la reunión con el aspecto de quien no duerme en casa.',
        en: 'It is put off another week, and the meeting is attended by somebody who looks as though they slept elsewhere.',
      },
      usualCustomer: {
        es: 'los hombres de la zona que se cortan el pelo cada tres o cuatro semanas',
        en: 'local men who have a haircut every three or four weeks',
      },
      directCost: { es: 'el producto, las cuchillas y las toallas', en: 'products, blades and towels' },
      costDoubt: {
        es: 'el coste por corte es pequeño y engaña, porque no cuenta los sillones vacíos de un martes por la mañana',
        en: 'the cost per haircut is small and deceives, since what it does not count is the chairs empty on a Tuesday morning',
      },
      substitutes: {
        es: ['una máquina en el baño de casa', 'la peluquería de siempre, sin cita', 'una cadena de precio fijo', 'dejarlo crecer'],
        en: ['clippers in the bathroom', 'the usual hairdresser on a walk-in', 'a fixed-price chain', 'letting it grow'],
      },
      rivalTest: {
        es: 'Ve a la barbería rival un viernes a las seis y apunta minutos de espera, minutos de sillón y cuántos salen con la próxima cita dada.',
        en: 'Go to the rival barber at six on a Friday, and note the minutes waiting, the minutes in the chair and how many leave with the next visit booked.',
      },
      story: {
        wish: {
          es: 'Quiere entrar a la hora dicha, no explicar nada y salir como siempre.',
          en: 'They want to walk in on time, explain nothing and come out looking as usual.',
        },
        obstacle: {
          es: 'Cada vez atiende una persona distinta, y cada una entiende «corto por los lados» a su manera.',
          en: 'It is a different person each time, and each has their own idea of “short at the sides”.',
        },
        hurt: {
          es: 'Durante diez días la gorra se queda puesta dentro de casa.',
          en: 'For ten days the cap stays on indoors.',
        },
      },
      after: { es: 'un sillón a la hora dicha y el corte de siempre', en: 'a chair at the time agreed and the usual cut' },
      strain: {
        es: 'Un corte dura media hora y no se acelera: de viernes a las cinco a sábado a las dos se juegan la mitad de la semana los mismos dos sillones.',
        en: 'A haircut takes half an hour and will not be hurried; from five on Friday to two on Saturday the same two chairs earn half the week.',
      },
      measures: {
        es: [
          'cortes por sillón al día',
          'importe medio por corte',
          'clientes que vuelven antes de cinco semanas',
          'huecos vacíos entre semana',
          'producto vendido para casa',
        ],
        en: [
          'haircuts per chair a day',
          'average amount per haircut',
          'clients back within five weeks',
          'empty slots on weekdays',
          'products sold to take home',
        ],
      },
    },
  },
  {
    id: 'nail_studio',
    sector: 'beauty_salon',
    name: { es: 'Salón de uñas', en: 'Nail studio' },
    clues: {
      es: ['uñas', 'salón de uñas', 'manicura', 'manicuras', 'pedicura', 'uñas de gel', 'esmalte permanente', 'nail art'],
      en: ['nails', 'nail bar', 'nail salon', 'nail studio', 'manicure', 'pedicure', 'gel nails', 'acrylics'],
    },
    figures: {
      unit: { es: { one: 'manicura', many: 'manicuras' }, en: { one: 'manicure', many: 'manicures' } },
      variableCostPct: estimate(8, 12, 16),
      price: estimate(18, 26, 42),
      monthlyUnits: estimate(200, 370, 620),
      usualTeam: 2,
      marketingPct: estimate(2, 4, 6),
      capex: estimate(12_000, 22_000, 40_000),
      season: [0.82, 0.88, 0.95, 1.02, 1.12, 1.16, 1.14, 0.95, 0.95, 0.95, 0.94, 1.12],
      weatherDriven: true,
    },
    words: {
      aBusiness: { es: 'un salón de uñas', en: 'a nail studio' },
      theBusiness: { es: 'el salón', en: 'the studio' },
      scene: {
        es: 'Se ha levantado el esmalte de dos dedos y la cena es mañana. En el salón de la avenida hacen cuatro a la vez, nadie pregunta por la uña que duele, y todo acaba en veinte minutos.',
        en: 'The polish has lifted on two fingers and dinner is tomorrow. The place on the avenue does four people at once, nobody asks about the nail that hurts, and it is over in twenty minutes.',
      },
      stakes: {
        es: 'Una uña limada de más tarda meses en crecer, y mientras tanto se esconde la mano para firmar.',
        en: 'A nail filed too thin takes months to grow out, and meanwhile the hand is hidden when signing.',
      },
      usualCustomer: {
        es: 'las vecinas y las oficinistas de la zona que vuelven cada tres semanas',
        en: 'women living or working nearby who come back every three weeks',
      },
      directCost: { es: 'los esmaltes, el gel y el material de un solo uso', en: 'polish, gel and disposables' },
      costDoubt: {
        es: 'el coste por manicura no recoge los arreglos gratuitos de la primera semana ni los colores que se secan sin gastarse',
        en: 'the cost per manicure does not cover free repairs in the first week or the colours that dry out unused',
      },
      substitutes: {
        es: [
          'la lámpara comprada para casa',
          'una cadena de uñas en el centro comercial',
          'una amiga que las hace',
          'llevarlas al natural',
        ],
        en: ['a lamp bought for home', 'a nail chain at the shopping centre', 'a friend who does them', 'wearing them bare'],
      },
      rivalTest: {
        es: 'Pide hora en el salón rival para una uña rota y fíjate en si esterilizan los útiles delante de ti y cuántos días aguanta el arreglo.',
        en: 'Book at the rival studio for a broken nail, and see whether tools are sterilised in front of you and how many days the repair lasts.',
      },
      steps: {
        es: ['Reserva con el diseño en una foto', 'Elige color sobre tu propia mano', 'Sal con la revisión apuntada'],
        en: ['Book with the design in a photo', 'Choose the colour on your own hand', 'Leave with the refill in the diary'],
      },
      before: { es: 'dos dedos desconchados la víspera de una cena', en: 'two chipped fingers the night before a dinner' },
      after: {
        es: 'unas uñas que llegan a la próxima cita sin pensar en ellas',
        en: 'nails that reach the next appointment without a thought',
      },
      story: {
        wish: {
          es: 'Trabaja de cara al público y todo el mundo le mira las manos. Quiere unas uñas que duren hasta la próxima cita.',
          en: 'They work across a counter and everyone looks at their hands. They want nails that last until the next appointment.',
        },
        obstacle: {
          es: 'En la última se levantó una esquina al tercer día, y el arreglo también se cobraba.',
          en: 'Last time a corner lifted on the third day, and the repair was charged as well.',
        },
        hurt: {
          es: 'Se arranca el resto con los dientes en un semáforo, y la uña tarda meses en recuperarse.',
          en: 'The rest is bitten off at a red light, and the nail takes months to mend.',
        },
      },
      risks: [
        {
          risk: { es: 'una infección o una alergia', en: 'an infection or an allergy' },
          hits: 'policy',
          trigger: { es: 'una uña enrojecida a los dos días', en: 'a nail red after two days' },
          response: {
            es: 'útiles de un solo uso, ficha de alergias y lote apuntado',
            en: 'disposable tools, an allergy record and the batch noted',
          },
        },
        {
          risk: { es: 'una manicurista se va con su clientela', en: 'a manicurist leaves with her clients' },
          hits: 'client',
          trigger: { es: 'la mitad de las citas pedidas con el mismo nombre', en: 'half the bookings asking for one name' },
          response: { es: 'fotos y fórmulas guardadas en el salón', en: 'photos and formulas kept by the studio' },
        },
        {
          risk: { es: 'una cadena baja el precio', en: 'a chain cuts its price' },
          hits: 'price',
          trigger: { es: 'tres clientas que dejan de rellenar en el mismo mes', en: 'three clients who stop their refills in one month' },
          response: {
            es: 'garantía de dos semanas y cita para el relleno al pagar',
            en: 'a fortnight’s guarantee and the refill booked at the till',
          },
        },
      ],
      strain: {
        es: 'Cada mesa da siete servicios al día y la espalda no admite el octavo: cuando empieza el calor faltan mesas y en pleno invierno sobra alquiler.',
        en: 'Each table gives seven services a day and no back will stand an eighth; when the heat begins there are too few tables, and in midwinter too much rent.',
      },
      measures: {
        es: [
          'manicuras por mesa al día',
          'importe medio por manicura',
          'clientas que vuelven antes de un mes',
          'arreglos gratuitos',
          'citas perdidas sin aviso',
        ],
        en: [
          'manicures per table a day',
          'average amount per manicure',
          'clients back within a month',
          'free repairs',
          'missed appointments',
        ],
      },
    },
  },
  {
    id: 'beauty_centre',
    sector: 'beauty_salon',
    name: { es: 'Centro de estética', en: 'Beauty clinic' },
    clues: {
      es: [
        'centro de estética',
        'esteticista',
        'depilación',
        'depilación láser',
        'tratamientos faciales',
        'limpieza de cutis',
        'pestañas y cejas',
        'spa',
      ],
      en: ['beauty clinic', 'beautician', 'beauty treatments', 'waxing', 'laser hair removal', 'facials', 'lashes and brows', 'spa'],
    },
    figures: {
      unit: { es: { one: 'tratamiento', many: 'tratamientos' }, en: { one: 'treatment', many: 'treatments' } },
      variableCostPct: estimate(9, 14, 19),
      price: estimate(26, 42, 75),
      monthlyUnits: estimate(120, 230, 400),
      usualTeam: 2,
      staffPct: estimate(42, 48, 55),
      marketingPct: estimate(2, 4, 7),
      capex: estimate(20_000, 42_000, 95_000),
      season: [0.85, 0.9, 0.98, 1.05, 1.18, 1.2, 1.1, 0.78, 0.95, 0.95, 0.98, 1.08],
      weatherDriven: true,
    },
    words: {
      aBusiness: { es: 'un centro de estética', en: 'a beauty clinic' },
      theBusiness: { es: 'el centro', en: 'the clinic' },
      scene: {
        es: 'Se compró un bono de seis sesiones en una web de descuentos. La primera cita la dieron a los dos meses, la segunda la atendió otra persona, y en la tercera ya no estaba el aparato.',
        en: 'A pack of six sessions was bought on a discount site. The first date came two months on, the second was with somebody else, and by the third the machine had gone.',
      },
      stakes: {
        es: 'Un tratamiento a medias es dinero entero, y la piel que reaccionó una vez no se deja tocar en mucho tiempo.',
        en: 'Half a treatment costs the whole price, and skin that has reacted once is not risked again for a long while.',
      },
      usualCustomer: {
        es: 'quienes se cuidan la piel o se depilan y prefieren que lo haga siempre la misma persona',
        en: 'people who have facials or hair removal and prefer the same pair of hands',
      },
      directCost: { es: 'la cera, las cremas y el material de un solo uso', en: 'wax, creams and disposables' },
      costDoubt: {
        es: 'el coste por tratamiento no incluye la revisión del láser ni las sesiones de bono que se cobraron hace meses y se dan ahora',
        en: 'the cost per treatment does not include servicing the laser or the prepaid sessions charged months ago and given now',
      },
      substitutes: {
        es: ['una depiladora en casa', 'una franquicia de láser', 'las cremas de la farmacia', 'un bono de una web de descuentos'],
        en: ['an epilator at home', 'a laser franchise', 'creams from the chemist', 'a voucher from a discount site'],
      },
      rivalTest: {
        es: 'Pide una limpieza de cutis en el centro rival y apunta si preguntan por alergias antes de empezar, cuánto dura de verdad y qué intentan venderte al salir.',
        en: 'Have a facial at the rival clinic, and note whether allergies are asked about first, how long it really lasts and what they try to sell you on the way out.',
      },
      steps: {
        es: ['Cuenta qué usas y qué te irrita', 'Prueba una zona pequeña', 'Sigue el calendario acordado'],
        en: ['Say what you use and what irritates you', 'Test a small area', 'Keep to the agreed calendar'],
      },
      before: { es: 'medio bono sin usar y la piel enrojecida', en: 'half a voucher unused and the skin red' },
      after: { es: 'una ficha con lo que funciona y la cabina a la hora dicha', en: 'a record of what works and a cabin ready on time' },
      story: {
        wish: {
          es: 'Pide cita para una hora de silencio y una piel que no tire. Quiere que se acuerden de lo que le sentó mal.',
          en: 'They book an hour of quiet and skin that does not feel tight. They want somebody to remember what did not agree with it.',
        },
        obstacle: {
          es: 'Cada visita empieza de cero, con otra persona y otra crema que comprar.',
          en: 'Every visit begins again, with another person and another cream to buy.',
        },
        hurt: {
          es: 'Las sesiones pagadas caducan en un cajón, y el verano llega igual.',
          en: 'Prepaid sessions expire in a drawer, and summer comes all the same.',
        },
      },
      risks: [
        {
          risk: { es: 'una quemadura o una reacción', en: 'a burn or a reaction' },
          hits: 'policy',
          trigger: { es: 'una piel tratada sin prueba anotada', en: 'skin treated with no patch test on record' },
          response: { es: 'prueba previa, consentimiento y parámetros guardados', en: 'a test beforehand, consent and settings on file' },
        },
        {
          risk: { es: 'un aparato averiado en temporada', en: 'a machine down in high season' },
          hits: 'week',
          trigger: { es: 'dos errores en pantalla en una semana', en: 'two error messages in a week' },
          response: {
            es: 'contrato de reparación en dos días y agenda de cera de reserva',
            en: 'two-day repair cover and a waxing diary to fall back on',
          },
        },
        {
          risk: { es: 'demasiados bonos cobrados por adelantado', en: 'too many sessions paid in advance' },
          hits: 'cash',
          trigger: { es: 'sesiones pendientes por más de un mes de agenda', en: 'sessions owed worth over a month of diary' },
          response: { es: 'tope de bonos vendidos y fecha de caducidad clara', en: 'a cap on packs sold and a clear end date' },
        },
      ],
      strain: {
        es: 'En vísperas del verano todo el mundo pide depilación a la vez, y con una sola cabina cada retraso de diez minutos se come el último tratamiento del día.',
        en: 'As summer nears everybody wants hair removal at once, and with a single cabin every ten minutes’ delay eats the last treatment of the day.',
      },
      measures: {
        es: [
          'tratamientos por cabina al día',
          'importe medio por tratamiento',
          'sesiones de bono pendientes',
          'clientas que repiten en dos meses',
          'cosmética vendida para casa',
        ],
        en: [
          'treatments per cabin a day',
          'average amount per treatment',
          'prepaid sessions outstanding',
          'clients back within two months',
          'skincare sold to take home',
        ],
      },
    },
  },
  {
    id: 'dog_groomer',
    sector: 'beauty_salon',
    name: { es: 'Peluquería canina', en: 'Dog groomer' },
    clues: {
      es: [
        'peluquería canina',
        'peluquería para perros',
        'peluquero canino',
        'baño de perros',
        'lavado de mascotas',
        'baño y corte de perros',
        'corte de perros',
        'estética canina',
        'spa canino',
      ],
      en: ['dog groomer', 'dog grooming', 'pet grooming', 'pet groomer', 'dog wash', 'poodles', 'mobile grooming', 'groom dogs'],
    },
    figures: {
      unit: { es: { one: 'arreglo', many: 'arreglos' }, en: { one: 'groom', many: 'grooms' } },
      variableCostPct: estimate(6, 10, 14),
      price: estimate(26, 38, 60),
      monthlyUnits: estimate(90, 150, 240),
      usualTeam: 1,
      staffPct: estimate(40, 46, 54),
      rentPct: estimate(7, 10, 14),
      capex: estimate(12_000, 24_000, 45_000),
      season: [0.8, 0.82, 0.95, 1.05, 1.2, 1.3, 1.2, 0.9, 1.0, 0.95, 0.85, 0.98],
      weatherDriven: true,
    },
    words: {
      aBusiness: { es: 'una peluquería canina', en: 'a dog groomer’s' },
      theBusiness: { es: 'la peluquería', en: 'the groomer’s' },
      scene: {
        es: 'El perro lleva el flequillo en los ojos y nudos detrás de las orejas. La última vez volvió temblando, con una uña sangrando, y ahora se sienta en la puerta y no hay quien lo mueva.',
        en: 'The dog’s fringe is in its eyes and there are knots behind the ears. Last time it came home trembling with a bleeding claw, and now it sits at the door and will not be moved.',
      },
      stakes: {
        es: 'El pelo enredado acaba en rapado y en irritación, y cada visita que sale mal hace más difícil la siguiente.',
        en: 'Matted hair ends in a shave and sore skin, and every visit that goes badly makes the next one harder.',
      },
      story: {
        wish: {
          es: 'Comparte sofá con un perro de doce kilos y pelo rizado. Quiere recogerlo limpio, tranquilo y con la cola en movimiento.',
          en: 'They share the sofa with a curly-coated dog. They want to collect it clean, calm and wagging its tail.',
        },
        obstacle: {
          es: 'En unos sitios no dejan mirar, y en otros el animal espera cuatro horas en una jaula.',
          en: 'Some places will not let owners watch, and in others the animal waits four hours in a cage.',
        },
        hurt: {
          es: 'Se intenta en la bañera con unas tijeras de cocina, y lo pagan el desagüe y una oreja.',
          en: 'It is tried in the bath with kitchen scissors, at the expense of the drain and one ear.',
        },
      },
      usualCustomer: {
        es: 'los dueños de perros de pelo largo o rizado que viven cerca',
        en: 'nearby owners of long-haired or curly dogs',
      },
      directCost: { es: 'el champú, las cuchillas y el agua caliente', en: 'shampoo, blades and hot water' },
      costDoubt: {
        es: 'el coste por arreglo no cuenta el perro con nudos que ocupa dos turnos ni el afilado de las cuchillas cada pocas semanas',
        en: 'the cost per groom takes no notice of the matted dog that fills two slots or the blades sharpened every few weeks',
      },
      substitutes: {
        es: ['la bañera de casa', 'la cabina de autolavado', 'la gran tienda de mascotas', 'el veterinario con servicio de baño'],
        en: ['the bath at home', 'a self-service dog wash', 'the pet superstore', 'a vet who also bathes dogs'],
      },
      rivalTest: {
        es: 'Lleva un perro tranquilo a la peluquería rival y cronometra cuánto pasa en la mesa y cuánto esperando, y mira cómo sale de la puerta.',
        en: 'Take a calm dog to the rival groomer, time how long it spends on the table and how long waiting, and watch how it comes through the door.',
      },
      steps: {
        es: ['Manda una foto y cuenta su carácter', 'Deja que huela el sitio sin prisa', 'Recógelo a la hora que te digan'],
        en: ['Send a photo and describe its temper', 'Let it sniff about without hurry', 'Collect it at the time given'],
      },
      before: { es: 'un perro con nudos que se esconde al oír la correa', en: 'a matted dog that hides at the sound of the lead' },
      after: { es: 'un perro que entra solo y sale oliendo bien', en: 'a dog that walks in by itself and comes out smelling sweet' },
      proof: {
        es: 'diez arreglos grabados de principio a fin con permiso del dueño, con los minutos de cada uno',
        en: 'ten grooms filmed from start to finish with the owner’s consent, each of them timed',
      },
      strain: {
        es: 'Cada perro pide entre una y tres horas y no se sabe hasta verlo: un caniche con nudos a las diez desbarata el día entero.',
        en: 'A dog takes anything from one hour to three and there is no knowing beforehand; one matted poodle at ten undoes the whole day.',
      },
      channels: [
        {
          name: { es: 'ficha de Google con reseñas', en: 'Google profile with reviews' },
          purpose: { es: 'quien acaba de adoptar un perro', en: 'people who have just taken in a dog' },
          share: 35,
        },
        {
          name: { es: 'Instagram con perros del barrio', en: 'Instagram with dogs from the area' },
          purpose: { es: 'reconocer al vecino en la foto', en: 'spotting a neighbour’s dog in the picture' },
          share: 30,
        },
        {
          name: { es: 'veterinarios y tiendas cercanas', en: 'nearby vets and pet shops' },
          purpose: { es: 'el consejo que se sigue sin dudar', en: 'advice followed without question' },
          share: 20,
        },
        {
          name: { es: 'mensaje cuando toca volver', en: 'message when the next visit is due' },
          purpose: { es: 'que el pelo no llegue a nudo', en: 'a visit before the coat mats' },
          share: 15,
        },
      ],
      permits: {
        es: [
          'licencia de actividad con animales',
          'registro como núcleo zoológico si se exige',
          'gestión de residuos de pelo',
          'control de plagas del local',
          'seguro de responsabilidad civil con daños a animales',
        ],
        en: [
          'licence for premises with animals',
          'registration as an animal establishment if required',
          'disposal of hair waste',
          'pest control on the premises',
          'liability insurance covering injury to animals',
        ],
      },
      risks: [
        {
          risk: { es: 'un perro herido o que se escapa', en: 'a dog hurt or lost' },
          hits: 'policy',
          trigger: {
            es: 'un corte anotado o una puerta abierta con un animal suelto',
            en: 'a nick on record, or a door open with an animal loose',
          },
          response: {
            es: 'doble puerta, ficha de carácter y veterinario de guardia acordado',
            en: 'a double door, a note of each temper and a vet on call',
          },
        },
        {
          risk: { es: 'una lesión de espalda o de muñeca', en: 'a bad back or wrist' },
          hits: 'week',
          trigger: { es: 'dos semanas con molestias al acabar la jornada', en: 'two weeks of pain at the end of the day' },
          response: {
            es: 'mesa con elevador, tope de perros grandes por día y sustituta conocida',
            en: 'a lifting table, a limit on large dogs a day and a known stand-in',
          },
        },
        {
          risk: { es: 'un invierno con la agenda medio vacía', en: 'a half-empty winter diary' },
          hits: 'sales',
          trigger: { es: 'un mes de frío con menos de cuatro arreglos al día', en: 'a cold month with fewer than four grooms a day' },
          response: {
            es: 'bonos de mantenimiento cada seis semanas vendidos en verano',
            en: 'six-weekly upkeep plans sold in the summer',
          },
        },
      ],
      measures: {
        es: [
          'arreglos por día',
          'importe medio por arreglo',
          'minutos por arreglo',
          'perros que vuelven antes de dos meses',
          'citas perdidas sin aviso',
        ],
        en: ['grooms per day', 'average amount per groom', 'minutes per groom', 'dogs back within two months', 'missed appointments'],
      },
    },
  },
  {
    id: 'pet_boarding',
    sector: 'beauty_salon',
    name: { es: 'Guardería y paseo de mascotas', en: 'Pet boarding and dog walking' },
    clues: {
      es: [
        'guardería canina',
        'guardería de perros',
        'guardería para mascotas',
        'guardería de mascotas',
        'residencia canina',
        'residencia de perros',
        'hotel canino',
        'hotel para perros',
        'hotel para mascotas',
        'hotel de mascotas',
        'pensión para perros',
        'pensión canina',
        'hospedaje de mascotas',
        'alojamiento canino',
        'paseo de perros',
        'paseos de perros',
        'paseo perros',
        'paseador de perros',
        'paseadora de perros',
        'paseos caninos',
        'cuidado de mascotas',
        'cuidado de perros',
        'cuidar perros',
        'cuidar mascotas',
        'cuidado de gatos a domicilio',
      ],
      en: [
        'pet boarding',
        'dog boarding',
        'home dog boarding',
        'boarding kennel',
        'boarding kennels',
        'kennels',
        'cattery',
        'dog hotel',
        'pet hotel',
        'dog daycare',
        'doggy daycare',
        'doggy day care',
        'dog day care',
        'dog walking',
        'dog walker',
        'walk dogs',
        'pet sitting',
        'pet sitter',
        'dog sitting',
        'cat sitting',
        'cat boarding',
      ],
    },
    // Nights and day places together; calendar by the school holidays and long weekends in which owners travel.
    figures: {
      unit: { es: { one: 'noche', many: 'noches' }, en: { one: 'night', many: 'nights' } },
      revenueModel: 'capacity',
      variableCostPct: estimate(9, 14, 20),
      price: estimate(16, 24, 38),
      monthlyUnits: estimate(90, 200, 320),
      usualTeam: 1,
      staffPct: estimate(33, 38, 45),
      rentPct: estimate(4, 10, 16),
      marketingPct: estimate(3, 5, 8),
      otherFixedPct: estimate(11, 14, 18),
      netMarginPct: estimate(4, 12, 20),
      rampMonths: 9,
      daysToCollect: -3,
      customerCost: estimate(8, 20, 45),
      capex: estimate(12_000, 40_000, 120_000),
      capexLifeYears: 10,
      season: [0.75, 0.65, 0.85, 1.05, 0.9, 1.05, 1.5, 1.75, 0.95, 0.8, 0.7, 1.05],
      weatherDriven: true,
    },
    words: {
      aBusiness: { es: 'una guardería de mascotas', en: 'a pet boarding business' },
      theBusiness: { es: 'la guardería', en: 'the boarding house' },
      usualCustomer: {
        es: 'los dueños de perros que viajan o pasan el día fuera de casa',
        en: 'dog owners who travel or are out all day',
      },
      directCost: {
        es: 'el pienso, las camas que se lavan y los productos de limpieza',
        en: 'food, bedding to wash and cleaning products',
      },
      scene: {
        es: 'Los billetes llevan un mes comprados y el perro sigue sin sitio. La vecina que lo cuidaba se ha mudado, el cuñado es alérgico y en la perrera del polígono no dejan ver las jaulas.',
        en: 'The tickets were bought a month ago and the dog still has nowhere to go. The neighbour who minded it has moved, the brother-in-law is allergic, and the kennels by the ring road will not show the runs.',
      },
      stakes: {
        es: 'O se acorta el viaje, o se pasa entero mirando el teléfono por si llama quien se quedó con el perro.',
        en: 'Either the trip is cut short, or it is spent looking at the phone in case whoever has the dog should ring.',
      },
      story: {
        wish: {
          es: 'Adoptó un galgo miedoso y en verano tiene una boda a ochocientos kilómetros. Quiere irse sabiendo con quién duerme su perro.',
          en: 'They took in a timid greyhound, and in summer there is a wedding a day’s drive away. They want to leave knowing who their dog is sleeping near.',
        },
        obstacle: {
          es: 'Los anuncios enseñan un prado y una pelota; de cuántos animales hay por persona, o de quién está allí a medianoche, no dicen palabra.',
          en: 'The adverts show a meadow and a ball, and say nothing of how many animals there are to each person or who is there at midnight.',
        },
        hurt: {
          es: 'La última vez el perro volvió afónico y con tres kilos menos, y tardó dos semanas en subir al coche.',
          en: 'Last time it came back hoarse and thin, and it was two weeks before it would get into the car.',
        },
      },
      costDoubt: {
        es: 'el coste por noche no cuenta los domingos con entradas y salidas, la visita previa que no se cobra ni el perro que necesita pasear aparte',
        en: 'the cost per night leaves out Sundays of arrivals and departures, the free visit beforehand and the dog that has to be walked apart',
      },
      substitutes: {
        es: ['la vecina con llave', 'la casa de los padres', 'un cuidador de una aplicación', 'llevárselo de viaje'],
        en: ['a neighbour with a key', 'the parents’ house', 'a sitter from an app', 'taking the dog along'],
      },
      rivalTest: {
        es: 'Pide ver un día cualquiera, sin avisar, dónde duermen los animales en el sitio rival, y cuenta perros, personas y minutos al aire libre.',
        en: 'Ask to see where the animals sleep at the rival place on an ordinary day, unannounced, and count dogs, people and minutes outdoors.',
      },
      steps: {
        es: ['Ven a ver el sitio con tu perro', 'Deja su ficha, su cartilla y su manta', 'Recibe una foto cada tarde hasta la recogida'],
        en: [
          'Come and see the place with your dog',
          'Leave its notes, its vaccination card and its blanket',
          'Get a photo each evening until pick-up',
        ],
      },
      before: { es: 'unos billetes comprados y un perro sin sitio', en: 'tickets bought and a dog with nowhere to go' },
      after: {
        es: 'una foto cada tarde y un perro que entra tirando de la correa',
        en: 'a photo every evening and a dog that pulls its owner through the gate',
      },
      proof: {
        es: 'cinco estancias de prueba con la hoja de comidas, paseos y descanso de cada animal, firmada por su dueño al recogerlo',
        en: 'five trial stays with each animal’s sheet of meals, walks and rest, signed by its owner at pick-up',
      },
      strain: {
        es: 'En los puentes piden plaza cuarenta familias para doce camas, y en las semanas muertas hay que dar de comer, pasear y abrir igual por tres perros.',
        en: 'On holiday weekends forty families ask for a dozen beds, and in the dead weeks three dogs still have to be fed, walked and let out.',
      },
      channels: [
        {
          name: { es: 'veterinarios y peluqueros de la zona', en: 'local vets and groomers' },
          purpose: { es: 'la primera persona a quien se pregunta', en: 'the first person owners ask' },
          share: 30,
        },
        {
          name: { es: 'ficha de Google con reseñas', en: 'Google profile with reviews' },
          purpose: { es: 'quien tiene fecha de viaje y no tiene sitio', en: 'owners with a travel date and no place' },
          share: 30,
        },
        {
          name: { es: 'Instagram con el día de cada perro', en: 'Instagram with each dog’s day' },
          purpose: { es: 'ver el sitio antes de visitarlo', en: 'seeing the place before the visit' },
          share: 25,
        },
        {
          name: { es: 'mensaje antes de cada puente', en: 'message before each holiday weekend' },
          purpose: { es: 'que quienes ya vinieron reserven primero', en: 'earlier customers booking first' },
          share: 15,
        },
      ],
      permits: {
        es: [
          'registro como núcleo zoológico o establecimiento de animales',
          'licencia municipal de actividad con condiciones de ruido',
          'libro de altas con vacunas de cada animal',
          'acuerdo con un veterinario de guardia',
          'gestión de residuos orgánicos',
          'responsabilidad civil con daños a animales bajo custodia',
        ],
        en: [
          'licence or registration for boarding animals',
          'local consent for the premises with limits on noise',
          'register of stays with each animal’s vaccinations',
          'agreement with a vet on call',
          'disposal of organic waste',
          'liability insurance covering animals in care',
        ],
      },
      risks: [
        {
          risk: { es: 'un perro se escapa o se pelea', en: 'a dog escapes or fights' },
          hits: 'policy',
          trigger: { es: 'una valla saltada o una cancela sin cerrar', en: 'a fence jumped or a gate left open' },
          response: {
            es: 'doble puerta, grupos por tamaño y carácter, placa con teléfono desde la entrada',
            en: 'a double gate, groups by size and temper, and a tag with a phone number from arrival',
          },
        },
        {
          risk: { es: 'una tos contagiosa cierra la casa', en: 'kennel cough closes the place' },
          hits: 'week',
          trigger: { es: 'dos animales tosiendo en tres días', en: 'two animals coughing within three days' },
          response: {
            es: 'vacuna exigida al entrar, una zona aparte y aviso el mismo día a quien iba a llegar',
            en: 'vaccination required on arrival, a separate area and same-day notice to those due in',
          },
        },
        {
          risk: { es: 'los vecinos se quejan de los ladridos', en: 'neighbours complain of barking' },
          hits: 'costs',
          trigger: { es: 'una segunda queja por escrito', en: 'a second complaint in writing' },
          response: {
            es: 'tope de animales de noche, descanso a cubierto y pantalla en la linde',
            en: 'a cap on animals overnight, indoor rest and a barrier along the boundary',
          },
        },
      ],
      measures: {
        es: [
          'noches vendidas',
          'plazas ocupadas por semana',
          'importe medio por estancia',
          'perros que repiten',
          'animales por persona de turno',
        ],
        en: ['nights sold', 'places filled per week', 'average amount per stay', 'dogs that come back', 'animals per person on duty'],
      },
    },
  },
  {
    id: 'tattoo_studio',
    sector: 'beauty_salon',
    name: { es: 'Estudio de tatuajes', en: 'Tattoo studio' },
    clues: {
      es: ['tatuajes', 'estudio de tatuajes', 'tatuador', 'tatuadora', 'tatuar', 'perforaciones', 'piercings'],
      en: ['tattoo', 'tattoos', 'tattoo studio', 'tattoo artist', 'tattooist', 'body piercing', 'piercings done'],
    },
    figures: {
      unit: { es: { one: 'sesión de tatuaje', many: 'sesiones de tatuaje' }, en: { one: 'tattoo session', many: 'tattoo sessions' } },
      variableCostPct: estimate(10, 14, 20),
      price: estimate(70, 150, 350),
      monthlyUnits: estimate(32, 50, 72),
      usualTeam: 1,
      staffPct: estimate(31, 36, 42),
      rentPct: estimate(7, 10, 14),
      marketingPct: estimate(2, 4, 6),
      otherFixedPct: estimate(8, 12, 15),
      netMarginPct: estimate(8, 15, 20),
      rampMonths: 9,
      capex: estimate(7_000, 17_000, 38_000),
      season: [0.85, 0.95, 1.05, 1.1, 1.15, 1.1, 1.0, 0.8, 1.0, 1.05, 1.0, 0.95],
    },
    words: {
      aBusiness: { es: 'un estudio de tatuajes', en: 'a tattoo studio' },
      theBusiness: { es: 'el estudio', en: 'the studio' },
      usualCustomer: {
        es: 'los adultos de la zona que llevan meses pensando un dibujo',
        en: 'local adults who have been thinking of a design for months',
      },
      directCost: { es: 'la tinta, las agujas y el material de un solo uso', en: 'ink, needles and single-use supplies' },
      scene: {
        es: 'Guarda el dibujo en el móvil desde hace dos años. Ha escrito a tres estudios: uno no contesta, otro manda un precio sin preguntar el tamaño y el tercero enseña solo pieles recién hechas.',
        en: 'The drawing has been on the phone for two years. Three studios were written to; one does not answer, one sends a price without asking the size, and the third shows only skin fresh from the needle.',
      },
      stakes: {
        es: 'Lo que se elige con dudas se lleva toda la vida, o se tapa con manga larga.',
        en: 'What is chosen in doubt is worn for life, or kept under a long sleeve.',
      },
      costDoubt: {
        es: 'el coste por sesión no cuenta el boceto que se dibuja tres veces ni el retoque que va incluido',
        en: 'the cost per session leaves out the sketch drawn three times and the touch-up thrown in',
      },
      substitutes: {
        es: ['el tatuador de un amigo', 'otro estudio de la ciudad', 'alguien que tatúa en casa', 'seguir pensándolo'],
        en: ['a friend’s tattooist', 'another studio in town', 'somebody who tattoos at home', 'thinking it over for longer'],
      },
      steps: {
        es: ['Cuenta la idea, la zona y el tamaño', 'Aprueba el boceto y deja una señal', 'Ven desayunado y vuelve al mes para revisarlo'],
        en: [
          'Describe the idea, the place and the size',
          'Approve the sketch and leave a deposit',
          'Come after breakfast, and again in a month for a look',
        ],
      },
      strain: {
        es: 'Una silla y una mano: la sesión larga que se cancela deja el día entero vacío, y el boceto ya estaba dibujado.',
        en: 'One chair and one hand, so a long session called off empties the whole day, with the sketch already drawn.',
      },
      permits: {
        es: [
          'autorización sanitaria del estudio',
          'formación higiénico-sanitaria acreditada',
          'tintas autorizadas con su lote',
          'consentimiento firmado por mayores de edad',
          'retirada de agujas por gestor autorizado',
          'responsabilidad civil',
        ],
        en: [
          'studio licence from the health authority',
          'bloodborne pathogen training',
          'approved inks with batch numbers',
          'consent signed by adults',
          'sharps removed by a licensed carrier',
          'liability cover',
        ],
      },
      measures: {
        es: [
          'sesiones hechas',
          'horas de silla vendidas',
          'citas anuladas con señal',
          'bocetos por encargo',
          'retoques gratis',
          'clientes que vuelven',
        ],
        en: [
          'sessions done',
          'chair hours sold',
          'bookings cancelled with deposit',
          'sketches per order',
          'free touch-ups',
          'customers who return',
        ],
      },
    },
  },
  {
    id: 'massage_therapy',
    sector: 'beauty_salon',
    name: { es: 'Masaje y quiromasaje', en: 'Massage therapy' },
    clues: {
      es: [
        'masajes',
        'masajista',
        'quiromasaje',
        'quiromasajista',
        'masaje deportivo',
        'masaje descontracturante',
        'masajes relajantes',
        'masajes terapéuticos',
        'masoterapia',
        'masajes a domicilio',
        'drenaje linfático',
        'reflexología',
      ],
      en: [
        'massage',
        'massages',
        'massage therapy',
        'massage therapist',
        'deep tissue',
        'sports massage',
        'mobile massage',
        'chair massage',
        'lymphatic drainage',
        'reflexology',
        'bodywork',
      ],
    },
    figures: {
      unit: { es: { one: 'masaje', many: 'masajes' }, en: { one: 'massage', many: 'massages' } },
      revenueModel: 'service',
      variableCostPct: estimate(5, 8, 12),
      price: estimate(32, 45, 75),
      monthlyUnits: estimate(65, 110, 160),
      usualTeam: 1,
      staffPct: estimate(40, 46, 52),
      rentPct: estimate(8, 13, 18),
      marketingPct: estimate(4, 7, 10),
      otherFixedPct: estimate(7, 9, 12),
      netMarginPct: estimate(5, 12, 20),
      rampMonths: 9,
      capex: estimate(3_500, 9_000, 20_000),
      capexLifeYears: 7,
      season: [1.0, 1.0, 1.0, 1.0, 1.05, 1.0, 0.9, 0.65, 1.05, 1.1, 1.05, 1.2],
    },
    words: {
      aBusiness: { es: 'una consulta de masaje', en: 'a massage practice' },
      theBusiness: { es: 'la consulta', en: 'the practice' },
      usualCustomer: {
        es: 'quienes pasan el día sentados o de pie en la zona y la gente que corre los domingos',
        en: 'people nearby who sit or stand all day, and those who run on Sundays',
      },
      directCost: { es: 'el aceite, las sábanas y la lavandería', en: 'oil, sheets and laundry' },
      costDoubt: {
        es: 'el coste por masaje pasa por encima de los quince minutos entre una persona y otra, que nadie paga y hacen falta',
        en: 'the cost per massage passes over the quarter of an hour between one person and the next, which nobody pays for and cannot be skipped',
      },
      substitutes: {
        es: [
          'una pistola de masaje comprada por internet',
          'el fisioterapeuta de la mutua',
          'una tarde de spa con bono de regalo',
          'la pelota de tenis contra la pared',
        ],
        en: [
          'a massage gun bought online',
          'an insurer’s physiotherapist',
          'a spa afternoon on a gift voucher',
          'a tennis ball against the wall',
        ],
      },
      scene: {
        es: 'A las seis de la tarde los hombros están a la altura de las orejas y la pantalla sigue encendida. En el spa queda hueco para parejas; en la clínica preguntan por el diagnóstico, y aquí no hay nada roto.',
        en: 'By six in the evening the shoulders are level with the ears and the screen is still on. The spa has a slot for couples; the clinic asks for a diagnosis, and nothing here is broken.',
      },
      stakes: {
        es: 'La tensión se lleva a la cama, y lo que era una espalda cargada acaba siendo mal humor en casa.',
        en: 'Tension comes to bed as well, and a tight back turns into a short temper at home.',
      },
      story: {
        wish: {
          es: 'Corta el pelo ocho horas de pie y el miércoles ya le pesan las piernas. Quiere una hora a la semana en que nadie le hable.',
          en: 'Eight hours a day are spent standing at a hairdresser’s chair, and by Wednesday the legs feel it. One hour a week without talk is the wish.',
        },
        obstacle: {
          es: 'Los anuncios mezclan lo que es un masaje con lo que no, y elegir da apuro.',
          en: 'The adverts mix what is massage with what is not, and choosing is awkward.',
        },
        hurt: {
          es: 'Compra otra crema y aprieta con el pulgar de la otra mano mientras ve la televisión.',
          en: 'Another cream is bought and rubbed in with the other hand in front of the television.',
        },
      },
      rivalTest: {
        es: 'Reserva la sesión más corta en dos consultas y apunta si preguntan por lesiones, si respetan el reloj y cuántas veces intentan vender un bono.',
        en: 'Book the shortest session at two practices, and note whether they ask about injuries, keep to the clock and how often they try to sell a course.',
      },
      steps: {
        es: ['Di qué zona y cuánta presión aguantas', 'Túmbate con el móvil apagado', 'Sal con un estiramiento y sin prisa'],
        en: ['Say which area and how much pressure you like', 'Lie down with the phone off', 'Leave with one stretch and no hurry'],
      },
      before: { es: 'unos hombros pegados a las orejas', en: 'shoulders up by the ears' },
      after: { es: 'girar el cuello para aparcar y darse cuenta', en: 'turning the neck to park and noticing it' },
      proof: {
        es: 'el título y el seguro colgados, y veinte personas que digan qué presión pidieron y qué notaron al día siguiente',
        en: 'the certificate and the policy on the wall, and twenty people to say what pressure they asked for and how the next day felt',
      },
      strain: {
        es: 'Los pulgares mandan: cinco masajes seguidos son el límite de unas manos, y todos se piden entre las seis y las nueve.',
        en: 'Thumbs set the limit; five massages in a row is what hands can give, and everybody wants them between six and nine.',
      },
      channels: [
        {
          name: { es: 'ficha de Google con tipos de masaje', en: 'Google profile listing kinds of massage' },
          purpose: { es: 'quien busca hora para hoy', en: 'people after a slot today' },
          share: 40,
        },
        {
          name: { es: 'peluquerías, gimnasios o clubes de correr', en: 'hairdressers, gyms or running clubs' },
          purpose: { es: 'gente que usa el cuerpo', en: 'people who work their bodies' },
          share: 25,
        },
        {
          name: { es: 'tarjeta regalo con fecha', en: 'gift card with a date' },
          purpose: { es: 'quien nunca se lo pagaría', en: 'those who would never buy it for themselves' },
          share: 20,
        },
        {
          name: { es: 'silla de masaje en oficinas', en: 'chair massage in offices' },
          purpose: { es: 'diez espaldas en una mañana', en: 'ten backs in one morning' },
          share: 15,
        },
      ],
      permits: {
        es: [
          'alta de actividad no sanitaria con su epígrafe',
          'licencia de actividad de la sala',
          'ficha con lesiones o embarazo firmada antes de empezar',
          'protección de datos de salud',
          'título de masaje con horas acreditadas',
          'responsabilidad civil por tratamientos manuales',
        ],
        en: [
          'registration as a non-medical activity',
          'permission to use the room',
          'health form signed before the first session',
          'protection of health data',
          'training certificate with its hours',
          'treatment liability insurance',
        ],
      },
      risks: [
        {
          risk: { es: 'las manos se resienten', en: 'the hands give out' },
          hits: 'month',
          trigger: { es: 'un pulgar que duele por la mañana dos días seguidos', en: 'a thumb sore in the morning two days running' },
          response: {
            es: 'antebrazo y codo en vez de dedos, tope diario escrito y otra persona que cubra las tardes',
            en: 'forearm in place of fingers, a written daily limit and somebody else to cover evenings',
          },
        },
        {
          risk: { es: 'los bonos se venden y no se gastan', en: 'courses are sold and not used' },
          hits: 'cash',
          trigger: { es: 'una cuarta parte de las sesiones vendidas sin fecha', en: 'a quarter of the sessions sold with no date' },
          response: {
            es: 'bonos de cuatro con caducidad clara y la siguiente cita puesta antes de salir',
            en: 'courses of four with a clear expiry and the next date set before leaving',
          },
        },
        {
          risk: { es: 'alguien empeora y reclama', en: 'somebody gets worse and claims' },
          hits: 'policy',
          trigger: { es: 'una sesión a quien no rellenó la ficha', en: 'a session given with no form filled in' },
          response: {
            es: 'preguntas fijas antes, no tocar lo que pide médico y nota de cada sesión',
            en: 'set questions first, no work on what needs a doctor and a note of each session',
          },
        },
      ],
      measures: {
        es: [
          'masajes por día trabajado',
          'horas de tarde vendidas',
          'personas con cita siguiente',
          'bonos pendientes de gastar',
          'huecos por anulación',
          'tarjetas regalo convertidas en clientes',
        ],
        en: [
          'massages per working day',
          'evening hours sold',
          'people with a next date',
          'course sessions still owed',
          'gaps from cancellations',
          'gift cards turned into regulars',
        ],
      },
    },
  },
] as const satisfies readonly Trade[];
