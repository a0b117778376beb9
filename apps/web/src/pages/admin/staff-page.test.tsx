import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAdmin, sampleInvitation, sampleStaffMember, sampleUser } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { rolePurposes } from '../../features/users/role-words.ts';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { StaffPage } from './staff-page.tsx';

const guide = {
  ...sampleStaffMember,
  _id: 'f'.repeat(24),
  id: 'f'.repeat(24),
  username: 'lena',
  email: 'lena@example.com',
  role: 'guide' as const,
  lastSeenAt: null,
  hasTwoFactor: false,
  passkeys: 0,
};
const open = (fakes: Fakes) => {
  fakeApi({ listStaff: () => [sampleStaffMember, guide], ...fakes });
  return renderScreen(StaffPage, { pattern: screens.adminStaff.path });
};
const askToDelete = async (username: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${username}` }));
  return within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this user?' }));
};

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

test('who works here stands with the role, when they were last seen and how their login is protected', async () => {
  open({});
  const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr');
  expect(await row('admin')).toHaveTextContent('adminYouadmin@example.comAdmin20 Nov 2026, 13:30Two-factor, 1 passkey');
  expect(await row('lena')).toHaveTextContent(/Not knownPassword alone/);
});

test('an admin changes a role after a confirmation, and never their own; a refusal is shown and the list keeps the role', async () => {
  const given: unknown[] = [];
  let refused = true;
  open({
    changeRole: ({ params, body }) => {
      given.push([params.id, body]);
      return refused ? refuse('LAST_ADMIN') : { user: { ...sampleUser, role: 'desk' } };
    },
  });
  const role = await screen.findByRole('combobox', { name: 'Role of lena' });
  expect(screen.queryByRole('combobox', { name: 'Role of admin' })).toBeNull();
  const choose = async (answer: string) => {
    await userEvent.selectOptions(role, 'Desk');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Give lena the role Desk?' }));
    await userEvent.click(asked.getByRole('button', { name: answer }));
  };
  await choose('Cancel');
  expect(given).toEqual([]);
  await choose('Change role');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no other admin. Add one first.');
  refused = false;
  await choose('Change role');
  expect(await screen.findByText('lena now has the role Desk.')).toBeInTheDocument();
  expect(given).toEqual(Array(2).fill([guide._id, { role: 'desk' }]));
});

test('a user who may only read the list of staff is offered no change', async () => {
  startSession({ token: 'a.b.c', role: 'viewer', userId: sampleAdmin._id });
  open({});
  await screen.findByText('lena@example.com');
  expect(screen.queryByRole('combobox', { name: /Role of/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
});

test.each([
  ['OWN_ACCOUNT', 'You cannot delete your own account.'],
  ['LAST_ADMIN', 'There is no other admin. Add one first.'],
] as const)('the refusal %s is told in the page and the user stays', async (code, sentence) => {
  expectInConsole('Deleting a user failed');
  open({ deleteUser: () => refuse(code) });
  await userEvent.click((await askToDelete('lena')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByText('lena@example.com')).toBeVisible();
});

test('an admin invites staff, sends an invitation again, and withdraws it after a confirmation; a refusal is shown at its field', async () => {
  const invited: unknown[] = [];
  const withdrawn: unknown[] = [];
  let refused = true;
  open({
    invite: ({ body }) => {
      invited.push(body);
      return refused ? refuse('VALIDATION', { email: 'Works here already.' }) : { invitation: sampleInvitation };
    },
    withdrawInvitation: ({ params }) => {
      withdrawn.push(params.id);
      return { id: sampleInvitation._id };
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Invite staff' }));
  await userEvent.type(form.getByLabelText('Email'), 'lena@example.com');
  await userEvent.selectOptions(form.getByLabelText('Role'), 'Desk');
  await userEvent.click(form.getByRole('button', { name: 'Invite' }));
  expect(await form.findByText('Works here already.')).toBeVisible();
  refused = false;
  await userEvent.click(form.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(/^lena@example.com is sent a link/)).toBeVisible();
  expect(form.getByLabelText('Email')).toHaveValue('');
  expect(form.getByText(rolePurposes.desk)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `Send again to ${sampleInvitation.email}` }));
  await screen.findByText(new RegExp(`^${sampleInvitation.email} is sent a link`));
  expect(invited).toEqual([
    { email: 'lena@example.com', role: 'desk' },
    { email: 'lena@example.com', role: 'desk' },
    { email: sampleInvitation.email, role: sampleInvitation.role },
  ]);
  await userEvent.click(screen.getByRole('button', { name: `Withdraw the invitation of ${sampleInvitation.email}` }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Withdraw this invitation?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(withdrawn).toEqual([sampleInvitation._id]));
});
