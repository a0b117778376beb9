import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SIGNS_OF_LONG_FILES } from './longest-files-first.ts';

test('each sign by which long test files are known is still in one, and most files have none', () => {
  const own = import.meta.filename;
  const files = globSync('**/*.test.ts', { cwd: join(import.meta.dirname, '..') }).map((file) =>
    join(import.meta.dirname, '..', file),
  );
  const texts = files.filter((file) => file !== own).map((file) => readFileSync(file, 'utf8'));
  const having = (sign: string) => texts.filter((text) => text.includes(sign)).length;
  for (const sign of SIGNS_OF_LONG_FILES) {
    expect(having(sign), sign).toBeGreaterThan(0);
    expect(having(sign), sign).toBeLessThan(texts.length / 10);
  }
});
