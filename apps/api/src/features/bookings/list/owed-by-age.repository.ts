import { type CalendarDate, type MinorUnits, type OwedAge, owedAges } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { bookingSchema } from '../booking.model.ts';
import { BY_OWED } from '../booking-indexes.model.ts';
import { dueDaysOf } from './due-days.ts';

export type OwedSum = { readonly age: OwedAge; readonly bookings: number; readonly amount: MinorUnits };

const isBetween = (age: OwedAge, today: CalendarDate) => {
  const [from, to] = dueDaysOf(age, today);
  return {
    $and: [...(from === null ? [] : [{ $gte: ['$owesUntil', from] }]), ...(to === null ? [] : [{ $lte: ['$owesUntil', to] }])],
  };
};

/**
 * What confirmed bookings owe, by how long it is overdue; ages of which nothing is owed are left out. Counted
 * by the database from its index alone.
 */
export const sumOwedByAge = async (database: Connection, today: CalendarDate): Promise<OwedSum[]> => {
  const ageOf = owedAges.reduceRight<unknown>((others, age) => ({ $cond: [isBetween(age, today), age, others] }), null);
  const sums = await modelOf(database, 'Booking', bookingSchema)
    .aggregate<Omit<OwedSum, 'age'> & { _id: OwedAge }>([
      { $match: { owesUntil: { $type: 'string' } } },
      { $project: { _id: 0, owesUntil: 1, owed: 1 } },
      { $group: { _id: ageOf, bookings: { $sum: 1 }, amount: { $sum: '$owed' } } },
    ])
    .hint({ ...BY_OWED });
  return owedAges.flatMap((age) => sums.filter(({ _id }) => _id === age).map(({ _id: _age, ...sum }) => ({ age, ...sum })));
};
