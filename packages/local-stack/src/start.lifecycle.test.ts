import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { freePort } from './mongod/free-port.ts';
import { folderWithDemo, listProcessesOf, runScript } from './testing/copies.ts';

describe('npm start', () => {
  test('leaves no process behind when it is stopped while it is still starting', async () => {
    const folder = await folderWithDemo();
    const started = runScript('start.ts', { PORT: String(await freePort()), DATA_DIR: folder });
    await started.printed('ready (');
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(await listProcessesOf(folder)).toEqual([]);
  });

  test('stops everything when its parent process has ended', async () => {
    const folder = await folderWithDemo();
    const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: folder };
    const start = fork(join(import.meta.dirname, 'start.ts'), { env, silent: true });
    assert(start.stdout);
    for await (const line of createInterface({ input: start.stdout })) if (line.startsWith('Wayfarer is ready')) break;
    start.disconnect();
    expect(await once(start, 'exit')).toEqual([0, null]);
    expect(await listProcessesOf(folder)).toEqual([]);
  });
});
