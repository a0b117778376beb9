import { expect, test } from 'vitest';
import { codeTextSchema } from '../code/code-text.ts';
import { credentialsSchema } from '../user/user.schema.ts';
import { objectIdSchema } from './object-id.ts';
import { emailSchema, lineSchema, phoneSchema, proseSchema } from './text.ts';

const said = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ message }) => message);

test('a line is trimmed, has something in it, holds no character 0, and is as long as is said', () => {
  const title = lineSchema(() => 'Enter a title.');
  expect(title.parse('  Hampi  ')).toBe('Hampi');
  for (const empty of ['', '   ', undefined, 5]) expect(said(title, empty)).toEqual(['Enter a title.']);
  expect(said(title, 'a\0b')).toEqual(['Use visible characters only.']);
  expect(said(title, 'x'.repeat(121))).toEqual(['Use at most 120 characters.']);
  expect(said(title, ` ${'x'.repeat(120)} `)).toBeUndefined();
  expect(
    said(
      proseSchema(() => 'Enter a message.'),
      'x'.repeat(5000),
    ),
  ).toBeUndefined();
  expect(
    said(
      proseSchema(() => 'Enter a message.'),
      'x'.repeat(5001),
    ),
  ).toEqual(['Use at most 5,000 characters.']);
});

test('an email address is trimmed and asked for by name', () => {
  expect(emailSchema.parse(' asha@example.com ')).toBe('asha@example.com');
  expect(said(emailSchema, undefined)).toEqual(['Enter an email address.']);
  expect(said(emailSchema, 'nobody')).toEqual(['Enter an email address such as name@example.com.']);
  expect(said(emailSchema, `${'x'.repeat(250)}@example.com`)).toContain('Use at most 254 characters.');
});

test('a text has something visible in it, joiners stay, and a person counts its characters', () => {
  const title = lineSchema(() => 'Enter a title.');
  expect(said(title, '\u200b\u2060')).toEqual(['Enter a title.']);
  for (const unseen of ['\u3164', '\u2800', '\u00ad', 'a\nb', 'a\u001bb', 'a\u2028b', 'a\u202eb'])
    expect(said(title, unseen)).toEqual(['Use visible characters only.']);
  for (const text of ['می‌خواهم', 'ශ්‍රී', '👨‍👩‍👧', 'नि'.repeat(120), '\u05d0\u200f 5']) expect(title.parse(text)).toBe(text);
  expect(said(title, 'नि'.repeat(121))).toEqual(['Use at most 120 characters.']);
  expect(said(title, `a${'\u0301'.repeat(1000)}`)).toEqual(['Use at most 120 characters.']);
  expect(
    said(
      proseSchema(() => 'Enter a message.'),
      'One.\r\n\tTwo.',
    ),
  ).toBeUndefined();
  for (const text of ['a\u0007', '\u3164\n\u2800', 'a\u202e'])
    expect(
      said(
        proseSchema(() => 'Enter a message.'),
        text,
      ),
    ).toEqual(['Use visible characters only.']);
});

test('every email address that a browser takes is taken, with a domain as browsers send it', () => {
  const local = ['first/last', 'name&co', 'user!x', '#1', 'x=y', 'a*b', 'q?', "user'", 'a..b', '.dot'];
  for (const right of [...local.map((name) => `${name}@example.com`), 'info@xn--e1afmkfd.xn--p1ai'])
    expect(emailSchema.parse(right)).toBe(right);
  for (const wrong of [
    'a b@example.com',
    'a@b@example.com',
    'a@example.com\nBcc: x@example.com',
    'a<b@example.com',
    'a,b@example.com',
  ])
    expect(said(emailSchema, wrong)).toEqual(['Enter an email address such as name@example.com.']);
});

test('an id is 24 hexadecimal digits in either case, and nothing around them', () => {
  const id = '665f1c2ab8e4d7a1c3f09e12';
  for (const right of [id, id.toUpperCase()]) expect(said(objectIdSchema, right)).toBeUndefined();
  for (const wrong of [`${id}0`, id.slice(1), `x${id.slice(1)}`, `${id}\n`, undefined, { $ne: null }])
    expect(said(objectIdSchema, wrong)).toEqual(['This is not an id.']);
});

test('what address books, chats and documents add to a text that is copied from them is taken off', () => {
  const [name, message] = [lineSchema(() => 'Enter a name.'), proseSchema(() => 'Enter a message.')];
  for (const pasted of ['\u202dAsha Rao\u202c', '\ufeffAsha Rao', '\u2068Asha Rao\u2069', ' \u200bAsha Rao\u200e\u00a0'])
    expect(name.parse(pasted)).toBe('Asha Rao');
  expect(message.parse('Call\n\u202a+91 98765\u202c today')).toBe('Call\n+91 98765 today');
  for (const pasted of [
    '\u202d+91 98765 43210\u202c',
    '\u200e+91\ufe0f 98765 43210',
    '+91\u00a098765\u202f43210',
    '+९१ ९८७६५ ४३२१०',
  ])
    expect(phoneSchema.parse(pasted)).toBe('+91 98765 43210');
  for (const hyphen of ['\u2010', '\u2011', '\u2013', '\u2212', '\uff0d']) {
    expect(phoneSchema.parse(`080${hyphen}4123`)).toBe('080-4123');
    expect(codeTextSchema.parse(`mon${hyphen}5`)).toBe('MON-5');
  }
  expect(codeTextSchema.parse('\u200bＭＯＮ５')).toBe('MON5');
  expect(emailSchema.parse('\u200easha\u200b@example.com\u00a0')).toBe('asha@example.com');
  expect(credentialsSchema.parse({ username: 'a\u200csha\u200b', password: 'x' }).username).toBe('asha');
});

test('a phone number may have an extension, and has to be a number', () => {
  for (const right of [
    '+91 80 4123 4567 ext. 12',
    '080 4123 4567 x12',
    '080 41234567, ext 5',
    '080 4123 #9',
    '0804123extension 77',
  ])
    expect(phoneSchema.parse(right)).toBe(right);
  for (const wrong of ['ext. 12', 'x12', '080 4123 ext', '080 x12 x13', 'call me'])
    expect(said(phoneSchema, wrong)).toHaveLength(1);
});
