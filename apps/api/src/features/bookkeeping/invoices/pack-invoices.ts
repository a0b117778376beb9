import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentFile } from '@wayfarer/contracts';
import { Zip, ZipPassThrough } from 'fflate';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { FileStream } from '../../../http/output/file-stream.ts';
import { monthDays } from '../../../time/month-days.ts';
import { type InvoiceRecord, invoiceRepository } from '../../invoices/index.ts';

/** Makes the PDF of an invoice, receipt or credit note. @throws BUSY */
export type PrintInvoice = (issued: InvoiceRecord) => Promise<DocumentFile>;

/**
 * While so many wait for a document, one of a month waits until there is room: milliseconds, and how often.
 */
const [WAIT_MS, MAX_WAITS] = [1000, 60];

/** One that many wait for is tried again: the file has begun, and cannot be refused any more. */
const printPatiently = async (print: PrintInvoice, invoice: InvoiceRecord): Promise<DocumentFile> => {
  for (let waits = 0; ; waits += 1) {
    try {
      return await print(invoice);
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.code !== 'BUSY' || waits === MAX_WAITS) throw thrown;
      await pause(WAIT_MS);
    }
  }
};

/**
 * A ZIP of files, of which one is in memory at a time. They are stored as they are: PDFs are compressed
 * already.
 */
const zipOf = async function* (files: AsyncIterable<DocumentFile>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((failure, chunk) => {
    if (failure) throw failure;
    made.push(chunk);
  });
  for await (const { filename, bytes } of files) {
    const entry = new ZipPassThrough(filename);
    zip.add(entry);
    entry.push(bytes, true);
    yield Buffer.concat(made.splice(0));
  }
  zip.end();
  yield Buffer.concat(made.splice(0));
};

/** Every document of a month as a PDF, by number, in one ZIP that is sent while it is made. */
export const packInvoices = ({ database }: Pick<Dependencies, 'database'>, print: PrintInvoice, month: string): FileStream => {
  const { from, to } = monthDays(month);
  const files = async function* (): AsyncGenerator<DocumentFile> {
    for await (const page of invoiceRepository(database).pagesBetween(from, to))
      for (const invoice of page) yield printPatiently(print, invoice);
  };
  return new FileStream(`invoices-${month}.zip`, zipOf(files()));
};
