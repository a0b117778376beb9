import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { seatViolationsBetween } from './seat-invariants.ts';

type Day = Parameters<typeof seatViolationsBetween>[0];

const CAPACITY = 9;
const [first, second, booked, stranger] = Array.from({ length: 4 }, () => new Types.ObjectId());
const held = (booking: Types.ObjectId | undefined, seats: number) => ({ booking, by: booking, seats, until: new Date(0) });
const inLine = (_id: Types.ObjectId | undefined, isOffered: boolean) => ({
  _id,
  seats: 4,
  ...(isOffered && { offeredUntil: new Date(0) }),
});
/** Two parties of four wait; two seats are booked, besides what is held in addition. */
const day = (offeredTo: readonly (Types.ObjectId | undefined)[], holds: readonly object[] = []): Day =>
  ({
    holds: [held(booked, 2), ...holds],
    waitlist: [first, second].map((id) => inLine(id, offeredTo.includes(id))),
  }) as unknown as Day;
const found = (after: Day) => seatViolationsBetween(day([]), after, CAPACITY).map(({ sentence }) => sentence);

test('an offer to the first in line is right, also where its seats would do for the second', () => {
  expect(found(day([first], [held(first, 4)]))).toEqual([]);
});

test('an offer past the first in line, and seats taken by somebody who is not in line, are violations', () => {
  const pastLine = ['seats were taken that somebody in line waits for'];
  expect(found(day([second], [held(second, 4)]))).toEqual(pastLine);
  expect(found(day([], [held(stranger, 4)]))).toEqual(pastLine);
});

test('seats that nobody in line fits into may be taken by everybody', () => {
  expect(found(day([], [held(stranger, 3)]))).toEqual([]);
});
