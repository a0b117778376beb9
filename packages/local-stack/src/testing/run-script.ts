import { join } from 'node:path';
import { execaNode } from 'execa';
import { repositoryRoot } from '../repository-paths.ts';

const inherited = ({ PORT: _port, DATA_DIR: _data, MONGODB_URI: _uri, ...rest }: NodeJS.ProcessEnv) => rest;

/** Runs a script of local-stack as a process of its own, connected to this one as to scripts/with-pinned-node.mjs. */
export const runScript = (name: string, env: NodeJS.ProcessEnv, args: readonly string[] = []) => {
  const child = execaNode(join(repositoryRoot, 'packages', 'local-stack', 'src', name), args, {
    env: { ...inherited(process.env), ...env },
    extendEnv: false,
    all: true,
    ipc: true,
    reject: false,
    forceKillAfterDelay: false,
  });
  let output = '';
  const listeners = new Set<() => void>();
  child.all.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  });
  const ended = child.then(({ exitCode }) => exitCode);
  /** Resolves when a line with this text was printed; fails when the script ends before. */
  const printed = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => void (output.includes(text) && resolve());
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`It ended without printing '${text}':\n${output}`)));
    });
  return { child, output: () => output, ended, printed };
};

export type RunningScript = ReturnType<typeof runScript>;
