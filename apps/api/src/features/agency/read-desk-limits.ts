import { type DeskLimits, FIRST_DISCOUNTS } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { deskLimitsRepository } from './desk-limits.repository.ts';

/**
 * The limits of the desk at this moment. Until admins change them, `DESK_REFUND_LIMIT` is what it refunds: an
 * installation that has set it goes on as before.
 */
export const readDeskLimits = async ({ database, config }: Pick<Dependencies, 'database' | 'config'>): Promise<DeskLimits> =>
  (await deskLimitsRepository(database).find()) ?? {
    refundLimit: config.DESK_REFUND_LIMIT,
    ...FIRST_DISCOUNTS,
    version: 0,
  };
