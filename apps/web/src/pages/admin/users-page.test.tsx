import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAdmin, sampleBooking, sampleListedCustomer, sampleUser } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { type Fakes, fakeApi, never, pageOf } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { UsersPage } from './users-page.tsx';

const other = { ...sampleListedCustomer, _id: 'f'.repeat(24), id: 'f'.repeat(24), username: 'ravi', email: 'ravi@example.com' };
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
  fakeApi({ browseCustomers: never });
  const { unmount } = renderScreen(UsersPage, { pattern: screens.adminUsers.path });
  expect(await screen.findByText('Loading users...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'View Users' })).toBeVisible();
  unmount();
  open({});
  await screen.findByText('asha@example.com');
  const headings = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(headings).toEqual(['Username', 'Phone', 'Email', 'Trips', 'Spent', 'Last trip', 'Action']);
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
    browseCustomers: () => pageOf([sampleListedCustomer, other], { total: 40, nextCursor: 'c2' }),
    deleteUser: () => {
      calls += 1;
      return { id: sampleUser._id };
    },
  });
  await userEvent.click((await askToDelete('asha')).getByRole('button', { name: 'Cancel' }));
  expect(calls).toBe(0);
  await userEvent.click((await askToDelete('asha')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('asha@example.com')).toBeNull());
  expect(screen.getByText('ravi@example.com')).toBeVisible();
  expect(screen.getByText('1–1 of 39 customers')).toBeVisible();
  expect(calls).toBe(1);
});

test('a customer is called by their name, and their phone, trips, money and last trip stand in their row', async () => {
  open({ browseCustomers: () => [{ ...sampleListedCustomer, name: 'सुनील पाटील' }] });
  const row = (await screen.findByRole('link', { name: 'सुनील पाटील' })).closest('tr');
  expect(row).toHaveTextContent('asha080 4123 4567asha@example.com1₹5,999.97Hampi at walking pace12 Dec 2026');
  expect(screen.getByRole('link', { name: '080 4123 4567' })).toHaveAttribute('href', 'tel:08041234567');
  expect(screen.getByRole('link', { name: 'Book for सुनील पाटील' })).toHaveAttribute(
    'href',
    `/bookings/new?customer=${sampleListedCustomer._id}`,
  );
  expect(screen.getByRole('link', { name: 'Write to सुनील पाटील' })).toHaveAttribute('href', 'mailto:asha@example.com');
});

test('who has no email address is not offered to be written to', async () => {
  open({ browseCustomers: () => [{ ...sampleListedCustomer, email: '' }] });
  await screen.findByRole('link', { name: 'Book for asha' });
  expect(screen.queryByRole('link', { name: 'Write to asha' })).toBeNull();
});

test('the desk books for customers from their list and deletes none; a viewer does neither', async () => {
  startSession({ token: 'a.b.c', role: 'desk', userId: sampleAdmin._id });
  const { unmount } = open({});
  expect(await screen.findByRole('link', { name: 'Book for asha' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Delete|Import)/ })).toBeNull();
  unmount();
  startSession({ token: 'a.b.c', role: 'viewer', userId: sampleAdmin._id });
  open({});
  await screen.findByText('asha@example.com');
  expect(screen.queryByRole('columnheader', { name: 'Action' })).toBeNull();
});

test('a search and an order are asked of the server', async () => {
  const asked: unknown[] = [];
  open({
    browseCustomers: ({ query }) => {
      asked.push([query.search, query.sort]);
      return [sampleListedCustomer];
    },
  });
  await screen.findByText('asha@example.com');
  await userEvent.type(screen.getByRole('searchbox'), 'patil');
  await waitFor(() => expect(asked).toContainEqual(['patil', undefined]));
  await userEvent.click(screen.getByRole('button', { name: 'Username' }));
  await waitFor(() => expect(asked).toContainEqual(['patil', 'username']));
});
