import type { CalendarDate, InvoiceKind, MinorUnits } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { MAX_QUERY_MS } from '../../database/limit-query-time.ts';
import { modelOf } from '../../database/model-of.ts';
import { pagesOf } from '../../database/pages-of.ts';
import { replacementsIn } from './group-invoices.ts';
import {
  INVOICES_BY_DAY,
  INVOICES_BY_RATE,
  INVOICES_OF_RATES,
  type InvoiceRecord,
  type InvoiceSum,
  invoiceSchema,
} from './invoice.model.ts';

const WHAT_SUMS_SAY = {
  kind: 1,
  bookingId: 1,
  cause: 1,
  invoice: 1,
  total: 1,
  replacedBy: 1,
  creditsDue: 1,
  'parts.bookingId': 1,
  'parts.invoice': 1,
  'parts.credited': 1,
  'parts.total': 1,
} as const;
/** Documents that are read or erased at a time. */
const PAGE = 500;

type Sum = { readonly total: MinorUnits; readonly tax: MinorUnits };
/** Documents of one kind at one rate. */
type RateSum = Sum & { _id: { kind: InvoiceKind; percent: number | null }; count: number };

/** Those of some bookings, those for several among them. */
export const aboutBookings = (bookingIds: readonly Types.ObjectId[]) => {
  const wanted = { $in: [...bookingIds] };
  return { $or: [{ bookingId: wanted }, { 'parts.bookingId': wanted }] };
};

const BY_RATE = { kind: '$kind', percent: { $ifNull: ['$tax.percent', null] } } as const;

const RANKS: Readonly<Record<InvoiceKind, number>> = { invoice: 0, receipt: 2, 'credit-note': 3 };
/** What counts comes first, then the invoices that were replaced, then receipts, then credit notes. */
const rankOf = ({ kind, _id }: InvoiceRecord, replaced: ReadonlyMap<string, string>): number =>
  RANKS[kind] + Number(replaced.has(_id));

/** Every query on invoices, receipts and credit notes. */
export const invoiceRepository = (database: Connection) => {
  const invoices = modelOf(database, 'Invoice', invoiceSchema);
  return {
    /** The highest number of a series; null before its first. */
    lastOf: async (series: string): Promise<string | null> => {
      const [last] = await invoices
        .find({ _id: { $gte: series, $lt: `${series}~` } }, { _id: 1 })
        .sort({ _id: -1 })
        .limit(1)
        .lean<{ _id: string }[]>();
      return last?._id ?? null;
    },
    /** @returns false where its number, or what it claims, is taken; nothing is stored then */
    insert: async (invoice: InvoiceRecord): Promise<boolean> => {
      try {
        await invoices.create(invoice);
        return true;
      } catch (thrown) {
        if (!isDuplicateKey(thrown)) throw thrown;
        return false;
      }
    },
    /**
     * The documents of some bookings: of one booking the invoice that counts comes first, credit notes last.
     */
    listOf: async (bookingIds: readonly Types.ObjectId[]): Promise<InvoiceRecord[]> => {
      const found = await invoices.find(aboutBookings(bookingIds)).lean<InvoiceRecord[]>();
      const replaced = replacementsIn(found);
      return found.toSorted((one, other) => rankOf(one, replaced) - rankOf(other, replaced) || (one._id < other._id ? -1 : 1));
    },
    findByNumber: (_id: string): Promise<InvoiceRecord | null> => invoices.findOne({ _id }).lean<InvoiceRecord>(),
    findByClaim: (claim: string): Promise<InvoiceRecord | null> => invoices.findOne({ claims: claim }).lean<InvoiceRecord>(),
    /** Invoices whose credit notes for what they replace are due, the longest waiting first. */
    listUncredited: (most: number): Promise<InvoiceRecord[]> =>
      invoices
        .find({ creditsDue: { $exists: true } })
        .sort({ creditsDue: 1 })
        .hint({ creditsDue: 1 })
        .limit(most)
        .lean<InvoiceRecord[]>(),
    /** All credit notes for what an invoice replaces are issued. */
    markCredited: async (_id: string): Promise<void> => {
      await invoices.updateOne({ _id }, { $unset: { creditsDue: 1 } });
    },
    /** Of some bookings, in no order; past the object mapper, because all of a page of bookings are read. */
    listSumsOf: (bookingIds: readonly Types.ObjectId[]): Promise<InvoiceSum[]> =>
      invoices.collection
        .find<InvoiceSum>(aboutBookings(bookingIds), { projection: WHAT_SUMS_SAY })
        .maxTimeMS(MAX_QUERY_MS)
        .toArray(),
    /**
     * What the documents of some days come to, by kind and rate. Reads an index alone. The rate is null of
     * those without a tax, and of those with several rates, which `sumRatesBetween` has apart.
     */
    sumBetween: (from: CalendarDate, to: CalendarDate): Promise<RateSum[]> =>
      invoices
        .aggregate<RateSum>([
          { $match: { issuedOn: { $gte: from, $lte: to } } },
          { $group: { _id: BY_RATE, count: { $sum: 1 }, total: { $sum: '$total' }, tax: { $sum: '$tax.amount' } } },
        ])
        .hint(INVOICES_BY_RATE),
    /** What of the documents with several rates is at each of them. */
    sumRatesBetween: (from: CalendarDate, to: CalendarDate): Promise<RateSum[]> =>
      invoices
        .aggregate<RateSum>([
          { $match: { issuedOn: { $gte: from, $lte: to }, taxes: { $exists: true } } },
          { $unwind: '$taxes' },
          {
            $group: {
              _id: { kind: '$kind', percent: '$taxes.percent' },
              count: { $sum: 1 },
              total: { $sum: '$taxes.total' },
              tax: { $sum: '$taxes.amount' },
            },
          },
        ])
        .hint(INVOICES_OF_RATES),
    /**
     * The documents of some days in the order of days and numbers, a page at a time; each page is a query of
     * its own.
     */
    pagesBetween: async function* (from: CalendarDate, to: CalendarDate): AsyncGenerator<InvoiceRecord[]> {
      let last: InvoiceRecord | undefined;
      do {
        const behind = last
          ? { $or: [{ issuedOn: { $gt: last.issuedOn } }, { issuedOn: last.issuedOn, _id: { $gt: last._id } }] }
          : {};
        const page = await invoices
          .find({ issuedOn: { $gte: last?.issuedOn ?? from, $lte: to }, ...behind })
          .sort({ issuedOn: 1, _id: 1 })
          .hint(INVOICES_BY_DAY)
          .limit(PAGE)
          .lean<InvoiceRecord[]>();
        if (page.length > 0) yield page;
        last = page.length < PAGE ? undefined : page.at(-1);
      } while (last);
    },
    /** All numbers in their order, a page at a time. */
    pagesOfNumbers: async function* (): AsyncGenerator<string[]> {
      const all = invoices.collection
        .find<{ _id: unknown }>({}, { projection: { _id: 1 } })
        .sort({ _id: 1 })
        .hint({ _id: 1 })
        .batchSize(PAGE);
      for await (const page of pagesOf(all, PAGE)) yield page.map(({ _id }) => String(_id));
    },
    /**
     * Erases the buyers of invoices from before a day. May be interrupted. @returns how many named somebody
     */
    forgetBuyersBefore: async (day: CalendarDate, goesOn: () => boolean): Promise<number> => {
      let erased = 0;
      while (goesOn()) {
        const due = { issuedOn: { $lt: day }, buyer: { $type: 'string' as const } };
        const found = await invoices.find(due, { _id: 1 }).limit(PAGE).lean<{ _id: string }[]>();
        await invoices.updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, { $set: { buyer: null } });
        erased += found.length;
        if (found.length < PAGE) break;
      }
      return erased;
    },
  };
};
