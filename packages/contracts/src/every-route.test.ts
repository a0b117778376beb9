import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { defineEndpoints, type Endpoint } from './define-endpoints.ts';
import { everyEndpoint } from './every-entity.ts';
import { everyRoute } from './every-route.ts';
import type { Route } from './route.ts';

test('a browser learns of a call its method, its path and its pictures, and nothing else', () => {
  const keys = new Set(Object.values<Route>(everyRoute).flatMap((route) => Object.keys(route)));
  expect([...keys].toSorted()).toEqual(['method', 'path', 'pictures']);
  // Only the server knows who may call: website code that reads it does not compile, and if it did these
  // lines would not.
  expectTypeOf(everyRoute.deleteUser).not.toHaveProperty('access');
  expectTypeOf(everyRoute.findBooking).not.toHaveProperty('owned');
  expectTypeOf(everyRoute.createBooking).not.toHaveProperty('errors');
  expectTypeOf(everyRoute.createBooking).not.toHaveProperty('summary');
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

test('nothing is answered from memory but reads that are the same for everybody', () => {
  const cached = Object.values<Endpoint>(everyEndpoint).filter((endpoint) => endpoint.cached);
  expect(cached).not.toEqual([]);
  for (const endpoint of cached) expect(endpoint).toMatchObject({ method: 'GET', access: 'everyone' });
});
