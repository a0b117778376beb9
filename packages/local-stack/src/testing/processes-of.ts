import { readdir, readFile } from 'node:fs/promises';

const textOf = (pid: string, file: string): Promise<string> => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** Id and command of all processes that name the folder on their command line or in their environment (Linux). */
export const listProcessesOf = async (folder: string): Promise<string[]> => {
  const found: string[] = [];
  for (const pid of await readdir('/proc')) {
    const command = /^\d+$/.test(pid) && pid !== String(process.pid) ? await textOf(pid, 'cmdline') : '';
    if (command && `${command}${await textOf(pid, 'environ')}`.includes(folder))
      found.push(`${pid} ${command.replaceAll('\0', ' ')}`);
  }
  return found;
};
