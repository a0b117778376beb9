import { expect, test } from 'vitest';
import { shareRuns } from './share-runs.ts';

/** Runs that end on request, in the order in which they began. */
const controlled = () => {
  const begun: { key: string; end: (result: string) => void; fail: (error: Error) => void }[] = [];
  const ask = shareRuns((key: string) => new Promise<string>((end, fail) => void begun.push({ key, end, fail })));
  return { begun, ask };
};

test('two hundred who ask at once cost two runs, and none but the first is answered by the run that had begun before', async () => {
  const { begun, ask } = controlled();
  const [first, ...later] = Array.from({ length: 200 }, () => ask('month'));
  begun[0]?.end('old');
  await expect(first).resolves.toBe('old');
  begun[1]?.end('new');
  await expect(Promise.all(later)).resolves.toEqual(later.map(() => 'new'));
  expect(begun).toHaveLength(2);
});

test('each period has runs of its own, and a run that fails fails for those alone who asked for it', async () => {
  const { begun, ask } = controlled();
  const [month, year, second] = [ask('month'), ask('year'), ask('month')];
  begun[0]?.fail(new Error('The database is silent.'));
  await expect(month).rejects.toThrow('silent');
  begun[1]?.end('of the year');
  begun[2]?.end('of the month');
  await expect(Promise.all([year, second])).resolves.toEqual(['of the year', 'of the month']);
  const again = ask('month');
  expect(begun.map(({ key }) => key)).toEqual(['month', 'year', 'month', 'month']);
  begun[3]?.end('again');
  await expect(again).resolves.toBe('again');
});
