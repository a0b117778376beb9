import ical from 'ical.js';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import type { EmailContent, EmailKind } from './email-content.ts';
import { type WritingConfig, writeMessage } from './write-message.ts';

const config: WritingConfig = {
  BRAND_NAME: 'Wayfarer',
  PUBLIC_URL: 'https://wayfarer.example',
  SITE_TIME_ZONE: 'Asia/Kolkata',
  EMAIL_FROM: 'trips@wayfarer.example',
  EMAIL_REPLY_TO: 'desk@wayfarer.example',
  TOKEN_SECRET: 'a secret for tests that is long enough',
};
const ATTACK = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'&';
const BREAKS = 'one\r\nBcc: victim@example.com\r\n\r\nbody\u2028two\0';
const values = ['Hampi & back', ATTACK, BREAKS, 'x'.repeat(10_000), `${'नमस्ते 漢字 مرحبا '.repeat(20)}`];

const everyContent = (value: string): { [Kind in EmailKind]: Extract<EmailContent, { kind: Kind }> } => {
  const trip = {
    bookingId: '0123456789abcdef01234567',
    userId: '0123456789abcdef01234568',
    title: value,
    place: value,
    travelDate: '2026-12-30',
    days: 5,
    totalPersons: 2,
    totalAmount: 3999.98,
  };
  const at = new Date('2026-11-30T20:00:00Z');
  const about = { username: value, trip };
  return {
    welcome: { kind: 'welcome', username: value, nonce: 'a nonce', validUntil: at },
    'already-registered': { kind: 'already-registered', username: value },
    'new-login': { kind: 'new-login', username: value, browser: value, at },
    'booking-received': { kind: 'booking-received', ...about, payUntil: at },
    'booking-confirmed': { kind: 'booking-confirmed', ...about },
    'payment-failed': { kind: 'payment-failed', ...about, seatsHeldUntil: null },
    'booking-cancelled': {
      kind: 'booking-cancelled',
      ...about,
      refund: 1999.99,
      kept: 1999.99,
      wasConfirmed: true,
      seatsSold: false,
      byAgency: true,
    },
    'hold-expired': { kind: 'hold-expired', ...about },
    'trip-reminder': { kind: 'trip-reminder', ...about, firstDay: value },
    'refund-returned': { kind: 'refund-returned', ...about, refund: 1999.99 },
    'refund-completed': { kind: 'refund-completed', ...about, refund: 1999.99 },
    'password-reset': { kind: 'password-reset', username: value, nonce: 'a nonce', validUntil: at },
    'staff-invitation': { kind: 'staff-invitation', inviter: value, role: 'guide', nonce: 'a nonce', validUntil: at },
    'confirm-email': { kind: 'confirm-email', username: value, nonce: 'a nonce', validUntil: at },
    'email-changed': { kind: 'email-changed', username: value, isFormer: true, email: 'asha@example.com', changedAt: at },
    'password-changed': { kind: 'password-changed', username: value, changedAt: at },
    'passkey-changed': { kind: 'passkey-changed', username: value, isAdded: true, changedAt: at },
    'two-factor-changed': { kind: 'two-factor-changed', username: value, isOn: true, changedAt: at },
    'contact-received': { kind: 'contact-received' },
    'contact-reply': { kind: 'contact-reply', name: value, message: value, reply: value },
    'contact-forwarded': { kind: 'contact-forwarded', name: value, email: 'asha@example.com', message: value },
  };
};
const kinds = Object.keys(everyContent('')) as EmailKind[];

/** What a mail program reads, from the bytes that go over the wire. */
const readAs = async (content: EmailContent) => {
  const message = await writeMessage(config, { _id: `booking/1/${content.kind}`, to: 'asha@example.com', content });
  const { message: source } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  const bytes = Buffer.from(source as Buffer);
  return { mail: await simpleParser(bytes), head: bytes.toString('latin1').split('\r\n\r\n')[0] ?? '' };
};

test.each(kinds)('%s: whatever is in its values, it has its own headers alone, and markup is shown as text', async (kind) => {
  for (const value of values) {
    const { mail, head } = await readAs(everyContent(value)[kind]);
    expect(head).not.toMatch(/^bcc:/im);
    expect([mail.to ?? []].flat().map(({ text }) => text)).toEqual(['asha@example.com']);
    expect(mail.from?.value).toEqual([{ name: 'Wayfarer', address: 'trips@wayfarer.example' }]);
    expect(mail.subject?.length).toBeLessThanOrEqual(150);
    expect(mail.subject).not.toMatch(/[\r\n\0]/);
    expect(String(mail.html)).not.toMatch(/<script|<img|onerror=[^&]*>/i);
    // Gmail cuts off what is longer.
    expect(Buffer.byteLength(String(mail.html))).toBeLessThan(102_400);
    expect(mail.text?.trim()).not.toBe('');
  }
});

test.each(kinds)('%s says why it was sent, in both forms, and answers reach a person', async (kind) => {
  const { mail } = await readAs(everyContent('Asha')[kind]);
  for (const form of [mail.html || '', mail.text ?? '']) expect(form).toContain('You get this email because');
  const answersTo = kind === 'contact-forwarded' ? 'asha@example.com' : 'desk@wayfarer.example';
  expect(mail.replyTo?.value.map(({ address }) => address)).toEqual([answersTo]);
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
});

test('the same email is the same each time that it is sent, and another one is not', async () => {
  const [once, again] = [await readAs(everyContent('Asha').welcome), await readAs(everyContent('Asha').welcome)];
  const other = await readAs(everyContent('Asha')['password-changed']);
  expect(once.mail.messageId).toBe(again.mail.messageId);
  expect(once.mail.messageId).not.toBe(other.mail.messageId);
});

test.each([
  ['booking-confirmed', 'PUBLISH', 'CONFIRMED', 0],
  ['booking-cancelled', 'CANCEL', 'CANCELLED', 1],
] as const)(
  '%s brings the days of the trip for a calendar, which a later email can take out again',
  async (kind, method, status, sequence) => {
    for (const value of values.slice(0, 4)) {
      const { mail } = await readAs(everyContent(value)[kind]);
      const file = mail.attachments.find(({ contentType }) => contentType.includes('calendar') || contentType.includes('ics'));
      const calendar = new ical.Component(ical.parse(String(file?.content)));
      const [entry, ...others] = calendar.getAllSubcomponents('vevent');
      expect(others).toEqual([]);
      const event = new ical.Event(entry);
      expect(calendar.getFirstPropertyValue('method')).toBe(method);
      expect(entry?.getFirstPropertyValue('status')).toBe(status);
      expect(event.sequence).toBe(sequence);
      expect(event.uid).toBe('booking-0123456789abcdef01234567@wayfarer.example');
      // The last day is the day before its end.
      expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
        true,
        '2026-12-30',
        '2027-01-04',
      ]);
      expect(event.description).toContain('Asia/Kolkata');
      expect(event.description).toContain('Booking 01234567');
    }
  },
);

test('days and instants are those of the site, and money has its sign', async () => {
  const { mail } = await readAs(everyContent('Hampi')['booking-received']);
  expect(mail.text).toContain('Wed, 30 Dec 2026 to Sun, 3 Jan 2027 (5 days)');
  expect(mail.text).toContain('Tue, 1 Dec 2026, 01:30 (Asia/Kolkata)');
  expect(mail.text).toContain('₹3,999.98');
  expect(mail.html).toContain('https://wayfarer.example/payment-session/0123456789abcdef01234567');
});
