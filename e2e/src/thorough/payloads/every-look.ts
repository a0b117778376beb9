import type { ScreenName } from '@wayfarer/contracts/screens';
import { hasParameter, pathOf } from '../../screens.ts';
import type { Stored } from './entity-payloads.ts';

/** How a screen is visited: at an address for each stored entry, as a list of all of them, or once. */
export type Look =
  | { readonly of: (stored: Stored) => string; readonly texts: (stored: Stored) => readonly string[] }
  | { readonly list: string; readonly names: boolean }
  | { readonly once: string };

/** The lists of all stored entries: whether their names are shown. */
const lists: Readonly<Partial<Record<ScreenName, { names: boolean }>>> = {
  packageList: { names: true },
  destinations: { names: true },
  adminDestinations: { names: true },
  adminPackages: { names: true },
  adminBookings: { names: true },
  // It shows bookings, not their packages.
  adminPayments: { names: false },
  adminMessages: { names: true },
  myBookings: { names: true },
};

/** What a screen about one entry shows of it, where that is more than its text. */
const textsOf: Readonly<Partial<Record<ScreenName, (stored: Stored) => readonly string[]>>> = {
  // The booked package, and the reason of the refund.
  adminBooking: ({ text }) => [text, `${text} …`],
};

/** How to visit a screen. */
export const lookOf = (name: ScreenName, [some]: readonly Stored[]): Look => {
  if (!some) throw new Error('Nothing is stored.');
  const list = lists[name];
  if (list) return { list: pathOf(name, some), ...list };
  // A letter is about no entry.
  if (!hasParameter(name) || name === 'adminLetter') return { once: pathOf(name, some) };
  return { of: (stored) => pathOf(name, stored), texts: textsOf[name] ?? (({ text }) => [text]) };
};
