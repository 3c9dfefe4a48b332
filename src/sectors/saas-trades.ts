import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const saasTrades = [
  {
    id: 'business_tool',
    sector: 'saas',
    name: { es: 'Programa para empresas', en: 'Business software' },
    clues: {
      es: [
        'software para empresas',
        'herramienta para equipos',
        'crm',
        'erp',
        'control horario',
        'gestión de proyectos',
        'licencias por usuario',
        'software b2b',
        'recursos humanos',
      ],
      en: [
        'b2b software',
        'business software',
        'team tool',
        'crm',
        'erp',
        'time tracking',
        'project management',
        'per-seat licences',
        'hr software',
      ],
    },
    figures: {
      unit: { es: { one: 'licencia', many: 'licencias' }, en: { one: 'licence', many: 'licences' } },
      variableCostPct: estimate(15, 20, 27),
      price: estimate(7, 14, 30),
      monthlyUnits: estimate(250, 900, 2_400),
      usualTeam: 2,
      staffPct: estimate(36, 44, 60),
      rentPct: estimate(0, 1, 3),
      capex: estimate(8_000, 18_000, 50_000),
      season: [1.03, 1.02, 1.02, 1.0, 1.0, 0.99, 0.97, 0.92, 1.02, 1.02, 1.01, 1.0],
      daysToCollect: 15,
      monthlyChurnPct: estimate(1.5, 3, 5),
    },
    words: {
      aBusiness: { es: 'un programa para empresas', en: 'a business software tool' },
      theBusiness: { es: 'el programa', en: 'the tool' },
      usualCustomer: {
        es: 'las empresas de cinco a cincuenta personas que coordinan el trabajo por correo',
        en: 'firms of five to fifty people who run their work by email',
      },
      directCost: { es: 'los servidores, el soporte y la comisión del cobro', en: 'servers, support and payment fees' },
      scene: {
        es: 'Tres personas han tocado la misma hoja y hay cuatro versiones. La buena se llama «definitiva dos», la tiene quien está de vacaciones, y el pedido salió con la otra.',
        en: 'Three people have been in one spreadsheet, and there are four versions. The good one is called “final two”, whoever has it is on holiday, and the order went out on another.',
      },
      stakes: {
        es: 'Un error de copia se descubre en el muelle del cliente, con el camión en marcha.',
        en: 'A copying mistake is found out at the client’s loading bay, with the lorry running.',
      },
      costDoubt: {
        es: 'el coste por licencia no suma la formación de cada equipo nuevo ni los descuentos que pide quien compra veinte',
        en: 'the cost per licence does not add the training of each new team or the discounts asked for by whoever buys twenty',
      },
      substitutes: {
        es: [
          'la hoja de cálculo compartida',
          'el grupo de mensajes de la empresa',
          'el módulo del programa que ya tienen',
          'una pizarra en la pared',
        ],
        en: [
          'the shared spreadsheet',
          'the company’s message group',
          'a module of the software they already have',
          'a whiteboard on the wall',
        ],
      },
      rivalTest: {
        es: 'Pedir una demostración a dos rivales con un caso propio, y apuntar quién lo enseña con ese caso, quién manda una grabación y cuándo aparece el precio.',
        en: 'Ask two rivals for a demonstration on a case of your own, and note who shows it on that case, who sends a recording and when the price appears.',
      },
      strain: {
        es: 'Entrar en una empresa pide convencer a tres personas y migrar sus datos: en un mes caben cuatro altas bien hechas, no cuarenta.',
        en: 'Getting into a firm means winning over three people and moving their data, and a month has room for four good starts rather than forty.',
      },
      measures: {
        es: [
          'clientes activos',
          'ingreso mensual recurrente',
          'clientes que se dan de baja',
          'licencias por empresa',
          'semanas de la prueba a la firma',
        ],
        en: ['active customers', 'monthly recurring revenue', 'customers who cancel', 'licences per firm', 'weeks from trial to signature'],
      },
    },
  },
  {
    id: 'consumer_app',
    sector: 'saas',
    name: { es: 'Aplicación para particulares', en: 'Consumer app' },
    clues: {
      es: [
        'app móvil',
        'aplicación móvil',
        'app para particulares',
        'aplicación para familias',
        'app de hábitos',
        'app para controlar gastos',
        'app de gastos',
        'app de idiomas',
        'app de recetas',
        'app store',
        'estudio de videojuegos',
      ],
      en: ['mobile app', 'consumer app', 'phone app', 'habit app', 'language app', 'recipe app', 'family app', 'app store', 'mobile game'],
    },
    figures: {
      unit: { es: { one: 'suscripción', many: 'suscripciones' }, en: { one: 'subscription', many: 'subscriptions' } },
      variableCostPct: estimate(22, 28, 36),
      price: estimate(3, 5.5, 11),
      monthlyUnits: estimate(500, 1_900, 6_000),
      usualTeam: 2,
      staffPct: estimate(28, 36, 50),
      rentPct: estimate(0, 1, 2),
      marketingPct: estimate(16, 26, 40),
      otherFixedPct: estimate(4, 6, 9),
      netMarginPct: estimate(-30, 0, 12),
      capex: estimate(6_000, 20_000, 60_000),
      season: [1.2, 1.02, 0.98, 0.97, 0.96, 0.94, 0.9, 0.9, 1.08, 1.03, 1.0, 1.02],
      rampMonths: 18,
      daysToCollect: 35,
      monthlyChurnPct: estimate(4, 7, 12),
      customerCost: estimate(6, 18, 45),
    },
    words: {
      aBusiness: { es: 'una aplicación de uso diario', en: 'a consumer app' },
      theBusiness: { es: 'la aplicación', en: 'the app' },
      scene: {
        es: 'El propósito era de enero y la libreta se perdió en febrero. En el móvil hay cuatro aplicaciones para lo mismo, todas con avisos, y ninguna se ha abierto desde el domingo.',
        en: 'The resolution was January’s and the notebook was lost by February. The phone holds four apps for the same thing, all of them with alerts, none opened since Sunday.',
      },
      stakes: {
        es: 'Cada abandono deja la idea de que uno no es constante, cuando lo que fallaba era la herramienta.',
        en: 'Each attempt dropped leaves the idea that one lacks discipline, when what failed was the tool.',
      },
      story: {
        wish: {
          es: 'Tiene diez minutos al día, siempre en el mismo trayecto. Quiere notar algo antes de que acabe el mes.',
          en: 'Ten minutes a day, always on the same journey. The wish is to notice something before the month is out.',
        },
        obstacle: {
          es: 'Las gratuitas viven de interrumpir, y las de pago piden la tarjeta antes de enseñar nada.',
          en: 'The free ones live by interrupting, and the paid ones want a card before showing anything.',
        },
        hurt: {
          es: 'La cuota anual se carga en marzo, y se descubre en el extracto de junio.',
          en: 'The yearly fee goes out in March and is discovered on the June statement.',
        },
      },
      usualCustomer: {
        es: 'quienes intentan mantener un hábito con el móvil en la mano',
        en: 'people trying to keep up a habit with a phone in hand',
      },
      directCost: { es: 'la comisión de las tiendas de aplicaciones y los servidores', en: 'app-store commission and servers' },
      costDoubt: {
        es: 'el coste por suscripción olvida que por cada persona que paga hay veinte que usan la versión gratuita y también gastan servidor',
        en: 'the cost per subscription forgets that for every person who pays there are twenty on the free version, using the same servers',
      },
      substitutes: {
        es: ['una aplicación gratuita con anuncios', 'un cuaderno', 'un grupo de mensajes entre amigos', 'la que ya trae el teléfono'],
        en: ['a free app with adverts', 'a notebook', 'a group chat with friends', 'the one that came with the phone'],
      },
      rivalTest: {
        es: 'Instalar tres rivales el mismo lunes y anotar qué pide cada una en el primer minuto, cuántos avisos manda en una semana y cuál se sigue abriendo el viernes.',
        en: 'Install three rivals on one Monday, and note what each asks for in the first minute, how many alerts a week brings and which you still open on Friday.',
      },
      steps: {
        es: ['Descárgala y empieza sin tarjeta', 'Vuelve mañana a la misma hora', 'Suscríbete cuando lleves dos semanas'],
        en: [
          'Download it and begin without a card',
          'Come back tomorrow at the same time',
          'Subscribe once you have kept it up a fortnight',
        ],
      },
      before: { es: 'cuatro aplicaciones instaladas y ninguna abierta', en: 'four apps installed and none opened' },
      after: { es: 'diez minutos al día que se cumplen sin pensarlo', en: 'ten minutes a day kept without thinking' },
      proof: {
        es: 'el registro de cien personas que la hayan abierto durante treinta días, con las que abandonaron y en qué pantalla',
        en: 'the record of a hundred people who opened it for a month, with those who gave up and the screen where they did',
      },
      strain: {
        es: 'Las dos tiendas revisan cada versión a su ritmo, y un fallo en la pantalla de pago cuesta reseñas durante días antes de poder corregirse.',
        en: 'Both stores review each version at their own pace, and a fault on the payment screen costs days of bad reviews before it can be mended.',
      },
      measures: {
        es: [
          'suscripciones activas',
          'personas que la abren cada semana',
          'pruebas que acaban en pago',
          'bajas del mes',
          'coste de captar una suscripción',
        ],
        en: [
          'active subscriptions',
          'people who open it each week',
          'trials that end in payment',
          'cancellations in the month',
          'cost of winning one subscription',
        ],
      },
      risks: [
        {
          risk: { es: 'la tienda de aplicaciones cambia sus reglas', en: 'an app store changes its rules' },
          hits: 'week',
          trigger: { es: 'una versión rechazada dos veces por el mismo motivo', en: 'a version rejected twice on the same ground' },
          response: {
            es: 'pago también por la web y versiones pequeñas cada semana',
            en: 'payment through the website as well, and small weekly versions',
          },
        },
        {
          risk: { es: 'se instala y no se vuelve a abrir', en: 'it is installed and never reopened' },
          hits: 'sales',
          trigger: { es: 'menos de una de cada cinco personas de vuelta a la semana', en: 'fewer than one in five back after a week' },
          response: { es: 'rehacer el primer minuto antes de gastar en anuncios', en: 'redo the first minute before spending on adverts' },
        },
        {
          risk: { es: 'captar cuesta más que lo que se cobra', en: 'winning people costs more than they pay' },
          hits: 'adverts',
          trigger: {
            es: 'un coste de captación por encima de cuatro meses de cuota',
            en: 'a cost per subscription above four months of fees',
          },
          response: { es: 'parar anuncios y premiar a quien trae a un amigo', en: 'stop the adverts and reward those who bring a friend' },
        },
      ],
    },
  },
  {
    id: 'booking_software',
    sector: 'saas',
    name: { es: 'Programa de citas y reservas', en: 'Booking software' },
    clues: {
      es: [
        'reservas online',
        'programa de citas',
        'software de reservas',
        'agenda online',
        'cita previa',
        'citas para peluquerías',
        'gestión de reservas',
        'recordatorios automáticos',
      ],
      en: [
        'booking software',
        'appointment software',
        'online booking',
        'scheduling software',
        'reservation software',
        'bookings for salons',
        'automatic reminders',
      ],
    },
    figures: {
      unit: { es: { one: 'agenda', many: 'agendas' }, en: { one: 'diary', many: 'diaries' } },
      variableCostPct: estimate(18, 24, 31),
      price: estimate(18, 34, 70),
      monthlyUnits: estimate(90, 340, 900),
      usualTeam: 2,
      netMarginPct: estimate(-20, 3, 13),
      capex: estimate(6_000, 15_000, 40_000),
      season: [1.04, 1.01, 1.03, 1.03, 1.03, 1.0, 0.95, 0.88, 1.02, 1.02, 1.0, 0.99],
      monthlyChurnPct: estimate(2, 4, 7),
    },
    words: {
      aBusiness: { es: 'un programa de citas y reservas', en: 'a booking software product' },
      theBusiness: { es: 'el programa', en: 'the product' },
      scene: {
        es: 'Suena el teléfono con las manos llenas de tinte. Se apunta la cita en un papel, el papel se queda en la bata, y el jueves coinciden dos personas en el mismo sillón.',
        en: 'The phone rings while both hands are busy. The appointment goes on a slip, the slip stays in a pocket, and on Thursday two people turn up for one chair.',
      },
      stakes: {
        es: 'El hueco que nadie avisa no se vende dos veces, y la persona que se marchó sin cita tampoco vuelve a llamar.',
        en: 'An empty slot cannot be sold twice, and the caller who got no answer does not ring again.',
      },
      story: {
        wish: {
          es: 'Atiende, cobra y contesta el teléfono, todo con dos manos. Quiere cerrar la persiana sabiendo quién viene mañana.',
          en: 'Somebody who serves, takes the money and answers the phone with one pair of hands. The wish is to lock up knowing who comes tomorrow.',
        },
        obstacle: {
          es: 'El programa que probó pedía media hora cada noche para tenerlo al día.',
          en: 'The last system tried wanted half an hour every night to be kept straight.',
        },
        hurt: {
          es: 'Las citas perdidas no salen en ningún papel, y por eso parecen gratis.',
          en: 'Missed appointments appear on no sheet, and so they look free.',
        },
      },
      usualCustomer: {
        es: 'los salones, las consultas y los talleres que dan hora por teléfono',
        en: 'salons, clinics and workshops that take appointments by phone',
      },
      directCost: { es: 'los mensajes de aviso, los servidores y el soporte', en: 'reminder messages, servers and support' },
      costDoubt: {
        es: 'el coste por agenda se queda corto cuando el negocio manda tres avisos por cita y llama a soporte los sábados',
        en: 'the cost per diary falls short when a business sends three reminders per appointment and rings support on Saturdays',
      },
      substitutes: {
        es: [
          'la libreta junto al teléfono',
          'los mensajes de WhatsApp',
          'el calendario gratuito del correo',
          'un portal que cobra por cada cita',
        ],
        en: ['the notebook by the phone', 'WhatsApp messages', 'the free calendar', 'a portal that charges for each booking'],
      },
      rivalTest: {
        es: 'Reservar y anular una cita en cinco salones que usen rivales distintos, y contar toques de pantalla, avisos recibidos y minutos hasta la anulación.',
        en: 'Book and cancel an appointment at five salons on different rivals, counting taps, reminders received and minutes to cancel.',
      },
      steps: {
        es: ['Carga tus horarios y tus servicios', 'Pon el enlace donde hoy está el teléfono', 'Recibe reservas también fuera de hora'],
        en: ['Load your hours and services', 'Put the link where the phone number was', 'Take bookings after closing too'],
      },
      before: { es: 'un papel en la bata y dos citas a la misma hora', en: 'a slip in a pocket and two people at one time' },
      after: { es: 'una agenda que se llena sola por la noche', en: 'a diary that fills itself overnight' },
      strain: {
        es: 'Todos los negocios abren a la misma hora: si el sábado a las nueve algo falla, suenan todos los teléfonos a la vez.',
        en: 'All the businesses open at the same time, and when something breaks at nine on a Saturday all the phones ring together.',
      },
      measures: {
        es: [
          'agendas activas',
          'citas reservadas por agenda',
          'ausencias evitadas',
          'agendas que se dan de baja',
          'llamadas a soporte por agenda',
        ],
        en: ['active diaries', 'appointments booked per diary', 'no-shows avoided', 'diaries that cancel', 'support calls per diary'],
      },
    },
  },
  {
    id: 'invoicing_software',
    sector: 'saas',
    name: { es: 'Programa de facturación', en: 'Invoicing software' },
    clues: {
      es: [
        'programa de facturación',
        'facturación electrónica',
        'facturas online',
        'software de facturación',
        'verifactu',
        'software contable',
        'programa para autónomos',
        'tpv en la nube',
      ],
      en: [
        'invoicing software',
        'e-invoicing',
        'billing software',
        'accounting software',
        'software for the self-employed',
        'cloud till',
        'online invoices',
      ],
    },
    figures: {
      unit: { es: { one: 'cuenta', many: 'cuentas' }, en: { one: 'account', many: 'accounts' } },
      variableCostPct: estimate(16, 22, 28),
      price: estimate(9, 19, 39),
      monthlyUnits: estimate(200, 650, 1_800),
      usualTeam: 2,
      staffPct: estimate(34, 40, 55),
      rentPct: estimate(0, 1, 3),
      capex: estimate(8_000, 18_000, 45_000),
      season: [1.15, 1.0, 1.0, 1.06, 1.0, 0.98, 1.0, 0.82, 1.02, 1.04, 0.97, 0.96],
      monthlyChurnPct: estimate(1.5, 3, 5),
    },
    words: {
      aBusiness: { es: 'un programa de facturación', en: 'an invoicing software product' },
      theBusiness: { es: 'el programa', en: 'the product' },
      scene: {
        es: 'Hay que cobrar un trabajo y la última factura está en otro ordenador. Se copia la de un cliente parecido, se queda el nombre del anterior, y el cobro espera a que alguien la rehaga.',
        en: 'A job has to be billed and the last invoice is on another computer. One from a similar client is copied, the old name stays in it, and payment waits until somebody redoes it.',
      },
      stakes: {
        es: 'Una factura mal hecha retrasa el cobro un mes, y una que no cumple la norma cuesta una sanción.',
        en: 'An invoice done wrong puts payment back a month, and one that breaks the rules brings a fine.',
      },
      usualCustomer: {
        es: 'los autónomos y los pequeños negocios que facturan ellos mismos',
        en: 'sole traders and small businesses who do their own billing',
      },
      directCost: { es: 'los servidores, los envíos certificados y el soporte', en: 'servers, certified filings and support' },
      costDoubt: {
        es: 'el coste por cuenta no incluye adaptar el programa cada vez que cambia la ley ni las llamadas de cierre de trimestre',
        en: 'the cost per account does not include rewriting the product whenever the law changes or the calls at each quarter’s end',
      },
      substitutes: {
        es: [
          'una plantilla de texto',
          'el programa gratuito de la administración',
          'la gestoría, que la hace por ellos',
          'un talonario en papel',
        ],
        en: ['a text template', 'the tax office’s free program', 'the accountant who does it for them', 'a paper invoice book'],
      },
      rivalTest: {
        es: 'Hacer la misma factura rectificativa en tres programas rivales y contar los pasos, los minutos y si avisan de lo que falta antes de enviarla.',
        en: 'Make the same corrected invoice in three rival products, and count the steps, the minutes and whether they warn of what is missing before it goes.',
      },
      steps: {
        es: ['Crea la primera factura sin registrarte', 'Guarda tus clientes y tus precios', 'Deja que avise cuando no te paguen'],
        en: ['Make a first invoice without signing up', 'Save your clients and prices', 'Let it remind those who have not paid'],
      },
      before: { es: 'una factura copiada con el nombre de otro cliente', en: 'a copied invoice with another client’s name on it' },
      after: { es: 'una factura enviada desde el coche antes de arrancar', en: 'an invoice sent from the van before driving off' },
      story: {
        wish: {
          es: 'Trabaja por su cuenta y cobra cuando se acuerda de pedirlo. Quiere facturar antes de lavarse las manos.',
          en: 'Somebody who works alone and is paid on remembering to ask. The invoice should go out before the hands are washed.',
        },
        obstacle: {
          es: 'El programa que le recomendaron habla de asientos y pide un código para cada cliente.',
          en: 'The program recommended speaks of ledger entries and wants a code for every client.',
        },
        hurt: {
          es: 'Al final de año hay tres trabajos que nadie cobró y que nadie discute.',
          en: 'By the year’s end there are three jobs that nobody was paid for and nobody disputes.',
        },
      },
      strain: {
        es: 'En la última semana de cada trimestre pregunta a la vez la mitad de las cuentas, y un cambio legal con fecha no se puede aplazar.',
        en: 'In the last week of each quarter half the accounts ask at once, and a change in the law with a date on it cannot be put off.',
      },
      measures: {
        es: [
          'cuentas activas',
          'facturas emitidas por cuenta',
          'cuentas que se dan de baja',
          'altas que llegan por gestorías',
          'llamadas a soporte por cuenta',
        ],
        en: [
          'active accounts',
          'invoices sent per account',
          'accounts that cancel',
          'sign-ups through accountants',
          'support calls per account',
        ],
      },
    },
  },
] as const satisfies readonly Trade[];
