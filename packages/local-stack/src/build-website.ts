import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';
import { inRepository } from './repository-paths.ts';
import type { Stack } from './stack.ts';

const dist = inRepository('apps/web/dist');
const builtFrom = inRepository('apps/web/node_modules/.built-from');
const sources = ['apps/web', 'packages/contracts', 'packages/words', 'pnpm-lock.yaml', 'tsconfig.base.json', 'turbo.json'].map(
  inRepository,
);
const made = new Set(['node_modules', 'dist', '.turbo']);

/**
 * A fingerprint that changes when one of the files is written, added or removed: faster than turbo, which
 * takes half a second.
 */
const lookAt = (...paths: readonly string[]): string => {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isDirectory()) hash.update(`${path} ${stats?.size} ${stats?.ctimeMs}\n`);
    else for (const name of readdirSync(path)) if (!made.has(name)) add(join(path, name));
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
};

/**
 * Builds the website with turbo unless the existing build is up to date; returns its folder. One at a time,
 * so that copies that start together never see half a build; the API reads it once, completely.
 */
export const buildWebsite = async ({ say, processes, env: inherited }: Stack): Promise<string> => {
  const seen = lookAt(...sources);
  const isKnown = statSync(builtFrom, { throwIfNoEntry: false }) && readFileSync(builtFrom, 'utf8') === `${seen} ${lookAt(dist)}`;
  if (isKnown) return dist;
  const release = await lockfile.lock(inRepository('apps/web'), {
    lockfilePath: `${builtFrom}.lock`,
    retries: { retries: 600, factor: 1 },
  });
  try {
    say('Building the website (again after each change) …');
    const turbo = inRepository('node_modules/turbo/bin/turbo');
    const args = [turbo, 'run', 'build', '--filter=@wayfarer/web', '--output-logs=errors-only', '--no-color'];
    const env = { ...inherited, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };
    await processes.runToEnd({ name: 'Building the website', args, env, cwd: inRepository('.') });
    writeFileSync(builtFrom, `${seen} ${lookAt(dist)}`);
  } finally {
    await release();
  }
  return dist;
};
