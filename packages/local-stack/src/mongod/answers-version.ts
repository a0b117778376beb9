import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Whether the file runs on this machine and says that it is a mongod: one built for another libc or processor does not. */
export const answersVersion = async (binary: string): Promise<boolean> => {
  try {
    const { stdout } = await promisify(execFile)(binary, ['--version'], { timeout: 10_000 });
    return /db version v\d+/.test(stdout);
  } catch {
    return false;
  }
};
