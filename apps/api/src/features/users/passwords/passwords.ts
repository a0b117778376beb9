import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { normalSecretOf } from '@wayfarer/contracts';
import { auditContext } from '../../../logging/audit-context.ts';
import { passwordTasks } from '../../../metrics/metrics.ts';
import type { Passwords, Whose } from '../../../ports/passwords.ts';
import { createFairQueue } from '../../../work/fair-queue.ts';
import { createThreads } from '../../../work/threads.ts';
import type { PasswordTask } from './password-worker.ts';

/** For each core; some 8 seconds of work. */
const MAX_WAITING = 32;
/** More of a password is not judged: the time that it takes grows with the square of the length. */
const JUDGED_CHARACTERS = 32;
/**
 * Milliseconds after which a thread without work ends: it takes 12 MB, and another a fifth of the processor
 * time of one hash.
 */
const THREAD_IDLE_MS = 10_000;

/**
 * @param pepper a key kept outside the database; bcrypt sees a keyed SHA-384 of the password, because it
 * ignores bytes past 72
 * @param cost bcrypt's work factor: 12 doubles 11
 */
export const createPasswords = ({
  pepper,
  cost,
  threadRests = THREAD_IDLE_MS,
}: {
  pepper: string;
  cost: number;
  threadRests?: number;
}): Passwords => {
  const cores = availableParallelism();
  const queue = createFairQueue({ atOnce: cores, mostWaiting: cores * MAX_WAITING });
  const threads = createThreads<PasswordTask, string | boolean | number>(new URL('./password-worker', import.meta.url), {
    idle: threadRests,
  });
  const inTurn = ({ account, isKnown = false }: Whose, task: PasswordTask): Promise<string | boolean | number> => {
    const { client } = auditContext();
    const asker = { address: client?.address ?? '', account: account.toLowerCase(), isKnown, signal: client?.signal };
    passwordTasks.inc();
    return queue.run(asker, () => threads.run(task)).finally(() => passwordTasks.dec());
  };
  const secretOf = (password: string): string => createHmac('sha384', pepper).update(password).digest('base64');
  return {
    hash: async (password, account) => String(await inTurn({ account }, { secret: secretOf(normalSecretOf(password)), cost })),
    matches: async (password, hash, whose) => {
      const secrets = [...new Set([normalSecretOf(password), password])].map(secretOf);
      return (await inTurn(whose, { secrets, hash })) === true;
    },
    score: async (password, words, account) => {
      const judged = normalSecretOf(password).slice(0, JUDGED_CHARACTERS);
      return Number(await inTurn({ account }, { judged, words }));
    },
    close: threads.close,
  };
};
