import { photoLikePicture } from '@wayfarer/api/testing/samples/sample-picture';
import { compareBrowsing } from '../frame/compare-browsing.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { startApi } from '../frame/start-api.ts';

const AT_ONCE = 3;

const run = async (bench: BenchRun): Promise<void> => {
  const { scratch, stopLater } = bench;
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
  await compareBrowsing(bench, api.url, { name: `${AT_ONCE} uploads at once`, callers: AT_ONCE, work: upload });
};

export const section: Section = {
  about: `200 reads a second, alone and while ${AT_ONCE} pictures of 4000 × 3000 are uploaded at once, again and again. To reach: p99 ≤ 100 ms.`,
  run,
};
