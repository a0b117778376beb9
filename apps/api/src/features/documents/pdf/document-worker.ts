import { parentPort } from 'node:worker_threads';
import { renderToBuffer } from '@react-pdf/renderer';
import { invoiceDocument } from '../invoice/invoice-document.ts';
import { voucherDocument } from '../voucher/voucher-document.ts';
import type { DocumentTask } from './document-task.ts';
import { fontsFor } from './fonts.ts';

/** No font here draws these, and what is drawn in their place says nothing. */
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/gu;

const documents = { voucher: voucherDocument, invoice: invoiceDocument } as const;

const print = async ({ kind, facts }: DocumentTask): Promise<void> => {
  const text = JSON.stringify(facts).replaceAll(EMOJI, '');
  parentPort?.postMessage(new Uint8Array(await renderToBuffer(documents[kind](JSON.parse(text), await fontsFor(text)))));
};

// A failure is the thread's end, which whoever waits is told.
parentPort?.on('message', (task: DocumentTask) => void print(task));
