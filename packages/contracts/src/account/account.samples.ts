import type { z } from 'zod';
import type { AnswersOf } from '../answers-of.ts';
import { sampleUser } from '../user/user.samples.ts';
import type { accountEndpointsWith } from './account.endpoints.ts';
import type { Account, accountExport } from './account.schema.ts';

export const sampleAccount: Account = {
  username: sampleUser.username,
  email: sampleUser.email,
  name: 'Asha Rao',
  phone: '+91 98450 12345',
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

/** What an account's export has of the account itself. */
export const sampleAccountExport: z.input<z.ZodObject<typeof accountExport>> = {
  exportedAt: '2026-11-20T09:30:00.000Z',
  account: {
    username: sampleUser.username,
    email: sampleUser.email,
    name: 'Asha Rao',
    phone: '+91 98450 12345',
    isEmailVerified: true,
    createdAt: '2026-11-01T09:30:00.000Z',
    lastLoginAt: '2026-11-20T08:00:00.000Z',
  },
  sessions: [],
  passkeys: [],
};

/** Without the export, whose other parts are of other entities. */
export const accountAnswers: AnswersOf<Omit<ReturnType<typeof accountEndpointsWith<Record<never, never>>>, 'exportAccount'>> = {
  showAccount: sampleAccount,
  changeDetails: sampleAccount,
  changeEmail: { message: 'An email is on its way.' },
  confirmEmail: { message: 'Confirmed.' },
  endSession: { id: sampleAccount.sessions[1]?.id ?? '' },
  endOtherSessions: { message: 'Logged out.' },
  deleteAccount: { message: 'Deleted.' },
};
