import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { makeDataFolder } from '../mongod/index.ts';

/** A folder of this test's own, removed after it. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await makeDataFolder('wayfarer-test-');
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
};
