import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const isExecutable = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** Every mongod on PATH, in PATH's order (maybe none). */
export const listMongodsOnPath = async (env: NodeJS.ProcessEnv): Promise<string[]> => {
  const name = process.platform === 'win32' ? 'mongod.exe' : 'mongod';
  const files = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name));
  const found = await Promise.all(files.map(isExecutable));
  return files.filter((_, index) => found[index]);
};
