// What founders pay every month, one a line: in Spanish, its other names behind bars = in English, its other names.
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import { costThing } from './cost-thing-words.ts';
import { listOf } from './tell-named.ts';

const COSTS = `
agua = water
almacén | trastero | bodega | bodeguita | storage unit = storage
asesoría | gestoría | gestor | gestora | contador | contadora | contable | contabilidad | la contadora | asesoría contable = accountant | accounting | accountancy | bookkeeping | bookkeeper | accounts
aplicación de reservas | sistema de turnos | sistema de reservas | app de reservas | programa de citas = booking app | booking system | booking software | bookings | scheduling software | scheduling app
basura = waste collection | bins
calefacción = heating | heat
cargas sociales | seguridad social | seguros sociales | prestaciones | cargas = social charges | payroll taxes | social security | national insurance
coche | auto | carro = car
combustible = fuel | van fuel
comisiones bancarias | banco | gastos bancarios = bank fees | bank charges
correo | email = email
cuota de autónomos | autónomos | autónomo | cuota de autónomo | reta = self-employed contributions
expensas | gastos comunes | comunidad = building charges | service charge
formación | cursos = training
furgoneta | furgo | camioneta = van | the van
garaje | aparcamiento | estacionamiento | parking | plaza de parking | plaza de garaje = parking | parking spot | parking space
gas = gas
gasolina | nafta | bencina = petrol
impuestos | tasas | impuestos municipales = taxes | rates | business rates
internet | wifi | banda ancha | fibra = internet | wifi | broadband
licencias = licences | licenses
limpieza = cleaning
luz | electricidad = electricity | power | electric | light
mantenimiento | reparaciones = maintenance | repairs
mantenimiento de la furgoneta | reparaciones de la furgoneta = van repairs | van upkeep | van maintenance
material de oficina | papelería = stationery | office supplies
monotributo = monotributo
otros | otros gastos | varios | lo demás | imprevistos | resto | otros varios = other costs | other | others | misc | miscellaneous | sundries | rest
plataforma = platform
programas | software | suscripciones | programas informáticos | licencias de software | herramientas = software | subscriptions | tools | apps
renting | leasing = leasing
seguro | seguros | pólizas = insurance
seguro de la furgoneta = van insurance | van ins
seguro de responsabilidad civil | responsabilidad civil = liability insurance
seguro de la furgoneta y de responsabilidad civil = van and liability insurance
servicios | suministros | servicios públicos | consumos = utilities | bills
servidores | hosting | nube | cloud | alojamiento web = hosting | cloud | servers | web hosting
web | página web | sitio web | dominio | la web = website | web | domain | the website
cocina de preparación = prep kitchen | commissary kitchen
teléfono | móvil | celular | cel | telefonía | línea | mi teléfono = phone | telephone | mobile | my phone | phones | cell phone
transporte = transport | travel
puestos de mercado | cuotas del mercado | puesto en el mercado = market stall fees | stall fees | market fees | mkt fees | market stalls
tienda en línea y correo | shopify y correo = shopify and email
alquiler de sala | sala por horas = room hire | room rental
aplicación | app = app
aportes al BPS | bps = BPS contributions
boletín = newsletter | email newsletter
caja y programa = till and software
colegio profesional | cuota colegial | cuota del colegio | colegio = professional body fees
electricidad (UTE) | ute = electricity (UTE)
agua (OSE) | ose = water (OSE)
gastos legales | abogado = legal fees | legal | lawyer
lavandería = laundry
mantenimiento del camión = truck maintenance | truck repairs
oficina compartida | coworking = shared office | desk in a shared studio | coworking desk | hot desk
patio | patio de trabajo = yard | storage yard
permisos = permits
redes sociales | redes = social media
renting de la furgoneta | leasing del furgón | leasing de la furgoneta = van lease | van leasing
responsabilidad civil profesional = professional indemnity insurance | pi insurance | professional indemnity | malpractice insurance
seguro de la camioneta y de responsabilidad civil = truck insurance and general liability | truck and liability insurance
seguro de la camioneta | seguro del camión = truck insurance
TPV | terminal de tarjetas | datáfono = card terminal | till | point of sale | pos
viajes a congresos = conference travel
vigilancia | alarma = alarm | security
`;

const FORMS: ReadonlyMap<string, Bilingual> = new Map(
  COSTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [spanish = [], english = []] = line.split(' = ').map((names) => names.split(' | '));
      const thing = { es: spanish[0] ?? '', en: english[0] ?? '' };
      return [...spanish, ...english].map((name) => [foldText(name), thing] as const);
    }),
);
const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas|lo de|the|some|a|an|mi|my)\s+/;
const JOINTS = /,\s*(?:y |e |and |más |mas |plus )?|\s+(?:y|e|and|plus|\+|&)\s+/;

/** A cost of the month in the words of both languages, thing by thing where it names several; null where one of them has none. */
export function monthCost(label: string): Bilingual | null {
  const whole = FORMS.get(bare(label));
  if (whole) return whole;
  const pieces = label.split(JOINTS).filter(Boolean);
  const told = pieces.flatMap((piece) => FORMS.get(bare(piece)) ?? costThing(piece) ?? []);
  return pieces.length > 0 && told.length === pieces.length ? listOf(told) : null;
}

function bare(said: string): string {
  return foldText(said)
    .replace(/[().…]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(ARTICLE, '');
}
