import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldCalendarLines } from './fold-calendar-lines.ts';

const unfolded = (file: string): string => file.replaceAll('\r\n ', '');

test('no line of a calendar file has more than 75 bytes, none splits a character, and together they say the same', () => {
  const text = fc
    .array(fc.constantFrom('தஞ்', 'ශ්‍රී', '👨‍👩‍👧', 'a', '三', 'é', ','), { maxLength: 200 })
    .map((parts) => `SUMMARY:${parts.join('')}`);
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (lines) => {
      const file = lines.join('\r\n');
      const folded = foldCalendarLines(file);
      expect(unfolded(folded)).toBe(file);
      for (const line of folded.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/^ ?[\p{M}\u200d]/u);
      }
    }),
  );
});
