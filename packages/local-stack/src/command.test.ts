import { expect, test } from 'vitest';
import { runCommand, temporaryFolder } from './testing/copies.ts';

test('a command of the operator says what to do where nothing runs with the data folder', async () => {
  const { code, output } = await runCommand(await temporaryFolder(), ['check-money']);
  expect([code, output]).toEqual([
    2,
    expect.stringMatching(/^Nothing runs with DATA_DIR .+: run npm start first, or set MONGODB_URI/),
  ]);
});
