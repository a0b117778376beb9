import { type Screen, screens } from '@wayfarer/contracts/screens';
import { expect, test } from 'vitest';
import { screenAt } from './screen-at.ts';

const ID = '665f1c2ab8e4d7a1c3f09e12';
const addressOf = (path: string): string =>
  path
    .replace('{day}', '2026-12-12')
    .replace('{kind}', 'booking-confirmed')
    .replaceAll(/\{\w+\}/g, ID);

test.each(Object.entries<Screen>(screens))('%s is found at its own address and at no longer one', (_, screen) => {
  const address = addressOf(screen.path);
  expect(screenAt(address)?.screen).toBe(screen);
  expect(screenAt(`${address}/more`)).toBeNull();
});

test('an address with an id yields it, in capitals too; with anything else there is no screen', () => {
  expect(screenAt(`/package-view/${ID}`)?.params).toEqual({ id: ID });
  expect(screenAt(`/package-view/${ID.toUpperCase()}`)?.params).toEqual({ id: ID.toUpperCase() });
  expect(screenAt('/payment-success/cs_test_a1-B2')?.params).toEqual({ sessionId: 'cs_test_a1-B2' });
  for (const path of [
    '/package-view/1',
    `/package-view/${ID}0`,
    '/payment-success/a b',
    `/departures/${ID}/today`,
    '/no-such-place',
    '',
  ])
    expect(screenAt(path)).toBeNull();
});
