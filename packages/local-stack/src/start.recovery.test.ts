import { describe, expect, test, vi } from 'vitest';
import { expectToStop, folderWithDemo, isReady, listProcessesOf, startCopy } from './testing/copies.ts';

const onlyTheseRunIn = (folder: string, processes: readonly string[]) =>
  vi.waitFor(async () => expect(await listProcessesOf(folder)).toEqual(processes), { timeout: 120_000, interval: 100 });

const kill = (processes: readonly string[]): void => {
  for (const one of processes) process.kill(Number.parseInt(one, 10), 'SIGKILL');
};

const isDatabase = (line: string): boolean => /mongod\S* --/.test(line);

describe('npm start', () => {
  test('leaves no process behind for long when it is killed outright, and starts again on the same data, also where only its database was left', async () => {
    const folder = await folderWithDemo();
    const killed = await startCopy(folder);
    killed.child.kill('SIGKILL');
    const second = await startCopy(folder);
    expect(await isReady(second.url)).toBe(true);
    const processes = await listProcessesOf(folder);
    const left = processes.filter(isDatabase);
    expect(left).toHaveLength(1);
    kill(processes.filter((line) => !isDatabase(line)));
    await onlyTheseRunIn(folder, left);
    const next = await startCopy(folder);
    expect(await isReady(next.url)).toBe(true);
    expect((await listProcessesOf(folder)).filter((line) => left.includes(line))).toEqual([]);
    next.child.kill('SIGKILL');
    await onlyTheseRunIn(folder, []);
  });

  test('restarts a part that ended unexpectedly, and still stops every process on SIGHUP', async () => {
    const copy = await startCopy(await folderWithDemo());
    kill((await listProcessesOf(copy.folder)).filter((line) => isDatabase(line) || /main\.ts|maildev/.test(line)));
    for (const name of ['The API', 'The payment sandbox', 'The database', 'The mailbox']) await copy.printed(`${name} is back`);
    await vi.waitFor(async () => expect(await isReady(copy.url)).toBe(true), { timeout: 120_000, interval: 100 });
    await expectToStop(copy, 'SIGHUP');
  });
});
