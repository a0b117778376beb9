import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { normalSecretOf } from '@wayfarer/contracts';
import { auditContext } from '../../../audit-context.ts';
import { passwordTasks } from '../../../metrics/metrics.ts';
import { createFairQueue } from '../../../work/fair-queue.ts';
import { createThreads } from '../../../work/threads.ts';
import type { PasswordTask } from './password-worker.ts';

/** Whose password it is, and whether the account was logged in before from where the call comes from. */
export type Whose = { readonly account: string; readonly isKnown?: boolean };

/**
 * Hashes, compares and judges passwords, in threads of their own: bcrypt takes a third of a second of
 * computing, so as many at once as there are cores, in fair turns between addresses and between accounts
 * (docs/decisions/0038). Each takes passwords in their normal form.
 */
export type Passwords = {
  /** @throws BUSY when too many wait, or the caller has left */
  readonly hash: (password: string, account: string) => Promise<string>;
  /**
   * Also where the hash is of an earlier version, which hashed what was typed.
   * @throws BUSY when too many wait, or the caller has left
   */
  readonly matches: (password: string, hash: string, whose: Whose) => Promise<boolean>;
  /**
   * How hard a password is to guess, from 0 to 4 (zxcvbn).
   * @param words what others know of the person and the site
   * @throws BUSY when too many wait, or the caller has left
   */
  readonly score: (password: string, words: readonly string[], account: string) => Promise<number>;
  readonly close: () => Promise<void>;
};

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
