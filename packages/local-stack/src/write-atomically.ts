import { rename, writeFile } from 'node:fs/promises';

/** Replaces the file in one step: a start that is killed meanwhile leaves the old or the new content, never half of it. */
export const writeAtomically = async (file: string, content: unknown, mode = 0o644): Promise<void> => {
  const partial = `${file}.${process.pid}.part`;
  await writeFile(partial, `${JSON.stringify(content, null, 2)}\n`, { mode });
  await rename(partial, file);
};
