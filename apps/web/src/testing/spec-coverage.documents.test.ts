import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** The rows of every table: a sentence, its screen, and the tests that prove it. */
const rows = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Sentence|---) /.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

const named = rows.flatMap(([sentence = '', , tests = '']) =>
  tests.split('<br>').map((test) => {
    const [, path = '', title = ''] = /^`(.+?)` › (.+)$/.exec(test) ?? [];
    return { sentence, path, title };
  }),
);

/** A title in the source, in any kind of quotes. */
const isTitledIn = (source: string, title: string): boolean =>
  ["'", '"', '`'].some(
    (quote) => source.includes(`(${quote}${title}${quote},`) || source.includes(`  ${quote}${title}${quote},`),
  );

test('each sentence of the specification has its screen and its tests', () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(rows.filter((row) => row.length !== 3)).toEqual([]);
  expect(named.filter(({ path, title }) => path === '' || title === '')).toEqual([]);
});

test('each test that the table of the specification names is there, under its title', () => {
  const missing = named.filter(({ path, title }) => {
    const file = join(root, path);
    return !existsSync(file) || !isTitledIn(readFileSync(file, 'utf8'), title);
  });
  expect(missing).toEqual([]);
});
