// What goes with the thing sold, inside its price: «corte con barba», "wash and blow-dry", «menú con bebida».
// One a line: as it is told in Spanish, its other names behind bars = in English, its other names.
import { foldText } from '../language/fold-text.ts';
import type { Bilingual, Language } from '../language/language.ts';

const PARTS = `
barba | arreglo de barba | arreglo de la barba | perfilado de barba | recorte de barba = beard trim | beard | beard tidy | beard shape
afeitado | afeitado a navaja = shave | hot towel shave | wet shave
cejas | diseño de cejas = eyebrows | brows | brow shape
lavado | lavar = wash | shampoo
peinado | peinar = styling | style | finish
secado | secador = blow-dry | blow dry | blowdry
tinte | color = colour | color | tint
mechas = highlights
hidratación | mascarilla = hair mask | mask | treatment mask
masaje = massage
esmaltado | esmalte = nail polish | polish
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
planchado | plancha = ironing
cristales = windows
montaje = fitting | assembly
instalación = installation
cambio de aceite = oil change
limpieza = cleaning | clean
piezas | recambios | repuestos = parts
recogida = collection | pick-up
entrega | reparto | envío = delivery
`;

const BOOK: readonly { readonly told: Bilingual; readonly names: Bilingual<readonly string[]> }[] = PARTS.trim()
  .split('\n')
  .map((line) => {
    const [es = [], en = []] = line.split(' = ').map((names) => names.split(' | '));
    return { told: { es: es[0] ?? '', en: en[0] ?? '' }, names: { es, en } };
  });

/** The part of a sale that these words begin with, in both languages, in its own as it was told; null where the list has none such. */
export function soldPart(words: string, language: Language): Bilingual | null {
  const said = foldText(words);
  const found = BOOK.flatMap(({ told, names }) => names[language].map((name) => ({ told, name })))
    .filter(({ name }) => new RegExp(`^${foldText(name)}(?![a-z])`).test(said))
    .sort((a, b) => b.name.length - a.name.length)[0];
  return found ? { ...found.told, [language]: found.name } : null;
}
