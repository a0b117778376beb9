import type { Dependencies } from '../../dependencies.ts';
import { readDeskLimits } from '../agency/index.ts';
import { isLimited, type Viewer } from './booking.policy.ts';

/** The limit of refunds that a viewer is told; null, without a read, for whom it does not bind. */
export const readRefundLimit = async (
  needs: Pick<Dependencies, 'database' | 'config'>,
  viewer: Pick<Viewer, 'role'>,
): Promise<number | null> => (isLimited(viewer) ? (await readDeskLimits(needs)).refundLimit : null);
