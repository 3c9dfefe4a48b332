import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const realEstate: Sector = {
  id: 'real_estate',
  family: 'lugar',
  name: { es: 'Agencia inmobiliaria', en: 'Estate agency' },
  unit: { es: { one: 'operación', many: 'operaciones' }, en: { one: 'sale closed', many: 'sales closed' } },
  revenueModel: 'commission',
  variableCostPct: estimate(25, 40, 60),
  staffPct: estimate(20, 25, 33),
  rentPct: estimate(4, 7, 10),
  marketingPct: estimate(6, 9, 12),
  otherFixedPct: estimate(8, 10, 12),
  netMarginPct: estimate(3, 6, 12),
  price: estimate(2500, 5500, 11000),
  monthlyUnits: estimate(1, 3, 6),
  usualTeam: 2,
  season: [0.85, 0.95, 1.05, 1.05, 1.1, 1.1, 1.05, 0.8, 1.0, 1.05, 1.05, 0.95],
  rampMonths: 8,
  daysToCollect: 10,
  daysToPay: 30,
  daysOfStock: 0,
  customerCost: estimate(200, 420, 900),
  capex: estimate(8000, 17000, 35000),
  capexLifeYears: 5,
  targets: [{ measure: { es: 'honorarios sobre el precio de venta', en: 'fee out of the sale price' }, unit: 'percent', from: 3, to: 5 }],
  codes: { cnae: '68.31', naics: '5312' },
  basis: { variableCost: 'V company dollar ~18% where splits are high (NAR)', netMargin: 'K', season: 'K' },
  evidence: [
    { figure: 'brokerage keeps about 18% of commission where splits are high', source: 'NAR Realtor magazine', tag: 'V', cite: false },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'una agencia inmobiliaria de zona', en: 'a local estate agency' },
    theBusiness: { es: 'la agencia', en: 'the agency' },
    scene: {
      es: 'El piso de los padres lleva cerrado desde Navidad. Los tres hermanos viven en tres ciudades, cada portal da una cifra distinta y el primer comprador quiere verlo mañana a las ocho.',
      en: 'The parents’ flat has been shut up since Christmas. Three children live in three cities, every portal puts a different figure on it, and the first buyer wants to see it tomorrow at eight.',
    },
    stakes: {
      es: 'Cada mes cerrado suma recibos y goteras, y un anuncio que envejece enseña a todo el mundo que hay prisa.',
      en: 'Each month shut adds bills and damp, and an advert that grows old tells everyone the seller is in a hurry.',
    },
    story: {
      wish: {
        es: 'Vende una casa una vez en la vida y en ella creció alguien. Quiere un precio justo y que no le mientan con las visitas.',
        en: 'Somebody who sells a home once in a lifetime, and whose childhood may be in it. What they want is a fair price and the truth about viewings.',
      },
      obstacle: {
        es: 'Tres agentes dan tres cifras, y la que suena mejor es la que trae más prisa por firmar.',
        en: 'Three agents give three figures, and the one that sounds sweetest is in the greatest hurry for a signature.',
      },
      hurt: {
        es: 'A los seis meses el anuncio ha bajado tres veces, y los vecinos ya preguntan si pasa algo con la casa.',
        en: 'Six months on, the advert has come down three times and the neighbours ask whether something is wrong with the house.',
      },
    },
    usualCustomer: {
      es: 'los propietarios que venden una casa por primera o segunda vez en su vida',
      en: 'owners selling a home for the first or second time in their lives',
    },
    directCost: { es: 'las comisiones de los agentes y los anuncios', en: 'agents’ commission and adverts' },
    costDoubt: {
      es: 'el coste por operación no cuenta las visitas a pisos que no se venden ni las fotos de encargos que otro cierra',
      en: 'the cost per sale leaves out viewings of homes that never sell and photographs of listings another agent closes',
    },
    substitutes: {
      es: [
        'vender sin agencia en un portal',
        'la red nacional con oficina en la avenida',
        'el comprador al contado que ofrece menos',
        'alquilarlo un par de años',
      ],
      en: [
        'selling without an agent on a portal',
        'the national chain on the avenue',
        'the cash buyer who offers less',
        'letting it for a couple of years',
      ],
    },
    rivalTest: {
      es: 'Pedir valoración del propio piso a dos agencias y apuntar con qué ventas cerradas la razonan y a los cuántos días vuelven a llamar.',
      en: 'Ask two agencies to value your own flat, and note which closed sales they base it on and how many days pass before they ring again.',
    },
    steps: {
      es: ['Enseña las escrituras y los recibos', 'Firma precio de salida y plazo', 'Recibe un informe después de cada visita'],
      en: ['Bring the deeds and the bills', 'Sign an asking price and a term', 'Get a report after every viewing'],
    },
    before: { es: 'un piso cerrado y tres hermanos que no se ponen de acuerdo', en: 'a shut flat and three siblings who cannot agree' },
    after: {
      es: 'una firma con fecha y un dinero que se reparte sin discutir',
      en: 'a signature with a date and money shared without a quarrel',
    },
    proof: {
      es: 'las ventas cerradas en esas mismas calles, con el precio de salida, el de firma y los días transcurridos',
      en: 'sales closed in those same streets, with the asking price, the price signed and the days between',
    },
    strain: {
      es: 'Todos pueden a las siete de la tarde: una persona enseña un solo piso a esa hora, y las llaves están en la otra punta del barrio.',
      en: 'Everyone is free at seven in the evening, when one person can show one flat and the keys are at the far end of the district.',
    },
    channels: [
      {
        name: { es: 'portales inmobiliarios', en: 'property portals' },
        purpose: { es: 'el comprador que mira cada noche', en: 'buyers who look every night' },
        share: 40,
      },
      {
        name: { es: 'buzones y porteros de las mismas calles', en: 'letterboxes and caretakers in the same streets' },
        purpose: { es: 'el propietario que aún duda', en: 'the owner who is still unsure' },
        share: 25,
      },
      {
        name: { es: 'quienes ya vendieron o compraron', en: 'past sellers or buyers' },
        purpose: { es: 'el hermano, la vecina, el compañero', en: 'the brother, the neighbour, the colleague' },
        share: 20,
      },
      {
        name: { es: 'ficha de Google con operaciones contadas', en: 'Google profile with sales told' },
        purpose: { es: 'quien compara antes de llamar', en: 'those comparing before they ring' },
        share: 15,
      },
    ],
    permits: {
      es: [
        'registro de agentes si lo exige la zona',
        'seguro de responsabilidad civil profesional',
        'garantía o caución para señales',
        'medidas contra el blanqueo de capitales',
        'hoja de encargo firmada',
        'información obligatoria en los anuncios de vivienda',
      ],
      en: [
        'registration as an agent where required',
        'professional indemnity insurance',
        'client money protection',
        'anti-money-laundering checks',
        'signed agency agreement',
        'information the law requires in adverts',
      ],
    },
    risks: [
      {
        risk: { es: 'el mercado se para', en: 'the market stalls' },
        hits: 'sales',
        trigger: { es: 'dos meses sin firma con visitas a la mitad', en: 'two months with nothing signed and viewings halved' },
        response: { es: 'gestión de alquileres con cuota mensual', en: 'letting management for a monthly fee' },
      },
      {
        risk: { es: 'el propietario vende por su cuenta', en: 'the owner sells alone' },
        hits: 'lost-sale',
        trigger: { es: 'un encargo sin exclusiva visto en otro portal', en: 'a non-exclusive listing seen on another portal' },
        response: {
          es: 'exclusiva corta con informe semanal y salida pactada',
          en: 'a short sole agency with weekly reports and an agreed way out',
        },
      },
      {
        risk: { es: 'la hipoteca del comprador no sale', en: 'the buyer’s mortgage falls through' },
        hits: 'lost-sale',
        trigger: { es: 'una señal firmada sin preestudio del banco', en: 'a deposit signed with no bank approval' },
        response: { es: 'comprobar la financiación antes de parar las visitas', en: 'check the funding before viewings stop' },
      },
      {
        risk: { es: 'se va quien capta en la zona', en: 'the person who brings in listings leaves' },
        hits: 'sales',
        trigger: { es: 'la mitad de los encargos en una sola agenda', en: 'half the listings in one diary' },
        response: {
          es: 'encargos a nombre de la agencia y dos personas por calle',
          en: 'listings in the agency’s name and two people per street',
        },
      },
    ],
    measures: {
      es: [
        'encargos en exclusiva',
        'visitas por inmueble',
        'días desde el anuncio hasta la firma',
        'diferencia entre precio de salida o de firma',
        'honorarios medios por operación',
        'encargos que caducan',
      ],
      en: [
        'sole agency listings',
        'viewings per property',
        'days from advert to signing',
        'gap between asking or signed price',
        'average fee per sale',
        'listings that lapse',
      ],
    },
  },
};
