import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Runs a program of the frame as a process of its own: the question on its standard input, the answer on its standard output. */
export const askProcess = async <Answer>(program: string, question: object): Promise<Answer> => {
  const running = promisify(execFile)(process.execPath, [fileURLToPath(import.meta.resolve(program))], {
    maxBuffer: 64 * 1024 * 1024,
  });
  running.child.stdin?.end(JSON.stringify(question));
  return JSON.parse((await running).stdout) as Answer;
};
