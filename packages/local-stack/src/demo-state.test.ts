import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { layoutOf } from './data-folder.ts';
import { demoStateOf } from './demo-state.ts';
import { temporaryFolder } from './testing/copies.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('a demo is made once, and renewed when it is older than a month', async () => {
  const layout = layoutOf(await temporaryFolder());
  const stateOf = () => demoStateOf({ demoPassword: 'any', layout });
  expect(demoStateOf({ demoPassword: null, layout })).toBe('none');
  expect(stateOf()).toBe('missing');
  await mkdir(dirname(layout.demoSeeded), { recursive: true });
  await writeFile(layout.demoSeeded, '');
  expect(stateOf()).toBe('made');
  const before = new Date(Date.now() - 31 * DAY_MS);
  await utimes(layout.demoSeeded, before, before);
  expect(stateOf()).toBe('old');
});
