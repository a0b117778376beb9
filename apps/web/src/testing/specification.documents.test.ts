import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyEndpoint, packageParts } from '@wayfarer/contracts';
import { audienceOf, type Screen, screens } from '@wayfarer/contracts/screens';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8');

/** The cells of the tables below a heading, up to the next one; without the tables' header rows. */
const rowsBelow = (heading: string): string[][] => {
  const [, section = ''] = specification.split(`\n${heading}\n`);
  const [own = ''] = section.split(/\n#{2,3} /);
  const tables = own.matchAll(/\|---.*\n((?:\|.*\n)+)/g);
  return [...tables]
    .flatMap(([, rows = '']) => rows.trimEnd().split('\n'))
    .map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
};

test('the API has every call of the specification, and no other (§7)', () => {
  const written = [...rowsBelow('## 7. Calls'), ...rowsBelow('### Further calls')].map(([call = '']) => call);
  const mounted = Object.values(everyEndpoint).map(({ method, path }) => `${method} ${path}`);
  expect(written.toSorted()).toEqual(mounted.toSorted());
});

const AUDIENCES = { everyone: 'public', 'signed-in': 'logged in', staff: 'admin' } as const;

test('the website has every screen of the specification for the audience that it says, and no other (§2.1)', () => {
  const written = [...rowsBelow('### 2.1 Route table'), ...rowsBelow('### Further screens')];
  const shown = Object.values<Screen>(screens).map((screen) => `\`${screen.path}\` ${AUDIENCES[audienceOf(screen)]}`);
  expect(written.map(([path, audience]) => `${path} ${audience}`).toSorted()).toEqual(shown.toSorted());
});

/** The website's sources, without its tests. */
const sources = join(root, 'apps/web/src');
const websiteText = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|samples)\.|^testing/.test(name))
  .map((name) => readFileSync(join(sources, name), 'utf8'))
  .join('\n');

const fixedTexts = rowsBelow('## 8. Fixed texts').map(([, text = '']) => text.slice(1, -1));

test('the specification fixes 25 texts', () => {
  expect(fixedTexts).toHaveLength(25);
});

test.each(fixedTexts)('the website says "%s" word for word', (text) => {
  expect(websiteText.includes(text)).toBe(true);
});

test('the specification bounds every fact of a package', () => {
  const [, bounds] = rowsBelow('### Forms and texts').find(([field]) => field === 'facts of a package') ?? [];
  const facts = Object.values(packageParts).filter(({ path }) => path.startsWith('facts.'));
  expect(facts.filter(({ heading }) => !bounds?.includes(heading.toLowerCase()))).toEqual([]);
});
