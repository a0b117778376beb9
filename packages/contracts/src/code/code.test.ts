import { expect, test } from 'vitest';
import { calendarDateAt } from '../values/calendar-date.ts';
import { type CodeConditions, type CodeUse, codeProblemOf, codeSentenceOf, codeStateOf } from './code.rules.ts';
import { codeFormSchema } from './code.schema.ts';

const monsoon: CodeConditions = { from: '2026-06-01', to: '2026-08-31' };
const packageId = '665f1c2ab8e4d7a1c3f09e12';
const use: CodeUse = {
  today: '2026-07-10',
  packageId,
  travelDate: '2026-12-05',
  total: 1_000_000,
  uses: 0,
  usesByTraveller: 0,
};
const problemOf = (code: CodeConditions, changed: Partial<CodeUse> = {}) =>
  codeProblemOf({ ...monsoon, ...code }, { ...use, ...changed });
const inKolkata = (instant: string) => calendarDateAt(new Date(instant), 'Asia/Kolkata');

test('a code can be used from the first second of its first day to the last of its last, on the site’s clock', () => {
  const at = (instant: string) => problemOf({}, { today: inKolkata(instant) });
  expect([at('2026-08-31T18:29:59Z'), at('2026-08-31T18:30:00Z')]).toEqual([null, 'expired']);
  expect([at('2026-05-31T18:29:59Z'), at('2026-05-31T18:30:00Z')]).toEqual(['not yet', null]);
});

test.each<[string, CodeConditions, Partial<CodeUse>, ReturnType<typeof codeProblemOf>]>([
  ['for other packages', { packages: ['0123456789abcdef01234567'] }, {}, 'not for this trip'],
  ['for this package among others', { packages: ['0123456789abcdef01234567', packageId] }, {}, null],
  ['a paisa below the least total', { leastTotal: 500_000 }, { total: 499_999 }, 'total too low'],
  ['at the least total', { leastTotal: 500_000 }, { total: 500_000 }, null],
  ['with a use left', { most: 10 }, { uses: 9 }, null],
  ['with none left', { most: 10 }, { uses: 10 }, 'used up'],
  ['with fewer than its uses, lowered since', { most: 3 }, { uses: 5 }, 'used up'],
  ['once a traveller, used by this one', { most: 10, mostPerTraveller: 1 }, { uses: 3, usesByTraveller: 1 }, 'used up by you'],
  ['twice a traveller, used once by this one', { mostPerTraveller: 2 }, { uses: 3, usesByTraveller: 1 }, null],
  ['on the last day of travel', { travelFrom: '2026-07-01', travelTo: '2026-09-30' }, { travelDate: '2026-09-30' }, null],
  ['a day after it', { travelFrom: '2026-07-01', travelTo: '2026-09-30' }, { travelDate: '2026-10-01' }, 'not for this day'],
  ['a day before the first', { travelFrom: '2026-07-01' }, { travelDate: '2026-06-30' }, 'not for this day'],
  ['without any condition, used 9,999 times', {}, { uses: 9999 }, null],
  ['without any condition, used 10,000 times', {}, { uses: 10_000 }, 'used up'],
])('a code %s', (_, code, changed, problem) => {
  expect(problemOf(code, changed)).toBe(problem);
});

test('of several problems a traveller is told first what time, trip and day say, and last who used it', () => {
  const [from, to] = ['2026-08-01', '2026-08-31'];
  const wrong: CodeConditions = {
    from,
    to,
    packages: [],
    travelFrom: '2027-01-01',
    leastTotal: 2_000_000,
    most: 1,
    mostPerTraveller: 1,
  };
  const unlucky = { ...use, uses: 1, usesByTraveller: 1 };
  const inOrder = [
    codeProblemOf(wrong, unlucky),
    codeProblemOf(wrong, { ...unlucky, today: '2026-09-01' }),
    codeProblemOf({ ...wrong, from: undefined }, unlucky),
    codeProblemOf({ ...wrong, from: undefined, packages: undefined }, unlucky),
    codeProblemOf({ leastTotal: 2_000_000, most: 1, mostPerTraveller: 1 }, unlucky),
    codeProblemOf({ most: 1, mostPerTraveller: 1 }, unlucky),
    codeProblemOf({ mostPerTraveller: 1 }, unlucky),
  ];
  expect(inOrder).toEqual([
    'not yet',
    'expired',
    'not for this trip',
    'not for this day',
    'total too low',
    'used up',
    'used up by you',
  ]);
});

test('each problem is told in one sentence, with the day or the amount that it is about', () => {
  const code = { ...monsoon, leastTotal: 500_000, mostPerTraveller: 2, travelFrom: '2026-07-01', travelTo: '2026-09-30' };
  expect(codeSentenceOf('not yet', code)).toBe('This code is valid from 1 June 2026.');
  expect(codeSentenceOf('expired', code)).toBe('This code was valid until 31 August 2026.');
  expect(codeSentenceOf('not for this trip', code)).toBe('This code is not valid for this trip.');
  expect(codeSentenceOf('not for this day', code)).toBe(
    'This code is for trips that begin from 1 July 2026 to 30 September 2026.',
  );
  expect(codeSentenceOf('not for this day', { travelTo: '2026-09-30' })).toBe(
    'This code is for trips that begin up to 30 September 2026.',
  );
  expect(codeSentenceOf('not for this day', { travelFrom: '2026-07-01' })).toBe(
    'This code is for trips that begin from 1 July 2026.',
  );
  expect(codeSentenceOf('total too low', code)).toBe('This code is valid from a total of ₹5,000.00.');
  expect(codeSentenceOf('used up', code)).toBe('This code is used up.');
  expect(codeSentenceOf('used up by you', code)).toBe('You have already used this code 2 times.');
  expect(codeSentenceOf('used up by you', { mostPerTraveller: 1 })).toBe('You have already used this code.');
});

test('an admin sees whether a code can be used today: its days decide before its uses do', () => {
  const stateOf = (today: string, uses: number) => codeStateOf({ ...monsoon, most: 10 }, { today, uses });
  expect([stateOf('2026-05-31', 10), stateOf('2026-09-01', 10), stateOf('2026-06-01', 10), stateOf('2026-08-31', 9)]).toEqual([
    'not-yet',
    'over',
    'used-up',
    'active',
  ]);
  expect(codeStateOf({}, { today: '2026-06-01', uses: 9999 })).toBe('active');
});

test.each([
  ['percent and amount', { percent: 10, amount: 100 }, 'percent'],
  ['neither', { percent: undefined }, 'percent'],
  ['0 %', { percent: 0 }, 'percent'],
  ['101 %', { percent: 101 }, 'percent'],
  ['half a percent', { percent: 0.5 }, 'percent'],
  ['an amount of 0', { percent: undefined, amount: 0 }, 'amount'],
  ['an amount with three decimals', { percent: undefined, amount: 0.001 }, 'amount'],
  ['a last day before the first', { from: '2026-08-31', to: '2026-06-01' }, 'to'],
  ['a last day of travel before the first', { travelFrom: '2026-08-31', travelTo: '2026-06-01' }, 'travelTo'],
  ['a day that there is not', { from: '2026-02-30' }, 'from'],
  ['a package twice', { packages: [packageId, packageId.toUpperCase()] }, 'packages.1'],
  ['no package', { packages: [] }, 'packages'],
  ['201 packages', { packages: Array.from({ length: 201 }, (_, index) => String(index).padStart(24, '0')) }, 'packages'],
  ['two letters', { code: 'AB' }, 'code'],
  ['41 letters', { code: 'A'.repeat(41) }, 'code'],
  ['a letter that is easily taken for another', { code: 'MONSOÓN' }, 'code'],
  ['0 uses', { most: 0 }, 'most'],
  ['10,001 uses', { most: 10_001 }, 'most'],
  ['101 uses a traveller', { mostPerTraveller: 101 }, 'mostPerTraveller'],
  ['a condition that there is not', { leastPersons: 2 }, ''],
])('a code with %s is refused with a sentence at its field', (_, changed, field) => {
  const { error } = codeFormSchema.safeParse({ code: 'MONSOON10', percent: 10, ...changed });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  expect(error?.issues[0]?.message).toMatch(/\.$/);
});

test('a code is stored in capitals, however it is typed', () => {
  expect(codeFormSchema.parse({ code: ' monsoon-10 ', amount: 500.5 })).toEqual({ code: 'MONSOON-10', amount: 500.5 });
});
