import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bookingNumberOf,
  sampleAdmin,
  sampleBooking,
  sampleListedCustomer,
  sampleTourPackage,
  sampleUser,
} from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi, pageOf, refuse } from '../../testing/fake-api.ts';
import { offerLanguages } from '../../testing/offer-languages.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SearchBox } from './search-box.tsx';

const Page = () => (
  <>
    <SearchBox />
    <textarea aria-label="A note" />
  </>
);
const open = () => renderScreen(Page, { pattern: '/admin' });
const field = () => screen.findByRole('searchbox', { name: 'Search everything' });
beforeEach(() => startSession({ token: 't', role: 'admin', userId: sampleAdmin._id }));

test('one search finds bookings, customers, packages and messages, each with its screen, and moves by arrow keys', async () => {
  const { callsOf } = fakeApi({
    listBookings: () => pageOf([sampleBooking], { total: 1 }),
    browseCustomers: () => pageOf([sampleListedCustomer], { total: 1 }),
    listTourPackages: () => pageOf([sampleTourPackage], { total: 1 }),
    listMessages: () => [],
    listPromotionCodes: () => [],
  });
  const { address } = open();
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
  await userEvent.type(await field(), ' singh kyoto may ');
  const bookings = within(await screen.findByRole('region', { name: 'Bookings' }));
  const hit = bookings.getByRole('link', { name: new RegExp(bookingNumberOf(sampleBooking._id)) });
  expect(await screen.findByRole('region', { name: 'Customers' })).toHaveTextContent(sampleUser.email);
  expect(await screen.findByRole('region', { name: 'Packages' })).toHaveTextContent(sampleTourPackage.title);
  expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
  expect(callsOf('listBookings').map(({ query }) => query)).toEqual([{ search: 'singh kyoto may', limit: '5' }]);
  expect(bookings.getByRole('link', { name: 'All bookings' })).toHaveAttribute('href', '/bookings?search=singh+kyoto+may');
  await userEvent.keyboard('{ArrowDown}');
  expect(hit).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe(`/bookings/${sampleBooking._id}`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what nobody finds is told in words, not by an empty list', async () => {
  fakeApi({
    listBookings: () => [],
    browseCustomers: () => [],
    listTourPackages: () => [],
    listMessages: () => [],
    listPromotionCodes: () => [],
  });
  open();
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
  await userEvent.type(await field(), 'singh may');
  expect(await screen.findByText('Nothing found for “singh may”.')).toBeVisible();
});

test('slash and Ctrl-K open the search; a slash in a field is a letter (§2.16)', async () => {
  fakeApi({});
  open();
  await userEvent.type(screen.getByLabelText('A note'), 'either/or');
  expect(screen.getByLabelText('A note')).toHaveValue('either/or');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => screen.getByLabelText('A note').blur());
  fireEvent.keyDown(document.body, { key: '/' });
  const found = await field();
  await waitFor(() => expect(found).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(screen.getByLabelText('A note'), { key: 'k', ctrlKey: true });
  expect(await field()).toBeVisible();
  expect(screen.getByText('Type at least two letters.')).toBeVisible();
});

test('a role searches only what it may read, and a list that cannot answer says so beside the others', async () => {
  startSession({ token: 't', role: 'desk', userId: sampleAdmin._id });
  const { callsOf } = fakeApi({
    listBookings: () => pageOf([sampleBooking], { total: 1 }),
    listMessages: () => refuse('VALIDATION'),
  });
  open();
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
  await userEvent.type(await field(), 'si');
  expect(await screen.findByRole('region', { name: 'Bookings' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent(/[.]$/);
  expect(await screen.findByRole('region', { name: 'Customers' })).toHaveTextContent(sampleUser.email);
  for (const name of ['listTourPackages', 'listPromotionCodes'] as const) expect(callsOf(name)).toEqual([]);
});

test('what is typed while the search is still opening is in its field, letter for letter', async () => {
  const { callsOf } = fakeApi({
    listBookings: () => [],
    browseCustomers: () => [],
    listTourPackages: () => [],
    listMessages: () => [],
    listPromotionCodes: () => [],
  });
  open();
  fireEvent.keyDown(document.body, { key: '/' });
  for (const key of ['k', 'y', 'x', 'Backspace', 'o']) fireEvent.keyDown(document.body, { key });
  const found = await field();
  await waitFor(() => expect(found).toHaveFocus());
  await userEvent.keyboard('to');
  expect(found).toHaveValue('kyoto');
  await waitFor(() => expect(callsOf('listBookings').at(-1)?.query).toEqual({ search: 'kyoto', limit: '5' }));
});

test('packages are found by their titles in each language of the site, and read in English', async () => {
  const { callsOf } = fakeApi({
    listBookings: () => [],
    browseCustomers: () => [],
    listTourPackages: () => [],
    listMessages: () => [],
    listPromotionCodes: () => [],
  });
  const query = { title: 'felsen', limit: '5' };
  open();
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
  await userEvent.type(await field(), 'felsen');
  await waitFor(() => expect(callsOf('listTourPackages').at(-1)?.query).toEqual(query));
  offerLanguages('de');
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'bananenhaine');
  await waitFor(() =>
    expect(callsOf('listTourPackages').at(-1)?.query).toEqual({ ...query, title: 'bananenhaine', language: 'all' }),
  );
});
