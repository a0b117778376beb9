import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type ManifestEntry,
  sampleAdmin,
  sampleBooking,
  sampleCustomerDetail,
  sampleEmailEntry,
  sampleFoundCustomer,
  sampleInboxMessage,
  sampleManifestEntry,
  sampleSelling,
  sampleTrail,
} from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, refuseAs } from '../../testing/fake-api.ts';
import { offerLanguages } from '../../testing/offer-languages.ts';
import { openDeparture, openPanel } from '../../testing/open-departure.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AgencyPage } from './agency-page.tsx';
import { BookingDetailPage } from './booking-detail-page.tsx';
import { EmailsPage } from './emails-page.tsx';
import { MessagePage } from './message-page.tsx';
import { NewBookingPage } from './new-booking-page.tsx';
import { UserPage } from './user-page.tsx';

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

const openBooking = () =>
  renderScreen(BookingDetailPage, { pattern: screens.adminBooking.path, at: `/bookings/${sampleBooking._id}` });
const openCustomer = () => renderScreen(UserPage, { pattern: screens.adminUser.path, at: `/users/${sampleCustomerDetail._id}` });

test('a booking says in which language its traveller reads, the history who changed it, and staff change it', async () => {
  offerLanguages('de', 'ar');
  let language: 'de' | 'ar' = 'de';
  const [entry] = sampleTrail;
  if (!entry) throw new Error('The sample has no entry.');
  const change = { what: 'language', attempt: null, from: 'en', to: 'de', amount: null, origin: null, reason: null } as const;
  const { callsOf } = fakeApi({
    findBooking: () => ({ ...sampleBooking, language }),
    listTrail: () => [{ ...entry, changes: [change] }],
    changeBookingLanguage: () => {
      language = 'ar';
      return { booking: { ...sampleBooking, language } };
    },
  });
  openBooking();
  expect(await screen.findByText('Reads German')).toBeVisible();
  expect(screen.getByText('The traveller reads German, not English.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Change the language' }));
  await userEvent.selectOptions(screen.getByLabelText('Emails and voucher in'), 'Arabic');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Reads Arabic')).toBeVisible();
  expect(callsOf('changeBookingLanguage').map(({ body }) => body)).toEqual([{ language: 'ar' }]);
});

test('why a language cannot be set is said at its field, and the choice stays', async () => {
  offerLanguages('de');
  expectInConsole('Changing the language of a booking failed');
  fakeApi({ changeBookingLanguage: () => refuseAs('VALIDATION', 'This site is not offered in this language.') });
  openBooking();
  await userEvent.click(await screen.findByRole('button', { name: 'Change the language' }));
  const field = screen.getByLabelText('Emails and voucher in');
  await userEvent.selectOptions(field, 'German');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('This site is not offered in this language.'));
  expect(field).toHaveValue('de');
});

test('staff see and change the language of a customer', async () => {
  offerLanguages('de');
  const customer = { ...sampleCustomerDetail, language: 'de' as const };
  const { callsOf } = fakeApi({ findCustomer: () => customer, changeCustomer: () => ({ ...customer, language: 'en' as const }) });
  openCustomer();
  expect(await screen.findByText('Reads German')).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Name, phone and invoices' }));
  expect(form.getByLabelText('Language of emails')).toHaveValue('de');
  await userEvent.selectOptions(form.getByLabelText('Language of emails'), 'English');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(callsOf('changeCustomer').map(({ body }) => body)).toMatchObject([{ language: 'en' }]));
});

test('the desk begins with the language of the customer’s account', async () => {
  offerLanguages('de', 'ar');
  fakeApi({ listCustomers: () => [{ ...sampleFoundCustomer, language: 'ar' }] });
  renderScreen(NewBookingPage, { pattern: screens.adminNewBooking.path });
  await userEvent.type(await screen.findByLabelText('Customer', { selector: 'input' }), 'Asha');
  await userEvent.click(await screen.findByRole('button', { name: /^Asha Rao/ }));
  expect(screen.getByLabelText('Reads')).toHaveValue('ar');
  await userEvent.click(screen.getByRole('radio', { name: 'New customer' }));
  expect(screen.getByLabelText('Reads')).toHaveValue('en');
});

test('the list of emails names the language of each that is not in English', async () => {
  offerLanguages('de');
  fakeApi({ listEmails: () => [{ ...sampleEmailEntry, language: 'de' }] });
  renderScreen(EmailsPage, { pattern: screens.adminEmails.path });
  expect(await screen.findByText(/, in German$/)).toBeVisible();
});

test('who writes to all of a departure is told how many read in which language, of those who get it by email', async () => {
  offerLanguages('de');
  const entryOf = (username: string, language?: 'de'): ManifestEntry => {
    const _id = `${sampleBooking._id.slice(0, -1)}${username.length}`;
    const user = { ...sampleManifestEntry.user, username, email: `${username}@example.com` };
    return { ...sampleManifestEntry, _id, id: _id, user, ...(language ? { language } : {}) };
  };
  fakeApi({ showManifest: () => [entryOf('asha', 'de'), entryOf('frida', 'de'), entryOf('ari')] });
  openDeparture(sampleBooking.travelDate);
  await openPanel('Message all');
  expect(await screen.findByText(/^Reaches 2 readers in German, 1 in English\./)).toBeVisible();
  await userEvent.click(screen.getByLabelText(/^frida/));
  expect(screen.getByText(/^Reaches 1 reader in (German|English), 1 in (German|English)\./)).toBeVisible();
});

test('who answers a message is told in which language its sender reads', async () => {
  offerLanguages('de');
  fakeApi({ findMessage: () => ({ ...sampleInboxMessage, language: 'de' }) });
  renderScreen(MessagePage, { pattern: screens.adminMessage.path, at: `/messages/${sampleInboxMessage._id}` });
  expect(await screen.findByRole('textbox', { name: 'Reply' })).toHaveAccessibleDescription(/written on a page in German/);
});

test('admins choose the language of documents, and one that is not offered any more is shown as English', async () => {
  offerLanguages('de');
  const selling = { ...sampleSelling, documentLanguage: 'ar' as const };
  const { callsOf } = fakeApi({
    showSelling: () => selling,
    editSelling: ({ body }) => ({ selling: { ...selling, ...Object(body), version: selling.version + 1 } }),
  });
  renderScreen(AgencyPage, { pattern: screens.adminAgency.path, at: '/settings?section=money' });
  const field = await screen.findByLabelText('Written in');
  expect(field).toHaveValue('en');
  await userEvent.selectOptions(field, 'The language that the traveller reads');
  await userEvent.click(screen.getByRole('button', { name: 'Save money and tax' }));
  await waitFor(() => expect(only(callsOf('editSelling')).body).toMatchObject({ documentLanguage: 'booking' }));
});

test('where only English is offered, nothing of a language is seen', async () => {
  fakeApi({ findCustomer: () => sampleCustomerDetail });
  openBooking();
  expect(await screen.findByText('How it was booked')).toBeVisible();
  openCustomer();
  expect(await screen.findByRole('form', { name: 'Name, phone and invoices' })).toBeVisible();
  expect(screen.queryByText(/Reads|[Ll]anguage/)).toBeNull();
});
