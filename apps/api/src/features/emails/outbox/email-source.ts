import type { CalendarDate, CalledEmailKind } from '@wayfarer/contracts';
import type { LanguageCode } from '@wayfarer/words';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { EmailRecord } from '../email.model.ts';
import type { EmailContent } from '../email-content.ts';
import type { DueEmail } from './due-email.model.ts';
import type { DueEmails } from './due-email.repository.ts';

/** An email for the outbox: recipient and content. */
export type ComposedEmail = {
  readonly to: string;
  /** The person's own address, where it is sent to somebody else. */
  readonly about?: string;
  /** Whether the reader has confirmed the address by a link that was sent to it. */
  readonly isConfirmed?: boolean;
  readonly content: EmailContent;
  /** In which its reader reads; absent for English, and for staff whatever their travellers read. */
  readonly language?: LanguageCode | undefined;
  /** The user whose email it is, so that it is erased with them; null for visitors. */
  readonly userId: ObjectId | null;
  readonly bookingId: ObjectId | null;
};

/** Instead of an email, where no address is known: somebody calls about the booking until that day. */
export type CallInstead = {
  readonly kind: CalledEmailKind;
  readonly bookingId: ObjectId;
  /** The id of the booking's departure. */
  readonly departure: string;
  readonly callUntil: CalendarDate;
};

export type WaitingEmail = Pick<EmailRecord, '_id' | 'bookingId' | 'content' | 'causedAt'>;

/** A collection whose documents have due emails. */
export type EmailSource = {
  /** Prefix of the keys of emails, such as `Booking`. */
  readonly name: string;
  readonly list: (now: Date, most: number) => Promise<{ id: string; owed: OwedEmail[] }[]>;
  /**
   * What an email that has waited in the outbox says now; null where it is no longer true. Absent where all
   * of its emails stay true.
   */
  readonly renew?: (email: WaitingEmail) => Promise<EmailContent | null>;
};

export type OwedEmail = {
  readonly due: DueEmail;
  /** Null where there is no recipient any more, or the content is no longer true. */
  readonly compose: () => Promise<ComposedEmail | CallInstead | null>;
  readonly settle: () => Promise<void>;
};

/**
 * @param compose makes an email from the present state of its cause; called again right after it was stored,
 * so that nothing stays of somebody who was deleted meanwhile
 */
export const emailSource = <Cause extends { _id: ObjectId | string }>(
  name: string,
  causes: DueEmails<Cause>,
  compose: (cause: Cause, due: DueEmail) => Promise<ComposedEmail | CallInstead | null>,
): EmailSource => {
  return {
    name,
    list: async (now, most) => {
      const found = await causes.list(now, most);
      return found.map((cause) => ({
        id: String(cause._id),
        owed: (cause.emailsDue ?? [])
          .filter(({ at }) => at <= now)
          .map((due) => ({ due, compose: () => compose(cause, due), settle: () => causes.settle(cause._id, due) })),
      }));
    },
  };
};
