import { calendarDateAt } from '@wayfarer/contracts';
import { runAsLeader } from '../../../database/run-as-leader.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { sleepUnlessStopped } from '../../../time/sleep-unless-stopped.ts';
import { readAgency } from '../../agency/index.ts';
import type { BookingRecord } from '../../bookings/index.ts';
import { type DueInvoice, invoiceRepository, numberAfter, seriesOf } from '../../invoices/index.ts';
import { travellersRepository } from '../../travellers/index.ts';
import { dueInvoiceRepository } from './due-invoice.repository.ts';
import { contentOf } from './invoice-content.ts';
import { sellerOf } from './seller-of.ts';

/** Bookings that are read at a time. */
const PAGE = 50;
const POLL_INTERVAL_MS = 1000;

export type IssueStep = 'number-read' | 'invoice-stored' | 'invoice-settled';
type Needs = Pick<Dependencies, 'database' | 'config' | 'logger'>;
type Watching = { readonly goesOn?: () => boolean; readonly reached?: (step: IssueStep) => void | Promise<void> };

/**
 * Issues one under the next number of its series. The number is read before checking whether this cause
 * already has one, and taken by the write itself: a document issued in between makes the write fail, and it
 * starts again. So numbers have no gaps, and no cause gets two.
 */
const issue = async (needs: Needs, booking: BookingRecord, due: DueInvoice, reached: NonNullable<Watching['reached']>) => {
  const { database, config, logger } = needs;
  const invoices = invoiceRepository(database);
  const issuedOn = calendarDateAt(due.at, config.SITE_TIME_ZONE);
  const series = seriesOf(due.kind, issuedOn);
  const named = await travellersRepository(database).findById(booking._id);
  const seller = sellerOf(config, await readAgency(needs));
  for (;;) {
    const number = numberAfter(series, await invoices.lastOf(series));
    await reached('number-read');
    const content = contentOf(config, booking, due, await invoices.listOf([booking._id]), named?.contact);
    if (!content) return;
    const isStored = await invoices.insert({ ...content, _id: number, kind: due.kind, cause: due.of, issuedOn, seller });
    if (!isStored) continue;
    logger.info({ event: 'invoice_issued', invoice: number, booking: String(booking._id) }, 'An invoice was issued');
    return;
  }
};

/**
 * Issues the due documents of one booking. May be interrupted between any two steps, and run concurrently.
 */
export const issueOwedBy = async (
  needs: Needs,
  booking: BookingRecord,
  reached: NonNullable<Watching['reached']> = () => undefined,
): Promise<void> => {
  const owed = dueInvoiceRepository(needs.database);
  for (const due of booking.invoicesDue ?? []) {
    await issue(needs, booking, due, reached);
    await reached('invoice-stored');
    await owed.settle(booking._id, due);
    await reached('invoice-settled');
  }
};

/** Issues everything that is due. May be interrupted between any two steps, and run concurrently. */
export const issueInvoices = async (needs: Needs, { goesOn = () => true, reached = () => undefined }: Watching = {}) => {
  const owed = dueInvoiceRepository(needs.database);
  let page: BookingRecord[];
  do {
    page = goesOn() ? await owed.list(PAGE) : [];
    for (const booking of page) await issueOwedBy(needs, booking, reached);
  } while (page.length === PAGE);
};

/** Issues invoices in only one process, until it is told to stop. */
export const runInvoices = async (needs: Needs, isStopping: () => boolean): Promise<void> => {
  await runAsLeader(needs.database, 'issue invoices', async ({ isHeld }) => {
    const goesOn = (): boolean => isHeld() && !isStopping();
    while (goesOn()) {
      await issueInvoices(needs, { goesOn });
      await sleepUnlessStopped(goesOn, POLL_INTERVAL_MS);
    }
  });
};
