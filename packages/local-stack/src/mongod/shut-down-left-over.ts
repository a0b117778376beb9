import { findPortObstacle } from '../assert-port-free.ts';
import { until } from '../until.ts';

/**
 * Ends a mongod that still works in the folder, on the port of the last start: left when a start and its guard were both
 * killed. Whoever else listens there by now is left alone.
 */
export const shutDownLeftOver = async (port: number, dataFolder: string): Promise<void> => {
  if ((await findPortObstacle(port, '127.0.0.1')) === null) return;
  const { withMember } = await import('./become-primary.ts');
  const worksInFolder = (): Promise<boolean> =>
    withMember(port, async (admin) => (await admin.command({ getCmdLineOpts: 1 })).parsed.storage?.dbPath === dataFolder).catch(
      () => false,
    );
  if (!(await worksInFolder())) return;
  // It ends without an answer.
  await withMember(port, (admin) => admin.command({ shutdown: 1, force: true })).catch(() => {});
  await until(async () => !(await worksInFolder()), AbortSignal.timeout(10_000));
};
