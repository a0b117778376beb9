import { readdir, readFile } from 'node:fs/promises';

/** Id and command of all processes that name the folder on their command line or in their environment (Linux). */
export const listProcessesOf = async (folder: string): Promise<string[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  const commands = await Promise.all(
    pids.map(async (pid) => {
      const [command, environment] = await Promise.all(
        ['cmdline', 'environ'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
      );
      return command && `${command}${environment}`.includes(folder) ? [`${pid} ${command.replaceAll('\0', ' ')}`] : [];
    }),
  );
  return commands.flat();
};
