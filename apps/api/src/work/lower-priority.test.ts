import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const file = JSON.stringify(join(import.meta.dirname, 'lower-priority.ts'));
const program = `import { getPriority } from 'node:os'; import { lowerPriority } from ${file}; lowerPriority(0, 5); console.log(getPriority());`;
const priorityWithin = (niceness: number): string =>
  execFileSync('nice', ['-n', String(niceness), process.execPath, '--input-type=module', '-e', program], { encoding: 'utf8' });

test('a process gives way, and one that an operator has started with a lower priority still keeps it', () => {
  expect(Number(priorityWithin(0))).toBeGreaterThanOrEqual(5);
  expect(Number(priorityWithin(15))).toBeGreaterThanOrEqual(15);
});
