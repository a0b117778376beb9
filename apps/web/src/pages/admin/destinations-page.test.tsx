import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Destination, sampleAdmin, sampleDestination } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { readAnnouncements } from '../../shared/ui/feedback/notify.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { disconnect, fakeApi, never, pageOf, refuse } from '../../testing/fake-api.ts';
import { allowPictures } from '../../testing/picture-files.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DestinationsPage } from './destinations-page.tsx';

const hampi = sampleDestination;
const ooty = { ...hampi, _id: 'a'.repeat(24), id: 'a'.repeat(24), name: 'Ooty', country: 'India' };
const logIn = () => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id });
const open = () => renderScreen(DestinationsPage, { pattern: screens.adminDestinations.path });
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;

beforeEach(async () => {
  logIn();
  await allowPictures();
});
afterEach(() => {
  for (const notice of readAnnouncements()) notice.close();
});

test('the table lists every destination with its place, its country, Edit and Delete (§2.18)', async () => {
  fakeApi({ listDestinations: () => [hampi, ooty] });
  open();
  const row = within(await rowOf('Hampi'));
  expect(row.getByText('India')).toBeVisible();
  expect(row.getByRole('button', { name: 'Edit Hampi' })).toBeEnabled();
  expect(row.getByRole('button', { name: 'More for Hampi' })).toBeEnabled();
  expect(screen.getByText('2 destinations')).toBeVisible();
});

test('while destinations load a skeleton says so; without any the page says No destinations found (§2.18)', async () => {
  fakeApi({ listDestinations: never });
  const { unmount } = open();
  expect(await screen.findByText('Loading destinations...')).toBeVisible();
  unmount();
  fakeApi({ listDestinations: () => [] });
  open();
  expect(await screen.findByText('No destinations found')).toBeVisible();
});

test('a list that cannot be loaded says why and is loaded by Try again (§4.1)', async () => {
  const answers = [disconnect(), [hampi]];
  fakeApi({ listDestinations: () => answers.shift() ?? [] });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowOf('Hampi')).toBeVisible();
});

test('the search is asked of the server, and says when nothing matches', async () => {
  const found: Record<string, Destination[]> = { '': [hampi, ooty], nep: [ooty] };
  const { callsOf } = fakeApi({ listDestinations: ({ query }) => found[query.search ?? ''] ?? [] });
  open();
  await rowOf('Hampi');
  const search = screen.getByRole('searchbox', { name: 'Search name or country' });
  await userEvent.type(search, 'nep');
  await waitFor(() => expect(screen.queryByText('Hampi')).toBeNull());
  expect(screen.getByText('Ooty')).toBeVisible();
  expect(callsOf('listDestinations').at(-1)?.query).toEqual({ limit: '25', search: 'nep' });
  await userEvent.type(search, 'x');
  expect(await screen.findByText('No destinations found')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText('Hampi')).toBeVisible();
});

test('a heading orders all destinations on the server, though one page of them is loaded', async () => {
  const { callsOf } = fakeApi({ listDestinations: () => pageOf([hampi, ooty], { total: 5000, nextCursor: 'next' }) });
  open();
  await rowOf('Hampi');
  for (const sort of ['country', '-country']) {
    await userEvent.click(screen.getByRole('button', { name: 'Country' }));
    await waitFor(() => expect(callsOf('listDestinations').at(-1)?.query.sort).toBe(sort));
  }
});

test('a search that is too short for what there is says so, and can be typed on', async () => {
  const tooShort = { search: 'Too many words begin with “h”. Type more letters.' };
  fakeApi({ listDestinations: ({ query }) => (query.search === 'h' ? refuse('VALIDATION', tooShort) : [hampi]) });
  open();
  await rowOf('Hampi');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search name or country' }), 'h');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check what you entered.');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search name or country' }), 'am');
  expect(await rowOf('Hampi')).toBeVisible();
});

test('deleting asks in the written words; without a yes nothing happens, with it the entry leaves by the id of the answer, and the total counts one less (§4.6, 8)', async () => {
  let deleted: string | undefined;
  fakeApi({
    listDestinations: () => pageOf([hampi, ooty], { total: 40, nextCursor: 'c2' }),
    deleteDestination: ({ params }) => {
      deleted = params.id;
      return { id: hampi._id };
    },
  });
  open();
  const press = async (answer: string) => {
    await userEvent.click(within(await rowOf('Hampi')).getByRole('button', { name: 'More for Hampi' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Hampi' }));
    const prompt = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this destination?' }));
    await userEvent.click(prompt.getByRole('button', { name: answer }));
  };
  await press('Cancel');
  expect(deleted).toBeUndefined();
  await press('Delete');
  await waitFor(() => expect(screen.queryByText('Hampi')).toBeNull());
  expect(deleted).toBe(hampi._id);
  expect(screen.getByText('Ooty')).toBeVisible();
  expect(screen.getByText('1–1 of 39 destinations')).toBeVisible();
});

test('a destination that packages use stays, and the page says which (§7)', async () => {
  expectInConsole('Deleting a destination failed');
  fakeApi({ deleteDestination: () => refuse('DESTINATION_IN_USE') });
  open();
  await userEvent.click(within(await rowOf('Hampi')).getByRole('button', { name: 'More for Hampi' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Hampi' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Packages use this destination.');
  expect(await rowOf('Hampi')).toBeVisible();
});

test('destinations are shown page by page, and the page is in the address; a search covers all of them', async () => {
  const pages: Record<string, () => unknown> = {
    '': () => pageOf([hampi], { total: 2, nextCursor: 'c2' }),
    c2: () => pageOf([ooty], { total: 2 }),
  };
  const { callsOf } = fakeApi({ listDestinations: ({ query }) => pages[query.cursor ?? '']?.() as ReturnType<typeof pageOf> });
  const { address } = open();
  await rowOf('Hampi');
  expect(screen.getByText('1–1 of 2 destinations')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await rowOf('Ooty')).toBeVisible();
  expect(screen.queryByText('Hampi')).toBeNull();
  expect(address()).toBe(`${screens.adminDestinations.path}?after=c2&page=2`);
  expect(callsOf('listDestinations').at(-1)?.query).toEqual({ limit: '25', cursor: 'c2' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search name or country' }), 'hamp');
  expect(await rowOf('Hampi')).toBeVisible();
  await waitFor(() => expect(address()).toBe(`${screens.adminDestinations.path}?search=hamp`));
});
