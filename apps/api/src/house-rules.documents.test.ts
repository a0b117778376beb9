import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const exclude = (name: string): boolean =>
  /^(?:node_modules|dist|\.cache|\.turbo|test-results)$/.test(name.split('/').at(-1) ?? '');
const sources = globSync('{apps,packages,e2e,verification,scripts,tools}/**/*.{ts,tsx,mjs}', { cwd: root, exclude });

test('lines of comments end at column 110', () => {
  expect(sources.length).toBeGreaterThan(2000);
  const long = sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.length > 110 && /^ *(?:\/\/|\/?\*)/.test(line) ? `${file}:${at + 1}` : [])),
  );
  expect(long).toEqual([]);
});

test('the subject of the latest commit has at most 72 characters', () => {
  const { stdout } = spawnSync('git', ['log', '-1', '--no-merges', '--format=%s'], { cwd: root, encoding: 'utf8' });
  expect(stdout?.trim().length ?? 0, stdout).toBeLessThanOrEqual(72);
});
