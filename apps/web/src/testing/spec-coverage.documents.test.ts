import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const script = join(import.meta.dirname, '../../../../scripts/spec-coverage.mjs');
const shown = execFileSync(process.execPath, [script], { encoding: 'utf8' });

/** How many tests name each part of the specification: who takes one away, or adds one, says so here. */
const TESTS = `
  1:15 2.1:5 2.2:5 2.3:3 2.4:13 2.5:3 2.6:3 2.7:4 2.8:5 2.9:4 2.10:4 2.11:4 2.12:5 2.13:3 2.14:2 2.15:2 2.16:2 2.17:6
  2.18:3 2.19:3 2.20:4 2.21:1 2.22:2
  3.1:2 3.2:2 3.3:2 3.4:1 3.5:2 3.6:1 3.7:3 3.8:2 3.9:1 3.10:1
  4.1:6 4.2:3 4.3:3 4.4:3 4.5:2 4.6:3 4.7:2 4.8:8 4.9:1 4.10:2 4.11:3
  5.1:2 5.2:1 5.3:4 5.4:2 5.5:2 5.6:2 5.7:2 6:7 7:30 8:22
  9.1:1 9.2:2 9.3:3 9.4:2 9.5:2 9.6:1 9.7:3 9.8:3 9.9:2 9.10:1 9.11:1 9.12:1 9.13:1`;

test('each part of the specification has the tests that name it in their titles', () => {
  const counted = [...shown.matchAll(/^§(\S+) .+: (\d+|NO TEST)$/gm)].map(([, part, count]) => `${part}:${count}`);
  expect(counted).toEqual(TESTS.trim().split(/\s+/));
});

test('no title names a part that the specification does not have', () => {
  expect(shown).not.toContain('§?');
});
