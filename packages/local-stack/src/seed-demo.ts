import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { OWN_PASSWORD_MARK } from './demo-password.ts';
import { entryPoints } from './repository-paths.ts';
import { runOnce } from './run-once.ts';
import type { Stack } from './stack.ts';

/** Fills a fresh embedded database with the demo, once; returns whether it did. */
export const seedDemo = async (stack: Stack, env: NodeJS.ProcessEnv): Promise<boolean> => {
  const { demoBegun, demoSeeded } = stack.layout;
  if (existsSync(demoSeeded)) return false;
  stack.say('Making the demo data (once) …');
  await writeFile(demoBegun, env.DEMO_PASSWORD ? OWN_PASSWORD_MARK : '');
  await runOnce({ name: 'Making the demo data', log: 'seed-demo', args: [entryPoints.seedDemo], env }, stack);
  await rename(demoBegun, demoSeeded);
  return true;
};
