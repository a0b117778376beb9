import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-paths.ts';

export type RunningScript = {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves with the exit code once it has ended and closed its output. */
  readonly ended: Promise<number | null>;
  /** Resolves when a line with this text was printed; fails when the script ends before. */
  readonly printed: (text: string) => Promise<void>;
};

const inherited = ({ PORT: _port, DATA_DIR: _data, MONGODB_URI: _uri, WAYFARER_PARENT_PID: _pid, ...rest }: NodeJS.ProcessEnv) =>
  rest;

/** Runs a script of local-stack as a process of its own, as npm does. */
export const runScript = (name: string, env: NodeJS.ProcessEnv, args: readonly string[] = []): RunningScript => {
  const script = join(repositoryRoot, 'packages', 'local-stack', 'src', name);
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...inherited(process.env), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const printed = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => void (output.includes(text) && resolve());
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`It ended without printing '${text}':\n${output}`)));
    });
  return { child, output: () => output, ended, printed };
};
