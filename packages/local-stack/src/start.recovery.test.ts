import { describe, expect, it, vi } from 'vitest';
import { isReady } from './testing/is-ready.ts';
import { listProcessesOf } from './testing/processes-of.ts';
import { folderWithDemo, startCopy } from './testing/start-copy.ts';

const nothingRunsIn = (folder: string) =>
  vi.waitFor(async () => expect(await listProcessesOf(folder)).toEqual([]), { timeout: 15_000, interval: 100 });

describe('npm start', () => {
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
});
