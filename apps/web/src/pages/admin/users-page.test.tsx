import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAdmin, sampleBooking, sampleInvitation, sampleUser } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { rolePurposes } from '../../features/users/role-words.ts';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, never, pageOf, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { UsersPage } from './users-page.tsx';

const open = (fakes: Fakes) => {
  fakeApi({ ...fakes });
  return renderScreen(UsersPage, { pattern: screens.adminUsers.path });
};
const askToDelete = async (username: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${username}` }));
  return within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this user?' }));
};

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

test('View Users has the columns Username, Email and Action, and says Loading users... while they load (§2.22, 4.1)', async () => {
  fakeApi({ listUsers: never });
  const { unmount } = renderScreen(UsersPage, { pattern: screens.adminUsers.path });
  expect(await screen.findByText('Loading users...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'View Users' })).toBeVisible();
  unmount();
  open({});
  await screen.findByText('asha@example.com');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Username', 'Email', 'Action']);
});

test('before a customer with paid trips ahead is deleted the question names them, and leads to where they are cancelled', async () => {
  const trip = { ...sampleBooking, bookingStatus: 'confirmed' as const, amountPaid: 5999.97, travelDate: '2199-01-10' };
  let calls = 0;
  open({
    listBookingsOfUser: () => [trip, { ...trip, travelDate: '2020-01-10' }, { ...trip, bookingStatus: 'cancelled' as const }],
    deleteUser: () => {
      calls += 1;
      return { id: sampleUser._id };
    },
  });
  const prompt = await askToDelete('asha');
  expect(prompt.getByText(/^asha has a paid trip ahead, for ₹5,999\.97\./)).toBeVisible();
  expect(prompt.getByRole('listitem')).toHaveTextContent(/^10 Jan 2199: /);
  const link = prompt.getByRole('link', { name: 'See and cancel these trips' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/bookings\?search=asha&status=confirmed&travelFrom=/));
  await userEvent.click(link);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls).toBe(0);
});

test('a deleted user leaves the list and its total by the id of the answer; without a yes nobody is deleted (§2.22, 4.6, 6, 8)', async () => {
  let calls = 0;
  open({
    listUsers: () => pageOf([sampleUser, sampleAdmin], { total: 40, nextCursor: 'c2' }),
    deleteUser: () => {
      calls += 1;
      return { id: sampleUser._id };
    },
  });
  await userEvent.click((await askToDelete('asha')).getByRole('button', { name: 'Cancel' }));
  expect(calls).toBe(0);
  await userEvent.click((await askToDelete('asha')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('asha@example.com')).toBeNull());
  expect(screen.getByText('admin@example.com')).toBeVisible();
  expect(screen.getByText('1–1 of 39 users')).toBeVisible();
  expect(calls).toBe(1);
});

test.each([
  ['OWN_ACCOUNT', 'You cannot delete your own account.'],
  ['LAST_ADMIN', 'There is no other admin. Add one first.'],
] as const)('the refusal %s is told in the page and the user stays', async (code, sentence) => {
  expectInConsole('Deleting a user failed');
  open({ deleteUser: () => refuse(code) });
  await userEvent.click((await askToDelete('admin')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByText('admin@example.com')).toBeVisible();
});

test('an admin changes a role after a confirmation, and never their own; a refusal is shown and the list keeps the role', async () => {
  const given: unknown[] = [];
  let refused = true;
  open({
    listUsers: () => [sampleUser, sampleAdmin],
    changeRole: ({ params, body }) => {
      given.push([params.id, body]);
      return refused ? refuse('LAST_ADMIN') : { user: { ...sampleUser, role: 'guide' } };
    },
  });
  const role = await screen.findByRole('combobox', { name: 'Role of asha' });
  expect(screen.queryByRole('combobox', { name: 'Role of admin' })).toBeNull();
  const choose = async (answer: string) => {
    await userEvent.selectOptions(role, 'Guide');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Give asha the role Guide?' }));
    await userEvent.click(asked.getByRole('button', { name: answer }));
  };
  await choose('Cancel');
  expect(given).toEqual([]);
  await choose('Change role');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no other admin. Add one first.');
  refused = false;
  await choose('Change role');
  expect(await screen.findByText('asha now has the role Guide.')).toBeInTheDocument();
  expect(given).toEqual(Array(2).fill([sampleUser._id, { role: 'guide' }]));
});

test('a user who may only read the list of users is offered no change', async () => {
  startSession({ token: 'a.b.c', role: 'viewer', userId: sampleAdmin._id });
  open({});
  await screen.findByText('asha@example.com');
  expect(screen.queryByRole('combobox', { name: /Role of/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
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
