import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { entryPoints, repositoryRoot, websiteFolder } from './repository-paths.ts';
import { runOnce } from './run-once.ts';
import type { Stack } from './stack.ts';

const dist = join(websiteFolder, 'dist');
const besideDist = join(websiteFolder, 'node_modules', '.wayfarer');

/** What the website is built from, as turbo counts it: `turbo run build` leaves the same hash in what it builds. */
const hashOfSources = async ({ supervisor, env }: Stack): Promise<string | null> => {
  const { stdout, exitCode } = await supervisor.start({
    command: process.execPath,
    args: [entryPoints.turbo, 'run', 'build', '--filter=@wayfarer/web', '--dry=json'],
    cwd: repositoryRoot,
    env: { ...env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
    output: 'pipe',
    stopOrder: 0,
  });
  supervisor.stopping.throwIfAborted();
  // Where turbo does not run, the website is built at each start.
  if (exitCode !== 0) return null;
  const { tasks }: { tasks: { taskId: string; hash: string }[] } = JSON.parse(String(stdout));
  return tasks.find(({ taskId }) => taskId === '@wayfarer/web#build')?.hash ?? null;
};

/**
 * Builds the website unless the built one belongs to these sources; returns its folder and whether it had to be built.
 * Built beside and then put in place, so that copies that start at the same time, or serve it, never see half of it.
 */
export const buildWebsite = async (stack: Stack): Promise<{ folder: string; built: boolean }> => {
  const hash = await hashOfSources(stack);
  const builtFrom = await readFile(join(dist, '.vite', 'built-from'), 'utf8').catch(() => null);
  if (hash !== null && builtFrom === hash) return { folder: dist, built: false };
  stack.say('Building the website (after each change of it) …');
  await mkdir(besideDist, { recursive: true });
  const [fresh, old] = ['fresh', 'old'].map((name) => join(besideDist, `${name}-${process.pid}`)) as [string, string];
  try {
    const args = [entryPoints.vite, 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
    const env = { ...process.env, NODE_ENV: 'production', TURBO_HASH: hash ?? '' };
    await runOnce({ name: 'Building the website', log: 'website-build', args, env, cwd: websiteFolder }, stack);
    await rename(dist, old).catch(() => {});
    await rename(fresh, dist);
  } finally {
    await Promise.all([fresh, old].map((folder) => rm(folder, { recursive: true, force: true })));
  }
  return { folder: dist, built: true };
};
