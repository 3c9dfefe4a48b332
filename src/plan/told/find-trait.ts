// What narrows the customers told to fewer than everybody around, how many that leaves, and where the share is checked.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import type { TraitId } from '../market/trait-sources.ts';
import { findChildrensAges, YEARS_OF_CHILDHOOD } from './childrens-ages.ts';
import { withoutWhose } from './find-whose.ts';
import { withoutBesides } from './main-customers.ts';

export interface Trait {
  readonly id: TraitId;
  readonly clue: RegExp;
  readonly name: Bilingual;
  /** Of the persons, or of the households, so many percent: our own conventions, until the place is asked. */
  readonly share: number;
  readonly check: Bilingual;
}

const of = (id: TraitId, share: number, es: string, en: string, checkEs: string, checkEn: string, clue: RegExp): Trait => ({
  id,
  share,
  name: { es, en },
  check: { es: checkEs, en: checkEn },
  clue,
});

/** The narrower first, but for age, which is often that of some of them alone: whoever is told by two is counted by the one that leaves fewer. */
const TRAITS: readonly Trait[] = [
  of(
    'couples-to-marry',
    1,
    'Parejas que se casan',
    'Couples to be married',
    'el registro civil',
    'the marriage register',
    /\b(?:novi[oa]s|se casan|bodas?|brides?|getting married|weddings?)\b/,
  ),
  of('coeliacs', 2, 'Celíacos', 'Coeliacs', 'la asociación de celíacos', 'the coeliac society', /\b(?:celiac\w+|coeliacs?|gluten)\b/),
  of(
    'expectant',
    2,
    'Embarazadas',
    'Expectant mothers',
    'la maternidad de la zona',
    'the local maternity ward',
    /\b(?:embaraz\w+|pregnan\w+|expectant)\b/,
  ),
  of(
    'climbers',
    2,
    'Escaladores',
    'Climbers',
    'rocódromos y clubes',
    'climbing walls and clubs',
    /^(?!.*\b(?:corredor|runners)).*\b(?:escalador[ae]s|climbers)\b/,
  ),
  of(
    'vegans',
    3,
    'Veganos',
    'Vegans',
    'una semana contada en tres comedores',
    'a week counted at three places',
    /\b(?:vegan[oa]s?|vegans)\b/,
  ),
  of(
    'runners-and-climbers',
    10,
    'Corredores y escaladores',
    'Runners and climbers',
    'las carreras y los rocódromos',
    'the race entries and the climbing walls',
    /^(?=.*\b(?:corredor[ae]s|runners|joggers)\b)(?=.*\b(?:escalador[ae]s|climbers)\b)/,
  ),
  of(
    'runners',
    8,
    'Corredores',
    'Runners',
    'la lista de inscritos de las carreras',
    'the race entries and the clubs',
    /\b(?:corredor[ae]s(?! de (?:bienes|seguros|propiedades|bolsa|comercio|fincas))|runners|joggers)\b/,
  ),
  of(
    'cyclists',
    8,
    'Ciclistas',
    'Cyclists',
    'un recuento en tres calles',
    'a count in three streets',
    /\b(?:ciclistas|en bici\w*|(?:usan?|cogen?|llevan?) (?:la )?bici\w*|cyclists|by bike|(?:ride|rides|riding) (?:a |their )?bikes?)\b/,
  ),
  of(
    'students',
    10,
    'Estudiantes',
    'Students',
    'la matrícula de los centros',
    'enrolment figures',
    /\b(?:estudiantes|universitari[oa]s|opositor\w+|students)\b/,
  ),
  of(
    'home-workers',
    12,
    'Quienes trabajan en casa',
    'People who work from home',
    'el censo, por lugar de trabajo',
    'the census, by place of work',
    /\b(?:teletrabaj\w+|trabajan? (?:desde|en) casa|work(?:ing)? from home|remote workers)\b/,
  ),
  of('dogs', 25, 'Hogares con perro', 'Households with a dog', 'el veterinario de la zona', 'the local vet', /\b(?:perr[oa]s?|dogs?)\b/),
  of(
    'children',
    30,
    'Hogares con hijos',
    'Households with children',
    'el censo, por hogares',
    'the census, by household',
    /\b(?:con (?:hij|nin|bebe|peque)\w*|padres|madres|ninos|parents|mothers|mums|moms|kids|children)\b/,
  ),
  of(
    'eaters-out',
    30,
    'Quienes comen o desayunan fuera',
    'People who eat out',
    'una pregunta en tres calles',
    'the answers in three streets',
    /\b(?:(?:desayun|com|cen)\w+ fuera|(?:eats?|eating|breakfast|lunch|dine) out)\b/,
  ),
  of(
    'gardens',
    35,
    'Casas con jardín',
    'Houses with a garden',
    'el catastro',
    'the land register',
    /\b(?:jardin|jardines|gardens?|back ?yards?)\b/,
  ),
  of(
    'pets',
    35,
    'Hogares con mascota',
    'Households with a pet',
    'los veterinarios de la zona',
    'the local vets',
    /\b(?:gat[oa]s?|mascotas?|cats?|pets?)\b/,
  ),
  of(
    'home-owners',
    60,
    'Dueños de su casa',
    'Homeowners',
    'el censo, por tenencia',
    'the census, by tenure',
    /\b(?:(?:duen[oa]s?|propietari[oa]s?) de (?:su |una |la )?(?:casa|vivienda|piso)s?|casa propia|owns? (?:their|a) (?:house|home|flat|place)|home ?owners|house ?owners)\b/,
  ),
  of(
    'older',
    20,
    'Personas mayores',
    'Older people',
    'el censo, por edad',
    'the census, by age',
    /\b(?:(?:personas|gente|adult[oa]s|vecin[oa]s|senor[ae]s|padres) mayores|ancian[oa]s|jubilad[oa]s|tercera edad|seniors?|elderly|older (?:people|adults|residents|parents)|retirees|retired (?:people|couples|folks)|pensioners?)\b/,
  ),
  of(
    'drivers',
    60,
    'Hogares con coche',
    'Households with a car',
    'el registro de vehículos',
    'vehicle registrations',
    /\b(?:conductor[ae]s|(?:su|con|de) (?:coche|carro|auto)s?|drivers|car owners)\b/,
  ),
];

/** Sons and daughters of age are no children of a household. */
const ADULT_CHILDREN = /\b(?:adult|grown(?:.?up)?) (?:children|kids)\b|\bhij[oa]s (?:adult[oa]s|mayores)\b/g;

/** Whoever is called no more than this has nobody named ahead of them. */
const ANYBODY =
  /^(?:(?:para|for|pues|bueno|well|so|mostly|mainly|sobre todo|la|the|any|otra|mucha) )*(?:gente|personas?|people|folks|adult[oa]s|adults|anyone|anybody|quien(?:es)?|clientes|customers|duen[oa]s|owners|aged)\b/;
/** Said of all who are named before it. */
const OF_ALL = /^(?:y |and )?(?:who|whose|that|which|que|quienes|con|with|all|todos|todas|both) /;
const ABOVE_ALL = /(?:sobre todo|principalmente|especialmente|mas que nada|mostly|mainly|especially|above all)(?: (?:los|las|the|de))?$/;
/** They are a group by this word alone, and not somebody with something. */
const GROUP =
  /^(?:novi|brides|climber|escalador|runner|corredor|jogger|ciclista|cyclist|student|estudiante|universitari|opositor|padres|madres|parents|mothers|mums|moms|ancian|jubilad|personas|gente|senor|vecin|adult|tercera|senior|elderly|older|retire|pensioner|vegan|celiac|coeliac|home ?owner|house ?owner|conductor|driver)/;
const JOINT = /\s(?:y|e|o|and|or|plus)\s/;

/** The narrowest that the answer tells of those it names first; null where none does: whoever is named after others is not whom one counts. */
export function findTrait(facts: FactSheet): Trait | null {
  const answer = factValue(facts, 'customer') ?? '';
  const said = foldText(withoutBesides(withoutWhose(answer)))
    .replace(ADULT_CHILDREN, ' ')
    .trim();
  const told = foldText(withoutBesides(answer));
  const trait = TRAITS.find(({ id, clue }) => isOfTheFirst(said, clue) || (id === 'children' && isOfTheFirst(told, WITH_CHILDREN))) ?? null;
  return trait?.id === 'children' ? ofTheirAges(trait, told) : trait;
}

/** «Familias con hijos de 0 a 12 años»: it is the family that buys, and one with children. */
const WITH_CHILDREN =
  /\b(?:famil\w+|hogares|parejas|matrimonios|couples|households)(?: [a-z]+){0,2} (?:con|with) (?:[a-z]+ ){0,3}?(?:hij|nin|bebe|peque|kids|child|bab|toddler)\w*\b(?! (?:mayores|adult|grown|older|independiz|away))/;

/** Of the homes with children, those with some of the ages told: every year of childhood weighs the same, by our own convention. */
function ofTheirAges(trait: Trait, told: string): Trait {
  const ages = findChildrensAges(told);
  if (!ages) return trait;
  const years = ages.to - ages.from + 1;
  if (years >= YEARS_OF_CHILDHOOD) return trait;
  return {
    ...trait,
    share: Math.round((trait.share * years) / YEARS_OF_CHILDHOOD),
    name: { es: `${trait.name.es} de esas edades`, en: `${trait.name.en} of those ages` },
  };
}

function isOfTheFirst(said: string, clue: RegExp): boolean {
  const found = clue.exec(said);
  if (!found) return false;
  const ahead = said.slice(0, found.index);
  const [first = '', ...others] = ahead.split(/[,;:.()]+/).map((clause) => clause.trim());
  const last = others.at(-1);
  if (last === undefined) return !(GROUP.test(found[0]) && JOINT.test(`${first} `) && !ANYBODY.test(first));
  return first === '' || ANYBODY.test(first) || ABOVE_ALL.test(last) || OF_ALL.test(`${last} ${found[0]} `.trimStart());
}

const HOUSEHOLDS =
  /\b(?:familias?|parejas?|hogares|matrimonios|casas|famil(?:y|ies)|couples|households|home ?owners|house ?owners|own (?:their|a) (?:house|home))\b/;
const PERSONS =
  /\b(?:vecin[oa]s|locals|residents|neighbou?rs|oficinistas|estudiantes|students|jubilad[oa]s|trabajador[ae]s|workers|staff|personal|personas|gente|hombres|mujeres|adult[oa]s|people who|men|women|adults|individuals)\b/;

/** Whether it is homes that buy, and not each of those who live in them: by what is named first. */
export function areHouseholds(facts: FactSheet): boolean {
  const said = foldText(factValue(facts, 'customer') ?? '');
  const [homes, persons] = [said.search(HOUSEHOLDS), said.search(PERSONS)];
  return homes >= 0 && (persons < 0 || homes < persons);
}

const NEW =
  /\b(?:nuev[oa]s(?! (?:client|form|proyect|idea|mercad|via))|recien abiert[oa]s|que (?:acaban de abrir|abren)|new(?:ly opened)?|just opened|recently opened)\b/;

/** Whether it is those who have just opened that were told of. */
export function areNew(facts: FactSheet): boolean {
  return NEW.test(foldText(factValue(facts, 'customer') ?? ''));
}
