import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, bookingNumberOf, sampleAdmin, sampleBooking } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BookingsPage } from './bookings-page.tsx';

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

const open = (search = '') => renderScreen(BookingsPage, { pattern: screens.adminBookings.path, at: `/bookings${search}` });
const shown = async () => {
  await screen.findByText(bookingNumberOf(sampleBooking._id));
  return screen.getByRole('table', { name: 'Bookings' });
};
const openMenu = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (menu: string, role: 'menuitem' | 'menuitemcheckbox', item: string) => {
  await openMenu(menu);
  await userEvent.click(await screen.findByRole(role, { name: item }));
};
const save = async (name: string) => {
  await choose('Views', 'menuitem', 'Save or remove views');
  const dialog = within(await screen.findByRole('dialog', { name: 'Views' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test.each([
  [1, 'Leave today or tomorrow'],
  [30, 'Leave within 30 days'],
])('what leaves within %i days is asked for by days of today, so a link to it stays true', async (days, words) => {
  const { callsOf } = fakeApi();
  open(`?unpaid=owes&leaves=${days}`);
  await shown();
  const today = todayOnSite();
  expect(callsOf('listBookings').at(-1)?.query).toMatchObject({
    unpaid: 'owes',
    travelFrom: today,
    travelTo: addDays(today, days),
  });
  expect(screen.getByRole('combobox', { name: 'Leaves' })).toHaveDisplayValue(words);
});

test('a column that is hidden stays hidden after a reload, and is shown again; the title always is', async () => {
  fakeApi();
  const { unmount } = open();
  await shown();
  await choose('Columns', 'menuitemcheckbox', 'Package');
  expect(screen.queryByRole('menuitemcheckbox', { name: 'User' })).toBeNull();
  await waitFor(async () => expect(within(await shown()).queryByText('Package')).toBeNull());
  unmount();
  open();
  expect(within(await shown()).queryByText('Package')).toBeNull();
  await choose('Columns', 'menuitemcheckbox', 'Package');
  await waitFor(async () => expect(within(await shown()).getByText('Package')).toBeInTheDocument());
});

test('a view is saved under a name, opens what it was saved with, and is removed', async () => {
  fakeApi();
  const { address } = open('?unpaid=owes&leaves=30&after=eyJ4IjoxfQ&page=2');
  await shown();
  await save('Owes and leaves soon');
  await userEvent.click(screen.getByRole('radio', { name: 'Cancelled' }));
  await choose('Views', 'menuitem', 'Owes and leaves soon');
  await waitFor(() => expect(address()).toBe('/bookings?unpaid=owes&leaves=30'));
  await choose('Views', 'menuitem', 'Save or remove views');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Owes and leaves soon' }));
  expect(screen.queryByRole('list', { name: 'Saved views' })).toBeNull();
});

test('a saved view that names a column that is gone shows the rest of it, and says so', async () => {
  fakeApi();
  const view = { name: 'Old', address: 'status=confirmed&sort=-margin', hidden: ['margin', 'package'] };
  localStorage.setItem('views Bookings', JSON.stringify([view]));
  const { address } = open();
  await shown();
  await choose('Views', 'menuitem', 'Old');
  await waitFor(() => expect(address()).toBe('/bookings?status=confirmed'));
  expect(within(await shown()).queryByText('Package')).toBeNull();
  expect(await screen.findByText(/names a column that is gone/)).toBeInTheDocument();
});
