import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PromotionCode, sampleAdmin, sampleBooking, samplePromotionCode, sampleTourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { readAnnouncements } from '../../shared/ui/feedback/notify.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { disconnect, fakeApi, refuseAs } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CodesPage } from './codes-page.tsx';

const monsoon = samplePromotionCode;
const other = (code: string, terms: Partial<PromotionCode>): PromotionCode => {
  const { percent: _percent, from: _from, to: _to, most: _most, mostPerTraveller: _each, ...rest } = monsoon;
  const _id = code.length.toString(16).padStart(24, 'a');
  return { ...rest, _id, id: _id, code, ...terms };
};
const logIn = (role = 'admin') => startSession({ token: 'a.b.c', role, userId: sampleAdmin._id });
const open = () => renderScreen(CodesPage, { pattern: screens.adminCodes.path });
const rowOf = async (code: string) => (await screen.findByText(code)).closest('tr') as HTMLElement;
const openForm = async (button: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('form'));
};
const submit = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^(Add|Update) code$/ }));

beforeEach(() => logIn());
afterEach(() => {
  for (const notice of readAnnouncements()) notice.close();
});

test('the table says of each code what it takes off, when it is valid, how often it is used and its state', async () => {
  fakeApi({
    listPromotionCodes: () => [
      monsoon,
      other('EARLY-500', { amount: 500.5, from: '2026-12-01', state: 'not-yet', uses: 0 }),
      other('SUMMER', { percent: 5, to: '2026-05-31', state: 'over', uses: 1234 }),
      other('FRIENDS', { percent: 5, most: 2, state: 'used-up', uses: 2 }),
    ],
  });
  open();
  const textsOf = async (code: string) => {
    const cells = within(await rowOf(code)).getAllByRole('cell');
    return cells.slice(0, 5).map((cell) => cell.textContent);
  };
  expect(await textsOf('MONSOON10')).toEqual(['MONSOON10', '10 %', '1 Jun 2026 – 31 Aug 2026', '7 of 10', 'Active']);
  expect(await textsOf('EARLY-500')).toEqual(['EARLY-500', '₹500.50', 'From 1 Dec 2026', '0', 'Not yet']);
  expect(await textsOf('SUMMER')).toEqual(['SUMMER', '5 %', 'Until 31 May 2026', '1,234', 'Over']);
  expect(await textsOf('FRIENDS')).toEqual(['FRIENDS', '5 %', 'Always', '2 of 2', 'Used up']);
});

test('a code is added with what was typed, and without what was left empty', async () => {
  const { callsOf } = fakeApi({
    listPromotionCodes: () => [],
    listTourPackages: () => [sampleTourPackage],
    addPromotionCode: () => ({ promotionCode: monsoon }),
  });
  open();
  const form = await openForm(/^Add code$/);
  await userEvent.type(form.getByLabelText('Code'), 'monsoon10');
  await userEvent.type(form.getByLabelText('Amount off'), '1,500.50');
  await userEvent.type(form.getByLabelText(/Uses in all/), '10');
  await userEvent.selectOptions(form.getByLabelText(/Packages/), sampleTourPackage.title);
  await submit();
  expect(await screen.findByText('Code added')).toBeVisible();
  const body = { code: 'MONSOON10', amount: 1500.5, most: 10, packages: [sampleTourPackage._id] };
  expect(callsOf('addPromotionCode').map((call) => call.body)).toEqual([body]);
  expect(await rowOf('MONSOON10')).toBeVisible();
});

test('what is wrong is told at its field before it is sent, and what the server refuses too', async () => {
  const sentence = 'There is already a code MONSOON10.';
  const { callsOf } = fakeApi({ addPromotionCode: () => refuseAs('CONFLICT', sentence, { code: sentence }) });
  open();
  const form = await openForm(/^Add code$/);
  await userEvent.type(form.getByLabelText('Code'), 'MONSOON10');
  await userEvent.type(form.getByLabelText(/Least total/), 'much');
  await submit();
  expect(form.getByLabelText(/Least total/)).toHaveAccessibleDescription(/Enter the amount as a number\./);
  await userEvent.clear(form.getByLabelText(/Least total/));
  await submit();
  expect(form.getByLabelText('Percent off')).toHaveAccessibleDescription('Enter either a percent or an amount.');
  expect(callsOf('addPromotionCode')).toEqual([]);
  expectInConsole('Adding a code failed');
  await userEvent.type(form.getByLabelText('Percent off'), '10');
  await submit();
  await waitFor(() => expect(form.getByLabelText('Code')).toHaveAccessibleDescription(new RegExp(sentence)));
});

test('an edit sends the version that it began with; a package that is taken off is no longer sent', async () => {
  const forOne = { ...monsoon, packages: [sampleTourPackage._id] };
  const { callsOf } = fakeApi({
    listPromotionCodes: () => [forOne],
    listTourPackages: () => [sampleTourPackage],
    editPromotionCode: () => ({ promotionCode: monsoon }),
  });
  open();
  const form = await openForm(/^Edit MONSOON10$/);
  await userEvent.click(await form.findByRole('button', { name: `Remove ${sampleTourPackage.title}` }));
  await submit();
  expect(await screen.findByText('Code updated')).toBeVisible();
  const { code, percent, from, to, most, mostPerTraveller, version } = monsoon;
  expect(only(callsOf('editPromotionCode')).body).toEqual({ code, percent, from, to, most, mostPerTraveller, version });
});

test('a code is deleted once that is confirmed; one that bookings use stays, and the page says why', async () => {
  const sentence = 'Bookings use this code, so it stays. To end it, set its last day.';
  const answers = [refuseAs('CONFLICT', sentence), { id: monsoon._id }];
  fakeApi({ deletePromotionCode: () => answers.shift() ?? { id: '' } });
  open();
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More for MONSOON10' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete MONSOON10' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  };
  expectInConsole('Deleting a code failed');
  await ask();
  expect(await screen.findByText(sentence)).toBeVisible();
  await ask();
  await waitFor(() => expect(screen.queryByText('MONSOON10')).toBeNull());
});

test('Copy link puts the list of packages with the code into the clipboard', async () => {
  const user = userEvent.setup();
  fakeApi();
  open();
  await user.click(await screen.findByRole('button', { name: 'More for MONSOON10' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy the link with MONSOON10' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/package-view?code=MONSOON10`);
});

test('the uses of a code name each booking, its traveller, and whether it is paid, and can be loaded again', async () => {
  const held = { booking: 'b'.repeat(24), bookingNumber: 'BBBBBBBB', username: null, heldUntil: '2026-11-20T09:31:00.000Z' };
  const paid = { booking: sampleBooking._id, bookingNumber: '00000014', username: 'asha', heldUntil: null };
  const answers = [disconnect(), { total: 340, uses: [held, paid] }];
  fakeApi({ listPromotionCodeUses: () => answers.shift() ?? { total: 0, uses: [] } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: '7 of 10 uses of MONSOON10: show the bookings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bookings with MONSOON10' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('The latest 2 of 340.')).toBeVisible();
  const lines = dialog.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual(['BBBBBBBBDeleted accountHeld until 20 Nov 2026, 15:01', '00000014ashaPaid']);
  expect(dialog.getByRole('link', { name: '00000014' })).toHaveAttribute('href', `/bookings/${sampleBooking._id}`);
});

test('a viewer sees codes and their uses, and nothing that would change them', async () => {
  logIn('viewer');
  fakeApi({ listPromotionCodeUses: () => ({ total: 0, uses: [] }) });
  open();
  await userEvent.click(within(await rowOf('MONSOON10')).getByRole('button', { name: /7 of 10 uses/ }));
  expect(await screen.findByText('No booking uses this code.')).toBeVisible();
  for (const name of [/^Add code$/, /^Edit/, /^More for/]) expect(screen.queryByRole('button', { name })).toBeNull();
});
