/** What the traveller typed, as text. */
export type CardEntry = { email: string; number: string; expiry: string; cvc: string; name: string };

/** Without blanks and dashes. */
export const plainNumberOf: (text: string) => string;

/** The check digit of every card number: doubled from the right, every second digit, the sum is a multiple of ten. */
export const passesLuhn: (number: string) => boolean;

/** Null where it is no month. */
export const readExpiry: (text: string) => { expiryMonth: number; expiryYear: number } | null;

/** A sentence for each field; empty where nothing is wrong. */
export const problemsOf: (entry: CardEntry, today: Date) => Record<keyof CardEntry, string>;
