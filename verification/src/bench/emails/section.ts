import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createDocumentPrinter } from '@wayfarer/api/document-printer';
import { emailWorker, type MakeDocuments } from '@wayfarer/api/emails';
import { smtpServer } from '@wayfarer/api/smtp';
import { emailRow } from '@wayfarer/api/testing/stored-data/email-rows';
import { writtenAgency } from '@wayfarer/contracts';
import { invoiceOf, vouchers } from '../documents/samples.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { dataSizeOf } from '../frame/sizes.ts';
import { printTable } from '../print-table.ts';

/** Reminders, as a long weekend causes them; and confirmations, which bring voucher and invoice. */
const REMINDERS = 10_000;
const CONFIRMATIONS = 300;
const PAGE = 1000;
const LOOK_EVERY = 250;

type Kind = 'trip-reminder' | 'booking-confirmed';

/** As it stands in the outbox before anybody has tried to send it. */
const emailOf = (kind: Kind, row: number, at: Date) => {
  const { asSent: _, ...made } = emailRow(row, dataSizeOf('10k'));
  const to = `traveller-${row}@example.com`;
  const about = { _id: `booking/${row}/${kind}`, to, personKey: to, userId: null, bookingId: null };
  const content = { ...made.content, kind, firstDay: 'Arrive in Hospet.' };
  return { ...made, ...about, content, state: 'waiting', causedAt: at, dueAt: at, tries: 0, sentAt: null };
};

const printed = (): MakeDocuments => {
  const print = createDocumentPrinter();
  const { Latin: facts } = vouchers;
  return async () => [
    ...(facts ? [{ kind: 'voucher', filename: 'voucher.pdf', bytes: await print({ kind: 'voucher', facts }) } as const] : []),
    { kind: 'invoice', filename: 'invoice.pdf', bytes: await print(invoiceOf('Hampi at walking pace')) },
  ];
};

/** Has one worker send so many emails of a kind. @returns a line of the table */
const drain = async (
  { scratch }: BenchRun,
  kind: Kind,
  count: number,
  documents: MakeDocuments,
): Promise<(string | number)[]> => {
  const { dependencies } = await scratch('1k');
  const { database, clock, logger, config } = dependencies;
  const emails = database.collection<{ _id: string }>('emails');
  for (let from = 0; from < count; from += PAGE)
    await emails.insertMany(Array.from({ length: Math.min(PAGE, count) }, (_, index) => emailOf(kind, from + index, clock())));
  const sink = new Worker(new URL('./mail-sink.ts', import.meta.url));
  const [url] = (await once(sink, 'message')) as [string];
  const server = smtpServer(url);
  const needs = { database, clock, logger, config: { ...config, EMAIL_FROM: 'trips@wayfarer.example' } };
  const worker = emailWorker(needs, {
    server,
    sources: [],
    agency: async () => ({ ...writtenAgency('Wayfarer'), logo: null }),
    documents,
  });
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
  const inThirds = [mostOf(memory.slice(0, third)), mostOf(memory.slice(-third))];
  return [kind, count, Number(taken), seconds.toFixed(1), (count / seconds).toFixed(0), ...inThirds];
};

const run = async (bench: BenchRun): Promise<void> => {
  const lines = [
    await drain(bench, 'trip-reminder', REMINDERS, async () => []),
    await drain(bench, 'booking-confirmed', CONFIRMATIONS, printed()),
  ];
  printTable(['emails', 'sent', 'taken', 'seconds', 'a second', 'most MB, first third', 'most MB, last third'], lines);
};

export const section: Section = {
  about: `${REMINDERS} reminders that wait, sent by one worker to a mail server on this machine, then ${CONFIRMATIONS} confirmations with two PDFs each. To reach: ≥ 50 reminders a second, each taken once, with flat memory.`,
  run,
};
