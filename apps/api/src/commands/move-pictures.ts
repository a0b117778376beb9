import { type Config, readConfig } from '../config.ts';
import { bucketFiles } from '../integrations/images/bucket-files.ts';
import { bucketOf } from '../integrations/images/picture-files.ts';
import { folderFiles } from '../integrations/images/picture-folder.ts';
import { parseFileName } from '../integrations/images/picture-names.ts';
import type { PictureFiles } from '../integrations/images/picture-store.ts';
import { tellFailure } from './run-command.ts';

const USAGE = `Usage: npm run pictures:move -- to-bucket | to-folder
Copies missing pictures from PICTURES_DIR to PICTURES_S3_URL or back, and removes nothing. Run it again after a failure.`;
const AT_ONCE = 8;

const copyAll = async (from: PictureFiles, to: PictureFiles): Promise<{ copied: number; there: number }> => {
  const count = { copied: 0, there: 0 };
  const names = from.list()[Symbol.asyncIterator]();
  const work = async (): Promise<void> => {
    for (let next = await names.next(); !next.done; next = await names.next()) {
      if (parseFileName(next.value) === null) continue;
      const content = (await to.has(next.value)) ? null : await from.read(next.value);
      if (content) await to.save(next.value, content);
      count[content ? 'copied' : 'there'] += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return count;
};

const move = async (config: Config, [direction]: readonly string[]): Promise<string> => {
  const settings = bucketOf(config);
  if (!settings || !['to-bucket', 'to-folder'].includes(direction ?? '')) throw new Error(USAGE);
  const [folder, bucket] = [folderFiles(config.PICTURES_DIR), bucketFiles(settings)];
  const { copied, there } = await (direction === 'to-bucket' ? copyAll(folder, bucket) : copyAll(bucket, folder));
  return `${copied} files copied; ${there} were already there.`;
};

await tellFailure(async () => console.log(await move(readConfig(), process.argv.slice(2))));
