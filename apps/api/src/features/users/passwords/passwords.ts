import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { auditContext } from '../../../audit-context.ts';
import { createFairQueue } from '../../../fair-queue.ts';
import { passwordTasks } from '../../../metrics/metrics.ts';
import { createThreads } from '../../../threads.ts';
import type { PasswordTask } from './password-worker.ts';

/** Whose password it is, and whether the account was logged in before from where the call comes from. */
export type Whose = { readonly account: string; readonly isKnown?: boolean };

/**
 * Hashes and compares passwords, in threads of their own: bcrypt takes a quarter of a second of computing, so as many at once as there are
 * cores, in fair turns between addresses and between accounts (docs/decisions/0038).
 */
export type Passwords = {
  /** @throws BUSY when too many wait, or the caller has left */
  readonly hash: (password: string, account: string) => Promise<string>;
  /** @throws BUSY when too many wait, or the caller has left */
  readonly matches: (password: string, hash: string, whose: Whose) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/** For each core; some 8 seconds of work. */
const MOST_WAITING = 32;
/** Milliseconds after which a thread without work ends: it takes 12 MB, and another a fifth of the processor time of one hash. */
const THREAD_RESTS = 10_000;

/**
 * @param pepper a key kept outside the database; bcrypt sees a keyed SHA-384 of the password, because it ignores bytes past 72
 * @param cost bcrypt's work factor: 12 doubles 11
 */
export const createPasswords = ({
  pepper,
  cost,
  threadRests = THREAD_RESTS,
}: {
  pepper: string;
  cost: number;
  threadRests?: number;
}): Passwords => {
  const cores = availableParallelism();
  const queue = createFairQueue({ atOnce: cores, mostWaiting: cores * MOST_WAITING });
  const threads = createThreads<PasswordTask, string | boolean>(new URL('./password-worker', import.meta.url), {
    idle: threadRests,
  });
  const inTurn = ({ account, isKnown = false }: Whose, task: PasswordTask): Promise<string | boolean> => {
    const { client } = auditContext();
    const asker = { address: client?.address ?? '', account: account.toLowerCase(), isKnown, signal: client?.signal };
    passwordTasks.inc();
    return queue.run(asker, () => threads.run(task)).finally(() => passwordTasks.dec());
  };
  const secretOf = (password: string): string => createHmac('sha384', pepper).update(password).digest('base64');
  return {
    hash: async (password, account) => String(await inTurn({ account }, { secret: secretOf(password), cost })),
    matches: async (password, hash, whose) => (await inTurn(whose, { secret: secretOf(password), hash })) === true,
    close: threads.close,
  };
};
