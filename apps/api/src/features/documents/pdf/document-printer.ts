import { Worker } from 'node:worker_threads';
import { auditContext } from '../../../audit-context.ts';
import { createFairQueue } from '../../../fair-queue.ts';
import type { DocumentResult, DocumentTask } from './document-task.ts';

export type { DocumentTask } from './document-task.ts';

/** @throws ApiError BUSY where too many wait */
export type PrintDocument = (task: DocumentTask) => Promise<Uint8Array>;

/** Documents that wait: some ten seconds of work. */
const MOST_WAITING = 64;
/** Milliseconds after which a document counts as one that cannot be made. */
const LONGEST = 60_000;
/** Milliseconds without work after which the thread ends, and its memory is free again. */
const IDLE = 10_000;
/** What is drawn was written by people: the thread knows no secret, and its memory is bounded. */
const CONFINED = { env: { NODE_ENV: 'production' }, resourceLimits: { maxOldGenerationSizeMb: 192 } };

const program = new URL(`./document-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

/** Makes one document at a time in a thread of its own, in fair turns between addresses. The thread is started for the first one. */
export const createDocumentPrinter = (): PrintDocument => {
  const queue = createFairQueue({ atOnce: 1, mostWaiting: MOST_WAITING });
  let running: Worker | null = null;
  let ending: NodeJS.Timeout | undefined;

  const start = (): Worker => {
    const started = new Worker(program, CONFINED);
    started.once('exit', () => {
      if (running === started) running = null;
    });
    started.unref();
    return started;
  };
  const end = async (idle: Worker): Promise<void> => {
    if (running === idle) running = null;
    await idle.terminate();
  };
  const carryOut = async (task: DocumentTask): Promise<DocumentResult> => {
    clearTimeout(ending);
    running ??= start();
    const working = running;
    const { promise, resolve } = Promise.withResolvers<DocumentResult>();
    const fail = (): void => resolve({ failure: 'The thread ended.' });
    const limit = setTimeout(() => void working.terminate(), LONGEST);
    working.once('message', resolve).once('exit', fail).once('error', fail);
    working.postMessage(task);
    const result = await promise;
    clearTimeout(limit);
    working.off('message', resolve).off('exit', fail).off('error', fail);
    ending = setTimeout(() => void end(working), IDLE).unref();
    return result;
  };
  return async (task) => {
    const { client, by } = auditContext();
    const asker = { address: client?.address ?? '', account: by.id, signal: client?.signal };
    const result = await queue.run(asker, () => carryOut(task));
    if ('failure' in result) throw new Error(`The document could not be made: ${result.failure}`);
    return result.bytes;
  };
};
