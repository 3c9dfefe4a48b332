// Which costs of a month were named, and whether those that nobody named may be said to be among them.
import type { FactSheet } from '../../facts/fact.ts';
import { costWords } from '../../finance/costs-left-out.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import { findBreath } from './find-breath.ts';

interface NamedCost {
  readonly id: 'insurance' | 'accountant' | null;
  readonly words: RegExp;
  readonly name: Bilingual;
}

const cost = (words: RegExp, es: string, en: string, id: NamedCost['id'] = null): NamedCost => ({ id, words, name: { es, en } });

const NAMED: readonly NamedCost[] = [
  cost(/\b(?:luz|electricidad|electric\w*|power)\b/, 'luz', 'electricity'),
  cost(/\bgas\b/, 'gas', 'gas'),
  cost(/\b(?:agua|water)\b/, 'agua', 'water'),
  cost(/\b(?:suministros|utilities)\b/, 'suministros', 'utilities'),
  cost(/\binternet\b/, 'internet', 'internet'),
  cost(/\b(?:telefono|movil|celular|phone)\b/, 'teléfono', 'phone'),
  cost(/\b(?:seguros?|insurance)\b/, 'seguro', 'insurance', 'insurance'),
  cost(/\b(?:gestor\w*|asesor\w*|contador\w*|contable|accountants?|bookkeep\w*)\b/, 'asesoría', 'accountant', 'accountant'),
  cost(/\b(?:monotributo)\b/, 'monotributo', 'monotributo'),
  cost(/\b(?:cuota de autonomos?|autonomos?)\b/, 'cuota de autónomos', 'self-employed contributions'),
  cost(/\b(?:gasoil|gasoleo|diesel|gasolina|nafta|combustible|fuel|petrol)\b/, 'combustible', 'fuel'),
  cost(/\b(?:furgo(?:neta)?|camioneta|coche|the van|our van|my van|van (?:payment|lease|upkeep|insurance)|truck)\b/, 'vehículo', 'vehicle'),
  cost(/\b(?:limpieza|cleaning)\b/, 'limpieza', 'cleaning'),
  cost(/\b(?:programas|software|suscripciones|subscriptions)\b/, 'programas', 'software'),
  cost(/\b(?:trastero|almacen|storage)\b/, 'almacén', 'storage'),
];

/** The costs named in the breath that holds those of the month, as they were listed. */
export function namedCosts(facts: FactSheet): readonly Bilingual[] {
  const told = foldText(findBreath(asListed(facts), 'fixedCosts'));
  return NAMED.map(({ words, name }) => ({ at: told.search(words), name }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

/** A sum told anew names nothing; the list that it puts right does. */
function asListed(facts: FactSheet): FactSheet {
  const { costList, fixedCosts } = facts;
  return costList && fixedCosts ? { ...facts, fixedCosts: { ...fixedCosts, quote: costList.quote } } : facts;
}

/** Whether a month's costs were told, and such a cost was not named among them: nobody knows whether they hold it. */
export function isCostUntold({ model, facts }: { model: FinancialModel; facts: FactSheet }, id: 'insurance' | 'accountant'): boolean {
  if (model.assumptions.fixedCosts.origin === 'sector') return false;
  const told = foldText(costWords(facts));
  return !NAMED.some((named) => named.id === id && named.words.test(told));
}
