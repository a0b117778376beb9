import { readStored, writeStored } from './storage.ts';

// For this tab only, in addition to the three specified keys of local storage.
const KEY = 'returnTo';

/**
 * Saves the address of a booking or payment that required a login first, for the 'Continue your booking' bar.
 */
export const saveReturnTo = (address: string): void => writeStored('sessionStorage', KEY, address);

/** The address to return to after the login, or null. */
export const readReturnTo = (): string | null => {
  const address = readStored('sessionStorage', KEY);
  return address !== null && /^\/(?:book-your-pkg|payment-session|payment-success)\//.test(address) ? address : null;
};

/** Called by the page that was reached, and when the bar is closed. */
export const clearReturnTo = (): void => writeStored('sessionStorage', KEY, null);
