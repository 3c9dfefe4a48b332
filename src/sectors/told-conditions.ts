// What is asked of a business, and what can go wrong in it, where no kind of business tells it and what the founder told does: at whose place, for whom, with what.
import type { Bilingual } from '../language/language.ts';
import type { SectorRisk } from './sector.ts';

export interface ToldCondition {
  /** Of the folded offer: all of them. */
  readonly offered: readonly RegExp[];
  /** Of the offer, the customers and the problem, folded: all of them. */
  readonly told?: readonly RegExp[];
  readonly permits: readonly Bilingual[];
  readonly risks: readonly SectorRisk[];
}

const said = (es: string, en: string): Bilingual => ({ es, en });

const AT_HOMES =
  /\b(?:a domicilio|en (?:su|tu|la|cada) (?:propia )?casa|en casas?|en (?:sus )?hogares|del hogar|a su casa|(?:at|in|to|around) (?:their|your|the|people'?s|customers?'?) (?:own )?(?:homes?|houses?)|home[- ](?:safety|repairs?|visits?|jobs?|improvements?)|in[- ]home|at home|live alone|viven? sol[oa]s?|we come to you|house calls?)\b/;
const OLDER =
  /\b(?:mayores|ancian[oa]s?|abuel[oa]s?|tercera edad|jubilad[oa]s?|elderly|seniors?|older (?:people|adults|parents)|aging|ageing|retirees)\b/;
const CHILDREN = /\b(?:nin[oa]s|bebes?|peques|escolares|guarderia|children|kids|toddlers?|bab(?:y|ies)|after[- ]school)\b/;
/** Those who stay with the founder, and not whoever a cake is for. */
const CARED_FOR =
  /\b(?:cuid\w+|clases?|talleres?|actividades|extraescolares|campamentos?|ludoteca|refuerzo|canguros?|ninera|acompan\w+|care|classes|lessons?|workshops?|camps?|clubs?|tutoring|babysit\w*|nanny|after[- ]school)\b/;
const ANIMALS = /\b(?:perr[oa]s?|gat[oa]s?|mascotas?|caballos?|dogs?|cats?|pets?|horses?|pupp(?:y|ies))\b/;
const FOOD =
  /\b(?:comidas?|viandas?|platos|postres|tartas?|pasteles|galletas|salsas?|empanadas?|jugos|zumos|batidos|menus?|meals?|dishes|cakes?|cookies|pastries|sauces?|juices?|smoothies?|snacks?|lunch(?:es)?)\b/;
const FITTED =
  /\b(?:instal\w+|coloc\w+|mont(?:o|amos|aje|ar)|repar\w+|arregl\w+|barras? de apoyo|barandas?|pasamanos|rampas?|estanter\w+|fit(?:s|ted|ting)?|install\w*|repairs?|mount(?:s|ed|ing)?|grab (?:rails?|bars?)|handrails?|ramps?|shelves|jobs)\b/;
const BUILT = /\b(?:rampas?|terrazas?|pergolas?|vallas?|cobertizos?|tabiques?|ramps?|decks?|pergolas?|fences?|sheds?|walls?)\b/;
const GATHERS = /\b(?:fiestas?|eventos?|bodas?|cumpleanos|part(?:y|ies)|events?|weddings?|birthdays?)\b/;

/** In the order in which they are told; nothing of a trade is among them. */
export const TOLD_CONDITIONS: readonly ToldCondition[] = [
  {
    offered: [FITTED],
    told: [AT_HOMES],
    permits: [
      said(
        'alta para pequeñas reparaciones, con licencia si el estado la pide',
        'registration for minor repairs, with a licence where the state asks for one',
      ),
      said('responsabilidad civil del trabajo, también después de terminado', 'liability insurance for the work, also once it is finished'),
    ],
    risks: [
      {
        risk: said('algo instalado se suelta y alguien se hace daño', 'something fitted comes loose and somebody is hurt'),
        hits: 'policy',
        trigger: said('una fijación puesta sin saber de qué es la pared', 'one fixing made without knowing what the wall is made of'),
        response: said(
          'prueba de carga con foto antes de irse, anclaje según la pared y póliza que cubra lo terminado',
          'a load test with a photo before leaving, anchors to suit the wall, and a policy that covers finished work',
        ),
      },
    ],
  },
  {
    offered: [BUILT, FITTED],
    permits: [said('permiso de obra, si lo que se construye lo pide', 'building permit, if what is built needs one')],
    risks: [],
  },
  {
    offered: [],
    told: [AT_HOMES, OLDER],
    permits: [said('certificado de antecedentes, si la familia lo pide', 'background check, if the family asks for one')],
    risks: [
      {
        risk: said('la familia que paga vive lejos y no ve el trabajo', 'the family who pays lives far off and does not see the work'),
        hits: 'unpaid',
        trigger: said('una factura discutida por quien no estaba', 'one bill disputed by somebody who was not there'),
        response: said(
          'presupuesto aceptado por quien paga, fotos de antes y después y una llamada al acabar',
          'an estimate accepted by whoever pays, photos before and after, and a call when it is done',
        ),
      },
    ],
  },
  {
    offered: [CARED_FOR],
    told: [CHILDREN],
    permits: [said('certificado de antecedentes de cada adulto', 'background check of every adult')],
    risks: [
      {
        risk: said('un niño se hace daño mientras está a cargo', 'a child is hurt while in the firm’s care'),
        hits: 'policy',
        trigger: said('un susto sin apuntar o un adulto de menos', 'one near miss not noted, or one adult short'),
        response: said(
          'adultos por grupo fijados, teléfono de la familia a mano y póliza con menores incluidos',
          'adults per group fixed, the family’s number at hand and cover that includes minors',
        ),
      },
    ],
  },
  {
    offered: [FOOD],
    permits: [
      said('registro sanitario de la cocina', 'food business registration'),
      said('formación en higiene y alérgenos de quien manipula', 'hygiene and allergen training of whoever handles it'),
    ],
    risks: [
      {
        risk: said('una comida sale mal de la cocina y alguien enferma', 'food leaves the kitchen wrong and somebody is ill'),
        hits: 'policy',
        trigger: said('una temperatura sin apuntar o un alérgeno sin etiqueta', 'one temperature not noted, or one allergen not labelled'),
        response: said(
          'temperaturas anotadas, muestra guardada de cada día y retirada del lote el mismo día',
          'temperatures noted, a sample kept from each day and the batch withdrawn the same day',
        ),
      },
    ],
  },
  {
    offered: [
      ANIMALS,
      /\b(?:pase\w+|cuid\w+|bana\w*|lav\w+|adiestr\w+|recog\w+|walk\w*|sit(?:s|ting|ter)?|groom\w*|wash\w*|train\w*|board\w*|care)\b/,
    ],
    permits: [said('responsabilidad civil por los animales a cargo', 'liability insurance for the animals in care')],
    risks: [
      {
        risk: said('un animal se escapa o muerde', 'an animal gets loose or bites'),
        hits: 'policy',
        trigger: said('una correa suelta o un animal aceptado sin ficha', 'one loose lead, or one animal taken without its record'),
        response: said(
          'ficha con vacunas y costumbres, doble correa y teléfono del veterinario a mano',
          'a record of vaccines and habits, a double lead and the vet’s number at hand',
        ),
      },
    ],
  },
  {
    offered: [GATHERS],
    permits: [said('permiso del lugar, si es un sitio público', 'permission for the site, if it is a public place')],
    risks: [
      {
        risk: said('una fecha se anula cuando ya no se puede vender', 'a date is called off when it can no longer be sold'),
        hits: 'lost-sale',
        trigger: said('una reserva de fin de semana sin señal cobrada', 'one weekend booking with no deposit paid'),
        response: said(
          'señal al reservar, resto antes del día y plazos de anulación por escrito',
          'a deposit on booking, the balance before the day and cancellation terms in writing',
        ),
      },
    ],
  },
];

/** Those that hold of what was told, folded. */
export function conditionsOf(offer: string, told: string): readonly ToldCondition[] {
  return TOLD_CONDITIONS.filter(
    (one) => one.offered.every((words) => words.test(offer)) && (one.told ?? []).every((words) => words.test(told)),
  );
}
