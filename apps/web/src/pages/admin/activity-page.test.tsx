import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleActivity, sampleAdmin, sampleBooking, sampleTourPackage, type TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi, refuseAs } from '../../testing/fake-api.ts';
import { allowPictures } from '../../testing/picture-files.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ActivityPage } from './activity-page.tsx';

beforeEach(async () => {
  startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id });
  await allowPictures();
});

test('an action is shown with who did it, the old and the new value; a name leads to all of that person', async () => {
  const asked: Record<string, string>[] = [];
  fakeApi({
    listActivity: ({ query }) => {
      asked.push(query);
      return [sampleActivity];
    },
  });
  const { address } = renderScreen(ActivityPage, { pattern: screens.adminActivity.path });
  const row = (await screen.findByText('Edit package')).closest('tr') as HTMLElement;
  expect(within(row).getByText('₹1,999.99').tagName).toBe('DEL');
  expect(within(row).getByText('₹2,499.50').tagName).toBe('INS');
  expect(within(row).getByRole('link', { name: sampleTourPackage.title })).toHaveAttribute(
    'href',
    `/activity?about=${sampleTourPackage._id}`,
  );
  await userEvent.click(within(row).getByRole('link', { name: sampleAdmin.username }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Packages');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ by: sampleAdmin._id, area: 'packages' }));
  await userEvent.click(screen.getByRole('button', { name: 'Of everybody' }));
  expect(address()).toBe('/activity?area=packages');
});

test('a former price is put back by the edit of its package, once it is seen what is there now and then', async () => {
  const { callsOf } = fakeApi({
    listActivity: () => [sampleActivity],
    findTourPackage: () => ({ ...sampleTourPackage, price: 2499.5 }),
    editTourPackage: () => ({ updatedPackage: sampleTourPackage }),
  });
  renderScreen(ActivityPage, { pattern: screens.adminActivity.path });
  await userEvent.click(await screen.findByRole('button', { name: /^Restore this value: Price/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Present value: ₹2,499.50',
    'Former value: ₹1,999.99',
  ]);
  await userEvent.click(question.getByRole('button', { name: 'Restore this value' }));
  expect(await screen.findByText(/^Price of .* is what it was before\.$/)).toBeInTheDocument();
  expect(only(callsOf('editTourPackage')).body).toMatchObject({ price: '1999.99', title: sampleTourPackage.title });
});

test('a value that has changed since, or whose package is gone, is not put back', async () => {
  let answer: () => TourPackage | ReturnType<typeof refuseAs> = () => ({ ...sampleTourPackage, price: 3000 });
  fakeApi({
    listActivity: () => [sampleActivity],
    findTourPackage: () => answer(),
    findDraftPackage: () => refuseAs('NOT_FOUND', 'There is no such draft.'),
  });
  renderScreen(ActivityPage, { pattern: screens.adminActivity.path });
  const button = await screen.findByRole('button', { name: /^Restore this value: Price/ });
  await userEvent.click(button);
  expect(await screen.findByText('This value has changed since. Look at its latest change first.')).toBeVisible();
  answer = () => refuseAs('NOT_FOUND', 'This package is no longer offered.');
  await userEvent.click(button);
  expect(await screen.findByText('This package is no longer offered.')).toBeVisible();
});

test('of something new the first fields are shown, and the others on request; a refused action says what was asked, and cash for which booking', async () => {
  const fields = ['title', 'price', 'days', 'capacity'].map((field) => ({ field, from: null, to: `new ${field}` }));
  const [changed] = sampleActivity.changes;
  fakeApi({
    listActivity: () => [
      { ...sampleActivity, call: 'addTourPackage', changes: [{ thing: 'package', id: changed?.id ?? '', name: null, fields }] },
      {
        ...sampleActivity,
        _id: sampleAdmin._id,
        id: sampleAdmin._id,
        call: 'refundPayment',
        area: 'payments',
        outcome: 'refused',
        code: 'NOT_REFUNDABLE',
        changes: [],
        asked: [{ field: 'amount', value: '100' }],
      },
      {
        ...sampleActivity,
        _id: sampleBooking._id,
        id: sampleBooking._id,
        call: 'takePayment',
        area: 'payments',
        about: sampleBooking._id,
        changes: [],
      },
    ],
  });
  renderScreen(ActivityPage, { pattern: screens.adminActivity.path });
  expect(await screen.findByText('new title')).toBeVisible();
  expect(screen.queryByText('new capacity')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 4' }));
  expect(screen.getByText('new capacity')).toBeVisible();
  expect(screen.getByText('Refused')).toBeVisible();
  expect(screen.getByText('₹100.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Booking 0000001E' })).toHaveAttribute('href', `/bookings/${sampleBooking._id}`);
});

test('a call about a departure names it, and leads to it', async () => {
  const departure = { title: sampleTourPackage.title, day: '2027-01-12' };
  fakeApi({
    listActivity: () => [{ ...sampleActivity, call: 'changeDeparture', area: 'departures', changes: [], departure }],
  });
  renderScreen(ActivityPage, { pattern: screens.adminActivity.path });
  expect(await screen.findByRole('link', { name: `${sampleTourPackage.title}, 12 Jan 2027` })).toHaveAttribute(
    'href',
    paths.adminDeparture(sampleTourPackage._id, departure.day),
  );
});

test('parts of a package are called as in its file, with days as screens write them; long values are folded', async () => {
  const [changed] = sampleActivity.changes;
  const told = `${'Walk to the stone chariot. '.repeat(8)}The end.`;
  const fields = [
    { field: 'groups', from: '4+: 5%', to: '4+: 10%', same: 1 },
    { field: 'seasons', from: null, to: 'Peak 2027-12-20 to 2028-01-05: Adult 900.00', same: 2 },
    { field: 'description', from: null, to: told },
  ];
  fakeApi({
    listActivity: () => [{ ...sampleActivity, changes: [{ thing: 'package', id: changed?.id ?? '', name: null, fields }] }],
  });
  renderScreen(ActivityPage, { pattern: screens.adminActivity.path });
  const groups = (await screen.findByText('Group discounts:')).parentElement as HTMLElement;
  expect(groups).toHaveTextContent('4+: 5%, to 4+: 10% · 1 other unchanged');
  expect(screen.getByText('Peak 20 Dec 2027 to 5 Jan 2028: Adult 900.00')).toBeVisible();
  expect(screen.getByText(/^Walk to .*…$/)).toBeVisible();
  // What was added to a list can be taken away again.
  expect(screen.getByRole('button', { name: /^Restore this value: Seasons of / })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByText(told.trim())).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(screen.queryByText(told.trim())).toBeNull();
});
