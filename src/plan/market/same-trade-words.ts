// What is usual in another business of the same trade, on the points that its customers compare: never told of a rival as a fact.
import type { Bilingual } from '../../language/language.ts';
import type { Compared, PointId } from './comparison-points.ts';

type Usual = Readonly<Partial<Record<PointId, Bilingual>>>;

const of = (usual: Readonly<Partial<Record<PointId, readonly [es: string, en: string]>>>): Usual =>
  Object.fromEntries(Object.entries(usual).map(([point, [es, en]]) => [point, { es, en }]));

/** Each answers the question its point asks; a point on which the trade has no custom is left to be asked. */
export const SAME_TRADE_WORDS: Readonly<Record<Compared, Usual>> = {
  general_service: of({}),
  dog_trainer: of({
    trust: ['de palabra, sin informe', 'by word of mouth, with no report'],
    attention: ['quien puede, cuando puede', 'whoever can, when they can'],
    wait: ['una o dos semanas', 'a week or two'],
    place: ['en una pista, en grupo', 'in a field, in a group'],
  }),
  dog_daycare: of({
    attention: ['quince o veinte por persona', 'fifteen or twenty to each person'],
    trust: ['alguna foto, cuando se puede', 'a picture, when there is time'],
    hours: ['de siete a siete, de lunes a viernes', 'seven to seven on weekdays'],
    place: ['en una zona de naves, en coche', 'among warehouses, by car'],
  }),
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
    wait: ['una o dos semanas', 'one or two weeks'],
    trust: ['según el tiempo y la agenda', 'as weather and diary allow'],
    scope: ['llevárselos se cobra aparte', 'taking them away is charged apart'],
    attention: ['una cuadrilla que cambia', 'a crew that changes'],
  }),
  home_care: of({
    wait: ['unos días', 'a few days'],
    attention: ['dos o tres', 'two or three'],
    trust: ['la empresa, al día siguiente', 'the firm, the next day'],
    hours: ['mínimo de horas y festivos más caros', 'minimum hours, dearer on holidays'],
  }),
  removals: of({
    wait: ['una o dos semanas, más a fin de mes', 'a week or two, longer at month’s end'],
    trust: ['seguro con límite por bulto', 'insurance with a limit per item'],
    scope: ['escaleras y montaje', 'stairs and fitting'],
    attention: ['la cuadrilla de ese día', 'that day’s crew'],
  }),
  taxi_chauffeur: of({
    wait: ['minutos en el centro, más lejos a demanda', 'minutes in the centre, longer outside'],
    trust: ['taxímetro o precio de aplicación', 'a meter, or an app’s price'],
    hours: ['casi siempre, con suplemento', 'nearly always, at a supplement'],
    attention: ['quien esté libre', 'whoever is free'],
  }),
  photographer: of({
    wait: ['de uno a tres meses', 'one to three months'],
    attention: ['quien firma, o alguien de su equipo', 'whoever signs, or one of their team'],
    trust: ['lo sustituye un compañero', 'a colleague stands in'],
    scope: ['álbum, horas de más y viajes', 'album, extra hours and travel'],
  }),
  laundry: of({
    wait: ['uno o dos días', 'one or two days'],
    trust: ['un tope por prenda', 'a limit per item'],
    hours: ['horario comercial', 'shop hours'],
    scope: ['edredones y piel, aparte', 'duvets and leather, apart'],
  }),
  car_wash: of({
    wait: ['cola los sábados', 'a queue on Saturdays'],
    scope: ['por fuera; el interior, aparte', 'outside; the inside apart'],
    trust: ['nadie mira el coche al llegar', 'nobody looks the car over on arrival'],
    hours: ['horario comercial', 'shop hours'],
  }),
  day_centre: of({
    attention: ['de ocho a diez', 'eight to ten'],
    hours: ['de lunes a viernes', 'Mondays to Fridays'],
    place: ['con ruta, si hay plaza', 'with a round, if there is room'],
    trust: ['una reunión cada pocos meses', 'a meeting every few months'],
  }),
  waste_collection: of({
    wait: ['una vez por semana', 'once a week'],
    trust: ['un papel, si se pide', 'a note, if asked for'],
    scope: ['lo mezclado o peligroso', 'mixed or hazardous loads'],
    attention: ['una centralita', 'a switchboard'],
  }),
  driving_school: of({
    wait: ['una semana', 'a week'],
    attention: ['quien esté libre', 'whoever is free'],
    scope: ['tasas y segundas convocatorias', 'fees and retakes'],
    hours: ['mañanas y tardes entre semana', 'weekdays, mornings and afternoons'],
  }),
  nursery_school: of({
    attention: ['los que permite la ley', 'as many as the law allows'],
    hours: ['de mañana a media tarde', 'from morning to mid-afternoon'],
    trust: ['unas líneas a la salida', 'a few words at pick-up'],
    place: ['a pie desde el barrio', 'on foot from the neighbourhood'],
  }),
  personal_trainer: of({
    attention: ['de una a tres', 'one to three'],
    hours: ['las de la sala', 'those of the gym'],
    trust: ['se pierde si no se avisa la víspera', 'lost unless told the day before'],
    place: ['en una sala', 'in a gym'],
  }),
  property_management: of({
    attention: ['quien esté de turno', 'whoever is on duty'],
    trust: ['un seguro, aparte', 'a policy, apart'],
    scope: ['contratos y averías', 'contracts and breakdowns'],
    wait: ['uno o dos días', 'one or two days'],
  }),
  block_management: of({
    attention: ['una centralita', 'a switchboard'],
    trust: ['una junta al año', 'one meeting a year'],
    wait: ['semanas', 'weeks'],
    scope: ['juntas de más y certificados', 'extra meetings and certificates'],
  }),
  appliance_repair: of({
    wait: ['de dos a cinco', 'two to five'],
    trust: ['la legal, pocas veces por escrito', 'what the law sets, seldom in writing'],
    scope: ['la visita, se arregle o no', 'the visit, mended or not'],
    hours: ['media jornada', 'half a day'],
  }),
  it_support: of({
    wait: ['al día siguiente', 'the next day'],
    trust: ['sin copia antes de tocar', 'no copy made beforehand'],
    attention: ['quien esté libre', 'whoever is free'],
    scope: ['visitas y material', 'visits and parts'],
  }),
  mobile_bicycle_repair: of({
    wait: ['de dos a cinco', 'two to five'],
    trust: ['la legal, pocas veces por escrito', 'what the law sets, seldom in writing'],
    hours: ['en horario laboral', 'in working hours'],
    scope: ['lo que pide banco', 'whatever needs a bench'],
  }),
  cafe_restaurant: of({
    wait: ['poca, salvo en hora punta', 'little, but at peak times'],
    making: ['una parte; el resto, comprado', 'a part; the rest, bought in'],
    hours: ['mañana y mediodía', 'mornings and midday'],
    place: ['a pie desde el barrio', 'on foot from the neighbourhood'],
  }),
  food_truck: of({
    wait: ['un cuarto de hora', 'a quarter of an hour'],
    place: ['donde tenga plaza o haya evento', 'where it has a pitch or there is an event'],
    making: ['lo principal, a la plancha', 'the main thing, on the griddle'],
    hours: ['fines de semana y ferias', 'weekends and fairs'],
  }),
  ecommerce: of({
    wait: ['de dos a cinco', 'two to five'],
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
    wait: ['uno o dos días laborables', 'one or two working days'],
    attention: ['quien lo vende, o alguien a su cargo', 'whoever sells it, or somebody under them'],
    trust: ['un presupuesto firmado', 'a signed quote'],
    scope: ['lo que no esté en el presupuesto', 'whatever is not in the quote'],
  }),
  agency: of({
    wait: ['de diez a veinte', 'ten to twenty'],
    attention: ['una persona que lleva varias', 'one person who runs several'],
    trust: ['de medio año a un año', 'half a year to a year'],
  }),
  saas: of({
    wait: ['una tarde de ajustes', 'an afternoon of setting up'],
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
    wait: ['de uno a varios', 'from one to several'],
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
    wait: ['de tres a diez', 'three to ten'],
    attention: ['media hora', 'half an hour'],
    trust: ['en la pared y en la web', 'on the wall and the website'],
    hours: ['algunas tardes', 'some late afternoons'],
  }),
  repair_shop: of({
    wait: ['varios, según la cola', 'several, by the queue'],
    trust: ['la legal, pocas veces por escrito', 'what the law sets, seldom in writing'],
    place: ['lo lleva el cliente', 'the customer takes it'],
    hours: ['horario comercial', 'shop hours'],
  }),
  tourism_lodging: of({
    trust: ['gratis hasta unos días antes', 'free until some days before'],
    attention: ['una recepción o una caja de llaves', 'a front desk or a key box'],
  }),
  construction_trades: of({
    wait: ['semanas hasta empezar', 'weeks before starting'],
    trust: ['precio por escrito y garantía legal', 'a written price and the legal guarantee'],
    attention: ['la cuadrilla que esté libre', 'whichever crew is free'],
    scope: ['los de menos de un día', 'those of under a day'],
  }),
  logistics: of({
    wait: ['al día siguiente, sin franja', 'the next day, with no window'],
    trust: ['lo que fija el contrato', 'what the contract sets'],
    attention: ['una centralita', 'a switchboard'],
    scope: ['lo que se sale de su ruta', 'what lies off its route'],
  }),
  food_manufacturing: of({
    wait: ['una vez por semana', 'once a week'],
    making: ['receta propia, materia comprada', 'own recipe, bought-in ingredients'],
    trust: ['se abona en la siguiente', 'credited on the next one'],
  }),
  food_machine: of({
    wait: ['una vez por semana', 'once a week'],
    making: ['envasado, de la semana', 'packaged, of that week'],
    trust: ['un teléfono de averías', 'a telephone for faults'],
    scope: ['un año o más', 'a year or more'],
  }),
  food_counter: of({
    wait: ['cola los fines de semana', 'a queue at weekends'],
    making: ['una parte; el resto, comprado', 'a part; the rest, bought in'],
    hours: ['casi todos los días, con cierre a mediodía', 'most days, shut at midday'],
  }),
  crafts: of({
    wait: ['de dos a seis', 'two to six'],
    making: ['una o dos personas, a mano', 'one or two people, by hand'],
    place: ['en ferias y en su taller', 'at fairs and in the workshop'],
    trust: ['se arregla si se lleva pronto', 'mended if brought back soon'],
  }),
  agriculture: of({
    wait: ['unos días, por almacén', 'a few days, by way of a warehouse'],
    making: ['como es costumbre en la zona', 'the customary way of the area'],
    place: ['en el mercado y en tiendas', 'at the market and in shops'],
    trust: ['ninguno, o el de la zona', 'none, or the area’s own'],
  }),
  event_services: of({
    wait: ['de seis a doce', 'six to twelve'],
    trust: ['lo sustituye un compañero', 'a colleague stands in'],
    attention: ['gente contratada para ese día', 'people hired for that day'],
    scope: ['las horas de más y los viajes', 'extra hours and travel'],
  }),
  real_estate: of({
    wait: ['de ocho a dieciséis', 'eight to sixteen'],
    attention: ['quien esté de turno', 'whoever is on duty'],
    trust: ['exclusiva de unos meses', 'a sole agency for some months'],
  }),
  marketplace_app: of({
    wait: ['unas horas', 'some hours'],
    scope: ['la de fuera de las ciudades', 'whatever is outside cities'],
    trust: ['un correo de ayuda', 'a help e-mail'],
  }),
  cleaning: of({
    wait: ['al día siguiente', 'the next day'],
    attention: ['la misma, mientras no falte', 'the same one, until away'],
    trust: ['seguro, y llaves con recibo', 'insured, keys against a receipt'],
    hours: ['por la mañana', 'in the morning'],
  }),
  coffee_shop: of({
    making: ['café de distribuidor y bollería de fábrica', 'a distributor’s coffee and factory pastries'],
    wait: ['unos minutos', 'some minutes'],
    attention: ['sin límite escrito', 'no written limit'],
    hours: ['a primera hora', 'early'],
  }),
  holiday_flat_cleaning: of({
    wait: ['quien esté libre ese día', 'whoever is free that day'],
    attention: ['la que toque', 'whoever is on'],
    scope: ['la ropa, aparte o del dueño', 'linen extra, or the owner’s'],
    trust: ['caja de llaves y póliza de la empresa', 'a key box and the firm’s policy'],
  }),
  architecture_studio: of({
    scope: ['el proyecto; los trámites, a veces aparte', 'the drawings; the paperwork sometimes extra'],
    wait: ['de doce a veinte', 'twelve to twenty'],
    attention: ['quien firma, o alguien a su cargo', 'whoever signs, or somebody under them'],
    trust: ['las dos cosas', 'both'],
  }),
  language_school: of({
    making: ['un profesor en el aula', 'a teacher in the room'],
    attention: ['de ocho a quince', 'eight to fifteen'],
    hours: ['tardes entre semana', 'weekday afternoons'],
    trust: ['un examen por nivel', 'a test at each level'],
  }),
  bookshop: of({
    attention: ['poco, si no se pide', 'little, unless asked'],
    making: ['novedades y un fondo corto', 'new titles and a short backlist'],
    wait: ['de dos a siete', 'two to seven'],
    trust: ['con el ticket, en unos días', 'with the receipt, within days'],
  }),
  barber_shop: of({
    wait: ['cita en unos días, o banco', 'a booking within days, or the bench'],
    attention: ['quien esté libre', 'whoever is free'],
    hours: ['alguna tarde y los sábados', 'some evenings and Saturdays'],
    trust: ['se repasa si se pide pronto', 'put right if asked soon'],
  }),
};
