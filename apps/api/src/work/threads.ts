import { Worker, type WorkerOptions } from 'node:worker_threads';

type Thread<Answer> = { readonly worker: Worker; answer: PromiseWithResolvers<Answer>; timer?: NodeJS.Timeout };

type Options = WorkerOptions & {
  /** Milliseconds without work after which a thread ends, and its memory is free again. */
  readonly idle: number;
  /** Milliseconds after which a task's thread is ended; by default never. */
  readonly longest?: number;
};

const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/**
 * A pool of threads of one program, each of which runs one task at a time. Threads are started on demand.
 * @param program the file, without its extension, which differs between source and build
 */
export const createThreads = <Task, Answer>(program: URL, { idle, longest, ...options }: Options) => {
  const every = new Set<Thread<Answer>>();
  const resting: Thread<Answer>[] = [];
  const takeOut = (thread: Thread<Answer>): void => {
    const place = resting.indexOf(thread);
    if (place !== -1) resting.splice(place, 1);
  };
  const endAfter = (thread: Thread<Answer>, milliseconds: number): NodeJS.Timeout =>
    setTimeout(() => {
      takeOut(thread);
      void thread.worker.terminate();
    }, milliseconds);
  const start = (answer: PromiseWithResolvers<Answer>): Thread<Answer> => {
    const worker = new Worker(new URL(program.href + ending), options);
    const thread: Thread<Answer> = { worker, answer };
    worker.on('message', (value: Answer) => {
      clearTimeout(thread.timer);
      thread.timer = endAfter(thread, idle).unref();
      resting.push(thread);
      thread.answer.resolve(value);
    });
    worker.on('error', (reason) => thread.answer.reject(reason));
    worker.on('exit', () => {
      clearTimeout(thread.timer);
      every.delete(thread);
      takeOut(thread);
      thread.answer.reject(new Error('The thread ended.'));
    });
    worker.unref();
    every.add(thread);
    return thread;
  };
  return {
    /** @throws Error what the program threw, or that its thread ended; the next task starts another */
    run: (task: Task): Promise<Answer> => {
      const answer = Promise.withResolvers<Answer>();
      const thread = resting.pop() ?? start(answer);
      clearTimeout(thread.timer);
      if (longest !== undefined) thread.timer = endAfter(thread, longest);
      thread.answer = answer;
      thread.worker.postMessage(task);
      return answer.promise;
    },
    close: async (): Promise<void> => {
      await Promise.all([...every].map(({ worker }) => worker.terminate()));
    },
  };
};
