import { ForksPoolWorker } from 'vitest/node';

/** Test files that detected a mutant: they probably detect the next one, which is near it. */
const noticed = new Set();

let fork;

const start = async (options) => {
  const started = new ForksPoolWorker(options);
  await started.start();
  started.on('exit', () => {
    fork = undefined;
  });
  return started;
};

const finishedIn = (worker) =>
  new Promise((resolve) => {
    const listen = (message) => {
      if (message?.type !== 'testfileFinished') return;
      worker.off('message', listen);
      resolve(message);
    };
    worker.on('message', listen);
  });

/**
 * A Vitest worker reused between runs, because loading the product takes longer than the tests of most
 * mutants. It runs one test file after another and stops after a failure; Vitest itself would load the
 * others, and start a product in each.
 */
const createPoolWorker = (options) => {
  const { vitest } = options.project;
  const listeners = [];
  const tell = (message) => {
    for (const { event, listener } of listeners)
      if (event === 'message') listener({ __vitest_worker_response__: true, ...message });
  };

  const runEach = async (request) => {
    let answer = { type: 'testfileFinished' };
    for (const file of request.context.files) {
      const finished = finishedIn(fork);
      fork.send({ ...request, context: { ...request.context, files: [file] } });
      answer = await finished;
      if (vitest.isCancelling) noticed.add(file.filepath);
      if (vitest.isCancelling || answer.error) break;
    }
    tell(answer);
  };

  let isAsked = false;
  return {
    name: 'lasting',
    cacheFs: true,
    start: async () => {
      fork ??= await start(options);
    },
    on: (event, listener) => {
      const hear = event === 'message' ? (message) => message?.type === 'testfileFinished' || listener(message) : listener;
      listeners.push({ event, listener, hear });
      fork.on(event, hear);
    },
    off: (event, listener) => {
      for (const one of listeners) if (one.event === event && one.listener === listener) fork?.off(event, one.hear);
    },
    send: (message) => {
      if (message.type === 'run') void runEach(message);
      else if (message.type !== 'stop') fork?.send(message);
      else {
        isAsked = true;
        tell({ type: 'stopped' });
      }
    },
    stop: async () => {
      for (const { event, hear } of listeners.splice(0)) fork?.off(event, hear);
      if (!isAsked) await fork?.stop();
    },
    deserialize: (message) => message,
  };
};

/** A Vitest plugin, because Stryker chooses the pool. */
export const useLastingWorker = {
  name: 'lasting-worker',
  configureVitest: ({ project }) => {
    project.config.pool = 'lasting';
    project.config.poolRunner = { name: 'lasting', createPoolWorker };
  },
};

/** Files that detected a mutant before come first, the fastest of them first. */
export class LikelyFirst {
  constructor(vitest) {
    this.vitest = vitest;
  }

  shard(files) {
    return files;
  }

  sort(files) {
    const placeOf = ({ moduleId }) => (noticed.has(moduleId) ? 0 : 1);
    const durationOf = (file) => this.vitest.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return [...files].sort((a, b) => placeOf(a) - placeOf(b) || durationOf(a) - durationOf(b));
  }
}
