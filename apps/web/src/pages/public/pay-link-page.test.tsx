import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PayLink, samplePayLink } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { afterEach, expect, test } from 'vitest';
import { type Fakes, fakeApi, refuse } from '../../testing/fake-api.ts';
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
