import { type AttemptStatus, type BookingStatus, canAttemptBecome, canBecome } from '@wayfarer/contracts';
import type { BookingRecord, TrailEntryRecord } from '../bookings/index.ts';
import type { Finding, Rule } from './finding.ts';

const TODO = 'find out who changed the database outside the product; the trail shows the earlier state';

const isStep = (from: string | null, to: string): boolean =>
  from !== null && canBecome(from as BookingStatus, to as BookingStatus);
const isRise = (from: string | null, to: string): boolean =>
  from === null || from === to || canAttemptBecome(from as AttemptStatus, to as AttemptStatus);

/** The present states of a booking and its attempts according to its trail. */
const lastStates = (trail: readonly TrailEntryRecord[]): { status: string; attempts: Map<string, string> } => {
  const changes = trail.flatMap((entry) => entry.changes);
  const status = changes.findLast(({ what }) => what === 'status')?.to ?? 'pending';
  const attempts = changes.flatMap(({ what, attemptId, to }) =>
    what === 'attempt' && attemptId ? [[attemptId, to] as const] : [],
  );
  return { status, attempts: new Map(attempts) };
};

/**
 * What a booking's trail reveals: a status that fell, and a state that no write of the product has made.
 * Bookings from before there were trails have none that begins with their creation, and are skipped. Pure.
 */
export const trailFindings = (booking: BookingRecord, trail: readonly TrailEntryRecord[]): Finding[] => {
  if (trail[0]?.changes[0]?.what !== 'booked') return [];
  const say = (rule: Rule, what: string): Finding => ({ rule, bookingId: String(booking._id), what, todo: TODO });
  const changes = trail.flatMap((entry) => entry.changes);
  const { status, attempts } = lastStates(trail);
  return [
    ...changes.flatMap(({ what, from, to }) =>
      what === 'status' && !isStep(from, to) ? [say('I4', `it went from ${from} to ${to}`)] : [],
    ),
    ...changes.flatMap(({ what, from, to }) =>
      what === 'attempt' && !isRise(from, to) ? [say('I6', `an attempt fell from ${from} to ${to}`)] : [],
    ),
    ...(status === booking.bookingStatus
      ? []
      : [say(status === 'cancelled' ? 'I4' : 'trail', `it is ${booking.bookingStatus}, but its trail says ${status}`)]),
    ...booking.attempts
      .filter(({ attemptId, status: present }) => attempts.get(attemptId) !== present)
      .map(({ attemptId, status: present }) => {
        const made = attempts.get(attemptId) ?? null;
        return say(
          isRise(made, present) ? 'trail' : 'I6',
          `an attempt is ${present}, but the trail says ${made ?? 'nothing about it'}`,
        );
      }),
  ];
};
