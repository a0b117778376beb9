import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingNumberOf, sampleAdmin, sampleEmailEntry } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { EmailsPage } from './emails-page.tsx';

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

test('the list shows what was sent to whom and why it was refused; filters and order are in the address and sent to the server', async () => {
  const asked: Record<string, string>[] = [];
  fakeApi({
    listEmails: ({ query }) => {
      asked.push(query);
      return [{ ...sampleEmailEntry, state: 'given_up', lastFailure: '550 No such mailbox.' }];
    },
  });
  const { address } = renderScreen(EmailsPage, { pattern: screens.adminEmails.path });
  const subject = await screen.findByRole('link', { name: sampleEmailEntry.subject });
  expect(subject).toHaveAttribute('href', `/emails/${sampleEmailEntry._id}`);
  const booking = sampleEmailEntry.booking ?? '';
  expect(screen.getByRole('link', { name: bookingNumberOf(booking) })).toHaveAttribute('href', `/bookings/${booking}`);
  expect(screen.getByText('550 No such mailbox.')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Not delivered');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Booking confirmed');
  await userEvent.click(screen.getByRole('button', { name: /^To/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'given_up', kind: 'booking-confirmed', sort: 'to' }));
  expect(address()).toBe('/emails?state=given_up&kind=booking-confirmed&sort=to');
});
