import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stack } from '../stack.ts';
import { UserFacingError } from '../user-facing-error.ts';
import type { Program } from './supervise-processes.ts';

export type NamedProgram = Program & {
  /** As in the lines on the terminal: 'The API'. */
  readonly name: string;
  /** Its log file, without ending. */
  readonly log: string;
};

/** The last line that was written for people: neither a record of the logger nor part of a stack trace. */
const lastSentenceIn = async (file: string): Promise<string | undefined> =>
  (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .findLast((line) => /^[A-Z]/i.test(line) && !/^(node:|Node\.js v)/.test(line));

/** What can be started again and again with one fresh log; the log of the start before stays beside it. */
export const prepareProgram = async (program: NamedProgram, { processes, layout }: Stack) => {
  const logFile = join(layout.logs, `${program.log}.log`);
  await rename(logFile, join(layout.logs, `${program.log}.previous.log`)).catch(() => {});
  const log = createWriteStream(logFile, { flags: 'a' });
  await once(log, 'open');
  return {
    logFile,
    /** @returns how it ended: 'code 0', 'SIGKILL' */
    run: async (): Promise<string> => {
      const { exitCode, signal, shortMessage } = await processes.start(program, log);
      return signal ?? (exitCode === undefined ? String(shortMessage) : `code ${exitCode}`);
    },
    failure: async (how: string): Promise<UserFacingError> =>
      new UserFacingError(`${program.name} failed: ${(await lastSentenceIn(logFile)) ?? how} (see ${logFile})`),
  };
};

/**
 * Runs a program to its end.
 * @throws UserFacingError with its last sentence unless it ends well
 */
export const runToEnd = async (program: NamedProgram, stack: Stack): Promise<void> => {
  const { run, failure } = await prepareProgram(program, stack);
  stack.processes.stopping.throwIfAborted();
  const how = await run();
  if (how === 'code 0') return;
  stack.processes.stopping.throwIfAborted();
  throw await failure(how);
};
