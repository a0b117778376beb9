import { parentPort, workerData } from 'node:worker_threads';
import { renderToBuffer } from '@react-pdf/renderer';
import { BASE_LANGUAGE } from '@wayfarer/words';
import type { ReactElement } from 'react';
import { inLanguage } from '../../../language/in-language.ts';
import { takeOwnWords, type WordsPlace } from '../../../language/own-words.ts';
import type { DocumentTask } from '../../../ports/print-document.ts';
import { invoiceDocument } from '../invoice/invoice-document.ts';
import { voucherDocument } from '../voucher/voucher-document.ts';
import { breakWords } from './break-words.ts';
import { loadFonts } from './fonts.ts';
import { type Line, lineBy, textsOf } from './line.ts';

breakWords();
takeOwnWords(workerData as WordsPlace);

const documentOf = (task: DocumentTask, line: Line): ReactElement<object> =>
  task.kind === 'voucher' ? voucherDocument(task.facts, line) : invoiceDocument(task.facts, line);

const print = async (task: DocumentTask): Promise<void> => {
  const line = lineBy(await loadFonts(textsOf((drawn) => documentOf(task, drawn))));
  parentPort?.postMessage(new Uint8Array(await renderToBuffer(documentOf(task, line))));
};

/** The words of a document are said in this thread, in its language. */
const printInLanguage = (task: DocumentTask): Promise<void> =>
  inLanguage(task.facts.language ?? BASE_LANGUAGE, () => print(task));

// A failure ends the thread, which is reported to the waiting caller.
parentPort?.on('message', (task: DocumentTask) => void printInLanguage(task));
