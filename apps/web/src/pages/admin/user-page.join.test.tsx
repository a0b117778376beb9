import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FoundCustomer, sampleAdmin, sampleCustomerDetail, sampleJoinPreview } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { type Fakes, fakeApi, refuseAs } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { UserPage } from './user-page.tsx';

const { closed } = sampleJoinPreview;
const known = { ...sampleCustomerDetail, name: 'Asha Rao', sessions: null };
const other: FoundCustomer = {
  _id: closed._id,
  id: closed._id,
  username: closed.username,
  name: 'Asha Rao',
  phone: '080 4123 4567',
  email: null,
  isEmailVerified: true,
};
const itself: FoundCustomer = { ...other, _id: known._id, id: known._id, email: known.email };

const open = (fakes: Fakes = {}, at = known._id) => {
  fakeApi({ findCustomer: () => known, listCustomers: () => [itself, other], ...fakes });
  return renderScreen(UserPage, { pattern: screens.adminUser.path, at: `/users/${at}` });
};
const joinWith = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => startSession({ token: 'a.b.c', role: 'desk', userId: sampleAdmin._id }));

test('who may be the same person is offered, and joined once staff have seen what comes of it and said that they are sure', async () => {
  const sent: unknown[] = [];
  open({
    joinCustomers: ({ params, body }) => {
      sent.push([params, body]);
      return known;
    },
  });
  const offered = await screen.findByRole('list', { name: 'Perhaps the same person' });
  expect(within(offered).getAllByRole('listitem')).toHaveLength(1);
  const dialog = await joinWith('Join with Asha Rao');
  expect(await dialog.findByRole('region', { name: 'Remains' })).toHaveTextContent('asha@example.com (confirmed)');
  expect(dialog.getByRole('region', { name: 'Is closed' })).toHaveTextContent('No email address');
  expect(dialog.getByText('2 bookings, 1 note, 3 emails and 1 code use.')).toBeVisible();
  expect(dialog.getByText('Nothing: nobody logs in to it.')).toBeVisible();
  expect(dialog.getByText(/^Call back the number you already had, 080 4123 4567/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Keep / })).toBeNull();
  const button = dialog.getByRole('button', { name: 'Join for good' });
  await userEvent.click(button);
  expect(dialog.getByRole('checkbox')).toHaveFocus();
  expect(dialog.getByText('Tick this once you are sure.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'I am sure that both are the same person' }));
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([[{ id: sampleJoinPreview.kept._id }, { other: closed._id }]]);
});

test('somebody else is found by typing, either may remain where that is so, and a refusal is told in the dialog', async () => {
  const asked: unknown[] = [];
  const lost = { hasPassword: true, passkeys: 2, sessions: 1 };
  open({
    listCustomers: ({ query }) => (query?.search === '' || query?.search === undefined ? [] : [itself, other]),
    previewJoin: ({ params, query }) => {
      asked.push([params?.id, query?.other]);
      return { ...sampleJoinPreview, mayTurn: true, endsLogin: true, lost };
    },
    joinCustomers: () => refuseAs('CONFLICT', 'One of the two was changed meanwhile. Look at both again.'),
  });
  const dialog = await joinWith('Join with another customer');
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Other customer' }), '4123456');
  await userEvent.click(await dialog.findByRole('button', { name: /^Asha Rao/ }));
  await userEvent.click(await dialog.findByRole('button', { name: /^Keep Asha Rao/ }));
  expect(await dialog.findByText(/^Nobody has confirmed asha@example.com/)).toBeVisible();
  expect(dialog.getByText('the login asha-rao with its password, 2 passkeys and 1 open login.')).toBeVisible();
  expect(asked).toEqual([
    [known._id, other._id],
    [other._id, known._id],
  ]);
  await userEvent.click(dialog.getByRole('checkbox', { name: /^I am sure/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Join for good' }));
  expect(await dialog.findByText('One of the two was changed meanwhile. Look at both again.')).toBeVisible();
});

test('two who must not be joined by the desk are told apart with the reason, and there is nothing to press', async () => {
  open({ previewJoin: () => refuseAs('FORBIDDEN', 'Both have confirmed their addresses. Ask an admin.') });
  const dialog = await joinWith('Join with Asha Rao');
  expect(await dialog.findByText('Both have confirmed their addresses. Ask an admin.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Join for good' })).toBeNull();
});

test('a link to a customer who was joined with another one leads to that one', async () => {
  open({}, closed._id);
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
});
