import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { freePort } from './mongod/index.ts';
import { isReady } from './testing/is-ready.ts';
import { listProcessesOf } from './testing/processes-of.ts';
import { runScript } from './testing/run-script.ts';
import { folderWithDemo, startCopy } from './testing/start-copy.ts';

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
});
