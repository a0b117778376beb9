import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inOrder } from '../bench/frame/percentile.ts';
import type { Visit, Visited } from './visit-process.ts';

/**
 * Calls at an even pace, however long each takes, from a process of their own: the attack's own work delays
 * none. `end` tells their milliseconds, in order.
 */
export const startVisits = async (visit: Visit): Promise<{ end: () => Promise<Visited> }> => {
  const child = fork(fileURLToPath(new URL('visit-process.ts', import.meta.url)));
  child.send(visit);
  await once(child, 'message');
  return {
    end: async () => {
      const ended = once(child, 'exit').then(() => {
        throw new Error('A visit failed.');
      });
      const told = once(child, 'message');
      child.send('end');
      const [{ times, accepted, ...others }] = (await Promise.race([told, ended])) as [Visited];
      child.disconnect();
      return { ...others, times: inOrder(times), accepted: inOrder(accepted) };
    },
  };
};
