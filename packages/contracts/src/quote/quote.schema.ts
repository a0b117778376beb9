import { t } from '@wayfarer/words';
import { z } from 'zod';
import { codeTextSchema } from '../code/code-text.ts';
import type { PriceSplit } from '../deposit/deposit.rules.ts';
import { priceSplitSchema } from '../deposit/deposit.schema.ts';
import { MAX_OF_ONE_KIND } from '../price/price.rules.ts';
import { choiceIdSchema } from '../price/price.schema.ts';
import { rupeesSchema, signedRupeesSchema } from '../values/money.schema.ts';
import { rupeesOf } from '../values/money.ts';
import { askedPartyText, readAskedParty } from './asked-party.ts';
import { type Line, lineKinds, type Quote } from './quote.ts';

const wrongCount = (): string =>
  t('Enter whole numbers from 0 to {most}, one for each kind of traveller.', { most: MAX_OF_ONE_KIND });
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_OF_ONE_KIND;
const isParty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isCount);

/** How many of each category travel. Whatever is wrong with one is told at the field as a whole. */
export const partySchema = z.record(choiceIdSchema, z.int().min(0).max(MAX_OF_ONE_KIND));
export const newPartySchema = z.preprocess((value, context) => {
  if (isParty(value)) return value;
  context.addIssue({ code: 'custom', message: wrongCount() });
  return z.NEVER;
}, partySchema);

/** The party of a search, as text in an address: the same party is always the same text. */
export const askedPartySchema = z
  .string()
  .superRefine((text, context) => {
    const party = readAskedParty(text);
    if (typeof party === 'string') context.addIssue({ code: 'custom', message: party });
  })
  .overwrite((text) => {
    const party = readAskedParty(text);
    return typeof party === 'string' ? text : askedPartyText(party);
  })
  .meta({ example: 'adult.2_child.1', description: 'Adults, children and infants who travel; an adult among them' });

const WRONG_QUANTITY = { error: () => t('Enter a whole number from 1 to {most}.', { most: MAX_OF_ONE_KIND }) };
export const chosenExtrasSchema = z.record(
  choiceIdSchema,
  z.int(WRONG_QUANTITY).min(1, WRONG_QUANTITY).max(MAX_OF_ONE_KIND, WRONG_QUANTITY),
  { error: () => t('The extras are one number for each.') },
);

const WRONG_ROOMS = {
  error: () => t('Enter a whole number of rooms from 0 to {most}.', { most: MAX_OF_ONE_KIND }),
};

/** What an order chooses beside how many travel and when; each may be absent. */
export const choiceFields = {
  party: newPartySchema.optional(),
  extras: chosenExtrasSchema.optional(),
  singleRooms: z.int(WRONG_ROOMS).min(0, WRONG_ROOMS).max(MAX_OF_ONE_KIND, WRONG_ROOMS).optional(),
  code: codeTextSchema.optional(),
};

/** One row of what a booking costs, in rupees. */
export const quoteLineSchema = z
  .object({
    kind: z.enum(lineKinds),
    id: z.string(),
    text: z.string(),
    quantity: z.int(),
    unit: signedRupeesSchema,
    sum: signedRupeesSchema,
  })
  .meta({ id: 'Line', description: 'The sums of all lines add up to the total' });
export type QuoteLine = z.infer<typeof quoteLineSchema>;

export const quoteSchema = z
  .object({
    lines: z.array(quoteLineSchema),
    totalAmount: rupeesSchema,
    unitPrice: rupeesSchema,
    split: priceSplitSchema.optional(),
  })
  .meta({ id: 'Quote' });

/** Lines as they are on the wire. */
export const linesInRupees = (lines: readonly Line[]): QuoteLine[] =>
  lines.map((line) => ({ ...line, unit: rupeesOf(line.unit), sum: rupeesOf(line.sum) }));

/** How a price is paid, as it is on the wire: absent where all is paid at once. */
export const splitInRupees = ({ now, balance, dueOn, ...arrival }: PriceSplit): { split?: z.infer<typeof priceSplitSchema> } =>
  dueOn === null ? {} : { split: { now: rupeesOf(now), balance: rupeesOf(balance), dueOn, ...arrival } };

/** A quote as it is on the wire. */
export const quoteInRupees = ({ lines, total }: Quote): z.infer<typeof quoteSchema> => ({
  lines: linesInRupees(lines),
  totalAmount: rupeesOf(total),
  unitPrice: rupeesOf(lines[0]?.unit ?? 0),
});
