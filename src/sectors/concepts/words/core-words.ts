// Words of any offer: when, where and how, in both languages.
import type { WordList } from './word-list.ts';

export const coreWords: WordList = {
  nouns: `
casita/casitas = cottage/cottages
casa de campo/casas de campo = farmhouse/farmhouses
lancha/lanchas = small boat/small boats
colonia/colonias = neighbourhood/neighbourhoods
ría/rías = estuary/estuaries
reparto = delivery
entrega/entregas = delivery/deliveries
recogida/recogidas = collection/collections
recogida/recogidas = pickup/pickups
corte/cortes = haircut/haircuts
reparación/reparaciones = repair/repairs
arreglo/arreglos = repair/repairs
ciudad/ciudades = city/cities
ciudad/ciudades = town/towns
pueblo/pueblos = village/villages
barrio/barrios = neighbourhood/neighbourhoods
barrio/barrios = neighborhood/neighborhoods
furgoneta/furgonetas = van/vans
cita/citas = appointment/appointments
asiento/asientos = seat/seats
plaza/plazas = place/places
mesa/mesas = table/tables
terraza/terrazas = terrace/terraces
jardín/jardines = garden/gardens
aparcamiento = parking
estacionamiento = parking
`,
  traits: `
pequeño pequeña pequeños pequeñas = little
grande grande grandes grandes = big
largo larga largos largas = long
corto corta cortos cortas = short
completo completa completos completas = full
completo completa completos completas = complete
natural natural naturales naturales = natural
ecológico ecológica ecológicos ecológicas = organic
`,
  after: `
a domicilio = at home
a mano = by hand
por encargo = to order
por WhatsApp = by WhatsApp
por whatsapp = on WhatsApp
por teléfono = by phone
por WhatsApp o por teléfono = by WhatsApp or phone
en línea = online
por internet = online
los lunes = on Mondays
los martes = on Tuesdays
los miércoles = on Wednesdays
los jueves = on Thursdays
los viernes = on Fridays
los sábados = on Saturdays
los domingos = on Sundays
los fines de semana = at weekends
los fines de semana = on weekends
entre semana = on weekdays
por la mañana = in the morning
por la tarde = in the afternoon
por las tardes = in the afternoons
por las mañanas = in the mornings
por la noche = in the evening
por las noches = in the evenings
todo el año = all year round
todo el año = year round
cada semana = every week
cada mes = every month
el mismo día = the same day
al día siguiente = the next day
en el mismo sitio = on site
en el local = on the premises
cerca de casa = close to home
`,
  before: `
de temporada = seasonal
de segunda mano = second-hand
a medida = custom
a medida = bespoke
a domicilio = home
para llevar = takeaway
para llevar = to-go
sin gluten = gluten-free
de servicio completo = full-service
cultivado en Irlanda | cultivada en Irlanda | cultivados en Irlanda | cultivadas en Irlanda = Irish-grown
`,
};
