import { execaNode } from 'execa';
import { inRepository } from '../repository-paths.ts';
import { until } from '../until.ts';

/** Runs a script of local-stack as a process of its own, connected to this one as to scripts/with-pinned-node.mjs. */
export const runScript = (name: string, env: NodeJS.ProcessEnv, args: readonly string[] = []) => {
  const child = execaNode(inRepository(`packages/local-stack/src/${name}`), args, {
    env: { ...process.env, PORT: undefined, DATA_DIR: undefined, MONGODB_URI: undefined, ...env },
    extendEnv: false,
    all: true,
    ipc: true,
    reject: false,
    forceKillAfterDelay: false,
  });
  let output = '';
  child.all.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const over = new AbortController();
  const ended = child
    .then(({ exitCode }) => exitCode)
    .finally(() => over.abort(new Error(`It ended after printing:\n${output}`)));
  /** Resolves when this text was printed; fails when the script ends before. */
  const printed = (text: string): Promise<void> => until(async () => output.includes(text), over.signal);
  return { child, output: () => output, ended, printed };
};
