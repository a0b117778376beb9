import type { WordsPlace } from '../../../language/own-words.ts';
import { auditContext } from '../../../logging/audit-context.ts';
import type { DocumentTask, PrintDocument } from '../../../ports/print-document.ts';
import { limitWork } from '../../../work/limit-work.ts';
import { createThreads } from '../../../work/threads.ts';

export type { DocumentTask } from '../../../ports/print-document.ts';

/** Documents that wait: some ten seconds of work. */
const MAX_WAITING = 64;
/** Milliseconds after which making a document counts as failed. */
const MAX_MS = 60_000;
/** Milliseconds without work after which the thread ends and frees its memory. */
const IDLE_MS = 10_000;
/** The content is user input: the thread has no secrets, and its memory is bounded. */
const CONFINED = {
  env: { NODE_ENV: 'production' },
  resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 },
};

/**
 * Makes one document at a time in a thread of its own. The thread is started for the first one.
 * @param place of the operator's texts, which the thread reads itself
 */
export const createDocumentPrinter = ({ LANGUAGES, WORDS_DIR }: WordsPlace = { LANGUAGES: [] }): PrintDocument => {
  const limit = limitWork({ atOnce: 1, maxWaiting: MAX_WAITING });
  const program = new URL('./document-worker', import.meta.url);
  const workerData: WordsPlace = { LANGUAGES, WORDS_DIR };
  const threads = createThreads<DocumentTask, Uint8Array>(program, { idle: IDLE_MS, longest: MAX_MS, workerData, ...CONFINED });
  return (task) => {
    const { client } = auditContext();
    return limit(
      () => threads.run(task),
      () => client?.signal.aborted === true,
    );
  };
};
