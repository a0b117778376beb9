import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineEndpoints } from './define-endpoints.ts';
import { everyEndpoint } from './every-entity.ts';
import { everyRoute } from './every-route.ts';
import type { Route } from './route.ts';

test('a browser learns of a call its method, its path and its pictures, and nothing else', () => {
  const keys = new Set(Object.values<Route>(everyRoute).flatMap((route) => Object.keys(route)));
  expect([...keys].toSorted()).toEqual(['method', 'path', 'pictures']);
  // @ts-expect-error who may call is the server's to know: website code that reads it does not compile
  expect(everyRoute.deleteUser.access).toBeUndefined();
  // @ts-expect-error
  expect(everyRoute.findBooking.owned).toBeUndefined();
  // @ts-expect-error
  expect(everyRoute.createBooking.errors).toBeUndefined();
  // @ts-expect-error
  expect(everyRoute.createBooking.summary).toBeUndefined();
});

test('every route has its endpoint, under the same method and path', () => {
  expect(Object.keys(everyEndpoint).toSorted()).toEqual(Object.keys(everyRoute).toSorted());
  expect(everyEndpoint).toMatchObject(everyRoute);
});

test('an endpoint without a route does not compile', () => {
  const details = { summary: '', access: 'everyone', errors: [], answer: z.string() } as const;
  // @ts-expect-error the table of routes names no such call
  expect(defineEndpoints({ giveMoneyAway: details })).toHaveProperty('giveMoneyAway');
});
