import { connect, type Socket } from 'node:net';
import type { RunningApi } from '../bench/frame/start-api.ts';
import { browseFor, tellBrowsed } from './browse.ts';

const HELD = 6000;
/** Opened at the same time: more than that wait in the queue of the operating system. */
const BATCH = 200;
const LOOKS_FOR = 10_000;

/** What the three kinds of connections send before they stop: nothing, half of a header, and part of a body. */
const BEGINNINGS = [
  '',
  'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /api/contactus HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{"name":',
];

const hold = (port: number, beginning: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.write(beginning);
      resolve(socket);
    });
    socket.once('error', reject);
  });

/** Opens 6,000 connections that send nothing or stop half-way. @returns whether visitors were answered meanwhile */
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
  return atFirst === HELD && browsed.calls > 0;
};
