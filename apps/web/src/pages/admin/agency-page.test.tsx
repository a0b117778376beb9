import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeskLimits, sampleAdmin, sampleAgency, sampleSelling, sampleSiteSettings } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { endSession, startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { disconnect, type FakeCall, fakeApi, never, refuse } from '../../testing/fake-api.ts';
import { allowPictures, pngFile } from '../../testing/picture-files.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AgencyPage } from './agency-page.tsx';

const logIn = () => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id });
/** @param section the part that is open */
const open = (section = 'contact') =>
  renderScreen(AgencyPage, { pattern: screens.adminAgency.path, at: `/settings?section=${section}` });
const show = async (part: RegExp) =>
  userEvent.click(
    within(await screen.findByRole('navigation', { name: 'Parts of the settings' })).getByRole('link', { name: part }),
  );
const field = (name: string) => screen.findByRole('textbox', { name });
const fill = async (name: string, text: string) => {
  await userEvent.clear(await field(name));
  if (text !== '') await userEvent.type(await field(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
const answerWith = (changed: object) => () => ({ agency: { ...sampleAgency, version: 1, ...changed } });
const settingsWith = (changed: object) => ({ ...sampleSiteSettings, agency: { ...sampleAgency, ...changed } });

beforeEach(async () => {
  logIn();
  await allowPictures();
});

test('the page loads the current settings, says so while it does, and offers to try again after a failure', async () => {
  fakeApi({ showSiteSettings: never });
  const { unmount } = open();
  expect(await screen.findByText('Loading settings...')).toBeVisible();
  unmount();
  const answers = [disconnect(), settingsWith({ phone: '+44 1' })];
  fakeApi({ showSiteSettings: () => answers.shift() ?? sampleSiteSettings });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await field('Phone')).toHaveValue('+44 1');
  await show(/^Words/);
  expect(await field('Heading of the story')).toHaveValue(sampleAgency.storyHeading);
});

test('a change is sent with all other settings and with the version that was edited, and the page says that it is saved', async () => {
  const { callsOf } = fakeApi({
    showSiteSettings: () => settingsWith({ version: 3 }),
    editAgency: answerWith({ phone: '+44 20 1', version: 4 }),
  });
  open();
  await fill('Phone', '+44 20 1');
  await show(/^Words/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove figure 4' }));
  await fill('Figure of figure 1', '40k+');
  await save();
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  const { body } = only(callsOf('editAgency')) as FakeCall & { body: Record<string, string> };
  expect(body).toMatchObject({ name: 'Wayfarer', phone: '+44 20 1', version: '3', keepsLogo: 'false' });
  expect(JSON.parse(body.figures ?? '')).toEqual([
    { figure: '40k+', label: 'Tours Success' },
    ...sampleAgency.figures.slice(1, 3),
  ]);
  await show(/^Contact/);
  await fill('Phone', '+44 20 2');
  await save();
  // The page may still say that the first was saved.
  await waitFor(() =>
    expect(callsOf('editAgency').map((call) => call.body)).toMatchObject([{ version: '3' }, { version: '4', phone: '+44 20 2' }]),
  );
});

test('bookings close so many days before a trip as are typed; what is no such number is told at its field', async () => {
  const { callsOf } = fakeApi({ editAgency: answerWith({ bookingCutOffDays: 3 }) });
  open('booking');
  expect(await field('Bookings close')).toHaveValue('1');
  for (const wrong of ['', 'soon', '1.5', '366']) {
    await fill('Bookings close', wrong);
    await save();
    expect(await field('Bookings close')).toHaveAccessibleDescription(/Enter a whole number of days, from 0 to 365\./);
  }
  expect(callsOf('editAgency')).toEqual([]);
  await fill('Bookings close', '3');
  await save();
  await screen.findByText(/^Saved\./);
  expect(only(callsOf('editAgency')).body).toMatchObject({ bookingCutOffDays: '3' });
});

test('the deposit of all packages and the end of overdue bookings are typed, and taken away again', async () => {
  const { callsOf } = fakeApi({ editAgency: answerWith({}) });
  open('booking');
  await userEvent.click(await screen.findByRole('radio', { name: 'A deposit first' }));
  await fill('Deposit in percent', '100');
  await userEvent.click(screen.getByRole('radio', { name: 'On arrival' }));
  await fill('Cancel overdue bookings after', '2');
  await save();
  expect(await field('Deposit in percent')).toHaveAccessibleDescription(/Enter a whole number of percent from 1 to 99\./);
  expect(await field('Cancel overdue bookings after')).toHaveAccessibleDescription(/whole number of days, from 3 to 365/);
  expect(callsOf('editAgency')).toEqual([]);
  await fill('Deposit in percent', '30');
  await fill('Cancel overdue bookings after', '7');
  await save();
  await screen.findByText(/^Saved\./);
  const deposit = JSON.stringify({ percent: 30, onArrival: true, isRefundable: true });
  expect(only(callsOf('editAgency')).body).toMatchObject({ deposit, cancelOverdueAfterDays: '7' });
});

test('the days before and after a trip are typed as numbers with commas, a wrong one is told at its field, and none is sent as none', async () => {
  const { callsOf } = fakeApi({
    showSiteSettings: () => settingsWith({ tripReminderDays: [14, 7] }),
    editAgency: answerWith({}),
  });
  open('booking');
  expect(await field('Remind of a trip')).toHaveValue('14, 7');
  expect(await field('Write after a trip')).toHaveValue('');
  // At ten o'clock UTC, as a clock in India says it.
  expect(screen.getByText('To everybody whose booking is confirmed, around 15:30.')).toBeVisible();
  await fill('Remind of a trip', '14, 7, 7');
  await fill('Write after a trip', '0');
  await save();
  expect(await field('Remind of a trip')).toHaveAccessibleDescription(/up to 5 different whole numbers of days from 1 to 60/);
  expect(await field('Remind of a trip')).toHaveValue('14, 7, 7');
  expect(await field('Write after a trip')).toHaveAccessibleDescription(/from 1 to 30, or leave it empty/);
  expect(callsOf('editAgency')).toEqual([]);
  await fill('Remind of a trip', '1, 14');
  await fill('Write after a trip', '2');
  await save();
  await screen.findByText(/^Saved\./);
  expect(only(callsOf('editAgency')).body).toMatchObject({ tripReminderDays: '[14,1]', afterTripDays: '2' });
  expect(await field('Remind of a trip')).toHaveValue('7');
  await fill('Remind of a trip', '');
  await save();
  await waitFor(() =>
    expect(callsOf('editAgency').map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ tripReminderDays: '[]', afterTripDays: '' }),
    ),
  );
});

test('a deposit of the settings that is no longer asked for is taken away', async () => {
  const stored = { deposit: { percent: 30, balanceDays: 60, isRefundable: true }, cancelOverdueAfterDays: 7 };
  const { callsOf } = fakeApi({
    showSiteSettings: () => settingsWith(stored),
    editAgency: answerWith({}),
  });
  open('booking');
  expect(await field('Rest due, days before the trip')).toHaveValue('60');
  await userEvent.click(screen.getByRole('radio', { name: 'Everything at once' }));
  await userEvent.clear(await field('Cancel overdue bookings after'));
  await save();
  await screen.findByText(/^Saved\./);
  expect(only(callsOf('editAgency')).body).toMatchObject({ deposit: '', cancelOverdueAfterDays: '' });
});

test('a colour that makes text hard to read is reported while it is chosen, with its contrast, and is not sent', async () => {
  const { callsOf } = fakeApi();
  open('look');
  await fill('Main colour, light theme', '#ffd400');
  expect(screen.getByText(/hard to read on the light pages: its contrast is 1\.2 to 1/)).toBeVisible();
  expect(screen.getByText('1.2 : 1')).toBeVisible();
  await save();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Main colour, light theme' })).toHaveFocus());
  expect(callsOf('editAgency')).toEqual([]);
  await fill('Main colour, light theme', '#7a1f5c');
  expect(screen.queryByText(/hard to read/)).toBeNull();
  const preview = screen.getByText('Light theme').closest('figure') as HTMLElement;
  expect(preview.style.getPropertyValue('--color-accent')).toBe('#7a1f5c');
});

test('a logo is sent as a picture, stays while nothing is said about it, and can be removed', async () => {
  const logo = `/pictures/${'b'.repeat(32)}-1600.webp`;
  const { callsOf } = fakeApi({ editAgency: answerWith({ logo }) });
  open('look');
  await userEvent.upload(await screen.findByLabelText(/^Logo/), pngFile('mark.png'));
  await screen.findByAltText('Chosen picture');
  await save();
  await screen.findByText(/^Saved\./);
  expect(only(callsOf('editAgency')).body).toMatchObject({ logo: expect.anything(), keepsLogo: 'false' });
  await show(/^Contact/);
  await fill('Phone', '+44 20 2');
  await show(/^Look/);
  await save();
  await waitFor(() => expect(callsOf('editAgency')).toHaveLength(2));
  await screen.findByText(/^Saved\./);
  await userEvent.click(screen.getByRole('button', { name: 'Remove logo' }));
  await save();
  await waitFor(() => expect(callsOf('editAgency')).toHaveLength(3));
  const logos = callsOf('editAgency')
    .map((call) => Object(call.body))
    .map((body) => [body.keepsLogo, 'logo' in body]);
  expect(logos).toEqual([
    ['false', true],
    ['true', false],
    ['false', false],
  ]);
});

const theirs = { ...sampleAgency, version: 2, hours: 'Never', email: 'new@example.com' };

test('where somebody else was faster nothing is lost: the page says what they changed, and puts this over it if asked', async () => {
  expectInConsole('Saving the settings failed');
  const saved = [refuse('CONFLICT', { current: theirs }), answerWith({ phone: '+44 9', version: 3 })()];
  const { callsOf } = fakeApi({
    showSiteSettings: () => settingsWith({ version: 1 }),
    editAgency: () => saved.shift() ?? refuse('INTERNAL'),
  });
  open();
  await fill('Phone', '+44 9');
  await save();
  const notice = await screen.findByText(/Somebody else has changed this agency.*\(Email, Opening hours\)\. Nothing was saved/);
  expect(await field('Phone')).toHaveValue('+44 9');
  await userEvent.click(screen.getByRole('button', { name: 'Replace it with mine' }));
  await screen.findByText(/^Saved\./);
  expect(notice).not.toBeInTheDocument();
  expect(callsOf('editAgency').map(({ body }) => (body as { version: string }).version)).toEqual(['1', '2']);
});

test('the new version can be shown instead, which discards what was entered', async () => {
  expectInConsole('Saving the settings failed');
  fakeApi({ editAgency: () => refuse('CONFLICT', { current: theirs }) });
  open();
  await fill('Phone', '+44 9');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Show the new version' }));
  expect(await field('Opening hours')).toHaveValue('Never');
  expect(await field('Phone')).toHaveValue(sampleAgency.phone);
});

test('what the server refuses is shown at its field, and what was entered stays', async () => {
  expectInConsole('Saving the settings failed');
  fakeApi({ editAgency: () => refuse('VALIDATION', { 'figures.0.label': 'Enter what the figure counts.' }) });
  open();
  await fill('Phone', '+44 9');
  await save();
  const figures = within(await screen.findByRole('group', { name: 'Figures' }));
  expect(await figures.findByRole('alert')).toHaveTextContent('Enter what the figure counts.');
  expect(screen.getByRole('link', { name: 'Words, to correct' })).toHaveAttribute('aria-current', 'page');
  await show(/^Contact, unsaved/);
  expect(await field('Phone')).toHaveValue('+44 9');
});

test('leaving with unsaved settings asks; a session that ends keeps them until the next login', async () => {
  fakeApi();
  const { router, address, unmount } = open();
  await fill('Phone', '+44 9');
  void router.navigate('/admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe('/settings?section=contact');
  endSession();
  unmount();
  logIn();
  open();
  expect(await screen.findByText('You were logged out. What you had entered is still here.')).toBeVisible();
  expect(await field('Phone')).toHaveValue('+44 9');
});

test('terms, privacy and imprint are saved by themselves as a version; an empty one is not sent, and what somebody else saved is said', async () => {
  const answers = [{ texts: { terms: 'Pay first.', version: 4, changedAt: '2026-01-12T09:30:00.000Z' } }];
  const { callsOf } = fakeApi({
    showAgencyTexts: () => ({ imprint: 'Far Away Ltd', version: 3, changedAt: '2026-01-11T09:30:00.000Z' }),
    editAgencyTexts: () => answers.shift() ?? refuse('CONFLICT'),
  });
  open('legal');
  await fill('Terms', 'Pay first.');
  await fill('Imprint', '');
  await userEvent.click(screen.getByRole('button', { name: 'Save texts' }));
  expect(await screen.findByText('Saved as version 4.')).toBeVisible();
  expect(only(callsOf('editAgencyTexts')).body).toEqual({ terms: 'Pay first.', version: 3 });
  expectInConsole('Saving the texts failed');
  await fill('Terms', 'Pay later.');
  await userEvent.click(screen.getByRole('button', { name: 'Save texts' }));
  expect(await within(screen.getByRole('form', { name: 'Texts' })).findByRole('alert')).toBeVisible();
  expect(await field('Terms')).toHaveValue('Pay later.');
});

test('who runs the trips is sent as far as it is filled', async () => {
  const { callsOf } = fakeApi({ editAgency: answerWith({}) });
  open('operator');
  await fill('Running trips since', 'long ago');
  await fill('Licence', 'No. 12');
  await save();
  expect(await screen.findByText('Enter a year of four digits.')).toBeVisible();
  await fill('Running trips since', '1998');
  await save();
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  const { body } = only(callsOf('editAgency')) as FakeCall & { body: Record<string, string> };
  expect(JSON.parse(body.operator ?? '')).toEqual({ since: '1998', licence: 'No. 12' });
});

test('an email for each paid booking is asked for with an address, and no longer sent without one', async () => {
  const { callsOf } = fakeApi({
    showNotices: () => ({ paidBookingsTo: null, version: 0 }),
    editNotices: ({ body }) => ({
      notices: { ...(body as { paidBookingsTo: string | null }), version: callsOf('editNotices').length },
    }),
  });
  open('notices');
  const address = await screen.findByLabelText(/^Send it to/);
  await userEvent.type(address, 'desk');
  const saveAddress = () => userEvent.click(screen.getByRole('button', { name: 'Save address' }));
  await saveAddress();
  expect(await screen.findByText('Enter an email address such as name@example.com.')).toBeVisible();
  await userEvent.type(address, '@wayfarer.example');
  await saveAddress();
  expect(await screen.findByText('From now on sent to desk@wayfarer.example.')).toBeVisible();
  await userEvent.clear(address);
  await saveAddress();
  expect(await screen.findByText('No such emails are sent.')).toBeVisible();
  expect(callsOf('editNotices').map(({ body }) => body)).toEqual([
    { paidBookingsTo: 'desk@wayfarer.example', version: 0 },
    { paidBookingsTo: null, version: 1 },
  ]);
});

test('the limits of the desk are whole numbers, and saved over the version that was read', async () => {
  const { callsOf } = fakeApi({ editDeskLimits: ({ body }) => ({ limits: { ...(body as DeskLimits), version: 1 } }) });
  open('desk');
  const limit = await screen.findByLabelText('Refund of one booking, in rupees');
  expect(limit).toHaveValue('10000');
  const saveLimits = () => userEvent.click(screen.getByRole('button', { name: 'Save limits' }));
  await userEvent.clear(limit);
  await userEvent.type(limit, '1.5');
  await saveLimits();
  expect(await screen.findByText('Enter whole rupees, from 0 to 1000000000.')).toBeVisible();
  await userEvent.clear(limit);
  await userEvent.type(limit, '25,000');
  await saveLimits();
  expect(await screen.findByText('Saved. They count from now on.')).toBeVisible();
  const limits = { refundLimit: 25_000, discountPercent: 10, leadDiscountPercent: 20, version: 0 };
  expect(callsOf('editDeskLimits').map(({ body }) => body)).toEqual([limits]);
});

const entered = { sellerName: 'Faraway Pvt Ltd', sellerTaxId: 'GSTIN 1', taxPercent: 5, version: 2 };

test('who sells and with which tax is typed, checked at its field as the server would, and saved over the version that was read', async () => {
  const stored = { ...sampleSelling, sellerName: null, sellerTaxId: null, taxPercent: 0, version: 2 };
  const { callsOf } = fakeApi({
    showSelling: () => stored,
    editSelling: ({ body }) => ({ selling: { ...stored, ...(body as object), version: 3 } }),
  });
  open('money');
  await userEvent.type(await screen.findByLabelText('Name of the seller'), 'Faraway Pvt Ltd');
  const percent = screen.getByLabelText('Percent');
  await userEvent.clear(percent);
  await userEvent.type(percent, '5');
  const saveSelling = () => userEvent.click(screen.getByRole('button', { name: 'Save money and tax' }));
  await saveSelling();
  expect(screen.getByLabelText('Tax number')).toHaveAccessibleDescription(
    'Enter the tax number: invoices with tax must show it.',
  );
  expect(callsOf('editSelling')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Tax number'), 'GSTIN 1');
  expect(screen.getByRole('link', { name: 'Money and tax, unsaved' })).toBeVisible();
  await saveSelling();
  expect(await screen.findByText(/^Saved\. It counts from the next invoice/)).toBeVisible();
  expect(only(callsOf('editSelling')).body).toMatchObject(entered);
});

test('what the server fixes is shown with the name of its variable, and cannot be typed over', async () => {
  fakeApi({ showSelling: () => ({ ...sampleSelling, fixed: ['sellerName', 'taxPercent', 'currencySigns', 'defaultPolicy'] }) });
  open('money');
  const name = await screen.findByLabelText('Name of the seller');
  expect(name).toHaveValue(sampleSelling.sellerName);
  expect(name).toHaveAttribute('readonly');
  expect(name).toHaveAccessibleDescription('Set by SELLER_NAME on the server.');
  expect(screen.getByLabelText('Percent')).toHaveAccessibleDescription('Set by TAX_PERCENT on the server.');
  expect(screen.getByLabelText('Sign of amounts')).toBeDisabled();
  expect(screen.getByText('Set by REFUND_ON_CANCEL on the server.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add step' })).toBeNull();
  expect(screen.getByLabelText('Tax number')).not.toHaveAttribute('readonly');
  expect(screen.getByText(/^Asia\/Kolkata, by SITE_TIME_ZONE on the server/)).toBeVisible();
});

test('each part has an address of its own; what was typed in one stays while another is open', async () => {
  fakeApi();
  const { router, address } = open('contact');
  await fill('Phone', '+44 9');
  await show(/^Bookings/);
  expect(address()).toBe('/settings?section=booking');
  expect(await field('Bookings close')).toBeVisible();
  await show(/^Limits of the desk/);
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
  await router.navigate(-2);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Phone' })).toBeVisible());
  expect(await field('Phone')).toHaveValue('+44 9');
});
