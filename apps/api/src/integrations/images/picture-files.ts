import type { Config } from '../../config.ts';
import { type BucketSettings, bucketFiles } from './bucket-files.ts';
import { folderFiles } from './picture-folder.ts';
import type { PictureFiles } from './picture-store.ts';

/**
 * The bucket of the configuration; null where pictures are in a folder. Its four settings are all set, or
 * none is.
 */
export const bucketOf = (config: Config): BucketSettings | null =>
  config.PICTURES_S3_URL === undefined ? null : (config as Config & BucketSettings);

/** Where the configuration keeps pictures. */
export const pictureFilesOf = (config: Config): PictureFiles => {
  const bucket = bucketOf(config);
  return bucket ? bucketFiles(bucket) : folderFiles(config.PICTURES_DIR);
};
