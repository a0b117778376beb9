import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Booking, type PayLink, samplePayLink } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { afterEach, expect, test } from 'vitest';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { DUE_ON, owingRest, waitingForDeposit } from '../../testing/deposit-booking.ts';
import { type Fakes, fakeApi, never, refuse, refuseAs } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PayLinkPage } from './pay-link-page.tsx';

const TOKEN = 'x'.repeat(43);

afterEach(() => {
  window.location.hash = '';
  window.sessionStorage.clear();
});

const open = (fakes: Fakes, hash = TOKEN) => {
  window.location.hash = hash;
  const calls = fakeApi(fakes);
  return { ...calls, ...renderScreen(PayLinkPage, { pattern: screens.payLink.path }) };
};

test('whoever has the link sees what it is for, and is told why the payment page does not open', async () => {
  const sentence = 'There are not enough seats left on this day.';
  const { callsOf } = open({ openPayLink: () => samplePayLink, payByLink: () => refuse('SOLD_OUT') });
  expect(await screen.findByText(samplePayLink.package.title)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(callsOf('payByLink').map(({ body }) => body)).toEqual([{ token: TOKEN }]);
});

test('after the payment page, which leads back without the link, the booking is shown as paid, with the way to a password', async () => {
  window.sessionStorage.setItem('wayfarer.payLink', TOKEN);
  const paid: PayLink = { ...samplePayLink, state: 'paid' };
  const { callsOf } = open({ openPayLink: () => paid }, '');
  expect(await screen.findByText('Your booking is paid and confirmed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose one' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(callsOf('openPayLink').map(({ body }) => body)).toEqual([{ token: TOKEN }]);
});

test('a link whose time is over says so, and an incomplete one too', async () => {
  const sentence = 'The time to pay by this link is over. Please contact the agency.';
  const { unmount } = open({ openPayLink: () => ({ ...samplePayLink, state: 'over', sentence }) });
  expect(await screen.findByText(sentence)).toBeVisible();
  unmount();
  open({}, '');
  expect(await screen.findByText(/This link is not complete/)).toBeVisible();
});

const linkOf = ({ bookingStatus, totalAmount, amountPaid, plan, owed }: Booking): PayLink => ({
  ...samplePayLink,
  bookingStatus,
  totalAmount,
  amountPaid,
  plan,
  owed,
});

test('without a login the deposit or everything is paid', async () => {
  const { callsOf } = open({ openPayLink: () => linkOf(waitingForDeposit), payByLink: () => never() });
  expect(await screen.findByRole('radio', { name: 'Deposit now: ₹30,000.00' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'All now: ₹1,00,000.00' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₹1,00,000.00' }));
  expect(callsOf('payByLink').map(({ body }) => body)).toEqual([{ token: TOKEN, amount: 100_000, paidBefore: 0 }]);
});

test('once the deposit is paid the same link says so, and pays the rest or a part of it', async () => {
  const { callsOf } = open({
    openPayLink: () => linkOf(owingRest),
    payByLink: () => refuse('VALIDATION', { amount: 'At least ₹1.00 can be paid at once.' }),
  });
  expect(await screen.findByRole('status')).toHaveTextContent(
    `Your trip is booked. ₹30,000.00 paid, ₹70,000.00 is due by ${formatDay(DUE_ON)}.`,
  );
  expect(screen.getByRole('button', { name: 'Pay ₹70,000.00' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'A part' }));
  const amount = screen.getByLabelText('Amount');
  await userEvent.type(amount, '0.50');
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₹0.50' }));
  await waitFor(() => expect(amount).toHaveAccessibleDescription('At least ₹1.00 can be paid at once.'));
  expect(amount).toHaveValue('0.50');
  expect(callsOf('payByLink').map(({ body }) => body)).toEqual([{ token: TOKEN, amount: 0.5, paidBefore: 30_000 }]);
});

test('where something was paid meanwhile the link shows what is owed now, and the sentence stays', async () => {
  let link = linkOf(owingRest);
  open({
    openPayLink: () => link,
    payByLink: () => {
      link = linkOf({ ...owingRest, amountPaid: 60_000, owed: 40_000 });
      return refuseAs('CONFLICT', 'Something was paid meanwhile.');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹70,000.00' }));
  expect(await screen.findByRole('button', { name: 'Pay ₹40,000.00' })).toBeVisible();
  expect(screen.getByText('Something was paid meanwhile.')).toBeVisible();
});
