import type { CalendarDate, EmailKind, StaffRole } from '@wayfarer/contracts';
import type { DocumentKind } from './email-documents.ts';

/** What an email says of a booking, as it was when its cause was stored. Amounts in rupees. */
export type BookedTrip = {
  readonly bookingId: string;
  readonly userId: string;
  readonly title: string;
  readonly place: string;
  readonly travelDate: CalendarDate;
  /** Days of the trip, the travel day included. */
  readonly days: number;
  readonly totalPersons: number;
  readonly totalAmount: number;
};

/** Which documents go with it: known when it is sent, and stored in none. */
type WithDocuments = { readonly attached?: readonly DocumentKind[] };
type ToTraveller = { readonly username: string };
type AboutTrip = ToTraveller & { readonly trip: BookedTrip };
type ContactText = { readonly name: string; readonly message: string };

/** All that an email is made of, by its kind. No secret is in it: a link's token is made of its nonce whenever the email is sent. */
export type EmailContent =
  /** Without a link where the address is confirmed already. */
  | ({ readonly kind: 'welcome' } & ToTraveller &
      ({ readonly nonce: string; readonly validUntil: Date } | { readonly nonce: null }))
  | ({ readonly kind: 'already-registered' } & ToTraveller)
  | ({ readonly kind: 'new-login'; readonly browser: string | null; readonly at: Date } & ToTraveller)
  | ({ readonly kind: 'booking-received'; readonly payUntil: Date | null } & AboutTrip)
  | ({ readonly kind: 'booking-confirmed' } & AboutTrip & WithDocuments)
  | ({ readonly kind: 'payment-failed'; readonly seatsHeldUntil: Date | null } & AboutTrip)
  | ({
      readonly kind: 'booking-cancelled';
      readonly refund: number;
      readonly kept: number;
      readonly wasConfirmed: boolean;
      readonly seatsSold: boolean;
      /** Cancelled by an admin, and not by its traveller. */
      readonly byAgency: boolean;
    } & AboutTrip)
  | ({ readonly kind: 'hold-expired' } & AboutTrip)
  | ({ readonly kind: 'trip-reminder'; readonly firstDay: string | null } & AboutTrip)
  | ({ readonly kind: 'refund-returned'; readonly refund: number } & AboutTrip)
  | ({ readonly kind: 'refund-completed'; readonly refund: number } & AboutTrip & WithDocuments)
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
      /** Of emails of earlier versions it is not known. */
      readonly hasPasskeys?: boolean;
    } & ToTraveller)
  | ({ readonly kind: 'two-factor-changed'; readonly isOn: boolean; readonly changedAt: Date } & ToTraveller)
  | ({ readonly kind: 'passkey-changed'; readonly isAdded: boolean; readonly changedAt: Date } & ToTraveller)
  | { readonly kind: 'contact-received' }
  | ({ readonly kind: 'contact-reply'; readonly reply: string } & ContactText)
  | ({ readonly kind: 'contact-forwarded'; readonly email: string } & ContactText);

export type { EmailKind };
export type ContentOf<Kind extends EmailKind> = Extract<EmailContent, { kind: Kind }>;
