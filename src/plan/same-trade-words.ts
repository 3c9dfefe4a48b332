// What is usual in another business of the same trade, on the points that its customers compare: never told of a rival as a fact.
import type { Bilingual } from '../language/language.ts';
import type { Compared, PointId } from './comparison-points.ts';

type Usual = Readonly<Partial<Record<PointId, Bilingual>>>;

const of = (usual: Readonly<Partial<Record<PointId, readonly [es: string, en: string]>>>): Usual =>
  Object.fromEntries(Object.entries(usual).map(([point, [es, en]]) => [point, { es, en }]));

/** Each answers the question its point asks; a point on which the trade has no custom is left to be asked. */
export const SAME_TRADE_WORDS: Readonly<Record<Compared, Usual>> = {
  pet_boarding: of({
    trust: ['se visita con cita', 'visits by appointment'],
    attention: ['varios por persona', 'several to each person'],
    hours: ['a horas fijas', 'at set hours'],
    place: ['a las afueras, en coche', 'out of town, by car'],
  }),
  event_hire: of({
    scope: ['el porte se cobra aparte', 'delivery is charged apart'],
    making: ['modelos corrientes, con uso', 'common models, with wear'],
    hours: ['la víspera y al día siguiente', 'the day before and the day after'],
    trust: ['fianza, y lo roto se paga', 'a deposit, and breakages are paid'],
  }),
  gardening: of({
    trust: ['según el tiempo y la agenda', 'as weather and diary allow'],
    scope: ['llevárselos se cobra aparte', 'taking them away is charged apart'],
    attention: ['una cuadrilla que cambia', 'a crew that changes'],
  }),
  home_care: of({
    attention: ['dos o tres', 'two or three'],
    trust: ['la empresa, al día siguiente', 'the firm, the next day'],
    hours: ['mínimo de horas y festivos más caros', 'minimum hours, dearer on holidays'],
  }),
  cafe_restaurant: of({
    making: ['una parte; el resto, comprado', 'a part; the rest, bought in'],
    hours: ['mañana y mediodía', 'mornings and midday'],
    place: ['a pie desde el barrio', 'on foot from the neighbourhood'],
  }),
  food_truck: of({
    place: ['donde tenga plaza o haya evento', 'where it has a pitch or there is an event'],
    making: ['lo principal, a la plancha', 'the main thing, on the griddle'],
    hours: ['fines de semana y ferias', 'weekends and fairs'],
  }),
  ecommerce: of({
    trust: ['devolución por paquete', 'returns by parcel'],
    making: ['lo que enseñan las fotos', 'what the pictures show'],
  }),
  retail_shop: of({
    attention: ['si no hay cola', 'when there is no queue'],
    place: ['en la misma zona', 'in the same area'],
    making: ['lo que traen los distribuidores', 'what the distributors bring'],
    hours: ['horario comercial', 'shop hours'],
  }),
  consulting_freelance: of({
    attention: ['quien lo vende, o alguien a su cargo', 'whoever sells it, or somebody under them'],
    trust: ['un presupuesto firmado', 'a signed quote'],
    scope: ['lo que no esté en el presupuesto', 'whatever is not in the quote'],
  }),
  agency: of({
    attention: ['una persona que lleva varias', 'one person who runs several'],
    trust: ['de medio año a un año', 'half a year to a year'],
  }),
  saas: of({
    scope: ['lo que deja para otra versión', 'what it leaves for another version'],
    trust: ['exportados a una hoja de cálculo', 'exported to a spreadsheet'],
    attention: ['un correo, por turno', 'an e-mail desk, in turn'],
  }),
  academy: of({
    attention: ['de ocho a quince', 'eight to fifteen'],
    hours: ['tardes entre semana', 'weekday afternoons'],
    trust: ['opiniones de alumnos', 'what pupils say'],
    place: ['a pie desde el barrio', 'on foot from the neighbourhood'],
  }),
  beauty_salon: of({
    attention: ['quien esté libre', 'whoever is free'],
    trust: ['se repasa si se pide pronto', 'put right if asked soon'],
    hours: ['alguna tarde y los sábados', 'some evenings and Saturdays'],
  }),
  gym: of({
    attention: ['de quince a veinte', 'fifteen to twenty'],
    hours: ['sí, entre semana', 'yes, on weekdays'],
    trust: ['cuota mensual, con preaviso', 'a monthly fee, with notice'],
    place: ['pocos: se elige por cercanía', 'few: people choose the nearest'],
  }),
  health_clinic: of({
    attention: ['media hora', 'half an hour'],
    trust: ['en la pared y en la web', 'on the wall and the website'],
    hours: ['algunas tardes', 'some late afternoons'],
  }),
  repair_shop: of({
    trust: ['la legal, pocas veces por escrito', 'what the law sets, seldom in writing'],
    place: ['lo lleva el cliente', 'the customer takes it'],
    hours: ['horario comercial', 'shop hours'],
  }),
  tourism_lodging: of({
    trust: ['gratis hasta unos días antes', 'free until some days before'],
    attention: ['una recepción o una caja de llaves', 'a front desk or a key box'],
  }),
  construction_trades: of({
    trust: ['precio por escrito y garantía legal', 'a written price and the legal guarantee'],
    attention: ['la cuadrilla que esté libre', 'whichever crew is free'],
    scope: ['los de menos de un día', 'those of under a day'],
  }),
  logistics: of({
    trust: ['lo que fija el contrato', 'what the contract sets'],
    attention: ['una centralita', 'a switchboard'],
    scope: ['lo que se sale de su ruta', 'what lies off its route'],
  }),
  food_manufacturing: of({
    making: ['receta propia, materia comprada', 'own recipe, bought-in ingredients'],
    trust: ['se abona en la siguiente', 'credited on the next one'],
  }),
  food_machine: of({
    making: ['envasado, de la semana', 'packaged, of that week'],
    trust: ['un teléfono de averías', 'a telephone for faults'],
    scope: ['un año o más', 'a year or more'],
  }),
  food_counter: of({
    making: ['una parte; el resto, comprado', 'a part; the rest, bought in'],
    hours: ['casi todos los días, con cierre a mediodía', 'most days, shut at midday'],
  }),
  crafts: of({
    making: ['una o dos personas, a mano', 'one or two people, by hand'],
    place: ['en ferias y en su taller', 'at fairs and in the workshop'],
    trust: ['se arregla si se lleva pronto', 'mended if brought back soon'],
  }),
  agriculture: of({
    making: ['como es costumbre en la zona', 'the customary way of the area'],
    place: ['en el mercado y en tiendas', 'at the market and in shops'],
    trust: ['ninguno, o el de la zona', 'none, or the area’s own'],
  }),
  event_services: of({
    trust: ['lo sustituye un compañero', 'a colleague stands in'],
    attention: ['gente contratada para ese día', 'people hired for that day'],
    scope: ['las horas de más y los viajes', 'extra hours and travel'],
  }),
  real_estate: of({
    attention: ['quien esté de turno', 'whoever is on duty'],
    trust: ['exclusiva de unos meses', 'a sole agency for some months'],
  }),
  marketplace_app: of({
    scope: ['la de fuera de las ciudades', 'whatever is outside cities'],
    trust: ['un correo de ayuda', 'a help e-mail'],
  }),
  cleaning: of({
    attention: ['la misma, mientras no falte', 'the same one, until away'],
    trust: ['seguro, y llaves con recibo', 'insured, keys against a receipt'],
    hours: ['por la mañana', 'in the morning'],
  }),
};
