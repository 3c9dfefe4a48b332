import type { SectorId } from '../../sectors/sector.ts';
import type { Draft } from '../draft.ts';
import type { Column } from './compare-rivals.ts';

/** Sectors whose rivals of the trade are on a screen as well. */
const ON_SCREEN: readonly SectorId[] = ['ecommerce', 'saas', 'marketplace_app'];

/** Whether a rival is tried on a screen: others are visited. */
export function isOnScreen({ sector }: Pick<Draft, 'sector'>, column: Pick<Column, 'kind'> | undefined): boolean {
  return ON_SCREEN.includes(sector.id) || column?.kind.id === 'online' || column?.kind.id === 'tool';
}
