import {
  type Account,
  type DepartureDay,
  type EmailEntry,
  type InboxEntry,
  type InboxMessage,
  type KeptEmail,
  type OpenedInvitation,
  sampleAccount,
  sampleAnswers,
  sampleDashboard,
  sampleEmailEntry,
  sampleInboxEntry,
  sampleInboxMessage,
  sampleKeptEmail,
  sampleTrip,
  type Trip,
} from '@wayfarer/contracts';
import type { Answering } from './api-interceptor.ts';
import { bookingOf, identityOf, kinds, tourOf, userOf, wordingOf } from './longest-contents.ts';

const emailOf = (end: string): EmailEntry => ({
  ...sampleEmailEntry,
  ...identityOf(6, end),
  to: userOf(end).email,
  subject: wordingOf(end).line(200),
  ...(end === kinds.word
    ? { state: 'given_up', sentAt: null, tries: 40, lastFailure: `550 5.1.1 ${wordingOf(end).line(400)}` }
    : { state: 'waiting', sentAt: null, nextTryAt: '2026-11-20T09:33:00.000Z', isResent: true }),
});

const keptOf = (end: string): KeptEmail => ({
  ...sampleKeptEmail,
  ...emailOf(end),
  from: userOf(end).email,
  replyTo: userOf(end).email,
  html: `<html lang="en"><head></head><body><p>${wordingOf(end).line(400)}</p></body></html>`,
  text: wordingOf(end).prose,
  isAsSent: false,
  resends: [emailOf(end)],
});

const entryOf = (end: string): InboxEntry => {
  const { line } = wordingOf(end);
  const { _id, id, email, username } = userOf(end);
  return {
    ...sampleInboxEntry,
    ...identityOf(7, end),
    name: line(120),
    email,
    beginning: line(200),
    assignee: { _id, id, username },
  };
};

const messageOf = (end: string, image: string): InboxMessage => {
  const { prose } = wordingOf(end);
  const { beginning: _, replies: __, ...entry } = entryOf(end);
  const person = entry.assignee ?? sampleInboxMessage.assignees[0];
  return {
    ...sampleInboxMessage,
    ...entry,
    message: prose,
    replies: [{ text: prose, sentAt: '2026-11-20T10:00:00.000Z', by: userOf(end).username }],
    customer: person === undefined ? null : { ...person, isEmailVerified: false },
    bookings: [bookingOf(end, image)],
    assignees: person === undefined ? [] : [person],
  };
};

const departuresOf = (image: string): DepartureDay[] =>
  sampleDashboard.departures.map((day) => ({
    ...day,
    departures: 12_345,
    persons: 1_234_567,
    largest: Object.values(kinds).map((end) => {
      const { _id, title, capacity } = tourOf(end, image);
      return { tourPackageId: _id, title, persons: 10_000, capacity: end === kinds.word ? null : (capacity ?? null) };
    }),
  }));

const account: Account = {
  ...sampleAccount,
  ...userOf(kinds.word),
  isEmailVerified: false,
  twoFactor: { isOn: true, isRequired: true, recoveryCodes: 1 },
  passkeys: Object.values(kinds).map((end) => ({
    id: `7b1d5c3e-2f4a-4b6c-8d9e-0f1a2b3c4d5${end}`,
    name: wordingOf(end).line(60),
    addedAt: '2026-11-01T08:00:00.000Z',
    lastUsedAt: null,
  })),
};

const tripOf = (end: string, image: string): Trip => ({
  ...sampleTrip,
  booking: bookingOf(end, image),
  days: tourOf(end, image).itinerary,
  invoices: [{ number: 'CN-2026-00000042', kind: 'credit-note', issuedOn: '2026-11-20', total: 9_999_999_999.99 }],
  isEmailConfirmed: false,
});

const invitationOf = (end: string): OpenedInvitation => ({
  ...sampleAnswers.openInvitation,
  email: userOf(end).email,
  invitedBy: userOf(end).username,
  hasAccount: end === kinds.word,
});

/** Like `longestContents`, for accounts, invitations, emails, messages, departures and a trip's own page. */
export const longestMail = (image: string): Answering => {
  const both = <Entry>(of: (end: string) => Entry) => ({ body: Object.values(kinds).map(of), headers: { 'X-Total-Count': '2' } });
  return (path) => {
    const end = path.at(-1) ?? '';
    if (path === '/api/account') return { body: account };
    if (path === '/api/invitation/open') return { body: invitationOf(kinds.words) };
    if (path === '/api/departure') return { body: departuresOf(image) };
    if (path.startsWith('/api/departure/')) return both((one) => bookingOf(one, image));
    if (path === '/api/emails') return both(emailOf);
    if (path.startsWith('/api/emails/')) return { body: keptOf(end) };
    if (path === '/api/contactus') return both(entryOf);
    if (path.startsWith('/api/contactus/')) return { body: messageOf(end, image) };
    if (path.startsWith('/api/booking/trip/')) return { body: tripOf(end, image) };
    return null;
  };
};
