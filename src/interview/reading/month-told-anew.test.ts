// Who is paid what, and what is said later of a month's costs: each row is a way founders tell it.
import { describe, expect, test } from 'vitest';
import { type Fact, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { CLINIC, KENNEL, month, SHOP, TAILOR, YARD, YARD_WRONG } from './month-fixture.ts';
import { namedFigures, read, type Told } from './read-fixture.ts';

const UNTOUCHED = {
  fixedCosts: undefined,
  staffPay: undefined,
  founderPay: undefined,
  loan: undefined,
  price: undefined,
  volume: undefined,
} as const;

const TOLD: readonly Told[] = [
  [
    'read-back',
    'en',
    "You left out my own pay, I need $2,400 a month. Rosa's $1,100 is right.",
    { ...UNTOUCHED, founderPay: 2400 },
    TAILOR,
  ],
  [
    'read-back',
    'en',
    "Nothing else there. Just make sure Rosa isn't counted twice, the $2,775 already has her in it.",
    { ...UNTOUCHED, fixedCosts: 2775 },
    TAILOR,
  ],
  ['read-back', 'es', 'Rosa ya está dentro de los 2.775, no la sumes otra vez.', { ...UNTOUCHED, fixedCosts: 2775 }, TAILOR],
  ['read-back', 'es', 'Los 1.100 de Rosa están bien, pero faltaba mi sueldo, 2.400 al mes.', { ...UNTOUCHED, founderPay: 2400 }, TAILOR],
  [
    'read-back',
    'en',
    "No, that's wrong. Rosa costs $1,100 a month and the fixed costs are $2,775 a month, like before.",
    { fixedCosts: 2775, staffPay: 1100 },
    withFacts(TAILOR, [month('fixedCosts', 4450), month('staffPay', 2775)]),
  ],
  [
    'read-back',
    'es',
    'No, eso está mal. Rosa cuesta 1.100 al mes y los gastos fijos son 2.775 al mes, como antes.',
    { fixedCosts: 2775, staffPay: 1100 },
    withFacts(TAILOR, [month('fixedCosts', 4450), month('staffPay', 2775)]),
  ],
  [
    'read-back',
    'en',
    "No, a couple of things. My own money is 22,000, not 63,000. And Luis costs me 3,000 a month, you've got 2,300 there.",
    { ownFunds: 22_000, staffPay: 3000, loan: undefined, fixedCosts: undefined },
    YARD_WRONG,
  ],
  ['read-back', 'en', "And Luis's pay is $3,000 a month, that one didn't change.", { staffPay: 3000, fixedCosts: undefined }, YARD_WRONG],
  [
    'read-back',
    'en',
    "Luis gets paid 3,000 a month, not 2,300, and we're two people working, him and me.",
    { staffPay: 3000, team: 2, fixedCosts: undefined },
    YARD_WRONG,
  ],
  [
    'read-back',
    'es',
    'Luis me cuesta 3.000 al mes, no 2.300, y somos dos.',
    { staffPay: 3000, team: 2, fixedCosts: undefined },
    YARD_WRONG,
  ],
  [
    'funding',
    'en',
    "I have 22,000 of my own, and the credit union would lend me 20,000 over five years at 9%. As for people, it's me, I'd pay myself $4,500 a month, and Luis Ortega part time as crew lead, which costs me 3,000 a month with the payroll taxes in.",
    { ownFunds: 22_000, loan: 20_000, founderPay: 4500, staffPay: 3000 },
    YARD,
  ],
  ['odd-fixed-costs', 'en', "Yes, that's per month, $2,300 without wages.", { staffPay: undefined }, YARD],
  ['odd-fixed-costs', 'es', 'Sí, son 2.300 al mes sin contar sueldos.', { staffPay: undefined }, YARD],
  [
    'odd-fixed-costs',
    'es',
    'No, 950 es solo el alquiler. Sumando todo lo que te he dicho, luz, seguro, gestoría, limpieza y publicidad, son 1.715 al mes, y con mi cuota de autónomos 1.803. Los sueldos van aparte.',
    { fixedCosts: 1803, payIncluded: false },
    withFacts(CLINIC, [month('fixedCosts', 950)]),
  ],
  [
    'odd-fixed-costs',
    'en',
    'No, it all comes to 1,640 a month, and with the van lease 1,890.',
    { fixedCosts: 1890 },
    withFacts(CLINIC, [month('fixedCosts', 700)]),
  ],
  [
    'funding',
    'es',
    'Espera, 3.518 no: has sumado dos veces. El total son 1.803 euros al mes, con la cuota de autónomos ya incluida. Yo pongo 22.000 de mis ahorros y le pediría al banco 26.000.',
    { fixedCosts: 1803, ownFunds: 22_000, loan: 26_000 },
    CLINIC,
  ],
  [
    'start',
    'es',
    'En marzo de 2027. Lo de Lorena, por cierto, son 850 brutos al mes más unos 270 de seguridad social.',
    { start: '2027-03', staffPay: 1120 },
    withFacts(CLINIC, [makeFact('resources', 'Entra Lorena Gascón a media jornada en septiembre.')]),
  ],
  [
    'resources',
    'es',
    'Yo sola, y desde septiembre entra Lorena a media jornada: 850 brutos al mes más unos 270 de seguridad social. El alquiler son 950 al mes.',
    { staffPay: 1120 },
  ],
  [
    'resources',
    'en',
    'Just me and Dana part time, $900 a month gross plus about $95 of payroll taxes. Rent is $800 a month.',
    { staffPay: 995, fixedCosts: 1795 },
  ],
  [
    'read-back',
    'es',
    'Lorena entra en septiembre de 2027 con 850 brutos y unos 270 de seguridad social; no está en el equipo que has puesto.',
    { staffPay: 1120 },
    withFacts(CLINIC, [month('fixedCosts', 1803)]),
  ],
  [
    'resources',
    'en',
    "I'll be in the shop myself, and Joss will help part-time, 20 hours a week, which costs £1,130 a month all in. I'll pay myself nothing for the first three months and then £1,500 a month.",
    { staffPay: 1130, founderPay: 1500 },
  ],
  [
    'read-back',
    'en',
    "and we're two people, not one: me and Joss, who costs £1,130 a month for 20 hours a week.",
    { team: 2, staffPay: 1130, investment: undefined, fixedCosts: undefined },
    SHOP,
  ],
  ['read-back', 'en', "Joss's pay isn't part of the £2,160 of fixed costs, it's on top of them.", { fixedCosts: undefined }, SHOP],
  ['read-back', 'es', 'El sueldo de Joss no entra en los 2.160 de gastos fijos, va aparte.', { fixedCosts: undefined }, SHOP],
  [
    'read-back',
    'en',
    'The fixed costs are £2,160 a month, not £9,320.',
    { fixedCosts: 2160 },
    withFacts(SHOP, [month('fixedCosts', 9320)]),
  ],
  ['goals', 'en', 'Breaking even and 20 dogs a day. oh and I forgot the accountant, 200 a month', { fixedCosts: 12_385 }, KENNEL],
  [
    'read-back',
    'en',
    "no neither, leave my pay at 3,800 and the handlers at 5,600, they're both already inside the 12,185. and the lender's Bellco credit union not SBA.",
    { familyLoan: undefined, fixedCosts: undefined },
    KENNEL,
  ],
  [
    'read-back',
    'es',
    'Deja mi sueldo en 3.800 y los cuidadores en 5.600, ya están dentro de los 12.185.',
    { fixedCosts: 12_185, staffPay: 5600, founderPay: 3800 },
    KENNEL,
  ],
  ['read-back', 'es', 'Rosa ya va dentro, no la cuentes dos veces', { ...UNTOUCHED, fixedCosts: 2775 }, TAILOR],
  ['read-back', 'en', 'The rent is still 1,150 but Rosa now costs 1,250.', { ...UNTOUCHED, staffPay: 1250, fixedCosts: 2925 }, TAILOR],
  ['read-back', 'en', 'Rosa lends me 3,000.', UNTOUCHED, TAILOR],
  ['read-back', 'es', 'Te falta la gestoría, 90 al mes, y el préstamo son 9.000', { ...UNTOUCHED, fixedCosts: 2865, loan: 9000 }, TAILOR],
  [
    'read-back',
    'en',
    "It's missing the accountant, 90 a month, and the price is 38.",
    { ...UNTOUCHED, fixedCosts: 2865, price: 38 },
    TAILOR,
  ],
  ['read-back', 'es', 'Faltan la gestoría, 90 al mes, y el teléfono, 50 al mes', { ...UNTOUCHED, fixedCosts: 2915 }, TAILOR],
];

/** What was forgotten is one more line. */
const FORGOTTEN: readonly (readonly [Told[0], Told[1], string, number])[] = [
  ['read-back', 'en', 'You forgot the accountant, 200 a month.', 12_385],
  ['goals', 'en', 'Twenty dogs a day. I forgot the accountant, 200 a month', 12_385],
  ['funding', 'en', '34k saved and 50k from Bellco, our credit union. oh and I forgot the accountant, 200 a month', 12_385],
  ['read-back', 'es', 'Falta la gestoría, que son 200 al mes.', 12_385],
  ['start', 'es', 'En abril. Se me olvidó la gestoría, 200 al mes.', 12_385],
];

describe('the month told line by line', () => {
  test.for(TOLD)('%s in %s: %s', (told) => {
    expect(namedFigures(told)).toEqual(told[3]);
  });
  test.for(FORGOTTEN)('%s in %s: %s', ([question, language, text, total]) => {
    const { facts } = read(question, text, language, KENNEL);
    const lines = (facts.findLast(({ id }) => id === 'costLines')?.value ?? []) as Fact<'costLines'>['value'];
    expect(facts.findLast(({ id }) => id === 'fixedCosts')?.value).toBe(total);
    expect(lines.at(-1)?.amount).toBe(200);
    expect(lines).toHaveLength(6);
  });
});
