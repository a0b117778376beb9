import { readFile } from 'node:fs/promises';

/** The file's content as an object; an empty one when it is missing or broken, because all such files can be made anew. */
export const readJson = async (file: string): Promise<Readonly<Record<string, unknown>>> => {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};
