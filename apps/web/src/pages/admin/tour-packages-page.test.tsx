import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAdmin, sampleDestination, sampleDraft, sampleTourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { readAnnouncements } from '../../shared/ui/feedback/notify.ts';
import { type Fakes, fakeApi, pageOf, refuse } from '../../testing/fake-api.ts';
import { offerLanguages } from '../../testing/offer-languages.ts';
import { allowPictures } from '../../testing/picture-files.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { TourPackagesPage } from './tour-packages-page.tsx';

const walk = sampleTourPackage;
const ride = { ...walk, _id: 'b'.repeat(24), id: 'b'.repeat(24), title: 'Hampi by coracle', price: 12499.5 };
const open = (fakes: Fakes, at: string = screens.adminPackages.path) => {
  const api = fakeApi({ listTourPackages: () => [walk, ride], ...fakes });
  return { ...api, ...renderScreen(TourPackagesPage, { pattern: screens.adminPackages.path, at }) };
};
const more = async (title: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action} ${title}`) }));
};

beforeEach(async () => {
  startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id });
  await allowPictures();
});
afterEach(() => {
  for (const notice of readAnnouncements()) notice.close();
});

test('the table shows each package with its destination, length, window and price in rupees (§1)', async () => {
  open({});
  const row = within((await screen.findByText('Hampi by coracle')).closest('tr') as HTMLElement);
  expect(row.getByText('Hampi · 3 days, 2 nights')).toBeVisible();
  expect(row.getByText('₹12,499.50')).toBeVisible();
  expect(row.getByText('31 Dec 2199')).toBeVisible();
});

test('packages are narrowed to those on offer or ended, on the server and in the address', async () => {
  const asked: (string | undefined)[] = [];
  const { address } = open({
    listTourPackages: ({ query }) => {
      asked.push(query.offered);
      return query.offered === 'ended' ? [ride] : [walk, ride];
    },
  });
  await screen.findByText(walk.title);
  await userEvent.click(screen.getByRole('radio', { name: 'Ended' }));
  await waitFor(() => expect(screen.queryByText(walk.title)).toBeNull());
  expect(address()).toBe('/packages?offered=ended');
  expect(asked).toEqual([undefined, 'ended']);
});

test('the table is searched in each language of the site', async () => {
  offerLanguages('de');
  const { callsOf } = open({}, '/packages?search=schritttempo');
  await screen.findByText(walk.title);
  expect(callsOf('listTourPackages').at(-1)?.query).toMatchObject({ title: 'schritttempo', language: 'all' });
});

test('a heading orders all packages on the server, though one page of them is loaded; withdrawn ones stay the latest first', async () => {
  const { callsOf } = open({ listTourPackages: () => pageOf([walk, ride], { total: 5000, nextCursor: 'next' }) });
  await screen.findByText('Hampi by coracle');
  for (const [heading, sort] of [
    ['Price', 'price'],
    ['Price', '-price'],
    ['Available', 'availableFrom'],
    ['Package', 'title'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: heading }));
    await waitFor(() => expect(callsOf('listTourPackages').at(-1)?.query.sort).toBe(sort));
  }
  await userEvent.click(screen.getByRole('radio', { name: 'Withdrawn' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Price' })).toBeNull());
});

test('the title search and the destination filter are sent to the server and are in the address', async () => {
  const asked: Record<string, string>[] = [];
  const { address } = open({
    listTourPackages: ({ query }) => {
      asked.push(query);
      return query.title === 'kyoto' ? [] : [walk];
    },
  });
  await screen.findByRole('option', { name: 'Hampi, India' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Destination' }), 'Hampi, India');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search titles' }), 'kyoto');
  expect(await screen.findByText('No packages found')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ title: 'kyoto', destination: sampleDestination._id });
  expect(address()).toBe(`/packages?destination=${sampleDestination._id}&search=kyoto`);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText(walk.title)).toBeVisible();
  expect(address()).toBe('/packages');
});

test('deleting asks in the written words, removes by the id of the answer, counts one less and says Package deleted successfully (§2.19, 4.6, 8)', async () => {
  open({
    listTourPackages: () => pageOf([walk, ride], { total: 40, nextCursor: 'c2' }),
    deleteTourPackage: () => ({ id: ride._id }),
  });
  await more(ride.title, 'Delete');
  const prompt = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this package?' });
  await userEvent.click(within(prompt).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Package deleted successfully')).toBeVisible();
  expect(screen.queryByText(ride.title)).toBeNull();
  expect(screen.getByText(walk.title)).toBeVisible();
  expect(screen.getByText('1–1 of 39 packages')).toBeVisible();
});

test('a package leads to its page on the site and to its bookings', async () => {
  open({});
  await userEvent.click(await screen.findByRole('button', { name: `More for ${walk.title}` }));
  expect(await screen.findByRole('menuitem', { name: `View ${walk.title} on site` })).toHaveAttribute(
    'href',
    `/package-view/${walk._id}`,
  );
  expect(screen.getByRole('menuitem', { name: `Bookings of ${walk.title}` })).toHaveAttribute(
    'href',
    `/bookings?package=${walk._id}`,
  );
});

test('of a package with counted seats the table shows how many are paid and held on its fullest day', async () => {
  open({
    listTourPackages: () => [{ ...walk, capacity: 20 }, ride],
    listSeats: () => ({
      capacity: 20,
      days: [
        { travelDate: '2199-12-01', left: 15, paid: 5, held: 0 },
        { travelDate: '2199-12-02', left: 2, paid: 14, held: 4 },
      ],
    }),
  });
  expect(await screen.findByText('18 of 20')).toBeVisible();
  expect(screen.getByText('14 paid, 4 held')).toBeVisible();
  expect(screen.getByRole('link', { name: '2 Dec 2199' })).toHaveAttribute('href', `/departures/${walk._id}/2199-12-02`);
  expect(screen.getByText('Unlimited')).toBeVisible();
});

test('a day with more seats sold than the capacity allows says how many there are of how many', async () => {
  open({
    listTourPackages: () => [{ ...walk, capacity: 1 }],
    listSeats: () => ({ capacity: 1, days: [{ travelDate: '2199-12-01', left: 0, paid: 3, held: 0 }] }),
  });
  expect(await screen.findByText('3 of 1')).toBeVisible();
});

test('several packages are withdrawn with one preview, and come back with one press: nothing was sent to anybody', async () => {
  const deleted: string[] = [];
  const { callsOf } = open({
    deleteTourPackage: ({ params }) => {
      deleted.push(String(params.id));
      return { id: String(params.id) };
    },
    restoreTourPackage: () => ({ restoredPackage: walk }),
  });
  await screen.findByText(walk.title);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw packages' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw packages (2)' }));
  expect(await screen.findByText('2 packages withdrawn.')).toBeVisible();
  expect(deleted).toEqual([walk._id, ride._id]);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('2 packages were withdrawn.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 packages were put back.')).toBeInTheDocument();
  expect(callsOf('restoreTourPackage').map(({ params }) => params.id)).toEqual([walk._id, ride._id]);
});

test('if one of several cannot be put back, the page says why, and Undo continues with the rest', async () => {
  const refused = [ride._id];
  const { callsOf } = open({
    deleteTourPackage: ({ params }) => ({ id: String(params.id) }),
    restoreTourPackage: ({ params }) =>
      refused[0] === params.id && refused.pop() ? refuse('CONFLICT') : { restoredPackage: walk },
  });
  await screen.findByText(walk.title);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw packages' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw packages (2)' }));
  await screen.findByText('2 packages withdrawn.');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(callsOf('restoreTourPackage').map(({ params }) => params.id)).toEqual([walk._id, ride._id, ride._id]);
});

test('rows can be made lower, and the browser remembers it', async () => {
  const { unmount } = open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Compact rows' }));
  expect(screen.getByRole('table').parentElement).toHaveClass('data-table-compact');
  unmount();
  open({});
  expect(await screen.findByRole('button', { name: 'Compact rows', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Compact rows' }));
  expect(localStorage.getItem('rows')).toBeNull();
});

test('a package that was deleted is put back by Undo, and is in the list again', async () => {
  const listed = [
    [walk, ride],
    [walk, ride],
  ];
  const { callsOf } = open({
    listTourPackages: () => listed.shift() ?? [],
    deleteTourPackage: () => ({ id: ride._id }),
    restoreTourPackage: () => ({ restoredPackage: ride }),
  });
  await more(ride.title, 'Delete');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(ride.title)).toBeNull());
  expect(screen.getByText(`${ride.title} was deleted.`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(ride.title)).toBeVisible();
  expect(callsOf('restoreTourPackage').map(({ params }) => params.id)).toEqual([ride._id]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('withdrawn packages are a list of their own, from which each can be put back on offer', async () => {
  const { address, callsOf } = open({
    listWithdrawnPackages: () => [ride],
    restoreTourPackage: () => ({ restoredPackage: ride }),
  });
  await screen.findByText(walk.title);
  await userEvent.click(screen.getByRole('radio', { name: 'Withdrawn' }));
  await waitFor(() => expect(screen.queryByText(walk.title)).toBeNull());
  expect(address()).toBe(`${screens.adminPackages.path}?offered=withdrawn`);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search titles' }), 'ride');
  await waitFor(() => expect(callsOf('listWithdrawnPackages').at(-1)?.query).toEqual({ limit: '25', title: 'ride' }));
  await userEvent.click(await screen.findByRole('button', { name: `Put ${ride.title} back on offer` }));
  await waitFor(() => expect(callsOf('restoreTourPackage')).toHaveLength(1));
  expect(await screen.findByText(`${ride.title} was put back.`)).toBeInTheDocument();
  await waitFor(() => expect(callsOf('listWithdrawnPackages').length).toBeGreaterThan(1));
});

test('a package whose destination was deleted stays withdrawn, and the page says what to do first', async () => {
  open(
    { listWithdrawnPackages: () => [ride], restoreTourPackage: () => refuse('CONFLICT') },
    `${screens.adminPackages.path}?offered=withdrawn`,
  );
  await userEvent.click(await screen.findByRole('button', { name: `Put ${ride.title} back on offer` }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText(ride.title)).toBeVisible();
});

test('an empty list of drafts says that there are none, and asks for no other search', async () => {
  fakeApi({ listDraftPackages: () => [] });
  renderScreen(TourPackagesPage, { pattern: screens.adminPackages.path, at: `${screens.adminPackages.path}?offered=drafts` });
  expect(await screen.findByText('There are no drafts')).toBeVisible();
  expect(screen.queryByText('Nothing matches your search.')).toBeNull();
});

test('drafts are a list of their own, without search, order and seats, whose rows lead to preview, editor and copy', async () => {
  const { callsOf } = open({ listDraftPackages: () => [{ ...sampleDraft, capacity: 12 }] }, '/packages?offered=drafts');
  expect(await screen.findByText(/^Draft · Hampi/)).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getAllByRole('columnheader').some((head) => head.hasAttribute('aria-sort'))).toBe(false);
  expect(callsOf('listSeats')).toEqual([]);
  const { _id, title } = sampleDraft;
  expect(screen.getByRole('link', { name: `Edit ${title}` })).toHaveAttribute('href', `/packages/${_id}/edit`);
  await userEvent.click(screen.getByRole('button', { name: `More for ${title}` }));
  const preview = await screen.findByRole('menuitem', { name: `Preview ${title}` });
  expect(preview).toHaveAttribute('href', `/packages/${_id}/preview`);
  expect(screen.getByRole('menuitem', { name: `Copy this package ${title}` })).toHaveAttribute(
    'href',
    `/packages/new?copy=${_id}`,
  );
});

test('the form to add a package is one press away, and the way back leads to the list as it was searched', async () => {
  const { router } = open({}, '/packages?search=hampi');
  await userEvent.click(await screen.findByRole('link', { name: 'Add package' }));
  expect(router.state.location).toMatchObject({ pathname: '/packages/new', state: { list: '/packages?search=hampi' } });
});

test.each([
  ['admin', ['days', 'prices']],
  ['viewer', []],
] as const)('days and price of a row lead the role %s to their part of the editor, if it may edit', async (role, parts) => {
  startSession({ token: 'a.b.c', role, userId: sampleAdmin._id });
  open({});
  await screen.findByText(walk.title);
  const links = screen.queryAllByRole('link', { name: new RegExp(`^(Price|Days) of ${walk.title}`) });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    parts.map((part) => `/packages/${walk._id}/edit?section=${part}`),
  );
});
