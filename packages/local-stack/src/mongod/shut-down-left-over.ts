import { listens } from '../ports.ts';
import { isAlive } from '../processes/end-processes.ts';
import { until } from '../until.ts';

/** Milliseconds that a mongod on a busy machine may take to answer, and one that is shut down to be gone. */
const patience = { toAnswer: 5000, toEnd: 30_000 };

/**
 * Ends a mongod that still works in the folder, on the port of the last start: left when a start and its guard were both
 * killed. Whoever else listens there by now is left alone. Returns when its process is gone, because until then the folder is locked.
 */
export const shutDownLeftOver = async (port: number, dataFolder: string): Promise<void> => {
  if (!(await listens({ port, host: '127.0.0.1' }))) return;
  const { withMember } = await import('./become-primary.ts');
  const pid = await withMember(
    port,
    async (admin) => {
      const { parsed } = await admin.command({ getCmdLineOpts: 1 });
      return parsed.storage?.dbPath === dataFolder ? Number((await admin.command({ serverStatus: 1 })).pid) : null;
    },
    patience.toAnswer,
  ).catch(() => null);
  if (pid === null) return;
  // It ends without an answer.
  await withMember(port, (admin) => admin.command({ shutdown: 1, force: true }), patience.toAnswer).catch(() => {});
  await until(async () => !isAlive(pid), AbortSignal.timeout(patience.toEnd));
};
