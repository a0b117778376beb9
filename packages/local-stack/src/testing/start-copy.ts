import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import freePort from 'get-port';
import { onTestFinished } from 'vitest';
import { layoutOf } from '../data-folder.ts';
import { makeDataFolder } from '../mongod/index.ts';
import { runScript } from './run-script.ts';

/** A folder of this test's own, removed after it. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await makeDataFolder('wayfarer-test-');
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
};

/** Whether the copy at this address answers for its database and shows its site. */
export const isReady = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/api/ready`).catch(() => null))?.status === 200 && (await fetch(url).catch(() => null))?.status === 200;

/** A data folder whose demo counts as made: these tests are about processes, and the demo takes a while. */
export const folderWithDemo = async (): Promise<string> => {
  const folder = join(await temporaryFolder(), 'data');
  await mkdir(dirname(layoutOf(folder).demoSeeded), { recursive: true });
  await writeFile(layoutOf(folder).demoSeeded, '');
  return folder;
};

/** `npm start` on a free port; returns when it says that it is ready, and is stopped after the test. */
export const startCopy = async (folder: string, env: NodeJS.ProcessEnv = {}) => {
  const port = await freePort();
  const started = runScript('start.ts', { PORT: String(port), DATA_DIR: folder, ...env });
  onTestFinished(async () => {
    started.child.kill('SIGTERM');
    await started.ended;
  });
  await started.printed('Wayfarer is ready');
  // Until then a test that kills what runs would miss it.
  await started.printed('Mailbox, with');
  return { ...started, url: `http://127.0.0.1:${port}`, folder };
};
