import { z } from 'zod';
import { sourceKinds } from '../booking/source.schema.ts';
import { rupeesSchema, signedRupeesSchema } from '../values/money.schema.ts';
import { askedMonthSchema, monthSchema } from '../values/month.schema.ts';
import { monthsBetween } from '../values/months.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { invoicesPeriodSchema } from './bookkeeping.schema.ts';

/** What a report has a line for each of. */
export const reportGroups = ['trip', 'month', 'source', 'country'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** A report covers at most so many months, so that what is read for it is bounded. */
export const MAX_REPORT_MONTHS = 12;

const months = { from: askedMonthSchema, to: askedMonthSchema };
const inOrder = ({ from, to }: { from: string; to: string }): boolean => from <= to;
const areFew = ({ from, to }: { from: string; to: string }): boolean => monthsBetween(from, to).length <= MAX_REPORT_MONTHS;
const BACKWARDS = { path: ['to'], message: 'The last month is before the first.', ...onceFieldsAreRight };
const TOO_MANY = { path: ['to'], message: `Choose at most ${MAX_REPORT_MONTHS} months.`, ...onceFieldsAreRight };

/** The months of a statement, both included. */
export const statementQuerySchema = z.object(months).refine(inOrder, BACKWARDS).refine(areFew, TOO_MANY);
export const reportQuerySchema = z
  .object({ by: z.enum(reportGroups), ...months })
  .refine(inOrder, BACKWARDS)
  .refine(areFew, TOO_MANY);
export type ReportQuery = z.output<typeof reportQuerySchema>;

const figures = {
  bookings: z.int().meta({ description: 'Confirmed ones that were made in these months' }),
  persons: z.int().meta({ description: 'On these bookings' }),
  payments: z.int(),
  received: rupeesSchema.meta({ description: 'Money that came in these months, whenever its booking was made' }),
  refunds: z.int().meta({ description: 'Reversals and lost disputes included' }),
  refunded: rupeesSchema,
  net: signedRupeesSchema,
};

const reportLineSchema = z.object({
  key: z.string().meta({ description: 'The id of a trip, a month, a source, or the two letters of a country' }),
  name: z.string().meta({ description: "A trip's title, or the name of a campaign or a partner; '' of all else" }),
  source: z.enum(sourceKinds).optional().meta({ description: 'In the report by source' }),
  ...figures,
});
export type ReportLine = z.infer<typeof reportLineSchema>;

/** Bookings and money of some months, a line for each trip, month, source or country that has any. */
export const moneyReportSchema = z
  .object({
    lines: z.array(reportLineSchema).meta({ description: 'Highest net first; months in their order' }),
    total: z.object(figures).meta({ description: 'Of all lines: the money is that of the till in the same days' }),
  })
  .meta({ id: 'MoneyReport' });
export type MoneyReport = z.infer<typeof moneyReportSchema>;

/** What the documents of some months come to, month by month. */
export const statementSchema = z
  .object({ months: z.array(invoicesPeriodSchema.extend({ month: monthSchema })), total: invoicesPeriodSchema })
  .meta({ id: 'Statement' });
export type Statement = z.infer<typeof statementSchema>;
