import { expect, test } from 'vitest';
import { chartStyleOf } from './use-chart-colours.ts';

const forced = { accent: 'blue', soft: 'white', ink: 'black', faint: 'black', hairline: 'grey', page: 'white' };

test('the area below a line is filled, but where it would have the colour of the page and hide the lines of the grid', () => {
  expect(chartStyleOf({ ...forced, soft: 'azure' }).fill).toBe(true);
  expect(chartStyleOf(forced).fill).toBe(false);
});
