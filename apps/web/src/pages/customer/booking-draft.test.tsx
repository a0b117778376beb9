import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBooking, sampleUser } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { fakeBooking, fillInBooking, openBooking, TRAVEL_DATE, tour } from './booking-page.samples.tsx';

const traveller = { token: 'any', role: 'user', userId: sampleUser._id };
beforeEach(() => {
  startSession(traveller);
  fakeBooking({ createBooking: () => ({ booking: sampleBooking }) });
});

const expectDraft = async () => {
  expect(await screen.findByLabelText('Name')).toHaveValue('Asha Rao');
  expect(screen.getByLabelText('From')).toHaveValue('Mumbai');
  expect(screen.getByLabelText('Total Persons')).toHaveValue('2');
  expect(screen.getByText(formatDay(TRAVEL_DATE), { selector: '[id]' })).toBeVisible();
  expect(screen.getByLabelText('Total Amount')).toHaveValue('₹3,999.98');
};

/** The form stays until the next screen renders. */
const leaveFor = async (path: string, address: () => string) => {
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(address()).toContain(path);
};

test('what was typed survives a reload', async () => {
  const { unmount } = openBooking();
  await fillInBooking({ persons: 2 });
  unmount();
  openBooking();
  await expectDraft();
});

test('what was typed survives a session that ended and a new login of the same traveller', async () => {
  const { unmount } = openBooking();
  await fillInBooking({ persons: 2 });
  unmount();
  localStorage.clear();
  startSession({ ...traveller, token: 'another' });
  openBooking();
  await expectDraft();
});

test('another account never sees it', async () => {
  const { unmount } = openBooking();
  await fillInBooking({ persons: 2 });
  unmount();
  startSession({ ...traveller, userId: '9'.repeat(24) });
  openBooking();
  expect(await screen.findByLabelText('Name')).toHaveValue('');
});

test('an emptied number comes back empty, not as a number nobody typed', async () => {
  const { unmount } = openBooking();
  await userEvent.clear(await screen.findByLabelText('Total Persons'));
  unmount();
  openBooking();
  expect(await screen.findByLabelText('Total Persons')).toHaveValue('');
});

test("'back' from the payment shows the form as it was booked, and says that it is", async () => {
  const { router, address } = openBooking();
  await fillInBooking({ persons: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await leaveFor('/payment-session/', address);
  await router.navigate(-1);
  await expectDraft();
  expect(screen.getByText(/You’ve already made this booking/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay for it' })).toHaveAttribute('href', `/payment-session/${sampleBooking._id}`);
});

test('Book Now after a finished booking begins a new one', async () => {
  const { router, address } = openBooking();
  await fillInBooking({ persons: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await leaveFor('/payment-session/', address);
  await router.navigate(`/book-your-pkg/${tour._id}`);
  expect(await screen.findByLabelText('Name')).toHaveValue('');
  expect(screen.queryByText(/You’ve already made this booking/)).toBeNull();
});
