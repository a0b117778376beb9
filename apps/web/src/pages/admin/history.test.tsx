import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type ActivityEntry,
  sampleActivity,
  sampleAdmin,
  sampleAgency,
  sampleCustomerDetail,
  sampleDraft,
  sampleSiteSettings,
  sampleTourPackage,
} from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { disconnect, type Fakes, fakeApi, pageOf, refuseAs } from '../../testing/fake-api.ts';
import { allowPictures } from '../../testing/picture-files.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AgencyPage } from './agency-page.tsx';
import { EditPackagePage } from './edit-package-page.tsx';
import { UserPage } from './user-page.tsx';

const { _id: userId } = sampleCustomerDetail;
const openUser = (fakes: Fakes = {}) => {
  const { callsOf } = fakeApi(fakes);
  renderScreen(UserPage, { pattern: screens.adminUser.path, at: `/users/${userId}` });
  return callsOf;
};
const openHistory = async () => userEvent.click(await screen.findByRole('tab', { name: 'History' }));
const showPart = async (name: string) =>
  userEvent.click(within(screen.getByRole('navigation', { name: 'Parts of the package' })).getByRole('link', { name }));
const changeOf = (call: string, thing: string, id: string, field: string, from: string | null, to: string): ActivityEntry => ({
  ...sampleActivity,
  call,
  changes: [{ thing, id, name: null, fields: [{ field, from, to }] }],
});
const restore = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Restore this value' }));
};

beforeEach(async () => {
  startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id });
  await allowPictures();
});

test('a history is read only once it is opened: who changed what and when, a page at a time, with a link to all changes', async () => {
  const entry = changeOf('changeRole', 'user', userId, 'role', 'user', 'desk');
  const others = { thing: 'user', id: sampleAdmin._id, name: null, fields: [{ field: 'role', from: 'viewer', to: 'guide' }] };
  const callsOf = openUser({
    listActivity: ({ query }) =>
      query.cursor === undefined
        ? pageOf([{ ...entry, changes: [others, ...entry.changes], left: 1 }], { total: 2, nextCursor: 'next' })
        : [{ ...entry, _id: 'e'.repeat(24), id: 'e'.repeat(24), call: 'addNote' }],
  });
  await screen.findByRole('tab', { name: 'Overview' });
  expect(callsOf('listActivity')).toEqual([]);
  await openHistory();
  const list = within(await screen.findByRole('list', { name: 'History' }));
  expect(list.getByText('Change role')).toBeVisible();
  expect(list.getByText(/^admin, 20 Nov 2026/)).toBeVisible();
  expect(list.getByText('desk')).toBeVisible();
  expect(list.queryByText('guide')).toBeNull();
  expect(only(callsOf('listActivity')).query).toMatchObject({ about: userId });
  expect(screen.getByRole('link', { name: 'All changes' })).toHaveAttribute('href', `/activity?about=${userId}`);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await list.findByText('Add note')).toBeVisible();
});

test('a history that is empty says so, and one that cannot be loaded offers to try again', async () => {
  const answers = [disconnect()];
  openUser({ listActivity: () => answers.shift() ?? [] });
  await openHistory();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No changes yet.')).toBeVisible();
});

test.each(['desk', 'viewer'] as const)('a %s, who may not see activity, has no tabs', async (role) => {
  startSession({ token: 'a.b.c', role, userId: sampleAdmin._id });
  openUser();
  expect(await screen.findByRole('region', { name: 'About this user' })).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('a former price of a draft is put back in its editor by its own edit; it stays a draft, and the form shows the price', async () => {
  const drafts = [{ ...sampleDraft, price: 2499.5, version: 4 }];
  const { callsOf } = fakeApi({
    listDraftPackages: () => drafts,
    findTourPackage: () => refuseAs('NOT_FOUND', 'This package is no longer offered.'),
    findDraftPackage: () => drafts[0] ?? sampleDraft,
    listActivity: () => [changeOf('editTourPackage', 'package', sampleDraft._id, 'price', '1999.99', '2499.5')],
    showFormerValue: () => ({ thing: 'package', from: 1999.99, to: 2499.5 }),
    editTourPackage: () => {
      drafts[0] = { ...sampleDraft, price: 1999.99, version: 5 };
      return { updatedPackage: sampleDraft };
    },
  });
  renderScreen(EditPackagePage, {
    pattern: screens.adminEditPackage.path,
    at: `/packages/${sampleDraft._id}/edit?section=history`,
  });
  await screen.findByRole('link', { name: 'All changes' });
  expect(screen.queryByRole('button', { name: 'Update package' })).toBeNull();
  await restore(/^Restore this value: Price of/);
  const notices = within(await screen.findByRole('region', { name: 'Notices' }));
  expect(await notices.findByText(/^Price of .* is what it was before\.$/)).toBeVisible();
  const { body } = only(callsOf('editTourPackage')) ?? {};
  expect(body).toMatchObject({ price: '1999.99', version: '4', title: sampleDraft.title });
  expect(body).not.toHaveProperty('isDraft');
  await showPart('Prices');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Price/ })).toHaveValue('1999.99'));
});

test('what was typed in a form is still there after its history was open', async () => {
  fakeApi({ findTourPackage: () => sampleTourPackage, listActivity: () => [] });
  renderScreen(EditPackagePage, { pattern: screens.adminEditPackage.path, at: `/packages/${sampleTourPackage._id}/edit` });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await userEvent.type(title, ' again');
  await showPart('History');
  expect(await screen.findByText('No changes yet.')).toBeVisible();
  expect(title).not.toBeVisible();
  await showPart('Basics, unsaved');
  expect(title).toHaveValue(`${sampleTourPackage.title} again`);
});

test('a former setting is put back, and the form shows it where nothing else was typed', async () => {
  let agency = { ...sampleAgency, phone: '+44 2', version: 2 };
  fakeApi({
    showSiteSettings: () => ({ ...sampleSiteSettings, agency }),
    listActivity: () => [changeOf('editAgency', 'agency', 'agency', 'phone', '+44 1', '+44 2')],
    showFormerValue: () => ({ thing: 'agency', from: '+44 1', to: '+44 2' }),
    editAgency: () => {
      agency = { ...sampleAgency, phone: '+44 1', version: 3 };
      return { agency };
    },
  });
  renderScreen(AgencyPage, { pattern: screens.adminAgency.path, at: '/settings?section=history' });
  expect(await screen.findByRole('link', { name: 'All changes' })).toHaveAttribute('href', '/activity?area=settings');
  await restore(/^Restore this value: Phone in the settings$/);
  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('+44 1'));
});
