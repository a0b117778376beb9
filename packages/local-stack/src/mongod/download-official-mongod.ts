import type { MongodDownload } from './find-mongod.ts';

/** MongoDB's own build for this system. */
export const downloadOfficialMongod: MongodDownload = async (folder) => {
  // Where the host is unreachable the downloader itself would lose 7 s before it says so.
  const host = process.env.MONGOMS_DOWNLOAD_MIRROR ?? 'https://fastdl.mongodb.org/';
  await fetch(host, { method: 'HEAD', signal: AbortSignal.timeout(4000) }).catch(() => {
    throw new Error('the download host of MongoDB does not answer');
  });
  const { MongoBinary } = await import('mongodb-memory-server-core/lib/util/MongoBinary.js');
  return MongoBinary.getPath({ downloadDir: folder });
};
