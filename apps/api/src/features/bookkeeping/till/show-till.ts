import { type PaymentWay, paymentWays, rupeesOf, type Till, type TillFilter, type TillWay } from '@wayfarer/contracts';
import { identityOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { userRepository } from '../../users/index.ts';
import { type Movement, movementsOf } from '../movements/movements-of.ts';
import { instantsOf, tillRepository } from './till.repository.ts';

const sumOf = (movements: readonly Movement[]): number => movements.reduce((sum, { gross }) => sum + Math.abs(gross ?? 0), 0);

const tillWayOf = (way: PaymentWay, movements: readonly Movement[]): TillWay => {
  const ofWay = movements.filter((movement) => movement.tillWay === way);
  const [came, went] = [ofWay.filter(({ kind }) => kind === 'Payment'), ofWay.filter(({ kind }) => kind !== 'Payment')];
  const [into, out] = [sumOf(came), sumOf(went)];
  return {
    way,
    payments: came.length,
    in: rupeesOf(into),
    refunds: went.length,
    out: rupeesOf(out),
    difference: rupeesOf(into - out),
  };
};

/**
 * What came in and went out by each way, of the payments that a filter finds. Days are those on which money
 * came or went, and a refund counts by the way it went back and for whom it was who gave it: so on each day
 * the cash is what is in the drawer, whenever what was given back today had come.
 */
export const showTill = async (
  { database, config }: Pick<Dependencies, 'database' | 'config'>,
  asked: TillFilter,
): Promise<Till> => {
  const [found, staff] = await Promise.all([
    tillRepository(database, config.SITE_TIME_ZONE).list(asked),
    userRepository(database).listWith('change-bookings'),
  ]);
  const people = staff.map(({ _id, username }) => ({ ...identityOf(_id), username }));
  if (!Array.isArray(found)) return { ways: null, isTooMany: found === 'too many', people };
  const { $gte, $lt } = instantsOf(asked, config.SITE_TIME_ZONE);
  const movements = movementsOf(found).filter(
    ({ at, by }) => at >= $gte && (!$lt || at < $lt) && (asked.takenBy === undefined || by === asked.takenBy),
  );
  const ways = paymentWays.filter((way) => asked.way === undefined || way === asked.way);
  return { ways: ways.map((way) => tillWayOf(way, movements)), isTooMany: false, people };
};
