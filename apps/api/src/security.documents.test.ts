import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const document = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
const tests = globSync('{apps,packages,e2e,verification}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name.includes('node_modules'),
});
const checks = globSync('{scripts,verification/src}/**/check-*.{ts,mjs}', { cwd: root });
const testNames = new Set([...tests, ...checks].map((file) => basename(file)));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** How many lines of levels 1 and 2 each section of ASVS 5.0.0 has. */
const SECTIONS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3
  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4
  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5
  14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;
const lines = SECTIONS.trim()
  .split(/\s+/)
  .flatMap((section) => {
    const [name, count] = section.split(':');
    return Array.from({ length: Number(count) }, (_, index) => `${name}.${index + 1}`);
  });

/** `1.2.6–1.2.8, 1.3.1`, one by one. */
const linesIn = (cell: string): string[] =>
  cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    return lines.slice(lines.indexOf(first), lines.indexOf(last) + 1);
  });

const rulings = [...document.matchAll(/^\| ([\d., –]+) \| (\S+) \| (.+) \|$/gm)].map(
  ([, cell = '', ruling = '', shown = '']) => ({
    cell,
    ruling,
    shown,
  }),
);
const namedTests = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?|check-[\w-]+\.(?:ts|mjs))`/g)].map(([, name = '']) => name);
const namedScripts = (text: string): string[] => [...text.matchAll(/`npm run ([\w:]+)/g)].map(([, name = '']) => name);
const namedDocuments = (text: string): string[] => [
  ...[...text.matchAll(/\b(docs\/[\w-]+\.md|SECURITY\.md|ARCHITECTURE\.md)/g)].map(([, file = '']) => file),
  ...((/\bdecisions[ /]/.test(text) && text.match(/\b0[01]\d\d\b/g)) || []).map((number) => `docs/decisions/${number}-*.md`),
];

test('docs/security.md rules each of the 253 lines of ASVS 5.0, levels 1 and 2, once', () => {
  expect(lines).toHaveLength(253);
  expect(rulings.flatMap(({ cell }) => linesIn(cell)).toSorted()).toEqual(lines.toSorted());
});

test('every line that is met names a test, a command or a document that is there, and every other one has its reason', () => {
  for (const { cell, ruling, shown } of rulings) {
    expect(['met', 'n/a', 'accepted', 'operator'], cell).toContain(ruling);
    expect(shown.length, cell).toBeGreaterThan(8);
    const named = [...namedTests(shown), ...namedScripts(shown), ...namedDocuments(shown)];
    if (ruling === 'met') expect(named, `${cell}: ${shown}`).not.toEqual([]);
  }
});

test('every test, command and document that docs/security.md names is there', () => {
  expect(namedTests(document).filter((name) => !testNames.has(name))).toEqual([]);
  expect(namedScripts(document).filter((name) => !(name in scripts))).toEqual([]);
  for (const file of rulings.flatMap(({ shown }) => namedDocuments(shown)))
    expect(globSync(file, { cwd: root }), file).toHaveLength(1);
});
