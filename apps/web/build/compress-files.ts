import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** In bytes: below this, the headers of a compressed answer cost more than compression saves. */
const MIN_BYTES = 300;

const compressOne = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([compressBrotli(content, { params }), compressGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/**
 * Writes a brotli and a gzip version beside every text file of the built site, so that no request waits for
 * compression.
 */
export const compressFiles = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    const isText = /\.(js|css|svg|json|txt|webmanifest)$/.test(name) && !/^(server|\.vite)[/\\]/.test(name);
    if (isText && (await stat(file)).isFile()) await compressOne(file);
  }
};
