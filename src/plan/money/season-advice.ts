// What is done for the strong month of a season and in the weak one.
import { type Bilingual, perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import { isFeltAtFirst } from './is-felt-at-first.ts';

/** Of help, only where these accounts hire it. */
const PEAK: Message = {
  id: 'season.peak',
  when: (draft) =>
    draft.figures['season-high-month'] !== undefined &&
    isFeltAtFirst('season-high-month', draft) &&
    !presumesFull(draft) &&
    (draft.figures['hands-hour'] !== undefined || !TAKES_ON_HELP.test(draft.sector.pack.peak.es)),
  variants: [{ es: '**Para {{fig:season-high-month}}**, {{peakThen}}', en: '**Ahead of {{fig:season-high-month}}**, {{peakThen}}' }],
};

const TAKES_ON_HELP = /ayuda por horas|ayudante|refuerz|reforzar|contrata a|quien (?:viene a )?ayuda/i;

/** Advice for who has no room left. */
const NO_ROOM = /agenda (?:completa|llena)|espera turno|lista de espera|lo que no cab|ya no cab|todo (?:lleno|ocupado)/i;
/** Of the hours there are for the work, from which on a month is full. Our own bar, percent. */
const FULL_FROM_PCT = 90;

/** Whether it speaks of a month without room, where the strongest of these accounts leaves hours free. */
function presumesFull({ figures, sector }: Draft): boolean {
  return NO_ROOM.test(sector.pack.peak.es) && figures['service-use'] !== undefined && amountOf(figures, 'service-use') <= FULL_FROM_PCT;
}

const TROUGH: Message = {
  id: 'season.trough',
  when: (draft) => draft.figures['season-low-month'] !== undefined && isFeltAtFirst('season-low-month', draft),
  variants: [{ es: '**En {{fig:season-low-month}}**, {{troughThen}}', en: '**In {{fig:season-low-month}}**, {{troughThen}}' }],
};

/** So few a month that a fraction carried over moves the peak. Our own bar. */
const FEW_A_MONTH = 10;

/** Why the strongest month is not that of the season, where a month sells a few whole things. */
const WHOLE_ONES: Message = {
  id: 'season.whole-ones',
  when: ({ figures }) =>
    figures['season-high-month'] !== undefined &&
    figures['season-high-month'].value !== figures['strongest-month']?.value &&
    amountOf(figures, 'strongest-units') > amountOf(figures, 'weakest-units') &&
    amountOf(figures, 'strongest-units') < FEW_A_MONTH,
  variants: [
    {
      es: 'El plan no cuenta fracciones de {{unit}} y las pasa al mes siguiente; eso, más que la temporada, decide qué mes es el más fuerte.',
      en: 'The plan does not count fractions of a {{unitBare}} and carries them over; that, rather than the season, decides which month is the strongest.',
    },
  ],
};

/** Where a season that nobody told of comes from, and who knows better. */
const SEASON_SOURCE: Message = {
  id: 'season.source',
  when: ({ figures, model, diagnosis }) =>
    !diagnosis.isRecurring &&
    model.assumptions.season.origin === 'sector' &&
    model.assumptions.ramp !== undefined &&
    figures['season-high'] !== undefined &&
    figures['season-low'] !== undefined,
  variants: [
    {
      es: 'La temporada es una estimación del oficio y no de la zona, así que antes de firmar conviene contrastarla con dos negocios parecidos.',
      en: 'The season is an estimate for the trade and not for the area, so it is worth checking with two similar businesses before signing.',
    },
  ],
};

/** In the order they are told. */
export const SEASON_ADVICE: readonly Message[] = [WHOLE_ONES, SEASON_SOURCE, PEAK, TROUGH];

/** A draft whose advice goes on after its month, in one sentence. */
export function withSeasonAdvice(draft: Draft): Draft {
  const { peak, trough } = draft.sector.pack;
  return { ...draft, slots: { ...draft.slots, peakThen: goOn(peak), troughThen: goOn(trough) } };
}

/** Names that keep their capital wherever they stand. */
const NAME =
  /^(?:Christmas|Easter|New Year|Navidad|Semana Santa|Reyes|Pascua|Google|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May |June|July|August|September|October|November|December)/;

function goOn(advice: Bilingual): Bilingual {
  return perLanguage((language) => {
    const told = advice[language];
    return NAME.test(told) ? told : told.charAt(0).toLowerCase() + told.slice(1);
  });
}
