import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@wayfarer/local-stack/mongod';
import { startProcess } from '../bench/frame/start-process.ts';
import { startDatabaseAndProvider } from '../product/start-database-and-provider.ts';
import { configFor, fasterRules } from './rule-files.ts';

export const ADMIN = 'admin';

/**
 * The product with two processes, and a real Prometheus that asks both. The second process begins when it is
 * told to.
 */
export const startMonitored = async (prometheus: string, folder: string) => {
  const [metrics, second, secondMetrics, own] = await Promise.all(Array.from({ length: 4 }, () => freePort()));
  const { url, env, mongod, provider, makeAdmins, stop } = await startDatabaseAndProvider(folder, {
    PASSWORD_COST: '10',
    RATE_LIMITS: 'on',
    // The load comes from many addresses.
    TRUST_PROXY: '1',
    MAX_ANSWER_SECONDS: '2',
    METRICS_PORT: String(metrics),
  });
  makeAdmins([ADMIN]);
  const api = await startProcess('@wayfarer/api/main', env, url);

  writeFileSync(join(folder, 'alerts.yml'), fasterRules());
  writeFileSync(join(folder, 'prometheus.yml'), configFor([`127.0.0.1:${metrics}`]));
  const address = `http://127.0.0.1:${own}`;
  const args = [
    '--config.file=prometheus.yml',
    '--storage.tsdb.path=samples',
    `--web.listen-address=127.0.0.1:${own}`,
    '--web.enable-lifecycle',
  ];
  const monitor = spawn(prometheus, args, { cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] });
  const kill = (): void => void monitor.kill('SIGKILL');
  process.on('exit', kill);

  return {
    url,
    prometheus: address,
    mongod,
    api,
    provider,
    makeAdmins,
    /** A process that holds more memory than its budget. */
    startSecond: async () => {
      const ballast = '--import=data:text/javascript,globalThis.ballast=Buffer.alloc(5e8,1)';
      const its = {
        ...env,
        NODE_OPTIONS: `${env.NODE_OPTIONS} ${ballast}`,
        PORT: String(second),
        METRICS_PORT: String(secondMetrics),
      };
      const started = await startProcess('@wayfarer/api/main', its, `http://127.0.0.1:${second}`);
      writeFileSync(join(folder, 'prometheus.yml'), configFor([`127.0.0.1:${metrics}`, `127.0.0.1:${secondMetrics}`]));
      await fetch(`${address}/-/reload`, { method: 'POST' });
      return started;
    },
    stop: async (): Promise<void> => {
      process.off('exit', kill);
      kill();
      await api.stop();
      await stop();
    },
  };
};
export type Monitored = Awaited<ReturnType<typeof startMonitored>>;
