import { ENGLISH, speakFrom } from '@wayfarer/words';
import { afterEach, expect, test } from 'vitest';
import { discountLineOf } from '../desk/desk.rules.ts';
import { mapPrices, type Prices } from '../price/price.rules.ts';
import { quoteCases } from '../testing/quotes.ts';
import { minorUnitsOf } from '../values/money.ts';
import { lineWords } from './line-words.ts';
import { type Choice, feeLineOf, type Line, quoteOf } from './quote.ts';

const asked = [
  'Person',
  'Group of up to {most}',
  'Group of {from} or more, {percent} % off',
  'Single room',
  'Code {code}',
  'Code {code}, {percent} % off',
  'Fee for changes',
  'Discount',
];
const texts = Object.fromEntries(asked.map((text) => [text, [`[${text}]`]]));
const speakPseudo = () => speakFrom(() => ({ language: 'xx', catalogue: { language: 'xx', texts } }));
afterEach(() => speakFrom(() => ENGLISH));

const linesOf = (prices: Prices, choice: Omit<Choice, 'day'>): readonly Line[] =>
  quoteOf(mapPrices(prices, minorUnitsOf), { day: '2026-12-05', ...choice }).lines;

const everyLine = (): readonly Line[] => [
  ...linesOf({ price: 10, groups: [{ from: 2, percent: 5 }] }, { party: { person: 3 }, discount: { code: 'GOA', percent: 10 } }),
  ...linesOf({ price: 10, groupOf: 4 }, { party: { person: 5 }, discount: { code: 'FIVE', amount: 5 } }),
  ...linesOf(
    {
      price: 10,
      categories: [{ id: 'adult', name: 'Grown-up', minAge: 12 }],
      single: { price: 5, required: true },
      extras: [{ id: 'bike', name: 'Bike', price: 3, per: 'booking' }],
    },
    { party: { adult: 1 }, extras: { bike: 1 } },
  ),
  feeLineOf(100),
  discountLineOf(100),
];

test('each line is said in the language of who reads it, the operator’s names as they are written', () => {
  speakPseudo();
  expect(everyLine().map((line) => lineWords(line))).toEqual([
    '[Person]',
    '[Group of 2 or more, 5 % off]',
    '[Code GOA, 10 % off]',
    '[Group of up to 4]',
    '[Code FIVE]',
    'Grown-up',
    '[Single room]',
    'Bike',
    '[Fee for changes]',
    '[Discount]',
  ]);
});

test('what is stored of a line is English, whatever language its booking is made in', () => {
  const english = everyLine();
  speakPseudo();
  expect(everyLine()).toEqual(english);
});

test('in English every line reads as it is stored', () => {
  const lines = [...everyLine(), ...quoteCases.flatMap(({ prices, lines: _, total: __, ...choice }) => linesOf(prices, choice))];
  expect(lines.map(lineWords)).toEqual(lines.map(({ text }) => text));
});
