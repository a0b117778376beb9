import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execaNode } from 'execa';
import { expect, onTestFinished } from 'vitest';
import { layoutOf } from '../data-folder.ts';
import { freePort } from '../mongod/free-port.ts';
import { makeDataFolder } from '../mongod/index.ts';
import { inRepository } from '../repository-paths.ts';
import { until } from '../until.ts';

/**
 * Runs a script of local-stack as a process of its own, connected to this one as to
 * scripts/with-pinned-node.mjs.
 */
export const runScript = (name: string, env: NodeJS.ProcessEnv, args: readonly string[] = []) => {
  const child = execaNode(inRepository(`packages/local-stack/src/${name}`), args, {
    // A slow machine must not look like a silent database.
    env: { ...process.env, MAX_ANSWER_SECONDS: '60', PORT: undefined, DATA_DIR: undefined, MONGODB_URI: undefined, ...env },
    extendEnv: false,
    all: true,
    ipc: true,
    reject: false,
    forceKillAfterDelay: false,
  });
  let output = '';
  child.all.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const over = new AbortController();
  const ended = child
    .then(({ exitCode }) => exitCode)
    .finally(() => over.abort(new Error(`It ended after printing:\n${output}`)));
  /** Resolves when this text is printed; fails when the script ends before. */
  const printed = (text: string): Promise<void> => until(async () => output.includes(text), over.signal);
  return { child, output: () => output, ended, printed };
};

/** Runs a command of the operator, to its end. */
export const runCommand = async (folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const command = runScript('command.ts', { DATA_DIR: folder, ...env }, args);
  return { code: await command.ended, output: command.output() };
};

/** `onTestFinished`, or `afterAll` for what the tests of a file share. */
type WhenOver = (cleanUp: () => Promise<void>) => void;

/** A folder of this test's own, removed after it. */
export const temporaryFolder = async (whenOver: WhenOver = onTestFinished): Promise<string> => {
  const folder = await makeDataFolder('wayfarer-test-');
  whenOver(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
};

/**
 * A data folder marked as having its demo: these tests are about processes, and creating the demo takes a
 * while.
 */
export const folderWithDemo = async (whenOver?: WhenOver): Promise<string> => {
  const folder = join(await temporaryFolder(whenOver), 'data');
  await mkdir(dirname(layoutOf(folder).demoSeeded), { recursive: true });
  await writeFile(layoutOf(folder).demoSeeded, '');
  return folder;
};

/** `npm start` on a free port; returns when it says that it is ready, and is stopped after the test. */
export const startCopy = async (folder: string, env: NodeJS.ProcessEnv = {}, whenOver: WhenOver = onTestFinished) => {
  const port = await freePort();
  const started = runScript('start.ts', { PORT: String(port), DATA_DIR: folder, ...env });
  whenOver(async () => {
    started.child.kill('SIGTERM');
    await started.ended;
  });
  await started.printed('Wayfarer is ready');
  // Until then a test that kills processes would miss it.
  await started.printed('Mailbox, with');
  return { ...started, url: `http://127.0.0.1:${port}`, folder };
};

type Copy = Awaited<ReturnType<typeof startCopy>>;

/**
 * Stops a running copy and checks what every stop must fulfil: it ends well, with every process that it
 * started.
 */
export const expectToStop = async ({ child, ended, folder }: Copy, signal: 'SIGTERM' | 'SIGINT' | 'SIGHUP'): Promise<void> => {
  child.kill(signal);
  expect(await ended).toBe(0);
  expect(await listProcessesOf(folder)).toEqual([]);
};

/** Whether the copy at this address has its database and serves its site. */
export const isReady = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/api/ready`).catch(() => null))?.status === 200 && (await fetch(url).catch(() => null))?.status === 200;

const textOf = (pid: string, file: string): Promise<string> => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/**
 * Id and command of all processes that name the folder on their command line or in their environment (Linux).
 */
export const listProcessesOf = async (folder: string): Promise<string[]> => {
  const found: string[] = [];
  for (const pid of await readdir('/proc')) {
    const command = /^\d+$/.test(pid) && pid !== String(process.pid) ? await textOf(pid, 'cmdline') : '';
    if (command && `${command}${await textOf(pid, 'environ')}`.includes(folder))
      found.push(`${pid} ${command.replaceAll('\0', ' ')}`);
  }
  return found;
};
