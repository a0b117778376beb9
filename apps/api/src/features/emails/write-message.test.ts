import ical from 'ical.js';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { emailSite as config, everyContent, ownAgencySite } from '../../testing/email-contents.ts';
import type { EmailContent, EmailKind } from './email-content.ts';
import { type WritingConfig, writeMessage } from './write-message.ts';

const ATTACK = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'&';
const BREAKS = 'one\r\nBcc: victim@example.com\r\n\r\nbody\u2028two\0';
const values = ['Hampi & back', ATTACK, BREAKS, 'x'.repeat(10_000), `${'नमस्ते 漢字 مرحبا '.repeat(20)}`];

const kinds = Object.keys(everyContent('')) as EmailKind[];

/** What a mail program reads from the raw message. */
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
    // Gmail clips longer emails.
    expect(Buffer.byteLength(String(mail.html))).toBeLessThan(102_400);
    expect(mail.text?.trim()).not.toBe('');
  }
});

test.each(kinds)('%s says why it was sent, in both forms, and answers reach a person', async (kind) => {
  const { mail } = await readAs(everyContent('Asha')[kind]);
  for (const form of [mail.html || '', mail.text ?? '']) expect(form).toContain('You are receiving this email because');
  const answersTo = kind === 'contact-forwarded' ? 'asha@example.com' : 'desk@wayfarer.example';
  expect(mail.replyTo?.value.map(({ address }) => address)).toEqual([answersTo]);
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
});

test.each(kinds)('%s wears the colours of the agency and its logo, beside which its name stands as text', async (kind) => {
  const message = await writeMessage(ownAgencySite, { _id: kind, to: 'asha@example.com', content: everyContent('Asha')[kind] });
  const html = String(message.html);
  for (const colour of [/#a3457a/i, /#c58f5a/i]) expect(html).toMatch(colour);
  expect(html).not.toMatch(/#00657a|#5cc0d3/i);
  const [logo = '', ...others] = html.match(/<img[^>]*>/g) ?? [];
  expect(others).toEqual([]);
  expect(logo).toContain(`src="https://wayfarer.example/pictures/${'a1'.repeat(16)}-180.png"`);
  expect(logo).toContain('alt=""');
  expect(html.slice(html.indexOf(logo) + logo.length).trimStart()).toMatch(/^Blue Door Travel/);
  expect(message.text).not.toContain('/pictures/');
  expect(message.from).toEqual({ name: 'Blue Door Travel', address: 'trips@wayfarer.example' });
});

test('answers go to the configured address, else to the agency’s own, else to the sender’s', async () => {
  const { EMAIL_REPLY_TO: _, ...unset } = ownAgencySite;
  const { agency: __, ...unchanged } = unset;
  const answersTo = async (site: WritingConfig) =>
    (await writeMessage(site, { _id: 'one', to: 'asha@example.com', content: everyContent('Asha').welcome })).replyTo.address;
  expect(await answersTo(ownAgencySite)).toBe('desk@wayfarer.example');
  expect(await answersTo(unset)).toBe('desk@blue-door.example');
  expect(await answersTo(unchanged)).toBe('trips@wayfarer.example');
});

test('an address for answers with a line break, as an earlier version may have stored it, brings no header along', async () => {
  const { mail, head } = await readAs({ ...everyContent('Asha')['contact-forwarded'], email: `asha@example.com${BREAKS}` });
  expect(head).not.toMatch(/^bcc:/im);
  expect(mail.bcc).toBeUndefined();
  expect([mail.to ?? []].flat().map(({ text }) => text)).toEqual(['asha@example.com']);
});

test('a name that is written as an encoded word arrives as it was typed, and decodes to nothing else', async () => {
  const name = '=?utf-8?b?UGF5IG5vdw==?=';
  const { mail, head } = await readAs({ ...everyContent('Asha')['contact-forwarded'], name });
  expect(head).not.toContain('=?utf-8?b?UGF5');
  expect(mail.subject).not.toContain('Pay now');
  expect(mail.replyTo?.value[0]?.name).not.toContain('Pay now');
});

test('a welcome to whose address is confirmed already asks for nothing, and has no secret link', async () => {
  const { mail } = await readAs({ kind: 'welcome', username: 'Asha', nonce: null });
  expect(mail.text).not.toMatch(/confirm-email|Please confirm/);
  expect(mail.text).toContain('https://wayfarer.example/account');
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
    for (const value of [...values.slice(0, 4), 'one\rATTENDEE:mailto:victim@example.com\u0085two']) {
      const { mail } = await readAs(everyContent(value)[kind]);
      const file = mail.attachments.find(({ contentType }) => contentType.includes('calendar') || contentType.includes('ics'));
      expect(String(file?.content).replaceAll(/\r\n\t?/g, '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      const calendar = new ical.Component(ical.parse(String(file?.content)));
      const [entry, ...others] = calendar.getAllSubcomponents('vevent');
      expect(others).toEqual([]);
      const event = new ical.Event(entry);
      expect(calendar.getFirstPropertyValue('method')).toBe(method);
      expect(entry?.getFirstPropertyValue('status')).toBe(status);
      expect(event.sequence).toBe(sequence);
      expect(event.uid).toBe('booking-0123456789abcdef01234567@wayfarer.example');
      // The end is exclusive.
      expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
        true,
        '2026-12-30',
        '2027-01-04',
      ]);
      expect(event.description).toContain('Booking 01234567');
    }
  },
);

test('the text form keeps each line of a list on a line of its own', async () => {
  const { mail } = await readAs(everyContent('Hampi')['trip-reminder']);
  const lines = mail.text?.split('\n').filter((line) => line.includes('•'));
  expect(lines?.map((line) => line.indexOf('•') + line.lastIndexOf('•'))).toEqual([0, 0, 0]);
});

test('what people wrote keeps its lines in both forms', async () => {
  const { mail } = await readAs({ ...everyContent('Asha')['contact-forwarded'], message: 'first\r\nsecond\n\nthird' });
  expect(mail.text).toContain('first\nsecond\n\nthird');
  expect(mail.html).toMatch(/first<br\/?>second<br\/?><br\/?>third/);
});

test('days and instants are those of the site, and money has its sign', async () => {
  const { mail } = await readAs(everyContent('Hampi')['booking-received']);
  expect(mail.text).toContain('Wed, 30 Dec 2026 to Sun, 3 Jan 2027 (5 days)');
  expect(mail.text).toContain('Tue, 1 Dec 2026, 01:30 (Asia/Kolkata)');
  expect(mail.text).toContain('₹3,999.98');
  expect(mail.html).toContain('https://wayfarer.example/payment-session/0123456789abcdef01234567');
});
