import { codeProblemOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { type CodeRecord, conditionsOf, findCode } from '../../codes/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { Order } from '../create/price-order.ts';

/**
 * The code of a booking, where it is also for what is booked instead; null otherwise. It was taken in
 * time, so whether it is over or used up by now does not matter.
 * @param total before the code
 */
export const keptCodeOf = async (
  database: Dependencies['database'],
  { choice, package: { packageId } }: BookingRecord,
  { travelDate }: Pick<Order, 'travelDate'>,
  total: number,
): Promise<CodeRecord | null> => {
  const code = choice?.code && (await findCode(database, choice.code.code));
  if (!code) return null;
  const { from: _from, to: _to, ...conditions } = conditionsOf(code);
  const use = { packageId: String(packageId), travelDate, total, uses: 0, usesByTraveller: 0, today: travelDate };
  return codeProblemOf(conditions, use) === null ? code : null;
};
