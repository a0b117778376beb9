/** What the traveller typed, as text. */
export type CardEntry = { email: string; number: string; expiry: string; cvc: string; name: string };

/** Without blanks and dashes. */
export const plainNumberOf: (text: string) => string;

/**
 * The checksum of card numbers (Luhn): with every second digit from the right doubled, the sum is a multiple
 * of ten.
 */
export const passesLuhn: (number: string) => boolean;

/** Null if it is not a month. */
export const readExpiry: (text: string) => { expiryMonth: number; expiryYear: number } | null;

/** A sentence for each invalid field; empty if all are valid. */
export const problemsOf: (entry: CardEntry, today: Date) => Record<keyof CardEntry, string>;
