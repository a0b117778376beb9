import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AgencyColours, colourProblemOf, ON_ACCENT, ON_HIGHLIGHT, paletteOf, WRITTEN_COLOURS } from './agency.rules.ts';
import { contrastOf, TEXT_CONTRAST } from './contrast.rules.ts';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const THEMES = ['light', 'dark'] as const;
/** The text colours of tokens.css, which are used on soft backgrounds too. */
const INKS = { light: ['#13222c', '#44545f', '#5b6a74'], dark: ['#eef3f5', '#b9c6ce', '#98a8b3'] };

test('contrast is counted as WCAG defines it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#ff0000', '#00ff00')).toBeCloseTo(2.91, 2);
});

test.each(Object.entries(WRITTEN_COLOURS))('the written colour %s can be chosen', (place, colour) => {
  expect(colourProblemOf(place as keyof AgencyColours, colour)).toBeNull();
});

test('a colour that cannot be read is refused with its contrast and with what to do', () => {
  expect(colourProblemOf('accentLight', '#ffd400')).toBe(
    'This colour is hard to read on the light pages: its contrast is 1.2 to 1, and text needs 4.5 to 1. Choose a darker one.',
  );
  expect(colourProblemOf('accentDark', '#00657a')).toMatch(/on the dark pages.*Choose a lighter one\.$/);
  expect(colourProblemOf('highlight', '#802000')).toMatch(/behind dark text.*Choose a lighter one\.$/);
});

test('whatever colours are taken, every text on them and on what follows from them can be read', () => {
  fc.assert(
    fc.property(colours, colours, colours, (accentLight, accentDark, highlight) => {
      const chosen = { accentLight, accentDark, highlight };
      const places = Object.keys(chosen) as (keyof AgencyColours)[];
      fc.pre(places.every((place) => colourProblemOf(place, chosen[place]) === null));
      const { accent, 'accent-strong': strong, 'accent-soft': soft, warm } = paletteOf(chosen);
      for (const theme of THEMES) {
        const pairs = [
          [ON_ACCENT[theme], accent?.[theme]],
          [ON_ACCENT[theme], strong?.[theme]],
          [strong?.[theme], soft?.[theme]],
          [ON_HIGHLIGHT, warm?.[theme]],
          ...INKS[theme].map((ink) => [ink, soft?.[theme]]),
        ] as [string, string][];
        for (const [text, ground] of pairs)
          expect(contrastOf(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }
    }),
    { numRuns: 300 },
  );
});
