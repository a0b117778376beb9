import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Category, Extra, Season } from '../price/price.rules.ts';
import { type ScheduleRule, weekdays } from '../schedule/days-of-rule.ts';
import { lineSchema, proseSchema } from '../values/text.ts';
import { type PackageParts, packageParts } from './package-parts.ts';
import { UnreadableText } from './texts/unreadable-text.ts';

const { categories, seasons, extras, departures, highlights, questions, cutOff, meetingPoint } = packageParts;
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
/** What people write, with all that could be taken for a separator, an escape, or the end of a text. */
const pieces = [
  ...Array.from('ab12 ;,"\'|:+-=@()%،ñ\u200f'),
  ' | ',
  '||',
  '::',
  '""',
  ': 5.00 per person (',
  ' 2027-01-01 to 2027-01-02: ',
  ' 12+',
  ' 3–11: 5.00',
  ', no seat',
  ' 5.00, ',
  '🏝️',
  '👩‍👩‍👧',
  'رحلة',
  '；',
  'included',
  '1e5',
];
const texts = (schema: z.ZodString, more: readonly string[] = []) =>
  fc
    .array(fc.constantFrom(...pieces, ...more), { minLength: 1, maxLength: 8 })
    .map((some) => schema.safeParse(some.join('')).data)
    .filter((text) => text !== undefined);
const name = texts(lineSchema(() => 'Enter a name.', 30));
const prose = texts(
  proseSchema(() => 'Enter an answer.', 1000),
  ['\n', '\r\n', '\n| ', '\n\n'],
);
const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const setOf = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1 });
const numbers = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

const category: fc.Arbitrary<Category> = fc.record({
  id: fc.constant(''),
  name,
  minAge: fc.nat(99),
  maxAge: optional(fc.nat(120)),
  price: optional(amount),
  seats: fc.constantFrom(0, undefined),
  alone: fc.constantFrom(true, undefined),
});
const withIds = <One extends { id: string }>(list: readonly One[]): One[] =>
  list.map((one, index) => ({ ...one, id: `id-${index}` }));
const categoryList = fc.uniqueArray(category, { maxLength: 6, selector: (one) => one.name.toLowerCase() }).map(withIds);
const extra: fc.Arbitrary<Extra> = fc.record({
  id: fc.constant(''),
  name,
  text: optional(name),
  price: amount,
  per: fc.constantFrom('booking', 'person', 'piece'),
  most: optional(fc.integer({ min: 1, max: 50 })),
  stock: optional(fc.integer({ min: 1, max: 10_000 })),
  included: fc.constantFrom(true, undefined),
});
const extraList = fc.uniqueArray(extra, { maxLength: 5, selector: (one) => one.name }).map(withIds);
const season = (ids: readonly string[]): fc.Arbitrary<Season> =>
  fc
    .record({ name, from: day, to: day, percent: fc.integer({ min: -90, max: 300 }), prices: setOf(ids), price: amount })
    .chain(({ prices, price, percent, ...rest }) =>
      fc.constantFrom<Season>({ ...rest, percent }, { ...rest, prices: Object.fromEntries(prices.map((id) => [id, price])) }),
    );
const onOf = fc.constantFrom<fc.Arbitrary<Partial<ScheduleRule>>>(
  fc.constant({}),
  fc.record({ on: setOf(weekdays) }),
  fc.record({ dates: setOf([...numbers(31), -1]) }),
  fc.record({ on: fc.constantFrom(...weekdays).map((one) => [one]), nth: fc.constantFrom(1, 2, 3, 4, 5, -1) }),
);
const rule = fc
  .record({
    every: fc.constantFrom('day', 'week', 'month', 'year'),
    interval: optional(fc.integer({ min: 2, max: 52 })),
    months: optional(setOf(numbers(12))),
    from: day,
    until: optional(day),
    on: onOf.chain((one) => one),
  })
  .map(({ on, ...rest }) => ({ ...rest, ...on }) as NonNullable<PackageParts['schedule']>['rules'][number]);

const textsAgain = (part: typeof categories, parts: PackageParts, before: PackageParts = parts): PackageParts =>
  part.readInto(before, part.textOf(parts));

test('categories and extras come back from their texts, whatever their names', () => {
  fc.assert(
    fc.property(categoryList, extraList, (some, others) => {
      const parts = { categories: some, extras: others };
      expect(textsAgain(categories, parts).categories ?? []).toEqual(some);
      expect(textsAgain(extras, parts).extras ?? []).toEqual(others);
    }),
    { numRuns: 500 },
  );
});

test('seasons come back from their text, or are refused where two categories could be meant', () => {
  const prices = categoryList
    .filter((list) => list.length > 0)
    .chain((list) =>
      fc.record({
        categories: fc.constant(list),
        seasons: fc.array(season(list.map(({ id }) => id)), { maxLength: 4 }),
      }),
    );
  fc.assert(
    fc.property(prices, (parts) => {
      try {
        expect(textsAgain(seasons, parts).seasons ?? []).toEqual(parts.seasons);
      } catch (thrown) {
        if (!(thrown instanceof UnreadableText)) throw thrown;
        expect(thrown.message).toContain('can be read in two ways. Give the categories (');
      }
    }),
    { numRuns: 500 },
  );
});

test('the rules of a schedule come back from their text', () => {
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1, maxLength: 12 }), (rules) => {
      const parts = { schedule: { rules, added: [], closed: [] } };
      expect(textsAgain(departures, parts, {})).toEqual(parts);
    }),
  );
});

test('lists of texts, questions and cut-offs come back from their texts', () => {
  const schedule = { rules: [], added: [], closed: [] };
  const cutOffs = fc.oneof(
    fc.record({ hours: fc.integer({ min: 1, max: 8760 }) }),
    fc.record({ days: fc.nat(365) }),
    fc.record({ days: fc.nat(365), at: fc.constantFrom('00:00', '18:05') }),
  );
  const asked = fc.array(fc.record({ question: name, answer: prose }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), asked, cutOffs, (list, some, closes) => {
      const [first] = list;
      const facts = { highlights: list, questions: some, meetingPoint: first };
      expect(textsAgain(highlights, { facts }, {}).facts?.highlights).toEqual(list);
      expect(textsAgain(meetingPoint, { facts }, {}).facts?.meetingPoint).toBe(first);
      expect(textsAgain(questions, { facts }, {}).facts?.questions).toEqual(some);
      expect(textsAgain(cutOff, { schedule: { ...schedule, cutOff: closes } }, {}).schedule?.cutOff).toEqual(closes);
    }),
    { numRuns: 500 },
  );
});

const two: Category[] = ['Adult', 'Adult'].map((twice, index) => ({ id: `id-${index}`, name: twice, minAge: 12 - index * 12 }));
test.each([
  [questions, 'Is it A | B? | A.', 'has several “|”. Write those that belong to the question or its answer twice: “||”.'],
  [questions, 'Is lunch included?', 'cannot be read. Write it like “Is lunch included? | Yes, each day.”.'],
  [seasons, 'Peak 2027-01-01 to 2027-02-01: Adult', 'Write an amount such as 900.00 behind the name of each category: '],
  [seasons, 'Peak 2027-01-01 to 2027-02-01: Adult 9', 'can be read in two ways. Give the categories (Adult, Adult) other names.'],
])('what could mean something else is refused: %#', (part, text, sentence) => {
  expect(() => part.readInto({ categories: two }, text)).toThrow(sentence);
});

test('the site’s own words for what each column holds', () => {
  expect(
    categories.textOf({
      categories: [
        { id: 'a', name: 'Adult', minAge: 12 },
        { id: 'b', name: 'Infant', minAge: 0, maxAge: 2, price: 0, seats: 0 },
      ],
    }),
  ).toBe('Adult 12+; Infant 0–2: 0.00, no seat');
  expect(questions.textOf({ facts: { questions: [{ question: 'Sea | hills?', answer: 'Both.' }] } })).toBe(
    'Sea || hills? | Both.',
  );
  expect(extras.textOf({ extras: [{ id: 'a', name: 'Lunch: dosa', price: 5, per: 'person' }] })).toBe(
    'Lunch:: dosa: 5.00 per person',
  );
  expect(extras.readInto({}, 'Lunch: dosa: 5 per person').extras).toMatchObject([{ name: 'Lunch: dosa' }]);
  expect(departures.readInto({}, 'every 2 weeks on Saturday from 2026-12-05').schedule?.rules).toEqual([
    { every: 'week', interval: 2, on: ['SA'], from: '2026-12-05' },
  ]);
});

const LONG = 500_000;
const hostile: [what: string, part: typeof categories, text: string][] = [
  ['quotes', highlights, `a${'"a'.repeat(LONG)}`],
  ['entries', extras, Array.from({ length: LONG }, (_, index) => `a${index}: 1 per piece`).join(';')],
  ['colons', extras, ':'.repeat(LONG)],
  ['months', departures, `every day on a${' in b'.repeat(LONG)}`],
  ['prices', seasons, `Peak 2027-01-01 to 2027-01-02: ${'person 1.00, '.repeat(LONG)}`],
];

test.each(hostile)('a cell with far too many %s is refused at a glance', { timeout: 30_000 }, (_, part, text) => {
  expect(() => part.readInto({}, text)).toThrow(UnreadableText);
});
