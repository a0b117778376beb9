import type { Crew } from './crew.ts';
import { lastSentenceIn, openLog } from './open-log.ts';
import { UserFacingError } from './user-facing-error.ts';

type Task = {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly logFile: string;
};

/**
 * Runs a Node script to its end.
 * @throws UserFacingError with its last sentence unless it ends well
 */
export const runOnce = async (task: Task, crew: Crew): Promise<void> => {
  const log = await openLog(task.logFile);
  const child = crew.spawn(process.execPath, task.args, { env: task.env, cwd: task.cwd, output: log.fd, stopOrder: 0 });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve).once('error', () => resolve(null)));
  await log.close();
  if (code === 0) return;
  crew.stopping.throwIfAborted();
  throw new UserFacingError(
    `${task.name} failed (${(await lastSentenceIn(task.logFile)) ?? `code ${code}`}): see ${task.logFile}.`,
  );
};
