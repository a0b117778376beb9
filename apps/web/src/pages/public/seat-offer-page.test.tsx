import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SeatOfferView, sampleSeatOffer, waitlistAnswers } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { afterEach, expect, test } from 'vitest';
import { type Fakes, fakeApi, refuse, refuseAs } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SeatOfferPage } from './seat-offer-page.tsx';

const TOKEN = 'x'.repeat(43);

afterEach(() => {
  window.location.hash = '';
});

const open = (fakes: Fakes, hash = TOKEN) => {
  window.location.hash = hash;
  const calls = fakeApi(fakes);
  return { ...calls, ...renderScreen(SeatOfferPage, { pattern: screens.seatOffer.path }) };
};

test('whoever has the link sees what is held until when and what it costs, and books it without a login', async () => {
  const { callsOf, router } = open({ openOffer: () => sampleSeatOffer, bookOffer: () => waitlistAnswers.bookOffer });
  expect(await screen.findByText(/Two places are held for you until 25 Nov 2026, 11:30/)).toBeVisible();
  expect(screen.getByText('₹3,999.98', { selector: 'dl > div:last-child dd' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Book now' }));
  expect(callsOf('bookOffer').map(({ body }) => body)).toEqual([{ token: TOKEN, totalAmount: 3999.98 }]);
  expect(router.state.location).toMatchObject({ pathname: '/pay', hash: new URL(waitlistAnswers.bookOffer.payLink).hash });
});

test('who no longer wants to come says so with one press, and is thanked', async () => {
  const { callsOf } = open({ openOffer: () => sampleSeatOffer, declineOffer: () => waitlistAnswers.declineOffer });
  await userEvent.click(await screen.findByRole('button', { name: 'No, thanks' }));
  expect(await screen.findByText('Thank you for telling us. The seats go to the next in line.')).toBeVisible();
  expect(callsOf('declineOffer')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Book now' })).toBeNull();
});

test('another price is shown before anything is booked', async () => {
  let offer = sampleSeatOffer;
  const { callsOf } = open({
    openOffer: () => offer,
    bookOffer: () => {
      offer = { ...sampleSeatOffer, totalAmount: 5000 };
      return refuse('PRICE_CHANGED');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Book now' }));
  expect(await screen.findByText(/The price has changed/)).toBeVisible();
  expect(await screen.findByText('₹5,000.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Book now' }));
  expect(callsOf('bookOffer').at(-1)?.body).toMatchObject({ totalAmount: 5000 });
});

test('an offer that was used, is over or refused says so, each with what to do next', async () => {
  const show = (fields: Partial<SeatOfferView>) => open({ openOffer: () => ({ ...sampleSeatOffer, ...fields }) });
  const booked = show({ state: 'booked', sentence: 'You have booked these seats already.', payLink: 'https://w.example/pay#t' });
  expect(await screen.findByText('You have booked these seats already.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on to pay' })).toHaveAttribute('href', '/pay#t');
  booked.unmount();
  const over = show({ state: 'over', sentence: 'This offer ended on Wed.' });
  expect(await screen.findByText('This offer ended on Wed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Join the waitlist again' })).toHaveAttribute(
    'href',
    `/join-waitlist/${sampleSeatOffer.package._id}?day=${sampleSeatOffer.travelDate}`,
  );
  over.unmount();
  show({ state: 'declined', sentence: 'You have refused these seats.' });
  expect(await screen.findByText('You have refused these seats.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Book now' })).toBeNull();
});

test('a link that is not one, and an incomplete one, say so', async () => {
  const { unmount } = open({ openOffer: () => refuseAs('LINK_INVALID', 'This is not an offer of seats.') });
  expect(await screen.findByText('This is not an offer of seats.')).toBeVisible();
  unmount();
  open({}, '');
  expect(await screen.findByText(/This link is not complete/)).toBeVisible();
});
