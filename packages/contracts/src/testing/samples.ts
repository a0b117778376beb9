import type { z } from 'zod';
import type { Account } from '../account/account.schema.ts';
import type { Agency } from '../agency/agency.schema.ts';
import { writtenAgency } from '../agency/written-agency.ts';
import type { Booking, ManifestEntry } from '../booking/booking.schema.ts';
import type { TrailEntry } from '../booking/trail.schema.ts';
import type { Trip } from '../booking/trip.schema.ts';
import type { InboxEntry, InboxMessage } from '../contact-message/contact-message.schema.ts';
import type { Dashboard } from '../dashboard/dashboard.schema.ts';
import type { Destination } from '../destination/destination.schema.ts';
import type { KnownVoucher } from '../document/voucher.schema.ts';
import type { EmailEntry, KeptEmail } from '../email/email.schema.ts';
import type { EveryEndpoint } from '../every-entity.ts';
import type { Invitation } from '../invitation/invitation.schema.ts';
import type { Payment } from '../payment/payment.schema.ts';
import type { SiteSettings } from '../site/site.schema.ts';
import type { TourPackage, TourPackageCounts } from '../tour-package/tour-package.schema.ts';
import type { LoginAnswer, User } from '../user/user.schema.ts';

const idOf = (number: number): string => number.toString(16).padStart(24, '0');
const identityOf = (number: number) => ({ _id: idOf(number), id: idOf(number) });

export const sampleUser: User = { ...identityOf(1), username: 'asha', email: 'asha@example.com', role: 'user' };
export const sampleAdmin: User = { ...identityOf(2), username: 'admin', email: 'admin@example.com', role: 'admin' };
export const sampleLogin: LoginAnswer = { token: 'header.payload.signature', role: 'user', userId: sampleUser._id };

export const sampleAccount: Account = {
  username: sampleUser.username,
  email: sampleUser.email,
  isEmailVerified: true,
  twoFactor: { isOn: false, isRequired: false, recoveryCodes: 0 },
  passkeys: [
    {
      id: '7b1d5c3e-2f4a-4b6c-8d9e-0f1a2b3c4d5e',
      name: 'My phone',
      addedAt: '2026-11-01T08:00:00.000Z',
      lastUsedAt: '2026-11-20T08:00:00.000Z',
    },
  ],
  sessions: [
    {
      id: '3f2a9c1e-5b7d-4e8f-9a0b-1c2d3e4f5a6b',
      browser: 'Chrome on Windows',
      startedAt: '2026-11-20T08:00:00.000Z',
      lastUsedAt: '2026-11-20T09:30:00.000Z',
      isThis: true,
    },
    {
      id: '3f2a9c1e-5b7d-4e8f-9a0b-1c2d3e4f5a6c',
      browser: 'Safari on iOS',
      startedAt: '2026-11-20T06:00:00.000Z',
      lastUsedAt: '2026-11-20T06:10:00.000Z',
      isThis: false,
    },
  ],
};

export const sampleInvitation: Invitation = {
  ...identityOf(5),
  email: 'ravi@example.com',
  role: 'guide',
  invitedBy: sampleAdmin.username,
  invitedAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-22T08:00:00.000Z',
};

export const sampleDestination: Destination = {
  ...identityOf(10),
  name: 'Hampi',
  country: 'India',
  description: 'Boulders, banana groves and a ruined capital on the Tungabhadra.',
  imageUrl: '/pictures/5f0c.webp',
  version: 3,
  packageCount: 1,
  lowestPrice: 1999.99,
};

export const sampleTourPackage: TourPackage = {
  ...identityOf(20),
  title: 'Hampi at walking pace',
  destination: { _id: sampleDestination._id, id: sampleDestination.id, name: 'Hampi', country: 'India' },
  description: 'Three unhurried days among temples and boulders.',
  itinerary: ['Arrive in Hospet', 'Vittala temple, at dawn', 'Coracle on the river'],
  images: ['/pictures/5f0c.webp', '/pictures/5f0d.webp'],
  price: 1999.99,
  availableFrom: '2026-01-01',
  availableTo: '2999-12-31',
  cancellationPolicy: [{ daysBefore: 1, percent: 100 }],
  capacity: null,
  nextDay: '2026-01-01',
  version: 5,
};

export const sampleCounts: TourPackageCounts = {
  total: 1,
  places: [{ ...sampleTourPackage.destination, count: 1 }],
  months: [{ month: '2026-12', count: 1 }],
  lengths: [{ days: 3, count: 1 }],
  prices: { lowest: 1999.99, highest: 1999.99 },
  titles: [],
  meantPlaces: [],
};

export const sampleBooking: Booking = {
  ...identityOf(30),
  user: { _id: sampleUser._id, id: sampleUser.id, username: sampleUser.username },
  package: {
    _id: sampleTourPackage._id,
    id: sampleTourPackage.id,
    title: sampleTourPackage.title,
    destination: { name: 'Hampi', country: 'India' },
    image: '/pictures/5f0c.webp',
  },
  totalPersons: 3,
  bookingDate: '2026-11-20T09:30:00.000Z',
  travelDate: '2027-01-12',
  unitPrice: 1999.99,
  totalAmount: 5999.97,
  bookingStatus: 'pending',
  amountPaid: 0,
  amountRefunded: 0,
  refundStatus: 'none',
  refunds: [],
  cancellationReason: null,
  seatsHeldUntil: null,
  canPay: true,
  canCancel: true,
  cancellationPolicy: [{ daysBefore: 1, percent: 100 }],
  refundOnCancel: 0,
  refundLimit: null,
};

export const samplePayment: Payment = {
  ...identityOf(40),
  transactionId: 'pi_sample',
  sessionId: 'cs_test_sample',
  paymentId: 'pi_sample',
  user: sampleBooking.user,
  booking: sampleBooking._id,
  amount: 5999.97,
  amountRefunded: 0,
  amountLeft: 5999.97,
  refunds: [],
  paymentMethod: 'card',
  status: 'paid',
  attention: null,
  commands: [],
  createdAt: '2026-11-20T09:31:00.000Z',
};

const { _id, id, user, package: booked, totalPersons, bookingDate } = sampleBooking;
export const sampleManifestEntry: ManifestEntry = { _id, id, user, package: booked, totalPersons, bookingDate };

export const sampleTrip: Trip = {
  booking: sampleBooking,
  days: sampleTourPackage.itinerary,
  payments: [],
  invoices: [],
  isEmailConfirmed: true,
  cancelledAt: null,
};

export const sampleVoucherStatus: KnownVoucher = {
  status: 'valid',
  name: sampleUser.username,
  totalPersons: sampleBooking.totalPersons,
  title: sampleTourPackage.title,
  place: 'Hampi, India',
  travelDate: sampleBooking.travelDate,
  lastDay: '2027-01-14',
};

export const sampleTrail: TrailEntry[] = [
  {
    version: 1,
    at: '2026-11-20T09:30:00.000Z',
    by: { kind: 'traveller', id: sampleUser._id, name: sampleUser.username },
    requestId: '7d1f3c52-6a6e-4f0e-9a3b-2f6d8f0c1b11',
    changes: [{ what: 'booked', attempt: null, from: null, to: 'pending', amount: 5999.97, origin: null, reason: null }],
  },
  {
    version: 4,
    at: '2026-11-20T09:31:20.000Z',
    by: { kind: 'event', id: 'evt_sample', name: 'Payment provider' },
    requestId: null,
    changes: [
      { what: 'status', attempt: null, from: 'pending', to: 'confirmed', amount: null, origin: null, reason: null },
      { what: 'attempt', attempt: samplePayment._id, from: 'pending', to: 'paid', amount: 5999.97, origin: null, reason: null },
    ],
  },
];

const sampleMessageState = {
  ...identityOf(50),
  name: 'Asha',
  email: sampleUser.email,
  receivedAt: '2026-11-20T09:00:00.000Z',
  isDone: false,
  assignee: null,
};
const MESSAGE = 'Is there snow in January?';
export const sampleInboxEntry: InboxEntry = { ...sampleMessageState, beginning: MESSAGE, replies: 1 };
export const sampleInboxMessage: InboxMessage = {
  ...sampleMessageState,
  message: MESSAGE,
  replies: [{ text: 'There may be. Bring boots.', sentAt: '2026-11-20T10:00:00.000Z', by: sampleAdmin.username }],
  version: 1,
  customer: { ...identityOf(1), username: sampleUser.username, isEmailVerified: true },
  bookings: [sampleBooking],
  assignees: [{ ...identityOf(2), username: sampleAdmin.username }],
};

export const sampleDashboard: Dashboard = {
  packages: 30,
  bookings: 80,
  users: 27,
  revenue: 123456.78,
  months: [
    { month: '2026-08', bookings: 12, revenue: 30000 },
    { month: '2026-09', bookings: 0, revenue: 0 },
    { month: '2026-10', bookings: 20, revenue: 43456.78 },
    { month: '2026-11', bookings: 22, revenue: 50000 },
  ],
  recentBookings: [sampleBooking],
  period: { from: '2026-10-22', to: '2026-11-20', bookings: 30, paid: 24, revenue: 60000, occupancy: 0.64 },
  periodBefore: { from: '2026-09-22', to: '2026-10-21', bookings: 20, paid: 18, revenue: 75000, occupancy: null },
  topPackages: [{ tourPackageId: sampleTourPackage._id, title: sampleTourPackage.title, bookings: 12, revenue: 40000 }],
  departures: ['20', '21', '22', '23', '24', '25', '26'].map((date, index) => {
    const departure = { tourPackageId: sampleTourPackage._id, title: sampleTourPackage.title, persons: 9, capacity: 12 };
    const isEmpty = index % 2 === 1;
    return {
      day: `2026-11-${date}`,
      departures: isEmpty ? 0 : 4,
      persons: isEmpty ? 0 : 21,
      seated: isEmpty ? 0 : 9,
      seats: isEmpty ? 0 : 12,
      largest: isEmpty ? [] : [departure],
    };
  }),
  waiting: { needsReview: 1, failedRefunds: 0, disputes: 2, openMessages: 100 },
  countedUpTo: null,
  rankedUpTo: null,
};

export const sampleAgency: Agency = { ...writtenAgency('Wayfarer'), logo: null, version: 0 };

export const sampleSiteSettings: SiteSettings = {
  brandName: 'Wayfarer',
  siteTimeZone: 'Asia/Kolkata',
  currencySigns: 'written',
  demoAccounts: true,
  maintenance: null,
  agency: sampleAgency,
};

/** A valid answer of every call. Page tests get it wherever they do not say otherwise. */
export const sampleEmailEntry: EmailEntry = {
  _id: 'Qm9va2luZy8xL2Jvb2tpbmctY29uZmlybWVk',
  id: 'Qm9va2luZy8xL2Jvb2tpbmctY29uZmlybWVk',
  to: 'asha@example.com',
  kind: 'booking-confirmed',
  subject: 'Confirmed: Temples and tea in Kyoto, Sat, 12 Dec 2026',
  state: 'sent',
  booking: sampleBooking._id,
  causedAt: '2026-06-01T10:00:00.000Z',
  sentAt: '2026-06-01T10:00:02.000Z',
  tries: 1,
  nextTryAt: null,
  lastFailure: null,
  isResent: false,
};
export const sampleKeptEmail: KeptEmail = {
  ...sampleEmailEntry,
  from: 'Wayfarer <agency@wayfarer.example>',
  replyTo: 'Wayfarer <agency@wayfarer.example>',
  html: '<html lang="en"><head></head><body><h1>Your trip is confirmed</h1></body></html>',
  text: 'YOUR TRIP IS CONFIRMED',
  isAsSent: true,
  canResend: true,
  canCorrect: true,
  resends: [],
};

export const sampleAnswers: { readonly [N in keyof EveryEndpoint]: z.input<EveryEndpoint[N]['answer']> } = {
  register: sampleUser,
  login: sampleLogin,
  logout: { message: 'Logged out.' },
  forgotPassword: { message: 'An email is on its way.' },
  resetPassword: { message: 'Changed.' },
  changePassword: { message: 'Changed.' },
  showAccount: sampleAccount,
  changeEmail: { message: 'An email is on its way.' },
  confirmEmail: { message: 'Confirmed.' },
  endSession: { id: sampleAccount.sessions[1]?.id ?? '' },
  endOtherSessions: { message: 'Logged out.' },
  exportAccount: {
    exportedAt: '2026-11-20T09:30:00.000Z',
    account: {
      username: sampleUser.username,
      email: sampleUser.email,
      isEmailVerified: true,
      createdAt: '2026-11-01T09:30:00.000Z',
    },
    sessions: [],
    passkeys: [],
    bookings: [sampleBooking],
    payments: [samplePayment],
    invoices: [],
    emails: [],
    messages: [],
  },
  deleteAccount: { message: 'Deleted.' },
  takeSecondStep: sampleLogin,
  startTwoFactor: { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Wayfarer:asha?secret=JBSWY3DPEHPK3PXP&issuer=Wayfarer' },
  confirmTwoFactor: { recoveryCodes: ['abcde-fghij', 'klmno-pqrst'] },
  removeTwoFactor: { message: 'Off.' },
  startPasskeyLogin: { challenge: 'c2FtcGxl', rpId: 'localhost', timeout: 300_000, userVerification: 'required' },
  logInWithPasskey: sampleLogin,
  startPasskey: {
    challenge: 'c2FtcGxl',
    rp: { id: 'localhost', name: 'Wayfarer' },
    user: { id: 'AAAA', name: sampleUser.username, displayName: sampleUser.username },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  },
  addPasskey: {
    id: sampleAccount.passkeys[0]?.id ?? '',
    name: 'My phone',
    addedAt: '2026-11-20T08:00:00.000Z',
    lastUsedAt: null,
  },
  removePasskey: { message: 'Removed.' },
  listUsers: [sampleUser, sampleAdmin],
  listInvitations: [sampleInvitation],
  invite: { invitation: sampleInvitation },
  withdrawInvitation: { id: sampleInvitation._id },
  openInvitation: { email: sampleInvitation.email, role: 'guide', invitedBy: sampleAdmin.username, hasAccount: false },
  acceptInvitation: { message: 'Done.' },
  joinByInvitation: { role: 'guide' },
  changeRole: { user: sampleUser },
  deleteUser: { id: sampleUser._id },
  listDestinations: [sampleDestination],
  findDestination: sampleDestination,
  addDestination: { newDestination: sampleDestination },
  editDestination: { destination: sampleDestination },
  deleteDestination: { id: sampleDestination._id },
  restoreDestination: { destination: sampleDestination },
  listTourPackages: [sampleTourPackage],
  filterTourPackages: [sampleTourPackage],
  countTourPackages: sampleCounts,
  findTourPackage: sampleTourPackage,
  listSimilarTourPackages: [],
  addTourPackage: { newPackage: sampleTourPackage },
  editTourPackage: { updatedPackage: sampleTourPackage },
  deleteTourPackage: { id: sampleTourPackage._id },
  listWithdrawnPackages: [sampleTourPackage],
  restoreTourPackage: { restoredPackage: sampleTourPackage },
  listSeats: { capacity: null, days: [] },
  listBookings: [sampleBooking],
  showManifest: [sampleManifestEntry],
  createBooking: { booking: sampleBooking },
  findBooking: sampleBooking,
  listBookingsOfUser: [sampleBooking],
  findTrip: sampleTrip,
  printVoucher: { filename: 'voucher-0000001E.pdf', bytes: new Uint8Array() },
  printInvoice: { filename: 'INV-2026-00000001.pdf', bytes: new Uint8Array() },
  verifyVoucher: sampleVoucherStatus,
  listTrail: sampleTrail,
  cancelBooking: { booking: { ...sampleBooking, bookingStatus: 'cancelled', canPay: false, canCancel: false } },
  listPayments: [samplePayment],
  startPayment: { url: 'https://checkout.example/cs_test_sample', sessionId: 'cs_test_sample' },
  updatePaymentStatus: { updatedPayment: samplePayment },
  refundPayment: { payment: samplePayment },
  receivePaymentEvent: { received: true },
  sendContactMessage: { message: 'Thank you.' },
  listMessages: [sampleInboxEntry],
  findMessage: sampleInboxMessage,
  changeMessage: sampleInboxMessage,
  replyToMessage: sampleInboxMessage,
  listEmails: [sampleEmailEntry],
  findEmail: sampleKeptEmail,
  resendEmail: sampleKeptEmail,
  showDashboard: sampleDashboard,
  listDepartures: sampleDashboard.departures,
  editAgency: { agency: { ...sampleAgency, version: 1 } },
  showSiteSettings: sampleSiteSettings,
  showVersion: { version: '1.0.0' },
  checkHealth: { status: 'ok' },
  checkReadiness: { status: 'ready' },
  reportViolation: { received: true },
  describeApi: { openapi: '3.1.0' },
};
