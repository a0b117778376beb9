import { parentPort } from 'node:worker_threads';
import { renderToBuffer } from '@react-pdf/renderer';
import { invoiceDocument } from '../invoice/invoice-document.ts';
import { voucherDocument } from '../voucher/voucher-document.ts';
import type { DocumentTask } from './document-task.ts';
import { fontsFor } from './fonts.ts';

/** Characters that no font has; placeholders would say nothing. */
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/gu;

const documents = { voucher: voucherDocument, invoice: invoiceDocument } as const;

const print = async ({ kind, facts }: DocumentTask): Promise<void> => {
  const text = JSON.stringify(facts).replaceAll(EMOJI, '');
  parentPort?.postMessage(new Uint8Array(await renderToBuffer(documents[kind](JSON.parse(text), await fontsFor(text)))));
};

// A failure ends the thread, which is reported to the waiting caller.
parentPort?.on('message', (task: DocumentTask) => void print(task));
