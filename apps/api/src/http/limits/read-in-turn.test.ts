import { EventEmitter } from 'node:events';
import { availableParallelism } from 'node:os';
import { setImmediate as settle } from 'node:timers/promises';
import { type EndpointName, everyEndpoint } from '@wayfarer/contracts';
import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import { createDatabaseLatency } from './database-latency.ts';
import { createReadTurns } from './read-in-turn.ts';

/** Many calls of one kind at once, none of which ends by itself. */
const many = (name: EndpointName, latency = createDatabaseLatency()) => {
  const inTurn = createReadTurns({ latency, longestWait: 60_000 })(name, everyEndpoint[name]);
  const ends: (() => void)[] = [];
  const refused: unknown[] = [];
  const callers = Array.from({ length: 60 }, (_, index) => {
    const socket = { remoteAddress: `192.0.2.${index}` };
    const request = { socket, headers: {}, get: () => '', app: { get: () => () => false } } as unknown as Request;
    const response = Object.assign(new EventEmitter(), { locals: {} }) as unknown as Response;
    inTurn(request, response, () => new Promise<void>((resolve) => void ends.push(resolve))).catch(({ code }) =>
      refused.push(code),
    );
    return response;
  });
  return { callers, refused, begun: () => ends.length, endOne: () => ends[0]?.() };
};

test('of many orders at once 16 run; the next begins when one ends, and callers that hung up are skipped', async () => {
  const { callers, refused, begun, endOne } = many('createBooking');
  await settle();
  expect(begun()).toBe(16);
  for (const left of callers.slice(16, 59)) left.emit('close');
  endOne();
  await settle();
  expect(begun()).toBe(17);
  expect(refused).toEqual(Array.from({ length: 43 }, () => 'BUSY'));
});

test('a change that waits for a password or for the provider has no turn: it waits there', async () => {
  for (const name of ['login', 'startPayment', 'changePassword'] as const) {
    const { begun } = many(name);
    await settle();
    expect(begun(), name).toBe(60);
  }
});

test('dashboard and departures, which wait for figures, take no turn from other reads: concurrent callers share one run', async () => {
  for (const name of ['showDashboard', 'listDepartures'] as const) {
    const { begun } = many(name);
    await settle();
    expect(begun(), name).toBe(60);
  }
});

test('as many reads run at once as there are processors, more with a higher database latency, but never too many for the memory', async () => {
  const least = Math.max(2, availableParallelism());
  const begunWhenAway = async (...milliseconds: number[]): Promise<number> => {
    const latency = createDatabaseLatency();
    for (const each of milliseconds) latency.note(each);
    const { begun } = many('listBookingsOfUser', latency);
    await settle();
    return begun();
  };
  expect(await begunWhenAway()).toBe(least);
  expect(await begunWhenAway(45)).toBe(least);
  expect(await begunWhenAway(250)).toBe(Math.max(25, least));
  expect(await begunWhenAway(5000)).toBe(Math.max(32, least));
  // Fifteen met the work of others on the way.
  expect(await begunWhenAway(...Array.from({ length: 15 }, () => 500), 3)).toBe(least);
});

test('reads that wait begin as soon as the database is known to be far away, and what was known is forgotten', async () => {
  const least = Math.max(2, availableParallelism());
  let now = 0;
  const latency = createDatabaseLatency(() => now);
  const { begun, endOne } = many('listBookingsOfUser', latency);
  await settle();
  expect(begun()).toBe(least);
  latency.note(200);
  endOne();
  await settle();
  expect(begun()).toBe(1 + Math.max(20, least));
  now = 60_000;
  expect(latency.milliseconds()).toBe(0);
});
