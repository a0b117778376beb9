import { EventEmitter } from 'node:events';
import { setImmediate as settle } from 'node:timers/promises';
import { type EndpointName, everyEndpoint } from '@wayfarer/contracts';
import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import { createReadTurns } from './read-in-turn.ts';

/** Many calls of one kind at once, none of which ends by itself. */
const many = (name: EndpointName) => {
  const inTurn = createReadTurns()(name, everyEndpoint[name]);
  const ends: (() => void)[] = [];
  const refused: unknown[] = [];
  const callers = Array.from({ length: 60 }, (_, index) => {
    const request = { ip: `192.0.2.${index}`, get: () => '' } as unknown as Request;
    const response = Object.assign(new EventEmitter(), { locals: {} }) as unknown as Response;
    inTurn(request, response, () => new Promise<void>((resolve) => void ends.push(resolve))).catch(({ code }) =>
      refused.push(code),
    );
    return response;
  });
  return { callers, refused, begun: () => ends.length, endOne: () => ends[0]?.() };
};

test('of many orders at once 16 are carried out; the next begins when one ends, and whoever has hung up is passed over', async () => {
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
