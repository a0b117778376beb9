import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type KeptEmail, sampleAdmin, sampleAnswers, sampleKeptEmail } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { EmailPage } from './email-page.tsx';

const login = (role: 'admin' | 'viewer') => startSession({ token: 'a.b.c', role, userId: sampleAdmin._id });
beforeEach(() => login('admin'));

const open = (email: KeptEmail = sampleKeptEmail) => {
  fakeApi({ findEmail: () => email });
  renderScreen(EmailPage, { pattern: screens.adminEmail.path, at: `/emails/${email._id}` });
};

test('the email is written into a document of its own, in which nothing runs, and can be read as text', async () => {
  open();
  const frame: HTMLIFrameElement = await screen.findByTitle(`Email: ${sampleKeptEmail.subject}`);
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(frame).toHaveAttribute('src', '/api/email-frame');
  frame.contentDocument?.append(document.createElement('html'));
  fireEvent.load(frame);
  expect(frame.contentDocument?.querySelector('h1')).toHaveTextContent('Your trip is confirmed');
  await userEvent.click(screen.getByRole('radio', { name: 'Text only' }));
  expect(screen.getByText(sampleKeptEmail.text)).toBeVisible();
});

test('it can be sent again, also to a corrected address, with the number of times so far; an invalid one is reported at the field', async () => {
  const sent: unknown[] = [];
  const again = { _id: 'again', to: 'asha@example.com', state: 'waiting', causedAt: sampleKeptEmail.causedAt } as const;
  fakeApi({
    findEmail: () => ({ ...sampleKeptEmail, resends: sent.length > 0 ? [again] : [] }),
    resendEmail: ({ body }) => {
      sent.push(body);
      return { ...sampleKeptEmail, to: sent.length === 2 ? 'new@example.com' : sampleKeptEmail.to };
    },
  });
  renderScreen(EmailPage, { pattern: screens.adminEmail.path, at: `/emails/${sampleKeptEmail._id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('It is on its way to asha@example.com.')).toBeVisible();
  expect(await screen.findByText('to asha@example.com')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Another address' });
  await userEvent.type(field, 'new@');
  await userEvent.click(screen.getByRole('button', { name: 'Send to this address' }));
  expect(await screen.findByText('Enter an email address such as name@example.com.')).toBeVisible();
  await userEvent.type(field, 'example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send to this address' }));
  expect(await screen.findByText('It is on its way to new@example.com.')).toBeVisible();
  expect(sent).toEqual([{ resends: 0 }, { resends: 1, to: 'new@example.com' }]);
});

test('where somebody else was faster this is said, and nothing is sent twice', async () => {
  fakeApi({ findEmail: () => sampleKeptEmail, resendEmail: () => refuse('CONFLICT') });
  renderScreen(EmailPage, { pattern: screens.adminEmail.path, at: `/emails/${sampleKeptEmail._id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('changed in the meantime');
});

test('an email with a secret link says that its link leads nowhere here, and offers no button', async () => {
  open({ ...sampleKeptEmail, kind: 'password-reset', booking: null, canResend: false, canCorrect: false });
  expect(await screen.findByText(/Its link is for the recipient only/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('a read-only user is offered no button', async () => {
  login('viewer');
  open();
  expect(await screen.findByText(sampleKeptEmail.from)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test("an email that the mail server refused says so in the server's words, and can go to a corrected address", async () => {
  const refused = { state: 'given_up', sentAt: null, isAsSent: false, lastFailure: '550 5.1.1 No such mailbox.' } as const;
  open({ ...sampleKeptEmail, ...refused, canResend: true, canCorrect: true });
  expect(await screen.findByText(/550 5\.1\.1 No such mailbox\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Another address' })).toBeVisible();
});

test('what is attached to an email is named, and each is opened as a file', async () => {
  const asked: unknown[] = [];
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  fakeApi({
    findEmail: () => sampleKeptEmail,
    printVoucher: ({ params }) => {
      asked.push(params);
      return sampleAnswers.printVoucher;
    },
    printInvoice: ({ params, query }) => {
      asked.push({ ...params, ...query });
      return sampleAnswers.printInvoice;
    },
  });
  renderScreen(EmailPage, { pattern: screens.adminEmail.path, at: `/emails/${sampleKeptEmail._id}` });
  for (const name of ['voucher-0000001E.pdf', 'INV-2026-00000001.pdf', 'trip.ics'])
    await userEvent.click(await screen.findByRole('button', { name: `Open ${name}` }));
  await waitFor(() => expect(saved).toEqual(['voucher-0000001E.pdf', 'INV-2026-00000001.pdf', 'trip.ics']));
  const id = sampleKeptEmail.booking;
  expect(asked).toEqual([{ id }, { id, number: 'INV-2026-00000001' }]);
});
