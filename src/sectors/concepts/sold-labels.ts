// What things sold are called over the counter, where a bare word means something else outside the trade: «tapas» are eaten, and put on heels.
// One a line: in Spanish, its other names behind bars = in English, its other names.
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import type { SectorId } from '../sector.ts';

const ANYWHERE = `
día completo | jornada completa = full day
días completos | jornadas completas = full days
medio día | media jornada = half day
medios días | medias jornadas = half days
entrega a oficinas | entregas a oficinas = office deliveries | office delivery | office orders
`;

const WORDS: Readonly<Partial<Record<SectorId, string>>> = {
  repair_shop: `
cambio de suelas | suelas | cambios de suelas | cambio de suela | cambiar suelas = resoling | resoles | new soles
medias suelas | media suela = half soles
cambio de tapas | tapas | cambios de tapas | tapas de tacón | poner tapas = heel tips | new heel tips
lavado de zapatillas | lavado de tenis | lavados de tenis | limpieza de tenis | limpieza de zapatillas = sneaker cleaning | cleaning sneakers | trainer cleaning
lavado y pintado de zapatillas | lavado y pintado de tenis = sneaker cleaning and dyeing
zapatillas | tenis | deportivas = sneakers | trainers
dobladillos | bajos | bastas | bajos de pantalón = hems | hemming | pants hems | trouser hems
vestidos y novia | vestidos y novias | vestidos y vestidos de novia = dresses and bridal | bridal and dresses
vestidos de novia | novia | novias = bridal | bridal gowns | wedding dresses | bridal alterations
vestidos de fiesta = prom dresses | party dresses | prom
cremalleras y arreglos | cierres y arreglos = zippers and repairs | zips and repairs
cremalleras | cierres | cambio de cremallera | cambio de cierre = zippers | zips | zipper replacement
arreglos | composturas = alterations
`,
  beauty_salon: `
baños | baño | baños de perro = baths | bath
arreglo completo | baño y corte completo = full groom | groom
arreglos completos | arreglos = full grooms | grooms
baño y repaso | baños y repaso = bath and tidy | bath and tidies | baths and tidies | bath and brush
guardería | guardería de día | días de guardería = daycare | day care | daycare days
residencia | alojamiento | noches de residencia | hospedaje = boarding | boarding nights | overnight boarding
`,
  construction_trades: `
jardines delanteros | jardín delantero = front yards | front yard | front-yard conversions | front gardens
visitas de mantenimiento = care visits | seasonal care visits | maintenance visits
`,
  retail_shop: `
compras | compra | compra media = baskets | basket | average basket
rellenos | recargas = refills
`,
};

const bookOf = (lines: string): ReadonlyMap<string, Bilingual> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [spanish = [], english = []] = line.split(' = ').map((names) => names.split(' | '));
        const thing = { es: spanish[0] ?? '', en: english[0] ?? '' };
        return [...spanish, ...english].map((name) => [foldText(name), thing] as const);
      }),
  );

const EVERYWHERE = bookOf(ANYWHERE);
const BY_SECTOR: ReadonlyMap<string, ReadonlyMap<string, Bilingual>> = new Map(
  Object.entries(WORDS).map(([sector, lines]) => [sector, bookOf(lines)]),
);

/** The thing sold under that label in that kind of business, in both languages; null where the lists have no such label. */
export function soldLabel(label: string, sector: SectorId): Bilingual | null {
  const said = foldText(label).replace(/\s+/g, ' ').trim();
  return BY_SECTOR.get(sector)?.get(said) ?? EVERYWHERE.get(said) ?? null;
}
