import { sampleAccount } from '../account/account.samples.ts';
import { sampleInboxEntry } from '../contact-message/contact-message.samples.ts';
import { sampleUser } from '../user/user.samples.ts';
import type { CustomerDetail } from './customer.schema.ts';

const [{ browser, startedAt, lastUsedAt } = { browser: null, startedAt: '', lastUsedAt: '' }] = sampleAccount.sessions;

export const sampleCustomerDetail: CustomerDetail = {
  ...sampleUser,
  createdAt: '2026-11-01T09:30:00.000Z',
  isEmailVerified: true,
  lastLoginAt: '2026-11-20T08:00:00.000Z',
  trips: 1,
  spent: 5999.97,
  contact: null,
  sessions: [{ browser, startedAt, lastUsedAt }],
  messages: [sampleInboxEntry],
};

/** Without the export, which is that of the account. */
export const customerAnswers = {
  findCustomer: sampleCustomerDetail,
  changeCustomer: sampleCustomerDetail,
  correctEmail: sampleCustomerDetail,
};
