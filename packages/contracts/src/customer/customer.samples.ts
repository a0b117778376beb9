import { sampleAccount } from '../account/account.samples.ts';
import { sampleInboxEntry } from '../contact-message/contact-message.samples.ts';
import { sampleUser } from '../user/user.samples.ts';
import { identityOf } from '../values/identity.samples.ts';
import type { CustomerDetail } from './customer.schema.ts';
import type { JoinPreview } from './join.schema.ts';
import type { ListedCustomer } from './listed-customer.schema.ts';

const [{ browser, startedAt, lastUsedAt } = { browser: null, startedAt: '', lastUsedAt: '' }] = sampleAccount.sessions;

const SINCE = '2026-11-01T09:30:00.000Z';

export const sampleCustomerDetail: CustomerDetail = {
  ...sampleUser,
  createdAt: SINCE,
  isEmailVerified: true,
  lastLoginAt: '2026-11-20T08:00:00.000Z',
  trips: 1,
  spent: 5999.97,
  contact: null,
  sessions: [{ browser, startedAt, lastUsedAt }],
  messages: [sampleInboxEntry],
};

export const sampleJoinPreview: JoinPreview = {
  kept: { ...identityOf(1), username: 'asha', email: 'asha@example.com', isEmailVerified: true, createdAt: SINCE, bookings: 1 },
  closed: {
    ...identityOf(3),
    username: 'asha-rao',
    name: 'Asha Rao',
    phone: '080 4123 4567',
    email: null,
    isEmailVerified: false,
    createdAt: SINCE,
    bookings: 2,
  },
  mayTurn: false,
  after: { name: 'Asha Rao', phone: '080 4123 4567' },
  moves: { bookings: 2, notes: 1, messages: 0, emails: 3, codeUses: 1 },
  lost: { hasPassword: false, passkeys: 0, sessions: 0 },
  endsLogin: false,
};

export const sampleListedCustomer: ListedCustomer = {
  ...sampleUser,
  phone: '080 4123 4567',
  trips: 1,
  spent: 5999.97,
  lastTrip: { title: 'Hampi at walking pace', travelDate: '2026-12-12' },
};

/** Without the export, which is that of the account. */
export const customerAnswers = {
  browseCustomers: [sampleListedCustomer],
  findCustomer: sampleCustomerDetail,
  changeCustomer: sampleCustomerDetail,
  correctEmail: sampleCustomerDetail,
  previewJoin: sampleJoinPreview,
  joinCustomers: sampleCustomerDetail,
};
