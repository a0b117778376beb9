import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import type { PictureStore } from '../../integrations/images/picture-store.ts';
import { examineSpace } from './check-database.ts';
import { type Finding, messageOf, well, wrong } from './finding.ts';

const storeWorks = async (store: PictureStore): Promise<Finding> => {
  const name = `doctor-${randomUUID()}`;
  try {
    await store.save(name, Buffer.from(name));
    const kept = await store.read(name);
    await store.remove([name]);
    if (kept?.toString() === name) return well('pictures', 'A picture can be stored, read and removed.');
    return wrong('pictures', 'What was stored is not what is read.');
  } catch (thrown) {
    return wrong('pictures', `They cannot be stored: ${messageOf(thrown)} May this user write PICTURES_DIR?`);
  }
};

/** The picture store, by a file of its own, and the room that is left. */
export const checkPictures = async ({ PICTURES_DIR }: Config, store: PictureStore): Promise<Finding[]> => {
  const works = await storeWorks(store);
  if (works.state === 'wrong') return [works];
  const { bavail, blocks } = await statfs(PICTURES_DIR);
  return [works, examineSpace('of the pictures', bavail / blocks)];
};
