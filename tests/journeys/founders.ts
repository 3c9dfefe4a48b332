// Two founders to interview, one in each language: what they say to each topic, and to whatever else is asked.
import type { Language } from '../../src/language/language.ts';

export interface Founder {
  readonly language: Language;
  readonly name: string;
  readonly topics: Readonly<Record<string, string>>;
  readonly replies: readonly (readonly [RegExp, string])[];
  readonly yes: string;
}

export const FOUNDERS: readonly Founder[] = [
  {
    language: 'es',
    name: 'La Tahona de Irene',
    yes: 'Sí, está bien',
    topics: {
      problem: 'En el barrio de Ruzafa solo hay pan precocido y quien quiere pan de masa madre tiene que cruzar la ciudad.',
      customer: 'Vecinos de 30 a 65 años que compran pan tres veces por semana, y cuatro restaurantes de la zona.',
      solution: 'Una panadería, La Tahona de Irene, con pan de masa madre hecho cada noche y reservas por WhatsApp.',
      marketing: 'Escaparate, Instagram, catas los sábados y acuerdos con los restaurantes.',
      revenue: 'Cada compra media es de 7,50 € y espero 1.900 compras al mes. La harina y lo demás me cuesta 2,60 € por compra.',
      resources:
        'Un horno de 14.000 €, obra por 11.000 € y mobiliario de 5.000 €. Trabajamos dos. Los gastos fijos son 6.200 € al mes con sueldos.',
      goals: 'Llegar a 2.400 compras al mes, seis restaurantes fijos y abrir los domingos.',
      competitors: 'El horno San Bartolomé, Consum y Mercadona.',
    },
    replies: [
      [/cuándo|mes y el año/i, 'En abril'],
      [/llama|nombre|dónde|ciudad/i, 'Se llama La Tahona de Irene y estará en Valencia'],
      [/préstamo|ahorr|pone|financ|dinero/i, '15.000 € propios y un préstamo de 20.000 € a 5 años'],
      [/inversión|abrir/i, '30.000 € en total'],
      [/fijos/i, '6.200 € al mes, sueldos incluidos'],
      [/quién|equipo|trabaj/i, 'Somos dos, ya contados en los gastos fijos'],
    ],
  },
  {
    language: 'en',
    name: 'Quiet Hours',
    yes: 'Yes, that is right',
    topics: {
      problem: 'Freelancers in north Bristol have nowhere quiet to work: cafés are loud and the city centre offices want a year’s lease.',
      customer: 'Freelance designers and writers aged 25 to 50 who live within two miles, and three small agencies.',
      solution: 'Quiet Hours is a consulting studio that designs and books silent desks by the month, with phone booths and good light.',
      marketing: 'Google profile with reviews, posters in cafés, a referral month and local newsletters.',
      revenue: 'Each client pays £180 a month. I expect 45 clients at first, growing 3% a month. Direct costs are £22 per client.',
      resources:
        'Fitting out for £16,000, furniture for £9,000 and £3,000 for the website. Two of us work in it. Fixed costs are £5,400 a month with wages.',
      goals: 'Reach 70 clients, a waiting list, and one agency on a yearly contract.',
      competitors: 'Regus, the central library and Desklodge.',
    },
    replies: [
      [/when|month and (the )?year/i, 'In May'],
      [/call(ed)?|name|where|city|town/i, 'It is called Quiet Hours and it will be in Bristol, United Kingdom'],
      [/loan|savings|own money|fund|put in/i, '£14,000 of savings and a £20,000 loan over 5 years'],
      [/invest|open/i, '£28,000 in total'],
      [/fixed/i, '£5,400 a month, wages included'],
      [/who|team|people/i, 'Two of us, already in the fixed costs'],
    ],
  },
];

const WHEN_NOTHING_FITS = { es: 'No sé', en: 'I don’t know' } as const;

/** What this founder says now: to a topic the first time it comes up, then to the words of the question. */
export function answerOf(founder: Founder, topic: string | null, question: string, topicsSaid: Set<string>): string {
  if (topic === null) return founder.yes;
  if (!topicsSaid.has(topic)) {
    topicsSaid.add(topic);
    return founder.topics[topic] ?? WHEN_NOTHING_FITS[founder.language];
  }
  return founder.replies.find(([pattern]) => pattern.test(question))?.[1] ?? WHEN_NOTHING_FITS[founder.language];
}
