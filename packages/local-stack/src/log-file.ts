import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';

/** A fresh log, open for those who write into it themselves; the one of the start before stays beside it. */
export const openLog = async (file: string): Promise<WriteStream> => {
  await rename(file, file.replace(/\.log$/, '.previous.log')).catch(() => {});
  const log = createWriteStream(file, { flags: 'a' });
  await once(log, 'open');
  return log;
};

/** The last line that was written for people: neither a record of the logger nor part of a stack trace. */
export const lastSentenceIn = async (file: string): Promise<string | null> => {
  const lines = (await readFile(file, 'utf8').catch(() => '')).trimEnd().split('\n');
  return lines.findLast((line) => /^[A-Z]/i.test(line) && !/^(node:|Node\.js v)/.test(line)) ?? null;
};
