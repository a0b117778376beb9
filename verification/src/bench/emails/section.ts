import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { emailWorker } from '@wayfarer/api/emails';
import { smtpServer } from '@wayfarer/api/smtp';
import type { BenchRun, Section } from '../frame/section.ts';
import { printTable } from '../print-table.ts';

const EMAILS = 10_000;
const PAGE = 1000;
const LOOK_EVERY = 250;

const emailOf = (row: number, at: Date) => ({
  _id: `booking/${row}/booking-confirmed`,
  to: `traveller-${row}@example.com`,
  personKey: `traveller-${row}@example.com`,
  userId: null,
  bookingId: null,
  content: {
    kind: 'booking-confirmed',
    username: `traveller-${row}`,
    trip: {
      bookingId: row.toString(16).padStart(24, '0'),
      userId: row.toString(16).padStart(24, '0'),
      title: 'Hampi at walking pace',
      place: 'Hampi, India',
      travelDate: '2027-01-12',
      days: 5,
      totalPersons: 2,
      totalAmount: 3999.98,
    },
  },
  state: 'waiting',
  causedAt: at,
  dueAt: at,
  tries: 0,
  sentAt: null,
  lastFailure: null,
});

const run = async ({ scratch }: BenchRun): Promise<void> => {
  const { dependencies } = await scratch('1k');
  const { database, clock, logger, config } = dependencies;
  const emails = database.collection<{ _id: string }>('emails');
  for (let from = 0; from < EMAILS; from += PAGE)
    await emails.insertMany(Array.from({ length: PAGE }, (_, index) => emailOf(from + index, clock())));
  const sink = new Worker(new URL('./mail-sink.ts', import.meta.url));
  const [port] = await once(sink, 'message');
  const server = smtpServer(`smtp://127.0.0.1:${port}`);
  const needs = { database, clock, logger, config: { ...config, EMAIL_FROM: 'trips@wayfarer.example' } };
  const worker = emailWorker(needs, { server, sources: [], brand: async () => 'Wayfarer' });
  const memory: number[] = [];
  const watching = setInterval(() => memory.push(process.memoryUsage.rss() / 1_000_000), LOOK_EVERY);
  const startedAt = performance.now();
  await worker.pass();
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(watching);
  sink.postMessage('how many?');
  const [taken] = await once(sink, 'message');
  await server.close();
  await sink.terminate();
  const third = Math.ceil(memory.length / 3);
  const mostOf = (samples: readonly number[]): string => Math.max(...samples).toFixed(0);
  printTable(
    ['emails sent', 'taken', 'seconds', 'a second', 'most MB, first third', 'most MB, last third'],
    [
      [
        EMAILS,
        taken,
        seconds.toFixed(1),
        (EMAILS / seconds).toFixed(0),
        mostOf(memory.slice(0, third)),
        mostOf(memory.slice(-third)),
      ],
    ],
  );
};

export const section: Section = {
  about: `${EMAILS} emails that wait, sent by one worker to a mail server on this machine. To reach: ≥ 50 a second, each taken once, with flat memory.`,
  run,
};
