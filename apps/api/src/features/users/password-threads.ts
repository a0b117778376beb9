import { Worker } from 'node:worker_threads';
import type { PasswordTask } from './password-worker.ts';

type Answer = PromiseWithResolvers<string | boolean>;
type Thread = { readonly worker: Worker; answer: Answer; ending?: NodeJS.Timeout };

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const STOPPED = 'Passwords are no longer checked: the process is stopping.';

/**
 * Threads that hash, each one password at a time. As many are started as work at once.
 * @param idle milliseconds without work after which a thread ends
 */
export const createPasswordThreads = (idle: number) => {
  const resting: Thread[] = [];
  const every = new Set<Thread>();
  const takeOut = (thread: Thread): void => {
    const place = resting.indexOf(thread);
    if (place !== -1) resting.splice(place, 1);
  };
  const start = (answer: Answer): Thread => {
    const worker = new Worker(new URL(`./password-worker.${extension}`, import.meta.url));
    const thread: Thread = { worker, answer };
    worker.on('message', (value: string | boolean) => {
      resting.push(thread);
      thread.ending = setTimeout(() => {
        takeOut(thread);
        void worker.terminate();
      }, idle).unref();
      thread.answer.resolve(value);
    });
    worker.on('error', (reason) => thread.answer.reject(reason));
    worker.on('exit', () => {
      every.delete(thread);
      takeOut(thread);
      thread.answer.reject(new Error(STOPPED));
    });
    worker.unref();
    every.add(thread);
    return thread;
  };
  return {
    /** @throws Error when its thread ends, which the next task replaces */
    run: (task: PasswordTask): Promise<string | boolean> => {
      const answer: Answer = Promise.withResolvers();
      const thread = resting.pop() ?? start(answer);
      clearTimeout(thread.ending);
      thread.answer = answer;
      thread.worker.postMessage(task);
      return answer.promise;
    },
    close: async (): Promise<void> => {
      await Promise.all([...every].map(({ worker }) => worker.terminate()));
      resting.length = 0;
    },
  };
};
