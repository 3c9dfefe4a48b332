import { foldText } from '../language/fold-text.ts';
import { type FactSheet, factValue } from './fact.ts';

const PERMISSION = /\b(?:planning|permission|permits?|building consent|licencias?|permisos?|visado)\b/;

/** Whether drawings are promised up to a permission that somebody else grants. */
export function promisesPermission({ facts, trade }: { readonly facts: FactSheet; readonly trade: string | null | undefined }): boolean {
  return trade === 'architecture_studio' && PERMISSION.test(foldText(factValue(facts, 'solution') ?? ''));
}
