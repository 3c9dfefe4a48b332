// What a board on the pavement, children who come and the pay agreement of a sector ask for beside the trade's own list.
import type { CountryCode } from '../../countries/country.ts';
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { servesAdults } from '../../facts/serves-adults.ts';
import { tellsOf } from '../../facts/tells-of.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import type { PermitKind } from './permit-kinds.ts';

interface FurtherPermit {
  readonly text: Bilingual;
  readonly kind: PermitKind;
  readonly isConditional?: true;
}

/** `trade`: the English of what its own list asks for already. */
export function furtherPermits(
  facts: FactSheet,
  country: CountryCode,
  { trade, hires, hasPremises }: { readonly trade: string; readonly hires: boolean; readonly hasPremises: boolean },
): readonly FurtherPermit[] {
  const offer = foldText(factValue(facts, 'solution') ?? '');
  const isWithChildren = WITH_CHILDREN.test(offer) && !servesAdults(facts) && !/minors|child/.test(trade);
  return [
    ...(isWithChildren ? [{ text: CHILDREN[country] ?? CHILDREN_ANYWHERE, kind: 'background' as const }] : []),
    ...(hires && AGREED_PAY.includes(country) && !/sector agreement/.test(trade) ? [{ text: AGREEMENT, kind: 'work' as const }] : []),
    ...(country === 'ES' && hasPremises && !/complaints/.test(trade) ? [{ text: COMPLAINTS, kind: 'consumer' as const }] : []),
    ...(EUROPEAN.includes(country) && tellsOf(facts, KEEPS_NAMES) && !/data (?:pro|agreement)|privacy|gdpr/i.test(trade)
      ? [{ text: PRIVACY, kind: 'data' as const }]
      : []),
    // The doors open without it.
    ...(hasPremises && tellsOf(facts, ON_PAVEMENT) ? [{ text: PAVEMENT, kind: 'town' as const, isConditional: true as const }] : []),
  ];
}

const WITH_CHILDREN =
  /\b(?:cuentacuentos|ludoteca|campamentos?|(?:talleres?|clases?|actividades) (?:para|con|de) (?:nin[oa]s?|peques|menores|familias)|cumpleanos infantiles|story ?time|storytelling|(?:workshops?|classes|clubs?|activities) for (?:kids|children|families)|(?:kids|children)'?s? (?:parties|workshops|classes|clubs?))\b/;

/** Sources: Ley Orgánica 8/2021 (Spain); Safeguarding Vulnerable Groups Act 2006 (DBS); National Vetting Bureau Act 2012 (Ireland). */
const CHILDREN: Readonly<Partial<Record<CountryCode, Bilingual>>> = {
  ES: {
    es: 'certificado negativo de delitos sexuales de quien trata con menores',
    en: 'certificate of no sexual offences for whoever works with children',
  },
  GB: { es: 'comprobación DBS de quien trata con menores', en: 'DBS check for whoever works with children' },
  IE: { es: 'Garda vetting de quien trata con menores', en: 'Garda vetting for whoever works with children' },
};
const CHILDREN_ANYWHERE: Bilingual = {
  es: 'antecedentes de quien trata con menores, si la ley los pide',
  en: 'background check for whoever works with children, as the law asks',
};

/** Where pay agreements of a sector bind whoever employs: Estatuto de los Trabajadores, art. 82 (Spain); Ley 14.250 (Argentina). */
const AGREED_PAY: readonly CountryCode[] = ['ES', 'AR'];
const AGREEMENT: Bilingual = { es: 'salarios según el convenio del sector', en: 'pay under the sector agreement' };

/** Every place open to the public in Spain has them; each region has its own decree. */
const COMPLAINTS: Bilingual = { es: 'hojas de reclamaciones a disposición del público', en: 'complaint forms at hand for customers' };
const EUROPEAN: readonly CountryCode[] = ['ES', 'GB', 'IE'];
/** Whoever books on a screen or orders by message leaves a name and a number. */
const KEEPS_NAMES =
  /\b(?:(?:citas?|reservas?|reservar|hora)(?: previa)? (?:por internet|online|en linea|por la web|por app|por whatsapp)|(?:pedidos?|encargos?) por (?:whatsapp|mensaje|internet)|book\w* online|online (?:booking|appointments?|orders?)|orders? (?:by|on|via) (?:whatsapp|message|text))\b/;
/** Source: Regulation (EU) 2016/679, arts. 13 and 28; the same in the United Kingdom. */
const PRIVACY: Bilingual = {
  es: 'datos de quien reserva o encarga: aviso de privacidad y contrato con el programa de citas (RGPD)',
  en: 'data of whoever books or orders: privacy notice and a contract with the booking software (GDPR)',
};

const ON_PAVEMENT =
  /\b(?:(?:cartel(?:es)?|pizarras?|caballetes?) en la (?:acera|calle|vereda)|pavement (?:boards?|signs?)|a-boards?|sandwich boards?|sidewalk (?:signs?|boards?)|boards? on the (?:pavement|sidewalk))\b/;
const PAVEMENT: Bilingual = {
  es: 'cartel en la acera: permiso municipal de ocupación de la vía pública, antes de sacarlo',
  en: 'board on the pavement: town permission to use public space, before it goes out',
};
