// The plan from its facts and its model: figures, quotes and clauses are gathered, then each page is written.

import { countryOf } from '../countries/countries.ts';
import { isVoseo } from '../countries/voice/voseo-words.ts';
import { type FactSheet, factValue } from '../facts/fact.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import { usualOfBusiness } from '../finance/usual-of-business.ts';
import type { Language } from '../language/language.ts';
import { writeBusinessModel } from './business-model/write-business-model.ts';
import { withToldPains } from './customer/told-pains.ts';
import { unitSold } from './customer/unit-sold.ts';
import { writeCustomer } from './customer/write-customer.ts';
import { diagnosePlan } from './diagnose-plan.ts';
import { displayNameOf, placeOf } from './display-name.ts';
import type { Draft } from './draft.ts';
import { drawPack } from './draw-pack.ts';
import { gatherFigures } from './figures/gather-figures.ts';
import { gatherSlots } from './gather-slots.ts';
import { alarmSlots } from './goals/alarm-words.ts';
import { writeGoals } from './goals/write-goals.ts';
import { writeMarket } from './market/write-market.ts';
import { nameChannels, shareChannels } from './marketing/gather-channels.ts';
import { isSoldToFirms } from './marketing/sale-kind.ts';
import { writeMarketing } from './marketing/write-marketing.ts';
import { hasInvestor } from './money/investor-words.ts';
import { writeAssumptions } from './money/write-assumptions.ts';
import { writeFirstYear } from './money/write-first-year.ts';
import { writeThreeYears } from './money/write-three-years.ts';
import { laySteps } from './operations/lay-steps.ts';
import { writeOperations } from './operations/write-operations.ts';
import type { Page, Plan } from './plan.ts';
import { writeRisks } from './risks/write-risks.ts';
import { shortenPages } from './shorten-pages.ts';
import { writeCover } from './summary/write-cover.ts';
import { writeSummary } from './summary/write-summary.ts';
import { dropDenied } from './told/drop-denied.ts';
import { findDenied } from './told/find-denied.ts';
import { findLegalForm } from './told/find-legal-form.ts';
import { areWomen } from './told/find-team-words.ts';
import { findWhom } from './told/find-whom.ts';
import { gatherQuotes } from './told/gather-quotes.ts';
import { gatherSaid } from './told/gather-said.ts';
import { isLittleSaid } from './told/is-little-said.ts';
import { withMainCustomers } from './told/main-customers.ts';
import { tellsTroubleTold } from './told/tells-trouble-told.ts';
import { translationsOf } from './told/translate-told.ts';
import { withoutKind } from './told/without-kind.ts';
import { addressInvestor } from './voice/address-investor.ts';
import { bidAsVos, toldIn } from './voice/address-pack.ts';
import { agreeWithFounders } from './voice/agree-with-founders.ts';
import { agreeWithMoney } from './voice/agree-with-money.ts';
import { callBuyers } from './voice/call-buyers.ts';
import { feeWords } from './voice/fee-words.ts';
import { foundFittingly } from './voice/found-fittingly.ts';
import { findFounderNames, nameFounders } from './voice/name-founders.ts';
import { speakFreeOfInterest } from './voice/speak-free-of-interest.ts';
import { speakLocally } from './voice/speak-locally.ts';
import { speakOfAverage } from './voice/speak-of-average.ts';

export interface PlanRequest {
  /** The document id: 128 random bits in lower-case hex, its own, never the session's. It also picks the wordings. */
  readonly id: string;
  /** The day it is written, `YYYY-MM-DD`. */
  readonly date: string;
  readonly facts: FactSheet;
  readonly model: FinancialModel;
  /** The visitor's own language: that of the quotes. */
  readonly language: Language;
}

/** The same request gives the same plan, down to the last word. */
export function composePlan(request: PlanRequest): Plan {
  const draft = gatherDraft(request);
  const name = displayNameOf(request.facts, draft.sector);
  const where = {
    country: request.model.assumptions.country,
    locales: draft.country.locales,
    names: [factValue(request.facts, 'name') ?? '', placeOf(request.facts), ...(factValue(request.facts, 'rivals') ?? [])],
    told: toldIn(draft.sector.pack),
    own: feeWords(request.facts),
    isPerson: findLegalForm(request.facts)?.isCompany === false,
  };
  const address = hasInvestor(draft) && !draft.diagnosis.hasLoan ? addressInvestor : <Part>(part: Part) => part;
  const agree = <Part extends Plan['cover'] | Plan['pages']>(told: Part) => {
    const called = callBuyers(
      foundFittingly(address(told)),
      { sector: draft.sector.id, trade: draft.model.assumptions.trade, areFirms: isSoldToFirms(draft) },
      where.names,
    );
    const priced = request.model.assumptions.lines ? speakOfAverage(called) : called;
    const part = speakFreeOfInterest(priced, request.model.assumptions);
    return agreeWithMoney(
      nameFounders(agreeWithFounders(part, foundersOf(draft), areWomen(request.facts)), findFounderNames(request.facts)),
      request.model.assumptions.currency,
      draft.figures,
    );
  };
  const translations = translationsOf(draft.quotes);
  return {
    id: request.id,
    date: request.date,
    name: name[request.language],
    displayName: name,
    family: draft.sector.family,
    currency: request.model.assumptions.currency,
    locales: draft.country.locales,
    paper: draft.country.paper,
    figures: draft.figures,
    quotes: draft.quotes,
    ...(Object.keys(translations).length > 0 && { translations }),
    cover: speakLocally(agree(writeCover(draft, name[request.language], name)), where),
    pages: speakLocally(agree(isLittleSaid(draft) ? shortenPages(writePages(draft)) : writePages(draft)), where),
  };
}

function foundersOf({ figures }: Draft): number {
  return Number(figures['team-founders']?.value ?? 1);
}

function gatherDraft({ id, date, facts, model, language }: PlanRequest): Draft {
  const usual = usualOfBusiness(facts, model.assumptions.sector, model.assumptions.trade);
  const named = withMainCustomers(withoutKind(gatherSaid(facts, usual.id), usual.pack.aBusiness), facts, usual.id);
  const said = withToldPains(named, facts, usual.id, model.assumptions.trade);
  const denied = findDenied(facts);
  const whom = { ...findWhom(facts, usual.pack, denied), tellsTold: tellsTroubleTold(said, usual.id) };
  const drawn = dropDenied(drawPack(id, usual, model.assumptions.trade, whom), denied);
  const pack = isVoseo(model.assumptions.country) ? bidAsVos(drawn) : drawn;
  const sector = { ...usual, unit: unitSold(facts, usual), pack };
  const quotes = gatherQuotes(facts, language);
  const steps = laySteps(facts, model.assumptions, sector, date);
  const figures = gatherFigures(model, sector, facts, { date, steps });
  const channels = nameChannels(shareChannels(facts, sector), quotes);
  const diagnosis = diagnosePlan(facts, model, sector);
  return {
    id,
    facts,
    model,
    sector,
    country: countryOf(model.assumptions.country),
    buyer: whom.buyer,
    denied,
    steps,
    figures,
    quotes,
    said,
    channels,
    slots: {
      ...gatherSlots(facts, model, { sector, said, quotes, figures, channels }),
      ...alarmSlots({ sector, facts, diagnosis, figures }),
    },
    diagnosis,
  };
}

function writePages(draft: Draft): readonly Page[] {
  return [
    writeSummary(draft),
    writeCustomer(draft),
    writeMarket(draft),
    writeBusinessModel(draft),
    writeOperations(draft),
    writeMarketing(draft),
    writeGoals(draft),
    writeRisks(draft),
    writeAssumptions(draft),
    writeFirstYear(draft),
    writeThreeYears(draft),
  ];
}
