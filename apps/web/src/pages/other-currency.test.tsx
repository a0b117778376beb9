import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAdmin, sampleAnswers, sampleBooking, samplePayment, sampleUser } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import type { ComponentType } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { AboutPrice } from '../shared/currency/currency-room.tsx';
import { startSession } from '../shared/session/session.ts';
import { siteSettings } from '../shared/site-settings.ts';
import { drawNothing } from '../testing/blank-canvas.ts';
import { fakeApi, reads } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { fakeBooking, openBooking } from './customer/booking-page.samples.tsx';
import { PaymentSuccessPage } from './customer/payment-success-page.tsx';
import type { ScreenStates } from './screen-states.ts';

const dataScreens = Object.values(import.meta.glob<ScreenStates>('./*/*.states.ts', { eager: true, import: 'states' }));
const pages = import.meta.glob<Record<string, ComponentType>>('./*/*-page.tsx', { eager: true });

/** Before a booking, where prices are compared; nowhere else. */
const WITH_OTHER_CURRENCY = ['packageList', 'packageDetail', 'destination', 'bookPackage'];

beforeEach(() => {
  drawNothing();
  const { currencies } = siteSettings;
  onTestFinished(() => void Object.assign(siteSettings, { currencies }));
  Object.assign(siteSettings, { currencies: { day: '2026-11-27', rupeesFor: { EUR: 92.5 } } });
  localStorage.setItem('currency', 'EUR');
});

const open = async ({ screen: name, at, as, filled, filledText }: ScreenStates) => {
  startSession({ token: 'a.b.c', role: as, userId: as === 'admin' ? sampleAdmin._id : sampleUser._id });
  fakeApi(Object.fromEntries(reads.map((read) => [read, () => filled?.[read] ?? sampleAnswers[read]])));
  const { page, path } = screens[name];
  const [Page] = Object.values(pages[`./${page}.tsx`] ?? {});
  if (Page === undefined) throw new Error(`There is no page ${page}.`);
  renderScreen(Page, { pattern: path, ...(at === undefined ? {} : { at }) });
  await screen.findAllByText(filledText, { exact: false });
};

/** By then what a screen shows of another currency is there: the code of such a part has been loaded. */
const partsAreThere = async () => {
  const { unmount } = render(<AboutPrice rupees={925_000} />);
  await screen.findByText('about 10,000 euros');
  unmount();
};

const others = dataScreens.filter(({ screen: name }) => !WITH_OTHER_CURRENCY.includes(name));
test.each(others)('$screen shows rupees alone, whatever a reader has chosen', async (sample) => {
  await open(sample);
  // The page of travellers loads within it.
  if (sample.screen === 'adminPackagePreview') await screen.findAllByText(/^₹\d/);
  await partsAreThere();
  expect(document.body).not.toHaveTextContent('≈');
  expect(document.body).not.toHaveTextContent('You pay in Indian rupees');
});

test('a page that says that it is paid shows rupees alone', async () => {
  startSession({ token: 'a.b.c', role: 'user', userId: sampleUser._id });
  fakeApi({
    findBooking: () => ({ ...sampleBooking, bookingStatus: 'confirmed' as const }),
    updatePaymentStatus: () => ({ updatedPayment: samplePayment }),
  });
  renderScreen(PaymentSuccessPage, { pattern: screens.paymentSuccess.path, at: '/payment-success/cs_test_12345678' });
  expect((await screen.findAllByText(/₹5,999\.97/)).length).toBeGreaterThan(0);
  await partsAreThere();
  expect(document.body).not.toHaveTextContent('≈');
});

const those = dataScreens.filter(({ screen: name }) => WITH_OTHER_CURRENCY.includes(name) && name !== 'bookPackage');
test.each(those)('$screen says beside a price what it is about in the chosen currency', async (sample) => {
  await open(sample);
  await waitFor(() => expect(screen.getAllByText(/≈ €\d/).length).toBeGreaterThan(0));
});

test('the booking form says beside its total what it is about, and once that rupees are paid', async () => {
  startSession({ token: 'a.b.c', role: 'user', userId: sampleUser._id });
  fakeBooking();
  openBooking();
  await screen.findByLabelText('Total Amount');
  await userEvent.click(screen.getByRole('button', { name: 'More: Total Persons' }));
  await userEvent.click(screen.getByRole('button', { name: 'More: Total Persons' }));
  await waitFor(() => expect(screen.getAllByText('about 65 euros').length).toBeGreaterThan(0));
  expect(await screen.findByText('You pay in Indian rupees (₹5,999.97).')).toBeVisible();
});
