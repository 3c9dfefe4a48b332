// What nobody was asked where the law lets only a licensed person do the work, and where others pay for part of it.

import type { CountryCode } from '../../countries/country.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { findCredentials } from '../told/gather-credentials.ts';

/** Where the law keeps the title of architect for those on its register, and lets anybody do the work. Sources: Architects Act 1997; Building Control Act 2007. */
const TITLE_ONLY: readonly CountryCode[] = ['GB', 'IE'];

/** Whether what is registered is what one may be called, and not what one may do. */
export function isTitleOnly({ country, model }: Pick<Draft, 'country' | 'model'>): boolean {
  return model.assumptions.trade === 'architecture_studio' && TITLE_ONLY.includes(country.code);
}

export const LICENCES: readonly Message[] = [
  {
    id: 'bank.licence.title',
    when: (draft) => isTitleOnly(draft) && findCredentials(draft.facts) === '',
    variants: [
      {
        es: 'Decir si quien firma está en el registro de arquitectos, con su número: la ley protege el título «architect», no el trabajo, así que, hasta tenerlo, anuncios, tarjetas y carteles llevan el nombre sin esa palabra.',
        en: 'State whether whoever signs is on the architects’ register, with the number: the law protects the title “architect”, not the work, so until it is held, adverts, cards and boards carry the name without that word.',
      },
    ],
  },
  {
    id: 'bank.licence',
    when: (draft) => draft.sector.isLicensed === true && !isTitleOnly(draft) && findCredentials(draft.facts) === '',
    variants: [
      {
        es: 'Decir quién tiene la titulación y la licencia o el registro que exige este trabajo, con su número. En la entrevista no se mencionó, y sin esa persona no se puede abrir.',
        en: 'State who holds the qualification and the licence or registration this work requires, with its number. It was not mentioned in the interview, and without that person the business cannot open.',
      },
    ],
  },
  {
    id: 'bank.payer',
    when: ({ country, sector }) => country.copay === true && sector.isInsured === true,
    variants: [
      {
        es: 'Averiguar qué copago pagan por {{unit}} los pacientes asegurados en los rivales nombrados, porque los {{fig:price-charged}} de este plan se compararán con ese copago y no con la tarifa.',
        en: 'Find out what copay insured patients have for each {{unit}} at the rivals named, because {{fig:price-charged}} will be compared with that and not with their list price.',
      },
    ],
  },
];
