import type { BenchRun, Section } from '../frame/section.ts';
import { startApi } from '../frame/start-api.ts';
import { printTable } from '../print-table.ts';

const MB = 1_000_000;
/** As a browser asks while it exports (docs/decisions/0029). */
const FIRST = '/api/booking?sort=-totalAmount&limit=100';

type Row = { _id: string; totalAmount: number };
type Stored = { _id: unknown; totalAmount: number };

const run = async ({ kept, sizes, stopLater }: BenchRun): Promise<void> => {
  const rows: (string | number)[][] = [];
  for (const size of sizes.filter((name) => name !== '1m')) {
    const data = await kept(size);
    const api = stopLater(await startApi(data));
    const headers = await api.headersOf(0);
    const plain = data.dependencies.database
      .collection<Stored>('bookings')
      .find({}, { projection: { totalAmount: 1 } })
      .sort({ totalAmount: -1, _id: -1 })
      .allowDiskUse();
    const begun = performance.now();
    const memory: number[] = [];
    let exported = 0;
    let different = 0;
    let next: URL | null = new URL(FIRST, api.url);
    for (let page = 0; next !== null; page += 1) {
      const answer: Response = await fetch(next, { headers });
      for (const row of (await answer.json()) as Row[]) {
        const stored = await plain.next();
        if (String(stored?._id) !== row._id || stored?.totalAmount !== Math.round(row.totalAmount * 100)) different += 1;
        exported += 1;
      }
      if (page % 50 === 0) memory.push(api.memory() / MB);
      const link: string | undefined = answer.headers.get('Link')?.match(/<([^>]+)>/)?.[1];
      next = link === undefined ? null : new URL(link, next);
    }
    const missing = (await plain.next()) === null ? 0 : 'some';
    const told = [memory[0], memory[Math.floor(memory.length / 2)], memory.at(-1)].map((at) => (at ?? 0).toFixed(0));
    rows.push([size, exported, different, missing, ((performance.now() - begun) / 1000).toFixed(1), told.join(', ')]);
    await api.stop();
  }
  printTable(['bookings', 'rows exported', 'different', 'missing', 'seconds', 'API MB at first, half-way, at the end'], rows);
};

export const section: Section = {
  about:
    'An export of all bookings by amount, page by page over HTTP, compared row by row with a plain sort of the collection. To reach: no row different or missing at 100,000, and flat memory.',
  run,
};
