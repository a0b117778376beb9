import { type ListedInvoiceFilter, MAX_COUNT } from '@wayfarer/contracts';
import type { Connection, QueryFilter, Types } from 'mongoose';
import { EMPTY_PAGE, listPage, type PageOf, type PageRequest } from '../../../database/lists/list-page.ts';
import { prefixRange } from '../../../database/lists/prefix-range.ts';
import { tooShort } from '../../../database/lists/search-by-words.ts';
import { modelOf } from '../../../database/model-of.ts';
import { monthDays } from '../../../time/month-days.ts';
import { bookingSchema, searchConditionsOf } from '../../bookings/index.ts';
import {
  aboutBookings,
  bookingsOf,
  INVOICES_BY_DAY,
  INVOICES_BY_KIND,
  type InvoiceRecord,
  invoiceSchema,
  replacementsIn,
} from '../../invoices/index.ts';

/** 'INV-2026-00000042' and its beginnings, typed in small letters too. */
const NUMBER = /^(?:inv|rec|cn)-[\d-]*$/i;

/** @throws VALIDATION when too many bookings match */
const bookingsFound = async (database: Connection, search: string, timeZone: string): Promise<Types.ObjectId[]> => {
  const conditions = await searchConditionsOf(database, search, timeZone);
  const found = await modelOf(database, 'Booking', bookingSchema)
    .find({ $and: conditions }, { _id: 1 })
    .limit(MAX_COUNT + 1)
    .lean<{ _id: Types.ObjectId }[]>();
  if (found.length > MAX_COUNT) throw tooShort('bookings match');
  return found.map(({ _id }) => _id);
};

const filterOf = ({ month, kind }: ListedInvoiceFilter): QueryFilter<InvoiceRecord> => {
  const days = month && monthDays(month);
  return { ...(kind ? { kind } : {}), ...(days ? { issuedOn: { $gte: days.from, $lte: days.to } } : {}) };
};

/**
 * Invoices, receipts and credit notes, latest first; those found by their number in its order.
 * @param timeZone of the site
 * @throws VALIDATION when a search matches too much
 */
export const listInvoices = async (
  database: Connection,
  { search, limit, cursor, ...asked }: ListedInvoiceFilter & PageRequest,
  timeZone: string,
): Promise<PageOf<InvoiceRecord>> => {
  const invoices = modelOf(database, 'Invoice', invoiceSchema);
  const filter = filterOf(asked);
  const page = { limit, cursor };
  const byDay = { field: 'issuedOn', direction: -1 } as const;
  if (!search) return listPage(invoices, filter, byDay, page, { hint: asked.kind ? INVOICES_BY_KIND : INVOICES_BY_DAY });
  if (NUMBER.test(search)) {
    const numbered = { ...filter, _id: prefixRange(search.toUpperCase()) } as QueryFilter<InvoiceRecord>;
    return listPage(invoices, numbered, { field: '_id', direction: -1 }, page, { hint: { _id: 1 } });
  }
  const bookings = await bookingsFound(database, search, timeZone);
  if (bookings.length === 0) return EMPTY_PAGE;
  return listPage(invoices, { ...filter, ...aboutBookings(bookings) }, byDay, page);
};

/** Which invoices replaced those of a page, by the numbers of both. */
export const findReplacements = async (
  database: Connection,
  page: readonly InvoiceRecord[],
): Promise<ReadonlyMap<string, string>> => {
  const about = page.flatMap((record) => (record.kind === 'invoice' ? bookingsOf(record) : []));
  if (about.length === 0) return new Map();
  const groups = await modelOf(database, 'Invoice', invoiceSchema)
    .find({ 'parts.bookingId': { $in: about } }, { 'parts.invoice': 1 })
    .lean<Pick<InvoiceRecord, '_id' | 'parts'>[]>();
  return replacementsIn(groups);
};
