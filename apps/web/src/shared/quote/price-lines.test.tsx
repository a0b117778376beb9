import { render } from '@testing-library/react';
import type { QuoteLine } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { speak } from '../words/words.ts';
import { ChangedLines } from './changed-lines.tsx';
import { PriceLines } from './price-lines.tsx';

const stored: readonly QuoteLine[] = [
  { kind: 'person', id: 'adult', text: 'Grown-up', quantity: 2, unit: 100, sum: 200 },
  { kind: 'single', id: 'single', text: 'Single room', quantity: 1, unit: 50, sum: 50 },
  { kind: 'code', id: 'GOA', text: 'Code GOA, 10 % off', quantity: 1, unit: -25, sum: -25 },
];

const asked = ['Single room', 'Code {code}, {percent} % off'];

/** What each line is called, without how many of it there are. */
const linesIn = (): (string | null)[] => {
  const { container, unmount } = render(
    <>
      <dl>
        <PriceLines lines={stored} />
      </dl>
      <ChangedLines before={stored} after={stored} />
    </>,
  );
  const names = [...container.querySelectorAll('dt, tbody th')].map(({ firstChild }) => firstChild?.textContent ?? null);
  unmount();
  return names;
};

test('the lines of a price, stored in English, are said in the language of the page', () => {
  expect(linesIn()).toEqual([
    'Grown-up',
    'Single room',
    'Code GOA, 10\u00a0% off',
    'Grown-up',
    'Single room',
    'Code GOA, 10 % off',
  ]);
  const texts = Object.fromEntries(asked.map((text) => [text, [`[${text}]`]]));
  speak({ language: 'xx', catalogue: { language: 'xx', texts } });
  expect(linesIn()).toEqual([
    'Grown-up',
    '[Single room]',
    '[Code GOA, 10\u00a0% off]',
    'Grown-up',
    '[Single room]',
    '[Code GOA, 10 % off]',
  ]);
});
