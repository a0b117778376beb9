import { readFile, stat } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { layoutOf } from './data-folder.ts';
import { freePort } from './mongod/free-port.ts';
import { folderWithDemo, isReady, runScript, startCopy } from './testing/copies.ts';

describe('npm start', () => {
  test('refuses a data folder that a running copy uses, and leaves that copy alone', async () => {
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

  test('runs two copies side by side, each with secrets of its own that only its owner can read', async () => {
    const copies = await Promise.all([startCopy(await folderWithDemo()), startCopy(await folderWithDemo())]);
    expect(await Promise.all(copies.map(({ url }) => isReady(url)))).toEqual([true, true]);
    const files = copies.map(({ folder }) => layoutOf(folder).secrets);
    const [one, other] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    expect(one).not.toBe(other);
    for (const file of files) expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('serves on a single address, including an IPv6 one if the machine has it', async () => {
    const hasIpv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1'));
    const [host, origin] = hasIpv6 ? ['::1', 'http://[::1]'] : ['127.0.0.2', 'http://127.0.0.2'];
    const { url } = await startCopy(await folderWithDemo(), { HOST: host });
    expect(await isReady(`${origin}:${new URL(url).port}`)).toBe(true);
    expect(await isReady(url)).toBe(false);
  });
});
