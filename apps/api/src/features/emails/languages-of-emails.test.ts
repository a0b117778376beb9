import ical from 'ical.js';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { inLanguage } from '../../language/in-language.ts';
import { emailSite, everyContent, everyLook } from '../../testing/email-contents.ts';
import { dayText } from '../../time/day-text.ts';
import { momentText } from '../../time/moment-text.ts';
import type { EmailContent } from './email-content.ts';
import { writeMessage, writeSubject } from './write-message.ts';

const config = { ...emailSite, LANGUAGES: ['xx', 'xr', 'ar'] };
/** Has no letter, as nothing else that people write here: what has letters is the product's own. */
const NAME = '7';

/** Staff read English, whatever their travellers read. */
const TO_STAFF = new Set<EmailContent['kind']>([
  'booking-paid',
  'booking-changed-notice',
  'balance-overdue-notice',
  'overdue-cancelled-notice',
  'staff-invitation',
  'contact-forwarded',
  'system-report',
]);
const facts = { meetingPoint: '1', map: 'https://maps.example.com/2', toBring: ['3'], included: ['4'], notIncluded: ['5'] };
const withFacts = (content: EmailContent): EmailContent =>
  'trip' in content
    ? ({
        ...content,
        trip: { ...content.trip, facts, startTime: '07:00', totalPersons: 1, minimum: { persons: 4, by: '2026-12-10' } },
      } as EmailContent)
    : content;
const looks = Object.entries(everyLook(NAME))
  .filter(([, { kind }]) => !TO_STAFF.has(kind))
  .flatMap(([name, content]) => [[name, content] as const, [`${name}, with all facts`, withFacts(content)] as const]);

const written = (content: EmailContent, language?: 'xx' | 'xr' | 'ar' | 'de') =>
  writeMessage(config, { _id: 'one', to: 'asha@example.com', content, ...(language && { language }) });

/** A text without its innermost pairs of brackets, until there are none. */
const outsideBrackets = (text: string): string => {
  const less = text.replaceAll(/\[[^[\]]*\]/g, '');
  return less === text ? text : outsideBrackets(less);
};

/** Days and instants that stand alone beside their terms. */
const datesIn = (): string[] => [
  momentText(new Date('2026-11-30T20:00:00Z'), emailSite.SITE_TIME_ZONE),
  ...['2026-12-30', '2027-01-03', '2026-12-23', '2027-04-08', '2027-04-01', '2026-12-10'].map(dayText),
];

test.each(looks)('%s: each of its words is said in the language of its reader', async (_, content) => {
  const { subject, text } = await written(content, 'xx');
  const own = [subject, text]
    .join('\n')
    .replaceAll(/https?:\/\/\S+/g, '')
    .replaceAll(emailSite.BRAND_NAME, '');
  const words = inLanguage('xx', datesIn).reduce((rest, date) => rest.replaceAll(date, ''), outsideBrackets(own));
  expect(words.match(/\p{L}+/gu) ?? []).toEqual([]);
});

test('an email that is read from right to left says so, and what it leads to is in its language', async () => {
  const { html, text } = await written(everyContent('Hampi')['booking-confirmed'], 'ar');
  expect(html).toMatch(/<html(?=[^>]* dir="rtl")(?=[^>]* lang="ar")/);
  expect(html).toMatch(/<table(?=[^>]* dir="rtl")[^>]*max-width:560px/);
  expect(html).toContain('padding:7px 0 7px 16px');
  expect(text).toContain('https://wayfarer.example/ar/my-trip/0123456789abcdef01234567');
});

test('names, days and amounts within words that are read from right to left keep their own order, in its head too', async () => {
  const message = await written(everyContent('Hampi & back')['booking-confirmed'], 'xr');
  expect(message.subject).toBe('Confirmed: \u2068Hampi & back\u2069, \u2068Wed, 30 Dec 2026\u2069');
  expect(message.text).toContain('Hello \u2068Hampi & back\u2069, we have received');
  const { message: source } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  const mail = await simpleParser(Buffer.from(source as Buffer));
  expect(mail.subject).toBe(message.subject);
});

test('a link stays whole where it is read from right to left', async () => {
  const { trip, ...rest } = everyContent('Hampi')['booking-confirmed'];
  const content = { ...rest, trip: { ...trip, facts, hasNoPassword: true } } as const;
  const { text, icalEvent } = await written(content, 'xr');
  expect(text).toContain(`\n${facts.map}\n`);
  expect(text).toContain('at https://wayfarer.example/xr/forgot-password.');
  const entry = new ical.Component(ical.parse(String((icalEvent as { content: string }).content)));
  const { description } = new ical.Event(entry.getFirstSubcomponent('vevent') ?? undefined);
  expect(description).toContain(`Map: ${facts.map}\n`);
});

test('English has neither a mark nor a prefix, as without any language', async () => {
  const { subject, html, text } = await written(everyContent('Hampi')['booking-confirmed']);
  expect(html).toMatch(/<html(?=[^>]* dir="ltr")(?=[^>]* lang="en")/);
  expect(subject + html + text).not.toMatch(/[\u2068\u2069]/);
  expect(text).toContain('https://wayfarer.example/my-trip/0123456789abcdef01234567');
});

test('a language that the site no longer offers is written in English, with links that lead somewhere', async () => {
  const content = everyContent('Hampi')['booking-confirmed'];
  const [{ html, text }, english] = [await written(content, 'de'), await written(content)];
  expect({ html, text }).toEqual({ html: english.html, text: english.text });
  expect(writeSubject(config, { content, language: 'de' })).toBe(writeSubject(config, { content }));
});

test('the calendar entry of an email is in its language', async () => {
  const { icalEvent } = await written(everyContent(NAME)['booking-confirmed'], 'xx');
  expect(String((icalEvent as { content: string }).content)).toMatch(/DESCRIPTION:\[Böö/);
});

test('what the agency wrote itself is sent as it was written, with days and amounts as it writes them', async () => {
  const content = everyContent('Hampi')['trip-reminder'];
  const own = { subject: '{when}: {trip}', text: 'Hello {name}, see you {when}.\n\nYour {agency}' };
  const agency = { name: 'Wayfarer', accentLight: '#00657a', accentDark: '#5cc0d3', logo: null, email: '' };
  const site = { ...config, agency: { ...agency, letters: { 'trip-reminder': own } } };
  const { subject, text } = await writeMessage(site, { _id: 'one', to: 'asha@example.com', content, language: 'xx' });
  expect(subject).toBe('In a week: Hampi');
  expect(text).toContain('Hello Hampi, see you in a week.');
  expect(text).toContain('[Whéñ');
});
