// The sample business shown on the site: an invented bicycle workshop in Bilbao that collects in the evening and returns in the morning.
import type { Fact, FactId, FactSheet, FactValues, Period } from '../facts/fact.ts';

export const SAMPLE_PLAN_ID = '7d1f0c52a96e4b38b0f4c27e5a913d60';
export const SAMPLE_DATE = '2026-11-20';

/** What the founder answers, in the order of the eight topics, then the gaps. */
const ANSWERS = [
  'La bici se te rompe un lunes y en el barrio te la devuelven el sábado. Esa semana cogí dos taxis y llegué tarde al colegio. Un mes después la bici se quedó en el trastero.',
  'Gente de 25 a 55 años que va en bici al trabajo entre Abando, San Francisco y Deusto, y tres empresas con aparcabicis propio. Quien va a diario la trae tres veces al año.',
  'Recogemos la bici por la tarde en el portal o en la oficina, la reparamos de noche y está de vuelta a la mañana siguiente, con el precio dicho antes de empezar.',
  'La ficha de Google bien llevada, carteles en los aparcabicis, el grupo de familias del colegio y visitas a las empresas. En eso, 360 € al mes.',
  'Cada reparación lleva unos 45 minutos y se cobra a 82 €, IVA incluido. Al principio calculo 125 al mes y crecer un 2 % cada mes. Las piezas salen por 19,59 € de media.',
  'Somos dos: yo, que llevo once años de mecánico en Getxo, y un mecánico contratado a jornada completa, que hace la noche. Trabajamos de lunes a viernes: recogemos de 18 a 20 h, reparamos de 20 a 4 h y devolvemos de 7 a 9 h. Con los sueldos y el plus de noche, cada mes cuesta 5790 €; de eso, el alquiler son 724 €, a pie de calle junto al carril bici, y mi sueldo 1500 €. Para abrir: obra del local 9.420 €, equipo de taller 18.600 €, dos bicis de carga con remolque 9.800 € y primeras piezas 4.600 €.',
  'Cobrar todos los meses desde el primero, firmar con tres empresas antes de fin de año y no trabajar los sábados.',
  'Ciclos Arana, que cobra 70 € y tarda cinco días, Megadeporte, que cobra 60 €, tarda una semana y no recoge la bici en casa, y un mecánico a domicilio que cobra 90 € y no da garantía.',
  'Se llama Txirrin y estará en Bilbao.',
  'Ponemos 38.000 € nuestros y pedimos un préstamo de 32.000 € a 6 años, con un año de carencia, al 6,2 % según el banco.',
  'En marzo de 2027. Se vienen conmigo 40 clientes de Getxo que trabajan en Bilbao.',
] as const;

type Unit = Fact['unit'];

export const SAMPLE_FACTS: FactSheet = {
  ...whole('problem', 0),
  ...whole('customer', 1),
  ...whole('solution', 2),
  ...whole('marketing', 3),
  ...whole('revenue', 4),
  ...whole('resources', 5),
  ...whole('goals', 6),
  ...whole('competitors', 7),
  ...said('name', 'Txirrin', 8, 'Txirrin'),
  ...said('city', 'Bilbao', 8, 'Bilbao'),
  ...derivedFrom('sector', 'repair_shop', 2, 'la reparamos'),
  ...derivedFrom('trade', 'bicycle_workshop', 0, 'La bici'),
  ...derivedFrom('country', 'ES', 8, 'Bilbao'),
  ...derivedFrom('currency', 'EUR', 4, '€'),
  ...said('price', 82, 4, 'se cobra a 82 €', 'EUR', 'unit'),
  ...said('taxIncluded', true, 4, 'IVA incluido'),
  ...said('volume', 125, 4, '125 al mes', 'units', 'month'),
  ...said('volumeFromStart', true, 4, 'Al principio'),
  ...said('growth', 2, 4, '2 % cada mes', 'percent', 'month'),
  ...said('marketingBudget', 360, 3, '360 € al mes', 'EUR', 'month'),
  ...said('unitCost', 19.59, 4, 'Las piezas salen por 19,59 €', 'EUR', 'unit'),
  ...said('payIncluded', true, 5, 'Con los sueldos'),
  ...said('fixedCosts', 5790, 5, 'cada mes cuesta 5790 €', 'EUR', 'month'),
  ...said('rent', 724, 5, 'el alquiler son 724 €', 'EUR', 'month'),
  ...said('founderPay', 1500, 5, 'mi sueldo 1500 €', 'EUR', 'month'),
  ...derivedFrom('investment', 42420, 5, 'Para abrir', 'EUR'),
  ...said(
    'investmentItems',
    [
      { label: 'obra del local', amount: 9420 },
      { label: 'equipo de taller', amount: 18600 },
      { label: 'dos bicis de carga con remolque', amount: 9800 },
      { label: 'primeras piezas', amount: 4600 },
    ],
    5,
    'Para abrir',
    'EUR',
  ),
  ...said('ownFunds', 38000, 9, 'Ponemos 38.000 €', 'EUR'),
  ...said('loan', 32000, 9, 'un préstamo de 32.000 €', 'EUR'),
  ...said('loanYears', 6, 9, 'a 6 años', 'years'),
  ...said('loanRate', 6.2, 9, 'al 6,2 %', 'percent', 'year'),
  ...said('graceMonths', 12, 9, 'un año de carencia', 'months'),
  ...said('team', 2, 5, 'Somos dos', 'people'),
  ...said('start', '2027-03', 10, 'En marzo de 2027'),
  ...said('customersBrought', 40, 10, 'Se vienen conmigo 40 clientes', 'people'),
  ...said('rivals', ['Ciclos Arana', 'Megadeporte'], 7, 'Ciclos Arana'),
};

/** A whole answer, kept in the visitor's words. */
function whole<Id extends 'problem' | 'customer' | 'solution' | 'marketing' | 'revenue' | 'resources' | 'goals' | 'competitors'>(
  id: Id,
  answer: number,
): FactSheet {
  const text = ANSWERS[answer] ?? '';
  return said(id, text as FactValues[Id], answer, text);
}

function said<Id extends FactId>(
  id: Id,
  value: FactValues[Id],
  answer: number,
  text: string,
  unit: Unit = null,
  period: Period | null = null,
): FactSheet {
  const start = (ANSWERS[answer] ?? '').indexOf(text);
  return { [id]: { id, value, period, unit, quote: { answer, start, end: start + text.length, text }, origin: 'said' } };
}

function derivedFrom<Id extends FactId>(id: Id, value: FactValues[Id], answer: number, text: string, unit: Unit = null): FactSheet {
  const [fact] = Object.values(said(id, value, answer, text, unit)) as Fact[];
  return { [id]: { ...fact, origin: 'derived' } } as FactSheet;
}
