import { type FactSheet, factValue } from '../facts/fact.ts';
import { foldText } from '../language/fold-text.ts';
import type { SectorPack } from '../sectors/sector.ts';

/** Whoever collects and brings back asks nobody to come. */
const COLLECTS =
  /\b(?:recog(?:emos|o|ida)|vamos a (?:tu|su) (?:casa|oficina)|a domicilio|(?:i|we) (?:collect|pick (?:it |them )?up|come to)|collect and (?:bring|return)|collection from)\b/;
const COMES = /\b(?:tra(?:e|elo|ela|elos|elas)|acercate|pasate|recoge(?:lo|la|los|las)|bring|drop|collect|come (?:by|in))\b/;

const STEPS: SectorPack['steps'] = {
  es: ['Di qué necesitas y dónde estás', 'Acepta el precio y la hora antes de empezar', 'Recíbelo donde se acordó'],
  en: ['Say what you need and where you are', 'Agree the price and the hour beforehand', 'Get it back where it was agreed'],
};

/** The trade's three steps, unless they send the customer on the very errand that the founder takes over. */
export function stepsFor(facts: FactSheet, steps: SectorPack['steps']): SectorPack['steps'] {
  const isCollected = COLLECTS.test(foldText(factValue(facts, 'solution') ?? ''));
  return isCollected && COMES.test(foldText([...steps.es, ...steps.en].join(' '))) ? STEPS : steps;
}
