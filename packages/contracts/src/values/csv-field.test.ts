import { expect, test } from 'vitest';
import { csvFieldOf, csvTextOf } from './csv-field.ts';

test.each(['=1+1', '+49 30', '-5', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1', '＠SUM(A1)'])(
  '%j cannot run as a formula',
  (text) => {
    expect(csvFieldOf(text).replace(/^"/, '')).toMatch(/^'/);
  },
);

test('nothing after a semicolon becomes a field of its own in a spreadsheet that takes it for a separator', () => {
  expect(csvFieldOf('Goa;=1+1')).toBe('"Goa;=1+1"');
});

test.each(['12345E67', '00012345', '1e5', '1.50', '2,5'])('the text %s is not read as a number by a spreadsheet', (text) => {
  expect(csvFieldOf(text)).toBe(`"=""${text}"""`);
});

test('an amount is a number with two decimals; a day and an ID with other letters are as they are', () => {
  const fields = [{ amount: 6000 }, { amount: 5999.97 }, 3, '2027-01-12', 'ABCDEF12'].map(csvFieldOf);
  expect(fields).toEqual(['6000.00', '5999.97', '3', '2027-01-12', 'ABCDEF12']);
});

test('commas, quotes and line breaks stay inside their field', () => {
  expect(csvFieldOf('Goa, India')).toBe('"Goa, India"');
  expect(csvFieldOf('the "old" town')).toBe('"the ""old"" town"');
  expect(csvFieldOf('two\nlines')).toBe('"two\nlines"');
  expect(csvFieldOf('plain')).toBe('plain');
});

test.each(['=1+1', "'=1+1", "''-5", '12345E67', '="5"', "'quoted'", '＝x', 'plain', '\tx', '1.50', ''])(
  'the text %j comes back as it was, from a file that protects a spreadsheet',
  (text) => {
    expect(
      csvTextOf(
        csvFieldOf(text)
          .replace(/^"(.*)"$/s, '$1')
          .replaceAll('""', '"'),
      ),
    ).toBe(text);
  },
);
