import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvLineOf, userColumnHeadings } from '@wayfarer/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { userHeadings } from './users/plan-users.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-csv-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (csv: string) => {
  const path = join(folder, 'file.csv');
  await writeFile(path, csv);
  return readCsv(path, userHeadings);
};
const headings = Object.keys(userColumnHeadings) as (keyof typeof userColumnHeadings)[];
const HEAD = csvLineOf(Object.values(userColumnHeadings));
const linesIn = (text: string): number => text.split(/\r\n|\r|\n/).length;

/** What spreadsheets run, count, cut off or split, and what CSV itself is made of. */
const pieces = [
  ...Array.from('ab1=+-@;,|"\'\t \n\r＝'),
  '\r\n',
  '""',
  "'=",
  '="',
  '1e5',
  '007',
  '1.50',
  '🏝️',
  '👩‍👩‍👧',
  'رحلة',
  '\u200f',
  '\ufeff',
];
const cell = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((some) => some.join(''));

test('every text of an export comes back as it was, each at the line in which it begins', async () => {
  const row = fc.record({ username: cell, name: cell, email: cell.map((text) => `${text}.`), phone: cell, role: cell });
  const rows = fc.array(row, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(rows, async (texts) => {
      const written = texts.map((text) => csvLineOf(headings.map((heading) => text[heading])));
      const { lines } = await read(`\uFEFF${HEAD}${written.join('')}`);
      expect(lines.map((line) => line.texts)).toEqual(texts);
      expect(lines.map(({ line }) => line)).toEqual(written.map((_, index) => linesIn(HEAD + written.slice(0, index).join(''))));
    }),
    { numRuns: 200 },
  );
});

test.each([
  [
    'lines that end as on Unix, Windows and the first Macs',
    'Email\na@b.c\r\nd@e.f\ng@h.i\r\n',
    ['a@b.c', 'd@e.f', 'g@h.i'],
    [2, 3, 4],
  ],
  ['lines that end in a way of their own', 'Email\ra@b.c\rd@e.f', ['a@b.c', 'd@e.f'], [2, 3]],
  [
    'empty lines, and lines of empty fields, at the end and between',
    'Email,Role\n\na@b.c,\n,\n , \nd@e.f,\n\n,,,\n',
    ['a@b.c', 'd@e.f'],
    [3, 6],
  ],
  ['semicolons, and columns in another order and case', 'ROLE; e-mail;eMail \r\nTraveller;x;a@b.c\r\n', ['a@b.c'], [2]],
  ['its separator named before the headings, as Excel does', 'sep=;\r\nEmail;Role\r\na@b.c;Admin, desk\r\n', ['a@b.c'], [3]],
  ['tabs', 'Email\tRole\na@b.c\tx,y;z\n', ['a@b.c'], [2]],
  ['commas within a heading in quotes', 'Email;Role;"Notes (bus, hotel, food)"\na@b.c;x;y\n', ['a@b.c'], [2]],
  ['lines that end before their last cells, which are empty', 'Email,Role,Name\na@b.c\nd@e.f,x\n', ['a@b.c', 'd@e.f'], [2, 3]],
  ['blanks in a heading as pages paste them', 'E\u00admail\u00a0,Role\na@b.c,x\n', ['a@b.c'], [2]],
  ['two columns of one name that nobody reads', 'Email,Notes,Notes\na@b.c,x,y\n', ['a@b.c'], [2]],
  ['columns without a heading, and fields without a column, that are all empty', 'Email,,\na@b.c,,,\n', ['a@b.c'], [2]],
])('a file with %s is read', async (_, csv, emails, numbers) => {
  const { lines } = await read(csv);
  expect(lines.map(({ texts }) => texts.email)).toEqual(emails);
  expect(lines.map(({ line }) => line)).toEqual(numbers);
});

test('columns that are not read are named', async () => {
  expect((await read('Email,Shoe size,,\na@b.c,1,2,\n')).ignored).toEqual(['Shoe size', 'a column without a heading']);
});

test.each([
  ['a quote that never ends', 'Email,Role\n"a\r\nb",x\n"d@e.f,\ng,h\ni,j\n', 'A quote in line 4 is never closed.'],
  [
    'a quote that ends too late',
    'Email,Role\na@b.c,"x\nd@e.f,y\ng@h.i,"z"\n',
    'There is a quote too many or too few in lines 2 to 4.',
  ],
  ['a quote within a text', 'Email,Role\n"a\r\nb",x\na 5" walk,x\n', 'There is a quote too many or too few in line 4.'],
  ['a comma that is not in quotes', 'Email,Role\na@b.c,x,y\n', 'Line 2 has 3 fields below 2 headings. A text with a comma in it'],
  [
    'a semicolon that is not in quotes',
    'sep=;\nEmail;Role\n\na@b.c;x;y\n',
    'Line 4 has 3 fields below 2 headings. A text with a semicolon',
  ],
  ['a column too many', `Email${',x'.repeat(200)}\na@b.c\n`, 'A file has at most 200 columns.'],
  ['a line without an end', `Email\na@b.c\n${'x'.repeat(2_100_000)}\n`, 'Line 3 is too long to be read.'],
  ['a column that stands there twice', 'Email,Role,EMAIL\na@b.c,x,y\n', 'There are two columns “EMAIL”.'],
])('%s is told with its line', async (_, csv, sentence) => {
  await expect(read(csv)).rejects.toThrow(sentence);
});
