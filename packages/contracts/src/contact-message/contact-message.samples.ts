import type { AnswersOf } from '../answers-of.ts';
import { sampleBooking } from '../booking/booking.samples.ts';
import { sampleAdmin, sampleUser } from '../user/user.samples.ts';
import { identityOf } from '../values/identity.samples.ts';
import type { contactMessageEndpoints } from './contact-message.endpoints.ts';
import type { InboxEntry, InboxMessage } from './contact-message.schema.ts';

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

export const contactMessageAnswers: AnswersOf<typeof contactMessageEndpoints> = {
  sendContactMessage: { message: 'Thank you.' },
  listMessages: [sampleInboxEntry],
  findMessage: sampleInboxMessage,
  changeMessage: sampleInboxMessage,
  replyToMessage: sampleInboxMessage,
};
