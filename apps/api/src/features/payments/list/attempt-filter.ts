import { minorUnitsOf, type PaymentFilter } from '@wayfarer/contracts';
import { amountOf, keysOfAmount, METHODS, type PaymentAttempt, wayOf } from '../../attempts/index.ts';

/** What is asked of an attempt itself, beside its place in the list. */
export type AttemptFilter = Partial<Pick<PaymentFilter, 'status' | 'way' | 'takenBy' | 'amount'>>;

type Status = Exclude<AttemptFilter['status'], 'all' | undefined>;
const isAsked = (status: AttemptFilter['status']): status is Status => status !== undefined && status !== 'all';

/** The same as a condition of the database on one attempt. */
export const attemptConditionOf = ({ status, way, takenBy, amount }: AttemptFilter): Readonly<Record<string, unknown>> => ({
  ...(isAsked(status) ? { status } : {}),
  ...(takenBy ? { 'byHand.takenBy': takenBy } : {}),
  ...(amount === undefined ? {} : { amountKey: keysOfAmount(minorUnitsOf(amount)) }),
  ...(way === 'card' ? { byHand: { $exists: false } } : {}),
  ...(way === 'cash' || way === 'transfer' ? { paymentMethod: METHODS[way], byHand: { $exists: true } } : {}),
});

export const isMatch = (attempt: PaymentAttempt, { status, way, takenBy, amount }: AttemptFilter): boolean =>
  (!isAsked(status) || attempt.status === status) &&
  (amount === undefined || amountOf(attempt) === minorUnitsOf(amount)) &&
  (way === undefined || wayOf(attempt) === way) &&
  (takenBy === undefined || attempt.byHand?.takenBy === takenBy);

/** What an index begins with, and the part of a filter that it serves; no field for all attempts. */
type Lead = { readonly lead: Readonly<Record<string, string>>; readonly served: AttemptFilter };

const leadOfStatus = (status: AttemptFilter['status']): Lead =>
  isAsked(status) ? { lead: { 'attempts.status': status }, served: { status } } : { lead: {}, served: {} };

/** Of the indexes by time. */
export const leadOf = ({ status, way, takenBy }: AttemptFilter): Lead => {
  if (takenBy) return { lead: { 'attempts.byHand.takenBy': takenBy }, served: { takenBy } };
  if (way === 'cash' || way === 'transfer') return { lead: { 'attempts.paymentMethod': METHODS[way] }, served: { way } };
  return leadOfStatus(status);
};

/** Of those by amount, whose keys themselves are of just one where that is asked for. */
export const leadByAmount = ({ status, amount }: AttemptFilter): Lead => {
  const { lead, served } = leadOfStatus(status);
  return { lead, served: { ...served, amount } };
};
