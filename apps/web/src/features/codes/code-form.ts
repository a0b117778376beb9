import { type CodeForm, codeFormSchema, type PromotionCode } from '@wayfarer/contracts';
import { z } from 'zod';
import { rupeesIn } from '../../shared/format/typed-amount.ts';

/** Nothing typed is nothing sent; the contract refuses what is no number. */
const typed = (read: (text: string) => unknown) =>
  z.custom<string>().transform((text) => (text.trim() === '' ? undefined : read(text.trim())));
const day = typed((text) => text);

const schema = z
  .object({
    code: z.string(),
    percent: typed(Number),
    amount: typed(rupeesIn),
    from: day,
    to: day,
    packages: z.custom<string[]>().transform((ids) => (ids.length === 0 ? undefined : ids)),
    leastTotal: typed(rupeesIn),
    most: typed(Number),
    mostPerTraveller: typed(Number),
    travelFrom: day,
    travelTo: day,
  })
  .transform((values): unknown => values)
  .pipe(codeFormSchema);
export type CodeFormValues = z.input<typeof schema>;
export type CodeFormOutput = z.output<typeof schema>;

export const codeForm = {
  labels: {
    code: 'Code',
    percent: 'Percent off',
    amount: 'Amount off',
    from: 'Valid from',
    to: 'Valid until',
    packages: 'Packages',
    leastTotal: 'Least total',
    most: 'Uses in all',
    mostPerTraveller: 'Uses per traveller',
    travelFrom: 'First day of travel',
    travelTo: 'Last day of travel',
  },
  schema,
  valuesOf: (code: PromotionCode | null): CodeFormValues => ({
    code: code?.code ?? '',
    percent: String(code?.percent ?? ''),
    amount: String(code?.amount ?? ''),
    from: code?.from ?? '',
    to: code?.to ?? '',
    packages: code?.packages ?? [],
    leastTotal: String(code?.leastTotal ?? ''),
    most: String(code?.most ?? ''),
    mostPerTraveller: String(code?.mostPerTraveller ?? ''),
    travelFrom: code?.travelFrom ?? '',
    travelTo: code?.travelTo ?? '',
  }),
  bodyOf: (output: CodeFormOutput, entry: PromotionCode | null): CodeForm => ({ ...output, version: entry?.version }),
};
