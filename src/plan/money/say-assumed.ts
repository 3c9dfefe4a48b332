// What nobody said and the sums need all the same, by name: a plan whose every question was answered still rests on it.
import type { Assumed, Assumptions } from '../../finance/assumption.ts';
import { lendersOf } from '../../finance/repay-loan.ts';
import { rampOrigin } from '../../finance/volume-trend.ts';
import { listInBoth } from '../../language/format-list.ts';
import type { Bilingual } from '../../language/language.ts';

interface Supposed {
  readonly name: Bilingual;
  readonly isSo: (a: Assumptions) => boolean;
}

const fromTrade = ({ origin }: Assumed<unknown>) => origin === 'sector';

const SUPPOSED: readonly Supposed[] = [
  {
    name: { es: 'el ritmo de los primeros meses', en: 'the build-up of the first months' },
    isSo: ({ monthlyUnits, growthBasisPoints, ramp }) =>
      fromTrade(monthlyUnits) || (ramp === undefined ? fromTrade(growthBasisPoints) : rampOrigin(ramp) === 'sector'),
  },
  { name: { es: 'los sueldos', en: 'pay' }, isSo: ({ founderPay, extraPay }) => fromTrade(founderPay) || isPaid(extraPay) },
  { name: { es: 'la publicidad', en: 'marketing' }, isSo: ({ isMarketingApart, marketing }) => isMarketingApart && fromTrade(marketing) },
  {
    name: { es: 'el interés', en: 'the interest' },
    isSo: (assumptions) => {
      const { loan, raisedLoan, loanRateBasisPoints } = assumptions;
      const several = lendersOf(assumptions);
      if (several.length > 0) return several.some(({ rateBasisPoints }) => fromTrade(rateBasisPoints));
      return loan.value + raisedLoan.value > 0 && fromTrade(loanRateBasisPoints);
    },
  },
  { name: { es: 'la temporada', en: 'the season' }, isSo: ({ season }) => fromTrade(season) },
  { name: { es: 'los plazos de cobro y pago', en: 'payment terms' }, isSo: ({ daysToPay }) => fromTrade(daysToPay) },
];

function isPaid(pay: Assumed): boolean {
  return pay.value > 0 && fromTrade(pay);
}

/** Nobody is asked how long what is bought will last. */
const ALWAYS: Bilingual = { es: 'los años de uso de lo comprado', en: 'the useful life of what is bought' };

/** «El interés, la temporada y los plazos», of which the founder told none. */
export function sayAssumed(assumptions: Assumptions): Bilingual {
  const names = SUPPOSED.filter(({ isSo }) => isSo(assumptions)).map(({ name }) => name);
  return listInBoth(names.length > 0 ? names : [ALWAYS]);
}
