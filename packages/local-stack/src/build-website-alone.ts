// Builds the website as a start would, and leaves the stamp by which the next start sees that it is built.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebsite } from './build-website.ts';
import { gatherCrew } from './crew.ts';
import { untilAskedToStop } from './until-asked-to-stop.ts';

const logs = await mkdtemp(join(tmpdir(), 'wayfarer-website-'));
const crew = gatherCrew({ record: async () => {}, release: async () => {} });
untilAskedToStop(process.env, crew.killAll).addEventListener('abort', () => void crew.stopAll());
try {
  const { folder, built } = await buildWebsite(crew, join(logs, 'website-build.log'));
  console.log(built ? `Built ${folder}` : `${folder} is up to date`);
  await rm(logs, { recursive: true, force: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await crew.stopAll();
}
