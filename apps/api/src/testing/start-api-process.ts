import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@wayfarer/local-stack/mongod';
import { onTestFinished } from 'vitest';
import type { TestApi } from './start-test-api.ts';

const sources = join(import.meta.dirname, '..');

/** What the product's container gives Node beside the program. */
const shippedFlags = (): string[] => {
  const dockerfile = readFileSync(join(sources, '..', '..', '..', 'Dockerfile'), 'utf8');
  const [, command = '[]'] = /FROM \S+ AS product[\s\S]*CMD (\["node",.*\])/.exec(dockerfile) ?? [];
  const [, ...flags] = JSON.parse(command) as string[];
  return flags.slice(0, -1);
};

/**
 * The API as the process that is shipped, on the data of a test's. `end` stops it and tells how much memory was resident at its height, in MB.
 * @param settings beside those of the test's API
 */
export const startApiProcess = async (api: TestApi, settings: Readonly<Record<string, string | number | boolean>> = {}) => {
  const port = await freePort();
  const all = { ...api.dependencies.config, BACKGROUND_JOBS: false, MIGRATE_ON_START: false, ...settings, PORT: port };
  const env = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const tell = "data:text/javascript,process.on('exit',()=>console.log('height',process.resourceUsage().maxRSS))";
  const child = spawn(process.execPath, [...shippedFlags(), '--import', tell, join(sources, 'main.ts')], {
    env: Object.fromEntries(env),
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
    end: async (): Promise<number> => {
      child.kill('SIGTERM');
      await ended;
      return Number(/height (\d+)/.exec(said)?.[1] ?? Number.NaN) / 1000;
    },
  };
};
