import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Crew } from './crew.ts';
import { entryPoints, websiteFolder } from './repository-paths.ts';
import { runOnce } from './run-once.ts';
import { findWebsiteStamp } from './website-stamp.ts';

const dist = join(websiteFolder, 'dist');
const workshop = join(websiteFolder, 'node_modules', '.wayfarer');
const stampFile = join(workshop, 'built-website');

const isUpToDate = async (): Promise<boolean> => {
  const kept = await readFile(stampFile, 'utf8').catch(() => null);
  return kept !== null && kept === (await findWebsiteStamp(dist));
};

/**
 * Builds the website unless the built one belongs to these sources; returns its folder and whether it had to be built.
 * Built beside and then put in place, so that copies that start at the same time, or serve it, never see half of it.
 */
export const buildWebsite = async (
  crew: Crew,
  logFile: string,
  onBuild = () => {},
): Promise<{ folder: string; built: boolean }> => {
  if (await isUpToDate()) return { folder: dist, built: false };
  onBuild();
  await mkdir(workshop, { recursive: true });
  const fresh = join(workshop, `site-${process.pid}`);
  const old = join(workshop, `old-${process.pid}`);
  try {
    const args = [entryPoints.vite, 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
    await runOnce(
      { name: 'Building the website', args, env: { ...process.env, NODE_ENV: 'production' }, cwd: websiteFolder, logFile },
      crew,
    );
    await rename(dist, old).catch(() => {});
    await rename(fresh, dist);
    await writeFile(stampFile, (await findWebsiteStamp(dist)) ?? '');
  } finally {
    await Promise.all([fresh, old].map((folder) => rm(folder, { recursive: true, force: true })));
  }
  return { folder: dist, built: true };
};
