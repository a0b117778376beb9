import { execFile } from 'node:child_process';

/** Whether the file runs on this machine and says that it is a mongod: one built for another libc or processor does not. */
export const answersVersion = (binary: string): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(binary, ['--version'], { timeout: 10_000 }, (error, stdout) =>
      resolve(error === null && /db version v\d+/.test(stdout)),
    );
  });
