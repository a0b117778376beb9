import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleOfferedWait, sampleUser, sampleWait, type Wait } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MyBookingsPage } from './my-bookings-page.tsx';

beforeEach(() => startSession({ token: 't', role: 'user', userId: sampleUser._id }));

const open = (waits: () => Wait[], fakes: Parameters<typeof fakeApi>[0] = {}, owner = sampleUser._id) => {
  const calls = fakeApi({ listWaits: waits, ...fakes });
  renderScreen(MyBookingsPage, { pattern: screens.myBookings.path, at: `/view-my-booking/${owner}` });
  return calls;
};

test('an offer stands above all bookings, with until when, the way to book and the way to refuse', async () => {
  let waits = [sampleWait, sampleOfferedWait];
  const { callsOf } = open(() => waits, {
    leaveWaitlist: () => {
      waits = [sampleWait];
      return { id: sampleOfferedWait._id };
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Waitlists' }));
  const [first, second] = section.getAllByRole('status');
  expect(first).toHaveTextContent(/Two places are held for you until 25 Nov 2026, 11:30/);
  expect(second).toHaveTextContent(/You are second in line/);
  expect(section.getByRole('link', { name: 'Book now' })).toHaveAttribute(
    'href',
    `/waitlist-offer#${sampleOfferedWait.offer?.token}`,
  );
  await userEvent.click(section.getByRole('button', { name: /^No, thanks/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'No, thanks' }));
  expect(callsOf('leaveWaitlist')).toHaveLength(1);
  await waitFor(() => expect(section.getAllByRole('status')).toHaveLength(1));
});

test('a cancelled departure, a closed one and an offer that has ended are told, and dismissed', async () => {
  const over = (['cancelled', 'closed', 'expired'] as const).map((state, at) => {
    const { position: _, ...rest } = sampleWait;
    return { ...rest, _id: `${sampleWait._id.slice(0, -1)}${at}`, state };
  });
  open(() => over);
  expect(await screen.findByText(/This departure is cancelled, and its waitlist with it/)).toBeVisible();
  expect(screen.getByText(/Bookings have closed, and no places got free in time/)).toBeVisible();
  expect(screen.getByText(/Your offer has ended, and the places went to the next in line/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Join again' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Dismiss/ })).toHaveLength(3);
});

test('staff who look at the bookings of somebody else do not see their own waitlists there', async () => {
  open(() => [sampleWait], {}, `${sampleUser._id.slice(0, -1)}0`);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Waitlists' })).toBeNull();
});
