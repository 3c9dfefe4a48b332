// Which line of sale is nights let, where a house sells more than those.
import { foldText } from '../language/fold-text.ts';
import type { SaleLine } from './fact.ts';

const NIGHTS = /(?<![a-z])(?:noches?|nights?|habitacion(?:es)?|rooms?|pernoct\w+|overnights?|suites?|cabanas?|cabins?)(?![a-z])/;

export function isNightsLine({ label }: SaleLine): boolean {
  return NIGHTS.test(foldText(label));
}
