// What goes with the thing sold, inside its price: «corte con barba», "wash and blow-dry", «menú con bebida».
// One a line: as it is told in Spanish, its other names behind bars = in English, its other names = minutes that it adds to the trade's usual time, where
// that leaves it out. The minutes are our own knowledge, printed as the sector's usual value.
import { foldText } from '../language/fold-text.ts';
import type { Bilingual, Language } from '../language/language.ts';

const PARTS = `
barba | arreglo de barba | arreglo de la barba | perfilado de barba | recorte de barba = beard trim | beard | beard tidy | beard shape = 15
afeitado | afeitado a navaja = shave | hot towel shave | wet shave = 20
cejas | diseño de cejas = eyebrows | brows | brow shape = 10
lavado | lavar = wash | shampoo
peinado | peinar = styling | style | finish
secado | secador = blow-dry | blow dry | blowdry
tinte | color = colour | color | tint = 60
mechas = highlights = 60
hidratación | mascarilla = hair mask | mask | treatment mask = 15
masaje = massage = 30
esmaltado | esmalte = nail polish | polish = 20
tostada = toast
bollo | bollería | pieza de bollería = pastry
cruasán | croissant = croissant
tarta | trozo de tarta = slice of cake | cake
bebida | bebida incluida = drink | a soft drink | soft drink
postre = dessert | pudding
café = coffee
vino = wine
pan = bread
patatas | patatas fritas = chips | fries
desayuno = breakfast
comida = lunch
merienda | snack = snack
cata | degustación = tasting
guía = guide
material | materiales | material incluido = materials
libro | libros = books | book
examen = exam
informe = report
planchado | plancha = ironing = 15
cristales = windows
montaje = fitting | assembly = 30
instalación = installation
cambio de aceite = oil change
limpieza = cleaning | clean = 30
piezas | recambios | repuestos = parts
recogida = collection | pick-up
entrega | reparto | envío = delivery
`;

export interface SoldPart {
  readonly told: Bilingual;
  /** Added to the trade's usual time; 0 where it is within that. */
  readonly minutes: number;
}

const BOOK: readonly (SoldPart & { readonly names: Bilingual<readonly string[]> })[] = PARTS.trim()
  .split('\n')
  .map((line) => {
    const [es = [], en = [], [minutes] = []] = line.split(' = ').map((names) => names.split(' | '));
    return { told: { es: es[0] ?? '', en: en[0] ?? '' }, names: { es, en }, minutes: Number(minutes ?? 0) };
  });

/** The part of a sale that these words begin with, in both languages, in its own as it was told; null where the list has none such. */
export function soldPart(words: string, language: Language): SoldPart | null {
  const said = foldText(words);
  const found = BOOK.flatMap(({ told, names, minutes }) => names[language].map((name) => ({ told, name, minutes })))
    .filter(({ name }) => new RegExp(`^${foldText(name)}(?![a-z])`).test(said))
    .sort((a, b) => b.name.length - a.name.length)[0];
  return found ? { told: { ...found.told, [language]: found.name }, minutes: found.minutes } : null;
}
