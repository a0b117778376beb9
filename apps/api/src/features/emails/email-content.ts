import type {
  AttachedDocument,
  BookedFacts,
  CalendarDate,
  EmailKind,
  QuoteLine,
  StaffRole,
  WatchedPart,
} from '@wayfarer/contracts';

/** Where a booking with a deposit stands. Amounts in rupees. */
export type TripPlan = {
  readonly deposit: number;
  /** The rest of the price. */
  readonly balance: number;
  /** What is paid in all. */
  readonly paid: number;
  readonly owed: number;
  /** The last day for what is owed. */
  readonly dueOn: CalendarDate;
};

/** What an email says about a booking, as of the time its cause was stored. Amounts in rupees. */
export type BookedTrip = {
  readonly bookingId: string;
  readonly userId: string;
  readonly title: string;
  readonly place: string;
  readonly travelDate: CalendarDate;
  /** On the clock of the place, `HH:MM`; absent where the trip has none. */
  readonly startTime?: string;
  /** Absent where nothing is known, and in emails of earlier versions. */
  readonly facts?: BookedFacts;
  /** Absent where its departure leaves anyway. */
  readonly minimum?: { readonly persons: number; readonly by: CalendarDate };
  /** Days of the trip, the travel day included. */
  readonly days: number;
  readonly totalPersons: number;
  /** What the total is made of, in rupees; absent with one price for each person. */
  readonly lines?: readonly QuoteLine[];
  readonly totalAmount: number;
  /** Absent where everything is paid at once, and in emails of earlier versions. */
  readonly plan?: TripPlan;
  /**
   * Staff added its customer, who has chosen no password yet: the pages of the trip cannot be opened before.
   */
  readonly hasNoPassword?: true;
  /**
   * How often it was changed: a calendar puts the later entry in the place of the former. Absent for
   * never.
   */
  readonly changes?: number;
};

/** What a trip was before it was changed, and what that came to. Amounts in rupees. */
export type TripChangeTold = {
  readonly travelDate: CalendarDate;
  readonly totalPersons: number;
  readonly totalAmount: number;
  readonly paid: number;
  readonly refund: number;
  readonly byAgency: boolean;
};

/** Attachments besides the calendar entry. */
export type DocumentKind = AttachedDocument['kind'];

/** The attached documents: known when it is sent, and never stored. */
type WithDocuments = { readonly attached?: readonly DocumentKind[] };
/** The name is what they are called, where an email may say it: nobody is greeted by a stranger's words. */
type ToTraveller = { readonly username: string; readonly name?: string };
type AboutTrip = ToTraveller & { readonly trip: BookedTrip };
type AboutPlan = ToTraveller & { readonly trip: BookedTrip & { readonly plan: TripPlan } };
type ContactText = { readonly name: string; readonly message: string };

/**
 * The content of an email, by its kind. Without secrets: a link's token is derived from its nonce whenever
 * the email is sent.
 */
export type EmailContent =
  /** Null without a link, where the address is already confirmed. */
  | ({ readonly kind: 'welcome' } & ToTraveller &
      ({ readonly nonce: string; readonly validUntil: Date } | { readonly nonce: null }))
  | ({ readonly kind: 'already-registered' } & ToTraveller)
  | ({ readonly kind: 'new-login'; readonly browser: string | null; readonly at: Date } & ToTraveller)
  /** With a nonce staff booked: it is paid by a link, without a login. */
  | ({ readonly kind: 'booking-received'; readonly payUntil: Date | null; readonly nonce?: string } & AboutTrip)
  | ({ readonly kind: 'booking-confirmed' } & AboutTrip & WithDocuments)
  /** To the agency. @param email of who booked; absent where none is known */
  | ({ readonly kind: 'booking-paid'; readonly email?: string } & AboutTrip)
  /** Of each payment after the one that confirmed the booking. */
  | ({ readonly kind: 'payment-received'; readonly received: number } & AboutPlan & WithDocuments)
  /** With a nonce as above. */
  | ({ readonly kind: 'payment-failed'; readonly seatsHeldUntil: Date | null; readonly nonce?: string } & AboutTrip)
  /** Another day, party, room or extra; `trip` says how it is now. */
  | ({ readonly kind: 'booking-changed'; readonly change: TripChangeTold } & AboutTrip & WithDocuments)
  /** To the agency, of a change by the traveller. @param email as of 'booking-paid' */
  | ({ readonly kind: 'booking-changed-notice'; readonly change: TripChangeTold; readonly email?: string } & AboutTrip)
  | ({
      readonly kind: 'booking-cancelled';
      readonly refund: number;
      /** Staff give the refund back, because they took the money. */
      readonly byHand?: true;
      /** What of the refund staff give back, where the rest of it goes back to a card. */
      readonly partByHand?: number;
      /** It was paid by card more than once, and goes back in as many parts. */
      readonly isToSeveralCards?: true;
      readonly kept: number;
      /** The deposit, where that is what is kept, because it is not refundable. */
      readonly keptDeposit?: number;
      readonly wasConfirmed: boolean;
      readonly seatsSold: boolean;
      /** Absent in emails of earlier versions. */
      readonly isCodeUsedUp?: boolean;
      /** Since when its rest was overdue, where the site cancelled it for that. */
      readonly overdueSince?: CalendarDate;
      /** The agency cancels, neither its traveller nor staff on their behalf. */
      readonly byAgency: boolean;
      /** Why, in the agency's words. */
      readonly reason: string | null;
      /** What the agency wrote to everybody of a departure that it cancelled; absent without. */
      readonly letter?: string;
      /** The bank decides on a payment, or has taken it back. */
      readonly isDisputed: boolean;
    } & AboutTrip)
  /**
   * A departure is cancelled, and its traveller chooses another day or the money: `trip` is as it was booked.
   * With the nonce of the link that answers. Amounts in rupees.
   */
  | ({
      readonly kind: 'another-day';
      readonly nonce: string;
      /** Who has not answered by then gets the money. */
      readonly validUntil: Date;
      /** In the agency's words; null once they are erased. */
      readonly reason: string | null;
      readonly letter: string | null;
      readonly other: {
        readonly travelDate: CalendarDate;
        readonly startTime?: string;
        readonly totalAmount: number;
        /** What goes back to who moves. */
        readonly refund: number;
        readonly owed: number;
        readonly dueOn: CalendarDate | null;
      };
      /** What goes back to who does not. */
      readonly money: number;
    } & AboutTrip)
  | ({ readonly kind: 'hold-expired' } & AboutTrip)
  /** @param inDays until it begins; absent in emails of earlier versions, which went out a week before */
  | ({ readonly kind: 'trip-reminder'; readonly firstDay: string | null; readonly inDays?: number } & AboutTrip)
  | ({ readonly kind: 'trip-after' } & AboutTrip)
  /** With the nonce of the link to pay. */
  | ({ readonly kind: 'balance-reminder'; readonly isDueToday: boolean; readonly nonce: string } & AboutPlan)
  /**
   * @param keptDeposit a deposit that a cancel does not give back; absent where it does
   * @param lastDay after which the site cancels it by itself; absent where only staff do
   */
  | ({
      readonly kind: 'balance-overdue';
      readonly keptDeposit?: number;
      readonly lastDay?: CalendarDate;
      readonly nonce: string;
    } & AboutPlan)
  /** To the agency. @param email as of 'booking-paid' */
  | ({ readonly kind: 'balance-overdue-notice'; readonly email?: string } & AboutPlan)
  /** To the agency. Amounts in rupees. @param dueOn when its rest was due */
  | ({
      readonly kind: 'overdue-cancelled-notice';
      readonly dueOn: CalendarDate;
      readonly refund: number;
      readonly kept: number;
      readonly email?: string;
    } & AboutTrip)
  | ({ readonly kind: 'departure-guaranteed' } & AboutTrip)
  | ({ readonly kind: 'departure-message'; readonly subject: string; readonly text: string } & AboutTrip)
  | ({ readonly kind: 'refund-returned'; readonly refund: number } & AboutTrip)
  | ({ readonly kind: 'refund-completed'; readonly refund: number; readonly byHand?: true } & AboutTrip & WithDocuments)
  /** Seats are held for who waited for them. With the nonce of the link that books or refuses them. */
  | ({
      readonly kind: 'waitlist-offer';
      readonly nonce: string;
      readonly validUntil: Date;
      readonly title: string;
      readonly place: string;
      readonly travelDate: CalendarDate;
      readonly startTime?: string;
      readonly totalPersons: number;
    } & ToTraveller)
  | ({ readonly kind: 'password-reset'; readonly nonce: string; readonly validUntil: Date } & ToTraveller)
  | {
      readonly kind: 'staff-invitation';
      readonly inviter: string;
      readonly role: StaffRole;
      readonly nonce: string;
      readonly validUntil: Date;
    }
  | ({ readonly kind: 'confirm-email'; readonly nonce: string; readonly validUntil: Date } & ToTraveller)
  | ({
      readonly kind: 'email-changed';
      readonly isFormer: boolean;
      readonly email: string;
      readonly changedAt: Date;
    } & ToTraveller)
  | ({
      readonly kind: 'password-changed';
      readonly changedAt: Date;
      /** Unknown in emails of earlier versions. */
      readonly hasPasskeys?: boolean;
    } & ToTraveller)
  | ({ readonly kind: 'two-factor-changed'; readonly isOn: boolean; readonly changedAt: Date } & ToTraveller)
  | ({ readonly kind: 'passkey-changed'; readonly isAdded: boolean; readonly changedAt: Date } & ToTraveller)
  | ({ readonly kind: 'account-deleted'; readonly deletedAt: Date } & ToTraveller)
  | ({
      readonly kind: 'accounts-joined';
      readonly joinedAt: Date;
      /** To the address of the account that was closed, or of the one that remains. */
      readonly isClosed: boolean;
      /** Of the account that remains; absent to an address that may be of somebody else. */
      readonly email?: string;
      /** A password has to be chosen first. */
      readonly hasNoPassword?: true;
    } & ToTraveller)
  | { readonly kind: 'contact-received' }
  | ({ readonly kind: 'contact-reply'; readonly reply: string } & ContactText)
  | ({
      readonly kind: 'system-report';
      readonly part: WatchedPart;
      readonly isWrong: boolean;
      readonly sentence: string;
      readonly at: Date;
    } & ToTraveller)
  | ({ readonly kind: 'contact-forwarded'; readonly email: string } & ContactText);

export type { EmailKind };
export type ContentOf<Kind extends EmailKind> = Extract<EmailContent, { kind: Kind }>;
