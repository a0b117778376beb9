import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Guard = {
  readonly watch: (pid: number) => void;
  readonly forget: (pid: number) => void;
  readonly dismiss: () => Promise<void>;
};

/** See guard.ts. In a session of its own, so that Ctrl-C in the terminal does not reach it. */
export const startGuard = (): Guard => {
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'guard.ts')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const exited = once(guard, 'exit');
  // It only ever ends early when somebody kills it; the product then runs on without it.
  guard.stdin.on('error', () => {});
  const tell = (line: string): void => void (guard.stdin.writable && guard.stdin.write(`${line}\n`));
  return {
    watch: (pid) => tell(`+${pid}`),
    forget: (pid) => tell(`-${pid}`),
    dismiss: async () => {
      guard.stdin.end();
      await exited;
    },
  };
};
