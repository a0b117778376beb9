import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Role,
  type StaffWait,
  sampleAdmin,
  sampleBooking,
  sampleStaffDeparture,
  sampleStaffWait,
} from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, refuseAs } from '../../testing/fake-api.ts';
import { openDeparture } from '../../testing/open-departure.ts';

const as = (role: Role) => startSession({ token: 't', role, userId: sampleAdmin._id });
beforeEach(() => as('admin'));

const entry = (at: number, fields: Partial<StaffWait>): StaffWait => {
  const _id = `${sampleStaffWait._id.slice(0, -1)}${at}`;
  return { ...sampleStaffWait, _id, id: _id, ...fields };
};
const list = [
  entry(1, { state: 'booked', position: undefined, bookingId: sampleBooking._id }),
  entry(2, { totalPersons: 4, seats: 4, position: 1 }),
  entry(3, { user: null, position: 2 }),
];

const open = async (fakes: Fakes) => {
  const calls = fakeApi({ showDeparture: () => ({ ...sampleStaffDeparture, capacity: 12 }), listWaitlist: () => list, ...fakes });
  openDeparture(sampleBooking.travelDate);
  return { ...calls, section: within(await screen.findByRole('region', { name: 'Waitlist' })) };
};

test('the page of a departure lists who waits, in line, with party, since when and state', async () => {
  const { section } = await open({});
  const rows = (await section.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows[0]).toContain('Booked');
  expect(rows[1]).toMatch(/^1\.Asha Rao 4 personsSince 20 Nov 2026, 16:30Waiting/);
  expect(rows[2]).toMatch(/^2\.Deleted account/);
  expect(section.getByRole('link', { name: 'see the booking' })).toHaveAttribute('href', `/bookings/${sampleBooking._id}`);
});

test('staff offer seats out of order, and take somebody off, after a question; a refusal is told', async () => {
  expectInConsole('Changing a waitlist failed');
  let isFree = false;
  const { section, callsOf } = await open({
    offerSeats: () => (isFree ? list : refuseAs('CONFLICT', 'Only 2 seats are free on this departure.')),
    removeFromWaitlist: () => list.slice(0, 2),
  });
  await userEvent.click(await section.findByRole('button', { name: 'Offer seats to Asha Rao' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Offer seats' }));
  expect(await section.findByText('Only 2 seats are free on this departure.')).toBeVisible();
  isFree = true;
  await userEvent.click(section.getByRole('button', { name: 'Remove Deleted account' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(callsOf('offerSeats').map(({ params }) => params.entry)).toEqual([list[1]?._id]);
  expect(callsOf('removeFromWaitlist').map(({ params }) => params.entry)).toEqual([list[2]?._id]);
});

test('who may only read departures changes nothing of a waitlist', async () => {
  as('guide');
  const { section } = await open({});
  await section.findAllByRole('listitem');
  expect(section.queryByRole('button')).toBeNull();
});
