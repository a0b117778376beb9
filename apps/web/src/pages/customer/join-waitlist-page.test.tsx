import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleTourPackage, sampleUser, sampleWait, type Wait } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, refuseAs } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { JoinWaitlistPage } from './join-waitlist-page.tsx';

const day = '2027-01-12';
const limited = { ...sampleTourPackage, capacity: 8 };
const wait: Wait = { ...sampleWait, travelDate: day };

beforeEach(() => startSession({ token: 't', role: 'user', userId: sampleUser._id }));

const open = (fakes: Fakes, search = `?day=${day}`) => {
  const calls = fakeApi({ findTourPackage: () => limited, ...fakes });
  return {
    ...calls,
    ...renderScreen(JoinWaitlistPage, {
      pattern: screens.joinWaitlist.path,
      at: `/join-waitlist/${sampleTourPackage._id}${search}`,
    }),
  };
};

test('a traveller joins the waitlist of a full departure with a party, is told the place in line, and leaves again', async () => {
  let waits: Wait[] = [];
  const { callsOf } = open({
    listWaits: () => waits,
    joinWaitlist: () => {
      waits = [wait];
      return wait;
    },
    leaveWaitlist: () => {
      waits = [];
      return { id: wait._id };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More: Travellers' }));
  await userEvent.click(screen.getByRole('button', { name: 'Join the waitlist' }));
  expect(await screen.findByText(/You are second in line/)).toBeVisible();
  expect(callsOf('joinWaitlist').map(({ body }) => body)).toEqual([{ travelDate: day, totalPersons: 2 }]);
  await userEvent.click(screen.getByRole('button', { name: /^Leave the waitlist/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('button', { name: 'Join the waitlist' })).toBeVisible();
  expect(callsOf('leaveWaitlist').map(({ query }) => query)).toEqual([{ day }]);
});

test('where there are seats it leads to the booking form, with that day', async () => {
  expectInConsole('Joining a waitlist failed');
  open({ joinWaitlist: () => refuseAs('CONFLICT', 'There are seats: book now.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Join the waitlist' }));
  expect(await screen.findByText('There are seats: book now.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book now' })).toHaveAttribute(
    'href',
    `/book-your-pkg/${sampleTourPackage._id}?day=${day}`,
  );
});

test('without a day it leads to the trip, on whose page the departures are', async () => {
  open({}, '');
  expect(await screen.findByText('Which departure?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the trip' })).toHaveAttribute('href', `/package-view/${sampleTourPackage._id}`);
});
