import type { Types } from 'mongoose';
import type { EmailContent } from '../email-content.ts';
import type { DueEmail } from './due-email.model.ts';
import type { DueEmails } from './due-email.repository.ts';

/** An email as it goes into the outbox: to whom, and about what. */
export type ComposedEmail = {
  readonly to: string;
  /** The person's own address, where it goes to somebody else. */
  readonly about?: string;
  readonly content: EmailContent;
  /** Whose email it is, so that it goes with them; null for visitors. */
  readonly userId: Types.ObjectId | null;
  readonly bookingId: Types.ObjectId | null;
};

/** A collection whose documents owe emails. */
export type EmailSource = {
  /** In the keys of emails; `Booking`. */
  readonly name: string;
  readonly list: (now: Date, most: number) => Promise<{ id: string; owed: OwedEmail[] }[]>;
};

export type OwedEmail = {
  readonly due: DueEmail;
  /** Null where there is nobody to tell any more, or nothing that is still true. */
  readonly compose: () => Promise<ComposedEmail | null>;
  readonly settle: () => Promise<void>;
};

/**
 * @param compose makes an email of what its cause is now; asked again right after it was stored, so that nothing stays of somebody who was
 * deleted meanwhile
 */
export const emailSource = <Cause extends { _id: Types.ObjectId | string }>(
  name: string,
  causes: DueEmails<Cause>,
  compose: (cause: Cause, due: DueEmail) => Promise<ComposedEmail | null>,
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
