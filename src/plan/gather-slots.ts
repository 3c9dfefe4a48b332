import type { FactSheet } from '../facts/fact.ts';
import { bareUnit, namedInFull } from '../facts/sold-with.ts';
import type { Assumptions } from '../finance/assumption.ts';
import type { FinancialModel, KeyInputId } from '../finance/financial-model.ts';
import { isTradeUntold } from '../finance/untold-kind.ts';
import { formatList, listInBoth } from '../language/format-list.ts';
import { type Bilingual, NO_WORDS, perLanguage } from '../language/language.ts';
import { A_BUSINESS } from '../sectors/called-as-offered.ts';
import type { SectorPack } from '../sectors/sector.ts';
import { onTrial, priceNames } from './customer/tell-price.ts';
import { nameOf, placeOf } from './display-name.ts';
import type { Draft } from './draft.ts';
import { amountOf, type FigureTable } from './figures/figure.ts';
import { findShowcase } from './marketing/gather-channels.ts';
import { tellGathered } from './marketing/tell-gathered.ts';
import { openingSlots } from './money/opening-words.ts';
import { sayAssumed } from './money/say-assumed.ts';
import { spanToLowest } from './money/span-to-lowest.ts';
import { tellWay } from './money/tell-way.ts';
import { stepsFor } from './operations/collected-steps.ts';
import { nameClosedMonths } from './summary/name-closed-months.ts';
import { findLender } from './told/find-lender.ts';
import { nameBuyers } from './told/find-two-buyers.ts';
import { withAges, withAgesInBoth } from './told/gather-ages.ts';
import type { Said } from './told/gather-said.ts';
import { gatherToldSlots, namedCustomers } from './told/gather-told-slots.ts';
import { inOwnWords } from './told/in-own-words.ts';
import { lineSlots } from './told/name-lines.ts';
import { foundersSlots } from './told/team-words.ts';
import { type DirectCost, tellDirectCost } from './told/tell-direct-cost.ts';
import { genderTold } from './voice/gender-told.ts';

const PROPOSAL: Bilingual = { es: 'como propuesta', en: 'as a proposal' };

const KEY_INPUTS: Readonly<Record<KeyInputId, Bilingual>> = {
  sector: { es: 'el tipo de negocio', en: 'the kind of business' },
  priceCents: { es: 'el precio', en: 'the price' },
  unitCostCents: { es: 'el coste de cada venta', en: 'the cost of each sale' },
  monthlyUnits: { es: 'las ventas de un mes', en: 'the sales of a month' },
  fixedCosts: { es: 'los gastos fijos', en: 'the fixed costs' },
  investment: { es: 'la inversión', en: 'the investment' },
  ownFunds: { es: 'el dinero propio', en: 'your own money' },
  loan: { es: 'el préstamo', en: 'the loan' },
  start: { es: 'el mes de apertura', en: 'the opening month' },
  team: { es: 'el equipo', en: 'the team' },
};

/** Names and clauses of the trade that messages hold as `{{slot}}`. `name` is the trade's word for the business when it has no name yet. */
export function gatherSlots(
  facts: FactSheet,
  model: FinancialModel,
  { sector, said, quotes, figures, channels }: Pick<Draft, 'sector' | 'said' | 'quotes' | 'figures' | 'channels'>,
): Readonly<Record<string, Bilingual>> {
  const { pack, unit } = sector;
  const name = nameOf(facts);
  const place = placeOf(facts);
  const steps = stepsFor(facts, pack.steps, isTradeUntold(model.assumptions.trade));
  const show = findShowcase(channels);
  const priced = priceNames(facts, sector);
  return {
    name: name ? { es: name, en: name } : pack.theBusiness,
    activity: sector.name,
    theBusiness: pack.theBusiness,
    aBusiness: pack.aBusiness,
    unit: { es: unit.es.one, en: unit.en.one },
    units: { es: unit.es.many, en: unit.en.many },
    unitsPriced: namedInFull(unit),
    unitBare: bareUnit(unit),
    unitTimed: figures['part-minutes'] ? { es: unit.es.one, en: unit.en.one } : bareUnit(unit),
    inPlace: place ? { es: ` en ${place}`, en: ` in ${place}` } : NO_WORDS,
    lender: findLender(facts),
    ...closedSlot(model.assumptions),
    customer: sayCustomer(facts, pack, said, quotes),
    scene: trim(pack.scene),
    stakes: trim(pack.stakes),
    ...storySlots(pack),
    ...gatherToldSlots(facts, said, { quotes, figures, sector: sector.id }, kindOf(facts, pack)),
    bankAsk: trim(pack.bankAsk),
    peak: trim(pack.peak),
    trough: trim(pack.trough),
    ...asideSlots(model.assumptions, figures),
    ...gatheredSlot(facts),
    assumed: sayAssumed(model.assumptions),
    lowSpan: spanToLowest(model),
    ...openingSlots({ facts, figures, model }),
    ...tellWay(model, figures),
    ...foundersSlots(figures, genderTold(facts).areWomen),
    hourPaid: figures['hands-uplift'] ? SKILLED_PAY : LEAST_PAY,
    ...directCostSlots(model, tellDirectCost(facts, pack.directCost)),
    ...(figures['remedy-price'] ? { ...priced, priceShown: onTrial(priced.priceShown ?? NO_WORDS) } : priced),
    ...lineSlots(facts, quotes, sector.id),
    costDoubt: trim(pack.costDoubt),
    rivalTest: trim(pack.rivalTest),
    stepOne: perLanguage((language) => steps[language][0]),
    stepTwo: perLanguage((language) => steps[language][1]),
    stepThree: perLanguage((language) => steps[language][2]),
    ...(steps === pack.steps ? {} : { stepTold: perLanguage((language) => steps[language][0]) }),
    channelOne: channels[0]?.name ?? pack.theBusiness,
    channelThree: (channels[2] ?? channels[0])?.name ?? pack.theBusiness,
    channelShow: show
      ? show.isNamed
        ? show.name
        : perLanguage((language) => `${PROPOSAL[language]}, ${show.name[language]}`)
      : pack.theBusiness,
    substitutes: perLanguage((language) => formatList(pack.substitutes[language].slice(0, 2), language, 'or')),
    before: trim(pack.before),
    after: trim(pack.after),
    proof: trim(pack.proof),
    strain: trim(pack.strain),
    openQuestions: listInBoth(model.openQuestions.map(({ id }) => KEY_INPUTS[id])),
    measures: perLanguage((language) => formatList(pack.measures[language].slice(0, 3), language)),
  };
}

/** Who is there before any money is spent, where somebody is. */
function gatheredSlot(facts: FactSheet): Readonly<Record<string, Bilingual>> {
  const gathered = tellGathered(facts);
  return gathered ? { gathered } : {};
}

/** A name is no kind of business: nothing that is offered is said by it. */
function kindOf(facts: FactSheet, { aBusiness, sold }: SectorPack): Bilingual {
  return facts.sector || sold ? aBusiness : A_BUSINESS;
}

/** What an hour that is hired is paid. */
const LEAST_PAY: Bilingual = { es: 'al mínimo legal', en: 'at the legal minimum wage' };
const SKILLED_PAY: Bilingual = {
  es: 'al mínimo legal más un {{fig:hands-uplift}}',
  en: 'at the legal minimum wage plus {{fig:hands-uplift}}',
};

const PAY = {
  name: { es: 'sueldos', en: 'pay' },
  sum: { es: '{{fig:extra-pay*}} de sueldos', en: '{{fig:extra-pay*}} in pay' },
};
/** Of whoever works alone. */
const PAY_OF_ONE = {
  name: { es: 'sueldo', en: 'pay' },
  sum: { es: '{{fig:extra-pay*}} de sueldo', en: '{{fig:extra-pay*}} in pay' },
};
/** Of whoever founds it, where those who are hired are paid within the fixed costs. */
const PAY_OF_FOUNDERS = {
  name: { es: 'sueldo propio', en: 'the founders’ own pay' },
  sum: { es: '{{fig:extra-pay*}} de sueldo propio', en: '{{fig:extra-pay*}} for the founders’ own pay' },
};
const PAY_OF_FOUNDER = {
  name: { es: 'sueldo propio', en: 'the founder’s own pay' },
  sum: { es: '{{fig:extra-pay*}} de sueldo propio', en: '{{fig:extra-pay*}} for the founder’s own pay' },
};
const MARKETING = {
  name: { es: 'publicidad', en: 'marketing' },
  sum: { es: '{{fig:cost-marketing*}} de publicidad', en: '{{fig:cost-marketing*}} of marketing' },
};

const HIRED = {
  name: { es: 'horas contratadas', en: 'hired hours' },
  sum: { es: '{{fig:bend-pay*}} de horas contratadas a ese volumen', en: '{{fig:bend-pay*}} of hired hours at that volume' },
};

/** What the fixed costs leave out, by name and with what it comes to; and the same with the hours that as many sales as pay for all of it hire. */
function asideSlots(a: Assumptions, figures: FigureTable): Readonly<Record<string, Bilingual>> {
  const asides = [...(a.extraPay.value > 0 ? [payApart(a, figures)] : []), ...(a.isMarketingApart ? [MARKETING] : [])];
  const all = [...asides, ...(figures['bend-pay'] ? [HIRED] : [])];
  const names = (of: typeof all, joint: Bilingual) => perLanguage((language) => of.map(({ name }) => name[language]).join(joint[language]));
  return {
    asides: names(all, { es: ', ', en: ', ' }),
    leftOut: names(asides.length > 0 ? asides : all, { es: ' ni ', en: ' and ' }),
    besides: listInBoth(asides.map(({ sum }) => sum)),
    besidesAll: listInBoth(all.map(({ sum }) => sum)),
  };
}

function closedSlot({ season }: Assumptions): Readonly<Record<string, Bilingual>> {
  const closedMonths = nameClosedMonths(season.value);
  return closedMonths ? { closedMonths } : {};
}

/** Whose pay the fixed costs leave out: that of those who are hired may be among them. */
function payApart({ staff, team }: Assumptions, figures: FigureTable): typeof PAY {
  if (staff.value > 0) return amountOf(figures, 'team-founders') > 1 ? PAY_OF_FOUNDERS : PAY_OF_FOUNDER;
  return team.value > 1 ? PAY : PAY_OF_ONE;
}

/** Whom it is for: those who were named, else the usual public of the trade; with their ages where they were told, and the main customer before the second. */
function sayCustomer(facts: FactSheet, { usualCustomer }: SectorPack, said: Said, quotes: Draft['quotes']): Bilingual {
  const two = nameBuyers(facts, said.customers);
  if (two && two.first.en !== two.second.en) {
    const [named, second] = inOwnWords([two.first, two.second], quotes.customer);
    const first = named && withAgesInBoth(named, facts);
    if (first && second) return { es: `${first.es}, y en segundo lugar ${second.es}`, en: `${first.en}, and after them ${second.en}` };
    if (first) return first;
  }
  const who = namedCustomers(said, quotes) ?? usualCustomer;
  return said.customers.length < 2 ? withAges(who, facts) : who;
}

/** The story's first three scenes; a trade without them tells its substitute and what it costs to go on as before. */
function storySlots({ story, usualCustomer, substitutes, before }: SectorPack): Readonly<Record<string, Bilingual>> {
  return {
    storyWish: trim(
      story?.wish ?? {
        es: `Pensemos en una sola persona entre ${usualCustomer.es}: quiere que salga bien a la primera.`,
        en: `Think of just one person among ${usualCustomer.en}: they want it right the first time.`,
      },
    ),
    storyObstacle: trim(
      story?.obstacle ?? {
        es: `La salida que tiene hoy más a mano: ${substitutes.es[0]}.`,
        en: `The nearest solution today: ${substitutes.en[0]}.`,
      },
    ),
    storyHurt: trim(
      story?.hurt ?? { es: `Lo que arrastra mientras tanto: ${before.es}.`, en: `What happens in the meantime: ${before.en}.` },
    ),
  };
}

/** The name as given, fit to print; empty when there is none. */
function trim(clause: Bilingual): Bilingual {
  return perLanguage((language) => clause[language].trim());
}

/** What a sale costs, with what a card gives away; and the same as it is bought. */
function directCostSlots({ assumptions }: FinancialModel, told: DirectCost): Readonly<Record<string, Bilingual>> {
  const { directCost, directGoods = directCost } = told;
  if (assumptions.rewardCents.value === 0) return { ...told, directGoods };
  return {
    ...told,
    directGoods,
    directCost: { es: `${directCost.es}, y la tarjeta de sellos`, en: `${directCost.en}, and the stamp card` },
  };
}
