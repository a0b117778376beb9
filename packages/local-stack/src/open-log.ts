import { type FileHandle, open, readFile, rename } from 'node:fs/promises';

/** A fresh log; the one of the start before stays beside it. */
export const openLog = async (file: string): Promise<FileHandle> => {
  await rename(file, file.replace(/\.log$/, '.previous.log')).catch(() => {});
  return open(file, 'a');
};

/** The last line that was written for people: neither a record of the logger nor part of a stack trace. */
export const lastSentenceIn = async (file: string): Promise<string | null> => {
  const lines = (await readFile(file, 'utf8').catch(() => '')).trimEnd().split('\n');
  return lines.findLast((line) => /^[A-Z]/i.test(line) && !/^(node:|Node\.js v)/.test(line)) ?? null;
};
