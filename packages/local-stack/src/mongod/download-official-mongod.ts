import { copyFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keepDownload } from './keep-download.ts';

const downloadHost = 'https://fastdl.mongodb.org/';

/** Where the host is unreachable the downloader itself would lose 7 s before it says so. */
const assertHostAnswers = async (): Promise<void> => {
  try {
    await fetch(process.env.MONGOMS_DOWNLOAD_MIRROR ?? downloadHost, { method: 'HEAD', signal: AbortSignal.timeout(4000) });
  } catch {
    throw new Error('the download host of MongoDB does not answer');
  }
};

/** MongoDB's own build for this system, through the downloader of mongodb-memory-server. */
export const downloadOfficialMongod = async (target: string): Promise<void> => {
  await assertHostAnswers();
  const { MongoBinary } = await import('mongodb-memory-server-core/lib/util/MongoBinary.js');
  const unpacked = join(dirname(target), `official-${process.pid}`);
  try {
    const binary = await MongoBinary.getPath({ downloadDir: unpacked });
    await keepDownload(target, (partial) => copyFile(binary, partial));
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
};
