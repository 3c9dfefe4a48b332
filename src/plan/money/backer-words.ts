// Who gives the money to open, by name: relatives said natively in each edition, banks and programmes by the name they have.

import type { MoneySource, MoneySourceKind } from '../../facts/fact.ts';
import { kinNamed } from '../../facts/kin.ts';
import { nameSources } from '../../facts/money-sources.ts';
import { lendersOf } from '../../finance/repay-loan.ts';
import { foldText } from '../../language/fold-text.ts';
import { listInBoth } from '../../language/format-list.ts';
import { type Bilingual, NO_WORDS, perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { backerFigure } from '../figures/gather-backer-figures.ts';
import type { Message } from '../message.ts';
import type { PlanText } from '../plan.ts';
import { areSeveral, sayFounders } from '../told/team-words.ts';

/** Whoever gives money, and the figure of what it is. */
export interface Backer {
  readonly source: MoneySource;
  readonly figure: string;
}

export interface Backers {
  readonly own: readonly Backer[];
  readonly invested: readonly Backer[];
  readonly loan: readonly Backer[];
  /** Who is to lend what is still missing. */
  readonly missing: MoneySource | undefined;
}

export function backersOf({ facts }: Pick<Draft, 'facts'>): Backers {
  const { own, invested, loan, missing } = nameSources(facts);
  const from = (before: number) => (source: MoneySource, at: number) => ({ source, figure: backerFigure(before + at) });
  return {
    own: own.named.map(from(0)),
    invested: invested.named.map(from(own.named.length)),
    loan: loan.named.map(from(own.named.length + invested.named.length)),
    missing,
  };
}

/** What a bank or a programme is called: a kind of lender in the words of each language, else as it was written. */
const KINDS: readonly (readonly [RegExp, Bilingual])[] = [
  [/^(?:bancos?|banks?|credito .*|caja)$/, { es: 'un banco', en: 'a bank' }],
  [/^(?:credit union|cu|cooperativa(?: de (?:ahorro|credito).*)?)$/, { es: 'una cooperativa de crédito', en: 'a credit union' }],
  [/^(?:lender|financiera)$/, { es: 'una financiera', en: 'a lender' }],
  [/^start[- ]?up loans?$/, { es: 'Start Up Loans', en: 'Start Up Loans' }],
  [/^(?:equipment|machinery) loans?$/, { es: 'una financiera de maquinaria', en: 'an equipment lender' }],
  [/^(?:vehicle|truck|van|car) loans?$/, { es: 'una financiera de vehículos', en: 'a vehicle lender' }],
];
const INITIALS = /^(?:bbva|ico|hsbc|sba|nafin|fosis)$/;

function bankNamed(who: string): Bilingual {
  const told = foldText(who).replace(/^(?:my|mi) /, '');
  const kind = KINDS.find(([words]) => words.test(told));
  if (kind) return kind[1];
  const bare = who.replace(/[*_{}]/g, '');
  const name = bare !== bare.toLocaleLowerCase() ? bare : INITIALS.test(told) ? bare.toLocaleUpperCase() : capitalise(bare);
  return { es: name, en: name };
}

const FAMILY: Bilingual = { es: 'la familia', en: 'family' };

function kinOf({ who }: MoneySource): Bilingual {
  return kinNamed(foldText(who)) ?? FAMILY;
}

const WITHOUT_ARTICLE = /^(?:el|la|los|las|una?|an?) /;
const GRANT: Bilingual = { es: 'subvención', en: 'grant' };

/** «Subvención LEADER», "Enterprise Office grant", «Corfo Semilla Inicia»; what tells nothing but what it is has no name. */
const NAMED_GRANT = /(?<=^(?:subvenci[oó]n |grant from )?)\p{Lu}.*?(?= grant$|$)/u;

const CROWD =
  /crowd|kickstarter|go ?fund ?me|indiegogo|spacehive|verkami|goteo|ulule|lanzanos|donadora|vakita|ideame|catarse|micromecenazgo|financiacion colectiva/;
const WON = /(?<![a-z])(?:prize|premios?|concurso)(?![a-z])/;
const PRIZE: Bilingual = { es: 'premio', en: 'prize' };

/** «Micromecenazgo en Goteo»: with the name of the place it was raised at, where one was told. */
function crowdNamed(who: string): Bilingual {
  const name = /(?<!\p{L})(?!Crowd-?funding)\p{Lu}.*$/u.exec(who.replace(/[*_{}]/g, ''))?.[0];
  return { es: `micromecenazgo${name ? ` en ${name}` : ''}`, en: `crowdfunding campaign${name ? ` on ${name}` : ''}` };
}

/** «Subvención LEADER», "LEADER grant": with the name it was told by. */
export function grantNamed({ who }: MoneySource): Bilingual {
  if (CROWD.test(foldText(who))) return crowdNamed(who);
  if (WON.test(foldText(who))) return PRIZE;
  const name = NAMED_GRANT.exec(who.replace(/[*_{}]/g, ''))?.[0];
  return name ? { es: `subvención ${name}`, en: `${name} grant` } : GRANT;
}

/** What its row is called. */
export function backerLabel({ source }: Pick<Backer, 'source'>): PlanText {
  const { es, en } = LABELS[source.kind](source);
  return { es: capitalise(es), en: capitalise(en) };
}

const named = (who: Bilingual, es: string, en: string): Bilingual => ({
  es: `${who.es.replace(WITHOUT_ARTICLE, '')}, ${es}`,
  en: `${who.en.replace(WITHOUT_ARTICLE, '')}, ${en}`,
});
const LABELS: Readonly<Record<MoneySourceKind, (source: MoneySource) => Bilingual>> = {
  gift: (source) => named(kinOf(source), 'aportación', 'contribution'),
  familyLoan: (source) => named(kinOf(source), 'préstamo', 'loan'),
  partner: () => ({ es: 'Un socio, por una parte', en: 'A partner, for a share' }),
  bank: ({ who }) => named(bankNamed(who), 'préstamo', 'loan'),
  unemployment: () => ({ es: 'Paro capitalizado', en: 'Unemployment benefit, lump sum' }),
  grant: grantNamed,
};

/** What is still to be asked for, of whoever was told to lend it. */
export function missingLabel({ who, kind }: MoneySource): PlanText {
  const from = kind === 'bank' ? bankNamed(who) : kinOf({ who, kind, amount: null });
  const { es, en } = named(from, 'por pedir', 'to be requested');
  return { es: capitalise(es), en: capitalise(en) };
}

/** «**8.000 €** que presta la madre de quien emprende»: the sum and whoever gives it, without terms. */
export function sayBacker(draft: Draft, { source, figure }: Backer, isBold = true): Bilingual {
  const sum = isBold ? `**{{fig:${figure}}}**` : `{{fig:${figure}}}`;
  const { kind, who } = source;
  if (kind === 'unemployment') return { es: `${sum} del paro capitalizado`, en: `${sum} of unemployment benefit drawn as a lump sum` };
  if (kind === 'grant') return { es: `${sum} de ${grantNamed(source).es}`, en: `${sum} from a ${grantNamed(source).en}` };
  if (kind === 'partner') return { es: `${sum} de un socio`, en: `${sum} from a partner` };
  if (kind === 'bank') return { es: `${sum} de préstamo de ${bankNamed(who).es}`, en: `a loan of ${sum} from ${bankNamed(who).en}` };
  const { es, en } = kinOf(source);
  const isPlural = /^l[oa]s /.test(es);
  const verb = kind === 'gift' ? (isPlural ? 'ponen' : 'pone') : isPlural ? 'prestan' : 'presta';
  const founders = sayFounders(draft.figures);
  const whose = areSeveral(draft.figures) ? 'the founders’' : 'the founder’s';
  return { es: `${sum} que ${verb} ${es} de ${founders.es}`, en: `${sum} ${kind === 'gift' ? 'put in' : 'lent'} by ${whose} ${en}` };
}

/** With its terms: ", sin intereses, a devolver en 2 años, 333 € al mes". */
function sayTerms({ figures }: Draft, { source, figure }: Backer): Bilingual {
  const { rate } = source;
  const parts: readonly Bilingual[] = [
    ...(rate === undefined
      ? []
      : [rate === 0 ? FREE : { es: `al {{fig:${figure}-rate}} de interés`, en: `at {{fig:${figure}-rate}} interest` }]),
    ...(figures[`${figure}-term`] ? [{ es: `a devolver en {{fig:${figure}-term}}`, en: `to be repaid over {{fig:${figure}-term}}` }] : []),
    ...(figures[`${figure}-instalment`] ? [{ es: `{{fig:${figure}-instalment}} al mes`, en: `{{fig:${figure}-instalment}} a month` }] : []),
  ];
  return perLanguage((language) => parts.map((part) => `, ${part[language]}`).join(''));
}

const FREE: Bilingual = { es: 'sin intereses', en: 'interest-free' };

/** All of the founder's own money, by whom it comes from. `plain` where nobody is named. */
export function ownWords(draft: Draft, plain: Bilingual): Bilingual {
  const { own } = backersOf(draft);
  if (own.length === 0) return plain;
  const rest: Bilingual = { es: '**{{fig:own-rest}}** propios', en: '**{{fig:own-rest}}** of the founder’s own money' };
  return listInBoth([...(draft.figures['own-rest'] ? [rest] : []), ...own.map((backer) => sayBacker(draft, backer))]);
}

/** All that is lent, by whom. `plain` where nobody is named. */
export function loanWords(draft: Draft, plain: Bilingual): Bilingual {
  const { loan } = backersOf(draft);
  if (loan.length === 0) return plain;
  const rest: Bilingual = { es: '**{{fig:loan-rest}}** de otro préstamo', en: 'another loan of **{{fig:loan-rest}}**' };
  return listInBoth([...loan.map((backer) => sayBacker(draft, backer)), ...(draft.figures['loan-rest'] ? [rest] : [])]);
}

/** What joins the founder's own to what is lent: each of the two may be a list of its own. */
export function jointOf(draft: Draft): Bilingual {
  return hasBackers(draft) ? { es: ', más ', en: ', plus ' } : { es: ' y ', en: ' and ' };
}

/** Whether anybody was named. */
export function hasBackers(draft: Draft): boolean {
  const { own, invested, loan } = backersOf(draft);
  return own.length + invested.length + loan.length > 0;
}

/** Who gives what, on which terms, and of whom what is missing is to be asked. */
export function withBackers(draft: Draft): Draft {
  const { own, invested, loan, missing } = backersOf(draft);
  const all = [...own, ...invested, ...loan].map((backer) => {
    const [who, terms] = [sayBacker(draft, backer, false), sayTerms(draft, backer)];
    return { es: `${who.es}${terms.es}`, en: `${who.en}${terms.en}` };
  });
  const slots = {
    backers: perLanguage((language) => all.map((backer) => backer[language]).join('; ')),
    askedOf: missing && draft.model.funding.raisedLoan > 0 ? sayAskedOf(missing) : NO_WORDS,
  };
  return { ...draft, slots: { ...draft.slots, ...slots } };
}

/** Who is asked for what is missing: the bank that was told, else any. */
export function bankAsked(draft: Draft): Bilingual {
  const { missing } = backersOf(draft);
  return bankNamed(missing?.kind === 'bank' ? missing.who : 'bank');
}

function sayAskedOf(source: MoneySource): Bilingual {
  const { es, en } = source.kind === 'bank' ? bankNamed(source.who) : kinOf(source);
  const over = source.years === undefined ? NO_WORDS : { es: ', a {{fig:raised-term}}', en: ', over {{fig:raised-term}}' };
  return {
    es: `. Los {{fig:raised-loan}} que aún se pedirían serían de ${es}${over.es}`,
    en: `. The {{fig:raised-loan}} still to be requested would come from ${en}${over.en}`,
  };
}

/** Several lenders, or a relative among others, in one loan of the model. */
function isMixed(draft: Draft): boolean {
  const { loan } = backersOf(draft);
  return loan.length > 1 || (loan.length === 1 && draft.figures['loan-rest'] !== undefined);
}

export const BACKERS: readonly Message[] = [
  {
    id: 'fin.backers.several',
    when: (draft) => hasBackers(draft) && lendersOf(draft.model.assumptions).length > 0,
    variants: [
      {
        es: 'Según se contó, el dinero viene de aquí: {{backers}}{{askedOf}}. Cada préstamo se cuenta por separado, con su plazo, su interés y su cuota.',
        en: 'As stated, the money comes from these sources: {{backers}}{{askedOf}}. Each loan is counted separately, with its own term, interest and instalment.',
      },
    ],
  },
  {
    id: 'fin.backers.mixed',
    when: (draft) => hasBackers(draft) && isMixed(draft),
    variants: [
      {
        es: 'Según se contó, el dinero viene de aquí: {{backers}}{{askedOf}}. El plan trata todo lo prestado como un solo préstamo, a {{fig:loan-term}} y al {{fig:loan-rate}}; la cuota de cada parte será la que se firme.',
        en: 'As stated, the money comes from these sources: {{backers}}{{askedOf}}. The plan treats everything borrowed as one loan, over {{fig:loan-term}} at {{fig:loan-rate}}; each instalment will be whatever is signed.',
      },
    ],
  },
  {
    id: 'fin.backers',
    when: hasBackers,
    variants: [
      {
        es: 'Según se contó, el dinero viene de aquí: {{backers}}{{askedOf}}.',
        en: 'As stated, the money comes from these sources: {{backers}}{{askedOf}}.',
      },
    ],
  },
];

function capitalise(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
