import { type Selling, type SellingForm, sellingFormSchema } from '@wayfarer/contracts';
import { z } from 'zod';
import { policyIn, type StepValues, stepValuesOf } from '../../shared/cancellation-policy/cancellation-policy-values.ts';
import { isInSeveral, shownLanguage } from '../../shared/language/language-words.ts';

/** As it is typed. */
export type SellingValues = {
  sellerName: string;
  sellerAddress: string;
  sellerTaxId: string;
  taxName: string;
  taxPercent: string;
  currencySigns: Selling['currencySigns'];
  defaultPolicy: StepValues[];
  documentLanguage: string;
};

export const sellingValuesOf = (selling: Selling): SellingValues => ({
  sellerName: selling.sellerName ?? '',
  sellerAddress: selling.sellerAddress ?? '',
  sellerTaxId: selling.sellerTaxId ?? '',
  taxName: selling.taxName,
  taxPercent: String(selling.taxPercent),
  currencySigns: selling.currencySigns,
  defaultPolicy: stepValuesOf(selling.defaultPolicy),
  documentLanguage: selling.documentLanguage === 'booking' ? 'booking' : shownLanguage(selling.documentLanguage),
});

const textIn = (text: string): string | null => text.trim() || null;

/** What is typed as the contract has it, which checks it. */
export const sellingSchemaOf = (version: number): z.ZodType<SellingForm, SellingValues> =>
  z
    .custom<SellingValues>()
    .transform((typed): unknown => ({
      ...typed,
      sellerName: textIn(typed.sellerName),
      sellerAddress: textIn(typed.sellerAddress),
      sellerTaxId: textIn(typed.sellerTaxId),
      taxPercent: typed.taxPercent.trim() === '' ? 0 : Number(typed.taxPercent.trim().replace(',', '.')),
      defaultPolicy: policyIn(typed.defaultPolicy),
      documentLanguage: isInSeveral() ? typed.documentLanguage : undefined,
      version,
    }))
    .pipe(sellingFormSchema as unknown as z.ZodType<SellingForm, unknown>);
