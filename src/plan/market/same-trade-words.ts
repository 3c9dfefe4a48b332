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
    trust: ['explica de palabra, sin informe', 'explained by word of mouth, with no report'],
    attention: ['contesta quien puede', 'whoever can answers'],
    wait: ['una o dos semanas', 'a week or two'],
    place: ['se trabaja en una pista, en grupo', 'in a field, in a group'],
  }),
  dog_daycare: of({
    attention: ['quince o veinte perros por persona', 'fifteen or twenty dogs to each person'],
    trust: ['alguna foto, cuando se puede', 'a picture, when there is time'],
    hours: ['de siete a siete, de lunes a viernes', 'seven to seven on weekdays'],
    place: ['en una zona de naves, adonde se va en coche', 'on an industrial estate, by car'],
  }),
  pet_boarding: of({
    trust: ['se puede ver, con cita', 'visits by appointment'],
    attention: ['varios animales por persona', 'several animals to each person'],
    hours: ['solo a horas fijas', 'at set hours only'],
    place: ['a las afueras, en coche', 'out of town, by car'],
  }),
  event_hire: of({
    scope: ['el porte se cobra aparte', 'delivery is charged apart'],
    making: ['modelos corrientes, ya usados', 'common models, with wear'],
    hours: ['entrega la víspera y recoge al día siguiente', 'delivers the day before and collects the day after'],
    trust: ['pide fianza, y lo que se rompe se paga', 'asks for a deposit, and breakages are paid for'],
  }),
  gardening: of({
    wait: ['una o dos semanas', 'one or two weeks'],
    trust: ['depende del tiempo y de la agenda', 'depends on weather and diary'],
    scope: ['llevárselos se cobra aparte', 'taking them away is charged extra'],
    attention: ['viene una cuadrilla que cambia', 'a crew that changes'],
  }),
  home_care: of({
    wait: ['unos días', 'a few days'],
    attention: ['dos o tres personas distintas', 'two or three different people'],
    trust: ['sustituye la empresa, al día siguiente', 'the firm sends somebody the next day'],
    hours: ['pide un mínimo de horas y cobra más en festivos', 'a minimum of hours, and dearer on holidays'],
  }),
  removals: of({
    wait: ['una o dos semanas, y más a fin de mes', 'a week or two, longer at month’s end'],
    trust: ['seguro con un límite por bulto', 'insurance with a limit per item'],
    scope: ['las escaleras y el montaje', 'stairs and fitting'],
    attention: ['la cuadrilla que toque ese día', 'whichever crew is on that day'],
  }),
  taxi_chauffeur: of({
    wait: ['unos minutos en el centro y más en las afueras', 'minutes in the centre, longer outside'],
    trust: ['taxímetro o precio de aplicación', 'a meter, or an app’s price'],
    hours: ['casi siempre, con suplemento', 'nearly always, at a supplement'],
    attention: ['conduce quien esté libre', 'whoever is free drives'],
  }),
  photographer: of({
    wait: ['de uno a tres meses', 'one to three months'],
    attention: ['quien firma el contrato o alguien de su equipo', 'whoever signs the contract, or one of their team'],
    trust: ['lo sustituye un compañero', 'a colleague stands in'],
    scope: ['el álbum, las horas de más y los viajes', 'the album, extra hours and travel'],
  }),
  laundry: of({
    wait: ['en uno o dos días', 'in one or two days'],
    trust: ['paga hasta un límite por prenda', 'pays up to a limit per item'],
    hours: ['horario comercial', 'shop hours'],
    scope: ['los edredones y la piel', 'duvets and leather'],
  }),
  car_wash: of({
    wait: ['hay cola los sábados', 'there is a queue on Saturdays'],
    scope: ['solo el exterior; el interior se cobra aparte', 'the outside only; the inside is extra'],
    trust: ['nadie mira el coche al llegar', 'nobody looks the car over on arrival'],
    hours: ['horario comercial', 'shop hours'],
  }),
  day_centre: of({
    attention: ['de ocho a diez personas por cuidador', 'eight to ten people to each carer'],
    hours: ['de lunes a viernes', 'Mondays to Fridays'],
    place: ['sí, si hay plaza en la ruta', 'yes, if the round has room'],
    trust: ['una reunión cada pocos meses', 'a meeting every few months'],
  }),
  waste_collection: of({
    wait: ['una vez por semana', 'once a week'],
    trust: ['un justificante, si se pide', 'a note, if asked for'],
    scope: ['lo mezclado o lo peligroso', 'mixed or hazardous loads'],
    attention: ['a una centralita', 'a switchboard'],
  }),
  driving_school: of({
    wait: ['una semana', 'a week'],
    attention: ['no, el que esté libre', 'no, whoever is free'],
    scope: ['las tasas y las segundas convocatorias', 'fees and retakes'],
    hours: ['mañanas y tardes entre semana', 'weekdays, mornings and afternoons'],
  }),
  nursery_school: of({
    attention: ['tantos como permite la ley', 'as many as the law allows'],
    hours: ['de mañana a media tarde', 'from morning to mid-afternoon'],
    trust: ['se cuenta de palabra a la salida', 'a few words at pick-up'],
    place: ['se llega a pie desde el barrio', 'on foot from the neighbourhood'],
  }),
  personal_trainer: of({
    attention: ['de una a tres personas', 'one to three people'],
    hours: ['las del gimnasio', 'those of the gym'],
    trust: ['se pierde la sesión si no se avisa la víspera', 'the session is lost unless told the day before'],
    place: ['en la sala de un gimnasio', 'in a gym'],
  }),
  property_management: of({
    attention: ['quien esté de turno', 'whoever is on duty'],
    trust: ['lo cubre un seguro que se paga aparte', 'a policy paid for separately'],
    scope: ['los contratos y las averías', 'contracts and breakdowns'],
    wait: ['uno o dos días', 'one or two days'],
  }),
  block_management: of({
    attention: ['una centralita', 'a switchboard'],
    trust: ['se enseñan en una junta al año', 'shown at one meeting a year'],
    wait: ['varias semanas', 'several weeks'],
    scope: ['las juntas de más y los certificados', 'extra meetings and certificates'],
  }),
  appliance_repair: of({
    wait: ['de dos a cinco días', 'two to five days'],
    trust: ['la garantía legal, pocas veces por escrito', 'the legal guarantee, seldom in writing'],
    scope: ['la visita, se arregle o no', 'the visit, mended or not'],
    hours: ['media jornada de espera', 'half a day of waiting in'],
  }),
  it_support: of({
    wait: ['al día siguiente', 'the next day'],
    trust: ['no se hace copia antes de empezar', 'no copy is made beforehand'],
    attention: ['quien esté libre', 'whoever is free'],
    scope: ['las visitas y el material', 'visits and parts'],
  }),
  mobile_bicycle_repair: of({
    wait: ['de dos a cinco días', 'two to five days'],
    trust: ['la garantía legal, pocas veces por escrito', 'the legal guarantee, seldom in writing'],
    hours: ['en horario laboral', 'in working hours'],
    scope: ['lo que necesita un banco de taller', 'whatever needs a workbench'],
  }),
  cafe_restaurant: of({
    wait: ['poca, salvo en hora punta', 'little, except at peak times'],
    making: ['una parte de los platos; el resto se compra hecho', 'some of the dishes; the rest is bought in'],
    hours: ['de mañana y a mediodía', 'mornings and midday'],
    place: ['a pie desde el barrio', 'on foot from the neighbourhood'],
  }),
  food_truck: of({
    wait: ['un cuarto de hora', 'a quarter of an hour'],
    place: ['donde tenga plaza o haya evento', 'where it has a pitch or there is an event'],
    making: ['solo el plato principal, a la plancha', 'the main dish only, on the griddle'],
    hours: ['los fines de semana y en ferias', 'weekends and fairs'],
  }),
  ecommerce: of({
    wait: ['de dos a cinco días', 'two to five days'],
    trust: ['se devuelve por paquete', 'returns by parcel'],
    making: ['lo que se ve en las fotos', 'what the pictures show'],
  }),
  retail_shop: of({
    attention: ['solo si no hay cola', 'only when there is no queue'],
    place: ['en la misma zona', 'in the same area'],
    making: ['lo que traen los distribuidores', 'what the distributors bring'],
    hours: ['horario comercial', 'shop hours'],
  }),
  consulting_freelance: of({
    wait: ['uno o dos días laborables', 'one or two working days'],
    attention: ['quien lo vende o alguien de su equipo', 'whoever sells it, or one of their team'],
    trust: ['firma un presupuesto', 'it signs a quote'],
    scope: ['lo que no esté en el presupuesto', 'whatever is not in the quote'],
  }),
  agency: of({
    wait: ['de diez a veinte días', 'ten to twenty days'],
    attention: ['una persona que lleva varias cuentas', 'one person who runs several accounts'],
    trust: ['de medio año a un año de permanencia', 'a lock-in of half a year to a year'],
  }),
  saas: of({
    wait: ['una tarde de ajustes', 'an afternoon of setting up'],
    scope: ['lo que deja para otra versión', 'what it leaves for another version'],
    trust: ['se exportan a una hoja de cálculo', 'exported to a spreadsheet'],
    attention: ['un correo de ayuda, por turno', 'a help e-mail, in turn'],
  }),
  academy: of({
    attention: ['de ocho a quince personas', 'eight to fifteen people'],
    hours: ['por la tarde, entre semana', 'weekday afternoons'],
    trust: ['solo opiniones de alumnos', 'what pupils say'],
    place: ['a pie desde el barrio', 'on foot from the neighbourhood'],
  }),
  beauty_salon: of({
    wait: ['de uno a varios días', 'from one to several days'],
    attention: ['quien esté libre', 'whoever is free'],
    trust: ['se repasa si se pide pronto', 'it is put right if asked soon'],
    hours: ['alguna tarde y los sábados', 'some evenings and Saturdays'],
  }),
  gym: of({
    attention: ['de quince a veinte personas', 'fifteen to twenty people'],
    hours: ['sí, entre semana', 'yes, on weekdays'],
    trust: ['cuota mensual, con preaviso', 'a monthly fee, with notice'],
    place: ['pocos, porque se elige por cercanía', 'few, as people choose the nearest'],
  }),
  health_clinic: of({
    wait: ['de tres a diez días', 'three to ten days'],
    attention: ['media hora', 'half an hour'],
    trust: ['sí, en la pared y en la web', 'yes, on the wall and the website'],
    hours: ['algunas tardes', 'some late afternoons'],
  }),
  repair_shop: of({
    wait: ['varios días, según la cola', 'several days, by the queue'],
    trust: ['la garantía legal, pocas veces por escrito', 'the legal guarantee, seldom in writing'],
    place: ['sí, lo lleva el cliente', 'yes, the customer takes it'],
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
    wait: ['al día siguiente, sin franja horaria', 'the next day, with no time window'],
    trust: ['lo que fija el contrato', 'what the contract sets'],
    attention: ['una centralita', 'a switchboard'],
    scope: ['lo que se sale de su ruta', 'whatever lies off its route'],
  }),
  food_manufacturing: of({
    wait: ['una vez por semana', 'once a week'],
    making: ['receta propia con materia prima comprada', 'its own recipe, with bought-in ingredients'],
    trust: ['se abona en la entrega siguiente', 'credited on the next delivery'],
  }),
  food_machine: of({
    wait: ['una vez por semana', 'once a week'],
    making: ['producto envasado de la misma semana', 'packaged goods from the same week'],
    trust: ['un teléfono de averías', 'a telephone for faults'],
    scope: ['contrato de un año o más', 'a contract of a year or more'],
  }),
  food_counter: of({
    wait: ['hay cola los fines de semana', 'there is a queue at weekends'],
    making: ['una parte; el resto se compra hecho', 'a part; the rest is bought in'],
    hours: ['casi todos los días, con cierre a mediodía', 'most days, closed at midday'],
  }),
  crafts: of({
    wait: ['de dos a seis semanas', 'two to six weeks'],
    making: ['una o dos personas, a mano', 'one or two people, by hand'],
    place: ['en ferias y en su taller', 'at fairs and in the workshop'],
    trust: ['se arregla si se lleva pronto', 'mended if brought back soon'],
  }),
  agriculture: of({
    wait: ['unos días, porque pasa por almacén', 'a few days, by way of a warehouse'],
    making: ['como es costumbre en la zona', 'in the customary way of the area'],
    place: ['en el mercado y en tiendas', 'at the market and in shops'],
    trust: ['ninguno, o el de la zona', 'none, or the area’s own'],
  }),
  event_services: of({
    wait: ['de seis a doce meses', 'six to twelve months'],
    trust: ['lo sustituye un compañero', 'a colleague stands in'],
    attention: ['gente contratada para ese día', 'people hired for that day'],
    scope: ['las horas de más y los viajes', 'extra hours and travel'],
  }),
  real_estate: of({
    wait: ['de ocho a dieciséis semanas', 'eight to sixteen weeks'],
    attention: ['quien esté de turno', 'whoever is on duty'],
    trust: ['pide exclusiva durante unos meses', 'asks for a sole agency for some months'],
  }),
  marketplace_app: of({
    wait: ['unas horas', 'some hours'],
    scope: ['la de fuera de las ciudades', 'supply outside cities'],
    trust: ['un correo de ayuda', 'a help e-mail'],
  }),
  cleaning: of({
    wait: ['al día siguiente', 'the next day'],
    attention: ['sí, mientras no falte', 'yes, until that person is away'],
    trust: ['tiene seguro y da recibo por las llaves', 'insured, with a receipt for the keys'],
    hours: ['por la mañana', 'in the morning'],
  }),
  coffee_shop: of({
    making: ['café de distribuidor y bollería de fábrica', 'coffee from a distributor and factory pastries'],
    wait: ['unos minutos', 'a few minutes'],
    attention: ['no hay un límite escrito', 'no written limit'],
    hours: ['a primera hora de la mañana', 'early in the morning'],
  }),
  holiday_flat_cleaning: of({
    wait: ['quien esté libre ese día', 'whoever is free that day'],
    attention: ['no, la que esté libre', 'no, whoever is free'],
    scope: ['la ropa se cobra aparte o la pone el dueño', 'linen is extra, or the owner’s'],
    trust: ['caja de llaves y la póliza de la empresa', 'a key box and the firm’s policy'],
  }),
  architecture_studio: of({
    scope: ['el proyecto; los trámites a veces se cobran aparte', 'the drawings; the paperwork is sometimes extra'],
    wait: ['de doce a veinte semanas', 'twelve to twenty weeks'],
    attention: ['quien firma o alguien de su equipo', 'whoever signs, or one of their team'],
    trust: ['tiene las dos cosas', 'it has both'],
  }),
  language_school: of({
    making: ['un profesor en el aula', 'a teacher in the room'],
    attention: ['de ocho a quince personas', 'eight to fifteen people'],
    hours: ['por la tarde, entre semana', 'weekday afternoons'],
    trust: ['se hace un examen por nivel', 'a test at each level'],
  }),
  bookshop: of({
    attention: ['poco, si el cliente no pide ayuda', 'little, unless asked for help'],
    making: ['las novedades y pocos libros más', 'the new titles and little else'],
    wait: ['de dos a siete días', 'two to seven days'],
    trust: ['con el ticket y en unos días', 'with the receipt and within days'],
  }),
  barber_shop: of({
    wait: ['cita en unos días o espera en el banco', 'a booking within days, or a wait on the bench'],
    attention: ['quien esté libre', 'whoever is free'],
    hours: ['alguna tarde y los sábados', 'some evenings and Saturdays'],
    trust: ['se repasa si se pide pronto', 'it is put right if asked soon'],
  }),
};
