import { readFile, rename, writeFile } from 'node:fs/promises';

/** The file's content as an object; an empty one when it is missing or broken, because all such files can be made anew. */
export const readJson = async (file: string): Promise<Readonly<Record<string, unknown>>> => {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** Replaces the file in one step: a start that is killed meanwhile leaves the old or the new content, never half of it. */
export const writeJson = async (file: string, content: unknown, mode = 0o644): Promise<void> => {
  const partial = `${file}.${process.pid}.part`;
  await writeFile(partial, `${JSON.stringify(content, null, 2)}\n`, { mode });
  await rename(partial, file);
};
