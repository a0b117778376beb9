import { expect, test } from 'vitest';
import { agencyFormSchema } from './agency.schema.ts';
import { writtenAgency } from './written-agency.ts';

const written = { ...writtenAgency('Wayfarer'), version: 0 };
const sentencesFor = (fields: object): string[] =>
  (agencyFormSchema.safeParse({ ...written, ...fields }).error?.issues ?? []).map(({ message }) => message);

test('the written texts can be saved as they are, and a brand is nothing but a name in them', () => {
  expect(agencyFormSchema.parse(written)).toEqual({ ...written, keepsLogo: 'true' });
});

test.each([
  '',
  'https://example.com/help?a=1#b',
  'http://example.com',
  'mailto:hello@example.com',
  '/contact',
  '/package-view?a=b',
])('a link of the footer may lead to “%s”', (contributeLink) => expect(sentencesFor({ contributeLink })).toEqual([]));

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<b>',
  'ftp://example.com',
  '//example.com',
  '/\\example.com',
  'example.com',
  'https://',
  'http://a b',
  '/con tact',
  'see https://example.com',
  'https://example.com/a b',
])('a link of the footer leads nowhere by “%s”', (contactLink) =>
  expect(sentencesFor({ contactLink })).toEqual([
    'Enter an address such as https://example.com, mailto:name@example.com or /contact.',
  ]),
);

test.each(['112', '+91 80 4123 4567', '(080) 41.23-45', '5', '+49/89 1 (0)'])('the phone number may be “%s”', (phone) =>
  expect(sentencesFor({ phone })).toEqual([]),
);

test.each(['call us', '+', '( ) -', '80 call', 'call 80', '8a0', '++80', '80+'])('the phone number is not “%s”', (phone) =>
  expect(sentencesFor({ phone })).toEqual(['Enter a phone number such as +91 80 4123 4567.']),
);

test.each([
  [{ accentLight: 'red' }, 'Write the colour as # and six digits, such as #00657a.'],
  [{ accentLight: '#fff}body{display:none' }, 'Write the colour as # and six digits, such as #00657a.'],
  [{ figures: '[]' }, 'Keep at least 1.'],
  [{ clientReviews: 'none' }, 'The testimonials are a JSON list.'],
  [{ figures: [{ figure: '', label: 'Tours' }] }, 'Enter a figure.'],
  [{ name: ' ' }, 'Enter a name.'],
])('%j is refused with one sentence', (fields, sentence) => expect(sentencesFor(fields)).toEqual([sentence]));
