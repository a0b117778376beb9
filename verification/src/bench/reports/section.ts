import { monthAfter, monthOf, reportGroups } from '@wayfarer/contracts';
import { inOrder, percentile } from '../frame/percentile.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { dataSizeOf } from '../frame/sizes.ts';
import { startApi } from '../frame/start-api.ts';
import { printTable } from '../print-table.ts';

const MB = 1_000_000;
const TIMES = 5;
/** Milliseconds between two visitors who ask for a list from memory meanwhile. */
const BROWSE_EVERY_MS = 50;

const run = async ({ kept, sizes, stopLater }: BenchRun): Promise<void> => {
  const rows: (string | number)[][] = [];
  for (const size of sizes.filter((name) => name !== '1m')) {
    const data = await kept(size);
    const api = stopLater(await startApi(data));
    const headers = await api.headersOf(0);
    const to = monthAfter(monthOf(dataSizeOf(size).until.toISOString()), -1);
    const months = `from=${monthAfter(to, -11)}&to=${to}`;
    const paths = [...reportGroups.map((by) => `report?by=${by}&${months}`), `months?${months}`];
    for (const path of paths) {
      const times: number[] = [];
      const browsing: number[] = [];
      const browse = async (): Promise<void> => {
        const begun = performance.now();
        await api.call('/api/package?limit=12');
        browsing.push(performance.now() - begun);
      };
      const visits: Promise<void>[] = [];
      const visitors = setInterval(() => visits.push(browse()), BROWSE_EVERY_MS);
      let lines = 0;
      try {
        for (let time = 0; time < TIMES; time += 1) {
          const begun = performance.now();
          const answer = (await api.call(`/api/invoice/${path}`, { headers })) as { lines?: unknown[]; months?: unknown[] };
          times.push(performance.now() - begun);
          lines = (answer.lines ?? answer.months ?? []).length;
        }
      } finally {
        // A report that fails is told, and not a visitor whom the API that is stopped then does not answer.
        clearInterval(visitors);
        await Promise.allSettled(visits);
      }
      await Promise.all(visits);
      const [own, meanwhile] = [inOrder(times), inOrder(browsing)];
      const told = [percentile(own, 0.5), percentile(own, 1), percentile(meanwhile, 0.99)].map((ms) => ms.toFixed(0));
      rows.push([size, path.replace(`${months}`, '12 months'), lines, ...told, (api.memory() / MB).toFixed(0)]);
    }
    await api.stop();
  }
  printTable(['bookings', 'report', 'lines', 'p50 ms', 'slowest ms', 'p99 of lists meanwhile ms', 'API MB'], rows);
};

export const section: Section = {
  about: 'Reports and the statement of twelve months, while visitors read lists. To reach: lists within 100 ms meanwhile.',
  run,
};
