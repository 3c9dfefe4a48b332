import { estimate, published } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const cafeRestaurant: Sector = {
  id: 'cafe_restaurant',
  family: 'mesa',
  name: { es: 'Cafetería o restaurante', en: 'Cafe or restaurant' },
  unit: { es: { one: 'ticket', many: 'tickets' }, en: { one: 'cover', many: 'covers' } },
  revenueModel: 'transaction',
  vatClass: 'hospitality',
  // Food: from the lowest of quick service to the highest of full service, and its middle.
  variableCostPct: published(28, 32, 36, 'uspress.news, completecontroller.com, chownow.com, paperchase.ac (trade press)', 2026),
  staffPct: estimate(30, 33, 38),
  rentPct: estimate(6, 8, 10),
  marketingPct: estimate(1, 2, 4),
  otherFixedPct: estimate(10, 13, 15),
  // From full service to quick service; the base is the top of full service.
  netMarginPct: published(3, 5, 9, 'uspress.news, completecontroller.com, chownow.com, paperchase.ac (trade press)', 2026),
  price: estimate(6, 13, 28),
  monthlyUnits: estimate(900, 1700, 3200),
  usualTeam: 4,
  season: [0.95, 0.93, 1.0, 1.0, 1.03, 1.02, 1.03, 1.0, 0.99, 1.02, 1.0, 1.03],
  rampMonths: 6,
  daysToCollect: 0,
  daysToPay: 30,
  daysOfStock: 7,
  customerCost: estimate(3, 7, 15),
  capex: estimate(60000, 100000, 180000),
  capexLifeYears: 8,
  targets: [
    {
      measure: { es: 'coste de comida más personal sobre ventas', en: 'food plus wages as a share of sales' },
      unit: 'percent',
      from: 60,
      to: 65,
    },
  ],
  codes: { cnae: '56.10/56.30', naics: '7225' },
  basis: { variableCost: 'V food 28-35% (uspress.news; chownow; completecontroller)', netMargin: 'V FSR 3-5, QSR 6-9', season: 'K' },
  evidence: [
    {
      figure:
        'food cost 28-35% of sales (28-30% quick service, 34-36% full service: completecontroller.com); net 3-5% full service, 6-9% quick service; prime cost <= 60-65%; labour median 36.5% full service',
      source: 'uspress.news, completecontroller.com, chownow.com, paperchase.ac (trade press)',
      tag: 'V',
      cite: false,
    },
    { figure: 'restaurant rent <= 6% of sales, occupancy <= 8-10%', source: 'jeffreysummers.com', tag: 'V', cite: false },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'un local de hostelería', en: 'a place to eat and drink' },
    theBusiness: { es: 'el local', en: 'the place' },
    scene: {
      es: 'Hay tres cuartos de hora para comer y ya se han ido diez minutos en encontrar mesa. En la esquina sirven lo mismo que ayer; enfrente, el café llega cuando toca volver.',
      en: 'Lunch is three quarters of an hour, and ten minutes of it have gone on finding a table. The place on the corner has yesterday’s menu again; across the road, coffee arrives when it is time to leave.',
    },
    stakes: {
      es: 'La comida acaba llegando; lo que se pierde es el único rato del día en que uno se sienta con alguien.',
      en: 'The food does arrive in the end; what goes missing is the one part of the day spent sitting down with somebody.',
    },
    story: {
      wish: {
        es: 'Trabaja a dos calles y come fuera tres días por semana. Quiere un sitio donde la mesa no sea una negociación.',
        en: 'Somebody who works two streets away and eats out three days a week. They want a place where getting a table is not a negotiation.',
      },
      obstacle: { es: 'A la hora de comer todo el mundo tiene la misma hora.', en: 'At lunchtime everybody has the same hour.' },
      hurt: {
        es: 'Se vuelve a la mesa de trabajo con prisa y con hambre a medias, y a las cinco lo paga la máquina de bollería.',
        en: 'Work resumes in a hurry and half fed, and at five o’clock the vending machine collects.',
      },
    },
    usualCustomer: {
      es: 'quienes desayunan, comen o quedan fuera cerca de casa o del trabajo',
      en: 'people who breakfast, lunch or meet near home or work',
    },
    directCost: { es: 'la comida y la bebida', en: 'food and drink' },
    costDoubt: {
      es: 'el coste por ticket no cuenta lo que se tira en cocina, la comida del personal ni los cafés de la casa',
      en: 'the cost per cover leaves out what the kitchen bins, what the staff eat and the coffees on the house',
    },
    substitutes: {
      es: ['el táper en la oficina', 'el bar de siempre', 'un plato preparado del supermercado', 'la comida a domicilio'],
      en: ['a packed lunch at the desk', 'the bar they already use', 'a supermarket meal deal', 'food delivered to the door'],
    },
    rivalTest: {
      es: 'Comer en el local rival un martes y un viernes a la misma hora, y contar las mesas vacías, los minutos hasta el primer plato y lo que vuelve sin tocar.',
      en: 'Eat at the rival’s on a Tuesday and again on a Friday at the same hour, and count the empty tables, the minutes to the first plate and what goes back untouched.',
    },
    steps: {
      es: ['Reserva mesa o entra sin avisar', 'Pide de la pizarra o de la carta', 'Come sin mirar el reloj'],
      en: ['Book a table or just come in', 'Order from the board or the menu', 'Eat without watching the clock'],
    },
    before: { es: 'diez minutos de pie para repetir el menú de ayer', en: 'ten minutes on your feet for yesterday’s menu' },
    after: { es: 'una mesa donde ya saben cómo va el café', en: 'a table where they already know how the coffee goes' },
    proof: {
      es: 'un servicio de prueba con la sala llena, los minutos de cada plato anotados y su coste pesado en báscula',
      en: 'a trial service with the room full, every dish timed and its cost weighed on a scale',
    },
    strain: {
      es: 'En una hora se sirve la mitad del día: con un camarero de menos o un fuego apagado, ninguna mesa da la segunda vuelta.',
      en: 'Half the day is served inside one hour; with a waiter short or a ring out of order, no table turns a second time.',
    },
    channels: [
      {
        name: { es: 'ficha de Google Maps con reseñas', en: 'Google Maps profile with reviews' },
        purpose: { es: 'quien tiene hambre a tres calles', en: 'people who are hungry three streets away' },
        share: 35,
      },
      {
        name: { es: 'Instagram con el plato del día', en: 'Instagram with the dish of the day' },
        purpose: { es: 'decidir dónde se queda el viernes', en: 'settling where to meet on Friday' },
        share: 25,
      },
      {
        name: { es: 'carta en mano por oficinas y portales', en: 'menus handed round offices and front doors' },
        purpose: { es: 'las comidas de entre semana', en: 'weekday lunches' },
        share: 25,
      },
      {
        name: { es: 'reparto a domicilio', en: 'home delivery' },
        purpose: { es: 'las noches flojas, descontada la comisión', en: 'slow evenings, once the commission is taken off' },
        share: 15,
      },
    ],
    permits: {
      es: [
        'licencia de actividad con salida de humos si se cocina',
        'registro sanitario del establecimiento',
        'plan de higiene con control de temperaturas',
        'formación en alérgenos del personal',
        'hojas de reclamaciones a disposición del público',
        'permiso de terraza si la hay',
        'derechos de la música ambiental si se pone',
        'seguro de responsabilidad civil',
        'seguro multirriesgo',
      ],
      en: [
        'licence for the premises with kitchen extraction where there is cooking',
        'food business registration',
        'hygiene plan with temperature records',
        'allergen training for staff',
        'complaints procedure on display',
        'permit for outdoor tables if there are any',
        'licence for background music if any is played',
        'public liability insurance',
        'buildings or contents cover',
      ],
    },
    risks: [
      {
        risk: { es: 'sube la materia prima', en: 'ingredients go up' },
        hits: 'goods',
        trigger: {
          es: 'dos albaranes seguidos por encima del coste calculado',
          en: 'two delivery notes running above the costing',
        },
        response: {
          es: 'repasar costes cada mes y quitar de la carta lo que no deja margen',
          en: 'recost every month and take off the menu what leaves no margin',
        },
      },
      {
        risk: { es: 'se marcha quien lleva la cocina o la barra', en: 'whoever runs the kitchen or the counter leaves' },
        hits: 'week',
        trigger: { es: 'un preaviso o dos turnos doblados en una semana', en: 'notice given, or two double shifts in a week' },
        response: {
          es: 'recetas escritas y una segunda persona capaz de abrir',
          en: 'written recipes and a second person able to open up',
        },
      },
      {
        risk: { es: 'horas muertas entre servicios', en: 'dead hours between services' },
        hits: 'sales',
        trigger: {
          es: 'tres tardes seguidas que no pagan a quien atiende',
          en: 'three afternoons running that do not pay whoever is serving',
        },
        response: { es: 'recortar el horario o vender meriendas para llevar', en: 'shorten the hours or sell cake to take away' },
      },
      {
        risk: { es: 'un mes de lluvia sin terraza', en: 'a wet month without the terrace' },
        hits: 'sales',
        trigger: { es: 'dos fines de semana con las sillas apiladas', en: 'two weekends with the chairs stacked' },
        response: {
          es: 'pedido de género a la mitad y menú cerrado para grupos dentro',
          en: 'halve the order and offer groups a set menu indoors',
        },
      },
    ],
    measures: {
      es: [
        'importe medio por ticket',
        'vueltas por mesa en cada servicio',
        'coste de comida más personal sobre ventas',
        'kilos tirados en cocina',
        'reservas que no aparecen',
      ],
      en: [
        'average amount per cover',
        'turns per table at each service',
        'food plus wages as a share of sales',
        'weight of food binned',
        'bookings that never turn up',
      ],
    },
  },
};
