import type { EmailContent } from '../email-content.ts';
import { accountDeleted, alreadyRegistered, confirmEmail, emailChanged, welcome } from './account-templates.ts';
import { anotherDay } from './another-day-template.ts';
import { balanceOverdue, balanceReminder, paymentReceived } from './balance-templates.ts';
import { bookingConfirmed, bookingReceived, holdExpired, paymentFailed } from './booking-templates.ts';
import { bookingChanged, bookingChangedNotice } from './change-templates.ts';
import { contactForwarded, contactReceived, contactReply } from './contact-templates.ts';
import { departureGuaranteed, departureMessage } from './departure-templates.ts';
import { staffInvitation } from './invitation-template.ts';
import { accountsJoined } from './joined-template.ts';
import { newLogin, passwordChanged, passwordReset, twoFactorChanged } from './login-templates.ts';
import { balanceOverdueNotice, bookingPaid, overdueCancelledNotice } from './notice-templates.ts';
import { inOwnWords } from './own-words.ts';
import { passkeyChanged } from './passkey-template.ts';
import { bookingCancelled, refundCompleted, refundReturned } from './refund-templates.ts';
import { type Site, siteOf, type TemplateConfig } from './site-of.ts';
import { systemReport } from './system-templates.ts';
import type { Template } from './template.ts';
import { tripAfter, tripReminder } from './trip-templates.ts';
import { withoutStrangersLinks } from './unlinked.ts';
import { waitlistOffer } from './waitlist-templates.ts';

const inOurWords = (content: EmailContent, site: Site): Template => {
  switch (content.kind) {
    case 'welcome':
      return welcome(content, site);
    case 'booking-received':
      return bookingReceived(content, site);
    case 'booking-confirmed':
      return bookingConfirmed(content, site);
    case 'booking-changed':
      return bookingChanged(content, site);
    case 'booking-changed-notice':
      return bookingChangedNotice(content, site);
    case 'booking-paid':
      return bookingPaid(content, site);
    case 'payment-received':
      return paymentReceived(content, site);
    case 'payment-failed':
      return paymentFailed(content, site);
    case 'booking-cancelled':
      return bookingCancelled(content, site);
    case 'another-day':
      return anotherDay(content, site);
    case 'hold-expired':
      return holdExpired(content, site);
    case 'trip-reminder':
      return tripReminder(content, site);
    case 'trip-after':
      return tripAfter(content, site);
    case 'balance-reminder':
      return balanceReminder(content, site);
    case 'balance-overdue':
      return balanceOverdue(content, site);
    case 'balance-overdue-notice':
      return balanceOverdueNotice(content, site);
    case 'overdue-cancelled-notice':
      return overdueCancelledNotice(content, site);
    case 'departure-guaranteed':
      return departureGuaranteed(content, site);
    case 'departure-message':
      return departureMessage(content, site);
    case 'refund-returned':
      return refundReturned(content, site);
    case 'refund-completed':
      return refundCompleted(content, site);
    case 'waitlist-offer':
      return waitlistOffer(content, site);
    case 'password-reset':
      return passwordReset(content, site);
    case 'staff-invitation':
      return staffInvitation(content, site);
    case 'already-registered':
      return alreadyRegistered(content, site);
    case 'new-login':
      return newLogin(content, site);
    case 'confirm-email':
      return confirmEmail(content, site);
    case 'email-changed':
      return emailChanged(content, site);
    case 'password-changed':
      return passwordChanged(content, site);
    case 'two-factor-changed':
      return twoFactorChanged(content, site);
    case 'passkey-changed':
      return passkeyChanged(content, site);
    case 'account-deleted':
      return accountDeleted(content, site);
    case 'accounts-joined':
      return accountsJoined(content, site);
    case 'contact-received':
      return contactReceived(content, site);
    case 'contact-reply':
      return contactReply(content, site);
    case 'contact-forwarded':
      return contactForwarded(content, site);
    case 'system-report':
      return systemReport(content, site);
  }
};

/** The template for a content of any kind, in the agency's own words where it has some. */
export const templateOf = (written: EmailContent, config: TemplateConfig): Template => {
  const content = withoutStrangersLinks(written);
  const site = siteOf(config);
  return inOwnWords(inOurWords(content, site), content, { site, letters: config.agency?.letters });
};
