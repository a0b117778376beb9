import { join } from 'node:path';
import { lastSentenceIn, openLog } from './log-file.ts';
import type { Stack } from './stack.ts';
import { UserFacingError } from './user-facing-error.ts';

type Task = {
  readonly name: string;
  /** Its log file, without ending. */
  readonly log: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd?: string;
};

/**
 * Runs a Node script to its end.
 * @throws UserFacingError with its last sentence unless it ends well
 */
export const runOnce = async ({ name, args, env, cwd, ...task }: Task, { supervisor, layout }: Stack): Promise<void> => {
  const logFile = join(layout.logs, `${task.log}.log`);
  const log = await openLog(logFile);
  const program = { command: process.execPath, args, env, cwd, output: log, stopOrder: 0 } as const;
  const { exitCode, shortMessage } = await supervisor.start(program);
  log.close();
  if (exitCode === 0) return;
  supervisor.stopping.throwIfAborted();
  throw new UserFacingError(`${name} failed (${(await lastSentenceIn(logFile)) ?? shortMessage}): see ${logFile}.`);
};
