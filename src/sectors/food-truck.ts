import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const foodTruck: Sector = {
  id: 'food_truck',
  family: 'mesa',
  name: { es: 'Food truck o puesto de comida', en: 'Food truck or street food' },
  unit: { es: { one: 'ticket', many: 'tickets' }, en: { one: 'order', many: 'orders' } },
  revenueModel: 'transaction',
  vatClass: 'hospitality',
  variableCostPct: estimate(28, 33, 38),
  staffPct: estimate(22, 27, 30),
  rentPct: estimate(3, 5, 8),
  marketingPct: estimate(2, 3, 5),
  otherFixedPct: estimate(10, 12, 15),
  netMarginPct: estimate(6, 8, 15),
  price: estimate(8, 11, 15),
  monthlyUnits: estimate(500, 950, 1600),
  usualTeam: 1,
  season: [0.6, 0.65, 0.85, 1.05, 1.2, 1.3, 1.35, 1.3, 1.15, 1.0, 0.75, 0.8],
  weatherDriven: true,
  rampMonths: 5,
  daysToCollect: 0,
  daysToPay: 15,
  daysOfStock: 5,
  customerCost: estimate(2, 4, 8),
  capex: estimate(35000, 65000, 120000),
  capexLifeYears: 7,
  targets: [{ measure: { es: 'comida más personal sobre ventas', en: 'food plus wages out of sales' }, unit: 'percent', from: 55, to: 62 }],
  codes: { cnae: '56.10', naics: '722330' },
  basis: { variableCost: 'V 60-90% GM, avg net 6-9 (dojobusiness)', netMargin: 'V 6-9', season: 'K' },
  evidence: [{ figure: 'net 6-9%, gross 60-90%', source: 'dojobusiness.com (commercial, unaudited)', tag: 'V', cite: false }],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'un puesto de comida sobre ruedas', en: 'a kitchen on wheels' },
    theBusiness: { es: 'el puesto', en: 'the truck' },
    scene: {
      es: 'El concierto acaba a medianoche, el bar del recinto ya ha bajado la persiana y quedan doscientas personas con hambre en la explanada. Lo que hay es una máquina expendedora de patatas fritas.',
      en: 'The concert ends at midnight, the venue’s bar has its shutter down and two hundred people are hungry in the car park. What there is to eat comes out of a vending machine.',
    },
    stakes: {
      es: 'Quien no encuentra algo caliente se marcha antes del bis o paga por unas patatas lo que vale una cena.',
      en: 'Without something hot people leave before the encore, or pay for crisps what a supper costs.',
    },
    story: {
      wish: {
        es: 'Ha venido con tres amigos y le quedan cuatro horas de pie. Quiere cenar algo caliente sin perderse el concierto.',
        en: 'Somebody here with three friends and four hours still to stand. The wish is for a hot supper without missing the show.',
      },
      obstacle: {
        es: 'La cola da la vuelta a la valla y la carta no se lee hasta llegar.',
        en: 'The queue goes round the barrier, and the menu cannot be read until the front of it.',
      },
      hurt: {
        es: 'Media actuación se oye de espaldas, y al final la plancha se ha quedado sin pan.',
        en: 'Half the set is heard facing the wrong way, and at the hatch the bread has run out.',
      },
    },
    usualCustomer: {
      es: 'quienes comen de pie en ferias, polígonos y conciertos',
      en: 'people eating on their feet at fairs, business parks and concerts',
    },
    directCost: { es: 'la comida, el envase y el gas', en: 'food, packaging and gas' },
    costDoubt: {
      es: 'el coste por ticket no cuenta el canon de cada feria, el gasoil hasta llegar ni la comida que vuelve sin vender',
      en: 'the cost per order leaves out the pitch fee, the fuel to get there and the food that comes back unsold',
    },
    substitutes: {
      es: ['el bocadillo traído de casa', 'el bar del recinto', 'otra furgoneta dos puestos más allá', 'una gasolinera abierta'],
      en: ['a sandwich from home', 'the bar at the venue', 'another truck two pitches along', 'a petrol station still open'],
    },
    rivalTest: {
      es: 'Ponerse en la cola del puesto rival un sábado de feria y contar las personas que despacha en un cuarto de hora y las que se van sin pedir.',
      en: 'Stand in the rival truck’s queue at a Saturday fair and count how many they serve in a quarter of an hour and how many walk off without ordering.',
    },
    steps: {
      es: ['Mira dónde está hoy el puesto', 'Pide en la ventanilla o por mensaje', 'Come de pie antes de que se enfríe'],
      en: ['See where the truck is today', 'Order at the hatch or by message', 'Eat it standing, while it is hot'],
    },
    before: { es: 'una bolsa de patatas apoyada en un bordillo', en: 'a bag of crisps on a kerb' },
    after: { es: 'algo caliente en la mano antes de la siguiente canción', en: 'something hot in the hand before the next song' },
    proof: {
      es: 'un sábado de prueba con la ventanilla abierta, los platos por hora y los minutos de cola anotados',
      en: 'one trial Saturday with the hatch open, plates per hour and minutes of queue written down',
    },
    strain: {
      es: 'Todo el dinero de la jornada entra en dos horas por una sola ventanilla, y una plancha de más no cabe en el vehículo.',
      en: 'The whole day’s money comes through one hatch in two hours, and a second griddle does not fit in the vehicle.',
    },
    channels: [
      {
        name: { es: 'Instagram con la parada de hoy', en: 'Instagram with today’s pitch' },
        purpose: { es: 'quien ya sabe lo que quiere y no dónde está', en: 'people who know what they want and not where it is' },
        share: 35,
      },
      {
        name: { es: 'organizadores de ferias y conciertos', en: 'fair and concert organisers' },
        purpose: { es: 'fechas cerradas antes de la temporada', en: 'dates agreed before the season' },
        share: 30,
      },
      {
        name: { es: 'comidas de empresa en polígonos', en: 'lunches at business parks' },
        purpose: { es: 'los martes que no son feria', en: 'the Tuesdays that are not fairs' },
        share: 20,
      },
      {
        name: { es: 'pizarra y olor en la acera', en: 'chalkboard and smell on the pavement' },
        purpose: { es: 'quien pasaba camino de otro sitio', en: 'those on their way somewhere else' },
        share: 15,
      },
    ],
    permits: {
      es: [
        'permiso de venta ambulante o de plaza',
        'ficha técnica del vehículo con la reforma',
        'registro sanitario de la cocina móvil',
        'certificado de la instalación de gas',
        'revisión eléctrica del generador',
        'responsabilidad civil en recintos ajenos',
      ],
      en: [
        'street trading or pitch permit',
        'vehicle approval with the conversion',
        'food registration for a mobile kitchen',
        'gas safety certificate',
        'generator inspection',
        'public liability on other people’s grounds',
      ],
    },
    risks: [
      {
        risk: { es: 'tres fines de semana de lluvia', en: 'three wet weekends' },
        hits: 'week',
        trigger: { es: 'aviso de temporal con el género ya comprado', en: 'a storm warning with the food already bought' },
        response: { es: 'comidas de empresa bajo techo y compra en dos tandas', en: 'indoor company lunches, and buying in two rounds' },
      },
      {
        risk: { es: 'una plaza que se pierde o se encarece', en: 'a pitch lost or priced up' },
        hits: 'sales',
        trigger: { es: 'el canon por encima de la décima parte de lo vendido ese día', en: 'the fee above a tenth of that day’s sales' },
        response: { es: 'calendario con dos recintos candidatos por fecha', en: 'a calendar with two candidate grounds for each date' },
      },
      {
        risk: { es: 'el vehículo no arranca', en: 'the vehicle will not start' },
        hits: 'week',
        trigger: { es: 'una revisión con reparación de más de un día', en: 'a service with over a day in the garage' },
        response: {
          es: 'remolque de alquiler apalabrado y cocina montada sobre bastidor',
          en: 'a hire trailer lined up and a kitchen on a removable frame',
        },
      },
      {
        risk: { es: 'un aviso sanitario en plena feria', en: 'a hygiene notice at a fair' },
        hits: 'week',
        trigger: { es: 'cámara por encima de la temperatura marcada', en: 'the fridge above its marked temperature' },
        response: { es: 'termómetro con alarma y menú corto sin crudos', en: 'an alarm thermometer and a short menu with nothing raw' },
      },
    ],
    measures: {
      es: [
        'tickets por hora de ventanilla',
        'importe medio por ticket',
        'jornadas vendidas por mes',
        'canon sobre ventas de la jornada',
        'género devuelto sin vender',
      ],
      en: [
        'orders per hour at the hatch',
        'average amount per order',
        'days worked in the month',
        'pitch fee out of the day’s sales',
        'food brought back unsold',
      ],
    },
  },
};
