import { photoLikePicture } from '@wayfarer/api/testing/sample-picture';
import { alternate, medianOf, ratioOf, told } from '../frame/alternate.ts';
import { load } from '../frame/load.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { startApi } from '../frame/start-api.ts';
import { printTable } from '../print-table.ts';

const AT_ONCE = 3;
const BROWSING = [{ path: '/api/package?limit=12' }, { path: '/api/destination?limit=8' }, { path: '/api/site-settings' }];

const run = async ({ scratch, repeats, seconds, stopLater }: BenchRun): Promise<void> => {
  const data = await scratch('1k');
  const api = stopLater(await startApi(data));
  const headers = await api.headersOf(0);
  const picture = await photoLikePicture({ width: 4000, height: 3000 });
  const upload = async (): Promise<unknown> => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ name: 'Bench', country: 'India', description: 'Of the bench.' }))
      body.set(name, value);
    body.set('image', new Blob([new Uint8Array(picture)]), 'a.jpg');
    const { newDestination } = (await api.call('/api/destination', { method: 'POST', headers, body })) as {
      newDestination: { _id: string };
    };
    return api.call(`/api/destination/${newDestination._id}`, { method: 'DELETE', headers });
  };
  const browse = async () => {
    const { p50, p99 } = await load({ url: api.url, connections: 8, perSecond: 200, seconds, requests: BROWSING });
    return { p50, p99 };
  };
  const browseBesideUploads = async () => {
    let isOver = false;
    const uploading = Array.from({ length: AT_ONCE }, async () => {
      while (!isOver) await upload();
    });
    const measured = await browse();
    isOver = true;
    await Promise.all(uploading);
    return measured;
  };
  const { alone, beside } = await alternate(repeats, { alone: browse, beside: browseBesideUploads });
  printTable(
    ['browsing', 'p50 ms', 'p99 ms', 'p99, of that alone'],
    [
      ['alone', told(alone.p50), told(alone.p99), '1'],
      [
        `beside ${AT_ONCE} uploads at once`,
        told(beside.p50),
        told(beside.p99),
        medianOf(ratioOf(beside.p99, alone.p99)).toFixed(2),
      ],
    ],
  );
};

export const section: Section = {
  about: `200 reads a second, alone and while ${AT_ONCE} pictures of 4000 × 3000 are uploaded at once, again and again. To reach: p99 ≤ 2 × of that alone.`,
  run,
};
