import { namedSourceSchema } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { linkThrough, rememberedSource, rememberSource } from './booking-source.ts';

test.each([
  ['?partner=Hotel%20Sunrise&utm_campaign=x', { kind: 'partner', name: 'Hotel Sunrise' }],
  ['?utm_campaign=%E0%A4%A6%E0%A5%80%E0%A4%B5%E0%A4%BE%E0%A4%B2%E0%A5%80', { kind: 'campaign', name: 'दीवाली' }],
  ['?utm_source=newsletter', { kind: 'campaign', name: 'newsletter' }],
])('a visit that begins with %s is remembered as the server takes it', (search, source) => {
  rememberSource(search);
  expect(rememberedSource()).toEqual(source);
  expect(namedSourceSchema.parse(source)).toEqual(source);
});

test.each(['?partner=', `?partner=${'x'.repeat(81)}`, '?utm_campaign=%3Cscript%3E', '?partner=a%00b', '?page=2'])(
  'what no booking could keep, such as %s, is not remembered, and keeps nobody from booking',
  (search) => {
    rememberSource(search);
    expect(rememberedSource()).toBeUndefined();
  },
);

test('a link that staff make is read as what they typed', () => {
  rememberSource(new URL(linkThrough('https://tours.example', { kind: 'partner', name: ' Hotel & Spa ' }) ?? '').search);
  expect(rememberedSource()).toEqual({ kind: 'partner', name: 'Hotel & Spa' });
});
