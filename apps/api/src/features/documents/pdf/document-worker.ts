import { parentPort } from 'node:worker_threads';
import { renderToBuffer } from '@react-pdf/renderer';
import { messageOf } from '../../../errors/message-of.ts';
import { invoiceDocument } from '../invoice/invoice-document.ts';
import { voucherDocument } from '../voucher/voucher-document.ts';
import type { DocumentResult, DocumentTask } from './document-task.ts';
import { fontsFor } from './fonts.ts';

/** No font here draws these, and what is drawn in their place says nothing. */
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/gu;

const documents = { voucher: voucherDocument, invoice: invoiceDocument } as const;

const bytesOf = async ({ kind, facts }: DocumentTask): Promise<DocumentResult> => {
  const text = JSON.stringify(facts).replaceAll(EMOJI, '');
  try {
    return { bytes: new Uint8Array(await renderToBuffer(documents[kind](JSON.parse(text), await fontsFor(text)))) };
  } catch (thrown) {
    return { failure: messageOf(thrown) };
  }
};

parentPort?.on('message', (task: DocumentTask) => {
  void bytesOf(task).then((result) => parentPort?.postMessage(result));
});
