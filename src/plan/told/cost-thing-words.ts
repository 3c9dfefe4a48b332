// What goods and materials founders list as the cost of a sale, one a line: in Spanish, its other names behind bars = in English, its other names.
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';

const THINGS = `
aceite | aceites = oil
aceite de motor = engine oil
acrílico | acrilicos | polvo acrílico = acrylic
adornos | decoracion = decorations
agua = water
agua caliente = hot water
ajo = garlic
alambre = wire
alcohol = alcohol
algodón | algodones = cotton wool | cotton
almuerzo = lunch
ampolletas | ampollas = ampoules
arena = sand
arroz = rice
avena = oats
azúcar = sugar
bandejas | bandeja | charolas = trays | tray
barniz = varnish
batería | baterías = batteries | battery
bebidas | bebida | refrescos = drinks | drink
bolsas | bolsa | bolsitas = bags | bag
botones = buttons
caja | cajas | cajitas = boxes | box
café | café en grano = coffee | coffee beans | beans
carne | carnes = meat
cartón = cardboard
cebolla = onion | onions
cemento = cement
cera | ceras = wax
cerveza = beer
champú | shampoo | champu = shampoo
chocolate = chocolate
cierres | cremalleras = zips | zippers
cinta | cintas = tape | ribbon
cloro | lejía = bleach
comida = food
comisión | comisiones | comision de la plataforma | comisión de la app = commission | commissions | platform fees
comisión de la tarjeta | comision del tpv | la pasarela de pago | pasarela de pago | pasarela de pagos = card fees | card fee | payment fees
combustible = fuel
crema | cremas = cream | creams
crema de leche | nata = cream for cooking
cuero | piel = leather
descartables | desechables = disposables
desayuno | desayunos = breakfast | breakfasts
detergente | jabon en polvo = detergent
diésel | gasóleo | gasoil = diesel
dulce de leche = dulce de leche
embalaje | empaque | packaging | empaques | envoltorio | envasado = packaging | wrapping
envase | envases | potes = containers | container | tubs | jars
envío | envíos | delivery | reparto | domicilio | mensajería | flete = delivery | shipping | postage | courier
especias | condimentos = spices
esmaltes | esmalte = nail polish | polish
espuma = foam
etiqueta | etiquetas = labels | label
fertilizante | abono = fertiliser | fertilizer | compost
filtro | filtros = filters | filter
flores | flor = flowers
foam | goma = foam rubber
fotocopias | copias | impresiones | impresion = printing | photocopies | copies
fruta | frutas = fruit
fundas = covers
gas = gas
gasolina | nafta | bencina = petrol | gasoline
gel = gel
grasa = grease
guantes = gloves
harina | harinas = flour
herrajes = fittings | hardware
hielo = ice
hilo | hilos = thread
hojas | papel = paper
hotel | alojamiento = accommodation
huevos | huevo = eggs | egg
impuestos = taxes
ingredientes | materia prima | materias primas = ingredients | raw materials
insumos | suministros | consumibles | fungibles | insumos de limpieza = supplies | consumables
jabón | jabones = soap
jamón = ham
leche = milk
levadura = yeast
licencias | licencia | software = licences | software | licenses
limas | lima = nail files | files
limpieza = cleaning
acetona | removedor | quitaesmalte = nail polish remover
agujas | aguja = needles
bombillas | focos = bulbs
cables | cable = cable
gasas | vendas = dressings
lonas = canvas
maquillaje = make-up
mano de obra = labour
luz | electricidad = electricity | power
madera | tableros | tablero = wood | timber | boards
maíz | masa de maiz = corn | maize
manteca | mantequilla = butter
marcos = frames
masa | masas = dough
mascarillas | cubrebocas | tapabocas | barbijos = masks
material | materiales | el material = materials | material
material didáctico | material de clase = teaching materials
medicamentos | medicinas | insumos veterinarios = medicines
miel = honey
moños | moño | lazos = bows
mozzarella | muzzarella = mozzarella
papas | patatas = potatoes
pan | panes = bread | buns
pañuelos | pañuelo = bandanas | bandana
peaje | peajes = tolls
pegamento | cola = glue
perfume | perfumes | colonia = cologne | perfume
pescado = fish
piezas | repuestos | refacciones | refaccion | recambios | pieza = parts | part | spares | spare parts
pintura | pinturas = paint
plantas = plants
plástico = plastic
pollo = chicken
producto | productos | el producto = products | product
productos de limpieza | producto de limpieza | quimicos = cleaning products | chemicals
queso | quesos = cheese
relleno | rellenos = filling | fillings
ricota | requesón = ricotta
sábanas | ropa de cama = sheets | bed linen
salsa | salsas = sauce | sauces
seguro = insurance
semillas = seeds
servilletas = napkins
servilletas y cubiertos | cubiertos = cutlery
tela | telas = fabric | fabrics | cloth
tinta | tintas = ink | inks
tinte | tintes | tintura = colour | color | dye
toallas | toalla = towels | towel
tomate = tomato | tomatoes
tornillería | tornillos | tornilleria = fixings | screws
transporte | traslado | traslados | pasaje | pasajes | viáticos | bus | taxi = transport | travel
almacenamiento = storage
cambios de talla = size exchanges
confección = sewing | making-up
generador = generator | the generator
lavandería = laundry
leña = firewood | kiln-dried wood
mensajes = messages | texts
perito subcontratado = subcontracted surveyor
servidores = servers
cuadrilla | cuadrilla subcontratada | horas de cuadrilla = crew | the crew | two-man crew | the two-man crew | two-person crew | subcontract crew | subcontracted crew | hired crew | crew hours
cuchillas | cuchilla = blades | blade
fármacos | fármaco = medicines
grava | gravilla = gravel
piedra | piedras = stone | rock | stones
piezas de riego | riego | riego por goteo | piezas de goteo = irrigation parts | drip parts | drip irrigation | drip irrigation parts
prendas | prenda = garments | garment
premios | chuches = treats | dog treats
tapas | tapas de tacón | tapillas = heel tips
suelas | suela = soles | sole
tierra | sustrato = soil | topsoil
tubería | tubo | cañería = pipe | pipes
tuercas = bolts
vasos | vaso = cups | cup
velas = candles
verdura | verduras | vegetales | verdulería = vegetables | veg
vino = wine
yeso | escayola = plaster
`;

const FORMS: ReadonlyMap<string, Bilingual> = new Map(
  THINGS.trim()
    .split('\n')
    .flatMap((line) => {
      const [spanish = [], english = []] = line.split(' = ').map((names) => names.split(' | '));
      const thing = { es: spanish[0] ?? '', en: english[0] ?? '' };
      return [...spanish, ...english].map((name) => [foldText(name), thing] as const);
    }),
);
const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas|lo de|the|some|a|an|mi|my|algo de|a bit of|a little)\s+/;
const TAIL = /\s+(?:de|of|para|for|por|per|each|del|y todo|etc)\b.*$/;

/** The thing in the words of both languages, whatever it is for or of; null where the list has none. */
export function costThing(said: string): Bilingual | null {
  const bare = foldText(said)
    .replace(/[().…]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(ARTICLE, '');
  return FORMS.get(bare) ?? FORMS.get(bare.replace(TAIL, '')) ?? null;
}
