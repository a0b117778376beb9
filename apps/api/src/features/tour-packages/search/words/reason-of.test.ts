import { charactersOf, MAX_REASON_LENGTH, sampleTourPackage } from '@wayfarer/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reasonOf } from './reason-of.ts';
import { soughtWordsOf } from './sought-words.ts';

const reasonIn = (description: string, words: string) => reasonOf(soughtWordsOf(words), { ...sampleTourPackage, description });

test('a reason is a piece of the text of at most 120 characters around the hit, whatever stands beside it', () => {
  const beside = fc.array(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('walk ', '京都の旅', '\n\n', 'ดำน้ำ', '👨‍👩‍👧')),
    {
      maxLength: 60,
    },
  );
  fc.assert(
    fc.property(beside, beside, (before, after) => {
      const text = `${before.join('')} snorkelling ${after.join('')}`.normalize('NFC');
      const reason = reasonIn(text, 'snorkel');
      expect(reason).toMatchObject({ field: 'description', day: null, hit: 'snorkelling' });
      const shown = `${reason?.before.replace(/^…/, '')}snorkelling${reason?.after.replace(/…$/, '')}`;
      expect(charactersOf(shown).length).toBeLessThanOrEqual(MAX_REASON_LENGTH);
      expect(text.replaceAll(/\s+/g, ' ')).toContain(shown);
    }),
  );
});

test('what is left out of a long text is shown as dots, at whole words', () => {
  const reason = reasonIn(`${'one two three '.repeat(30)}snorkelling${' four five six'.repeat(30)}`, 'snorkel');
  expect(reason?.before).toMatch(/^…(one|two|three) .*three $/);
  expect(reason?.after).toMatch(/^ four .* (four|five|six)…$/);
});

test('accents, decomposed letters and scripts without spaces are found where they stand', () => {
  expect(reasonIn('Tea in Kyōto'.normalize('NFD'), 'kyoto')).toMatchObject({ before: 'Tea in ', hit: 'Kyōto'.normalize('NFC') });
  expect(reasonIn('冬の京都三日間', '京都')).toMatchObject({ before: '冬の', hit: '京都', after: '三日間' });
});
