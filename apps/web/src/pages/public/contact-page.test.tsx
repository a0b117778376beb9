import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@wayfarer/contracts/screens';
import { expect, test } from 'vitest';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { disconnect, fakeApi, never, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ContactPage } from './contact-page.tsx';

const question = { name: 'Asha', email: 'asha@example.com', message: 'Is <b>Hampi</b> hot in May?' };
const open = () => renderScreen(ContactPage, { pattern: screens.contact.path });
const send = async (words: Partial<typeof question> = question) => {
  if (words.name) await userEvent.type(screen.getByLabelText('Name'), words.name);
  if (words.email) await userEvent.type(screen.getByLabelText('Email'), words.email);
  if (words.message) await userEvent.type(screen.getByLabelText('Message'), words.message);
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
};
const expectCleared = () => {
  for (const label of ['Name', 'Email', 'Message']) expect(screen.getByLabelText(label)).toHaveValue('');
};

test('phone, email, address and opening hours are beside the form (§2.15, 5.6, 9.11)', () => {
  fakeApi();
  open();
  expect(screen.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  expect(screen.getByText('Address')).toBeVisible();
  expect(screen.getByText('Monday–Friday: 8 am – 9 pm')).toBeVisible();
  expect(screen.getByText('Saturday–Sunday: 8 am – 9 pm')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Your question?' })).toBeVisible();
  for (const label of ['Name', 'Email', 'Message']) expect(screen.getByLabelText(label)).toBeRequired();
});

test('the form clears as soon as it is sent, and the button says so (§2.15, 4.11)', async () => {
  fakeApi({ sendContactMessage: never });
  open();
  await send();
  expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  expectCleared();
});

test('the message arrives as it was typed, and the page thanks for it (§3.9, 4.11, 7)', async () => {
  const { callsOf } = fakeApi({
    sendContactMessage: () => ({ message: 'Thank you.' }),
  });
  open();
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you.');
  expect(callsOf('sendContactMessage').map((call) => call.body)).toEqual([question]);
  expectCleared();
});

test('a double click sends one message, and finds no fault with the form that it has emptied', async () => {
  const { callsOf } = fakeApi({ sendContactMessage: () => ({ message: 'Thank you.' }) });
  open();
  for (const [name, words] of Object.entries(question))
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(name, 'i') }), words);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you.');
  expect(callsOf('sendContactMessage')).toHaveLength(1);
  expect(screen.queryByText('Enter your name.')).toBeNull();
});

test('when sending fails a line says why and gives the message back (§7)', async () => {
  expectInConsole('Contact message failed');
  fakeApi({ sendContactMessage: () => refuse('TOO_MANY_REQUESTS') });
  open();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
  expectCleared();
  await userEvent.click(screen.getByRole('button', { name: 'Restore my message' }));
  expect(screen.getByLabelText('Name')).toHaveValue(question.name);
  expect(screen.getByLabelText('Email')).toHaveValue(question.email);
  expect(screen.getByLabelText('Message')).toHaveValue(question.message);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a network the message can be brought back too', async () => {
  expectInConsole('Contact message failed');
  fakeApi({ sendContactMessage: disconnect });
  open();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.');
  expect(screen.getByRole('button', { name: 'Restore my message' })).toBeVisible();
});

test('an empty or wrong field is said in words, nothing is sent and nothing is lost (§5.6)', async () => {
  fakeApi();
  open();
  await send({ email: 'asha', message: 'Hello' });
  expect(await screen.findByText('Enter your name.')).toBeVisible();
  expect(screen.getByText('Enter an email address such as name@example.com.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Message')).toHaveValue('Hello');
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
});
