import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { freePort } from '@wayfarer/mongod';
import { describe, expect, it, vi } from 'vitest';
import { layoutOf } from './prepare-data-folder.ts';
import { listProcessesOf } from './testing/processes-of.ts';
import { runScript } from './testing/run-script.ts';
import { folderWithDemo, startCopy } from './testing/start-copy.ts';

const nothingRunsIn = (folder: string) =>
  vi.waitFor(async () => expect(await listProcessesOf(folder)).toEqual([]), { timeout: 15_000, interval: 100 });
const isReady = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/api/ready`).catch(() => null))?.status === 200 && (await fetch(url).catch(() => null))?.status === 200;

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('stops every process that it started on %s and ends well', async (signal) => {
    const copy = await startCopy(await folderWithDemo());
    expect(await isReady(copy.url)).toBe(true);
    copy.child.kill(signal);
    expect(await copy.ended).toBe(0);
    expect(await listProcessesOf(copy.folder)).toEqual([]);
  });

  it('leaves no process behind when it is told to stop while it is still starting', async () => {
    const folder = await folderWithDemo();
    const started = runScript('start.ts', { PORT: String(await freePort()), DATA_DIR: folder });
    await started.printed('ready (');
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(await listProcessesOf(folder)).toEqual([]);
  });

  it('stops everything when whoever started it is gone', async () => {
    const parent = spawn('sleep', ['600']);
    const copy = await startCopy(await folderWithDemo(), { WAYFARER_PARENT_PID: String(parent.pid) });
    parent.kill('SIGKILL');
    expect(await copy.ended).toBe(0);
    expect(await listProcessesOf(copy.folder)).toEqual([]);
  });

  it('leaves no process behind for long when it is killed outright, and starts again on the same data', async () => {
    const folder = await folderWithDemo();
    const killed = await startCopy(folder);
    killed.child.kill('SIGKILL');
    const next = await startCopy(folder);
    expect(await isReady(next.url)).toBe(true);
    next.child.kill('SIGKILL');
    await nothingRunsIn(folder);
  });

  it('starts a part again that ended by itself', async () => {
    const copy = await startCopy(await folderWithDemo());
    for (const pid of await copy.childPids()) process.kill(pid, 'SIGKILL');
    for (const name of ['The API', 'The payment sandbox', 'The database']) await copy.printed(`${name} is back`);
    await vi.waitFor(async () => expect(await isReady(copy.url)).toBe(true), { timeout: 20_000, interval: 100 });
  });

  it('refuses a data folder that a running copy uses, and leaves that copy alone', async () => {
    const copy = await startCopy(await folderWithDemo());
    const second = runScript('start.ts', { PORT: String(await freePort()), DATA_DIR: copy.folder });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      /^Wayfarer already runs with DATA_DIR .+ \(process \d+\): stop that copy, or set DATA_DIR and PORT/,
    );
    const reset = runScript('seed.ts', { DATA_DIR: copy.folder }, ['--reset']);
    expect(await reset.ended).toBe(1);
    expect(reset.output()).toMatch(/^Wayfarer already runs/);
    expect(await isReady(copy.url)).toBe(true);
  });

  it('runs two copies side by side, each with secrets of its own that only its owner can read', async () => {
    const copies = await Promise.all([startCopy(await folderWithDemo()), startCopy(await folderWithDemo())]);
    expect(await Promise.all(copies.map(({ url }) => isReady(url)))).toEqual([true, true]);
    const files = copies.map(({ folder }) => layoutOf(folder).secrets);
    const [one, other] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    expect(one).not.toBe(other);
    for (const file of files) expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});
