import { type FactSheet, factValue } from '../../facts/fact.ts';
import { toldOfTeam } from '../../facts/split-team.ts';
import { costWords } from '../../finance/costs-left-out.ts';
import type { Bilingual } from '../../language/language.ts';

/** A form of business as the founder named it, with its article in English. */
export interface LegalForm {
  readonly name: Bilingual;
  /** Whether debts are the company's, not the founder's own. */
  readonly isCompany: boolean;
  /** Whether only the dues that such a trader pays were named: whoever runs a company of their own pays them too. */
  readonly isByDues: boolean;
}

const form = (told: RegExp, isCompany: boolean, es: string, en: string) => ({ told, isCompany, name: { es, en } });

/** Capitals count: a spa is no SpA, and SaaS is no SAS. */
const FORMS = [
  form(/\bS\.?L\.?U?\.?(?![a-z\w])|\b(?:sociedad limitada|Sociedad Limitada)\b/, true, 'sociedad limitada', 'a limited company (SL)'),
  form(/\b[Cc]ooperativa de trabajo|\b(?:somos|como) (?:una )?cooperativa\b/, true, 'cooperativa', 'a cooperative'),
  form(/\bS\.?A\.?S\.?(?![a-z\w])/, true, 'SAS', 'a simplified company (SAS)'),
  form(/\bSpA\b/, true, 'SpA', 'an SpA'),
  form(/\bE\.?I\.?R\.?L\.?\b/, true, 'EIRL', 'an EIRL'),
  form(/\bL\.?L\.?C\.?(?![a-z\w])/, true, 'LLC', 'an LLC'),
  form(/\b(?:[Ll]imited company|[Ll]td)\b/, true, 'sociedad limitada (limited company)', 'a limited company'),
  form(/\b(?:[Mm]onotribut\w+)\b/, false, 'monotributista', 'a simplified taxpayer (monotributo)'),
  form(/\b[Rr]esponsable inscript[oa]\b/, false, 'responsable inscripto', 'a registered taxpayer'),
  form(/\b(?:RESICO|[Pp]ersona física)\b/, false, 'persona física con actividad empresarial', 'an individual with business activity'),
  form(/\b[Pp]ersona natural\b/, false, 'persona natural', 'an individual trader'),
  form(
    /\b(?:soy|como|alta de|darme de alta de|(?<!cuotas? |\d |euros )de) autónom[oa]s?\b|\bautónom[oa] (?:desde|con|en)\b/i,
    false,
    'autónomo',
    'a sole trader (autónomo)',
  ),
  form(/\b[Ss]ole trader\b|\b[Ss]elf-employed\b/, false, 'empresario individual (sole trader)', 'a sole trader'),
  form(/\b[Ss]ole propriet\w+/, false, 'empresario individual (sole proprietor)', 'a sole proprietor'),
];
/** «La cuota de autónomos, 88», «los autónomos son 300». */
const DUES =
  /(?:\bcuotas?|\d|\beuros) de (?:l[oa]s )?autónom[oa]s?\b|(?:[,;.:]|\by|\blos?|\bel) autónom[oa]s? (?:son |unos |sale[n]? (?:a |por )?)?\d/i;
const BY_DUES: LegalForm = { name: { es: 'autónomo', en: 'a sole trader (autónomo)' }, isCompany: false, isByDues: true };
const TOPICS = ['soFar', 'solution', 'goals', 'revenue'] as const;

/** "Bev, she'd do 16 hours at £20 self-employed": somebody else's form. */
const OF_HIRED =
  /(?<!\p{L})(?:who's|who is|she|he|they|she'd|he'd|they'd|she's|he's|ella|él|que es|que está|que trabaja|le pago)(?!\p{L})[^.;,\n]{0,60}?(?:self-employed|autónom[oa]s?|monotributista)/giu;

/** "It's a limited company", «seremos una SL»: said of the business itself, it counts in whichever answer it stands. */
const OF_ITSELF =
  /(?<!\p{L})(?:it[’']?s|it is|it will be|it[’']ll be|we[’']?re|we are|we(?:[’']d| would|[’']ll| will) be|i[’']?m|i am|registered as|set up as|trading as|somos|seremos|es|será|soy|seré|abr(?:o|imos|iré|iremos) como|constitu\p{L}+|montaré|montaremos) (?:already )?(?:(?:una?|an?|the|la|el) )?(?:[^.;,\n]{0,40})/giu;

/** The legal form that the founder said they have or will have; null where none was named. */
export function findLegalForm(facts: FactSheet): LegalForm | null {
  const told = [
    ...TOPICS.map((topic) => factValue(facts, topic) ?? ''),
    costWords(facts),
    ...(toldOfTeam(facts).match(OF_ITSELF) ?? []),
  ].join('. ');
  const said = told.replace(OF_HIRED, ' ');
  const found = FORMS.find((candidate) => candidate.told.test(said));
  if (found) return { name: found.name, isCompany: found.isCompany, isByDues: false };
  return DUES.test(said) ? BY_DUES : null;
}
