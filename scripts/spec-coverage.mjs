// Prints each part of sections 1 to 9 of docs/specification.md with the tests that name it at the end of
// their titles.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const read = (file) => readFileSync(join(root, file), 'utf8');

const [firstOrder = ''] = read('docs/specification.md').split('\n## 10. ');
const sections = firstOrder.split(/\n(?=## \d)/).slice(1);
/** A section is one part, or has parts of its own with numbers: its headings and the rows of its tables. */
const parts = sections.flatMap((section) => {
  const numbered = [...section.matchAll(/^(?:### |\| )(\d\.\d+) (.+?)(?: \|)?$/gm)];
  const whole = [...section.matchAll(/^## (\d)\. (.+)$/gm)];
  return (numbered.length > 0 ? numbered : whole).map(([, number = '', text = '']) => ({ number, text }));
});

const exclude = (name) => name.includes('node_modules');
const tagged = globSync('{apps,packages,e2e}/**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude }).flatMap((file) =>
  [...read(file).matchAll(/(['"`])((?:(?!\1).)+) \(§([\d., ]+)\)\1,/g)].map(([, , title = '', numbers = '']) => ({
    shown: `  ${title} (${file})`,
    numbers: numbers.split(', '),
  })),
);

for (const { number, text } of parts) {
  const tests = tagged.filter(({ numbers }) => numbers.includes(number)).map(({ shown }) => shown);
  console.log([`§${number} ${text}: ${tests.length || 'NO TEST'}`, ...tests.toSorted(), ''].join('\n'));
}
const known = parts.map(({ number }) => number);
const lost = tagged.filter(({ numbers }) => numbers.some((number) => !known.includes(number)));
if (lost.length > 0) console.log(['§? no part of the specification', ...lost.map(({ shown }) => shown)].join('\n'));
