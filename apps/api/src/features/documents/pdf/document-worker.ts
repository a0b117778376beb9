import { parentPort } from 'node:worker_threads';
import { renderToBuffer } from '@react-pdf/renderer';
import { voucherDocument } from '../voucher/voucher-document.ts';
import type { DocumentResult, DocumentTask } from './document-task.ts';
import { fontsFor } from './fonts.ts';

/** No font here draws these, and what is drawn in their place says nothing. */
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/gu;

const bytesOf = async ({ facts }: DocumentTask): Promise<DocumentResult> => {
  const text = JSON.stringify(facts).replaceAll(EMOJI, '');
  try {
    return { bytes: new Uint8Array(await renderToBuffer(voucherDocument(JSON.parse(text), await fontsFor(text)))) };
  } catch (thrown) {
    return { failure: thrown instanceof Error ? thrown.message : String(thrown) };
  }
};

parentPort?.on('message', (task: DocumentTask) => {
  void bytesOf(task).then((result) => parentPort?.postMessage(result));
});
