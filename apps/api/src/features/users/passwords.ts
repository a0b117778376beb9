import { createHmac } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { PasswordResult, PasswordTask } from './password-worker.ts';

/** Hashes and compares passwords, in a thread of its own: bcrypt takes a quarter of a second of computing (docs/performance.md). */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  readonly matches: (password: string, hash: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/** A distributive Omit, so that each kind of task keeps its own fields. */
type NewTask = PasswordTask extends infer Task ? (Task extends PasswordTask ? Omit<Task, 'id'> : never) : never;

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/**
 * @param pepper a key kept outside the database; bcrypt sees a keyed SHA-384 of the password, because it ignores bytes past 72
 * @param cost bcrypt's work factor: 12 doubles 11
 */
export const createPasswords = ({ pepper, cost }: { pepper: string; cost: number }): Passwords => {
  const waiting = new Map<number, { resolve: (value: string | boolean) => void; reject: (reason: Error) => void }>();
  let lastId = 0;
  let worker: Worker | null = null;

  const fail = (reason: Error): void => {
    worker = null;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL(`./password-worker.${extension}`, import.meta.url));
    started.on('message', ({ id, value }: PasswordResult) => {
      waiting.get(id)?.resolve(value);
      waiting.delete(id);
    });
    started.on('error', fail);
    started.unref();
    return started;
  };
  const carryOut = (task: NewTask): Promise<string | boolean> => {
    worker ??= start();
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker?.postMessage({ ...task, id });
    });
  };
  const secretOf = (password: string): string => createHmac('sha384', pepper).update(password).digest('base64');

  return {
    hash: async (password) => String(await carryOut({ kind: 'hash', secret: secretOf(password), cost })),
    matches: async (password, hash) => (await carryOut({ kind: 'compare', secret: secretOf(password), hash })) === true,
    close: async () => {
      await worker?.terminate();
      fail(new Error('Passwords are no longer checked: the process is stopping.'));
    },
  };
};
