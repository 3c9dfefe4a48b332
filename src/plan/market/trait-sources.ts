// In which source those of a trait are counted: a register of residents knows ages and homes, and nothing of who runs, rides or eats out.
import type { CountryCode } from '../../countries/country.ts';
import type { Bilingual } from '../../language/language.ts';

export type TraitId =
  | 'couples-to-marry'
  | 'coeliacs'
  | 'expectant'
  | 'older'
  | 'climbers'
  | 'vegans'
  | 'runners'
  | 'runners-and-climbers'
  | 'cyclists'
  | 'students'
  | 'home-workers'
  | 'dogs'
  | 'children'
  | 'eaters-out'
  | 'gardens'
  | 'pets'
  | 'home-owners'
  | 'drivers';

/** In no register: so many of those who pass, which says nothing until it is a share of them. */
const ON_THE_SPOT: ReadonlySet<TraitId> = new Set(['cyclists', 'eaters-out', 'vegans']);

/** Whether they are counted among whoever passes or comes in, so that a share of those and no number is what the count gives. */
export function isCountedOnTheSpot(trait: TraitId): boolean {
  return ON_THE_SPOT.has(trait);
}

const IN_THE_CENSUS: ReadonlySet<TraitId> = new Set(['home-workers', 'older', 'children', 'home-owners']);

/** Whether the census counts them, by the area it is asked for. */
export function isInTheCensus(trait: TraitId): boolean {
  return IN_THE_CENSUS.has(trait);
}

type Source = readonly [es: string, en: string];

/** With its preposition: «se hace … en los inscritos de las carreras». */
const ANYWHERE: Readonly<Record<TraitId, Source>> = {
  'couples-to-marry': ['en el registro civil, por bodas inscritas al año', 'in the marriage register, by weddings in a year'],
  coeliacs: [
    'con la asociación de celíacos, que sabe cuántos socios tiene cerca',
    'with the coeliac society, which knows its members nearby',
  ],
  expectant: ['en los partos al año de la maternidad de la zona', 'in the births a year of the local maternity ward'],
  climbers: [
    'en los abonos de los rocódromos, los clubes y las licencias de la federación',
    'in the memberships of climbing walls and clubs, and the federation’s licences',
  ],
  vegans: [
    'contando una semana, en tres casas de comidas de la zona, cuántos piden un plato vegano',
    'by counting for a week, in three eating places nearby, how many order a vegan dish',
  ],
  runners: [
    'en los inscritos de las carreras, los clubes y las licencias de la federación',
    'in the entries of local races, the clubs and the federation’s licences',
  ],
  'runners-and-climbers': [
    'en los inscritos de las carreras, los clubes y los abonos de los rocódromos',
    'in the entries of local races, the clubs and the memberships of climbing walls',
  ],
  cyclists: [
    'contando en tres calles, una mañana laborable a la hora de entrar, cuántos de los que pasan van en bici',
    'by counting in three streets, one weekday morning as work starts, how many of those who pass are on a bike',
  ],
  students: ['en la matrícula que publican los centros de la zona', 'in the enrolment that local schools and colleges publish'],
  'home-workers': ['en el censo, por lugar de trabajo', 'in the census, by place of work'],
  dogs: ['en el registro municipal de perros y con los veterinarios de la zona', 'in the town’s dog register and with the local vets'],
  older: ['en el censo, por edad', 'in the census, by age'],
  children: ['en el censo, por hogares con hijos', 'in the census, by households with children'],
  'eaters-out': [
    'preguntando en tres calles de la zona, una mañana y un mediodía, a quien pasa si come o desayuna fuera',
    'by asking passers-by in three streets of the area, one morning and one midday, whether they eat out',
  ],
  gardens: ['sobre la foto aérea, calle a calle', 'on the aerial photograph, street by street'],
  pets: ['con los veterinarios de la zona, que dicen cuántos atienden', 'with the local vets, who can say how many they see'],
  'home-owners': ['en el censo, por régimen de tenencia', 'in the census, by tenure'],
  drivers: ['en el registro de vehículos, por municipio', 'in the vehicle register, by town'],
};

const BY_COUNTRY: Readonly<Partial<Record<CountryCode, Readonly<Partial<Record<TraitId, Source>>>>>> = {
  ES: {
    children: ['en el censo del INE, por tipo de hogar', 'in the INE’s census, by kind of household'],
    'home-workers': ['en el censo del INE, por lugar de trabajo', 'in the INE’s census, by place of work'],
    'home-owners': ['en el censo del INE, por régimen de tenencia', 'in the INE’s census, by tenure'],
    drivers: ['en el parque de vehículos de la DGT, por municipio', 'in the DGT’s vehicle register, by town'],
  },
  MX: {
    children: ['en el censo del INEGI, por hogares con hijos', 'in INEGI’s census, by households with children'],
    'home-owners': ['en el censo del INEGI, por tenencia', 'in INEGI’s census, by tenure'],
    drivers: ['en los vehículos registrados del INEGI, por municipio', 'in INEGI’s registered vehicles, by town'],
  },
  AR: {
    children: ['en el censo del INDEC, por hogares con hijos', 'in the INDEC’s census, by households with children'],
    'home-owners': ['en el censo del INDEC, por tenencia', 'in the INDEC’s census, by tenure'],
    drivers: ['en el registro automotor (DNRPA), por localidad', 'in the vehicle register (DNRPA), by town'],
  },
  US: {
    runners: [
      'en los inscritos de las carreras de la zona, los clubes y los socios de USA Track & Field',
      'in the entries of local races, the running clubs and the members of USA Track & Field',
    ],
    'home-workers': [
      'en la American Community Survey, por medio de ir al trabajo',
      'in the American Community Survey, by means of getting to work',
    ],
    children: ['en la American Community Survey, por tipo de hogar', 'in the American Community Survey, by kind of household'],
    'home-owners': ['en la American Community Survey, por tenencia', 'in the American Community Survey, by tenure'],
    drivers: ['en la American Community Survey, por vehículos por hogar', 'in the American Community Survey, by vehicles to a household'],
    dogs: ['en las licencias de perros del condado y con los veterinarios', 'in the county’s dog licenses and with the local vets'],
  },
  GB: {
    runners: [
      'en los resultados de los parkrun de la zona, las carreras y los clubes',
      'in the results of the local parkruns, the races and the clubs',
    ],
    children: ['en el censo de la ONS, por tipo de hogar', 'in the ONS census, by kind of household'],
    'home-workers': ['en el censo de la ONS, por lugar de trabajo', 'in the ONS census, by place of work'],
    'home-owners': ['en el censo de la ONS, por tenencia', 'in the ONS census, by tenure'],
    dogs: ['con los veterinarios y paseando a la hora de los perros', 'with the local vets, and by a walk at the hour of the dogs'],
    drivers: ['en el censo de la ONS, por coches en el hogar', 'in the ONS census, by cars in the household'],
  },
  IE: {
    runners: ['en los resultados de los parkrun, las carreras y los clubes', 'in the results of the parkruns, the races and the clubs'],
    children: ['en el censo de la CSO, por tipo de hogar', 'in the CSO’s census, by kind of household'],
    'home-owners': ['en el censo de la CSO, por tenencia', 'in the CSO’s census, by tenure'],
    drivers: ['en el censo de la CSO, por coches en el hogar', 'in the CSO’s census, by cars in the household'],
  },
};

/** Where those of a trait are counted in a country, with its preposition. */
export function traitSource(country: CountryCode, trait: TraitId): Bilingual {
  const [es, en] = BY_COUNTRY[country]?.[trait] ?? ANYWHERE[trait];
  return { es, en };
}
