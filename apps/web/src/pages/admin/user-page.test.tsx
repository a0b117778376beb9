import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CustomerDetail, type Note, sampleAdmin, sampleCustomerDetail, sampleNote } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { type Fakes, fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { UserPage } from './user-page.tsx';

const open = (fakes: Fakes = {}) => {
  fakeApi(fakes);
  return renderScreen(UserPage, { pattern: screens.adminUser.path, at: `/users/${sampleCustomerDetail._id}` });
};

const openCorrection = async (name = 'Correct the address') => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

test('a customer is shown with their trips, what they spent, logins and messages, each with a link', async () => {
  open();
  const facts = within(await screen.findByRole('region', { name: 'About this user' }));
  expect(facts.getByText('₹5,999.97')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^0000001E, / })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/bookings\//),
  );
  expect(screen.getByText('Chrome on Windows')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Is there snow in January?' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/messages\//),
  );
});

test('who is known by phone alone is shown with the phone of their latest booking', async () => {
  open({
    findCustomer: () => ({ ...sampleCustomerDetail, email: '', contact: { name: 'Kamala Iyer', phone: '080 2222 7777' } }),
  });
  const facts = within(await screen.findByRole('region', { name: 'About this user' }));
  expect(facts.getByRole('link', { name: '080 2222 7777' })).toHaveAttribute('href', 'tel:08022227777');
  expect(screen.getByRole('heading', { level: 1, name: 'Kamala Iyer' })).toBeVisible();
  expect(facts.getByText(/^Kamala Iyer, /)).toBeVisible();
});

test('staff write down what a customer is called, the phone number and whom invoices are for, and the page says so', async () => {
  const sent: unknown[] = [];
  const named = { ...sampleCustomerDetail, name: 'सुनील पाटील', phone: '098450 12345' };
  open({
    changeCustomer: ({ body }) => {
      sent.push(body);
      return named;
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Name, phone and invoices' }));
  await userEvent.type(form.getByLabelText(/^Name/), named.name);
  await userEvent.type(form.getByLabelText(/^Phone/), named.phone);
  await userEvent.click(form.getByLabelText(/^Invoice to a company/));
  await userEvent.type(form.getByLabelText('Company'), 'Kale Motors');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Enter an address.')).toBeVisible();
  await waitFor(() => expect(form.getByLabelText('Address')).toHaveFocus());
  await userEvent.type(form.getByLabelText('Address'), '7 MG Road');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: named.name })).toBeVisible();
  const invoiceTo = { company: 'Kale Motors', address: '7 MG Road' };
  expect(sent).toEqual([{ name: named.name, phone: named.phone, invoiceTo }]);
  const facts = within(screen.getByRole('region', { name: 'About this user' }));
  expect(facts.getByText(named.phone)).toBeVisible();
  expect(facts.getByText(sampleCustomerDetail.username)).toBeVisible();
});

test('the desk corrects an address after being asked, a taken one is named at its field, and only admins export and erase', async () => {
  startSession({ token: 'a.b.c', role: 'desk', userId: sampleAdmin._id });
  const sent: unknown[] = [];
  open({
    findCustomer: () => ({ ...sampleCustomerDetail, isEmailVerified: false, sessions: null }),
    correctEmail: ({ body }): CustomerDetail | ReturnType<typeof refuse> => {
      sent.push(body);
      return sent.length === 1
        ? refuse('EMAIL_TAKEN')
        : { ...sampleCustomerDetail, email: 'asha@right.example', isEmailVerified: false, sessions: null };
    },
  });
  await openCorrection();
  await userEvent.type(screen.getByLabelText('Email'), 'asha@right.example');
  const correct = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Correct' }));
  };
  await correct();
  expect(await screen.findByText('There is already an account with this email address.')).toBeVisible();
  await correct();
  expect(await screen.findByText(/^From now on emails go to/)).toBeVisible();
  expect(screen.getByText('Not confirmed')).toBeVisible();
  expect(sent).toEqual([{ email: 'asha@right.example' }, { email: 'asha@right.example' }]);
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
  expect(screen.queryByText('Logged in')).toBeNull();
});

test('an address that its owner has confirmed is not replaced by the desk, which reads who does it', async () => {
  startSession({ token: 'a.b.c', role: 'desk', userId: sampleAdmin._id });
  open({ findCustomer: () => ({ ...sampleCustomerDetail, sessions: null }) });
  await openCorrection();
  const section = await screen.findByRole('region', { name: 'Correct the address' });
  expect(section).toHaveTextContent('has confirmed this address, and can change it on the page Account.');
  expect(within(section).queryByRole('button')).toBeNull();
});

test('the address that somebody has already is not corrected to itself, and who has none gets one added', async () => {
  const { email } = sampleCustomerDetail;
  open();
  await openCorrection();
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
  expect(await screen.findByText('This is their address already.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  cleanup();
  open({ findCustomer: () => ({ ...sampleCustomerDetail, email: '' }) });
  await openCorrection('Add an address');
  await userEvent.type(screen.getByLabelText('Email'), 'asha@right.example');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText('asha@right.example gets a link to confirm it.')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a note is written and then listed, and only one’s own can be deleted', async () => {
  const notes: Note[] = [{ ...sampleNote, isOwn: false, by: null, text: 'Pays by card.' }];
  open({
    listNotes: () => notes,
    addNote: () => {
      const note = { ...sampleNote, _id: 'f'.repeat(24), id: 'f'.repeat(24), text: 'Wheelchair.' };
      notes.unshift(note);
      return { note };
    },
    deleteNote: () => {
      notes.shift();
      return { id: sampleNote._id };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Enter a note.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('New note', { selector: 'textarea' }), 'Wheelchair.');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  const list = within(await screen.findByRole('list', { name: 'Notes' }));
  expect(await list.findByText('Wheelchair.')).toBeVisible();
  expect(list.getByText(/^A former colleague/)).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Delete note' }));
  expect(await screen.findByText('Pays by card.')).toBeVisible();
  expect(screen.queryByText('Wheelchair.')).toBeNull();
});

test('from the page of a customer the desk books for them, and writes in the conversation that they began or by email', async () => {
  startSession({ token: 'a.b.c', role: 'desk', userId: sampleAdmin._id });
  open();
  const booking = await screen.findByRole('link', { name: 'New booking' });
  expect(booking).toHaveAttribute('href', `/bookings/new?customer=${sampleCustomerDetail._id}`);
  expect(screen.getByRole('link', { name: 'Write to asha' })).toHaveAttribute('href', expect.stringMatching(/^\/messages\//));
  cleanup();
  open({ findCustomer: () => ({ ...sampleCustomerDetail, messages: [] }) });
  expect(await screen.findByRole('link', { name: 'Write to asha' })).toHaveAttribute('href', 'mailto:asha@example.com');
  cleanup();
  open({ findCustomer: () => ({ ...sampleCustomerDetail, messages: [], email: '' }) });
  await screen.findByRole('link', { name: 'New booking' });
  expect(screen.queryByRole('link', { name: 'Write to asha' })).toBeNull();
});
