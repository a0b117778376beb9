import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { apiEnvironment } from './api-environment.ts';
import { OWN_PASSWORD_MARK } from './demo-password.ts';
import { startDatabase, startSandbox } from './parts.ts';
import { apiCommand } from './repository-paths.ts';
import type { Stack } from './stack.ts';

/** Fills a fresh embedded database with the demo, once; returns whether it did. */
const seedDemo = async (stack: Stack): Promise<boolean> => {
  const { demoBegun, demoSeeded } = stack.layout;
  if (stack.demoPassword === null || existsSync(demoSeeded)) return false;
  stack.say('Making the demo data (once) …');
  const env = apiEnvironment(stack, null);
  await writeFile(demoBegun, env.DEMO_PASSWORD ? OWN_PASSWORD_MARK : '');
  await stack.processes.runToEnd({ name: 'The demo data', log: 'seed-demo', args: [apiCommand('seed-demo')], env });
  await rename(demoBegun, demoSeeded);
  return true;
};

/** Database and sandbox, and on them the demo, whose bookings are made and paid through both. Returns whether it had to be made. */
export const prepareData = async (stack: Stack): Promise<boolean> => {
  const { mongodbUri, stripe } = stack.settings;
  await Promise.all([mongodbUri === null ? startDatabase(stack) : null, stripe === null ? startSandbox(stack) : null]);
  return seedDemo(stack);
};
