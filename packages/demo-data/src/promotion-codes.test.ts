import { addDays, codeFormSchema, codeStateOf } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { promotionCodesOn } from './promotion-codes.ts';

test('whenever the demo is made, one of its codes can be used from then on for two months, and one is over', () => {
  const today = '2028-02-29';
  const statesOn = (day: string) => promotionCodesOn(today).map((code) => codeStateOf(code, { today: day, uses: 0 }));
  expect(statesOn(today)).toEqual(['active', 'over']);
  expect(statesOn(addDays(today, 60))).toEqual(['active', 'over']);
  for (const code of promotionCodesOn(today)) expect(codeFormSchema.parse(code)).toEqual(code);
});
