import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import { messageOf } from '../../errors/message-of.ts';
import { bucketOf, pictureFilesOf } from '../../integrations/images/picture-files.ts';
import type { PictureFiles } from '../../integrations/images/picture-store.ts';
import { examineSpace } from './check-database.ts';
import { type Finding, ok, wrong } from './finding.ts';

const storeWorks = async (store: PictureFiles): Promise<Finding> => {
  const name = `doctor-${randomUUID()}`;
  try {
    await store.save(name, Buffer.from(name));
    const kept = await store.read(name);
    await store.remove([name]);
    if (kept?.toString() === name) return ok('pictures', 'A picture can be stored, read and removed.');
    return wrong('pictures', 'A stored picture came back changed.');
  } catch (thrown) {
    return wrong(
      'pictures',
      `Pictures cannot be stored: ${messageOf(thrown)} Check that PICTURES_DIR is writable, or PICTURES_S3_URL and its keys.`,
    );
  }
};

/** Checks the picture store with a test file, and the free space where it is a folder. */
export const checkPictures = async (config: Config): Promise<Finding[]> => {
  const works = await storeWorks(pictureFilesOf(config));
  if (works.state === 'wrong' || bucketOf(config)) return [works];
  const { bavail, blocks } = await statfs(config.PICTURES_DIR);
  return [works, examineSpace('of the pictures', bavail / blocks)];
};
