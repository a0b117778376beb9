import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

export type PasswordTask = { id: number; secret: string } & ({ kind: 'hash'; cost: number } | { kind: 'compare'; hash: string });
export type PasswordResult = { id: number; value: string | boolean };

const carryOut = (task: PasswordTask): Promise<string | boolean> =>
  task.kind === 'hash' ? bcrypt.hash(task.secret, task.cost) : bcrypt.compare(task.secret, task.hash);

const answer = async (task: PasswordTask): Promise<void> => {
  parentPort?.postMessage({ id: task.id, value: await carryOut(task) } satisfies PasswordResult);
};

// A failure here is the thread's end, which `passwords.ts` tells everyone who waits.
parentPort?.on('message', (task: PasswordTask) => void answer(task));
