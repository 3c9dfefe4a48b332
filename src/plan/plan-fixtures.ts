// Sets of facts on which plans are tried: every figure said, and each way in which a plan can go wrong.
import type { Fact, FactId, FactSheet, FactValues } from '../facts/fact.ts';
import { SECTOR_IDS, type SectorId } from '../sectors/sector.ts';

export { SECTOR_IDS };

export function fact<Id extends FactId>(id: Id, value: FactValues[Id], text: string | null = null): FactSheet {
  const quote = text === null ? null : { answer: 0, start: 0, end: text.length, text };
  return { [id]: { id, value, period: null, unit: null, quote, origin: 'said' } satisfies Fact };
}

/** Rivals of a bicycle workshop, with what was told of each and no number in figures. */
export const RIVALS_TOLD: FactSheet = {
  ...fact(
    'competitors',
    'Ciclos Arana, que tarda cinco días, Megadeporte, que tarda una semana y no recoge la bici en casa, y un mecánico a domicilio que no da garantía.',
  ),
  ...fact('rivals', ['Ciclos Arana', 'Megadeporte']),
};

const SHOP: FactSheet = {
  ...fact('sector', 'retail_shop'),
  ...fact('problem', 'Quien quiere regalar flores a última hora solo encuentra ramos que se marchitan en dos días.'),
  ...fact('customer', 'Vecinos que regalan flores unas cinco veces al año, y ocho hoteles que cambian sus centros cada semana.'),
  ...fact('solution', 'Ramos listos en diez minutos, con flor de cultivo cercano y reparto en bicicleta el mismo día.'),
  ...fact('marketing', 'Instagram con el ramo del día, escaparate cuidado y ficha de Google.'),
  ...fact('goals', 'Doce hoteles con contrato y una nota alta en Google.'),
  ...fact('name', 'Flor de Azahar'),
  ...fact('city', 'Valencia'),
  ...fact('country', 'ES'),
  ...fact('currency', 'EUR'),
  ...fact('price', 32, 'El ramo medio se vende a treinta y dos euros'),
  ...fact('volume', 310, 'calculo trescientos diez ramos al mes'),
  ...fact('growth', 3),
  ...fact('unitCost', 12.5, 'la flor de cada ramo me cuesta doce y medio'),
  ...fact('fixedCosts', 3950, 'los gastos fijos, sueldos incluidos, son casi cuatro mil'),
  ...fact('investment', 24000),
  ...fact('investmentItems', [
    { label: 'una cámara de frío', amount: 20000 },
    { label: 'la bicicleta', amount: 4000 },
  ]),
  ...fact('ownFunds', 10000),
  ...fact('loan', 14000),
  ...fact('loanYears', 5),
  ...fact('team', 2),
  ...fact('start', '2027-03'),
  ...fact('rivals', ['Colvin', 'Flores Narciso', 'los ramos de Consum']),
};

/** Sheets by what is peculiar in them. */
export const SHEETS: Readonly<Record<string, FactSheet>> = {
  empty: {},
  'all said, money missing': SHOP,
  'money to spare': { ...SHOP, ...fact('ownFunds', 60000) },
  'money just enough': { ...SHOP, ...fact('ownFunds', 17900) },
  'each sale loses': { ...SHOP, ...fact('price', 11) },
  'break-even never reached': { ...SHOP, ...fact('fixedCosts', 30000) },
  'break-even late': { ...SHOP, ...fact('volume', 150), ...fact('growth', 2.5), ...fact('fixedCosts', 3300) },
  'hardly above break-even': { ...SHOP, ...fact('volume', 205), ...fact('growth', 0) },
  'no loan': { ...SHOP, ...fact('ownFunds', 24000), ...fact('loan', 0) },
  'one sale a month': { ...SHOP, ...fact('price', 9000), ...fact('unitCost', 2000), ...fact('volume', 1) },
  'no name, no place': Object.fromEntries(Object.entries(SHOP).filter(([id]) => id !== 'name' && id !== 'city')) as FactSheet,
  'only a problem': fact('problem', 'Los arreglos de ropa tardan semanas y hay que ir a la capital.'),
};

export function inSector(facts: FactSheet, sector: SectorId): FactSheet {
  return { ...facts, ...fact('sector', sector) };
}
