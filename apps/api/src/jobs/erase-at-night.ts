import { calendarDateAt } from '@wayfarer/contracts';
import type { Dependencies } from '../dependencies.ts';
import { eraseRefundReasons } from '../features/bookings/index.ts';
import { contactMessageRepository } from '../features/contact-messages/index.ts';
import { emailRepository, unwrittenEmailRepository } from '../features/emails/index.ts';
import { invoiceRepository } from '../features/invoices/index.ts';
import { eraseDepartureTexts } from '../features/run-departures/index.ts';
import { resealPassports, travellersRepository } from '../features/travellers/index.ts';
import { todayOf } from '../time/today-of.ts';
import { atNight } from './at-night.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Erases expired texts about people, once a night and in only one process (docs/decisions/0058). */
export const eraseAtNight = (dependencies: Dependencies, isStopping: () => boolean): Promise<void> =>
  atNight(dependencies, 'erase texts', isStopping, async (goesOn) => {
    const { database, config, clock, logger } = dependencies;
    const daysAgo = (days: number): Date => new Date(clock().getTime() - days * DAY_MS);
    const contactMessages = await contactMessageRepository(database).eraseBefore(
      daysAgo(config.KEEP_CONTACT_MESSAGES_DAYS),
      goesOn,
    );
    const bookingsWithReasons = await eraseRefundReasons(dependencies, daysAgo(config.KEEP_REFUND_REASONS_DAYS), goesOn);
    const emailsBefore = daysAgo(config.KEEP_EMAILS_DAYS);
    const emails = await emailRepository(database).eraseBefore(emailsBefore, goesOn);
    const unwritten = await unwrittenEmailRepository(database).eraseBefore(emailsBefore, goesOn);
    const departureTexts = await eraseDepartureTexts(dependencies, emailsBefore);
    const oldest = calendarDateAt(daysAgo(config.KEEP_INVOICE_NAMES_DAYS), config.SITE_TIME_ZONE);
    const invoices = await invoiceRepository(database).forgetBuyersBefore(oldest, goesOn);
    const travellers = await travellersRepository(database).eraseDue(todayOf(dependencies));
    const resealed = await resealPassports(dependencies, goesOn);
    logger.info(
      {
        contactMessages,
        bookingsWithReasons,
        emails,
        unwritten,
        departureTexts,
        invoices,
        travellers,
        resealed,
        isComplete: goesOn(),
      },
      'Expired texts were erased',
    );
  });
