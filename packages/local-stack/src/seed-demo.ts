import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { clearDatabase } from './mongod/index.ts';
import { entryPoints } from './repository-paths.ts';
import { runOnce } from './run-once.ts';
import type { Stack } from './stack.ts';

/**
 * Fills a fresh embedded database with the demo, once; returns whether it did. A demo whose making was interrupted is
 * dropped and made again: nobody can have used it, because the API starts after it.
 */
export const seedDemo = async (
  { crew, layout, log, say }: Stack,
  env: NodeJS.ProcessEnv,
  mongodbUri: string,
): Promise<boolean> => {
  if (existsSync(layout.demoSeeded)) return false;
  say('Making the demo data (once) …');
  const begun = `${layout.demoSeeded}.begun`;
  if (existsSync(begun)) await clearDatabase(mongodbUri);
  await writeFile(begun, '');
  await runOnce({ name: 'Making the demo data', args: [entryPoints.seedDemo], env, logFile: log('seed-demo') }, crew);
  await writeFile(layout.demoSeeded, `${new Date().toISOString()}\n`);
  await rm(begun, { force: true });
  return true;
};
