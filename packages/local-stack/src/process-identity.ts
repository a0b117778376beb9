import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A process id alone may belong to another program by now: ids are used again, in containers always the same ones. */
export type ProcessIdentity = { readonly pid: number; readonly startedAt: string };

const startedAtOf = async (pid: number): Promise<string> => {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets and may hold spaces; state is field 3, the start time field 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') throw new Error('ended, and only not yet collected by its parent');
    return fields[19] ?? '';
  }
  return (await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim();
};

/** Who runs under this id now, or null. */
export const findProcess = async (pid: number): Promise<ProcessIdentity | null> => {
  try {
    return { pid, startedAt: await startedAtOf(pid) };
  } catch {
    return null;
  }
};

export const isStillRunning = async ({ pid, startedAt }: ProcessIdentity): Promise<boolean> =>
  (await findProcess(pid))?.startedAt === startedAt;
