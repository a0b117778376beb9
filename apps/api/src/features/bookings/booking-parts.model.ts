import type { BookedFacts, CancellationPolicy, CancelTerms, Line, MinorUnits, Party } from '@wayfarer/contracts';
import type { LanguageCode } from '@wayfarer/words';
import type { Types } from 'mongoose';

/** What was booked, as it was at that moment: later edits of the package change nothing here. */
export type BookedPackage = {
  packageId: Types.ObjectId;
  title: string;
  destinationId: Types.ObjectId;
  destinationName: string;
  destinationCountry: string;
  unitPrice: MinorUnits;
  cancellationPolicy: CancellationPolicy;
  /** On the clock of the place, `HH:MM`; absent where the package had none. */
  startTime?: string;
  /** Absent where the package had none of them. */
  facts?: BookedFacts;
  /** Absent where it was booked in English, or the package was not translated. */
  translated?: TranslatedSnapshot;
};

/**
 * The texts of what was booked in the language that it was booked in; English where they are not translated.
 */
export type TranslatedSnapshot = {
  language: LanguageCode;
  title: string;
  /** Absent in bookings of a version before this one. */
  destinationName?: string;
  destinationCountry?: string;
  /** Of categories and extras, by their ids. */
  names: Readonly<Record<string, string>>;
  facts?: BookedFacts;
};

/**
 * What was chosen beside how many travel and when, and what it costs, as it was quoted. Amounts in minor
 * units.
 */
export type BookedChoice = {
  lines: readonly Line[];
  /** Absent where the package had no categories. */
  party?: Party;
  extras?: Readonly<Record<string, number>>;
  singleRooms?: number;
  code?: { id: Types.ObjectId; code: string; discount: MinorUnits };
  /** Extras of which each departure has so many, as the seat day counts them. */
  counted?: { id: string; quantity: number; stock: number }[];
};

/**
 * Why it was cancelled without a request: paid after its seats had been released and sold to others, or after
 * others had used up its code; or not paid for so long after its due day that the site cancelled it.
 */
export type CancellationReason = 'seats_sold' | 'code_used_up' | 'overdue';

/** What staff decided when they cancelled a booking. */
export type StaffCancel = {
  terms: CancelTerms;
  at: Date;
  /**
   * What the traveller is told, in the agency's words. Stored only here, and null once it is erased
   * (docs/decisions/0058).
   */
  reason: string | null;
  /** What the agency wrote to everybody of a departure that it cancelled. Erased with the reason. */
  letter?: string | null;
};

/**
 * What staff wrote and granted when they booked for a customer. The texts are stored only here, and null once
 * they are erased with the account.
 */
export type ByStaff = {
  note: string | null;
  discount?: { amount: MinorUnits; reason: string | null };
  /** Booked however many seats were left. */
  overCapacity?: { note: string | null };
  /** Until when its link to pay counts, and the hash of the link's token; absent without a link. */
  link?: { until: Date; token: string };
};
