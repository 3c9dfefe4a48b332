// Money that somebody puts in for a part of the business: what is asked, what is sold for it, and what whoever invests looks at.
import type { CountryCode } from '../../countries/country.ts';
import { type Bilingual, NO_WORDS, perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import { jointOf, loanWords, ownWords } from './backer-words.ts';

/** Whether a sum from an investor was told. */
export function hasInvestor({ figures }: Pick<Draft, 'figures'>): boolean {
  return figures['investor-funds'] !== undefined;
}

const isShareTold = ({ figures }: Draft) => figures['investor-share'] !== undefined;

/** For which part, beside which other money, and what is missing all the same. */
export function withInvestor(draft: Draft): Draft {
  if (!hasInvestor(draft)) return draft;
  const slots = {
    forShare: isShareTold(draft) ? FOR_SHARE : FOR_SOME_SHARE,
    besideInvestor: besideInvestor(draft),
    stillMissing: draft.diagnosis.hasGap ? STILL_MISSING : NO_WORDS,
    fundsScheme: SCHEMES[draft.country.code] ?? NO_WORDS,
  };
  return { ...draft, slots: { ...draft.slots, ...slots } };
}

const FOR_SHARE: Bilingual = {
  es: ' a cambio del **{{fig:investor-share}}** del negocio',
  en: ' for **{{fig:investor-share}}** of the business',
};
const FOR_SOME_SHARE: Bilingual = { es: ' a cambio de una parte por acordar', en: ' for a share still to be agreed' };
const STILL_MISSING: Bilingual = { es: ' Aún faltan **{{fig:to-find}}**.', en: ' **{{fig:to-find}}** is still missing.' };
const OWN: Bilingual = { es: '**{{fig:own-funds}}** propios', en: '**{{fig:own-funds}}** of the founder’s own money' };
const LOAN: Bilingual = { es: 'un préstamo de **{{fig:loan}}**', en: 'a loan of **{{fig:loan}}**' };

function besideInvestor(draft: Draft): Bilingual {
  const { figures, model } = draft;
  const parts = [
    ...(amountOf(figures, 'own-funds') > 0 ? [ownWords(draft, OWN)] : []),
    ...(model.funding.loan > 0 ? [loanWords(draft, LOAN)] : []),
  ];
  const [first, second] = parts;
  if (!first) return NO_WORDS;
  return second
    ? perLanguage((language) => `${JOINED_TO[language]}${first[language]}${jointOf(draft)[language]}${second[language]}`)
    : { es: `${JOINED_TO.es}${first.es}`, en: `${JOINED_TO.en}${first.en}` };
}

const JOINED_TO: Bilingual = { es: ', junto a ', en: ', beside ' };

/** What the law of a country may give back to whoever invests: the accountant is asked whether it applies. */
const SCHEMES: Partial<Record<CountryCode, Bilingual>> = {
  GB: { es: ' y si la ronda puede acogerse al SEIS o al EIS', en: ' and whether the round could come under SEIS or EIS' },
  IE: { es: ' y si la ronda puede acogerse al EIIS', en: ' and whether the round could come under the EIIS' },
  ES: {
    es: ' y si puede acogerse a la deducción por invertir en empresas nuevas',
    en: ' and whether the tax deduction for investing in new companies could apply',
  },
};

/** The first sentence of the summary. */
export const LEAD_INVESTOR: Message = {
  id: 'lead.investor',
  when: hasInvestor,
  variants: [
    {
      es: 'Para abrir {{aBusiness}}{{inPlace}} se piden **{{fig:investor-funds}}** a un inversor{{forShare}}{{besideInvestor}}.{{stillMissing}}',
      en: 'To open {{aBusiness}}{{inPlace}}, the plan seeks **{{fig:investor-funds}}** from an investor{{forShare}}{{besideInvestor}}.{{stillMissing}}',
    },
  ],
};

/** What is sold, for how much, and what the plan's own figures say of that value. */
export const ASK: readonly Message[] = [
  {
    id: 'ask.share.worth',
    when: ({ figures }) => figures['value-times'] !== undefined,
    variants: [
      {
        es: 'Al inversor se le vende el {{fig:investor-share}} por {{fig:investor-funds}}, lo que valora el negocio entero, con su dinero dentro, en {{fig:investor-value*}}. Esa cifra es {{fig:value-times*}} veces el resultado del tercer año, {{fig:result-y3*}}, del que a su parte le corresponden {{fig:investor-result*}} si se reparte. No hay cuotas: recupera su dinero con los beneficios o cuando venda su parte.',
        en: 'The investor buys {{fig:investor-share}} for {{fig:investor-funds}}, which values the whole business, with that money in, at {{fig:investor-value*}}. That is {{fig:value-times*}} times the third year’s result, {{fig:result-y3*}}, of which the investor’s part is {{fig:investor-result*}} if it is paid out. There are no instalments: the money comes back with the profits or when the share is sold.',
      },
    ],
  },
  {
    id: 'ask.share',
    when: isShareTold,
    variants: [
      {
        es: 'Al inversor se le vende el {{fig:investor-share}} por {{fig:investor-funds}}, lo que valora el negocio entero, con su dinero dentro, en {{fig:investor-value*}}. El tercer año cierra con un resultado de {{fig:result-y3*}}, que todavía no justifica ese valor.',
        en: 'The investor buys {{fig:investor-share}} for {{fig:investor-funds}}, which values the whole business, with that money in, at {{fig:investor-value*}}. The third year’s result is {{fig:result-y3*}}, which does not support that value yet.',
      },
    ],
  },
  {
    id: 'ask',
    when: hasInvestor,
    variants: [
      {
        es: 'Los {{fig:investor-funds}} del inversor entran sin cuotas y a cambio de una parte que no se dijo. El tercer año cierra con un resultado de {{fig:result-y3*}}; la parte justa depende de cuántas veces ese resultado valga el negocio.',
        en: 'The investor’s {{fig:investor-funds}} comes in with no instalments, for a share that was not stated. The third year’s result is {{fig:result-y3*}}; the fair share depends on how many times that result the business is worth.',
      },
    ],
  },
];

/** Nothing is missing and nothing is lent. */
export const ENOUGH_SOLD: Message = {
  id: 'fin.enough.sold',
  when: (draft) => hasInvestor(draft) && !draft.diagnosis.hasGap && !draft.diagnosis.hasLoan && draft.model.funding.spare > 0,
  variants: [
    {
      es: 'De los {{fig:sources*}} previstos, una vez guardada la reserva, sobran {{fig:spare*}}. Con ellos se puede vender una parte menor o cubrir meses peores que los previstos.',
      en: 'Out of the {{fig:sources*}} planned, {{fig:spare*}} is left over once the reserve is set aside. It allows a smaller share to be sold, or covers months worse than forecast.',
    },
  ],
};

/** What whoever invests checks before signing. */
export const FOR_INVESTOR: Message = {
  id: 'bank.investor',
  when: hasInvestor,
  variants: [
    {
      es: 'Escribir lo que firmará quien invierte: qué se vende y por cuánto, qué se decide entre todos y cómo se sale. Preguntar a la asesoría a nombre de qué sociedad{{fundsScheme}}.',
      en: 'Draft what the investor will sign: what is sold and for how much, what is decided together and how each party can leave. Ask the accountant in which company’s name{{fundsScheme}}.',
    },
  ],
};
