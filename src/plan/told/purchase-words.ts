// What founders buy to open, one a line: in Spanish, its other names behind bars = in English, its other names.
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';

const THINGS = `
adaptación del local | adecuacion del local | adecuación | adaptar el local | acondicionamiento | acondicionar el local | acondicionamiento del local | reforma del local | la reforma del local | remodelación | remodelacion del local | arreglo del local | arreglos del local | arreglar el local | obras del local | obra del local = fitting out the premises | fit-out | shop fit | shop fitting
adaptación de la cocina = fitting out the kitchen
alquiler adelantado | adelanto de alquiler | adelanto del alquiler = rent paid ahead | rent in advance | first month's rent
aire acondicionado = air conditioning
alarma = an alarm
amasadora = a dough mixer
andamio | andamios = scaffolding
aspiradora | aspirador = a vacuum cleaner
balanza | báscula = scales
banco de trabajo = a workbench
barra = a counter
batidora = a mixer
bomba de agua | bomba = a water pump
capital de trabajo | fondo de maniobra | tesorería | circulante | capital de giro = working capital | working cash
cafetera | máquina de café | maquina de espresso = a coffee machine | coffee machine
caja registradora | registradora = a till | till
cajas térmicas | cajas termicas de reparto = insulated boxes
cámara | camara de fotos = a camera
cámaras | cámaras de seguridad = cameras
cámara de frío | cámara frigorífica | cuarto frío | camara fria = a cold room
camilla = a treatment couch
camillas = treatment couches
campana | campana de extracción | campana extractora | extractor = an extractor hood
carro | coche | auto = a car
celular | teléfono | móvil = a phone
colchón | colchón de caja | colchón de tesorería | colchón de seguridad = a cash cushion | cash cushion | cushion | a cushion | buffer
computador | computadora | ordenador | computadora portatil | laptop | portátil | notebook = a computer
conservadora = a cool box
cortadora = a cutting machine
decoración = decoration
depósito | depósito del local | depósito del alquiler | fianza | fianza del local | garantía del local | garantía = the deposit on the premises | lease deposit | deposit | rent deposit | security deposit
deposito de agua | tanque | tanque de agua = a water tank
elevador = a vehicle lift
envases iniciales = a first lot of containers
equipo de sonido | sonido = sound equipment
escalera | escaleras = ladders
escáner | escaner de diagnosis | máquina de diagnosis = a diagnostic scanner
equipo | equipos = equipment
estudio de grabación = a recording studio | recording studio
contenidos = content
desarrollo de la app | desarrollo de la aplicación = building the app | app development
esterilizador | autoclave = a steriliser
estantería | estanterías | estantes | anaqueles | repisas = shelving
espejos = mirrors
espejos y sillas = mirrors and chairs
exhibidor | vitrina | vitrina refrigerada | mostrador refrigerado = a display cabinet | display fridge
exhibidores | vitrinas = display cabinets
extintores | extintor = fire extinguishers
fileteadora | overlock = an overlock machine
fotografía | fotos | sesión de fotos = photography | photos | photo shoot
freidora = a fryer
fogón | cocina industrial | estufa | estufa industrial = a cooker
furgoneta | furgo | camioneta | van | camioneta de reparto = a van
generador | planta eléctrica = a generator
gastos legales | legales | notaría | constitución | constitución de la sociedad | papeles = legal costs | legal work | legal fees | legals | lawyer
gastos de apertura | licencias | licencias y permisos | permisos | permisos y licencias | trámites | licencia | licencia de apertura = permits
nevera | heladera | refrigerador | refrigeradora | refri | frigorífico = a fridge | fridge
refri de dos puertas | refrigerador de dos puertas | nevera de dos puertas | heladera de dos puertas = a two-door fridge | two-door fridge
herramienta | herramientas | las herramientas = tools
herramienta nueva | herramientas nuevas = new tools
hidrolavadora | karcher = a pressure washer
horno = an oven
horno pizzero = a pizza oven
hornos = ovens
imprevistos | contingencias | fondo de imprevistos = a contingency fund | contingency | contingencies | contingency fund
impresora = a printer
impresora de tickets = a receipt printer
instalación eléctrica | electricidad | la instalación eléctrica = electrical work
instalación de gas = gas fitting
inventario | inventario inicial | mercancía | mercancía inicial | mercadería | mercadería inicial | stock | stock inicial | surtido = first stock | opening stock
instrumental | instrumentos = instruments
insumos iniciales | insumos | primeros insumos = first supplies
juegos de mesa = board games
lámpara | lámparas | luces | iluminación = lighting
lavacabezas | lavacabeza = a backwash basin
lavadora | lavarropas = a washing machine
letrero | rótulo | cartel | aviso | luminoso | rótulo luminoso | cartel luminoso = a shop sign | sign | signage
logo | logotipo | diseño | imagen de marca | branding = branding
lijadora = a sander
moldes y muestras = patterns and samples
mampara | mamparas = screens
maquinaria = machinery
máquina | una maquina = a machine
máquinas = machines
máquina de coser = a sewing machine
máquinas de coser = sewing machines
marketing inicial | publicidad inicial | publicidad de apertura | publicidad | marketing | lanzamiento = launch advertising
materiales | material inicial | material | primera compra de material = a first lot of materials
mesa | mesa de trabajo = a work table
mesa de acero | mesas de acero | mesas de trabajo = work tables
mesas y sillas | sillas y mesas | mesas | mobiliario de sala = tables and chairs
mobiliario | muebles | el mobiliario = furniture
moto | motocicleta | moto de reparto = a motorbike
mostrador = a counter
neveras | refrigeradores | heladeras = fridges
obra | obras | la obra | reforma | la reforma = building work
página | página web | web | sitio web | la pagina | la web | tienda online = a website | website
papelería | papelería impresa = printed stationery
parlante | bocina | altavoces | parlantes = speakers
pesas | mancuernas = weights
pintura | pintar | pintada = painting
piezas | repuestos | recambios | primeras piezas = first parts | parts | spare parts
planchas | plancha = a griddle
proyector = a projector
ropa de trabajo | uniformes | uniforme = work clothes
rotulación | rotulado | rotulación de la furgoneta | rotular la furgoneta = signwriting
reserva de caja | reserva | reserva de efectivo | reserva de liquidez | fondo de reserva = a cash reserve | cash reserve | reserve | a reserve
registro de marca | registro de la marca = trademark registration | trade mark registration | trademark
secador | secadora = a dryer
secadores | secadoras = dryers
seguro | seguros = insurance
selladora | selladora al vacío | envasadora | envasadora al vacío = a vacuum sealer
silla | sillas = chairs
sillón | sillones | sillones de peluquería = salon chairs
sillón dental | unidad dental = a dental chair
sobadora | laminadora = a dough sheeter
software | programa | sistema | programa de gestión = software
sonido y luces = sound and lights
tablet | tableta = a tablet
taladro = a drill
tatami | colchonetas = mats
televisor | tele | pantalla = a screen
tina | bañera | tina de baño | bañera de acero = a washing tub
toldo = an awning
tpv | datáfono | datafono | pos | punto de venta = a card terminal | card reader | a card reader
traspaso | prima = the price of taking over the lease
trastero | almacén = storage
utensilios | menaje | ollas | utensilios de cocina = kitchen utensils
vajilla | menaje de mesa = tableware
ventilador | ventilación | extracción = ventilation
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
const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas|the|some|an?|mi|my)\s+/;
const USED = /\s*\b(?:de segunda mano|de segunda|de ocasion|seminuev[oa]s?|usad[oa]s?|second.?hand|used)\b\s*/;

/** The purchase in the words of both languages, used where it was said to be; null where the list has none. */
export function purchaseThing(said: string): Bilingual | null {
  const bare = foldText(said).replace(/\s+/g, ' ').trim().replace(ARTICLE, '');
  const thing = FORMS.get(bare);
  if (thing) return thing;
  const used = USED.test(bare) ? FORMS.get(bare.replace(USED, ' ').trim()) : undefined;
  return used ? { es: `${used.es} de segunda mano`, en: secondHand(used.en) } : null;
}

function secondHand(thing: string): string {
  return /^an? /.test(thing) ? thing.replace(/^an? /, 'a second-hand ') : `second-hand ${thing}`;
}
