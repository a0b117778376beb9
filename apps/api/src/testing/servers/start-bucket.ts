import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { PictureFiles } from '../../integrations/images/picture-store.ts';

const NAME = 'pictures';

export const namesIn = async (files: PictureFiles): Promise<string[]> => {
  const names: string[] = [];
  for await (const name of files.list()) names.push(name);
  return names;
};

/** An S3 server with an empty bucket. It does not check signatures, and lists a thousand names at most. */
export const startBucket = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'wayfarer-bucket-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: NAME, configs: [] }],
  });
  const { port } = await server.run();
  return {
    settings: {
      PICTURES_S3_URL: `http://127.0.0.1:${port}/${NAME}`,
      PICTURES_S3_REGION: 'us-east-1',
      PICTURES_S3_ACCESS_KEY_ID: 'S3RVER',
      PICTURES_S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: async (): Promise<void> => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
