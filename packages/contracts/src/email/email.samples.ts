import type { AnswersOf } from '../answers-of.ts';
import { sampleBooking } from '../booking/booking.samples.ts';
import type { emailEndpoints } from './email.endpoints.ts';
import type { EmailEntry, KeptEmail } from './email.schema.ts';

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
  attachments: [
    { kind: 'voucher', filename: 'voucher-0000001E.pdf' },
    { kind: 'invoice', filename: 'INV-2026-00000001.pdf' },
    { kind: 'calendar', filename: 'trip.ics', text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
  ],
  isAsSent: true,
  canResend: true,
  canCorrect: true,
  resends: [],
};

export const emailAnswers: AnswersOf<typeof emailEndpoints> = {
  listEmails: [sampleEmailEntry],
  findEmail: sampleKeptEmail,
  resendEmail: sampleKeptEmail,
};
