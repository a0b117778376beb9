import { expect, test } from 'vitest';
import { unlinked, withoutStrangersLinks } from './unlinked.ts';

/** What mail clients make links of. */
const LINKS = /[\p{L}\p{N}-]\.[\p{L}\p{N}]|@[\p{L}\p{N}]|\w:[^\s\u200C]|:\/\/|\d[\d().\s-]{5,}\d/u;

test.each([
  'https://refund.evil.example/desk',
  'evil.example',
  'www.evil.example',
  'help@evil.example',
  'mailto:help',
  'tel:+18005550100',
  '例え.テスト',
  '192.0.2.1',
  '1-800-555-0100',
  '+1 555 0100 200',
  '(800) 555 0100',
  'a.b.c.d',
])('of %s no mail client makes a link, and it looks as it did', (text) => {
  const written = unlinked(`Hello ${text} there.`);
  expect(written).not.toMatch(LINKS);
  expect(written.replaceAll('\u200C', '')).toBe(`Hello ${text} there.`);
});

test('an ordinary name and message stay as they are', () => {
  for (const text of ['asha', 'Asha Rao-Nair', 'We are 4, from 5 May. Is it hot? Yes: in 2027.'])
    expect(unlinked(text)).toBe(text);
});

test('a reply quotes its message without links; what the agency wrote, and what the agency itself is sent, keep theirs', () => {
  const [name, message, reply] = ['evil.example', 'See https://evil.example', 'See https://travel.example'];
  const sent = withoutStrangersLinks({ kind: 'contact-reply', name, message, reply });
  expect(sent).toMatchObject({ name: expect.not.stringMatching(LINKS), message: expect.not.stringMatching(LINKS), reply });
  const forwarded = { kind: 'contact-forwarded', name, message, email: 'a@evil.example' } as const;
  expect(withoutStrangersLinks(forwarded)).toEqual(forwarded);
});
