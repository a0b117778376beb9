import { calendarDateAt } from '@wayfarer/contracts';
import { runAsLeader } from '../../../database/run-as-leader.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { offeredLanguage } from '../../../language/own-language.ts';
import { sleepUnlessStopped } from '../../../time/sleep-unless-stopped.ts';
import { readSeller } from '../../agency/index.ts';
import { type BookingRecord, personOf } from '../../bookings/index.ts';
import { type DueInvoice, invoiceRepository, issueNext, languageOf } from '../../invoices/index.ts';
import { travellersRepository } from '../../travellers/index.ts';
import { creditReplaced } from './credit-replaced.ts';
import { dueInvoiceRepository } from './due-invoice.repository.ts';
import { contentOf } from './invoice-content.ts';
import type { Reached } from './issue-step.ts';
import { readTaxOf } from './tax-of-trip.ts';

/** Bookings that are read at a time. */
const PAGE = 50;
const POLL_INTERVAL_MS = 1000;

type Needs = Pick<Dependencies, 'database' | 'config' | 'logger'>;
type Watching = { readonly goesOn?: () => boolean; readonly reached?: Reached };

/** Issues one, unless this cause has a document already. */
const issue = async (needs: Needs, booking: BookingRecord, due: DueInvoice, reached: Reached) => {
  const { database, config, logger } = needs;
  const issuedOn = calendarDateAt(due.at, config.SITE_TIME_ZONE);
  const [named, name] = await Promise.all([travellersRepository(database).findById(booking._id), personOf(database, booking)]);
  const { seller, tax: agencyTax, documentLanguage } = await readSeller(needs);
  const asAsked = documentLanguage === 'booking' ? offeredLanguage(config, booking.language) : documentLanguage;
  const tax = await readTaxOf(needs, booking, agencyTax);
  const decide = async () => {
    const issued = await invoiceRepository(database).listOf([booking._id]);
    const content = contentOf(tax, booking, due, issued, { name, invoiceTo: named?.contact?.invoiceTo });
    const credited = issued.find(({ _id }) => _id === content?.invoice);
    return content && { seller, ...content, ...(credited ? languageOf(credited) : asAsked), cause: due.of };
  };
  const stored = await issueNext(database, { kind: due.kind, issuedOn }, decide, () => reached('number-read'));
  if (stored)
    logger.info({ event: 'invoice_issued', invoice: stored._id, booking: String(booking._id) }, 'An invoice was issued');
};

/**
 * Issues the due documents of one booking. May be interrupted between any two steps, and run concurrently.
 */
export const issueOwedBy = async (needs: Needs, booking: BookingRecord, reached: Reached = () => undefined): Promise<void> => {
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
  const groups = goesOn() ? await invoiceRepository(needs.database).listUncredited(PAGE) : [];
  for (const group of groups) await creditReplaced(needs, group, reached);
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
