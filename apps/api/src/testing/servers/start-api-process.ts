import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@wayfarer/local-stack/mongod';
import { onTestFinished } from 'vitest';
import { outerEnvironment } from '../outer-environment.ts';
import type { TestApi } from '../start-test-api.ts';

const sources = join(import.meta.dirname, '..', '..');

/** The Node options of the product's container. */
const shippedOptions = (): string => {
  const dockerfile = readFileSync(join(sources, '..', '..', '..', 'Dockerfile'), 'utf8');
  const [, options] = /FROM \S+ AS product[\s\S]*ENV NODE_OPTIONS="([^"]+)"/.exec(dockerfile) ?? [];
  if (options === undefined) throw new Error('The Dockerfile sets no NODE_OPTIONS.');
  return options;
};

/**
 * The API as a shipped process, on the data of a test's API. `end` stops it and returns its peak resident
 * memory, in MB.
 * @param settings beside those of the test's API
 * @param limits `largestFile`: in blocks of 512 bytes, what a disk that is full takes of a file
 */
export const startApiProcess = async (
  api: TestApi,
  settings: Readonly<Record<string, string | number | boolean>> = {},
  { largestFile }: { largestFile?: number } = {},
) => {
  const port = await freePort();
  const all = { ...api.dependencies.config, BACKGROUND_JOBS: false, MIGRATE_ON_START: false, ...settings, PORT: port };
  const env = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const tell = "data:text/javascript,process.on('exit',()=>console.log('height',process.resourceUsage().maxRSS))";
  const program = [process.execPath, '--import', tell, join(sources, 'main.ts')];
  const limited = largestFile === undefined ? program : ['sh', '-c', `ulimit -f ${largestFile}; exec "$0" "$@"`, ...program];
  const [command = '', ...args] = limited;
  const child = spawn(command, args, {
    env: { ...outerEnvironment(), NODE_OPTIONS: shippedOptions(), ...Object.fromEntries(env) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const ended = once(child, 'close');
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('The API did not start.');
    await pause(50);
  }
  return {
    url,
    port,
    /** Sends it a signal. */
    signal: (name: NodeJS.Signals): boolean => child.kill(name),
    /** Its output so far. */
    said: (): string => said,
    end: async (): Promise<number> => {
      child.kill('SIGTERM');
      await ended;
      return Number(/height (\d+)/.exec(said)?.[1] ?? Number.NaN) / 1000;
    },
  };
};
