import type { ScreenName } from '@wayfarer/contracts/screens';
import { t } from '../words/words.ts';

/** A screen that asked for a login first, in the words of the login and of the bar after it. */
type AimWords = { readonly atLogin: string; readonly text: string; readonly link: string };

const booking = (): AimWords => ({
  atLogin: t('Log in to continue your booking.'),
  text: t('You were on the way to your booking.'),
  link: t('Continue your booking'),
});
const trip = (atLogin: string): AimWords => ({
  atLogin,
  text: t('You were on the way to your trip.'),
  link: t('Go to your trip'),
});

const words: Partial<Record<ScreenName, () => AimWords>> = {
  bookPackage: booking,
  paymentSession: booking,
  paymentSuccess: booking,
  myTrip: () => trip(t('Log in to see your trip.')),
  changeTrip: () => trip(t('Log in to change your trip.')),
  myBookings: () => ({
    atLogin: t('Log in to see your bookings.'),
    text: t('You were on the way to your bookings.'),
    link: t('Go to My Bookings'),
  }),
  verifyVoucher: () => ({
    atLogin: t('Log in to check travellers in from a voucher.'),
    text: t('You were on the way to a voucher.'),
    link: t('Back to the voucher'),
  }),
  account: () => ({
    atLogin: t('Log in to see your account.'),
    text: t('You were on the way to your account.'),
    link: t('Go to your account'),
  }),
};
const ofStaff = (): AimWords => ({
  atLogin: t('Log in to open a page of the admin area.'),
  text: t('You were on the way to a page of the admin area.'),
  link: t('Go to that page'),
});

/** What is said of a screen on the way to which a login was. */
export const aimWordsOf = (screen: ScreenName): AimWords => (words[screen] ?? ofStaff)();
