import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningApi } from '../bench/frame/start-api.ts';
import { browseFor, tellBrowsed } from './browse.ts';

const HELD = 6000;
/** Opened at the same time: more than that wait in the queue of the operating system. */
const BATCH = 200;
const LOOKS_FOR = 10_000;

/**
 * What the three kinds of connections send before they stop: nothing, half of a header, and part of a body.
 */
const BEGINNINGS = [
  '',
  'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /api/contactus HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{"name":',
];

/**
 * Half of an event, which is the largest body that is taken without a login: enough of them once filled the
 * memory of a process.
 */
const HALF_BODIES = 2200;
const HALF_BODY_BYTES = 500_000;
/** Resident memory that they may cost, in MB. */
const HALF_BODIES_BUDGET = 150;
const halfBody = (announced: number, sent: number): string =>
  `POST /api/payment/webhook HTTP/1.1\r\nHost: localhost\r\nStripe-Signature: t=1764000000,v1=${'a'.repeat(64)}\r\nContent-Length: ${announced}\r\n\r\n${'x'.repeat(sent)}`;

const hold = (port: number, beginning: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.write(beginning);
      resolve(socket);
    });
    socket.once('error', reject);
  });

/**
 * Opens connections of one address that send half of a large event each. @returns whether visitors were
 * answered, and the memory stayed within its budget
 */
const holdHalfBodies = async (api: RunningApi): Promise<boolean> => {
  const port = Number(new URL(api.url).port);
  const quiet = await browseFor(api.url, LOOKS_FOR / 2);
  const memory = api.memory();
  const sockets: Socket[] = [];
  let highest = 0;
  const isStopped = new AbortController();
  const measuring = (async () => {
    while (!isStopped.signal.aborted) {
      highest = Math.max(highest, api.memory() - memory);
      await pause(200);
    }
  })();
  // Half of them announce as much as is taken, and send nearly all of it.
  const bodies = [halfBody(HALF_BODY_BYTES + 24_000, HALF_BODY_BYTES), halfBody(131_072, 131_000)];
  while (sockets.length < HALF_BODIES) {
    const batch = Array.from({ length: BATCH }, (_, index) => hold(port, bodies[index % 2] ?? ''));
    for (const socket of await Promise.all(batch)) sockets.push(socket.on('error', () => undefined));
  }
  const browsed = await browseFor(api.url, LOOKS_FOR);
  isStopped.abort();
  await measuring;
  const open = sockets.filter(({ readyState }) => readyState === 'open').length;
  console.log(
    `${HALF_BODIES} half bodies from one address: ${open} connections open at the end, ${(highest / 1e6).toFixed(0)} MB more at the highest; to reach: ≤ ${HALF_BODIES_BUDGET}.`,
  );
  tellBrowsed(browsed, quiet);
  for (const socket of sockets) socket.destroy();
  return browsed.accepted.length > 0 && highest / 1e6 <= HALF_BODIES_BUDGET;
};

/**
 * Opens 6,000 connections that send nothing or stop half-way. @returns whether visitors were answered
 * meanwhile
 */
export const holdConnections = async (api: RunningApi): Promise<boolean> => {
  const port = Number(new URL(api.url).port);
  const quiet = await browseFor(api.url, LOOKS_FOR / 2);
  const memory = api.memory();
  const sockets: Socket[] = [];
  while (sockets.length < HELD) {
    const batch = Array.from({ length: BATCH }, (_, index) =>
      hold(port, BEGINNINGS[(sockets.length + index) % BEGINNINGS.length] ?? ''),
    );
    sockets.push(...(await Promise.all(batch)));
  }
  const held = (): number => sockets.filter(({ readyState }) => readyState === 'open').length;
  const atFirst = held();
  const browsed = await browseFor(api.url, LOOKS_FOR);
  const each = (api.memory() - memory) / HELD / 1000;
  console.log(`${atFirst} connections held at first, ${held()} at the end, ${each.toFixed(1)} kB each.`);
  tellBrowsed(browsed, quiet);
  for (const socket of sockets) socket.on('error', () => undefined).destroy();
  const isHalfHeld = await holdHalfBodies(api);
  return atFirst === HELD && browsed.accepted.length > 0 && isHalfHeld;
};
