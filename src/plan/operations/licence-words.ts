// What nobody was asked where the law lets only a licensed person do the work, and where others pay for part of it.

import type { Message } from '../message.ts';
import { findCredentials } from '../told/gather-credentials.ts';

export const LICENCES: readonly Message[] = [
  {
    id: 'bank.licence',
    when: ({ sector, facts }) => sector.isLicensed === true && findCredentials(facts) === '',
    variants: [
      {
        es: 'Decir quién tiene la titulación y la licencia o el registro que exige este trabajo, con su número: en la entrevista no salió, y sin esa persona no se puede abrir.',
        en: 'State who holds the qualification and the licence or registration this work requires, with its number: it was not mentioned, and without that person the business cannot open.',
      },
    ],
  },
  {
    id: 'bank.payer',
    when: ({ country, sector }) => country.copay === true && sector.isInsured === true,
    variants: [
      {
        es: 'Averiguar qué copago deja el seguro por {{unit}} en los rivales nombrados: con eso, y no con su tarifa, se comparan los {{fig:price-charged}} de aquí.',
        en: 'Find out what copay insured patients have for each {{unit}} at the rivals named: that, not their list price, is what {{fig:price-charged}} is compared with.',
      },
    ],
  },
];
