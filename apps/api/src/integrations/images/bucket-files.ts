import { AwsClient } from 'aws4fetch';
import type { Config } from '../../config.ts';
import { type PictureFiles, StorageFailure } from './picture-store.ts';

type Setting = 'PICTURES_S3_URL' | 'PICTURES_S3_REGION' | 'PICTURES_S3_ACCESS_KEY_ID' | 'PICTURES_S3_SECRET_ACCESS_KEY';
export type BucketSettings = { readonly [Name in Setting]: NonNullable<Config[Name]> };

/** Milliseconds for one call; it is tried three times. */
const PATIENCE_MS = 10_000;
const TRIES = 3;

/** Names of pictures hold nothing that XML would have to escape. */
const allIn = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text);

/** Files in a bucket of S3, or of what speaks as S3 does: any number of machines may share it. */
export const bucketFiles = (settings: BucketSettings): PictureFiles => {
  const root = settings.PICTURES_S3_URL.replace(/\/+$/, '');
  const client = new AwsClient({
    accessKeyId: settings.PICTURES_S3_ACCESS_KEY_ID,
    secretAccessKey: settings.PICTURES_S3_SECRET_ACCESS_KEY,
    region: settings.PICTURES_S3_REGION,
    service: 's3',
    retries: TRIES - 1,
  });
  /** @returns null where there is no such file */
  const ask = async (
    path: string,
    init: { method?: string; body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
  ) => {
    const failure = (reason: Error | string) =>
      new StorageFailure(`The bucket of pictures gave no file or took none: ${reason}`, { cause: reason });
    try {
      const answer = await client.fetch(`${root}${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE_MS * TRIES) });
      if (answer.ok) return answer;
      const said = await answer.text();
      // The answer to HEAD has no body.
      if (answer.status === 404 && (said === '' || said.includes('NoSuchKey'))) return null;
      throw failure(`${answer.status} ${allIn(said, 'Code').join()}`);
    } catch (thrown) {
      throw thrown instanceof StorageFailure ? thrown : failure(thrown instanceof Error ? thrown : String(thrown));
    }
  };
  const listPage = async (token: string) => {
    const continuing = token === '' ? '' : `&continuation-token=${encodeURIComponent(token)}`;
    const xml = (await (await ask(`?list-type=2${continuing}`))?.text()) ?? '';
    return { names: allIn(xml, 'Key'), next: allIn(xml, 'NextContinuationToken')[0] };
  };
  return {
    save: async (name, content) => {
      const headers = { 'Content-Type': `image/${name.split('.').at(-1)}` };
      await ask(`/${name}`, { method: 'PUT', body: new Uint8Array(content), headers });
    },
    has: async (name) => (await ask(`/${name}`, { method: 'HEAD' })) !== null,
    read: async (name) => {
      const answer = await ask(`/${name}`);
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    remove: async (names) => {
      await Promise.all(names.map((name) => ask(`/${name}`, { method: 'DELETE' })));
    },
    list: async function* listNames() {
      for (let token: string | undefined = ''; token !== undefined; ) {
        const { names, next }: Awaited<ReturnType<typeof listPage>> = await listPage(token);
        yield* names;
        token = next;
      }
    },
  };
};
