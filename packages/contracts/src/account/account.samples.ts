import type { AnswersOf } from '../answers-of.ts';
import { sampleBooking } from '../booking/booking.samples.ts';
import { samplePayment } from '../payment/payment.samples.ts';
import { sampleUser } from '../user/user.samples.ts';
import type { accountEndpoints } from './account.endpoints.ts';
import type { Account } from './account.schema.ts';

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

export const accountAnswers: AnswersOf<typeof accountEndpoints> = {
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
};
